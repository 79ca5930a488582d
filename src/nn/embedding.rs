//! Rows of a table.

use super::{Module, init};
use crate::error::Result;
use crate::tensor::{Rng, Tensor};

/// Takes the row of each id.
#[derive(Clone, Debug, Module)]
pub struct Embedding {
    /// Shape `[rows, width]`.
    pub weight: Tensor,
}

impl Embedding {
    /// A table with rows from a normal distribution of deviation 1.
    ///
    /// # Errors
    /// If the weights cannot be computed on the device.
    pub fn new(rows: usize, width: usize, rng: &Rng) -> Result<Embedding> {
        Ok(Embedding { weight: init::normal(rng, [rows, width], 1.0)? })
    }

    /// The rows of `ids` (integers of any shape): shape `ids.shape + [width]`. An id out of range is an error when the result is
    /// computed.
    #[track_caller]
    pub fn forward(&self, ids: &Tensor) -> Tensor {
        self.weight.embedding(ids)
    }
}
