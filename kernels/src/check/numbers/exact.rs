//! What each operation gives without rounding to its type: the same in f64, beside the value itself.
//!
//! Where a rounding is what the program asks for, or decides something, the exact value goes on from the value: at conversions to another type
//! than f64, at comparisons, and where a number becomes an integer.

use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Op, ReduceOp, TernaryOp, UnaryOp};

/// A value, as bits of its type and as computed in f64.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pair {
    pub(super) bits: u64,
    pub(super) exact: f64,
}

/// The value of bits.
#[inline]
pub(super) fn number(dtype: DType, bits: u64) -> f64 {
    match dtype {
        DType::F32 => f64::from(f32::from_bits(bits as u32)),
        _ => Scalar { dtype, bits }.as_f64(),
    }
}

/// A transcendental function.
pub(super) fn transcendental(op: UnaryOp, x: f64) -> f64 {
    match op {
        UnaryOp::Exp => libm::exp(x),
        UnaryOp::Exp2 => libm::exp2(x),
        UnaryOp::Expm1 => libm::expm1(x),
        UnaryOp::Log => libm::log(x),
        UnaryOp::Log2 => libm::log2(x),
        UnaryOp::Log1p => libm::log1p(x),
        UnaryOp::Sin => libm::sin(x),
        UnaryOp::Cos => libm::cos(x),
        UnaryOp::Tan => libm::tan(x),
        UnaryOp::Tanh => libm::tanh(x),
        UnaryOp::Erf => libm::erf(x),
        other => unreachable!("{other:?} is not transcendental"),
    }
}

/// What an operation makes of exact operands; `None` where it goes on from the value.
pub(super) fn exact(op: &Op, chosen: u64, [a, b, c]: [f64; 3]) -> Option<f64> {
    Some(match op {
        Op::Unary(UnaryOp::Neg) => -a,
        Op::Unary(UnaryOp::Abs) => a.abs(),
        Op::Unary(UnaryOp::Sqrt) => a.sqrt(),
        Op::Unary(op) if op.is_transcendental() => transcendental(*op, a),
        Op::Binary(BinaryOp::Pow) => libm::pow(a, b),
        Op::Binary(BinaryOp::Add) => a + b,
        Op::Binary(BinaryOp::Sub) => a - b,
        Op::Binary(BinaryOp::Mul) => a * b,
        Op::Binary(BinaryOp::Div) => a / b,
        Op::Binary(BinaryOp::Max) => a.max(b),
        Op::Binary(BinaryOp::Min) => a.min(b),
        Op::Ternary(TernaryOp::Where) => {
            if chosen != 0 {
                b
            } else {
                c
            }
        }
        Op::Ternary(TernaryOp::Fma) => a.mul_add(b, c),
        _ => return None,
    })
}

/// One more element of a reduction.
pub(super) fn combine(op: ReduceOp, total: f64, element: f64) -> f64 {
    match op {
        ReduceOp::Sum => total + element,
        ReduceOp::Prod => total * element,
        ReduceOp::Max => total.max(element),
        ReduceOp::Min => total.min(element),
    }
}

/// What is lost of a value: its distance from the exact one, as a part of `scale`.
pub(super) fn lost(value: f64, exact: f64, scale: f64) -> f64 {
    if value == exact || !value.is_finite() || !exact.is_finite() { 0.0 } else { (value - exact).abs() / scale.max(f64::MIN_POSITIVE) }
}
