//! Batches of sequences, in an order that can be taken up again anywhere.

use super::error::DataError;
use super::order::Permutation;
use super::text::Corpus;
use super::tokens::TokenFile;
use crate::tokenizer::Tokenizer;
use crate::train::config::LoaderOptions;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::path::Path;

/// Where in the data training is: how many passes are done, and how many samples of this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Passes that are done.
    pub epoch: u64,
    /// Samples of the current pass that are done.
    pub sample_in_epoch: u64,
}

/// Some sequences of equal length.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// Token ids, one sequence after the other.
    pub tokens: Vec<i32>,
    /// How many sequences.
    pub sequences: usize,
    /// Tokens in each.
    pub length: usize,
}

impl Batch {
    /// The part with the sequences `from..to`.
    pub fn part(&self, sequences: Range<usize>) -> Batch {
        let tokens = self.tokens[sequences.start * self.length..sequences.end * self.length].to_vec();
        Batch { tokens, sequences: sequences.len(), length: self.length }
    }
}

/// A split of a corpus as sequences, put into batches.
///
/// All texts of the split are one string of tokens with an end of text after each; sequences are cut from it one after the other and the rest
/// at the end is dropped, as LLM Foundry's concatenation does.
#[derive(Debug)]
pub struct Loader {
    tokens: TokenFile,
    range: Range<u64>,
    length: usize,
    batch: usize,
    drop_last: bool,
    /// What the order of each epoch is drawn from; `None` for the order of the file.
    shuffle: Option<u64>,
}

impl Loader {
    /// Opens the data of a configuration's loader. `seed` orders it where the loader has no seed of its own; tokens are kept in `cache`, see
    /// [`super::cache_folder`].
    pub fn open(options: &LoaderOptions, tokenizer: &Tokenizer, batch: usize, seed: u64, cache: &Path) -> Result<Loader, DataError> {
        let own_folder = options.local.join(&options.split.name);
        let root = if own_folder.is_dir() { &own_folder } else { &options.local };
        let eos = options.eos_token_id.or(tokenizer.eos()).ok_or_else(|| DataError::NoEos { path: root.clone() })?;
        let tokens = TokenFile::open(&Corpus::open(root)?, tokenizer, eos, cache)?;
        let range = match options.split.held_out {
            _ if own_folder.is_dir() => tokens.all(),
            true => tokens.held_out(),
            false => tokens.train(),
        };
        let shuffle = options.shuffle.then(|| options.shuffle_seed.unwrap_or(seed));
        let loader = Loader { tokens, range, length: options.max_seq_len, batch, drop_last: options.drop_last, shuffle };
        if loader.batches_per_epoch() == 0 {
            let (sequences, split) = (loader.sequences(), options.split.name.clone());
            let count = loader.range.end - loader.range.start;
            let (path, max_seq_len) = (root.clone(), loader.length);
            return Err(DataError::TooSmall { path, split, tokens: count, sequences, max_seq_len, batch });
        }
        Ok(loader)
    }

    /// A digest of the texts and the tokenizer.
    pub fn digest(&self) -> &[u8; 32] {
        self.tokens.digest()
    }

    /// The position after so many batches, and the sequences in them; `None` if there are too many to count.
    pub fn after(&self, batches: u64) -> Option<(Position, u64)> {
        let (n, per_epoch, batch) = (self.sequences(), self.batches_per_epoch(), self.batch as u64);
        let (epoch, in_epoch) = (batches / per_epoch, batches % per_epoch);
        let whole = if self.drop_last { per_epoch.checked_mul(batch)? } else { n };
        let sample_in_epoch = in_epoch.checked_mul(batch)?;
        Some((Position { epoch, sample_in_epoch }, epoch.checked_mul(whole)?.checked_add(sample_in_epoch)?))
    }

    /// Sequences in a pass.
    pub fn sequences(&self) -> u64 {
        (self.range.end - self.range.start) / self.length as u64
    }

    /// Batches in a pass.
    pub fn batches_per_epoch(&self) -> u64 {
        let batch = self.batch as u64;
        if self.drop_last { self.sequences() / batch } else { self.sequences().div_ceil(batch) }
    }

    /// The next batch; moves the position past it, to the start of the next pass after the last.
    ///
    /// # Panics
    /// If the position is beyond the data.
    #[track_caller]
    pub fn next(&self, position: &mut Position) -> Result<Batch, DataError> {
        let n = self.sequences();
        assert!(position.sample_in_epoch < n, "sample {} of a pass over {n} sequences", position.sample_in_epoch);
        let end = (position.sample_in_epoch + self.batch as u64).min(n);
        let order = self.shuffle.map(|seed| Permutation::new(n, seed, position.epoch));
        let sequences = (end - position.sample_in_epoch) as usize;
        let mut batch = Batch { tokens: vec![0; sequences * self.length], sequences, length: self.length };
        for (sample, tokens) in (position.sample_in_epoch..end).zip(batch.tokens.chunks_exact_mut(self.length)) {
            let index = order.as_ref().map_or(sample, |order| order.at(sample));
            self.tokens.read(self.range.start + index * self.length as u64, tokens)?;
        }
        position.sample_in_epoch = end;
        let left = n - end;
        if left == 0 || (self.drop_last && left < self.batch as u64) {
            *position = Position { epoch: position.epoch + 1, sample_in_epoch: 0 };
        }
        Ok(batch)
    }
}
