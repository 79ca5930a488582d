//! Optimizers. Clipping of gradients is in [`Tensor::clip_grad_norm`](crate::Tensor::clip_grad_norm).
//!
//! An [`Optimizer`] owns the handles of the parameters and its state tensors; how a parameter changes is a [`Rule`]. What differs from
//! step to step (the learning rate, bias corrections) is computed on the host in f64 and reaches the kernels as a small tensor, the
//! step's [numbers](Optimizer::numbers): a step that was captured once is replayed with other numbers.

mod accumulate;
mod adam;
mod decay;
mod lion;
mod optimizer;
mod scaler;
pub mod schedule;
mod sgd;

pub use accumulate::Accumulator;
pub use adam::Adam;
pub use decay::WeightDecay;
pub use lion::Lion;
pub use optimizer::{Optimizer, Rule};
pub use scaler::{LossScaler, Scaling};
pub use sgd::Sgd;
