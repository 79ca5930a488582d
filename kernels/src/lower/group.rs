//! A block of a `Dot` by a group of threads: `Primitive::Group`.
//!
//! Both operands lie in shared memory for a slab of the depth, zeros where there is nothing. Each thread multiplies its register tile's rows and
//! columns: runs of four, so that they are 16 bytes of shared memory, spread over the block, so that neighbours read neighbours. While a slab
//! is multiplied, each thread has its share of the next one on the way into registers, and puts it where the slab was, or beside it if there is
//! room for two: then waves wait for one another once a slab, not twice. The totals go to shared memory as well: the stores
//! are done element by element, neighbours by neighbours.
//!
//! The order of the additions is the contract's: a chunk is a whole number of slabs. What lies behind the depth multiplies to -0, which
//! changes no sum.

use super::defaults::count;
use super::emit::{Binding, Emitter};
use super::ranges::RangeSet;
use super::reduce::CHUNK;
use super::schedule::{GroupTile, Schedule};
use super::stage::Span;
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Id, Op, RangeId, TernaryOp};
use crate::program::{GROUP_ALIGN, Inst, Memory, Scratch, TileOp, TilePlace, Value, WaveUnit};

/// Bytes of the widest access to memory, and bytes between the lines of a slab whose ends would lie in the same banks.
pub(super) const WIDE: i64 = GROUP_ALIGN as i64;

/// Elements of f32 that a thread has side by side.
pub(super) const RUN: i64 = WIDE / 4;

/// Threads whose wide accesses to memory are side by side at least: 32 bytes are what memory is read in.
const NEIGHBOURS: i64 = 2;

/// Multiplications of a thread that stand side by side in the text: enough to hide latency, few enough to read and to compile.
const TOGETHER: usize = 128;

/// One operand of a block.
pub(super) struct Operand {
    pub(super) node: Id,
    pub(super) span: Span,
    pub(super) dtype: DType,
    /// Steps of the block, of a thread (or a wave that multiplies as one), and of those that lie side by side.
    pub(super) size: i64,
    pub(super) own: i64,
    pub(super) run: i64,
    /// Whether elements lie one after the other in memory along the depth; else along the side, or nowhere.
    pub(super) by_depth: bool,
    /// Elements that a thread fetches side by side.
    pub(super) wide: i64,
    /// What stands behind the depth.
    pub(super) beyond: Scalar,
    /// The slab in shared memory: its array and first element there, and elements from one step of the side, and of the depth, to the next.
    pub(super) shared: u32,
    pub(super) first: i64,
    pub(super) strides: [i64; 2],
    /// Where the rest lies of what has been split into two halves.
    pub(super) rest: Option<i64>,
    /// What a thread has fetched of the next slab; nothing where all slabs of a chunk are in shared memory.
    pub(super) fetched: Vec<Value>,
    /// The thread's, or the wave's, number along this side.
    pub(super) place: Value,
    /// How many there are along this side.
    pub(super) places: i64,
}

impl Operand {
    /// The step of the block that a thread's i-th one is, after its first.
    fn step(&self, i: i64) -> i64 {
        i / self.run * self.places * self.run + i % self.run
    }

    /// How many neighbours have shares side by side where the others' are to go along the depth. A share of several lines of a slab that
    /// are whole wide accesses each starts in the same bank as every other one of the same step of the depth.
    fn neighbours(&self) -> Option<i64> {
        let across = !self.by_depth && self.wide > 1 && self.strides[1] == 1;
        across.then(|| if self.size / self.wide % NEIGHBOURS == 0 { NEIGHBOURS } else { 1 })
    }
}

/// A product's block.
pub(super) struct Block {
    pub(super) dot: Id,
    pub(super) inner: Vec<RangeId>,
    pub(super) flat: RangeId,
    pub(super) depth: i64,
    pub(super) slab: i64,
    /// How many slabs have a place in shared memory, and elements from one place to the next.
    slabs: i64,
    apart: i64,
    pub(super) row: Operand,
    pub(super) column: Operand,
    pub(super) sums: Sums,
}

/// Where a thread's sums are.
pub(super) enum Sums {
    /// In variables, by row and column: chains, and their totals if there are several.
    Variables(Vec<Value>, Vec<Value>),
    /// In a wave's registers of a matrix unit, from one on, by steps of rows and columns.
    Registers(u8, WaveUnit),
}

/// What the threads of a group have in common.
pub(super) struct Group {
    pub(super) thread: Value,
    pub(super) size: i64,
    /// The array of f32 that they share: operands, then results.
    pub(super) shared: u32,
}

impl Emitter<'_> {
    /// Computes the block's products and does the kernel's stores for it.
    pub(super) fn group_products(&mut self, dots: &[Id]) {
        let tile = self.schedule.group_tile(dots[0]).expect("the first is a group's, and so are all");
        let places = |(r, own): (RangeId, u8), step: i64| self.schedule.block(r).map_or(1, |size| size / (i64::from(own) * step));
        let [height, width] = tile.steps();
        let [rows, columns] = [places(tile.row, height), places(tile.column, width)];
        let size = rows * columns * tile.unit.map_or(1, |unit| unit.wave.into());
        self.program.group = size as u32;
        let thread = self.push(Inst::Thread, DType::I64, 1);
        let group = Group { thread, size, shared: self.shared_array(DType::F32) };
        let mut results = Vec::new();
        for &dot in dots {
            let tile = self.schedule.group_tile(dot).expect("they share the block");
            let mut block = self.group_block(dot, &tile, &group, [rows, columns], &results);
            self.group_slabs(&mut block, &group, !results.is_empty());
            results.push(block);
        }
        self.group_stores(&results.iter().collect::<Vec<_>>(), &group);
    }

    /// A further array that the group shares, of no elements yet.
    pub(super) fn shared_array(&mut self, dtype: DType) -> u32 {
        self.program.shared.push(Scratch { dtype, len: 0 });
        self.program.shared.len() as u32 - 1
    }

    fn group_block(&mut self, dot: Id, tile: &GroupTile, group: &Group, places: [i64; 2], before: &[Block]) -> Block {
        let shared = match (tile.unit, before.first()) {
            (None, _) => group.shared,
            (_, Some(first)) => first.row.shared,
            _ => self.shared_array(DType::BF16),
        };
        let mut block = self.block_in(dot, tile, group, places, (shared, true));
        let count = i64::from(tile.row.1) * i64::from(tile.column.1);
        block.sums = match tile.unit {
            None => self.sum_variables(block.row.own * block.column.own, block.depth),
            Some(unit) => self.sum_registers(unit, count, before.len() as i64 * count),
        };
        block
    }

    /// A block whose operands' slabs lie in a shared array; without sums. The rows' slab may lie elsewhere.
    pub(super) fn block_in(
        &mut self,
        dot: Id,
        tile: &GroupTile,
        group: &Group,
        [rows, columns]: [i64; 2],
        (shared, has_rows): (u32, bool),
    ) -> Block {
        let Op::Dot { ranges } = self.kernel.graph.op(dot).clone() else { unreachable!("only products are computed by groups") };
        let inner = ranges.to_vec();
        let flat = if let [k] = inner[..] { k } else { RangeId(self.kernel.ranges.len() as u32) };
        let (across, wave) = (self.int(columns), self.int(tile.unit.map_or(1, |unit| unit.wave.into())));
        let number = self.index_op(BinaryOp::Div, group.thread, wave);
        let places = [BinaryOp::Div, BinaryOp::Mod].map(|op| self.index_op(op, number, across));
        let [height, width] = tile.steps();
        let sides = [(tile.row, height, places[0], rows), (tile.column, width, places[1], columns)];
        let (depth, slab) = (self.kernel.volume(&inner), i64::from(tile.slab));
        let mut first = 0;
        let args = self.kernel.graph.args(dot).to_vec();
        let [row, column] = sides.map(|((r, own), step, place, places)| {
            let node = if self.deps[args[1].0 as usize].contains(r) { args[1] } else { args[0] };
            let block = self.blocks[&r];
            let span = Span { range: r, start: block.start, steps: block.steps, size: block.size };
            let (own, dtype) = (i64::from(own) * step, self.kernel.graph.dtype(node));
            let (size, wide) = (places * own, WIDE / dtype.size() as i64);
            let by_side = self.runs_along(node, r, &inner);
            let by_depth = !by_side && inner == [flat] && self.runs_along(node, flat, &[r]);
            let along = if by_depth { self.kernel.extent(flat) } else { self.kernel.extent(r) };
            let whole = (by_side || by_depth) && along % wide == 0 && if by_depth { slab } else { size } % wide == 0;
            // A unit takes whole steps of the depth; variables take runs of a side.
            let (strides, all) = match tile.unit {
                Some(_) => ([slab + wide, 1], size * (slab + wide)),
                None => ([1, size + if by_depth { wide } else { 0 }], slab * (size + if by_depth { wide } else { 0 })),
            };
            let beyond = match tile.unit {
                Some(_) => Scalar::zero(DType::U16),
                None => Scalar::from_f64(DType::F32, if r == tile.row.0 { 0.0 } else { -0.0 }),
            };
            let operand = Operand {
                node,
                span,
                size,
                dtype,
                own,
                run: if tile.unit.is_some() { step } else { own.min(RUN) },
                by_depth,
                wide: if whole { wide } else { 1 },
                beyond,
                shared,
                first,
                strides,
                rest: None,
                fetched: Vec::new(),
                place,
                places,
            };
            first += if has_rows || r != tile.row.0 { all } else { 0 };
            operand
        });
        let slabs = i64::from(tile.slabs);
        self.share(shared, slabs * first);
        Block { dot, inner, flat, depth, slab, slabs, apart: first, row, column, sums: Sums::Variables(Vec::new(), Vec::new()) }
    }

    pub(super) fn sum_variables(&mut self, count: i64, depth: i64) -> Sums {
        let chains = (0..count).map(|_| self.variable(Scalar::zero(DType::F32), 1)).collect();
        let start = Scalar::from_f64(DType::F32, -0.0);
        let totals = if depth > CHUNK { (0..count).map(|_| self.variable(start, 1)).collect() } else { Vec::new() };
        Sums::Variables(chains, totals)
    }

    /// Makes room for that many elements in an array that the group shares.
    pub(super) fn share(&mut self, shared: u32, elements: i64) {
        let array = &mut self.program.shared[shared as usize];
        array.len = array.len.max(elements);
    }

    /// All slabs of the depth; chains become totals at the end of each chunk. Another product may still be read from the slabs' places.
    pub(super) fn group_slabs(&mut self, b: &mut Block, group: &Group, another: bool) {
        self.make_fetched(&mut b.row, b.slab, group);
        self.make_fetched(&mut b.column, b.slab, group);
        let b = &*b;
        let (zero, depth) = (self.int(0), self.int(b.depth));
        self.fetch(b, group, zero);
        if b.slabs > 1 {
            another.then(|| self.push(Inst::Barrier, DType::Bool, 1));
            self.put_slab(b, group, zero);
        }
        let Sums::Variables(chains, totals) = &b.sums else { return self.group_chunk(b, group, (zero, depth)) };
        if totals.is_empty() {
            return self.group_chunk(b, group, (zero, depth));
        }
        let from = self.open(zero, depth, CHUNK);
        let chunk = self.int(CHUNK);
        let steps = if b.depth % CHUNK == 0 { chunk } else { self.steps_left(from, depth, chunk) };
        self.group_chunk(b, group, (from, steps));
        self.flush(chains, totals);
        self.close();
    }

    /// Variables for a thread's share of a slab.
    pub(super) fn make_fetched(&mut self, side: &mut Operand, slab: i64, group: &Group) {
        let pieces = count(side.size * slab, side.wide * group.size);
        side.fetched = (0..pieces * side.wide).map(|_| self.variable(Scalar::zero(side.beyond.dtype), 1)).collect();
    }

    /// The slabs of so many steps from one on.
    pub(super) fn group_chunk(&mut self, b: &Block, group: &Group, (first, steps): (Value, Value)) {
        let zero = self.int(0);
        let step = self.open(zero, steps, b.slab);
        let from = self.index_op(BinaryOp::Add, first, step);
        self.push(Inst::Barrier, DType::Bool, 1);
        if b.slabs == 1 {
            self.put_slab(b, group, from);
            self.push(Inst::Barrier, DType::Bool, 1);
        }
        let (slab, depth) = (self.int(b.slab), self.int(b.depth));
        let next = self.index_op(BinaryOp::Add, from, slab);
        let more = self.push(Inst::Binary(BinaryOp::CmpLt, next, depth), DType::Bool, 1);
        self.open_if(more);
        self.fetch(b, group, next);
        self.close();
        let place = self.slab_place(b, from);
        match &b.sums {
            Sums::Variables(chains, _) => self.multiply_slab(b, chains, (step, place)),
            Sums::Registers(first, unit) => self.multiply_by_unit(b, (*first, *unit), (step, place)),
        }
        if b.slabs > 1 {
            self.open_if(more);
            self.put_slab(b, group, next);
            self.close();
        }
        self.close();
    }

    /// Where the slab from a step of the depth on lies, after the first one's place.
    fn slab_place(&mut self, b: &Block, from: Value) -> Value {
        if b.slabs == 1 {
            return self.int(0);
        }
        let [slab, slabs, apart] = [b.slab, b.slabs, b.apart].map(|n| self.int(n));
        let number = self.index_op(BinaryOp::Div, from, slab);
        let place = self.index_op(BinaryOp::Mod, number, slabs);
        self.index_op(BinaryOp::Mul, place, apart)
    }

    /// Puts what the threads have fetched into the place of the slab from a step of the depth on.
    fn put_slab(&mut self, b: &Block, group: &Group, from: Value) {
        let place = self.slab_place(b, from);
        for side in [&b.row, &b.column] {
            self.each_piece(b, side, group, &mut |e, [step, k], piece| {
                let [apart, deep] = side.strides.map(|stride| e.int(stride));
                let (at, across) = (e.index_op(BinaryOp::Mul, k, deep), e.index_op(BinaryOp::Mul, step, apart));
                let index = e.index_op(BinaryOp::Add, at, across);
                let index = e.index_op(BinaryOp::Add, index, place);
                for lane in 0..side.wide {
                    let value = e.get(side.fetched[(piece * side.wide + lane) as usize]);
                    let value = if side.dtype.is_half() { e.push(Inst::Bitcast(value), side.dtype, 1) } else { value };
                    let offset = side.first + lane * side.strides[usize::from(side.by_depth)];
                    e.push(Inst::Store { memory: Memory::Shared(side.shared), index, offset, value }, DType::Bool, 1);
                }
            });
        }
    }

    /// Runs `body` for each of a thread's shares of a slab: with the first step of the side, and of the depth, after the block's and the
    /// slab's first, and the number of the share.
    fn each_piece(&mut self, b: &Block, side: &Operand, group: &Group, body: &mut dyn FnMut(&mut Self, [Value; 2], i64)) {
        let (all, wide) = (side.size * b.slab / side.wide, self.int(side.wide));
        let fast = if side.by_depth { b.slab } else { side.size } / side.wide;
        let near = side.neighbours();
        for piece in 0..side.fetched.len() as i64 / side.wide {
            let before = self.int(piece * group.size);
            let number = self.index_op(BinaryOp::Add, group.thread, before);
            let [along, across] = match near {
                None => [BinaryOp::Mod, BinaryOp::Div].map(|op| {
                    let fast = self.int(fast);
                    self.index_op(op, number, fast)
                }),
                Some(near) => self.spread_piece(b, number, near),
            };
            let along = self.index_op(BinaryOp::Mul, along, wide);
            let at = if side.by_depth { [across, along] } else { [along, across] };
            if (piece + 1) * group.size <= all {
                body(self, at, piece);
                continue;
            }
            let all = self.int(all);
            let there = self.push(Inst::Binary(BinaryOp::CmpLt, number, all), DType::Bool, 1);
            self.open_if(there);
            body(self, at, piece);
            self.close();
        }
    }

    /// A share's number along the side, of as many as are neighbours, then along the depth, then along the side again.
    fn spread_piece(&mut self, b: &Block, number: Value, near: i64) -> [Value; 2] {
        let [near, slab] = [near, b.slab].map(|n| self.int(n));
        let first = self.index_op(BinaryOp::Mod, number, near);
        let rest = self.index_op(BinaryOp::Div, number, near);
        let across = self.index_op(BinaryOp::Mod, rest, slab);
        let rest = self.index_op(BinaryOp::Div, rest, slab);
        let rest = self.index_op(BinaryOp::Mul, rest, near);
        [self.index_op(BinaryOp::Add, rest, first), across]
    }

    /// Has each thread's share of the slab from a step of the depth on read into its variables.
    pub(super) fn fetch(&mut self, b: &Block, group: &Group, from: Value) {
        for side in [&b.row, &b.column] {
            self.each_piece(b, side, group, &mut |e, [step, k], piece| {
                let variables = &side.fetched[(piece * side.wide) as usize..][..side.wide as usize];
                let base = e.index_op(BinaryOp::Add, side.span.start, step);
                let number = e.index_op(BinaryOp::Add, from, k);
                let Some(inside) = e.inside(b, side, [base, number]) else { return e.fetch_piece(b, side, [base, number], variables) };
                let beyond = e.constant(side.beyond);
                variables.iter().for_each(|&variable| e.set(variable, beyond));
                e.open_if(inside);
                e.fetch_piece(b, side, [base, number], variables);
                e.close();
            });
        }
    }

    /// Whether a share's elements exist; `None` where all do.
    fn inside(&mut self, b: &Block, side: &Operand, [step, number]: [Value; 2]) -> Option<Value> {
        let mut inside = None;
        if self.as_int(side.span.steps).is_none_or(|steps| steps % side.size != 0) {
            let end = self.index_op(BinaryOp::Add, side.span.start, side.span.steps);
            inside = Some(self.push(Inst::Binary(BinaryOp::CmpLt, step, end), DType::Bool, 1));
        }
        if b.depth % b.slab != 0 {
            let depth = self.int(b.depth);
            let there = self.push(Inst::Binary(BinaryOp::CmpLt, number, depth), DType::Bool, 1);
            inside = Some(inside.map_or(there, |also| self.push(Inst::Binary(BinaryOp::And, also, there), DType::Bool, 1)));
        }
        inside
    }

    fn fetch_piece(&mut self, b: &Block, side: &Operand, [step, number]: [Value; 2], variables: &[Value]) {
        let wide = side.wide as u8;
        let (along, range) = if side.by_depth { (b.flat, b.flat) } else { (side.span.range, side.span.range) };
        let copies = |r: RangeId| if r == along { wide } else { 1 };
        self.bind(side.span.range, Binding { base: step, lanes: 1, copies: copies(side.span.range) }, |e| {
            e.bind(b.flat, Binding { base: number, lanes: 1, copies: copies(b.flat) }, |e| {
                e.bind_summed(&b.inner, b.flat, number, &mut |e| {
                    e.hoist(&[side.node], RangeSet::of(&[range]));
                    let mut values = Vec::new();
                    e.each_copy(&[(range, wide)], &mut |e, _| {
                        let value = e.eval(side.node);
                        values.push(if side.dtype.is_half() { e.push(Inst::Bitcast(value), DType::U16, 1) } else { value });
                    });
                    values.into_iter().zip(variables).for_each(|(value, &variable)| e.set(variable, value));
                });
            });
        });
    }

    /// chain = a b + chain for each step of the slab, `from` a step of the chunk on and in its place, and each of the thread's rows and columns.
    fn multiply_slab(&mut self, b: &Block, chains: &[Value], (from, place): (Value, Value)) {
        let unroll = (TOGETHER / chains.len()).clamp(1, b.slab as usize).next_power_of_two() as i64;
        let (zero, slab) = (self.int(0), self.int(b.slab));
        let k = self.open(zero, slab, unroll);
        let bases = [&b.row, &b.column].map(|side| {
            let (stride, run) = (self.int(side.strides[1]), self.int(side.run * side.strides[0]));
            let k = if side.fetched.is_empty() { self.index_op(BinaryOp::Add, from, k) } else { k };
            let (depth, across) = (self.index_op(BinaryOp::Mul, k, stride), self.index_op(BinaryOp::Mul, side.place, run));
            let at = self.index_op(BinaryOp::Add, depth, across);
            if side.fetched.is_empty() { at } else { self.index_op(BinaryOp::Add, at, place) }
        });
        for step in 0..unroll {
            let [rows, columns] = [(&b.row, bases[0]), (&b.column, bases[1])].map(|(side, index)| {
                let place = |i: i64| side.first + step * side.strides[1] + side.step(i) * side.strides[0];
                let load = |offset| Inst::Load { memory: Memory::Shared(side.shared), index, offset };
                (0..side.own).map(|i| self.push(load(place(i)), DType::F32, 1)).collect::<Vec<Value>>()
            });
            let pairs = rows.iter().flat_map(|&a| columns.iter().map(move |&b| (a, b)));
            for ((x, y), &chain) in pairs.zip(chains) {
                let sum = self.get(chain);
                let sum = self.push(Inst::Ternary(TernaryOp::Fma, x, y, sum), DType::F32, 1);
                self.set(chain, sum);
            }
        }
        self.close();
    }

    /// The kernel's stores: each run of the threads' rows goes through shared memory, or all of them at once where they fit.
    fn group_stores(&mut self, blocks: &[&Block], group: &Group) {
        let Block { row, column, .. } = blocks[0];
        let (parts, height) = (row.own / row.run, row.places * row.run);
        let all = row.size * column.size * blocks.len() as i64;
        let together = all <= self.program.shared[group.shared as usize].len;
        for part in 0..if together { 1 } else { parts } {
            let rows = if together { 0..row.own } else { part * row.run..(part + 1) * row.run };
            let height = if together { row.size } else { height };
            self.push(Inst::Barrier, DType::Bool, 1);
            self.share(group.shared, height * column.size * blocks.len() as i64);
            self.place_totals(blocks, group, rows, height);
            self.push(Inst::Barrier, DType::Bool, 1);
            self.store_part(blocks, group, part * height, height);
        }
    }

    /// Puts the totals of some of a thread's rows into shared memory, row-major, one product after the other.
    pub(super) fn place_totals(&mut self, blocks: &[&Block], group: &Group, rows: std::ops::Range<i64>, height: i64) {
        let Block { row, column, .. } = blocks[0];
        let width = self.int(column.size);
        let [down, across] = [row, column].map(|side| {
            let run = self.int(side.run);
            self.index_op(BinaryOp::Mul, side.place, run)
        });
        let down = self.index_op(BinaryOp::Mul, down, width);
        let index = self.index_op(BinaryOp::Add, down, across);
        for (at, b) in (0..).zip(blocks) {
            let offset = |i: i64, j: i64| at * height * column.size + (row.step(i) - row.step(rows.start)) * column.size + column.step(j);
            let (chains, totals) = match &b.sums {
                Sums::Variables(chains, totals) => (chains, totals),
                Sums::Registers(first, _) => {
                    self.place_registers(b, *first, rows.clone(), (group.shared, index), &offset);
                    continue;
                }
            };
            let results = if totals.is_empty() { chains } else { totals };
            for (i, j) in rows.clone().flat_map(|i| (0..column.own).map(move |j| (i, j))) {
                let value = self.get(results[(i * column.own + j) as usize]);
                let offset = offset(i, j);
                self.push(Inst::Store { memory: Memory::Shared(group.shared), index, offset, value }, DType::Bool, 1);
            }
        }
    }

    /// The stores for as many rows of the block, from one on, as are in shared memory.
    fn store_part(&mut self, blocks: &[&Block], group: &Group, first: i64, height: i64) {
        let Block { row, column, .. } = blocks[0];
        let simple = self.kernel.stores.iter().all(|s| s.ranges.is_empty());
        let wide = if simple && column.size % RUN == 0 && self.kernel.extent(column.span.range) % RUN == 0 { RUN } else { 1 };
        let (end, apart) = (self.int(height * column.size), group.size * wide);
        let wide_value = self.int(wide);
        let start = self.index_op(BinaryOp::Mul, group.thread, wide_value);
        let number = self.open(start, end, apart);
        let width = self.int(column.size);
        let [down, across] = [BinaryOp::Div, BinaryOp::Mod].map(|op| self.index_op(op, number, width));
        let first = self.int(first);
        let down = self.index_op(BinaryOp::Add, down, first);
        let bases = [(row, down), (column, across)].map(|(side, step)| self.index_op(BinaryOp::Add, side.span.start, step));
        let mut inside: Option<Value> = None;
        for (side, base) in [row, column].into_iter().zip(bases) {
            if self.as_int(side.span.steps).is_none_or(|steps| steps % side.size != 0) {
                let end = self.index_op(BinaryOp::Add, side.span.start, side.span.steps);
                let there = self.push(Inst::Binary(BinaryOp::CmpLt, base, end), DType::Bool, 1);
                inside = Some(inside.map_or(there, |also| self.push(Inst::Binary(BinaryOp::And, also, there), DType::Bool, 1)));
            }
        }
        inside.into_iter().for_each(|inside| self.open_if(inside));
        self.bind(row.span.range, Binding { base: bases[0], lanes: 1, copies: 1 }, |e| {
            e.bind(column.span.range, Binding { base: bases[1], lanes: 1, copies: wide as u8 }, |e| {
                for (at, b) in (0..).zip(blocks) {
                    e.each_copy(&[(column.span.range, wide as u8)], &mut |e, copy| {
                        let offset = at * height * column.size + copy as i64;
                        let load = Inst::Load { memory: Memory::Shared(group.shared), index: number, offset };
                        let value = e.push(load, DType::F32, 1);
                        e.remember(b.dot, value);
                    });
                }
                e.phases();
            });
        });
        inside.into_iter().for_each(|_| self.close());
        self.close();
    }
}

/// Products by a matrix unit that a wave uses as one.
impl Emitter<'_> {
    /// The wave's registers for so many steps of rows and columns, from one on.
    pub(super) fn sum_registers(&mut self, unit: WaveUnit, count: i64, first: i64) -> Sums {
        self.program.unit = Some(unit);
        (first..first + count).for_each(|sums| self.wave_op(TileOp::Zero(sums as u8)));
        Sums::Registers(first as u8, unit)
    }

    fn wave_op(&mut self, op: TileOp) {
        self.push(Inst::Tile(op), DType::Bool, 1);
    }

    /// sums += rows columns for each of the unit's steps of the slab's depth, and of the wave's rows and columns.
    fn multiply_by_unit(&mut self, b: &Block, (first, unit): (u8, WaveUnit), (from, place): (Value, Value)) {
        let sides = [&b.row, &b.column];
        let bases = sides.map(|side| {
            let step = self.int(side.run * side.strides[0]);
            let across = self.index_op(BinaryOp::Mul, side.place, step);
            self.index_op(BinaryOp::Add, across, if side.fetched.is_empty() { from } else { place })
        });
        let [rows, columns] = sides.map(|side| (side.own / side.run) as u8);
        // Behind the sums of all products.
        let operands = unit_operands(self.schedule);
        for k in (0..b.slab).step_by(unit.depth.into()) {
            let tile = |side: &Operand, first: i64, index: Value, i: u8| {
                let offset = first + side.step(i64::from(i) * side.run) * side.strides[0] + k;
                TilePlace { memory: Memory::Shared(side.shared), index, offset, stride: side.strides[0] }
            };
            (0..columns).for_each(|j| self.wave_op(TileOp::Columns(operands[1] + j, tile(&b.column, b.column.first, bases[1], j))));
            for part in [Some(b.row.first), b.row.rest].into_iter().flatten() {
                (0..rows).for_each(|i| self.wave_op(TileOp::Load(operands[0] + i, tile(&b.row, part, bases[0], i))));
                for (i, j) in (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j))) {
                    self.wave_op(TileOp::Multiply { sums: first + i * columns + j, rows: operands[0] + i, columns: operands[1] + j });
                }
            }
        }
    }

    /// Puts a wave's sums for some of its rows where the stores find them.
    fn place_registers(
        &mut self,
        b: &Block,
        first: u8,
        rows: std::ops::Range<i64>,
        (shared, index): (u32, Value),
        offset: &dyn Fn(i64, i64) -> i64,
    ) {
        let columns = b.column.own / b.column.run;
        for i in rows.step_by(b.row.run as usize) {
            for j in 0..columns {
                let register = first + (i / b.row.run * columns + j) as u8;
                let offset = offset(i, j * b.column.run);
                let at = TilePlace { memory: Memory::Shared(shared), index, offset, stride: b.column.size };
                self.wave_op(TileOp::Store(register, at));
            }
        }
    }
}

/// The first registers for rows and for columns, behind the sums of all products: each register is of one kind all along.
fn unit_operands(schedule: &Schedule) -> [u8; 2] {
    let sums: u8 = schedule.group_tiles().map(|(_, tile)| tile.row.1 * tile.column.1).sum();
    let rows = schedule.group_tiles().map(|(_, tile)| tile.row.1).max().unwrap_or(0);
    [sums, sums + rows]
}
