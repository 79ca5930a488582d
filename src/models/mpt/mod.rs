//! MPT, the decoder of LLM Foundry, with transformers' and Foundry's weight names.

mod config;
mod foundry;
mod init;

pub use config::{MptConfig, NormKind, Positions, QkNorm};
pub use init::{Distribution, MptInit, ResidualDivisor, Scheme};

use crate::error::Result;
use crate::models::{Activation, CausalLm};
use crate::nn::{AttentionOptions, Context, Embedding, Layer, LayerNorm, Linear, Module, RmsNorm, attention, merge_heads, split_heads};
use crate::tensor::{Rng, RopeStyle, RopeTable, Tensor};
use kiln_kernels::DType;

/// A causal language model of MPT blocks.
#[derive(Module)]
pub struct Mpt {
    transformer: Transformer,
    /// The output layer. Tied to `transformer.wte` by default.
    lm_head: Head,
    #[module(skip)]
    config: MptConfig,
}

#[derive(Module)]
struct Transformer {
    wte: Embedding,
    wpe: Option<Embedding>,
    blocks: Vec<Block>,
    norm_f: Norm,
}

/// What attention learns about positions: small tensors, computed once for all blocks.
struct Place {
    /// Added to scores.
    bias: Option<Tensor>,
    /// How queries and keys are turned.
    turn: Option<RopeTable>,
}

impl Place {
    #[track_caller]
    fn new(c: &MptConfig, length: usize, cx: &Context) -> Place {
        let bias = match c.positions {
            Positions::Alibi { bias_max } => Some(Tensor::alibi(c.n_heads, cx.keys(length), bias_max).contiguous()),
            _ => None,
        };
        let turn = match c.positions {
            Positions::Rope { theta } => Some(RopeTable::new(&cx.positions(length), c.head_width(), theta, RopeStyle::Half, DType::F32)),
            _ => None,
        };
        Place { bias, turn }
    }
}

#[derive(Module)]
struct Head {
    weight: Tensor,
}

#[derive(Module)]
struct Block {
    norm_1: Norm,
    attn: SelfAttention,
    norm_2: Norm,
    ffn: FeedForward,
}

#[derive(Module)]
enum Norm {
    Layer(LayerNorm),
    Rms(RmsNorm),
}

#[derive(Module)]
struct SelfAttention {
    #[module(rename = "Wqkv")]
    wqkv: Linear,
    q_ln: Option<Norm>,
    k_ln: Option<Norm>,
    out_proj: Linear,
}

#[derive(Module)]
struct FeedForward {
    up_proj: Linear,
    gate_proj: Option<Linear>,
    down_proj: Linear,
}

impl Mpt {
    /// A model with fresh weights.
    ///
    /// # Errors
    /// If the weights cannot be computed on the device.
    pub fn new(config: MptConfig, rng: &Rng) -> Result<Mpt> {
        let c = &config;
        let wte = Embedding { weight: c.init.embedding(c.vocab_size, c.d_model, rng)? };
        let wpe = match c.positions {
            Positions::Learned => Some(Embedding { weight: c.init.embedding(c.max_seq_len, c.d_model, rng)? }),
            _ => None,
        };
        let blocks = (0..c.n_layers).map(|_| Block::new(c, rng)).collect::<Result<_>>()?;
        let head = if c.tied { wte.weight.clone() } else { c.init.weight(&[c.vocab_size], c.d_model, c.d_model, None, rng)? };
        let transformer = Transformer { wte, wpe, blocks, norm_f: Norm::new(c.d_model, c)? };
        Ok(Mpt { transformer, lm_head: Head { weight: head }, config })
    }

    /// What the model is made of.
    pub fn config(&self) -> &MptConfig {
        &self.config
    }
}

impl CausalLm for Mpt {
    #[track_caller]
    fn hidden(&self, ids: &Tensor, cx: &Context) -> Tensor {
        let c = &self.config;
        let length = ids.shape()[1];
        let mut x = self.transformer.wte.forward(ids);
        if let Some(wpe) = &self.transformer.wpe {
            assert!(length <= c.max_seq_len, "a sequence of {length} tokens is longer than max_seq_len = {}", c.max_seq_len);
            x = x + cx.rows(&wpe.weight, length);
        }
        if c.embedding_fraction != 1.0 {
            x = &x * c.embedding_fraction + x.detach() * (1.0 - c.embedding_fraction);
        }
        let mut x = cx.dropout(&x, c.emb_pdrop);
        let place = Place::new(c, length, cx);
        for block in &self.transformer.blocks {
            x = cx.block(|| block.forward(&x, &place, c, cx));
        }
        self.transformer.norm_f.forward(&x, cx)
    }

    #[track_caller]
    fn head(&self, hidden: &Tensor, cx: &Context) -> Tensor {
        let logits = cx.operand(hidden).linear(&cx.operand(&self.lm_head.weight), None);
        if self.config.logit_scale == 1.0 { logits } else { logits * self.config.logit_scale }
    }

    fn vocab_size(&self) -> usize {
        self.config.vocab_size
    }

    fn max_seq_len(&self) -> usize {
        self.config.max_seq_len
    }
}

impl Block {
    fn new(c: &MptConfig, rng: &Rng) -> Result<Block> {
        Ok(Block {
            norm_1: Norm::new(c.d_model, c)?,
            attn: SelfAttention::new(c, rng)?,
            norm_2: Norm::new(c.d_model, c)?,
            ffn: FeedForward::new(c, rng)?,
        })
    }

    #[track_caller]
    fn forward(&self, x: &Tensor, place: &Place, c: &MptConfig, cx: &Context) -> Tensor {
        let mixed = self.attn.forward(&self.norm_1.forward(x, cx), place, c, cx);
        let x = x + cx.dropout(&mixed, c.resid_pdrop);
        let fed = self.ffn.forward(&self.norm_2.forward(&x, cx), c.activation, cx);
        &x + cx.dropout(&fed, c.resid_pdrop)
    }
}

impl Norm {
    fn new(width: usize, c: &MptConfig) -> Result<Norm> {
        Ok(match c.norm {
            NormKind::Layer => Norm::Layer(LayerNorm::new(width, c.bias, c.norm_eps)?),
            NormKind::Rms => Norm::Rms(RmsNorm::new(width, c.norm_eps)?),
        })
    }
}

impl Layer for Norm {
    #[track_caller]
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        cx.cheap(|| match self {
            Norm::Layer(norm) => norm.forward(x, cx),
            Norm::Rms(norm) => norm.forward(x, cx),
        })
    }
}

impl SelfAttention {
    fn new(c: &MptConfig, rng: &Rng) -> Result<SelfAttention> {
        let head = c.d_model / c.n_heads;
        let kv = c.kv_n_heads * head;
        let norm = |whole: usize| match c.qk_norm {
            None => Ok(None),
            Some(QkNorm::Whole) => Norm::new(whole, c).map(Some),
            Some(QkNorm::PerHead) => Norm::new(head, c).map(Some),
        };
        let qkv = c.init.weight(&[c.d_model, kv, kv], c.d_model, c.d_model, None, rng)?;
        let out = c.init.weight(&[c.d_model], c.d_model, c.d_model, Some(c.n_layers), rng)?;
        Ok(SelfAttention {
            wqkv: Linear::with_weight(qkv, c.bias)?,
            q_ln: norm(c.d_model)?,
            k_ln: norm(kv)?,
            out_proj: Linear::with_weight(out, c.bias)?,
        })
    }

    #[track_caller]
    fn forward(&self, x: &Tensor, place: &Place, c: &MptConfig, cx: &Context) -> Tensor {
        let kv = c.d_model / c.n_heads * c.kv_n_heads;
        let mut qkv = self.wqkv.forward(x, cx);
        if let Some(limit) = c.clip_qkv {
            qkv = qkv.clamp(-limit, limit);
        }
        let part = |start, width| qkv.narrow(-1, start, width);
        let query = self.heads(&part(0, c.d_model), self.q_ln.as_ref(), c.n_heads, c, cx);
        let key = self.heads(&part(c.d_model, kv), self.k_ln.as_ref(), c.kv_n_heads, c, cx);
        let value = split_heads(&part(c.d_model + kv, kv), c.kv_n_heads);
        let (query, key) = match &place.turn {
            Some(turn) => (query.rope_with(turn), key.rope_with(turn)),
            None => (query, key),
        };
        let options = AttentionOptions { scale: c.softmax_scale, causal: true, dropout: c.attn_pdrop };
        let mixed = attention(&query, &key, &value, place.bias.as_ref(), &options, cx);
        self.out_proj.forward(&merge_heads(&mixed), cx)
    }

    /// Queries or keys as heads, normalised where the model does that.
    #[track_caller]
    fn heads(&self, x: &Tensor, norm: Option<&Norm>, heads: usize, c: &MptConfig, cx: &Context) -> Tensor {
        match (norm, c.qk_norm) {
            (Some(norm), Some(QkNorm::PerHead)) => norm.forward(&split_heads(x, heads), cx),
            (Some(norm), _) => split_heads(&norm.forward(x, cx), heads),
            (None, _) => split_heads(x, heads),
        }
    }
}

impl FeedForward {
    fn new(c: &MptConfig, rng: &Rng) -> Result<FeedForward> {
        let linear = |outputs: usize, inputs: usize, residual| {
            Linear::with_weight(c.init.weight(&[outputs], inputs, c.d_model, residual, rng)?, c.bias)
        };
        Ok(FeedForward {
            up_proj: linear(c.ffn_hidden, c.d_model, None)?,
            gate_proj: if c.gated { Some(linear(c.ffn_hidden, c.d_model, None)?) } else { None },
            down_proj: linear(c.d_model, c.ffn_hidden, Some(c.n_layers))?,
        })
    }

    #[track_caller]
    fn forward(&self, x: &Tensor, activation: Activation, cx: &Context) -> Tensor {
        let up = self.up_proj.forward(x, cx);
        let gate = self.gate_proj.as_ref().map(|gate| gate.forward(x, cx));
        let inner = cx.cheap(|| match &gate {
            Some(gate) => activation.apply(gate) * up,
            None => activation.apply(&up),
        });
        self.down_proj.forward(&inner, cx)
    }
}
