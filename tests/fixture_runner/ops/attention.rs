//! Attention and positions.

use super::{Op, one};
use crate::fixture_runner::args::Args;
use kiln::{Attention, Result, RopeStyle, Tensor};

pub(super) const OPS: &[(&str, Op)] = &[("sdpa", sdpa), ("mpt_alibi", mpt_alibi), ("rope", rope)];

/// With fewer key than query heads, `gqa` says that each key head serves several; the method sees that from the shapes.
fn sdpa(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let shared = x[1].shape()[1] != x[0].shape()[1];
    assert!(!shared || a.flag("gqa", false) || x[1].shape()[1] == 1, "sdpa: the heads differ, but gqa is not set");
    let _ = a.flag("gqa", false);
    one(x[0].attention(
        &x[1],
        &x[2],
        Attention { mask: x.get(3), causal: a.flag("causal", false), scale: a.opt_f64("scale"), ..Attention::default() },
    ))
}

fn mpt_alibi(_: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let (heads, length) = (a.size("n_heads"), a.size("seq_len"));
    one(Tensor::alibi(heads, length, a.f64_or("alibi_bias_max", 8.0)).reshape([heads, 1, length]))
}

fn rope(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let style = match a.text("style") {
        "half" => RopeStyle::Half,
        "interleaved" => RopeStyle::Interleaved,
        other => panic!("unknown style {other:?}"),
    };
    one(x[0].rope(&x[1], a.f64("base"), style))
}
