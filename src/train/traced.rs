//! The first batches of a run as a trace.

use super::error::TrainError;
use crate::debug::{Description, write_trace};
use crate::device;
use crate::schedule::Recorder;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A trace in the making.
pub(super) struct Traced {
    path: PathBuf,
    recorder: Arc<Recorder>,
    /// Batches that it still is to have.
    left: u64,
}

impl Traced {
    pub(super) fn new(path: PathBuf, batches: u64) -> Traced {
        Traced { path, recorder: Arc::default(), left: batches }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps what happens in `f`.
    pub(super) fn during<T>(&self, f: impl FnOnce() -> T) -> T {
        self.recorder.during(f)
    }

    /// Notes the end of a batch; whether that was the last one of the trace.
    pub(super) fn batch_done(&mut self, last: bool) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left == 0 || last
    }

    /// Writes the file.
    pub(super) fn write(&self, title: &str) -> Result<(), TrainError> {
        Ok(write_trace(&Description::new(title, &self.recorder, &device::default()?)?, &self.path)?)
    }
}
