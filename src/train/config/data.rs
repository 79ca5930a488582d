//! The `tokenizer`, `train_loader` and `eval_loader` sections.

use super::error::ConfigError;
use super::section::{Section, Written, pick, positive};
use std::path::PathBuf;

/// Which tokenizer.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenizerOptions {
    /// A folder or file, or `bpe` for one that is trained on the training text.
    pub name: String,
    /// How many entries a tokenizer that is trained gets.
    pub vocab_size: Option<usize>,
}

/// Where sequences come from.
#[derive(Clone, Debug, PartialEq)]
pub struct LoaderOptions {
    /// A file or folder of text.
    pub local: PathBuf,
    /// The part of it: a folder of that name if there is one, otherwise cut off from the rest.
    pub split: Split,
    /// Tokens in a sequence.
    pub max_seq_len: usize,
    /// Whether each epoch has its own order.
    pub shuffle: bool,
    /// What the order is drawn from; the run's seed if absent.
    pub shuffle_seed: Option<u64>,
    /// Whether an epoch's last, smaller batch is left out.
    pub drop_last: bool,
    /// The token that ends a text; the tokenizer's own if absent.
    pub eos_token_id: Option<u32>,
}

/// A part of the data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// Its name, also that of its folder.
    pub name: String,
    /// Whether it is held out from training.
    pub held_out: bool,
}

/// How data is read ahead, downloaded and spread over machines. Here it is read from a local file in no time that counts.
const LOADER_IGNORED: [&str; 6] = ["num_workers", "pin_memory", "prefetch_factor", "persistent_workers", "timeout", "label"];
const DATASET_IGNORED: [&str; 17] = [
    "remote",
    "streams_kwargs",
    "shuffle_algo",
    "shuffle_block_size",
    "num_canonical_nodes",
    "predownload",
    "cache_limit",
    "partition_algo",
    "batching_method",
    "download_retry",
    "download_timeout",
    "validate_hash",
    "keep_zip",
    "keep_raw",
    "epoch_size",
    "max_seq_len_warning",
    "allow_unsafe_types",
];

pub(super) fn read_tokenizer(
    mut s: Section<'_>,
    ignored: &mut Vec<String>,
) -> Result<(TokenizerOptions, Option<Written<usize>>), ConfigError> {
    let name = s.require::<String>("name")?.value;
    let (mut limit, mut vocab_size) = (None, None);
    if let Some(mut kwargs) = s.section("kwargs")? {
        limit = kwargs.written::<usize>("model_max_length")?;
        if let Some(size) = kwargs.written::<usize>("vocab_size")? {
            if name != "bpe" {
                return Err(size.contradicts(s.path_of("name"), format!("only `bpe` has a size to choose, `{name}` brings its own")));
            }
            if size.value < 257 {
                return Err(size.refuse("256 bytes and the end of text are the least"));
            }
            vocab_size = Some(size.value);
        }
        kwargs.ignore(&["padding_side", "trust_remote_code", "use_fast"]);
        kwargs.finish(ignored)?;
    }
    s.finish(ignored)?;
    Ok((TokenizerOptions { name, vocab_size }, limit))
}

/// Reads a loader. The second value is the sequence length with its place.
pub(super) fn read_loader(
    mut s: Section<'_>,
    default_split: &str,
    ignored: &mut Vec<String>,
) -> Result<(LoaderOptions, Written<usize>), ConfigError> {
    if let Some(name) = s.written::<String>("name")? {
        pick(&name, &[("text", ())])?;
    }
    let mut d = s.require_section("dataset")?;
    if let Some(streams) = d.section("streams")? {
        return Err(streams.refuse("several streams are not supported; give one folder by `local`"));
    }
    let local = d.require::<String>("local")?;
    let split = d.or("split", default_split.to_owned())?;
    let max_seq_len = positive(&mut d, "max_seq_len", 2048)?;
    if max_seq_len.value < 2 {
        return Err(max_seq_len.refuse("a sequence needs a token to predict and one before it"));
    }
    let held_out = !split.starts_with("train");
    let options = LoaderOptions {
        local: PathBuf::from(local.value),
        split: Split { held_out, name: split },
        max_seq_len: max_seq_len.value,
        shuffle: d.or("shuffle", false)?,
        shuffle_seed: d.get("shuffle_seed")?,
        drop_last: s.or("drop_last", true)?,
        eos_token_id: d.get::<u64>("eos_token_id")?.map(|id| id.min(u32::MAX.into()) as u32),
    };
    d.ignore(&DATASET_IGNORED);
    d.finish(ignored)?;
    s.ignore(&LOADER_IGNORED);
    s.finish(ignored)?;
    Ok((options, max_seq_len))
}
