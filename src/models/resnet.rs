//! Residual networks of convolutions.

use crate::error::Result;
use crate::nn::{BatchNorm, Context, Conv2d, Layer, Linear, MaxPool2d, Module};
use crate::tensor::{Conv, Pool2d, Rng, Tensor};
use serde::Deserialize;

/// What a residual network is made of.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct ResNetConfig {
    /// Channels of the images.
    #[serde(default = "rgb")]
    pub channels: usize,
    /// The first convolution.
    pub stem: Stem,
    /// The residual blocks, in order.
    pub blocks: Vec<BlockConfig>,
    /// Classes told apart.
    pub classes: usize,
}

fn rgb() -> usize {
    3
}

/// The first layers: convolution, batch norm, ReLU, and perhaps a pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Stem {
    /// Output channels.
    pub outputs: usize,
    /// Height and width of the kernel; the padding is half of it.
    pub kernel: usize,
    /// Stride.
    pub stride: usize,
    /// Whether a max pool of 3x3 with stride 2 and padding 1 follows.
    pub pool: bool,
}

/// A residual block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct BlockConfig {
    /// Channels between the two 1x1 convolutions of a bottleneck; none for a block of two 3x3 convolutions.
    pub bottleneck: Option<usize>,
    /// Output channels.
    pub outputs: usize,
    /// Stride of the first 3x3 convolution.
    pub stride: usize,
}

/// An image classifier of residual blocks: stem, blocks, mean over height and width, linear layer.
#[derive(Module)]
pub struct ResNet {
    stem: Conv2d,
    bn: BatchNorm,
    pool: Option<MaxPool2d>,
    blocks: Vec<Block>,
    fc: Linear,
}

/// `relu(convolutions + shortcut)`.
#[derive(Module)]
struct Block {
    conv1: Conv2d,
    bn1: BatchNorm,
    conv2: Conv2d,
    bn2: BatchNorm,
    #[module(flatten)]
    third: Option<Third>,
    /// 1x1 convolution and norm for the shortcut, where the block changes the shape.
    down: Option<Shortcut>,
}

#[derive(Module)]
struct Shortcut(Conv2d, BatchNorm);

/// The last layer of a bottleneck.
#[derive(Module)]
struct Third {
    conv3: Conv2d,
    bn3: BatchNorm,
}

fn conv(inputs: usize, outputs: usize, kernel: usize, stride: usize, rng: &Rng) -> Result<Conv2d> {
    let window = Conv { stride: [stride; 2], padding: [kernel / 2; 2], ..Conv::default() };
    Conv2d::new(inputs, outputs, kernel, window, false, rng)
}

impl ResNet {
    /// A network with fresh weights.
    ///
    /// # Errors
    /// If the weights cannot be computed on the device.
    pub fn new(config: &ResNetConfig, rng: &Rng) -> Result<ResNet> {
        let stem = config.stem;
        let mut inputs = stem.outputs;
        let mut blocks = Vec::new();
        for block in &config.blocks {
            blocks.push(Block::new(inputs, block, rng)?);
            inputs = block.outputs;
        }
        Ok(ResNet {
            stem: conv(config.channels, stem.outputs, stem.kernel, stem.stride, rng)?,
            bn: BatchNorm::new(stem.outputs)?,
            pool: stem.pool.then_some(MaxPool2d(Pool2d { stride: [2, 2], padding: [1, 1], ..Pool2d::new([3, 3]) })),
            blocks,
            fc: Linear::new(inputs, config.classes, true, rng)?,
        })
    }
}

impl Layer for ResNet {
    /// Logits `(N, classes)` of images `(N, channels, H, W)`.
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        let mut x = self.bn.forward(&self.stem.forward(x, cx), cx).relu();
        if let Some(pool) = &self.pool {
            x = pool.forward(&x, cx);
        }
        for block in &self.blocks {
            x = block.forward(&x, cx);
        }
        self.fc.forward(&x.mean([2, 3], false), cx)
    }
}

impl Block {
    fn new(inputs: usize, config: &BlockConfig, rng: &Rng) -> Result<Block> {
        let &BlockConfig { bottleneck, outputs, stride } = config;
        let changes = stride != 1 || inputs != outputs;
        let down = if changes { Some(Shortcut(conv(inputs, outputs, 1, stride, rng)?, BatchNorm::new(outputs)?)) } else { None };
        let Some(middle) = bottleneck else {
            return Ok(Block {
                conv1: conv(inputs, outputs, 3, stride, rng)?,
                bn1: BatchNorm::new(outputs)?,
                conv2: conv(outputs, outputs, 3, 1, rng)?,
                bn2: BatchNorm::new(outputs)?,
                third: None,
                down,
            });
        };
        Ok(Block {
            conv1: conv(inputs, middle, 1, 1, rng)?,
            bn1: BatchNorm::new(middle)?,
            conv2: conv(middle, middle, 3, stride, rng)?,
            bn2: BatchNorm::new(middle)?,
            third: Some(Third { conv3: conv(middle, outputs, 1, 1, rng)?, bn3: BatchNorm::new(outputs)? }),
            down,
        })
    }

    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        let y = self.bn1.forward(&self.conv1.forward(x, cx), cx).relu();
        let mut y = self.bn2.forward(&self.conv2.forward(&y, cx), cx);
        if let Some(Third { conv3, bn3 }) = &self.third {
            y = bn3.forward(&conv3.forward(&y.relu(), cx), cx);
        }
        let shortcut = match &self.down {
            Some(Shortcut(conv, norm)) => norm.forward(&conv.forward(x, cx), cx),
            None => x.clone(),
        };
        (y + shortcut).relu()
    }
}
