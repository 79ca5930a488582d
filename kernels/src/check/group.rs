//! Groups of threads in the reference interpreter: each runs to where it waits for the others, one after the other, and what they do to shared
//! memory between two barriers is watched.

use super::decode::{Code, Step};
use super::interpret::{BadAccess, Fault, Interpreter, State};
use crate::program::{Inst, Program, TileOp, WaveUnit};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A wave's registers of its matrix unit: their elements, row-major, or column-major for those of columns.
type Registers = FxHashMap<u8, Vec<u64>>;

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
        for thread in 0..self.program().group {
            let mut own = registers.to_vec();
            self.decoded.thread_registers.iter().for_each(|&r| own[r as usize] = thread.into());
            threads.push(own);
        }
        state.shared.begin();
        let mut registers = Vec::new();
        let mut at = 0;
        loop {
            let mut stop = None;
            for (thread, regs) in (0..).zip(&mut threads) {
                state.thread = thread;
                stop = self.run_from(at, regs, state)?;
            }
            // Threads that ran out of steps meet nowhere.
            let Some(meets) = stop.filter(|_| state.left > 0) else { return Ok(()) };
            self.meet(meets, &mut threads, &mut registers, state)?;
            at = meets + 1;
        }
    }

    /// What all threads do together.
    fn meet(&self, at: usize, threads: &mut [Vec<u64>], registers: &mut Vec<Registers>, state: &mut State) -> Result<(), Fault> {
        let step = &self.decoded.steps[at];
        match step.code {
            Code::Exchange => {
                let values: Vec<u64> = threads.iter().map(|regs| regs[step.a as usize]).collect();
                for (thread, regs) in threads.iter_mut().enumerate() {
                    regs[step.to as usize] = values[thread ^ step.value as usize];
                }
            }
            Code::Wave => {
                let unit = self.program().unit.expect("the verifier has asked for it");
                registers.resize(threads.len() / usize::from(unit.wave), Registers::default());
                for ((wave, own), lanes) in (0..).zip(registers).zip(threads.chunks(unit.wave.into())) {
                    // What it does to shared memory is its first thread's.
                    state.thread = wave * u32::from(unit.wave);
                    let index = lanes[0][step.a as usize] as i64;
                    self.wave(step, unit, own, index, state).map_err(|bad| self.fault(bad, step, index, state))?;
                }
            }
            _ => state.shared.now += 1,
        }
        Ok(())
    }

    /// What a wave does with its matrix unit.
    fn wave(&self, step: &Step, unit: WaveUnit, own: &mut Registers, index: i64, state: &mut State) -> Result<(), BadAccess> {
        let Inst::Tile(op) = self.program().insts[step.inst as usize] else { unreachable!("nothing else is decoded so") };
        let lines = |count: u8, stride: i64| (0..i64::from(count)).map(move |line| index.saturating_add(line * stride));
        let lanes = step.lanes as usize;
        match op {
            TileOp::Zero(sums) => drop(own.insert(sums, vec![0; usize::from(unit.rows) * usize::from(unit.columns)])),
            TileOp::Load(to, place) | TileOp::Columns(to, place) => {
                let count = if let TileOp::Load(..) = op { unit.rows } else { unit.columns };
                let mut values = vec![0; usize::from(count) * lanes];
                for (line, at) in values.chunks_mut(lanes).zip(lines(count, place.stride)) {
                    state.load(step, at, line)?;
                }
                own.insert(to, values);
            }
            TileOp::Store(from, place) => {
                let values = own.get(&from).cloned().unwrap_or_else(|| vec![0; usize::from(unit.rows) * lanes]);
                for (line, at) in values.chunks(lanes).zip(lines(unit.rows, place.stride)) {
                    state.store(step, at, line)?;
                }
            }
            TileOp::Multiply { sums, rows, columns } => {
                let [Some(a), Some(b), Some(mut c)] = [rows, columns, sums].map(|register| own.get(&register).cloned()) else {
                    return Ok(());
                };
                let depth = usize::from(unit.depth);
                let wide = |bits: u64| f32::from_bits((bits as u32) << 16);
                for (at, sum) in c.iter_mut().enumerate() {
                    let (row, column) = (at / usize::from(unit.columns), at % usize::from(unit.columns));
                    let (x, y) = (&a[row * depth..][..depth], &b[column * depth..][..depth]);
                    let add = |total: f32, (&x, &y): (&u64, &u64)| wide(x).mul_add(wide(y), total);
                    *sum = x.iter().zip(y).fold(f32::from_bits(*sum as u32), add).to_bits().into();
                }
                own.insert(sums, c);
            }
        }
        Ok(())
    }
}
