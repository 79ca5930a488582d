//! Dropout.

use super::message;
use super::node::Tensor;
use super::random::Rng;

impl Tensor {
    /// Each element zero with probability `p`, the others divided by `1 - p`.
    ///
    /// # Panics
    /// If `p` is not in 0..=1, or the type is not a float type.
    #[track_caller]
    pub fn dropout(&self, p: f64, rng: &Rng) -> Tensor {
        assert!((0.0..=1.0).contains(&p), "dropout: {p} is not a probability");
        if !self.dtype().is_float() {
            message::bad_dtype("dropout", self, "floats", "cast the tensor to f32");
        }
        if p == 0.0 {
            return self.clone();
        }
        if p == 1.0 {
            return self.mul(0.0);
        }
        self.dropout_with(&rng.bernoulli(self.shape(), 1.0 - p), p)
    }

    /// The elements where `keep` (broadcast) is true, divided by `1 - p`; zero elsewhere.
    ///
    /// # Panics
    /// If the shapes do not broadcast.
    #[track_caller]
    pub fn dropout_with(&self, keep: &Tensor, p: f64) -> Tensor {
        keep.where_(self.div(1.0 - p), self.zeros_like())
    }
}
