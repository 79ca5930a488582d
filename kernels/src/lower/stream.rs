//! Which kernels are rows against keys: what `Primitive::Stream` needs to know of a kernel, and its schedule.
//!
//! In attention and its gradients, a row (a query, or a key) meets all steps of another range (the keys, or the queries). *Scores* are products
//! that have a value for each row and key; *ends* are the reductions of what is made of them over the keys, some of which need the results of
//! others first. What remains of a row is reduced by itself.

use super::defaults::{Planner, dot_ranges};
use super::group::WIDE;
use super::ranges::RangeSet;
use super::reduce::{CHUNK, PARTIALS};
use super::schedule::{GroupTile, Primitive, Schedule};
use super::target::Groups;
use crate::dtype::DType;
use crate::ir::{Access, Id, Kernel, Op, RangeId};
use crate::program::{WAVE_REGISTERS, WaveUnit};
use rustc_hash::FxHashMap;

/// Steps of the keys in a tile: each thread then has the same partial result of every tile's elements.
pub(super) const TILE: i64 = PARTIALS;

/// Threads of a group and rows of a block, best first.
const SHAPES: [(i64, i64); 6] = [(256, 64), (256, 32), (128, 32), (256, 16), (128, 16), (64, 16)];

/// Steps of the depth of scores that lie in shared memory at a time, at most: of f32, and of bf16 for a matrix unit.
const SLAB: i64 = 16;
const UNIT_SLAB: i64 = 128;

/// The same of the keys, best first.
const SLABS: [i64; 3] = [TILE, TILE / 2, TILE / 4];

/// Steps of a product's columns that a thread may have.
const OWN: [i64; 5] = [1, 2, 3, 4, 8];

/// The reductions of a kernel of rows against keys.
pub(super) struct Streamed {
    /// Products with a value for each row and key.
    pub(super) scores: Vec<Id>,
    /// Reductions that have to do with one row alone.
    pub(super) own: Vec<Id>,
    /// Reductions over the keys, those that need no other one first, then those that need these, and so on.
    pub(super) phases: Vec<Vec<Id>>,
}

/// A walk through what a kernel uses.
struct Walk<'k> {
    kernel: &'k Kernel,
    deps: &'k [RangeSet],
}

impl Walk<'_> {
    /// The used nodes below some, operands first.
    fn below(&self, roots: &[Id]) -> Vec<Id> {
        let (mut rest, mut seen) = (roots.to_vec(), std::collections::BTreeSet::new());
        while let Some(id) = rest.pop() {
            if seen.insert(id) {
                rest.extend(self.kernel.graph.args(id));
            }
        }
        seen.into_iter().collect()
    }

    fn is_reduction(&self, id: &Id) -> bool {
        matches!(self.kernel.graph.op(*id), Op::Reduce { .. } | Op::Dot { .. })
    }

    /// The reductions below some nodes, but not below one another.
    fn nearest(&self, roots: &[Id]) -> Vec<Id> {
        let (mut rest, mut seen) = (roots.to_vec(), std::collections::BTreeSet::new());
        let mut found = Vec::new();
        while let Some(id) = rest.pop() {
            if !seen.insert(id) {
                continue;
            }
            match self.is_reduction(&id) {
                true => found.push(id),
                false => rest.extend(self.kernel.graph.args(id)),
            }
        }
        found.sort();
        found
    }

    fn has(&self, id: Id, range: RangeId) -> bool {
        self.deps[id.0 as usize].contains(range)
    }
}

/// The reductions that some nodes are made of, nearest first.
pub(super) fn nearest(kernel: &Kernel, deps: &[RangeSet], roots: &[Id]) -> Vec<Id> {
    Walk { kernel, deps }.nearest(roots)
}

impl Streamed {
    /// What a kernel's reductions are for rows along the one range and keys along the other, if all have their place.
    pub(super) fn of(kernel: &Kernel, deps: &[RangeSet], row: RangeId, key: RangeId) -> Option<Streamed> {
        let walk = Walk { kernel, deps };
        let g = &kernel.graph;
        let domain = RangeSet::of(&kernel.domain);
        let roots: Vec<Id> = kernel.stores.iter().flat_map(|s| [s.index, s.value]).collect();
        let used = walk.below(&roots);
        let simple = |id: &Id| !matches!(g.op(*id), Op::Bound { .. });
        let apart = kernel.params.iter().all(|p| p.access != Access::ReadWrite) && kernel.stores.iter().all(|s| !s.sequential);
        if !apart || !used.iter().all(simple) {
            return None;
        }
        let mut found = Streamed { scores: Vec::new(), own: Vec::new(), phases: Vec::new() };
        let mut levels: FxHashMap<Id, usize> = FxHashMap::default();
        for id in used.into_iter().filter(|id| walk.is_reduction(id)) {
            let inner = walk.nearest(g.args(id));
            let free = deps[id.0 as usize].minus(domain);
            let ranges = match g.op(id) {
                Op::Reduce { ranges, .. } | Op::Dot { ranges } => ranges.as_slice(),
                _ => unreachable!("only reductions are listed"),
            };
            let whole = g.dtype(id) == DType::F32;
            if whole && ranges == [key] && found.is_end(&walk, id, row, free) {
                let level = inner.iter().filter_map(|below| levels.get(below)).map(|level| level + 1).max().unwrap_or(0);
                levels.insert(id, level);
                found.phases.resize(found.phases.len().max(level + 1), Vec::new());
                found.phases[level].push(id);
            } else if whole && !ranges.contains(&key) && free == RangeSet::of(&[key]) && inner.is_empty() && walk.is_score(id, row, key) {
                found.scores.push(id);
            } else if whole
                && free == RangeSet::default()
                && matches!(g.op(id), Op::Reduce { .. })
                && inner.iter().all(|i| found.own.contains(i))
            {
                found.own.push(id);
            } else {
                return None;
            }
        }
        let stored = kernel.stores.iter().all(|s| found.is_stored(&walk, &s.ranges, &[s.index, s.value], domain));
        (stored && !found.scores.is_empty() && !found.phases.is_empty()).then_some(found)
    }

    /// Whether a reduction over the keys is one that a group does: a number for each row, or a product with a matrix of which all rows need all.
    fn is_end(&self, walk: &Walk, id: Id, row: RangeId, free: RangeSet) -> bool {
        let g = &walk.kernel.graph;
        let nearest = walk.nearest(g.args(id));
        if nearest.iter().any(|below| matches!(g.op(*below), Op::Dot { .. }) && !self.scores.contains(below)) {
            return false;
        }
        match g.op(id) {
            Op::Dot { .. } => {
                let args = [g.args(id)[0], g.args(id)[1]];
                let [rows, columns] = if walk.has(args[0], row) { args } else { [args[1], args[0]] };
                let one = free.only().is_some();
                let domain = RangeSet::of(&walk.kernel.domain);
                let plain = walk.deps[rows.0 as usize].minus(domain).minus(RangeSet::of(&dot_ranges(g.op(id)))) == RangeSet::default();
                one && plain && walk.has(rows, row) && !walk.has(columns, row) && walk.nearest(&[columns]).is_empty()
            }
            _ => free == RangeSet::default(),
        }
    }

    /// Whether a store along at most one range takes what the rows have then.
    fn is_stored(&self, walk: &Walk, ranges: &[RangeId], roots: &[Id], domain: RangeSet) -> bool {
        let g = &walk.kernel.graph;
        let along = RangeSet::of(ranges);
        let nearest = walk.nearest(roots);
        let bound = |id: &Id| walk.deps[id.0 as usize].minus(domain).minus(along) == RangeSet::default();
        let fits = |id: &Id| bound(id) && !self.scores.contains(id);
        ranges.len() <= 1
            && nearest.iter().all(fits)
            && roots.iter().all(bound)
            && (ranges.len() == 1 || !nearest.iter().any(|id| matches!(g.op(*id), Op::Dot { .. })))
    }

    /// The products among a phase's reductions.
    pub(super) fn products<'a>(&'a self, kernel: &'a Kernel) -> impl Iterator<Item = Id> + 'a {
        let all = self.phases.iter().flatten().copied();
        all.filter(|id| matches!(kernel.graph.op(*id), Op::Dot { .. }))
    }
}

impl Walk<'_> {
    /// Whether a product's one operand belongs to the rows and the other one to the keys.
    fn is_score(&self, id: Id, row: RangeId, key: RangeId) -> bool {
        let sides = |rows: Id, keys: Id| self.has(rows, row) && !self.has(rows, key) && self.has(keys, key) && !self.has(keys, row);
        match (self.kernel.graph.op(id), self.kernel.graph.args(id)) {
            (Op::Dot { .. }, &[a, b]) => sides(a, b) || sides(b, a),
            _ => false,
        }
    }
}

/// How groups share a block: threads, rows, steps of the keys whose columns lie in shared memory at a time, and whether a matrix unit multiplies.
#[derive(Clone, Copy)]
struct Shape {
    threads: i64,
    rows: i64,
    slab: i64,
    unit: Option<WaveUnit>,
}

impl Planner<'_> {
    /// A group for each block of rows, if the kernel is about rows against keys.
    pub(super) fn streamed(&self) -> Option<Schedule> {
        let groups = self.target.groups.filter(|groups| groups.wave % 32 == 0)?;
        let kernel = self.kernel;
        let keys = (0..kernel.ranges.len() as u32).map(RangeId).filter(|r| !kernel.domain.contains(r));
        let pairs = keys.flat_map(|key| kernel.domain.iter().map(move |&row| (row, key)));
        let all = pairs.filter_map(|(row, key)| Some((row, key, Streamed::of(kernel, &self.deps, row, key)?)));
        let (row, key, found) = all.max_by_key(|(row, key, _)| self.extent(*row) * self.extent(*key))?;
        let g = &kernel.graph;
        let depth = |id: &Id| kernel.volume(&dot_ranges(g.op(*id)));
        let work = found.scores.iter().map(depth).max()? * self.extent(row) * self.extent(key);
        // Nothing may be empty, as loads do not look for that.
        let empty = work == 0 || found.scores.iter().any(|id| depth(id) == 0);
        if empty || work < i64::from(groups.smallest) {
            return None;
        }
        let halves =
            found.scores.iter().all(|&dot| self.takes_halves(dot)) && found.products(kernel).all(|dot| self.columns_are_halves(dot, row));
        let units = [groups.unit.filter(|_| halves), None];
        let units = if units[0].is_some() { &units[..] } else { &units[1..] };
        let shapes = units
            .iter()
            .flat_map(|&unit| SHAPES.into_iter().flat_map(move |(threads, rows)| SLABS.map(|slab| Shape { threads, rows, slab, unit })));
        let usable = |shape: &Shape| {
            shape.threads <= i64::from(groups.threads) && (shape.rows <= SHAPES[SHAPES.len() - 1].1 || shape.rows / 2 < self.extent(row))
        };
        shapes.filter(usable).find_map(|shape| self.streamed_by(&groups, &found, (row, key), shape))
    }

    /// Whether the operand of a product that does not belong to the rows is bf16.
    fn columns_are_halves(&self, dot: Id, row: RangeId) -> bool {
        let g = &self.kernel.graph;
        let other = g.args(dot).iter().find(|a| !self.deps[a.0 as usize].contains(row));
        other.is_some_and(|&a| g.dtype(super::decompose::unwidened(g, a)) == DType::BF16)
    }

    /// The schedule of a shape, if registers and shared memory suffice.
    fn streamed_by(&self, groups: &Groups, found: &Streamed, (row, key): (RangeId, RangeId), shape: Shape) -> Option<Schedule> {
        let (kernel, g) = (self.kernel, &self.kernel.graph);
        let mut tiles = Vec::new();
        for &dot in &found.scores {
            let depth = kernel.volume(&dot_ranges(g.op(dot)));
            tiles.push((dot, tile_of(shape, (row, key), (TILE, true), depth)?));
        }
        let domain = RangeSet::of(&kernel.domain);
        for dot in found.products(kernel) {
            let column = self.deps[dot.0 as usize].minus(domain).only().filter(|&r| self.extent(r) > 0)?;
            tiles.push((dot, tile_of(shape, (row, column), (self.extent(column), false), shape.slab)?));
        }
        if self.stream_registers(found, &tiles, shape, key) > i64::from(groups.registers)
            || self.stream_shared(found, &tiles, shape) > i64::from(groups.shared)
        {
            return None;
        }
        let outer: Vec<RangeId> = kernel.domain.iter().copied().filter(|r| *r != row).collect();
        let mut steps = vec![Primitive::Order([&outer[..], &[row]].concat()), Primitive::Block(row, shape.rows)];
        steps.push(Primitive::Stream { row, key });
        steps.extend(tiles.into_iter().map(|(dot, tile)| Primitive::Group(dot, tile)));
        steps.push(Primitive::Parallel(outer.len() + 1));
        Some(Schedule(steps))
    }

    /// Registers that a thread needs: sums, partial results, and what it fetches.
    fn stream_registers(&self, found: &Streamed, tiles: &[(Id, GroupTile)], shape: Shape, key: RangeId) -> i64 {
        let kernel = self.kernel;
        let most = |of: &dyn Fn(&(Id, GroupTile)) -> i64, ends: bool| {
            let of = |id: &Id| tiles.iter().find(|(dot, _)| dot == id).map_or(0, of);
            let phase = |phase: &Vec<Id>| phase.iter().map(of).sum::<i64>();
            if ends { found.phases.iter().map(phase).sum::<i64>() } else { found.scores.iter().map(of).max().unwrap_or(0) }
        };
        let own = |tile: &GroupTile| i64::from(tile.row.1) * i64::from(tile.column.1);
        let reduces =
            found.phases.iter().map(|phase| phase.iter().filter(|id| !kernel_dot(kernel, **id)).count()).max().unwrap_or(0) as i64;
        let partials = reduces * shape.rows * TILE / shape.threads;
        let sums = |(_, tile): &(Id, GroupTile)| match shape.unit {
            Some(unit) => own(tile) * i64::from(unit.rows) * i64::from(unit.columns) / i64::from(unit.wave),
            None => own(tile),
        };
        if shape.unit.is_some()
            && tiles.iter().map(|(_, tile)| own(tile) + i64::from(tile.row.1) + i64::from(tile.column.1)).sum::<i64>()
                > i64::from(WAVE_REGISTERS)
        {
            return i64::MAX;
        }
        let twice = if shape.unit.is_none() && self.extent(key) > CHUNK { 2 } else { 1 };
        let fetched = |(_, tile): &(Id, GroupTile)| (shape.rows + width(tile, shape)) * i64::from(tile.slab) / shape.threads;
        partials + twice * most(&sums, true) + most(&sums, false) + tiles.iter().map(fetched).max().unwrap_or(0) + 16
    }

    /// Bytes that a group shares.
    fn stream_shared(&self, found: &Streamed, tiles: &[(Id, GroupTile)], shape: Shape) -> i64 {
        let kernel = self.kernel;
        let products = |phase: &Vec<Id>| phase.iter().filter(|id| kernel_dot(kernel, **id)).count() as i64;
        let (most, all) = (found.phases.iter().map(products).max().unwrap_or(0), found.phases.iter().map(products).sum::<i64>());
        let (element, pad) = if shape.unit.is_some() { (2, WIDE / 2) } else { (4, 0) };
        let operands = tiles.iter().map(|(dot, tile)| {
            let rows = if found.scores.contains(dot) { shape.rows } else { 0 };
            let slab = i64::from(tile.slab);
            let lines = rows + width(tile, shape) + if shape.unit.is_none() { 2 * WIDE / 4 } else { 0 };
            lines * (slab + pad) * element
        });
        let widest = tiles.iter().map(|(_, tile)| width(tile, shape)).max().unwrap_or(0);
        let scores = (found.scores.len() as i64).max(1);
        let weights =
            if shape.unit.is_some() { 4 * most * shape.rows * (TILE + pad) } else { 4 * (most - scores).max(0) * shape.rows * TILE };
        let results = 4 * shape.rows * (TILE * scores).max(TILE * (scores - 1) + widest * all);
        let kept = (found.own.len() + found.phases.iter().flatten().count()) as i64 * shape.rows * 4;
        // What tiles that are not computed add to each column.
        let outside = 4 * widest * all;
        operands.max().unwrap_or(0) + results.max(4 * shape.threads) + weights + kept + outside
    }
}

fn kernel_dot(kernel: &Kernel, id: Id) -> bool {
    matches!(kernel.graph.op(id), Op::Dot { .. })
}

/// Columns of a group's block.
fn width(tile: &GroupTile, shape: Shape) -> i64 {
    let [height, width] = tile.steps();
    let down = shape.rows / (i64::from(tile.row.1) * height);
    shape.threads / shape.unit.map_or(1, |unit| unit.wave.into()) / down * i64::from(tile.column.1) * width
}

/// What each thread, or wave, has of a block of rows by so many columns: as square as can be, as each element of an operand is then used most often.
/// `all`: whether the columns must come out even.
fn tile_of(shape: Shape, (row, column): (RangeId, RangeId), (columns, even): (i64, bool), depth: i64) -> Option<GroupTile> {
    let [height, width, step, most] = match shape.unit {
        Some(unit) => [unit.rows.into(), unit.columns.into(), unit.depth.into(), UNIT_SLAB],
        None => [1, 1, 4, if even { SLAB } else { shape.slab }],
    };
    let places = shape.threads / shape.unit.map_or(1, |unit| unit.wave.into());
    let slab = (depth as u64).next_multiple_of(step as u64) as i64;
    // A chunk is a whole number of slabs.
    let slab = if slab <= most && shape.unit.is_some() { slab } else { (slab as u64).next_power_of_two() as i64 }.min(most);
    let downs = std::iter::successors(Some(1), |down| Some(2 * down)).take_while(|&down| down <= places);
    let tiles = downs.filter_map(|down| {
        let across = places / down;
        let rows = shape.rows / (down * height);
        let least = (columns.max(1) as u64).div_ceil((across * width) as u64) as i64;
        let own = if shape.unit.is_some() { Some(least) } else { OWN.into_iter().find(|&own| own >= least) };
        let own = own.filter(|own| !even || own * across * width == columns)?;
        let whole = rows > 0 && rows * down * height == shape.rows && (shape.unit.is_some() || OWN.contains(&rows));
        (whole && own <= 16).then_some((rows, own, own * across * width))
    });
    let (rows, own, _) = tiles.min_by_key(|&(rows, own, all)| (all, rows + own))?;
    Some(GroupTile { row: (row, rows as u8), column: (column, own as u8), slab: slab as u8, slabs: 1, unit: shape.unit })
}
