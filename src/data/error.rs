//! What can be wrong with data.

use crate::tokenizer::TokenizerError;
use std::path::{Path, PathBuf};

/// Data that cannot be found, read, tokenised or cut into sequences.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say what the fields are
pub enum DataError {
    #[error("{}: cannot be {doing}", path.display())]
    Io { path: PathBuf, doing: &'static str, source: std::io::Error },
    #[error("{}: {reason}", path.display())]
    Invalid { path: PathBuf, reason: String },
    #[error("{}: neither a file nor a folder; give text by train_loader.dataset.local", path.display())]
    Missing { path: PathBuf },
    #[error("{}: no .txt or .jsonl file in this folder or below it", path.display())]
    Empty { path: PathBuf },
    #[error("{}: MDS shards are not read yet; give a folder or file of .txt or .jsonl text", path.display())]
    Mds { path: PathBuf },
    #[error("{}: {tokens} tokens in the {split} part are {sequences} sequences of {max_seq_len}, fewer than a batch of {batch}", path.display())]
    TooSmall { path: PathBuf, split: String, tokens: u64, sequences: u64, max_seq_len: usize, batch: usize },
    #[error("{}: the tokenizer has no end-of-text token; give one by dataset.eos_token_id", path.display())]
    NoEos { path: PathBuf },
    #[error(transparent)]
    Tokenizer(#[from] TokenizerError),
}

impl DataError {
    /// Turns an I/O error into one that names the path.
    pub(crate) fn io(path: &Path, doing: &'static str) -> impl FnOnce(std::io::Error) -> DataError {
        move |source| DataError::Io { path: path.to_owned(), doing, source }
    }

    pub(crate) fn invalid(path: &Path, reason: impl Into<String>) -> DataError {
        DataError::Invalid { path: path.to_owned(), reason: reason.into() }
    }
}
