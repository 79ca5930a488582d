//! Gradients of elementwise operations. Half types are computed with in f32 and rounded once.

use crate::tensor::{Operand, Tensor};
use kiln_kernels::Scalar;
use kiln_kernels::ir::{BinaryOp, TernaryOp, UnaryOp};
use std::f64::consts::{FRAC_2_SQRT_PI, LN_2};

/// Zeros of the shape and type of `t`.
#[track_caller]
fn zeros(t: &Tensor) -> Tensor {
    Tensor::full_const(t.shape(), Scalar::zero(t.dtype()))
}

/// The tensor in the type that arithmetic happens in.
#[track_caller]
fn wide(t: &Tensor) -> Tensor {
    t.p_cast(t.dtype().compute())
}

#[track_caller]
pub(super) fn unary(op: UnaryOp, node: &Tensor, g: &Tensor) -> Tensor {
    let (x, y, g) = (&wide(&node.args()[0]), &wide(node), &wide(g));
    let dx = match op {
        UnaryOp::Neg => -g,
        UnaryOp::Sqrt => g * 0.5 / y,
        UnaryOp::Abs => g * x.sign(),
        UnaryOp::Exp => g * y,
        UnaryOp::Exp2 => g * (y * LN_2),
        UnaryOp::Expm1 => g * (y + 1),
        UnaryOp::Log => g / x,
        UnaryOp::Log2 => g / (x * LN_2),
        UnaryOp::Log1p => g / (x + 1),
        UnaryOp::Sin => g * x.cos(),
        UnaryOp::Cos => -(g * x.sin()),
        UnaryOp::Tan => g * (y * y + 1),
        UnaryOp::Tanh => g * (1 - y * y),
        UnaryOp::Erf => g * ((-(x * x)).exp() * FRAC_2_SQRT_PI),
        UnaryOp::Floor | UnaryOp::Ceil | UnaryOp::Trunc | UnaryOp::Round => zeros(g),
        UnaryOp::Not => unreachable!("bits are not floats"),
    };
    dx.p_cast(node.dtype())
}

#[track_caller]
pub(super) fn binary(op: BinaryOp, node: &Tensor, i: usize, g: &Tensor) -> Tensor {
    let (a, b, y, g) = (&wide(&node.args()[0]), &wide(&node.args()[1]), &wide(node), &wide(g));
    let other = [b, a][i];
    let dx = match (op, i) {
        (BinaryOp::Add, _) | (BinaryOp::Sub, 0) => g.clone(),
        (BinaryOp::Sub, _) => -g,
        (BinaryOp::Mul, _) => g * other,
        (BinaryOp::Div, 0) => g / b,
        (BinaryOp::Div, _) => -(g * (y / b)),
        (BinaryOp::Max, _) => share([a, b][i], other, g),
        (BinaryOp::Min, _) => share(other, [a, b][i], g),
        // b*a^(b-1), but 0 where b is 0: there a^(b-1) may be infinite.
        (BinaryOp::Pow, 0) => b.eq(0).where_(0, g * (b * a.pow(b - 1))),
        // a^b*ln(a), but 0 where a is 0 and the power does not change.
        (BinaryOp::Pow, _) => {
            let flat = a.eq(0).logical_and(b.ge(0));
            flat.where_(0, g * (y * flat.where_(1, a).log()))
        }
        _ => unreachable!("{op:?} has no float result"),
    };
    dx.p_cast(node.dtype())
}

/// The cotangent of `winner` in a maximum: all of it where it is larger than `other`, half of it in a tie.
#[track_caller]
fn share(winner: &Tensor, other: &Tensor, g: &Tensor) -> Tensor {
    let tie = winner.eq(other).where_(g * 0.5, zeros(g));
    other.lt(winner).where_(g, tie)
}

#[track_caller]
pub(super) fn ternary(op: TernaryOp, node: &Tensor, i: usize, g: &Tensor) -> Tensor {
    let args = node.args();
    match (op, i) {
        (TernaryOp::Where, 1) => args[0].p_where(g, &zeros(g)),
        (TernaryOp::Where, _) => args[0].p_where(&zeros(g), g),
        (TernaryOp::Fma, 2) => g.clone(),
        (TernaryOp::Fma, _) => {
            let factor: Operand = (&wide(&args[1 - i])).into();
            wide(g).mul(factor).p_cast(node.dtype())
        }
    }
}
