//! The kernels of a run, without the run.

use super::config::Config;
use super::error::TrainError;
use super::setup;
use super::step::{Numerics, TrainSteps};
use crate::models::Mpt;
use crate::tensor::Rng;
use kiln_kernels::ir::Kernel;
use rustc_hash::FxHashSet;

/// The different kernels of a configuration's training step, in the order in which they first run. Takes one step, on a model that is thrown away;
/// writes no file and reads no checkpoint.
///
/// # Errors
/// As the run itself.
pub fn kernels(config: &Config) -> Result<Vec<Kernel>, TrainError> {
    let tokenizer = setup::open_tokenizer(config, None)?;
    let (train, _) = setup::open_data(config, &tokenizer)?;
    let model = Mpt::new(config.model.clone(), &Rng::new(config.seed))?;
    let mut optimizer = setup::new_optimizer(config, &model)?;
    let numerics = Numerics::new(config.precision, &model)?;
    let steps = TrainSteps::new(&optimizer, setup::microbatch(config), config.clipping, numerics)?;
    let mut steps = steps.with_checkpointing(config.checkpointing);
    steps.numerics().casts.refresh()?;
    let batch = train.next(&mut Default::default())?;
    let groups = config.param_groups.iter().map(|group| &group.options);
    let rates: Vec<f64> = std::iter::once(&config.optimizer).chain(groups).map(|options| options.lr()).collect();
    steps.run(&model, &mut optimizer, &batch, &rates, config.seed)?;
    let mut seen = FxHashSet::default();
    Ok(steps.kernels().filter(|kernel| seen.insert(*kernel)).cloned().collect())
}
