//! What a forward pass needs to know besides its inputs.

use super::KvCache;
use super::precision::{CastCache, Precision, is_memory};
use crate::tensor::{Rng, Tensor, checkpoint, recompute};
use std::cell::RefCell;

/// What the backward pass of a model computes again instead of keeping it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Checkpointing {
    /// Nothing: most memory, fewest operations.
    #[default]
    None,
    /// Norms and activations, which are cheap beside their size.
    NormsAndActivations,
    /// Whole blocks: only what goes from block to block is kept, for up to another forward pass.
    Blocks,
}

/// How a forward pass runs: training or evaluation, in which precision, with which random numbers; and what it has to change.
///
/// This is an argument of every `forward` rather than a switch inside the modules (or a global): a pass then does what its caller says
/// wherever it is called from, two passes of one model may differ, and a captured step has no hidden input.
pub struct Context<'a> {
    training: bool,
    precision: Precision,
    casts: Option<&'a CastCache>,
    /// The weights that were operands of products, if anybody wants to know.
    operands: Option<RefCell<Vec<Tensor>>>,
    checkpointing: Checkpointing,
    rng: Option<Rng>,
    cache: Option<&'a KvCache>,
    updates: RefCell<Vec<(Tensor, Tensor)>>,
}

impl<'a> Context<'a> {
    /// Evaluation: no dropout, running statistics are used and stay as they are.
    pub fn eval() -> Context<'a> {
        Context {
            training: false,
            precision: Precision::Fp32,
            casts: None,
            operands: None,
            checkpointing: Checkpointing::None,
            rng: None,
            cache: None,
            updates: RefCell::default(),
        }
    }

    /// Training without random numbers: dropout with a probability above 0 panics.
    pub fn train() -> Context<'a> {
        Context { training: true, ..Context::eval() }
    }

    /// The same, drawing dropout masks from this generator. In a captured step its key is an input of the step.
    pub fn with_rng(self, rng: Rng) -> Context<'a> {
        Context { rng: Some(rng), ..self }
    }

    /// The same in this precision: matrix products, convolutions and attention on rounded operands; weights, norms and softmax keep their
    /// type.
    pub fn with_precision(self, precision: Precision) -> Context<'a> {
        Context { precision, ..self }
    }

    /// The same, taking rounded weights from this cache instead of rounding them in every pass.
    pub fn with_casts(self, casts: &'a CastCache) -> Context<'a> {
        Context { casts: Some(casts), ..self }
    }

    /// The same, noting the weights that are operands of products.
    pub(super) fn noting_operands(self) -> Context<'a> {
        Context { operands: Some(RefCell::default()), ..self }
    }

    pub(super) fn take_operands(&self) -> Vec<Tensor> {
        self.operands.as_ref().map_or_else(Vec::new, RefCell::take)
    }

    /// The same, computing again for the backward pass what `checkpointing` says. No bit of a gradient depends on it.
    pub fn with_checkpointing(self, checkpointing: Checkpointing) -> Context<'a> {
        Context { checkpointing, ..self }
    }

    /// Runs a block of a model, as a scope of its own where blocks are computed again.
    pub fn block<T>(&self, forward: impl FnOnce() -> T) -> T {
        if self.checkpointing == Checkpointing::Blocks { checkpoint(forward) } else { forward() }
    }

    /// Runs a norm or an activation, as a scope of its own where those are computed again.
    pub fn cheap<T>(&self, forward: impl FnOnce() -> T) -> T {
        if self.checkpointing == Checkpointing::NormsAndActivations { recompute(forward) } else { forward() }
    }

    /// The same, going on from the tokens that are in the cache. The pass [wants](Context::take_updates) to write its own there.
    pub fn with_cache(self, cache: &'a KvCache) -> Context<'a> {
        cache.rewind();
        Context { cache: Some(cache), ..self }
    }

    pub(super) fn cache(&self) -> Option<&'a KvCache> {
        self.cache
    }

    /// The positions of the pass's `length` tokens in their sequence, i64.
    #[track_caller]
    pub fn positions(&self, length: usize) -> Tensor {
        self.cache.map_or_else(|| Tensor::iota(length), |cache| cache.positions(length))
    }

    /// How many keys there are for a pass over `length` tokens.
    pub fn keys(&self, length: usize) -> usize {
        self.cache.map_or(length, KvCache::capacity)
    }

    /// The rows of a table for the positions of the pass's `length` tokens.
    #[track_caller]
    pub fn rows(&self, table: &Tensor, length: usize) -> Tensor {
        match self.cache {
            Some(cache) => table.index_select(0, &cache.positions(length).minimum(table.shape()[0] - 1)),
            None => table.narrow(0, 0, length),
        }
    }

    /// Whether this pass trains.
    pub fn is_training(&self) -> bool {
        self.training
    }

    /// An operand of a matrix product in the type it is computed from.
    #[track_caller]
    pub fn operand(&self, x: &Tensor) -> Tensor {
        let Some(dtype) = self.precision.operands().filter(|_| x.dtype().is_float()) else { return x.clone() };
        if let Some(noted) = self.operands.as_ref().filter(|_| is_memory(x)) {
            noted.borrow_mut().push(x.clone());
        }
        self.casts.and_then(|casts| casts.get(x, dtype)).unwrap_or_else(|| x.cast(dtype))
    }

    /// The type that sums and statistics are kept in: f32 where products are rounded to less.
    #[track_caller]
    pub fn wide(&self, x: &Tensor) -> Tensor {
        if self.precision.operands().is_some() { x.cast(x.dtype().compute()) } else { x.clone() }
    }

    /// Notes that `target` (a buffer) is to become `value` when the step commits.
    pub fn update(&self, target: &Tensor, value: Tensor) {
        self.updates.borrow_mut().push((target.clone(), value));
    }

    /// What the pass wants to change, for [`Tensor::assign_all`] together with the step's other changes. Empties the list.
    pub fn take_updates(&self) -> Vec<(Tensor, Tensor)> {
        self.updates.take()
    }

    /// Zero with probability `p`, and the rest divided by `1 - p`, when training; `x` itself otherwise.
    ///
    /// # Panics
    /// If there is no generator to draw from.
    #[track_caller]
    pub fn dropout(&self, x: &Tensor, p: f64) -> Tensor {
        match self.dropping(p) {
            Some((p, rng)) => x.dropout(p, rng),
            None => x.clone(),
        }
    }

    /// The probability and the generator, where anything is to be dropped.
    #[track_caller]
    pub(super) fn dropping(&self, p: f64) -> Option<(f64, &Rng)> {
        if !self.training || p == 0.0 {
            return None;
        }
        let Some(rng) = &self.rng else { panic!("dropout with p = {p} needs random numbers: make the context with with_rng()") };
        Some((p, rng))
    }
}
