//! What can go wrong in a training run.

use super::config::ConfigError;
use crate::checkpoint::CheckpointError;
use crate::data::DataError;
use crate::tokenizer::TokenizerError;
use std::path::{Path, PathBuf};

/// A run that cannot start, or had to stop.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)] // the messages say what the fields are
pub enum TrainError {
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error(transparent)]
    Tokenizer(#[from] TokenizerError),
    #[error(transparent)]
    Data(#[from] DataError),
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    #[error(transparent)]
    Debug(#[from] crate::debug::DebugError),
    #[error(transparent)]
    Tensor(#[from] crate::Error),
    #[error("{}: cannot be {doing}", path.display())]
    Io { path: PathBuf, doing: &'static str, source: std::io::Error },
    #[error("{}:{line}: {reason}", path.display())]
    Line { path: PathBuf, line: usize, reason: String },
    #[error("the loss chart {}: {reason}", path.display())]
    Chart { path: PathBuf, reason: String },
    #[error("`model.vocab_size` contradicts `tokenizer.name`: {vocab_size} rows are too few for the {tokens} tokens of `{tokenizer}`")]
    Vocabulary { vocab_size: usize, tokens: usize, tokenizer: String },
    #[error("{}: the checkpoint was made with other settings or data ({}), so going on from it would not be the same run; use another save_folder, or load_path with load_weights_only", path.display(), named(differences))]
    OtherConfig { path: PathBuf, differences: Vec<String> },
    #[error("`optimizer.{key}`: `{pattern}` is found in the name of no parameter")]
    NoParameter { key: &'static str, pattern: String },
    #[error("`optimizer.disable_grad` leaves no parameter to train")]
    NothingTrained,
    #[error("{}: there is a checkpoint of an earlier run; autoresume=true goes on from it, save_overwrite=true removes it, save_folder=… leaves it alone", path.display())]
    Occupied { path: PathBuf },
    #[error("batch {batch}: the loss is {loss}; a lower optimizer.lr, a longer scheduler.t_warmup or gradient clipping may help")]
    Diverged { batch: u64, loss: f64 },
}

/// The first few differences, and how many more there are.
fn named(differences: &[String]) -> String {
    const SHOWN: usize = 5;
    match differences.len() {
        0 => "it does not say which".into(),
        n if n > SHOWN => format!("{}; and {} more", differences[..SHOWN].join("; "), n - SHOWN),
        _ => differences.join("; "),
    }
}

impl TrainError {
    pub(crate) fn io(path: &Path, doing: &'static str) -> impl FnOnce(std::io::Error) -> TrainError {
        move |source| TrainError::Io { path: path.to_owned(), doing, source }
    }
}

impl crate::checkpoint::atomic::FromIo for TrainError {
    fn from_io(path: &Path, doing: &'static str, source: std::io::Error) -> TrainError {
        TrainError::Io { path: path.to_owned(), doing, source }
    }
}
