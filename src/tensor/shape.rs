//! Shapes as arguments.

use smallvec::SmallVec;
use std::fmt;

/// The extents of a tensor's axes. As an argument an extent of -1 stands for "whatever is left" (one at most); [`Shape::resolve`]
/// puts the number there.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Shape(SmallVec<[isize; 6]>);

impl Shape {
    /// The extents as given.
    pub fn dims(&self) -> &[isize] {
        &self.0
    }

    /// The extents, with -1 replaced so that the volume is `numel`.
    ///
    /// # Errors
    /// A message if there are several -1, another negative extent, or the volume cannot be `numel`.
    pub fn resolve(&self, numel: usize) -> Result<SmallVec<[usize; 6]>, String> {
        if let Some(bad) = self.0.iter().find(|&&d| d < -1) {
            return Err(format!("extent {bad} in {self:?}"));
        }
        let known: usize = self.0.iter().filter(|&&d| d >= 0).map(|&d| d as usize).product();
        match self.0.iter().filter(|&&d| d == -1).count() {
            0 if known == numel => {}
            0 => return Err(format!("{self:?} holds {known} elements, not {numel}")),
            1 if known == 0 => return Err(format!("-1 in {self:?} is ambiguous: the other extents hold no element")),
            1 if numel.is_multiple_of(known) => {}
            1 => return Err(format!("{numel} elements do not divide into {self:?}")),
            _ => return Err(format!("more than one -1 in {self:?}")),
        }
        Ok(self.0.iter().map(|&d| if d == -1 { numel / known } else { d as usize }).collect())
    }

    /// The extents where no -1 is allowed.
    #[track_caller]
    pub(crate) fn fixed(&self) -> SmallVec<[usize; 6]> {
        assert!(self.0.iter().all(|&d| d >= 0), "a new tensor needs all its extents: {self:?} has a negative one");
        let elements = self.0.iter().try_fold(1isize, |n, &d| n.checked_mul(d));
        assert!(elements.is_some_and(|n| n <= isize::MAX / 16), "a tensor of shape {self:?} has more elements than memory can hold");
        self.0.iter().map(|&d| d as usize).collect()
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.as_slice())
    }
}

macro_rules! from_ints {
    ($($int:ty),*) => { $(
        impl<const N: usize> From<[$int; N]> for Shape { fn from(d: [$int; N]) -> Shape { Shape(d.iter().map(|&d| d as isize).collect()) } }
        impl<const N: usize> From<&[$int; N]> for Shape { fn from(d: &[$int; N]) -> Shape { Shape(d.iter().map(|&d| d as isize).collect()) } }
        impl From<&[$int]> for Shape { fn from(d: &[$int]) -> Shape { Shape(d.iter().map(|&d| d as isize).collect()) } }
        impl From<Vec<$int>> for Shape { fn from(d: Vec<$int>) -> Shape { Shape(d.iter().map(|&d| d as isize).collect()) } }
        impl From<&Vec<$int>> for Shape { fn from(d: &Vec<$int>) -> Shape { Shape(d.iter().map(|&d| d as isize).collect()) } }
        impl From<$int> for Shape { fn from(d: $int) -> Shape { Shape([d as isize].into_iter().collect()) } }
    )* };
}
from_ints!(usize, isize, i32, i64);

impl From<()> for Shape {
    fn from(_: ()) -> Shape {
        Shape(SmallVec::new())
    }
}

macro_rules! from_tuples {
    ($($($name:ident)*);*) => { $(
        impl<$($name: TryInto<isize>),*> From<($($name,)*)> for Shape where $($name::Error: fmt::Debug),* {
            #[allow(non_snake_case)]
            fn from(($($name,)*): ($($name,)*)) -> Shape { Shape([$($name.try_into().expect("an extent fits an isize")),*].into_iter().collect()) }
        }
    )* };
}
from_tuples!(A; A B; A B C; A B C D; A B C D E; A B C D E F);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minus_one_takes_what_is_left() {
        assert_eq!(Shape::from((2, -1, 3)).resolve(12).unwrap().as_slice(), [2, 2, 3]);
        assert_eq!(Shape::from(()).resolve(1).unwrap().as_slice(), [0usize; 0]);
        assert!(Shape::from([2, -1]).resolve(3).is_err());
        assert!(Shape::from([-1, -1]).resolve(4).is_err());
        assert!(Shape::from([0, -1]).resolve(0).is_err());
    }
}
