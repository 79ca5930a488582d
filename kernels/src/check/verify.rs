//! The verifier of programs: operands are defined, visible and of the right types, brackets match, memory is used as declared.

use super::uniform;
use crate::dtype::DType;
use crate::ir::{Access, ParamId, TernaryOp, eval};
use crate::program::{Inst, Memory, Program, TILE_REGISTERS, TileOp, Type, Value, WAVE_REGISTERS, WaveUnit};

/// What is wrong with a program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("program {program} is malformed at v{at}: {reason}\n{listing}")]
pub struct ProgramError {
    /// The program's name.
    pub program: String,
    /// The position of the faulty instruction; the number of instructions for what concerns the whole program.
    pub at: usize,
    /// What is wrong.
    pub reason: String,
    /// The program's text around the faulty instruction, which is marked.
    pub listing: String,
}

const SCALAR_I64: Type = Type { dtype: DType::I64, lanes: 1 };
const SCALAR_BOOL: Type = Type { dtype: DType::Bool, lanes: 1 };

type Check<T = ()> = Result<T, String>;

/// Checks a whole program.
///
/// # Errors
/// The first instruction that breaks a rule of [`crate::program`].
pub fn verify_program(program: &Program) -> Result<(), ProgramError> {
    let mut verifier = Verifier { program, visible: Vec::with_capacity(program.insts.len()), open: Vec::new() };
    let fail = |at: usize, reason: String| ProgramError {
        program: program.name.clone(),
        at,
        reason,
        listing: if program.insts.len() == program.types.len() { program.listing(at) } else { String::new() },
    };
    verifier.header().map_err(|reason| fail(program.insts.len(), reason))?;
    for at in 0..program.insts.len() {
        verifier.step(at).map_err(|reason| fail(at, reason))?;
    }
    if let Some(&at) = verifier.open.last() {
        return Err(fail(at, "this bracket is never closed".into()));
    }
    match uniform::divergent_wait(program) {
        Some((at, bracket)) => Err(fail(at, format!("not all threads of the group need come here: v{bracket} may differ among them"))),
        None => Ok(()),
    }
}

struct Verifier<'a> {
    program: &'a Program,
    /// Whether an operand may name this position now.
    visible: Vec<bool>,
    /// Positions of the open brackets.
    open: Vec<usize>,
}

impl Verifier<'_> {
    fn header(&self) -> Check {
        let p = self.program;
        if p.insts.len() != p.types.len() {
            return Err(format!("{} instructions with {} types", p.insts.len(), p.types.len()));
        }
        if p.items < 0 {
            return Err(format!("{} work items", p.items));
        }
        let arrays = p.scratch.iter().chain(&p.shared).map(|x| (x.dtype, x.len));
        let sizes = p.params.iter().map(|x| (x.dtype, x.len)).chain(arrays);
        for (dtype, len) in sizes {
            if len < 0 || len.checked_mul(dtype.size() as i64).is_none() {
                return Err(format!("a memory of {len} elements"));
            }
        }
        if p.group == 0 && !p.shared.is_empty() {
            return Err("memory is shared by a group, and there are no groups".into());
        }
        if let Some(WaveUnit { wave, rows, columns, depth }) = p.unit
            && (!p.group.is_multiple_of(wave.max(1).into()) || [wave, rows, columns, depth].contains(&0) || p.group == 0)
        {
            return Err(format!("a unit of {rows} x {columns} x {depth} for waves of {wave} in a group of {}", p.group));
        }
        let written = |x: &&ParamId| p.params.get(x.0 as usize).is_some_and(|x| x.access != Access::Read);
        if let Some(param) = p.nontemporal.iter().find(|x| !written(x)) {
            return Err(format!("%{} is not written, let alone around the caches", param.0));
        }
        Ok(())
    }

    /// Checks one instruction, then makes its value visible or closes its bracket.
    fn step(&mut self, at: usize) -> Check {
        let inst = &self.program.insts[at];
        let declared = self.program.types[at];
        let expected = self.result(inst, declared)?;
        let visible = match inst {
            Inst::End => {
                let start = self.open.pop().ok_or("no bracket is open")?;
                self.visible[start..].fill(false);
                false
            }
            Inst::Loop { .. } | Inst::If(_) => {
                self.open.push(at);
                matches!(inst, Inst::Loop { .. })
            }
            Inst::Set(..) | Inst::Store { .. } | Inst::Prefetch { .. } | Inst::Tile(_) | Inst::Barrier => false,
            _ => true,
        };
        self.visible.push(visible);
        if declared != expected {
            return Err(format!("the type is given as {declared}, and is {expected}"));
        }
        Ok(())
    }

    /// The type of a visible value; variables are no values.
    fn value(&self, v: Value) -> Check<Type> {
        let at = v.0 as usize;
        match self.visible.get(at) {
            None => Err(format!("v{at} is not defined yet")),
            Some(false) => Err(format!("v{at} has no value that can be used here")),
            Some(true) if matches!(self.program.insts[at], Inst::Var(_)) => Err(format!("v{at} is a variable: its value needs a get")),
            Some(true) => Ok(self.program.types[at]),
        }
    }

    fn expect(&self, v: Value, want: Type) -> Check {
        let got = self.value(v)?;
        if got == want { Ok(()) } else { Err(format!("v{} is {got}, and has to be {want}", v.0)) }
    }

    fn variable(&self, v: Value) -> Check<Type> {
        let at = v.0 as usize;
        match self.visible.get(at) {
            Some(true) if matches!(self.program.insts[at], Inst::Var(_)) => Ok(self.program.types[at]),
            _ => Err(format!("v{at} is not a variable that is visible here")),
        }
    }

    fn memory(&self, memory: Memory, write: bool) -> Check<DType> {
        match memory {
            Memory::Param(p) => {
                let param = self.program.params.get(p.0 as usize).ok_or_else(|| format!("there is no parameter {memory}"))?;
                match (param.access, write) {
                    (Access::Read, true) => Err(format!("{memory} is only read")),
                    (Access::Write, false) => Err(format!("{memory} is only written")),
                    _ => Ok(param.dtype),
                }
            }
            Memory::Shared(s) => {
                self.program.shared.get(s as usize).map(|s| s.dtype).ok_or_else(|| format!("there is no shared memory {memory}"))
            }
            Memory::Scratch(s) => {
                self.program.scratch.get(s as usize).map(|s| s.dtype).ok_or_else(|| format!("there is no scratch memory {memory}"))
            }
        }
    }

    /// The type that the instruction's value has; bool x 1 for those without one. Where the operands leave it open, `declared` says it.
    fn result(&self, inst: &Inst, declared: Type) -> Check<Type> {
        let none = SCALAR_BOOL;
        Ok(match *inst {
            Inst::Const(s) => Type { dtype: s.dtype, lanes: 1 },
            Inst::Item => SCALAR_I64,
            Inst::Thread => self.in_group().map(|()| SCALAR_I64)?,
            Inst::Barrier => self.in_group().map(|()| none)?,
            Inst::Exchange { value, mask } => {
                self.in_group()?;
                let ty = self.value(value)?;
                if ty.lanes != 1 || ty.dtype.size() != 4 || !mask.is_power_of_two() || mask > 16 || !self.program.group.is_multiple_of(32) {
                    return Err(format!("an exchange of {ty} with mask {mask} in a group of {}", self.program.group));
                }
                ty
            }
            Inst::Loop { start, end, step } => {
                self.expect(start, SCALAR_I64)?;
                self.expect(end, SCALAR_I64)?;
                if step <= 0 {
                    return Err(format!("the step is {step}, and has to be positive"));
                }
                SCALAR_I64
            }
            Inst::If(cond) => self.expect(cond, SCALAR_BOOL).map(|()| none)?,
            Inst::End => none,
            Inst::Var(v) => self.value(v)?,
            Inst::Get(v) => self.variable(v)?,
            Inst::Set(var, v) => {
                let want = self.variable(var)?;
                self.expect(v, want)?;
                none
            }
            Inst::Load { memory, index, .. } => {
                self.expect(index, SCALAR_I64)?;
                Type { dtype: self.memory(memory, false)?, lanes: declared.lanes.max(1) }
            }
            Inst::Store { memory, index, value, .. } => {
                self.expect(index, SCALAR_I64)?;
                let dtype = self.memory(memory, true)?;
                let lanes = self.value(value)?.lanes;
                self.expect(value, Type { dtype, lanes })?;
                none
            }
            Inst::Prefetch { memory, index, .. } => {
                self.expect(index, SCALAR_I64)?;
                self.memory(memory, false)?;
                none
            }
            Inst::Tile(op) => self.tile(op).map(|()| none)?,
            Inst::Pack(ref lanes) => self.pack(lanes)?,
            Inst::Shuffle(a, b, ref lanes) => self.shuffle(a, b, lanes)?,
            Inst::MatrixMultiply { a, b, c, depth } => self.matrix_multiply([a, b, c], depth)?,
            Inst::Lane(v, lane) => {
                let ty = self.value(v)?;
                if lane >= ty.lanes {
                    return Err(format!("v{} has {} lanes: there is no lane {lane}", v.0, ty.lanes));
                }
                Type { lanes: 1, ..ty }
            }
            Inst::Bound { value, limit, tag } => {
                self.expect(value, SCALAR_I64)?;
                if limit <= 0 && self.program.group > 0 {
                    return Err("no thread of a group may end before the others: an empty axis is for single threads".into());
                }
                if tag as usize >= self.program.tags.len() {
                    return Err(format!("there is no tag {tag}"));
                }
                SCALAR_I64
            }
            Inst::Unary(..) | Inst::Binary(..) | Inst::Ternary(..) => self.arithmetic(inst)?,
            Inst::Cast(v) => {
                let to = Type { dtype: declared.dtype, ..self.value(v)? };
                not_half(self.value(v)?)?;
                not_half(to)?;
                to
            }
            Inst::Bitcast(v) => {
                let from = self.value(v)?;
                if from.dtype.size() != declared.dtype.size() || (from.dtype == DType::Bool) != (declared.dtype == DType::Bool) {
                    return Err(format!("{} and {} do not have the same bits", from.dtype, declared.dtype));
                }
                Type { dtype: declared.dtype, ..from }
            }
            Inst::Splat(v) => {
                let from = self.value(v)?;
                self.expect(v, Type { lanes: 1, ..from })?;
                Type { lanes: declared.lanes.max(1), ..from }
            }
        })
    }

    fn in_group(&self) -> Check {
        if self.program.group > 0 { Ok(()) } else { Err("there are no groups of threads".into()) }
    }

    fn tile(&self, op: TileOp) -> Check {
        let registers = match op {
            TileOp::Columns(..) if self.program.group == 0 => return Err("a processor's registers have rows".into()),
            TileOp::Zero(tile) | TileOp::Load(tile, _) | TileOp::Columns(tile, _) | TileOp::Store(tile, _) => vec![tile],
            TileOp::Multiply { sums, rows, columns } => vec![sums, rows, columns],
        };
        if self.program.group > 0 && self.program.unit.is_none() {
            return Err("the group's waves have no matrix unit".into());
        }
        let count = if self.program.group > 0 { WAVE_REGISTERS } else { TILE_REGISTERS };
        if let Some(tile) = registers.iter().find(|&&tile| tile >= count) {
            return Err(format!("there is no register {tile} of a matrix unit"));
        }
        let (at, write) = match op {
            TileOp::Load(_, at) | TileOp::Columns(_, at) => (at, false),
            TileOp::Store(_, at) => (at, true),
            TileOp::Zero(_) => return Ok(()),
            TileOp::Multiply { sums, rows, columns } if sums != rows && sums != columns && rows != columns => return Ok(()),
            TileOp::Multiply { .. } => return Err("a matrix product needs three registers".into()),
        };
        self.expect(at.index, SCALAR_I64)?;
        let (got, want) = (self.memory(at.memory, write)?, if write { DType::F32 } else { DType::BF16 });
        if got != want || !(0..1 << 40).contains(&at.stride) {
            return Err(format!("rows of {got}, {} elements apart, where there should be {want}", at.stride));
        }
        Ok(())
    }

    fn pack(&self, lanes: &[Value]) -> Check<Type> {
        let count = u8::try_from(lanes.len()).ok().filter(|&n| n > 0).ok_or_else(|| format!("a vector of {} lanes", lanes.len()))?;
        let dtype = self.value(lanes[0])?.dtype;
        lanes.iter().try_for_each(|&v| self.expect(v, Type { dtype, lanes: 1 }))?;
        Ok(Type { dtype, lanes: count })
    }

    fn matrix_multiply(&self, [a, b, c]: [Value; 3], depth: u8) -> Check<Type> {
        let (a, b, ty) = (self.value(a)?, self.value(b)?, self.value(c)?);
        let (rows, columns) = (a.lanes.checked_div(depth), b.lanes.checked_div(depth));
        let whole = depth.is_multiple_of(2)
            && rows.zip(columns).is_some_and(|(m, n)| {
                m.checked_mul(depth) == Some(a.lanes) && n.checked_mul(depth) == Some(b.lanes) && m.checked_mul(n) == Some(ty.lanes)
            });
        if !whole || [a.dtype, b.dtype, ty.dtype] != [DType::BF16, DType::BF16, DType::F32] {
            return Err(format!("a matrix product of {a} and {b}, {depth} deep, added to {ty}"));
        }
        Ok(ty)
    }

    fn shuffle(&self, a: Value, b: Value, lanes: &[u8]) -> Check<Type> {
        let ty = self.value(a)?;
        self.expect(b, ty)?;
        let count = u8::try_from(lanes.len()).ok().filter(|&n| n > 0).ok_or_else(|| format!("a vector of {} lanes", lanes.len()))?;
        if ty.dtype == DType::Bool || ty.lanes == 1 {
            return Err(format!("a shuffle of {ty}"));
        }
        match lanes.iter().find(|&&lane| u32::from(lane) >= 2 * u32::from(ty.lanes)) {
            Some(lane) => Err(format!("lane {lane} of two vectors of {}", ty.lanes)),
            None => Ok(Type { dtype: ty.dtype, lanes: count }),
        }
    }

    fn arithmetic(&self, inst: &Inst) -> Check<Type> {
        let undefined = |name: &str, ty: Type| format!("{name} is not defined for {}", ty.dtype);
        match *inst {
            Inst::Unary(op, a) => {
                let ty = self.value(a)?;
                not_half(ty)?;
                eval::unary(op, ty.dtype).ok_or_else(|| undefined(op.name(), ty))?;
                Ok(ty)
            }
            Inst::Binary(op, a, b) => {
                let ty = self.value(a)?;
                self.expect(b, ty)?;
                not_half(ty)?;
                eval::binary(op, ty.dtype).ok_or_else(|| undefined(op.name(), ty))?;
                Ok(if op.is_compare() { Type { dtype: DType::Bool, ..ty } } else { ty })
            }
            Inst::Ternary(op, a, b, c) => {
                let ty = self.value(b)?;
                self.expect(c, ty)?;
                let first = if op == TernaryOp::Where { Type { dtype: DType::Bool, ..ty } } else { ty };
                self.expect(a, first)?;
                not_half(ty)?;
                eval::ternary(op, ty.dtype).ok_or_else(|| undefined(op.name(), ty))?;
                Ok(ty)
            }
            _ => unreachable!("only called for arithmetic"),
        }
    }
}

fn not_half(ty: Type) -> Check {
    if ty.dtype.is_half() { Err(format!("programs hold no {} arithmetic", ty.dtype)) } else { Ok(()) }
}
