//! Broadcasting as in NumPy: shapes align at their last axes, and an axis of extent 1, or a missing one, repeats.

use super::Tensor;
use super::message::{self, Named};
use smallvec::SmallVec;

/// Extents of the axes.
pub(crate) type Dims = SmallVec<[usize; 6]>;

/// The common shape of operands.
///
/// # Panics
/// If they have none.
#[track_caller]
pub(crate) fn broadcast_shape(op: &str, operands: &[Named<'_>]) -> Dims {
    match common_shape(operands.iter().map(|(_, t)| t.shape())) {
        Ok(shape) => shape,
        Err(axis) => message::mismatch(
            op,
            "the shapes do not broadcast",
            operands,
            Some(axis),
            "aligned axes must have equal extents, or one of them 1; add axes with unsqueeze, or change extents with reshape or slice",
        ),
    }
}

/// The common shape, or the first axis, counted from the last one, that has none.
pub(crate) fn common_shape<'a>(shapes: impl Iterator<Item = &'a [usize]> + Clone) -> Result<Dims, usize> {
    let rank = shapes.clone().map(<[usize]>::len).max().unwrap_or(0);
    let mut out: Dims = SmallVec::from_elem(1, rank);
    for shape in shapes {
        for (k, &n) in shape.iter().rev().enumerate() {
            let slot = &mut out[rank - 1 - k];
            match (*slot, n) {
                (a, b) if a == b || b == 1 => {}
                (1, _) => *slot = n,
                _ => return Err(k),
            }
        }
    }
    Ok(out)
}

impl Tensor {
    /// To a shape that broadcasting gives: axes of extent 1 repeat, missing leading axes are added. No -1.
    #[track_caller]
    pub(crate) fn p_broadcast(&self, shape: &[usize]) -> Tensor {
        let mut aligned: Dims = SmallVec::from_elem(1, shape.len() - self.rank());
        aligned.extend_from_slice(self.shape());
        self.p_reshape(aligned).p_expand(shape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kiln_kernels::{DType, Scalar};
    use std::panic::{AssertUnwindSafe, catch_unwind};

    #[track_caller]
    fn zeros(shape: &[usize]) -> Tensor {
        Tensor::full_const(shape, Scalar::zero(DType::F32))
    }

    #[test]
    fn shapes_align_at_the_last_axis() {
        let of = |a: &[usize], b: &[usize]| common_shape([a, b].into_iter()).map(|s| s.to_vec());
        assert_eq!(of(&[2, 1, 5], &[3, 1]), Ok(vec![2, 3, 5]));
        assert_eq!(of(&[], &[4]), Ok(vec![4]));
        assert_eq!(of(&[0], &[1]), Ok(vec![0]));
        assert_eq!(of(&[2, 3], &[3, 3]), Err(1));
        assert_eq!(of(&[0], &[2]), Err(0));
    }

    #[test]
    fn the_message_shows_shapes_axis_and_origin() {
        let (a, b) = (zeros(&[2, 13, 4]), zeros(&[5, 4]));
        let caught = catch_unwind(AssertUnwindSafe(|| broadcast_shape("add", &[("left", &a), ("right", &b)])));
        let text = caught.unwrap_err().downcast::<String>().unwrap();
        let expected = format!(
            "add: the shapes do not broadcast\n  \
             left   [2, 13, 4] f32, made at {}\n  \
             right  [    5, 4] f32, made at {}\n             \
             ^^ here\n  \
             help: aligned axes must have equal extents, or one of them 1; add axes with unsqueeze, or change extents with reshape or slice",
            a.location(),
            b.location()
        );
        assert_eq!(*text, expected);
    }
}
