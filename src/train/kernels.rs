//! The kernels of a run, without the run.

use super::config::Config;
use super::error::TrainError;
use super::setup;
use super::step::{Numerics, TrainSteps};
use crate::data::Batch;
use crate::models::Mpt;
use crate::schedule::Origin;
use crate::tensor::Rng;
use kiln_kernels::ir::Kernel;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// The different kernels of a configuration's training step, in the order in which they first run. Takes one step, on a model that is thrown away;
/// writes no file and reads no checkpoint.
///
/// # Errors
/// As the run itself.
pub fn kernels(config: &Config) -> Result<Vec<Kernel>, TrainError> {
    let steps = first_step(config)?;
    let mut seen = FxHashSet::default();
    Ok(steps.kernels().filter(|kernel| seen.insert(*kernel)).cloned().collect())
}

/// A kernel, and what it does for the model.
pub type Made = (Arc<Kernel>, Vec<Origin>);

/// All kernels of a configuration's training step, in the order in which they run, with what each does for the model.
///
/// # Errors
/// As the run itself.
pub fn origins(config: &Config) -> Result<Vec<Made>, TrainError> {
    Ok(first_step(config)?.origins().map(|(kernel, origins)| (kernel.clone(), origins.to_vec())).collect())
}

/// The steps of a run, one of each taken.
fn first_step(config: &Config) -> Result<TrainSteps, TrainError> {
    let tokenizer = setup::open_tokenizer(config, None)?;
    let (train, _) = setup::open_data(config, &tokenizer)?;
    step_on(config, &train.next(&mut Default::default())?)
}

/// Those kernels, and how often a batch launches each, without any data: for a device that computes nothing.
///
/// # Errors
/// As the run itself.
pub(crate) fn launches(config: &Config) -> Result<Vec<(Kernel, usize)>, TrainError> {
    let (sequences, length) = (config.global_train_batch_size, config.train.max_seq_len);
    let steps = step_on(config, &Batch { tokens: vec![0; sequences * length], sequences, length })?;
    let mut places: FxHashMap<&Kernel, usize> = FxHashMap::default();
    let mut found: Vec<(Kernel, usize)> = Vec::new();
    for (kernel, times) in steps.launches(sequences) {
        let at = *places.entry(kernel).or_insert(found.len());
        if at == found.len() {
            found.push((kernel.clone(), 0));
        }
        found[at].1 += times;
    }
    Ok(found)
}

/// The captured parts of one step on a batch, taken on a model that is thrown away.
fn step_on(config: &Config, batch: &Batch) -> Result<TrainSteps, TrainError> {
    let model = Mpt::new(config.model.clone(), &Rng::new(config.seed))?;
    let mut optimizer = setup::new_optimizer(config, &model)?;
    let numerics = Numerics::new(config.precision, &model)?;
    let steps = TrainSteps::new(&optimizer, setup::microbatch(config), config.clipping, numerics)?;
    let mut steps = steps.with_checkpointing(config.checkpointing);
    steps.numerics().casts.refresh()?;
    let groups = config.param_groups.iter().map(|group| &group.options);
    let rates: Vec<f64> = std::iter::once(&config.optimizer).chain(groups).map(|options| options.lr()).collect();
    steps.run(&model, &mut optimizer, batch, &rates, config.seed)?;
    Ok(steps)
}
