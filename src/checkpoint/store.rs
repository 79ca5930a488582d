//! The checkpoints of a run: a folder with one folder each, `ep{epoch}-ba{batch}`.
//!
//! A checkpoint is filled under another name, flushed to the disk and renamed, so a folder of that name is whole whatever happened: a full disk,
//! `kill -9`, a power cut. The file `latest` names the newest. What a process left behind when it died is removed by the next.

use super::atomic::{self, UNFINISHED};
use super::error::CheckpointError;
use super::weights::MODEL_FILE;
use crate::data::Position;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The state of the optimizer, beside the weights.
pub const OPTIMIZER_FILE: &str = "optimizer.safetensors";
const STATE_FILE: &str = "state.json";
const LATEST_FILE: &str = "latest";
const FORMAT: u32 = 1;
/// No run has taken a thousand years.
const MOST_SECONDS: f64 = 3.2e10;

/// Everything about a run that is neither a tensor nor in the configuration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrainState {
    /// The version of the layout.
    pub format: u32,
    /// Optimizer steps that are done.
    pub batch: u64,
    /// Sequences that were trained on.
    pub samples: u64,
    /// Tokens that were trained on.
    pub tokens: u64,
    /// Where the data goes on.
    pub data: Position,
    /// What all random numbers are drawn from. Each is a function of this, its place and the batch, so there is no other random state.
    pub seed: u64,
    /// A digest of the settings that decide on the result.
    pub config_hash: String,
    /// What the digest is of, by key as the configuration writes it.
    #[serde(default)]
    pub settings: BTreeMap<String, String>,
    /// How many batches the run was to have when this was saved; 0 if that is not known.
    #[serde(default)]
    pub planned: u64,
    /// What the loss is scaled by and for how many steps it was right, where gradients are f16.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scaler: Option<ScalerState>,
    /// Seconds spent in training.
    pub train_seconds: f64,
    /// Seconds spent in evaluation.
    pub val_seconds: f64,
}

/// The state of a [`LossScaler`](crate::optim::LossScaler).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScalerState {
    /// What the loss is multiplied by.
    pub scale: f32,
    /// Good steps since that has changed.
    pub good_steps: i32,
}

impl TrainState {
    /// A run that has done nothing yet.
    pub fn start(seed: u64, config_hash: String) -> TrainState {
        let data = Position::default();
        TrainState {
            format: FORMAT,
            batch: 0,
            samples: 0,
            tokens: 0,
            data,
            seed,
            config_hash,
            settings: BTreeMap::new(),
            planned: 0,
            scaler: None,
            train_seconds: 0.0,
            val_seconds: 0.0,
        }
    }

    /// Reads the state in a checkpoint's folder.
    pub fn read(checkpoint: &Path) -> Result<TrainState, CheckpointError> {
        let path = checkpoint.join(STATE_FILE);
        let bytes = fs::read(&path).map_err(CheckpointError::io(&path, "read"))?;
        let state: TrainState = serde_json::from_slice(&bytes).map_err(|e| CheckpointError::invalid(&path, e))?;
        if state.format != FORMAT {
            return Err(CheckpointError::invalid(&path, format!("format {}; this program reads {FORMAT}", state.format)));
        }
        for (key, seconds) in [("train_seconds", state.train_seconds), ("val_seconds", state.val_seconds)] {
            if !(0.0..MOST_SECONDS).contains(&seconds) {
                return Err(CheckpointError::invalid(&path, format!("{key} is {seconds}, which is no time that a run has taken")));
            }
        }
        Ok(state)
    }

    fn name(&self) -> String {
        format!("ep{}-ba{}", self.data.epoch, self.batch)
    }
}

/// A folder of checkpoints.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    keep: Option<usize>,
}

impl Store {
    /// Makes the folder if need be. `keep` is how many checkpoints stay, `None` for all.
    pub fn open(folder: &Path, keep: Option<usize>) -> Result<Store, CheckpointError> {
        fs::create_dir_all(folder).map_err(CheckpointError::io(folder, "made"))?;
        Ok(Store { folder: folder.to_owned(), keep })
    }

    /// Writes a checkpoint: `fill` puts files into the folder that it is given. Gives the checkpoint's path.
    pub fn save<E: From<CheckpointError>>(&self, state: &TrainState, fill: impl FnOnce(&Path) -> Result<(), E>) -> Result<PathBuf, E> {
        self.sweep();
        let path = self.folder.join(state.name());
        let unfinished = atomic::unfinished(&path);
        let written = fs::create_dir_all(&unfinished)
            .map_err(|e| CheckpointError::io(&unfinished, "made")(e).into())
            .and_then(|()| fill(&unfinished))
            .and_then(|()| Ok(self.finish(state, &unfinished, &path)?));
        if let Err(error) = written {
            // The error that is reported is the one that mattered; what is left over is only untidy.
            let _ = fs::remove_dir_all(&unfinished);
            return Err(error);
        }
        self.prune(&path)?;
        Ok(path)
    }

    fn finish(&self, state: &TrainState, unfinished: &Path, path: &Path) -> Result<(), CheckpointError> {
        let json = serde_json::to_vec_pretty(state).map_err(|e| CheckpointError::invalid(path, e))?;
        let state_path = unfinished.join(STATE_FILE);
        fs::write(&state_path, json).map_err(CheckpointError::io(&state_path, "written"))?;
        for entry in fs::read_dir(unfinished).map_err(CheckpointError::io(unfinished, "listed"))? {
            let file = entry.map_err(CheckpointError::io(unfinished, "listed"))?.path();
            File::open(&file).and_then(|f| f.sync_all()).map_err(CheckpointError::io(&file, "written"))?;
        }
        let io = |error| CheckpointError::io(path, "put in place")(error);
        atomic::sync_folder(unfinished).map_err(io)?;
        if path.exists() {
            // The same batch again, after going back to an older checkpoint: make room, in one step.
            let old = atomic::unfinished(&self.folder.join(format!("old-{}", state.name())));
            fs::rename(path, &old).map_err(io)?;
            fs::rename(unfinished, path).map_err(io)?;
            fs::remove_dir_all(&old).map_err(io)?;
        } else {
            fs::rename(unfinished, path).map_err(io)?;
        }
        atomic::sync_folder(&self.folder).map_err(io)?;
        atomic::write_file(&self.folder.join(LATEST_FILE), |file| {
            file.write_all(state.name().as_bytes()).map_err(CheckpointError::io(path, "named the latest"))
        })
    }

    /// Removes all but the newest checkpoints. `newest` stays in any case.
    fn prune(&self, newest: &Path) -> Result<(), CheckpointError> {
        let Some(keep) = self.keep else { return Ok(()) };
        let mut all = self.list()?;
        all.retain(|path| path != newest);
        let surplus = (all.len() + 1).saturating_sub(keep);
        for path in all.into_iter().take(surplus) {
            remove(&path)?;
        }
        Ok(())
    }

    /// Removes all checkpoints.
    pub fn clear(&self) -> Result<(), CheckpointError> {
        self.list()?.iter().try_for_each(|path| remove(path))
    }

    /// Removes what processes left behind that died. What cannot be removed is only untidy.
    fn sweep(&self) {
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            if name.to_string_lossy().starts_with(&format!(".{UNFINISHED}-")) {
                let path = entry.path();
                let _ = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
            }
        }
    }

    /// All checkpoints, oldest first.
    pub fn list(&self) -> Result<Vec<PathBuf>, CheckpointError> {
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.folder).map_err(CheckpointError::io(&self.folder, "listed"))? {
            let entry = entry.map_err(CheckpointError::io(&self.folder, "listed"))?;
            if let Some(batch) = batch_of(&entry.file_name().to_string_lossy()) {
                found.push((batch, entry.path()));
            }
        }
        found.sort();
        Ok(found.into_iter().map(|(_, path)| path).collect())
    }

    /// The checkpoint to go on from: the one that `latest` names, or the one with the most batches.
    pub fn latest(&self) -> Result<Option<PathBuf>, CheckpointError> {
        let named = fs::read_to_string(self.folder.join(LATEST_FILE)).ok().filter(|name| batch_of(name).is_some());
        if let Some(path) = named.map(|name| self.folder.join(name))
            && path.join(STATE_FILE).is_file()
        {
            return Ok(Some(path));
        }
        Ok(self.list()?.into_iter().rfind(|path| path.join(STATE_FILE).is_file()))
    }
}

/// Removes a checkpoint. It is renamed first: a removal that is cut short must not leave half a checkpoint under a checkpoint's name.
fn remove(path: &Path) -> Result<(), CheckpointError> {
    let old = atomic::unfinished(path);
    fs::rename(path, &old).and_then(|()| fs::remove_dir_all(&old)).map_err(CheckpointError::io(path, "removed"))
}

/// The batch in the name of a checkpoint, `ep3-ba100`.
fn batch_of(name: &str) -> Option<u64> {
    let (epoch, batch) = name.strip_prefix("ep")?.split_once("-ba")?;
    epoch.parse::<u64>().ok()?;
    batch.parse().ok()
}

/// The folder with weights that a user means by `path`: itself, or the newest checkpoint in it.
pub fn find(path: &Path) -> Result<PathBuf, CheckpointError> {
    if path.is_file() || path.join(MODEL_FILE).is_file() || path.join(format!("{MODEL_FILE}.index.json")).is_file() {
        return Ok(path.to_owned());
    }
    let not_found = || CheckpointError::NotFound { path: path.to_owned() };
    if !path.is_dir() {
        return Err(not_found());
    }
    Store { folder: path.to_owned(), keep: None }.latest()?.ok_or_else(not_found)
}
