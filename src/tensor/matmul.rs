//! Matrix products. All come down to one primitive, the sum over some axes of a product.

use super::Tensor;
use super::broadcast::{Dims, common_shape};
use super::message;
use super::promote::promote_types;
use kiln_kernels::DType;
use kiln_kernels::ir::{BinaryOp, ReduceOp};

impl Tensor {
    /// The sum over `axes` (sorted, dropped) of the product of two tensors of one shape and type, in that type. Half types accumulate
    /// in f32.
    #[track_caller]
    pub(crate) fn contracted(&self, other: &Tensor, axes: &[usize]) -> Tensor {
        if self.dtype().is_float() {
            return self.p_dot(other, axes).p_cast(self.dtype());
        }
        self.p_binary(BinaryOp::Mul, other).p_reduce(ReduceOp::Sum, axes)
    }

    /// The matrix product, with NumPy's rules: the last two axes are the matrices', the axes before broadcast; a vector on the left is
    /// a row, on the right a column, and that axis is dropped again.
    ///
    /// # Panics
    /// If an operand has no axis, the inner extents differ, or the outer axes do not broadcast.
    #[track_caller]
    pub fn matmul(&self, other: &Tensor) -> Tensor {
        for (name, operand) in [("left", self), ("right", other)] {
            if operand.rank() == 0 {
                message::bad_rank("matmul", operand, &format!("a {name} operand with at least one axis"));
            }
        }
        let a = if self.rank() == 1 { self.p_reshape([1, self.numel()]) } else { self.clone() };
        let b = if other.rank() == 1 { other.p_reshape([other.numel(), 1]) } else { other.clone() };
        if a.shape()[a.rank() - 1] != b.shape()[b.rank() - 2] {
            let what = format!(
                "the left operand's last extent is {}, the right operand's {} is {}",
                a.shape()[a.rank() - 1],
                if other.rank() == 1 { "only extent" } else { "last but one" },
                b.shape()[b.rank() - 2]
            );
            let mend = "these two must be equal; transpose an operand with t() if its matrices lie the other way";
            message::mismatch("matmul", &what, &[("left", self), ("right", other)], None, mend);
        }
        let y = a.matrices_times(&b, &[("left", self), ("right", other)]);
        let mut shape: Dims = y.shape().into();
        if other.rank() == 1 {
            shape.pop();
        }
        if self.rank() == 1 {
            shape.remove(shape.len() - if other.rank() == 1 { 1 } else { 2 });
        }
        y.p_reshape(shape)
    }

    /// [.., m, k] x [.., k, n] with fitting k.
    #[track_caller]
    fn matrices_times(&self, other: &Tensor, operands: &[message::Named<'_>]) -> Tensor {
        let dtype = product_dtype(self, other);
        let (a, b) = (self.p_cast(dtype), other.p_cast(dtype));
        let [m, k] = last_two(a.shape());
        let [_, n] = last_two(b.shape());
        let batches = [&a.shape()[..a.rank() - 2], &b.shape()[..b.rank() - 2]];
        let mut shape = match common_shape(batches.into_iter()) {
            Ok(shape) => shape,
            Err(axis) => message::mismatch(
                "matmul",
                "the axes before the matrices do not broadcast",
                operands,
                Some(axis + 2),
                "aligned axes must have equal extents, or one of them 1; reshape or expand an operand first",
            ),
        };
        shape.extend([m, n, k]);
        let rank = shape.len();
        // Both as [.., m, n, k]: rows repeat along n, columns along m.
        let left = a.p_insert_axis(a.rank() - 1).p_broadcast(&shape);
        let right = b.t().p_insert_axis(b.rank() - 2).p_broadcast(&shape);
        left.contracted(&right, &[rank - 1])
    }

    /// A new axis of extent 1 before axis `at`.
    #[track_caller]
    fn p_insert_axis(&self, at: usize) -> Tensor {
        let mut shape: Dims = self.shape().into();
        shape.insert(at, 1);
        self.p_reshape(shape)
    }

    /// x times the transpose of `weight` (outputs, inputs), plus `bias` (outputs): a dense layer.
    ///
    /// # Panics
    /// If the last extent of x is not the number of inputs, or the bias is not one number an output.
    #[track_caller]
    pub fn linear(&self, weight: &Tensor, bias: Option<&Tensor>) -> Tensor {
        if weight.rank() != 2 {
            message::bad_rank("linear", weight, "a weight of shape [outputs, inputs]");
        }
        if self.rank() == 0 || self.shape()[self.rank() - 1] != weight.shape()[1] {
            let what = format!("the weight takes {} inputs, which is not the last extent of x", weight.shape()[1]);
            let mend = "the weight is [outputs, inputs], x is [.., inputs]; reshape x or make the weight for its last extent";
            message::mismatch("linear", &what, &[("x", self), ("weight", weight)], Some(0), mend);
        }
        let y = self.matmul(&weight.t());
        let Some(bias) = bias else { return y };
        if bias.shape() != [weight.shape()[0]] {
            let what = format!("the bias must have the weight's {} outputs", weight.shape()[0]);
            message::mismatch("linear", &what, &[("weight", weight), ("bias", bias)], None, "make the bias of shape [outputs]");
        }
        y.add(bias)
    }
}

/// The type of a product of matrices: sums of bools are counts.
pub(crate) fn product_dtype(a: &Tensor, b: &Tensor) -> DType {
    match promote_types(a.dtype(), b.dtype()) {
        DType::Bool => DType::I64,
        dtype => dtype,
    }
}

fn last_two(shape: &[usize]) -> [usize; 2] {
    [shape[shape.len() - 2], shape[shape.len() - 1]]
}
