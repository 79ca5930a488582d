//! Tensors made from nothing: constants and sequences. They have no memory until their value is asked for.

use super::node::Tensor;
use super::promote::Operand;
use super::shape::Shape;
use kiln_kernels::ir::BinaryOp;
use kiln_kernels::{DType, Scalar};

impl Tensor {
    /// The same value everywhere.
    ///
    /// # Panics
    /// If an extent is negative, or `value` is a tensor.
    #[track_caller]
    pub fn full(shape: impl Into<Shape>, value: impl Into<Operand>, dtype: DType) -> Tensor {
        Tensor::full_const(&shape.into().fixed(), value.into().scalar("full", dtype))
    }

    /// Zeros (false).
    ///
    /// # Panics
    /// If an extent is negative.
    #[track_caller]
    pub fn zeros(shape: impl Into<Shape>, dtype: DType) -> Tensor {
        Tensor::full_const(&shape.into().fixed(), Scalar::zero(dtype))
    }

    /// Ones (true).
    ///
    /// # Panics
    /// If an extent is negative.
    #[track_caller]
    pub fn ones(shape: impl Into<Shape>, dtype: DType) -> Tensor {
        Tensor::full_const(&shape.into().fixed(), Scalar::one(dtype))
    }

    /// Zeros in this tensor's shape and type.
    #[track_caller]
    pub fn zeros_like(&self) -> Tensor {
        Tensor::full_const(self.shape(), Scalar::zero(self.dtype()))
    }

    /// Ones in this tensor's shape and type.
    #[track_caller]
    pub fn ones_like(&self) -> Tensor {
        Tensor::full_const(self.shape(), Scalar::one(self.dtype()))
    }

    /// One value in this tensor's shape and type.
    ///
    /// # Panics
    /// If `value` is a tensor.
    #[track_caller]
    pub fn full_like(&self, value: impl Into<Operand>) -> Tensor {
        Tensor::full_const(self.shape(), value.into().scalar("full_like", self.dtype()))
    }

    /// `start, start + step, …` up to but not including `stop`. Element i is `start + i*step`, computed in i64 for integer types and in
    /// f64 for float types, rounded once.
    ///
    /// # Panics
    /// If the step is zero or not finite, or a bound is not finite.
    #[track_caller]
    pub fn arange(start: f64, stop: f64, step: f64, dtype: DType) -> Tensor {
        assert!(step != 0.0 && (start + stop + step).is_finite(), "arange: no sequence from {start} to {stop} by {step}");
        let n = ((stop - start) / step).ceil().max(0.0) as usize;
        let work = if dtype.is_float() { DType::F64 } else { DType::I64 };
        let at = |value: f64| Tensor::full_const(&[n], Scalar::from_f64(work, value));
        let scaled = Tensor::p_iota(n).p_cast(work).p_binary(BinaryOp::Mul, &at(step));
        at(start).p_binary(BinaryOp::Add, &scaled).p_cast(dtype)
    }

    /// `0, 1, …, n - 1`, i64.
    #[track_caller]
    pub fn iota(n: usize) -> Tensor {
        Tensor::p_iota(n)
    }

    /// `steps` evenly spaced numbers, both ends included. Computed in f64 from the nearer end, rounded once.
    #[track_caller]
    pub fn linspace(start: f64, stop: f64, steps: usize, dtype: DType) -> Tensor {
        let step = if steps > 1 { (stop - start) / (steps - 1) as f64 } else { 0.0 };
        let at = |value: f64| Tensor::full_const(&[steps], Scalar::from_f64(DType::F64, value));
        let position = Tensor::p_iota(steps).p_cast(DType::F64);
        let from_start = at(start).p_binary(BinaryOp::Add, &position.p_binary(BinaryOp::Mul, &at(step)));
        let left = at(steps.saturating_sub(1) as f64).p_binary(BinaryOp::Sub, &position);
        let from_stop = at(stop).p_binary(BinaryOp::Sub, &left.p_binary(BinaryOp::Mul, &at(step)));
        let near_start = position.p_binary(BinaryOp::CmpLt, &at(steps.div_ceil(2) as f64));
        near_start.p_where(&from_start, &from_stop).p_cast(dtype)
    }

    /// Ones on the main diagonal of `rows` by `cols` zeros.
    #[track_caller]
    pub fn eye(rows: usize, cols: usize, dtype: DType) -> Tensor {
        let shape = [rows, cols];
        Tensor::positions(&shape, 0).p_binary(BinaryOp::CmpEq, &Tensor::positions(&shape, 1)).p_cast(dtype)
    }

    /// Ones on and below the given diagonal of `rows` by `cols` zeros.
    #[track_caller]
    pub fn tri(rows: usize, cols: usize, diagonal: isize, dtype: DType) -> Tensor {
        Tensor::on_or_below(&[rows, cols], diagonal).p_cast(dtype)
    }

    /// For each class number in `self` a row with a one at that place, as a new last axis of `classes` zeros (i64).
    /// A number that is not in `0..classes` is an error when the value is computed.
    ///
    /// # Panics
    /// If the type is not an integer type.
    #[track_caller]
    pub fn one_hot(&self, classes: usize) -> Tensor {
        let mut shape = self.shape().to_vec();
        shape.push(1);
        let class = self.as_index("one_hot").p_bound(classes).p_reshape(&shape);
        shape[self.rank()] = classes;
        class.p_expand(&shape).p_binary(BinaryOp::CmpEq, &Tensor::positions(&shape, self.rank())).p_cast(DType::I64)
    }
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate;
    use super::*;

    fn floats(t: &Tensor) -> Vec<f64> {
        evaluate(t).into_iter().map(Scalar::as_f64).collect()
    }

    #[test]
    fn sequences_have_the_documented_elements() {
        assert_eq!(floats(&Tensor::arange(0.0, 0.3, 0.1, DType::F64)), [0.0, 0.1, 0.2]);
        assert_eq!(floats(&Tensor::arange(5.0, -4.0, -2.0, DType::I32)), [5.0, 3.0, 1.0, -1.0, -3.0]);
        assert_eq!(Tensor::arange(2.0, 2.0, 1.0, DType::I64).shape(), [0]);
        assert_eq!(floats(&Tensor::linspace(1.0, 3.0, 5, DType::F32)), [1.0, 1.5, 2.0, 2.5, 3.0]);
        assert_eq!(floats(&Tensor::linspace(1.0, 3.0, 1, DType::F32)), [1.0]);
        assert_eq!(Tensor::linspace(1.0, 3.0, 0, DType::F32).shape(), [0]);
    }

    #[test]
    #[should_panic(expected = "index 3 is not in 0..3")]
    fn a_class_must_exist() {
        evaluate(&Tensor::full([2], 3, DType::I32).one_hot(3));
    }
}
