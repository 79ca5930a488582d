//! Schedules of kernels that compute some values once for a block of rows and use them several times: nested products (attention), softmax.
//!
//! A row is a step of one of the domain's ranges. What belongs to a row and varies along ranges inside of it (scores, weights) is staged for
//! as many rows as stay near; then every product is one of blocks, and nothing is computed twice.

use super::defaults::{Planner, TILE_VECTORS, count};
use super::ranges::RangeSet;
use super::reduce::PARTIALS;
use super::schedule::{Primitive, Schedule, Tile};
use crate::dtype::DType;
use crate::ir::symbolic::Linear;
use crate::ir::{BinaryOp, Id, Op, RangeId};

/// Rows of a block at most: more would leave too few work items.
const BLOCK_ROWS: i64 = 128;

/// Rows that are multiplied in the time that it takes to pack what they are multiplied with.
const PACKED_ROWS: i64 = 9;

/// Of more rows than this, blocks of equal numbers have equal bands but for a few.
const MANY_ROWS: i64 = 1 << 16;

impl Planner<'_> {
    /// A schedule by blocks of rows, where there are products whose values are needed inside other loops.
    pub(super) fn nested_products(&mut self) -> Option<Schedule> {
        let dots = self.nodes(|op| matches!(op, Op::Dot { .. }));
        let domain = RangeSet::of(&self.kernel.domain);
        let within = |&&dot: &&Id| self.deps[dot.0 as usize].minus(domain) != RangeSet::default();
        dots.iter().find(within)?;
        let row = self.common_row(&dots)?;
        let staged = self.staged(&dots, RangeSet::of(&[row]));
        let (shared, own): (Vec<RangeId>, Vec<RangeId>) = self
            .kernel
            .domain
            .iter()
            .copied()
            .filter(|r| *r != row)
            .partition(|&r| dots.iter().all(|dot| self.deps[dot.0 as usize].contains(r)));
        let tiles = dots.iter().map(|&dot| Some((dot, self.tile_of(dot, row, &shared)?)));
        let tiles: Vec<(Id, Tile)> = tiles.collect::<Option<_>>()?;
        let height = tiles.iter().filter_map(|(_, tile)| tile.row).map(|(_, n)| n as i64).max().unwrap_or(1);
        let rows = self.near_rows(&staged, row, &shared, height);
        let vectors = tiles.iter().all(|(_, tile)| tile.unit.is_none_or(|unit| unit.rows == 1));
        let rows = if vectors { self.rows_by_work(row, rows, height) } else { rows };
        let mut steps = vec![Primitive::Order([&shared[..], &[row], &own].concat()), Primitive::Block(row, rows)];
        let mut columns: Vec<RangeId> = tiles.iter().map(|(_, tile)| tile.column.0).collect();
        columns.sort();
        columns.dedup();
        steps.extend(columns.into_iter().filter(|&c| self.vectorises(c)).map(|c| Primitive::Vectorize(c, self.target.lanes)));
        steps.extend(staged.into_iter().map(|node| Primitive::Stage { node, tile: row }));
        steps.extend(tiles.into_iter().map(|(dot, tile)| {
            let height = |n: u8| {
                if tile.unit.is_some_and(|unit| unit.rows > 1) { self.tile_rows(rows, tile.unit) } else { (n as i64).min(rows) as u8 }
            };
            let row = tile.row.map(|(r, n)| (r, height(n)));
            Primitive::Tile(dot, Tile { row, ..tile })
        }));
        steps.push(Primitive::Parallel(shared.len() + 1));
        Some(Schedule(steps))
    }

    /// The used nodes of some kind, operands first.
    pub(super) fn nodes(&self, kind: impl Fn(&Op) -> bool) -> Vec<Id> {
        let g = &self.kernel.graph;
        g.ids().filter(|&id| self.used[id.0 as usize] && kind(g.op(id))).collect()
    }

    /// The domain's largest range along the rows of every product: one operand varies along it, the other one does not.
    fn common_row(&self, dots: &[Id]) -> Option<RangeId> {
        let g = &self.kernel.graph;
        let rows = |dot: &Id, r: RangeId| {
            let [a, b] = [g.args(*dot)[0], g.args(*dot)[1]].map(|x| self.deps[x.0 as usize].contains(r));
            a != b
        };
        let all = self.kernel.domain.iter().copied().filter(|&r| dots.iter().all(|dot| rows(dot, r)));
        all.max_by_key(|&r| self.extent(r))
    }

    /// The tile of a product along these rows: its columns are the largest range of the other operand that is not bound `outside`.
    fn tile_of(&self, dot: Id, row: RangeId, outside: &[RangeId]) -> Option<Tile> {
        let g = &self.kernel.graph;
        let [a, b] = [g.args(dot)[0], g.args(dot)[1]];
        let (rows, columns) = if self.deps[a.0 as usize].contains(row) { (a, b) } else { (b, a) };
        let free = |r: &RangeId| {
            let of = |x: Id| self.deps[x.0 as usize].contains(*r);
            of(dot) && of(columns) && !of(rows) && !outside.contains(r)
        };
        let ranges = (0..self.kernel.ranges.len() as u32).map(RangeId);
        let column = ranges.filter(free).max_by_key(|&r| (self.vectorises(r), self.extent(r)))?;
        let unit = self.unit(dot).filter(|_| self.vectorises(column));
        let height = self.tile_rows(self.extent(row).min(BLOCK_ROWS), unit);
        Some(Tile { row: Some((row, height)), column: (column, TILE_VECTORS), pack_rows: true, pack_columns: true, unit })
    }

    /// The products, and what else is worth keeping for a block of rows: reductions, and what contains a transcendental function, where
    /// several loops need it.
    pub(super) fn staged(&self, dots: &[Id], rows: RangeSet) -> Vec<Id> {
        let mut staged: Vec<Id> = dots.to_vec();
        loop {
            let sites = self.sites(&staged);
            let several = |id: &Id| sites[id.0 as usize].several && self.deps[id.0 as usize].meets(rows) && !staged.contains(id);
            let worth = self.nodes(|_| true).into_iter().filter(several).filter(|&id| self.worth_keeping(id, &staged));
            let Some(next) = worth.max() else { break };
            staged.push(next);
        }
        staged.sort();
        staged
    }

    /// Whether computing a node again costs more than reading it.
    fn worth_keeping(&self, id: Id, staged: &[Id]) -> bool {
        let g = &self.kernel.graph;
        let (mut stack, mut seen) = (vec![id], rustc_hash::FxHashSet::default());
        while let Some(at) = stack.pop() {
            match g.op(at) {
                Op::Reduce { .. } if at == id => return true,
                Op::Unary(op) if op.is_transcendental() => return true,
                Op::Load(_) | Op::Const(_) | Op::Range(_) | Op::Reduce { .. } | Op::Dot { .. } => {}
                _ if staged.contains(&at) || g.dtype(at) == DType::I64 || !seen.insert(at) => {}
                _ => stack.extend(g.args(at)),
            }
        }
        false
    }

    /// For every node, which loop needs it first, and whether several do. A staged node, a reduction and a store each have a loop.
    fn sites(&self, staged: &[Id]) -> Vec<Site> {
        let g = &self.kernel.graph;
        let mut sites = vec![Site::default(); g.len()];
        let mut number = 0;
        let mut visit = |roots: &[Id], sites: &mut Vec<Site>| {
            number += 1;
            let mut rest = roots.to_vec();
            while let Some(id) = rest.pop() {
                let site = &mut sites[id.0 as usize];
                if site.last == number {
                    continue;
                }
                site.several |= site.last != 0;
                site.last = number;
                if !staged.contains(&id) && !matches!(g.op(id), Op::Reduce { .. } | Op::Dot { .. }) {
                    rest.extend(g.args(id));
                }
            }
        };
        for store in &self.kernel.stores {
            visit(&[store.index, store.value], &mut sites);
        }
        for id in self.nodes(|op| matches!(op, Op::Reduce { .. } | Op::Dot { .. })) {
            visit(g.args(id), &mut sites);
        }
        for &id in staged.iter().filter(|id| !matches!(g.op(**id), Op::Reduce { .. } | Op::Dot { .. })) {
            visit(g.args(id), &mut sites);
        }
        sites
    }

    /// How many rows' staged values stay in the second-level cache beside what is packed, with enough blocks for the threads: whole tiles of
    /// them, for what a tile has beyond the block is computed as well.
    fn near_rows(&self, staged: &[Id], row: RangeId, outer: &[RangeId], height: i64) -> i64 {
        let g = &self.kernel.graph;
        let outside = RangeSet::of(&[outer, &[row]].concat());
        let ranges = |id: Id| {
            (0..self.kernel.ranges.len() as u32).map(RangeId).filter(move |&r| self.deps[id.0 as usize].minus(outside).contains(r))
        };
        let bytes: i64 = staged.iter().map(|&id| ranges(id).map(|r| self.extent(r)).product::<i64>() * g.dtype(id).size() as i64).sum();
        // Bands have half of all steps, taken together.
        let bytes = if self.row_masks(row).is_empty() { bytes } else { bytes / 2 };
        let near = (self.target.l2 as i64 / 4 * 3 / bytes.max(1)).clamp(1, BLOCK_ROWS);
        let volume: i64 = outer.iter().map(|&r| self.extent(r)).product();
        let share = (self.extent(row) * volume / (4 * self.target.threads as i64)).max(8);
        let rows = near.min(share).min(self.extent(row)).max(1);
        if rows > height { rows / height * height } else { rows }
    }

    /// Rows of a block, `most` of them or fewer: fewer rows have narrower bands (`band.rs`), more share what is packed for them. Both are counted
    /// as multiplications of a row by a step.
    fn rows_by_work(&self, row: RangeId, most: i64, height: i64) -> i64 {
        let masks = self.row_masks(row);
        let all = self.extent(row);
        let work = |rows: i64| -> i64 {
            let block = |first: i64| {
                let here = rows.min(all - first);
                let steps: i64 = masks.iter().map(|mask| mask.steps(first, first + here - 1)).sum();
                steps * (count(here, height) * height + PACKED_ROWS)
            };
            (0..count(all, rows)).map(|number| block(number * rows)).sum()
        };
        if masks.is_empty() || all > MANY_ROWS {
            return most;
        }
        (1..=most / height).rev().map(|n| n * height).min_by_key(|&rows| work(rows)).unwrap_or(most)
    }

    /// The comparisons that tell for a row which steps of a summed range matter.
    fn row_masks(&self, row: RangeId) -> Vec<RowMask> {
        let g = &self.kernel.graph;
        let compares = |op: &Op| matches!(op, Op::Binary(BinaryOp::CmpLe | BinaryOp::CmpLt));
        let indices = |id: &Id| g.dtype(g.args(*id)[0]) == DType::I64;
        let masks = self.nodes(compares).into_iter().filter(indices).filter_map(|id| {
            let [a, b] = [0, 1].map(|side| g.args(id)[side]);
            let mut room = Linear::of(g, b);
            room.add(g, a, -1);
            let less = i64::from(*g.op(id) == Op::Binary(BinaryOp::CmpLt));
            let range = |id: Id| if let Op::Range(r) = *g.op(id) { Some(r) } else { None };
            let (mut by_row, mut by_step) = (None, None);
            for &(id, factor) in &room.terms {
                let r = range(id)?;
                *(if r == row { &mut by_row } else { &mut by_step }) = Some((r, factor));
            }
            let ((_, by_row), (range, by_step)) = (by_row?, by_step?);
            let summed = room.terms.len() == 2 && !self.kernel.domain.contains(&range);
            let room = i128::from(room.constant) - i128::from(less);
            summed.then(|| RowMask { steps: self.extent(range), room, by_row, by_step })
        });
        masks.collect()
    }
}

/// A step matters to a row where `room + by_row row + by_step step >= 0`.
struct RowMask {
    steps: i64,
    room: i128,
    by_row: i64,
    by_step: i64,
}

impl RowMask {
    /// How many steps matter to any of these rows, in whole rounds.
    fn steps(&self, first: i64, last: i64) -> i64 {
        let widest = if self.by_row > 0 { last } else { first };
        let room = self.room + i128::from(self.by_row) * i128::from(widest);
        let (steps, round, slope) = (i128::from(self.steps), i128::from(PARTIALS), i128::from(self.by_step));
        let matter = if slope < 0 {
            room.div_euclid(-slope).div_euclid(round) * round + round
        } else {
            steps - (-room).div_euclid(slope).div_euclid(round) * round
        };
        matter.clamp(0, steps) as i64
    }
}

/// Which loop asked for a node last, and whether there are others.
#[derive(Clone, Copy, Default)]
struct Site {
    last: u32,
    several: bool,
}
