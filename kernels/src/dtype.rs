//! Element types and single values of them.

use half::{bf16, f16};
use std::fmt;

/// The type of one element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum DType {
    Bool,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F16,
    BF16,
    F32,
    F64,
}

impl DType {
    /// Every element type, narrow before wide within a family.
    pub const ALL: [DType; 13] = [
        DType::Bool,
        DType::I8,
        DType::I16,
        DType::I32,
        DType::I64,
        DType::U8,
        DType::U16,
        DType::U32,
        DType::U64,
        DType::F16,
        DType::BF16,
        DType::F32,
        DType::F64,
    ];

    /// Bytes of one element.
    pub const fn size(self) -> usize {
        match self {
            DType::Bool | DType::I8 | DType::U8 => 1,
            DType::I16 | DType::U16 | DType::F16 | DType::BF16 => 2,
            DType::I32 | DType::U32 | DType::F32 => 4,
            DType::I64 | DType::U64 | DType::F64 => 8,
        }
    }

    /// The name used in text forms, fixtures and messages.
    pub const fn name(self) -> &'static str {
        match self {
            DType::Bool => "bool",
            DType::I8 => "i8",
            DType::I16 => "i16",
            DType::I32 => "i32",
            DType::I64 => "i64",
            DType::U8 => "u8",
            DType::U16 => "u16",
            DType::U32 => "u32",
            DType::U64 => "u64",
            DType::F16 => "f16",
            DType::BF16 => "bf16",
            DType::F32 => "f32",
            DType::F64 => "f64",
        }
    }

    /// The type of that name.
    pub fn parse(name: &str) -> Option<DType> {
        DType::ALL.into_iter().find(|d| d.name() == name)
    }

    /// f16, bf16, f32 or f64.
    pub const fn is_float(self) -> bool {
        matches!(self, DType::F16 | DType::BF16 | DType::F32 | DType::F64)
    }

    /// f16 or bf16: stored in half the width, computed in f32.
    pub const fn is_half(self) -> bool {
        matches!(self, DType::F16 | DType::BF16)
    }

    /// An integer type; bool is not one.
    pub const fn is_int(self) -> bool {
        !self.is_float() && !matches!(self, DType::Bool)
    }

    /// A signed integer type.
    pub const fn is_signed_int(self) -> bool {
        matches!(self, DType::I8 | DType::I16 | DType::I32 | DType::I64)
    }

    /// The type arithmetic happens in: f32 for the half types, the type itself otherwise.
    pub const fn compute(self) -> DType {
        if self.is_half() { DType::F32 } else { self }
    }

    /// The smallest value: minus infinity for floats.
    pub fn min_value(self) -> Scalar {
        match self {
            DType::Bool | DType::U8 | DType::U16 | DType::U32 | DType::U64 => Scalar { dtype: self, bits: 0 },
            DType::I8 => Scalar::from_i64(self, i8::MIN.into()),
            DType::I16 => Scalar::from_i64(self, i16::MIN.into()),
            DType::I32 => Scalar::from_i64(self, i32::MIN.into()),
            DType::I64 => Scalar::from_i64(self, i64::MIN),
            _ => Scalar::from_f64(self, f64::NEG_INFINITY),
        }
    }

    /// The largest value: infinity for floats.
    pub fn max_value(self) -> Scalar {
        match self {
            DType::Bool => Scalar::from_i64(self, 1),
            DType::I8 => Scalar::from_i64(self, i8::MAX.into()),
            DType::I16 => Scalar::from_i64(self, i16::MAX.into()),
            DType::I32 => Scalar::from_i64(self, i32::MAX.into()),
            DType::I64 => Scalar::from_i64(self, i64::MAX),
            DType::U8 => Scalar::from_i64(self, u8::MAX.into()),
            DType::U16 => Scalar::from_i64(self, u16::MAX.into()),
            DType::U32 => Scalar::from_i64(self, u32::MAX.into()),
            DType::U64 => Scalar { dtype: self, bits: u64::MAX },
            _ => Scalar::from_f64(self, f64::INFINITY),
        }
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value with its type, held as bits so that it compares and hashes exactly (-0.0 and NaN payloads included).
///
/// `bits` is the value's own bit pattern, zero-extended from the type's width: canonical, so equal values have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scalar {
    /// The element type.
    pub dtype: DType,
    /// The bit pattern, zero-extended to 64 bits.
    pub bits: u64,
}

impl Scalar {
    /// `value` rounded to nearest even for floats, truncated towards zero (saturating) for integers, `!= 0` for bool.
    pub fn from_f64(dtype: DType, value: f64) -> Scalar {
        let bits = match dtype {
            DType::Bool => (value != 0.0) as u64,
            DType::I8 => value as i8 as u8 as u64,
            DType::I16 => value as i16 as u16 as u64,
            DType::I32 => value as i32 as u32 as u64,
            DType::I64 => value as i64 as u64,
            DType::U8 => value as u8 as u64,
            DType::U16 => value as u16 as u64,
            DType::U32 => value as u32 as u64,
            DType::U64 => value as u64,
            DType::F16 => f16::from_f32(to_odd(value)).to_bits() as u64,
            DType::BF16 => bf16::from_f32(to_odd(value)).to_bits() as u64,
            DType::F32 => (value as f32).to_bits() as u64,
            DType::F64 => value.to_bits(),
        };
        Scalar { dtype, bits }
    }

    /// `value` wrapped to the width of an integer type, rounded for floats, `!= 0` for bool.
    pub fn from_i64(dtype: DType, value: i64) -> Scalar {
        if dtype.is_float() {
            // One rounding only: i64 -> f32 directly, not through f64.
            return match dtype {
                DType::F32 => Scalar { dtype, bits: (value as f32).to_bits() as u64 },
                _ => Scalar::from_f64(dtype, value as f64),
            };
        }
        let bits = match dtype.size() {
            _ if dtype == DType::Bool => (value != 0) as u64,
            1 => value as u8 as u64,
            2 => value as u16 as u64,
            4 => value as u32 as u64,
            _ => value as u64,
        };
        Scalar { dtype, bits }
    }

    /// An f32 constant.
    pub fn f32(value: f32) -> Scalar {
        Scalar { dtype: DType::F32, bits: value.to_bits() as u64 }
    }

    /// An i64 constant.
    pub fn i64(value: i64) -> Scalar {
        Scalar { dtype: DType::I64, bits: value as u64 }
    }

    /// A bool constant.
    pub fn bool(value: bool) -> Scalar {
        Scalar { dtype: DType::Bool, bits: value as u64 }
    }

    /// Zero (false) of a type.
    pub fn zero(dtype: DType) -> Scalar {
        Scalar { dtype, bits: 0 }
    }

    /// One (true) of a type.
    pub fn one(dtype: DType) -> Scalar {
        Scalar::from_i64(dtype, 1)
    }

    /// The value as f64; exact for every type but 64-bit integers.
    pub fn as_f64(self) -> f64 {
        match self.dtype {
            DType::F16 => f16::from_bits(self.bits as u16).to_f64(),
            DType::BF16 => bf16::from_bits(self.bits as u16).to_f64(),
            DType::F32 => f32::from_bits(self.bits as u32) as f64,
            DType::F64 => f64::from_bits(self.bits),
            DType::U64 => self.bits as f64,
            _ => self.as_i64() as f64,
        }
    }

    /// The value as i64: sign-extended integers; floats truncate towards zero, saturating.
    pub fn as_i64(self) -> i64 {
        match self.dtype {
            DType::I8 => self.bits as u8 as i8 as i64,
            DType::I16 => self.bits as u16 as i16 as i64,
            DType::I32 => self.bits as u32 as i32 as i64,
            d if d.is_float() => self.as_f64() as i64,
            _ => self.bits as i64,
        }
    }

    /// The value as f32 (one rounding).
    pub fn as_f32(self) -> f32 {
        match self.dtype {
            DType::F32 => f32::from_bits(self.bits as u32),
            DType::U64 => self.bits as f32,
            d if d.is_float() => self.as_f64() as f32,
            _ => self.as_i64() as f32,
        }
    }

    /// Whether the value is not zero; NaN counts as true.
    pub fn is_true(self) -> bool {
        if self.dtype.is_float() { self.as_f64() != 0.0 } else { self.bits != 0 }
    }
}

/// The value as f32, where it is not exact with an odd last bit: rounding that to a half type gives what rounding the value itself to
/// it would have given. (The conversions from f64 of `half` drop bits that decide about ties.)
fn to_odd(value: f64) -> f32 {
    let near = value as f32;
    if near as f64 == value || value.is_nan() {
        return near;
    }
    let towards_zero = near.to_bits() - ((near as f64).abs() > value.abs()) as u32;
    f32::from_bits(towards_zero | 1)
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.dtype {
            DType::Bool => write!(f, "{}", self.bits != 0),
            DType::U64 => write!(f, "{}", self.bits),
            DType::F32 => write!(f, "{:?}", f32::from_bits(self.bits as u32)),
            d if d.is_float() => write!(f, "{:?}", self.as_f64()),
            _ => write!(f, "{}", self.as_i64()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_types_round_once_and_to_even() {
        for (dtype, unit) in [(DType::BF16, 2f64.powi(-7)), (DType::F16, 2f64.powi(-10))] {
            let round = |v: f64| Scalar::from_f64(dtype, v).as_f64();
            for tiny in [2f64.powi(-23), 2f64.powi(-40)] {
                assert_eq!(round(1.0 + unit / 2.0), 1.0);
                assert_eq!(round(1.0 + unit * 1.5), 1.0 + 2.0 * unit);
                assert_eq!(round(1.0 + unit / 2.0 + tiny), 1.0 + unit, "{dtype} {tiny}");
                assert_eq!(round(1.0 + unit * 1.5 - tiny), 1.0 + unit, "{dtype} {tiny}");
                assert_eq!(round(-(1.0 + unit / 2.0 + tiny)), -(1.0 + unit), "{dtype} {tiny}");
            }
            assert_eq!((round(1e300), round(-1e300)), (f64::INFINITY, f64::NEG_INFINITY));
            assert!(round(f64::NAN).is_nan());
            assert_eq!(round(-0.0).to_bits(), (-0.0f64).to_bits());
        }
    }
}
