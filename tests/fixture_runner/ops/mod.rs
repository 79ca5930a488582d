//! The operations of the fixtures by name, one table a family: a name, and the tensors that it makes of its inputs and arguments.

mod attention;
mod contract;
mod elementwise;
mod index;
mod movement;
mod norm;
mod optim;
mod reduce;
mod scan;

use super::args::Args;
use super::graph;
use kiln::{Result, Tensor};

/// An operation: its outputs, from its inputs and arguments.
pub(crate) type Op = fn(&[Tensor], &Args<'_>) -> Result<Vec<Tensor>>;

const FAMILIES: &[&[(&str, Op)]] =
    &[elementwise::OPS, reduce::OPS, norm::OPS, contract::OPS, movement::OPS, index::OPS, scan::OPS, attention::OPS, optim::OPS];

/// Applies an operation. `stepwise` realises each node of a graph before the next is made.
///
/// # Panics
/// If there is no such operation, or it was given an argument that it does not know.
pub(crate) fn apply(name: &str, inputs: &[Tensor], args: &Args<'_>, stepwise: bool) -> Result<Vec<Tensor>> {
    let outputs = if name == "graph" {
        graph::run(inputs, args, stepwise)?
    } else {
        let op = FAMILIES.iter().copied().flatten().find(|(n, _)| *n == name);
        op.unwrap_or_else(|| panic!("unknown operation {name:?}")).1(inputs, args)?
    };
    assert!(args.unused().is_empty(), "{name}: unknown arguments {:?}", args.unused());
    Ok(outputs)
}

/// The result of an operation with one output.
fn one(tensor: Tensor) -> Result<Vec<Tensor>> {
    Ok(vec![tensor])
}

/// An operation along `axis`; PyTorch takes a scalar as a vector of one.
fn along(x: &Tensor, args: &Args<'_>, op: impl Fn(&Tensor, isize) -> Tensor) -> Result<Vec<Tensor>> {
    let axis = args.int("axis");
    one(if x.rank() == 0 { op(&x.reshape([1]), axis).reshape(()) } else { op(x, axis) })
}
