//! Seeing kernels as they run, keeping one as a file, running it again elsewhere.

mod check;
mod curves;
mod diff;
mod error;
mod file;
mod folder;
mod kind;
mod level;
mod limits;
mod number;
mod print;
mod reduce;
mod report;
mod rerun;
mod step;
mod trace;
mod trail;

pub use check::{Checker, Coverage, Report, Wrong};
pub use curves::curves;
pub use diff::{Differ, Differs, Other};
pub use error::DebugError;
pub(crate) use file::plain;
pub use file::{Content, Saved};
pub use folder::{Folder, is_kernel};
pub use kiln_kernels::check::Limits as CheckLimits;
pub use kind::Kind;
pub(crate) use level::level;
pub use level::set_level;
pub use limits::Limits;
pub use number::Numbered;
pub(crate) use number::numbered;
pub(crate) use print::print;
pub use reduce::{Failure, failure, reduce};
pub use report::write_page;
pub use rerun::{Difference, Ran, is_for, rerun, rerun_text, source_of};
pub use step::{
    Argument, Curve, Description, KernelInfo, LaunchInfo, Memory, ParamInfo, PlanInfo, RewriteInfo, SpanInfo, Text, Value, describe_saved,
};
pub use trace::write_trace;
pub use trail::compare_runs;

use crate::checkpoint::atomic::FromIo;
use crate::error::{Error, Result};
use crate::schedule::{Launched, Origin};
use crate::tune;
use kiln_kernels::ir::{Access, Kernel, Param};
use kiln_runtime::{Device, RuntimeError, Slice};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// A kernel with what its parameters hold now.
///
/// # Errors
/// If they cannot be read.
pub fn saved(launched: &Launched<'_>) -> Result<Saved> {
    let mut saved = described(launched.kernel, launched.origins, &**launched.device);
    for (number, (param, arg)) in launched.kernel.params.iter().zip(launched.args).enumerate() {
        // What is only written is known by what it holds afterwards.
        if param.access != Access::Write {
            saved.data.insert(number, Content::Bytes(held(param, arg)?));
        }
    }
    Ok(saved)
}

/// Bytes of a parameter.
pub(crate) fn size(param: &Param) -> usize {
    param.len.max(0) as usize * param.dtype.size()
}

/// What a kernel's argument holds: memory may be larger than the parameter.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn held(param: &Param, arg: &Slice) -> kiln_runtime::Result<Vec<u8>> {
    let mut bytes = arg.read()?;
    bytes.truncate(size(param));
    Ok(bytes)
}

/// What the parameters that a kernel writes hold, by their numbers.
///
/// # Errors
/// If one cannot be read.
pub(crate) fn results(kernel: &Kernel, args: &[Slice]) -> kiln_runtime::Result<BTreeMap<usize, Vec<u8>>> {
    let written = kernel.params.iter().zip(args).enumerate().filter(|(_, (param, _))| param.access != Access::Read);
    written.map(|(number, (param, arg))| Ok((number, held(param, arg)?))).collect()
}

/// A kernel, to be run with generated numbers.
pub fn described(kernel: &Kernel, origins: &[Origin], device: &dyn Device) -> Saved {
    let target = device.target();
    Saved {
        kernel: kernel.clone(),
        device: device.name(),
        target: format!("{target:?}"),
        made: origins.iter().map(Origin::to_string).collect(),
        schedule: tune::schedule(kernel, target).ok(),
        data: kernel.params.iter().enumerate().map(|(at, _)| (at, Content::Numbers(at as u64))).collect(),
        want: Default::default(),
    }
}

/// Whether an error is the kernel's or the device's, not the user's data.
fn is_fault(error: &Error) -> bool {
    matches!(error, Error::Runtime(RuntimeError::Compile { .. } | RuntimeError::Fault { .. } | RuntimeError::Device { .. }))
}

/// The same error, naming the file that a failing kernel has been saved as. What its parameters hold is what the failure has left.
#[cold]
pub(crate) fn failed(error: Error, launched: &Launched<'_>) -> Error {
    if !is_fault(&error) {
        return error;
    }
    let saved = saved(launched).unwrap_or_else(|_| described(launched.kernel, launched.origins, &**launched.device));
    with_file(error, &saved)
}

/// The same for a kernel that did not compile.
#[cold]
pub(crate) fn refused(error: Error, kernel: &Kernel, device: &Arc<dyn Device>) -> Error {
    if is_fault(&error) { with_file(error, &described(kernel, &[], &**device)) } else { error }
}

fn with_file(error: Error, saved: &Saved) -> Error {
    let Error::Runtime(source) = error else { return error };
    match keep(saved) {
        Ok(path) => Error::Kernel { source, path },
        Err(reason) => Error::Unsaved { source, reason: Box::new(reason) },
    }
}

/// Writes a kernel among those that failed, under `failed` in the cache's folder.
///
/// # Errors
/// If that cannot be done, with the system's words: they are told beside another error.
pub(crate) fn keep(saved: &Saved) -> Result<PathBuf, DebugError> {
    let folder = crate::data::cache_folder().join("failed");
    let write = || -> Result<PathBuf, DebugError> {
        std::fs::create_dir_all(&folder).map_err(|e| DebugError::from_io(&folder, "made", e))?;
        let path = folder.join(file::file_name(saved));
        saved.write(&path)?;
        Ok(path)
    };
    write().map_err(|error| match error {
        DebugError::Io { path, doing, source } => DebugError::Unsaved { path, doing, reason: source.to_string() },
        other => other,
    })
}

#[cfg(test)]
mod tests;
