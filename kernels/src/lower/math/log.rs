//! log, log2 and log1p: x = 2^e (1 + f) with 1 + f in [2/3, 4/3), e times a constant plus the logarithm of 1 + f.

use super::builder::{Builder, Table};
use crate::ir::Id;
use std::f64::consts::{LN_2, LOG2_E};

/// (ln(1+f) - f) / f^2 on |f| <= 1/3, for f32. Error relative to ln(1+f): 2^-27.7. One term less would cost log2 its 2 ulp.
const SERIES: &[f64] = &[-0.5, 0.33333215, -0.24999806, 0.20010427, -0.16680196, 0.14005736, -0.12187476, 0.13984579, -0.1288008];

/// (ln((1+s)/(1-s)) - 2s) / s^3 in z = s^2 for |s| <= 1/5, for f64. Error relative to the logarithm: 2^-60.
pub(super) const ATANH: &[f64] = &[
    0.6666666666666666,
    0.400000000000078,
    0.2857142856733919,
    0.22222223037807243,
    0.18181738454723026,
    0.15388834677801916,
    0.1321036048513262,
    0.13604015707124079,
];

/// What log2(e) as an f64 lacks.
pub(super) const LOG2_E_LOW: f64 = 2.0355273740931033e-17;

const REST: Table = Table { f32: SERIES, f64: ATANH };

/// x = 2^e (1 + f), for positive finite x.
pub(super) struct Split {
    /// A float.
    pub(super) e: Id,
    /// In [-1/3, 1/3), exact.
    pub(super) f: Id,
}

/// How much the bit pattern of x exceeds that of the number in [2/3, 4/3) with the same mantissa: e, shifted to the exponent's place.
fn exponent_bits(b: &mut Builder, bits: Id) -> Id {
    // Rounded up: the pattern of the smallest number not below 2/3.
    let two_thirds = b.k(b.pick(0x3f2a_aaab, 0x3fe5_5555_5555_5556));
    let mask = b.k(-1 << b.mantissa_bits());
    let above = b.sub(bits, two_thirds);
    b.and(above, mask)
}

pub(super) fn split(b: &mut Builder, x: Id) -> Split {
    // Subnormal numbers are scaled up.
    let up = b.pick(25.0, 54.0);
    let (smallest, none, less) = (b.c(((1 - b.bias()) as f64).exp2()), b.c(0.0), b.c(-up));
    let subnormal = b.lt(x, smallest);
    let scaled = b.scale(x, up.exp2());
    let x = b.select(subnormal, scaled, x);
    let less = b.select(subnormal, less, none);
    let bits = b.bits(x);
    let exponent = exponent_bits(b, bits);
    let m = b.sub(bits, exponent);
    let m = b.float(m);
    let one = b.c(1.0);
    let f = b.sub(m, one);
    let unit = b.c((-b.mantissa_bits() as f64).exp2());
    let exponent = b.convert(exponent);
    let e = b.fma(exponent, unit, less);
    Split { e, f }
}

/// ln(1+f) - f.
fn tail(b: &mut Builder, f: Id) -> Id {
    if b.is_f32() {
        let q = b.poly(f, &REST);
        let square = b.mul(f, f);
        return b.mul(square, q);
    }
    // With s = f / (2+f) and h = f^2/2: ln(1+f) = f - h + s (h + z p(z)).
    let two = b.c(2.0);
    let d = b.add(f, two);
    let s = b.div(f, d);
    let z = b.mul(s, s);
    let p = b.poly(z, &REST);
    let half = b.scale(f, 0.5);
    let h = b.mul(half, f);
    let sum = b.fma(z, p, h);
    let product = b.mul(s, sum);
    b.sub(product, h)
}

/// ln(1+f).
fn log_near_one(b: &mut Builder, f: Id) -> Id {
    if b.is_f32() {
        let q = b.poly(f, &REST);
        let square = b.mul(f, f);
        return b.fma(square, q, f);
    }
    let t = tail(b, f);
    b.add(f, t)
}

/// y where x is above `zero` (where the logarithm is minus infinity) and finite, else the special value.
fn with_special_values(b: &mut Builder, x: Id, zero: f64, y: Id) -> Id {
    let (infinite, minus_infinite, nan) = (b.c(f64::INFINITY), b.c(f64::NEG_INFINITY), b.c(f64::NAN));
    let special = b.replace(nan, x, zero, minus_infinite);
    let zero = b.c(zero);
    let inside = b.lt(zero, x);
    let y = b.select(inside, y, special);
    b.replace(y, x, f64::INFINITY, infinite)
}

pub(super) fn log(b: &mut Builder, x: Id) -> Id {
    let s = split(b, x);
    let rest = log_near_one(b, s.f);
    let ln2 = b.c(LN_2);
    let y = b.fma(s.e, ln2, rest);
    with_special_values(b, x, 0.0, y)
}

pub(super) fn log2(b: &mut Builder, x: Id) -> Id {
    let s = split(b, x);
    let tail = tail(b, s.f);
    // (f + tail) log2(e) with the constant in two parts.
    let hi = b.pick(LOG2_E as f32 as f64, LOG2_E);
    let lo = b.pick(LOG2_E - hi, LOG2_E_LOW);
    let (hi, lo) = (b.c(hi), b.c(lo));
    let low = b.mul(tail, hi);
    let low = b.fma(s.f, lo, low);
    let rest = b.fma(s.f, hi, low);
    let y = b.add(s.e, rest);
    with_special_values(b, x, 0.0, y)
}

pub(super) fn log1p(b: &mut Builder, x: Id) -> Id {
    // e comes from 1+x as rounded; f = 2^-e x - (1 - 2^-e) does not suffer from that rounding. 2^-e may be subnormal, 4 * 2^-e is not;
    // x 2^-e is made by subtracting from the exponent: x is at least 1/3 where e is positive, and e is 0 for small x.
    let one = b.c(1.0);
    let sum = b.add(x, one);
    let bits = b.bits(sum);
    let exponent = exponent_bits(b, bits);
    let x_bits = b.bits(x);
    let x_scaled = b.sub(x_bits, exponent);
    let x_scaled = b.float(x_scaled);
    let four = b.bits_of(4.0);
    let four_scaled = b.sub(four, exponent);
    let four_scaled = b.float(four_scaled);
    let minus_quarter = b.c(-0.25);
    let missing = b.fma(four_scaled, minus_quarter, one);
    let f = b.sub(x_scaled, missing);
    let rest = log_near_one(b, f);
    // (-e) (-ln2): for e = 0 this is -0, which keeps the sign of a zero.
    let minus_exponent = b.neg(exponent);
    let minus_e = b.convert(minus_exponent);
    let minus_ln2 = b.c(-LN_2 * (-b.mantissa_bits() as f64).exp2());
    let y = b.fma(minus_e, minus_ln2, rest);
    with_special_values(b, x, -1.0, y)
}
