//! pow: 2^(b log2 |a|), and the special cases of C99.

use super::builder::Builder;
use super::{exp, log};
use crate::dtype::DType;
use crate::ir::Id;
use std::f64::consts::LOG2_E;

pub(super) fn pow(b: &mut Builder, base: Id, exponent: Id) -> Id {
    let magnitude = b.abs(base);
    let y = if b.is_f32() { power_f32(b, magnitude, exponent) } else { power_f64(b, magnitude, exponent) };
    with_special_values(b, base, exponent, magnitude, y)
}

/// Through f64, with one rounding at the end.
fn power_f32(b: &mut Builder, magnitude: Id, exponent: Id) -> Id {
    let wide = &mut b.wide();
    let (magnitude, exponent) = (wide.g.cast(magnitude, DType::F64), wide.g.cast(exponent, DType::F64));
    let log = log::log2(wide, magnitude);
    let product = wide.mul(exponent, log);
    let y = exp::exp2(wide, product);
    wide.g.cast(y, DType::F32)
}

/// With the logarithm as a sum of two f64: its error is multiplied by up to 1075.
fn power_f64(b: &mut Builder, magnitude: Id, exponent: Id) -> Id {
    let (hi, lo) = log2_pair(b, magnitude);
    let product = b.mul(exponent, hi);
    let minus = b.neg(product);
    let error = b.fma(exponent, hi, minus);
    let error = b.fma(exponent, lo, error);
    // Where the result overflows or vanishes the error is of no use, and may be NaN.
    let (a, limit, zero) = (b.abs(product), b.c(1100.0), b.c(0.0));
    let inside = b.lt(a, limit);
    let error = b.select(inside, error, zero);
    exp::exp2_sum(b, product, Some(error))
}

/// log2(x) as a sum, the second number less than an ulp of the first; infinities only in the first.
fn log2_pair(b: &mut Builder, x: Id) -> (Id, Id) {
    let s = log::split(b, x);
    // log2(1+f) = log2(e) (2t + t^3 p(t^2)), t = f / (2+f), t as a sum of two.
    let (two, hi_e, lo_e) = (b.c(2.0), b.c(LOG2_E), b.c(log::LOG2_E_LOW));
    let d = b.add(s.f, two);
    let d_whole = b.sub(d, two);
    let d_low = b.sub(s.f, d_whole);
    let t = b.div(s.f, d);
    let minus_t = b.neg(t);
    let left = b.fma(minus_t, d, s.f);
    let left = b.fma(minus_t, d_low, left);
    let t_low = b.div(left, d);
    let z = b.mul(t, t);
    let p = b.horner(z, log::ATANH.iter().copied());
    let cube = b.mul(z, t);
    let twice_low = b.add(t_low, t_low);
    let low = b.fma(cube, p, twice_low);

    let twice = b.add(t, t);
    let hi = b.mul(twice, hi_e);
    let minus_hi = b.neg(hi);
    let error = b.fma(twice, hi_e, minus_hi);
    let error = b.fma(twice, lo_e, error);
    let low = b.fma(low, hi_e, error);

    // e is 0 or larger than hi: what the sum rounds away is known exactly.
    let (sum, lost) = fast_two_sum(b, s.e, hi);
    let low = b.add(lost, low);
    let (sum, low) = fast_two_sum(b, sum, low);
    let (infinite, minus_infinite) = (b.c(f64::INFINITY), b.c(f64::NEG_INFINITY));
    let sum = b.replace(sum, x, 0.0, minus_infinite);
    let sum = b.replace(sum, x, f64::INFINITY, infinite);
    let is_nan = b.ne(x, x);
    (b.select(is_nan, x, sum), low)
}

/// x + y, and its rounding error; |x| >= |y| or x = 0.
fn fast_two_sum(b: &mut Builder, x: Id, y: Id) -> (Id, Id) {
    let sum = b.add(x, y);
    let part = b.sub(sum, x);
    (sum, b.sub(y, part))
}

/// `y` = |base|^exponent as computed, with its sign, and put right where the formula has no value.
fn with_special_values(b: &mut Builder, base: Id, exponent: Id, magnitude: Id, y: Id) -> Id {
    let (one, nan) = (b.c(1.0), b.c(f64::NAN));
    // 1^infinity is not a NaN here.
    let y = b.replace(y, magnitude, 1.0, one);

    let whole = b.trunc(exponent);
    let fractional = b.ne(whole, exponent);
    let half = b.scale(exponent, 0.5);
    let half_whole = b.trunc(half);
    let not_even = b.ne(half_whole, half);

    // An odd power keeps the sign, that of a zero too. No fractional power of a negative number, minus infinity apart; for a NaN
    // exponent `fractional` is true.
    let signed = b.with_sign_of(y, base);
    let (zero, minus_infinite) = (b.c(0.0), b.c(f64::NEG_INFINITY));
    let negative = b.lt(base, zero);
    let finite = b.lt(minus_infinite, base);
    let no_value = b.and(negative, finite);
    let no_value = b.and(no_value, fractional);
    let odd_or_fractional_value = b.select(fractional, y, signed);
    let y = b.select(not_even, odd_or_fractional_value, y);
    let y = b.select(no_value, nan, y);

    let y = b.replace(y, base, 1.0, one);
    b.replace(y, exponent, 0.0, one)
}
