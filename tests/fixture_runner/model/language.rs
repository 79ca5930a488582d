//! Language models: MPT (of transformers and of LLM Foundry), GPT-2, Llama.

use super::{Check, name, number};
use crate::fixture_runner::array::Array;
use kiln::models::{CausalLm, Sampling, causal_lm, generate};
use kiln::nn::{Context, Precision};
use kiln::optim::{Adam, Optimizer};
use kiln::{Result, Rng, Tensor};
use serde_json::Value;
use std::collections::HashMap;

/// The recorded model: an architecture from its configuration, with the recorded weights.
fn model(check: &Check<'_>) -> Result<Box<dyn CausalLm>> {
    let kind = check.entry["kind"].as_str().expect("an entry has a kind");
    let model = causal_lm(kind, &check.entry["config"], &Rng::new(0u64))?;
    model.load_state_dict(&check.state(&["parameters"])?)?;
    Ok(model)
}

pub(super) fn run(check: &mut Check<'_>) -> Result<()> {
    let entry = check.entry;
    let model = model(check)?;
    let tolerance = &entry["tolerance"];
    let ids = check.tensor(&entry["input_ids"]).tensor()?;
    let logits = model.logits(&ids, &Context::eval());
    let (loss, grads) = loss_and_gradients(&*model, &ids, &Context::eval())?;
    Tensor::realize_all(grads.iter().chain([&logits, &loss]))?;

    let limit = |key: &str| number(&tolerance["logits"][key], 1e-4);
    check.close("logits", &logits, &entry["logits"], limit("rtol"), limit("atol"))?;
    check.near("loss", f64::from(loss.item::<f32>()?), number(&entry["loss"], f64::NAN), number(&tolerance["loss"]["atol"], 2e-5));
    let names = model.named_parameters().into_iter().map(|(name, _)| name);
    let named = names.zip(&grads).map(|(name, g)| Ok((name, Array::of(g)?))).collect::<Result<Vec<_>>>()?;
    let recorded = entry["parameters"].as_array().expect("an entry lists its parameters");
    check.expect(named.len() == recorded.len(), || format!("{} parameters, expected {}", named.len(), recorded.len()));
    check.gradients(&named, recorded, number(&tolerance["grad_rel_l2"], 1e-4));

    if entry["training"].is_object() {
        train(check, &*model)?;
    }
    if check.whole && entry["generation"].is_object() {
        continue_prompt(check)?;
    }
    Ok(())
}

/// Evaluation's context, in training too: a recorded run drops nothing, whatever probabilities its configuration has.
fn loss_and_gradients(model: &dyn CausalLm, ids: &Tensor, cx: &Context) -> Result<(Tensor, Vec<Tensor>)> {
    let loss = model.loss(ids, ids, cx);
    let grads = loss.grad(&model.parameters())?;
    Ok((loss, grads))
}

fn train(check: &mut Check<'_>, model: &dyn CausalLm) -> Result<()> {
    let training = &check.entry["training"];
    let mut optimizer = adamw(model, &training["optimizer"])?;
    let batches = check.tensor(&training["batches"]).tensor()?;
    let steps = batches.shape()[0];
    let lr = number(&training["optimizer"]["lr"], f64::NAN);
    for step in 0..steps.min(check.steps) {
        let (loss, grads) = loss_and_gradients(model, &batches.select(0, step as isize).contiguous(), &Context::eval())?;
        // The loss before the step, together with the step: once the weights have changed, it would be another one.
        Tensor::realize_all(grads.iter().chain([&loss]))?;
        if check.whole {
            let norm = grads.iter().map(|g| Ok(Array::of(g)?.l2().powi(2))).sum::<Result<f64>>()?.sqrt();
            let want = number(&training["grad_norm"][step], norm);
            check.near(&format!("gradient norm of step {step}"), norm, want, 1e-3 * want);
        }
        optimizer.step(&grads, lr)?;
        check.losses.push(loss.item()?);
    }
    let tolerance = &training["tolerance"];
    check.curve(&training["loss"], number(&tolerance["loss_abs"], 3e-4));
    if check.whole {
        let limit = number(&tolerance["final_l2_rel"], 1e-4);
        let drift = drift(check, lr * steps as f64);
        check.finals(&training["final"], limit, &tolerance["skip_final"], &drift, &model.state_dict())?;
        let name = check.entry["name"].as_str().unwrap_or_default();
        println!(
            "{name}: {steps} steps, at most {:.1e} (relative) from the float64 curve",
            check.distance_from_truth(&training["loss_float64"])
        );
        if training["bf16_autocast"].is_object() {
            train_in_bf16(check)?;
        }
    }
    Ok(())
}

/// The same training with products of bf16 operands, from the recorded weights.
fn train_in_bf16(check: &mut Check<'_>) -> Result<()> {
    let (training, model) = (&check.entry["training"], model(check)?);
    let (recorded, lr) = (&training["bf16_autocast"], number(&training["optimizer"]["lr"], f64::NAN));
    let mut optimizer = adamw(&*model, &training["optimizer"])?;
    let batches = check.tensor(&training["batches"]).tensor()?;
    for step in 0..batches.shape()[0] {
        let cx = Context::eval().with_precision(Precision::AmpBf16);
        let (loss, grads) = loss_and_gradients(&*model, &batches.select(0, step as isize).contiguous(), &cx)?;
        Tensor::realize_all(grads.iter().chain([&loss]))?;
        optimizer.step(&grads, lr)?;
        let want = number(&recorded["loss"][step], f64::NAN);
        let limit = number(&recorded["tolerance"]["loss_abs"], 2e-2);
        check.near(&format!("bf16 loss of step {step}"), loss.item::<f32>()?.into(), want, limit);
    }
    Ok(())
}

/// How far each weight may be from where it should be besides, as a length: where a gradient is zero by symmetry (a bias that is added
/// to every key), what is left of it is rounding noise, and AdamW makes steps of full size from that, `reach` in all.
fn drift(check: &Check<'_>, reach: f64) -> HashMap<String, f64> {
    let parameters = check.entry["parameters"].as_array().expect("an entry lists its parameters");
    let noise = parameters.iter().filter_map(|p| {
        let grad = check.tensor(&p["grad"]).floats();
        let largest = grad.iter().fold(0.0, |m: f64, g| m.max(g.abs()));
        let noisy = grad.iter().filter(|g| **g != 0.0 && g.abs() <= 1e-6 * largest).count();
        (20 * noisy >= grad.len()).then(|| (name(p).to_string(), reach * (noisy as f64).sqrt()))
    });
    noise.collect()
}

fn adamw(model: &dyn CausalLm, options: &Value) -> Result<Optimizer> {
    assert_eq!(options["name"], "torch.optim.AdamW", "the only optimizer that language models are recorded with");
    let beta = |k: usize| number(&options["betas"][k], f64::NAN);
    let rule = Adam::adamw((beta(0), beta(1)), number(&options["eps"], 1e-8), number(&options["weight_decay"], 0.0));
    Optimizer::new(model.named_parameters(), rule)
}

fn continue_prompt(check: &mut Check<'_>) -> Result<()> {
    let tokens = |key: &str| -> Vec<i64> {
        let list = check.entry["generation"][key].as_array().expect("tokens");
        list.iter().map(|v| v.as_i64().expect("a token")).collect()
    };
    let (prompt, want) = (tokens("prompt"), tokens("tokens"));
    let got = generate(&*model(check)?, &prompt, want.len(), &Sampling::GREEDY, None, |_| ())?;
    check.expect(got == want, || format!("generated {got:?}, expected {want:?}"));
    Ok(())
}
