//! Objects on disk: found by another device of the same kind, by no other, and compiled again when they are not as they were written.

mod common;

use common::*;
use kiln_cpu::{CpuDevice, CpuOptions, Engine, Level};
use kiln_kernels::program::Program;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

/// A folder of this test's own, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("kiln-cached-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    fn files(&self) -> Vec<PathBuf> {
        let mut files: Vec<PathBuf> = fs::read_dir(&self.0).into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        files
    }

    /// A fresh device that keeps its objects here, as another process would; none where there is no LLVM.
    fn device(&self, level: Option<Level>) -> Option<CpuDevice> {
        llvm(1)?;
        let cache = Some(self.0.clone());
        Some(CpuDevice::new(CpuOptions { engine: Engine::Llvm, threads: Some(1), level, cache, ..CpuOptions::default() }).unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Adds a constant to eight numbers.
fn plus(constant: f32) -> Program {
    program(&format!(
        "program plus items 8\n%0: f32[8] readwrite\ni = item : i64\nx = load %0[i] : f32\nc = const {constant} : f32\ny = add x c : f32\n\
         store %0[i] = y\n"
    ))
}

/// What the program makes of zeros.
fn result(device: &CpuDevice, program: &Program) -> Vec<u8> {
    run(device, program, &[vec![0; 32]]).unwrap().remove(0)
}

fn eight(value: f32) -> Vec<u8> {
    value.to_le_bytes().repeat(8)
}

#[test]
fn another_device_finds_what_one_has_compiled() {
    let folder = Folder::new("finds");
    let Some(first) = folder.device(None) else { return };
    assert_eq!(result(&first, &plus(1.5)), eight(1.5));
    let [entry] = &folder.files()[..] else { panic!("{:?}", folder.files()) };
    // Young enough not to be marked as used; it would be younger if it were written again.
    let hour = SystemTime::now() - Duration::from_secs(3600);
    fs::File::options().append(true).open(entry).unwrap().set_modified(hour).unwrap();
    let written = || fs::metadata(entry).unwrap().modified().unwrap();
    let before = written();
    let second = folder.device(None).unwrap();
    let mut renamed = plus(1.5);
    renamed.name = "other".into();
    assert_eq!(result(&second, &renamed), eight(1.5));
    assert_eq!(written(), before, "compiled again");
    assert_eq!(folder.files().len(), 1, "a name is no reason to compile again");
    assert_eq!(result(&second, &plus(2.5)), eight(2.5));
    assert_eq!(folder.files().len(), 2);
    // Code for another kind of processor is another object.
    result(&folder.device(Some(Level::Baseline)).unwrap(), &plus(1.5));
    assert_eq!(folder.files().len(), 3);
}

#[test]
fn what_is_damaged_is_compiled_again() {
    let folder = Folder::new("damaged");
    let Some(first) = folder.device(None) else { return };
    result(&first, &plus(1.0));
    let entry = folder.files().remove(0);
    let whole = fs::read(&entry).unwrap();
    result(&first, &plus(3.0));
    let other = fs::read(folder.files().into_iter().find(|f| *f != entry).unwrap()).unwrap();
    let mut flipped = whole.clone();
    *flipped.last_mut().unwrap() ^= 1;
    for damage in [&flipped[..], &whole[..whole.len() / 2], b"", b"not an object", &other] {
        fs::write(&entry, damage).unwrap();
        assert_eq!(result(&folder.device(None).unwrap(), &plus(1.0)), eight(1.0));
        assert_eq!(fs::read(&entry).unwrap(), whole, "replaced by what it was");
    }
}

#[test]
fn a_folder_that_cannot_be_written_changes_nothing() {
    let folder = Folder::new("unwritable");
    fs::write(&folder.0, "a file where the folder would be").unwrap();
    let inside = Folder(folder.0.join("inside"));
    let Some(device) = inside.device(None) else { return };
    assert_eq!(result(&device, &plus(1.0)), eight(1.0));
    fs::remove_file(&folder.0).unwrap();
}
