//! Where the totals of a block's product are, and what becomes of them.
//!
//! Each chunk's chains are added to totals that wait in scratch memory. After the last chunk a tile's totals are final: if they are all that the
//! kernel's stores wait for, those are done at once, from registers or the nearest cache.

use super::emit::{Binding, Block, Dim, Emitter, Packed};
use super::product::{Among, Chains, Chunk, Product, SKEW, Side};
use super::ranges::RangeSet;
use super::stage::Span;
use crate::dtype::DType;
use crate::ir::{BinaryOp, Id, Op, ParamId, RangeId, UnaryOp};
use crate::program::{Inst, Memory, Value};

/// The totals of a block, and who takes them.
#[derive(Clone)]
pub(super) enum Totals {
    /// In scratch memory, for stores (and other nodes) that come later.
    Kept(Packed),
    /// The stores take each tile's as soon as they are final.
    Taken {
        /// Where they wait for the last chunk, if there are several.
        waiting: Option<Packed>,
        /// Scratch memory of a tile's size, where the stores find them.
        tile: u32,
        /// The parameter and the index in it that they are stored to as they are, if that is all: whole tiles go there directly.
        result: Option<(ParamId, Id)>,
    },
}

/// Where a tile's totals are.
#[derive(Clone, Copy)]
enum Place<'p> {
    Scratch(&'p Packed),
    Result(ParamId, Id),
}

impl Totals {
    /// Where the values are that others still need.
    pub(super) fn left(self) -> Option<Packed> {
        if let Totals::Kept(packed) = self { Some(packed) } else { None }
    }

    /// Where the values are that a chunk adds to, or begins.
    pub(super) fn waiting(&self, place: Among) -> Option<&Packed> {
        match self {
            Totals::Taken { waiting, .. } => waiting.as_ref(),
            Totals::Kept(totals) => Some(totals).filter(|_| !matches!(place, Among::None)),
        }
    }
}

impl Emitter<'_> {
    /// Where a product's totals are to be: of an only chunk, or of several; begun with what a band leaves out, or not.
    pub(super) fn totals(&mut self, dot: Id, row: Option<Side>, column: Side, others: &[Span], (only, band): (bool, bool)) -> Totals {
        let dtype = self.kernel.graph.dtype(dot);
        if band || !self.is_last_wait(dot) {
            return Totals::Kept(self.block_totals(dtype, row, column, others));
        }
        let result = self.stored_as_it_is(dot, column.span.range);
        let waiting = (!only).then(|| self.block_totals(dtype, row, column, others));
        Totals::Taken { waiting, tile: self.scratch(dtype, column.width() * row.map_or(1, |r| r.width())), result }
    }

    fn block_totals(&mut self, dtype: DType, row: Option<Side>, column: Side, others: &[Span]) -> Packed {
        let mut stride = column.padded();
        let mut dims = vec![Dim { range: column.span.range, start: column.span.start, step: 1, stride: 1 }];
        if let Some(row) = row {
            stride += if stride % 256 == 0 { SKEW } else { 0 };
            dims.push(Dim { range: row.span.range, start: row.span.start, step: stride, stride });
            stride *= row.padded();
        }
        for s in others {
            dims.push(Dim { range: s.range, start: s.start, step: stride, stride });
            stride *= s.size;
        }
        Packed { scratch: self.scratch(dtype, stride), dims }
    }

    /// Whether a product is all that the stores wait for, and each of its values is needed once: then they need not wait for the block.
    fn is_last_wait(&self, dot: Id) -> bool {
        let once = self.deps[dot.0 as usize] == RangeSet::of(&self.kernel.domain) && self.schedule.stages().count() == 1;
        once && self.kernel.stores.iter().all(|s| s.ranges.is_empty() && !s.sequential) && self.reductions_of_stores() == [dot]
    }

    /// The outermost reductions that the stores need.
    fn reductions_of_stores(&self) -> Vec<Id> {
        let g = &self.kernel.graph;
        let mut rest: Vec<Id> = self.kernel.stores.iter().flat_map(|s| [s.index, s.value]).collect();
        let (mut found, mut seen) = (Vec::new(), rustc_hash::FxHashSet::default());
        while let Some(id) = rest.pop() {
            if !seen.insert(id) {
                continue;
            }
            match g.op(id) {
                Op::Reduce { .. } | Op::Dot { .. } => found.push(id),
                _ => rest.extend(g.args(id)),
            }
        }
        found
    }

    /// The parameter, and the index in it, that a product is stored to without any change, in vectors along `column`.
    fn stored_as_it_is(&mut self, dot: Id, column: RangeId) -> Option<(ParamId, Id)> {
        let [store] = &self.kernel.stores[..] else { return None };
        let plain = store.value == dot && self.kernel.params[store.param.0 as usize].dtype == self.kernel.graph.dtype(dot);
        (plain && self.strides.of(store.index, column) == Some(1)).then_some((store.param, store.index))
    }

    /// What becomes of the chains of the tile that is bound: the totals begin as the first chunk's (-0 + chain = chain), later ones are added.
    /// `left_out` is added to those of an only chunk.
    pub(super) fn finish_tile(&mut self, p: &Product, chunk: Chunk, chains: &Chains, left_out: Option<&Packed>) {
        match (&p.totals, chunk.place) {
            (Totals::Kept(totals), Among::None) => self.add_chains(p, chains, left_out, Place::Scratch(totals)),
            (Totals::Kept(totals), Among::Later) => self.add_chains(p, chains, Some(totals), Place::Scratch(totals)),
            (Totals::Kept(totals), Among::Several { first, .. }) => {
                self.run_if(first, |e| e.add_chains(p, chains, None, Place::Scratch(totals)));
                self.run_unless(first, |e| e.add_chains(p, chains, Some(totals), Place::Scratch(totals)));
            }
            (Totals::Taken { waiting: Some(totals), tile, result }, Among::Several { first, last }) => {
                let end = self.push(Inst::Binary(BinaryOp::Or, first, last), DType::Bool, 1);
                self.run_if(first, |e| e.add_chains(p, chains, None, Place::Scratch(totals)));
                self.run_unless(end, |e| e.add_chains(p, chains, Some(totals), Place::Scratch(totals)));
                self.run_if(last, |e| e.take(p, chains, Some(totals), *tile, *result));
            }
            (Totals::Taken { tile, result, .. }, _) => self.take(p, chains, None, *tile, *result),
        }
    }

    /// Sets the totals to what a band leaves out.
    pub(super) fn begin_totals(&mut self, p: &Product) {
        let Totals::Kept(totals) = &p.totals else { unreachable!("a product with a band keeps its totals") };
        let left_out = self.left_out(p).expect("there is a band");
        self.side_tiles(p.row, &mut |e| {
            e.side_tiles(Some(p.column), &mut |e| {
                let copies = e.tile_copies(p);
                e.each_copy(&copies, &mut |e, _| {
                    let sum = e.load_total(p, &left_out);
                    e.store_packed(totals, sum);
                });
            })
        });
    }

    /// What is kept for the columns that are bound, and for the row if there is one for each.
    fn load_total(&mut self, p: &Product, packed: &Packed) -> Value {
        let lanes = self.bound[&p.column.span.range].lanes;
        let (index, offset) = self.packed_address(packed);
        self.push(Inst::Load { memory: Memory::Scratch(packed.scratch), index, offset }, self.kernel.graph.dtype(p.dot), lanes)
    }

    fn run_if(&mut self, condition: Value, body: impl FnOnce(&mut Self)) {
        self.open_if(condition);
        body(self);
        self.close();
    }

    fn run_unless(&mut self, condition: Value, body: impl FnOnce(&mut Self)) {
        let not = self.push(Inst::Unary(UnaryOp::Not, condition), DType::Bool, 1);
        self.run_if(not, body);
    }

    /// Whether the tile that is bound lies in the block as a whole; `None` if every tile does.
    fn whole_tile(&mut self, p: &Product) -> Option<Value> {
        let mut whole = None;
        for side in [p.row, Some(p.column)].into_iter().flatten().filter(|s| s.packs) {
            let Span { range, start, steps, .. } = side.span;
            if self.as_int(steps).is_some_and(|n| n % side.width() == 0) {
                continue;
            }
            let width = self.int(side.width());
            let (base, end) = (self.bound[&range].base, self.index_op(BinaryOp::Add, start, steps));
            let stop = self.index_op(BinaryOp::Add, base, width);
            let fits = self.push(Inst::Binary(BinaryOp::CmpLe, stop, end), DType::Bool, 1);
            whole = Some(whole.map_or(fits, |other| self.push(Inst::Binary(BinaryOp::And, other, fits), DType::Bool, 1)));
        }
        whole
    }

    /// The chains, added to what is kept, go to a place.
    fn add_chains(&mut self, p: &Product, chains: &Chains, kept: Option<&Packed>, to: Place<'_>) {
        let copies = self.tile_copies(p);
        self.each_copy(&copies, &mut |e, combination| {
            let mut total = match chains {
                Chains::Variables(chains) => e.get(chains[combination]),
                Chains::Tile(sums) => e.load_total(p, sums),
            };
            if let Some(kept) = kept {
                let (ty, before) = (e.program.ty(total), e.load_total(p, kept));
                total = e.push(Inst::Binary(BinaryOp::Add, before, total), ty.dtype, ty.lanes);
            }
            match to {
                Place::Scratch(packed) => e.store_packed(packed, total),
                Place::Result(param, index) => e.store(param, index, total),
            }
        });
    }

    /// A tile's totals are final: the kernel's stores take them.
    fn take(&mut self, p: &Product, chains: &Chains, from: Option<&Packed>, tile: u32, result: Option<(ParamId, Id)>) {
        let Some((param, index)) = result else { return self.take_part(p, chains, from, tile) };
        let result = Place::Result(param, index);
        let Some(whole) = self.whole_tile(p) else { return self.add_chains(p, chains, from, result) };
        self.run_if(whole, |e| e.add_chains(p, chains, from, result));
        self.run_unless(whole, |e| e.take_part(p, chains, from, tile));
    }

    /// The same by way of scratch memory, for as much of the tile as there is.
    fn take_part(&mut self, p: &Product, chains: &Chains, from: Option<&Packed>, tile: u32) {
        let part = self.tile_scratch(p, tile);
        self.add_chains(p, chains, from, Place::Scratch(&part));
        // The operands are packed for the chains, not for the stores.
        let outer = std::mem::take(&mut self.packed);
        self.packed.insert(p.dot, part);
        let roots: Vec<Id> = self.kernel.stores.iter().flat_map(|s| [s.index, s.value]).collect();
        self.each_in_tile(p, &roots, &mut |e| e.phases());
        self.packed = outer;
    }

    /// The tile that is bound, row-major.
    pub(super) fn tile_scratch(&self, p: &Product, scratch: u32) -> Packed {
        let dim = |side: Side, step| Dim { range: side.span.range, start: self.bound[&side.span.range].base, step, stride: step };
        let rows = p.row.map(|row| dim(row, p.column.width()));
        Packed { scratch, dims: [dim(p.column, 1)].into_iter().chain(rows).collect() }
    }

    /// A loop over the elements of the bound tile that lie in the block, with what of `roots` does not change moved out of it.
    fn each_in_tile(&mut self, p: &Product, roots: &[Id], body: &mut dyn FnMut(&mut Self)) {
        let sides: Vec<Side> = [p.row, Some(p.column)].into_iter().flatten().collect();
        let ranges: Vec<RangeId> = sides.iter().map(|s| s.span.range).collect();
        let parts: Vec<Block> = sides.iter().map(|side| self.part(side)).collect();
        let outer: Vec<Option<Block>> = ranges.iter().zip(parts).map(|(&r, part)| self.blocks.insert(r, part)).collect();
        let lanes: Vec<u8> = ranges.iter().map(|r| self.bound[r].lanes).collect();
        self.hoist(roots, RangeSet::of(&ranges));
        self.tile_loops(&ranges, &lanes, roots, body);
        for (r, block) in ranges.into_iter().zip(outer) {
            match block {
                Some(block) => self.blocks.insert(r, block),
                None => self.blocks.remove(&r),
            };
        }
    }

    fn tile_loops(&mut self, ranges: &[RangeId], lanes: &[u8], roots: &[Id], body: &mut dyn FnMut(&mut Self)) {
        let (Some((&r, inner)), Some((&first, rest))) = (ranges.split_first(), lanes.split_first()) else { return body(self) };
        self.tiled(r, first, 1, |e| {
            e.hoist(roots, RangeSet::of(inner));
            e.tile_loops(inner, rest, roots, body);
        });
    }

    /// The steps of a side that the bound tile has in the block.
    fn part(&mut self, side: &Side) -> Block {
        let Binding { base, lanes, copies } = self.bound[&side.span.range];
        let size = lanes as i64 * copies as i64;
        let step = self.int(size);
        let Span { start, steps, .. } = side.span;
        let whole = !side.packs || self.as_int(steps).is_some_and(|n| n % size == 0);
        let steps = if whole {
            step
        } else {
            let end = self.index_op(BinaryOp::Add, start, steps);
            self.steps_left(base, end, step)
        };
        Block { start: base, steps, size }
    }
}
