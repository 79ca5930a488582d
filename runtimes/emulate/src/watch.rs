//! What a checked device watches: every access to memory, as it happens. One outside of the kernel's arguments is an error, and so is a race:
//! two threads at one place, one of them storing, with no barrier between them.

use rustc_hash::FxHashMap;
use std::ops::Range;

/// A thread, and how many barriers are behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Moment {
    pub(crate) group: u32,
    pub(crate) wave: u32,
    pub(crate) thread: u32,
    /// Barriers of its group.
    pub(crate) barriers: u32,
    /// Barriers and exchanges of its wave.
    pub(crate) exchanges: u32,
}

impl Moment {
    /// Whether nothing orders the two.
    fn races(&self, other: &Moment) -> bool {
        let same_group = self.group == other.group;
        let apart = !same_group || self.thread != other.thread;
        let ordered = same_group && (self.barriers != other.barriers || self.wave == other.wave && self.exchanges != other.exchanges);
        apart && !ordered
    }
}

/// Who was at a place last, and before that who else read it.
#[derive(Clone, Copy, Default)]
struct Place {
    stored: Option<Moment>,
    loaded: [Option<Moment>; 2],
}

/// The memory of one launch.
#[derive(Default)]
pub(crate) struct Watch {
    /// Addresses of the kernel's arguments.
    arguments: Vec<Range<usize>>,
    /// Arguments that are for atomic operations, on which there are no races.
    atomic: Option<usize>,
    /// Where the library's own memory lies: its shared arrays.
    image: Range<usize>,
    /// By address.
    places: FxHashMap<usize, Place>,
    /// Who runs now, and its own memory: its stack, what it knows of itself, and the list of arguments.
    pub(crate) now: Moment,
    pub(crate) own: [Range<usize>; 3],
}

impl Watch {
    pub(crate) fn new(arguments: Vec<Range<usize>>, atomic: Option<usize>, image: Range<usize>) -> Watch {
        Watch { arguments, atomic, image, ..Watch::default() }
    }

    /// A group begins: nobody has used its shared memory.
    pub(crate) fn begin_group(&mut self) {
        let image = self.image.clone();
        self.places.retain(|at, _| !image.contains(at));
    }

    /// Notes an access by the thread that runs now; the error says what is wrong with it.
    pub(crate) fn access(&mut self, at: usize, size: usize, stores: bool) -> Result<(), String> {
        let inside = |range: &Range<usize>| range.start <= at && at + size <= range.end;
        if self.own.iter().any(inside) {
            return Ok(());
        }
        let argument = self.arguments.iter().position(inside);
        if argument.is_none() && !inside(&self.image) {
            return Err(self.outside(at, size, stores));
        }
        if argument.is_some() && argument == self.atomic {
            return Ok(());
        }
        (at..at + size).try_for_each(|byte| self.byte(byte, stores)).map_err(|other| {
            let what = argument.map_or("shared memory".into(), |n| format!("byte {} of argument {n}", at - self.arguments[n].start));
            let (a, b) = (name(&other), name(&self.now));
            format!("race: {a} and {b} use {what}, at least one of them stores, and no barrier is between them")
        })
    }

    fn byte(&mut self, at: usize, stores: bool) -> Result<(), Moment> {
        let (now, place) = (self.now, self.places.entry(at).or_default());
        let mut earlier = place.stored.into_iter().chain(place.loaded.into_iter().flatten().filter(|_| stores));
        if let Some(other) = earlier.find(|other| other.races(&now)) {
            return Err(other);
        }
        if stores {
            *place = Place { stored: Some(now), ..Place::default() };
        } else if place.loaded[0].is_none_or(|first| first == now || !first.races(&now)) {
            place.loaded[0] = Some(now);
        } else {
            // Two readers that race with each other: whoever stores races with one of them.
            place.loaded[1] = Some(now);
        }
        Ok(())
    }

    fn outside(&self, at: usize, size: usize, stores: bool) -> String {
        let does = if stores { "stores" } else { "loads" };
        let near =
            self.arguments.iter().enumerate().min_by_key(|(_, r)| if at < r.start { r.start - at } else { at.saturating_sub(r.end) });
        let place = near.map_or("nowhere".into(), |(n, r)| {
            format!("byte {} of argument {n}, which has {}", at as i128 - r.start as i128, r.end - r.start)
        });
        format!("out of bounds: {} {does} {size} bytes at {place}", name(&self.now))
    }
}

fn name(moment: &Moment) -> String {
    format!("thread {} of group {}", moment.thread, moment.group)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watch() -> Watch {
        Watch::new(vec![100..164, 200..216], Some(1), 1000..2000)
    }

    fn thread(watch: &mut Watch, thread: u32, barriers: u32, exchanges: u32) {
        watch.now = Moment { thread, wave: thread / 32, barriers, exchanges, group: 0 };
    }

    #[test]
    fn bounds() {
        let mut w = watch();
        w.own = [5000..6000, 0..0, 0..0];
        assert_eq!(w.access(160, 4, true), Ok(()));
        assert_eq!(w.access(5996, 4, true), Ok(()));
        let error = w.access(162, 4, false).unwrap_err();
        assert!(error.contains("loads 4 bytes at byte 62 of argument 0, which has 64"), "{error}");
        let error = w.access(96, 4, true).unwrap_err();
        assert!(error.contains("stores 4 bytes at byte -4 of argument 0"), "{error}");
        assert!(w.access(6000, 1, true).is_err());
    }

    #[test]
    fn races() {
        let mut w = watch();
        thread(&mut w, 0, 0, 0);
        w.access(1000, 4, true).unwrap();
        w.access(1000, 4, false).unwrap();
        thread(&mut w, 1, 0, 0);
        assert!(w.access(1002, 1, false).unwrap_err().contains("thread 0 of group 0 and thread 1 of group 0 use shared memory"));
        w.access(1004, 4, false).unwrap();
        // An exchange of the wave orders its lanes, and nobody else.
        thread(&mut w, 1, 0, 1);
        w.access(1000, 4, false).unwrap();
        thread(&mut w, 40, 0, 1);
        assert!(w.access(1000, 4, false).is_err());
        // A barrier orders all. Loads do not race with each other, but with a store.
        thread(&mut w, 40, 1, 0);
        w.access(1000, 4, false).unwrap();
        thread(&mut w, 2, 1, 0);
        w.access(1000, 4, false).unwrap();
        for storing in [2, 40, 3] {
            thread(&mut w, storing, 1, 0);
            assert!(w.access(1000, 4, true).is_err(), "{storing}");
        }
        // Groups are not ordered by barriers, but have shared memory of their own.
        thread(&mut w, 0, 0, 0);
        w.access(100, 4, true).unwrap();
        w.begin_group();
        w.now = Moment { group: 1, barriers: 5, ..Moment::default() };
        assert!(w.access(100, 4, false).is_err());
        w.access(1000, 4, true).unwrap();
        // A status is what atomic operations are for.
        w.access(200, 4, true).unwrap();
        thread(&mut w, 3, 0, 0);
        w.access(200, 4, true).unwrap();
    }
}
