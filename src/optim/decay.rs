//! Weight decay, in the ways that optimizers differ in.

use crate::tensor::Tensor;

/// How weights are drawn towards zero. The decoupled forms subtract a share of the weight, computed from its value before the step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WeightDecay {
    /// `amount` times the weight is added to the gradient (L2 regularisation): PyTorch's `SGD` and `Adam`.
    Gradient(f64),
    /// The share is `lr * amount`: PyTorch's `AdamW`.
    ByRate(f64),
    /// The share is `lr / initial_lr * amount`, so it follows the schedule but not the size of the learning rate: Composer's and LLM
    /// Foundry's decoupled optimizers. An `initial_lr` of 0 counts as a quotient of 1.
    Decoupled {
        /// The share at the initial learning rate.
        amount: f64,
        /// The learning rate that the schedule starts from.
        initial_lr: f64,
    },
}

impl WeightDecay {
    /// No decay.
    pub const NONE: WeightDecay = WeightDecay::Gradient(0.0);

    /// The share of the weight that a step at this learning rate takes away.
    pub(super) fn share(self, lr: f64) -> f64 {
        match self {
            WeightDecay::Gradient(_) => 0.0,
            WeightDecay::ByRate(amount) => lr * amount,
            WeightDecay::Decoupled { amount, initial_lr } if initial_lr != 0.0 => lr / initial_lr * amount,
            WeightDecay::Decoupled { amount, .. } => amount,
        }
    }

    /// The gradient, with the decay in it where that is its place.
    pub(super) fn gradient(self, parameter: &Tensor, grad: &Tensor) -> Tensor {
        match self {
            WeightDecay::Gradient(amount) if amount != 0.0 => grad + parameter * amount,
            _ => grad.clone(),
        }
    }

    /// `parameter - share*parameter - change`: the two changes are added first, so that the parameter is rounded once.
    pub(super) fn apply(self, parameter: &Tensor, share: &Tensor, change: &Tensor) -> Tensor {
        match self {
            WeightDecay::Gradient(_) | WeightDecay::ByRate(0.0) | WeightDecay::Decoupled { amount: 0.0, .. } => parameter - change,
            _ => parameter - (parameter * share + change),
        }
    }
}
