//! Products of bf16 operands by a matrix unit, which takes two steps of the depth at once (`MatrixUnit::pairs`), or more.
//!
//! Two steps lie side by side in what is packed: `[tile][k / 2][step of the side][k % 2]`, or the rows one after the other where they already
//! lie along the depth, or have to (`units.rs`). What is missing of the unit's depth at the end is zeros.

use super::emit::{Binding, Dim, Emitter, Packed};
use super::product::{Chunk, Product, SKEW, Side};
use super::ranges::RangeSet;
use super::stage::Span;
use crate::dtype::DType;
use crate::ir::{BinaryOp, RangeId};
use crate::program::{Inst, Memory, Value};

/// Products that the unit adds to each sum.
const DEPTH: u8 = 2;

impl Emitter<'_> {
    /// The chains of the tile that is bound: pairs of the rows' operand in all lanes times the columns' pairs.
    pub(super) fn pair_chains(&mut self, p: &Product, chunk: Chunk, copies: &[(RangeId, u8)], chains: &[Value]) {
        let (row, column) = (p.row.expect("pairs have rows"), p.column);
        let [rows, columns] = [row.operand, column.operand].map(|operand| self.packed[&operand].clone());
        let base = self.open(chunk.from, chunk.to, DEPTH as i64);
        self.bind(p.flat, Binding { base, lanes: 1, copies: DEPTH }, |e| {
            let pairs = e.side_loads(row.span.range, &rows, DEPTH);
            let vectors = e.side_loads(column.span.range, &columns, DEPTH * column.lanes);
            e.each_copy(copies, &mut |e, combination| {
                let [a, b] = [(row, &pairs), (column, &vectors)].map(|(side, all)| all[e.copy[side.span.range.0 as usize] as usize]);
                let chain = chains[combination];
                let sum = e.get(chain);
                let sum = e.push(Inst::MatrixMultiply { a, b, c: sum, depth: DEPTH }, DType::F32, column.lanes);
                e.set(chain, sum);
            });
        });
        self.close();
    }

    /// What is packed for each copy of a side, `lanes` elements from its first pair on.
    fn side_loads(&mut self, range: RangeId, packed: &Packed, lanes: u8) -> Vec<Value> {
        let mut loads = Vec::new();
        let copies = self.bound[&range].copies;
        self.each_copy(&[(range, copies)], &mut |e, _| {
            let (index, offset) = e.packed_address(packed);
            loads.push(e.push(Inst::Load { memory: Memory::Scratch(packed.scratch), index, offset }, DType::BF16, lanes));
        });
        loads
    }

    /// Packs an operand in pairs for a chunk, for all steps of its side.
    pub(super) fn pack_pairs(&mut self, p: &Product, side: &Side, chunk: Chunk) -> Packed {
        let unit = p.unit.expect("pairs are for one");
        let depth = (p.depth.min(p.chunk) as u64).next_multiple_of(unit.depth.into()) as i64;
        let range = side.span.range;
        let by_side = self.runs_along(side.operand, range, &p.inner);
        let by_depth = !by_side && self.runs_along(side.operand, p.flat, &[range]);
        if side.lanes == 1 && (by_depth || unit.rows > 1) {
            let stride = (depth as u64).next_multiple_of(SKEW as u64) as i64 + SKEW;
            let dims = vec![
                Dim { range: p.flat, start: chunk.from, step: 1, stride: 1 },
                Dim { range, start: side.span.start, step: stride, stride },
            ];
            let packed = Packed { scratch: self.scratch(DType::BF16, stride * side.padded()), dims };
            if by_depth {
                self.copy_rows(p, side, chunk, &packed);
            } else {
                self.rows_across(p, side, chunk, &packed, by_side);
            }
            self.odd_end(p, side, chunk, &packed);
            return packed;
        }
        let dims = vec![
            Dim { range: p.flat, start: chunk.from, step: side.width(), stride: 1 },
            Dim { range, start: side.span.start, step: depth + DEPTH as i64, stride: DEPTH as i64 },
        ];
        let packed = Packed { scratch: self.scratch(DType::BF16, (depth + DEPTH as i64) * side.padded()), dims };
        let lanes = if by_side { self.lanes_for(DType::BF16, side.width()) } else { 1 };
        let span = side.span;
        let end = self.index_op(BinaryOp::Add, span.start, span.steps);
        let whole = self.whole_steps(span.start, end, side.width());
        let even = self.whole_steps(chunk.from, chunk.to, DEPTH as i64);
        let scalars_from = if lanes > 1 {
            self.interleave(p, side, (chunk.from, even), &packed, lanes, whole);
            self.pair_scalars(p, side, (span.start, whole), (even, chunk.to), &packed);
            whole
        } else if by_depth && side.lanes > 1 {
            let deep = self.whole_steps(chunk.from, chunk.to, DEPTH as i64 * side.lanes as i64);
            self.each_vector(p, side, whole, &mut |e, tile, copy| {
                e.transposed(p, side, (chunk.from, deep), DEPTH, &mut |e, number, columns| {
                    e.store_pairs(p, side, &packed, (tile, copy, number), columns);
                });
            });
            self.pair_scalars(p, side, (span.start, whole), (deep, chunk.to), &packed);
            whole
        } else {
            span.start
        };
        self.pair_scalars(p, side, (scalars_from, end), (chunk.from, chunk.to), &packed);
        self.zero_beyond(side, |e, step| e.zero_pairs(p, side, step, chunk, &packed));
        self.odd_end(p, side, chunk, &packed);
        packed
    }

    /// Two steps of the depth at a time, vectors along the side.
    fn interleave(&mut self, p: &Product, side: &Side, (from, to): (Value, Value), packed: &Packed, lanes: u8, whole: Value) {
        let Span { range, start, .. } = side.span;
        let bytes = side.padded() * self.size(side.operand);
        self.hoist(&[side.operand], RangeSet::of(&[p.flat, range]));
        let number = self.open(from, to, DEPTH as i64);
        self.bind(p.flat, Binding { base: number, lanes: 1, copies: DEPTH }, |e| {
            e.hoist(&[side.operand], RangeSet::of(&[range]));
            let base = e.open(start, whole, side.width());
            let copies = (side.width() / lanes as i64) as u8;
            e.bind(range, Binding { base, lanes, copies }, |e| {
                e.each_copy(&[(range, copies)], &mut |e, _| {
                    let [even, odd] = [0, 1].map(|step| {
                        e.copy[p.flat.0 as usize] = step;
                        let value = e.asking_ahead(p.flat, bytes, |e| e.eval(side.operand));
                        e.splat(value, lanes)
                    });
                    e.copy[p.flat.0 as usize] = 0;
                    let order = (0..lanes).flat_map(|lane| [lane, lanes + lane]).collect();
                    let pairs = e.push(Inst::Shuffle(even, odd, order), DType::BF16, DEPTH * lanes);
                    e.store_packed(packed, pairs);
                });
            });
            e.close();
        });
        self.close();
    }

    /// Stores vectors of columns' pairs, one for each pair of the depth from `number` on.
    fn store_pairs(&mut self, p: &Product, side: &Side, packed: &Packed, (tile, copy, number): (Value, u8, Value), columns: Vec<Value>) {
        self.bind(side.span.range, Binding { base: tile, lanes: side.lanes, copies: side.copies }, |e| {
            e.copy[side.span.range.0 as usize] = copy;
            for (pair, &column) in columns.iter().enumerate() {
                let offset = e.int(pair as i64 * DEPTH as i64);
                let base = e.index_op(BinaryOp::Add, number, offset);
                e.bind(p.flat, Binding { base, lanes: 1, copies: 1 }, |e| e.store_packed(packed, column));
            }
            e.copy[side.span.range.0 as usize] = 0;
        });
    }

    /// One element at a time: steps of the side, steps of the depth from an even one on.
    pub(super) fn pair_scalars(&mut self, p: &Product, side: &Side, steps: (Value, Value), depth: (Value, Value), packed: &Packed) {
        let range = side.span.range;
        if [steps, depth].iter().any(|(a, b)| self.as_int(*a).zip(self.as_int(*b)).is_some_and(|(a, b)| a >= b)) {
            return;
        }
        self.hoist(&[side.operand], RangeSet::of(&[range, p.flat]));
        let step = self.open(steps.0, steps.1, 1);
        self.bind(range, Binding { base: step, lanes: 1, copies: 1 }, |e| {
            e.hoist(&[side.operand], RangeSet::of(&[p.flat]));
            let number = e.open(depth.0, depth.1, 1);
            e.bind(p.flat, Binding { base: number, lanes: 1, copies: 1 }, |e| {
                let value = e.eval(side.operand);
                e.store_pair_element(p, side, packed, value);
            });
            e.close();
        });
        self.close();
    }

    /// Zeros for a step beyond the block.
    pub(super) fn zero_pairs(&mut self, p: &Product, side: &Side, step: Value, chunk: Chunk, packed: &Packed) {
        let number = self.open(chunk.from, chunk.to, 1);
        self.bind(side.span.range, Binding { base: step, lanes: 1, copies: 1 }, |e| {
            e.bind(p.flat, Binding { base: number, lanes: 1, copies: 1 }, |e| {
                let zero = e.zero_of(DType::BF16);
                e.store_pair_element(p, side, packed, zero);
            });
        });
        self.close();
    }

    /// Zeros for what is missing of the unit's depth, for every step of the side. Only in the last chunk is there anything missing.
    fn odd_end(&mut self, p: &Product, side: &Side, chunk: Chunk, packed: &Packed) {
        let whole = (p.depth as u64).next_multiple_of(p.unit.map_or(1, |unit| unit.depth).into()) as i64;
        if p.depth == whole {
            return;
        }
        let Span { range, start, steps, .. } = side.span;
        let steps = self.round_up(steps, side.width());
        let end = self.index_op(BinaryOp::Add, start, steps);
        let (depth, last) = (self.int(p.depth), chunk.to);
        let ends = self.push(Inst::Binary(BinaryOp::CmpEq, last, depth), DType::Bool, 1);
        self.open_if(ends);
        let step = self.open(start, end, 1);
        self.bind(range, Binding { base: step, lanes: 1, copies: 1 }, |e| {
            let whole = e.int(whole);
            let number = e.open(depth, whole, 1);
            e.bind(p.flat, Binding { base: number, lanes: 1, copies: 1 }, |e| {
                let zero = e.zero_of(DType::BF16);
                e.store_pair_element(p, side, packed, zero);
            });
            e.close();
        });
        self.close();
        self.close();
    }

    /// Stores an element at the steps that are bound, which need not be a tile's or a pair's first.
    fn store_pair_element(&mut self, p: &Product, side: &Side, packed: &Packed, value: Value) {
        let [flat, dim] = packed.dims[..] else { unreachable!("a depth and a side") };
        let [number, step] = [(p.flat, flat.start), (side.span.range, dim.start)].map(|(r, start)| {
            let base = self.bound[&r].base;
            self.index_difference(base, start)
        });
        let [odd, within] = [(number, DEPTH as i64), (step, side.width())].map(|(value, n)| {
            let n = self.int(n);
            self.push(Inst::Binary(BinaryOp::Mod, value, n), DType::I64, 1)
        });
        let [pair, tile] = [(number, odd), (step, within)].map(|(a, b)| self.index_difference(a, b));
        let mut index = odd;
        for (value, by) in [(pair, flat.step), (tile, dim.step), (within, dim.stride)] {
            let by = self.int(by);
            let part = self.index_op(BinaryOp::Mul, value, by);
            index = self.index_op(BinaryOp::Add, index, part);
        }
        self.push(Inst::Store { memory: Memory::Scratch(packed.scratch), index, offset: 0, value }, DType::Bool, 1);
    }
}
