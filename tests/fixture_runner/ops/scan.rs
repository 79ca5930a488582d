//! Running combinations, sorting and tensors made from nothing.

use super::elementwise::scalar;
use super::{Op, along, one};
use crate::fixture_runner::args::Args;
use kiln::{DType, Result, Tensor};

pub(super) const OPS: &[(&str, Op)] = &[
    ("cumsum", |x, a| along(&x[0], a, Tensor::cumsum)),
    ("cumprod", |x, a| along(&x[0], a, Tensor::cumprod)),
    ("cummax", |x, a| along(&x[0], a, Tensor::cummax)),
    ("sort", |x, a| pair(x[0].sort(a.int("axis"), a.flag("descending", false)))),
    ("argsort", |x, a| along(&x[0], a, |x, axis| x.argsort(axis, a.flag("descending", false)))),
    ("topk", |x, a| pair(x[0].topk(a.size("k"), a.int("axis"), a.flag("largest", true)))),
    ("arange", |_, a| one(Tensor::arange(a.f64("start"), a.f64("stop"), a.f64("step"), a.dtype("dtype")))),
    ("linspace", |_, a| one(Tensor::linspace(a.f64("start"), a.f64("stop"), a.size("steps"), DType::F32))),
    ("eye", |_, a| one(Tensor::eye(a.size("n"), a.size("m"), dtype(a)))),
    ("full", |_, a| one(Tensor::full(a.ints("shape"), scalar(a, "value"), a.dtype("dtype")))),
    ("tri", |_, a| one(Tensor::tri(a.size("n"), a.size("m"), a.int("diagonal"), a.dtype("dtype")))),
];

fn pair(outputs: (Tensor, Tensor)) -> Result<Vec<Tensor>> {
    Ok(vec![outputs.0, outputs.1])
}

/// f32, if the arguments do not say.
fn dtype(a: &Args<'_>) -> DType {
    if a.get("dtype").is_some() { a.dtype("dtype") } else { DType::F32 }
}
