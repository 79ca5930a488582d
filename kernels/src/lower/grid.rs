//! Schedules for grids of threads: one thread for each step of the domain, which keeps in scratch memory what it needs in several of its
//! loops; or a group of them for a block of a product.

use super::decompose::unwidened;
use super::defaults::{Planner, count, dot_ranges};
use super::group::{RUN, WIDE};
use super::group_columns::{COLUMNS, WAYS};
use super::group_rows::{TEAM, can_spread};
use super::ranges::{RangeSet, Strides};
use super::reduce::{CHUNK, PARTIALS};
use super::schedule::{GroupTile, Primitive, Schedule};
use super::target::Groups;
use crate::dtype::DType;
use crate::ir::{Access, Id, Op, RangeId};
use crate::program::WaveUnit;

/// Threads of a group along the columns of its block, and along the rows at most.
const ACROSS: i64 = 16;

/// Steps of a product's rows or columns that a thread has: what a block is made of.
const OWN: [u8; 4] = [8, 4, 2, 1];

/// Steps of the depth that lie in shared memory at a time, at most: of f32, and of bf16 for a matrix unit.
const SLAB: i64 = 16;
const UNIT_SLAB: i64 = 32;

/// Registers of a thread for each of the reductions that it does together: values of the tree's levels, and what elements are made of.
const IN_TURN: u32 = 16;

/// What a group's tile is chosen for.
struct Problem {
    row: RangeId,
    column: RangeId,
    /// Steps of the other ranges of the domain.
    outer: i64,
    /// Products that share the block, and the depth of the longest.
    products: i64,
    depth: i64,
}

impl Planner<'_> {
    /// Blocks of products, each computed by a group, if that is all that the kernel is about.
    pub(super) fn group_products(&self) -> Option<Schedule> {
        let groups = self.target.groups.filter(|groups| i64::from(groups.threads) >= 4 * ACROSS)?;
        let g = &self.kernel.graph;
        let dots = self.nodes(|op| matches!(op, Op::Dot { .. }));
        let (Some(row), column) = self.sides(*dots.first()?)? else { return None };
        let domain = RangeSet::of(&self.kernel.domain);
        let plain = |&dot: &Id| {
            let inside = self.deps[dot.0 as usize].minus(domain) == RangeSet::default();
            inside && g.dtype(dot) == DType::F32 && self.sides(dot) == Some((Some(row), column))
        };
        // A group's threads do not end one by one, as they would behind an empty axis.
        let other = self.nodes(|op| matches!(op, Op::Reduce { .. } | Op::Bound { limit: ..1, .. }));
        let alone =
            other.is_empty() && !dots.iter().any(|&dot| self.needs_product(dot)) && self.kernel.stores.iter().all(|s| !s.sequential);
        let depth = dots.iter().map(|&dot| self.kernel.volume(&dot_ranges(g.op(dot)))).collect::<Vec<_>>();
        let (least, most) = (*depth.iter().min()?, *depth.iter().max()?);
        if !alone || !dots.iter().all(plain) || least == 0 || self.extent(row) * self.extent(column) * most < i64::from(groups.smallest) {
            return None;
        }
        let outer: Vec<RangeId> = self.kernel.domain.iter().copied().filter(|r| *r != column && *r != row).collect();
        let unit = groups.unit.filter(|unit| groups.threads >= 4 * u32::from(unit.wave) && dots.iter().all(|&dot| self.takes_halves(dot)));
        let problem =
            Problem { row, column, outer: outer.iter().map(|&r| self.extent(r)).product(), products: dots.len() as i64, depth: most };
        let (block, tile) = match unit {
            Some(unit) => self.unit_tile(&groups, unit, &problem)?,
            None => self.lane_tile(&groups, &problem)?,
        };
        let mut steps = vec![Primitive::Order([&outer[..], &[row, column]].concat())];
        steps.extend([Primitive::Block(row, block[0]), Primitive::Block(column, block[1])]);
        steps.extend(dots.iter().flat_map(|&node| [Primitive::Stage { node, tile: column }, Primitive::Group(node, tile)]));
        steps.push(Primitive::Parallel(outer.len() + 2));
        Some(Schedule(steps))
    }

    /// Whether a product's operands are made of another one.
    fn needs_product(&self, dot: Id) -> bool {
        let g = &self.kernel.graph;
        let (mut rest, mut seen) = (g.args(dot).to_vec(), rustc_hash::FxHashSet::default());
        while let Some(id) = rest.pop() {
            if matches!(g.op(id), Op::Dot { .. }) {
                return true;
            }
            if seen.insert(id) {
                rest.extend(g.args(id));
            }
        }
        false
    }

    /// Whether both operands of a product are bf16.
    pub(super) fn takes_halves(&self, dot: Id) -> bool {
        let g = &self.kernel.graph;
        g.args(dot).iter().all(|&a| g.dtype(unwidened(g, a)) == DType::BF16)
    }

    /// A block, and a wave's steps of rows and columns in it: those with which the processors are done first. A multiplication costs what it
    /// costs, and what it reads of shared memory: twice as much for an operand that is used once. A wave that waits for slabs to take
    /// their only place does not multiply meanwhile.
    fn unit_tile(&self, groups: &Groups, unit: WaveUnit, problem: &Problem) -> Option<([i64; 2], GroupTile)> {
        let slab = (problem.depth as u64).next_power_of_two().clamp(unit.depth.into(), UNIT_SLAB as u64) as i64;
        let waves = i64::from(groups.threads / u32::from(unit.wave));
        let [height, width] = [i64::from(unit.rows), i64::from(unit.columns)];
        let cost = |down: i64, [rows, columns]: [i64; 2]| {
            let (tall, wide) = (down * rows * height, waves / down * columns * width);
            let sums = rows * columns * height * width / i64::from(unit.wave) * problem.products;
            let operands = (rows * height + columns * width) * i64::from(unit.depth) / 2 / i64::from(unit.wave);
            let fetched = (tall + wide) * slab / i64::from(groups.threads);
            let (staged, results) = ((tall + wide) * (slab + WIDE / 2) * 2, down * height * wide * 4 * problem.products);
            let slabs = (i64::from(groups.shared) - results).div_euclid(staged).min(2);
            if sums + 2 * operands + fetched > i64::from(groups.registers) || slabs < 1 {
                return None;
            }
            let waiting = if slabs == 1 { 1.0 / 32.0 } else { 0.0 };
            let blocks = problem.outer * count(self.extent(problem.row), tall) * count(self.extent(problem.column), wide);
            let reads = 2.0 * (rows * height + columns * width) as f64 / (rows * height * columns * width) as f64;
            let fetches = (tall + wide) as f64 / (tall * wide) as f64;
            let rounds = count(blocks, i64::from(groups.processors));
            Some((rounds as f64 * (tall * wide) as f64 * (1.0 / 16.0 + reads + fetches + waiting), slabs as u8))
        };
        let downs = std::iter::successors(Some(1), |down| Some(2 * down)).take_while(|&down| down <= waves && waves % down == 0);
        let tiles = downs.flat_map(|down| OWN.into_iter().flat_map(move |rows| OWN.map(|columns| (down, [rows.into(), columns.into()]))));
        let ((_, slabs), down, [rows, columns]) =
            tiles.filter_map(|(down, tile)| Some((cost(down, tile)?, down, tile))).min_by(|a, b| a.0.0.total_cmp(&b.0.0))?;
        let block = [down * rows * height, waves / down * columns * width];
        let (row, column) = ((problem.row, rows as u8), (problem.column, columns as u8));
        Some((block, GroupTile { row, column, slab: slab as u8, slabs, unit: Some(unit) }))
    }

    /// A block, and rows and columns of a thread: those with which the processors are done first. A multiplication costs what it costs, and what it reads
    /// of shared memory: twice as much for an element that is used once.
    fn lane_tile(&self, groups: &Groups, problem: &Problem) -> Option<([i64; 2], GroupTile)> {
        let &Problem { row, column, outer, products, depth } = problem;
        let slab = (depth as u64).next_power_of_two().clamp(RUN as u64, SLAB as u64) as i64;
        let cost = |[rows, columns]: [u8; 2]| {
            let (rows, columns) = (i64::from(rows), i64::from(columns));
            let (height, width) = (rows * down(groups), columns * ACROSS);
            let blocks = outer * count(self.extent(row), height) * count(self.extent(column), width);
            let sums = rows * columns * if depth > CHUNK { 2 } else { 1 } * products;
            let fetched = (height + width) * slab / (down(groups) * ACROSS);
            let shared = ((height + width + 8) * slab).max(rows.min(RUN) * down(groups) * width * products) * 4;
            if sums + fetched + rows + columns > i64::from(groups.registers) || shared > i64::from(groups.shared) {
                return None;
            }
            let rounds = count(blocks, i64::from(groups.processors));
            Some(rounds as f64 * (height * width) as f64 * (1.0 + 2.0 / rows as f64 + 2.0 / columns as f64))
        };
        let all = OWN.into_iter().flat_map(|rows| OWN.map(|columns| [rows, columns]));
        let priced = all.filter_map(|tile| Some((cost(tile)?, tile)));
        let (_, [rows, columns]) = priced.min_by(|a, b| a.0.total_cmp(&b.0))?;
        let block = [i64::from(rows) * down(groups), i64::from(columns) * ACROSS];
        Some((block, GroupTile { row: (row, rows), column: (column, columns), slab: slab as u8, slabs: 1, unit: None }))
    }

    /// Every step of the domain is a work item.
    pub(super) fn grid(&self) -> Schedule {
        let domain = self.kernel.domain.clone();
        let mut steps = vec![Primitive::Order(domain.clone())];
        if !self.nodes(|op| matches!(op, Op::Reduce { .. })).is_empty() {
            let registers = self.target.groups.map_or(self.target.registers.into(), |groups| groups.registers);
            steps.push(Primitive::InTurn((registers / IN_TURN).min(u8::MAX.into()) as u8));
        }
        if let Some(spread) = self.spread() {
            return Schedule([steps, vec![spread, Primitive::Parallel(domain.len())]].concat());
        }
        if let Some(range) = self.across() {
            let outer: Vec<RangeId> = domain.iter().copied().filter(|&r| r != range).collect();
            steps[0] = Primitive::Order([&outer[..], &[range]].concat());
            let across = vec![Primitive::Block(range, COLUMNS), Primitive::Across(range), Primitive::Parallel(domain.len())];
            return Schedule([steps, across].concat());
        }
        if let Some(&row) = domain.last() {
            let kept = self.kept(RangeSet::of(&[row]));
            steps.extend(kept.into_iter().map(|node| Primitive::Stage { node, tile: row }));
        }
        steps.push(Primitive::Parallel(domain.len()));
        Schedule(steps)
    }

    /// The reductions that groups may do, if groups may do the kernel: long ones. Short ones, as the outer halves of those that have been
    /// split, are turns that all threads take.
    fn long_reductions(&self) -> Option<Vec<Id>> {
        let g = &self.kernel.graph;
        let volume = |id: &Id| if let Op::Reduce { ranges, .. } = g.op(*id) { self.kernel.volume(ranges) } else { 0 };
        let spreads = |id: &Id| matches!(g.op(*id), Op::Reduce { ranges, .. } if can_spread(self.kernel, *id, ranges));
        // A group's threads store where others may read: they would have to wait for one another.
        let apart = self.kernel.params.iter().all(|p| p.access != Access::ReadWrite) && self.kernel.stores.iter().all(|s| !s.sequential);
        // A group's threads do not end one by one, as they would behind an empty axis.
        let other = self.nodes(|op| matches!(op, Op::Dot { .. } | Op::Bound { limit: ..1, .. }));
        let (long, short): (Vec<Id>, Vec<Id>) = self.nodes(|op| matches!(op, Op::Reduce { .. })).into_iter().partition(spreads);
        let whole = apart && other.is_empty() && !long.is_empty() && short.iter().all(|id| volume(id) < PARTIALS);
        whole.then_some(long)
    }

    /// A wave for each row, where all that a kernel does is to reduce long rows.
    fn spread(&self) -> Option<Primitive> {
        self.target.groups.filter(|groups| i64::from(groups.wave) % TEAM == 0 && i64::from(groups.threads) >= TEAM)?;
        let long = self.long_reductions()?;
        self.runs_inside(&long).then_some(Primitive::Spread(TEAM as u8))
    }

    /// The range along which a kernel's long reductions read memory, where all that it does is such reductions.
    fn across(&self) -> Option<RangeId> {
        let g = &self.kernel.graph;
        self.target.groups.filter(|groups| i64::from(groups.threads) >= COLUMNS * WAYS)?;
        let long = self.long_reductions()?;
        let domain = RangeSet::of(&self.kernel.domain);
        let turns = self.nodes(|op| matches!(op, Op::Reduce { .. })).into_iter().filter(|id| !long.contains(id));
        let turns =
            turns.fold(domain, |set, id| if let Op::Reduce { ranges, .. } = g.op(id) { set.union(RangeSet::of(ranges)) } else { set });
        let whole = |id: &Id| self.deps[id.0 as usize].minus(turns) == RangeSet::default();
        if !long.iter().all(whole) || !self.kernel.stores.iter().all(|s| s.ranges.is_empty()) {
            return None;
        }
        let mut strides = Strides::new(g, &self.deps);
        let loads = self.nodes(|op| matches!(op, Op::Load(_)));
        let inside: Vec<Id> = loads.into_iter().filter(|load| self.deps[load.0 as usize].minus(domain) != RangeSet::default()).collect();
        let mut runs = |r: &RangeId| inside.iter().any(|load| strides.of(g.args(*load)[0], *r) == Some(1));
        self.kernel.domain.iter().copied().filter(|&r| self.extent(r) > 1).find(|r| runs(r))
    }

    /// Whether anything lies in memory along the innermost range of a reduction.
    fn runs_inside(&self, reductions: &[Id]) -> bool {
        let g = &self.kernel.graph;
        let mut strides = Strides::new(g, &self.deps);
        let inner = |id: &Id| if let Op::Reduce { ranges, .. } = g.op(*id) { ranges.last().copied() } else { None };
        let inner: Vec<RangeId> = reductions.iter().filter_map(inner).collect();
        let loads = self.nodes(|op| matches!(op, Op::Load(_)));
        loads.into_iter().any(|load| inner.iter().any(|&r| strides.of(g.args(load)[0], r) == Some(1)))
    }

    /// Products inside of other loops, and what else would be computed again by each of several loops. (A reduction that does not vary inside
    /// of a work item is a variable already.)
    fn kept(&self, row: RangeSet) -> Vec<Id> {
        let domain = RangeSet::of(&self.kernel.domain);
        let varies = |id: &Id| self.deps[id.0 as usize].minus(domain) != RangeSet::default();
        let dots: Vec<Id> = self.nodes(|op| matches!(op, Op::Dot { .. })).into_iter().filter(varies).collect();
        self.staged(&dots, row).into_iter().filter(|id| varies(id) && self.near(*id)).collect()
    }
}

/// Threads of a group along the rows of its block.
fn down(groups: &Groups) -> i64 {
    (i64::from(groups.threads) / ACROSS).min(ACROSS)
}
