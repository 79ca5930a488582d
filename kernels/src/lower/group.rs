//! A block of a `Dot` by a group of threads: `Primitive::Group`.
//!
//! Both operands lie in shared memory for a slab of the depth, zeros where there is nothing. Each thread multiplies its register tile's rows and
//! columns: runs of four, so that they are 16 bytes of shared memory, spread over the block, so that neighbours read neighbours. While a slab
//! is multiplied, each thread has its share of the next one on the way into registers. The totals go to shared memory as well: the stores
//! are done element by element, neighbours by neighbours.
//!
//! The order of the additions is the contract's: a chunk is a whole number of slabs. What lies behind the depth multiplies to -0, which
//! changes no sum.

use super::defaults::count;
use super::emit::{Binding, Emitter};
use super::ranges::RangeSet;
use super::reduce::CHUNK;
use super::schedule::GroupTile;
use super::stage::Span;
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Id, Op, RangeId, TernaryOp};
use crate::program::{Inst, Memory, Scratch, Value};

/// Elements of 4 bytes in the widest access to memory.
pub(super) const WIDE: i64 = 4;

/// Elements between the rows of a slab that is filled along the depth: neighbours then store to other banks.
const SKEW: i64 = 4;

/// Multiplications of a thread that stand side by side in the text: enough to hide latency, few enough to read and to compile.
const TOGETHER: usize = 128;

/// One operand of a block.
struct Operand {
    node: Id,
    span: Span,
    /// Steps of the block, and of a thread.
    size: i64,
    own: i64,
    /// Whether elements lie one after the other in memory along the depth; else along the side, or nowhere.
    by_depth: bool,
    /// Elements that a thread fetches side by side.
    wide: i64,
    /// What stands behind the depth.
    beyond: f64,
    /// The slab in shared memory: its first element, and elements from one step of the depth to the next.
    first: i64,
    stride: i64,
    /// What a thread has fetched of the next slab.
    fetched: Vec<Value>,
    /// The thread's number along this side.
    place: Value,
    /// Threads along this side.
    threads: i64,
}

impl Operand {
    /// Steps of a thread that lie side by side.
    fn run(&self) -> i64 {
        self.own.min(WIDE)
    }

    /// The step of the block that a thread's i-th one is, after its first.
    fn step(&self, i: i64) -> i64 {
        i / self.run() * self.threads * self.run() + i % self.run()
    }
}

/// A product's block.
struct Block {
    dot: Id,
    inner: Vec<RangeId>,
    flat: RangeId,
    depth: i64,
    slab: i64,
    row: Operand,
    column: Operand,
    /// By row and column of a thread.
    chains: Vec<Value>,
    totals: Vec<Value>,
}

/// What the threads of a group have in common.
struct Group {
    thread: Value,
    size: i64,
    shared: u32,
}

impl Emitter<'_> {
    /// Computes the block's products and does the kernel's stores for it.
    pub(super) fn group_products(&mut self, dots: &[Id]) {
        let tile = self.schedule.group_tile(dots[0]).expect("the first is a group's, and so are all");
        let [rows, columns] = [tile.row, tile.column].map(|(r, own)| self.schedule.block(r).map_or(1, |size| size / i64::from(own)));
        self.program.group = (rows * columns) as u32;
        self.program.shared.push(Scratch { dtype: DType::F32, len: 0 });
        let thread = self.push(Inst::Thread, DType::I64, 1);
        let group = Group { thread, size: rows * columns, shared: self.program.shared.len() as u32 - 1 };
        let mut results = Vec::new();
        for &dot in dots {
            let tile = self.schedule.group_tile(dot).expect("they share the block");
            let mut block = self.group_block(dot, &tile, &group, [rows, columns]);
            self.group_slabs(&mut block, &group);
            results.push(block);
        }
        self.group_stores(&results, &group);
    }

    fn group_block(&mut self, dot: Id, tile: &GroupTile, group: &Group, [rows, columns]: [i64; 2]) -> Block {
        let Op::Dot { ranges } = self.kernel.graph.op(dot).clone() else { unreachable!("only products are computed by groups") };
        let inner = ranges.to_vec();
        let flat = if let [k] = inner[..] { k } else { RangeId(self.kernel.ranges.len() as u32) };
        let across = self.int(columns);
        let places = [BinaryOp::Div, BinaryOp::Mod].map(|op| self.index_op(op, group.thread, across));
        let sides = [(tile.row, places[0], rows), (tile.column, places[1], columns)];
        let mut first = 0;
        let args = self.kernel.graph.args(dot).to_vec();
        let [row, column] = sides.map(|((r, own), place, threads)| {
            let node = if self.deps[args[1].0 as usize].contains(r) { args[1] } else { args[0] };
            let block = self.blocks[&r];
            let span = Span { range: r, start: block.start, steps: block.steps, size: block.size };
            let size = threads * i64::from(own);
            let by_side = self.runs_along(node, r, &inner);
            let by_depth = !by_side && inner == [flat] && self.runs_along(node, flat, &[r]);
            let along = if by_depth { self.kernel.extent(flat) } else { self.kernel.extent(r) };
            let whole = (by_side || by_depth) && along % WIDE == 0 && if by_depth { i64::from(tile.slab) } else { size } % WIDE == 0;
            let stride = size + if by_depth { SKEW } else { 0 };
            let operand = Operand {
                node,
                span,
                size,
                own: own.into(),
                by_depth,
                wide: if whole { WIDE } else { 1 },
                beyond: if first == 0 { 0.0 } else { -0.0 },
                first,
                stride,
                fetched: Vec::new(),
                place,
                threads,
            };
            first += stride * i64::from(tile.slab);
            operand
        });
        self.share(group, first);
        let depth = self.kernel.volume(&inner);
        let count = row.own * column.own;
        let chains = (0..count).map(|_| self.variable(Scalar::zero(DType::F32), 1)).collect();
        let start = Scalar::from_f64(DType::F32, -0.0);
        let totals = if depth > CHUNK { (0..count).map(|_| self.variable(start, 1)).collect() } else { Vec::new() };
        Block { dot, inner, flat, depth, slab: tile.slab.into(), row, column, chains, totals }
    }

    /// Makes room for that many elements in shared memory.
    fn share(&mut self, group: &Group, elements: i64) {
        let array = &mut self.program.shared[group.shared as usize];
        array.len = array.len.max(elements);
    }

    /// All slabs of the depth; chains become totals at the end of each chunk.
    fn group_slabs(&mut self, b: &mut Block, group: &Group) {
        for side in [&mut b.row, &mut b.column] {
            let pieces = count(side.size * b.slab, side.wide * group.size);
            side.fetched = (0..pieces * side.wide).map(|_| self.variable(Scalar::zero(DType::F32), 1)).collect();
        }
        let b = &*b;
        let (zero, depth) = (self.int(0), self.int(b.depth));
        self.fetch(b, group, zero);
        if b.depth <= CHUNK {
            return self.group_chunk(b, group, (zero, depth));
        }
        let from = self.open(zero, depth, CHUNK);
        let chunk = self.int(CHUNK);
        let steps = if b.depth % CHUNK == 0 { chunk } else { self.steps_left(from, depth, chunk) };
        self.group_chunk(b, group, (from, steps));
        self.flush(&b.chains, &b.totals);
        self.close();
    }

    /// The slabs of so many steps from one on.
    fn group_chunk(&mut self, b: &Block, group: &Group, (first, steps): (Value, Value)) {
        let zero = self.int(0);
        let step = self.open(zero, steps, b.slab);
        let from = self.index_op(BinaryOp::Add, first, step);
        self.push(Inst::Barrier, DType::Bool, 1);
        for side in [&b.row, &b.column] {
            self.each_piece(b, side, group, &mut |e, [step, k], piece| {
                let stride = e.int(side.stride);
                let at = e.index_op(BinaryOp::Mul, k, stride);
                let index = e.index_op(BinaryOp::Add, at, step);
                for lane in 0..side.wide {
                    let value = e.get(side.fetched[(piece * side.wide + lane) as usize]);
                    let offset = side.first + lane * if side.by_depth { side.stride } else { 1 };
                    e.push(Inst::Store { memory: Memory::Shared(group.shared), index, offset, value }, DType::Bool, 1);
                }
            });
        }
        self.push(Inst::Barrier, DType::Bool, 1);
        let (slab, depth) = (self.int(b.slab), self.int(b.depth));
        let next = self.index_op(BinaryOp::Add, from, slab);
        let more = self.push(Inst::Binary(BinaryOp::CmpLt, next, depth), DType::Bool, 1);
        self.open_if(more);
        self.fetch(b, group, next);
        self.close();
        self.multiply_slab(b, group);
        self.close();
    }

    /// Runs `body` for each of a thread's shares of a slab: with the first step of the side, and of the depth, after the block's and the
    /// slab's first, and the number of the share.
    fn each_piece(&mut self, b: &Block, side: &Operand, group: &Group, body: &mut dyn FnMut(&mut Self, [Value; 2], i64)) {
        let (all, wide) = (side.size * b.slab / side.wide, self.int(side.wide));
        let fast = if side.by_depth { b.slab } else { side.size } / side.wide;
        for piece in 0..side.fetched.len() as i64 / side.wide {
            let before = self.int(piece * group.size);
            let number = self.index_op(BinaryOp::Add, group.thread, before);
            let fast = self.int(fast);
            let along = self.index_op(BinaryOp::Mod, number, fast);
            let along = self.index_op(BinaryOp::Mul, along, wide);
            let across = self.index_op(BinaryOp::Div, number, fast);
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

    /// Has each thread's share of the slab from a step of the depth on read into its variables.
    fn fetch(&mut self, b: &Block, group: &Group, from: Value) {
        for side in [&b.row, &b.column] {
            self.each_piece(b, side, group, &mut |e, [step, k], piece| {
                let variables = &side.fetched[(piece * side.wide) as usize..][..side.wide as usize];
                let base = e.index_op(BinaryOp::Add, side.span.start, step);
                let number = e.index_op(BinaryOp::Add, from, k);
                let Some(inside) = e.inside(b, side, [base, number]) else { return e.fetch_piece(b, side, [base, number], variables) };
                let beyond = e.constant(Scalar::from_f64(DType::F32, side.beyond));
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
                    e.each_copy(&[(range, wide)], &mut |e, _| values.push(e.eval(side.node)));
                    values.into_iter().zip(variables).for_each(|(value, &variable)| e.set(variable, value));
                });
            });
        });
    }

    /// chain = a b + chain for each step of the slab and each of the thread's rows and columns.
    fn multiply_slab(&mut self, b: &Block, group: &Group) {
        let unroll = (TOGETHER / b.chains.len()).clamp(1, b.slab as usize).next_power_of_two() as i64;
        let (zero, slab) = (self.int(0), self.int(b.slab));
        let k = self.open(zero, slab, unroll);
        let bases = [&b.row, &b.column].map(|side| {
            let (stride, run) = (self.int(side.stride), self.int(side.run()));
            let (depth, place) = (self.index_op(BinaryOp::Mul, k, stride), self.index_op(BinaryOp::Mul, side.place, run));
            self.index_op(BinaryOp::Add, depth, place)
        });
        for step in 0..unroll {
            let [rows, columns] = [(&b.row, bases[0]), (&b.column, bases[1])].map(|(side, index)| {
                let place = |i: i64| side.first + step * side.stride + side.step(i);
                let load = |offset| Inst::Load { memory: Memory::Shared(group.shared), index, offset };
                (0..side.own).map(|i| self.push(load(place(i)), DType::F32, 1)).collect::<Vec<Value>>()
            });
            let pairs = rows.iter().flat_map(|&a| columns.iter().map(move |&b| (a, b)));
            for ((x, y), &chain) in pairs.zip(&b.chains) {
                let sum = self.get(chain);
                let sum = self.push(Inst::Ternary(TernaryOp::Fma, x, y, sum), DType::F32, 1);
                self.set(chain, sum);
            }
        }
        self.close();
    }

    /// The kernel's stores: each run of the threads' rows goes through shared memory, or all of them at once where they fit.
    fn group_stores(&mut self, blocks: &[Block], group: &Group) {
        let Block { row, column, .. } = &blocks[0];
        let parts = row.own / row.run();
        let height = row.threads * row.run();
        let all = row.size * column.size * blocks.len() as i64;
        let together = all <= self.program.shared[group.shared as usize].len;
        for part in 0..if together { 1 } else { parts } {
            let rows = if together { 0..row.own } else { part * row.run()..(part + 1) * row.run() };
            let height = if together { row.size } else { height };
            self.push(Inst::Barrier, DType::Bool, 1);
            self.share(group, height * column.size * blocks.len() as i64);
            self.place_totals(blocks, group, rows, height);
            self.push(Inst::Barrier, DType::Bool, 1);
            self.store_part(blocks, group, part * height, height);
        }
    }

    /// Puts the totals of some of a thread's rows into shared memory, row-major, one product after the other.
    fn place_totals(&mut self, blocks: &[Block], group: &Group, rows: std::ops::Range<i64>, height: i64) {
        let Block { row, column, .. } = &blocks[0];
        let width = self.int(column.size);
        let [down, across] = [row, column].map(|side| {
            let run = self.int(side.run());
            self.index_op(BinaryOp::Mul, side.place, run)
        });
        let down = self.index_op(BinaryOp::Mul, down, width);
        let index = self.index_op(BinaryOp::Add, down, across);
        for (at, b) in (0..).zip(blocks) {
            let results = if b.totals.is_empty() { &b.chains } else { &b.totals };
            for (i, j) in rows.clone().flat_map(|i| (0..column.own).map(move |j| (i, j))) {
                let value = self.get(results[(i * column.own + j) as usize]);
                let first = at * height * column.size;
                let offset = first + (row.step(i) - row.step(rows.start)) * column.size + column.step(j);
                self.push(Inst::Store { memory: Memory::Shared(group.shared), index, offset, value }, DType::Bool, 1);
            }
        }
    }

    /// The stores for as many rows of the block, from one on, as are in shared memory.
    fn store_part(&mut self, blocks: &[Block], group: &Group, first: i64, height: i64) {
        let Block { row, column, .. } = &blocks[0];
        let simple = self.kernel.stores.iter().all(|s| s.ranges.is_empty());
        let wide = if simple && column.size % WIDE == 0 && self.kernel.extent(column.span.range) % WIDE == 0 { WIDE } else { 1 };
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
