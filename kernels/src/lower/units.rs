//! Tiles of products by a matrix unit with registers (`MatrixUnit::tiles`).
//!
//! A tile of the product is two by two registers of sums, or fewer. The rows' operand is packed row by row, the columns' in pairs (`pairs.rs`), so
//! that a register's rows lie at a stride in both. The sums go to scratch memory, where the totals' code finds them.

use super::emit::{Binding, Dim, Emitter, Packed};
use super::product::{Chains, Chunk, Product, Side};
use super::ranges::RangeSet;
use super::stage::Span;
use super::target::MatrixUnit;
use crate::dtype::DType;
use crate::ir::{BinaryOp, RangeId};
use crate::program::{Inst, Memory, TileOp, TilePlace, Value};

impl Emitter<'_> {
    /// The sums of the tile that is bound over a chunk.
    pub(super) fn unit_tile(&mut self, p: &Product, chunk: Chunk, unit: MatrixUnit) -> Chains {
        let (row, column) = (p.row.expect("a matrix unit has rows"), p.column);
        let down = row.copies / unit.rows;
        let across = column.copies;
        let sum = |i: u8, j: u8| i * across + j;
        let [rows, columns] = [row.operand, column.operand].map(|operand| self.packed[&operand].clone());
        (0..down * across).for_each(|tile| self.tile_op(TileOp::Zero(tile)));
        let number = self.open(chunk.from, chunk.to, unit.depth.into());
        self.bind(p.flat, Binding { base: number, lanes: 1, copies: 1 }, |e| {
            let (first_row, first_column) = (down * across, down * across + down);
            for i in 0..down {
                let at = e.unit_place(&rows, (row.span.range, i * unit.rows), stride_of(&rows, row.span.range));
                e.tile_op(TileOp::Load(first_row + i, at));
            }
            for j in 0..across {
                // A row of the register is a pair of steps of the depth.
                let at = e.unit_place(&columns, (column.span.range, j), 2 * step_of(&columns, p.flat));
                e.tile_op(TileOp::Load(first_column + j, at));
            }
            for (i, j) in (0..down).flat_map(|i| (0..across).map(move |j| (i, j))) {
                e.tile_op(TileOp::Multiply { sums: sum(i, j), rows: first_row + i, columns: first_column + j });
            }
        });
        self.close();
        let scratch = self.scratch(DType::F32, row.width() * column.width());
        let sums = self.tile_scratch(p, scratch);
        let zero = self.int(0);
        for (i, j) in (0..down).flat_map(|i| (0..across).map(move |j| (i, j))) {
            let offset = i64::from(i * unit.rows) * column.width() + i64::from(j * unit.columns);
            let at = TilePlace { memory: Memory::Scratch(scratch), index: zero, offset, stride: column.width() };
            self.tile_op(TileOp::Store(sum(i, j), at));
        }
        Chains::Tile(sums)
    }

    fn tile_op(&mut self, op: TileOp) {
        self.push(Inst::Tile(op), DType::Bool, 1);
    }

    /// Where a register's rows are packed: those from one copy of a range on.
    fn unit_place(&mut self, packed: &Packed, (range, copy): (RangeId, u8), stride: i64) -> TilePlace {
        self.copy[range.0 as usize] = copy;
        let (index, offset) = self.packed_address(packed);
        self.copy[range.0 as usize] = 0;
        TilePlace { memory: Memory::Scratch(packed.scratch), index, offset, stride }
    }

    /// Packs rows one after the other that do not lie along the depth: square blocks of vectors along the side are transposed in registers.
    pub(super) fn rows_across(&mut self, p: &Product, side: &Side, chunk: Chunk, packed: &Packed, by_side: bool) {
        let Span { start, steps, .. } = side.span;
        let end = self.index_op(BinaryOp::Add, start, steps);
        let lanes = if by_side && self.has_vectors(DType::BF16) { self.schedule.widest() } else { 1 };
        let mut whole = start;
        if lanes > 1 {
            whole = self.whole_steps(start, end, lanes.into());
            let deep = self.whole_steps(chunk.from, chunk.to, lanes.into());
            self.transposed_blocks(p, side, [(start, whole), (chunk.from, deep)], lanes, packed);
            self.pair_scalars(p, side, (start, whole), (deep, chunk.to), packed);
        }
        self.pair_scalars(p, side, (whole, end), (chunk.from, chunk.to), packed);
        self.zero_beyond(side, |e, step| e.zero_pairs(p, side, step, chunk, packed));
    }

    fn transposed_blocks(&mut self, p: &Product, side: &Side, [down, along]: [(Value, Value); 2], lanes: u8, packed: &Packed) {
        let range = side.span.range;
        let one = |base, lanes, copies| Binding { base, lanes, copies };
        self.hoist(&[side.operand], RangeSet::of(&[range, p.flat]));
        let number = self.open(along.0, along.1, lanes.into());
        let step = self.open(down.0, down.1, lanes.into());
        let mut rows = Vec::new();
        self.bind(p.flat, one(number, 1, lanes), |e| {
            e.bind(range, one(step, lanes, 1), |e| {
                e.each_copy(&[(p.flat, lanes)], &mut |e, _| {
                    let vector = e.eval(side.operand);
                    rows.push(e.splat(vector, lanes));
                });
            });
        });
        let rows = self.transpose(rows, 1);
        self.bind(range, one(step, 1, lanes), |e| {
            e.bind(p.flat, one(number, lanes, 1), |e| {
                e.each_copy(&[(range, lanes)], &mut |e, copy| e.store_packed(packed, rows[copy]));
            });
        });
        self.close();
        self.close();
    }
}

fn dim(packed: &Packed, range: RangeId) -> &Dim {
    packed.dims.iter().find(|d| d.range == range).expect("a depth and a side")
}

fn stride_of(packed: &Packed, range: RangeId) -> i64 {
    dim(packed, range).stride
}

fn step_of(packed: &Packed, range: RangeId) -> i64 {
    dim(packed, range).step
}
