//! One optimizer step, captured once and replayed: gradients of the microbatches, their sum, clipping, update.

use super::config::Clipping;
use crate::data::Batch;
use crate::error::Result;
use crate::models::CausalLm;
use crate::nn::Context;
use crate::optim::{Accumulator, Optimizer};
use crate::schedule::Step;
use crate::tensor::{Rng, Tensor};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// What a step reports.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StepResult {
    /// The mean loss over the batch's targets, before the step.
    pub(super) loss: f64,
    /// The L2 norm of all gradients, before clipping.
    pub(super) grad_norm: f64,
}

/// The L2 norm of all gradients together.
fn norm(grads: &[Tensor]) -> Tensor {
    Tensor::clip_grad_norm(grads, f64::INFINITY, 2.0).0
}

/// The captured parts of a step.
pub(super) struct TrainSteps {
    /// Sequences that go through the model at a time.
    pub(super) microbatch: usize,
    clipping: Option<Clipping>,
    parameters: Vec<Tensor>,
    /// Gradients of the batch, where it is cut into microbatches.
    sums: Accumulator,
    /// Adds a microbatch's gradients, by its number of sequences: the last one of a batch may be smaller.
    add: BTreeMap<usize, Step>,
    /// Clips the sums, takes the optimizer's step and clears the sums.
    update: Option<Step>,
}

impl TrainSteps {
    pub(super) fn new(optimizer: &Optimizer, microbatch: usize, clipping: Option<Clipping>) -> Result<TrainSteps> {
        let parameters = optimizer.parameters();
        let sums = Accumulator::new(&parameters)?;
        Ok(TrainSteps { microbatch, clipping, parameters, sums, add: BTreeMap::new(), update: None })
    }

    /// Takes a step on a batch. `key` is what dropout is drawn from.
    pub(super) fn run(&mut self, model: &dyn CausalLm, optimizer: &mut Optimizer, batch: &Batch, lr: f64, key: u64) -> Result<StepResult> {
        let mut loss = 0.0;
        for (part, start) in (0..batch.sequences).step_by(self.microbatch).enumerate() {
            let micro = batch.part(start..(start + self.microbatch).min(batch.sequences));
            // Every sequence has the same number of targets, so its share of the targets is its share of the sequences.
            let share = micro.sequences as f64 / batch.sequences as f64;
            loss += share * self.add(model, &micro, share, key.wrapping_add(part as u64))?;
        }
        let numbers = optimizer.numbers(lr)?;
        let update = match self.update.take() {
            Some(update) => update,
            None => self.capture_update(optimizer, &numbers)?,
        };
        let update = self.update.insert(update);
        let grad_norm = update.run(&[&numbers])?[0].item::<f32>()?;
        Ok(StepResult { loss, grad_norm: grad_norm.into() })
    }

    /// The loss of one microbatch, whose gradients are added to the sums.
    fn add(&mut self, model: &dyn CausalLm, micro: &Batch, share: f64, key: u64) -> Result<f64> {
        let ids = Tensor::from_slice(&micro.tokens, [micro.sequences, micro.length])?;
        let share = Tensor::from_slice(&[share as f32], ())?;
        let key = Tensor::from_slice(&[key], ())?;
        let step = match self.add.entry(micro.sequences) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(capture_add(model, &self.parameters, &self.sums, [&ids, &share, &key])?),
        };
        let loss = step.run(&[&ids, &share, &key])?[0].item::<f32>()?;
        Ok(loss.into())
    }

    fn capture_update(&self, optimizer: &Optimizer, numbers: &Tensor) -> Result<Step> {
        let sums = self.sums.sums();
        let state: Vec<Tensor> = optimizer.tensors().into_iter().chain(sums.iter().cloned()).collect();
        Step::capture(std::slice::from_ref(numbers), &state, || {
            let (norm, grads) = match self.clipping {
                Some(Clipping::Norm(most)) => Tensor::clip_grad_norm(sums, most, 2.0),
                Some(Clipping::Value(most)) => (norm(sums), Tensor::clip_grad_value(sums, most)),
                None => (norm(sums), sums.to_vec()),
            };
            let mut updates = optimizer.updates(&grads, numbers);
            updates.extend(sums.iter().map(|sum| (sum.clone(), sum.zeros_like())));
            Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
            Ok(vec![norm])
        })
    }
}

/// Loss and gradients of a microbatch; the gradients, weighted by `share`, are added to `sums`.
fn capture_add(model: &dyn CausalLm, parameters: &[Tensor], sums: &Accumulator, [ids, share, key]: [&Tensor; 3]) -> Result<Step> {
    let state: Vec<Tensor> = parameters.iter().chain(sums.sums()).cloned().collect();
    Step::capture(&[ids.clone(), share.clone(), key.clone()], &state, || {
        let cx = Context::train().with_rng(Rng::new(key));
        let loss = model.loss(ids, ids, &cx);
        sums.add(&loss.grad(parameters)?, share)?;
        Ok(vec![loss])
    })
}
