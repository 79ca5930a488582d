//! Training language models from LLM Foundry's configurations.

pub mod chart;
mod check;
pub mod config;
mod error;
mod evaluate;
mod kernels;
pub mod metrics;
mod progress;
mod saved;
mod setup;
mod step;
mod traced;
mod trainer;

pub use error::TrainError;
pub use evaluate::{Evaluation, Evaluator};
pub use kernels::{Made, description, kernels, origins};
pub(crate) use kernels::{launches, observe};
pub use progress::{Progress, clock};
pub use saved::Pretrained;
pub use trainer::{Summary, Trainer};
