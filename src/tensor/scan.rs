//! Running sums, products and maxima. A scalar counts as a vector of one element.

use super::node::Tensor;
use kiln_kernels::DType;
use kiln_kernels::ir::BinaryOp;

impl Tensor {
    /// The sum of all elements up to and including each, along `axis`, in order. Integers and bools give i64; half types are summed in
    /// f32 and rounded at the end.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn cumsum(&self, axis: isize) -> Tensor {
        self.running("cumsum", BinaryOp::Add, axis)
    }

    /// The product of all elements up to and including each, along `axis`, in order. Types as in [`Tensor::cumsum`].
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn cumprod(&self, axis: isize) -> Tensor {
        self.running("cumprod", BinaryOp::Mul, axis)
    }

    #[track_caller]
    fn running(&self, name: &str, op: BinaryOp, axis: isize) -> Tensor {
        if self.rank() == 0 {
            return self.p_reshape([1]).running(name, op, axis).p_reshape([]);
        }
        let axis = self.axis(name, axis);
        let (work, out) = match self.dtype() {
            d if d.is_float() => (d.compute(), d),
            DType::U64 => (DType::U64, DType::U64),
            _ => (DType::I64, DType::I64),
        };
        self.p_cast(work).p_scan(op, axis).p_cast(out)
    }

    /// The largest element up to and including each, along `axis`; NaN once there was one.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn cummax(&self, axis: isize) -> Tensor {
        self.running_extremum("cummax", BinaryOp::Max, axis)
    }

    /// The smallest element up to and including each, along `axis`; NaN once there was one.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn cummin(&self, axis: isize) -> Tensor {
        self.running_extremum("cummin", BinaryOp::Min, axis)
    }

    #[track_caller]
    fn running_extremum(&self, name: &str, op: BinaryOp, axis: isize) -> Tensor {
        if self.rank() == 0 {
            return self.p_reshape([1]).running_extremum(name, op, axis).p_reshape([]);
        }
        let axis = self.axis(name, axis);
        let work = if self.dtype() == DType::Bool { DType::U8 } else { self.dtype().compute() };
        self.p_cast(work).p_scan(op, axis).p_cast(self.dtype())
    }
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate;
    use super::*;
    use kiln_kernels::Scalar;

    #[test]
    fn half_types_are_rounded_at_the_end_only() {
        let ones = Tensor::ones([1000], DType::BF16).cumsum(0);
        assert_eq!((ones.dtype(), evaluate(&ones)[999].as_f64()), (DType::BF16, 1000.0));
        assert_eq!(evaluate(&Tensor::ones([1000], DType::F16).mul(0.1).cumsum(0))[999].as_f64(), 100.0);
    }

    #[test]
    fn scalars_and_bools_run_too() {
        let values = |t: &Tensor| evaluate(t).into_iter().map(Scalar::as_i64).collect::<Vec<_>>();
        let scalar = Tensor::full((), 5, DType::I32);
        assert_eq!((scalar.cumsum(-1).shape().len(), values(&scalar.cummax(0))), (0, vec![5]));
        let flags = Tensor::from_slice(&[false, true, false], [3]).unwrap();
        assert_eq!(values(&flags.cumsum(0)), [0, 1, 1]);
        assert_eq!(values(&flags.cummax(0)), [0, 1, 1]);
    }
}
