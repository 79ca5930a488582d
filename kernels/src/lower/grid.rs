//! Schedules for grids of threads: one thread for each step of the domain, which keeps in scratch memory what it needs in several of its
//! loops; or a group of them for a block of a product.

use super::defaults::{Planner, SMALL_PRODUCT, count, dot_ranges};
use super::group::WIDE;
use super::ranges::RangeSet;
use super::reduce::CHUNK;
use super::schedule::{GroupTile, Primitive, Schedule};
use super::target::Groups;
use crate::dtype::DType;
use crate::ir::{Id, Op, RangeId};

/// Threads of a group along the columns of its block, and along the rows at most.
const ACROSS: i64 = 16;

/// Steps of a product's rows or columns that a thread has: what a block is made of.
const OWN: [u8; 4] = [8, 4, 2, 1];

/// Steps of the depth that lie in shared memory at a time, at most.
const SLAB: i64 = 16;

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
        if !alone || !dots.iter().all(plain) || least == 0 || self.extent(row) * self.extent(column) * most < SMALL_PRODUCT {
            return None;
        }
        let outer: Vec<RangeId> = self.kernel.domain.iter().copied().filter(|r| *r != column && *r != row).collect();
        let slab = (most as u64).next_power_of_two().clamp(WIDE as u64, SLAB as u64) as i64;
        let [rows, columns] = self.group_tile(&groups, [row, column], &outer, (dots.len() as i64, most, slab))?;
        let tile = GroupTile { row: (row, rows), column: (column, columns), slab: slab as u8 };
        let mut steps = vec![Primitive::Order([&outer[..], &[row, column]].concat())];
        let size = |own: u8, threads: i64| i64::from(own) * threads;
        steps.push(Primitive::Block(row, size(rows, down(&groups))));
        steps.push(Primitive::Block(column, size(columns, ACROSS)));
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

    /// Rows and columns of a thread: those with which the processors are done first. A multiplication costs what it costs, and what it reads
    /// of shared memory: twice as much for an element that is used once.
    fn group_tile(&self, groups: &Groups, sides: [RangeId; 2], outer: &[RangeId], (dots, depth, slab): (i64, i64, i64)) -> Option<[u8; 2]> {
        let volume: i64 = outer.iter().map(|&r| self.extent(r)).product();
        let cost = |[rows, columns]: [u8; 2]| {
            let (rows, columns) = (i64::from(rows), i64::from(columns));
            let (height, width) = (rows * down(groups), columns * ACROSS);
            let blocks = volume * count(self.extent(sides[0]), height) * count(self.extent(sides[1]), width);
            let sums = rows * columns * if depth > CHUNK { 2 } else { 1 } * dots;
            let fetched = (height + width) * slab / (down(groups) * ACROSS);
            let shared = ((height + width + 8) * slab).max(rows.min(WIDE) * down(groups) * width * dots) * 4;
            if sums + fetched + rows + columns > i64::from(groups.registers) || shared > i64::from(groups.shared) {
                return None;
            }
            let rounds = count(blocks, i64::from(groups.processors));
            Some(rounds as f64 * (height * width) as f64 * (1.0 + 2.0 / rows as f64 + 2.0 / columns as f64))
        };
        let all = OWN.into_iter().flat_map(|rows| OWN.map(|columns| [rows, columns]));
        let priced = all.filter_map(|tile| Some((cost(tile)?, tile)));
        priced.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, tile)| tile)
    }

    /// Every step of the domain is a work item.
    pub(super) fn grid(&self) -> Schedule {
        let domain = self.kernel.domain.clone();
        let mut steps = vec![Primitive::Order(domain.clone())];
        if let Some(&row) = domain.last() {
            let kept = self.kept(RangeSet::of(&[row]));
            steps.extend(kept.into_iter().map(|node| Primitive::Stage { node, tile: row }));
        }
        steps.push(Primitive::Parallel(domain.len()));
        Schedule(steps)
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
