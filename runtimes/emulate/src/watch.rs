//! What a checked device watches: every access to memory, as it happens, and what else the code tells of itself.
//!
//! Memory is the kernel's arguments and the shared arrays of a group (`region`), or the thread's own arrays (`stack`). Each argument is a copy
//! far away from the others, so that one past the end of an argument is not inside of the next.

use crate::compiler::Global;
use crate::debug_info::{Frame, Scalar, Variable};
use crate::numbers::{self, Made};
use crate::region::{Conflict, Region, Visit};
use crate::report::Reporter;
use crate::stack::{Array, Frames, Stack, Trouble};
use kiln_runtime::{Fault, FaultKind};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A thread, and how many barriers are behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Moment {
    pub(crate) group: u32,
    pub(crate) thread: u32,
    pub(crate) wave: u32,
    /// Barriers of its group.
    pub(crate) barriers: u32,
    /// Barriers and exchanges of its wave.
    pub(crate) exchanges: u32,
}

impl Moment {
    /// Whether one of the two comes first for sure.
    fn ordered(&self, other: &Moment) -> bool {
        let same_wave = self.wave == other.wave && (self.thread == other.thread || self.exchanges != other.exchanges);
        self.group == other.group && (self.barriers != other.barriers || same_wave)
    }
}

/// A fault as it is found: addresses, which `report` makes lines of.
#[derive(Clone, Debug)]
pub(crate) struct Raw {
    pub(crate) kind: FaultKind,
    pub(crate) what: String,
    /// The thread that is at fault.
    pub(crate) thread: u32,
    pub(crate) group: u32,
    /// The frame of the function that was called to tell of it.
    pub(crate) frame: usize,
    /// Another thread, and its code's address.
    pub(crate) other: Option<(u32, u32, usize)>,
    /// The store of a value that is not finite is told of when the next thing happens: its code and its function's frame.
    pub(crate) earlier: Option<(usize, Frame)>,
}

/// What the code tells; the numbers are those of the shim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Load {
        at: usize,
        size: usize,
    },
    Store {
        at: usize,
        size: usize,
    },
    /// The compiler's shadow of so many times eight bytes.
    Shadow {
        at: usize,
        count: usize,
        value: u8,
    },
    Copy {
        to: usize,
        from: usize,
        size: usize,
    },
    Fault(FaultKind),
    /// A function is about to return.
    Return,
}

/// A value that was stored, to be looked at.
#[derive(Clone, Copy)]
struct Stored {
    at: usize,
    size: usize,
    code: usize,
    frame: Frame,
}

/// What is a thread's own.
#[derive(Default)]
pub(crate) struct Own {
    pub(crate) stack: Stack,
    /// Whether an operation has made a NaN or an infinity of finite numbers since the last finite store to an argument.
    raised: bool,
    stored: Option<Stored>,
}

impl Own {
    pub(crate) fn new(stack: Range<usize>) -> Own {
        Own { stack: Stack::new(stack), ..Own::default() }
    }

    /// Another thread begins.
    pub(crate) fn clear(&mut self) {
        self.stack.clear();
        (self.raised, self.stored) = (false, None);
    }
}

/// The memory of one launch.
pub(crate) struct Watch<'a> {
    reporter: &'a Reporter,
    /// Arguments, then shared arrays.
    regions: Vec<Region>,
    arguments: usize,
    /// The one that was used last.
    latest: usize,
    /// Arrays of constants in it.
    constants: Vec<Range<usize>>,
    /// The list of arguments.
    list: Range<usize>,
    frames: Frames,
    /// All moments up to now; the first is nobody's.
    moments: Vec<Moment>,
    pub(crate) own: Own,
    /// Whether values are to be finite.
    finite: bool,
    /// Loads of what nobody had written by then. Who writes it before the next barrier races with them, which says more.
    unwritten: Option<Box<Fault>>,
    /// For code that loads, the condition without which its value is not used.
    masks: FxHashMap<usize, Option<Variable>>,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(arguments: Vec<Region>, globals: &[Global], reporter: &'a Reporter, finite: bool) -> Watch<'a> {
        let count = arguments.len();
        let (shared, constants): (Vec<&Global>, Vec<&Global>) = globals.iter().partition(|g| g.shared);
        let shared = shared.into_iter().map(|g| Region::new(g.name.clone(), g.range.clone(), vec![0; g.range.len()]));
        Watch {
            reporter,
            regions: arguments.into_iter().chain(shared).collect(),
            arguments: count,
            latest: 0,
            constants: constants.into_iter().map(|g| g.range.clone()).collect(),
            list: 0..0,
            frames: Frames::default(),
            moments: vec![Moment::default()],
            own: Own::default(),
            finite,
            unwritten: None,
            masks: FxHashMap::default(),
        }
    }

    /// Where the list of arguments lies.
    pub(crate) fn set_list(&mut self, list: Range<usize>) {
        self.list = list;
    }

    /// A group begins: nobody has used its shared memory.
    pub(crate) fn begin_group(&mut self) {
        self.regions[self.arguments..].iter_mut().for_each(Region::forget);
    }

    /// A thread goes on.
    pub(crate) fn resume(&mut self, moment: Moment, own: Own) {
        self.moments.push(moment);
        self.own = own;
        numbers::forget();
    }

    /// The arguments, which hold what was written.
    pub(crate) fn into_arguments(mut self) -> Vec<Region> {
        self.regions.truncate(self.arguments);
        self.regions
    }

    fn now(&self) -> Moment {
        *self.moments.last().expect("there is nobody's at least")
    }

    /// A fault of the thread that runs.
    pub(crate) fn fault(&self, kind: FaultKind, what: String, frame: usize) -> Raw {
        let Moment { thread, group, .. } = self.now();
        Raw { kind, what, thread, group, frame, other: None, earlier: None }
    }

    /// Notes what the thread that runs tells; the error says what is wrong with it. `describe` tells more of a fault, `code` is where the
    /// text is, `frame` that of the function in which it tells.
    pub(crate) fn tell(&mut self, event: Event, code: usize, frame: usize, describe: impl Fn() -> String) -> Result<(), Raw> {
        if self.finite {
            self.settle(frame)?;
        }
        match event {
            Event::Load { at, size } => self.access(at, size, false, code, frame),
            Event::Store { at, size } => {
                self.access(at, size, true, code, frame)?;
                // SAFETY: the shim has a frame of its own.
                let caller = || unsafe { Frame::of_caller(frame) };
                self.own.stored = self.finite.then(|| Stored { at, size, code, frame: caller() });
                Ok(())
            }
            Event::Shadow { at, count, value } => {
                self.own.stack.tell(at, count, value, &mut self.frames);
                Ok(())
            }
            Event::Copy { to, from, size } => self.copy(to, from, size, code, frame),
            Event::Fault(kind) => Err(self.fault(kind, describe(), frame)),
            Event::Return => Ok(()),
        }
    }

    /// Looks at what was stored last.
    pub(crate) fn settle(&mut self, frame: usize) -> Result<(), Raw> {
        self.own.raised |= numbers::raised();
        let Some(Stored { at, size, code, frame: caller }) = self.own.stored.take() else { return Ok(()) };
        let region = self.region(at, size);
        let dtype = region.and_then(|n| self.regions[n].dtype);
        // SAFETY: a store of so many bytes there was found to be right, and has been made.
        match unsafe { numbers::stored(at, size, dtype) } {
            // Arrays of a thread's own may hold indices: they say nothing.
            Made::Finite => self.own.raised &= region.is_none_or(|n| n >= self.arguments),
            Made::NotFinite(value) if self.own.raised => {
                let what = format!("stores {value} at {}", self.place(at, size));
                return Err(Raw { earlier: Some((code, caller)), ..self.fault(FaultKind::NotFinite, what, frame) });
            }
            Made::NotFinite(_) | Made::Unknown => {}
        }
        Ok(())
    }

    /// The region in which an access lies.
    fn region(&mut self, at: usize, size: usize) -> Option<usize> {
        let inside = |r: &Region| r.range.start <= at && at + size <= r.range.end;
        if self.regions.get(self.latest).is_none_or(|r| !inside(r)) {
            self.latest = self.regions.iter().position(inside)?;
        }
        Some(self.latest)
    }

    fn access(&mut self, at: usize, size: usize, stores: bool, code: usize, frame: usize) -> Result<(), Raw> {
        if self.own.stack.contains(at) {
            return self
                .own
                .stack
                .access(at, size, stores, &mut self.frames)
                .map_err(|trouble| self.trouble(trouble, at, size, stores, frame));
        }
        let Some(n) = self.region(at, size) else {
            let inside = |range: &Range<usize>| range.start <= at && at + size <= range.end;
            if !stores && (inside(&self.list) || self.constants.iter().any(inside)) {
                return Ok(());
            }
            return Err(self.outside(at, size, stores, frame));
        };
        if !stores && at == self.regions[n].range.start && self.is_masked(code, frame) {
            return Ok(());
        }
        let now = Visit { moment: (self.moments.len() - 1) as u32, code: (code - self.reporter.image.start) as u32 };
        let (moments, moment) = (&self.moments, self.now());
        let ordered = |other: u32| moments[other as usize].ordered(&moment);
        match self.regions[n].access(at, size, stores, now, ordered) {
            Err(Conflict::Unwritten) if self.unwritten.is_none() => {
                let what = format!("loads {}, which nobody has written", self.place(at, size));
                let fault = self.reporter.fault(self.fault(FaultKind::Unwritten, what, frame), self.own.stack.range());
                self.unwritten = Some(Box::new(fault));
                Ok(())
            }
            Err(Conflict::Races(other)) => {
                let (does, place) = (if stores { "stores" } else { "loads" }, self.place(at, size));
                let Moment { thread, group, .. } = self.moments[other.moment as usize];
                let what = format!("{does} {place}, and no barrier orders it with thread {thread} of group {group}");
                let other = Some((thread, group, self.reporter.image.start + other.code as usize));
                Err(Raw { other, ..self.fault(FaultKind::Race, what, frame) })
            }
            _ => Ok(()),
        }
    }

    /// Whether the code loads the first element because a condition does not hold, and does not use it: texts do so where others would load
    /// nothing.
    fn is_masked(&mut self, code: usize, frame: usize) -> bool {
        let mask = self.masks.entry(code).or_insert_with(|| self.reporter.mask(code));
        // SAFETY: the shim has a frame of its own, and its caller is the function of the code.
        let holds = |mask: &Variable| unsafe { mask.value(Frame::of_caller(frame)) };
        mask.as_ref().is_some_and(|mask| holds(mask) == Some(Scalar::Bool(false)))
    }

    /// All that came before a barrier, or the end, has come.
    pub(crate) fn take_unwritten(&mut self) -> Option<Box<Fault>> {
        self.unwritten.take()
    }

    /// What a copy brings is as written as where it comes from.
    fn copy(&mut self, to: usize, from: usize, size: usize, code: usize, frame: usize) -> Result<(), Raw> {
        if !self.own.stack.contains(to) || !self.own.stack.contains(from) {
            self.access(from, size, false, code, frame)?;
            return self.access(to, size, true, code, frame);
        }
        let written = self.own.stack.written(from, size);
        let mut check = |at, stores| match self.own.stack.access(at, size, stores, &mut self.frames) {
            Err(trouble @ Trouble::Outside(_)) => Err(self.trouble(trouble, at, size, stores, frame)),
            _ => Ok(()),
        };
        check(from, false)?;
        check(to, true)?;
        self.own.stack.copied(to, &written);
        Ok(())
    }

    /// The region that holds an address, or the one next to it.
    fn nearest(&self, at: usize) -> Option<&Region> {
        let away = |r: &&Region| if at < r.range.start { r.range.start - at } else { (at + 1).saturating_sub(r.range.end) };
        self.regions.iter().min_by_key(away)
    }

    /// Bytes of memory, for people: as an element where they are one.
    fn place(&self, at: usize, size: usize) -> String {
        match self.nearest(at) {
            Some(r) => element(&r.name, at as isize - r.range.start as isize, size, r.element),
            None => "nothing of the kernel's".into(),
        }
    }

    fn outside(&mut self, at: usize, size: usize, stores: bool, frame: usize) -> Raw {
        let does = if stores { "stores" } else { "loads" };
        let what = match self.nearest(at) {
            Some(r) => {
                let each = if r.element > 0 { r.element } else { size };
                let count = r.range.len() / each;
                format!("{does} {}, which has {count} element(s) of {each} byte(s)", self.place(at, size))
            }
            None => format!("{does} {size} bytes of no memory of the kernel's"),
        };
        self.fault(FaultKind::OutOfBounds, what, frame)
    }

    fn trouble(&mut self, trouble: Trouble, at: usize, size: usize, stores: bool, frame: usize) -> Raw {
        let does = if stores { "stores" } else { "loads" };
        let name = |array: &Option<(Array, isize)>| match array {
            Some((array, offset)) => element(&array.name, *offset, size, 0),
            None => "the thread's own memory".into(),
        };
        let (kind, what) = match &trouble {
            Trouble::Unwritten(array) => (FaultKind::Unwritten, format!("loads {}, which it has not written", name(array))),
            Trouble::Outside(array) if self.own.stack.is_gone(at) => {
                (FaultKind::OutOfBounds, format!("{does} {}, which is not there any more", name(array)))
            }
            Trouble::Outside(array) => {
                let bytes = array.as_ref().map_or(0, |(array, _)| array.size);
                (FaultKind::OutOfBounds, format!("{does} {}, which has {} element(s) of {size} byte(s)", name(array), bytes / size.max(1)))
            }
        };
        self.fault(kind, what, frame)
    }
}

/// `name[index]`, or bytes of it.
fn element(name: &str, offset: isize, size: usize, element: usize) -> String {
    let each = if element > 0 { element } else { size.max(1) } as isize;
    if offset % each == 0 { format!("{name}[{}]", offset / each) } else { format!("{size} bytes at byte {offset} of {name}") }
}
