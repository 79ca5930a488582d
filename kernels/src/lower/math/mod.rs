//! Transcendental functions as polynomials in the IR.
//!
//! Every function becomes straight-line code of simple operations, so that each device computes the same bits. In f32 the result is
//! within 2 ulp of the true value for all inputs; in f64 it is within a few ulp, for sine, cosine and tangent up to |x| = 2^30: beyond,
//! they lose digits, and from about 2^52 on only stay within their range. Special values are those of C99: NaN, infinities, signed
//! zeros, subnormal inputs and results.
//!
//! exp, log, tanh, erf and their relatives use operations of the input's width only, since they are vectorised; sine, cosine,
//! tangent and power in f32 go through f64.
//!
//! The coefficients of f32 minimise the largest relative error (linear programming over 400 Chebyshev-spaced points, 40 digits),
//! each coefficient rounded to f32 and the later ones fitted again; those of f64 interpolate at the Chebyshev nodes. The comment
//! at each table gives the error of the polynomial as rounded, without that of evaluating it.

mod builder;
mod erf;
mod exp;
mod log;
mod pow;
mod tanh;
mod trig;

use crate::ir::{Graph, Id, UnaryOp};
use builder::Builder;

/// The value of a transcendental function of `x`, an f32 or f64, in simple operations.
///
/// # Panics
/// If `op` is a simple operation or `x` has another type.
#[track_caller]
pub fn expand(g: &mut Graph, op: UnaryOp, x: Id) -> Id {
    let dtype = g.dtype(x);
    let b = &mut Builder::new(g, dtype);
    match op {
        UnaryOp::Exp => exp::exp(b, x),
        UnaryOp::Exp2 => exp::exp2(b, x),
        UnaryOp::Expm1 => exp::expm1(b, x),
        UnaryOp::Log => log::log(b, x),
        UnaryOp::Log2 => log::log2(b, x),
        UnaryOp::Log1p => log::log1p(b, x),
        UnaryOp::Sin => trig::sin(b, x),
        UnaryOp::Cos => trig::cos(b, x),
        UnaryOp::Tan => trig::tan(b, x),
        UnaryOp::Tanh => tanh::tanh(b, x),
        UnaryOp::Erf => erf::erf(b, x),
        simple => panic!("{} is a simple operation: it needs no expansion", simple.name()),
    }
}

/// a^b in simple operations; both f32 or both f64.
///
/// # Panics
/// If the types differ or are other ones.
#[track_caller]
pub fn expand_pow(g: &mut Graph, a: Id, b: Id) -> Id {
    let dtype = g.dtype(a);
    assert_eq!(dtype, g.dtype(b), "pow needs operands of one type: cast one of them");
    pow::pow(&mut Builder::new(g, dtype), a, b)
}
