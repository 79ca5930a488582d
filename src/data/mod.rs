//! Data sets: text as batches of token sequences, and images for the examples.

mod error;
mod idx;
mod loader;
mod order;
mod text;
mod tokens;

pub use error::DataError;
pub use idx::{Idx, Images};
pub use loader::{Batch, Loader, Position};
pub use order::Permutation;
pub use text::Corpus;
pub use tokens::{TokenFile, cache_folder};
