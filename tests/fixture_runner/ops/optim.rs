//! Optimizers, clipping and schedules.

use super::{Op, one};
use crate::fixture_runner::args::Args;
use crate::fixture_runner::array::Array;
use kiln::optim::{Adam, Lion, Optimizer, Rule, Sgd, WeightDecay, schedule};
use kiln::{Result, Tensor};
use serde_json::Value;

pub(super) const OPS: &[(&str, Op)] = &[
    ("opt_adamw", |x, a| steps(x, a, Adam { amsgrad: a.flag("amsgrad", false), ..Adam::adamw(betas(a), a.f64("eps"), decay(a)) })),
    ("opt_adam", |x, a| steps(x, a, Adam::adam(betas(a), a.f64("eps"), decay(a)))),
    ("opt_decoupled_adamw", |x, a| steps(x, a, Adam::decoupled_adamw(betas(a), a.f64("eps"), decay(a), a.f64("initial_lr")))),
    ("opt_sgd", |x, a| steps(x, a, sgd(a, WeightDecay::Gradient(decay(a))))),
    ("opt_decoupled_sgdw", |x, a| steps(x, a, sgd(a, WeightDecay::Decoupled { amount: decay(a), initial_lr: a.f64("initial_lr") }))),
    ("opt_decoupled_lionw", |x, a| steps(x, a, Lion::decoupled_lionw(betas(a), decay(a), a.f64("initial_lr")))),
    ("clip_grad_norm", clip_norm),
    ("clip_grad_value", |x, a| Ok(Tensor::clip_grad_value(x, a.f64("value")))),
    ("lr_schedule", lr_schedule),
];

fn betas(a: &Args<'_>) -> (f64, f64) {
    let betas = a.f64s("betas");
    (betas[0], betas[1])
}

fn decay(a: &Args<'_>) -> f64 {
    a.f64("weight_decay")
}

fn sgd(a: &Args<'_>, decay: WeightDecay) -> Sgd {
    Sgd { momentum: a.f64("momentum"), dampening: a.f64("dampening"), nesterov: a.flag("nesterov", false), decay }
}

/// Inputs are p0, g0, p1, g1, …, each gradient with a leading axis of steps. Outputs: each parameter after every step, then the state
/// tensors that `state_outputs` names, for each parameter.
fn steps(x: &[Tensor], a: &Args<'_>, rule: impl Rule + 'static) -> Result<Vec<Tensor>> {
    let parameters: Vec<(String, Tensor)> = x.iter().step_by(2).enumerate().map(|(k, p)| (format!("p{k}"), p.clone())).collect();
    let mut optimizer = Optimizer::new(parameters.clone(), rule)?;
    let mut paths = vec![Vec::new(); parameters.len()];
    for (t, lr) in a.f64s("lrs").into_iter().enumerate() {
        let grads: Vec<Tensor> = x.iter().skip(1).step_by(2).map(|g| g.select(0, t as isize)).collect();
        optimizer.step(&grads, lr)?;
        for (path, (_, parameter)) in paths.iter_mut().zip(&parameters) {
            path.push(copied(parameter)?);
        }
    }
    let state = optimizer.state_dict()?;
    let mut outputs: Vec<Tensor> = paths.iter().map(|path| Tensor::stack(path, 0)).collect();
    for (name, _) in &parameters {
        for slot in a.list("state_outputs").iter().filter_map(Value::as_str) {
            let key = format!("{name}.{slot}");
            outputs.push(state.get(&key).unwrap_or_else(|| panic!("the optimizer has no state {key}")).clone());
        }
    }
    Ok(outputs)
}

/// The value as it is now, in memory of its own.
fn copied(t: &Tensor) -> Result<Tensor> {
    Array::of(t)?.tensor()
}

fn clip_norm(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let (norm, clipped) = Tensor::clip_grad_norm(x, a.f64("max_norm"), a.f64_or("norm_type", 2.0));
    Ok([vec![norm], clipped].concat())
}

/// Composer's times default to the whole duration.
fn lr_schedule(_: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let duration = a.f64_or("max_duration", 0.0);
    let (t_max, t_warmup) = (a.f64_or("t_max", duration), a.f64_or("t_warmup", 0.0));
    let (alpha_i, alpha_f) = (a.f64_or("alpha_i", 1.0), a.f64_or("alpha_f", 0.0));
    let (warmup, total) = (a.f64_or("num_warmup_steps", 0.0), a.f64_or("num_training_steps", 0.0));
    let (alpha, cycles) = (a.f64_or("alpha", 1.0), a.f64_or("num_cycles", 0.5));
    // Of importance only where the whole schedule is scaled.
    a.flag("scale_warmup", false);
    let kind = a.text("kind");
    let factor = |t: f64| match kind {
        "composer_cosine" => schedule::cosine(t, t_max, alpha_f),
        "composer_cosine_with_warmup" => schedule::cosine_with_warmup(t, t_warmup, t_max, alpha_f),
        "composer_linear_with_warmup" => schedule::linear_with_warmup(t, t_warmup, t_max, alpha_i, alpha_f),
        "composer_constant_with_warmup" => schedule::constant_with_warmup(t, t_warmup, alpha),
        "hf_cosine" => schedule::hf_cosine(t, warmup, total, cycles),
        "hf_linear" => schedule::hf_linear(t, warmup, total),
        other => panic!("unknown schedule {other:?}"),
    };
    let factors: Vec<f32> = (0..a.size("steps")).map(|t| factor(t as f64) as f32).collect();
    one(Tensor::from_slice(&factors, factors.len())?)
}
