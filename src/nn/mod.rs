//! Layers, and what modules are made of.
//!
//! A layer is a plain struct whose tensor fields are its weights. `#[derive(Module)]` names them after the fields, so that the names of
//! a checkpoint can be read off the struct. Whether a pass trains or evaluates is never a layer's own state: it is in the [`Context`]
//! that the pass hands through. Fresh weights come from the [`Rng`](crate::Rng) that the caller hands in.

mod attention;
mod cache;
mod context;
mod convolution;
mod dropout;
mod embedding;
pub mod init;
mod linear;
mod module;
mod norm;
mod pooling;
mod precision;
mod sequential;

pub use attention::{AttentionOptions, attention, merge_heads, split_heads};
pub use cache::KvCache;
pub use context::{Checkpointing, Context};
pub use convolution::{Conv1d, Conv2d, ConvTranspose2d};
pub use dropout::Dropout;
pub use embedding::Embedding;
pub use kiln_derive::Module;
pub use linear::Linear;
pub use module::{Entry, Inventory, Kind, Module, StateDict, StateError, Tied, Visitor};
pub use norm::{BatchNorm, GroupNorm, LayerNorm, RmsNorm};
pub use pooling::{AvgPool2d, MaxPool2d};
pub use precision::{CastCache, Precision};
pub use sequential::{Layer, Sequential};
