//! What an MPT is made of.

use super::init::MptInit;
use crate::models::Activation;
use crate::models::config::ConfigError;

/// An MPT, with every default and abbreviation resolved. The default is LLM Foundry's.
#[derive(Clone, PartialEq, Debug)]
pub struct MptConfig {
    /// Width of the residual stream.
    pub d_model: usize,
    /// Query heads.
    pub n_heads: usize,
    /// Key and value heads.
    pub kv_n_heads: usize,
    /// Blocks.
    pub n_layers: usize,
    /// Width inside the feed-forward layers.
    pub ffn_hidden: usize,
    /// Longest sequence: the rows of learned positions.
    pub max_seq_len: usize,
    /// Rows of the token embedding.
    pub vocab_size: usize,
    /// How positions are told apart.
    pub positions: Positions,
    /// Whether linear layers and norms have biases.
    pub bias: bool,
    /// Normalisation of queries and keys.
    pub qk_norm: Option<QkNorm>,
    /// Limit on the absolute value of queries, keys and values.
    pub clip_qkv: Option<f64>,
    /// What scores are multiplied by; one over the root of the head's width if none.
    pub softmax_scale: Option<f64>,
    /// What logits are multiplied by.
    pub logit_scale: f64,
    /// The share of the embedding's gradient that is let through.
    pub embedding_fraction: f64,
    /// Whether the output layer is the token embedding.
    pub tied: bool,
    /// Which norm.
    pub norm: NormKind,
    /// Added to variances.
    pub norm_eps: f64,
    /// The feed-forward layer's nonlinearity.
    pub activation: Activation,
    /// Whether the nonlinearity gates a second projection.
    pub gated: bool,
    /// Dropout after the embedding.
    pub emb_pdrop: f64,
    /// Dropout after attention and feed-forward layers.
    pub resid_pdrop: f64,
    /// Dropout on attention weights.
    pub attn_pdrop: f64,
    /// How weights start.
    pub init: MptInit,
}

/// How positions are told apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Positions {
    /// Not at all (but by the causal mask).
    None,
    /// An embedding of the position is added.
    Learned,
    /// A bias on the scores that grows with distance.
    Alibi {
        /// The exponent of the last head's slope, 8 by default.
        bias_max: f64,
    },
    /// Queries and keys are rotated by an angle that grows with the position.
    Rope {
        /// The base of the wavelengths.
        theta: f64,
    },
}

/// Normalisation of queries and keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QkNorm {
    /// Over all heads at once.
    Whole,
    /// Over each head.
    PerHead,
}

/// The norms that LLM Foundry names. Its `low_precision_` forms differ under autocast only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NormKind {
    /// Mean and variance.
    Layer,
    /// Root mean square.
    Rms,
}

impl Default for MptConfig {
    fn default() -> MptConfig {
        MptConfig {
            d_model: 2048,
            n_heads: 16,
            kv_n_heads: 16,
            n_layers: 24,
            ffn_hidden: 8192,
            max_seq_len: 2048,
            vocab_size: 50368,
            positions: Positions::Learned,
            bias: true,
            qk_norm: None,
            clip_qkv: None,
            softmax_scale: None,
            logit_scale: 1.0,
            embedding_fraction: 1.0,
            tied: true,
            norm: NormKind::Layer,
            norm_eps: 1e-5,
            activation: Activation::Gelu,
            gated: false,
            emb_pdrop: 0.0,
            resid_pdrop: 0.0,
            attn_pdrop: 0.0,
            init: MptInit::default(),
        }
    }
}

/// No model has more of anything: what is beyond is a damaged file, and its products would overflow.
const LARGEST: usize = 1 << 26;

impl MptConfig {
    /// The width of a head.
    pub fn head_width(&self) -> usize {
        self.d_model / self.n_heads
    }

    /// The same, if the numbers go together.
    ///
    /// # Errors
    /// [`ConfigError::Contradiction`] if they do not.
    pub fn checked(self) -> Result<MptConfig, ConfigError> {
        let divides = |n: usize, by: usize| by > 0 && n.is_multiple_of(by);
        let (width, heads, kv) = (self.d_model, self.n_heads, self.kv_n_heads);
        let wrong = if !divides(width, heads) {
            format!("d_model = {width} does not divide into n_heads = {heads}")
        } else if !divides(heads, kv) {
            format!("n_heads = {heads} does not divide into kv_n_heads = {kv}")
        } else if [width, self.n_layers, self.ffn_hidden, self.max_seq_len, self.vocab_size].contains(&0) {
            "a size is 0".into()
        } else if [width, self.n_layers, self.ffn_hidden, self.max_seq_len, self.vocab_size].iter().any(|&n| n > LARGEST) {
            format!("a size is larger than {LARGEST}")
        } else if matches!(self.positions, Positions::Rope { .. }) && !self.head_width().is_multiple_of(2) {
            format!("rotation needs an even width of heads, not {}", self.head_width())
        } else if self.logit_scale == 0.0 {
            "logit_scale = 0 makes every logit 0".into()
        } else {
            return Ok(self);
        };
        Err(ConfigError::Contradiction(wrong))
    }
}
