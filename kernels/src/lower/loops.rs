//! The loop nest: the domain, what is moved out of a loop, and the stores.

use super::emit::{Binding, Block, Emitter};
use super::ranges::RangeSet;
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Id, Op, ParamId, RangeId, Store};
use crate::program::{Inst, Value};

/// One loop of the domain's nest.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Level {
    /// Over blocks of this many steps.
    Blocks(RangeId, i64),
    /// Over tiles, of the block if there is one.
    Tiles(RangeId),
}

impl Emitter<'_> {
    /// The kernel's outer loops, the first of them as work items.
    pub(super) fn domain(&mut self) {
        let order = self.schedule.order(self.kernel);
        let levels = self.levels(&order);
        // The steps of a block are its work item's.
        let parallel = self.schedule.parallel().min(order.len());
        if self.kernel.volume(&order) == 0 {
            self.program.items = 0;
            return;
        }
        let counts: Vec<i64> = levels[..parallel].iter().map(|&l| self.steps_of(l)).collect();
        self.program.items = counts.iter().product();
        self.form_team();
        let mut rest = self.push(Inst::Item, DType::I64, 1);
        let mut numbers = Vec::new();
        for (i, &n) in counts.iter().enumerate().rev() {
            if i == 0 {
                numbers.push(rest);
            } else {
                let n = self.int(n);
                numbers.push(self.push(Inst::Binary(BinaryOp::Mod, rest, n), DType::I64, 1));
                rest = self.push(Inst::Binary(BinaryOp::Div, rest, n), DType::I64, 1);
            }
        }
        numbers.reverse();
        self.level(&levels, &numbers, 0);
    }

    /// A split range stands in the order with its blocks; its tiles come last.
    fn levels(&self, order: &[RangeId]) -> Vec<Level> {
        let split = |r: &RangeId| self.schedule.block(*r);
        let outer = order.iter().map(|r| split(r).map_or(Level::Tiles(*r), |n| Level::Blocks(*r, n)));
        let inner = order.iter().filter(|r| split(r).is_some()).map(|r| Level::Tiles(*r));
        outer.chain(inner).collect()
    }

    /// Iterations of a level, the last one perhaps not a full one.
    fn steps_of(&self, level: Level) -> i64 {
        let (r, step) = match level {
            Level::Blocks(r, n) => (r, n),
            Level::Tiles(r) => (r, self.pipelined(r).map_or(self.tile(r), |rows| rows.steps)),
        };
        (self.kernel.extent(r) as u64).div_ceil(step as u64) as i64
    }

    /// Steps of a domain range that one iteration does: lanes times copies.
    fn tile(&self, r: RangeId) -> i64 {
        let (lanes, copies) = self.width(r);
        lanes as i64 * copies as i64
    }

    /// Lanes and copies of a range by the schedule; a range inside another one's vector has no lanes of its own. Of the domain's ranges,
    /// only the outermost one has any, also where it is done in single steps: work items are counted once for all of them.
    pub(super) fn width(&self, r: RangeId) -> (u8, u8) {
        let inside = self.vector().is_some_and(|(v, _)| v != r);
        let second = || self.kernel.domain.contains(&r) && self.domain_vector() != Some(r);
        let lanes = if inside || second() { 1 } else { self.schedule.lanes(r) };
        (lanes, self.schedule.copies(r))
    }

    /// The domain's outermost range with lanes.
    fn domain_vector(&self) -> Option<RangeId> {
        let levels = self.levels(&self.schedule.order(self.kernel));
        levels.into_iter().find_map(|level| match level {
            Level::Tiles(r) if self.schedule.lanes(r) > 1 => Some(r),
            _ => None,
        })
    }

    fn level(&mut self, levels: &[Level], numbers: &[Value], depth: usize) {
        let Some(&level) = levels.get(depth) else { return self.phases() };
        let roots: Vec<Id> = self.kernel.stores.iter().flat_map(|s| [s.index, s.value]).collect();
        let bound = RangeSet::of(&self.bound.keys().copied().collect::<Vec<_>>());
        let all: Vec<RangeId> = (0..self.kernel.ranges.len() as u32).map(RangeId).collect();
        self.hoist(&roots, RangeSet::of(&all).minus(bound));
        let number = numbers.get(depth).copied();
        match level {
            Level::Blocks(r, size) => self.blocks(levels, numbers, depth, r, size),
            Level::Tiles(r) if let Some(rows) = self.pipelined(r) => self.pipeline(&rows, number),
            Level::Tiles(r) => {
                let next = |e: &mut Self| {
                    let single = matches!(e.bound[&r], Binding { lanes: 1, copies: 1, .. }) && !e.blocks.contains_key(&r);
                    let staged = if single { e.stage_all(r) } else { Some(Vec::new()) };
                    let Some(staged) = staged else { return };
                    e.level(levels, numbers, depth + 1);
                    staged.into_iter().for_each(|id| drop(e.packed.remove(&id)));
                };
                match number {
                    Some(number) => self.item_tile(r, number, next),
                    None => {
                        let (lanes, copies) = self.width(r);
                        self.tiled(r, lanes, copies, next);
                    }
                }
            }
        }
    }

    /// The tile of a range that is this work item's.
    fn item_tile(&mut self, r: RangeId, number: Value, next: impl FnMut(&mut Self)) {
        let (lanes, copies) = self.width(r);
        let (extent, tile) = (self.kernel.extent(r), self.tile(r));
        let tile_value = self.int(tile);
        let base = self.index_op(BinaryOp::Mul, number, tile_value);
        if extent % tile == 0 {
            return self.bind(r, Binding { base, lanes, copies }, next);
        }
        let mut next = next;
        self.split_full(number, extent / tile, |e| e.bind(r, Binding { base, lanes, copies }, &mut next));
        self.open_partial(number, extent / tile, |e| {
            let zero = e.int(0);
            e.tail(r, zero, extent / tile * tile, extent, lanes, copies, &mut next);
        });
    }

    /// Runs `body` where the number is one of the first `full`.
    fn split_full(&mut self, number: Value, full: i64, body: impl FnOnce(&mut Self)) {
        if full > 0 {
            let full = self.int(full);
            let whole = self.push(Inst::Binary(BinaryOp::CmpLt, number, full), DType::Bool, 1);
            self.open_if(whole);
            body(self);
            self.close();
        }
    }

    /// Runs `body` where the number comes after the first `full`.
    fn open_partial(&mut self, number: Value, full: i64, body: impl FnOnce(&mut Self)) {
        let full = self.int(full);
        let partial = self.push(Inst::Binary(BinaryOp::CmpLe, full, number), DType::Bool, 1);
        self.open_if(partial);
        body(self);
        self.close();
    }

    /// A loop over blocks of a range, or this work item's block. Every block runs the same code: the last one has fewer steps.
    fn blocks(&mut self, levels: &[Level], numbers: &[Value], depth: usize, r: RangeId, size: i64) {
        let extent = self.kernel.extent(r);
        let size = size.min(extent);
        let (step, end) = (self.int(size), self.int(extent));
        let looped = numbers.get(depth).is_none() && size < extent;
        let start = match numbers.get(depth) {
            Some(&number) => self.index_op(BinaryOp::Mul, number, step),
            None if looped => {
                let zero = self.int(0);
                self.open(zero, end, size)
            }
            None => self.int(0),
        };
        self.scopes.push(Default::default());
        let steps = if extent % size == 0 { step } else { self.steps_left(start, end, step) };
        self.blocks.insert(r, Block { start, steps, size });
        let bands = self.enter_bands(r);
        if let Some(staged) = self.stage_all(r) {
            self.level(levels, numbers, depth + 1);
            staged.into_iter().for_each(|id| drop(self.packed.remove(&id)));
        }
        self.blocks.retain(|range, _| !bands.contains(range));
        self.blocks.remove(&r);
        self.scopes.pop();
        if looped {
            self.close();
        }
    }

    /// min(size, end - start).
    pub(super) fn steps_left(&mut self, start: Value, end: Value, size: Value) -> Value {
        let left = self.push(Inst::Binary(BinaryOp::Sub, end, start), DType::I64, 1);
        self.push(Inst::Binary(BinaryOp::Min, left, size), DType::I64, 1)
    }

    /// Runs `body` with a range bound, in a scope of its own.
    pub(super) fn bind(&mut self, r: RangeId, binding: Binding, mut body: impl FnMut(&mut Self)) {
        let Some(outer) = self.bound.insert(r, binding) else {
            self.scopes.push(Default::default());
            body(self);
            self.scopes.pop();
            self.bound.remove(&r);
            return;
        };
        // Bound a second time, by a reduction inside a loop that it does not depend on: what was computed for the outer binding is
        // another thing.
        let scopes = std::mem::replace(&mut self.scopes, vec![Default::default()]);
        body(self);
        self.scopes = scopes;
        self.bound.insert(r, outer);
    }

    /// A loop over a whole range, or over its block: full tiles first, then single vectors, then single steps.
    pub(super) fn tiled(&mut self, r: RangeId, lanes: u8, copies: u8, mut body: impl FnMut(&mut Self)) {
        let tile = lanes as i64 * copies as i64;
        let (first, extent) = match self.blocks.get(&r).copied() {
            None => (self.int(0), self.kernel.extent(r)),
            Some(block) => match self.as_int(block.steps) {
                Some(steps) => (block.start, steps),
                None => return self.tiled_block(r, block, lanes, copies, &mut body),
            },
        };
        let full = extent / tile * tile;
        self.steps(r, first, 0, full, lanes, copies, &mut body);
        if tile > 1 {
            self.tail(r, first, full, extent, lanes, copies, body);
        }
    }

    /// The same over a block whose number of steps is known only when it runs.
    fn tiled_block(&mut self, r: RangeId, block: Block, lanes: u8, copies: u8, body: &mut impl FnMut(&mut Self)) {
        let end = self.index_op(BinaryOp::Add, block.start, block.steps);
        let mut start = block.start;
        let mut widths = vec![(lanes, copies), (lanes, 1), (1, 1)];
        widths.dedup();
        for (lanes, copies) in widths {
            let tile = lanes as i64 * copies as i64;
            let stop = if tile == 1 { end } else { self.last_whole(start, end, tile) };
            let base = self.open(start, stop, tile);
            self.bind(r, Binding { base, lanes, copies }, &mut *body);
            self.close();
            start = stop;
        }
    }

    /// Where the whole tiles from `start` on end.
    pub(super) fn last_whole(&mut self, start: Value, end: Value, tile: i64) -> Value {
        let tile = self.int(tile);
        let steps = self.push(Inst::Binary(BinaryOp::Sub, end, start), DType::I64, 1);
        let over = self.push(Inst::Binary(BinaryOp::Mod, steps, tile), DType::I64, 1);
        self.push(Inst::Binary(BinaryOp::Sub, end, over), DType::I64, 1)
    }

    /// What is left of a range from step `start` after `first` on, less than a tile.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn tail(
        &mut self,
        r: RangeId,
        first: Value,
        start: i64,
        extent: i64,
        lanes: u8,
        copies: u8,
        mut body: impl FnMut(&mut Self),
    ) {
        let mut start = start;
        if copies > 1 && lanes > 1 {
            let end = start + (extent - start) / lanes as i64 * lanes as i64;
            self.steps(r, first, start, end, lanes, 1, &mut body);
            start = end;
        }
        self.steps(r, first, start, extent, 1, 1, &mut body);
    }

    /// A loop over steps `start..end` after `first`, a multiple of the tile; none if that is a single tile.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn steps(
        &mut self,
        r: RangeId,
        first: Value,
        start: i64,
        end: i64,
        lanes: u8,
        copies: u8,
        body: &mut impl FnMut(&mut Self),
    ) {
        let tile = lanes as i64 * copies as i64;
        if start >= end {
            return;
        }
        let begin = self.int(start);
        let begin = self.index_op(BinaryOp::Add, first, begin);
        if end - start == tile {
            return self.bind(r, Binding { base: begin, lanes, copies }, body);
        }
        let end = self.int(end);
        let end = self.index_op(BinaryOp::Add, first, end);
        let base = self.open(begin, end, tile);
        self.bind(r, Binding { base, lanes, copies }, body);
        self.close();
    }

    /// Runs `body` for every combination of copies of these ranges.
    pub(super) fn each_copy(&mut self, ranges: &[(RangeId, u8)], body: &mut dyn FnMut(&mut Self, usize)) {
        let total: usize = ranges.iter().map(|(_, n)| *n as usize).product();
        for combination in 0..total {
            let mut rest = combination;
            for &(r, n) in ranges.iter().rev() {
                self.copy[r.0 as usize] = (rest % n as usize) as u8;
                rest /= n as usize;
            }
            body(self, combination);
        }
        for (r, _) in ranges {
            self.copy[r.0 as usize] = 0;
        }
    }

    /// Evaluates what a node is made of operation by operation, each for all copies, where it is vectors all along: chains of operations
    /// that wait for one another fill a processor's queues, and side by side they wait less.
    pub(super) fn side_by_side(&mut self, root: Id, copies: &[(RangeId, u8)]) {
        if copies.is_empty() || self.vector().is_none() {
            return;
        }
        let g = &self.kernel.graph;
        let (mut rest, mut found) = (vec![root], std::collections::BTreeSet::new());
        while let Some(id) = rest.pop() {
            let new = self.recall(id).is_none() && self.lanes_now(id) > 1 && self.has_vectors(g.dtype(id));
            let simple = matches!(g.op(id), Op::Unary(_) | Op::Binary(_) | Op::Ternary(_) | Op::Cast | Op::Bitcast);
            if new && simple && !self.packed.contains_key(&id) && found.insert(id) {
                rest.extend(g.args(id));
            }
        }
        for id in found {
            let own: Vec<(RangeId, u8)> = copies.iter().copied().filter(|(r, _)| self.deps[id.0 as usize].contains(*r)).collect();
            self.each_copy(&own, &mut |e, _| {
                e.eval(id);
            });
        }
    }

    // ---- what moves out of loops

    /// Evaluates, here and now, the largest parts of `roots` that do not depend on any of `inner`; gives them.
    pub(super) fn hoist(&mut self, roots: &[Id], inner: RangeSet) -> Vec<Id> {
        let mut found = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        for &root in roots {
            self.invariant(root, inner, false, &mut seen, &mut found);
        }
        self.hoist_reductions(&found);
        for &(id, is_index) in &found {
            if is_index {
                self.eval_index(id);
            } else {
                let copies = self.unrolled(id);
                self.side_by_side(id, &copies);
                self.each_copy(&copies, &mut |e, _| {
                    e.eval(id);
                });
            }
        }
        found.into_iter().map(|(id, _)| id).collect()
    }

    /// The part of an index that all copies and lanes share.
    fn eval_index(&mut self, id: Id) {
        let lane = self.lane.replace(0);
        self.eval(id);
        self.lane = lane;
    }

    fn invariant(
        &self,
        id: Id,
        inner: RangeSet,
        is_index: bool,
        seen: &mut rustc_hash::FxHashSet<(Id, bool, RangeSet)>,
        found: &mut Vec<(Id, bool)>,
    ) {
        if !seen.insert((id, is_index, inner)) {
            return;
        }
        let g = &self.kernel.graph;
        if matches!(g.op(id), Op::Const(_) | Op::Range(_)) {
            return;
        }
        // What is packed is read where the ranges are bound along which it is packed: more than it depends on, if it does not vary along one.
        if self.packed.get(&id).is_some_and(|packed| packed.dims.iter().any(|dim| !self.bound.contains_key(&dim.range))) {
            return;
        }
        if !self.deps[id.0 as usize].meets(inner) {
            let needs_lane = self.lanes(id) > 1 && !self.has_vectors(g.dtype(id));
            if is_index || !needs_lane {
                found.push((id, is_index));
            }
            return;
        }
        if self.packed.contains_key(&id) {
            return;
        }
        // The ranges of a reduction below are not bound yet either.
        let inner = match g.op(id) {
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => inner.union(RangeSet::of(ranges)),
            _ => inner,
        };
        let index_below = is_index || matches!(g.op(id), Op::Load(_));
        let inner = match g.op(id) {
            // What depends on a reduction's own ranges stays inside of it.
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => inner.union(RangeSet::of(ranges)),
            _ => inner,
        };
        for (i, &arg) in g.args(id).iter().enumerate() {
            self.invariant(arg, inner, index_below && i == 0 || is_index, seen, found);
        }
    }

    /// Reductions that are due now and run over the same ranges share their loops.
    fn hoist_reductions(&mut self, found: &[(Id, bool)]) {
        let mut levels: Vec<(usize, Id)> = Vec::new();
        let mut memo = rustc_hash::FxHashMap::default();
        for &(id, _) in found {
            self.reduction_level(id, &mut memo, &mut levels);
        }
        if self.schedule.in_turn().is_some_and(|together| levels.len() > together.into()) {
            return;
        }
        levels.sort();
        while let Some(&(level, first)) = levels.first() {
            let Op::Reduce { ranges, .. } = self.kernel.graph.op(first).clone() else { unreachable!("only reductions are listed") };
            let same = |id: Id| {
                matches!(self.kernel.graph.op(id), Op::Reduce { ranges: other, .. } if *other == ranges)
                    && self.deps[id.0 as usize] == self.deps[first.0 as usize]
            };
            let group: Vec<Id> = levels.iter().filter(|&&(l, id)| l == level && same(id)).map(|&(_, id)| id).collect();
            levels.retain(|(_, id)| !group.contains(id));
            let lanewise = self.lanes(first) > 1 && group.iter().any(|&id| !self.has_vectors(self.kernel.graph.dtype(id)));
            if !lanewise {
                self.reductions(&group, &ranges);
            }
        }
    }

    /// How many reductions lie below a node, one within another's operands; lists those not computed yet.
    fn reduction_level(&self, id: Id, memo: &mut rustc_hash::FxHashMap<Id, usize>, list: &mut Vec<(usize, Id)>) -> usize {
        if let Some(&level) = memo.get(&id) {
            return level;
        }
        let g = &self.kernel.graph;
        let mut level = 0;
        if self.recall(id).is_none() && !self.packed.contains_key(&id) {
            // What a reduction's body needs from inside its own loops is found when those are opened.
            let nested = matches!(g.op(id), Op::Reduce { .. } | Op::Dot { .. });
            for &arg in g.args(id) {
                let mut inside = Vec::new();
                level = level.max(self.reduction_level(arg, memo, &mut inside));
                let own =
                    if let Op::Reduce { ranges, .. } | Op::Dot { ranges } = g.op(id) { RangeSet::of(ranges) } else { RangeSet::default() };
                list.extend(inside.into_iter().filter(|(_, r)| !nested || !self.deps[r.0 as usize].meets(own)));
            }
            if let Op::Reduce { .. } = g.op(id) {
                list.push((level, id));
                level += 1;
            }
        }
        memo.insert(id, level);
        level
    }

    // ---- stores

    /// The stores, those over the same ranges in one loop nest.
    pub(super) fn phases(&mut self) {
        self.phases_but(&[]);
    }

    /// All of them but these.
    pub(super) fn phases_but(&mut self, later: &[usize]) {
        let mut done: Vec<bool> = (0..self.kernel.stores.len()).map(|i| later.contains(&i)).collect();
        for first in 0..done.len() {
            if done[first] {
                continue;
            }
            let store = &self.kernel.stores[first];
            let together = |s: &Store| !s.sequential && !store.sequential && s.ranges == store.ranges;
            let group: Vec<usize> = (first..done.len()).filter(|&i| i == first || !done[i] && together(&self.kernel.stores[i])).collect();
            group.iter().for_each(|&i| done[i] = true);
            self.store_all(&group);
        }
    }

    /// Stores over the same ranges.
    pub(super) fn store_all(&mut self, group: &[usize]) {
        let Store { ranges, sequential, .. } = self.kernel.stores[group[0]].clone();
        let values: Vec<Id> = group.iter().map(|&i| self.kernel.stores[i].value).collect();
        self.computing(&values, |e| match e.team {
            Some(thread) => e.team_stores(group, &ranges, sequential, thread),
            None => e.store_loops(group, &ranges, sequential),
        });
    }

    pub(super) fn store_loops(&mut self, group: &[usize], ranges: &[RangeId], sequential: bool) {
        let Some((&r, rest)) = ranges.split_first() else { return self.store_group(group) };
        let roots: Vec<Id> = group.iter().flat_map(|&i| [self.kernel.stores[i].index, self.kernel.stores[i].value]).collect();
        self.hoist(&roots, RangeSet::of(ranges));
        let (lanes, copies) = if sequential { (1, 1) } else { self.width(r) };
        self.tiled(r, lanes, copies, |e| e.store_loops(group, rest, sequential));
    }

    /// All values first, then all stores: a store may overwrite what another value reads.
    pub(super) fn store_group(&mut self, group: &[usize]) {
        let roots: Vec<Id> = group.iter().flat_map(|&i| [self.kernel.stores[i].index, self.kernel.stores[i].value]).collect();
        self.hoist(&roots, RangeSet::default());
        let mut copies: Vec<(RangeId, u8)> = self.bound.iter().filter(|(_, b)| b.copies > 1).map(|(r, b)| (*r, b.copies)).collect();
        copies.sort();
        let lanes = self.vector().map_or(1, |(_, lanes)| lanes);
        let mut values: Vec<Vec<Value>> = Vec::new();
        self.each_copy(&copies, &mut |e, _| {
            values.extend(group.iter().map(|&i| e.store_values(e.kernel.stores[i].value, lanes)).collect::<Vec<_>>())
        });
        let mut next = values.into_iter();
        self.each_copy(&copies, &mut |e, _| {
            for &i in group {
                let Store { param, index, .. } = e.kernel.stores[i];
                e.store_lanes(param, index, next.next().expect("as many as were made"));
            }
        });
    }

    /// One vector, or a scalar for each lane where the type has no vectors.
    fn store_values(&mut self, value: Id, lanes: u8) -> Vec<Value> {
        if lanes == 1 || self.has_vectors(self.kernel.graph.dtype(value)) {
            let one = self.eval(value);
            return vec![self.splat(one, lanes)];
        }
        (0..lanes).map(|lane| self.eval_lane(value, lane)).collect()
    }

    fn store_lanes(&mut self, param: ParamId, index: Id, values: Vec<Value>) {
        if let [value] = values[..] {
            return self.store(param, index, value);
        }
        for (lane, value) in values.into_iter().enumerate() {
            let saved = self.lane.replace(lane as u8);
            self.store(param, index, value);
            self.lane = saved;
        }
    }

    /// A variable that starts at a constant, in every lane.
    pub(super) fn variable(&mut self, start: Scalar, lanes: u8) -> Value {
        let scalar = self.constant(start);
        let value = self.splat(scalar, lanes);
        self.push(Inst::Var(value), start.dtype, lanes)
    }

    /// A variable's value.
    pub(super) fn get(&mut self, variable: Value) -> Value {
        let ty = self.program.ty(variable);
        self.push(Inst::Get(variable), ty.dtype, ty.lanes)
    }

    /// Sets a variable.
    pub(super) fn set(&mut self, variable: Value, value: Value) {
        self.push(Inst::Set(variable, value), DType::Bool, 1);
    }
}
