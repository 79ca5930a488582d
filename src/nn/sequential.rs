//! Layers one after another.

use super::{Context, Module};
use crate::tensor::Tensor;

/// A module from one tensor to one tensor.
pub trait Layer: Module {
    /// The layer's value at `x`.
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor;
}

/// Layers applied in order; their names are their numbers.
#[derive(Module)]
pub struct Sequential(#[module(flatten)] pub Vec<Box<dyn Layer>>);

impl Layer for Sequential {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        self.0.iter().fold(x.clone(), |x, layer| layer.forward(&x, cx))
    }
}
