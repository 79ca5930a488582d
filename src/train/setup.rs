//! What a configuration needs before the first batch: tokenizer, data, optimizer, sizes.

use super::config::{Config, LoaderOptions, Microbatch, OptimizerOptions, Rates};
use super::error::TrainError;
use crate::data::{Corpus, Loader, cache_folder};
use crate::models::Mpt;
use crate::nn::Module;
use crate::optim::{Adam, Lion, Optimizer, Rule, Sgd};
use crate::tokenizer::Tokenizer;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
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

/// The optimizer of the parameters that are trained, in their groups.
pub(super) fn new_optimizer(config: &Config, model: &Mpt) -> Result<Optimizer, TrainError> {
    let all = model.named_parameters();
    let patterns = config.frozen.iter().map(|pattern| ("disable_grad", pattern));
    for (key, pattern) in patterns.chain(config.param_groups.iter().map(|group| ("param_groups", &group.pattern))) {
        if !all.iter().any(|(name, _)| pattern.matches(name)) {
            return Err(TrainError::NoParameter { key, pattern: pattern.as_str().to_owned() });
        }
    }
    let trained: Vec<_> = all.into_iter().filter(|(name, _)| !config.frozen.iter().any(|pattern| pattern.matches(name))).collect();
    if trained.is_empty() {
        return Err(TrainError::NothingTrained);
    }
    let optimizer = Optimizer::new(trained, rule(&config.optimizer))?;
    let grouped = config
        .param_groups
        .iter()
        .try_fold(optimizer, |optimizer, group| optimizer.with_group(|name| group.pattern.matches(name), rule(&group.options)));
    Ok(grouped?)
}

/// How a parameter with these settings changes.
fn rule(options: &OptimizerOptions) -> Box<dyn Rule> {
    match *options {
        OptimizerOptions::DecoupledAdamW { lr, betas: [a, b], eps, weight_decay } => {
            Box::new(Adam::decoupled_adamw((a, b), eps, weight_decay, lr))
        }
        OptimizerOptions::AdamW { betas: [a, b], eps, weight_decay, .. } => Box::new(Adam::adamw((a, b), eps, weight_decay)),
        OptimizerOptions::Adam { betas: [a, b], eps, weight_decay, .. } => Box::new(Adam::adam((a, b), eps, weight_decay)),
        OptimizerOptions::DecoupledLionW { lr, betas: [a, b], weight_decay } => Box::new(Lion::decoupled_lionw((a, b), weight_decay, lr)),
        OptimizerOptions::Sgd { momentum, dampening, nesterov, weight_decay, .. } => {
            Box::new(Sgd { dampening, nesterov, ..Sgd::sgd(momentum, weight_decay) })
        }
        OptimizerOptions::DecoupledSgdW { lr, momentum, dampening, nesterov, weight_decay } => {
            Box::new(Sgd { dampening, nesterov, ..Sgd::decoupled_sgdw(momentum, weight_decay, lr) })
        }
    }
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
    let optimizer = (&c.optimizer, &c.param_groups, &c.frozen, &c.scheduler, &c.clipping);
    let settings = format!("{:?}", (&c.model, optimizer, c.precision, c.global_train_batch_size, c.microbatch, c.seed, data));
    short(&Sha256::digest(settings.as_bytes()))
}

/// The start of a digest, in hexadecimal digits.
fn short(digest: &[u8]) -> String {
    digest.iter().take(16).map(|b| format!("{b:02x}")).collect()
}

/// The first parts of the keys that [`config_hash`] depends on.
const DECIDING: [&str; 10] = [
    "model",
    "tokenizer",
    "train_loader",
    "optimizer",
    "scheduler",
    "algorithms",
    "precision",
    "global_train_batch_size",
    "device_train_microbatch_size",
    "seed",
];
/// What stands for the text, among the keys.
const TEXT: &str = "the text of train_loader";

/// What [`config_hash`] is of, as it was written, to name what differs where it does.
pub(super) fn settings(c: &Config, train: &Loader) -> BTreeMap<String, String> {
    let decides = |key: &str| {
        let is_below =
            |above: &String| key.strip_prefix(above.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']));
        DECIDING.contains(&key.split(['.', '[']).next().unwrap_or(key)) && !c.ignored.iter().any(is_below)
    };
    let written = c.written.iter().filter(|(key, _)| decides(key));
    written.map(|(key, value)| (key.clone(), value.clone())).chain([(TEXT.to_owned(), short(train.digest()))]).collect()
}

/// The settings that differ: key, what it was, what it is.
pub(super) fn differences(was: &BTreeMap<String, String>, is: &BTreeMap<String, String>) -> Vec<String> {
    let keys: BTreeSet<&String> = was.keys().chain(is.keys()).collect();
    let value = |settings: &BTreeMap<String, String>, key| settings.get(key).map_or("not written".to_owned(), |v| format!("`{v}`"));
    let differing = keys.into_iter().filter(|&key| was.get(key) != is.get(key));
    differing.map(|key| format!("`{key}` was {} and is {}", value(was, key), value(is, key))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
        pairs.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect()
    }

    #[test]
    fn what_differs_is_named_with_both_values() {
        let was = of(&[("a", "1"), ("b", "2"), ("c", "3")]);
        assert_eq!(
            differences(&was, &of(&[("a", "1"), ("b", "4"), ("d", "5")])),
            ["`b` was `2` and is `4`", "`c` was `3` and is not written", "`d` was not written and is `5`"]
        );
        assert!(differences(&was, &was).is_empty());
    }

    /// About 1 GiB: of MPT-125M at 2048 tokens one sequence fits, of a toy the whole batch.
    #[test]
    fn auto_takes_what_fits() {
        let auto = |model: &str, batch: usize| {
            let text = format!(
                "{{model: {{name: mpt_causal_lm, {model}}}, tokenizer: {{name: gpt2}}, optimizer: {{name: adamw}}, max_duration: 1ba, \
                 train_loader: {{name: text, dataset: {{local: x, max_seq_len: 2048}}}}, global_train_batch_size: {batch}}}"
            );
            microbatch(&Config::parse(&text, "f", &[]).unwrap())
        };
        assert_eq!(auto("d_model: 768, n_heads: 12, n_layers: 12, max_seq_len: 2048", 256), 1);
        assert_eq!(auto("d_model: 64, n_heads: 2, n_layers: 2, max_seq_len: 2048, vocab_size: 512", 256), 32);
        assert_eq!(auto("d_model: 64, n_heads: 2, n_layers: 2, max_seq_len: 2048, vocab_size: 512", 5), 5);
    }
}
