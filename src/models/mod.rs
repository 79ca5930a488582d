//! Models, with the weight names and layouts of the libraries that publish them.

mod activation;
mod config;
mod generate;
mod gpt2;
mod llama;
mod mpt;
mod resnet;

pub use activation::Activation;
pub use config::ConfigError;
pub use generate::{Sampling, generate};
pub use gpt2::{Gpt2, Gpt2Config};
pub use llama::{Llama, LlamaConfig, RopeScaling};
pub use mpt::{Distribution, Mpt, MptConfig, MptInit, NormKind, Positions, QkNorm, ResidualDivisor, Scheme};
pub use resnet::{BlockConfig, ResNet, ResNetConfig, Stem};

use crate::error::Result;
use crate::nn::{Context, Module};
use crate::tensor::{ClassLoss, Rng, Tensor};
use serde_json::Value;

/// The label of a position that does not count in the loss.
pub const IGNORED_LABEL: i64 = -100;

/// A language model that predicts each token from those before it.
pub trait CausalLm: Module {
    /// What the output layer sees: `(B, S, width)` for token ids `(B, S)`.
    #[track_caller]
    fn hidden(&self, ids: &Tensor, cx: &Context) -> Tensor;

    /// The output layer: `(…, vocabulary)` for `(…, width)`.
    #[track_caller]
    fn head(&self, hidden: &Tensor, cx: &Context) -> Tensor;

    /// The scores of the next token after each position: `(B, S, vocabulary)` for ids `(B, S)`.
    #[track_caller]
    fn logits(&self, ids: &Tensor, cx: &Context) -> Tensor {
        self.head(&self.hidden(ids, cx), cx)
    }

    /// The mean loss of predicting each of `labels` (`(B, S)`, usually the ids themselves) from the positions before it. The logits
    /// are made in chunks and not kept: see [`Tensor::linear_cross_entropy`].
    #[track_caller]
    fn loss(&self, ids: &Tensor, labels: &Tensor, cx: &Context) -> Tensor {
        let hidden = self.hidden(ids, cx);
        let targets = next_tokens("loss", hidden.shape(), labels);
        hidden.head_cross_entropy(self.vocab_size(), |rows| self.head(rows, cx).to_compute(), &targets, &ClassLoss::default())
    }

    /// Rows of the token embedding.
    fn vocab_size(&self) -> usize;

    /// The longest sequence the model is made for.
    fn max_seq_len(&self) -> usize;
}

/// The mean cross entropy of `labels[:, 1:]` given `logits[:, :-1]`, in f32, over the labels that are not [`IGNORED_LABEL`].
///
/// The labels are moved instead of the logits cut, and the last position ignored: the large tensor is read as it lies.
#[track_caller]
pub fn next_token_loss(logits: &Tensor, labels: &Tensor) -> Tensor {
    let targets = next_tokens("next_token_loss", logits.shape(), labels);
    let logits = logits.cast(logits.dtype().compute());
    let vocabulary = logits.shape()[2];
    logits.reshape([targets.numel(), vocabulary]).cross_entropy(&targets.reshape(-1))
}

/// The label that each position predicts: that of the next one, and none for the last.
#[track_caller]
fn next_tokens(what: &str, scores: &[usize], labels: &Tensor) -> Tensor {
    let [batch, length, _] = *scores else { panic!("{what}: scores are (batch, sequence, …), not {scores:?}") };
    assert_eq!(labels.shape(), [batch, length], "{what}: labels of shape {:?} for scores {scores:?}", labels.shape());
    labels.slice(1, 1..).pad([(0, 0), (0, 1)], IGNORED_LABEL as f64)
}

/// The kinds of language models that [`causal_lm`] knows.
pub const KINDS: [&str; 4] = ["mpt", "mpt_foundry", "gpt2", "llama"];

/// A language model with fresh weights: `mpt` (transformers), `mpt_foundry`, `gpt2` or `llama`, by its library's own configuration.
///
/// # Errors
/// [`ConfigError`] if the kind or the configuration is not known; or if the weights cannot be computed on the device.
pub fn causal_lm(kind: &str, config: &Value, rng: &Rng) -> Result<Box<dyn CausalLm>> {
    Ok(match kind {
        "mpt" => Box::new(Mpt::new(MptConfig::from_transformers(config)?, rng)?),
        "mpt_foundry" => Box::new(Mpt::new(MptConfig::from_foundry(config)?, rng)?),
        "gpt2" => Box::new(Gpt2::new(Gpt2Config::from_transformers(config)?, rng)?),
        "llama" => Box::new(Llama::new(LlamaConfig::from_transformers(config)?, rng)?),
        _ => return Err(ConfigError::UnknownKind { kind: kind.into(), known: KINDS.join(", ") }.into()),
    })
}
