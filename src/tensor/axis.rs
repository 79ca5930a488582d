//! Axes as arguments: negative ones count from the end.

use super::Tensor;
use smallvec::SmallVec;
use std::ops::RangeFull;

/// Sorted, distinct axes.
pub(crate) type AxisList = SmallVec<[usize; 6]>;

/// Which axes an operation works on: `..` for all of them, one axis, or a list. Negative ones count from the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Axes {
    /// Every axis.
    All,
    /// These.
    List(SmallVec<[isize; 6]>),
}

impl Axes {
    /// The axes of `tensor` that are meant, sorted.
    ///
    /// # Panics
    /// If one does not exist or is named twice.
    #[track_caller]
    pub(crate) fn resolve(&self, op: &str, tensor: &Tensor) -> AxisList {
        let Axes::List(list) = self else { return (0..tensor.rank()).collect() };
        let mut axes = tensor.distinct_axes(op, list);
        axes.sort_unstable();
        axes
    }
}

impl From<RangeFull> for Axes {
    fn from(_: RangeFull) -> Axes {
        Axes::All
    }
}

macro_rules! from_ints {
    ($($int:ty),*) => { $(
        impl From<$int> for Axes { fn from(axis: $int) -> Axes { Axes::List([axis as isize].into_iter().collect()) } }
        impl<const N: usize> From<[$int; N]> for Axes { fn from(axes: [$int; N]) -> Axes { Axes::from(axes.as_slice()) } }
        impl<const N: usize> From<&[$int; N]> for Axes { fn from(axes: &[$int; N]) -> Axes { Axes::from(axes.as_slice()) } }
        impl From<Vec<$int>> for Axes { fn from(axes: Vec<$int>) -> Axes { Axes::from(axes.as_slice()) } }
        impl From<&[$int]> for Axes { fn from(axes: &[$int]) -> Axes { Axes::List(axes.iter().map(|&a| a as isize).collect()) } }
    )* };
}
from_ints!(isize, usize, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;
    use kiln_kernels::Scalar;

    fn resolve(axes: impl Into<Axes>) -> Vec<usize> {
        axes.into().resolve("sum", &Tensor::full_const(&[2, 3, 4], Scalar::f32(0.0))).to_vec()
    }

    #[test]
    fn negative_axes_count_from_the_end() {
        assert_eq!(resolve([-1, 0]), [0, 2]);
        assert_eq!(resolve(..), [0, 1, 2]);
        assert_eq!(resolve(1), [1]);
    }

    #[test]
    #[should_panic(expected = "sum: there is no axis 3 for a tensor of shape [2, 3, 4]")]
    fn a_missing_axis_is_named() {
        resolve(3);
    }

    #[test]
    #[should_panic(expected = "sum: axis -1 of a tensor of shape [2, 3, 4] is named twice in [2, -1]")]
    fn an_axis_named_twice_is_refused() {
        resolve([2, -1]);
    }
}
