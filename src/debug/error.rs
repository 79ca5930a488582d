//! What is wrong with a saved kernel.

use std::path::PathBuf;

/// What is wrong with a file of a kernel, or with what is asked of it.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)] // the messages say what the fields are
pub enum DebugError {
    #[error("{}: cannot be {doing}", path.display())]
    Io { path: PathBuf, doing: &'static str, source: std::io::Error },
    #[error("{}: cannot be {doing}: {reason}", path.display())]
    Unsaved { path: PathBuf, doing: &'static str, reason: String },
    #[error("{}: is {is}; {hint}", path.display())]
    Kind { path: PathBuf, is: &'static str, hint: String },
    #[error("{}: {reason}", path.display())]
    Folder { path: PathBuf, reason: String },
    #[error("{}:{line}: {reason}", path.display())]
    Syntax { path: PathBuf, line: usize, reason: String },
    #[error("{}: {source}", path.display())]
    Unsound { path: PathBuf, source: Box<kiln_kernels::ir::VerifyError> },
    #[error("this schedule cannot be used for kernel {kernel}: {reason}")]
    Schedule { kernel: String, reason: String },
    #[error("{name}={value:?} is not a number from 0 to 5")]
    Level { name: &'static str, value: String },
    #[error("{name}={value:?} is not a number of batches")]
    Batches { name: &'static str, value: String },
    #[error("what is to run in place of kernel {kernel} has other parameters")]
    Parameters { kernel: String },
    #[error("no kernel that ran is {kernel}, as it was saved")]
    NotThere { kernel: String },
    #[error("a kernel is not what it should be\n{reports}")]
    Found { reports: String },
}
