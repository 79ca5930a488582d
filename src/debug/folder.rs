//! A folder of kernels, saved one after the other. What was interrupted is not taken for the whole.

use super::error::DebugError;
use super::file::Saved;
use super::plain;
use crate::checkpoint::atomic::write_file;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The file that says how many kernels there are; it is written last.
const COUNT: &str = "count";

/// A folder that kernels are being saved in.
pub struct Folder {
    path: PathBuf,
    count: usize,
}

impl Folder {
    /// Makes it.
    ///
    /// # Errors
    /// If it cannot be made, or has kernels already: those of two steps would be taken for one.
    pub fn new(path: &Path) -> Result<Folder, DebugError> {
        fs::create_dir_all(path).map_err(io(path, "made"))?;
        if !kernels(path)?.is_empty() || path.join(COUNT).exists() {
            return Err(wrong(path, "there are kernels in it already: name another folder, or remove it"));
        }
        Ok(Folder { path: path.to_owned(), count: 0 })
    }

    /// Saves a kernel, which sorts by this number.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, number: usize, saved: &Saved) -> Result<(), DebugError> {
        self.count += 1;
        saved.write(&self.path.join(format!("{number:05}-{}.kiln", plain(&saved.kernel.name))))
    }

    /// All are there; gives how many.
    ///
    /// # Errors
    /// If their number cannot be written.
    pub fn end(self) -> Result<usize, DebugError> {
        let path = self.path.join(COUNT);
        write_file(&path, |file| writeln!(file, "{}", self.count).map_err(io(&path, "written")))?;
        Ok(self.count)
    }

    /// The number of a kernel in a folder, by its file's name; 0 of one that a user has named.
    pub fn number(path: &Path) -> usize {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.split('-').next().and_then(|number| number.parse().ok()).unwrap_or(0)
    }

    /// The kernels of a folder, in their order.
    ///
    /// # Errors
    /// If it cannot be read, or does not have all of them.
    pub fn open(path: &Path) -> Result<Vec<PathBuf>, DebugError> {
        let found = kernels(path)?;
        let count = fs::read_to_string(path.join(COUNT)).ok().and_then(|text| text.trim().parse::<usize>().ok());
        match count {
            Some(count) if found.len() == count && count > 0 => Ok(found),
            Some(count) => Err(wrong(path, &format!("{} kernels of {count} are there: save them again", found.len()))),
            None => Err(wrong(path, "no kernels have been saved in it to the end: save them again, with --save")),
        }
    }
}

/// Whether a file is one of a kernel, by its name.
pub fn is_kernel(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "kiln")
}

fn kernels(path: &Path) -> Result<Vec<PathBuf>, DebugError> {
    let entries = fs::read_dir(path).map_err(io(path, "read"))?;
    let mut all = entries.map(|entry| Ok(entry.map_err(io(path, "read"))?.path())).collect::<Result<Vec<_>, _>>()?;
    all.retain(|path| is_kernel(path));
    all.sort_unstable();
    Ok(all)
}

fn io(path: &Path, doing: &'static str) -> impl FnOnce(std::io::Error) -> DebugError {
    let path = path.to_owned();
    move |source| DebugError::Io { path, doing, source }
}

fn wrong(path: &Path, reason: &str) -> DebugError {
    DebugError::Folder { path: path.to_owned(), reason: reason.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_whole_or_refused() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("kernels");
        let text =
            "kiln kernel 1\nkernel k\n%0: f32[2] write\nr0: 2\ndomain r0\nn0 = range r0 : i64\nn1 = const 1.0 : f32\nstore %0[n0] = n1\n";
        let saved = Saved::parse(Path::new("k.kiln"), text).unwrap();
        let mut folder = Folder::new(&path).unwrap();
        folder.add(1, &saved).unwrap();
        folder.add(0, &saved).unwrap();
        let message = |e: DebugError| e.to_string();
        assert!(message(Folder::open(&path).unwrap_err()).contains("to the end"), "interrupted");
        assert_eq!(folder.end().unwrap(), 2);
        let names: Vec<_> = Folder::open(&path).unwrap().iter().map(|p| p.file_name().unwrap().to_owned()).collect();
        assert_eq!(names, ["00000-k.kiln", "00001-k.kiln"]);
        assert!(message(Folder::new(&path).err().unwrap()).contains("already"));
        fs::remove_file(path.join("00001-k.kiln")).unwrap();
        assert!(message(Folder::open(&path).unwrap_err()).contains("1 kernels of 2"));
        let empty = place.path().join("empty");
        assert_eq!(Folder::new(&empty).unwrap().end().unwrap(), 0);
        assert!(message(Folder::open(&empty).unwrap_err()).contains("0 kernels of 0"));
        assert!(message(Folder::open(place.path().join("no").as_path()).unwrap_err()).contains("read"));
    }
}
