//! Weights and training state on disk.

pub(crate) mod atomic;
mod error;
mod safetensors;
mod store;
mod weights;

pub(crate) use atomic::writable;
pub use error::CheckpointError;
pub use safetensors::{HostTensor, SafeTensors, write};
pub use store::{OPTIMIZER_FILE, ScalerState, Store, TrainState, find};
pub use weights::{MODEL_FILE, Weights};
