//! erf(a) for a = |x|: a + a p(a^2) up to 1, then 1 - p(a)^k: a root of the complement is nearly straight, so p is short.

use super::builder::{Builder, Table};
use crate::ir::Id;

/// erf(a)/a - 1 in z = a^2 on [0, 1]. Error relative to erf(a): 2^-24.6 (f32), 2^-55.6 (f64).
const SMALL: Table = Table {
    f32: &[0.12837912, -0.3761232, 0.112801135, -0.026709216, 0.0049149096, -0.00056199194],
    f64: &[
        0.1283791670955126,
        -0.3761263890318375,
        0.11283791670954879,
        -0.026866170645076792,
        0.0052239776248180145,
        -0.000854832698083379,
        0.0001205533111164271,
        -1.4925595266831182e-05,
        1.6461000484121368e-06,
        -1.6350312701054695e-07,
        1.4659775274047436e-08,
        -1.1372848856791674e-09,
        5.957176147748911e-11,
    ],
};

/// (1 - erf(a))^(1/4) in a on [1, 3.93] for f32, (1 - erf(a))^(1/8) in a - 3.5 on [1, 6] for f64. Error of erf: 2^-25.3, 2^-51.9.
const LARGE: Table = Table {
    f32: &[1.0039772, -0.30257243, -0.074084714, -0.040531382, 0.060670163, -0.02046016, 0.0029279764, -0.00015709615],
    f64: &[
        0.17134869010159695,
        -0.15562958082676737,
        0.049969768376201054,
        -0.0027025332148855677,
        -0.002310667351714977,
        0.0005140361501873001,
        2.2694621528813442e-05,
        -2.1361655891445174e-05,
        1.7116239736579672e-06,
        4.083190682892008e-07,
        -7.677195851851638e-08,
        -3.1473555919848383e-09,
        1.8033518930819088e-09,
        -5.652415480040601e-11,
        -2.9701645111948606e-11,
        2.9585594074318684e-12,
        2.4700879252941795e-13,
        -4.9886397576526795e-14,
        -1.8724954993542767e-15,
        1.0291683452144471e-15,
        -3.2205902109142466e-17,
        -2.6742847122893475e-17,
        3.7455573734901535e-18,
    ],
};

pub(super) fn erf(b: &mut Builder, x: Id) -> Id {
    let a = b.abs(x);
    let z = b.mul(a, a);
    let p = b.poly(z, &SMALL);
    let small = b.fma(p, a, a);
    let large = one_minus_power(b, a);
    let one = b.c(1.0);
    let is_small = b.lt(a, one);
    let y = b.select(is_small, small, large);
    b.with_sign_of(y, x)
}

fn one_minus_power(b: &mut Builder, a: Id) -> Id {
    // From here on the result rounds to 1.
    let mut a = b.at_most(a, b.pick(3.92, 6.0));
    if !b.is_f32() {
        let centre = b.c(3.5);
        a = b.sub(a, centre);
    }
    let mut p = b.poly(a, &LARGE);
    for _ in 0..b.pick(1, 2) {
        p = b.mul(p, p);
    }
    let minus = b.neg(p);
    let one = b.c(1.0);
    b.fma(minus, p, one)
}
