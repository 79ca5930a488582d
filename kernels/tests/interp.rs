//! The interpreter: control flow, lanes, memory checks, and the meaning of every operation.

use kiln_kernels::check::{Fault, Interpreter, interpret, verify_program};
use kiln_kernels::ir::text::{parse_kernel, parse_program};
use kiln_kernels::ir::{BinaryOp, TernaryOp, UnaryOp, eval};
use kiln_kernels::lower::{Target, defaults, lower};
use kiln_kernels::program::{Memory, Program};
use kiln_kernels::{DType, Scalar};

fn program(text: &str) -> Program {
    let program = parse_program(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(parse_program(&program.to_string()).unwrap().to_string(), program.to_string());
    program
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|b| f32::from_ne_bytes(b.try_into().unwrap())).collect()
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_ne_bytes()).collect()
}

const MATMUL: &str = "
program matmul items 4
%0: f32[32] read
%1: f32[64] read
%2: f32[32] write
row = item : i64
c8 = const 8 : i64
zero = const 0 : i64
start = mul row c8 : i64
zeros = const 0.0 : f32
wide = splat zeros : f32x8
acc = var wide : f32x8
loop k = zero..c8 step 1
  at = add start k : i64
  a = load %0[at] : f32
  aa = splat a : f32x8
  bat = mul k c8 : i64
  b = load %1[bat] : f32x8
  old = get acc : f32x8
  new = fma aa b old : f32x8
  set acc = new
end
sum = get acc : f32x8
store %2[start] = sum
";

#[test]
fn loops_variables_and_vectors() {
    let a: Vec<f32> = (0..32).map(|v| v as f32).collect();
    let b: Vec<f32> = (0..64).map(|v| 1.0 - v as f32).collect();
    let mut out = vec![0u8; 128];
    interpret(&program(MATMUL), &mut [&mut bytes(&a), &mut bytes(&b), &mut out]).unwrap();
    let out = floats(&out);
    for i in 0..4 {
        for j in 0..8 {
            let want: f32 = (0..8).map(|k| a[i * 8 + k] * b[k * 8 + j]).sum();
            assert_eq!(out[i * 8 + j], want, "{i} {j}");
        }
    }
}

#[test]
fn conditions_lanes_and_packs() {
    let text = "
program lanes items 3
%0: i32[12] readwrite
i = item : i64
c4 = const 4 : i64
at = mul i c4 : i64
v = load %0[at] : i32x4
a = lane v 3 : i32
b = lane v 0 : i32
ba = pack a b b a : i32x4
f = bitcast ba : f32x4
g = bitcast f : i32x4
one = const 1 : i64
mid = eq i one : bool
if mid
  store %0[at] = g
end
loop j = one..c4 step 2
  store %0[at + -1] = b
end
";
    let mut data: Vec<u8> = (0..12i32).flat_map(i32::to_ne_bytes).collect();
    let fault = interpret(&program(text), &mut [&mut data]).unwrap_err();
    assert!(matches!(fault, Fault::OutOfBounds { write: true, memory: Memory::Param(_), index: -1, item: 0, .. }), "{fault}");
    let fixed = text.replace("+ -1", "+ 1");
    let mut data: Vec<u8> = (0..12i32).flat_map(i32::to_ne_bytes).collect();
    interpret(&program(&fixed), &mut [&mut data]).unwrap();
    let got: Vec<i32> = data.chunks_exact(4).map(|b| i32::from_ne_bytes(b.try_into().unwrap())).collect();
    assert_eq!(got, [0, 0, 2, 3, 7, 4, 4, 7, 8, 8, 10, 11]);
}

#[test]
fn reads_outside_are_found_at_their_lane_count() {
    let text = MATMUL.replace("%1[bat]", "%1[bat + 1]");
    let mut args = [vec![0u8; 128], vec![0u8; 256], vec![0u8; 128]];
    let [a, b, c] = &mut args;
    let fault = interpret(&program(&text), &mut [a, b, c]).unwrap_err();
    let Fault::OutOfBounds { write: false, index: 57, lanes: 8, len: 64, item: 0, .. } = fault else { panic!("{fault}") };
    assert!(fault.to_string().contains("reads %1[57], 8 elements, but there are 64"), "{fault}");
}

#[test]
fn scratch_is_forgotten_between_items() {
    let text = "
program scratch items 2
%0: f32[2] write
#0: f32[4]
i = item : i64
zero = const 0 : i64
x = const 2.5 : f32
first = eq i zero : bool
if first
  store #0[i] = x
end
y = load #0[zero] : f32
store %0[i] = y
";
    let mut out = vec![0u8; 8];
    let fault = interpret(&program(text), &mut [&mut out]).unwrap_err();
    assert!(matches!(fault, Fault::Uninitialised { memory: Memory::Scratch(0), index: 0, item: 1, .. }), "{fault}");
    assert_eq!(floats(&out)[0], 2.5);
}

#[test]
fn bounds_and_arguments() {
    let text = "
program gather items 2
%0: i64[2] read
%1: f32[8] read
%2: f32[2] write
tag \"embedding at model.rs:3\"
i = item : i64
t = load %0[i] : i64
at = bound t limit 8 tag 0 : i64
x = load %1[at] : f32
store %2[i] = x
";
    let program = program(text);
    let mut index: Vec<u8> = [7i64, 8].into_iter().flat_map(i64::to_ne_bytes).collect();
    let mut table = bytes(&[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    let mut out = vec![0u8; 8];
    let fault = interpret(&program, &mut [&mut index, &mut table, &mut out]).unwrap_err();
    assert_eq!(fault.to_string(), "embedding at model.rs:3: index 8 is not in 0..8");
    assert_eq!(floats(&out)[0], 7.0);
    let fault = interpret(&program, &mut [&mut index, &mut table[..31], &mut out]).unwrap_err();
    assert!(matches!(fault, Fault::ArgumentSize { param: 1, expected: 32, given: 31, .. }));
    let fault = interpret(&program, &mut [&mut index]).unwrap_err();
    assert!(matches!(fault, Fault::Arguments { expected: 3, given: 1, .. }));
}

fn f(op: BinaryOp, a: f32, b: f32) -> f32 {
    f32::from_bits(eval::fold_binary(op, Scalar::f32(a), Scalar::f32(b)).unwrap().bits as u32)
}

fn i(op: BinaryOp, dtype: DType, a: i64, b: i64) -> i64 {
    eval::fold_binary(op, Scalar::from_i64(dtype, a), Scalar::from_i64(dtype, b)).unwrap().as_i64()
}

#[test]
fn floats_compare_and_choose_as_documented() {
    assert_eq!(f(BinaryOp::Max, -0.0, 0.0).to_bits(), 0.0f32.to_bits());
    assert_eq!(f(BinaryOp::Max, 0.0, -0.0).to_bits(), 0.0f32.to_bits());
    assert_eq!(f(BinaryOp::Min, 0.0, -0.0).to_bits(), (-0.0f32).to_bits());
    assert!(f(BinaryOp::Max, f32::NAN, f32::INFINITY).is_nan() && f(BinaryOp::Min, 1.0, f32::NAN).is_nan());
    let nan = Scalar::f32(f32::NAN);
    let compare = |op| eval::fold_binary(op, nan, nan).unwrap().is_true();
    assert!(compare(BinaryOp::CmpNe) && !compare(BinaryOp::CmpEq) && !compare(BinaryOp::CmpLe) && !compare(BinaryOp::CmpLt));
    let round = |v| f32::from_bits(eval::fold_unary(UnaryOp::Round, Scalar::f32(v)).unwrap().bits as u32);
    assert_eq!([round(0.5), round(1.5), round(-2.5)], [0.0, 2.0, -2.0]);
    let fma = eval::ternary(TernaryOp::Fma, DType::F32).unwrap();
    let x = 1.0f32 + f32::EPSILON;
    // What the rounded product loses is what only one rounding keeps.
    let error = fma(x.to_bits() as u64, x.to_bits() as u64, (-(x * x)).to_bits() as u64);
    assert_eq!(f32::from_bits(error as u32), f32::EPSILON * f32::EPSILON);
}

#[test]
fn integers_wrap_floor_and_shift_as_documented() {
    for a in -128..=127i64 {
        for b in -128..=127i64 {
            if b != 0 {
                let q = i(BinaryOp::Div, DType::I8, a, b);
                assert_eq!(q, ((a as f64 / b as f64).floor() as i64) as i8 as i64, "{a} / {b}");
                assert_eq!(i(BinaryOp::Mod, DType::I8, a, b), (a - b * (a as f64 / b as f64).floor() as i64) as i8 as i64, "{a} % {b}");
            }
            let (ua, ub) = (a & 255, b & 255);
            assert_eq!(i(BinaryOp::Div, DType::U8, ua, ub), if ub == 0 { 0 } else { ua / ub });
            let inside = (0..8).contains(&b);
            assert_eq!(i(BinaryOp::Shl, DType::I8, a, b), if inside { (a << b) as i8 as i64 } else { 0 });
            assert_eq!(i(BinaryOp::Shr, DType::I8, a, b), if inside { a >> b } else { a >> 7 });
            assert_eq!(i(BinaryOp::Shr, DType::U8, ua, ub), if ub < 8 { ua >> ub } else { 0 });
        }
        assert_eq!((i(BinaryOp::Div, DType::I8, a, 0), i(BinaryOp::Mod, DType::I8, a, 0)), (0, 0));
    }
    assert_eq!(i(BinaryOp::Div, DType::I64, i64::MIN, -1), i64::MIN);
    assert_eq!(i(BinaryOp::Mul, DType::I32, i32::MAX.into(), 2), -2);
}

#[test]
fn casts_saturate_wrap_and_round() {
    let cast = |v: Scalar, to| eval::fold_cast(v, to);
    assert_eq!(cast(Scalar::f32(300.7), DType::I8).as_i64(), 127);
    assert_eq!(cast(Scalar::f32(-1.5), DType::U8).as_i64(), 0);
    assert_eq!(cast(Scalar::f32(f32::NAN), DType::I32).as_i64(), 0);
    assert_eq!(cast(Scalar::i64(-1), DType::U32).as_i64(), u32::MAX as i64);
    assert_eq!(cast(Scalar::from_i64(DType::I8, -1), DType::U64).bits, u64::MAX);
    assert_eq!(cast(Scalar::from_i64(DType::I8, -1), DType::F32), Scalar::f32(-1.0));
    assert_eq!(cast(Scalar { dtype: DType::U64, bits: u64::MAX }, DType::F64).as_f64(), u64::MAX as f64);
    assert!(cast(Scalar::f32(f32::NAN), DType::Bool).is_true() && !cast(Scalar::f32(-0.0), DType::Bool).is_true());
    assert_eq!(cast(Scalar::i64(256), DType::Bool), Scalar::bool(true));
}

/// To a half type there is one rounding, whatever the value comes from: halfway and a little more rounds up.
#[test]
fn casts_to_half_types_round_once() {
    let bf16 = |v: Scalar| eval::fold_cast(v, DType::BF16).as_f64();
    // Between 1 and 1 + 2^-7; f32 cannot tell the sum from the middle.
    let middle = 1.0 + 0.5f64.powi(8);
    assert_eq!(bf16(Scalar::from_f64(DType::F64, middle)), 1.0);
    assert_eq!(bf16(Scalar::from_f64(DType::F64, middle + 0.5f64.powi(50))), 1.0 + 0.5f64.powi(7));
    assert_eq!(bf16(Scalar::from_f64(DType::F64, -middle - 0.5f64.powi(50))), -1.0 - 0.5f64.powi(7));
    for sign in [1, -1] {
        let middle = (1i64 << 62) + (1 << 54);
        assert_eq!(bf16(Scalar::i64(sign * middle)), (sign * (1i64 << 62)) as f64);
        assert_eq!(bf16(Scalar::i64(sign * (middle + 1))), (sign * ((1i64 << 62) + (1 << 55))) as f64);
    }
    assert_eq!(eval::fold_cast(Scalar::i64(65520), DType::F16).as_f64(), f64::INFINITY);
    assert_eq!(eval::fold_cast(Scalar::i64(65519), DType::F16).as_f64(), 65504.0);
    assert_eq!(eval::fold_cast(Scalar::from_f64(DType::F64, 1e300), DType::F16).as_f64(), f64::INFINITY);
}

/// Every function that exists gives canonical bits: nothing above the type's width.
#[test]
fn results_are_canonical() {
    let samples = |d: DType| [d.min_value(), d.max_value(), Scalar::zero(d), Scalar::one(d), Scalar::from_i64(d, -3)];
    let canonical = |d: DType, bits: u64| match d {
        DType::Bool => bits <= 1,
        d => d.size() == 8 || bits >> (8 * d.size()) == 0,
    };
    for d in DType::ALL {
        for a in samples(d) {
            for f in UnaryOp::ALL.iter().filter_map(|&op| eval::unary(op, d)) {
                assert!(canonical(d, f(a.bits)));
            }
            for to in DType::ALL {
                assert!(canonical(to, eval::fold_cast(a, to).bits), "{a} {d} -> {to}");
            }
            for (b, &op) in samples(d).into_iter().flat_map(|b| BinaryOp::ALL.iter().map(move |op| (b, op))) {
                if let Some(s) = eval::fold_binary(op, a, b) {
                    assert!(canonical(s.dtype, s.bits), "{op:?} {a} {b}");
                }
            }
        }
    }
}

#[test]
fn malformed_programs_are_refused() {
    let cases = [
        ("x = add i i : f32", "the type is given as f32, and is i64"),
        ("if i", "has to be bool"),
        ("x = const 1 : i64\nend", "no bracket is open"),
        ("loop j = i..i step 0\nend", "has to be positive"),
        ("loop j = i..i step 1", "never closed"),
        ("loop j = i..i step 1\nend\nx = neg j : i64", "no value that can be used here"),
        ("x = load %1[i] : f32", "is only written"),
        ("store %0[i] = i", "is only read"),
        ("x = load %7[i] : f32", "no parameter"),
        ("x = load #0[i] : f32", "no scratch"),
        ("x = load %0[i] : f32x0", "the type is given"),
        ("x = load %0[i] : f32\ny = and x x : f32", "and is not defined for f32"),
        ("x = load %0[i] : f32\ny = exp x : f32", "exp is not defined"),
        ("x = var i : i64\ny = neg x : i64", "needs a get"),
        ("y = get i : i64", "not a variable"),
        ("x = bound i limit 4 tag 0 : i64", "no tag 0"),
        ("x = cast i : bf16", "no bf16 arithmetic"),
        ("x = bitcast i : f32", "same bits"),
        ("x = splat i : i64x4\ny = lane x 4 : i64", "no lane 4"),
    ];
    for (body, want) in cases {
        let text = format!("program bad items 1\n%0: f32[4] read\n%1: f32[4] write\ni = item : i64\n{body}\n");
        let error = verify_program(&program(&text)).expect_err(body);
        assert!(error.reason.contains(want), "{body}: {error}");
        assert!(error.listing.contains(">>> "), "{error}");
    }
}

/// Masked loads read element 0 where the mask is false; an empty parameter has none.
/// The classic wrong fusion: a sum's accumulator that starts again in every round of its own loop.
#[test]
fn an_accumulator_that_starts_inside_its_own_loop_is_refused_in_place() {
    let sum = |start: &str, inside: &str| {
        format!(
            "program sum items 1\n%0: f32[8] read\n%1: f32[1] write\nfirst = const 0 : i64\nlast = const 8 : i64\nzero = const 0.0 : f32\n{start}\
             loop k = first..last step 1\n{inside}  x = load %0[k] : f32\n  before = get total : f32\n  after = add before x : f32\n  \
             set total = after\nend\nresult = get total : f32\nstore %1[first] = result\n"
        )
    };
    let var = "total = var zero : f32\n";
    verify_program(&program(&sum(var, ""))).unwrap();
    let error = verify_program(&program(&sum("", &format!("  {var}")))).unwrap_err();
    assert_eq!(error.reason, "v4 is not a variable that is visible here", "{error}");
    let marked: Vec<&str> = error.listing.lines().filter(|line| line.contains(">>>")).collect();
    assert!(marked.len() == 1 && marked[0].contains("get v4 : f32"), "{error}");
    // What is around it is there to be read: the loop, and the start within it.
    assert!(error.listing.contains("loop v3 = v0..v1 step 1") && error.listing.contains("  v4 = var v2 : f32"), "{error}");
}

#[test]
fn some_work_items_are_run_from_all_over() {
    let square = program(
        "program square items 1000\n%0: f32[1000] read\n%1: f32[1000] write\nv0 = item : i64\nv1 = load %0[v0] : f32\nv2 = mul v1 v1 : f32\nstore %1[v0] = v2\n",
    );
    let (mut input, mut output) = (bytes(&[2.0; 1000]), bytes(&[0.0; 1000]));
    let interpreter = Interpreter::new(&square).unwrap();
    let ran = interpreter.run_some(&mut [&mut input, &mut output], 40).unwrap();
    let done: Vec<usize> = floats(&output).iter().enumerate().filter(|(_, v)| **v == 4.0).map(|(at, _)| at).collect();
    assert!((5..50).contains(&ran) && done.len() as i64 >= ran && done.iter().any(|at| *at > 500), "{ran}: {done:?}");
    assert_eq!(interpreter.run_some(&mut [&mut input, &mut output], u64::MAX), Ok(1000));
    assert!(floats(&output).iter().all(|v| *v == 4.0));
}

#[test]
fn masked_loads_of_nothing_are_zero() {
    for dtype in ["f32", "bf16", "i64"] {
        let text = format!(
            "kernel pad\n%0: {dtype}[0] read\n%1: {dtype}[20] write\nr0: 20\ndomain r0\ni = range r0 : i64\n\
             c = const 20 : i64\nm = le c i : bool\nx = load %0 i where m : {dtype}\nstore %1[i] = x\n"
        );
        let kernel = parse_kernel(&text).unwrap();
        let target = Target::new(8, 16, 1);
        let program = lower(&kernel, &defaults::schedule(&kernel, target));
        let mut out = vec![0xff; 20 * kernel.params[1].dtype.size()];
        interpret(&program, &mut [&mut [], &mut out]).unwrap();
        assert!(out.iter().all(|&b| b == 0), "{dtype}");
    }
}
