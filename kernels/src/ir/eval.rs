//! What each operation means for single values: the one definition, used by constant folding and by the interpreter.
//!
//! Values are bit patterns as in [`Scalar`]: the type's own bits, zero-extended to 64. Each lookup gives a plain function, or `None`
//! where the operation is not defined for the type. Only the payload of a NaN is unspecified.
//!
//! The half types compute in f32 and round after every operation.

use super::ops::{BinaryOp, TernaryOp, UnaryOp};
use crate::dtype::{DType, Scalar};
use half::{bf16, f16};

/// A function of one value's bits.
pub type Fn1 = fn(u64) -> u64;
/// A function of two values' bits.
pub type Fn2 = fn(u64, u64) -> u64;
/// A function of three values' bits.
pub type Fn3 = fn(u64, u64, u64) -> u64;

/// Bits to value and back.
trait Bits: Copy {
    fn get(bits: u64) -> Self;
    fn put(self) -> u64;
}

/// Wrapping integers with floor division.
trait Int: Bits + Ord {
    fn neg(self) -> Self;
    fn abs(self) -> Self;
    fn add(self, b: Self) -> Self;
    fn sub(self, b: Self) -> Self;
    fn mul(self, b: Self) -> Self;
    fn div(self, b: Self) -> Self;
    fn rem(self, b: Self) -> Self;
    /// `None` where the shift is outside `0..width`.
    fn amount(self) -> Option<u32>;
    fn shl(self, by: u32) -> Self;
    fn shr(self, by: u32) -> Self;
    /// What shifting right by the width or more gives.
    fn shr_all(self) -> Self;
}

/// Floats with f32 or f64 arithmetic.
trait Float: Bits + PartialOrd {
    fn unary(self, op: UnaryOp) -> Self;
    fn add(self, b: Self) -> Self;
    fn sub(self, b: Self) -> Self;
    fn mul(self, b: Self) -> Self;
    fn div(self, b: Self) -> Self;
    fn fma(self, b: Self, c: Self) -> Self;
    fn larger(self, b: Self) -> Self;
    fn smaller(self, b: Self) -> Self;
}

macro_rules! ints {
    ($($t:ident as $u:ident: $neg:expr, $abs:expr, $div:expr, $rem:expr, $all:expr;)*) => { $(
        impl Bits for $t {
            #[inline(always)]
            fn get(bits: u64) -> $t { bits as $t }
            #[inline(always)]
            fn put(self) -> u64 { self as $u as u64 }
        }
        impl Int for $t {
            fn neg(self) -> $t { $neg(self) }
            fn abs(self) -> $t { $abs(self) }
            #[inline(always)]
            fn add(self, b: $t) -> $t { self.wrapping_add(b) }
            #[inline(always)]
            fn sub(self, b: $t) -> $t { self.wrapping_sub(b) }
            #[inline(always)]
            fn mul(self, b: $t) -> $t { self.wrapping_mul(b) }
            fn div(self, b: $t) -> $t { if b == 0 { 0 } else { $div(self, b) } }
            fn rem(self, b: $t) -> $t { if b == 0 { 0 } else { $rem(self, b) } }
            fn amount(self) -> Option<u32> { u32::try_from(self).ok().filter(|&n| n < $t::BITS) }
            fn shl(self, by: u32) -> $t { self << by }
            fn shr(self, by: u32) -> $t { self >> by }
            fn shr_all(self) -> $t { $all(self) }
        }
    )* };
}

macro_rules! signed {
    ($($t:ident as $u:ident),*) => { ints! { $(
        $t as $u: $t::wrapping_neg, $t::wrapping_abs,
            // Truncating division rounds up exactly where the signs differ and something remains.
            |a: $t, b: $t| { let q = a.wrapping_div(b); if a.wrapping_rem(b) != 0 && (a < 0) != (b < 0) { q - 1 } else { q } },
            |a: $t, b: $t| { let r = a.wrapping_rem(b); if r != 0 && (r < 0) != (b < 0) { r + b } else { r } },
            |a: $t| a >> ($t::BITS - 1);
    )* } };
}

macro_rules! unsigned {
    ($($t:ident),*) => { ints! { $( $t as $t: $t::wrapping_neg, |a| a, |a, b| a / b, |a, b| a % b, |_| 0; )* } };
}

signed!(i8 as u8, i16 as u16, i32 as u32, i64 as u64);
unsigned!(u8, u16, u32, u64);

macro_rules! floats {
    ($($t:ident as $u:ident),*) => { $(
        impl Bits for $t {
            #[inline(always)]
            fn get(bits: u64) -> $t { $t::from_bits(bits as $u) }
            #[inline(always)]
            fn put(self) -> u64 { self.to_bits() as u64 }
        }
        impl Float for $t {
            fn unary(self, op: UnaryOp) -> $t {
                match op {
                    UnaryOp::Neg => -self,
                    UnaryOp::Abs => self.abs(),
                    UnaryOp::Sqrt => self.sqrt(),
                    UnaryOp::Floor => self.floor(),
                    UnaryOp::Ceil => self.ceil(),
                    UnaryOp::Trunc => self.trunc(),
                    UnaryOp::Round => self.round_ties_even(),
                    other => unreachable!("{other:?} has no scalar function"),
                }
            }
            #[inline(always)]
            fn add(self, b: $t) -> $t { self + b }
            #[inline(always)]
            fn sub(self, b: $t) -> $t { self - b }
            #[inline(always)]
            fn mul(self, b: $t) -> $t { self * b }
            #[inline(always)]
            fn div(self, b: $t) -> $t { self / b }
            #[inline(always)]
            fn fma(self, b: $t, c: $t) -> $t { self.mul_add(b, c) }
            fn larger(self, b: $t) -> $t {
                if self > b { self }
                else if self < b { b }
                // Equal: -0.0 only if both are; unordered: a NaN.
                else if self == b { $t::from_bits(self.to_bits() & b.to_bits()) }
                else { self + b }
            }
            fn smaller(self, b: $t) -> $t {
                if self < b { self }
                else if self > b { b }
                else if self == b { $t::from_bits(self.to_bits() | b.to_bits()) }
                else { self + b }
            }
        }
    )* };
}

floats!(f32 as u32, f64 as u64);

macro_rules! halves {
    ($($t:ident),*) => { $(
        impl Bits for $t {
            fn get(bits: u64) -> $t { $t::from_bits(bits as u16) }
            fn put(self) -> u64 { self.to_bits() as u64 }
        }
        impl Float for $t {
            fn unary(self, op: UnaryOp) -> $t {
                match op {
                    UnaryOp::Neg => $t::from_bits(self.to_bits() ^ 0x8000),
                    UnaryOp::Abs => $t::from_bits(self.to_bits() & 0x7fff),
                    _ => $t::from_f32(self.to_f32().unary(op)),
                }
            }
            fn add(self, b: $t) -> $t { $t::from_f32(self.to_f32() + b.to_f32()) }
            fn sub(self, b: $t) -> $t { $t::from_f32(self.to_f32() - b.to_f32()) }
            fn mul(self, b: $t) -> $t { $t::from_f32(self.to_f32() * b.to_f32()) }
            fn div(self, b: $t) -> $t { $t::from_f32(self.to_f32() / b.to_f32()) }
            fn fma(self, b: $t, c: $t) -> $t { $t::from_f32(self.to_f32().mul_add(b.to_f32(), c.to_f32())) }
            fn larger(self, b: $t) -> $t { $t::from_f32(self.to_f32().larger(b.to_f32())) }
            fn smaller(self, b: $t) -> $t { $t::from_f32(self.to_f32().smaller(b.to_f32())) }
        }
    )* };
}

halves!(f16, bf16);

/// Calls a generic function with the Rust type of an integer or float element type.
macro_rules! by_dtype {
    ($dtype:expr, $int:ident, $float:ident, $bool:expr, $($arg:expr),*) => {
        match $dtype {
            DType::Bool => $bool,
            DType::I8 => $int::<i8>($($arg),*),
            DType::I16 => $int::<i16>($($arg),*),
            DType::I32 => $int::<i32>($($arg),*),
            DType::I64 => $int::<i64>($($arg),*),
            DType::U8 => $int::<u8>($($arg),*),
            DType::U16 => $int::<u16>($($arg),*),
            DType::U32 => $int::<u32>($($arg),*),
            DType::U64 => $int::<u64>($($arg),*),
            DType::F16 => $float::<f16>($($arg),*),
            DType::BF16 => $float::<bf16>($($arg),*),
            DType::F32 => $float::<f32>($($arg),*),
            DType::F64 => $float::<f64>($($arg),*),
        }
    };
}

fn bit(value: bool) -> u64 {
    value as u64
}

fn int_unary<T: Int>(op: UnaryOp) -> Option<Fn1> {
    Some(match op {
        UnaryOp::Neg => |a| T::get(a).neg().put(),
        UnaryOp::Abs => |a| T::get(a).abs().put(),
        UnaryOp::Not => |a| T::get(!a).put(),
        UnaryOp::Floor | UnaryOp::Ceil | UnaryOp::Trunc | UnaryOp::Round => |a| a,
        _ => return None,
    })
}

fn float_unary<T: Float>(op: UnaryOp) -> Option<Fn1> {
    Some(match op {
        UnaryOp::Neg => |a| T::get(a).unary(UnaryOp::Neg).put(),
        UnaryOp::Abs => |a| T::get(a).unary(UnaryOp::Abs).put(),
        UnaryOp::Sqrt => |a| T::get(a).unary(UnaryOp::Sqrt).put(),
        UnaryOp::Floor => |a| T::get(a).unary(UnaryOp::Floor).put(),
        UnaryOp::Ceil => |a| T::get(a).unary(UnaryOp::Ceil).put(),
        UnaryOp::Trunc => |a| T::get(a).unary(UnaryOp::Trunc).put(),
        UnaryOp::Round => |a| T::get(a).unary(UnaryOp::Round).put(),
        _ => return None,
    })
}

fn int_binary<T: Int>(op: BinaryOp) -> Option<Fn2> {
    Some(match op {
        BinaryOp::Add => |a, b| T::get(a).add(T::get(b)).put(),
        BinaryOp::Sub => |a, b| T::get(a).sub(T::get(b)).put(),
        BinaryOp::Mul => |a, b| T::get(a).mul(T::get(b)).put(),
        BinaryOp::Div => |a, b| T::get(a).div(T::get(b)).put(),
        BinaryOp::Mod => |a, b| T::get(a).rem(T::get(b)).put(),
        BinaryOp::Max => |a, b| T::get(a).max(T::get(b)).put(),
        BinaryOp::Min => |a, b| T::get(a).min(T::get(b)).put(),
        BinaryOp::CmpLt => |a, b| bit(T::get(a) < T::get(b)),
        BinaryOp::CmpLe => |a, b| bit(T::get(a) <= T::get(b)),
        BinaryOp::CmpEq => |a, b| bit(a == b),
        BinaryOp::CmpNe => |a, b| bit(a != b),
        BinaryOp::And => |a, b| a & b,
        BinaryOp::Or => |a, b| a | b,
        BinaryOp::Xor => |a, b| a ^ b,
        BinaryOp::Shl => |a, b| T::get(b).amount().map_or(0, |n| T::get(a).shl(n).put()),
        BinaryOp::Shr => |a, b| T::get(b).amount().map_or_else(|| T::get(a).shr_all(), |n| T::get(a).shr(n)).put(),
        BinaryOp::Pow => return None,
    })
}

fn float_binary<T: Float>(op: BinaryOp) -> Option<Fn2> {
    Some(match op {
        BinaryOp::Add => |a, b| T::get(a).add(T::get(b)).put(),
        BinaryOp::Sub => |a, b| T::get(a).sub(T::get(b)).put(),
        BinaryOp::Mul => |a, b| T::get(a).mul(T::get(b)).put(),
        BinaryOp::Div => |a, b| T::get(a).div(T::get(b)).put(),
        BinaryOp::Max => |a, b| T::get(a).larger(T::get(b)).put(),
        BinaryOp::Min => |a, b| T::get(a).smaller(T::get(b)).put(),
        BinaryOp::CmpLt => |a, b| bit(T::get(a) < T::get(b)),
        BinaryOp::CmpLe => |a, b| bit(T::get(a) <= T::get(b)),
        BinaryOp::CmpEq => |a, b| bit(T::get(a) == T::get(b)),
        BinaryOp::CmpNe => |a, b| bit(T::get(a) != T::get(b)),
        _ => return None,
    })
}

/// Bool has logic and order (false < true), and no arithmetic.
fn bool_binary(op: BinaryOp) -> Option<Fn2> {
    Some(match op {
        BinaryOp::And | BinaryOp::Min => |a, b| a & b,
        BinaryOp::Or | BinaryOp::Max => |a, b| a | b,
        BinaryOp::Xor | BinaryOp::CmpNe => |a, b| a ^ b,
        BinaryOp::CmpEq => |a, b| bit(a == b),
        BinaryOp::CmpLt => |a, b| bit(a < b),
        BinaryOp::CmpLe => |a, b| bit(a <= b),
        _ => return None,
    })
}

/// The function of a unary operation on a type; `None` for transcendental functions and where the operation is not defined.
pub fn unary(op: UnaryOp, dtype: DType) -> Option<Fn1> {
    let bool_fn: Option<Fn1> = (op == UnaryOp::Not).then_some(|a| a ^ 1);
    by_dtype!(dtype, int_unary, float_unary, bool_fn, op)
}

/// The function of a binary operation on operands of a type. Comparisons give a bool.
pub fn binary(op: BinaryOp, dtype: DType) -> Option<Fn2> {
    by_dtype!(dtype, int_binary, float_binary, bool_binary(op), op)
}

fn float_fma<T: Float>() -> Option<Fn3> {
    Some(|a, b, c| T::get(a).fma(T::get(b), T::get(c)).put())
}

/// The function of a ternary operation whose result has this type.
pub fn ternary(op: TernaryOp, dtype: DType) -> Option<Fn3> {
    match op {
        TernaryOp::Where => Some(|c, a, b| if c != 0 { a } else { b }),
        TernaryOp::Fma => match dtype {
            DType::F16 => float_fma::<f16>(),
            DType::BF16 => float_fma::<bf16>(),
            DType::F32 => float_fma::<f32>(),
            DType::F64 => float_fma::<f64>(),
            _ => None,
        },
    }
}

/// The conversion by value from one type to another, as [`super::Op::Cast`] describes it, with one rounding.
pub fn cast(from: DType, to: DType) -> Fn1 {
    match from {
        DType::Bool | DType::U8 | DType::U16 | DType::U32 | DType::U64 => cast_from::<u64>(to),
        DType::I8 => cast_from::<i8>(to),
        DType::I16 => cast_from::<i16>(to),
        DType::I32 => cast_from::<i32>(to),
        DType::I64 => cast_from::<i64>(to),
        DType::F16 => cast_from::<f16>(to),
        DType::BF16 => cast_from::<bf16>(to),
        DType::F32 => cast_from::<f32>(to),
        DType::F64 => cast_from::<f64>(to),
    }
}

/// Rust's `as` to each type: wrapping between integers, saturating from floats, nearest even to floats.
trait As: Bits {
    fn truth(self) -> bool;
    fn int(self, to: DType) -> u64;
    fn single(self) -> f32;
    fn double(self) -> f64;
    /// An f32 that rounds to the same half as the value does.
    fn before_half(self) -> f32;
}

/// `$value as T` for each integer type, as bits.
macro_rules! as_int {
    ($value:expr, $to:expr) => {
        match $to {
            DType::I8 => ($value as i8).put(),
            DType::I16 => ($value as i16).put(),
            DType::I32 => ($value as i32).put(),
            DType::I64 => ($value as i64).put(),
            DType::U8 => ($value as u8).put(),
            DType::U16 => ($value as u16).put(),
            DType::U32 => ($value as u32).put(),
            DType::U64 => ($value as u64).put(),
            other => unreachable!("{other:?} is not an integer type"),
        }
    };
}

macro_rules! conversions {
    ($($t:ident, $zero:literal, $before_half:expr);*) => { $(
        impl As for $t {
            fn truth(self) -> bool { self != $zero }
            #[inline(always)]
            fn int(self, to: DType) -> u64 { as_int!(self, to) }
            fn single(self) -> f32 { self as f32 }
            fn double(self) -> f64 { self as f64 }
            fn before_half(self) -> f32 { $before_half(self) }
        }
    )* };
}

conversions! {
    u64, 0, |v| odd(short(v) as f64);
    i8, 0, f32::from;
    i16, 0, f32::from;
    i32, 0, |v| odd(f64::from(v));
    i64, 0, |v: i64| odd(short(v.unsigned_abs()) as f64).copysign(v as f32);
    f32, 0.0, |v| v;
    f64, 0.0, odd
}

/// From 2^52 on, the low bits as one that tells whether any was set: exact in f64, and on the same side of every half and midpoint.
fn short(v: u64) -> u64 {
    if v < 1 << 52 { v } else { v & !0xfff | u64::from(v & 0xfff != 0) << 11 }
}

/// To f32 with rounding to odd: an inexact result is cut off and gets its last bit set, so that it stays on the same side of every
/// shorter number and midpoint, and rounding it again is rounding once.
fn odd(value: f64) -> f32 {
    let nearest = value as f32;
    let back = f64::from(nearest);
    if back == value || value.is_nan() {
        return nearest;
    }
    let away = back.abs() > value.abs();
    f32::from_bits((nearest.to_bits() - u32::from(away)) | 1)
}

macro_rules! half_conversions {
    ($($t:ident),*) => { $(
        impl As for $t {
            fn truth(self) -> bool { self.to_f32() != 0.0 }
            fn int(self, to: DType) -> u64 { self.to_f32().int(to) }
            fn single(self) -> f32 { self.to_f32() }
            fn double(self) -> f64 { self.to_f64() }
            fn before_half(self) -> f32 { self.to_f32() }
        }
    )* };
}

half_conversions!(f16, bf16);

fn cast_from<T: As>(to: DType) -> Fn1 {
    match to {
        DType::Bool => |a| bit(T::get(a).truth()),
        DType::I8 => |a| T::get(a).int(DType::I8),
        DType::I16 => |a| T::get(a).int(DType::I16),
        DType::I32 => |a| T::get(a).int(DType::I32),
        DType::I64 => |a| T::get(a).int(DType::I64),
        DType::U8 => |a| T::get(a).int(DType::U8),
        DType::U16 => |a| T::get(a).int(DType::U16),
        DType::U32 => |a| T::get(a).int(DType::U32),
        DType::U64 => |a| T::get(a).int(DType::U64),
        DType::F16 => |a| f16::from_f32(T::get(a).before_half()).put(),
        DType::BF16 => |a| bf16::from_f32(T::get(a).before_half()).put(),
        DType::F32 => |a| T::get(a).single().put(),
        DType::F64 => |a| T::get(a).double().put(),
    }
}

/// A unary operation on a constant.
pub fn fold_unary(op: UnaryOp, a: Scalar) -> Option<Scalar> {
    Some(Scalar { dtype: a.dtype, bits: unary(op, a.dtype)?(a.bits) })
}

/// A binary operation on constants of one type.
pub fn fold_binary(op: BinaryOp, a: Scalar, b: Scalar) -> Option<Scalar> {
    let dtype = if op.is_compare() { DType::Bool } else { a.dtype };
    Some(Scalar { dtype, bits: binary(op, a.dtype)?(a.bits, b.bits) })
}

/// A constant converted by value.
pub fn fold_cast(a: Scalar, to: DType) -> Scalar {
    Scalar { dtype: to, bits: cast(a.dtype, to)(a.bits) }
}
