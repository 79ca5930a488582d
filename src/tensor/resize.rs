//! Images in another size.

use super::message;
use super::node::Tensor;
use kiln_kernels::Scalar;
use kiln_kernels::ir::BinaryOp;

/// How [`Tensor::interpolate`] fills in values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interpolation {
    /// The element at `floor(i * old / new)`.
    Nearest,
    /// Linear along both axes.
    Bilinear {
        /// Whether the centres of the corner elements stay at the corners; else the outer edges do.
        align_corners: bool,
    },
}

impl Tensor {
    /// (batch, channels, height, width) in another height and width. Positions are exact fractions of integers.
    ///
    /// # Panics
    /// If there are not four axes, or an extent is 0; for `Bilinear` if the type is not a float type.
    #[track_caller]
    pub fn interpolate(&self, size: [usize; 2], mode: Interpolation) -> Tensor {
        if self.rank() != 4 {
            message::bad_rank("interpolate", self, "(batch, channels, height, width)");
        }
        let all = [&self.shape()[2..], &size].concat();
        assert!(!all.contains(&0), "interpolate: from {:?} to {size:?}: there is no element to take", self.shape());
        match mode {
            Interpolation::Nearest => self.nearest(2, size[0]).nearest(3, size[1]),
            Interpolation::Bilinear { align_corners } => {
                if !self.dtype().is_float() {
                    message::bad_dtype("interpolate", self, "floats", "cast the tensor to f32");
                }
                let x = self.p_cast(self.dtype().compute());
                x.linear_along(2, size[0], align_corners).linear_along(3, size[1], align_corners).p_cast(self.dtype())
            }
        }
    }

    #[track_caller]
    fn nearest(&self, axis: usize, to: usize) -> Tensor {
        let from = self.shape()[axis];
        if to.is_multiple_of(from) {
            return self.repeat_interleave(to / from, axis as isize);
        }
        let at = |v: usize| Tensor::full_const(&[to], Scalar::i64(v as i64));
        let source = Tensor::p_iota(to).p_binary(BinaryOp::Mul, &at(from)).p_binary(BinaryOp::Div, &at(to));
        self.p_gather(axis, &source)
    }

    #[track_caller]
    fn linear_along(&self, axis: usize, to: usize, align_corners: bool) -> Tensor {
        let from = self.shape()[axis];
        if to == from {
            return self.clone();
        }
        let at = |v: usize| Tensor::full_const(&[to], Scalar::i64(v as i64));
        // Element i lies at numerator / denominator.
        let position = Tensor::p_iota(to);
        let (numerator, denominator) = match align_corners {
            true => (position.p_binary(BinaryOp::Mul, &at(from - 1)), (to - 1).max(1)),
            false => {
                let edge = position.p_binary(BinaryOp::Mul, &at(2 * from));
                let centre = edge.p_binary(BinaryOp::Add, &at(from)).p_binary(BinaryOp::Sub, &at(to));
                (centre.p_binary(BinaryOp::Max, &at(0)), 2 * to)
            }
        };
        let before = numerator.p_binary(BinaryOp::Div, &at(denominator));
        let after = before.p_binary(BinaryOp::Add, &at(1)).p_binary(BinaryOp::Min, &at(from - 1));
        let rest = numerator.p_binary(BinaryOp::Mod, &at(denominator)).p_cast(self.dtype());
        let weight = rest.p_binary(BinaryOp::Div, &Tensor::full_const(&[to], Scalar::from_i64(self.dtype(), denominator as i64)));
        let (low, high) = (self.p_gather(axis, &before), self.p_gather(axis, &after));
        let mut column = vec![1; self.rank()];
        column[axis] = to;
        let weight = weight.p_reshape(column).p_expand(low.shape());
        let step = high.p_binary(BinaryOp::Sub, &low).p_binary(BinaryOp::Mul, &weight);
        low.p_binary(BinaryOp::Add, &step)
    }
}
