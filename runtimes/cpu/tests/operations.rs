//! Every operation on every type, as scalars and as vectors, against the one definition of what it means for single values.

mod common;

use common::*;
use kiln_cpu::CpuDevice;
use kiln_kernels::ir::{Access, BinaryOp, Param, ParamId, TernaryOp, UnaryOp, eval};
use kiln_kernels::program::{Inst, Memory, Program, Value};
use kiln_kernels::{DType, Scalar};
use kiln_runtime::Device;
use proptest::prelude::*;
use std::sync::LazyLock;

static CRANELIFT: LazyLock<CpuDevice> = LazyLock::new(|| compiler(1));
static LLVM: LazyLock<Vec<CpuDevice>> = LazyLock::new(|| llvm(1).into_iter().chain(llvm_levels()).collect());

/// The widest vectors here, of which arrays have whole numbers.
const WIDEST: usize = 16;

/// Types that programs compute with.
fn computed() -> impl Iterator<Item = DType> {
    DType::ALL.into_iter().filter(|d| !d.is_half())
}

/// Types that Cranelift has vectors of.
fn has_vectors(dtype: DType) -> bool {
    matches!(dtype, DType::Bool | DType::I32 | DType::U32 | DType::F32)
}

/// The compilers, and the widths that each has vectors of; Cranelift has them of some types only.
fn ways(vectors: bool) -> impl Iterator<Item = (&'static CpuDevice, u8)> {
    let cranelift = [1, 4].into_iter().filter(move |&lanes| lanes == 1 || vectors).map(|lanes| (&*CRANELIFT, lanes));
    // As it is with every width, and as it is elsewhere with the widest.
    let llvm = LLVM.iter().take(1).flat_map(|device| [1, 4, 16].map(|lanes| (device, lanes)));
    cranelift.chain(llvm).chain(LLVM.iter().skip(1).map(|device| (device, WIDEST as u8)))
}

/// A program that maps operands of types `from`, element by element, to one result of type `to`.
fn elementwise(n: usize, lanes: u8, from: &[DType], to: DType, op: impl Fn(&[Value]) -> Inst) -> Program {
    let width = i64::from(lanes);
    assert_eq!(n as i64 % width, 0);
    let mut p = Program { name: "map".into(), items: n as i64 / width, ..Program::default() };
    let mut param = |dtype, access| {
        p.params.push(Param { dtype, len: n as i64, access });
        Memory::Param(ParamId(p.params.len() as u32 - 1))
    };
    let inputs: Vec<_> = from.iter().map(|&d| param(d, Access::Read)).collect();
    let output = param(to, Access::Write);
    let item = p.push(Inst::Item, DType::I64, 1);
    let width = p.push(Inst::Const(Scalar::i64(width)), DType::I64, 1);
    let index = p.push(Inst::Binary(BinaryOp::Mul, item, width), DType::I64, 1);
    let load = |(&memory, &dtype)| p.push(Inst::Load { memory, index, offset: 0 }, dtype, lanes);
    let operands: Vec<Value> = inputs.iter().zip(from).map(load).collect();
    let result = p.push(op(&operands), to, lanes);
    p.push(Inst::Store { memory: output, index, offset: 0, value: result }, DType::Bool, 1);
    p
}

/// Runs an elementwise program and compares each element with `want`.
fn check(what: &str, inputs: &[Vec<Scalar>], to: DType, op: impl Fn(&[Value]) -> Inst, want: impl Fn(&[u64]) -> u64) {
    let from: Vec<DType> = inputs.iter().map(|x| x[0].dtype).collect();
    let n = inputs[0].len();
    let mut args: Vec<Vec<u8>> = inputs.iter().map(|x| bytes(x)).collect();
    args.push(vec![0xAB; n * to.size()]);
    let vectors = from.iter().chain([&to]).all(|&d| has_vectors(d));
    for (device, lanes) in ways(vectors) {
        let program = elementwise(n, lanes, &from, to, &op);
        let what = format!("{what} x {lanes} on {}", device.name());
        let results = run(device, &program, &args).unwrap_or_else(|e| panic!("{what}: {e}"));
        for (i, got) in scalars(to, results.last().unwrap()).into_iter().enumerate() {
            let operands: Vec<u64> = inputs.iter().map(|x| x[i].bits).collect();
            let want = Scalar { dtype: to, bits: want(&operands) };
            let shown: Vec<String> = inputs.iter().map(|x| x[i].to_string()).collect();
            assert!(same(got, want), "{what} of {shown:?}: {got} ({:#x}), not {want} ({:#x})", got.bits, want.bits);
        }
    }
}

/// All pairs of some values, and so many more that vectors come out even.
fn pairs(values: &[Scalar]) -> Vec<Vec<Scalar>> {
    let mut both: Vec<(Scalar, Scalar)> = values.iter().flat_map(|&a| values.iter().map(move |&b| (a, b))).collect();
    while !both.len().is_multiple_of(WIDEST) {
        both.push(both[0]);
    }
    vec![both.iter().map(|p| p.0).collect(), both.iter().map(|p| p.1).collect()]
}

fn even(mut values: Vec<Scalar>) -> Vec<Scalar> {
    while !values.len().is_multiple_of(WIDEST) {
        values.push(values[0]);
    }
    values
}

fn check_unary(op: UnaryOp, dtype: DType, values: Vec<Scalar>) {
    if let Some(f) = eval::unary(op, dtype).filter(|_| !op.is_transcendental()) {
        check(&format!("{} {dtype}", op.name()), &[values], dtype, |v| Inst::Unary(op, v[0]), |x| f(x[0]));
    }
}

fn check_binary(op: BinaryOp, dtype: DType, values: &[Vec<Scalar>]) {
    if let Some(f) = eval::binary(op, dtype) {
        let to = if op.is_compare() { DType::Bool } else { dtype };
        check(&format!("{} {dtype}", op.name()), values, to, |v| Inst::Binary(op, v[0], v[1]), |x| f(x[0], x[1]));
    }
}

fn check_casts(from: DType, values: &[Scalar]) {
    for to in computed() {
        let f = eval::cast(from, to);
        check(&format!("{from} to {to}"), &[values.to_vec()], to, |v| Inst::Cast(v[0]), |x| f(x[0]));
    }
}

fn check_fma(dtype: DType, values: &[Vec<Scalar>]) {
    let f = eval::ternary(TernaryOp::Fma, dtype).unwrap();
    check(&format!("fma {dtype}"), values, dtype, |v| Inst::Ternary(TernaryOp::Fma, v[0], v[1], v[2]), |x| f(x[0], x[1], x[2]));
}

#[test]
fn unary_operations_at_the_edges() {
    for dtype in computed() {
        for &op in UnaryOp::ALL {
            check_unary(op, dtype, even(special(dtype)));
        }
    }
}

#[test]
fn binary_operations_at_the_edges() {
    for dtype in computed() {
        for &op in BinaryOp::ALL {
            check_binary(op, dtype, &pairs(&special(dtype)));
        }
    }
}

#[test]
fn casts_at_the_edges() {
    for from in computed() {
        check_casts(from, &even(special(from)));
    }
}

#[test]
fn fused_multiply_add_at_the_edges() {
    for dtype in [DType::F32, DType::F64] {
        let [a, b] = &pairs(&special(dtype))[..] else { unreachable!("pairs are two") };
        for c in special(dtype) {
            check_fma(dtype, &[a.clone(), b.clone(), vec![c; a.len()]]);
        }
    }
    // (1 + 2^-12)^2 + 2^-60 lies just above the middle between two floats; in f64 the last term is lost, and the tie goes down.
    let [a, c] = [0x3f80_0800, 0x2180_0000].map(f32::from_bits);
    assert_ne!((f64::from(a) * f64::from(a) + f64::from(c)) as f32, a.mul_add(a, c));
    check_fma(DType::F32, &[a, a, c].map(|x| vec![Scalar::f32(x); WIDEST]));
}

#[test]
fn selections() {
    for dtype in computed() {
        let mut values = pairs(&special(dtype));
        values.insert(0, (0..values[0].len()).map(|i| Scalar::bool(i % 3 == 0)).collect());
        let op = |v: &[Value]| Inst::Ternary(TernaryOp::Where, v[0], v[1], v[2]);
        check(&format!("where {dtype}"), &values, dtype, op, |x| if x[0] != 0 { x[1] } else { x[2] });
    }
}

#[test]
fn bitcasts() {
    for from in DType::ALL.into_iter().filter(|&d| d != DType::Bool) {
        for to in DType::ALL.into_iter().filter(|&d| d != DType::Bool && d.size() == from.size()) {
            check(&format!("{from} as {to}"), &[even(special(from))], to, |v| Inst::Bitcast(v[0]), |x| x[0]);
        }
    }
}

/// An operation whose second operand is known when it is compiled, which takes other ways through the compiler.
fn check_constants(op: BinaryOp, dtype: DType, values: &[Scalar], constants: &[Scalar]) {
    let Some(f) = eval::binary(op, dtype) else { return };
    let to = if op.is_compare() { DType::Bool } else { dtype };
    for (device, lanes) in ways(has_vectors(dtype)) {
        let len = values.len() as i64;
        let mut p = Program { items: len / i64::from(lanes), ..Program::default() };
        p.params =
            vec![Param { dtype, len, access: Access::Read }, Param { dtype: to, len: len * constants.len() as i64, access: Access::Write }];
        let item = p.push(Inst::Item, DType::I64, 1);
        let width = p.push(Inst::Const(Scalar::i64(i64::from(lanes))), DType::I64, 1);
        let index = p.push(Inst::Binary(BinaryOp::Mul, item, width), DType::I64, 1);
        let x = p.push(Inst::Load { memory: Memory::Param(ParamId(0)), index, offset: 0 }, dtype, lanes);
        for (i, &c) in constants.iter().enumerate() {
            let c = p.push(Inst::Const(c), dtype, 1);
            let c = if lanes == 1 { c } else { p.push(Inst::Splat(c), dtype, lanes) };
            let value = p.push(Inst::Binary(op, x, c), to, lanes);
            let store = Inst::Store { memory: Memory::Param(ParamId(1)), index, offset: i as i64 * len, value };
            p.push(store, DType::Bool, 1);
        }
        let args = [bytes(values), vec![0xAB; values.len() * constants.len() * to.size()]];
        let results = scalars(to, &run(device, &p, &args).unwrap()[1]);
        for (i, &got) in results.iter().enumerate() {
            let (a, b) = (values[i % values.len()], constants[i / values.len()]);
            let want = Scalar { dtype: to, bits: f(a.bits, b.bits) };
            assert!(same(got, want), "{} {dtype} x {lanes} on {}: {a}, {b}: {got}, not {want}", op.name(), device.name());
        }
    }
}

#[test]
fn binary_operations_with_constants() {
    for dtype in computed() {
        for &op in BinaryOp::ALL {
            check_constants(op, dtype, &even(special(dtype)), &special(dtype));
        }
    }
}

/// Lanes of two vectors: mixed, reversed, from one of them only, and as many as the compilers have together.
#[test]
fn shuffles() {
    for dtype in computed().filter(|&d| d != DType::Bool) {
        for (device, lanes) in ways(has_vectors(dtype)).filter(|&(_, lanes)| lanes > 1) {
            let values = [1u64, 2].map(|salt| (0..u64::from(lanes)).map(|i| from_bits(dtype, 7 * i + 100 * salt)).collect::<Vec<_>>());
            let both = values.concat();
            for (start, step) in [(0, 1), (1, 2), (lanes, 1), (2 * lanes - 1, 2 * lanes - 1), (lanes / 2, lanes + 1)] {
                let picked: Vec<u8> =
                    (0..lanes).map(|i| (usize::from(start) + usize::from(i) * usize::from(step)) as u8 % (2 * lanes)).collect();
                let p = elementwise(lanes.into(), lanes, &[dtype; 2], dtype, |v| Inst::Shuffle(v[0], v[1], picked.clone()));
                let args = [bytes(&values[0]), bytes(&values[1]), vec![0; usize::from(lanes) * dtype.size()]];
                let want: Vec<Scalar> = picked.iter().map(|&lane| both[usize::from(lane)]).collect();
                assert_eq!(scalars(dtype, &run(device, &p, &args).unwrap()[2]), want, "{dtype} x {lanes} on {}: {picked:?}", device.name());
            }
        }
    }
}

proptest! {
    // Many values at once, as compiling takes longer than running.
    #![proptest_config(ProptestConfig::with_cases(2))]

    #[test]
    fn operations_on_any_bits(a in prop::collection::vec(any::<u64>(), 256), b in prop::collection::vec(any::<u64>(), 256), c in prop::collection::vec(any::<u64>(), 256)) {
        for dtype in computed() {
            let values = [&a, &b, &c].map(|x| x.iter().map(|&bits| from_bits(dtype, bits)).collect::<Vec<_>>());
            for &op in UnaryOp::ALL {
                check_unary(op, dtype, values[0].clone());
            }
            for &op in BinaryOp::ALL {
                check_binary(op, dtype, &values[..2]);
            }
            if dtype.is_float() {
                check_fma(dtype, &values);
            }
            check_casts(dtype, &values[0]);
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// Near multiples of the divisor, where a quotient that is off by a little shows.
    #[test]
    fn division_by_any_constant(divisor in any::<u64>(), shift in 1..63u32, quotients in prop::collection::vec(any::<u64>(), 21)) {
        for dtype in computed().filter(|d| d.is_int()) {
            let divisor = from_bits(dtype, divisor >> shift);
            let near = |q: &u64| [-1, 0, 1].map(|off| from_bits(dtype, (q >> (64 - shift)).wrapping_mul(divisor.bits).wrapping_add_signed(off)));
            let mut values: Vec<Scalar> = quotients.iter().flat_map(near).collect();
            values.push(dtype.min_value());
            for op in [BinaryOp::Div, BinaryOp::Mod, BinaryOp::Mul] {
                check_constants(op, dtype, &values, &[divisor]);
            }
        }
    }

    /// Floats of like size, where fused and unfused sums differ in the last bit.
    #[test]
    fn fused_multiply_add_rounds_once(x in prop::collection::vec((-4.0f32..4.0, -4.0f32..4.0, -4.0f32..4.0), 256)) {
        let column = |f: fn(&(f32, f32, f32)) -> f32| x.iter().map(|t| Scalar::f32(f(t))).collect::<Vec<_>>();
        check_fma(DType::F32, &[column(|t| t.0), column(|t| t.1), column(|t| t.2)]);
    }
}
