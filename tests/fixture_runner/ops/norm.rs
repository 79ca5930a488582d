//! Softmax, normalisations and losses.

use super::{Op, along, one};
use crate::fixture_runner::args::Args;
use kiln::{BatchNorm, ClassLoss, Reduction, Result, Tensor};

pub(super) const OPS: &[(&str, Op)] = &[
    ("softmax", |x, a| along(&x[0], a, Tensor::softmax)),
    ("log_softmax", |x, a| along(&x[0], a, Tensor::log_softmax)),
    ("layer_norm", layer_norm),
    ("rms_norm", |x, a| one(x[0].rms_norm(x.get(1), a.f64_or("eps", 1e-6)))),
    ("group_norm", |x, a| one(x[0].group_norm(a.size("groups"), x.get(1), x.get(2), a.f64("eps")))),
    ("batch_norm", batch_norm),
    ("cross_entropy", |x, a| one(x[0].cross_entropy_with(&x[1], &class_loss(x, a, a.f64_or("label_smoothing", 0.0))))),
    ("nll_loss", |x, a| one(x[0].nll_loss_with(&x[1], &class_loss(x, a, 0.0)))),
    ("mse_loss", |x, a| one(x[0].mse_loss(&x[1], reduction(a, "mean")))),
    ("l1_loss", |x, a| one(x[0].l1_loss(&x[1], reduction(a, "mean")))),
    ("smooth_l1_loss", |x, a| one(x[0].smooth_l1_loss(&x[1], reduction(a, "mean"), a.f64_or("beta", 1.0)))),
    ("kl_div", |x, a| one(x[0].kl_div(&x[1], reduction(a, "batchmean")))),
    ("bce_with_logits", |x, a| one(x[0].bce_with_logits(&x[1], x.get(2), reduction(a, "mean")))),
];

fn layer_norm(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let mut parameters = x[1..].iter();
    let weight = a.flag("weight", true).then(|| parameters.next()).flatten();
    let bias = a.flag("bias", true).then(|| parameters.next()).flatten();
    one(x[0].layer_norm(a.ints("normalized_shape"), weight, bias, a.f64("eps")))
}

fn batch_norm(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let parameters = BatchNorm {
        weight: Some(&x[1]),
        bias: Some(&x[2]),
        running_mean: &x[3],
        running_var: &x[4],
        momentum: a.f64("momentum"),
        eps: a.f64("eps"),
    };
    let (y, mean, var) = x[0].batch_norm(&parameters, a.flag("training", false));
    Ok(vec![y, mean, var])
}

fn reduction(a: &Args<'_>, default: &'static str) -> Reduction {
    match a.text_or("reduction", default) {
        "none" => Reduction::None,
        "mean" => Reduction::Mean,
        "sum" => Reduction::Sum,
        "batchmean" => Reduction::BatchMean,
        other => panic!("unknown reduction {other:?}"),
    }
}

fn class_loss(x: &[Tensor], a: &Args<'_>, label_smoothing: f64) -> ClassLoss {
    ClassLoss {
        reduction: reduction(a, "mean"),
        ignore_index: a.int_or("ignore_index", -100) as i64,
        label_smoothing,
        weight: x.get(2).cloned(),
    }
}
