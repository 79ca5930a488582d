//! A piece of memory that several threads use, an argument or a shared array: which bytes somebody has written, and who was where last.

use kiln_kernels::DType;
use std::ops::Range;

/// A thread between two barriers, as a number in the list of them; 0 is nobody. And where in the code it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Visit {
    pub(crate) moment: u32,
    pub(crate) code: u32,
}

/// Who stored last, and who has loaded since: one, and one that is unordered with it.
#[derive(Clone, Copy)]
pub(crate) struct Cell([u32; 6]);

impl Cell {
    fn stored(self) -> Visit {
        Visit { moment: self.0[0], code: self.0[1] }
    }

    fn loaded(self, which: usize) -> Visit {
        Visit { moment: self.0[2 + 2 * which], code: self.0[3 + 2 * which] }
    }
}

/// What is wrong with an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Conflict {
    Races(Visit),
    Unwritten,
}

/// Elements of a larger size are several cells.
const LARGEST: usize = 16;

pub(crate) struct Region {
    pub(crate) name: String,
    pub(crate) range: Range<usize>,
    /// Bytes of an element, or 0 if that is not known.
    pub(crate) element: usize,
    pub(crate) dtype: Option<DType>,
    /// For atomic operations, on which there are no races.
    pub(crate) atomic: bool,
    /// For each byte, whether it was written.
    pub(crate) written: Vec<u8>,
    /// Bytes of a cell.
    grain: usize,
    /// Made when somebody comes; zeros, which the system gives page by page.
    cells: Vec<[u32; 6]>,
}

impl Region {
    pub(crate) fn new(name: String, range: Range<usize>, written: Vec<u8>) -> Region {
        Region { name, range, element: 0, dtype: None, atomic: false, written, grain: LARGEST, cells: Vec::new() }
    }

    /// Nobody has used it.
    pub(crate) fn forget(&mut self) {
        self.written.fill(0);
        self.cells.clear();
    }

    /// Notes an access inside of it, if it does not race. `ordered` says whether a moment comes before the present one by a barrier,
    /// or is of the same thread.
    pub(crate) fn access(
        &mut self,
        at: usize,
        size: usize,
        stores: bool,
        now: Visit,
        ordered: impl Fn(u32) -> bool,
    ) -> Result<(), Conflict> {
        let first = at - self.range.start;
        let written = stores || !self.written[first..first + size].contains(&0);
        if stores {
            self.written[first..first + size].fill(1);
        }
        let known = if written { Ok(()) } else { Err(Conflict::Unwritten) };
        if self.atomic {
            return known;
        }
        self.refine(first | size);
        let grain = self.grain;
        let cells = &mut self.cells[first / grain..(first + size) / grain];
        cells.iter_mut().try_for_each(|cell| visit(cell, stores, now, &ordered)).map_err(Conflict::Races)?;
        known
    }

    /// Cells as small as an access at such an offset, of such a size.
    fn refine(&mut self, offset: usize) {
        let grain = self.grain.min(1 << offset.trailing_zeros().min(4));
        if self.cells.is_empty() {
            self.grain = grain;
            self.cells = vec![[0; 6]; self.range.len().div_ceil(grain)];
        } else if grain < self.grain {
            let parts = self.grain / grain;
            self.cells = self.cells.iter().flat_map(|cell| std::iter::repeat_n(*cell, parts)).collect();
            self.grain = grain;
        }
    }
}

fn visit(at: &mut [u32; 6], stores: bool, now: Visit, ordered: &impl Fn(u32) -> bool) -> Result<(), Visit> {
    let cell = Cell(*at);
    let races = |other: Visit| other.moment != 0 && other.moment != now.moment && !ordered(other.moment);
    if races(cell.stored()) {
        return Err(cell.stored());
    }
    if stores {
        if let Some(other) = [cell.loaded(0), cell.loaded(1)].into_iter().find(|other| races(*other)) {
            return Err(other);
        }
        *at = [now.moment, now.code, 0, 0, 0, 0];
        return Ok(());
    }
    // Of two readers that are unordered with each other, whoever stores is unordered with one.
    let which = if races(cell.loaded(0)) { 2 } else { 1 };
    at[2 * which..2 * which + 2].copy_from_slice(&[now.moment, now.code]);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Visit = Visit { moment: 9, code: 0 };

    fn region() -> Region {
        Region::new("p0".into(), 1000..1064, vec![1; 64])
    }

    fn at(moment: u32) -> Visit {
        Visit { moment, code: moment * 10 }
    }

    #[test]
    fn unwritten_bytes_are_not_loaded() {
        let mut r = Region::new("s".into(), 1000..1064, vec![0; 64]);
        r.access(1004, 4, true, NOW, |_| true).unwrap();
        r.access(1005, 2, false, NOW, |_| true).unwrap();
        assert_eq!(r.access(1006, 4, false, NOW, |_| true), Err(Conflict::Unwritten));
        // Who stores there without a barrier should have done so before.
        assert_eq!(r.access(1008, 4, true, Visit { moment: 3, code: 0 }, |_| false), Err(Conflict::Races(NOW)));
        r.forget();
        assert_eq!(r.access(1004, 4, false, NOW, |_| true), Err(Conflict::Unwritten));
    }

    #[test]
    fn stores_race_with_all_that_no_barrier_orders() {
        for (first, second, races) in [(true, true, true), (true, false, true), (false, true, true), (false, false, false)] {
            let mut r = region();
            r.access(1000, 4, first, at(1), |_| false).unwrap();
            r.access(1004, 4, true, at(2), |_| false).unwrap();
            let want = if races { Err(Conflict::Races(at(1))) } else { Ok(()) };
            assert_eq!(r.access(1000, 4, second, at(2), |_| false), want);
            let mut r = region();
            r.access(1000, 4, first, at(1), |_| false).unwrap();
            assert_eq!(r.access(1000, 4, second, at(2), |_| true), Ok(()));
        }
    }

    #[test]
    fn a_store_races_with_any_of_many_readers() {
        for storing in 1..4 {
            let mut r = region();
            (1..4).for_each(|reader| r.access(1000, 4, false, at(reader), |_| false).unwrap());
            assert!(r.access(1000, 4, true, at(storing), |_| false).is_err(), "{storing}");
        }
    }

    #[test]
    fn neighbours_do_not_race_whatever_the_size() {
        let mut r = region();
        r.access(1000, 16, false, at(1), |_| false).unwrap();
        r.access(1016, 2, true, at(2), |_| false).unwrap();
        r.access(1018, 2, true, at(3), |_| false).unwrap();
        assert_eq!(r.access(1014, 1, true, at(4), |_| false), Err(Conflict::Races(at(1))));
        assert_eq!(r.access(1016, 4, false, at(4), |_| false), Err(Conflict::Races(at(2))));
    }
}
