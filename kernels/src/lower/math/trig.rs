//! sin, cos and tan: x reduced to quarter turns and a rest in [-1/2, 1/2] of one, then a polynomial in the rest.
//!
//! f32 goes through f64, with as many digits of 2/pi as any finite f32 needs. f64 is within a few ulp for |x| up to 2^30; beyond, the
//! quarter turn nearest to x is found less and less well, and from about 2^52 on the result only stays within its range: it has
//! no digit of the true value.

use super::builder::{Builder, Table};
use crate::dtype::{DType, Scalar};
use crate::ir::Id;

/// sin(r) for f32: sin(pi/2 r)/r in z = r^2; for f64: (sin(r) - r)/r^3. Relative error: 2^-37.6, 2^-57.
const SIN: Table = Table {
    f32: &[1.5707963267880862, -0.6459640961446242, 0.07969258267354878, -0.004681265867999628, 0.0001582054153418526],
    f64: &[
        -0.16666666666666666,
        0.008333333333333331,
        -0.00019841269841265017,
        2.755731921930192e-06,
        -2.5052106219521895e-08,
        1.6058529572267877e-10,
        -7.586576588171073e-13,
    ],
};

/// cos(r) for f32: cos(pi/2 r) in z = r^2; for f64: (cos(r) - 1 + r^2/2)/r^4. Relative error: 2^-33.8, 2^-59.5.
const COS: Table = Table {
    f32: &[0.9999999999523945, -1.2337005406179924, 0.2536692032912251, -0.02086006678438046, 0.0009036218609260198],
    f64: &[
        0.041666666666666664,
        -0.0013888888888888887,
        2.4801587301584618e-05,
        -2.7557319221382114e-07,
        2.087675578389404e-09,
        -1.1470459749675607e-11,
        4.745804889760674e-14,
    ],
};

/// 2/pi in three parts, for f32 arguments below a limit. Parts of a whole number of 29-bit digits leave room for an exact product
/// with the 24 bits of an f32; digits whose product with every argument of the class is a multiple of 4 are left out.
const TWO_OVER_PI: [(f64, [f64; 3]); 4] = [
    (18014398509481984.0, [0.636619770899415, 1.4681663246252086e-09, 2.276010073078396e-18]), // 2^54
    (9.671406556917033e24, [1.4681663246252086e-09, 2.2760100671971816e-18, 5.881214749119912e-27]), // 2^83
    (5.192296858534828e33, [2.2760100671971816e-18, 5.8812147387730434e-27, 1.0346868704619472e-35]), // 2^112
    (f64::INFINITY, [5.8812147387730434e-27, 1.0346868700836215e-35, 3.7832563882960676e-45]),
];

/// pi/2 as a sum of three f64.
const PI_OVER_TWO: [f64; 3] = [std::f64::consts::FRAC_PI_2, 6.123233995736766e-17, -1.4973849048591698e-33];

/// A reduced argument: sine and cosine of the rest, and which quarter turn it is in.
struct Quadrant {
    sin: Id,
    cos: Id,
    /// The number of quarter turns; only the low two bits count.
    turns: Id,
}

/// The sine `ahead` quarter turns after x.
fn value(b: &mut Builder, q: &Quadrant, ahead: i64) -> Id {
    let int = b.g.dtype(q.turns);
    let mut turns = q.turns;
    if ahead != 0 {
        let ahead = b.g.constant(Scalar::from_i64(int, ahead));
        turns = b.add(turns, ahead);
    }
    let odd = is_set(b, turns, 1);
    let negative = is_set(b, turns, 2);
    let y = b.select(odd, q.cos, q.sin);
    let minus = b.neg(y);
    b.select(negative, minus, y)
}

fn is_set(b: &mut Builder, bits: Id, bit: i64) -> Id {
    let int = b.g.dtype(bits);
    let (mask, zero) = (b.g.constant(Scalar::from_i64(int, bit)), b.g.constant(Scalar::zero(int)));
    let bits = b.and(bits, mask);
    b.ne(bits, zero)
}

pub(super) fn sin(b: &mut Builder, x: Id) -> Id {
    let y = with_quadrant(b, x, |b, q| value(b, q, 0));
    identity_if_small(b, x, y)
}

pub(super) fn cos(b: &mut Builder, x: Id) -> Id {
    with_quadrant(b, x, |b, q| value(b, q, 1))
}

pub(super) fn tan(b: &mut Builder, x: Id) -> Id {
    let y = with_quadrant(b, x, |b, q| {
        let odd = is_set(b, q.turns, 1);
        let minus_cos = b.neg(q.cos);
        let numerator = b.select(odd, minus_cos, q.sin);
        let denominator = b.select(odd, q.sin, q.cos);
        b.div(numerator, denominator)
    });
    identity_if_small(b, x, y)
}

/// Zeros keep their sign, and small numbers are their own sine and tangent.
fn identity_if_small(b: &mut Builder, x: Id, y: Id) -> Id {
    let limit = b.pick(-12.0, -27.0);
    b.identity_below(f64::exp2(limit), x, y)
}

/// `f` of the reduced argument, in the type of x.
fn with_quadrant(b: &mut Builder, x: Id, f: impl Fn(&mut Builder, &Quadrant) -> Id) -> Id {
    if !b.is_f32() {
        let q = quadrant_f64(b, x);
        return f(b, &q);
    }
    let wide = &mut b.wide();
    let q = quadrant_f32(wide, x);
    let y = f(wide, &q);
    b.g.cast(y, DType::F32)
}

/// Of an f32, in f64.
fn quadrant_f32(b: &mut Builder, x: Id) -> Quadrant {
    let x = b.g.cast(x, DType::F64);
    let [first, second, third] = two_over_pi(b, x);
    // x 2/pi = x first + x second + x third. The first product may be huge: whole turns go before quarters can be counted.
    let p = b.mul(x, first);
    let whole = b.scale(p, 0.25);
    let whole = b.round(whole);
    let minus_four = b.c(-4.0);
    let p = b.fma(whole, minus_four, p);
    let (turns_1, rest_1) = nearest_turn(b, p);
    let p = b.mul(x, second);
    let (turns_2, rest_2) = nearest_turn(b, p);
    // Exact where it cancels: both are multiples of the same small unit.
    let rest = b.add(rest_1, rest_2);
    let rest = b.fma(x, third, rest);
    let (turns_3, r) = nearest_turn(b, rest);
    let turns = b.add(turns_1, turns_2);
    let turns = b.add(turns, turns_3);
    let turns = b.g.cast(turns, DType::I32);

    let z = b.mul(r, r);
    let sin = b.horner(z, SIN.f32.iter().copied());
    let sin = b.mul(sin, r);
    let cos = b.horner(z, COS.f32.iter().copied());
    Quadrant { sin, cos, turns }
}

/// The parts of 2/pi for the size of x.
fn two_over_pi(b: &mut Builder, x: Id) -> [Id; 3] {
    let a = b.abs(x);
    let (_, last) = TWO_OVER_PI[TWO_OVER_PI.len() - 1];
    let mut parts = last.map(|part| b.c(part));
    for &(limit, class) in TWO_OVER_PI.iter().rev().skip(1) {
        let limit = b.c(limit);
        let below = b.lt(a, limit);
        for (part, value) in parts.iter_mut().zip(class) {
            let value = b.c(value);
            *part = b.select(below, value, *part);
        }
    }
    parts
}

/// The nearest integer and what is left.
fn nearest_turn(b: &mut Builder, x: Id) -> (Id, Id) {
    let n = b.round(x);
    (n, b.sub(x, n))
}

/// Of an f64. x - n pi/2 is exact for the first part of pi/2; the other two add what is missing.
fn quadrant_f64(b: &mut Builder, x: Id) -> Quadrant {
    let turns = b.scale(x, std::f64::consts::FRAC_2_PI);
    let turns = b.round(turns);
    let minus = b.neg(turns);
    let mut r = x;
    for part in PI_OVER_TWO {
        let part = b.c(part);
        r = b.fma(minus, part, r);
    }
    // Of a huge x nothing is left to tell where in the turn it lies.
    let (a, one, zero) = (b.abs(r), b.c(1.0), b.c(0.0));
    let lost = b.lt(one, a);
    let r = b.select(lost, zero, r);
    let turns = b.g.cast(turns, DType::I64);

    let z = b.mul(r, r);
    let p = b.poly(z, &SIN);
    let cube = b.mul(z, r);
    let sin = b.fma(cube, p, r);
    let p = b.poly(z, &COS);
    let minus_half = b.c(-0.5);
    let p = b.fma(z, p, minus_half);
    let cos = b.fma(z, p, one);
    Quadrant { sin, cos, turns }
}
