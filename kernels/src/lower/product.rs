//! A block of a `Dot` as a register-tiled matrix product: `Primitive::Tile`.
//!
//! The block's values are totals in scratch memory. For each chunk of the summed ranges (the rounding contract's [`CHUNK`]) both operands are
//! packed in the order in which the tiles read them, and every tile adds one chain of fused multiply-adds, held in registers, to its totals.
//! Packed tiles are always whole ones: what lies beyond the block is zero, and nobody reads its totals.

use super::emit::{Binding, Block, Dim, Emitter, Packed};
use super::ranges::RangeSet;
use super::reduce::CHUNK;
use super::schedule::Tile;
use super::stage::Span;
use super::target::MatrixUnit;
use super::totals::Totals;
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Id, Op, RangeId};
use crate::program::{Inst, Memory, Value};

/// Elements between the packed rows' ends and beginnings: rows a power of two apart would share few sets of a cache.
pub(super) const SKEW: i64 = 16;

/// What a block's product is made of.
#[derive(Clone)]
pub(super) struct Product {
    pub(super) dot: Id,
    pub(super) totals: Totals,
    pub(super) others: Vec<RangeId>,
    pub(super) row: Option<Side>,
    pub(super) column: Side,
    /// The summed ranges, and the range whose steps number their values row-major.
    pub(super) inner: Vec<RangeId>,
    pub(super) flat: RangeId,
    pub(super) depth: i64,
    /// The steps of the depth that are not left out, if some are.
    pub(super) band: Option<Block>,
    /// Products of a chain.
    pub(super) chunk: i64,
    /// Rows that are packed at a time, at most.
    pub(super) panel: i64,
    /// The matrix unit that multiplies, if one does: it takes bf16 operands in pairs.
    pub(super) unit: Option<MatrixUnit>,
}

/// One side of the tiles.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) span: Span,
    pub(super) operand: Id,
    pub(super) lanes: u8,
    pub(super) copies: u8,
    pub(super) packs: bool,
}

impl Side {
    pub(super) fn width(&self) -> i64 {
        self.lanes as i64 * self.copies as i64
    }

    /// Steps at most, whole tiles of them where the operand is packed.
    pub(super) fn padded(&self) -> i64 {
        if self.packs { (self.span.size as u64).next_multiple_of(self.width() as u64) as i64 } else { self.span.size }
    }
}

/// A chunk of the summed ranges.
#[derive(Clone, Copy)]
pub(super) struct Chunk {
    pub(super) from: Value,
    pub(super) to: Value,
    /// A number that divides that of its steps, if one is known.
    pub(super) multiple: Option<i64>,
    pub(super) place: Among,
}

/// A chunk's place among all of them.
#[derive(Clone, Copy)]
pub(super) enum Among {
    /// There are no others.
    None,
    /// The totals have begun before it.
    Later,
    /// Whether it is the first one, which the totals begin with, and whether it is the last one.
    Several { first: Value, last: Value },
}

/// What a tile's chains have come to, by the number of its copies.
pub(super) enum Chains {
    Variables(Vec<Value>),
    /// In scratch memory.
    Tile(Packed),
}

/// Products of a chain where a matrix unit adds, whose rounding is the machine's: of operands half as wide, as many bytes.
pub const UNIT_CHUNK: i64 = 2 * CHUNK;

/// Products of a chain.
pub(super) fn chain_length(tile: &Tile) -> i64 {
    if tile.unit.is_some() { UNIT_CHUNK } else { CHUNK }
}

impl Emitter<'_> {
    /// Computes a block of a product; gives where its values are, unless the stores that need them are done.
    pub(super) fn stage_product(&mut self, dot: Id, tile: &Tile) -> Option<Packed> {
        let product = self.product(dot, tile);
        let others = product.others.clone();
        self.product_loops(&product, &others);
        product.totals.left()
    }

    fn product(&mut self, dot: Id, tile: &Tile) -> Product {
        let Op::Dot { ranges } = self.kernel.graph.op(dot).clone() else { unreachable!("only products are tiled") };
        let args = self.kernel.graph.args(dot).to_vec();
        let spans = self.spans(dot);
        let find = |r: RangeId| spans.iter().copied().find(|s| s.range == r);
        let operand = |r: RangeId| if self.deps[args[1].0 as usize].contains(r) { args[1] } else { args[0] };
        let (columns, vectors) = tile.column;
        let column = find(columns).expect("a tile's columns are a free range of its product");
        let lanes = self.schedule.lanes(columns);
        let column = Side { span: column, operand: operand(columns), lanes, copies: vectors, packs: tile.pack_columns };
        let row = tile.row.and_then(|(r, rows)| find(r).map(|s| (s, rows)));
        let row = row.map(|(span, rows)| Side { span, operand: operand(span.range), lanes: 1, copies: rows, packs: tile.pack_rows });
        let others: Vec<Span> =
            spans.iter().copied().filter(|s| s.range != columns && row.is_none_or(|r| r.span.range != s.range)).collect();
        let (inner, depth, chunk) = (ranges.to_vec(), self.kernel.volume(&ranges), chain_length(tile));
        let flat = if let [k] = inner[..] { k } else { RangeId(self.kernel.ranges.len() as u32) };
        let (band, panel) = (self.blocks.get(&flat).copied(), self.schedule.panel(dot).unwrap_or(i64::MAX));
        let totals = self.totals(dot, row, column, &others, (depth <= chunk, band.is_some()));
        let others = others.iter().map(|s| s.range).collect();
        Product { dot, totals, others, row, column, inner, flat, depth, band, chunk, panel, unit: tile.unit }
    }

    fn product_loops(&mut self, p: &Product, rest: &[RangeId]) {
        let Some((&r, inner)) = rest.split_first() else { return self.chunks(p) };
        self.tiled(r, 1, 1, |e| e.product_loops(p, inner));
    }

    fn chunks(&mut self, p: &Product) {
        let (first, end) = match p.band {
            Some(band) => (band.start, self.index_op(BinaryOp::Add, band.start, band.steps)),
            None => (self.int(0), self.int(p.depth)),
        };
        if p.depth <= p.chunk {
            let multiple = p.band.is_none().then_some(p.depth);
            return self.chunk(p, Chunk { from: first, to: end, multiple, place: Among::None });
        }
        if p.band.is_some() {
            self.begin_totals(p);
        }
        let (size, mask) = (self.int(p.chunk), self.int(-p.chunk));
        let start = self.index_op(BinaryOp::And, first, mask);
        let from = self.open(start, end, p.chunk);
        let whole = p.depth % p.chunk == 0 && p.band.is_none();
        let steps = if whole { size } else { self.steps_left(from, end, size) };
        let to = self.index_op(BinaryOp::Add, from, steps);
        if p.band.is_some() {
            let from = self.index_op(BinaryOp::Max, from, first);
            self.chunk(p, Chunk { from, to, multiple: None, place: Among::Later });
        } else {
            let [first, last] = [(from, first), (to, end)].map(|(a, b)| self.push(Inst::Binary(BinaryOp::CmpEq, a, b), DType::Bool, 1));
            self.chunk(p, Chunk { from, to, multiple: whole.then_some(p.chunk), place: Among::Several { first, last } });
        }
        self.close();
    }

    /// The copies of the tile that is bound, in the order of its chains: row by row, whatever the ranges' numbers, so that a row's element is
    /// loaded once for all its columns.
    pub(super) fn tile_copies(&self, p: &Product) -> Vec<(RangeId, u8)> {
        let sides = [p.row, Some(p.column)].into_iter().flatten().map(|s| (s.span.range, self.bound[&s.span.range].copies));
        sides.filter(|(_, n)| *n > 1).collect()
    }

    /// A loop over the tiles of a side: whole ones where it is packed, else down to single steps.
    pub(super) fn side_tiles(&mut self, side: Option<Side>, body: &mut impl FnMut(&mut Self)) {
        let Some(side) = side else { return body(self) };
        let Span { range, start, steps, .. } = side.span;
        if !side.packs {
            return self.tiled(range, side.lanes, side.copies, body);
        }
        let binding = |base| Binding { base, lanes: side.lanes, copies: side.copies };
        if side.padded() == side.width() {
            return self.bind(range, binding(start), body);
        }
        let steps = self.round_up(steps, side.width());
        let end = self.index_op(BinaryOp::Add, start, steps);
        let base = self.open(start, end, side.width());
        self.bind(range, binding(base), body);
        self.close();
    }

    /// The next multiple of `tile`.
    pub(super) fn round_up(&mut self, steps: Value, tile: i64) -> Value {
        if let Some(steps) = self.as_int(steps) {
            return self.int((steps as u64).next_multiple_of(tile as u64) as i64);
        }
        let (more, tile) = (self.int(tile - 1), self.int(tile));
        let up = self.index_op(BinaryOp::Add, steps, more);
        let over = self.push(Inst::Binary(BinaryOp::Mod, up, tile), DType::I64, 1);
        self.push(Inst::Binary(BinaryOp::Sub, up, over), DType::I64, 1)
    }

    /// Packs the columns, then panel after panel of the rows; every tile of a panel adds its chains.
    fn chunk(&mut self, p: &Product, chunk: Chunk) {
        let left_out = if let Among::None = chunk.place { self.left_out(p) } else { None };
        let left_out = left_out.as_ref();
        self.with_packed(p, Some(p.column), chunk, &mut |e| match p.row {
            Some(row) if row.packs && row.padded() > p.panel => e.panels(p, row, chunk, left_out),
            row => e.panel(p, row, chunk, left_out),
        });
    }

    fn panels(&mut self, p: &Product, row: Side, chunk: Chunk, left_out: Option<&Packed>) {
        let Span { range, start, steps, .. } = row.span;
        // Whole tiles, but for the last panel: what lies beyond one is zeros.
        let size = (p.panel.max(1) as u64).next_multiple_of(row.width() as u64) as i64;
        let (end, step) = (self.index_op(BinaryOp::Add, start, steps), self.int(size));
        let whole = self.as_int(steps).is_some_and(|n| n % size == 0);
        let start = self.open(start, end, size);
        let steps = if whole { step } else { self.steps_left(start, end, step) };
        let row = Side { span: Span { range, start, steps, size }, ..row };
        self.panel(&Product { row: Some(row), ..p.clone() }, Some(row), chunk, left_out);
        self.close();
    }

    fn panel(&mut self, p: &Product, row: Option<Side>, chunk: Chunk, left_out: Option<&Packed>) {
        self.with_packed(p, row, chunk, &mut |e| {
            e.side_tiles(Some(p.column), &mut |e| {
                e.side_tiles(p.row, &mut |e| e.chain_tile(p, chunk, left_out));
            });
        });
    }

    /// Runs `body` with a side's operand packed, if it is to be.
    fn with_packed(&mut self, p: &Product, side: Option<Side>, chunk: Chunk, body: &mut dyn FnMut(&mut Self)) {
        let Some(side) = side.filter(|side| side.packs) else { return body(self) };
        let packed = if p.unit.is_some() { self.pack_pairs(p, &side, chunk) } else { self.pack_side(p, &side, chunk) };
        // An operand may be staged itself, for others as well.
        let staged = self.packed.insert(side.operand, packed);
        body(self);
        match staged {
            Some(staged) => self.packed.insert(side.operand, staged),
            None => self.packed.remove(&side.operand),
        };
    }

    /// The chains of one tile, and what they add to the totals; `left_out` is added to those of an only chunk.
    fn chain_tile(&mut self, p: &Product, chunk: Chunk, left_out: Option<&Packed>) {
        let chains = match p.unit {
            Some(unit) if unit.rows > 1 => {
                let loads = self.loads_of_stores(p);
                self.ask_for_end(p, chunk, p.totals.waiting(chunk.place), &loads);
                self.unit_tile(p, chunk, unit)
            }
            unit => {
                let copies = self.tile_copies(p);
                let dtype = self.kernel.graph.dtype(p.dot);
                let lanes = self.bound[&p.column.span.range].lanes;
                let count: usize = copies.iter().map(|(_, n)| *n as usize).product();
                let chains: Vec<Value> = (0..count).map(|_| self.variable(Scalar::zero(dtype), lanes)).collect();
                self.asking_for_end(p, chunk, &mut |e, chunk| match unit {
                    Some(_) => e.pair_chains(p, chunk, &copies, &chains),
                    None => e.fused_chains(p, chunk, &copies, &chains),
                });
                Chains::Variables(chains)
            }
        };
        self.finish_tile(p, chunk, &chains, left_out);
    }

    /// chain = a b + chain, step by step.
    fn fused_chains(&mut self, p: &Product, chunk: Chunk, copies: &[(RangeId, u8)], chains: &[Value]) {
        let roots = self.kernel.graph.args(p.dot).to_vec();
        self.hoist(&roots, RangeSet::of(&p.inner));
        let single = p.inner == [p.flat];
        let unroll = if single { self.schedule.copies(p.flat) } else { 1 };
        let unroll = if chunk.multiple.is_some_and(|n| n % unroll as i64 == 0) { unroll } else { 1 };
        let base = self.open(chunk.from, chunk.to, unroll as i64);
        self.bind(p.flat, Binding { base, lanes: 1, copies: unroll }, |e| {
            e.bind_inner(p, base, &mut |e| e.multiply_add(p.dot, &[p.flat], copies, chains));
        });
        self.close();
    }

    fn bind_inner(&mut self, p: &Product, number: Value, body: &mut dyn FnMut(&mut Self)) {
        self.bind_summed(&p.inner, p.flat, number, body);
    }

    /// Binds the summed ranges, if there are several, to their values at a row-major number.
    pub(super) fn bind_summed(&mut self, inner: &[RangeId], flat: RangeId, number: Value, body: &mut dyn FnMut(&mut Self)) {
        if inner == [flat] {
            return body(self);
        }
        let mut rest = number;
        let mut values = Vec::new();
        for (i, &r) in inner.iter().enumerate().rev() {
            let extent = self.int(self.kernel.extent(r));
            let value = if i == 0 { rest } else { self.push(Inst::Binary(BinaryOp::Mod, rest, extent), DType::I64, 1) };
            rest = if i == 0 { rest } else { self.push(Inst::Binary(BinaryOp::Div, rest, extent), DType::I64, 1) };
            values.push((r, value));
        }
        self.bind_all(&values, body);
    }

    fn bind_all(&mut self, values: &[(RangeId, Value)], body: &mut dyn FnMut(&mut Self)) {
        let Some((&(r, base), rest)) = values.split_first() else { return body(self) };
        self.bind(r, Binding { base, lanes: 1, copies: 1 }, |e| e.bind_all(rest, body));
    }

    // ---- packing

    /// Bytes of one of a node's values.
    pub(super) fn size(&self, node: Id) -> i64 {
        self.kernel.graph.dtype(node).size() as i64
    }

    /// Packs an operand for a chunk, for all steps of its side.
    fn pack_side(&mut self, p: &Product, side: &Side, chunk: Chunk) -> Packed {
        let depth = p.depth.min(p.chunk);
        let range = side.span.range;
        let by_side = self.runs_along(side.operand, range, &p.inner);
        let by_depth = !by_side && p.inner == [p.flat] && self.runs_along(side.operand, p.flat, &[range]);
        let dtype = self.kernel.graph.dtype(side.operand);
        if by_depth && side.lanes == 1 {
            // Rows as they are in memory: each is read as scalars, in order.
            let stride = (depth as u64).next_multiple_of(SKEW as u64) as i64 + SKEW;
            let dims = vec![
                Dim { range: p.flat, start: chunk.from, step: 1, stride: 1 },
                Dim { range, start: side.span.start, step: stride, stride },
            ];
            let packed = Packed { scratch: self.scratch(dtype, stride * side.padded()), dims };
            self.copy_rows(p, side, chunk, &packed);
            return packed;
        }
        let dims = vec![
            Dim { range: p.flat, start: chunk.from, step: side.width(), stride: side.width() },
            Dim { range, start: side.span.start, step: depth + 1, stride: 1 },
        ];
        let packed = Packed { scratch: self.scratch(dtype, (depth + 1) * side.padded()), dims };
        let lanes = if by_side { self.lanes_for(dtype, side.width()) } else { 1 };
        let done = if lanes > 1 {
            self.pack_vectors(p, side, chunk, &packed, lanes)
        } else if by_depth && side.lanes > 1 && dtype != DType::Bool {
            self.pack_transposed(p, side, chunk, &packed)
        } else {
            self.int(0)
        };
        self.pack_scalars(p, side, chunk, &packed, done);
        packed
    }

    /// Vectors along the depth, transposed in registers, for all whole tiles; gives how many steps that was.
    fn pack_transposed(&mut self, p: &Product, side: &Side, chunk: Chunk, packed: &Packed) -> Value {
        let Span { range, start, steps, .. } = side.span;
        let lanes = side.lanes;
        let end = self.index_op(BinaryOp::Add, start, steps);
        let whole = self.whole_steps(start, end, side.width());
        let deep = self.whole_steps(chunk.from, chunk.to, lanes as i64);
        self.each_vector(p, side, whole, &mut |e, tile, copy| {
            e.transposed(p, side, (chunk.from, deep), 1, &mut |e, number, columns| {
                e.store_columns(p, side, packed, (tile, copy, number), columns);
            });
            // What is left of the depth.
            let number = e.open(deep, chunk.to, 1);
            e.bind(p.flat, Binding { base: number, lanes: 1, copies: 1 }, |e| {
                let mut values = Vec::new();
                e.each_copy(&[(range, lanes)], &mut |e, _| values.push(e.eval(side.operand)));
                let column = e.pack(values);
                e.store_columns(p, side, packed, (tile, copy, number), vec![column]);
            });
            e.close();
        });
        self.push(Inst::Binary(BinaryOp::Sub, whole, start), DType::I64, 1)
    }

    /// A loop over whole tiles of a side, with the steps of each of their vectors bound as copies: (tile, vector).
    pub(super) fn each_vector(&mut self, p: &Product, side: &Side, whole: Value, body: &mut dyn FnMut(&mut Self, Value, u8)) {
        let Span { range, start, .. } = side.span;
        self.hoist(&[side.operand], RangeSet::of(&[range, p.flat]));
        let tile = self.open(start, whole, side.width());
        for copy in 0..side.copies {
            let offset = self.int(copy as i64 * side.lanes as i64);
            let base = self.index_op(BinaryOp::Add, tile, offset);
            self.bind(range, Binding { base, lanes: 1, copies: side.lanes }, |e| {
                e.hoist(&[side.operand], RangeSet::of(&[p.flat]));
                body(e, tile, copy);
            });
        }
        self.close();
    }

    /// Vectors along the depth of the steps that are bound, `unit` steps of the depth an element, transposed in registers.
    pub(super) fn transposed(
        &mut self,
        p: &Product,
        side: &Side,
        (from, to): (Value, Value),
        unit: u8,
        store: &mut dyn FnMut(&mut Self, Value, Vec<Value>),
    ) {
        let lanes = unit * side.lanes;
        let number = self.open(from, to, lanes as i64);
        self.bind(p.flat, Binding { base: number, lanes, copies: 1 }, |e| {
            let mut rows = Vec::new();
            let bytes = p.depth.min(p.chunk) * e.size(side.operand);
            e.asking_ahead(side.span.range, bytes, |e| {
                e.each_copy(&[(side.span.range, side.lanes)], &mut |e, _| rows.push(e.eval(side.operand)));
            });
            let columns = e.transpose(rows, unit);
            store(e, number, columns);
        });
        self.close();
    }

    /// Stores vectors of columns, one a step of the depth from `number` on.
    fn store_columns(&mut self, p: &Product, side: &Side, packed: &Packed, at: (Value, u8, Value), columns: Vec<Value>) {
        let (tile, copy, number) = at;
        self.bind(side.span.range, Binding { base: tile, lanes: side.lanes, copies: side.copies }, |e| {
            e.bind(p.flat, Binding { base: number, lanes: 1, copies: columns.len() as u8 }, |e| {
                for (step, &column) in columns.iter().enumerate() {
                    e.copy[p.flat.0 as usize] = step as u8;
                    e.copy[side.span.range.0 as usize] = copy;
                    e.store_packed(packed, column);
                }
                e.copy[p.flat.0 as usize] = 0;
                e.copy[side.span.range.0 as usize] = 0;
            });
        });
    }

    /// Whether what an operand is made of lies one after the other in memory along a range, as far as a vector goes (heads may lie apart). What
    /// does not vary `across` it as well is no matter: a number for each row is read once a row, however the rest lies.
    pub(super) fn runs_along(&mut self, operand: Id, r: RangeId, across: &[RangeId]) -> bool {
        let across = RangeSet::of(across);
        let vector = if self.schedule.widest() > 1 { self.schedule.widest().into() } else { i64::MAX };
        let (mut stack, mut seen) = (vec![operand], rustc_hash::FxHashSet::default());
        while let Some(id) = stack.pop() {
            if !seen.insert(id) || !self.deps[id.0 as usize].meets(across) {
                continue;
            }
            let g = &self.kernel.graph;
            let along = match (self.packed.get(&id), g.op(id)) {
                (Some(packed), _) => packed.dims.iter().any(|d| d.range == r && d.stride == 1),
                (None, Op::Load(_)) => self.strides.within(g.args(id)[0], r, vector) == Some(1),
                (None, Op::Reduce { .. } | Op::Dot { .. }) => false,
                (None, _) => {
                    let varies = |a: &&Id| self.deps[a.0 as usize].contains(r) && g.dtype(**a) != DType::I64;
                    stack.extend(g.args(id).iter().filter(varies));
                    false
                }
            };
            if along {
                return true;
            }
        }
        false
    }

    /// Each row's chunk after the other, vectors along the chunk; zeros below the last row.
    pub(super) fn copy_rows(&mut self, p: &Product, side: &Side, chunk: Chunk, packed: &Packed) {
        let Span { range, start, steps, .. } = side.span;
        let lanes = self.schedule.widest();
        let end = self.index_op(BinaryOp::Add, start, steps);
        let whole = self.whole_steps(chunk.from, chunk.to, lanes as i64);
        self.hoist(&[side.operand], RangeSet::of(&[range, p.flat]));
        let row = self.open(start, end, 1);
        self.bind(range, Binding { base: row, lanes: 1, copies: 1 }, |e| {
            e.hoist(&[side.operand], RangeSet::of(&[p.flat]));
            for (from, to, lanes) in [(chunk.from, whole, lanes), (whole, chunk.to, 1)] {
                let base = e.open(from, to, lanes as i64);
                let bytes = p.depth.min(p.chunk) * e.size(side.operand);
                e.bind(p.flat, Binding { base, lanes, copies: 1 }, |e| {
                    e.asking_ahead(range, bytes, |e| e.stage_tile(side.operand, packed))
                });
                e.close();
            }
        });
        self.close();
        self.zero_beyond(side, |e, row| {
            let base = e.open(chunk.from, chunk.to, 1);
            e.bind(range, Binding { base: row, lanes: 1, copies: 1 }, |e| {
                e.bind(p.flat, Binding { base, lanes: 1, copies: 1 }, |e| e.store_zero(side.operand, packed));
            });
            e.close();
        });
    }

    fn store_zero(&mut self, node: Id, packed: &Packed) {
        let zero = self.zero_of(self.kernel.graph.dtype(node));
        self.store_packed(packed, zero);
    }

    /// Zero; half types are made of their bits.
    pub(super) fn zero_of(&mut self, dtype: DType) -> Value {
        let zero = self.constant(Scalar::zero(if dtype.is_half() { DType::U16 } else { dtype }));
        if dtype.is_half() { self.push(Inst::Bitcast(zero), dtype, 1) } else { zero }
    }

    /// A loop over the steps between the block's end and its last tile's.
    pub(super) fn zero_beyond(&mut self, side: &Side, body: impl FnOnce(&mut Self, Value)) {
        let Span { start, steps, .. } = side.span;
        if self.as_int(steps).is_some_and(|n| n % side.width() == 0) {
            return;
        }
        let all = self.round_up(steps, side.width());
        let (end, all) = (self.index_op(BinaryOp::Add, start, steps), self.index_op(BinaryOp::Add, start, all));
        let step = self.open(end, all, 1);
        body(self, step);
        self.close();
    }

    /// Where the whole vectors between two values end.
    pub(super) fn whole_steps(&mut self, from: Value, to: Value, lanes: i64) -> Value {
        match (self.as_int(from), self.as_int(to)) {
            (Some(a), Some(b)) => self.int(a + (b - a) / lanes * lanes),
            _ => self.last_whole(from, to, lanes),
        }
    }

    /// Vectors along the side, for all whole tiles; gives how many steps that was.
    fn pack_vectors(&mut self, p: &Product, side: &Side, chunk: Chunk, packed: &Packed, lanes: u8) -> Value {
        let Span { range, start, steps, .. } = side.span;
        let end = self.index_op(BinaryOp::Add, start, steps);
        let whole = self.whole_steps(start, end, side.width());
        self.hoist(&[side.operand], RangeSet::of(&[&p.inner[..], &[range]].concat()));
        let number = self.open(chunk.from, chunk.to, 1);
        self.bind(p.flat, Binding { base: number, lanes: 1, copies: 1 }, |e| {
            e.bind_inner(p, number, &mut |e| {
                e.hoist(&[side.operand], RangeSet::of(&[range]));
                let base = e.open(start, whole, side.width());
                let tile = Binding { base, lanes, copies: (side.width() / lanes as i64) as u8 };
                let bytes = side.padded() * e.size(side.operand);
                e.bind(range, tile, |e| e.asking_ahead(p.flat, bytes, |e| e.stage_tile(side.operand, packed)));
                e.close();
            });
        });
        self.close();
        self.push(Inst::Binary(BinaryOp::Sub, whole, start), DType::I64, 1)
    }

    /// What is left of a side from a (tile's first) step on, one element at a time; zeros after its last one.
    fn pack_scalars(&mut self, p: &Product, side: &Side, chunk: Chunk, packed: &Packed, done: Value) {
        let Span { range, start, steps, .. } = side.span;
        let (first, end) = (self.index_op(BinaryOp::Add, start, done), self.index_op(BinaryOp::Add, start, steps));
        self.hoist(&[side.operand], RangeSet::of(&[&p.inner[..], &[range]].concat()));
        let step = self.open(first, end, 1);
        let at = self.place(side, packed, step);
        self.bind(range, Binding { base: step, lanes: 1, copies: 1 }, |e| {
            e.hoist(&[side.operand], RangeSet::of(&p.inner));
            let number = e.open(chunk.from, chunk.to, 1);
            e.bind(p.flat, Binding { base: number, lanes: 1, copies: 1 }, |e| {
                e.bind_inner(p, number, &mut |e| {
                    let value = e.eval(side.operand);
                    e.store_place(packed, side, chunk, at, number, value);
                });
            });
            e.close();
        });
        self.close();
        self.zero_beyond(side, |e, step| {
            let at = e.place(side, packed, step);
            let number = e.open(chunk.from, chunk.to, 1);
            let zero = e.zero_of(e.kernel.graph.dtype(side.operand));
            e.store_place(packed, side, chunk, at, number, zero);
            e.close();
        });
    }

    /// Where a single step's first element lies among the packed tiles.
    fn place(&mut self, side: &Side, packed: &Packed, step: Value) -> Value {
        let depth = packed.dims.iter().find(|d| d.range == side.span.range).map_or(0, |d| d.step);
        let depth = self.int(depth);
        let relative = self.push(Inst::Binary(BinaryOp::Sub, step, side.span.start), DType::I64, 1);
        let width = self.int(side.width());
        let within = self.push(Inst::Binary(BinaryOp::Mod, relative, width), DType::I64, 1);
        let tile = self.push(Inst::Binary(BinaryOp::Sub, relative, within), DType::I64, 1);
        let tile = self.index_op(BinaryOp::Mul, tile, depth);
        self.index_op(BinaryOp::Add, tile, within)
    }

    fn store_place(&mut self, packed: &Packed, side: &Side, chunk: Chunk, at: Value, number: Value, value: Value) {
        let width = self.int(side.width());
        let steps = self.push(Inst::Binary(BinaryOp::Sub, number, chunk.from), DType::I64, 1);
        let steps = self.index_op(BinaryOp::Mul, steps, width);
        let index = self.index_op(BinaryOp::Add, at, steps);
        self.push(Inst::Store { memory: Memory::Scratch(packed.scratch), index, offset: 0, value }, DType::Bool, 1);
    }
}
