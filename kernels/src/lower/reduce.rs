//! The canonical order of reductions: the rounding contract.
//!
//! * A `Reduce` over n elements has `PARTIALS` interleaved partial results. Element i (row-major over the node's ranges) goes to partial
//!   i mod `PARTIALS`; each partial starts at the operation's identity and takes its elements in order of i. The partials are then
//!   combined by a tree: for h = 32, 16, 8, 4, 2, 1, p\[j\] = p\[j\] op p\[j+h\] for j < h. Where n is smaller, the partials that got no
//!   element hold the identity, which changes nothing.
//! * A `Dot` over n products has one chain of fused multiply-adds for each `CHUNK` consecutive products, starting at +0; the chunks'
//!   results are added in order, to a total that starts at -0 (so that the first addition changes nothing).
//!
//! Nothing else about a schedule (threads, vectors, tiles, which loop is outside) can change a bit.

use super::emit::{Binding, Emitter, Packed};
use super::ranges::RangeSet;
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Id, Op, RangeId, ReduceOp};
use crate::program::{Inst, Memory, Type, Value};

/// Interleaved partial results of a `Reduce`.
pub const PARTIALS: i64 = 64;

/// Products in one chain of a `Dot`.
pub const CHUNK: i64 = 256;

/// Vectors of partial results that all reductions of a loop may keep in variables, and that one may.
const IN_VARIABLES: (i64, i64) = (16, 8);

/// The accumulators of one `Reduce`.
#[derive(Clone)]
struct Partials {
    id: Id,
    op: ReduceOp,
    dtype: DType,
    /// Where they are in scratch memory, if they ever are there: element `(combination * width + partial) * lanes + lane`.
    scratch: Option<u32>,
    /// Variables that hold `beside` consecutive partials each, while that is where they are.
    variables: Vec<Value>,
    /// Partials in one vector of them; 1 where the lanes are the domain's.
    beside: u8,
    /// How many partial results are kept: `PARTIALS`, or the next power of two for shorter reductions.
    width: i64,
    /// Lanes of the domain's vector.
    lanes: u8,
    copies: Vec<(RangeId, u8)>,
}

impl Partials {
    /// Combinations of the copies of the domain's ranges: each has partial results of its own.
    fn combinations(&self) -> i64 {
        self.copies.iter().map(|(_, n)| *n as i64).product()
    }
}

impl Emitter<'_> {
    /// Evaluates reductions over the same ranges, for all copies, in one loop nest.
    pub(super) fn reductions(&mut self, ids: &[Id], ranges: &[RangeId]) {
        if let Op::Dot { .. } = self.kernel.graph.op(ids[0]) {
            return ids.iter().for_each(|&id| self.dot(id, ranges));
        }
        if let Some(thread) = self.team.filter(|_| self.is_spread(ids, ranges)) {
            return ids.iter().for_each(|&id| self.team_reduction(id, ranges, thread));
        }
        if let Some(place) = self.columns.filter(|_| self.is_spread(ids, ranges)) {
            return ids.iter().for_each(|&id| self.column_reduction(id, &place));
        }
        if self.schedule.in_turn().is_some() && self.copies_and_lanes_free() {
            return self.reductions_in_turn(ids, ranges);
        }
        let width = (self.kernel.volume(ranges).max(1) as u64).next_power_of_two().min(PARTIALS as u64) as i64;
        let mut partials: Vec<Partials> = ids.iter().map(|&id| self.partials(id, width)).collect();
        let (lanes, copies) = self.reduce_width(&partials, ranges);
        self.computing(ids, |e| match e.variable_lanes(&partials, ranges, lanes) {
            Some(lanes) => {
                partials.iter_mut().for_each(|p| e.make_variables(p, lanes));
                e.accumulate_loops(&mut partials, ranges, None, (lanes, (width / lanes as i64) as u8));
            }
            None => {
                partials.iter_mut().for_each(|p| e.clear(p));
                e.accumulate_loops(&mut partials, ranges, None, (lanes, copies));
            }
        });
        for p in &partials {
            self.each_copy(&p.copies.clone(), &mut |e, combination| {
                let value = e.combine(p, combination as i64);
                e.remember(p.id, value);
            });
        }
    }

    /// The reductions along `r` alone that the staged `node` is all that is missing for, and that a loop over whole tiles of it can take along.
    pub(super) fn reductions_along(&mut self, node: Id, r: RangeId) -> Vec<Id> {
        let (lanes, copies) = self.width(r);
        let whole = lanes as i64 * copies as i64 == PARTIALS && self.kernel.extent(r) >= PARTIALS;
        if !whole || self.blocks.contains_key(&r) || !self.copies_and_lanes_free() {
            return Vec::new();
        }
        let g = &self.kernel.graph;
        let along = |&id: &Id| matches!(g.op(id), Op::Reduce { ranges, .. } if ranges[..] == [r]) && self.recall(id).is_none();
        let ids: Vec<Id> = self.used().filter(along).filter(|&id| self.needs_only(g.args(id)[0], node)).collect();
        let partials: Vec<Partials> = ids.iter().map(|&id| self.partials(id, PARTIALS)).collect();
        if ids.is_empty() || self.variable_lanes(&partials, &[r], lanes).is_none() { Vec::new() } else { ids }
    }

    /// Whether every bound range is bound to one step.
    fn copies_and_lanes_free(&self) -> bool {
        self.lane.is_none() && self.bound.values().all(|b| (b.lanes, b.copies) == (1, 1))
    }

    /// Whether `root` is made of `node`, and else of nothing that has to be reduced or staged first.
    fn needs_only(&self, root: Id, node: Id) -> bool {
        let g = &self.kernel.graph;
        let (mut rest, mut seen, mut needs) = (vec![root], rustc_hash::FxHashSet::default(), false);
        while let Some(id) = rest.pop() {
            needs |= id == node;
            if id == node || !seen.insert(id) || self.recall(id).is_some() || self.packed.contains_key(&id) {
                continue;
            }
            if matches!(g.op(id), Op::Reduce { .. } | Op::Dot { .. }) || self.schedule.stages().any(|(staged, _)| staged == id) {
                return false;
            }
            rest.extend(g.args(id));
        }
        needs
    }

    /// A loop over all of `r` whose `body` stages a node, and which takes its values into these reductions.
    pub(super) fn tiled_reducing(&mut self, r: RangeId, ids: &[Id], staged: (Id, &Packed), mut body: impl FnMut(&mut Self)) {
        let (lanes, copies) = self.width(r);
        if ids.is_empty() {
            return self.tiled(r, lanes, copies, body);
        }
        let mut partials: Vec<Partials> = ids.iter().map(|&id| self.partials(id, PARTIALS)).collect();
        partials.iter_mut().for_each(|p| self.make_variables(p, lanes));
        let (extent, zero) = (self.kernel.extent(r), self.int(0));
        let whole = extent / PARTIALS * PARTIALS;
        self.steps(r, zero, 0, whole, lanes, copies, &mut |e| {
            body(e);
            let number = e.bound[&r].base;
            e.accumulate(&partials, number, Some(r));
        });
        if whole < extent {
            partials.iter_mut().for_each(|p| self.spill(p));
            self.tail(r, zero, whole, extent, lanes, copies, &mut body);
            self.packed.insert(staged.0, staged.1.clone());
            self.steps(r, zero, whole, extent, 1, 1, &mut |e| {
                let number = e.bound[&r].base;
                e.accumulate(&partials, number, Some(r));
            });
        }
        for p in &partials {
            let value = self.combine(p, 0);
            self.remember(p.id, value);
        }
    }

    fn partials(&mut self, id: Id, width: i64) -> Partials {
        let Op::Reduce { op, .. } = *self.kernel.graph.op(id) else { unreachable!("dots are done elsewhere") };
        let dtype = self.kernel.graph.dtype(id);
        let (copies, lanes) = (self.unrolled(id), self.lanes_now(id));
        // Partials of one lane lie side by side: vectors of them are added up.
        let beside = if lanes == 1 { self.lanes_for(dtype, width) } else { 1 };
        Partials { id, op, dtype, scratch: None, variables: Vec::new(), beside, width, lanes, copies }
    }

    /// The lanes of the innermost range's vectors, if its whole rounds of partial results can be added to variables.
    fn variable_lanes(&self, partials: &[Partials], ranges: &[RangeId], lanes: u8) -> Option<u8> {
        let (&last, width) = (ranges.last()?, partials[0].width);
        let extent = self.kernel.extent(last);
        let whole = extent >= width && (ranges.len() == 1 || extent % width == 0);
        let vectors = |p: &Partials| p.combinations() * width / lanes as i64;
        let few = vectors(&partials[0]) <= IN_VARIABLES.1 && partials.iter().map(vectors).sum::<i64>() <= IN_VARIABLES.0;
        (lanes > 1 && whole && few && partials.iter().all(|p| p.dtype != DType::Bool)).then_some(lanes)
    }

    fn make_variables(&mut self, p: &mut Partials, lanes: u8) {
        p.beside = lanes;
        p.variables = (0..p.combinations() * p.width / lanes as i64).map(|_| self.variable(p.op.identity(p.dtype), lanes)).collect();
    }

    /// Moves the partial results from variables to scratch memory.
    fn spill(&mut self, p: &mut Partials) {
        let scratch = self.scratch(p.dtype, p.combinations() * p.width);
        let index = self.int(0);
        for (variable, offset) in std::mem::take(&mut p.variables).into_iter().zip((0..).step_by(p.beside.into())) {
            let value = self.get(variable);
            self.push(Inst::Store { memory: Memory::Scratch(scratch), index, offset, value }, DType::Bool, 1);
        }
        p.scratch = Some(scratch);
    }

    fn clear(&mut self, p: &mut Partials) {
        let len = p.combinations() * p.width * p.lanes as i64;
        let scratch = self.scratch(p.dtype, len);
        p.scratch = Some(scratch);
        let step = self.lanes_for(p.dtype, len);
        let identity = self.constant(p.op.identity(p.dtype));
        let value = self.splat(identity, step);
        let (start, end) = (self.int(0), self.int(len));
        let index = self.open(start, end, step as i64);
        self.push(Inst::Store { memory: Memory::Scratch(scratch), index, offset: 0, value }, DType::Bool, 1);
        self.close();
    }

    /// The widest vector of this type that divides `len` elements. No machine has vectors of two or three lanes only.
    pub(super) fn lanes_for(&self, dtype: DType, len: i64) -> u8 {
        let widest = if self.has_vectors(dtype) { self.schedule.widest() } else { 1 };
        let halves = std::iter::successors(Some(widest), |lanes| Some(lanes / 2));
        halves.take_while(|&lanes| lanes >= 4).find(|&lanes| len % lanes as i64 == 0).unwrap_or(1)
    }

    /// Lanes and copies of the innermost range: only where the partials of a tile are consecutive.
    fn reduce_width(&self, partials: &[Partials], ranges: &[RangeId]) -> (u8, u8) {
        let Some(&last) = ranges.last() else { return (1, 1) };
        let (lanes, copies) = self.width(last);
        let tile = lanes as i64 * copies as i64;
        let aligned = ranges.len() == 1 || self.kernel.extent(last) % tile == 0;
        let fits = partials.iter().all(|p| self.has_vectors(p.dtype) && p.lanes == 1 && p.width % tile == 0);
        if aligned && fits && self.lane.is_none() { (lanes, copies) } else { (1, 1) }
    }

    /// The loops over what is left of the ranges; `before` is the row-major number of the outer ones' current values.
    fn accumulate_loops(&mut self, partials: &mut [Partials], rest: &[RangeId], before: Option<Value>, width: (u8, u8)) {
        let Some((&r, inner)) = rest.split_first() else {
            let zero = before.unwrap_or_else(|| self.int(0));
            return self.accumulate(partials, zero, None);
        };
        let roots: Vec<Id> = partials.iter().map(|p| self.kernel.graph.args(p.id)[0]).collect();
        self.hoist(&roots, RangeSet::of(rest));
        let extent = self.kernel.extent(r);
        let row = before.map(|b| {
            let extent = self.int(extent);
            self.index_op(BinaryOp::Mul, b, extent)
        });
        let number = |e: &mut Self| {
            let base = e.bound[&r].base;
            row.map_or(base, |row| e.index_op(BinaryOp::Add, row, base))
        };
        if !inner.is_empty() {
            return self.tiled(r, 1, 1, |e| {
                let number = number(e);
                e.accumulate_loops(partials, inner, Some(number), width)
            });
        }
        let (lanes, copies) = width;
        let add = |e: &mut Self, partials: &[Partials]| {
            let number = number(e);
            e.accumulate(partials, number, Some(r))
        };
        if partials.iter().all(|p| p.variables.is_empty()) {
            return self.tiled(r, lanes, copies, |e| add(e, partials));
        }
        let tile = lanes as i64 * copies as i64;
        let (first, end) = match self.blocks.get(&r).copied() {
            Some(band) => (band.start, self.index_op(BinaryOp::Add, band.start, band.steps)),
            None => (self.int(0), self.int(extent)),
        };
        let whole = self.whole_steps(first, end, tile);
        let base = self.open(first, whole, tile);
        self.bind(r, Binding { base, lanes, copies }, |e| add(e, partials));
        self.close();
        if extent % tile != 0 {
            partials.iter_mut().for_each(|p| self.spill(p));
            let base = self.open(whole, end, 1);
            self.bind(r, Binding { base, lanes: 1, copies: 1 }, |e| add(e, partials));
            self.close();
        }
    }

    /// Takes the elements from number `number` on into their partial results, for all copies.
    fn accumulate(&mut self, partials: &[Partials], number: Value, last: Option<RangeId>) {
        let (lanes, copies) = last.map_or((1, 1), |r| (self.bound[&r].lanes, self.bound[&r].copies));
        let mask = self.int(partials[0].width - 1);
        let partial = self.push(Inst::Binary(BinaryOp::And, number, mask), DType::I64, 1);
        let side_by_side: Vec<(RangeId, u8)> = last.filter(|_| copies > 1).map(|r| (r, copies)).into_iter().collect();
        partials.iter().for_each(|p| self.side_by_side(self.kernel.graph.args(p.id)[0], &side_by_side));
        for p in partials {
            let body = self.kernel.graph.args(p.id)[0];
            let each = self.int(p.lanes as i64);
            let index = self.index_op(BinaryOp::Mul, partial, each);
            let together = p.lanes.max(lanes);
            for copy in 0..copies {
                last.into_iter().for_each(|r| self.copy[r.0 as usize] = copy);
                self.each_copy(&p.copies.clone(), &mut |e, combination| {
                    let value = e.eval(body);
                    let value = e.splat(value, together);
                    let Some(scratch) = p.scratch else {
                        let variable = p.variables[combination * copies as usize + copy as usize];
                        let sum = e.get(variable);
                        let sum = e.push(Inst::Binary(p.op.binary(), sum, value), p.dtype, together);
                        return e.set(variable, sum);
                    };
                    let offset = combination as i64 * p.width * p.lanes as i64 + copy as i64 * lanes as i64;
                    let memory = Memory::Scratch(scratch);
                    let sum = e.push(Inst::Load { memory, index, offset }, p.dtype, together);
                    let sum = e.push(Inst::Binary(p.op.binary(), sum, value), p.dtype, together);
                    e.push(Inst::Store { memory, index, offset, value: sum }, DType::Bool, 1);
                });
                last.into_iter().for_each(|r| self.copy[r.0 as usize] = 0);
            }
        }
    }

    /// The tree over the partial results of one combination of copies.
    fn combine(&mut self, p: &Partials, combination: i64) -> Value {
        let (step, count) = (p.lanes.max(p.beside), p.width / p.beside as i64);
        let first = combination * count;
        let zero = self.int(0);
        let part = |e: &mut Self, number: i64| match p.scratch {
            None => e.get(p.variables[number as usize]),
            Some(scratch) => {
                let offset = number * step as i64;
                e.push(Inst::Load { memory: Memory::Scratch(scratch), index: zero, offset }, p.dtype, step)
            }
        };
        let mut values: Vec<Value> = (first..first + count).map(|number| part(self, number)).collect();
        let op = p.op.binary();
        self.halve(op, &mut values, p.dtype, step);
        if p.beside > 1 { self.halve_lanes(op, values[0]) } else { values[0] }
    }

    /// The rest of the tree, over the lanes of one vector: only the lower half of each step's lanes counts.
    fn halve_lanes(&mut self, op: BinaryOp, vector: Value) -> Value {
        let Type { dtype, lanes } = self.program.ty(vector);
        let (mut half, mut vector) = (lanes / 2, vector);
        while half > 0 && dtype != DType::Bool {
            let upper = (0..lanes).map(|lane| (lane + half) % lanes).collect();
            let upper = self.push(Inst::Shuffle(vector, vector, upper), dtype, lanes);
            vector = self.push(Inst::Binary(op, vector, upper), dtype, lanes);
            half /= 2;
        }
        if half == 0 {
            return self.lane_of(vector, 0);
        }
        let mut values: Vec<Value> = (0..lanes).map(|lane| self.lane_of(vector, lane)).collect();
        self.halve(op, &mut values, dtype, 1);
        values[0]
    }

    /// v[j] = v[j] op v[j + h] for h = half the length, down to one.
    fn halve(&mut self, op: BinaryOp, values: &mut Vec<Value>, dtype: DType, lanes: u8) {
        while values.len() > 1 {
            let half = values.len() / 2;
            *values = (0..half).map(|j| self.push(Inst::Binary(op, values[j], values[j + half]), dtype, lanes)).collect();
        }
    }

    // ---- dot products

    fn dot(&mut self, id: Id, ranges: &[RangeId]) {
        let copies = self.unrolled(id);
        let dtype = self.kernel.graph.dtype(id);
        let lanes = self.lanes_now(id);
        let combinations: usize = copies.iter().map(|(_, n)| *n as usize).product();
        let start = if dtype.is_float() { Scalar::from_f64(dtype, -0.0) } else { Scalar::zero(dtype) };
        let chains: Vec<Value> = (0..combinations).map(|_| self.variable(Scalar::zero(dtype), lanes)).collect();
        let n = self.kernel.volume(ranges);
        let roots = self.kernel.graph.args(id).to_vec();
        self.hoist(&roots, RangeSet::of(ranges));
        let results = if n <= CHUNK {
            self.dot_loops(id, ranges, &copies, &chains, None);
            chains
        } else {
            let totals: Vec<Value> = (0..combinations).map(|_| self.variable(start, lanes)).collect();
            match ranges {
                [k] => self.dot_chunks(id, *k, &copies, &chains, &totals),
                _ => {
                    self.dot_loops(id, ranges, &copies, &chains, Some((None, &totals)));
                    if n % CHUNK != 0 {
                        self.flush(&chains, &totals);
                    }
                }
            }
            totals
        };
        self.each_copy(&copies, &mut |e, combination| {
            let value = e.get(results[combination]);
            e.remember(id, value);
        });
    }

    /// Over a single range: a loop over chunks around a loop over one chunk.
    fn dot_chunks(&mut self, id: Id, k: RangeId, copies: &[(RangeId, u8)], chains: &[Value], totals: &[Value]) {
        let extent = self.kernel.extent(k);
        let whole = extent / CHUNK * CHUNK;
        let (start, end, chunk) = (self.int(0), self.int(whole), self.int(CHUNK));
        let from = self.open(start, end, CHUNK);
        let to = self.index_op(BinaryOp::Add, from, chunk);
        let unroll = Some(self.schedule.copies(k)).filter(|&n| CHUNK % n as i64 == 0).unwrap_or(1);
        self.dot_range(id, k, (from, to), unroll, copies, chains);
        self.flush(chains, totals);
        self.close();
        if whole < extent {
            {
                let zero = self.int(0);
                self.steps(k, zero, whole, extent, 1, 1, &mut |e: &mut Self| e.multiply_add(id, &[k], copies, chains));
            }
            self.flush(chains, totals);
        }
    }

    /// Steps of `k` from a value to another, a multiple of `unroll` apart.
    fn dot_range(&mut self, id: Id, k: RangeId, (from, to): (Value, Value), unroll: u8, copies: &[(RangeId, u8)], chains: &[Value]) {
        let base = self.open(from, to, unroll as i64);
        self.bind(k, Binding { base, lanes: 1, copies: unroll }, |e| e.multiply_add(id, &[k], copies, chains));
        self.close();
    }

    /// total += chain; chain = 0.
    pub(super) fn flush(&mut self, chains: &[Value], totals: &[Value]) {
        for (&chain, &total) in chains.iter().zip(totals) {
            let ty = self.program.ty(chain);
            let (sum, part) = (self.get(total), self.get(chain));
            let sum = self.push(Inst::Binary(BinaryOp::Add, sum, part), ty.dtype, ty.lanes);
            self.set(total, sum);
            let zero = self.constant(Scalar::zero(ty.dtype));
            let zero = self.splat(zero, ty.lanes);
            self.set(chain, zero);
        }
    }

    /// Loops over several ranges; with totals, a chain ends after every `CHUNK` products.
    fn dot_loops(
        &mut self,
        id: Id,
        rest: &[RangeId],
        copies: &[(RangeId, u8)],
        chains: &[Value],
        totals: Option<(Option<Value>, &[Value])>,
    ) {
        let Some((&r, inner)) = rest.split_first() else { return self.multiply_add(id, &[], copies, chains) };
        let extent = self.kernel.extent(r);
        let row = totals.and_then(|(before, _)| before).map(|b| {
            let extent = self.int(extent);
            self.index_op(BinaryOp::Mul, b, extent)
        });
        let unroll =
            if inner.is_empty() && totals.is_none() && extent % self.schedule.copies(r) as i64 == 0 { self.schedule.copies(r) } else { 1 };
        let roots = self.kernel.graph.args(id).to_vec();
        self.hoist(&roots, RangeSet::of(rest));
        let zero = self.int(0);
        self.steps(r, zero, 0, extent, 1, unroll, &mut |e: &mut Self| {
            let base = e.bound[&r].base;
            let number = totals.map(|(_, totals)| (row.map_or(base, |row| e.index_op(BinaryOp::Add, row, base)), totals));
            if !inner.is_empty() {
                return e.dot_loops(id, inner, copies, chains, number.map(|(n, totals)| (Some(n), totals)));
            }
            e.multiply_add(id, &[r], copies, chains);
            if let Some((number, totals)) = number {
                let (mask, full) = (e.int(CHUNK - 1), e.int(CHUNK - 1));
                let place = e.push(Inst::Binary(BinaryOp::And, number, mask), DType::I64, 1);
                let ends = e.push(Inst::Binary(BinaryOp::CmpEq, place, full), DType::Bool, 1);
                e.open_if(ends);
                e.flush(chains, totals);
                e.close();
            }
        });
    }

    /// chain = a*b + chain for the current step (all its copies, in order) and all copies outside.
    pub(super) fn multiply_add(&mut self, id: Id, inner: &[RangeId], copies: &[(RangeId, u8)], chains: &[Value]) {
        let (a, b) = (self.kernel.graph.args(id)[0], self.kernel.graph.args(id)[1]);
        let steps = inner.last().map_or(1, |r| self.bound[r].copies);
        for step in 0..steps {
            inner.last().into_iter().for_each(|r| self.copy[r.0 as usize] = step);
            self.each_copy(copies, &mut |e, combination| {
                let chain = chains[combination];
                let ty = e.program.ty(chain);
                let (x, y) = (e.eval(a), e.eval(b));
                let (x, y) = (e.splat(x, ty.lanes), e.splat(y, ty.lanes));
                let sum = e.get(chain);
                let sum = if ty.dtype.is_float() {
                    e.push(Inst::Ternary(crate::ir::TernaryOp::Fma, x, y, sum), ty.dtype, ty.lanes)
                } else {
                    let product = e.push(Inst::Binary(BinaryOp::Mul, x, y), ty.dtype, ty.lanes);
                    e.push(Inst::Binary(BinaryOp::Add, sum, product), ty.dtype, ty.lanes)
                };
                e.set(chain, sum);
            });
            inner.last().into_iter().for_each(|r| self.copy[r.0 as usize] = 0);
        }
    }
}
