//! The default schedule: a pure function of kernel and target.

use super::decompose::unwidened;
use super::product::chain_length;
use super::ranges::{RangeSet, Strides, dependencies};
use super::schedule::{Primitive, Schedule, Tile};
use super::target::{MatrixUnit, Target, has_vectors};
use crate::dtype::DType;
use crate::ir::{Id, Kernel, Op, RangeId};

/// Vectors of columns in a register tile of a product.
pub(super) const TILE_VECTORS: u8 = 2;

/// Columns of a block of a product, at most: its packed operand comes from the last-level cache once for each panel of rows.
const BLOCK_COLUMNS: i64 = 1024;

/// Panels of rows in a block of a product, at most: they share packed columns.
const PANELS: i64 = 3;

/// Products with fewer multiplications than this are not worth packing.
const SMALL_PRODUCT: i64 = 32 * 1024;

/// Vectors side by side in elementwise loops and row reductions: hides latency, costs code.
const SIDE_BY_SIDE: u8 = 2;

/// The same where each operation of a long chain waits for the one before it, and there are registers enough.
const CHAINS_SIDE_BY_SIDE: u8 = 4;

/// Enough work items for any number of threads that a machine may have, if the kernel has them.
const ITEMS: i64 = 256;

/// How a kernel is run on a target unless someone knows better.
pub fn schedule(kernel: &Kernel, target: Target) -> Schedule {
    let Schedule(mut steps) = by_kind(kernel, target);
    if target.every_type {
        steps.push(Primitive::EveryType);
    }
    Schedule(steps)
}

fn by_kind(kernel: &Kernel, target: Target) -> Schedule {
    let mut plan = Planner::new(kernel, target);
    if target.grid {
        return plan.group_products().or_else(|| plan.streamed()).unwrap_or_else(|| plan.grid());
    }
    if let Some(schedule) = plan.nested_products() {
        return schedule;
    }
    let dot = kernel.graph.ids().find(|&id| plan.used[id.0 as usize] && matches!(kernel.graph.op(id), Op::Dot { .. }));
    match dot {
        Some(dot) => plan.matmul(dot),
        None => plan.streaming(),
    }
}

/// What the choice is made from.
pub(super) struct Planner<'k> {
    pub(super) kernel: &'k Kernel,
    pub(super) target: Target,
    pub(super) deps: Vec<RangeSet>,
    pub(super) used: Vec<bool>,
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

    pub(super) fn extent(&self, r: RangeId) -> i64 {
        self.kernel.extent(r)
    }

    /// How well the accesses of a kernel suit vectors along `r`: consecutive elements are good, the same element is fine, gathers cost. Those
    /// inside the loops of reductions and stores come first, those that a step of the domain makes once decide between equals.
    fn suits(&self, strides: &mut Strides, r: RangeId) -> (i64, i64) {
        let g = &self.kernel.graph;
        let domain = RangeSet::of(&self.kernel.domain);
        let (mut often, mut once) = (0, 0);
        let lanes = self.target.lanes as i64;
        let mut judge = |index: Id, weight: i64| {
            let inner = self.deps[index.0 as usize].minus(domain) != RangeSet::default();
            *(if inner { &mut often } else { &mut once }) += match strides.within(index, r, lanes) {
                Some(1) => 2 * weight,
                Some(0) => 0,
                _ => -2 * weight,
            };
        };
        for id in g.ids().filter(|id| self.used[id.0 as usize]) {
            if let Op::Load(p) = g.op(id) {
                let wide = self.has_vectors(self.kernel.params[p.0 as usize].dtype);
                judge(g.args(id)[0], if wide { 2 } else { 1 });
            }
        }
        self.kernel.stores.iter().for_each(|s| judge(s.index, 2));
        (often, once)
    }

    pub(super) fn has_vectors(&self, dtype: DType) -> bool {
        has_vectors(dtype, self.target.every_type)
    }

    /// Whether vectors along `r` can be made, and are worth it.
    fn allows(&self, r: RangeId) -> bool {
        self.vectorises(r) && self.extent(r) >= self.target.lanes as i64
    }

    /// Whether nothing that would have to be a vector along `r` is of a type without vectors.
    pub(super) fn vectorises(&self, r: RangeId) -> bool {
        let g = &self.kernel.graph;
        let sequential = self.kernel.stores.iter().any(|s| s.sequential && s.ranges.contains(&r));
        let narrow = |d: DType| !self.has_vectors(d);
        let blocked = g.ids().any(|id| {
            self.used[id.0 as usize]
                && match g.op(id) {
                    Op::Reduce { .. } | Op::Dot { .. } => self.deps[id.0 as usize].contains(r) && narrow(g.dtype(id)),
                    _ => false,
                }
        });
        let worth = g.ids().any(|id| {
            self.used[id.0 as usize] && self.has_vectors(g.dtype(id)) && g.dtype(id) != DType::Bool && self.deps[id.0 as usize].contains(r)
        });
        !sequential && !blocked && worth && self.target.lanes > 1
    }

    /// The best of these ranges for vectors, if one is any good; the last one among equals.
    fn best(&self, candidates: &[RangeId]) -> Option<RangeId> {
        let mut strides = Strides::new(&self.kernel.graph, &self.deps);
        let scored = candidates.iter().filter(|r| self.allows(**r)).map(|&r| (self.suits(&mut strides, r), r));
        scored.filter(|(score, _)| *score > (0, 0)).max_by_key(|(score, _)| *score).map(|(_, r)| r)
    }

    /// Further ranges that are good for vectors, of loops that are neither inside nor around the first one's, nor one another's.
    fn beside(&self, first: RangeId, candidates: &[RangeId]) -> Vec<RangeId> {
        let mut found = vec![first];
        let mut rest: Vec<RangeId> = candidates.to_vec();
        while let Some(next) = {
            rest.retain(|&r| !found.iter().any(|&f| f == r || self.nested(f, r)));
            self.best(&rest)
        } {
            found.push(next);
        }
        found.split_off(1)
    }

    /// Whether a loop over the one range may run inside a loop over the other one.
    fn nested(&self, a: RangeId, b: RangeId) -> bool {
        let g = &self.kernel.graph;
        let both = |ranges: &[RangeId], around: RangeSet| {
            let has = |r: &RangeId| ranges.contains(r) || around.contains(*r);
            (ranges.contains(&a) || ranges.contains(&b)) && has(&a) && has(&b)
        };
        let in_reductions = g.ids().filter(|id| self.used[id.0 as usize]).any(|id| match g.op(id) {
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => both(ranges, self.deps[id.0 as usize]),
            _ => false,
        });
        in_reductions || self.kernel.stores.iter().any(|s| both(&s.ranges, RangeSet::default()))
    }

    /// Elementwise and reduction kernels.
    fn streaming(&mut self) -> Schedule {
        if let Some(schedule) = self.transposed() {
            return schedule;
        }
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
        let kept = match (vector, domain.last()) {
            (Some(v), Some(&row)) if !domain.contains(&v) => self.staged(&[], RangeSet::of(&[row])),
            _ => Vec::new(),
        };
        // Reductions stay where their row is: what they give is one number, and those over the same range share a loop.
        let values = |&id: &Id| self.near(id) && !matches!(self.kernel.graph.op(id), Op::Reduce { .. });
        let kept: Vec<Id> = kept.into_iter().filter(values).collect();
        if let Some(v) = vector {
            if let Some(at) = order.iter().position(|r| *r == v) {
                order.remove(at);
                order.push(v);
            }
            // Inside of the domain, each loop has its own best range.
            let others = if domain.contains(&v) { Vec::new() } else { self.beside(v, &inner) };
            let vectors = [vec![v], others].concat();
            steps.extend(self.nontemporal(&vectors, self.target.l3));
            if let Some(&row) = order.last().filter(|r| !vectors.contains(r)) {
                steps.extend(self.prefetched(row, &vectors, &kept));
            }
            for v in vectors {
                steps.push(Primitive::Vectorize(v, self.target.lanes));
                let copies = self.side_by_side(v);
                if self.extent(v) >= self.target.lanes as i64 * copies as i64 {
                    steps.push(Primitive::Unroll(v, copies));
                }
            }
        }
        steps.insert(0, Primitive::Order(order.clone()));
        let parallel = self.parallel(&order, &steps);
        if parallel == order.len()
            && let Some(&first) = kept.first()
        {
            steps.extend(self.pipeline(first, &order, &steps));
        }
        if let Some(&row) = domain.last().filter(|_| !kept.is_empty()) {
            steps.extend(kept.into_iter().map(|node| Primitive::Stage { node, tile: row }));
        }
        steps.push(Primitive::Parallel(parallel));
        Schedule(steps)
    }

    /// How many vectors along a range are done side by side.
    fn side_by_side(&self, v: RangeId) -> u8 {
        let g = &self.kernel.graph;
        let chain = |id: Id| matches!(g.op(id), Op::Unary(op) if op.is_transcendental()) && self.deps[id.0 as usize].contains(v);
        let long = g.ids().any(|id| self.used[id.0 as usize] && chain(id));
        if long && self.target.registers >= 32 { CHAINS_SIDE_BY_SIDE } else { SIDE_BY_SIDE }
    }

    /// Whether a row of a node's values stays in the second-level cache.
    pub(super) fn near(&self, id: Id) -> bool {
        let inner = (0..self.kernel.ranges.len() as u32).map(RangeId).filter(|r| !self.kernel.domain.contains(r));
        let row: i64 = inner.filter(|&r| self.deps[id.0 as usize].contains(r)).map(|r| self.extent(r)).product();
        row * self.kernel.graph.dtype(id).size() as i64 <= self.target.l2 as i64 / 2
    }

    /// How many outer loops make enough work items.
    fn parallel(&self, order: &[RangeId], steps: &[Primitive]) -> usize {
        let schedule = Schedule(steps.to_vec());
        let mut items = 1;
        for (i, &r) in order.iter().enumerate() {
            let lanes = schedule.lanes(r) as i64;
            if items >= ITEMS {
                return i;
            }
            items *= (self.extent(r) / (lanes * schedule.copies(r) as i64)).max(1);
        }
        order.len()
    }

    /// Blocks of rows and columns, one a work item, each computed in register tiles from packed operands.
    fn matmul(&mut self, dot: Id) -> Schedule {
        let Some((row, column)) = self.sides(dot) else { return self.streaming() };
        let lanes = self.target.lanes;
        let depth = self.kernel.volume(&dot_ranges(self.kernel.graph.op(dot)));
        let rows = row.map_or(1, |r| self.extent(r));
        if rows < 2 || rows * self.extent(column) * depth < SMALL_PRODUCT {
            return self.unpacked_product(dot, row, column);
        }
        let row = row.expect("there are several rows");
        let outer: Vec<RangeId> = self.kernel.domain.iter().copied().filter(|r| *r != column && *r != row).collect();
        let tile = Tile {
            row: Some((row, self.tile_rows(rows, self.unit(dot)))),
            column: (column, TILE_VECTORS),
            pack_rows: true,
            pack_columns: true,
            unit: self.unit(dot),
        };
        let volume: i64 = outer.iter().map(|&r| self.extent(r)).product();
        let (height, width, panel) = self.block(&tile, depth.min(chain_length(&tile)), volume);
        let mut steps = vec![Primitive::Order([&outer[..], &[row, column]].concat())];
        steps.extend([Primitive::Block(row, height), Primitive::Block(column, width), Primitive::Vectorize(column, lanes)]);
        for other in self.products_like(dot) {
            let tile = Tile { unit: self.unit(other), ..tile };
            steps.extend([Primitive::Stage { node: other, tile: column }, Primitive::Tile(other, tile)]);
            steps.extend((panel < height).then_some(Primitive::Panel(other, panel)));
        }
        steps.extend(self.unrolled_depth(dot));
        steps.extend(self.nontemporal_product(column));
        steps.push(Primitive::Parallel(outer.len() + 2));
        Schedule(steps)
    }

    /// Several steps of the depth in one iteration, where a step is little work. (Beyond that, compilers move loads up and spill.)
    pub(super) fn unrolled_depth(&self, dot: Id) -> Option<Primitive> {
        let ranges = dot_ranges(self.kernel.graph.op(dot));
        (self.target.lanes <= 4 && ranges.len() == 1).then(|| Primitive::Unroll(ranges[0], 4))
    }

    /// The target's matrix unit, where a product's operands suit it: both are bf16, and one range is summed.
    pub(super) fn unit(&self, dot: Id) -> Option<MatrixUnit> {
        let g = &self.kernel.graph;
        let half = g.args(dot).iter().all(|&a| g.dtype(unwidened(g, a)) == DType::BF16);
        let fits = |unit: &MatrixUnit| unit.columns == self.target.lanes;
        self.target.matrix.filter(fits).filter(|_| half && dot_ranges(g.op(dot)).len() == 1 && g.dtype(dot) == DType::F32)
    }

    /// The ranges along the rows and the columns of a product's tiles: each belongs to one operand only.
    pub(super) fn sides(&self, dot: Id) -> Option<(Option<RangeId>, RangeId)> {
        let g = &self.kernel.graph;
        let (a, b) = (g.args(dot)[0], g.args(dot)[1]);
        let of = |id: Id, r: RangeId| self.deps[id.0 as usize].contains(r);
        let only = |x: Id, y: Id| -> Vec<RangeId> {
            self.kernel.domain.iter().copied().filter(|&r| of(x, r) && !of(y, r) && of(dot, r)).collect()
        };
        let (rows_a, rows_b) = (only(a, b), only(b, a));
        // Results are stored as they are computed; operands are packed, however they lie. Without consecutive stores, the larger range.
        let mut strides = Strides::new(&self.kernel.graph, &self.deps);
        let mut stored = |r: RangeId| self.kernel.stores.iter().filter(|s| strides.of(s.index, r) == Some(1)).count();
        let all = rows_b.iter().chain(&rows_a).copied().filter(|&r| self.target.grid || self.allows(r));
        let column = all.max_by_key(|&r| (stored(r), self.extent(r)))?;
        let rows = if rows_b.contains(&column) { rows_a } else { rows_b };
        Some((rows.into_iter().filter(|&r| self.extent(r) > 1).max_by_key(|&r| self.extent(r)), column))
    }

    /// The products over the same free ranges as this one, itself among them: they share its blocks.
    fn products_like(&self, dot: Id) -> Vec<Id> {
        let g = &self.kernel.graph;
        let sides = self.sides(dot);
        let like = |id: &Id| self.used[id.0 as usize] && matches!(g.op(*id), Op::Dot { .. }) && self.sides(*id) == sides;
        g.ids().filter(like).collect()
    }

    /// Rows of a register tile: as many as leave registers for the columns and a row's element, evenly filled.
    pub(super) fn tile_rows(&self, rows: i64, unit: Option<MatrixUnit>) -> u8 {
        if let Some(unit) = unit.filter(|unit| unit.rows > 1) {
            // Two registers of rows, whose columns are loaded once for both.
            return if rows > unit.rows.into() { 2 * unit.rows } else { unit.rows };
        }
        let most = ((self.target.registers - 2 * TILE_VECTORS) / TILE_VECTORS / 2 * 2) as i64;
        let (rows, most) = (rows.max(1), if most > 8 { most / 4 * 4 } else { most });
        if rows >= 4 * most { most as u8 } else { (rows as u64).div_ceil((rows as u64).div_ceil(most as u64)) as u8 }
    }

    /// Rows and columns of a block, and rows of a panel: a chunk of a panel stays in the second-level cache while packed columns and totals pass
    /// through it, and all threads have equal shares.
    fn block(&self, tile: &Tile, chunk: i64, volume: i64) -> (i64, i64, i64) {
        let (row, rows) = tile.row.expect("blocks are of rows by columns");
        let (height, tile_height) = (self.extent(row), rows as i64);
        let (width, tile_width) = (self.extent(tile.column.0), TILE_VECTORS as i64 * self.target.lanes as i64);
        let element = if tile.unit.is_some() { 2 } else { 4 };
        let near = (self.target.l2 as i64 / 3 / (element * chunk.max(1))).max(tile_height) + tile_height;
        let (mut down, mut across) = (count(height, near * PANELS), count(width, BLOCK_COLUMNS));
        let threads = self.target.threads as i64;
        // Few work items: their number is to be a multiple of the threads.
        while volume * down * across < 8 * threads && (volume * down * across) % threads != 0 {
            let (tall, wide) = (height / (down + 1) >= 2 * tile_height, width / (across + 1) >= 2 * tile_width);
            match (tall, wide) {
                (true, true) if height / down >= width / across => down += 1,
                (true, false) => down += 1,
                (_, true) => across += 1,
                _ => break,
            }
        }
        let share = |extent: i64, parts: i64, tile: i64| count(count(extent, parts), tile) * tile;
        let (height, width) = (share(height, down, tile_height), share(width, across, tile_width));
        (height, width, share(height, count(height, near), tile_height))
    }

    /// A product of few elements, or of a vector and a matrix: nothing would be read twice.
    fn unpacked_product(&self, dot: Id, row: Option<RangeId>, column: RangeId) -> Schedule {
        let lanes = self.target.lanes;
        let vectors = if self.extent(column) >= TILE_VECTORS as i64 * lanes as i64 { TILE_VECTORS } else { 1 };
        let outer = self.kernel.domain.iter().copied().filter(|r| *r != column && Some(*r) != row);
        let order: Vec<RangeId> = outer.chain(row).chain([column]).collect();
        let mut steps = vec![Primitive::Order(order.clone()), Primitive::Vectorize(column, lanes), Primitive::Unroll(column, vectors)];
        if let [k] = dot_ranges(self.kernel.graph.op(dot))[..]
            && self.extent(k) % 4 == 0
        {
            steps.push(Primitive::Unroll(k, 4));
        }
        steps.extend(row.map(|row| Primitive::Unroll(row, self.extent(row).min(4) as u8)));
        steps.push(Primitive::Parallel(self.parallel(&order, &steps)));
        Schedule(steps)
    }
}

/// How many parts of at most `size` there are.
pub(super) fn count(extent: i64, size: i64) -> i64 {
    (extent.max(1) as u64).div_ceil(size.max(1) as u64) as i64
}

pub(super) fn dot_ranges(op: &Op) -> Vec<RangeId> {
    if let Op::Dot { ranges } = op { ranges.to_vec() } else { Vec::new() }
}
