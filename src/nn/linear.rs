//! A dense layer.

use super::{Context, Layer, Module, init};
use crate::error::Result;
use crate::tensor::{Rng, Tensor};
use kiln_kernels::DType;

/// `x @ weight^T + bias` over the last axis.
#[derive(Clone, Debug, Module)]
pub struct Linear {
    /// Shape `[outputs, inputs]`.
    pub weight: Tensor,
    /// Shape `[outputs]`.
    pub bias: Option<Tensor>,
}

impl Linear {
    /// A layer with PyTorch's initialisation: weight and bias uniform within `1/sqrt(inputs)`.
    ///
    /// # Errors
    /// If the weights cannot be computed on the device.
    pub fn new(inputs: usize, outputs: usize, bias: bool, rng: &Rng) -> Result<Linear> {
        let limit = 1.0 / (inputs as f64).sqrt();
        let weight = init::uniform(rng, [outputs, inputs], -limit, limit)?;
        let bias = if bias { Some(init::uniform(rng, [outputs], -limit, limit)?) } else { None };
        Ok(Linear { weight, bias })
    }

    /// A layer with this weight and, if asked for, a bias of zeros.
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn with_weight(weight: Tensor, bias: bool) -> Result<Linear> {
        let bias = if bias { Some(init::zeros(&weight.shape()[..1], DType::F32)?) } else { None };
        Ok(Linear { weight, bias })
    }
}

impl Layer for Linear {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        let bias = self.bias.as_ref().map(|b| cx.operand(b));
        cx.operand(x).linear(&cx.operand(&self.weight), bias.as_ref())
    }
}
