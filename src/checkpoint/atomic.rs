//! Files that are either whole or not there: written under another name, flushed to the disk, then renamed.

use super::error::CheckpointError;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Errors that an I/O failure on a path can become.
pub(crate) trait FromIo {
    /// `doing` completes "cannot be …".
    fn from_io(path: &Path, doing: &'static str, source: io::Error) -> Self;
}

impl FromIo for CheckpointError {
    fn from_io(path: &Path, doing: &'static str, source: io::Error) -> CheckpointError {
        CheckpointError::Io { path: path.to_owned(), doing, source }
    }
}

impl FromIo for crate::data::DataError {
    fn from_io(path: &Path, doing: &'static str, source: io::Error) -> crate::data::DataError {
        crate::data::DataError::Io { path: path.to_owned(), doing, source }
    }
}

/// Writes a file by `fill`. Whatever fails, and whenever the process dies, `path` has its old content or all of the new.
pub(crate) fn write_file<E: FromIo>(path: &Path, fill: impl FnOnce(&mut File) -> Result<(), E>) -> Result<(), E> {
    let unfinished = unfinished(path);
    let result = (|| {
        let mut file = File::create(&unfinished).map_err(|e| E::from_io(&unfinished, "made", e))?;
        fill(&mut file)?;
        file.sync_all().map_err(|e| E::from_io(path, "written", e))?;
        fs::rename(&unfinished, path).map_err(|e| E::from_io(path, "put in place", e))
    })();
    if result.is_err() {
        // The error that is reported is the one that mattered; what is left over is only untidy.
        let _ = fs::remove_file(&unfinished);
        return result;
    }
    sync_folder(parent(path)).map_err(|e| E::from_io(path, "written", e))
}

/// Makes renames in a folder survive a loss of power.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Only Unix can open a folder; elsewhere the file system does as it does.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// The folder that a path is in.
pub(crate) fn parent(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Beside `path`, under a name that two processes do not share.
pub(crate) fn unfinished(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{UNFINISHED}-{name}-{}", std::process::id()))
}

/// What names of files and folders that are not finished start with, after a point.
pub(crate) const UNFINISHED: &str = "unfinished";
