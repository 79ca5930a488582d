//! `kiln eval`

use super::Failure;
use crate::data::{Loader, cache_folder};
use crate::nn::Precision;
use crate::train::config::{LoaderOptions, Split};
use crate::train::{Evaluator, Pretrained, Progress};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// A checkpoint, a folder of checkpoints, or a folder with config.json, weights and tokenizer
    model: PathBuf,
    /// A file or folder of .txt or .jsonl text
    #[arg(long)]
    data: PathBuf,
    /// Which part of it: `val` is what training holds out, `train` the rest
    #[arg(long, default_value = "val")]
    split: String,
    /// Tokens in a sequence; the model's longest by default
    #[arg(long)]
    max_seq_len: Option<usize>,
    /// Sequences at a time
    #[arg(long, default_value_t = 8)]
    batch_size: usize,
    /// Stop after so many batches
    #[arg(long)]
    batches: Option<usize>,
    /// What matrix products are computed from: fp32, amp_bf16 or amp_fp16
    #[arg(long, default_value = "fp32", value_parser = precision)]
    precision: Precision,
    /// A tokenizer in place of the one beside the weights
    #[arg(long)]
    tokenizer: Option<String>,
}

fn precision(text: &str) -> Result<Precision, String> {
    let known = Precision::NAMES.map(|(name, _)| name).join(", ");
    Precision::NAMES.iter().find(|(name, _)| *name == text).map(|(_, precision)| *precision).ok_or_else(|| format!("there is: {known}"))
}

pub(super) fn run(arguments: Arguments) -> Result<(), Failure> {
    let Pretrained { model, tokenizer, path } = Pretrained::open(&arguments.model, arguments.tokenizer.as_deref())?;
    let longest = model.max_seq_len();
    let length = arguments.max_seq_len.unwrap_or(longest);
    if length < 2 || length > longest {
        return Err(format!("--max-seq-len {length} is not between 2 and the model's {longest}").into());
    }
    if arguments.batches == Some(0) {
        return Err("--batches 0 leaves nothing to evaluate".into());
    }
    let split = Split { held_out: !arguments.split.starts_with("train"), name: arguments.split };
    let options = LoaderOptions {
        local: arguments.data,
        split,
        max_seq_len: length,
        shuffle: false,
        shuffle_seed: None,
        drop_last: false,
        eos_token_id: None,
    };
    let loader = Loader::open(&options, &tokenizer, arguments.batch_size.max(1), 0, &cache_folder())?;
    let total = Evaluator::batches(&loader, arguments.batches);
    let progress = Progress::of_evaluation(total);
    let result = Evaluator::new(arguments.precision).run(model.as_ref(), &loader, arguments.batches, |done| {
        progress.evaluating(done, total);
        true
    })?;
    progress.finish();
    let result = result.ok_or("the evaluation was stopped")?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "model       {}", path.display())?;
    writeln!(out, "targets     {}", result.targets)?;
    writeln!(out, "loss        {:.6}", result.loss)?;
    writeln!(out, "perplexity  {:.4}", result.perplexity())?;
    writeln!(out, "accuracy    {:.4}", result.accuracy)?;
    Ok(())
}
