//! Walks a kernel's loops and evaluates its expressions into instructions.
//!
//! Each range that is bound has a base value, a number of lanes (more than one for the vectorised range) and a number of copies
//! (unrolling). A node is evaluated for one combination of copies at a time; the result is kept for as long as the loop that it was
//! made in is open, so what does not depend on an inner loop is evaluated outside of it.

use super::group_columns::Place;
use super::pipeline::Behind;
use super::ranges::{RangeSet, Strides, dependencies, gcd};
use super::schedule::Schedule;
use crate::dtype::{DType, Scalar};
use crate::ir::eval::fold_binary;
use crate::ir::symbolic::Bounds;
use crate::ir::{BinaryOp, Id, Kernel, Op, ParamId, RangeId, TernaryOp, UnaryOp};
use crate::program::{Inst, Memory, Program, Scratch, Type, Value};
use rustc_hash::FxHashMap;

/// How a range is bound at the moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Binding {
    /// The value of the first copy's first lane.
    pub(super) base: Value,
    /// Consecutive values in a vector; 1 for none.
    pub(super) lanes: u8,
    /// Vectors done side by side.
    pub(super) copies: u8,
}

/// What a node's value is kept under: the node, the copy of each range it depends on, and the lane if it is a single one.
pub(super) type Key = (Id, u64, Option<u8>);

/// The steps of a split range that are being done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    /// The first one.
    pub(super) start: Value,
    /// How many there are.
    pub(super) steps: Value,
    /// How many there are at most.
    pub(super) size: i64,
}

/// A node's values kept in scratch memory: see `Primitive::Stage`.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    pub(super) scratch: u32,
    pub(super) dims: Vec<Dim>,
}

/// Where a step of a range lies in what is packed: `(base - start) * step` for the first step of a tile, `stride` more for each further one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dim {
    pub(super) range: RangeId,
    pub(super) start: Value,
    pub(super) step: i64,
    pub(super) stride: i64,
}

/// The state of a lowering.
pub(super) struct Emitter<'k> {
    pub(super) kernel: &'k Kernel,
    pub(super) schedule: &'k Schedule,
    pub(super) deps: &'k [RangeSet],
    pub(super) strides: Strides<'k>,
    pub(super) program: Program,
    pub(super) bound: FxHashMap<RangeId, Binding>,
    /// Values by the loop they were made in, outermost first.
    pub(super) scopes: Vec<FxHashMap<Key, Value>>,
    /// The current copy of each range.
    pub(super) copy: Vec<u8>,
    /// The lane that is evaluated alone, if one is.
    pub(super) lane: Option<u8>,
    pub(super) packed: FxHashMap<Id, Packed>,
    /// What the loop that is being made computes.
    pub(super) computed: Vec<Id>,
    /// Loads of vectors ask for what they will read this many steps of a range later.
    pub(super) ahead: Option<(RangeId, i64)>,
    /// Stores of the step before, for the loop that stages this one.
    pub(super) behind: Option<Behind>,
    /// The block that each split range is in.
    pub(super) blocks: FxHashMap<RangeId, Block>,
    /// This thread's number, where its group does a work item together and control flow is the same for all of it.
    pub(super) team: Option<Value>,
    /// This thread's place in its group, where that does a block of columns together and control flow is the same for all of it.
    pub(super) columns: Option<Place>,
    bounds: Bounds,
    /// 0, 1, 2, … as i32 vectors of the schedule's widths, if the kernel wants indices as values.
    iotas: Vec<(u8, Value)>,
}

/// Lowers a decomposed kernel.
pub(super) fn emit(kernel: &Kernel, schedule: &Schedule) -> Program {
    let deps = dependencies(kernel);
    let strides = Strides::new(&kernel.graph, &deps);
    let program =
        Program { name: kernel.name.clone(), params: kernel.params.clone(), tags: kernel.tags.clone(), items: 1, ..Program::default() };
    let program = Program { nontemporal: schedule.nontemporal().collect(), ..program };
    let mut emitter = Emitter {
        kernel,
        schedule,
        deps: &deps,
        strides,
        program,
        bound: FxHashMap::default(),
        scopes: vec![FxHashMap::default()],
        copy: vec![0; kernel.ranges.len() + 1],
        lane: None,
        packed: FxHashMap::default(),
        computed: Vec::new(),
        ahead: None,
        behind: None,
        blocks: FxHashMap::default(),
        team: None,
        columns: None,
        bounds: Bounds::default(),
        iotas: Vec::new(),
    };
    emitter.make_iotas();
    emitter.domain();
    emitter.program
}

impl Emitter<'_> {
    // ---- instructions

    pub(super) fn push(&mut self, inst: Inst, dtype: DType, lanes: u8) -> Value {
        self.program.push(inst, dtype, lanes)
    }

    pub(super) fn constant(&mut self, value: Scalar) -> Value {
        self.push(Inst::Const(value), value.dtype, 1)
    }

    pub(super) fn int(&mut self, value: i64) -> Value {
        self.constant(Scalar::i64(value))
    }

    /// What a scalar is, if it is known now.
    pub(super) fn as_int(&self, v: Value) -> Option<i64> {
        if let Inst::Const(s) = self.program.inst(v) { Some(s.as_i64()) } else { None }
    }

    /// a op b on i64 scalars, with the constants that loops leave behind folded.
    pub(super) fn index_op(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        let (x, y) = (self.as_int(a), self.as_int(b));
        if let (Some(x), Some(y)) = (x, y)
            && let Some(value) = fold_binary(op, Scalar::i64(x), Scalar::i64(y))
        {
            return self.constant(value);
        }
        match (op, x, y) {
            (BinaryOp::Add, Some(0), _) | (BinaryOp::Mul, Some(1), _) => b,
            (BinaryOp::Add, _, Some(0)) | (BinaryOp::Mul | BinaryOp::Div, _, Some(1)) => a,
            (BinaryOp::Mul, Some(0), _) | (BinaryOp::Mul, _, Some(0)) => self.int(0),
            _ => self.push(Inst::Binary(op, a, b), DType::I64, 1),
        }
    }

    pub(super) fn scratch(&mut self, dtype: DType, len: i64) -> u32 {
        self.program.scratch.push(Scratch { dtype, len });
        self.program.scratch.len() as u32 - 1
    }

    /// Opens a loop with a scope of its own; gives the loop variable.
    pub(super) fn open(&mut self, start: Value, end: Value, step: i64) -> Value {
        self.scopes.push(FxHashMap::default());
        self.push(Inst::Loop { start, end, step }, DType::I64, 1)
    }

    pub(super) fn open_if(&mut self, cond: Value) {
        self.scopes.push(FxHashMap::default());
        self.push(Inst::If(cond), DType::Bool, 1);
    }

    pub(super) fn close(&mut self) {
        self.push(Inst::End, DType::Bool, 1);
        self.scopes.pop();
    }

    /// The nodes that the stores need, operands first.
    pub(super) fn used(&self) -> impl Iterator<Item = Id> {
        let mut used = std::collections::BTreeSet::new();
        let mut rest: Vec<Id> = self.kernel.stores.iter().flat_map(|s| [s.index, s.value]).collect();
        while let Some(id) = rest.pop() {
            if used.insert(id) {
                rest.extend(self.kernel.graph.args(id));
            }
        }
        used.into_iter()
    }

    // ---- vectors

    /// Whether a type's elements may be lanes. Indices are never vectors: they are for addresses.
    pub(super) fn has_vectors(&self, dtype: DType) -> bool {
        self.schedule.has_vectors(dtype)
    }

    /// Scalars as one vector. Programs pack no bools: they go through i32.
    pub(super) fn pack(&mut self, scalars: Vec<Value>) -> Value {
        let Type { dtype, .. } = self.program.ty(scalars[0]);
        let lanes = scalars.len() as u8;
        if dtype != DType::Bool {
            return self.push(Inst::Pack(scalars), dtype, lanes);
        }
        let wide: Vec<Value> = scalars.into_iter().map(|s| self.push(Inst::Cast(s), DType::I32, 1)).collect();
        let wide = self.push(Inst::Pack(wide), DType::I32, lanes);
        self.as_bools(wide)
    }

    /// Which lanes of an i32 vector are not 0.
    fn as_bools(&mut self, wide: Value) -> Value {
        let Type { lanes, .. } = self.program.ty(wide);
        let zero = self.constant(Scalar::zero(DType::I32));
        let zero = self.push(Inst::Splat(zero), DType::I32, lanes);
        self.push(Inst::Binary(BinaryOp::CmpNe, wide, zero), DType::Bool, lanes)
    }

    /// One lane of a vector.
    pub(super) fn lane_of(&mut self, vector: Value, lane: u8) -> Value {
        let Type { dtype, lanes } = self.program.ty(vector);
        if lanes == 1 {
            return vector;
        }
        if let Inst::Splat(scalar) = *self.program.inst(vector) {
            return scalar;
        }
        if dtype != DType::Bool {
            return self.push(Inst::Lane(vector, lane), dtype, 1);
        }
        let [one, zero] = [1, 0].map(|v| self.constant(Scalar::from_i64(DType::I32, v)));
        let [one, zero] = [one, zero].map(|v| self.push(Inst::Splat(v), DType::I32, lanes));
        let wide = self.push(Inst::Ternary(TernaryOp::Where, vector, one, zero), DType::I32, lanes);
        let wide = self.push(Inst::Lane(wide, lane), DType::I32, 1);
        self.push(Inst::Cast(wide), DType::Bool, 1)
    }

    /// Rows for columns, of elements that are `unit` lanes wide; as many rows as each vector has elements. Blocks of half the row change
    /// places, then blocks of a quarter, and so on.
    pub(super) fn transpose(&mut self, mut rows: Vec<Value>, unit: u8) -> Vec<Value> {
        let Type { dtype, lanes } = self.program.ty(rows[0]);
        let mut block = lanes / unit / 2;
        while block > 0 {
            let step = block * unit;
            let (low, high): (Vec<u8>, Vec<u8>) =
                (0..lanes).map(|l| if (l / step).is_multiple_of(2) { (l, l + step) } else { (lanes + l - step, lanes + l) }).unzip();
            for upper in (0..lanes / unit).filter(|row| (row / block).is_multiple_of(2)).map(usize::from) {
                let (a, b) = (rows[upper], rows[upper + block as usize]);
                rows[upper] = self.push(Inst::Shuffle(a, b, low.clone()), dtype, lanes);
                rows[upper + block as usize] = self.push(Inst::Shuffle(a, b, high.clone()), dtype, lanes);
            }
            block /= 2;
        }
        rows
    }

    /// A scalar in every lane, a vector as it is.
    pub(super) fn splat(&mut self, value: Value, lanes: u8) -> Value {
        let Type { dtype, lanes: has } = self.program.ty(value);
        if has == lanes {
            return value;
        }
        if dtype == DType::Bool {
            let wide = self.push(Inst::Cast(value), DType::I32, 1);
            let wide = self.push(Inst::Splat(wide), DType::I32, lanes);
            return self.as_bools(wide);
        }
        self.push(Inst::Splat(value), dtype, lanes)
    }

    // ---- evaluation

    /// The range whose steps are lanes at the moment, and how many. There is at most one.
    pub(super) fn vector(&self) -> Option<(RangeId, u8)> {
        self.bound.iter().find(|(_, b)| b.lanes > 1).map(|(r, b)| (*r, b.lanes))
    }

    /// The lanes of a node's value as things are bound now.
    pub(super) fn lanes(&self, id: Id) -> u8 {
        self.vector().filter(|&(r, _)| self.deps[id.0 as usize].contains(r)).map_or(1, |(_, lanes)| lanes)
    }

    /// The lanes of a node's value, 1 where a single lane is evaluated.
    pub(super) fn lanes_now(&self, id: Id) -> u8 {
        if self.lane.is_none() { self.lanes(id) } else { 1 }
    }

    /// The ranges that `id` depends on and that have several copies now, with how many.
    pub(super) fn unrolled(&self, id: Id) -> Vec<(RangeId, u8)> {
        let mut found: Vec<_> = self
            .bound
            .iter()
            .filter(|(r, b)| b.copies > 1 && self.deps[id.0 as usize].contains(**r))
            .map(|(r, b)| (*r, b.copies))
            .collect();
        found.sort();
        found
    }

    pub(super) fn key(&self, id: Id) -> Key {
        let copies = self.unrolled(id).iter().fold(0, |key, (r, n)| key * *n as u64 + self.copy[r.0 as usize] as u64);
        (id, copies, if self.lanes(id) > 1 { self.lane } else { None })
    }

    pub(super) fn recall(&self, id: Id) -> Option<Value> {
        let key = self.key(id);
        self.scopes.iter().rev().find_map(|s| s.get(&key).copied())
    }

    pub(super) fn remember(&mut self, id: Id, value: Value) {
        let key = self.key(id);
        self.scopes.last_mut().expect("the outermost scope stays").insert(key, value);
    }

    /// The value of a node for the current copies: a vector if the node depends on the vectorised range and no lane is singled out.
    pub(super) fn eval(&mut self, id: Id) -> Value {
        if let Some(value) = self.recall(id) {
            return value;
        }
        let value = self.compute(id);
        self.remember(id, value);
        value
    }

    /// The value as a scalar, for a lane of the vectorised range.
    pub(super) fn eval_lane(&mut self, id: Id, lane: u8) -> Value {
        let saved = self.lane.replace(lane);
        let value = self.eval(id);
        self.lane = saved;
        value
    }

    // ---- indices as values

    /// Made once, at the top, where a comparison or a conversion of an index that differs from lane to lane can use it.
    fn make_iotas(&mut self) {
        let g = &self.kernel.graph;
        for (range, lanes) in self.schedule.vectors() {
            let index_as_value = |id: Id| {
                let compares =
                    matches!(g.op(id), Op::Cast | Op::Binary(BinaryOp::CmpLt | BinaryOp::CmpLe | BinaryOp::CmpEq | BinaryOp::CmpNe));
                compares && g.dtype(g.args(id)[0]) == DType::I64 && self.deps[id.0 as usize].contains(range)
            };
            if self.iotas.iter().all(|(l, _)| *l != lanes) && g.ids().any(index_as_value) {
                let steps: Vec<Value> = (0..lanes).map(|l| self.constant(Scalar::from_i64(DType::I32, l as i64))).collect();
                let iota = self.pack(steps);
                self.iotas.push((lanes, iota));
            }
        }
    }

    /// A comparison or conversion of indices as a vector: an index that grows by a constant from lane to lane, and fits, is an i32
    /// vector. `None` where it does not.
    fn index_vector(&mut self, id: Id, lanes: u8) -> Option<Value> {
        self.iotas.iter().find(|(l, _)| *l == lanes)?;
        let g = &self.kernel.graph;
        let (op, dtype, args) = (g.op(id).clone(), g.dtype(id), g.args(id).to_vec());
        let fits = |e: &mut Self, a: Id| {
            let (low, high) = e.bounds.of(&e.kernel.graph, &e.kernel.ranges, a);
            e.kernel.graph.dtype(a) == DType::I64 && low >= i32::MIN as i64 && high <= i32::MAX as i64
        };
        let (range, _) = self.vector()?;
        if !args.iter().all(|&a| fits(self, a) && self.lane_stride(a, range).is_some()) {
            return None;
        }
        match op {
            Op::Cast if matches!(dtype, DType::F32 | DType::I32) => {
                let index = self.index_lanes(args[0], lanes);
                Some(if dtype == DType::I32 { index } else { self.push(Inst::Cast(index), dtype, lanes) })
            }
            Op::Binary(compare) if compare.is_compare() => {
                let (a, b) = (self.index_lanes(args[0], lanes), self.index_lanes(args[1], lanes));
                Some(self.push(Inst::Binary(compare, a, b), DType::Bool, lanes))
            }
            _ => None,
        }
    }

    /// An index that fits, as an i32 vector.
    fn index_lanes(&mut self, index: Id, lanes: u8) -> Value {
        let (range, _) = self.vector().expect("lanes come from it");
        let stride = self.lane_stride(index, range).expect("checked");
        let first = self.eval_lane(index, 0);
        let first = self.push(Inst::Cast(first), DType::I32, 1);
        let first = self.splat(first, lanes);
        if stride == 0 {
            return first;
        }
        let (_, iota) = *self.iotas.iter().find(|(l, _)| *l == lanes).expect("checked");
        let scale = self.constant(Scalar::from_i64(DType::I32, stride));
        let scale = self.splat(scale, lanes);
        let steps = if stride == 1 { iota } else { self.push(Inst::Binary(BinaryOp::Mul, iota, scale), DType::I32, lanes) };
        self.push(Inst::Binary(BinaryOp::Add, first, steps), DType::I32, lanes)
    }

    fn compute(&mut self, id: Id) -> Value {
        if let Some(packed) = self.packed.get(&id).cloned() {
            return self.load_packed(id, &packed);
        }
        let (lanes, dtype) = (self.lanes(id), self.kernel.graph.dtype(id));
        if lanes > 1 && self.lane.is_none() && !self.vectorises(id) {
            if let Some(vector) = self.index_vector(id, lanes) {
                return vector;
            }
            let scalars: Vec<Value> = (0..lanes).map(|l| self.eval_lane(id, l)).collect();
            return self.pack(scalars);
        }
        if lanes > 1
            && self.lane.is_some()
            && self.has_vectors(dtype)
            && self.vectorises(id)
            && !matches!(self.kernel.graph.op(id), Op::Load(_))
        {
            let lane = self.lane.take().expect("checked");
            let vector = self.eval(id);
            let value = self.lane_of(vector, lane);
            self.lane = Some(lane);
            return value;
        }
        self.instruction(id)
    }

    /// Whether the node's value may be made as one vector.
    fn vectorises(&mut self, id: Id) -> bool {
        let g = &self.kernel.graph;
        let whole = self.has_vectors(g.dtype(id)) && g.args(id).iter().all(|&a| self.has_vectors(g.dtype(a)));
        match g.op(id) {
            Op::Load(_) => self.has_vectors(g.dtype(id)),
            Op::Range(_) | Op::Bound { .. } => false,
            Op::Cast => {
                let from = g.dtype(g.args(id)[0]);
                // Between u32 and f32 there is no vector instruction on many machines.
                whole && (from, g.dtype(id)) != (DType::U32, DType::F32) && (from, g.dtype(id)) != (DType::F32, DType::U32)
            }
            Op::Binary(BinaryOp::Div | BinaryOp::Mod | BinaryOp::Shl | BinaryOp::Shr) if !g.dtype(id).is_float() => {
                whole && matches!(g.op(id), Op::Binary(BinaryOp::Shl | BinaryOp::Shr))
            }
            _ => whole,
        }
    }

    fn instruction(&mut self, id: Id) -> Value {
        let g = &self.kernel.graph;
        let dtype = g.dtype(id);
        match g.op(id).clone() {
            Op::Const(s) => self.constant(s),
            Op::Range(r) => self.range_value(r),
            Op::Load(p) => self.load(id, p),
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => {
                self.reductions(&[id], &ranges);
                self.recall(id).expect("just computed")
            }
            Op::Bound { limit, tag } => self.bound_check(id, limit, tag),
            Op::Binary(op @ (BinaryOp::Add | BinaryOp::Mul)) if dtype == DType::I64 => {
                let (a, b) = (g.args(id)[0], g.args(id)[1]);
                let (a, b) = (self.eval(a), self.eval(b));
                self.index_op(op, a, b)
            }
            op => {
                let lanes = self.lanes_now(id);
                let args: Vec<Id> = self.kernel.graph.args(id).to_vec();
                let args: Vec<Value> = args.into_iter().map(|a| self.eval(a)).collect();
                let args: Vec<Value> = args.into_iter().map(|v| self.splat(v, lanes)).collect();
                let inst = match op {
                    Op::Unary(u) => Inst::Unary(u, args[0]),
                    Op::Binary(b) => Inst::Binary(b, args[0], args[1]),
                    Op::Ternary(t) => Inst::Ternary(t, args[0], args[1], args[2]),
                    Op::Cast => Inst::Cast(args[0]),
                    Op::Bitcast => Inst::Bitcast(args[0]),
                    _ => unreachable!("handled above"),
                };
                self.push(inst, dtype, lanes)
            }
        }
    }

    fn range_value(&mut self, r: RangeId) -> Value {
        let Binding { base, lanes, .. } = self.bound[&r];
        let steps = self.copy[r.0 as usize] as i64 * lanes as i64 + self.lane.unwrap_or(0) as i64 * (lanes > 1) as i64;
        let steps = self.int(steps);
        self.index_op(BinaryOp::Add, base, steps)
    }

    fn bound_check(&mut self, id: Id, limit: i64, tag: u32) -> Value {
        let args = self.kernel.graph.args(id).to_vec();
        let mut value = self.eval(args[0]);
        if let Some(&mask) = args.get(1) {
            let (mask, zero) = (self.eval(mask), self.int(0));
            value = self.push(Inst::Ternary(TernaryOp::Where, mask, value, zero), DType::I64, 1);
        }
        self.push(Inst::Bound { value, limit, tag }, DType::I64, 1)
    }

    // ---- memory

    /// The stride of an index from lane to lane.
    fn lane_stride(&mut self, index: Id, range: RangeId) -> Option<i64> {
        self.stride_within(index, range, self.bound[&range].lanes as i64)
    }

    /// Whether a condition is the same in all lanes.
    fn agree(&mut self, condition: Id, range: RangeId) -> bool {
        let Binding { base, lanes, .. } = self.bound[&range];
        let aligned = self.multiple(base).checked_rem(lanes as i64) == Some(0);
        !self.deps[condition.0 as usize].contains(range) || aligned && self.strides.agrees_within(condition, range, lanes as i64)
    }

    /// The stride of an index along this many steps of a range from its base on.
    fn stride_within(&mut self, index: Id, range: RangeId, steps: i64) -> Option<i64> {
        let aligned = self.multiple(self.bound[&range].base).checked_rem(steps) == Some(0);
        let anywhere = self.strides.of(index, range);
        anywhere.or_else(|| if aligned { self.strides.within(index, range, steps) } else { None })
    }

    /// A number that divides a scalar of the program, whatever it is; 0 for zero.
    fn multiple(&self, v: Value) -> i64 {
        match *self.program.inst(v) {
            Inst::Const(c) => c.as_i64().checked_abs().unwrap_or(1),
            Inst::Loop { start, step, .. } => gcd(self.multiple(start), step),
            Inst::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) => gcd(self.multiple(a), self.multiple(b)),
            Inst::Binary(BinaryOp::Mul, a, b) => self.multiple(a).checked_mul(self.multiple(b)).unwrap_or(1),
            _ => 1,
        }
    }

    /// An index as a base that all copies and lanes share, plus a constant offset, as far as its strides are constant.
    pub(super) fn address(&mut self, index: Id) -> (Value, i64) {
        let mut offset = 0;
        let mut zeroed = Vec::new();
        let saved_lane = self.lane;
        let mut ranges: Vec<RangeId> = self
            .bound
            .iter()
            .filter(|(r, b)| (b.copies > 1 || b.lanes > 1) && self.deps[index.0 as usize].contains(**r))
            .map(|(r, _)| *r)
            .collect();
        ranges.sort();
        for r in ranges {
            let b = self.bound[&r];
            let of_copies = self.stride_within(index, r, b.lanes as i64 * b.copies as i64);
            if let Some(stride) = of_copies {
                offset += stride * self.copy[r.0 as usize] as i64 * b.lanes as i64;
                zeroed.push((r, std::mem::replace(&mut self.copy[r.0 as usize], 0)));
            }
            if let Some(stride) = of_copies.or_else(|| self.lane_stride(index, r)).filter(|_| b.lanes > 1) {
                offset += stride * self.lane.unwrap_or(0) as i64;
                self.lane = Some(0);
            }
        }
        // A vector whose lanes are not at a constant stride is loaded lane by lane: then the lane is set already.
        let base = self.eval(index);
        for (r, copy) in zeroed {
            self.copy[r.0 as usize] = copy;
        }
        self.lane = saved_lane;
        (base, offset)
    }

    fn load(&mut self, id: Id, param: ParamId) -> Value {
        let args = self.kernel.graph.args(id).to_vec();
        let (index, mask) = (args[0], args.get(1).copied());
        let dtype = self.kernel.graph.dtype(id);
        let lanes = self.lanes_now(id);
        if mask.is_some() && self.kernel.params[param.0 as usize].len == 0 {
            // There is no element 0 to read instead of the masked ones: all are masked.
            return self.zero(dtype, lanes);
        }
        if lanes > 1 {
            let (range, _) = self.vector().expect("lanes come from it");
            let roomy = mask.is_none() || self.kernel.params[param.0 as usize].len >= lanes as i64;
            if self.lane_stride(index, range) != Some(1) || !roomy {
                return self.load_transposed(id, param).unwrap_or_else(|| self.load_lanes(id, lanes));
            }
            if let Some(mask) = mask.filter(|m| !self.agree(*m, range)) {
                return self.load_partly(id, param, index, mask, lanes);
            }
        }
        let (base, offset) = self.address(index);
        let memory = Memory::Param(param);
        if lanes > 1 {
            self.prefetch(id, memory, (base, offset));
        }
        let Some(mask) = mask else { return self.push(Inst::Load { memory, index: base, offset }, dtype, lanes) };
        // Nothing may be read where the mask is false: read element 0 there, and take zero for it.
        let mask = if lanes > 1 { self.eval_lane(mask, 0) } else { self.eval(mask) };
        let offset = self.int(offset);
        let at = self.index_op(BinaryOp::Add, base, offset);
        let zero = self.int(0);
        let index = self.push(Inst::Ternary(TernaryOp::Where, mask, at, zero), DType::I64, 1);
        let value = self.push(Inst::Load { memory, index, offset: 0 }, dtype, lanes);
        self.zero_unless(mask, value)
    }

    /// Lane by lane.
    fn load_lanes(&mut self, id: Id, lanes: u8) -> Value {
        let scalars: Vec<Value> = (0..lanes).map(|l| self.eval_lane(id, l)).collect();
        self.pack(scalars)
    }

    /// Consecutive elements, each of which has a mask of its own. Where all of them exist, masked ones may be read as well and are then
    /// replaced; elsewhere, each lane reads what its mask lets it.
    fn load_partly(&mut self, id: Id, param: ParamId, index: Id, mask: Id, lanes: u8) -> Value {
        let dtype = self.kernel.graph.dtype(id);
        let whole = |e: &mut Self, base: Value, offset: i64, mask: Value| {
            let value = e.push(Inst::Load { memory: Memory::Param(param), index: base, offset }, dtype, lanes);
            e.zero_unless(mask, value)
        };
        let mask = self.eval(mask);
        let (base, offset) = self.address(index);
        let last = self.kernel.params[param.0 as usize].len - lanes as i64;
        let (low, high) = self.bounds.of(&self.kernel.graph, &self.kernel.ranges, index);
        let start = self.int(offset);
        let start = self.index_op(BinaryOp::Add, base, start);
        let (zero, end) = (self.int(0), self.int(last));
        let below = (low < 0).then(|| self.push(Inst::Binary(BinaryOp::CmpLt, start, zero), DType::Bool, 1));
        let above = (high >= last + lanes as i64).then(|| self.push(Inst::Binary(BinaryOp::CmpLt, end, start), DType::Bool, 1));
        let outside = match (below, above) {
            (Some(a), Some(b)) => self.push(Inst::Binary(BinaryOp::Or, a, b), DType::Bool, 1),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => return whole(self, base, offset, mask),
        };
        let inside = self.push(Inst::Unary(UnaryOp::Not, outside), DType::Bool, 1);
        let start = self.zero(dtype, lanes);
        let result = self.push(Inst::Var(start), dtype, lanes);
        self.open_if(inside);
        let value = whole(self, base, offset, mask);
        self.set(result, value);
        self.close();
        self.open_if(outside);
        let value = self.load_lanes(id, lanes);
        self.set(result, value);
        self.close();
        self.get(result)
    }

    /// Zero in every lane.
    fn zero(&mut self, dtype: DType, lanes: u8) -> Value {
        if !dtype.is_half() {
            let zero = self.constant(Scalar::zero(dtype));
            return self.splat(zero, lanes);
        }
        let zero = self.zero(DType::U16, lanes);
        self.push(Inst::Bitcast(zero), dtype, lanes)
    }

    /// mask ? value : 0.
    fn zero_unless(&mut self, mask: Value, value: Value) -> Value {
        let Type { dtype, lanes } = self.program.ty(value);
        if dtype.is_half() {
            let bits = self.push(Inst::Bitcast(value), DType::U16, lanes);
            let kept = self.zero_unless(mask, bits);
            return self.push(Inst::Bitcast(kept), dtype, lanes);
        }
        let (zero, mask) = (self.constant(Scalar::zero(dtype)), self.splat(mask, lanes));
        let zero = self.splat(zero, lanes);
        self.push(Inst::Ternary(TernaryOp::Where, mask, value, zero), dtype, lanes)
    }

    fn load_packed(&mut self, id: Id, packed: &Packed) -> Value {
        let (lanes, dtype) = (self.lanes_now(id), self.kernel.graph.dtype(id));
        if lanes > 1 && !(self.has_vectors(dtype) && self.packed_stride(packed) == 1) {
            let scalars: Vec<Value> = (0..lanes).map(|l| self.eval_lane(id, l)).collect();
            return self.pack(scalars);
        }
        let (index, offset) = self.packed_address(packed);
        self.push(Inst::Load { memory: Memory::Scratch(packed.scratch), index, offset }, dtype, lanes)
    }

    /// Elements from one lane to the next in what is packed.
    pub(super) fn packed_stride(&self, packed: &Packed) -> i64 {
        let (range, _) = self.vector().expect("lanes come from it");
        packed.dims.iter().find(|d| d.range == range).map_or(0, |d| d.stride)
    }

    /// Where the packed value for the current copies (and lane) is.
    pub(super) fn packed_address(&mut self, packed: &Packed) -> (Value, i64) {
        let mut offset = 0;
        let mut index = self.int(0);
        for dim in &packed.dims {
            let Binding { base, lanes, .. } = self.bound[&dim.range];
            let lane = if lanes > 1 { self.lane.unwrap_or(0) as i64 } else { 0 };
            offset += dim.stride * (self.copy[dim.range.0 as usize] as i64 * lanes as i64 + lane);
            let steps = self.index_difference(base, dim.start);
            let step = self.int(dim.step);
            let part = self.index_op(BinaryOp::Mul, steps, step);
            index = self.index_op(BinaryOp::Add, index, part);
        }
        (index, offset)
    }

    /// a - b.
    pub(super) fn index_difference(&mut self, a: Value, b: Value) -> Value {
        match (self.as_int(a), self.as_int(b)) {
            _ if a == b => self.int(0),
            (Some(x), Some(y)) => self.int(x - y),
            (_, Some(0)) => a,
            _ => self.push(Inst::Binary(BinaryOp::Sub, a, b), DType::I64, 1),
        }
    }

    /// Stores a value for the current copies.
    pub(super) fn store(&mut self, param: ParamId, index: Id, value: Value) {
        let memory = Memory::Param(param);
        let lanes = self.program.ty(value).lanes;
        let scattered = lanes > 1 && {
            let (range, _) = self.vector().expect("lanes come from it");
            self.lane_stride(index, range) != Some(1)
                || !self.has_vectors(self.program.ty(value).dtype)
                || self.program.ty(value).dtype == DType::Bool
        };
        if !scattered {
            let (index, offset) = self.address(index);
            self.push(Inst::Store { memory, index, offset, value }, DType::Bool, 1);
            return;
        }
        for lane in 0..lanes {
            let scalar = self.lane_of(value, lane);
            let saved = self.lane.replace(lane);
            let (index, offset) = self.address(index);
            self.lane = saved;
            self.push(Inst::Store { memory, index, offset, value: scalar }, DType::Bool, 1);
        }
    }
}
