//! Operations on single values.

use super::{Op, one};
use crate::fixture_runner::args::Args;
use kiln::{Operand, Tensor};

/// Entries for methods of one operand, or of two, under their own or another name.
macro_rules! methods {
    ([$($unary:ident),*] [$($name:literal = $binary:ident),*] $($rest:tt)*) => {
        &[
            $((stringify!($unary), |x, _| one(x[0].$unary())),)*
            $(($name, |x, _| one(x[0].$binary(&x[1]))),)*
            $($rest)*
        ]
    };
}

pub(super) const OPS: &[(&str, Op)] = methods! {
    [neg, exp, exp2, log, log2, sin, cos, tan, tanh, sqrt, rsqrt, recip, abs, sign, erf, floor, ceil, trunc, round, isnan, isinf,
     sigmoid, relu, gelu, gelu_tanh, silu, softplus, square, log1p, expm1, bitwise_not, logical_not, detach]
    ["add" = add, "sub" = sub, "mul" = mul, "div" = div, "floordiv" = floor_div, "truncdiv" = trunc_div, "mod" = rem, "fmod" = fmod,
     "pow" = pow, "maximum" = maximum, "minimum" = minimum, "eq" = eq, "ne" = ne, "lt" = lt, "le" = le, "gt" = gt, "ge" = ge,
     "bitwise_and" = bitand, "bitwise_or" = bitor, "bitwise_xor" = bitxor, "shl" = shl, "shr" = shr,
     "logical_and" = logical_and, "logical_or" = logical_or, "logical_xor" = logical_xor]
    ("leaky_relu", |x, a| one(x[0].leaky_relu(a.f64("negative_slope")))),
    ("elu", |x, a| one(x[0].elu(a.f64("alpha")))),
    ("pow_scalar", |x, a| one(x[0].pow_scalar(a.f64("exponent")))),
    ("scalar_pow", |x, a| one(x[0].scalar_pow(a.f64("base")))),
    ("add_scalar", |x, a| one(x[0].add(scalar(a, "value")))),
    ("mul_scalar", |x, a| one(x[0].mul(scalar(a, "value")))),
    ("where", |x, _| one(x[0].where_(&x[1], &x[2]))),
    ("clamp", clamp),
    ("lerp", |x, _| one(x[0].lerp(&x[1], &x[2]))),
    ("lerp_scalar", |x, a| one(x[0].lerp(&x[1], a.f64("weight")))),
    ("cast", |x, a| one(x[0].cast(a.dtype("to")))),
    ("dropout_mask", |x, a| one(x[0].mul(&x[1]).div(1.0 - a.f64("p")))),
};

/// A number as Python would pass it: 2 is an integer, 2.0 a float.
pub(super) fn scalar(args: &Args<'_>, key: &str) -> Operand {
    if args.is_integer(key) { Operand::from(args.int(key) as i64) } else { Operand::from(args.f64(key)) }
}

fn clamp(x: &[Tensor], a: &Args<'_>) -> kiln::Result<Vec<Tensor>> {
    one(x[0].clamp(a.opt_f64("min"), a.opt_f64("max")))
}
