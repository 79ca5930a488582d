//! What lies beyond the caches: results too large to stay in them, and rows that are asked for before they are needed.

use super::defaults::{Planner, count};
use super::emit::{Binding, Emitter, Packed};
use super::product::{Among, Chunk, Product};
use super::ranges::Strides;
use super::schedule::Primitive;
use super::totals::Totals;
use crate::dtype::DType;
use crate::ir::{Access, BinaryOp, Id, Op, ParamId, RangeId};
use crate::program::{Inst, Memory, Value};

/// Bytes of a cache line.
const LINE: i64 = 64;

/// How far ahead of its loads a loop asks for what it copies: a processor notices by itself how they go on, but not across the end of a page or a
/// row, and memory takes as long to answer as copying this much.
const AHEAD: i64 = 8 << 10;

/// Steps of a piece of a tile's chains at least, and what their number is a multiple of: loops may be unrolled, and multiply in pairs.
const LEAST_PIECE: i64 = 16;
const PIECE_STEPS: i64 = 4;

impl Planner<'_> {
    /// The parameters that the kernel writes in vectors along one of `vectors` and does not read, and that have `least` bytes: reading each line
    /// before it is written would only cost, and whoever reads them next finds nothing in a cache anyway.
    pub(super) fn nontemporal(&self, vectors: &[RangeId], least: u32) -> Vec<Primitive> {
        let g = &self.kernel.graph;
        let mut strides = Strides::new(g, &self.deps);
        let mut along = |index: Id| vectors.iter().any(|&v| strides.of(index, v) == Some(1));
        let params = (0..self.kernel.params.len() as u32).map(ParamId);
        let far = params.filter(|&p| {
            let param = &self.kernel.params[p.0 as usize];
            let mut stores = self.kernel.stores.iter().filter(|s| s.param == p);
            param.access == Access::Write && self.bytes(p) >= least.into() && stores.all(|s| !s.sequential && along(s.index))
        });
        far.map(Primitive::Nontemporal).collect()
    }

    /// The same for a product. Its operands are read several times: where they and the result do not leave half of the last cache to others, the
    /// result leaves it to them. But what replaces a value of its own type that is read at the same index (as a step of an optimizer does) is
    /// likely to be written over it, in lines that are near by then.
    pub(super) fn nontemporal_product(&self, column: RangeId) -> Vec<Primitive> {
        let all: i64 = (0..self.kernel.params.len() as u32).map(|p| self.bytes(ParamId(p))).sum();
        let half = self.target.l3 / 2;
        let least = if all >= half.into() { self.target.l2.min(half) } else { half };
        let mut far = self.nontemporal(&[column], least);
        far.retain(|step| !matches!(step, Primitive::Nontemporal(param) if self.replaces(*param)));
        far
    }

    /// Whether a parameter is stored where one of its type and size is read.
    fn replaces(&self, param: ParamId) -> bool {
        let (g, params) = (&self.kernel.graph, &self.kernel.params);
        let shape = |p: ParamId| (params[p.0 as usize].len, params[p.0 as usize].dtype);
        let read = |index: Id| {
            let at = |id: Id| matches!(*g.op(id), Op::Load(p) if shape(p) == shape(param)) && g.args(id)[0] == index;
            g.ids().any(|id| self.used[id.0 as usize] && at(id))
        };
        self.kernel.stores.iter().any(|s| s.param == param && read(s.index))
    }

    fn bytes(&self, param: ParamId) -> i64 {
        let param = &self.kernel.params[param.0 as usize];
        param.len * param.dtype.size() as i64
    }

    /// Loads that several loops over a row need, the first of which waits for memory while it has little to do: the last one asks for the
    /// next row's elements. That is, where those are not near anyway, and stay near until then.
    pub(super) fn prefetched(&self, row: RangeId, vectors: &[RangeId], kept: &[Id]) -> Vec<Primitive> {
        let g = &self.kernel.graph;
        let mut strides = Strides::new(g, &self.deps);
        let inner = |id: Id| {
            let inside = (0..self.kernel.ranges.len() as u32).map(RangeId).filter(|r| !self.kernel.domain.contains(r));
            inside.filter(|&r| self.deps[id.0 as usize].contains(r)).map(|r| self.extent(r)).product::<i64>() * g.dtype(id).size() as i64
        };
        let mut steps = Vec::new();
        let mut near: i64 = kept.iter().map(|&id| inner(id)).sum();
        for load in g.ids().filter(|id| self.used[id.0 as usize]) {
            let Op::Load(param) = *g.op(load) else { continue };
            let index = g.args(load)[0];
            let rows = strides.of(index, row).is_some_and(|s| s * g.dtype(load).size() as i64 >= LINE);
            if !rows || self.bytes(param) <= self.target.l2 as i64 || !vectors.iter().any(|&v| strides.of(index, v) == Some(1)) {
                continue;
            }
            let loops = self.loops_with(load, kept);
            let bytes = 2 * inner(load);
            if loops.len() > 1 && near + bytes <= self.target.l2 as i64 * 3 / 4 {
                near += bytes;
                steps.push(Primitive::Prefetch { load, within: *loops.last().expect("there are several") });
            }
        }
        steps
    }

    /// What is computed by the loops that need a node, in the order that these run: reductions, what is kept, stores.
    fn loops_with(&self, node: Id, kept: &[Id]) -> Vec<Id> {
        let g = &self.kernel.graph;
        let ends = |id: Id| kept.contains(&id) || matches!(g.op(id), Op::Reduce { .. } | Op::Dot { .. });
        let reaches = |roots: &[Id]| {
            let (mut rest, mut seen) = (roots.to_vec(), rustc_hash::FxHashSet::default());
            while let Some(id) = rest.pop() {
                if id == node {
                    return true;
                }
                if seen.insert(id) && !ends(id) {
                    rest.extend(g.args(id));
                }
            }
            false
        };
        let used = |id: &Id| self.used[id.0 as usize];
        let reductions = g.ids().filter(used).filter(|&id| ends(id) && !kept.contains(&id)).filter(|&id| reaches(g.args(id)));
        let stages = kept.iter().copied().filter(|&id| reaches(g.args(id)));
        let stores = self.kernel.stores.iter().map(|s| s.value).filter(|&value| reaches(&[value]));
        reductions.chain(stages).chain(stores).collect()
    }
}

impl Emitter<'_> {
    /// Runs `body` as the loop that computes these nodes.
    pub(super) fn computing<R>(&mut self, nodes: &[Id], body: impl FnOnce(&mut Self) -> R) -> R {
        let outer = std::mem::replace(&mut self.computed, nodes.to_vec());
        let result = body(self);
        self.computed = outer;
        result
    }

    /// Runs `body` as the inside of a loop over `range` that reads `bytes` a step: loads ask for what the loop reads [`AHEAD`] bytes later.
    pub(super) fn asking_ahead<R>(&mut self, range: RangeId, bytes: i64, body: impl FnOnce(&mut Self) -> R) -> R {
        let at_once = self.bound.get(&range).map_or(1, |b| i64::from(b.lanes) * i64::from(b.copies));
        let steps = count(count(AHEAD, bytes), at_once) * at_once;
        let outer = self.ahead.replace((range, steps));
        let result = body(self);
        self.ahead = outer;
        result
    }

    /// Asks for what a load of a whole vector will read later, if that is wanted here: once for each cache line.
    pub(super) fn prefetch(&mut self, load: Id, memory: Memory, (base, offset): (Value, i64)) {
        let far = self.computed.iter().any(|&within| self.schedule.prefetches(load, within));
        let next_row = || Some((*self.schedule.order(self.kernel).last()?, 1)).filter(|_| far);
        let Some((range, steps)) = self.ahead.or_else(next_row) else { return };
        let index = self.kernel.graph.args(load)[0];
        let Some(stride) = self.strides.of(index, range).filter(|&stride| stride != 0) else { return };
        let size = self.kernel.graph.dtype(load).size() as i64;
        if self.lanes_now(load) as i64 * size >= LINE || offset * size % LINE == 0 {
            self.push(Inst::Prefetch { memory, index: base, offset: offset + steps * stride }, DType::Bool, 1);
        }
    }

    /// Runs `chains` for the steps of a chunk and asks for what the tile's end reads and is not near: a chunk goes through all of a block's totals
    /// before it comes to a tile again, and what the stores take beside them nobody has read yet. The chains take longer to compute than memory
    /// to answer. But only some two dozen lines can be on their way from memory to a core: asked for at once, what the stores take would
    /// hold up the chains as long as it would hold up the end. So there is a piece of the chains for each row of the tile, with that row's
    /// lines before it.
    pub(super) fn asking_for_end(&mut self, p: &Product, chunk: Chunk, chains: &mut dyn FnMut(&mut Self, Chunk)) {
        let (totals, loads) = (p.totals.waiting(chunk.place), self.loads_of_stores(p));
        let row = p.row.map(|row| row.span.range).filter(|_| !loads.is_empty());
        let Some((row, tile)) = row.map(|row| (row, self.bound[&row])) else {
            self.ask_for_end(p, chunk, totals, &loads);
            return chains(self, chunk);
        };
        let depth = p.chunk.min(p.depth);
        let rows = count(tile.copies.into(), count(depth, LEAST_PIECE).min(tile.copies.into()));
        let steps = count(count(depth, count(tile.copies.into(), rows)), PIECE_STEPS) * PIECE_STEPS;
        let start = self.open(chunk.from, chunk.to, steps);
        let (steps_value, rows_value) = (self.int(steps), self.int(rows));
        let end = self.index_op(BinaryOp::Add, start, steps_value);
        let end = self.index_op(BinaryOp::Min, end, chunk.to);
        let number = self.index_difference(start, chunk.from);
        let number = self.index_op(BinaryOp::Div, number, steps_value);
        let first = self.index_op(BinaryOp::Mul, number, rows_value);
        let base = self.index_op(BinaryOp::Add, tile.base, first);
        self.bind(row, Binding { base, lanes: 1, copies: rows as u8 }, |e| e.ask_for_end(p, chunk, totals, &loads));
        let multiple = chunk.multiple.filter(|n| n % PIECE_STEPS == 0).map(|_| PIECE_STEPS);
        chains(self, Chunk { from: start, to: end, multiple, ..chunk });
        self.close();
    }

    /// Asks for what the end of the tile that is bound reads: its totals, and what the stores load.
    pub(super) fn ask_for_end(&mut self, p: &Product, chunk: Chunk, totals: Option<&Packed>, loads: &[Id]) {
        if let Some(totals) = totals {
            self.ask_for_tile(p, self.kernel.graph.dtype(p.dot).size(), &mut |e| {
                let (index, offset) = e.packed_address(totals);
                (Memory::Scratch(totals.scratch), index, offset)
            });
        }
        if loads.is_empty() {
            return;
        }
        let condition = if let Among::Several { last, .. } = chunk.place { Some(last) } else { None };
        condition.into_iter().for_each(|last| self.open_if(last));
        for &load in loads {
            let Op::Load(param) = *self.kernel.graph.op(load) else { unreachable!("only loads are asked for") };
            let index = self.kernel.graph.args(load)[0];
            self.ask_for_tile(p, self.kernel.graph.dtype(load).size(), &mut |e| {
                let (index, offset) = e.address(index);
                (Memory::Param(param), index, offset)
            });
        }
        condition.into_iter().for_each(|_| self.close());
    }

    /// Asks for every cache line of a tile's values that are at these places.
    fn ask_for_tile(&mut self, p: &Product, size: usize, place: &mut dyn FnMut(&mut Self) -> (Memory, Value, i64)) {
        let copies = self.tile_copies(p);
        let column = p.column.span.range;
        let vector = i64::from(self.bound[&column].lanes) * size as i64;
        self.each_copy(&copies, &mut |e, _| {
            if i64::from(e.copy[column.0 as usize]) * vector % LINE == 0 {
                let (memory, index, offset) = place(e);
                e.push(Inst::Prefetch { memory, index, offset }, DType::Bool, 1);
            }
        });
    }

    /// What the stores load beside a product whose tiles they take: one load of each parameter and index, in vectors, others for each row.
    pub(super) fn loads_of_stores(&mut self, p: &Product) -> Vec<Id> {
        let (Totals::Taken { .. }, Some(row)) = (&p.totals, p.row) else { return Vec::new() };
        let g = &self.kernel.graph;
        let mut rest: Vec<Id> = self.kernel.stores.iter().map(|s| s.value).collect();
        let (mut loads, mut seen) = (Vec::new(), rustc_hash::FxHashSet::default());
        while let Some(id) = rest.pop() {
            match g.op(id) {
                Op::Dot { .. } | Op::Reduce { .. } => {}
                Op::Load(param) => loads.push((*param, g.args(id)[0], id)),
                _ if seen.insert(id) => rest.extend(g.args(id)),
                _ => {}
            }
        }
        loads.sort();
        loads.dedup_by_key(|&mut (param, index, _)| (param, index));
        loads.retain(|&(_, index, _)| {
            let by_row = self.strides.of(index, row.span.range).is_some_and(|stride| stride != 0);
            by_row && self.strides.of(index, p.column.span.range) == Some(1)
        });
        loads.into_iter().map(|(.., load)| load).collect()
    }
}
