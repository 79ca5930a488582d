//! Operations that only move values.

use super::{Op, one};
use crate::fixture_runner::args::Args;
use kiln::{Result, SliceRange, Tensor};
use serde_json::Value;

pub(super) const OPS: &[(&str, Op)] = &[
    ("reshape", |x, a| one(x[0].reshape(a.ints("shape")))),
    ("permute", |x, a| one(x[0].permute(a.ints("axes")))),
    ("transpose", |x, a| one(x[0].transpose(a.int("axis0"), a.int("axis1")))),
    ("expand", |x, a| one(x[0].expand(a.ints("shape")))),
    ("pad", pad),
    ("slice", slice),
    ("flip", |x, a| one(x[0].flip(a.ints("axes")))),
    ("cat", |x, a| one(Tensor::cat(x, a.int("axis")))),
    ("stack", |x, a| one(Tensor::stack(x, a.int("axis")))),
    ("split", split),
    ("chunk", |x, a| Ok(x[0].chunk(a.size("chunks"), a.int("axis")))),
    ("roll", roll),
    ("repeat", |x, a| one(x[0].repeat(a.sizes("repeats")))),
    ("tile", |x, a| one(x[0].tile(a.sizes("reps")))),
    ("repeat_interleave", |x, a| one(x[0].repeat_interleave(a.size("repeats"), a.int("axis")))),
    ("squeeze", squeeze),
    ("unsqueeze", |x, a| one(x[0].unsqueeze(a.int("axis")))),
    ("flatten", |x, a| one(x[0].flatten(a.int("start"), a.int("end")))),
    ("unflatten", |x, a| one(x[0].unflatten(a.int("axis"), a.ints("sizes")))),
    ("unfold", |x, a| one(x[0].unfold(a.int("axis"), a.size("size"), a.size("step")))),
    ("diagonal", |x, a| one(x[0].diagonal(a.int_or("offset", 0), a.int_or("axis0", 0), a.int_or("axis1", 1)))),
    ("tril", |x, a| one(x[0].tril(a.int_or("diagonal", 0)))),
    ("triu", |x, a| one(x[0].triu(a.int_or("diagonal", 0)))),
];

fn pad(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let end = |pair: &Value, k: usize| pair[k].as_i64().expect("padding is [before, after] per axis") as isize;
    let padding: Vec<(isize, isize)> = a.list("padding").iter().map(|p| (end(p, 0), end(p, 1))).collect();
    one(x[0].pad(padding, a.f64_or("value", 0.0)))
}

/// Axes that are not mentioned are taken whole.
fn slice(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let slices = a.list("slices").iter().enumerate();
    one(slices.fold(x[0].clone(), |t, (axis, spec)| t.slice(axis as isize, range(spec))))
}

/// `[start, stop, step]` with Python's meaning; the end may be left out.
pub(super) fn range(spec: &Value) -> SliceRange {
    let part = |k: usize| spec.get(k).and_then(Value::as_i64).map(|v| v as isize);
    SliceRange::new(part(0), part(1), part(2).unwrap_or(1))
}

fn split(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    Ok(if a.get("sizes").is_some_and(Value::is_array) {
        x[0].split(a.sizes("sizes"), a.int("axis"))
    } else {
        x[0].split_every(a.size("sizes"), a.int("axis"))
    })
}

fn roll(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let shifts = a.ints("shifts");
    one(match a.opt_ints("axes") {
        Some(axes) if !axes.is_empty() => x[0].roll(shifts, axes),
        _ => x[0].roll_flat(shifts.iter().sum()),
    })
}

/// `axis` may be one, several or all.
fn squeeze(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let Some(axes) = a.opt_ints("axis") else { return one(x[0].squeeze_all()) };
    // From the last axis on, so that dropping one does not renumber the others.
    let mut places: Vec<isize> = axes.iter().map(|axis| axis.rem_euclid(x[0].rank() as isize)).collect();
    places.sort_unstable_by(|a, b| b.cmp(a));
    one(places.iter().fold(x[0].clone(), |t, &axis| t.squeeze(axis)))
}
