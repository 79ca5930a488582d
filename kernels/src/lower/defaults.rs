//! The default schedule: a pure function of kernel and target.

use super::emit::has_vectors;
use super::ranges::{RangeSet, Strides, dependencies};
use super::schedule::{Primitive, Schedule};
use crate::dtype::DType;
use crate::ir::{Id, Kernel, Op, RangeId};

/// What the lowering may use on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// 32-bit lanes of one vector register; 1 for no vectors.
    pub lanes: u8,
    /// Vector registers.
    pub registers: u8,
    /// How many work items run at once.
    pub threads: u32,
}

/// Rows of an output tile of a `Dot`: with two vectors of columns that makes eight accumulators.
const TILE_ROWS: u8 = 4;

/// Vectors side by side in elementwise loops and row reductions: hides latency, costs code.
const SIDE_BY_SIDE: u8 = 2;

/// Bytes that stay in a core's second-level cache beside what streams through.
const NEAR: i64 = 512 * 1024;

/// Enough work items for any number of threads that a machine may have, if the kernel has them.
const ITEMS: i64 = 256;

/// How a kernel is run on a target unless someone knows better.
pub fn schedule(kernel: &Kernel, target: Target) -> Schedule {
    let mut plan = Planner::new(kernel, target);
    let dot = kernel.graph.ids().find(|&id| plan.used[id.0 as usize] && matches!(kernel.graph.op(id), Op::Dot { .. }));
    match dot {
        Some(dot) => plan.matmul(dot),
        None => plan.streaming(),
    }
}

/// What the choice is made from.
struct Planner<'k> {
    kernel: &'k Kernel,
    target: Target,
    deps: Vec<RangeSet>,
    used: Vec<bool>,
}

impl<'k> Planner<'k> {
    fn new(kernel: &'k Kernel, target: Target) -> Planner<'k> {
        let mut used = vec![false; kernel.graph.len()];
        kernel.stores.iter().for_each(|s| [s.index, s.value].iter().for_each(|id| used[id.0 as usize] = true));
        for id in kernel.graph.ids().rev() {
            if used[id.0 as usize] {
                kernel.graph.args(id).iter().for_each(|a| used[a.0 as usize] = true);
            }
        }
        Planner { kernel, target, deps: dependencies(kernel), used }
    }

    fn extent(&self, r: RangeId) -> i64 {
        self.kernel.extent(r)
    }

    /// How well the accesses of a kernel suit vectors along `r`: consecutive elements are good, the same element is fine, gathers cost.
    fn suits(&self, strides: &mut Strides, r: RangeId) -> i64 {
        let g = &self.kernel.graph;
        let mut score = 0;
        let mut judge = |index: Id, weight: i64| match strides.of(index, r) {
            Some(1) => score += 2 * weight,
            Some(0) => {}
            _ => score -= 2 * weight,
        };
        for id in g.ids().filter(|id| self.used[id.0 as usize]) {
            if let Op::Load(p) = g.op(id) {
                let wide = self.kernel.params[p.0 as usize].dtype.size() == 4;
                judge(g.args(id)[0], if wide { 2 } else { 1 });
            }
        }
        self.kernel.stores.iter().for_each(|s| judge(s.index, 2));
        score
    }

    /// Whether nothing that would have to be a vector along `r` is of a type without vectors.
    fn allows(&self, r: RangeId) -> bool {
        let g = &self.kernel.graph;
        let sequential = self.kernel.stores.iter().any(|s| s.sequential && s.ranges.contains(&r));
        let narrow = |d: DType| !matches!(d, DType::F32 | DType::I32 | DType::U32 | DType::Bool);
        let blocked = g.ids().any(|id| {
            self.used[id.0 as usize]
                && match g.op(id) {
                    Op::Reduce { .. } | Op::Dot { .. } => self.deps[id.0 as usize].contains(r) && narrow(g.dtype(id)),
                    _ => false,
                }
        });
        let worth = g.ids().any(|id| self.used[id.0 as usize] && g.dtype(id).size() == 4 && self.deps[id.0 as usize].contains(r));
        !sequential && !blocked && worth && self.extent(r) >= self.target.lanes as i64 && self.target.lanes > 1
    }

    /// The best of these ranges for vectors, if one is any good; the last one among equals.
    fn best(&self, candidates: &[RangeId]) -> Option<RangeId> {
        let mut strides = Strides::new(&self.kernel.graph, &self.deps);
        let scored = candidates.iter().filter(|r| self.allows(**r)).map(|&r| (self.suits(&mut strides, r), r));
        scored.filter(|(score, _)| *score > 0).max_by_key(|(score, _)| *score).map(|(_, r)| r)
    }

    /// Elementwise and reduction kernels.
    fn streaming(&mut self) -> Schedule {
        let domain = &self.kernel.domain;
        let g = &self.kernel.graph;
        let mut inner: Vec<RangeId> = self.kernel.stores.iter().flat_map(|s| s.ranges.iter().copied()).collect();
        for id in g.ids().filter(|id| self.used[id.0 as usize]) {
            if let Op::Reduce { ranges, .. } = g.op(id) {
                inner.extend(ranges.last());
            }
        }
        let candidates: Vec<RangeId> = domain.iter().chain(&inner).copied().collect();
        let mut steps = Vec::new();
        let vector = self.best(&candidates);
        let mut order = domain.clone();
        if let Some(v) = vector {
            if let Some(at) = order.iter().position(|r| *r == v) {
                order.remove(at);
                order.push(v);
            }
            steps.push(Primitive::Vectorize(v, self.target.lanes));
            if self.extent(v) >= (self.target.lanes * SIDE_BY_SIDE) as i64 {
                steps.push(Primitive::Unroll(v, SIDE_BY_SIDE));
            }
        }
        steps.insert(0, Primitive::Order(order.clone()));
        steps.push(Primitive::Parallel(self.parallel(&order, &steps)));
        Schedule(steps)
    }

    /// How many outer loops make enough work items.
    fn parallel(&self, order: &[RangeId], steps: &[Primitive]) -> usize {
        let schedule = Schedule(steps.to_vec());
        let mut items = 1;
        for (i, &r) in order.iter().enumerate() {
            let lanes = schedule.vector().filter(|(v, _)| *v == r).map_or(1, |(_, w)| w as i64);
            if items >= ITEMS {
                return i;
            }
            items *= (self.extent(r) / (lanes * schedule.copies(r) as i64)).max(1);
        }
        order.len()
    }

    /// A tile of rows by vectors of columns, the columns' operand packed once for all rows.
    fn matmul(&mut self, dot: Id) -> Schedule {
        let g = &self.kernel.graph;
        let (a, b) = (g.args(dot)[0], g.args(dot)[1]);
        let domain = self.kernel.domain.clone();
        let of = |id: Id, r: RangeId| self.deps[id.0 as usize].contains(r);
        // Columns belong to one operand only, rows to the other.
        let only = |x: Id, y: Id| -> Vec<RangeId> { domain.iter().copied().filter(|&r| of(x, r) && !of(y, r) && of(dot, r)).collect() };
        let (rows_a, rows_b) = (only(a, b), only(b, a));
        let column = self.best(&[rows_a.clone(), rows_b.clone()].concat()).or_else(|| {
            // With no consecutive store, any large range that allows vectors: its operand is packed.
            let all: Vec<RangeId> = rows_b.iter().chain(&rows_a).copied().filter(|&r| self.allows(r)).collect();
            all.into_iter().max_by_key(|&r| self.extent(r))
        });
        let Some(column) = column else { return self.streaming() };
        let (packed, rows) = if rows_b.contains(&column) { (b, &rows_a) } else { (a, &rows_b) };
        let row = rows.iter().copied().filter(|&r| self.extent(r) > 1).max_by_key(|&r| self.extent(r));
        let lanes = self.target.lanes;
        let columns = if self.extent(column) >= 2 * lanes as i64 { 2 } else { 1 };
        let outer: Vec<RangeId> = domain.iter().copied().filter(|r| *r != column && Some(*r) != row).collect();
        let inner = dot_ranges(g.op(dot));
        let mut steps = vec![Primitive::Vectorize(column, lanes), Primitive::Unroll(column, columns)];
        if let [k] = inner[..]
            && self.extent(k) % 4 == 0
        {
            steps.push(Primitive::Unroll(k, 4));
        }
        let Some(row) = row else {
            let order = [outer, vec![column]].concat();
            steps.insert(0, Primitive::Order(order.clone()));
            steps.push(Primitive::Parallel(self.parallel(&order, &steps)));
            return Schedule(steps);
        };
        steps.push(Primitive::Unroll(row, self.extent(row).min(TILE_ROWS as i64) as u8));
        let tile = Tile { outer: &outer, row, column, inner: &inner, packed, other: if packed == a { b } else { a } };
        self.nest(tile, steps)
    }

    /// The loops of a product around its tiles.
    fn nest(&self, t: Tile, mut steps: Vec<Primitive>) -> Schedule {
        let height = self.extent(t.row);
        let depth: i64 = t.inner.iter().map(|&k| self.extent(k)).product();
        let volume: i64 = t.outer.iter().map(|&r| self.extent(r)).product();
        let tiles = volume * (self.extent(t.column) / (2 * self.target.lanes as i64)).max(1);
        let known = |ranges: &[RangeId]| RangeSet::of(&[t.outer, t.inner, ranges].concat());
        let packable = |node: Id, along: RangeId| self.deps[node.0 as usize].minus(known(&[along])) == RangeSet::default();
        let mut strides = Strides::new(&self.kernel.graph, &self.deps);
        let strided = t.inner.last().is_some_and(|&k| self.address(t.other).is_some_and(|at| strides.of(at, k) != Some(1)));
        let pays = height >= 4 * TILE_ROWS as i64;
        let rows = self.block_rows(height, depth, volume);
        let blocked = pays && rows < height && (height * depth * 4 > NEAR || strided);
        // Blocks of rows that stay near, each with all columns; or all rows for each tile of columns, if there are enough of those.
        let columns_outside = !blocked && tiles >= 2 * self.target.threads as i64;
        let order = if columns_outside { [t.outer, &[t.column, t.row]].concat() } else { [t.outer, &[t.row, t.column]].concat() };
        steps.insert(0, Primitive::Order(order.clone()));
        if blocked {
            steps.push(Primitive::Block(t.row, rows));
            if strided && packable(t.other, t.row) {
                steps.push(Primitive::Stage { node: t.other, tile: t.row });
            }
        }
        // Columns are packed as vectors, which programs do not have of every type.
        let vectors = has_vectors(self.kernel.graph.dtype(t.packed));
        let packs = pays && vectors && (blocked || columns_outside) && packable(t.packed, t.column);
        if packs {
            // Several tiles of columns at once: what lies together in memory is read together.
            let width = self.block_columns(t.column, depth, if blocked { i64::MAX } else { volume });
            steps.push(Primitive::Block(t.column, width));
            steps.push(Primitive::Stage { node: t.packed, tile: t.column });
        }
        let most = if blocked || packs { t.outer.len() + 1 } else { order.len() };
        steps.push(Primitive::Parallel(self.parallel(&order, &steps).min(most)));
        Schedule(steps)
    }

    /// Columns that are packed together: their part stays near, and there are enough blocks of them for the threads.
    fn block_columns(&self, column: RangeId, depth: i64, volume: i64) -> i64 {
        let tile = 2 * self.target.lanes as i64;
        let near = (NEAR / 2 / (4 * depth.max(1))).clamp(tile, 4 * tile);
        let share = (self.extent(column).saturating_mul(volume) / (2 * self.target.threads as i64)).max(tile);
        near.min(share) / tile * tile
    }

    /// Rows whose part of the operand stays near, and enough blocks for the threads.
    fn block_rows(&self, height: i64, depth: i64, volume: i64) -> i64 {
        let tile = TILE_ROWS as i64;
        let near = (NEAR / (4 * depth.max(1))).clamp(8 * tile, 64 * tile);
        let share = (height * volume / (2 * self.target.threads as i64)).max(4 * tile);
        near.min(share) / tile * tile
    }

    /// The index of the one load that an operand is.
    fn address(&self, operand: Id) -> Option<Id> {
        let g = &self.kernel.graph;
        match g.op(operand) {
            Op::Load(_) => Some(g.args(operand)[0]),
            Op::Cast | Op::Bitcast => self.address(g.args(operand)[0]),
            _ => None,
        }
    }
}

/// What a product's schedule is about.
struct Tile<'a> {
    outer: &'a [RangeId],
    row: RangeId,
    column: RangeId,
    inner: &'a [RangeId],
    /// The operand along the columns.
    packed: Id,
    /// The operand along the rows.
    other: Id,
}

fn dot_ranges(op: &Op) -> Vec<RangeId> {
    if let Op::Dot { ranges } = op { ranges.to_vec() } else { Vec::new() }
}
