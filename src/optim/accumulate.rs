//! Gradient accumulation over the microbatches of a batch.

use crate::error::Result;
use crate::nn::init::zeros;
use crate::tensor::Tensor;

/// Sums of weighted gradients, in f32 whatever the parameters are stored in.
///
/// With each microbatch's mean loss weighted by its share of the targets in the batch, the sums are the gradients of the batch's mean
/// loss, however unevenly the microbatches are cut.
pub struct Accumulator {
    sums: Vec<Tensor>,
}

impl Accumulator {
    /// Sums for the gradients of these parameters, zero at first.
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn new(parameters: &[Tensor]) -> Result<Accumulator> {
        let sums = parameters.iter().map(|p| zeros(p.shape(), p.dtype().compute())).collect::<Result<_>>()?;
        Ok(Accumulator { sums })
    }

    /// The sums, in the order of the parameters. What a captured step declares.
    pub fn sums(&self) -> &[Tensor] {
        &self.sums
    }

    /// Forgets what was summed and starts with the first microbatch: each sum becomes `weight * grad`.
    ///
    /// # Errors
    /// Whatever computing the gradients meets.
    #[track_caller]
    pub fn start(&self, grads: &[Tensor], weight: &Tensor) -> Result<()> {
        self.assign(grads, |sum, grad| grad.cast(sum.dtype()) * weight)
    }

    /// Adds a further microbatch: each sum grows by `weight * grad`. `weight` is a scalar tensor so that a captured step can take it
    /// as an input.
    ///
    /// # Errors
    /// Whatever computing the gradients meets.
    #[track_caller]
    pub fn add(&self, grads: &[Tensor], weight: &Tensor) -> Result<()> {
        self.assign(grads, |sum, grad| sum + grad.cast(sum.dtype()) * weight)
    }

    #[track_caller]
    fn assign(&self, grads: &[Tensor], new: impl Fn(&Tensor, &Tensor) -> Tensor) -> Result<()> {
        assert_eq!(grads.len(), self.sums.len(), "accumulation over {} parameters got {} gradients", self.sums.len(), grads.len());
        let values: Vec<Tensor> = self.sums.iter().zip(grads).map(|(sum, grad)| new(sum, grad)).collect();
        Tensor::assign_all(self.sums.iter().zip(&values))
    }
}
