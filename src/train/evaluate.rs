//! Loss, perplexity and token accuracy over a data set.

use crate::data::{Batch, Loader, Position};
use crate::models::{CausalLm, next_token_loss};
use crate::nn::{Context, Precision};
use crate::schedule::Step;
use crate::tensor::Tensor;
use crate::train::TrainError;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The result of an evaluation: means over all targets.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Evaluation {
    /// Cross entropy in nats.
    pub loss: f64,
    /// The share of targets that had the highest score.
    pub accuracy: f64,
    /// How many targets there were.
    pub targets: u64,
}

impl Evaluation {
    /// exp(loss).
    pub fn perplexity(&self) -> f64 {
        self.loss.exp()
    }
}

/// A captured evaluation of a batch, by its number of sequences.
#[derive(Default)]
pub struct Evaluator {
    precision: Precision,
    steps: BTreeMap<usize, Step>,
}

impl Evaluator {
    /// An evaluation in this precision.
    pub fn new(precision: Precision) -> Evaluator {
        Evaluator { precision, ..Evaluator::default() }
    }

    /// How many batches an evaluation takes: the first `most` of a loader, all of one pass if `None`.
    pub fn batches(loader: &Loader, most: Option<usize>) -> u64 {
        most.map_or(loader.batches_per_epoch(), |n| loader.batches_per_epoch().min(n as u64))
    }

    /// Evaluates [so many](Evaluator::batches) batches. `each` is told before each batch how many are done, and whether to go on is its
    /// answer; there is no result if it is not.
    pub fn run(
        &mut self,
        model: &dyn CausalLm,
        loader: &Loader,
        most: Option<usize>,
        mut each: impl FnMut(u64) -> bool,
    ) -> Result<Option<Evaluation>, TrainError> {
        let mut position = Position::default();
        let (mut loss, mut right, mut targets) = (0.0, 0.0, 0);
        for done in 0..Evaluator::batches(loader, most) {
            if !each(done) {
                return Ok(None);
            }
            let batch = loader.next(&mut position)?;
            let in_batch = (batch.sequences * (batch.length - 1)) as u64;
            let [mean, share] = self.batch(model, &batch)?;
            loss += mean * in_batch as f64;
            right += share * in_batch as f64;
            targets += in_batch;
        }
        let count = targets.max(1) as f64;
        Ok(Some(Evaluation { loss: loss / count, accuracy: right / count, targets }))
    }

    /// Mean loss and accuracy of a batch.
    fn batch(&mut self, model: &dyn CausalLm, batch: &Batch) -> crate::Result<[f64; 2]> {
        let ids = Tensor::from_slice(&batch.tokens, [batch.sequences, batch.length])?;
        let step = match self.steps.entry(batch.sequences) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(capture(model, &ids, self.precision)?),
        };
        let results = step.run(&[&ids])?;
        Ok([results[0].item::<f32>()?.into(), results[1].item::<f32>()?.into()])
    }
}

/// The evaluation of a batch with the shape of `ids`.
fn capture(model: &dyn CausalLm, ids: &Tensor, precision: Precision) -> crate::Result<Step> {
    let state = model.state_dict().into_values().collect::<Vec<_>>();
    let scored = ids.shape()[1] - 1;
    Step::capture(std::slice::from_ref(ids), &state, || {
        let logits = model.logits(ids, &Context::eval().with_precision(precision));
        let guess = logits.narrow(1, 0, scored).argmax(-1, false);
        let right = guess.eq(ids.narrow(1, 1, scored).cast(guess.dtype())).cast(crate::DType::F32).mean(.., false);
        Ok(vec![next_token_loss(&logits, ids), right])
    })
}
