//! Residual networks of convolutions.

use super::{Check, name, number, outline};
use crate::fixture_runner::array::Array;
use kiln::models::ResNet;
use kiln::nn::{Context, Layer, Module};
use kiln::optim::{Optimizer, Sgd, WeightDecay};
use kiln::{ClassLoss, DType, Result, Rng, Tensor};
use std::collections::HashMap;

pub(super) fn run(check: &mut Check<'_>) -> Result<()> {
    let entry = check.entry;
    let norm = &entry["batch_norm"];
    assert!(number(&norm["eps"], 1e-5) == 1e-5 && number(&norm["momentum"], 0.1) == 0.1, "batch norm with other settings than the model's");
    let model = ResNet::new(&outline::config(entry), &Rng::new(0u64))?;
    model.load_state_dict(&check.state(&["parameters", "buffers"])?)?;

    let images = check.tensor(&entry["images_u8"]).tensor()?;
    let labels = check.tensor(&entry["labels"]).tensor()?;
    let see = |step: usize| (images.select(0, step as isize).cast(DType::F32) - 127.5) / 64.0;
    let options = &entry["optimizer"];
    let mut optimizer = sgd(&model, options)?;
    let smoothing = ClassLoss { label_smoothing: number(&options["label_smoothing"], 0.0), ..ClassLoss::default() };
    let tolerance = &entry["tolerance"];
    let steps = images.shape()[0];
    for step in 0..steps.min(check.steps) {
        let cx = Context::train();
        let logits = model.forward(&see(step), &cx);
        let loss = logits.cross_entropy_with(&labels.select(0, step as isize), &smoothing);
        let grads = loss.grad(&model.parameters())?;
        let updates = cx.take_updates();
        Tensor::realize_all(grads.iter().chain([&loss, &logits]).chain(updates.iter().map(|(_, value)| value)))?;
        if step == 0 {
            let limit = |key: &str| number(&tolerance["train_logits"][key], 1e-4);
            check.close("training logits of step 0", &logits, &entry["train_logits_step0"], limit("rtol"), limit("atol"))?;
            let names = model.named_parameters().into_iter().map(|(name, _)| name);
            let named = names.zip(&grads).map(|(name, g)| Ok((name, Array::of(g)?))).collect::<Result<Vec<_>>>()?;
            let recorded = entry["grads_step0"].as_array().expect("recorded gradients");
            check.gradients(&named, recorded, number(&tolerance["grad_rel_l2"], 1e-3));
        }
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
        optimizer.step(&grads, number(&options["lr"], f64::NAN))?;
        check.losses.push(loss.item()?);
    }
    check.curve(&entry["loss"], number(&tolerance["loss_abs"], 2e-3));
    if check.whole {
        let logits = model.forward(&see(0), &Context::eval());
        let want = &entry["eval_logits_after_training_on_batch0"];
        check.close("evaluation logits after training", &logits, want, 0.0, number(&tolerance["eval_logits_abs"], 2e-2))?;
        let limit = number(&tolerance["final_l2_rel"], 2e-3);
        check.finals(&entry["final"], limit, &entry["zero_gradient_parameters"], &HashMap::new(), &model.state_dict())?;
        let distance = check.distance_from_truth(&entry["loss_float64"]);
        println!("{}: {steps} steps, at most {distance:.1e} (relative) from the float64 curve", name(entry));
    }
    Ok(())
}

fn sgd(model: &ResNet, options: &serde_json::Value) -> Result<Optimizer> {
    assert_eq!(options["name"], "torch.optim.SGD", "the only optimizer that residual networks are recorded with");
    let rule = Sgd {
        momentum: number(&options["momentum"], 0.0),
        dampening: number(&options["dampening"], 0.0),
        nesterov: options["nesterov"] == true,
        decay: WeightDecay::Gradient(number(&options["weight_decay"], 0.0)),
    };
    Optimizer::new(model.named_parameters(), rule)
}
