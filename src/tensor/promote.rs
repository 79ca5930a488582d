//! Which element type an operation on mixed types works in: PyTorch's rules.
//!
//! bool < integers < floats. Within a category the wider type wins. A Rust number, or a tensor without axes, only counts where its
//! category is higher than the other operand's.

use super::Tensor;
use kiln_kernels::{DType, Scalar};
use std::cmp::Ordering;

/// The right operand of a method: a tensor or a plain number.
#[derive(Clone, Debug)]
pub enum Operand {
    /// A tensor.
    Tensor(Tensor),
    /// A float: becomes f32 next to integers, and takes the other operand's type next to floats.
    Float(f64),
    /// An integer: becomes i64 next to bools, and takes the other operand's type otherwise.
    Int(i64),
    /// A bool: takes the other operand's type.
    Bool(bool),
}

/// A plain number that an operator takes next to a tensor.
pub trait Number: Into<Operand> {}

macro_rules! operands {
    ($($ty:ty => $variant:ident as $wide:ty),*) => { $(
        impl Number for $ty {}
        impl From<$ty> for Operand { fn from(value: $ty) -> Operand { Operand::$variant(value as $wide) } }
    )* };
}
operands!(
    f32 => Float as f64, f64 => Float as f64, bool => Bool as bool,
    i8 => Int as i64, i16 => Int as i64, i32 => Int as i64, i64 => Int as i64,
    u8 => Int as i64, u16 => Int as i64, u32 => Int as i64, usize => Int as i64
);

impl From<Tensor> for Operand {
    fn from(tensor: Tensor) -> Operand {
        Operand::Tensor(tensor)
    }
}

impl From<&Tensor> for Operand {
    fn from(tensor: &Tensor) -> Operand {
        Operand::Tensor(tensor.clone())
    }
}

/// bool, integer, float.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Category {
    Bool,
    Int,
    Float,
}

fn category(dtype: DType) -> Category {
    match dtype {
        DType::Bool => Category::Bool,
        d if d.is_float() => Category::Float,
        _ => Category::Int,
    }
}

/// The type that holds the values of both types: i16 for u8 with i8, f32 for f16 with bf16. u64 with a signed type gives i64.
pub(crate) fn promote_types(a: DType, b: DType) -> DType {
    if a == b {
        return a;
    }
    let (low, high) = if (category(a), a.size()) <= (category(b), b.size()) { (a, b) } else { (b, a) };
    if category(low) != category(high) {
        return high;
    }
    if low.is_float() {
        return if low.size() == high.size() { DType::F32 } else { high };
    }
    match (low.is_signed_int(), high.is_signed_int()) {
        (a, b) if a == b => high,
        (_, true) if high.size() > low.size() => high,
        _ => match high.size() {
            1 => DType::I16,
            2 => DType::I32,
            _ => DType::I64,
        },
    }
}

/// The type that several tensors are brought to.
pub(crate) fn common_dtype<'a>(tensors: impl Iterator<Item = &'a Tensor> + Clone) -> DType {
    let fold = |it: &mut dyn Iterator<Item = &'a Tensor>| it.map(Tensor::dtype).reduce(promote_types);
    let with_axes = fold(&mut tensors.clone().filter(|t| t.rank() > 0));
    let without = fold(&mut tensors.filter(|t| t.rank() == 0));
    match (with_axes, without) {
        (Some(a), Some(b)) if category(b) > category(a) => b,
        (Some(a), _) => a,
        (None, b) => b.unwrap_or(DType::F32),
    }
}

impl Operand {
    /// The element type to work in when this meets `other`.
    pub(crate) fn dtype_with(&self, other: &Tensor) -> DType {
        let (default, own) = match self {
            Operand::Tensor(t) => return common_dtype([t, other].into_iter()),
            Operand::Float(_) => (DType::F32, Category::Float),
            Operand::Int(_) => (DType::I64, Category::Int),
            Operand::Bool(_) => (DType::Bool, Category::Bool),
        };
        if own > category(other.dtype()) { default } else { other.dtype() }
    }

    /// Where a whole number lies that a type of integers does not hold: above its values, or below.
    pub(crate) fn beyond(&self, dtype: DType) -> Option<Ordering> {
        let Operand::Int(value) = *self else { return None };
        if category(dtype) != Category::Int {
            return None;
        }
        let least = dtype.min_value().as_i64();
        // The largest u64 is no i64, and no i64 is above it.
        let most = if dtype == DType::U64 { i64::MAX } else { dtype.max_value().as_i64() };
        match value {
            v if v > most => Some(Ordering::Greater),
            v if v < least => Some(Ordering::Less),
            _ => None,
        }
    }

    /// Panics if this is a whole number that the type does not hold.
    #[track_caller]
    pub(crate) fn assert_fits(&self, op: &str, dtype: DType) {
        if let (Operand::Int(value), Some(_)) = (self, self.beyond(dtype)) {
            panic!("{op}: {value} is no {dtype}\n  help: cast the tensor to a type that holds the number");
        }
    }

    /// As a tensor of a type. A whole number that the type does not hold wraps.
    #[track_caller]
    pub(crate) fn tensor(&self, dtype: DType) -> Tensor {
        match *self {
            Operand::Tensor(ref t) => t.p_cast(dtype),
            _ => Tensor::scalar_const(self.wrapped("", dtype)),
        }
    }

    /// As a constant of a type.
    ///
    /// # Panics
    /// If it is a tensor, or a whole number that the type does not hold.
    #[track_caller]
    pub(crate) fn scalar(&self, op: &str, dtype: DType) -> Scalar {
        self.assert_fits(op, dtype);
        self.wrapped(op, dtype)
    }

    #[track_caller]
    fn wrapped(&self, op: &str, dtype: DType) -> Scalar {
        match *self {
            Operand::Tensor(ref t) => super::message::bad_dtype(op, t, "a plain number here", "read the number with item() first"),
            Operand::Float(v) => Scalar::from_f64(dtype, v),
            Operand::Int(v) => Scalar::from_i64(dtype, v),
            Operand::Bool(v) => Scalar::from_i64(dtype, v as i64),
        }
    }

    /// Whether the value would be lost in a half type: arithmetic with it then happens in f32, so that only the result is rounded.
    pub(crate) fn needs_wide(&self, dtype: DType) -> bool {
        dtype.is_half()
            && match *self {
                Operand::Float(v) => Scalar::from_f64(dtype, v).as_f64() != v,
                Operand::Int(v) => Scalar::from_i64(dtype, v).as_f64() != v as f64,
                Operand::Tensor(ref t) => t.rank() == 0 && t.dtype().is_float() && t.dtype() != dtype,
                Operand::Bool(_) => false,
            }
    }
}

impl Tensor {
    /// Floats as they are, everything else as f32.
    #[track_caller]
    pub(crate) fn to_float(&self) -> Tensor {
        if self.dtype().is_float() { self.clone() } else { self.p_cast(DType::F32) }
    }

    /// In the type that arithmetic happens in: half types, integers and bools as f32.
    #[track_caller]
    pub(crate) fn to_compute(&self) -> Tensor {
        self.to_float().p_cast(self.float_dtype().compute())
    }

    /// The float type of results computed from this tensor: its own, or f32.
    pub(crate) fn float_dtype(&self) -> DType {
        if self.dtype().is_float() { self.dtype() } else { DType::F32 }
    }

    /// `!= 0`.
    #[track_caller]
    pub(crate) fn to_bool(&self) -> Tensor {
        self.p_cast(DType::Bool)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use DType::*;

    #[test]
    fn types_promote_as_in_pytorch() {
        for (a, b, want) in [
            (Bool, U8, U8),
            (U8, I8, I16),
            (U8, I32, I32),
            (U16, I16, I32),
            (U32, I32, I64),
            (I64, F16, F16),
            (F16, BF16, F32),
            (BF16, F32, F32),
            (F32, F64, F64),
            (I8, I64, I64),
            (U8, U64, U64),
        ] {
            assert_eq!((promote_types(a, b), promote_types(b, a)), (want, want), "{a} {b}");
        }
    }

    #[test]
    fn numbers_and_tensors_without_axes_count_only_across_categories() {
        let of = |dtype, shape: &[usize]| Tensor::full_const(shape, Scalar::one(dtype));
        for (operand, other, want) in [
            (Operand::Float(1.5), of(BF16, &[2]), BF16),
            (Operand::Float(1.5), of(I32, &[2]), F32),
            (Operand::Int(1), of(U8, &[2]), U8),
            (Operand::Int(1), of(Bool, &[2]), I64),
            (Operand::Tensor(of(F32, &[])), of(BF16, &[2]), BF16),
            (Operand::Tensor(of(F32, &[])), of(I32, &[2]), F32),
            (Operand::Tensor(of(F32, &[1])), of(BF16, &[2]), F32),
            (Operand::Tensor(of(F64, &[])), of(F32, &[]), F64),
        ] {
            assert_eq!(operand.dtype_with(&other), want, "{operand:?} with {other:?}");
        }
    }

    #[test]
    fn a_number_that_a_half_type_lacks_is_not_rounded_first() {
        use crate::tensor::oracle::evaluate;
        let x = Tensor::full_const(&[1], Scalar::from_f64(BF16, 3.0));
        let third = Tensor::full_const(&[], Scalar::f32(1.0 / 3.0));
        for y in [&x * (1.0 / 3.0), &x * third] {
            assert_eq!((y.dtype(), evaluate(&y)[0].as_f64()), (BF16, 1.0));
        }
    }
}
