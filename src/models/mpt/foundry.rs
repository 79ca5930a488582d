//! How LLM Foundry and transformers write an MPT's configuration down.
//!
//! Keys that do not change the model (kernels, devices, versions) are passed over. Reading a training file strictly, with places and
//! nearest known keys, is the training configuration's task.

use super::config::{MptConfig, NormKind, Positions, QkNorm};
use super::init::{Distribution, MptInit, ResidualDivisor, Scheme};
use crate::models::Activation;
use crate::models::config::{ConfigError, parse};
use serde::Deserialize;
use serde_json::Value;

impl MptConfig {
    /// Reads the configuration of a checkpoint of LLM Foundry, or the `model` section of its training files.
    ///
    /// # Errors
    /// [`ConfigError`] if values are malformed, unsupported or contradictory.
    pub fn from_foundry(value: &Value) -> Result<MptConfig, ConfigError> {
        parse::<Raw>(value)?.resolve()
    }

    /// Reads the configuration of transformers' `MptForCausalLM`, which has ALiBi (8) and no biases whatever its configuration says,
    /// and ignores `qk_ln`, `logit_scale` and `expansion_ratio`.
    ///
    /// # Errors
    /// [`ConfigError`] if values are malformed or contradictory.
    pub fn from_transformers(value: &Value) -> Result<MptConfig, ConfigError> {
        let raw: Raw = parse(value)?;
        MptConfig {
            d_model: raw.d_model,
            n_heads: raw.n_heads,
            kv_n_heads: raw.n_heads,
            n_layers: raw.n_layers,
            ffn_hidden: 4 * raw.d_model,
            max_seq_len: raw.max_seq_len,
            vocab_size: raw.vocab_size,
            positions: Positions::Alibi { bias_max: 8.0 },
            bias: false,
            clip_qkv: raw.attn_config.clip_qkv.filter(|&limit| limit != 0.0),
            softmax_scale: raw.attn_config.softmax_scale,
            norm_eps: raw.eps(),
            emb_pdrop: raw.emb_pdrop,
            resid_pdrop: raw.resid_pdrop,
            attn_pdrop: raw.attn_config.attn_pdrop,
            init: MptInit { scheme: Scheme::Baseline { std: 0.02 }, residual: ResidualDivisor::None, ..MptInit::default() },
            ..MptConfig::default()
        }
        .checked()
    }
}

/// Keys as LLM Foundry spells them, with its defaults.
#[derive(Deserialize)]
#[serde(default)]
struct Raw {
    d_model: usize,
    n_heads: usize,
    n_layers: usize,
    expansion_ratio: f64,
    max_seq_len: usize,
    vocab_size: usize,
    resid_pdrop: f64,
    emb_pdrop: f64,
    learned_pos_emb: bool,
    attn_config: RawAttention,
    ffn_config: RawFeedForward,
    init_config: RawInit,
    logit_scale: Option<Value>,
    no_bias: bool,
    embedding_fraction: f64,
    norm_type: String,
    norm_eps: Option<f64>,
    layer_norm_epsilon: Option<f64>,
    tie_word_embeddings: bool,
}

impl Default for Raw {
    fn default() -> Raw {
        Raw {
            d_model: 2048,
            n_heads: 16,
            n_layers: 24,
            expansion_ratio: 4.0,
            max_seq_len: 2048,
            vocab_size: 50368,
            resid_pdrop: 0.0,
            emb_pdrop: 0.0,
            learned_pos_emb: true,
            attn_config: RawAttention::default(),
            ffn_config: RawFeedForward::default(),
            init_config: RawInit::default(),
            logit_scale: None,
            no_bias: false,
            embedding_fraction: 1.0,
            norm_type: "low_precision_layernorm".into(),
            norm_eps: None,
            layer_norm_epsilon: None,
            tie_word_embeddings: true,
        }
    }
}

#[derive(Deserialize)]
#[serde(default)]
struct RawAttention {
    attn_type: String,
    attn_pdrop: f64,
    qk_ln: bool,
    qk_gn: bool,
    clip_qkv: Option<f64>,
    softmax_scale: Option<f64>,
    alibi: bool,
    alibi_bias_max: f64,
    rope: bool,
    rope_theta: f64,
    rope_hf_config: Option<RopeScaling>,
    kv_n_heads: Option<usize>,
    prefix_lm: bool,
    attn_uses_sequence_id: bool,
    sliding_window_size: i64,
}

impl Default for RawAttention {
    fn default() -> RawAttention {
        RawAttention {
            attn_type: "multihead_attention".into(),
            attn_pdrop: 0.0,
            qk_ln: false,
            qk_gn: false,
            clip_qkv: None,
            softmax_scale: None,
            alibi: false,
            alibi_bias_max: 8.0,
            rope: false,
            rope_theta: 10000.0,
            rope_hf_config: None,
            kv_n_heads: None,
            prefix_lm: false,
            attn_uses_sequence_id: false,
            sliding_window_size: -1,
        }
    }
}

#[derive(Deserialize)]
struct RopeScaling {
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct RawFeedForward {
    ffn_type: Option<String>,
    ffn_hidden_size: Option<usize>,
    ffn_act_fn: Option<RawActivation>,
}

#[derive(Deserialize)]
struct RawActivation {
    name: String,
    #[serde(default)]
    approximate: Option<String>,
}

#[derive(Deserialize)]
#[serde(default)]
struct RawInit {
    name: String,
    fan_mode: String,
    init_nonlinearity: String,
    init_div_is_residual: Value,
    emb_init_std: Option<f64>,
    emb_init_uniform_lim: Option<Value>,
    init_std: Option<f64>,
    init_gain: f64,
}

impl Default for RawInit {
    fn default() -> RawInit {
        RawInit {
            name: "kaiming_normal_".into(),
            fan_mode: "fan_in".into(),
            init_nonlinearity: "relu".into(),
            init_div_is_residual: Value::Bool(true),
            emb_init_std: None,
            emb_init_uniform_lim: None,
            init_std: None,
            init_gain: 0.0,
        }
    }
}

impl Raw {
    fn eps(&self) -> f64 {
        self.norm_eps.or(self.layer_norm_epsilon).unwrap_or(1e-5)
    }

    fn resolve(self) -> Result<MptConfig, ConfigError> {
        self.attn_config.check()?;
        let (activation, gated) = self.ffn_config.resolve()?;
        let hidden = self.ffn_config.ffn_hidden_size;
        MptConfig {
            d_model: self.d_model,
            n_heads: self.n_heads,
            kv_n_heads: self.attn_config.kv_heads(self.n_heads)?,
            n_layers: self.n_layers,
            ffn_hidden: hidden.unwrap_or((self.d_model as f64 * self.expansion_ratio) as usize),
            max_seq_len: self.max_seq_len,
            vocab_size: self.vocab_size,
            positions: self.attn_config.positions(self.learned_pos_emb)?,
            bias: !self.no_bias,
            qk_norm: self.attn_config.qk_norm()?,
            clip_qkv: self.attn_config.clip_qkv.filter(|&limit| limit != 0.0),
            softmax_scale: self.attn_config.softmax_scale,
            logit_scale: logit_scale(self.logit_scale.as_ref(), self.d_model)?,
            embedding_fraction: self.embedding_fraction,
            tied: self.tie_word_embeddings,
            norm: norm_kind(&self.norm_type)?,
            norm_eps: self.eps(),
            activation,
            gated,
            emb_pdrop: self.emb_pdrop,
            resid_pdrop: self.resid_pdrop,
            attn_pdrop: self.attn_config.attn_pdrop,
            init: self.init_config.resolve()?,
        }
        .checked()
    }
}

impl RawAttention {
    /// Refuses what this attention does not do.
    fn check(&self) -> Result<(), ConfigError> {
        for (key, on) in [("attn_config.prefix_lm", self.prefix_lm), ("attn_config.attn_uses_sequence_id", self.attn_uses_sequence_id)] {
            if on {
                return Err(ConfigError::unsupported(key, true, "attention is causal over the whole sequence"));
            }
        }
        if self.sliding_window_size != -1 {
            return Err(ConfigError::unsupported("attn_config.sliding_window_size", self.sliding_window_size, "-1 is no window"));
        }
        match &self.rope_hf_config {
            Some(scaling) if self.rope && scaling.kind != "no_scaling" => {
                Err(ConfigError::unsupported("attn_config.rope_hf_config.type", &scaling.kind, "only no_scaling is"))
            }
            _ => Ok(()),
        }
    }

    fn kv_heads(&self, heads: usize) -> Result<usize, ConfigError> {
        const KEY: &str = "attn_config.attn_type";
        let kind = self.attn_type.as_str();
        let fixed = match kind {
            "multihead_attention" => heads,
            "multiquery_attention" => 1,
            "grouped_query_attention" => {
                let missing = || ConfigError::Contradiction(format!("{KEY} = {kind} needs attn_config.kv_n_heads"));
                return self.kv_n_heads.ok_or_else(missing);
            }
            _ => {
                let hint = "there are multihead_attention, multiquery_attention and grouped_query_attention";
                return Err(ConfigError::unsupported(KEY, kind, hint));
            }
        };
        match self.kv_n_heads {
            Some(n) if n != fixed => {
                Err(ConfigError::Contradiction(format!("attn_config.kv_n_heads = {n} does not go with {KEY} = {kind}")))
            }
            _ => Ok(fixed),
        }
    }

    fn positions(&self, learned: bool) -> Result<Positions, ConfigError> {
        match (self.alibi, self.rope) {
            (true, true) => Err(ConfigError::Contradiction("attn_config.alibi and attn_config.rope exclude each other".into())),
            (true, false) => Ok(Positions::Alibi { bias_max: self.alibi_bias_max }),
            (false, true) => Ok(Positions::Rope { theta: self.rope_theta }),
            (false, false) if learned => Ok(Positions::Learned),
            (false, false) => Ok(Positions::None),
        }
    }

    fn qk_norm(&self) -> Result<Option<QkNorm>, ConfigError> {
        match (self.qk_ln, self.qk_gn) {
            (true, true) => Err(ConfigError::Contradiction("attn_config.qk_ln and attn_config.qk_gn exclude each other".into())),
            (true, false) => Ok(Some(QkNorm::Whole)),
            (false, true) => Ok(Some(QkNorm::PerHead)),
            (false, false) => Ok(None),
        }
    }
}

impl RawFeedForward {
    /// The nonlinearity, and whether it gates.
    fn resolve(&self) -> Result<(Activation, bool), ConfigError> {
        let gated = match self.ffn_type.as_deref() {
            None | Some("mptmlp") => false,
            Some("mptglu") => true,
            Some(other) => return Err(ConfigError::unsupported("ffn_config.ffn_type", other, "there are mptmlp and mptglu")),
        };
        let function = self.ffn_act_fn.as_ref().map(|f| (f.name.as_str(), f.approximate.as_deref().unwrap_or("none")));
        let activation = match function {
            None | Some(("gelu", "none")) => Activation::Gelu,
            Some(("gelu", "tanh")) => Activation::GeluTanh,
            Some((name, _)) => Activation::from_transformers("ffn_config.ffn_act_fn.name", name)?,
        };
        Ok((activation, gated))
    }
}

impl RawInit {
    fn resolve(&self) -> Result<MptInit, ConfigError> {
        let unsupported = |key: &str, value: &dyn ToString, hint: &str| {
            Err(ConfigError::unsupported(&format!("init_config.{key}"), value.to_string(), hint))
        };
        let scheme = match (self.name.as_str(), self.init_std) {
            ("kaiming_normal_", _) => Scheme::KaimingNormal,
            ("kaiming_uniform_", _) => Scheme::KaimingUniform,
            ("xavier_normal_", _) => Scheme::XavierNormal,
            ("xavier_uniform_", _) => Scheme::XavierUniform,
            ("small_init_" | "neox_init_", _) => Scheme::Small,
            ("baseline_", Some(std)) => Scheme::Baseline { std },
            ("baseline_", None) => {
                return Err(ConfigError::Contradiction("init_config.name = baseline_ needs init_config.init_std".into()));
            }
            (other, _) => {
                return unsupported(
                    "name",
                    &other,
                    "there are kaiming_, xavier_ (normal_ and uniform_), small_init_, neox_init_, baseline_",
                );
            }
        };
        let fan_out = match self.fan_mode.as_str() {
            "fan_in" => false,
            "fan_out" => true,
            other => return unsupported("fan_mode", &other, "there are fan_in and fan_out"),
        };
        // PyTorch's gains; init_gain is leaky_relu's slope.
        let kaiming_gain = match self.init_nonlinearity.as_str() {
            "linear" | "sigmoid" => 1.0,
            "tanh" => 5.0 / 3.0,
            "relu" => 2f64.sqrt(),
            "leaky_relu" => (2.0 / (1.0 + self.init_gain * self.init_gain)).sqrt(),
            other => return unsupported("init_nonlinearity", &other, "there are linear, sigmoid, tanh, relu and leaky_relu"),
        };
        let residual = match &self.init_div_is_residual {
            _ if self.name == "neox_init_" => ResidualDivisor::Wang,
            Value::Bool(true) => ResidualDivisor::Depth,
            Value::Bool(false) => ResidualDivisor::None,
            other => match number(other) {
                Some(n) if n > 0.0 => ResidualDivisor::By(n),
                _ => return unsupported("init_div_is_residual", other, "it is true, false or a positive number"),
            },
        };
        let embedding = match (self.emb_init_std, &self.emb_init_uniform_lim) {
            (Some(std), _) => Some(Distribution::Normal { std }),
            (None, None) => None,
            (None, Some(limit)) => match limits(limit) {
                Some((low, high)) => Some(Distribution::Uniform { low, high }),
                None => return unsupported("emb_init_uniform_lim", limit, "it is a number or a pair of numbers"),
            },
        };
        Ok(MptInit { scheme, fan_out, kaiming_gain, xavier_gain: self.init_gain, residual, embedding })
    }
}

/// A number, or a string that holds one.
fn number(value: &Value) -> Option<f64> {
    value.as_f64().or_else(|| value.as_str()?.parse().ok())
}

fn limits(value: &Value) -> Option<(f64, f64)> {
    match value {
        Value::Array(pair) if pair.len() == 2 => Some((pair[0].as_f64()?, pair[1].as_f64()?)),
        other => other.as_f64().map(|limit| (-limit, limit)),
    }
}

fn norm_kind(name: &str) -> Result<NormKind, ConfigError> {
    match name.to_lowercase().as_str() {
        "layernorm" | "low_precision_layernorm" => Ok(NormKind::Layer),
        "rmsnorm" | "low_precision_rmsnorm" => Ok(NormKind::Rms),
        _ => Err(ConfigError::unsupported("norm_type", name, "there are layernorm and rmsnorm, and low_precision_ forms of both")),
    }
}

fn logit_scale(value: Option<&Value>, d_model: usize) -> Result<f64, ConfigError> {
    match value {
        None | Some(Value::Null) => Ok(1.0),
        Some(Value::String(text)) if text == "inv_sqrt_d_model" => Ok(1.0 / (d_model as f64).sqrt()),
        Some(other) => number(other).ok_or_else(|| ConfigError::unsupported("logit_scale", other, "it is a number or inv_sqrt_d_model")),
    }
}
