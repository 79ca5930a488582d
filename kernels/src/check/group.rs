//! Groups of threads in the reference interpreter: each runs to where it waits for the others, one after the other, and what they do to shared
//! memory between two barriers is watched.

use super::decode::Code;
use super::interpret::{BadAccess, Fault, Interpreter, State};
use crate::program::Program;
use std::ops::Range;

/// More than one thread.
const SEVERAL: u32 = u32::MAX;

/// What has happened to an element of shared memory: when, counted in barriers, and by which thread.
#[derive(Clone, Copy, Default)]
struct Touch {
    /// 0 for never.
    written: u64,
    writer: u32,
    read: u64,
    reader: u32,
}

/// Who has accessed shared memory since when.
pub(super) struct Sharing {
    touches: Vec<Vec<Touch>>,
    /// Counts barriers, over all work items.
    now: u64,
    /// When the work item began.
    began: u64,
}

impl Sharing {
    pub(super) fn new(program: &Program) -> Sharing {
        let touches = program.shared.iter().map(|s| vec![Touch::default(); s.len as usize]).collect();
        Sharing { touches, now: 0, began: 0 }
    }

    fn begin(&mut self) {
        self.now += 1;
        self.began = self.now;
    }

    pub(super) fn load(&mut self, memory: u32, elements: Range<usize>, thread: u32) -> Result<(), BadAccess> {
        for (lane, touch) in self.touches[memory as usize][elements].iter_mut().enumerate() {
            if touch.written < self.began {
                return Err(BadAccess::Unwritten { lane });
            }
            if touch.written == self.now && touch.writer != thread {
                return Err(BadAccess::Raced { lane, other: touch.writer });
            }
            let alone = touch.read != self.now || touch.reader == thread;
            (touch.read, touch.reader) = (self.now, if alone { thread } else { SEVERAL });
        }
        Ok(())
    }

    pub(super) fn store(&mut self, memory: u32, elements: Range<usize>, thread: u32) -> Result<(), BadAccess> {
        for (lane, touch) in self.touches[memory as usize][elements].iter_mut().enumerate() {
            if touch.written == self.now && touch.writer != thread {
                return Err(BadAccess::Raced { lane, other: touch.writer });
            }
            if touch.read == self.now && touch.reader != thread {
                return Err(BadAccess::Raced { lane, other: touch.reader });
            }
            (touch.written, touch.writer) = (self.now, thread);
        }
        Ok(())
    }
}

impl Interpreter {
    /// Runs a work item's threads. They all meet at the same places, as the verifier has made sure.
    pub(super) fn run_group(&self, registers: &[u64], state: &mut State) -> Result<(), Fault> {
        let mut threads: Vec<Vec<u64>> = Vec::new();
        for thread in 0..self.group() {
            let mut own = registers.to_vec();
            self.decoded.thread_registers.iter().for_each(|&r| own[r as usize] = thread.into());
            threads.push(own);
        }
        state.shared.begin();
        let mut at = 0;
        loop {
            let mut stop = None;
            for (thread, regs) in (0..).zip(&mut threads) {
                state.thread = thread;
                stop = self.run_from(at, regs, state)?;
            }
            let Some(meets) = stop else { return Ok(()) };
            self.meet(meets, &mut threads, state);
            at = meets + 1;
        }
    }

    /// What all threads do together.
    fn meet(&self, at: usize, threads: &mut [Vec<u64>], state: &mut State) {
        let step = &self.decoded.steps[at];
        match step.code {
            Code::Exchange => {
                let values: Vec<u64> = threads.iter().map(|regs| regs[step.a as usize]).collect();
                for (thread, regs) in threads.iter_mut().enumerate() {
                    regs[step.to as usize] = values[thread ^ step.value as usize];
                }
            }
            _ => state.shared.now += 1,
        }
    }
}
