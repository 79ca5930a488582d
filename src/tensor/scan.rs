//! Running sums, products and maxima.

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
        let axis = self.axis(name, axis);
        let work = if self.dtype() == DType::Bool { DType::U8 } else { self.dtype().compute() };
        self.p_cast(work).p_scan(op, axis).p_cast(self.dtype())
    }
}
