//! What can be wrong with a tokenizer.

use super::BPE_FILES;
use std::path::{Path, PathBuf};

/// A tokenizer that cannot be found, read, trained or used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say what the fields are
pub enum TokenizerError {
    #[error("unknown tokenizer `{name}`: there is no such folder or file, nor `data/{name}`; accepted: {}", accepted())]
    Unknown { name: String },
    #[error("{}: no tokenizer in this folder; accepted: {}", path.display(), accepted())]
    EmptyFolder { path: PathBuf },
    #[error("{} is missing beside {}", path.display(), beside.display())]
    Missing { path: PathBuf, beside: PathBuf },
    #[error("{}: cannot be read", path.display())]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{}: not a tokenizer: {reason}", path.display())]
    Invalid { path: PathBuf, reason: String },
    #[error("no tokenizer could be trained: {reason}")]
    Train { reason: String },
    #[error("the text could not be encoded: {reason}")]
    Encode { reason: String },
}

impl TokenizerError {
    pub(super) fn invalid(path: &Path, reason: impl ToString) -> TokenizerError {
        TokenizerError::Invalid { path: path.to_owned(), reason: reason.to_string() }
    }
}

fn accepted() -> String {
    let pairs: Vec<String> = BPE_FILES.iter().map(|(vocab, merges)| format!("a folder with {vocab} and {merges}")).collect();
    format!("a folder with tokenizer.json, {}, a tokenizer.json, or `bpe` in a training configuration", pairs.join(", "))
}
