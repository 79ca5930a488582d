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

/// (1 - erf(a))^(1/4) in a on [1, 3.93] for f32, (1 - erf(a))^(1/8) in a - 3.5 on [1, 6] for f64. Error of erf: 2^-25.3, 2^-53.6.
const LARGE: Table = Table {
    f32: &[1.0039772, -0.30257243, -0.074084714, -0.040531382, 0.060670163, -0.02046016, 0.0029279764, -0.00015709615],
    f64: &[
        0.17134869010159695,
        -0.15562958082676603,
        0.04996976837620093,
        -0.0027025332149041943,
        -0.0023106673517132373,
        0.0005140361502647145,
        2.269462152165078e-05,
        -2.1361656039946652e-05,
        1.711623987281933e-06,
        4.083192265526281e-07,
        -7.677197292897441e-08,
        -3.1474586363408263e-09,
        1.803361212478641e-09,
        -5.648106870584481e-11,
        -2.970551821011147e-11,
        2.946750298046355e-12,
        2.480645073094223e-13,
        -4.777612905005456e-14,
        -2.0602073884274366e-15,
        7.923817833629611e-16,
        -1.1239484410675559e-17,
        -1.1597873205718062e-17,
        2.410149412155043e-18,
        -4.2118061092701587e-19,
        3.699452721147474e-20,
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
    // Here the result is 1, and stays so: x * (1 + erf(x)) must vanish for large negative x.
    let mut a = b.at_most(a, b.pick(4.1, 6.0));
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
