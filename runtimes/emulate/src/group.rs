//! A group of threads, each a fiber: who runs next, and who waits for whom.

use crate::compiler::{Context, Entry};
use crate::report::Reporter;
use crate::told::{describe, event};
use crate::watch::{Moment, Own, Raw, Watch};
use corosensei::stack::{DefaultStack, Stack as _};
use corosensei::{Coroutine, CoroutineResult, Yielder};
use kiln_runtime::{Fault, FaultKind};
use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::ops::Range;

/// Bytes of a thread's stack. (Pages that are not touched cost nothing.)
const STACK: usize = 1 << 20;

/// What a thread waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wait {
    Group,
    Wave,
}

/// Why a thread stops for now.
enum Stop {
    Waits(Wait),
    /// It has done what it may not; it does not go on.
    Fault(Box<Raw>),
}

/// Why a launch ends before its threads do.
#[derive(Debug)]
pub(crate) enum Failure {
    Words(String),
    Fault(Box<Fault>),
}

impl From<String> for Failure {
    fn from(words: String) -> Failure {
        Failure::Words(words)
    }
}

/// Where a thread is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Runs,
    Waits(Wait),
    Ended,
}

type Fiber = Coroutine<(), Stop, (), DefaultStack>;

/// What all groups of a launch share.
pub(crate) struct Threads<'a> {
    pub(crate) entry: Entry,
    pub(crate) args: Vec<*mut c_void>,
    pub(crate) group_size: u32,
    pub(crate) groups: u32,
    pub(crate) wave: u32,
    pub(crate) seed: u64,
    /// In use by the fiber that runs, and by nobody while none does.
    watch: Option<UnsafeCell<Watch<'a>>>,
    reporter: Option<&'a Reporter>,
    /// Used again by each group, with what is known of them.
    stacks: Vec<(DefaultStack, Own)>,
}

/// What a fiber is told of itself: how to stop, and who watches.
struct Fibers<'a, 'w> {
    yielder: &'a Yielder<(), Stop>,
    watch: Option<*mut Watch<'w>>,
    /// Where it waits: the frame of the function that does.
    waits_at: *mut usize,
}

/// Called by the shim: the thread waits.
extern "C" fn wait(fiber: *const c_void, kind: i32, frame: usize) {
    // SAFETY: `Threads::start` put it there, and it lives as long as the fiber, which is what calls this.
    let own = unsafe { &*fiber.cast::<Fibers<'_, '_>>() };
    // SAFETY: `run_group` does not touch it while a fiber runs, and one fiber runs at a time.
    let fault = own.watch.and_then(|watch| unsafe { &mut *watch }.settle(frame).err());
    if let Some(fault) = fault {
        own.yielder.suspend(Stop::Fault(Box::new(fault)));
    }
    // SAFETY: it outlives the fiber, and nobody else uses it while this fiber runs.
    unsafe { own.waits_at.write(frame) };
    own.yielder.suspend(Stop::Waits(if kind == 0 { Wait::Group } else { Wait::Wave }));
}

/// Called by the shim: the thread tells something.
extern "C" fn tell(fiber: *const c_void, what: i32, a: usize, b: usize, c: usize, frame: usize) {
    // SAFETY: as in `wait`.
    let own = unsafe { &*fiber.cast::<Fibers<'_, '_>>() };
    let Some(watch) = own.watch else { return };
    // SAFETY: every function of the shim keeps a frame: its caller's, and where that goes on.
    let code = unsafe { std::ptr::with_exposed_provenance::<usize>(frame).add(1).read() };
    // SAFETY: as in `wait`.
    if let Err(fault) = unsafe { &mut *watch }.tell(event(what, [a, b, c]), code, frame, || describe(what, [a, b, c])) {
        own.yielder.suspend(Stop::Fault(Box::new(fault)));
    }
}

/// The next of a sequence of numbers that look random (SplitMix64).
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Puts numbers into another order; seed 0 leaves them as they are.
fn shuffle(order: &mut [usize], seed: &mut u64) {
    if *seed != 0 {
        (1..order.len()).rev().for_each(|i| order.swap(i, (random(seed) % (i as u64 + 1)) as usize));
    }
}

impl<'a> Threads<'a> {
    pub(crate) fn new(
        entry: Entry,
        args: Vec<*mut c_void>,
        [group_size, groups, wave]: [u32; 3],
        seed: u64,
        watch: Option<(Watch<'a>, &'a Reporter)>,
    ) -> Threads<'a> {
        let (mut watch, reporter) = watch.unzip();
        if let Some(watch) = &mut watch {
            let first = args.as_ptr().expose_provenance();
            watch.set_list(first..first + size_of_val(&args[..]));
        }
        Threads { entry, args, group_size, groups, wave, seed, watch: watch.map(UnsafeCell::new), reporter, stacks: Vec::new() }
    }

    /// Runs every group, one after the other; the error says what is wrong, or which threads wait in vain.
    pub(crate) fn run(&mut self) -> Result<(), Failure> {
        let mut seed = self.seed;
        let mut order: Vec<usize> = (0..self.groups as usize).collect();
        shuffle(&mut order, &mut seed);
        order.into_iter().try_for_each(|group| self.run_group(group as u32, &mut seed))
    }

    /// What has been watched.
    pub(crate) fn into_watch(self) -> Option<Watch<'a>> {
        self.watch.map(UnsafeCell::into_inner)
    }

    fn run_group(&mut self, group: u32, seed: &mut u64) -> Result<(), Failure> {
        let count = self.group_size as usize;
        // As many as whole waves have.
        let mut slots = vec![0u64; count.next_multiple_of(self.wave as usize)];
        let mut contexts: Vec<Context> = (0..self.group_size)
            .map(|thread| Context {
                thread,
                group,
                group_size: self.group_size,
                groups: self.groups,
                wave: self.wave,
                fiber: std::ptr::null(),
                wait,
                tell,
                slots: slots.as_mut_ptr(),
            })
            .collect();
        let mut fibers: Vec<Option<Fiber>> = Vec::with_capacity(count);
        let mut own = Vec::with_capacity(count);
        let mut group = Group::new(group, count, self.wave);
        for (context, frame) in contexts.iter_mut().zip(&mut group.frames) {
            let (stack, known) = match self.stacks.pop() {
                Some(stack) => stack,
                None => self.stack()?,
            };
            group.stacks.push(stack.limit().get()..stack.base().get());
            own.push(known);
            fibers.push(Some(self.start(stack, context, frame)));
        }
        let mut order: Vec<usize> = (0..count).collect();
        self.watch(Watch::begin_group);
        let result = 'all: loop {
            shuffle(&mut order, seed);
            for &at in order.iter().filter(|&&at| group.states[at] == State::Runs).collect::<Vec<_>>() {
                let fiber = fibers[at].as_mut().expect("it is there until it ends");
                self.watch(|watch| watch.resume(group.moments[at], std::mem::take(&mut own[at])));
                let stop = fiber.resume(());
                self.watch(|watch| own[at] = std::mem::take(&mut watch.own));
                group.states[at] = match stop {
                    CoroutineResult::Yield(Stop::Waits(wait)) => State::Waits(wait),
                    CoroutineResult::Yield(Stop::Fault(raw)) => {
                        let earlier = self.watch(Watch::take_unwritten).flatten().filter(|_| raw.kind != FaultKind::Race);
                        break 'all Err(earlier.map_or_else(|| self.fault(*raw, &group), Failure::Fault));
                    }
                    CoroutineResult::Return(()) => State::Ended,
                };
                if group.states[at] == State::Ended {
                    let stack = fibers[at].take().expect("it has just ended").into_stack();
                    self.stacks.push((stack, cleared(&mut own[at])));
                }
            }
            if let Some(fault) = self.watch(Watch::take_unwritten).flatten() {
                break Err(Failure::Fault(fault));
            }
            if group.states.iter().all(|s| *s == State::Ended) {
                break Ok(());
            }
            if let Some(raw) = self.reporter.and_then(|reporter| group.apart(reporter)) {
                break Err(self.fault(raw, &group));
            }
            if !group.release() {
                break Err(self.stuck(&group));
            }
        };
        for (fiber, own) in fibers.into_iter().zip(&mut own) {
            let Some(mut fiber) = fiber else { continue };
            // SAFETY: what is on its stack is a kernel's frames, which own nothing, and the closure of `start`, which borrows.
            unsafe { fiber.force_reset() };
            self.stacks.push((fiber.into_stack(), cleared(own)));
        }
        result
    }

    fn stack(&self) -> Result<(DefaultStack, Own), String> {
        let stack = DefaultStack::new(STACK).map_err(|e| format!("no stack for a thread: {e}"))?;
        let known = if self.watch.is_some() { Own::new(stack.limit().get()..stack.base().get()) } else { Own::default() };
        Ok((stack, known))
    }

    /// A fault of a thread of that group, whose stack is still there.
    fn fault(&self, raw: Raw, group: &Group) -> Failure {
        let reporter = self.reporter.expect("faults are found by who watches");
        Failure::Fault(Box::new(reporter.fault(raw.clone(), &group.stacks[raw.thread as usize])))
    }

    /// Threads wait in vain.
    fn stuck(&self, group: &Group) -> Failure {
        let words = stuck(&group.states);
        let waits = group.states.iter().position(|s| matches!(s, State::Waits(_)));
        match (self.reporter, waits) {
            (Some(reporter), Some(thread)) => {
                let code = |thread: &usize| reporter.innermost(group.frames[*thread], &group.stacks[*thread]).map(|(code, _)| code);
                let here = code(&thread);
                let waits = |thread: &usize| matches!(group.states[*thread], State::Waits(_));
                let other = (0..group.states.len()).filter(waits).find(|other| code(other) != here);
                let other = other.and_then(|other| Some((other as u32, group.number, code(&other)?)));
                self.fault(group.raw(thread, format!("waits in vain: {words}"), other), group)
            }
            _ => Failure::Words(format!("group {}: divergent barrier: {words}", group.number)),
        }
    }

    /// Tells the watch something, if there is one.
    fn watch<T>(&self, tell: impl FnOnce(&mut Watch<'a>) -> T) -> Option<T> {
        // SAFETY: no fiber runs now.
        self.watch.as_ref().map(|watch| tell(unsafe { &mut *watch.get() }))
    }

    /// A thread that has not begun.
    fn start(&mut self, stack: DefaultStack, context: &mut Context, frame: &mut usize) -> Fiber {
        let (entry, args, context) = (self.entry, self.args.as_ptr(), std::ptr::from_mut(context));
        let (watch, waits_at) = (self.watch.as_ref().map(UnsafeCell::get), std::ptr::from_mut(frame));
        // SAFETY: what the closure uses outlives the fiber: `run_group` ends or resets each before it returns, with the contexts and the
        // arguments in place; `Kernel::run` has checked the arguments, and lets one launch run at a time.
        unsafe {
            Coroutine::with_stack_unchecked(stack, move |yielder: &Yielder<(), Stop>, ()| {
                let own = Fibers { yielder, watch, waits_at };
                (*context).fiber = std::ptr::from_ref(&own).cast();
                entry(context, args);
            })
        }
    }
}

/// What was known of a stack, for another thread.
fn cleared(own: &mut Own) -> Own {
    let mut own = std::mem::take(own);
    own.clear();
    own
}

/// Where the threads of a group are.
struct Group {
    number: u32,
    wave: usize,
    states: Vec<State>,
    moments: Vec<Moment>,
    stacks: Vec<Range<usize>>,
    /// For those that wait, the frame of the function that does.
    frames: Vec<usize>,
}

impl Group {
    fn new(number: u32, count: usize, wave: u32) -> Group {
        let moment = |thread| Moment { group: number, thread, wave: thread / wave, ..Moment::default() };
        Group {
            number,
            wave: wave as usize,
            states: vec![State::Runs; count],
            moments: (0..count as u32).map(moment).collect(),
            stacks: Vec::with_capacity(count),
            frames: vec![0; count],
        }
    }

    /// Lets those go on for whom all that they wait for have come; whether there are any.
    fn release(&mut self) -> bool {
        if self.states.iter().all(|s| *s == State::Waits(Wait::Group)) {
            self.states.fill(State::Runs);
            self.moments.iter_mut().for_each(|m| m.barriers += 1);
            return true;
        }
        let mut any = false;
        for (lanes, moments) in self.states.chunks_mut(self.wave).zip(self.moments.chunks_mut(self.wave)) {
            if lanes.iter().all(|s| *s == State::Waits(Wait::Wave)) {
                lanes.fill(State::Runs);
                moments.iter_mut().for_each(|m| m.exchanges += 1);
                any = true;
            }
        }
        any
    }

    /// Threads that wait for one another, but not in one place of the text.
    fn apart(&self, reporter: &Reporter) -> Option<Raw> {
        let code = |thread: usize| reporter.innermost(self.frames[thread], &self.stacks[thread]).map(|(code, _)| code);
        let together = if self.states.iter().all(|s| *s == State::Waits(Wait::Group)) { self.states.len() } else { self.wave };
        let waits = |threads: &&[State]| {
            threads.iter().all(|s| *s == State::Waits(Wait::Group)) || threads.iter().all(|s| *s == State::Waits(Wait::Wave))
        };
        for (n, _) in self.states.chunks(together).enumerate().filter(|(_, threads)| waits(threads)) {
            let first = n * together;
            let end = (first + together).min(self.states.len());
            if let Some(other) = (first..end).find(|&other| code(other) != code(first)) {
                let what = "waits at one barrier or exchange, and others of its group or wave at another one".into();
                return Some(self.raw(first, what, code(other).map(|code| (other as u32, self.number, code))));
            }
        }
        None
    }

    fn raw(&self, thread: usize, what: String, other: Option<(u32, u32, usize)>) -> Raw {
        Raw { kind: FaultKind::Barrier, what, thread: thread as u32, group: self.number, frame: self.frames[thread], other, earlier: None }
    }
}

/// Who waits where, for people.
fn stuck(states: &[State]) -> String {
    let at = |state: State| -> Vec<usize> { states.iter().enumerate().filter(|(_, s)| **s == state).map(|(at, _)| at).collect() };
    let some = |threads: &[usize]| -> String {
        let names: Vec<String> = threads.iter().take(4).map(usize::to_string).collect();
        format!("{} thread(s) ({}{})", threads.len(), names.join(", "), if threads.len() > 4 { ", …" } else { "" })
    };
    let parts = [
        (State::Waits(Wait::Group), "wait at a barrier of the group"),
        (State::Waits(Wait::Wave), "wait for their warp"),
        (State::Ended, "have ended"),
    ];
    let parts = parts.into_iter().map(|(state, what)| (at(state), what)).filter(|(threads, _)| !threads.is_empty());
    let parts: Vec<String> = parts.map(|(threads, what)| format!("{} {what}", some(&threads))).collect();
    parts.join(", ")
}
