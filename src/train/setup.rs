//! What a configuration needs before the first batch: tokenizer, data, optimizer, sizes.

use super::config::{Config, LoaderOptions, Microbatch, OptimizerOptions, Rates};
use super::error::TrainError;
use crate::data::{Corpus, Loader, cache_folder};
use crate::models::Mpt;
use crate::nn::Module;
use crate::optim::{Adam, Lion, Optimizer, Sgd};
use crate::tokenizer::Tokenizer;
use sha2::{Digest, Sha256};
use std::path::Path;

/// Entries of a vocabulary that is trained, where the configuration does not say.
const TRAINED_VOCABULARY: usize = 8192;

/// The tokenizer of the configuration. One that is trained is trained once: a run that goes on has it in its checkpoint.
pub(super) fn open_tokenizer(config: &Config, checkpoint: Option<&Path>) -> Result<Tokenizer, TrainError> {
    let tokenizer = match checkpoint {
        _ if config.tokenizer.name != "bpe" => Tokenizer::open(&config.tokenizer.name)?,
        Some(checkpoint) => Tokenizer::open(&checkpoint.to_string_lossy())?,
        None => train_tokenizer(config)?,
    };
    let (vocab_size, tokens) = (config.model.vocab_size, tokenizer.vocab_size());
    if tokens > vocab_size {
        return Err(TrainError::Vocabulary { vocab_size, tokens, tokenizer: config.tokenizer.name.clone() });
    }
    Ok(tokenizer)
}

fn train_tokenizer(config: &Config) -> Result<Tokenizer, TrainError> {
    let size = config.tokenizer.vocab_size.unwrap_or(TRAINED_VOCABULARY.min(config.model.vocab_size));
    let mut texts = Vec::new();
    Corpus::open(&config.train.local)?.for_each::<TrainError>(|text| {
        texts.push(text.to_owned());
        Ok(())
    })?;
    Ok(Tokenizer::train(texts.into_iter(), size)?)
}

/// The data for training, and that for evaluation if the configuration has any.
pub(super) fn open_data(config: &Config, tokenizer: &Tokenizer) -> Result<(Loader, Option<Loader>), TrainError> {
    let open = |options: &LoaderOptions, batch| Loader::open(options, tokenizer, batch, config.seed, &cache_folder());
    let train = open(&config.train, config.global_train_batch_size)?;
    let eval = config.eval.as_ref().map(|options| {
        // Every sequence counts, whatever a batch of them is.
        open(&LoaderOptions { drop_last: false, ..options.clone() }, config.device_eval_batch_size)
    });
    Ok((train, eval.transpose()?))
}

pub(super) fn new_optimizer(options: &OptimizerOptions, model: &Mpt) -> Result<Optimizer, TrainError> {
    let parameters = model.named_parameters();
    Ok(match *options {
        OptimizerOptions::DecoupledAdamW { lr, betas: [a, b], eps, weight_decay } => {
            Optimizer::new(parameters, Adam::decoupled_adamw((a, b), eps, weight_decay, lr))
        }
        OptimizerOptions::AdamW { betas: [a, b], eps, weight_decay, .. } => {
            Optimizer::new(parameters, Adam::adamw((a, b), eps, weight_decay))
        }
        OptimizerOptions::Adam { betas: [a, b], eps, weight_decay, .. } => {
            Optimizer::new(parameters, Adam::adam((a, b), eps, weight_decay))
        }
        OptimizerOptions::DecoupledLionW { lr, betas: [a, b], weight_decay } => {
            Optimizer::new(parameters, Lion::decoupled_lionw((a, b), weight_decay, lr))
        }
        OptimizerOptions::Sgd { momentum, dampening, nesterov, weight_decay, .. } => {
            Optimizer::new(parameters, Sgd { dampening, nesterov, ..Sgd::sgd(momentum, weight_decay) })
        }
        OptimizerOptions::DecoupledSgdW { lr, momentum, dampening, nesterov, weight_decay } => {
            Optimizer::new(parameters, Sgd { dampening, nesterov, ..Sgd::decoupled_sgdw(momentum, weight_decay, lr) })
        }
    }?)
}

/// The sizes that turn one unit of time into another, and the length of the run in batches.
pub(super) fn lengths(config: &Config, train: &Loader) -> (Rates, u64) {
    let samples = config.global_train_batch_size as f64;
    let tokens = samples * config.train.max_seq_len as f64;
    let mut rates =
        Rates { samples_per_batch: samples, tokens_per_batch: tokens, batches_per_epoch: train.batches_per_epoch() as f64, duration: 0.0 };
    rates.duration = config.max_duration.in_batches(&rates).ceil();
    (rates, rates.duration as u64)
}

/// How many sequences go through the model at a time. Where that is open: the largest power of two whose logits and activations fit into a
/// share of the memory that a laptop has.
pub(super) fn microbatch(config: &Config) -> usize {
    const BUDGET: usize = 1 << 30;
    if let Microbatch::Size(size) = config.microbatch {
        return size;
    }
    let m = &config.model;
    // Logits with their gradient, and about sixteen values of the width of the model a layer.
    let floats = config.train.max_seq_len * (2 * m.vocab_size + 16 * m.n_layers * m.d_model);
    let fit = (BUDGET / (4 * floats)).max(1);
    let power = 1 << fit.ilog2();
    power.min(config.global_train_batch_size)
}

/// A digest of everything that decides on the weights, but for how long the run is and where its files are.
pub(super) fn config_hash(c: &Config, train: &Loader) -> String {
    let data = (c.train.max_seq_len, c.train.shuffle, c.train.shuffle_seed, c.train.drop_last, &c.train.split, train.digest());
    let settings = format!(
        "{:?}",
        (&c.model, &c.optimizer, &c.scheduler, &c.clipping, c.precision, c.global_train_batch_size, c.microbatch, c.seed, data)
    );
    Sha256::digest(settings.as_bytes()).iter().take(16).map(|b| format!("{b:02x}")).collect()
}
