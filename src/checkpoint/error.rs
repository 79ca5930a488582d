//! What can be wrong with a checkpoint.

use std::path::{Path, PathBuf};

/// A checkpoint or weight file that cannot be written, found, read or used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say what the fields are
pub enum CheckpointError {
    #[error("{}: cannot be {doing}", path.display())]
    Io { path: PathBuf, doing: &'static str, source: std::io::Error },
    #[error("{}: not a valid safetensors file: {reason}", path.display())]
    Format { path: PathBuf, reason: String },
    #[error("{}: elements of type {dtype} in {tensor:?} are not supported", path.display())]
    DType { path: PathBuf, tensor: String, dtype: String },
    #[error("{}: has no tensor {tensor:?}{}", path.display(), near(nearest))]
    NoTensor { path: PathBuf, tensor: String, nearest: Option<String> },
    #[error("{}: tensor {tensor:?} is {found} there, but {wanted} in the model", path.display())]
    Mismatch { path: PathBuf, tensor: String, found: String, wanted: String },
    #[error("{}: tensor {tensor:?} holds {found}, the model {wanted}; quantised weights have to be converted back to floats first", path.display())]
    Kind { path: PathBuf, tensor: String, found: String, wanted: String },
    #[error("{}: no checkpoint and no weights here; expected {}", path.display(), EXPECTED)]
    NotFound { path: PathBuf },
    #[error("{}: {reason}", path.display())]
    Invalid { path: PathBuf, reason: String },
    #[error("tensor {tensor:?}: {bytes} bytes for shape {shape:?} of {dtype}")]
    WrongSize { tensor: String, shape: Vec<usize>, dtype: kiln_kernels::DType, bytes: usize },
}

const EXPECTED: &str = "model.safetensors, model.safetensors.index.json, or folders named ep0-ba100 that hold one";

fn near(nearest: &Option<String>) -> String {
    nearest.as_ref().map(|n| format!("; the nearest name is {n:?}")).unwrap_or_default()
}

impl CheckpointError {
    pub(crate) fn io(path: &Path, doing: &'static str) -> impl FnOnce(std::io::Error) -> CheckpointError {
        move |source| CheckpointError::Io { path: path.to_owned(), doing, source }
    }

    pub(crate) fn format(path: &Path, reason: impl ToString) -> CheckpointError {
        CheckpointError::Format { path: path.to_owned(), reason: reason.to_string() }
    }

    pub(crate) fn invalid(path: &Path, reason: impl ToString) -> CheckpointError {
        CheckpointError::Invalid { path: path.to_owned(), reason: reason.to_string() }
    }
}
