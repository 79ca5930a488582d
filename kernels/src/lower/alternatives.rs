//! Other schedules of the same shape: what a search may try, and what a file may pin.
//!
//! A schedule has a shape (its order, what it stages, which ranges have lanes) and numbers (blocks, tiles, copies, work items). The shape is
//! the cost model's; numbers may be any within limits, and all of them give the same bits.

use super::defaults;
use super::schedule::{Primitive, Schedule, Tile};
use super::target::Target;
use crate::ir::{Id, Kernel, Op, RangeId};

/// Copies of a range's steps side by side, at most; and of all ranges together.
const COPIES: (u8, u64) = (8, 32);

/// Vectors of columns in a register tile, at most.
const VECTORS: u8 = 6;

/// One number of a schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Block(RangeId),
    Unroll(RangeId),
    Panel,
    Parallel,
}

/// Whether a schedule is the default one but for numbers, which lie within the limits.
///
/// # Errors
/// What is wrong, in words for people.
pub fn check(kernel: &Kernel, target: Target, schedule: &Schedule) -> Result<(), String> {
    let default = defaults::schedule(kernel, target);
    if by_groups(&default) && *schedule != default {
        return Err(format!("a group's numbers depend on one another: there is only {default}"));
    }
    if shape(schedule) != shape(&default) {
        return Err(other_shape(&shape(schedule), &shape(&default), &default));
    }
    let once = |p: &Primitive| schedule.0.iter().filter(|q| same_number(p, q)).count() == 1;
    if let Some(twice) = schedule.0.iter().find(|p| !once(p)) {
        return Err(format!("{twice} is not the only one of its kind"));
    }
    let tiled = |node: Id| default.tile(node).is_some();
    for step in &schedule.0 {
        let fits = match *step {
            Primitive::Block(_, steps) => steps > 0,
            Primitive::Panel(node, rows) => rows > 0 && tiled(node),
            Primitive::Unroll(range, copies) => (range.0 as usize) < kernel.ranges.len() && (1..=COPIES.0).contains(&copies),
            Primitive::Tile(_, tile) => tile_fits(&tile, target),
            _ => true,
        };
        if !fits {
            return Err(format!("{step} is out of bounds: {}", allowed(step)));
        }
    }
    let together = schedule.0.iter().map(|p| if let Primitive::Unroll(_, n) = p { *n as u64 } else { 1 }).product::<u64>();
    if together > COPIES.1 { Err(format!("{together} copies of steps side by side are too many")) } else { Ok(()) }
}

/// Which step makes the shape another one, and what may be edited.
fn other_shape(given: &Schedule, want: &Schedule, default: &Schedule) -> String {
    let among = |step: &Primitive, others: &Schedule| others.0.contains(step);
    let what = match (given.0.iter().find(|step| !among(step, want)), want.0.iter().find(|step| !among(step, given))) {
        (Some(Primitive::Block(r, _)), _) => format!("r{} is in no blocks here", r.0),
        (Some(Primitive::Tile(node, _)), _) => format!("its tile(n{} …) has other sides, or is packed otherwise", node.0),
        (Some(more), _) => format!("{more} is not one of its steps"),
        (None, Some(less)) => {
            format!("{} is missing", less.to_string().split(' ').next().unwrap_or_default().trim_end_matches(')').to_owned() + " …)")
        }
        (None, None) => "its steps are in another order, or there twice".into(),
    };
    format!(
        "{what}: this kernel's schedules are {default}, with other numbers in block, parallel, tile and panel, and with or without unroll"
    )
}

/// Which numbers a step may have.
fn allowed(step: &Primitive) -> String {
    match step {
        Primitive::Block(..) => "one step or more".into(),
        Primitive::Panel(..) => "one row or more, of a product with a tile".into(),
        Primitive::Unroll(..) => format!("1 to {} copies of a range of the kernel", COPIES.0),
        Primitive::Tile(..) => format!("one row or more, 1 to {VECTORS} vectors, and together no more than registers hold twice"),
        _ => "it has no numbers".into(),
    }
}

/// Whether groups of threads compute products: their blocks are whole numbers of what each thread has.
fn by_groups(schedule: &Schedule) -> bool {
    schedule.group_tiles().next().is_some()
}

/// What of a schedule is not a number: with all numbers the same, and without what may be missing.
fn shape(schedule: &Schedule) -> Schedule {
    let steps = schedule.0.iter().filter_map(|step| match step {
        Primitive::Block(r, _) => Some(Primitive::Block(*r, 1)),
        Primitive::Parallel(_) => Some(Primitive::Parallel(1)),
        // A unit with registers of tiles says what a tile is.
        Primitive::Tile(_, Tile { unit: Some(unit), .. }) if unit.rows > 1 => Some(step.clone()),
        Primitive::Tile(node, tile) => {
            let row = tile.row.map(|(r, _)| (r, 1));
            Some(Primitive::Tile(*node, Tile { row, column: (tile.column.0, 1), ..*tile }))
        }
        Primitive::Unroll(..) | Primitive::Panel(..) => None,
        other => Some(other.clone()),
    });
    Schedule(steps.collect())
}

/// Whether two primitives say the same thing with numbers that may differ.
fn same_number(a: &Primitive, b: &Primitive) -> bool {
    match (a, b) {
        (Primitive::Block(r, _), Primitive::Block(s, _)) | (Primitive::Unroll(r, _), Primitive::Unroll(s, _)) => r == s,
        (Primitive::Panel(m, _), Primitive::Panel(n, _)) | (Primitive::Tile(m, _), Primitive::Tile(n, _)) => m == n,
        (Primitive::Parallel(_), Primitive::Parallel(_)) => true,
        _ => a == b,
    }
}

/// Whether a tile's chains, a row of vectors and one element are at most twice the registers, where the unit does not say what it is.
fn tile_fits(tile: &Tile, target: Target) -> bool {
    if tile.unit.is_some_and(|unit| unit.rows > 1) {
        return true;
    }
    let (rows, vectors) = (tile.row.map_or(1, |(_, n)| n) as u32, tile.column.1 as u32);
    rows >= 1 && (1..=VECTORS as u32).contains(&vectors) && rows * vectors + vectors < 2 * target.registers as u32
}

/// Schedules that differ from this one in one number, or in a tile.
pub fn neighbours(kernel: &Kernel, target: Target, schedule: &Schedule) -> Vec<Schedule> {
    let mut all = tiles(target, schedule);
    let mut add = |number: Number, values: &mut dyn Iterator<Item = i64>| all.extend(values.map(|value| with(schedule, number, value)));
    for step in &schedule.0 {
        match *step {
            Primitive::Block(r, n) => add(Number::Block(r), &mut scaled(n, kernel.extent(r))),
            Primitive::Panel(_, n) => add(Number::Panel, &mut scaled(n, i64::MAX)),
            Primitive::Parallel(n) => add(Number::Parallel, &mut [n as i64 - 1, n as i64 + 1].into_iter().filter(|&n| n > 0)),
            _ => {}
        }
    }
    for range in unrollable(kernel, schedule) {
        add(
            Number::Unroll(range),
            &mut [1, 2, 4, 8].into_iter().filter(|&n| n != schedule.copies(range) as i64 && n <= kernel.extent(range)),
        );
    }
    all.dedup();
    all.retain(|other| other != schedule && check(kernel, target, other).is_ok());
    all
}

/// Half as many, double, and between.
fn scaled(n: i64, most: i64) -> impl Iterator<Item = i64> {
    let near = move |(by, of): (i64, i64)| (n.saturating_mul(by) / of).clamp(1, most.max(1));
    [(1, 2), (2, 1), (2, 3), (3, 2)].into_iter().map(near).filter(move |&other| other != n)
}

/// The ranges whose steps may be done side by side: those that are, those with lanes, and the summed ones of products.
fn unrollable(kernel: &Kernel, schedule: &Schedule) -> Vec<RangeId> {
    let g = &kernel.graph;
    let copied = schedule.0.iter().filter_map(|p| if let Primitive::Unroll(r, _) = p { Some(*r) } else { None });
    let lanes = schedule.vectors().map(|(r, _)| r).filter(|_| schedule.tiles().next().is_none());
    let summed = g.ids().filter_map(|id| if let Op::Dot { ranges } = g.op(id) { Some(ranges.to_vec()) } else { None }).flatten();
    let mut all: Vec<RangeId> = copied.chain(lanes).chain(summed).collect();
    all.sort();
    all.dedup();
    all
}

/// The schedule with other register tiles for all of its products, where there are registers for them.
fn tiles(target: Target, schedule: &Schedule) -> Vec<Schedule> {
    let mut all = Vec::new();
    for vectors in 1..=4u8 {
        let most = (target.registers as i64 - vectors as i64 - 1) / vectors as i64;
        for rows in [most, most / 2 * 2, most / 4 * 4, most * 2 / 3, most / 2].into_iter().filter(|&rows| rows > 0) {
            all.push((rows as u8, vectors));
        }
    }
    all.dedup();
    let other = |(rows, vectors): (u8, u8)| {
        let steps = schedule.0.iter().map(|step| match step {
            Primitive::Tile(node, tile) => {
                let (row, column) = (tile.row.map(|(r, _)| (r, rows)), (tile.column.0, vectors));
                Primitive::Tile(*node, Tile { row, column, ..*tile })
            }
            other => other.clone(),
        });
        Schedule(steps.collect())
    };
    let tiled = schedule.tiles().next().is_some();
    all.into_iter().filter(|_| tiled).map(other).collect()
}

/// The schedule with another number.
fn with(schedule: &Schedule, number: Number, value: i64) -> Schedule {
    let mut steps: Vec<Primitive> = schedule
        .0
        .iter()
        .map(|step| match (step, number) {
            (Primitive::Block(r, _), Number::Block(range)) if *r == range => Primitive::Block(range, value),
            (Primitive::Panel(node, _), Number::Panel) => Primitive::Panel(*node, value),
            (Primitive::Parallel(_), Number::Parallel) => Primitive::Parallel(value as usize),
            (other, _) => other.clone(),
        })
        .collect();
    if let Number::Unroll(range) = number {
        steps.retain(|step| !matches!(step, Primitive::Unroll(r, _) if *r == range));
        steps.extend((value > 1).then_some(Primitive::Unroll(range, value as u8)));
    }
    Schedule(steps)
}
