//! Rows against keys by a group of threads: `Primitive::Stream`.
//!
//! A group has a block of rows and goes through the keys in tiles of as many steps as a reduction has partial results. For each tile it
//! computes the scores as products of two blocks in shared memory, makes of them what the reductions take, each thread for elements of its own,
//! and adds that to partial results in registers, or multiplies it with the tile's columns. It does so once for each phase: what a reduction needs of
//! another one is then a number for each row in shared memory. Nothing is kept for all keys.
//!
//! Tiles of keys that a mask leaves out for all rows of the block are not computed (`band.rs`); what they could still add is `group_band.rs`.
//!
//! The order of the additions is the contract's: a thread's elements all belong to one partial result of a row, and chunks are whole tiles.

use super::emit::{Binding, Block as Steps, Emitter};
use super::group::{Block, Group, RUN, Sums};
use super::group_rows::TEAM;
use super::ranges::RangeSet;
use super::reduce::CHUNK;
use super::schedule::GroupTile;
use super::stream::{Streamed, TILE, nearest};
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Id, Op, RangeId};
use crate::program::{GROUP_ALIGN, Inst, Memory, Value};
use rustc_hash::FxHashMap;

/// Elements of bf16 between the lines of what a matrix unit reads, whose ends would lie in the same banks.
const PAD: i64 = GROUP_ALIGN as i64 / 2;

/// What all phases have in common.
struct Stream {
    row: RangeId,
    key: RangeId,
    /// Rows of the block at most, its first one, and how many there are.
    rows: i64,
    start: Value,
    steps: Value,
    /// The keys that any of the block's rows needs, if that is not all of them: from and to whole tiles.
    band: Option<Steps>,
    group: Group,
    /// The shared array of operands.
    operands: u32,
    /// Shared arrays of f32, rows by keys: scores, and what is made of them for products.
    scores: Vec<u32>,
    found: Streamed,
    /// Shared arrays with a number for each row.
    kept: FxHashMap<Id, u32>,
    /// The thread's first key of a tile, and its first row; the rows from one of its elements to the next.
    column: Value,
    down: Value,
    apart: i64,
    /// The thread's number in its team, and the team's; how many teams there are.
    lane: Value,
    team: Value,
    teams: i64,
}

/// A reduction of a phase.
enum End {
    /// The partial results of the thread's rows.
    Partials(Id, BinaryOp, Vec<Value>),
    /// A product's block.
    Product(Box<Block>),
}

impl Emitter<'_> {
    /// Computes a block of rows and does the kernel's stores for it.
    pub(super) fn stream(&mut self, row: RangeId, key: RangeId) {
        let found = Streamed::of(self.kernel, self.deps, row, key).expect("the schedule was made for it");
        let mut s = self.make_stream(found, row, key);
        for id in s.found.own.clone() {
            self.own_reduction(&mut s, id);
        }
        let mut register = 0;
        let mut products = Vec::new();
        for phase in 0..s.found.phases.len() {
            let ends = self.phase(&s, phase, &mut register);
            for end in ends {
                match end {
                    End::Partials(id, op, partials) => self.combine_rows(&mut s, id, op, &partials),
                    End::Product(block) => products.push(*block),
                }
            }
        }
        let left: Vec<(Id, u32)> = s.band.map_or_else(Vec::new, |band| {
            let outside = |block: &Block| (block.dot, self.group_left_out(block, &s.group, band));
            products.iter().map(outside).collect()
        });
        for store in 0..self.kernel.stores.len() {
            self.stream_store(&s, store, &products, &left);
        }
    }

    fn make_stream(&mut self, found: Streamed, row: RangeId, key: RangeId) -> Stream {
        let (block, band) = (self.blocks[&row], self.blocks.remove(&key));
        let rows = self.schedule.block(row).expect("rows come in blocks");
        let tile = self.schedule.group_tile(found.scores[0]).expect("scores are a group's");
        let [height, width] = tile.steps();
        let size = rows / (i64::from(tile.row.1) * height)
            * (TILE / (i64::from(tile.column.1) * width))
            * tile.unit.map_or(1, |unit| unit.wave.into());
        self.program.group = size as u32;
        let thread = self.push(Inst::Thread, DType::I64, 1);
        let operands = self.shared_array(if tile.unit.is_some() { DType::BF16 } else { DType::F32 });
        let scores: Vec<u32> = found.scores.iter().map(|_| self.shared_array(DType::F32)).collect();
        scores.iter().for_each(|&array| self.share(array, rows * TILE));
        let (keys, team) = (self.int(TILE), self.int(TEAM));
        let [down, column] = [BinaryOp::Div, BinaryOp::Mod].map(|op| self.index_op(op, thread, keys));
        let [team, lane] = [BinaryOp::Div, BinaryOp::Mod].map(|op| self.index_op(op, thread, team));
        let group = Group { thread, size, shared: scores[0] };
        let (apart, teams, kept) = (size / TILE, size / TEAM, FxHashMap::default());
        Stream {
            row,
            key,
            rows,
            start: block.start,
            steps: block.steps,
            band,
            group,
            operands,
            scores,
            found,
            kept,
            column,
            down,
            apart,
            lane,
            team,
            teams,
        }
    }

    fn barrier(&mut self) {
        self.push(Inst::Barrier, DType::Bool, 1);
    }

    /// Runs `body` for a row of the block, with what is known of it; for the last one where there is no such row.
    fn at_row(&mut self, s: &Stream, (first, after): (Value, i64), body: &mut dyn FnMut(&mut Self)) {
        let offset = self.int(after);
        let number = self.index_op(BinaryOp::Add, first, offset);
        let there = if self.as_int(s.steps) == Some(s.rows) {
            number
        } else {
            let one = self.int(1);
            let last = self.index_difference(s.steps, one);
            self.push(Inst::Binary(BinaryOp::Min, number, last), DType::I64, 1)
        };
        let base = self.index_op(BinaryOp::Add, s.start, there);
        self.bind(s.row, Binding { base, lanes: 1, copies: 1 }, |e| {
            e.recall_kept(s, (first, after));
            body(e);
        });
    }

    /// Takes what is kept of a row from shared memory.
    fn recall_kept(&mut self, s: &Stream, (index, offset): (Value, i64)) {
        let mut kept: Vec<(Id, u32)> = s.kept.iter().map(|(&id, &array)| (id, array)).collect();
        kept.sort();
        for (id, array) in kept {
            let value = self.push(Inst::Load { memory: Memory::Shared(array), index, offset }, DType::F32, 1);
            self.remember(id, value);
        }
    }

    /// A reduction that has to do with one row: a team for each.
    fn own_reduction(&mut self, s: &mut Stream, id: Id) {
        let Op::Reduce { ranges, .. } = self.kernel.graph.op(id).clone() else { unreachable!("products are no row's own") };
        let array = self.shared_array(DType::F32);
        self.share(array, s.rows);
        for at in (0..s.rows).step_by(s.teams as usize) {
            self.at_row(s, (s.team, at), &mut |e| {
                e.team_reduction(id, &ranges, s.lane);
                let value = e.recall(id).expect("just computed");
                e.keep_number(s, (array, at), value);
            });
        }
        self.barrier();
        s.kept.insert(id, array);
    }

    /// A team's first thread stores its row's number.
    fn keep_number(&mut self, s: &Stream, (array, at): (u32, i64), value: Value) {
        let zero = self.int(0);
        let first = self.push(Inst::Binary(BinaryOp::CmpEq, s.lane, zero), DType::Bool, 1);
        self.open_if(first);
        self.push(Inst::Store { memory: Memory::Shared(array), index: s.team, offset: at, value }, DType::Bool, 1);
        self.close();
    }

    /// All tiles of the keys for one phase's reductions.
    fn phase(&mut self, s: &Stream, phase: usize, register: &mut i64) -> Vec<End> {
        let ids = s.found.phases[phase].clone();
        let mut ends: Vec<End> = ids.into_iter().map(|id| self.end(s, id, register)).collect();
        // What is multiplied with the columns lies where the scores were, or in arrays of its own.
        let mut number = 0;
        for end in &mut ends {
            if let End::Product(block) = end {
                self.make_weights(s, block, number);
                number += 1;
            }
        }
        let (zero, extent) = (self.int(0), self.int(self.kernel.extent(s.key)));
        let (low, high) = match s.band {
            Some(band) => (band.start, self.index_op(BinaryOp::Add, band.start, band.steps)),
            None => (zero, extent),
        };
        let any = s.band.map(|_| self.push(Inst::Binary(BinaryOp::CmpLt, low, high), DType::Bool, 1));
        any.into_iter().for_each(|any| self.open_if(any));
        for block in products_of(&mut ends) {
            self.fetch(block, &s.group, low);
        }
        any.into_iter().for_each(|_| self.close());
        let chains: Vec<(Vec<Value>, Vec<Value>)> = products_of(&mut ends)
            .filter_map(|b| match &b.sums {
                Sums::Variables(chains, totals) if !totals.is_empty() => Some((chains.clone(), totals.clone())),
                _ => None,
            })
            .collect();
        if chains.is_empty() {
            let first = self.open(low, high, TILE);
            self.stream_tile(s, phase, &ends, first, *register);
            self.close();
            return ends;
        }
        let (chunk, mask) = (self.int(CHUNK), self.int(-CHUNK));
        let whole = self.index_op(BinaryOp::And, low, mask);
        let from = self.open(whole, high, CHUNK);
        let steps = if s.band.is_none() && self.kernel.extent(s.key) % CHUNK == 0 { chunk } else { self.steps_left(from, high, chunk) };
        let start = match s.band {
            Some(_) => {
                let before = self.index_difference(low, from);
                self.index_op(BinaryOp::Max, before, zero)
            }
            None => zero,
        };
        let step = self.open(start, steps, TILE);
        let first = self.index_op(BinaryOp::Add, from, step);
        self.stream_tile(s, phase, &ends, first, *register);
        self.close();
        chains.iter().for_each(|(chains, totals)| self.flush(chains, totals));
        self.close();
        ends
    }

    fn end(&mut self, s: &Stream, id: Id, register: &mut i64) -> End {
        if let Op::Reduce { op, .. } = *self.kernel.graph.op(id) {
            let partials = (0..s.rows / s.apart).map(|_| self.variable(op.identity(DType::F32), 1)).collect();
            return End::Partials(id, op.binary(), partials);
        }
        let tile = self.schedule.group_tile(id).expect("products are a group's");
        let mut block = self.tile_block(s, id, &tile);
        let count = i64::from(tile.row.1) * i64::from(tile.column.1);
        block.sums = match tile.unit {
            None => self.sum_variables(block.row.own * block.column.own, block.depth),
            Some(unit) => self.sum_registers(unit, count, *register),
        };
        *register += if tile.unit.is_some() { count } else { 0 };
        self.make_fetched(&mut block.column, block.slab, &s.group);
        End::Product(Box::new(block))
    }

    /// The block of a product: of scores, or of columns along a range that nobody has split.
    fn tile_block(&mut self, s: &Stream, id: Id, tile: &GroupTile) -> Block {
        let [height, width] = tile.steps();
        let down = s.rows / (i64::from(tile.row.1) * height);
        let across = s.group.size / tile.unit.map_or(1, |unit| unit.wave.into()) / down;
        let (column, size) = (tile.column.0, across * i64::from(tile.column.1) * width);
        if column == s.key {
            return self.block_in(id, tile, &s.group, [down, across], (s.operands, true));
        }
        let (start, steps) = (self.int(0), self.int(self.kernel.extent(column)));
        self.blocks.insert(column, Steps { start, steps, size });
        let block = self.block_in(id, tile, &s.group, [down, across], (s.operands, false));
        self.blocks.remove(&column);
        block
    }

    /// Where a phase's product finds what is multiplied with its columns.
    fn make_weights(&mut self, s: &Stream, block: &mut Block, number: usize) {
        let unit = matches!(block.sums, Sums::Registers(..));
        let array = match s.scores.get(number).filter(|_| !unit) {
            Some(&array) => array,
            None => self.shared_array(if unit { DType::BF16 } else { DType::F32 }),
        };
        let line = TILE + if unit { PAD } else { 0 };
        self.share(array, s.rows * line * if unit { 2 } else { 1 });
        (block.row.shared, block.row.first, block.row.strides) = (array, 0, [line, 1]);
        block.row.rest = unit.then_some(s.rows * line);
    }

    /// One tile: its scores, what is made of them, and the products with its columns.
    fn stream_tile(&mut self, s: &Stream, phase: usize, ends: &[End], first: Value, register: i64) {
        let extent = self.kernel.extent(s.key);
        let (size, end) = (self.int(TILE), self.int(extent));
        let steps = if extent % TILE == 0 { size } else { self.steps_left(first, end, size) };
        self.scopes.push(Default::default());
        self.blocks.insert(s.key, Steps { start: first, steps, size: TILE });
        let bodies: Vec<Id> = s.found.phases[phase].iter().flat_map(|&id| self.kernel.graph.args(id).to_vec()).collect();
        let needed = nearest(self.kernel, self.deps, &bodies);
        for (number, &dot) in s.found.scores.iter().enumerate().filter(|(_, dot)| needed.contains(dot)) {
            self.score_tile(s, dot, s.scores[number], register);
        }
        self.blocks.remove(&s.key);
        self.barrier();
        self.elements(s, ends, first, &needed);
        let mut products = ends.iter().filter_map(|end| if let End::Product(block) = end { Some(block) } else { None });
        // The barriers of the slabs stand between what is made and its use.
        products.by_ref().for_each(|block| self.group_chunk(block, &s.group, (first, steps)));
        self.scopes.pop();
    }

    /// A tile of scores, into shared memory.
    fn score_tile(&mut self, s: &Stream, dot: Id, array: u32, register: i64) {
        let tile = self.schedule.group_tile(dot).expect("scores are a group's");
        let mut block = self.tile_block(s, dot, &tile);
        block.sums = match tile.unit {
            None => self.sum_variables(block.row.own * block.column.own, block.depth),
            Some(unit) => self.sum_registers(unit, i64::from(tile.row.1) * i64::from(tile.column.1), register),
        };
        self.group_slabs(&mut block, &s.group, true);
        let group = Group { thread: s.group.thread, size: s.group.size, shared: array };
        self.place_totals(&[&block], &group, 0..block.row.own, block.row.size);
    }

    /// What a phase's reductions take of a tile, each thread's elements.
    fn elements(&mut self, s: &Stream, ends: &[End], first: Value, needed: &[Id]) {
        let base = self.index_op(BinaryOp::Add, first, s.column);
        let extent = self.kernel.extent(s.key);
        if extent % TILE == 0 {
            return self.thread_elements(s, ends, base, needed);
        }
        let end = self.int(extent);
        let inside = self.push(Inst::Binary(BinaryOp::CmpLt, base, end), DType::Bool, 1);
        self.open_if(inside);
        self.thread_elements(s, ends, base, needed);
        self.close();
        let beyond = self.push(Inst::Binary(BinaryOp::CmpLe, end, base), DType::Bool, 1);
        self.open_if(beyond);
        let zero = self.constant(Scalar::f32(0.0));
        for after in (0..s.rows).step_by(s.apart as usize) {
            for end in ends {
                if let End::Product(block) = end {
                    self.store_weight(s, block, after, zero);
                }
            }
        }
        self.close();
    }

    fn thread_elements(&mut self, s: &Stream, ends: &[End], base: Value, needed: &[Id]) {
        let bodies: Vec<Id> = ends.iter().map(|end| self.body(s, end)).collect();
        self.bind(s.key, Binding { base, lanes: 1, copies: 1 }, |e| {
            e.hoist(&bodies, RangeSet::of(&[s.row]));
            for (at, after) in (0..s.rows).step_by(s.apart as usize).enumerate() {
                e.at_row(s, (s.down, after), &mut |e| {
                    for (&dot, &array) in s.found.scores.iter().zip(&s.scores).filter(|(dot, _)| needed.contains(dot)) {
                        let load = Inst::Load { memory: Memory::Shared(array), index: s.group.thread, offset: after * TILE };
                        let value = e.push(load, DType::F32, 1);
                        e.remember(dot, value);
                    }
                    e.hoist(&bodies, RangeSet::default());
                    let values: Vec<Value> = bodies.iter().map(|&body| e.eval(body)).collect();
                    for (end, value) in ends.iter().zip(values) {
                        match end {
                            End::Product(block) => e.store_weight(s, block, after, value),
                            End::Partials(_, op, partials) => {
                                let sum = e.get(partials[at]);
                                let sum = e.push(Inst::Binary(*op, sum, value), DType::F32, 1);
                                e.set(partials[at], sum);
                            }
                        }
                    }
                });
            }
        });
    }

    /// What a reduction takes of each row and key.
    fn body(&self, s: &Stream, end: &End) -> Id {
        match end {
            End::Partials(id, ..) => self.kernel.graph.args(*id)[0],
            End::Product(block) => {
                let args = self.kernel.graph.args(block.dot);
                if self.deps[args[0].0 as usize].contains(s.row) { args[0] } else { args[1] }
            }
        }
    }

    /// Puts what is multiplied with the columns where the product finds it. A matrix unit gets two halves of it: what bf16 holds of its bits,
    /// and what that leaves.
    fn store_weight(&mut self, s: &Stream, block: &Block, after: i64, value: Value) {
        let memory = Memory::Shared(block.row.shared);
        let Some(rest) = block.row.rest else {
            self.push(Inst::Store { memory, index: s.group.thread, offset: after * TILE, value }, DType::Bool, 1);
            return;
        };
        let line = self.int(block.row.strides[0]);
        let index = self.index_op(BinaryOp::Mul, s.down, line);
        let index = self.index_op(BinaryOp::Add, index, s.column);
        let (high, low) = self.halves(value);
        for (half, first) in [(high, 0), (low, rest)] {
            let offset = first + after * block.row.strides[0];
            self.push(Inst::Store { memory, index, offset, value: half }, DType::Bool, 1);
        }
    }

    /// The upper half of an f32, and that of the difference, as bf16.
    fn halves(&mut self, value: Value) -> (Value, Value) {
        let (sixteen, mask) = (self.constant(Scalar::from_i64(DType::U32, 16)), self.constant(Scalar::from_i64(DType::U32, 0xffff_0000)));
        let upper = |e: &mut Self, value: Value| {
            let bits = e.push(Inst::Bitcast(value), DType::U32, 1);
            let half = e.push(Inst::Binary(BinaryOp::Shr, bits, sixteen), DType::U32, 1);
            let half = e.push(Inst::Cast(half), DType::U16, 1);
            (bits, e.push(Inst::Bitcast(half), DType::BF16, 1))
        };
        let (bits, high) = upper(self, value);
        let wide = self.push(Inst::Binary(BinaryOp::And, bits, mask), DType::U32, 1);
        let wide = self.push(Inst::Bitcast(wide), DType::F32, 1);
        let left = self.push(Inst::Binary(BinaryOp::Sub, value, wide), DType::F32, 1);
        // An infinity leaves nothing.
        let (zero, whole) = (self.constant(Scalar::f32(0.0)), self.push(Inst::Binary(BinaryOp::CmpEq, value, wide), DType::Bool, 1));
        let left = self.push(Inst::Ternary(crate::ir::TernaryOp::Where, whole, zero, left), DType::F32, 1);
        (high, upper(self, left).1)
    }

    /// The tree over the rows' partial results: through shared memory, so that each team has its rows'.
    fn combine_rows(&mut self, s: &mut Stream, id: Id, op: BinaryOp, partials: &[Value]) {
        let memory = Memory::Shared(s.scores[0]);
        self.barrier();
        for (&partial, after) in partials.iter().zip((0..).step_by(s.apart as usize)) {
            let value = self.get(partial);
            self.push(Inst::Store { memory, index: s.group.thread, offset: after * TILE, value }, DType::Bool, 1);
        }
        self.barrier();
        let array = self.shared_array(DType::F32);
        self.share(array, s.rows);
        let tile = self.int(TILE);
        let index = self.index_op(BinaryOp::Mul, s.team, tile);
        let index = self.index_op(BinaryOp::Add, index, s.lane);
        for at in (0..s.rows).step_by(s.teams as usize) {
            let parts = (0..TILE / TEAM).map(|part| at * TILE + part * TEAM);
            let values = parts.map(|offset| self.push(Inst::Load { memory, index, offset }, DType::F32, 1)).collect();
            let value = self.exchange_tree(op, values, s.lane);
            self.keep_number(s, (array, at), value);
        }
        self.barrier();
        s.kept.insert(id, array);
    }

    /// A store for the rows of the block.
    fn stream_store(&mut self, s: &Stream, store: usize, products: &[Block], left: &[(Id, u32)]) {
        let (index, value, ranges) = {
            let store = &self.kernel.stores[store];
            (store.index, store.value, store.ranges.clone())
        };
        let needed = nearest(self.kernel, self.deps, &[index, value]);
        let blocks: Vec<&Block> = products.iter().filter(|b| needed.contains(&b.dot)).collect();
        self.barrier();
        let (extent, size) = match (ranges.first(), blocks.first()) {
            (None, _) => (1, 1),
            (Some(&r), None) => (self.kernel.extent(r), self.kernel.extent(r)),
            (Some(&r), Some(block)) => (self.kernel.extent(r), block.column.size),
        };
        if let Some(block) = blocks.first() {
            self.share(s.group.shared, s.rows * size * blocks.len() as i64);
            self.place_totals(&blocks, &s.group, 0..block.row.own, s.rows);
            self.barrier();
        }
        let wide = if size % RUN == 0 && extent % RUN == 0 { RUN } else { 1 };
        let (end, wide_value, size_value) = (self.int(s.rows * size), self.int(wide), self.int(size));
        let start = self.index_op(BinaryOp::Mul, s.group.thread, wide_value);
        let number = self.open(start, end, s.group.size * wide);
        let [down, across] = [BinaryOp::Div, BinaryOp::Mod].map(|op| self.index_op(op, number, size_value));
        let mut inside = None;
        if self.as_int(s.steps) != Some(s.rows) {
            inside = Some(self.push(Inst::Binary(BinaryOp::CmpLt, down, s.steps), DType::Bool, 1));
        }
        if size != extent {
            let extent = self.int(extent);
            let there = self.push(Inst::Binary(BinaryOp::CmpLt, across, extent), DType::Bool, 1);
            inside = Some(inside.map_or(there, |also| self.push(Inst::Binary(BinaryOp::And, also, there), DType::Bool, 1)));
        }
        inside.into_iter().for_each(|inside| self.open_if(inside));
        self.at_row(s, (down, 0), &mut |e| match ranges.first() {
            None => e.store_loops(&[store], &[], false),
            Some(&r) => e.bind(r, Binding { base: across, lanes: 1, copies: wide as u8 }, |e| {
                for (at, b) in (0..).zip(&blocks) {
                    e.each_copy(&[(r, wide as u8)], &mut |e, copy| {
                        let offset = at * s.rows * size + copy as i64;
                        let mut value = e.push(Inst::Load { memory: Memory::Shared(s.group.shared), index: number, offset }, DType::F32, 1);
                        if let Some((_, array)) = left.iter().find(|(dot, _)| *dot == b.dot) {
                            let load = Inst::Load { memory: Memory::Shared(*array), index: across, offset: copy as i64 };
                            let outside = e.push(load, DType::F32, 1);
                            value = e.push(Inst::Binary(BinaryOp::Add, value, outside), DType::F32, 1);
                        }
                        e.remember(b.dot, value);
                    });
                }
                e.store_loops(&[store], &[], false);
            }),
        });
        inside.into_iter().for_each(|_| self.close());
        self.close();
    }
}

fn products_of(ends: &mut [End]) -> impl Iterator<Item = &mut Box<Block>> {
    ends.iter_mut().filter_map(|end| if let End::Product(block) = end { Some(block) } else { None })
}
