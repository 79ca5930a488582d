//! What a file or a folder is, by what it begins with or has in it: commands that are given another kind say what it is, and which command
//! takes it.

use super::{DebugError, is_kernel};
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

/// Bytes of a file that are looked at.
const BEGINNING: u64 = 512;

/// What commands read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    /// A saved kernel.
    Kernel,
    /// A folder of them.
    Kernels,
    /// A step as data.
    Step,
    /// A training configuration.
    Config,
    /// A folder of a run.
    Run,
    /// A folder of a checkpoint, or a file of weights.
    Checkpoint,
    /// Schedules that a search found.
    Schedules,
    /// A page, a trace or a log, which nothing reads again.
    Output,
}

impl Kind {
    /// What there is at a path, if that is known.
    pub fn of(path: &Path) -> Option<Kind> {
        if path.is_dir() {
            return folder(path);
        }
        let mut beginning = Vec::new();
        File::open(path).ok()?.take(BEGINNING).read_to_end(&mut beginning).ok()?;
        let text = String::from_utf8_lossy(&beginning);
        let ends = |ending: &str| path.extension().is_some_and(|e| e.eq_ignore_ascii_case(ending));
        match () {
            () if text.starts_with("kiln kernel ") => Some(Kind::Kernel),
            () if text.starts_with("kiln schedules ") => Some(Kind::Schedules),
            () if text.starts_with("{\"format\":\"kiln step ") => Some(Kind::Step),
            () if text.starts_with("<!doctype html>") || text.starts_with("{\"displayTimeUnit\"") || ends("jsonl") => Some(Kind::Output),
            () if ends("safetensors") => Some(Kind::Checkpoint),
            () if is_kernel(path) => Some(Kind::Kernel),
            () if ends("yaml") || ends("yml") => Some(Kind::Config),
            () if ends("json") => Some(Kind::Step),
            () => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Kernel => "a kernel's file",
            Kind::Kernels => "a folder of kernels",
            Kind::Step => "the file of a step",
            Kind::Config => "a configuration",
            Kind::Run => "the folder of a run",
            Kind::Checkpoint => "a checkpoint",
            Kind::Schedules => "a file of schedules",
            Kind::Output => "a page, a trace or a log",
        }
    }

    fn use_of(self) -> &'static str {
        match self {
            Kind::Kernel | Kind::Kernels | Kind::Step => "kiln debug list, show, run, check, diff, reduce and report take it",
            Kind::Config => "kiln train and kiln debug take it",
            Kind::Run => "kiln debug report draws its curves, kiln generate and kiln eval use its newest checkpoint",
            Kind::Checkpoint => "kiln generate and kiln eval take it",
            Kind::Schedules => "--tuned takes it",
            Kind::Output => "it is for looking at, and nothing reads it again",
        }
    }

    /// That what is at a path is one of these, if it can be told.
    ///
    /// # Errors
    /// If it is something else, with what takes that.
    pub fn expect(path: &Path, wanted: &[Kind]) -> Result<Option<Kind>, DebugError> {
        let found = Kind::of(path);
        match found {
            Some(kind) if !wanted.contains(&kind) => {
                let wanted: Vec<&str> = wanted.iter().map(|kind| kind.name()).collect();
                let hint = format!("{} was expected, and {}", wanted.join(" or "), kind.use_of());
                Err(DebugError::Kind { path: path.to_owned(), is: kind.name(), hint })
            }
            _ => Ok(found),
        }
    }
}

fn folder(path: &Path) -> Option<Kind> {
    let has = |name: &str| path.join(name).exists();
    let names = || fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    match () {
        () if has("model.safetensors") || has("model.safetensors.index.json") => Some(Kind::Checkpoint),
        () if has("metrics.jsonl") => Some(Kind::Run),
        () if has("count") || names().any(|path| is_kernel(&path)) => Some(Kind::Kernels),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_of_another_kind_is_named() {
        let place = tempfile::tempdir().unwrap();
        let path = |name: &str| place.path().join(name);
        for (name, text, kind) in [
            ("k.txt", "kiln kernel 1\n", Some(Kind::Kernel)),
            ("k.kiln", "", Some(Kind::Kernel)),
            ("t", "kiln schedules 1\n", Some(Kind::Schedules)),
            ("s", "{\"format\":\"kiln step 1\",", Some(Kind::Step)),
            ("c.yaml", "model: {}", Some(Kind::Config)),
            ("m.safetensors", "\u{1}", Some(Kind::Checkpoint)),
            ("p.html", "<!doctype html>", Some(Kind::Output)),
            ("metrics.jsonl", "{}", Some(Kind::Output)),
            ("notes", "notes", None),
        ] {
            fs::write(path(name), text).unwrap();
            assert_eq!(Kind::of(&path(name)), kind, "{name}");
        }
        for (name, file, kind) in
            [("ck", "model.safetensors", Kind::Checkpoint), ("run", "metrics.jsonl", Kind::Run), ("ks", "0.kiln", Kind::Kernels)]
        {
            fs::create_dir(path(name)).unwrap();
            fs::write(path(name).join(file), "").unwrap();
            assert_eq!(Kind::of(&path(name)), Some(kind), "{name}");
        }
        assert_eq!(Kind::of(&path("nowhere")), None);
        let error = Kind::expect(&path("ck"), &[Kind::Kernel, Kind::Config]).unwrap_err().to_string();
        assert!(
            error.ends_with("is a checkpoint; a kernel's file or a configuration was expected, and kiln generate and kiln eval take it"),
            "{error}"
        );
        assert!(Kind::expect(&path("notes"), &[Kind::Kernel]).is_ok(), "its reader says what is wrong with it");
    }
}
