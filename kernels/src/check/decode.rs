//! Program -> the interpreter's steps.

use crate::dtype::DType;
use crate::ir::{ParamId, eval};
use crate::program::{Inst, Memory, Program, TILE_DEPTH, TILE_REGISTERS, TILE_ROWS, TileOp, Value, WaveUnit};

/// What a step does; operands `a`, `b`, `c` and result `to` are registers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Code {
    Unary(eval::Fn1),
    Binary(eval::Fn2),
    Ternary(eval::Fn3),
    /// `to = c + a b`, `value` deep.
    MatrixMultiply,
    /// `to += a b`, registers of a matrix unit.
    TileMultiply,
    /// `to = a`, all lanes.
    Copy,
    /// `to = a`, a scalar into all lanes.
    Splat,
    /// `to = memory[a + value]`.
    Load,
    /// `memory[a + value] = b`.
    Store,
    /// `to = a`; past the loop if that is not below `b`.
    Loop,
    /// `to += value`; back to the loop's first step if that is below `b`.
    Next,
    /// To `jump` where `a` is false.
    If,
    /// `to = a` if that is in `0..value`, else the fault of tag `c`.
    Bound,
    /// The thread waits for its group.
    Barrier,
    /// The thread waits for its group; then `to` is what `a` is in the thread whose number differs by the bits of `value`.
    Exchange,
    /// A wave does something with its matrix unit: what the instruction says; `a` is the index of a place, `value` its offset.
    Wave,
}

/// One step of the interpreter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) code: Code,
    pub(super) to: u32,
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) c: u32,
    pub(super) lanes: u32,
    /// Where to go on: an index into the steps.
    pub(super) jump: u32,
    /// The memory accessed: parameters first, then scratch, then shared memory.
    pub(super) memory: u32,
    /// Which scratch memory that is; `u32::MAX` for others.
    pub(super) scratch: u32,
    /// Which shared memory that is; `u32::MAX` for others.
    pub(super) shared: u32,
    /// Bytes of an element; columns of a matrix product.
    pub(super) size: u32,
    /// Position of the instruction.
    pub(super) inst: u32,
    /// Offset, step, limit or depth.
    pub(super) value: i64,
    /// The last element index at which an access of all lanes is inside the memory.
    pub(super) limit: i64,
}

/// A program as steps.
#[derive(Debug)]
pub(super) struct Decoded {
    pub(super) steps: Vec<Step>,
    /// The register file at the start: constants are in place.
    pub(super) registers: Vec<u64>,
    /// The registers that hold the number of the work item.
    pub(super) item_registers: Vec<u32>,
    /// The registers that hold the number of the thread in its group.
    pub(super) thread_registers: Vec<u32>,
}

impl Decoded {
    /// The memory behind [`Step::memory`].
    pub(super) fn memory(&self, program: &Program, memory: u32) -> Memory {
        match (memory as usize).checked_sub(program.params.len()) {
            None => Memory::Param(ParamId(memory)),
            Some(own) if own < program.scratch.len() => Memory::Scratch(own as u32),
            Some(own) => Memory::Shared((own - program.scratch.len()) as u32),
        }
    }
}

struct Decoder<'a> {
    program: &'a Program,
    out: Decoded,
    /// The first register of each value.
    register: Vec<u32>,
    /// The steps of open loops and conditions.
    open: Vec<usize>,
    /// The first register of each of the matrix unit's.
    tiles: [Option<u32>; TILE_REGISTERS as usize],
}

/// Decodes a verified program.
pub(super) fn decode(program: &Program) -> Decoded {
    let out = Decoded { steps: Vec::new(), registers: Vec::new(), item_registers: Vec::new(), thread_registers: Vec::new() };
    let mut decoder =
        Decoder { program, out, register: Vec::with_capacity(program.insts.len()), open: Vec::new(), tiles: Default::default() };
    for at in 0..program.insts.len() {
        let register = decoder.inst(at);
        decoder.register.push(register);
    }
    decoder.out
}

impl Decoder<'_> {
    fn of(&self, v: Value) -> u32 {
        self.register[v.0 as usize]
    }

    fn dtype(&self, v: Value) -> DType {
        self.program.ty(v).dtype
    }

    /// New registers, above all that hold operands.
    fn fresh(&mut self, lanes: u32) -> u32 {
        let first = self.out.registers.len();
        self.out.registers.resize(first + lanes as usize, 0);
        first as u32
    }

    fn blank(&self, at: usize, code: Code) -> Step {
        let lanes = self.program.types[at].lanes.into();
        let (scratch, shared) = (u32::MAX, u32::MAX);
        Step { code, to: 0, a: 0, b: 0, c: 0, lanes, jump: 0, memory: 0, scratch, shared, size: 0, inst: at as u32, value: 0, limit: 0 }
    }

    /// A step with a result of its own.
    fn compute(&mut self, at: usize, code: Code, args: [Value; 3]) -> u32 {
        let [a, b, c] = args.map(|v| self.of(v));
        let step = self.blank(at, code);
        let to = self.fresh(step.lanes);
        self.out.steps.push(Step { to, a, b, c, ..step });
        to
    }

    fn access(&mut self, at: usize, code: Code, memory: Memory, offset: i64, lanes: u32) -> Step {
        let (params, scratches) = (self.program.params.len() as u32, self.program.scratch.len() as u32);
        let (number, scratch, shared) = match memory {
            Memory::Param(p) => (p.0, u32::MAX, u32::MAX),
            Memory::Scratch(s) => (params + s, s, u32::MAX),
            Memory::Shared(s) => (params + scratches + s, u32::MAX, s),
        };
        Step {
            lanes,
            memory: number,
            scratch,
            shared,
            size: self.program.memory_dtype(memory).size() as u32,
            value: offset,
            limit: self.program.memory_len(memory) - i64::from(lanes),
            ..self.blank(at, code)
        }
    }

    /// Decodes one instruction; the result is the first register of its value, or 0 if it has none.
    fn inst(&mut self, at: usize) -> u32 {
        let program = self.program;
        match &program.insts[at] {
            Inst::Const(s) => {
                let to = self.fresh(1);
                self.out.registers[to as usize] = s.bits;
                to
            }
            Inst::Item => {
                let to = self.fresh(1);
                self.out.item_registers.push(to);
                to
            }
            Inst::Thread => {
                let to = self.fresh(1);
                self.out.thread_registers.push(to);
                to
            }
            Inst::Barrier => {
                let step = self.blank(at, Code::Barrier);
                self.out.steps.push(step);
                0
            }
            &Inst::Exchange { value, mask } => {
                let to = self.compute(at, Code::Exchange, [value; 3]);
                self.out.steps.last_mut().expect("a step was just added").value = mask.into();
                to
            }
            Inst::Lane(v, lane) => self.of(*v) + u32::from(*lane),
            Inst::Bitcast(v) => self.of(*v),
            &(Inst::Var(v) | Inst::Get(v)) => self.compute(at, Code::Copy, [v; 3]),
            &Inst::Splat(v) => self.compute(at, Code::Splat, [v; 3]),
            &Inst::Unary(op, a) => self.compute(at, Code::Unary(eval::unary(op, self.dtype(a)).expect(VERIFIED)), [a; 3]),
            &Inst::Binary(op, a, b) => self.compute(at, Code::Binary(eval::binary(op, self.dtype(a)).expect(VERIFIED)), [a, b, b]),
            &Inst::Ternary(op, a, b, c) => self.compute(at, Code::Ternary(eval::ternary(op, self.dtype(b)).expect(VERIFIED)), [a, b, c]),
            &Inst::Cast(v) => self.compute(at, Code::Unary(eval::cast(self.dtype(v), program.types[at].dtype)), [v; 3]),
            Inst::Pack(lanes) => {
                let from: Vec<u32> = lanes.iter().map(|&v| self.of(v)).collect();
                self.pack(at, &from)
            }
            &Inst::MatrixMultiply { a, b, c, depth } => {
                let to = self.compute(at, Code::MatrixMultiply, [a, b, c]);
                let step = self.out.steps.last_mut().expect("a step was just added");
                (step.value, step.size) = (depth.into(), u32::from(program.ty(b).lanes / depth));
                to
            }
            Inst::Shuffle(a, b, lanes) => {
                let width = u32::from(program.ty(*a).lanes);
                let (a, b) = (self.of(*a), self.of(*b));
                let place = |lane: u32| if lane < width { a + lane } else { b + lane - width };
                let from: Vec<u32> = lanes.iter().map(|&lane| place(lane.into())).collect();
                self.pack(at, &from)
            }
            &Inst::Set(var, v) => {
                let lanes = program.ty(v).lanes.into();
                let step = Step { to: self.of(var), a: self.of(v), lanes, ..self.blank(at, Code::Copy) };
                self.out.steps.push(step);
                0
            }
            &Inst::Load { memory, index, offset } => {
                let lanes = program.types[at].lanes.into();
                let step = self.access(at, Code::Load, memory, offset, lanes);
                let a = self.of(index);
                let to = self.fresh(lanes);
                self.out.steps.push(Step { to, a, ..step });
                to
            }
            &Inst::Store { memory, index, offset, value } => {
                let step = self.access(at, Code::Store, memory, offset, program.ty(value).lanes.into());
                self.out.steps.push(Step { a: self.of(index), b: self.of(value), ..step });
                0
            }
            &Inst::Tile(op) => {
                self.tile(at, op);
                0
            }
            // What it would bring near is not far here.
            Inst::Prefetch { .. } => 0,
            &Inst::Bound { value, limit, tag } => {
                let to = self.compute(at, Code::Bound, [value; 3]);
                let step = self.out.steps.last_mut().expect("a step was just added");
                (step.value, step.c) = (limit, tag);
                to
            }
            &Inst::Loop { start, end, step } => {
                self.open.push(self.out.steps.len());
                let to = self.compute(at, Code::Loop, [start, end, end]);
                self.out.steps.last_mut().expect("a step was just added").value = step;
                to
            }
            &Inst::If(cond) => {
                self.open.push(self.out.steps.len());
                let step = Step { a: self.of(cond), ..self.blank(at, Code::If) };
                self.out.steps.push(step);
                0
            }
            Inst::End => {
                self.close();
                0
            }
        }
    }

    fn tile_register(&mut self, tile: u8) -> u32 {
        let known = self.tiles[usize::from(tile)];
        known.unwrap_or_else(|| {
            let fresh = self.fresh(u32::from(TILE_ROWS) * u32::from(TILE_DEPTH));
            *self.tiles[usize::from(tile)].insert(fresh)
        })
    }

    /// What a wave does together: the place's first row is an access of its lanes.
    fn wave(&mut self, at: usize, op: TileOp, unit: WaveUnit) {
        let step = match op {
            TileOp::Zero(_) | TileOp::Multiply { .. } => self.blank(at, Code::Wave),
            TileOp::Load(_, place) | TileOp::Columns(_, place) | TileOp::Store(_, place) => {
                let lanes = if let TileOp::Store(..) = op { unit.columns } else { unit.depth };
                Step { a: self.of(place.index), ..self.access(at, Code::Wave, place.memory, place.offset, lanes.into()) }
            }
        };
        self.out.steps.push(step);
    }

    /// Rows become accesses of their own.
    fn tile(&mut self, at: usize, op: TileOp) {
        if let Some(unit) = self.program.unit {
            return self.wave(at, op, unit);
        }
        let rows = u32::from(TILE_ROWS);
        let (code, tile, place, lanes) = match op {
            TileOp::Zero(tile) => {
                let zero = self.fresh(1);
                let step = Step { to: self.tile_register(tile), a: zero, lanes: rows * rows, ..self.blank(at, Code::Splat) };
                return self.out.steps.push(step);
            }
            TileOp::Multiply { sums, rows: a, columns: b } => {
                let [to, a, b] = [sums, a, b].map(|tile| self.tile_register(tile));
                return self.out.steps.push(Step { to, a, b, lanes: rows * rows, ..self.blank(at, Code::TileMultiply) });
            }
            TileOp::Load(tile, place) | TileOp::Columns(tile, place) => (Code::Load, tile, place, u32::from(TILE_DEPTH)),
            TileOp::Store(tile, place) => (Code::Store, tile, place, rows),
        };
        for row in 0..rows {
            let offset = place.offset.saturating_add(i64::from(row) * place.stride);
            let step = self.access(at, code, place.memory, offset, lanes);
            let first = self.tile_register(tile) + row * lanes;
            self.out.steps.push(Step { a: self.of(place.index), b: first, to: first, ..step });
        }
    }

    /// Registers side by side.
    fn pack(&mut self, at: usize, from: &[u32]) -> u32 {
        let to = self.fresh(from.len() as u32);
        for (&a, lane) in from.iter().zip(to..) {
            let step = Step { to: lane, a, lanes: 1, ..self.blank(at, Code::Copy) };
            self.out.steps.push(step);
        }
        to
    }

    fn close(&mut self) {
        let start = self.open.pop().expect(VERIFIED);
        let first = self.out.steps[start];
        if matches!(first.code, Code::Loop) {
            self.out.steps.push(Step { code: Code::Next, jump: start as u32 + 1, ..first });
        }
        self.out.steps[start].jump = self.out.steps.len() as u32;
    }
}

const VERIFIED: &str = "the program was verified";
