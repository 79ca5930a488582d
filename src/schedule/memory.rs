//! Working memory: offsets for values whose lifetimes are known.

/// Hands out offsets to values in the order in which they come to life.
#[derive(Default)]
pub(super) struct Arena {
    /// (offset, size) of what is free below `size`, by offset.
    free: Vec<(usize, usize)>,
    /// (last use, offset, size) of what is in use.
    live: Vec<(usize, usize, usize)>,
    size: usize,
}

/// Values start at a multiple of this: a cache line.
const ALIGN: usize = 64;

impl Arena {
    /// An offset for a value that is written at time `from` and last read at `to`; `from` must not decrease from call to call.
    pub(super) fn place(&mut self, from: usize, to: usize, bytes: usize) -> usize {
        let bytes = bytes.next_multiple_of(ALIGN).max(ALIGN);
        let (ended, live): (Vec<_>, Vec<_>) = std::mem::take(&mut self.live).into_iter().partition(|&(last, ..)| last < from);
        self.live = live;
        ended.into_iter().for_each(|(_, offset, size)| self.release(offset, size));
        let best = (0..self.free.len()).filter(|&i| self.free[i].1 >= bytes).min_by_key(|&i| self.free[i].1);
        let offset = match best {
            Some(i) => {
                let (offset, size) = self.free[i];
                if size == bytes {
                    self.free.remove(i);
                } else {
                    self.free[i] = (offset + bytes, size - bytes);
                }
                offset
            }
            None => self.grow(bytes),
        };
        self.live.push((to, offset, bytes));
        offset
    }

    /// Bytes at the end, what is free there included.
    fn grow(&mut self, bytes: usize) -> usize {
        let offset = match self.free.last() {
            Some(&(offset, size)) if offset + size == self.size => {
                self.free.pop();
                offset
            }
            _ => self.size,
        };
        self.size = offset + bytes;
        offset
    }

    fn release(&mut self, offset: usize, size: usize) {
        let at = self.free.partition_point(|&(o, _)| o < offset);
        self.free.insert(at, (offset, size));
        if at + 1 < self.free.len() && self.free[at].0 + self.free[at].1 == self.free[at + 1].0 {
            self.free[at].1 += self.free.remove(at + 1).1;
        }
        if at > 0 && self.free[at - 1].0 + self.free[at - 1].1 == self.free[at].0 {
            self.free[at - 1].1 += self.free.remove(at).1;
        }
    }

    /// Bytes needed in all.
    pub(super) fn size(&self) -> usize {
        self.size
    }
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
        let mut arena = Arena::default();
        let offsets: Vec<usize> = values.iter().map(|&(from, to, bytes)| arena.place(from, to, bytes)).collect();
        for (i, a) in values.iter().enumerate() {
            assert!(offsets[i].is_multiple_of(ALIGN) && offsets[i] + a.2 <= arena.size());
            for (j, b) in values.iter().enumerate().skip(i + 1) {
                let together = b.0 <= a.1;
                let apart = offsets[i] + a.2 <= offsets[j] || offsets[j] + b.2 <= offsets[i];
                assert!(!together || apart, "{i} and {j}");
            }
        }
        let total: usize = values.iter().map(|v| v.2).sum();
        assert!(arena.size() < total / 8, "memory is used again: {} of {total}", arena.size());
    }
}
