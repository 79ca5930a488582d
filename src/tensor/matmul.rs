//! Matrix products. All come down to one primitive, the sum over some axes of a product.

use super::Tensor;
use super::broadcast::{Dims, common_shape};
use super::message;
use super::promote::promote_types;
use kiln_kernels::DType;
use kiln_kernels::ir::{BinaryOp, ReduceOp};

impl Tensor {
    /// The sum over `axes` (sorted, dropped) of the product of two tensors of one shape and type, in the type that they are computed in:
    /// f32 for half types.
    #[track_caller]
    pub(crate) fn contracted(&self, other: &Tensor, axes: &[usize]) -> Tensor {
        if self.dtype().is_float() {
            return self.p_dot(other, axes);
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
        self.matmul_wide(other).p_cast(product_dtype(self, other))
    }

    /// [`Tensor::matmul`], not yet rounded to a half type.
    #[track_caller]
    fn matmul_wide(&self, other: &Tensor) -> Tensor {
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
        let Some(bias) = bias else { return self.matmul(&weight.t()) };
        if bias.shape() != [weight.shape()[0]] {
            let what = format!("the bias must have the weight's {} outputs", weight.shape()[0]);
            message::mismatch("linear", &what, &[("weight", weight), ("bias", bias)], None, "make the bias of shape [outputs]");
        }
        // The bias is added before the one rounding to a half type.
        let y = self.matmul_wide(&weight.t());
        y.add(bias.p_cast(y.dtype())).p_cast(product_dtype(self, weight))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tensor::oracle::evaluate;
    use kiln_kernels::Scalar;

    #[track_caller]
    fn ones(shape: &[usize], dtype: DType) -> Tensor {
        Tensor::full_const(shape, Scalar::one(dtype))
    }

    fn product(a: &[usize], b: &[usize]) -> Vec<usize> {
        ones(a, DType::F32).matmul(&ones(b, DType::F32)).shape().to_vec()
    }

    #[test]
    fn shapes_follow_numpy() {
        assert_eq!(product(&[3], &[3]), [0usize; 0]);
        assert_eq!(product(&[2, 3], &[3]), [2]);
        assert_eq!(product(&[3], &[5, 3, 4]), [5, 4]);
        assert_eq!(product(&[7, 1, 2, 3], &[5, 3, 4]), [7, 5, 2, 4]);
        assert_eq!(product(&[2, 0], &[0, 4]), [2, 4]);
    }

    #[test]
    fn half_types_are_rounded_once_at_the_end() {
        // 256 + 1 has no bf16 of its own and rounds to 256; with the bias of 1 the sum is 258, which has.
        let (x, w) = (ones(&[1, 257], DType::BF16), ones(&[1, 257], DType::BF16));
        let y = x.linear(&w, Some(&ones(&[1], DType::BF16)));
        assert_eq!((y.dtype(), evaluate(&y)[0].as_f64()), (DType::BF16, 258.0));
        assert_eq!(evaluate(&x.linear(&w, None))[0].as_f64(), 256.0);
    }

    #[test]
    fn integers_stay_integers() {
        let y = ones(&[2, 300], DType::I32).matmul(&ones(&[300, 1], DType::I32));
        assert_eq!((y.dtype(), evaluate(&y)[0].as_i64()), (DType::I32, 300));
    }

    #[test]
    #[should_panic(
        expected = "matmul: the left operand's last extent is 4, the right operand's last but one is 5\n  left   [3, 4] f32, made at "
    )]
    fn inner_extents_must_agree() {
        product(&[3, 4], &[5, 6]);
    }

    #[test]
    #[should_panic(expected = "^ here\n  help: aligned axes must have equal extents, or one of them 1; reshape or expand")]
    fn batches_must_broadcast() {
        product(&[2, 3, 4], &[3, 4, 6]);
    }

    #[test]
    #[should_panic(expected = "linear: the bias must have the weight's 6 outputs")]
    fn a_bias_is_one_number_an_output() {
        ones(&[2, 4], DType::F32).linear(&ones(&[6, 4], DType::F32), Some(&ones(&[4], DType::F32)));
    }
}
