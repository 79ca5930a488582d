//! Slices with Python's meaning.

use super::node::{SliceSpec, Tensor};
use smallvec::SmallVec;
use std::ops::{Range, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive};

/// Which elements along an axis: `start..stop` by `step`, with the meaning of Python's `start:stop:step`. Negative numbers count from
/// the end; what lies outside the axis is left out. Rust's ranges convert to it, and pairs (start, stop): `1..5`, `..`, `-3..`, `(1, -1)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SliceRange {
    /// The first element; from the axis' near end (its far end, if the step is negative) if `None`.
    pub start: Option<isize>,
    /// One past the last; to the axis' other end if `None`.
    pub stop: Option<isize>,
    /// The distance between elements; not zero.
    pub step: isize,
}

impl SliceRange {
    /// `start..stop` by `step`; `None` means "to the end on that side".
    pub fn new(start: Option<isize>, stop: Option<isize>, step: isize) -> SliceRange {
        SliceRange { start, stop, step }
    }

    /// The same bounds with another step: `SliceRange::from(..).step(-1)` reverses.
    pub fn step(self, step: isize) -> SliceRange {
        SliceRange { step, ..self }
    }

    /// The elements of an axis of extent `n`.
    #[track_caller]
    pub(crate) fn resolve(self, n: usize) -> SliceSpec {
        let SliceRange { start, stop, step } = self;
        assert!(step != 0, "slice: the step must not be zero");
        let n = n as isize;
        let (low, high) = if step > 0 { (0, n) } else { (-1, n - 1) };
        let bound = |b: isize| (if b < 0 { b + n } else { b }).clamp(low, high);
        let (first, last) = if step > 0 { (low, high) } else { (high, low) };
        let (start, stop) = (start.map_or(first, bound), stop.map_or(last, bound));
        let distance = if step > 0 { stop - start } else { start - stop };
        let len = if distance <= 0 { 0 } else { (distance as usize).div_ceil(step.unsigned_abs()) };
        if len <= 1 {
            return SliceSpec { start: if len == 0 { 0 } else { start as usize }, step: 1, len };
        }
        SliceSpec { start: start as usize, step, len }
    }
}

impl From<RangeFull> for SliceRange {
    fn from(_: RangeFull) -> SliceRange {
        SliceRange::new(None, None, 1)
    }
}

/// One past an inclusive end: -1 is the last element, so nothing bounds the range after it.
fn past(end: isize) -> Option<isize> {
    if end == -1 { None } else { Some(end + 1) }
}

macro_rules! from_ranges {
    ($($int:ty),*) => { $(
        impl From<Range<$int>> for SliceRange {
            fn from(r: Range<$int>) -> SliceRange { SliceRange::new(Some(r.start as isize), Some(r.end as isize), 1) }
        }
        /// (start, stop): what `start..stop` would say, were clippy not against `1..-1`.
        impl From<($int, $int)> for SliceRange {
            fn from((start, stop): ($int, $int)) -> SliceRange { SliceRange::new(Some(start as isize), Some(stop as isize), 1) }
        }
        impl From<RangeFrom<$int>> for SliceRange {
            fn from(r: RangeFrom<$int>) -> SliceRange { SliceRange::new(Some(r.start as isize), None, 1) }
        }
        impl From<RangeTo<$int>> for SliceRange {
            fn from(r: RangeTo<$int>) -> SliceRange { SliceRange::new(None, Some(r.end as isize), 1) }
        }
        impl From<RangeInclusive<$int>> for SliceRange {
            fn from(r: RangeInclusive<$int>) -> SliceRange { SliceRange::new(Some(*r.start() as isize), past(*r.end() as isize), 1) }
        }
        impl From<RangeToInclusive<$int>> for SliceRange {
            fn from(r: RangeToInclusive<$int>) -> SliceRange { SliceRange::new(None, past(r.end as isize), 1) }
        }
    )* };
}
from_ranges!(usize, isize, i32, i64);

impl Tensor {
    /// The elements `range` along `axis`: `x.slice(-1, (1, -1))`, `x.slice(0, SliceRange::from(..).step(-2))`.
    ///
    /// # Panics
    /// If there is no such axis, or the step is zero.
    #[track_caller]
    pub fn slice(&self, axis: isize, range: impl Into<SliceRange>) -> Tensor {
        let axis = self.axis("slice", axis);
        self.slice_axis(axis, range.into().resolve(self.shape()[axis]))
    }

    /// `len` elements along `axis` from `start` on.
    ///
    /// # Panics
    /// If they are not all there.
    #[track_caller]
    pub fn narrow(&self, axis: isize, start: usize, len: usize) -> Tensor {
        let at = self.axis("narrow", axis);
        assert!(
            start + len <= self.shape()[at],
            "narrow: elements {start}..{} of axis {axis} of shape {:?} are not all there",
            start + len,
            self.shape()
        );
        self.span(at, start, len)
    }

    /// Element `index` along `axis`, which is dropped; a negative index counts from the end.
    ///
    /// # Panics
    /// If there is no such axis or element.
    #[track_caller]
    pub fn select(&self, axis: isize, index: isize) -> Tensor {
        let at = self.axis("select", axis);
        let n = self.shape()[at] as isize;
        let start = if index < 0 { index + n } else { index };
        assert!((0..n).contains(&start), "select: no element {index} along axis {axis} of shape {:?}", self.shape());
        self.span(at, start as usize, 1).drop_axis(at)
    }

    /// Elements `start..start + len` along an axis.
    #[track_caller]
    pub(crate) fn span(&self, axis: usize, start: usize, len: usize) -> Tensor {
        self.slice_axis(axis, SliceSpec { start, step: 1, len })
    }

    /// Elements along one axis only.
    #[track_caller]
    pub(crate) fn slice_axis(&self, axis: usize, spec: SliceSpec) -> Tensor {
        let mut specs: SmallVec<[SliceSpec; 6]> = self.shape().iter().map(|&len| SliceSpec { start: 0, step: 1, len }).collect();
        specs[axis] = spec;
        self.p_slice(&specs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The elements, by Python's rule spelled out one by one.
    fn walk(r: SliceRange, n: isize) -> Vec<usize> {
        let at = |b: isize| if b < 0 { b + n } else { b };
        let (mut i, stop) = if r.step > 0 {
            (r.start.map_or(0, at).max(0), r.stop.map_or(n, at))
        } else {
            (r.start.map_or(n - 1, at).min(n - 1), r.stop.map_or(-1, at))
        };
        let mut found = vec![];
        while (r.step > 0 && i < stop.min(n)) || (r.step < 0 && i > stop.max(-1)) {
            found.push(i as usize);
            i += r.step;
        }
        found
    }

    #[test]
    fn slices_are_pythons() {
        let bounds: Vec<Option<isize>> = std::iter::once(None).chain((-7..=7).map(Some)).collect();
        for n in 0..6usize {
            for &start in &bounds {
                for &stop in &bounds {
                    for step in [-3, -2, -1, 1, 2, 3] {
                        let r = SliceRange { start, stop, step };
                        let s = r.resolve(n);
                        let got: Vec<usize> = (0..s.len).map(|i| (s.start as isize + i as isize * s.step) as usize).collect();
                        assert_eq!(got, walk(r, n as isize), "{r:?} of {n}");
                    }
                }
            }
        }
    }

    #[test]
    fn rust_ranges_convert() {
        assert_eq!(SliceRange::from((1, -1)), SliceRange::new(Some(1), Some(-1), 1));
        assert_eq!(SliceRange::from(..=-1), SliceRange::new(None, None, 1));
        assert_eq!(SliceRange::from(2..=3usize), SliceRange::new(Some(2), Some(4), 1));
        assert_eq!(SliceRange::from(-3..).step(-1), SliceRange::new(Some(-3), None, -1));
    }
}
