//! A group of threads, each a fiber: who runs next, and who waits for whom.

use crate::compiler::{Context, Entry};
use crate::watch::{Moment, Watch};
use corosensei::stack::{DefaultStack, Stack};
use corosensei::{Coroutine, CoroutineResult, Yielder};
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
    Fault(String),
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
pub(crate) struct Threads {
    pub(crate) entry: Entry,
    pub(crate) args: Vec<*mut c_void>,
    pub(crate) group_size: u32,
    pub(crate) groups: u32,
    pub(crate) wave: u32,
    pub(crate) seed: u64,
    /// In use by the fiber that runs, and by nobody while none does.
    watch: Option<UnsafeCell<Watch>>,
    /// Used again by each group.
    stacks: Vec<DefaultStack>,
}

/// What a fiber is told of itself: how to stop, and who watches.
struct Own<'a> {
    yielder: &'a Yielder<(), Stop>,
    watch: Option<*mut Watch>,
}

/// Called by the shim: the thread waits.
extern "C" fn wait(fiber: *const c_void, kind: i32) {
    // SAFETY: `Threads::start` put it there, and it lives as long as the fiber, which is what calls this.
    let own = unsafe { &*fiber.cast::<Own<'_>>() };
    own.yielder.suspend(Stop::Waits(if kind == 0 { Wait::Group } else { Wait::Wave }));
}

/// Called by the shim: the thread is about to access memory.
extern "C" fn access(fiber: *const c_void, at: usize, size: usize, stores: i32) {
    // SAFETY: as in `wait`.
    let own = unsafe { &*fiber.cast::<Own<'_>>() };
    // SAFETY: `run_group` does not touch it while a fiber runs, and one fiber runs at a time.
    let fault = own.watch.and_then(|watch| unsafe { &mut *watch }.access(at, size, stores != 0).err());
    if let Some(fault) = fault {
        own.yielder.suspend(Stop::Fault(fault));
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

impl Threads {
    pub(crate) fn new(
        entry: Entry,
        args: Vec<*mut c_void>,
        [group_size, groups, wave]: [u32; 3],
        seed: u64,
        watch: Option<Watch>,
    ) -> Threads {
        Threads { entry, args, group_size, groups, wave, seed, watch: watch.map(UnsafeCell::new), stacks: Vec::new() }
    }

    /// Runs every group, one after the other; the error says which threads wait in vain.
    pub(crate) fn run(&mut self) -> Result<(), String> {
        let mut seed = self.seed;
        let mut order: Vec<usize> = (0..self.groups as usize).collect();
        shuffle(&mut order, &mut seed);
        order.into_iter().try_for_each(|group| self.run_group(group as u32, &mut seed))
    }

    fn run_group(&mut self, group: u32, seed: &mut u64) -> Result<(), String> {
        let count = self.group_size as usize;
        let mut slots = vec![0u64; count];
        let mut contexts: Vec<Context> = (0..self.group_size)
            .map(|thread| Context {
                thread,
                group,
                group_size: self.group_size,
                groups: self.groups,
                wave: self.wave,
                fiber: std::ptr::null(),
                wait,
                access,
                slots: slots.as_mut_ptr(),
            })
            .collect();
        let mut fibers: Vec<Option<Fiber>> = Vec::with_capacity(count);
        let mut own = Vec::with_capacity(count);
        for context in &mut contexts {
            let stack = match self.stacks.pop() {
                Some(stack) => stack,
                None => DefaultStack::new(STACK).map_err(|e| format!("no stack for a thread: {e}"))?,
            };
            own.push(stack.limit().get()..stack.base().get());
            fibers.push(Some(self.start(stack, context)));
        }
        let first = self.args.as_ptr().addr();
        let arguments = first..first + size_of_val(&self.args[..]);
        let mut states = vec![State::Runs; count];
        let mut order: Vec<usize> = (0..count).collect();
        let mut moments: Vec<Moment> =
            (0..self.group_size).map(|thread| Moment { group, thread, wave: thread / self.wave, ..Moment::default() }).collect();
        self.watch(Watch::begin_group);
        let result = 'all: loop {
            shuffle(&mut order, seed);
            for &at in order.iter().filter(|&&at| states[at] == State::Runs).collect::<Vec<_>>() {
                let fiber = fibers[at].as_mut().expect("it is there until it ends");
                self.watch(|watch| {
                    watch.now = moments[at];
                    watch.own = [own[at].clone(), address(&contexts[at]), arguments.clone()];
                });
                states[at] = match fiber.resume(()) {
                    CoroutineResult::Yield(Stop::Waits(wait)) => State::Waits(wait),
                    CoroutineResult::Yield(Stop::Fault(fault)) => break 'all Err(fault),
                    CoroutineResult::Return(()) => State::Ended,
                };
                if states[at] == State::Ended {
                    self.stacks.extend(fibers[at].take().map(Fiber::into_stack));
                }
            }
            if states.iter().all(|s| *s == State::Ended) {
                break Ok(());
            }
            if !release(&mut states, &mut moments, self.wave as usize) {
                break Err(format!("group {group}: {}", stuck(&states)));
            }
        };
        for mut fiber in fibers.into_iter().flatten() {
            // SAFETY: what is on its stack is a kernel's frames, which own nothing, and the closure of `start`, which borrows.
            unsafe { fiber.force_reset() };
            self.stacks.push(fiber.into_stack());
        }
        result
    }

    /// Tells the watch something, if there is one.
    fn watch(&self, tell: impl FnOnce(&mut Watch)) {
        if let Some(watch) = &self.watch {
            // SAFETY: no fiber runs now.
            tell(unsafe { &mut *watch.get() });
        }
    }

    /// A thread that has not begun.
    fn start(&mut self, stack: DefaultStack, context: &mut Context) -> Fiber {
        let (entry, args, context) = (self.entry, self.args.as_ptr(), std::ptr::from_mut(context));
        let watch = self.watch.as_ref().map(UnsafeCell::get);
        // SAFETY: what the closure uses outlives the fiber: `run_group` ends or resets each before it returns, with the contexts and the
        // arguments in place; `Kernel::run` has checked the arguments, and lets one launch run at a time.
        unsafe {
            Coroutine::with_stack_unchecked(stack, move |yielder: &Yielder<(), Stop>, ()| {
                let own = Own { yielder, watch };
                (*context).fiber = std::ptr::from_ref(&own).cast();
                entry(context, args);
            })
        }
    }
}

/// Where something lies.
fn address<T>(it: &T) -> Range<usize> {
    let start = std::ptr::from_ref(it).addr();
    start..start + size_of::<T>()
}

/// Lets those go on for whom all that they wait for have come; whether there are any.
fn release(states: &mut [State], moments: &mut [Moment], wave: usize) -> bool {
    if states.iter().all(|s| *s == State::Waits(Wait::Group)) {
        states.fill(State::Runs);
        moments.iter_mut().for_each(|m| m.barriers += 1);
        return true;
    }
    let mut any = false;
    for (lanes, moments) in states.chunks_mut(wave).zip(moments.chunks_mut(wave)) {
        if lanes.iter().all(|s| *s == State::Waits(Wait::Wave)) {
            lanes.fill(State::Runs);
            moments.iter_mut().for_each(|m| m.exchanges += 1);
            any = true;
        }
    }
    any
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
    format!("divergent barrier: {}", parts.join(", "))
}
