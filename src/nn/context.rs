//! What a forward pass needs to know besides its inputs.

use crate::tensor::{Rng, Tensor};
use kiln_kernels::DType;
use std::cell::RefCell;

/// How a forward pass runs: training or evaluation, in which precision, with which random numbers; and what it has to change.
///
/// This is an argument of every `forward` rather than a switch inside the modules (or a global): a pass then does what its caller says
/// wherever it is called from, two passes of one model may differ, and a captured step has no hidden input.
pub struct Context {
    training: bool,
    autocast: Option<DType>,
    rng: Option<Rng>,
    updates: RefCell<Vec<(Tensor, Tensor)>>,
}

impl Context {
    /// Evaluation: no dropout, running statistics are used and stay as they are.
    pub fn eval() -> Context {
        Context { training: false, autocast: None, rng: None, updates: RefCell::default() }
    }

    /// Training without random numbers: dropout with a probability above 0 panics.
    pub fn train() -> Context {
        Context { training: true, ..Context::eval() }
    }

    /// The same, drawing dropout masks from this generator. In a captured step its key is an input of the step.
    pub fn with_rng(self, rng: Rng) -> Context {
        Context { rng: Some(rng), ..self }
    }

    /// The same, with matrix products and convolutions on operands rounded to `dtype`; weights, norms and softmax keep their type.
    pub fn with_autocast(self, dtype: DType) -> Context {
        Context { autocast: Some(dtype), ..self }
    }

    /// Whether this pass trains.
    pub fn is_training(&self) -> bool {
        self.training
    }

    /// An operand of a matrix product in the type it is computed from.
    #[track_caller]
    pub fn operand(&self, x: &Tensor) -> Tensor {
        match self.autocast {
            Some(dtype) if x.dtype().is_float() => x.cast(dtype),
            _ => x.clone(),
        }
    }

    /// The type that sums and statistics are kept in: f32 where products are rounded to less.
    #[track_caller]
    pub fn wide(&self, x: &Tensor) -> Tensor {
        if self.autocast.is_some() { x.cast(x.dtype().compute()) } else { x.clone() }
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
