//! What the world can do wrong.

use crate::debug::DebugError;
use crate::models::ConfigError;
use crate::nn::StateError;
use crate::tune::TuneError;
use kiln_runtime::RuntimeError;
use std::fmt;
use std::path::PathBuf;

/// An error that is not the caller's programming mistake. Its `Debug` is its text, for programs whose `main` returns it.
#[derive(thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The device or a compiled kernel failed.
    #[error(transparent)]
    Runtime(#[from] RuntimeError),
    /// `grad` was asked for a parameter that the loss does not depend on.
    #[error("the loss made at {loss_at} does not reach the parameter made at {param_at} (shape {shape:?}): {reason}")]
    Unreachable {
        /// Where the loss was made.
        loss_at: String,
        /// Where the parameter was made.
        param_at: String,
        /// The parameter's shape.
        shape: Vec<usize>,
        /// What cut the path.
        reason: String,
    },
    /// A step that is being captured used a tensor that was not declared.
    #[error("capture: {0}")]
    Capture(String),
    /// A state dictionary does not fit a module or an optimizer.
    #[error(transparent)]
    State(#[from] StateError),
    /// A configuration does not describe a model.
    #[error(transparent)]
    Model(#[from] ConfigError),
    /// A file of schedules cannot be used.
    #[error(transparent)]
    Tune(#[from] TuneError),
    /// A kernel failed, and was saved.
    #[error("{source}\n  the kernel is saved: kiln debug run {}", path.display())]
    Kernel {
        /// What failed.
        source: RuntimeError,
        /// The file, for `kiln debug run`.
        path: PathBuf,
    },
    /// A kernel failed, and could not be saved.
    #[error("{source}\n  the kernel could not be saved: {reason}")]
    Unsaved {
        /// What failed.
        source: RuntimeError,
        /// Why it could not be saved.
        reason: Box<DebugError>,
    },
    /// A saved kernel cannot be used, or a level makes no sense.
    #[error(transparent)]
    Debug(#[from] DebugError),
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Result of what can fail.
pub type Result<T, E = Error> = std::result::Result<T, E>;
