//! Reductions.

use super::{Op, one};
use crate::fixture_runner::args::Args;
use kiln::{Axes, Tensor};

/// Entries for methods that take axes and whether to keep them.
macro_rules! reductions {
    ([$($name:ident),*] $($rest:tt)*) => {
        &[$((stringify!($name), |x, a| one(x[0].$name(axes(a), keepdim(a)))),)* $($rest)*]
    };
}

pub(super) const OPS: &[(&str, Op)] = reductions! {
    [sum, mean, max, min, prod, logsumexp, any, all]
    ("argmax", |x, a| one(x[0].argmax(a.opt_int("axis"), keepdim(a)))),
    ("argmin", |x, a| one(x[0].argmin(a.opt_int("axis"), keepdim(a)))),
    ("var", |x, a| one(x[0].var(axes(a), a.size_or("correction", 1), keepdim(a)))),
    ("std", |x, a| one(x[0].std(axes(a), a.size_or("correction", 1), keepdim(a)))),
    ("norm", norm),
};

/// Null, and in PyTorch also an empty list, means all axes.
fn axes(a: &Args<'_>) -> Axes {
    match a.opt_ints("axes") {
        Some(axes) if !axes.is_empty() => Axes::from(axes),
        _ => Axes::All,
    }
}

fn keepdim(a: &Args<'_>) -> bool {
    a.flag("keepdim", false)
}

fn norm(x: &[Tensor], a: &Args<'_>) -> kiln::Result<Vec<Tensor>> {
    one(x[0].norm(a.f64("p"), axes(a), keepdim(a)))
}
