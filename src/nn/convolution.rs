//! Convolution layers.

use super::{Context, Layer, Module, init};
use crate::error::Result;
use crate::tensor::{Conv, Rng, Tensor};

/// PyTorch's initialisation: weight and bias uniform within one over the root of the taps that a result is summed from.
fn weights(shape: &[usize], outputs: usize, bias: bool, rng: &Rng) -> Result<(Tensor, Option<Tensor>)> {
    let limit = 1.0 / (shape[1..].iter().product::<usize>() as f64).sqrt();
    let weight = init::uniform(rng, shape, -limit, limit)?;
    let bias = if bias { Some(init::uniform(rng, outputs, -limit, limit)?) } else { None };
    Ok((weight, bias))
}

/// The extent of an axis of channels in one group.
#[track_caller]
fn per_group(layer: &str, channels: usize, groups: usize) -> usize {
    assert!(groups > 0 && channels.is_multiple_of(groups), "{layer}: {channels} channels do not divide into {groups} groups");
    channels / groups
}

/// Convolution over `(N, C, L)`.
#[derive(Clone, Debug, Module)]
pub struct Conv1d {
    /// Shape `[outputs, inputs/groups, taps]`.
    pub weight: Tensor,
    /// Shape `[outputs]`.
    pub bias: Option<Tensor>,
    /// Stride, padding, dilation and groups.
    #[module(skip)]
    pub conv: Conv<1>,
}

impl Conv1d {
    /// A layer with random weights.
    ///
    /// # Panics
    /// If the channels do not divide into the groups.
    ///
    /// # Errors
    /// If the weights cannot be computed on the device.
    #[track_caller]
    pub fn new(inputs: usize, outputs: usize, taps: usize, conv: Conv<1>, bias: bool, rng: &Rng) -> Result<Conv1d> {
        per_group("Conv1d", outputs, conv.groups);
        let (weight, bias) = weights(&[outputs, per_group("Conv1d", inputs, conv.groups), taps], outputs, bias, rng)?;
        Ok(Conv1d { weight, bias, conv })
    }
}

impl Layer for Conv1d {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        cx.operand(x).conv1d(&cx.operand(&self.weight), self.bias.as_ref().map(|b| cx.operand(b)).as_ref(), self.conv)
    }
}

/// Convolution over `(N, C, H, W)`.
#[derive(Clone, Debug, Module)]
pub struct Conv2d {
    /// Shape `[outputs, inputs/groups, height, width]`.
    pub weight: Tensor,
    /// Shape `[outputs]`.
    pub bias: Option<Tensor>,
    /// Stride, padding, dilation and groups.
    #[module(skip)]
    pub conv: Conv<2>,
}

impl Conv2d {
    /// A layer with a square kernel and random weights.
    ///
    /// # Panics
    /// If the channels do not divide into the groups.
    ///
    /// # Errors
    /// If the weights cannot be computed on the device.
    #[track_caller]
    pub fn new(inputs: usize, outputs: usize, kernel: usize, conv: Conv<2>, bias: bool, rng: &Rng) -> Result<Conv2d> {
        per_group("Conv2d", outputs, conv.groups);
        let (weight, bias) = weights(&[outputs, per_group("Conv2d", inputs, conv.groups), kernel, kernel], outputs, bias, rng)?;
        Ok(Conv2d { weight, bias, conv })
    }
}

impl Layer for Conv2d {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        cx.operand(x).conv2d(&cx.operand(&self.weight), self.bias.as_ref().map(|b| cx.operand(b)).as_ref(), self.conv)
    }
}

/// The transpose of a convolution over `(N, C, H, W)`: each input element adds a scaled kernel to the result.
#[derive(Clone, Debug, Module)]
pub struct ConvTranspose2d {
    /// Shape `[inputs, outputs/groups, height, width]`.
    pub weight: Tensor,
    /// Shape `[outputs]`.
    pub bias: Option<Tensor>,
    /// Stride, padding, dilation and groups of the convolution that this transposes.
    #[module(skip)]
    pub conv: Conv<2>,
    /// Rows and columns added at the end of the result.
    #[module(skip)]
    pub output_padding: [usize; 2],
}

impl ConvTranspose2d {
    /// A layer with a square kernel, random weights and no output padding.
    ///
    /// # Panics
    /// If the channels do not divide into the groups.
    ///
    /// # Errors
    /// If the weights cannot be computed on the device.
    #[track_caller]
    pub fn new(inputs: usize, outputs: usize, kernel: usize, conv: Conv<2>, bias: bool, rng: &Rng) -> Result<ConvTranspose2d> {
        let layer = "ConvTranspose2d";
        per_group(layer, inputs, conv.groups);
        let (weight, bias) = weights(&[inputs, per_group(layer, outputs, conv.groups), kernel, kernel], outputs, bias, rng)?;
        Ok(ConvTranspose2d { weight, bias, conv, output_padding: [0, 0] })
    }
}

impl Layer for ConvTranspose2d {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        let bias = self.bias.as_ref().map(|b| cx.operand(b));
        cx.operand(x).conv_transpose2d(&cx.operand(&self.weight), bias.as_ref(), self.conv, self.output_padding)
    }
}
