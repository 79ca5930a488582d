//! GPT-2, with transformers' weight names.

use super::CausalLm;
use super::activation::Activation;
use super::config::{ConfigError, parse};
use crate::error::Result;
use crate::nn::{AttentionOptions, Context, Embedding, Layer, LayerNorm, Module, attention, init, merge_heads, split_heads};
use crate::tensor::{Rng, Tensor};
use kiln_kernels::DType;
use serde::Deserialize;
use serde_json::Value;

/// What a GPT-2 is made of, as transformers writes it down.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default)]
pub struct Gpt2Config {
    /// Rows of the token embedding.
    pub vocab_size: usize,
    /// Longest sequence.
    pub n_positions: usize,
    /// Width of the residual stream.
    pub n_embd: usize,
    /// Blocks.
    pub n_layer: usize,
    /// Heads.
    pub n_head: usize,
    /// Width inside the feed-forward layers; four times `n_embd` if none.
    pub n_inner: Option<usize>,
    /// `gelu_new` (the tanh approximation), `gelu`, `relu` or `silu`.
    pub activation_function: String,
    /// Dropout after attention and feed-forward layers.
    pub resid_pdrop: f64,
    /// Dropout after the embedding.
    pub embd_pdrop: f64,
    /// Dropout on attention weights.
    pub attn_pdrop: f64,
    /// Added to variances.
    pub layer_norm_epsilon: f64,
    /// Deviation of fresh weights.
    pub initializer_range: f64,
    /// Whether scores are divided by the root of the head's width.
    pub scale_attn_weights: bool,
    /// Whether scores are divided by the number of the layer too.
    pub scale_attn_by_inverse_layer_idx: bool,
    /// Whether the output layer is the token embedding.
    pub tie_word_embeddings: bool,
}

impl Default for Gpt2Config {
    fn default() -> Gpt2Config {
        Gpt2Config {
            vocab_size: 50257,
            n_positions: 1024,
            n_embd: 768,
            n_layer: 12,
            n_head: 12,
            n_inner: None,
            activation_function: "gelu_new".into(),
            resid_pdrop: 0.1,
            embd_pdrop: 0.1,
            attn_pdrop: 0.1,
            layer_norm_epsilon: 1e-5,
            initializer_range: 0.02,
            scale_attn_weights: true,
            scale_attn_by_inverse_layer_idx: false,
            tie_word_embeddings: true,
        }
    }
}

impl Gpt2Config {
    /// Reads transformers' configuration; keys that do not change the model are passed over.
    ///
    /// # Errors
    /// [`ConfigError`] if values are malformed, unsupported or contradictory.
    pub fn from_transformers(value: &Value) -> Result<Gpt2Config, ConfigError> {
        let config: Gpt2Config = parse(value)?;
        let (width, heads) = (config.n_embd, config.n_head);
        if heads == 0 || !width.is_multiple_of(heads) {
            return Err(ConfigError::Contradiction(format!("n_embd = {width} does not divide into n_head = {heads}")));
        }
        config.activation()?;
        Ok(config)
    }

    fn activation(&self) -> Result<Activation, ConfigError> {
        Activation::from_transformers("activation_function", &self.activation_function)
    }

    /// What the scores of a layer are multiplied by.
    fn scale(&self, layer: usize) -> f64 {
        let head = if self.scale_attn_weights { ((self.n_embd / self.n_head) as f64).sqrt().recip() } else { 1.0 };
        if self.scale_attn_by_inverse_layer_idx { head / (layer + 1) as f64 } else { head }
    }
}

/// A causal language model of GPT-2 blocks.
#[derive(Module)]
pub struct Gpt2 {
    transformer: Transformer,
    /// The output layer. Tied to `transformer.wte` by default.
    lm_head: Embedding,
    #[module(skip)]
    config: Gpt2Config,
    #[module(skip)]
    activation: Activation,
}

#[derive(Module)]
struct Transformer {
    wte: Embedding,
    wpe: Embedding,
    h: Vec<Block>,
    ln_f: LayerNorm,
}

#[derive(Module)]
struct Block {
    ln_1: LayerNorm,
    attn: SelfAttention,
    ln_2: LayerNorm,
    mlp: FeedForward,
}

#[derive(Module)]
struct SelfAttention {
    c_attn: Projection,
    c_proj: Projection,
}

#[derive(Module)]
struct FeedForward {
    c_fc: Projection,
    c_proj: Projection,
}

/// A dense layer whose weight is `[inputs, outputs]`: transposed, as the published weights are.
#[derive(Module)]
struct Projection {
    weight: Tensor,
    bias: Tensor,
}

impl Gpt2 {
    /// A model with fresh weights.
    ///
    /// # Errors
    /// [`ConfigError`] if the nonlinearity is not supported; or if the weights cannot be computed on the device.
    pub fn new(config: Gpt2Config, rng: &Rng) -> Result<Gpt2> {
        let c = &config;
        let activation = c.activation()?;
        let wte = Embedding { weight: init::normal(rng, [c.vocab_size, c.n_embd], c.initializer_range)? };
        let wpe = Embedding { weight: init::normal(rng, [c.n_positions, c.n_embd], c.initializer_range)? };
        let h = (0..c.n_layer).map(|_| Block::new(c, rng)).collect::<Result<_>>()?;
        let ln_f = LayerNorm::new(c.n_embd, true, c.layer_norm_epsilon)?;
        let lm_head = if c.tie_word_embeddings {
            wte.clone()
        } else {
            Embedding { weight: init::normal(rng, [c.vocab_size, c.n_embd], c.initializer_range)? }
        };
        Ok(Gpt2 { transformer: Transformer { wte, wpe, h, ln_f }, lm_head, config, activation })
    }
}

impl Gpt2 {
    #[track_caller]
    fn block(&self, x: &Tensor, block: &Block, layer: usize, cx: &Context) -> Tensor {
        let c = &self.config;
        let options = AttentionOptions { scale: Some(c.scale(layer)), causal: true, dropout: c.attn_pdrop };
        let mixed = block.attn.forward(&cx.cheap(|| block.ln_1.forward(x, cx)), c.n_head, &options, cx);
        let x = x + cx.dropout(&mixed, c.resid_pdrop);
        let inner = block.mlp.c_fc.forward(&cx.cheap(|| block.ln_2.forward(&x, cx)), cx);
        let inner = cx.cheap(|| self.activation.apply(&inner));
        &x + cx.dropout(&block.mlp.c_proj.forward(&inner, cx), c.resid_pdrop)
    }
}

impl CausalLm for Gpt2 {
    #[track_caller]
    fn hidden(&self, ids: &Tensor, cx: &Context) -> Tensor {
        let c = &self.config;
        let length = ids.shape()[1];
        assert!(length <= c.n_positions, "a sequence of {length} tokens is longer than n_positions = {}", c.n_positions);
        let x = self.transformer.wte.forward(ids) + cx.rows(&self.transformer.wpe.weight, length);
        let mut x = cx.dropout(&x, c.embd_pdrop);
        for (layer, block) in self.transformer.h.iter().enumerate() {
            x = cx.block(|| self.block(&x, block, layer, cx));
        }
        self.transformer.ln_f.forward(&x, cx)
    }

    #[track_caller]
    fn head(&self, hidden: &Tensor, cx: &Context) -> Tensor {
        cx.operand(hidden).linear(&cx.operand(&self.lm_head.weight), None)
    }

    fn vocab_size(&self) -> usize {
        self.config.vocab_size
    }

    fn max_seq_len(&self) -> usize {
        self.config.n_positions
    }
}

impl Block {
    fn new(c: &Gpt2Config, rng: &Rng) -> Result<Block> {
        let (width, std) = (c.n_embd, c.initializer_range);
        let inner = c.n_inner.unwrap_or(4 * width);
        // What writes to the residual stream starts smaller, so that the stream's variance does not grow with the depth.
        let residual = std / (2.0 * c.n_layer as f64).sqrt();
        Ok(Block {
            ln_1: LayerNorm::new(width, true, c.layer_norm_epsilon)?,
            attn: SelfAttention {
                c_attn: Projection::new(width, 3 * width, std, rng)?,
                c_proj: Projection::new(width, width, residual, rng)?,
            },
            ln_2: LayerNorm::new(width, true, c.layer_norm_epsilon)?,
            mlp: FeedForward { c_fc: Projection::new(width, inner, std, rng)?, c_proj: Projection::new(inner, width, residual, rng)? },
        })
    }
}

impl SelfAttention {
    #[track_caller]
    fn forward(&self, x: &Tensor, heads: usize, options: &AttentionOptions, cx: &Context) -> Tensor {
        let qkv = self.c_attn.forward(x, cx);
        let width = *x.shape().last().expect("(B, S, width)");
        let part = |i: usize| split_heads(&qkv.narrow(-1, i * width, width), heads);
        let mixed = attention(&part(0), &part(1), &part(2), None, options, cx);
        self.c_proj.forward(&merge_heads(&mixed), cx)
    }
}

impl Projection {
    fn new(inputs: usize, outputs: usize, std: f64, rng: &Rng) -> Result<Projection> {
        Ok(Projection { weight: init::normal(rng, [inputs, outputs], std)?, bias: init::zeros([outputs], DType::F32)? })
    }
}

impl Layer for Projection {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        cx.operand(x).linear(&cx.operand(&self.weight).t(), Some(&cx.operand(&self.bias)))
    }
}
