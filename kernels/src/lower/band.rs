//! The steps of a range that matter to a block of rows, where a mask leaves all others out.
//!
//! In causal attention the weights of a query are `where(key <= query, .., 0)`: beyond the last query of a block, all of them are zeros. If
//! every reduction over a range is masked by one comparison in this way, then for the rows of a block only the steps for which the
//! comparison can hold need be computed at all: the range has a *band* there, which is a block of it. This is no approximation:
//!
//! * `Reduce`: what is left out is the operation's identity. (A sum starts at +0, so it never is -0, which adding +0 would change.)
//! * `Dot`: what is left out are products of +0 and some factor: zeros, or NaN where the factor is infinite or NaN. They are added up by
//!   themselves, once for all rows, and that sum is added to the totals. With v for the factors of such steps, in
//!   the notation chain(start; steps):
//!
//! ```text
//! after others     chain(c; 0 v..)                = c + chain(-0; 0 v..)
//! before others    chain(chain(+0; 0 v..); x..)   = chain(+0; x..) + -0 chain(+0; 0 v..)
//! a whole chain    chain(+0; 0 v..)               = +0 + chain(-0; 0 v..)
//! at any time      x + -0 = x,  x + NaN = NaN,  -0 + +0 = +0 + -0 = +0
//! ```

use super::emit::{Binding, Block, Dim, Emitter, Packed};
use super::product::Product;
use super::ranges::RangeSet;
use super::reduce::PARTIALS;
use crate::dtype::{DType, Scalar};
use crate::ir::eval::{fold_binary, fold_cast, fold_unary};
use crate::ir::{BinaryOp, Id, Op, RangeId, TernaryOp};
use crate::program::{Inst, Type, Value};
use rustc_hash::FxHashMap;

/// A range whose reductions are all masked, and the comparisons that do it.
#[derive(Debug)]
struct Banded {
    range: RangeId,
    comparisons: Vec<Id>,
}

impl Emitter<'_> {
    /// Gives every range with a band for the block of `row` that is bound its block; gives these ranges.
    pub(super) fn enter_bands(&mut self, row: RangeId) -> Vec<RangeId> {
        let mut entered = Vec::new();
        for Banded { range, comparisons } in self.banded(row) {
            let (mut low, mut high) = (self.int(0), self.int(self.kernel.extent(range)));
            for comparison in comparisons {
                (low, high) = self.narrowed(comparison, range, row, (low, high));
            }
            let low = self.index_op(BinaryOp::Min, low, high);
            let steps = self.index_difference(high, low);
            self.blocks.insert(range, Block { start: low, steps, size: self.kernel.extent(range) });
            entered.push(range);
        }
        entered
    }

    /// The ranges with bands in blocks of `row`.
    fn banded(&mut self, row: RangeId) -> Vec<Banded> {
        let candidates = (0..self.kernel.ranges.len() as u32).map(RangeId);
        let candidates = candidates.filter(|r| {
            let free = !self.kernel.domain.contains(r) && !self.bound.contains_key(r) && !self.blocks.contains_key(r);
            free && self.kernel.extent(*r) > PARTIALS && !self.kernel.stores.iter().any(|s| s.ranges.contains(r))
        });
        let candidates: Vec<RangeId> = candidates.collect();
        let all = candidates.into_iter().map(|range| Banded { range, comparisons: self.comparisons(range, row) });
        all.filter(|b| !b.comparisons.is_empty()).collect()
    }

    /// The comparisons that mask every reduction over a range, and whose bounds are the same for all steps of it but for `row`.
    fn comparisons(&mut self, range: RangeId, row: RangeId) -> Vec<Id> {
        let g = &self.kernel.graph;
        let over = |id: &Id| matches!(g.op(*id), Op::Reduce { ranges, .. } | Op::Dot { ranges } if ranges.contains(&range));
        let reductions: Vec<Id> = g.ids().filter(over).collect();
        let alone = |id: &Id| matches!(g.op(*id), Op::Reduce { ranges, .. } | Op::Dot { ranges } if ranges.len() == 1);
        if reductions.is_empty() || !reductions.iter().all(alone) {
            return Vec::new();
        }
        let compares = |id: &Id| {
            let index = matches!(g.op(*id), Op::Binary(BinaryOp::CmpLe | BinaryOp::CmpLt)) && g.dtype(g.args(*id)[0]) == DType::I64;
            index && self.deps[id.0 as usize].contains(range)
        };
        let mut found: Vec<Id> = g.ids().filter(compares).collect();
        found.retain(|&c| self.slopes(c, range, row).is_some() && reductions.iter().all(|&r| self.leaves_out(r, c, range)));
        found
    }

    /// By how much the right side of a comparison minus its left one grows with a step of the range and of the row, if all else is bound.
    fn slopes(&mut self, comparison: Id, range: RangeId, row: RangeId) -> Option<(i64, i64)> {
        let ranges = (0..self.kernel.ranges.len() as u32).map(RangeId);
        let mut others = ranges.filter(|r| *r != range && *r != row && self.deps[comparison.0 as usize].contains(*r));
        if others.any(|r| self.bound.get(&r).is_none_or(|b| b.lanes > 1 || b.copies > 1)) {
            return None;
        }
        let [a, b] = [0, 1].map(|side| self.kernel.graph.args(comparison)[side]);
        let mut slope = |r| Some(self.strides.of(b, r)? - self.strides.of(a, r)?);
        let slopes = (slope(range)?, slope(row)?);
        (slopes.0 != 0).then_some(slopes)
    }

    /// Whether a reduction may leave out the steps of a range for which a comparison is false.
    fn leaves_out(&mut self, reduction: Id, comparison: Id, range: RangeId) -> bool {
        let g = &self.kernel.graph;
        let outside = |id: Id| outside(g, id, comparison, &mut FxHashMap::default());
        match g.op(reduction) {
            Op::Reduce { op, .. } => {
                let identity = op.identity(g.dtype(reduction));
                outside(g.args(reduction)[0]).is_some_and(|value| value.bits == identity.bits)
            }
            Op::Dot { .. } => {
                let (grouped, tile) = (self.schedule.group_tile(reduction), self.schedule.tile(reduction));
                let packed = tile.filter(|tile| tile.pack_rows && tile.pack_columns);
                let sides = packed.and_then(|tile| Some((tile.row?.0, tile.column.0)));
                let Some((row, column)) = grouped.map(|tile| (tile.row.0, tile.column.0)).or(sides) else { return false };
                let [a, b] = [g.args(reduction)[0], g.args(reduction)[1]];
                let (rows, columns) = if self.deps[b.0 as usize].contains(row) { (b, a) } else { (a, b) };
                let zero = Scalar::zero(g.dtype(rows));
                let float = g.dtype(reduction).is_float();
                let none = float && outside(rows).is_some_and(|v| v.bits == zero.bits);
                none && (grouped.is_some() || self.runs_along(columns, column, &[range]))
            }
            _ => unreachable!("only reductions are asked about"),
        }
    }

    /// `low..high` without the steps of a range for which a comparison is false for all rows of the block: from and to whole rounds of partial
    /// results.
    fn narrowed(&mut self, comparison: Id, range: RangeId, row: RangeId, (low, high): (Value, Value)) -> (Value, Value) {
        let (by_range, by_row) = self.slopes(comparison, range, row).expect("only such comparisons are used");
        let block = self.blocks[&row];
        let corner = if by_row > 0 {
            let last = self.index_op(BinaryOp::Add, block.start, block.steps);
            let one = self.int(1);
            self.index_difference(last, one)
        } else {
            block.start
        };
        // The right side minus the left one, less one where it must be greater, for step 0 of the range and the row that sees most.
        let zero = self.int(0);
        let mut room = zero;
        let one = |base| Binding { base, lanes: 1, copies: 1 };
        self.bind(row, one(corner), |e| {
            e.bind(range, one(zero), |e| {
                let [a, b] = [0, 1].map(|side| e.kernel.graph.args(comparison)[side]).map(|x| e.eval(x));
                room = e.index_difference(b, a);
            });
        });
        if *self.kernel.graph.op(comparison) == Op::Binary(BinaryOp::CmpLt) {
            let one = self.int(1);
            room = self.index_difference(room, one);
        }
        if by_range < 0 {
            // room - |s| step >= 0: steps up to room / |s|.
            let slope = self.int(-by_range);
            let last = self.index_op(BinaryOp::Div, room, slope);
            let round = self.int(PARTIALS);
            let end = self.index_op(BinaryOp::Add, last, round);
            let end = self.whole_rounds(end);
            let end = self.index_op(BinaryOp::Max, end, zero);
            (low, self.index_op(BinaryOp::Min, end, high))
        } else {
            // room + s step >= 0: steps from -room / s on, rounded up.
            let less = self.index_difference(zero, room);
            let up = self.int(by_range - 1);
            let less = self.index_op(BinaryOp::Add, less, up);
            let slope = self.int(by_range);
            let first = self.index_op(BinaryOp::Div, less, slope);
            let first = self.whole_rounds(first);
            (self.index_op(BinaryOp::Max, first, low), high)
        }
    }

    /// The largest multiple of `PARTIALS` that is not larger.
    fn whole_rounds(&mut self, x: Value) -> Value {
        let mask = self.int(-PARTIALS);
        self.index_op(BinaryOp::And, x, mask)
    }

    /// What the products of the steps before and after a product's band add to the totals, if it has one: one number a column.
    pub(super) fn left_out(&mut self, p: &Product) -> Option<Packed> {
        let (band, column) = (p.band?, p.column);
        let (range, start) = (column.span.range, column.span.start);
        let scratch = self.scratch(self.kernel.graph.dtype(p.dot), column.padded());
        let packed = Packed { scratch, dims: vec![Dim { range, start, step: 1, stride: 1 }] };
        self.tiled(range, column.lanes, column.copies, |e| e.stage_left_out(p, band, &packed));
        self.zero_beyond(&column, |e, step| {
            let zero = e.zero_of(e.kernel.graph.dtype(p.dot));
            e.bind(range, Binding { base: step, lanes: 1, copies: 1 }, |e| e.store_packed(&packed, zero));
        });
        Some(packed)
    }

    /// The same for the columns that are bound.
    fn stage_left_out(&mut self, p: &Product, band: Block, packed: &Packed) {
        let dtype = self.kernel.graph.dtype(p.dot);
        let range = p.column.span.range;
        let Binding { lanes, copies, .. } = self.bound[&range];
        let [plus, minus] = [0.0, -0.0].map(|zero| Scalar::from_f64(dtype, zero));
        let [before, after]: [Vec<Value>; 2] = [plus, minus].map(|start| (0..copies).map(|_| self.variable(start, lanes)).collect());
        let (zero, depth) = (self.int(0), self.int(p.depth));
        let end = self.index_op(BinaryOp::Add, band.start, band.steps);
        for (from, to, sums) in [(zero, band.start, &before), (end, depth, &after)] {
            self.add_zero_products(p, (from, to), sums);
        }
        let whole = self.whole_chunk_left_out(p, band.start, end);
        let [plus, minus] = [plus, minus].map(|zero| self.constant(zero));
        let start = self.push(Inst::Ternary(TernaryOp::Where, whole, plus, minus), dtype, 1);
        let [start, minus] = [start, minus].map(|value| self.splat(value, lanes));
        self.each_copy(&[(range, copies)], &mut |e, copy| {
            let [before, after] = [before[copy], after[copy]].map(|sum| e.get(sum));
            let before = e.push(Inst::Binary(BinaryOp::Mul, before, minus), dtype, lanes);
            let sum = e.push(Inst::Binary(BinaryOp::Add, before, after), dtype, lanes);
            let sum = e.push(Inst::Binary(BinaryOp::Add, sum, start), dtype, lanes);
            e.store_packed(packed, sum);
        });
    }

    /// sum = 0 v + sum for the steps from a value to another.
    fn add_zero_products(&mut self, p: &Product, (from, to): (Value, Value), sums: &[Value]) {
        if let (Some(a), Some(b)) = (self.as_int(from), self.as_int(to))
            && a >= b
        {
            return;
        }
        let dtype = self.kernel.graph.dtype(p.dot);
        let column = p.column;
        let lanes = self.bound[&column.span.range].lanes;
        self.hoist(&[column.operand], RangeSet::of(&[p.flat]));
        let zero = self.zero_of(dtype);
        let zero = self.splat(zero, lanes);
        let base = self.open(from, to, 1);
        self.bind(p.flat, Binding { base, lanes: 1, copies: 1 }, |e| {
            e.each_copy(&[(column.span.range, sums.len() as u8)], &mut |e, copy| {
                let factor = e.eval(column.operand);
                let factor = e.splat(factor, lanes);
                let factor = e.widened(factor);
                let sum = e.get(sums[copy]);
                let sum = e.push(Inst::Ternary(TernaryOp::Fma, zero, factor, sum), dtype, lanes);
                e.set(sums[copy], sum);
            });
        });
        self.close();
    }

    /// bf16 as f32: its bits are the upper half.
    pub(super) fn widened(&mut self, value: Value) -> Value {
        let Type { dtype, lanes } = self.program.ty(value);
        if dtype != DType::BF16 {
            return value;
        }
        let bits = self.push(Inst::Bitcast(value), DType::U16, lanes);
        let bits = self.push(Inst::Cast(bits), DType::U32, lanes);
        let half = self.constant(Scalar::from_i64(DType::U32, 16));
        let half = self.splat(half, lanes);
        let bits = self.push(Inst::Binary(BinaryOp::Shl, bits, half), DType::U32, lanes);
        self.push(Inst::Bitcast(bits), DType::F32, lanes)
    }

    /// Whether a chunk of the depth has no step in `start..end`.
    fn whole_chunk_left_out(&mut self, p: &Product, start: Value, end: Value) -> Value {
        let (chunk, last) = (self.int(p.chunk.min(p.depth)), self.int((p.depth - 1) / p.chunk * p.chunk));
        let first = self.index_compare(chunk, start);
        let last = self.index_compare(end, last);
        self.push(Inst::Binary(BinaryOp::Or, first, last), DType::Bool, 1)
    }

    /// a <= b.
    fn index_compare(&mut self, a: Value, b: Value) -> Value {
        self.push(Inst::Binary(BinaryOp::CmpLe, a, b), DType::Bool, 1)
    }
}

/// What a node is wherever a comparison is false, if that is one value.
fn outside(g: &crate::ir::Graph, id: Id, comparison: Id, memo: &mut FxHashMap<Id, Option<Scalar>>) -> Option<Scalar> {
    if id == comparison {
        return Some(Scalar::bool(false));
    }
    if let Op::Const(value) = g.op(id) {
        return Some(*value);
    }
    if let Some(&known) = memo.get(&id) {
        return known;
    }
    let args = g.args(id);
    let mut of = |i: usize| outside(g, args[i], comparison, memo);
    let value = match g.op(id) {
        Op::Ternary(TernaryOp::Where) => of(0).and_then(|mask| of(if mask.is_true() { 1 } else { 2 })),
        Op::Binary(BinaryOp::And) if g.dtype(id) == DType::Bool => {
            let is_false = |value: Option<Scalar>| value.is_some_and(|v| !v.is_true());
            if is_false(of(0)) || is_false(of(1)) { Some(Scalar::bool(false)) } else { None }
        }
        Op::Binary(op) => of(0).zip(of(1)).and_then(|(a, b)| fold_binary(*op, a, b)),
        Op::Unary(op) => of(0).and_then(|a| fold_unary(*op, a)),
        Op::Cast => of(0).map(|a| fold_cast(a, g.dtype(id))),
        _ => None,
    };
    memo.insert(id, value);
    value
}
