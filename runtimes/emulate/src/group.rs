//! A group of threads, each a fiber: who runs next, and who waits for whom.

use crate::compiler::{Context, Entry};
use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult, Yielder};
use std::ffi::c_void;

/// Bytes of a thread's stack. (Pages that are not touched cost nothing.)
const STACK: usize = 1 << 20;

/// What a thread waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wait {
    Group,
    Wave,
}

/// Where a thread is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Runs,
    Waits(Wait),
    Ended,
}

type Fiber = Coroutine<(), Wait, (), DefaultStack>;

/// What all groups of a launch share.
pub(crate) struct Threads {
    pub(crate) entry: Entry,
    pub(crate) args: Vec<*mut c_void>,
    pub(crate) group_size: u32,
    pub(crate) groups: u32,
    pub(crate) wave: u32,
    pub(crate) seed: u64,
    /// Used again by each group.
    stacks: Vec<DefaultStack>,
}

/// Called by the shim: the thread waits.
extern "C" fn wait(fiber: *const c_void, kind: i32) {
    // SAFETY: `Threads::start` put it there, and it lives as long as the fiber, which is what calls this.
    let yielder = unsafe { &*fiber.cast::<Yielder<(), Wait>>() };
    yielder.suspend(if kind == 0 { Wait::Group } else { Wait::Wave });
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
    pub(crate) fn new(entry: Entry, args: Vec<*mut c_void>, [group_size, groups, wave]: [u32; 3], seed: u64) -> Threads {
        Threads { entry, args, group_size, groups, wave, seed, stacks: Vec::new() }
    }

    /// Runs every group, one after the other; the error says which threads wait in vain.
    pub(crate) fn run(&mut self) -> Result<(), String> {
        let mut seed = self.seed;
        let mut order: Vec<usize> = (0..self.groups as usize).collect();
        shuffle(&mut order, &mut seed);
        order.into_iter().try_for_each(|group| self.run_group(group as u32, &mut seed).map_err(|e| format!("group {group}: {e}")))
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
                slots: slots.as_mut_ptr(),
            })
            .collect();
        let mut fibers: Vec<Option<Fiber>> = Vec::with_capacity(count);
        for context in &mut contexts {
            fibers.push(Some(self.start(context)?));
        }
        let mut states = vec![State::Runs; count];
        let mut order: Vec<usize> = (0..count).collect();
        let result = loop {
            shuffle(&mut order, seed);
            for &at in order.iter().filter(|&&at| states[at] == State::Runs).collect::<Vec<_>>() {
                let fiber = fibers[at].as_mut().expect("it is there until it ends");
                states[at] = match fiber.resume(()) {
                    CoroutineResult::Yield(wait) => State::Waits(wait),
                    CoroutineResult::Return(()) => State::Ended,
                };
                if states[at] == State::Ended {
                    self.stacks.extend(fibers[at].take().map(Fiber::into_stack));
                }
            }
            if states.iter().all(|s| *s == State::Ended) {
                break Ok(());
            }
            if !release(&mut states, self.wave as usize) {
                break Err(stuck(&states));
            }
        };
        for mut fiber in fibers.into_iter().flatten() {
            // SAFETY: what is on its stack is a kernel's frames, which own nothing, and the closure of `start`, which borrows.
            unsafe { fiber.force_reset() };
            self.stacks.push(fiber.into_stack());
        }
        result
    }

    /// A thread that has not begun.
    fn start(&mut self, context: &mut Context) -> Result<Fiber, String> {
        let stack = match self.stacks.pop() {
            Some(stack) => stack,
            None => DefaultStack::new(STACK).map_err(|e| format!("no stack for a thread: {e}"))?,
        };
        let (entry, args, context) = (self.entry, self.args.as_ptr(), std::ptr::from_mut(context));
        // SAFETY: what the closure uses outlives the fiber: `run_group` ends or resets each before it returns, with the contexts and the
        // arguments in place; `Emulated::launch` has checked the arguments, and lets one launch run at a time.
        Ok(unsafe {
            Coroutine::with_stack_unchecked(stack, move |yielder: &Yielder<(), Wait>, ()| {
                (*context).fiber = std::ptr::from_ref(yielder).cast();
                entry(context, args);
            })
        })
    }
}

/// Lets those go on for whom all that they wait for have come; whether there are any.
fn release(states: &mut [State], wave: usize) -> bool {
    if states.iter().all(|s| *s == State::Waits(Wait::Group)) {
        states.fill(State::Runs);
        return true;
    }
    let mut any = false;
    for lanes in states.chunks_mut(wave).filter(|lanes| lanes.iter().all(|s| *s == State::Waits(Wait::Wave))) {
        lanes.fill(State::Runs);
        any = true;
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
