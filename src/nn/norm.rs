//! Normalisation layers.

use super::init::{ones, zeros};
use super::{Context, Layer, Module};
use crate::error::Result;
use crate::tensor::{self, Tensor};
use kiln_kernels::DType;

/// Normalises the last axis to mean 0 and variance 1, then scales and shifts.
#[derive(Clone, Debug, Module)]
pub struct LayerNorm {
    /// Shape `[width]`.
    pub weight: Tensor,
    /// Shape `[width]`.
    pub bias: Option<Tensor>,
    /// Added to the variance.
    pub eps: f64,
}

impl LayerNorm {
    /// Weight 1, bias 0 (if there is one).
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn new(width: usize, bias: bool, eps: f64) -> Result<LayerNorm> {
        let bias = if bias { Some(zeros([width], DType::F32)?) } else { None };
        Ok(LayerNorm { weight: ones([width], DType::F32)?, bias, eps })
    }
}

impl Layer for LayerNorm {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        cx.wide(x).layer_norm(self.weight.shape(), Some(&self.weight), self.bias.as_ref(), self.eps)
    }
}

/// Divides the last axis by its root mean square, then scales.
#[derive(Clone, Debug, Module)]
pub struct RmsNorm {
    /// Shape `[width]`.
    pub weight: Tensor,
    /// Added to the mean square.
    pub eps: f64,
}

impl RmsNorm {
    /// Weight 1.
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn new(width: usize, eps: f64) -> Result<RmsNorm> {
        Ok(RmsNorm { weight: ones([width], DType::F32)?, eps })
    }
}

impl Layer for RmsNorm {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        cx.wide(x).rms_norm(Some(&self.weight), self.eps)
    }
}

/// Normalises groups of channels of `(N, C, …)` per sample, then scales and shifts each channel.
#[derive(Clone, Debug, Module)]
pub struct GroupNorm {
    /// Shape `[channels]`.
    pub weight: Tensor,
    /// Shape `[channels]`.
    pub bias: Tensor,
    /// How many groups the channels form.
    pub groups: usize,
    /// Added to the variance.
    pub eps: f64,
}

impl GroupNorm {
    /// Weight 1, bias 0.
    ///
    /// # Panics
    /// If the channels do not divide into the groups.
    ///
    /// # Errors
    /// If the device has no memory left.
    #[track_caller]
    pub fn new(groups: usize, channels: usize, eps: f64) -> Result<GroupNorm> {
        assert!(groups > 0 && channels.is_multiple_of(groups), "GroupNorm: {channels} channels do not divide into {groups} groups");
        Ok(GroupNorm { weight: ones([channels], DType::F32)?, bias: zeros([channels], DType::F32)?, groups, eps })
    }
}

impl Layer for GroupNorm {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        cx.wide(x).group_norm(self.groups, Some(&self.weight), Some(&self.bias), self.eps)
    }
}

/// Normalises each channel of `(N, C, …)` over the batch and all positions, then scales and shifts. One type for any number of
/// positions: `(N, C)`, `(N, C, L)`, `(N, C, H, W)`.
///
/// When training, the batch's own statistics are used, and the running ones are [noted](Context::update) to move towards them; when
/// evaluating, the running ones are used.
#[derive(Clone, Debug, Module)]
pub struct BatchNorm {
    /// Shape `[channels]`.
    pub weight: Tensor,
    /// Shape `[channels]`.
    pub bias: Tensor,
    /// Shape `[channels]`.
    #[buffer]
    pub running_mean: Tensor,
    /// Shape `[channels]`; the unbiased variance.
    #[buffer]
    pub running_var: Tensor,
    /// Added to the variance.
    pub eps: f64,
    /// The share of a batch in the running statistics.
    pub momentum: f64,
}

impl BatchNorm {
    /// Weight 1, bias 0, running mean 0 and variance 1; eps 1e-5 and momentum 0.1.
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn new(channels: usize) -> Result<BatchNorm> {
        let (zero, one) = (|| zeros([channels], DType::F32), || ones([channels], DType::F32));
        Ok(BatchNorm { weight: one()?, bias: zero()?, running_mean: zero()?, running_var: one()?, eps: 1e-5, momentum: 0.1 })
    }
}

impl Layer for BatchNorm {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        let x = cx.wide(x);
        let parameters = tensor::BatchNorm {
            weight: Some(&self.weight),
            bias: Some(&self.bias),
            running_mean: &self.running_mean,
            running_var: &self.running_var,
            momentum: self.momentum,
            eps: self.eps,
        };
        let (y, mean, var) = x.batch_norm(&parameters, cx.is_training());
        if cx.is_training() {
            cx.update(&self.running_mean, mean);
            cx.update(&self.running_var, var);
        }
        y
    }
}
