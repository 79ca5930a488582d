//! The reference interpreter: runs a program over byte buffers and checks every access.
//!
//! A program is decoded once into steps on a flat register file of 64-bit lanes: constants are set up before the first step, values
//! that only rename lanes (`Lane`, `Bitcast`, `End` of an `If`) need no step at all, and jumps are known. Work items run in order, and so do the
//! threads of a group, each to the next place where they meet (`group`).

use super::decode::{self, Code, Decoded, Step};
use super::group::Sharing;
use super::verify::ProgramError;
use crate::program::{Inst, Memory, Program, Scratch, TILE_DEPTH, TILE_ROWS, TileOp};

/// Why a program could not be run to its end.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The program breaks the rules.
    #[error(transparent)]
    Malformed(#[from] ProgramError),
    /// Not one argument for each parameter.
    #[error("{kernel} takes {expected} arguments, and was given {given}")]
    Arguments {
        /// The program's name.
        kernel: String,
        /// How many parameters there are.
        expected: usize,
        /// How many arguments there were.
        given: usize,
    },
    /// An argument is too small for its parameter.
    #[error("argument {param} of {kernel} has to hold {expected} bytes, and holds {given}")]
    ArgumentSize {
        /// The program's name.
        kernel: String,
        /// Which parameter.
        param: usize,
        /// The bytes of the parameter's elements.
        expected: usize,
        /// The size of the argument.
        given: usize,
    },
    /// An access outside a parameter or scratch memory.
    #[error("{kernel}: v{inst} {} {memory}[{index}], {lanes} elements, but there are {len} (work item {item})", verb(*write))]
    OutOfBounds {
        /// The program's name.
        kernel: String,
        /// Position of the load or store.
        inst: usize,
        /// Whether it is a store.
        write: bool,
        /// What was accessed.
        memory: Memory,
        /// The first element accessed, offset included.
        index: i64,
        /// How many elements.
        lanes: usize,
        /// How many elements the memory has.
        len: i64,
        /// The work item.
        item: i64,
    },
    /// A read of scratch memory that this work item has not written.
    #[error("{kernel}: v{inst} reads {memory}[{index}], which work item {item} has not written")]
    Uninitialised {
        /// The program's name.
        kernel: String,
        /// Position of the load.
        inst: usize,
        /// What was read.
        memory: Memory,
        /// The element.
        index: i64,
        /// The work item.
        item: i64,
    },
    /// Two threads of a group access one element of shared memory without a barrier between them, and one of them writes.
    #[error("{kernel}: v{inst} {} {memory}[{index}] in thread {thread}, and thread {other} has accessed it since the last barrier (work item {item})", verb(*write))]
    Race {
        /// The program's name.
        kernel: String,
        /// Position of the later access.
        inst: usize,
        /// Whether that is a store.
        write: bool,
        /// What was accessed.
        memory: Memory,
        /// The element.
        index: i64,
        /// The work item.
        item: i64,
        /// The thread in its group.
        thread: u32,
        /// The other one.
        other: u32,
    },
    /// A bounds check on an index that came from data failed.
    #[error("{tag}: index {index} is not in 0..{limit}")]
    Bound {
        /// The text of the check.
        tag: String,
        /// The offending index.
        index: i64,
        /// One past the largest index.
        limit: i64,
        /// Position of the check.
        inst: usize,
        /// The work item.
        item: i64,
    },
}

impl Fault {
    /// Position of the instruction that it is about.
    pub fn inst(&self) -> Option<usize> {
        match self {
            Fault::OutOfBounds { inst, .. } | Fault::Uninitialised { inst, .. } | Fault::Race { inst, .. } | Fault::Bound { inst, .. } => {
                Some(*inst)
            }
            Fault::Malformed(_) | Fault::Arguments { .. } | Fault::ArgumentSize { .. } => None,
        }
    }
}

fn verb(write: bool) -> &'static str {
    if write { "writes" } else { "reads" }
}

/// Runs all work items of a program in order. `args` are the parameters' bytes, in the machine's byte order.
///
/// # Errors
/// The first [`Fault`]; what was written before it stays written.
pub fn interpret(program: &Program, args: &mut [&mut [u8]]) -> Result<(), Fault> {
    Interpreter::new(program)?.run(args)
}

/// A decoded program, to be run any number of times.
#[derive(Debug)]
pub struct Interpreter {
    program: Program,
    pub(super) decoded: Decoded,
}

/// Memory of one run: parameters first, then scratch, then shared memory.
pub(super) struct State<'a> {
    memories: Vec<&'a mut [u8]>,
    /// For each scratch memory and element, the work item that wrote it last, from 1; 0 for none.
    writers: Vec<Vec<u32>>,
    /// How `writers` names the current work item.
    stamp: u32,
    pub(super) item: i64,
    /// The thread that runs; 0 where there are no groups.
    pub(super) thread: u32,
    /// Who has accessed shared memory.
    pub(super) shared: Sharing,
    /// Steps that may still be taken; counted where loops go round.
    pub(super) left: u64,
}

impl Interpreter {
    /// Verifies and decodes a program.
    ///
    /// # Errors
    /// [`Fault::Malformed`].
    pub fn new(program: &Program) -> Result<Interpreter, Fault> {
        super::verify_program(program)?;
        Ok(Interpreter { decoded: decode::decode(program), program: program.clone() })
    }

    /// As [`interpret`].
    ///
    /// # Errors
    /// The first [`Fault`]; what was written before it stays written.
    pub fn run(&self, args: &mut [&mut [u8]]) -> Result<(), Fault> {
        self.run_some(args, u64::MAX).map(drop)
    }

    /// Runs work items from all over the program until about so many steps are taken; gives how many have run to their ends.
    ///
    /// # Errors
    /// As [`Interpreter::run`].
    pub fn run_some(&self, args: &mut [&mut [u8]], steps: u64) -> Result<i64, Fault> {
        let program = &self.program;
        self.check_arguments(args)?;
        let threads = program.group.max(1) as usize;
        let bytes = |s: &Scratch, times: usize| vec![0; times * s.len as usize * s.dtype.size()];
        let scratch = program.scratch.iter().map(|s| bytes(s, threads));
        let mut own: Vec<Vec<u8>> = scratch.chain(program.shared.iter().map(|s| bytes(s, 1))).collect();
        let mut state = State {
            memories: args.iter_mut().map(|a| &mut **a).chain(own.iter_mut().map(|s| s.as_mut_slice())).collect(),
            writers: program.scratch.iter().map(|s| vec![0; threads * s.len as usize]).collect(),
            stamp: 0,
            item: 0,
            thread: 0,
            shared: Sharing::new(program),
            left: steps,
        };
        let mut registers = self.decoded.registers.clone();
        let stride = if steps == u64::MAX { 1 } else { spread(program.items) };
        for number in 0..program.items {
            let item = (i128::from(number) * i128::from(stride) % i128::from(program.items)) as i64;
            state.begin(item);
            for &r in &self.decoded.item_registers {
                registers[r as usize] = item as u64;
            }
            if program.group > 0 {
                self.run_group(&registers, &mut state)?;
            } else {
                self.run_from(0, &mut registers, &mut state)?;
            }
            if state.left == 0 {
                return Ok(number);
            }
            state.left = state.left.saturating_sub(self.decoded.steps.len() as u64);
            if state.left == 0 {
                return Ok(number + 1);
            }
        }
        Ok(program.items)
    }

    /// What runs.
    pub(super) fn program(&self) -> &Program {
        &self.program
    }

    fn check_arguments(&self, args: &[&mut [u8]]) -> Result<(), Fault> {
        let kernel = || self.program.name.clone();
        let params = &self.program.params;
        if params.len() != args.len() {
            return Err(Fault::Arguments { kernel: kernel(), expected: params.len(), given: args.len() });
        }
        for (param, (p, arg)) in params.iter().zip(args).enumerate() {
            let expected = p.len as usize * p.dtype.size();
            if arg.len() < expected {
                return Err(Fault::ArgumentSize { kernel: kernel(), param, expected, given: arg.len() });
            }
        }
        Ok(())
    }

    /// Runs a thread from a step on, to where it waits for its group, if it does.
    pub(super) fn run_from(&self, at: usize, regs: &mut [u64], state: &mut State) -> Result<Option<usize>, Fault> {
        let steps = self.decoded.steps.as_slice();
        let mut at = at;
        while let Some(step) = steps.get(at) {
            at += 1;
            match step.code {
                Code::Unary(f) => {
                    let (from, to) = split(regs, step);
                    let a = &from[step.a as usize..][..to.len()];
                    for (d, &x) in to.iter_mut().zip(a) {
                        *d = f(x);
                    }
                }
                Code::Binary(f) => {
                    let (from, to) = split(regs, step);
                    let (a, b) = (&from[step.a as usize..][..to.len()], &from[step.b as usize..][..to.len()]);
                    for ((d, &x), &y) in to.iter_mut().zip(a).zip(b) {
                        *d = f(x, y);
                    }
                }
                Code::Ternary(f) => {
                    let (from, to) = split(regs, step);
                    let (a, b) = (&from[step.a as usize..][..to.len()], &from[step.b as usize..][..to.len()]);
                    let c = &from[step.c as usize..][..to.len()];
                    for (((d, &x), &y), &z) in to.iter_mut().zip(a).zip(b).zip(c) {
                        *d = f(x, y, z);
                    }
                }
                Code::MatrixMultiply => {
                    let (from, to) = split(regs, step);
                    matrix_multiply(&from[step.a as usize..], &from[step.b as usize..], &from[step.c as usize..], to, step);
                }
                Code::TileMultiply => {
                    let [a, b] = [step.a, step.b].map(|first| first as usize);
                    let shape = Step { value: i64::from(TILE_DEPTH), size: u32::from(TILE_ROWS), ..*step };
                    let sums = regs[step.to as usize..][..step.lanes as usize].to_vec();
                    let mut to = sums.clone();
                    matrix_multiply(&regs[a..], &regs[b..], &sums, &mut to, &shape);
                    regs[step.to as usize..][..to.len()].copy_from_slice(&to);
                }
                Code::Copy => {
                    let a = step.a as usize;
                    regs.copy_within(a..a + step.lanes as usize, step.to as usize);
                }
                Code::Splat => {
                    let value = regs[step.a as usize];
                    split(regs, step).1.fill(value);
                }
                Code::Load => {
                    let index = regs[step.a as usize] as i64;
                    state.load(step, index, split(regs, step).1).map_err(|e| self.fault(e, step, index, state))?;
                }
                Code::Store => {
                    let index = regs[step.a as usize] as i64;
                    let values = &regs[step.b as usize..][..step.lanes as usize];
                    state.store(step, index, values).map_err(|e| self.fault(e, step, index, state))?;
                }
                Code::Loop => {
                    let start = regs[step.a as usize];
                    regs[step.to as usize] = start;
                    if (start as i64) >= regs[step.b as usize] as i64 {
                        at = step.jump as usize;
                    }
                }
                Code::Next => {
                    // A counter that would overflow has certainly reached the end.
                    let next = (regs[step.to as usize] as i64).saturating_add(step.value);
                    if next < regs[step.b as usize] as i64 {
                        regs[step.to as usize] = next as u64;
                        state.left = state.left.saturating_sub((at - step.jump as usize) as u64);
                        if state.left == 0 {
                            return Ok(None);
                        }
                        at = step.jump as usize;
                    }
                }
                Code::If => {
                    if regs[step.a as usize] == 0 {
                        at = step.jump as usize;
                    }
                }
                Code::Bound => {
                    let index = regs[step.a as usize] as i64;
                    if !(0..step.value).contains(&index) {
                        let tag = self.program.tags[step.c as usize].clone();
                        return Err(Fault::Bound { tag, index, limit: step.value, inst: step.inst as usize, item: state.item });
                    }
                    regs[step.to as usize] = index as u64;
                }
                Code::Barrier | Code::Exchange | Code::Wave => return Ok(Some(at - 1)),
            }
        }
        Ok(None)
    }

    fn writes(&self, step: &Step) -> bool {
        matches!(self.program.insts[step.inst as usize], Inst::Store { .. } | Inst::Tile(TileOp::Store(..)))
    }

    #[cold]
    pub(super) fn fault(&self, bad: BadAccess, step: &Step, index: i64, state: &State) -> Fault {
        let memory = self.decoded.memory(&self.program, step.memory);
        let (kernel, inst, item) = (self.program.name.clone(), step.inst as usize, state.item);
        let index = index.saturating_add(step.value);
        match bad {
            BadAccess::Outside => Fault::OutOfBounds {
                kernel,
                inst,
                write: self.writes(step),
                memory,
                index,
                lanes: step.lanes as usize,
                len: self.program.memory_len(memory),
                item,
            },
            BadAccess::Raced { lane, other } => {
                let (write, thread) = (self.writes(step), state.thread);
                Fault::Race { kernel, inst, write, memory, index: index + lane as i64, item, thread, other }
            }
            BadAccess::Unwritten { lane } => Fault::Uninitialised { kernel, inst, memory, index: index + lane as i64, item },
        }
    }
}

/// A step from one work item to the next that leads to all of them, by way of all parts: near the golden section, with no common divisor.
fn spread(items: i64) -> i64 {
    let divisor = |mut a: i64, mut b: i64| {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let golden = (items as f64 * 0.618) as i64;
    (golden.max(1)..items).find(|&stride| divisor(stride, items) == 1).unwrap_or(1)
}

/// The registers below a step's result, which hold its operands, and the result's own.
fn split<'a>(regs: &'a mut [u64], step: &Step) -> (&'a [u64], &'a mut [u64]) {
    let (from, to) = regs.split_at_mut(step.to as usize);
    (from, &mut to[..step.lanes as usize])
}

/// Sums of products of bf16 pairs, the odd one of each pair first.
fn matrix_multiply(a: &[u64], b: &[u64], c: &[u64], to: &mut [u64], step: &Step) {
    let (depth, columns) = (step.value as usize, step.size as usize);
    let wide = |bits: u64| f32::from_bits((bits as u32) << 16);
    for (at, sum) in to.iter_mut().enumerate() {
        let (row, column) = (at / columns, at % columns);
        let mut total = f32::from_bits(c[at] as u32);
        for pair in 0..depth / 2 {
            for odd in [1, 0] {
                let (x, y) = (wide(a[row * depth + 2 * pair + odd]), wide(b[(pair * columns + column) * 2 + odd]));
                total = x.mul_add(y, total);
            }
        }
        *sum = u64::from(total.to_bits());
    }
}

pub(super) enum BadAccess {
    Outside,
    Unwritten { lane: usize },
    Raced { lane: usize, other: u32 },
}

impl State<'_> {
    fn begin(&mut self, item: i64) {
        self.item = item;
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            // The stamps start over: forget the old ones.
            self.writers.iter_mut().for_each(|w| w.fill(0));
            self.stamp = 1;
        }
    }

    /// The elements of an access, if all of them exist. Threads' scratch arrays lie one after the other.
    fn elements(&self, step: &Step, index: i64) -> Result<std::ops::Range<usize>, BadAccess> {
        let first = index.checked_add(step.value).ok_or(BadAccess::Outside)?;
        // The limit is the last index at which all lanes fit; negative if they never do.
        if first < 0 || first > step.limit {
            return Err(BadAccess::Outside);
        }
        let lanes = step.lanes as usize;
        let own = if step.scratch == u32::MAX { 0 } else { self.thread as usize * (step.limit as usize + lanes) };
        Ok(own + first as usize..own + first as usize + lanes)
    }

    pub(super) fn load(&mut self, step: &Step, index: i64, to: &mut [u64]) -> Result<(), BadAccess> {
        let elements = self.elements(step, index)?;
        if step.shared != u32::MAX {
            self.shared.load(step.shared, elements.clone(), self.thread)?;
        }
        if step.scratch != u32::MAX {
            let writers = &self.writers[step.scratch as usize][elements.clone()];
            if let Some(lane) = writers.iter().position(|&w| w != self.stamp) {
                return Err(BadAccess::Unwritten { lane });
            }
        }
        let bytes = &*self.memories[step.memory as usize];
        match step.size {
            1 => read::<1>(bytes, elements, to, |b| b[0] as u64),
            2 => read::<2>(bytes, elements, to, |b| u16::from_ne_bytes(b) as u64),
            4 => read::<4>(bytes, elements, to, |b| u32::from_ne_bytes(b) as u64),
            _ => read::<8>(bytes, elements, to, u64::from_ne_bytes),
        }
        Ok(())
    }

    pub(super) fn store(&mut self, step: &Step, index: i64, values: &[u64]) -> Result<(), BadAccess> {
        let elements = self.elements(step, index)?;
        if step.shared != u32::MAX {
            self.shared.store(step.shared, elements.clone(), self.thread)?;
        }
        if step.scratch != u32::MAX {
            self.writers[step.scratch as usize][elements.clone()].fill(self.stamp);
        }
        let bytes = &mut *self.memories[step.memory as usize];
        match step.size {
            1 => write::<1>(bytes, elements, values, |v| [v as u8]),
            2 => write::<2>(bytes, elements, values, |v| (v as u16).to_ne_bytes()),
            4 => write::<4>(bytes, elements, values, |v| (v as u32).to_ne_bytes()),
            _ => write::<8>(bytes, elements, values, u64::to_ne_bytes),
        }
        Ok(())
    }
}

fn read<const N: usize>(bytes: &[u8], elements: std::ops::Range<usize>, to: &mut [u64], get: impl Fn([u8; N]) -> u64) {
    let (elements, _) = bytes[elements.start * N..elements.end * N].as_chunks::<N>();
    for (d, &b) in to.iter_mut().zip(elements) {
        *d = get(b);
    }
}

fn write<const N: usize>(bytes: &mut [u8], elements: std::ops::Range<usize>, values: &[u64], put: impl Fn(u64) -> [u8; N]) {
    let (elements, _) = bytes[elements.start * N..elements.end * N].as_chunks_mut::<N>();
    for (b, &v) in elements.iter_mut().zip(values) {
        *b = put(v);
    }
}
