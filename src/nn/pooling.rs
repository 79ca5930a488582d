//! Pooling layers.

use super::{Context, Layer, Module};
use crate::tensor::{Pool2d, Tensor};

/// The largest value of each window of `(N, C, H, W)`; padding counts as minus infinity.
#[derive(Clone, Copy, Debug, Module)]
pub struct MaxPool2d(#[module(skip)] pub Pool2d);

impl Layer for MaxPool2d {
    #[track_caller]
    fn forward(&self, x: &Tensor, _: &Context) -> Tensor {
        x.max_pool2d(self.0)
    }
}

/// The mean of each window of `(N, C, H, W)`.
#[derive(Clone, Copy, Debug, Module)]
pub struct AvgPool2d(#[module(skip)] pub Pool2d);

impl Layer for AvgPool2d {
    #[track_caller]
    fn forward(&self, x: &Tensor, _: &Context) -> Tensor {
        x.avg_pool2d(self.0)
    }
}
