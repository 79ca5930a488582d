//! The kernels of a run, without the run.

use super::config::Config;
use super::error::TrainError;
use super::setup;
use super::step::{Numerics, TrainSteps};
use crate::data::Batch;
use crate::debug::{Description, Numbered, numbered};
use crate::device;
use crate::models::Mpt;
use crate::nn::Module;
use crate::optim::Optimizer;
use crate::schedule::{Origin, Recorder, observed, record};
use crate::tensor::Rng;
use kiln_kernels::ir::Kernel;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::rc::Rc;
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

/// Takes one step as [`origins`] does, and shows an observer each kernel that runs on the way: those of the step with their places in
/// [`origins`], those that make the model without any.
///
/// # Errors
/// As the run itself, and what the observer gives.
pub(crate) fn observe(config: &Config, observer: Numbered) -> Result<(), TrainError> {
    let batch = first_batch(config)?;
    let observer = Rc::new(RefCell::new(observer));
    let before = observer.clone();
    let mut stepper = observed(Box::new(move |launched| before.borrow_mut()(launched, None)), || Stepper::new(config))?;
    let step = numbered(Box::new(move |launched, number| observer.borrow_mut()(launched, number)));
    observed(step, || stepper.step(config, &batch))
}

/// The steps of a run, one of each taken.
fn first_step(config: &Config) -> Result<TrainSteps, TrainError> {
    step_on(config, &first_batch(config)?)
}

fn first_batch(config: &Config) -> Result<Batch, TrainError> {
    let tokenizer = setup::open_tokenizer(config, None)?;
    let (train, _) = setup::open_data(config, &tokenizer)?;
    Ok(train.next(&mut Default::default())?)
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
    let mut stepper = Stepper::new(config)?;
    stepper.step(config, batch)?;
    Ok(stepper.steps)
}

/// A training step with all that is known of it: how it was compiled, how long each launch took, what lay in memory when. Takes a step that
/// compiles, and two more, on a model that is thrown away and on tokens drawn at random; writes no file and reads no data.
///
/// # Errors
/// As the run itself.
pub fn description(config: &Config) -> Result<Description, TrainError> {
    const STEPS: usize = 3;
    let (sequences, length) = (config.global_train_batch_size, config.train.max_seq_len);
    let recorder = Arc::new(Recorder::default());
    recorder.during(|| {
        let mut stepper = Stepper::new(config)?;
        name_tensors(&stepper.model, &stepper.optimizer, &stepper.steps)?;
        // What making the model took is no part of a step.
        recorder.forget();
        let tokens = random_tokens(sequences * length, config.model.vocab_size);
        (0..STEPS).try_for_each(|_| stepper.step(config, &Batch { tokens: tokens.clone(), sequences, length }))
    })?;
    Ok(Description::new(&format!("{}, {:?}", config.run_name, config.precision), &recorder, &device::default()?)?)
}

/// Gives the memory of a run the names that people know, if anybody keeps what happens.
pub(super) fn name_tensors(model: &Mpt, optimizer: &Optimizer, steps: &TrainSteps) -> Result<(), TrainError> {
    if record::current().is_none() {
        return Ok(());
    }
    model.state_dict().into_iter().try_for_each(|(name, tensor)| record::name(|| name, &tensor))?;
    optimizer.state_dict()?.into_iter().try_for_each(|(name, tensor)| record::name(|| name, &tensor))?;
    steps.named(&model.named_parameters()).into_iter().try_for_each(|(name, tensor)| record::name(|| name, &tensor))?;
    Ok(())
}

/// Tokens of a vocabulary, the same each time: the upper bits of a linear congruential generator (Knuth's MMIX).
fn random_tokens(count: usize, vocabulary: usize) -> Vec<i32> {
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((state >> 33) % vocabulary.max(1) as u64) as i32
    };
    (0..count).map(|_| next()).collect()
}

/// A model that is made for its steps, and thrown away.
struct Stepper {
    model: Mpt,
    optimizer: Optimizer,
    steps: TrainSteps,
}

impl Stepper {
    fn new(config: &Config) -> Result<Stepper, TrainError> {
        let model = Mpt::new(config.model.clone(), &Rng::new(config.seed))?;
        let optimizer = setup::new_optimizer(config, &model)?;
        let numerics = Numerics::new(config.precision, &model)?;
        let steps = TrainSteps::new(&optimizer, setup::microbatch(config), config.clipping, numerics)?;
        let steps = steps.with_checkpointing(config.checkpointing);
        steps.numerics().casts.refresh()?;
        Ok(Stepper { model, optimizer, steps })
    }

    fn step(&mut self, config: &Config, batch: &Batch) -> Result<(), TrainError> {
        let groups = config.param_groups.iter().map(|group| &group.options);
        let rates: Vec<f64> = std::iter::once(&config.optimizer).chain(groups).map(|options| options.lr()).collect();
        self.steps.run(&self.model, &mut self.optimizer, batch, &rates, config.seed)?;
        Ok(())
    }
}
