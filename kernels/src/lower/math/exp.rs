//! exp, exp2 and expm1: x = n ln2 + r, the polynomial in r, times 2^n.

use super::builder::{Builder, Table};
use crate::ir::Id;
use std::f64::consts::{LN_2, LOG2_E};

/// (e^r - 1 - r) / r^2 on |r| <= ln2 / 2. Error relative to e^r: 2^-28.2 (f32), 2^-60 (f64).
const EXP: Table = Table {
    f32: &[0.49999994, 0.16666521, 0.041668255, 0.008368662, 0.0013821449],
    f64: &[
        0.5,
        0.1666666666666667,
        0.04166666666666667,
        0.008333333333326136,
        0.0013888888888883748,
        0.00019841269874820627,
        2.4801587325547743e-05,
        2.7557255400206422e-06,
        2.75572736431103e-07,
        2.5105217004720745e-08,
        2.0914686968086876e-09,
    ],
};

/// The same, with the error relative to e^r - 1: 2^-26.1 (f32), 2^-60 (f64).
const EXPM1: Table = Table { f32: &[0.5, 0.1666655, 0.041666858, 0.008365971, 0.0013897868], f64: EXP.f64 };

/// x = n ln2 + r.
pub(super) struct Split {
    /// The nearest integer to x / ln2, as a float.
    pub(super) n: Id,
    /// An integer whose low bits are n in two's complement; the high ones are anything.
    pub(super) n_bits: Id,
    /// |r| <= ln2 / 2, about.
    pub(super) r: Id,
}

/// The nearest integer to x * by, for |x * by| < 2^(mantissa bits - 2): adding 1.5 * 2^(mantissa bits) leaves no room for a fraction.
fn nearest(b: &mut Builder, x: Id, by: f64) -> (Id, Id) {
    let magic = b.c(1.5 * (b.mantissa_bits() as f64).exp2());
    let shifted = if by == 1.0 {
        b.add(x, magic)
    } else {
        let by = b.c(by);
        b.fma(x, by, magic)
    };
    (b.sub(shifted, magic), b.bits(shifted))
}

/// Splits x / unit for a power of two `unit`; r is in units of it too.
pub(super) fn split(b: &mut Builder, x: Id, unit: f64) -> Split {
    let (n, n_bits) = nearest(b, x, LOG2_E * unit);
    let hi = b.pick(LN_2 as f32 as f64, LN_2);
    let lo = b.pick(LN_2 - hi, 2.3190468138462996e-17);
    let (hi, lo) = (b.c(-hi / unit), b.c(-lo / unit));
    let r = b.fma(n, hi, x);
    let r = b.fma(n, lo, r);
    Split { n, n_bits, r }
}

/// 2^(n + offset), which has to be a normal number.
fn power_of_two(b: &mut Builder, n_bits: Id, offset: i64) -> Id {
    let high = b.shl(n_bits, b.mantissa_bits());
    let one = b.k((b.bias() + offset) << b.mantissa_bits());
    let bits = b.add(high, one);
    b.float(bits)
}

/// p * 2^n for p in [0.7, 1.5] with one rounding, overflow and subnormal results included: p times a normal power, times a constant.
fn scale_by_power(b: &mut Builder, p: Id, n: Id, n_bits: Id) -> Id {
    let (bias, mantissa) = (b.bias(), b.mantissa_bits());
    let up = b.pick(63, 127);
    let limit = b.c((3 - bias) as f64);
    let low = b.lt(n, limit);
    let (low_exponent, exponent) = (b.k((bias + up) << mantissa), b.k((bias - 1) << mantissa));
    let (low_rest, rest) = (b.c((-up as f64).exp2()), b.c(2.0));
    let exponent = b.select(low, low_exponent, exponent);
    let rest = b.select(low, low_rest, rest);
    let high = b.shl(n_bits, mantissa);
    let bits = b.add(high, exponent);
    let power = b.float(bits);
    let y = b.mul(p, power);
    b.mul(y, rest)
}

/// 1 + r + r^2 q(r).
fn exp_poly(b: &mut Builder, r: Id) -> Id {
    let q = b.poly(r, &EXP);
    let one = b.c(1.0);
    let p = b.fma(q, r, one);
    b.fma(p, r, one)
}

/// Clamped so that the result is still 0 or infinity beyond.
fn clamp(b: &mut Builder, x: Id, lo: f64, hi: f64) -> Id {
    let x = b.at_least(x, lo);
    b.at_most(x, hi)
}

pub(super) fn exp(b: &mut Builder, x: Id) -> Id {
    let (lo, hi) = b.pick((-104.0, 89.0), (-746.0, 710.0));
    let x = clamp(b, x, lo, hi);
    let s = split(b, x, 1.0);
    let p = exp_poly(b, s.r);
    scale_by_power(b, p, s.n, s.n_bits)
}

pub(super) fn exp2(b: &mut Builder, x: Id) -> Id {
    exp2_sum(b, x, None)
}

/// 2^(x + tail) for a tail much smaller than 1.
pub(super) fn exp2_sum(b: &mut Builder, x: Id, tail: Option<Id>) -> Id {
    let (lo, hi) = b.pick((-151.0, 129.0), (-1076.0, 1025.0));
    let x = clamp(b, x, lo, hi);
    let (n, n_bits) = nearest(b, x, 1.0);
    let r = b.sub(x, n);
    let r = match tail {
        Some(tail) => b.add(r, tail),
        None => r,
    };
    let r = b.scale(r, LN_2);
    let p = exp_poly(b, r);
    scale_by_power(b, p, n, n_bits)
}

/// (e^(unit x) - 1) / unit for 2^(n + offset) a normal number, where n is the nearest integer to unit x / ln2; times 2^offset.
pub(super) fn expm1_scaled(b: &mut Builder, x: Id, unit: f64, offset: i64) -> Id {
    let s = split(b, x, unit);
    // e^(unit r) - 1 = unit (r + r^2 unit q(unit r)).
    let q = b.poly_in(unit, s.r, &EXPM1);
    let square = b.mul(s.r, s.r);
    let p = b.fma(square, q, s.r);
    let power = power_of_two(b, s.n_bits, offset);
    let one = (offset as f64).exp2();
    let rest = if unit == 1.0 {
        let one = b.c(one);
        b.sub(power, one)
    } else {
        let (inverse, one) = (b.c(1.0 / unit), b.c(-one / unit));
        b.fma(power, inverse, one)
    };
    b.fma(power, p, rest)
}

pub(super) fn expm1(b: &mut Builder, x: Id) -> Id {
    // Below the lower limit -1 is the nearest value; half of the result cannot overflow where the result does not.
    let (lo, hi, tiny) = b.pick((-18.0, 89.0, -26.0), (-38.0, 710.0, -55.0));
    let clamped = clamp(b, x, lo, hi);
    let half = expm1_scaled(b, clamped, 1.0, -1);
    let y = b.scale(half, 2.0);
    b.identity_below(f64::exp2(tiny), x, y)
}
