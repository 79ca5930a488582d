//! Kernel -> program: schedules, and what they make of a kernel.
//!
//! [`lower`] first rewrites the kernel into simple operations ([`decompose`]), then walks its loops and evaluates its expressions
//! (`emit`, `loops`, `reduce`). A schedule decides about loops, vectors and threads; it cannot change a bit of the result.

pub mod alternatives;
mod band;
pub mod decompose;
pub mod defaults;
pub mod devices;
mod emit;
mod far;
mod grid;
mod group;
mod group_band;
mod group_columns;
mod group_rows;
mod group_stream;
pub mod half;
mod in_turn;
mod index;
mod loops;
pub mod math;
mod operations;
mod pairs;
mod pipeline;
mod product;
mod ranges;
mod reduce;
mod rows;
pub mod schedule;
mod stage;
mod stream;
pub mod target;
mod totals;
mod transpose;
mod units;

pub use crate::program::WaveUnit;
pub use devices::Gpu;
pub use operations::operations;
pub use product::UNIT_CHUNK;
pub use ranges::RangeSet;
pub use reduce::{CHUNK, PARTIALS};
pub use schedule::{GroupTile, Primitive, Schedule, Tile};
pub use target::{Groups, MatrixUnit, Target};

use crate::ir::Kernel;
use crate::program::Program;

/// The program for a kernel under a schedule.
///
/// # Panics
/// If the kernel has more than [`RangeSet::CAPACITY`] ranges.
pub fn lower(kernel: &Kernel, schedule: &Schedule) -> Program {
    assert!(
        kernel.ranges.len() <= RangeSet::CAPACITY,
        "kernel {} has {} ranges; at most {} fit",
        kernel.name,
        kernel.ranges.len(),
        RangeSet::CAPACITY
    );
    let halves: Vec<crate::ir::Id> = kernel.graph.ids().filter(|&id| schedule.takes_halves(id)).collect();
    let (simple, map) = decompose::decompose(kernel, &halves);
    let (ordered, moved) = index::reorder(&simple, &schedule.order(kernel));
    let place = |id: crate::ir::Id| moved[map[id.0 as usize].0 as usize];
    let steps = schedule.0.iter().map(|step| match step {
        Primitive::Stage { node, tile } => Primitive::Stage { node: place(*node), tile: *tile },
        Primitive::Tile(node, tile) => Primitive::Tile(place(*node), *tile),
        Primitive::Panel(node, rows) => Primitive::Panel(place(*node), *rows),
        Primitive::Group(node, tile) => Primitive::Group(place(*node), *tile),
        Primitive::Prefetch { load, within } => Primitive::Prefetch { load: place(*load), within: place(*within) },
        other => other.clone(),
    });
    emit::emit(&ordered, &Schedule(steps.collect()))
}
