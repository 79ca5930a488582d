//! Llama, with transformers' weight names.

use super::CausalLm;
use super::activation::Activation;
use super::config::{ConfigError, parse};
use crate::error::Result;
use crate::nn::{AttentionOptions, Context, Embedding, Layer, Linear, Module, RmsNorm, attention, init, merge_heads, split_heads};
use crate::tensor::{Rng, RopeStyle, RopeTable, Tensor};
use kiln_kernels::DType;
use serde::Deserialize;
use serde_json::Value;

/// What a Llama is made of, as transformers writes it down.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default)]
pub struct LlamaConfig {
    /// Rows of the token embedding.
    pub vocab_size: usize,
    /// Width of the residual stream.
    pub hidden_size: usize,
    /// Width inside the feed-forward layers.
    pub intermediate_size: usize,
    /// Blocks.
    pub num_hidden_layers: usize,
    /// Query heads.
    pub num_attention_heads: usize,
    /// Key and value heads; as many as query heads if none.
    pub num_key_value_heads: Option<usize>,
    /// Width of a head; `hidden_size / num_attention_heads` if none.
    pub head_dim: Option<usize>,
    /// `silu`, `gelu`, `gelu_new` or `relu`.
    pub hidden_act: String,
    /// Longest sequence.
    pub max_position_embeddings: usize,
    /// Deviation of fresh weights.
    pub initializer_range: f64,
    /// Added to mean squares.
    pub rms_norm_eps: f64,
    /// The base of the wavelengths of positions.
    pub rope_theta: f64,
    /// Stretching of positions, under the name that older versions have for it.
    pub rope_scaling: Option<RopeScaling>,
    /// The same, and the base, under the name that newer versions have.
    pub rope_parameters: Option<RopeScaling>,
    /// Whether attention's projections have biases.
    pub attention_bias: bool,
    /// Dropout on attention weights.
    pub attention_dropout: f64,
    /// Whether feed-forward projections have biases.
    pub mlp_bias: bool,
    /// Whether the output layer is the token embedding.
    pub tie_word_embeddings: bool,
}

/// How positions are stretched. Only `default`, not at all, is supported.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct RopeScaling {
    /// The method.
    #[serde(alias = "type", default = "unscaled")]
    pub rope_type: String,
    /// The base of the wavelengths, if it is not in the configuration itself.
    pub rope_theta: Option<f64>,
}

fn unscaled() -> String {
    "default".into()
}

impl Default for LlamaConfig {
    fn default() -> LlamaConfig {
        LlamaConfig {
            vocab_size: 32000,
            hidden_size: 4096,
            intermediate_size: 11008,
            num_hidden_layers: 32,
            num_attention_heads: 32,
            num_key_value_heads: None,
            head_dim: None,
            hidden_act: "silu".into(),
            max_position_embeddings: 2048,
            initializer_range: 0.02,
            rms_norm_eps: 1e-6,
            rope_theta: 10000.0,
            rope_scaling: None,
            rope_parameters: None,
            attention_bias: false,
            attention_dropout: 0.0,
            mlp_bias: false,
            tie_word_embeddings: false,
        }
    }
}

impl LlamaConfig {
    /// Reads transformers' configuration; keys that do not change the model are passed over.
    ///
    /// # Errors
    /// [`ConfigError`] if values are malformed, unsupported or contradictory.
    pub fn from_transformers(value: &Value) -> Result<LlamaConfig, ConfigError> {
        let mut config: LlamaConfig = parse(value)?;
        let (width, heads, kv) = (config.hidden_size, config.num_attention_heads, config.kv_heads());
        if heads == 0 || (config.head_dim.is_none() && !width.is_multiple_of(heads)) {
            return Err(ConfigError::Contradiction(format!("hidden_size = {width} does not divide into num_attention_heads = {heads}")));
        }
        if kv == 0 || !heads.is_multiple_of(kv) {
            return Err(ConfigError::Contradiction(format!(
                "num_attention_heads = {heads} does not divide into num_key_value_heads = {kv}"
            )));
        }
        if !config.head_width().is_multiple_of(2) {
            return Err(ConfigError::Contradiction(format!("rotation needs an even width of heads, not {}", config.head_width())));
        }
        for (key, scaling) in [("rope_scaling", &config.rope_scaling), ("rope_parameters", &config.rope_parameters)] {
            if let Some(scaling) = scaling.as_ref().filter(|s| s.rope_type != "default") {
                return Err(ConfigError::unsupported(&format!("{key}.rope_type"), &scaling.rope_type, "only default is"));
            }
        }
        if let Some(theta) = config.rope_parameters.as_ref().and_then(|p| p.rope_theta) {
            config.rope_theta = theta;
        }
        config.activation()?;
        Ok(config)
    }

    fn activation(&self) -> Result<Activation, ConfigError> {
        Activation::from_transformers("hidden_act", &self.hidden_act)
    }

    fn kv_heads(&self) -> usize {
        self.num_key_value_heads.unwrap_or(self.num_attention_heads)
    }

    fn head_width(&self) -> usize {
        self.head_dim.unwrap_or(self.hidden_size / self.num_attention_heads)
    }
}

/// A causal language model of Llama blocks.
#[derive(Module)]
pub struct Llama {
    model: Model,
    /// The output layer. Tied to `model.embed_tokens` if the configuration says so.
    lm_head: Embedding,
    #[module(skip)]
    config: LlamaConfig,
    #[module(skip)]
    activation: Activation,
}

#[derive(Module)]
struct Model {
    embed_tokens: Embedding,
    layers: Vec<Block>,
    norm: RmsNorm,
}

#[derive(Module)]
struct Block {
    self_attn: SelfAttention,
    mlp: FeedForward,
    input_layernorm: RmsNorm,
    post_attention_layernorm: RmsNorm,
}

#[derive(Module)]
struct SelfAttention {
    q_proj: Linear,
    k_proj: Linear,
    v_proj: Linear,
    o_proj: Linear,
}

#[derive(Module)]
struct FeedForward {
    gate_proj: Linear,
    up_proj: Linear,
    down_proj: Linear,
}

impl Llama {
    /// A model with fresh weights.
    ///
    /// # Errors
    /// [`ConfigError`] if the nonlinearity is not supported; or if the weights cannot be computed on the device.
    pub fn new(config: LlamaConfig, rng: &Rng) -> Result<Llama> {
        let c = &config;
        let activation = c.activation()?;
        let embed_tokens = Embedding { weight: init::normal(rng, [c.vocab_size, c.hidden_size], c.initializer_range)? };
        let layers = (0..c.num_hidden_layers).map(|_| Block::new(c, rng)).collect::<Result<_>>()?;
        let norm = RmsNorm::new(c.hidden_size, c.rms_norm_eps)?;
        let lm_head = if c.tie_word_embeddings {
            embed_tokens.clone()
        } else {
            Embedding { weight: init::normal(rng, [c.vocab_size, c.hidden_size], c.initializer_range)? }
        };
        Ok(Llama { model: Model { embed_tokens, layers, norm }, lm_head, config, activation })
    }
}

impl CausalLm for Llama {
    #[track_caller]
    fn hidden(&self, ids: &Tensor, cx: &Context) -> Tensor {
        let c = &self.config;
        let positions = cx.positions(ids.shape()[1]);
        let turn = RopeTable::new(&positions, c.head_width(), c.rope_theta, RopeStyle::Half, DType::F32);
        let mut x = self.model.embed_tokens.forward(ids);
        for block in &self.model.layers {
            x = cx.block(|| block.forward(&x, &turn, self.activation, c, cx));
        }
        self.model.norm.forward(&x, cx)
    }

    #[track_caller]
    fn head(&self, hidden: &Tensor, cx: &Context) -> Tensor {
        cx.operand(hidden).linear(&cx.operand(&self.lm_head.weight), None)
    }

    fn vocab_size(&self) -> usize {
        self.config.vocab_size
    }

    fn max_seq_len(&self) -> usize {
        self.config.max_position_embeddings
    }
}

impl Block {
    fn new(c: &LlamaConfig, rng: &Rng) -> Result<Block> {
        let (width, head) = (c.hidden_size, c.head_width());
        let linear =
            |inputs: usize, outputs: usize, bias| Linear::with_weight(init::normal(rng, [outputs, inputs], c.initializer_range)?, bias);
        let (queries, keys) = (c.num_attention_heads * head, c.kv_heads() * head);
        Ok(Block {
            self_attn: SelfAttention {
                q_proj: linear(width, queries, c.attention_bias)?,
                k_proj: linear(width, keys, c.attention_bias)?,
                v_proj: linear(width, keys, c.attention_bias)?,
                o_proj: linear(queries, width, c.attention_bias)?,
            },
            mlp: FeedForward {
                gate_proj: linear(width, c.intermediate_size, c.mlp_bias)?,
                up_proj: linear(width, c.intermediate_size, c.mlp_bias)?,
                down_proj: linear(c.intermediate_size, width, c.mlp_bias)?,
            },
            input_layernorm: RmsNorm::new(width, c.rms_norm_eps)?,
            post_attention_layernorm: RmsNorm::new(width, c.rms_norm_eps)?,
        })
    }
}

impl Block {
    #[track_caller]
    fn forward(&self, x: &Tensor, turn: &RopeTable, activation: Activation, c: &LlamaConfig, cx: &Context) -> Tensor {
        let x = x + self.self_attn.forward(&cx.cheap(|| self.input_layernorm.forward(x, cx)), turn, c, cx);
        &x + self.mlp.forward(&cx.cheap(|| self.post_attention_layernorm.forward(&x, cx)), activation, cx)
    }
}

impl SelfAttention {
    #[track_caller]
    fn forward(&self, x: &Tensor, turn: &RopeTable, c: &LlamaConfig, cx: &Context) -> Tensor {
        let turned = |layer: &Linear, heads| split_heads(&layer.forward(x, cx), heads).rope_with(turn);
        let (query, key) = (turned(&self.q_proj, c.num_attention_heads), turned(&self.k_proj, c.kv_heads()));
        let value = split_heads(&self.v_proj.forward(x, cx), c.kv_heads());
        let options = AttentionOptions { scale: None, causal: true, dropout: c.attention_dropout };
        let mixed = attention(&query, &key, &value, None, &options, cx);
        self.o_proj.forward(&merge_heads(&mixed), cx)
    }
}

impl FeedForward {
    #[track_caller]
    fn forward(&self, x: &Tensor, activation: Activation, cx: &Context) -> Tensor {
        let (gate, up) = (self.gate_proj.forward(x, cx), self.up_proj.forward(x, cx));
        let gated = cx.cheap(|| activation.apply(&gate) * up);
        self.down_proj.forward(&gated, cx)
    }
}
