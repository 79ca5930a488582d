//! The expansions of transcendental functions against the true values.
//!
//! f32 is compared with f64 functions, f64 with a table of correctly rounded values. `cargo test --release -p kiln-kernels --test math --
//! --ignored --nocapture` tries every f32 (a minute a function) and prints the largest error of each function.
#![forbid(unsafe_code)]

mod common;

use common::eval::{BLOCK, Expr, Lanes, input};
use kiln_kernels::DType;
use kiln_kernels::ir::{BinaryOp, Graph, Op, UnaryOp};
use kiln_kernels::lower::math::{expand, expand_pow};
use proptest::prelude::*;

/// A function of one variable.
struct Function {
    op: UnaryOp,
    /// Its f64 reference.
    reference: fn(f64) -> f64,
    /// The largest error in ulp of the f32 expansion: a little above what the test of every f32 finds.
    limit: f64,
}

const FUNCTIONS: [Function; 11] = [
    Function { op: UnaryOp::Exp, reference: f64::exp, limit: 0.9 },
    Function { op: UnaryOp::Exp2, reference: f64::exp2, limit: 0.92 },
    Function { op: UnaryOp::Expm1, reference: f64::exp_m1, limit: 1.55 },
    Function { op: UnaryOp::Log, reference: f64::ln, limit: 0.94 },
    Function { op: UnaryOp::Log2, reference: f64::log2, limit: 1.6 },
    Function { op: UnaryOp::Log1p, reference: f64::ln_1p, limit: 1.56 },
    Function { op: UnaryOp::Sin, reference: f64::sin, limit: 0.51 },
    Function { op: UnaryOp::Cos, reference: f64::cos, limit: 0.51 },
    Function { op: UnaryOp::Tan, reference: f64::tan, limit: 0.51 },
    Function { op: UnaryOp::Tanh, reference: f64::tanh, limit: 1.86 },
    Function { op: UnaryOp::Erf, reference: libm::erf, limit: 1.78 },
];

fn expression(op: UnaryOp, dtype: DType) -> Expr {
    let mut g = Graph::new();
    let x = input(&mut g, 0, dtype);
    let y = expand(&mut g, op, x);
    assert_eq!(g.dtype(y), dtype);
    Expr::new(&g, y)
}

fn power(dtype: DType) -> Expr {
    let mut g = Graph::new();
    let (a, b) = (input(&mut g, 0, dtype), input(&mut g, 1, dtype));
    let y = expand_pow(&mut g, a, b);
    Expr::new(&g, y)
}

/// |got - want| in units of the last place of an f32 of that size; infinite where one is NaN and the other is not, and for a zero of
/// the wrong sign. Infinity counts as 2^128, so that a result just below overflow is judged fairly.
fn ulps_f32(got: f32, want: f64) -> f64 {
    if got.is_nan() || want.is_nan() {
        return if got.is_nan() && want.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if got.is_sign_negative() != want.is_sign_negative() {
        return f64::INFINITY;
    }
    let infinity = 128f64.exp2();
    let (got, want) = ((got.abs() as f64).min(infinity), want.abs().min(infinity));
    let exponent = ((want.to_bits() >> 52) as i32 - 1023).clamp(-126, 127);
    (got - want).abs() / f64::exp2((exponent - 23) as f64)
}

/// |got - want| in ulp of the f64 `want`, as above.
fn ulps_f64(got: f64, want: f64) -> f64 {
    if got == want && got.is_sign_negative() == want.is_sign_negative() || got.is_nan() && want.is_nan() {
        return 0.0;
    }
    if got.is_nan() || want.is_nan() || got.is_sign_negative() != want.is_sign_negative() {
        return f64::INFINITY;
    }
    // Bit patterns of one sign count the floats, infinity included.
    got.to_bits().abs_diff(want.to_bits()) as f64
}

/// The largest error over every `step`-th f32 bit pattern from `start` on, and where.
fn worst_f32(op: UnaryOp, reference: fn(f64) -> f64, start: u64, end: u64, step: u64) -> (f64, f32) {
    let mut expr = expression(op, DType::F32);
    let mut worst = (0.0, 0.0);
    let mut at = start;
    while at < end {
        let inputs: Lanes = std::array::from_fn(|i| (at + i as u64 * step).min(end - 1));
        for (&x, &y) in inputs.iter().zip(expr.run(&[&inputs])) {
            let x = f32::from_bits(x as u32);
            let error = ulps_f32(f32::from_bits(y as u32), reference(x as f64));
            if error > worst.0 {
                worst = (error, x);
            }
        }
        at += BLOCK as u64 * step;
    }
    worst
}

#[test]
fn f32_within_two_ulp_on_a_sweep() {
    // An odd step, so that the low bits of the mantissa vary.
    for Function { op, reference, limit } in FUNCTIONS {
        let (error, x) = worst_f32(op, reference, 0, 1 << 32, (1 << 12) + 3);
        println!("{:6} {error:.3} ulp at {x:e}", op.name());
        assert!(error <= limit, "{}({x:e}) is {error} ulp off", op.name());
    }
}

/// Every f32, on all processors.
fn check_everywhere(name: &str) {
    let Function { op, reference, limit } = FUNCTIONS.into_iter().find(|f| f.op.name() == name).expect("a function of that name");
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let share = (1u64 << 32).div_ceil(threads);
    let (error, x) = std::thread::scope(|s| {
        let parts: Vec<_> =
            (0..threads).map(|t| s.spawn(move || worst_f32(op, reference, t * share, ((t + 1) * share).min(1 << 32), 1))).collect();
        parts.into_iter().map(|p| p.join().unwrap()).fold((0.0, 0.0), |a, b| if b.0 > a.0 { b } else { a })
    });
    println!("{name:6} {error:.3} ulp at {x:e}");
    assert!(error <= limit, "{name}({x:e}) is {error} ulp off");
}

macro_rules! every_f32 {
    ($($name:ident)*) => {
        mod every_f32 {
            $(#[test]
            #[ignore = "every f32: a minute in a release build"]
            fn $name() {
                super::check_everywhere(stringify!($name));
            })*
        }
    };
}

every_f32! { exp exp2 expm1 log log2 log1p sin cos tan tanh erf }

/// Where functions change their formula, their value or their precision.
fn special_f32() -> Vec<f32> {
    let mut list = vec![
        0.0,
        1.0,
        0.5,
        2.0,
        10.0,
        0.75,
        2.0 / 3.0,
        4.0 / 3.0,
        3.92,
        9.01,
        17.3,
        18.0,
        24.0,
        31.0,
        87.3,
        88.7,
        89.0,
        103.9,
        104.0,
        126.0,
        128.0,
        149.0,
        150.0,
        151.0,
        16777216.0,
        4294967296.0,
        1e-4,
        2.44e-4,
        1.5e-8,
        1.1754944e-38,
        1e-45,
        3e-40,
        3.4028235e38,
        f32::INFINITY,
        5.4e15,
        1.8014399e16,
        9.671407e24,
        5.192297e33,
        1e30,
    ];
    list.extend((1..40).map(|k| (k as f64 * std::f64::consts::FRAC_PI_4) as f32));
    list.extend((1..40).map(|k| ((k as f64 - 20.5) * std::f64::consts::LN_2) as f32));
    list
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn f32_near_special_values(index in any::<prop::sample::Index>(), offset in -3i64..=3, negative: bool) {
        let x = index.get(&special_f32()).to_bits() as i64;
        let x = f32::from_bits((x + offset).max(0) as u32);
        let x = if negative { -x } else { x };
        for Function { op, reference, limit } in FUNCTIONS {
            let y = f32::from_bits(expression(op, DType::F32).one(&[x.to_bits() as u64]) as u32);
            let error = ulps_f32(y, reference(x as f64));
            prop_assert!(error <= limit, "{}({:e}) = {:e}, {} ulp off", op.name(), x, y, error);
        }
    }

    #[test]
    fn f64_close_to_the_standard_library(x in prop_oneof![-800.0..800.0f64, -8.0..8.0f64, any::<f64>()]) {
        for Function { op, reference, .. } in FUNCTIONS {
            let huge = matches!(op, UnaryOp::Sin | UnaryOp::Cos | UnaryOp::Tan) && x.abs() > 1073741824.0;
            let y = f64::from_bits(expression(op, DType::F64).one(&[x.to_bits()]));
            if huge {
                prop_assert!(y.abs() <= 1.0 || op == UnaryOp::Tan || x.is_infinite(), "{}({:e}) = {}", op.name(), x, y);
            } else {
                let error = ulps_f64(y, reference(x));
                prop_assert!(error <= 5.0, "{}({:e}) = {:e}, {} ulp off", op.name(), x, y, error);
            }
        }
    }

    #[test]
    fn odd_functions_are_odd_to_the_bit(bits in 0u32..0x7f80_0000) {
        for op in [UnaryOp::Sin, UnaryOp::Tan, UnaryOp::Tanh, UnaryOp::Erf] {
            let mut e = expression(op, DType::F32);
            prop_assert_eq!(e.one(&[bits as u64]) ^ 0x8000_0000, e.one(&[bits as u64 | 0x8000_0000]), "{}", op.name());
        }
    }

    #[test]
    fn pow_f32_close(a in prop_oneof![0.0..4.0f32, 0.99..1.01f32, any::<f32>()], b in prop_oneof![-30.0..30.0f32, -9000.0..9000.0f32, any::<f32>()]) {
        let y = f32::from_bits(power(DType::F32).one(&[a.to_bits() as u64, b.to_bits() as u64]) as u32);
        let error = ulps_f32(y, (a as f64).powf(b as f64));
        prop_assert!(error <= 0.51, "{:e}^{:e} = {:e}, {} ulp off", a, b, y, error);
    }
}

#[test]
fn special_values_in_both_types() {
    let values = [0.0, f64::INFINITY, f64::NAN, 1.0, 2.0, 1e-310, 1e-45, 2.5e-308];
    for Function { op, reference, .. } in FUNCTIONS {
        for x in values.into_iter().flat_map(|x| [x, -x]) {
            let y = f64::from_bits(expression(op, DType::F64).one(&[x.to_bits()]));
            assert!(ulps_f64(y, reference(x)) <= 2.0, "{}({x:e}) = {y:e}, not {:e}", op.name(), reference(x));
            let short = x as f32;
            let y = f32::from_bits(expression(op, DType::F32).one(&[short.to_bits() as u64]) as u32);
            assert!(ulps_f32(y, reference(short as f64)) <= 2.0, "{}({short:e}) = {y:e} in f32", op.name());
        }
    }
}

#[test]
fn f64_within_a_few_ulp_of_the_table() {
    let mut expressions: Vec<_> = FUNCTIONS.iter().map(|f| (f.op.name(), expression(f.op, DType::F64), 0.0f64, 0)).collect();
    expressions.push(("pow", power(DType::F64), 0.0, 0));
    for line in include_str!("data/math_f64.txt").lines() {
        let mut words = line.split(' ');
        let name = words.next().unwrap();
        let mut numbers: Vec<u64> = words.map(|w| u64::from_str_radix(w, 16).unwrap()).collect();
        let want = f64::from_bits(numbers.pop().unwrap());
        let (_, expr, worst, count) = expressions.iter_mut().find(|e| e.0 == name).unwrap();
        let got = f64::from_bits(expr.one(&numbers));
        let error = ulps_f64(got, want);
        assert!(error <= 4.0, "{line}: {got:e}, not {want:e}: {error} ulp off");
        *worst = worst.max(error);
        *count += 1;
    }
    for (name, _, worst, count) in expressions {
        println!("{name:6} f64: at most {worst} ulp from the correctly rounded value");
        assert!(count >= 90, "{name} has its cases");
    }
}

/// C99's list of special cases, which Rust's `powf` keeps.
#[test]
fn pow_special_cases() {
    let values =
        [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 1e300, 1e-300, 9007199254740993.0, 9007199254740992.0, f64::INFINITY, f64::NAN, 5e-324];
    let values: Vec<f64> = values.into_iter().flat_map(|x| [x, -x]).collect();
    let (mut wide, mut short) = (power(DType::F64), power(DType::F32));
    for &a in &values {
        for &b in &values {
            let y = f64::from_bits(wide.one(&[a.to_bits(), b.to_bits()]));
            assert!(ulps_f64(y, a.powf(b)) <= 2.0, "{a:e}^{b:e} = {y:e}, not {:e}", a.powf(b));
            let (a, b) = (a as f32, b as f32);
            let y = f32::from_bits(short.one(&[a.to_bits() as u64, b.to_bits() as u64]) as u32);
            let want = (a as f64).powf(b as f64);
            assert!(ulps_f32(y, want) <= 1.0, "{a:e}^{b:e} = {y:e} in f32, not {want:e}");
        }
    }
}

#[test]
fn only_simple_operations_remain() {
    for dtype in [DType::F32, DType::F64] {
        let mut list: Vec<_> = FUNCTIONS.iter().map(|f| (f.op.name(), expression(f.op, dtype))).collect();
        list.push(("pow", power(dtype)));
        for (name, expr) in list {
            println!("{name:6} {dtype}: {} operations", expr.cost());
            for (op, _) in expr.ops() {
                let simple = match op {
                    Op::Unary(op) => !op.is_transcendental(),
                    Op::Binary(op) => *op != BinaryOp::Pow,
                    op => !matches!(op, Op::Reduce { .. } | Op::Dot { .. } | Op::Bound { .. } | Op::Range(_)),
                };
                assert!(simple, "{name}: {op:?}");
            }
        }
    }
}

/// These are vectorised: f64 and i64 lanes would halve their speed.
#[test]
fn hot_functions_in_f32_stay_32_bits_wide() {
    use UnaryOp::*;
    for op in [Exp, Exp2, Expm1, Log, Log2, Log1p, Tanh, Erf] {
        for (_, dtype) in expression(op, DType::F32).ops() {
            assert!(matches!(dtype, DType::F32 | DType::I32 | DType::Bool), "{}: {dtype}", op.name());
        }
    }
}

#[test]
#[should_panic(expected = "needs no expansion")]
fn a_simple_operation_is_refused() {
    expression(UnaryOp::Sqrt, DType::F32);
}

#[test]
#[should_panic(expected = "f32 and f64 only")]
fn a_half_type_is_refused() {
    expression(UnaryOp::Exp, DType::F16);
}
