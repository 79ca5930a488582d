//! `kiln generate`

use super::Failure;
use crate::models::{Sampling, generate};
use crate::train::Pretrained;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// A checkpoint, a folder of checkpoints, or a folder with config.json, weights and tokenizer
    model: PathBuf,
    /// What the text begins with
    #[arg(long, default_value = "")]
    prompt: String,
    /// The most tokens to write
    #[arg(long, default_value_t = 100)]
    max_tokens: usize,
    /// Divides the scores before the draw: below 1 sharper, above 1 flatter
    #[arg(long, default_value_t = 0.8, value_parser = at_least_0)]
    temperature: f64,
    /// Draw from so many of the likeliest tokens only
    #[arg(long)]
    top_k: Option<usize>,
    /// Draw from the likeliest tokens that together have this probability only
    #[arg(long, value_parser = probability)]
    top_p: Option<f64>,
    /// Always take the likeliest token
    #[arg(long, conflicts_with_all = ["temperature", "top_k", "top_p", "seed"])]
    greedy: bool,
    /// The same seed gives the same text
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// A tokenizer in place of the one beside the weights
    #[arg(long)]
    tokenizer: Option<String>,
}

fn at_least_0(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|v: &f64| v.is_finite() && *v >= 0.0).ok_or_else(|| "must be a number that is not negative".into())
}

fn probability(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|v| (0.0..=1.0).contains(v)).ok_or_else(|| "must be between 0 and 1".into())
}

pub(super) fn run(arguments: Arguments) -> Result<(), Failure> {
    let Pretrained { model, tokenizer, .. } = Pretrained::open(&arguments.model, arguments.tokenizer.as_deref())?;
    let mut prompt: Vec<i64> = tokenizer.encode(&arguments.prompt)?.into_iter().map(i64::from).collect();
    let stop = tokenizer.eos().map(i64::from);
    if prompt.is_empty() {
        prompt.push(stop.ok_or("an empty prompt needs an end-of-text token, and the tokenizer has none; give a --prompt")?);
    }
    let Arguments { temperature, top_k, top_p, seed, .. } = arguments;
    let sampling = if arguments.greedy { Sampling::GREEDY } else { Sampling { temperature, top_k, top_p, seed } };
    let mut out = std::io::stdout().lock();
    write!(out, "{}", arguments.prompt)?;
    // A character may take several tokens: what is printed is what the decoded text has grown by, up to the last whole character.
    let (mut made, mut printed, mut failed) = (Vec::new(), 0, None);
    generate(model.as_ref(), &prompt, arguments.max_tokens, &sampling, stop, |id| {
        if Some(id) != stop {
            made.extend(u32::try_from(id));
        }
        let text = tokenizer.decode(&made);
        let whole = text.trim_end_matches('\u{fffd}').len();
        if let Some(new) = text.get(printed..whole) {
            failed = failed.take().or(out.write_all(new.as_bytes()).and_then(|()| out.flush()).err());
            printed = whole;
        }
    })?;
    writeln!(out, "{}", tokenizer.decode(&made).get(printed..).unwrap_or_default())?;
    failed.map_or(Ok(()), |error| Err(error.into()))
}
