//! Operations that take positions as data.

use super::elementwise::scalar;
use super::movement::range;
use super::{Op, one};
use crate::fixture_runner::args::Args;
use kiln::{DType, Index, Result, ScatterReduce, Tensor};
use serde_json::Value;

pub(super) const OPS: &[(&str, Op)] = &[
    ("gather", |x, a| one(x[0].gather(a.int("axis"), &x[1]))),
    ("take_along", |x, a| one(x[0].take_along(a.int("axis"), &x[1]))),
    ("index_select", |x, a| one(x[0].index_select(a.int("axis"), &x[1]))),
    ("embedding", |x, _| one(x[0].embedding(&x[1]))),
    ("scatter", |x, a| one(x[0].scatter(a.int("axis"), &x[1], &x[2]))),
    ("scatter_add", |x, a| one(x[0].scatter_add(a.int("axis"), &x[1], &x[2]))),
    ("scatter_reduce", scatter_reduce),
    ("masked_fill", |x, a| one(x[0].masked_fill(&x[1], scalar(a, "value")))),
    ("masked_select", |x, _| one(x[0].masked_select(&x[1])?)),
    ("one_hot", |x, a| one(x[0].one_hot(a.size("num_classes")))),
    ("index", index),
    ("index_put", index_put),
];

fn scatter_reduce(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let reduce = match a.text("reduce") {
        "sum" => ScatterReduce::Sum,
        "mean" => ScatterReduce::Mean,
        "prod" => ScatterReduce::Prod,
        "amax" => ScatterReduce::Max,
        "amin" => ScatterReduce::Min,
        other => panic!("unknown reduction {other:?}"),
    };
    one(x[0].scatter_reduce(a.int("axis"), &x[1], &x[2], reduce, a.flag("include_self", true)))
}

/// A tensor as an index. A mask stands for the positions where it is true, one index for each of its axes.
fn positions(t: &Tensor) -> Result<Vec<Index>> {
    if t.dtype() != DType::Bool {
        return Ok(vec![Index::Tensor(t.clone())]);
    }
    let places = t.nonzero()?;
    Ok((0..t.rank()).map(|axis| Index::Tensor(places.select(1, axis as isize))).collect())
}

/// One entry of `args.index`.
fn entry(spec: &Value, tensors: &[Tensor]) -> Result<Vec<Index>> {
    let (kind, value) = spec.as_object().and_then(|s| s.iter().next()).expect("an index is an object with one key");
    let int = || value.as_i64().expect("an integer") as isize;
    Ok(match kind.as_str() {
        "tensor" => positions(&tensors[int() as usize])?,
        "int" => vec![Index::At(int())],
        "slice" => vec![Index::Range(range(value))],
        "newaxis" => vec![Index::NewAxis],
        "ellipsis" => vec![Index::Ellipsis],
        other => panic!("unknown index {other:?}"),
    })
}

fn index(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let mut entries = Vec::new();
    for spec in a.list("index") {
        entries.extend(entry(spec, &x[1..])?);
    }
    one(x[0].index(&entries))
}

fn index_put(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let mut entries = Vec::new();
    for t in &x[2..] {
        entries.extend(positions(t)?);
    }
    one(x[0].index_put(&entries, &x[1], a.flag("accumulate", false)))
}
