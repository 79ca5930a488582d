//! Conversions to and from the half types against the `half` crate and, where that one rounds twice, against a rounding in integers.
#![forbid(unsafe_code)]

mod common;

use common::eval::{BLOCK, Expr, Lanes, input};
use half::{bf16, f16};
use kiln_kernels::DType;
use kiln_kernels::ir::{Graph, Id};
use kiln_kernels::lower::half::{narrow, widen};
use proptest::prelude::*;

fn expression(dtype: DType, f: impl Fn(&mut Graph, Id) -> Id) -> Expr {
    let mut g = Graph::new();
    let x = input(&mut g, 0, dtype);
    let y = f(&mut g, x);
    Expr::new(&g, y)
}

fn narrowing(from: DType, to: DType) -> Expr {
    expression(from, |g, x| narrow(g, x, to))
}

/// `f(input, output)` for every input.
fn for_each(expr: &mut Expr, inputs: impl Iterator<Item = u64>, f: impl Fn(u64, u64)) {
    let inputs: Vec<u64> = inputs.collect();
    for block in inputs.chunks(BLOCK) {
        let lanes: Lanes = std::array::from_fn(|i| block[i.min(block.len() - 1)]);
        block.iter().zip(expr.run(&[&lanes])).for_each(|(&x, &y)| f(x, y));
    }
}

/// The bit pattern of the half nearest to `magnitude * 2^exponent`, ties to even, computed in integers. `digits` and `lowest` belong to
/// the type: its precision, and the exponent of its smallest number.
fn round_in_integers(negative: bool, magnitude: u64, exponent: i32, to: DType) -> u16 {
    let (digits, lowest, sign_and_largest) = if to == DType::F16 { (11, -24, 0x7c00) } else { (8, -133, 0x7f80) };
    let sign = if negative { 0x8000 } else { 0 };
    if magnitude == 0 {
        return sign;
    }
    // The last digit kept has the value 2^unit.
    let top = exponent + 63 - magnitude.leading_zeros() as i32;
    let unit = (top - digits + 1).max(lowest);
    let drop = unit - exponent;
    let kept = if drop <= 0 {
        (magnitude as u128) << -drop
    } else if drop > 100 {
        0
    } else {
        let (m, half) = (magnitude as u128, 1u128 << (drop - 1));
        let (kept, rest) = (m >> drop, m & ((1u128 << drop) - 1));
        kept + (rest > half || rest == half && kept & 1 == 1) as u128
    };
    // Patterns count: each step of the exponent is worth 2^(digits-1) of them, a carry into the next binade included.
    let pattern = kept + ((unit - lowest) as u128) * (1 << (digits - 1));
    sign | pattern.min(sign_and_largest) as u16
}

/// The same of an f64.
fn round_f64(x: f64, to: DType) -> u16 {
    let bits = x.to_bits();
    let (field, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let magnitude = if field == 0 { fraction } else { fraction | 1 << 52 };
    round_in_integers(x.is_sign_negative(), magnitude, field.max(1) - 1075, to)
}

fn check(to: DType, got: u64, x: f64) {
    let got = got as u16;
    if x.is_nan() {
        let nan = if to == DType::F16 { f16::from_bits(got).is_nan() } else { bf16::from_bits(got).is_nan() };
        assert!(nan, "NaN became {got:#06x} of {to}");
        return;
    }
    let infinity = if to == DType::F16 { 0x7c00 } else { 0x7f80 };
    let want = if x.is_infinite() { infinity | ((x < 0.0) as u16 * 0x8000) } else { round_f64(x, to) };
    assert_eq!(got, want, "{x:e} became {got:#06x} of {to}, not {want:#06x}");
}

#[test]
fn every_half_widens_exactly() {
    for (dtype, value) in [(DType::F16, (|b| f16::from_bits(b).to_f32()) as fn(u16) -> f32), (DType::BF16, |b| bf16::from_bits(b).to_f32())]
    {
        let mut expr = expression(DType::U16, |g, x| widen(g, x, dtype));
        for_each(&mut expr, 0..1 << 16, |x, y| {
            let (got, want) = (f32::from_bits(y as u32), value(x as u16));
            assert!(got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(), "{x:#06x} of {dtype}: {got:e}, not {want:e}");
        });
    }
}

#[test]
fn every_half_comes_back() {
    for dtype in [DType::F16, DType::BF16] {
        let mut there = expression(DType::U16, |g, x| {
            let wide = widen(g, x, dtype);
            narrow(g, wide, dtype)
        });
        for_each(&mut there, 0..1 << 16, |x, y| {
            let value = if dtype == DType::F16 { f16::from_bits(x as u16).to_f32() } else { bf16::from_bits(x as u16).to_f32() };
            check(dtype, y, value as f64);
            assert!(value.is_nan() || x == y);
        });
    }
}

/// The halves, the midpoints between them, and the neighbours of both in f32 and in f64.
fn around_every_half(dtype: DType) -> Vec<f64> {
    let value = |b: u16| if dtype == DType::F16 { f16::from_bits(b).to_f64() } else { bf16::from_bits(b).to_f64() };
    let infinity = if dtype == DType::F16 { 0x7c00 } else { 0x7f80 };
    let mut list = Vec::new();
    for b in 0..infinity {
        let (low, high) = (value(b), if b + 1 == infinity { 2.0 * value(b) - value(b - 1) } else { value(b + 1) });
        for x in [low, (low + high) / 2.0] {
            let short = x as f32;
            list.extend([x, x.next_up(), x.next_down(), short as f64, short.next_up() as f64, short.next_down() as f64]);
        }
    }
    list.extend([0.0, f64::INFINITY, f64::NAN, f64::MAX, 5e-324, 1e-45, 3.4e38, 3.5e38, 65519.99, 65520.0, 65535.0]);
    list.iter().flat_map(|&x| [x, -x]).collect()
}

#[test]
fn f64_and_f32_round_once_around_every_half() {
    for to in [DType::F16, DType::BF16] {
        let values = around_every_half(to);
        let (mut wide, mut short) = (narrowing(DType::F64, to), narrowing(DType::F32, to));
        for_each(&mut wide, values.iter().map(|x| x.to_bits()), |x, y| check(to, y, f64::from_bits(x)));
        for_each(&mut short, values.iter().map(|&x| (x as f32).to_bits() as u64), |x, y| check(to, y, f32::from_bits(x as u32) as f64));
    }
}

#[test]
fn f32_on_a_sweep_as_the_half_crate_does() {
    let sweep = || (0..1u64 << 32).step_by((1 << 12) + 3);
    for_each(&mut narrowing(DType::F32, DType::F16), sweep(), |x, y| {
        let x = f32::from_bits(x as u32);
        assert!(x.is_nan() || y as u16 == f16::from_f32(x).to_bits(), "{x:e}");
        check(DType::F16, y, x as f64);
    });
    for_each(&mut narrowing(DType::F32, DType::BF16), sweep(), |x, y| {
        let x = f32::from_bits(x as u32);
        assert!(x.is_nan() || y as u16 == bf16::from_f32(x).to_bits(), "{x:e}");
        check(DType::BF16, y, x as f64);
    });
}

#[test]
fn rounding_in_integers_is_right_itself() {
    assert_eq!(round_f64(1.0, DType::F16), 0x3c00);
    assert_eq!(round_f64(-2.0, DType::BF16), 0xc000);
    assert_eq!(round_f64(65519.99, DType::F16), 0x7bff);
    assert_eq!(round_f64(65520.0, DType::F16), 0x7c00);
    assert_eq!(round_f64(2f64.powi(-25), DType::F16), 0);
    assert_eq!(round_f64(2f64.powi(-25).next_up(), DType::F16), 1);
    assert_eq!(round_in_integers(false, u64::MAX, 0, DType::BF16), 0x5f80);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn integers_round_once(x: i64, shift in 0u32..64, near_tie in -2i64..=2) {
        // A number of every size, and one next to a midpoint of 8 or 11 digits.
        let tie = |digits: u32| ((x >> shift) & (-1i64 << (63 - shift).saturating_sub(digits))).wrapping_add(near_tie);
        for value in [x >> shift, tie(9), tie(12), tie(8), tie(11)] {
            for to in [DType::F16, DType::BF16] {
                for from in DType::ALL.into_iter().filter(|d| d.is_int()) {
                    let bits = value as u64 & (u64::MAX >> (64 - 8 * from.size()));
                    let wide = kiln_kernels::Scalar { dtype: from, bits };
                    let negative = from.is_signed_int() && wide.as_i64() < 0;
                    let magnitude = if negative { wide.as_i64().unsigned_abs() } else { bits };
                    let got = narrowing(from, to).one(&[bits]) as u16;
                    prop_assert_eq!(got, round_in_integers(negative, magnitude, 0, to), "{} of {}", wide, from);
                }
            }
        }
    }

    #[test]
    fn f64_rounds_once(bits: u64, exponent in 850u64..1200) {
        // Any pattern, and one of the size of a half.
        for bits in [bits, bits & !(0x7ff << 52) | exponent << 52] {
            for to in [DType::F16, DType::BF16] {
                check(to, narrowing(DType::F64, to).one(&[bits]), f64::from_bits(bits));
            }
        }
    }
}

#[test]
fn bool_becomes_zero_or_one() {
    assert_eq!(narrowing(DType::Bool, DType::F16).one(&[1]), 0x3c00);
    assert_eq!(narrowing(DType::Bool, DType::BF16).one(&[0]), 0);
}

#[test]
#[should_panic(expected = "is no half type")]
fn only_half_types_are_made() {
    narrowing(DType::F64, DType::F32);
}
