//! Dropout as a layer.

use super::{Context, Layer, Module};
use crate::tensor::Tensor;

/// Zeroes elements with probability `p` while training; see [`Context::dropout`].
#[derive(Clone, Copy, PartialEq, Debug, Module)]
pub struct Dropout {
    /// The probability of zero.
    pub p: f64,
}

impl Layer for Dropout {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        cx.dropout(x, self.p)
    }
}
