//! Working memory: offsets for values whose lifetimes are known.

/// A value: written at time `from`, last read at time `to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Life {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) bytes: usize,
}

/// Where values lie, and how many bytes that takes in all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) offsets: Vec<usize>,
    pub(super) size: usize,
}

/// Values start at a multiple of this: a cache line.
const ALIGN: usize = 64;

impl Life {
    /// The bytes that it takes with what aligns the next one.
    fn room(&self) -> usize {
        self.bytes.next_multiple_of(ALIGN).max(ALIGN)
    }

    fn overlaps(&self, other: &Life) -> bool {
        self.from <= other.to && other.from <= self.to
    }
}

/// Offsets for values such that no two overlap that are alive at the same time: in the order in which they come to life, or the largest
/// first, whichever takes less.
pub(super) fn layout(lives: &[Life]) -> Layout {
    let by = |key: &dyn Fn(&Life) -> (usize, usize)| {
        let mut order: Vec<usize> = (0..lives.len()).collect();
        order.sort_by_key(|&i| key(&lives[i]));
        place(lives, &order)
    };
    let (in_time, by_size) = (by(&|l| (l.from, l.to)), by(&|l| (usize::MAX - l.room(), l.from)));
    if by_size.size < in_time.size { by_size } else { in_time }
}

/// Places values in this order, each in the smallest gap that it fits into between those that are alive with it.
fn place(lives: &[Life], order: &[usize]) -> Layout {
    let mut offsets = vec![0usize; lives.len()];
    let mut size = 0;
    // What is placed, by offset.
    let mut placed: Vec<usize> = Vec::new();
    for &i in order {
        let (life, room) = (&lives[i], lives[i].room());
        let (mut end, mut best) = (0usize, None::<(usize, usize)>);
        for &other in placed.iter().filter(|&&other| life.overlaps(&lives[other])) {
            let gap = offsets[other].saturating_sub(end);
            if gap >= room && best.is_none_or(|(smallest, _)| gap < smallest) {
                best = Some((gap, end));
            }
            end = end.max(offsets[other] + lives[other].room());
        }
        offsets[i] = best.map_or(end, |(_, offset)| offset);
        size = size.max(offsets[i] + room);
        let at = placed.partition_point(|&other| offsets[other] <= offsets[i]);
        placed.insert(at, i);
    }
    Layout { offsets, size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_that_live_together_do_not_overlap() {
        let mut h = 12345u32;
        let mut next = |n: u32| {
            h = h.wrapping_mul(1664525).wrapping_add(1013904223);
            h >> 8 & (n - 1)
        };
        let values: Vec<(usize, usize, usize)> = (0..400).map(|t| (t, t + next(16) as usize, 1 + next(4096) as usize)).collect();
        let lives: Vec<Life> = values.iter().map(|&(from, to, bytes)| Life { from, to, bytes }).collect();
        let Layout { offsets, size } = layout(&lives);
        for (i, a) in values.iter().enumerate() {
            assert!(offsets[i].is_multiple_of(ALIGN) && offsets[i] + a.2 <= size);
            for (j, b) in values.iter().enumerate().skip(i + 1) {
                let together = b.0 <= a.1;
                let apart = offsets[i] + a.2 <= offsets[j] || offsets[j] + b.2 <= offsets[i];
                assert!(!together || apart, "{i} and {j}");
            }
        }
        let total: usize = values.iter().map(|v| v.2).sum();
        assert!(size < total / 8, "memory is used again: {size} of {total}");
    }

    /// In the order of time the small value, which outlives the first large one, lies where the second would fit.
    #[test]
    fn large_values_are_not_kept_apart_by_small_ones() {
        let life = |from, to, bytes| Life { from, to, bytes };
        assert_eq!(layout(&[life(0, 2, 1024), life(1, 9, 64), life(3, 5, 1088)]).size, 1088 + 64);
    }
}
