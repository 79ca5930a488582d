//! Bands of keys for a group of threads: which tiles a block of rows needs, and what the others add to its products.
//!
//! A band is that of `band.rs`, and so is the reasoning: products with the columns outside of it are of +0 with some factor, and only an
//! infinite or NaN factor, or the sign of a zero, can be seen in the totals. All orders of adding these give the same, so all threads share
//! the work.

use super::emit::{Binding, Block as Steps, Emitter};
use super::group::{Block, Group};
use super::ranges::RangeSet;
use super::reduce::CHUNK;
use super::stream::TILE;
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, TernaryOp};
use crate::program::{Inst, Memory, Value};

/// Keys that a thread loads side by side, so that it does not wait for each.
const TOGETHER: i64 = 16;

impl Emitter<'_> {
    /// What the steps outside of a band add to each of a product's columns, in a shared array of its own. All threads come here.
    pub(super) fn group_left_out(&mut self, b: &Block, group: &Group, band: Steps) -> u32 {
        let array = self.shared_array(DType::F32);
        self.share(array, b.column.size);
        let parts = (group.size / b.column.size).max(1);
        self.share(group.shared, parts * b.column.size);
        self.push(Inst::Barrier, DType::Bool, 1);
        let [width, end] = [b.column.size, parts * b.column.size].map(|n| self.int(n));
        let place = self.open(group.thread, end, group.size);
        let [part, column] = [BinaryOp::Div, BinaryOp::Mod].map(|op| self.index_op(op, place, width));
        let sum = self.part_left_out(b, band, (part, parts), column);
        self.push(Inst::Store { memory: Memory::Shared(group.shared), index: place, offset: 0, value: sum }, DType::Bool, 1);
        self.close();
        self.push(Inst::Barrier, DType::Bool, 1);
        let column = self.open(group.thread, width, group.size);
        let mut sum = self.whole_group_chunk_left_out(b, band);
        for part in 0..parts {
            let load = Inst::Load { memory: Memory::Shared(group.shared), index: column, offset: part * b.column.size };
            let value = self.push(load, DType::F32, 1);
            sum = self.push(Inst::Binary(BinaryOp::Add, sum, value), DType::F32, 1);
        }
        self.push(Inst::Store { memory: Memory::Shared(array), index: column, offset: 0, value: sum }, DType::Bool, 1);
        self.close();
        self.push(Inst::Barrier, DType::Bool, 1);
        array
    }

    /// +0 if the contract has a chunk that is nothing but left out, else -0.
    fn whole_group_chunk_left_out(&mut self, b: &Block, band: Steps) -> Value {
        let end = self.index_op(BinaryOp::Add, band.start, band.steps);
        let (chunk, last) = (self.int(CHUNK.min(b.depth)), self.int((b.depth - 1) / CHUNK * CHUNK));
        let first = self.push(Inst::Binary(BinaryOp::CmpLe, chunk, band.start), DType::Bool, 1);
        let last = self.push(Inst::Binary(BinaryOp::CmpLe, end, last), DType::Bool, 1);
        let whole = self.push(Inst::Binary(BinaryOp::Or, first, last), DType::Bool, 1);
        let [plus, minus] = [0.0, -0.0].map(|zero| self.constant(Scalar::f32(zero)));
        self.push(Inst::Ternary(TernaryOp::Where, whole, plus, minus), DType::F32, 1)
    }

    /// A thread's part of a column: every so many tiles before the band, and behind it.
    fn part_left_out(&mut self, b: &Block, band: Steps, (part, parts): (Value, i64), column: Value) -> Value {
        let [before, after] = [0.0, -0.0].map(|start| self.variable(Scalar::f32(start), 1));
        let extent = self.kernel.extent(b.column.span.range);
        let inside = (b.column.size != extent).then(|| {
            let extent = self.int(extent);
            self.push(Inst::Binary(BinaryOp::CmpLt, column, extent), DType::Bool, 1)
        });
        inside.into_iter().for_each(|inside| self.open_if(inside));
        let (zero, whole, depth) = (self.int(0), self.int(b.depth / TILE * TILE), self.int(b.depth));
        let end = self.index_op(BinaryOp::Add, band.start, band.steps);
        // A band starts and ends at whole tiles, or where the depth ends.
        let low = self.index_op(BinaryOp::Min, band.start, whole);
        for (from, to, sum) in [(zero, low, before), (end, whole, after)] {
            let tile = self.int(TILE);
            let first = self.index_op(BinaryOp::Mul, part, tile);
            let first = self.index_op(BinaryOp::Add, from, first);
            let tile_start = self.open(first, to, parts * TILE);
            let step = self.open(zero, tile, TOGETHER);
            let key = self.index_op(BinaryOp::Add, tile_start, step);
            self.add_zeros_times(b, (key, TOGETHER), column, sum);
            self.close();
            self.close();
        }
        if b.depth % TILE != 0 {
            let from = self.index_op(BinaryOp::Max, end, whole);
            let first = self.index_op(BinaryOp::Add, from, part);
            let key = self.open(first, depth, parts);
            self.add_zeros_times(b, (key, 1), column, after);
            self.close();
        }
        inside.into_iter().for_each(|_| self.close());
        let [before, after] = [before, after].map(|sum| self.get(sum));
        let minus = self.constant(Scalar::f32(-0.0));
        let before = self.push(Inst::Binary(BinaryOp::Mul, before, minus), DType::F32, 1);
        self.push(Inst::Binary(BinaryOp::Add, before, after), DType::F32, 1)
    }

    /// sum = 0 v + sum for so many steps of the depth from one on.
    fn add_zeros_times(&mut self, b: &Block, (key, count): (Value, i64), column: Value, sum: Value) {
        let count = count as u8;
        self.bind(b.column.span.range, Binding { base: column, lanes: 1, copies: 1 }, |e| {
            e.bind(b.flat, Binding { base: key, lanes: 1, copies: count }, |e| {
                e.hoist(&[b.column.node], RangeSet::of(&[b.flat]));
                let mut factors = Vec::new();
                e.each_copy(&[(b.flat, count)], &mut |e, _| factors.push(e.eval(b.column.node)));
                let zero = e.constant(Scalar::f32(0.0));
                for factor in factors {
                    let (factor, so_far) = (e.widened(factor), e.get(sum));
                    let value = e.push(Inst::Ternary(TernaryOp::Fma, zero, factor, so_far), DType::F32, 1);
                    e.set(sum, value);
                }
            });
        });
    }
}
