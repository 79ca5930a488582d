//! Files that are either whole or not there: written under another name, flushed to the disk, then renamed.

use super::error::CheckpointError;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

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

/// Writes a file by `fill`. Whatever fails, and whenever the process dies, `path` has its old content or all of the new. A link stays one; what
/// is there and no file is left alone.
pub(crate) fn write_file<E: FromIo>(path: &Path, fill: impl FnOnce(&mut File) -> Result<(), E>) -> Result<(), E> {
    let path = &target(path).map_err(|e| E::from_io(path, "replaced", e))?;
    sweep(parent(path));
    let unfinished = unfinished(path);
    let result = (|| {
        let mut file = File::create(&unfinished).map_err(|e| E::from_io(path, "made", e))?;
        // Where there are no locks, nothing is swept either.
        let _ = file.try_lock();
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

/// Whether a file can be written there: looked at before the work of which it is to be the result. Leaves what is there alone.
pub(crate) fn writable<E: FromIo>(path: &Path) -> Result<(), E> {
    let place = &target(path).map_err(|e| E::from_io(path, "replaced", e))?;
    let probe = unfinished(place);
    let made = File::create(&probe).map(drop).and_then(|()| fs::remove_file(&probe));
    made.map_err(|e| E::from_io(path, "made", e))
}

/// A file that has not grown for so long may be left over: a writer locks it right after it has made it.
const LEFT: Duration = Duration::from_secs(10);

/// Removes the unfinished files of processes that died while they wrote into a folder: nobody holds their locks. What cannot be removed is only
/// untidy.
fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(&format!(".{UNFINISHED}-")) && entry.file_type().is_ok_and(|t| t.is_file()) {
            let old = entry.metadata().and_then(|known| known.modified()).is_ok_and(|at| at.elapsed().is_ok_and(|age| age >= LEFT));
            let dead = || File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok());
            if old && dead() {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// The file that a path means.
fn target(path: &Path) -> io::Result<PathBuf> {
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => Err(io::Error::other("a folder or a device has that name")),
        Ok(_) if fs::symlink_metadata(path)?.is_symlink() => fs::canonicalize(path),
        _ => Ok(path.to_owned()),
    }
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

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use crate::debug::DebugError;
    use std::io::Write;

    fn write(path: &Path) -> Result<(), DebugError> {
        write_file(path, |file| file.write_all(b"new").map_err(|e| DebugError::from_io(path, "written", e)))
    }

    #[test]
    fn what_died_while_it_wrote_is_swept_and_what_writes_is_not() {
        let place = tempfile::tempdir().unwrap();
        let long_ago = std::time::SystemTime::now() - 2 * LEFT;
        let make = |name: &str| {
            let path = place.path().join(name);
            let file = File::create(&path).unwrap();
            file.set_modified(long_ago).unwrap();
            (path, file)
        };
        let (dead, _) = make(".unfinished-k.kiln-4000000");
        let (writing, file) = make(".unfinished-k.kiln-4000001");
        file.lock().unwrap();
        let (other, _) = make("unfinished-notes");
        let young = place.path().join(".unfinished-young-4000002");
        fs::write(&young, "").unwrap();
        write(&place.path().join("file")).unwrap();
        assert_eq!([&dead, &writing, &other, &young].map(|path| path.exists()), [false, true, true, true]);
    }

    #[test]
    fn a_place_is_looked_at_without_a_trace() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("file");
        writable::<DebugError>(&file).unwrap();
        assert!(fs::read_dir(place.path()).unwrap().next().is_none());
        fs::write(&file, "old").unwrap();
        writable::<DebugError>(&file).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "old");
        for (path, want) in [(place.path().join("no/file"), "made"), (place.path().to_owned(), "replaced"), ("/proc/file".into(), "made")] {
            let error = writable::<DebugError>(&path).unwrap_err().to_string();
            assert_eq!(error, format!("{}: cannot be {want}", path.display()));
        }
    }

    /// A result may be named by a link, or the place be taken by what is no file.
    #[test]
    fn links_stay_and_devices_are_left_alone() {
        let place = tempfile::tempdir().unwrap();
        let (file, link, folder) = (place.path().join("file"), place.path().join("link"), place.path().join("folder"));
        std::os::unix::fs::symlink(&file, &link).unwrap();
        fs::write(&file, "old").unwrap();
        write(&link).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        fs::create_dir(&folder).unwrap();
        for path in [&folder, Path::new("/dev/null")] {
            let error = write(path).unwrap_err();
            assert!(error.to_string().contains("replaced"), "{error}");
        }
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
        let missing = place.path().join("no/file");
        assert_eq!(write(&missing).unwrap_err().to_string(), format!("{}: cannot be made", missing.display()));
    }
}
