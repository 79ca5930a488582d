//! The weights of a model in a folder: one safetensors file, or several with an index, as Hugging Face writes them.

use super::error::CheckpointError;
use super::safetensors::{HostTensor, SafeTensors};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The file with all weights.
pub const MODEL_FILE: &str = "model.safetensors";
const INDEX_FILE: &str = "model.safetensors.index.json";
/// The largest index that is read.
const MAX_INDEX: u64 = 100_000_000;

/// Weights by name, wherever they lie.
#[derive(Debug)]
pub struct Weights {
    path: PathBuf,
    files: Vec<SafeTensors>,
    /// Which file has each name.
    places: BTreeMap<String, usize>,
}

#[derive(Deserialize)]
struct Index {
    weight_map: BTreeMap<String, String>,
}

impl Weights {
    /// Opens a safetensors file, or a folder with one or several of them.
    pub fn open(path: &Path) -> Result<Weights, CheckpointError> {
        if path.is_file() {
            return Weights::from_files(path, [path.to_owned()]);
        }
        let (whole, index) = (path.join(MODEL_FILE), path.join(INDEX_FILE));
        if whole.is_file() {
            return Weights::from_files(path, [whole]);
        }
        if !index.is_file() {
            return Err(CheckpointError::NotFound { path: path.to_owned() });
        }
        let size = fs::metadata(&index).map_err(CheckpointError::io(&index, "read"))?.len();
        if size > MAX_INDEX {
            return Err(CheckpointError::invalid(&index, format!("an index of {size} bytes")));
        }
        let bytes = fs::read(&index).map_err(CheckpointError::io(&index, "read"))?;
        let map: Index = serde_json::from_slice(&bytes).map_err(|e| CheckpointError::invalid(&index, e))?;
        let names: BTreeSet<String> = map.weight_map.into_values().collect();
        if let Some(name) = names.iter().find(|name| Path::new(name).file_name() != Some(name.as_ref())) {
            return Err(CheckpointError::invalid(&index, format!("{name:?} is no file beside it")));
        }
        Weights::from_files(path, names.into_iter().map(|name| path.join(name)))
    }

    fn from_files(path: &Path, files: impl IntoIterator<Item = PathBuf>) -> Result<Weights, CheckpointError> {
        let files = files.into_iter().map(|file| SafeTensors::open(&file)).collect::<Result<Vec<_>, _>>()?;
        let places = files.iter().enumerate().flat_map(|(i, file)| file.names().into_iter().map(move |name| (name, i)));
        Ok(Weights { path: path.to_owned(), places: places.collect(), files })
    }

    /// All names, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// Whether there is a tensor of that name.
    pub fn contains(&self, name: &str) -> bool {
        self.places.contains_key(name)
    }

    /// Where the weights are, for messages.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads one tensor.
    pub fn read(&self, name: &str) -> Result<HostTensor, CheckpointError> {
        match self.places.get(name) {
            Some(&file) => self.files[file].read(name),
            None => {
                let nearest = self.names().min_by_key(|n| strsim::levenshtein(n, name)).map(str::to_owned);
                Err(CheckpointError::NoTensor { path: self.path.clone(), tensor: name.to_owned(), nearest })
            }
        }
    }
}
