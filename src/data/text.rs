//! Texts in files: each `.txt` file is one, each line of a `.jsonl` file is one under the key `text`.

use super::error::DataError;
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a corpus, in the order of their paths.
#[derive(Clone, Debug)]
pub struct Corpus {
    root: PathBuf,
    files: Vec<PathBuf>,
}

#[derive(Deserialize)]
struct Line {
    text: String,
}

impl Corpus {
    /// Finds the text files at `path`: itself, or all in it and below it that are not hidden.
    pub fn open(path: &Path) -> Result<Corpus, DataError> {
        let mut files = Vec::new();
        if path.is_dir() {
            if path.join("index.json").is_file() {
                return Err(DataError::Mds { path: path.to_owned() });
            }
            collect(path, &mut files)?;
            files.sort();
        } else if path.is_file() {
            files.push(path.to_owned());
        } else {
            return Err(DataError::Missing { path: path.to_owned() });
        }
        if files.is_empty() {
            return Err(DataError::Empty { path: path.to_owned() });
        }
        Ok(Corpus { root: path.to_owned(), files })
    }

    /// Where the corpus is.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The files.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Calls `each` with every text, in order.
    pub fn for_each<E: From<DataError>>(&self, mut each: impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
        for path in &self.files {
            let bytes = fs::read(path).map_err(DataError::io(path, "read"))?;
            let text = std::str::from_utf8(&bytes)
                .map_err(|error| DataError::invalid(path, format!("not UTF-8 at byte {}", error.valid_up_to())))?;
            if !is_jsonl(path) {
                each(text)?;
                continue;
            }
            for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
                let line: Line = serde_json::from_str(line)
                    .map_err(|error| DataError::invalid(path, format!("line {}: no JSON object with a `text`: {error}", i + 1)))?;
                each(&line.text)?;
            }
        }
        Ok(())
    }
}

fn is_jsonl(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "jsonl")
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), DataError> {
    for entry in fs::read_dir(folder).map_err(DataError::io(folder, "listed"))? {
        let path = entry.map_err(DataError::io(folder, "listed"))?.path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')) {
            continue;
        }
        if path.is_dir() {
            collect(&path, files)?;
        } else if is_jsonl(&path) || path.extension().is_some_and(|e| e == "txt") {
            files.push(path);
        }
    }
    Ok(())
}
