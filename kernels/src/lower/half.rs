//! Conversions to and from the half types, as operations on their bit patterns.
//!
//! Programs hold no half arithmetic: f16 and bf16 are u16 bit patterns there. Every conversion to a half type rounds once, to nearest
//! even, whatever it comes from. NaN stays NaN, subnormal numbers are exact, too large numbers become infinity.

use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Graph, Id, UnaryOp};

/// The f32 with the value of the f16 or bf16 bit pattern `bits`, a u16.
///
/// # Panics
/// If `from` is no half type.
#[track_caller]
pub fn widen(g: &mut Graph, bits: Id, from: DType) -> Id {
    match from {
        DType::F16 => f16_to_f32(g, bits),
        DType::BF16 => bf16_to_f32(g, bits),
        other => panic!("{other} is no half type: cast it instead"),
    }
}

/// The u16 bit pattern of the f16 or bf16 nearest to `x`, which has any type but a half one.
///
/// # Panics
/// If `to` is no half type or `x` has one.
#[track_caller]
pub fn narrow(g: &mut Graph, x: Id, to: DType) -> Id {
    assert!(to.is_half(), "{to} is no half type: cast to it instead");
    let x = to_f32_for_narrowing(g, x);
    if to == DType::F16 { f32_to_f16(g, x) } else { f32_to_bf16(g, x) }
}

/// An f32 that rounds to the same half as `x` does: `x` itself, or `x` rounded to odd.
#[track_caller]
fn to_f32_for_narrowing(g: &mut Graph, x: Id) -> Id {
    match g.dtype(x) {
        DType::F32 => x,
        DType::Bool | DType::I8 | DType::U8 | DType::I16 | DType::U16 => g.cast(x, DType::F32),
        DType::I32 | DType::U32 => {
            let wide = g.cast(x, DType::F64);
            f64_to_f32_odd(g, wide)
        }
        DType::I64 | DType::U64 => {
            let short = drop_low_bits(g, x);
            let wide = g.cast(short, DType::F64);
            f64_to_f32_odd(g, wide)
        }
        DType::F64 => f64_to_f32_odd(g, x),
        half => panic!("{half} is a half type already: its values are u16 bit patterns here"),
    }
}

/// The f32 with the value of the bf16 bit pattern `bits`, a u16.
pub fn bf16_to_f32(g: &mut Graph, bits: Id) -> Id {
    let wide = g.cast(bits, DType::U32);
    let high = with(g, BinaryOp::Shl, wide, 16);
    g.bitcast(high, DType::F32)
}

/// The f32 with the value of the f16 bit pattern `bits`, a u16.
pub fn f16_to_f32(g: &mut Graph, bits: Id) -> Id {
    let wide = g.cast(bits, DType::U32);
    let magnitude = with(g, BinaryOp::And, wide, 0x7fff);
    let sign = with(g, BinaryOp::And, wide, 0x8000);
    let sign = with(g, BinaryOp::Shl, sign, 16);
    let moved = with(g, BinaryOp::Shl, magnitude, 13);
    // Normal: the exponent's bias grows by 112. Infinity and NaN: by 112 once more, to the largest exponent.
    let normal = with(g, BinaryOp::Add, moved, 112 << 23);
    let special = with(g, BinaryOp::Add, moved, 224 << 23);
    let is_special = at_least(g, magnitude, 0x7c00);
    let normal = g.select(is_special, special, normal);
    // Subnormal: as the mantissa of a number from 2^-14 on, less 2^-14.
    let raised = with(g, BinaryOp::Add, moved, 113 << 23);
    let raised = g.bitcast(raised, DType::F32);
    let base = g.constant(Scalar::f32((-14f32).exp2()));
    let subnormal = g.sub(raised, base);
    let subnormal = g.bitcast(subnormal, DType::U32);
    let is_normal = at_least(g, magnitude, 0x0400);
    let value = g.select(is_normal, normal, subnormal);
    let value = g.binary(BinaryOp::Or, value, sign);
    g.bitcast(value, DType::F32)
}

/// The u16 bit pattern of the bf16 nearest to the f32 `x`.
pub fn f32_to_bf16(g: &mut Graph, x: Id) -> Id {
    let bits = g.bitcast(x, DType::U32);
    let rounded = round_away_low_bits(g, bits, 16);
    // The carry of a NaN's payload could reach the sign: cut it instead, and keep one bit of it set.
    let cut = with(g, BinaryOp::Shr, bits, 16);
    let quiet = with(g, BinaryOp::Or, cut, 0x0040);
    let is_nan = g.binary(BinaryOp::CmpNe, x, x);
    let value = g.select(is_nan, quiet, rounded);
    g.cast(value, DType::U16)
}

/// The u16 bit pattern of the f16 nearest to the f32 `x`.
pub fn f32_to_f16(g: &mut Graph, x: Id) -> Id {
    let bits = g.bitcast(x, DType::U32);
    let magnitude = with(g, BinaryOp::And, bits, 0x7fff_ffff);
    let sign = with(g, BinaryOp::Shr, bits, 16);
    let sign = with(g, BinaryOp::And, sign, 0x8000);
    // Normal: the exponent's bias shrinks by 112; rounding up from the largest number gives infinity.
    let rebased = with(g, BinaryOp::Sub, magnitude, 112 << 23);
    let normal = round_away_low_bits(g, rebased, 13);
    // Subnormal: adding 1/2 leaves exactly the units of 2^-24, rounded to even.
    let half = g.constant(Scalar::f32(0.5));
    let small = g.bitcast(magnitude, DType::F32);
    let small = g.add(small, half);
    let small = g.bitcast(small, DType::U32);
    let small = with(g, BinaryOp::Sub, small, 0.5f32.to_bits());
    let is_normal = at_least(g, magnitude, 113 << 23);
    let value = g.select(is_normal, normal, small);
    // From 2^16 on.
    let infinite = u32_const(g, 0x7c00);
    let is_large = at_least(g, magnitude, 143 << 23);
    let value = g.select(is_large, infinite, value);
    let nan = u32_const(g, 0x7e00);
    let is_nan = g.binary(BinaryOp::CmpNe, x, x);
    let value = g.select(is_nan, nan, value);
    let value = g.binary(BinaryOp::Or, value, sign);
    g.cast(value, DType::U16)
}

/// An f64 as f32, rounded to odd: an inexact result has its last bit set, so that it lies on the same side of every number and of every
/// midpoint of a shorter type as the f64 did, and rounding it again is rounding once.
fn f64_to_f32_odd(g: &mut Graph, x: Id) -> Id {
    let nearest = g.cast(x, DType::F32);
    let back = g.cast(nearest, DType::F64);
    let bits = g.bitcast(nearest, DType::U32);
    let (size, back_size) = (g.unary(UnaryOp::Abs, x), g.unary(UnaryOp::Abs, back));
    // Rounded away from zero: one step back. This also takes an overflow back to the largest number.
    let away = g.binary(BinaryOp::CmpLt, size, back_size);
    let back_step = with(g, BinaryOp::Sub, bits, 1);
    let towards_zero = g.select(away, back_step, bits);
    let odd = with(g, BinaryOp::Or, towards_zero, 1);
    let inexact = g.binary(BinaryOp::CmpNe, back, x);
    let bits = g.select(inexact, odd, bits);
    g.bitcast(bits, DType::F32)
}

/// A 64-bit integer that is exact as f64 and rounds to the same half as `x`: from 2^52 on, the low 12 bits become one that tells whether
/// any was set. Midpoints between halves of that size are multiples of 2^12.
fn drop_low_bits(g: &mut Graph, x: Id) -> Id {
    let dtype = g.dtype(x);
    let k = |g: &mut Graph, v: i64| g.constant(Scalar::from_i64(dtype, v));
    let (mask, low_mask, sticky, zero, limit) = (k(g, !0xfff), k(g, 0xfff), k(g, 0x800), k(g, 0), k(g, 1 << 52));
    let high = g.binary(BinaryOp::And, x, mask);
    let low = g.binary(BinaryOp::And, x, low_mask);
    let any = g.binary(BinaryOp::CmpNe, low, zero);
    let sticky = g.select(any, sticky, zero);
    let short = g.binary(BinaryOp::Or, high, sticky);
    let mut is_small = g.binary(BinaryOp::CmpLt, x, limit);
    if dtype.is_signed_int() {
        let limit = k(g, -(1 << 52));
        let above = g.binary(BinaryOp::CmpLt, limit, x);
        is_small = g.binary(BinaryOp::And, is_small, above);
    }
    g.select(is_small, x, short)
}

/// The bit pattern without its low `count` bits, rounded to nearest even.
fn round_away_low_bits(g: &mut Graph, bits: Id, count: u32) -> Id {
    let last = with(g, BinaryOp::Shr, bits, count);
    let last = with(g, BinaryOp::And, last, 1);
    let sum = with(g, BinaryOp::Add, bits, (1 << (count - 1)) - 1);
    let sum = g.add(sum, last);
    with(g, BinaryOp::Shr, sum, count)
}

/// Whether the u32 is at least `limit`; both below 2^31.
fn at_least(g: &mut Graph, x: Id, limit: u32) -> Id {
    // Signed, which vector units compare faster.
    let x = g.bitcast(x, DType::I32);
    let limit = g.constant(Scalar::from_i64(DType::I32, limit as i64));
    g.binary(BinaryOp::CmpLe, limit, x)
}

fn u32_const(g: &mut Graph, value: u32) -> Id {
    g.constant(Scalar::from_i64(DType::U32, value as i64))
}

fn with(g: &mut Graph, op: BinaryOp, x: Id, value: u32) -> Id {
    let value = u32_const(g, value);
    g.binary(op, x, value)
}
