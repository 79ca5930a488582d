//! One optimizer step, captured once and replayed: gradients of the microbatches, their sum, clipping, update.

use super::config::Clipping;
use crate::data::Batch;
use crate::error::Result;
use crate::models::CausalLm;
use crate::nn::{CastCache, Checkpointing, Context, Precision};
use crate::optim::{Accumulator, LossScaler, Optimizer, Scaling};
use crate::schedule::{Origin, Step, record};
use crate::tensor::{Rng, Tensor};
use kiln_kernels::DType;
use kiln_kernels::ir::Kernel;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a step reports.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StepResult {
    /// The mean loss over the batch's targets, before the step.
    pub(super) loss: f64,
    /// The L2 norm of all gradients, before clipping.
    pub(super) grad_norm: f64,
    /// What the loss was scaled by, where it is scaled.
    pub(super) scale: Option<f32>,
    /// Whether the gradients overflowed, so that nothing was changed.
    pub(super) skipped: bool,
}

/// The L2 norm of all gradients together.
fn norm(grads: &[Tensor]) -> Tensor {
    Tensor::clip_grad_norm(grads, f64::INFINITY, 2.0).0
}

/// So many sequences, in words.
fn sequences(count: usize) -> String {
    format!("{count} {}", if count == 1 { "sequence" } else { "sequences" })
}

/// The captured parts of a step.
pub(super) struct TrainSteps {
    /// Sequences that go through the model at a time.
    pub(super) microbatch: usize,
    clipping: Option<Clipping>,
    numerics: Numerics,
    checkpointing: Checkpointing,
    parameters: Vec<Tensor>,
    /// Gradients of the batch, where it is cut into microbatches.
    sums: Accumulator,
    /// Adds a microbatch's gradients, by its number of sequences: the last one of a batch may be smaller.
    add: BTreeMap<usize, Step>,
    /// Clips the sums, takes the optimizer's step and clears the sums.
    update: Option<Step>,
}

/// In which numbers a run computes.
pub(super) struct Numerics {
    pub(super) precision: Precision,
    /// The weights rounded for products.
    pub(super) casts: CastCache,
    /// Scales the loss, where gradients are f16.
    pub(super) scaler: Option<LossScaler>,
}

impl Numerics {
    pub(super) fn new(precision: Precision, model: &dyn CausalLm) -> Result<Numerics> {
        // Which weights are rounded does not depend on the batch.
        let ids = Tensor::zeros([1, 2], DType::I32);
        let casts = CastCache::new(&model.parameters(), precision, |cx| {
            model.loss(&ids, &ids, cx);
        })?;
        let scaler = if precision == Precision::AmpFp16 { Some(LossScaler::new(Scaling::default())?) } else { None };
        Ok(Numerics { precision, casts, scaler })
    }

    /// A pass in these numbers.
    pub(super) fn apply<'a>(&'a self, cx: Context<'a>) -> Context<'a> {
        cx.with_precision(self.precision).with_casts(&self.casts)
    }

    fn tensors(&self) -> Vec<Tensor> {
        self.casts.tensors().into_iter().chain(self.scaler.iter().flat_map(LossScaler::tensors)).collect()
    }
}

impl TrainSteps {
    pub(super) fn new(optimizer: &Optimizer, microbatch: usize, clipping: Option<Clipping>, numerics: Numerics) -> Result<TrainSteps> {
        let parameters = optimizer.parameters();
        let sums = Accumulator::new(&parameters)?;
        let checkpointing = Checkpointing::None;
        Ok(TrainSteps { microbatch, clipping, numerics, checkpointing, parameters, sums, add: BTreeMap::new(), update: None })
    }

    /// The same steps, computing again for the backward pass what `checkpointing` says.
    pub(super) fn with_checkpointing(self, checkpointing: Checkpointing) -> TrainSteps {
        TrainSteps { checkpointing, ..self }
    }

    pub(super) fn numerics(&self) -> &Numerics {
        &self.numerics
    }

    /// The tensors of its own, with names for people that follow those of the parameters.
    pub(super) fn named(&self, parameters: &[(String, Tensor)]) -> Vec<(String, Tensor)> {
        let name = |of: &Tensor| parameters.iter().find(|(_, t)| t.is(of)).map_or_else(String::new, |(name, _)| name.clone());
        let sums = self.parameters.iter().zip(self.sums.sums()).map(|(of, sum)| (format!("{}.grad", name(of)), sum.clone()));
        let others = self.numerics.tensors().into_iter().enumerate().map(|(at, tensor)| (format!("rounded weights or scale {at}"), tensor));
        sums.chain(others).collect()
    }

    /// The kernels of what was captured so far.
    pub(super) fn kernels(&self) -> impl Iterator<Item = &Kernel> {
        self.add.values().chain(&self.update).flat_map(Step::kernels)
    }

    /// Those of a batch of so many sequences, and how often each is launched, one for each place in a captured part.
    pub(super) fn launches(&self, sequences: usize) -> impl Iterator<Item = (&Kernel, usize)> {
        let passes = move |size: usize| if size == self.microbatch { sequences / size } else { 1 };
        let parts = self.add.iter().map(move |(&size, step)| (step, passes(size))).chain(self.update.as_ref().map(|step| (step, 1)));
        parts.flat_map(|(step, times)| step.kernels().map(move |kernel| (kernel, times)))
    }

    /// The same, with what each does for the model, in the order in which they first run: a smaller microbatch comes last.
    pub(super) fn origins(&self) -> impl Iterator<Item = (&Arc<Kernel>, &[Origin])> {
        self.add.values().rev().chain(&self.update).flat_map(Step::origins)
    }

    /// Takes a step on a batch, at a learning rate for each group of parameters. `key` is what dropout is drawn from.
    pub(super) fn run(
        &mut self,
        model: &dyn CausalLm,
        optimizer: &mut Optimizer,
        batch: &Batch,
        rates: &[f64],
        key: u64,
    ) -> Result<StepResult> {
        let _batch = record::part(|| format!("batch of {}", sequences(batch.sequences)));
        let scale = self.numerics.scaler.as_ref().map(LossScaler::state).transpose()?.map(|(scale, _)| scale);
        let mut loss = 0.0;
        for (part, start) in (0..batch.sequences).step_by(self.microbatch).enumerate() {
            let micro = batch.part(start..(start + self.microbatch).min(batch.sequences));
            // Every sequence has the same number of targets, so its share of the targets is its share of the sequences.
            let share = micro.sequences as f64 / batch.sequences as f64;
            loss += share * self.add(model, &micro, share, key.wrapping_add(part as u64))?;
        }
        let _update = record::part(|| "update".into());
        let numbers = optimizer.numbers_of_groups(rates)?;
        let update = match self.update.take() {
            Some(update) => update,
            None => self.capture_update(optimizer, &numbers)?,
        };
        let update = self.update.insert(update);
        let grad_norm = update.run(&[&numbers])?[0].item::<f32>()?;
        // The step has decided by the same number.
        let skipped = scale.is_some() && !grad_norm.is_finite();
        if skipped {
            optimizer.uncount();
        }
        Ok(StepResult { loss, grad_norm: grad_norm.into(), scale, skipped })
    }

    /// The loss of one microbatch, whose gradients are added to the sums.
    fn add(&mut self, model: &dyn CausalLm, micro: &Batch, share: f64, key: u64) -> Result<f64> {
        let _part = record::part(|| format!("gradients of {}", sequences(micro.sequences)));
        let ids = Tensor::from_slice(&micro.tokens, [micro.sequences, micro.length])?;
        let share = Tensor::from_slice(&[share as f32], ())?;
        let key = Tensor::from_slice(&[key], ())?;
        if !self.add.contains_key(&micro.sequences) {
            self.add.insert(micro.sequences, self.capture_add(model, [&ids, &share, &key])?);
        }
        let loss = self.add[&micro.sequences].run(&[&ids, &share, &key])?[0].item::<f32>()?;
        Ok(loss.into())
    }

    /// Loss and gradients of a microbatch; the gradients, weighted by `share`, are added to the sums.
    fn capture_add(&self, model: &dyn CausalLm, [ids, share, key]: [&Tensor; 3]) -> Result<Step> {
        let Numerics { scaler, .. } = &self.numerics;
        let weights = model.state_dict().into_values();
        let state: Vec<Tensor> = weights.chain(self.sums.sums().iter().cloned()).chain(self.numerics.tensors()).collect();
        Step::capture(&[ids.clone(), share.clone(), key.clone()], &state, || {
            let cx = self.numerics.apply(Context::train().with_rng(Rng::new(key)).with_checkpointing(self.checkpointing));
            let loss = model.loss(ids, ids, &cx);
            let scaled = scaler.as_ref().map_or_else(|| loss.clone(), |scaler| scaler.scaled(&loss));
            self.sums.add(&scaled.grad(&self.parameters)?, share)?;
            Ok(vec![loss])
        })
    }

    fn capture_update(&self, optimizer: &Optimizer, numbers: &Tensor) -> Result<Step> {
        let Numerics { casts, scaler, .. } = &self.numerics;
        let sums = self.sums.sums();
        let state: Vec<Tensor> = optimizer.tensors().into_iter().chain(sums.iter().cloned()).chain(self.numerics.tensors()).collect();
        Step::capture(std::slice::from_ref(numbers), &state, || {
            let grads = scaler.as_ref().map_or_else(|| sums.to_vec(), |scaler| scaler.unscaled(sums));
            let (norm, grads) = match self.clipping {
                Some(Clipping::Norm(most)) => Tensor::clip_grad_norm(&grads, most, 2.0),
                Some(Clipping::Value(most)) => (norm(&grads), Tensor::clip_grad_value(&grads, most)),
                None => (norm(&grads), grads),
            };
            let guard = scaler.as_ref().map(|scaler| (scaler, norm.isfinite()));
            let guarded = |update| match &guard {
                Some((scaler, finite)) => scaler.unless_overflowed(finite, update),
                None => update,
            };
            let mut updates: Vec<_> = optimizer.updates(&grads, numbers).flat_map(|update| casts.with_copy(guarded(update))).collect();
            updates.extend(guard.iter().flat_map(|(scaler, finite)| scaler.updates(finite)));
            updates.extend(sums.iter().map(|sum| (sum.clone(), sum.zeros_like())));
            Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
            Ok(vec![norm])
        })
    }
}
