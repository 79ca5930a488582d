//! A training run from a configuration: start or resume, steps, evaluations, checkpoints.

use super::chart;
use super::check::Checks;
use super::config::{Config, Rates, Time, Unit};
use super::error::TrainError;
use super::evaluate::Evaluator;
use super::kernels;
use super::metrics::{self, Metrics, Record, Speed};
use super::progress::Progress;
use super::saved;
use super::setup;
use super::step::{Numerics, TrainSteps};
use super::traced::Traced;
use crate::checkpoint::{self, CheckpointError, ScalerState, Store, TrainState};
use crate::data::{Loader, Position};
use crate::debug::DebugError;
use crate::models::{CausalLm, Mpt, Sampling, generate};
use crate::nn::Module;
use crate::optim::{LossScaler, Optimizer};
use crate::tensor::Rng;
use crate::tokenizer::Tokenizer;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const METRICS_FILE: &str = "metrics.jsonl";
const CHART_FILE: &str = "loss.svg";
/// A loss that overflows even at this scale does so without being scaled: the model has diverged.
const SMALLEST_SCALE: f32 = 1.0 / 65536.0;

/// What a finished run tells.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Where metrics, chart and checkpoints are.
    pub folder: PathBuf,
    /// Batches that are done.
    pub batch: u64,
    /// Seconds of training and evaluation.
    pub seconds: f64,
    /// The training loss, first and last.
    pub loss: Option<[f64; 2]>,
    /// The evaluation loss, first and last.
    pub eval: Option<[f64; 2]>,
    /// The newest checkpoint.
    pub checkpoint: Option<PathBuf>,
    /// Whether there are batches left: the run was stopped.
    pub stopped: bool,
}

/// A run that is ready to go.
pub struct Trainer {
    config: Config,
    folder: PathBuf,
    tokenizer: Tokenizer,
    model: Mpt,
    optimizer: Optimizer,
    steps: TrainSteps,
    train: Loader,
    eval: Option<Loader>,
    evaluator: Evaluator,
    store: Option<Store>,
    checkpoint: Option<PathBuf>,
    /// What is written to a trace, if anything is.
    traced: Option<Traced>,
    /// Why it was not.
    untraced: Option<TrainError>,
    /// The length that a resumed run was to have, if it is another one now.
    planned_before: Option<u64>,
    state: TrainState,
    rates: Rates,
    checks: Checks,
    /// Batches in the whole run.
    total: u64,
}

impl Trainer {
    /// Opens data, tokenizer and model, and goes on from a checkpoint if the configuration says so.
    pub fn new(config: Config) -> Result<Trainer, TrainError> {
        let store = config.save_folder.as_ref().map(|f| Store::open(f, config.save_num_checkpoints_to_keep)).transpose()?;
        let newest = store.as_ref().map(Store::latest).transpose()?.flatten();
        let tokenizer = setup::open_tokenizer(&config, newest.as_deref().filter(|_| config.autoresume))?;
        let (train, eval) = setup::open_data(&config, &tokenizer)?;
        let model = Mpt::new(config.model.clone(), &Rng::new(config.seed))?;
        let optimizer = setup::new_optimizer(&config, &model)?;
        let (rates, total) = setup::lengths(&config, &train);
        let numerics = Numerics::new(config.precision, &model)?;
        let steps =
            TrainSteps::new(&optimizer, setup::microbatch(&config), config.clipping, numerics)?.with_checkpointing(config.checkpointing);
        let folder = config.save_folder.clone().unwrap_or_else(|| Path::new("runs").join(&config.run_name));
        fs::create_dir_all(&folder).map_err(TrainError::io(&folder, "made"))?;
        let start = TrainState::start(config.seed, setup::config_hash(&config, &train));
        let state = TrainState { planned: total, settings: setup::settings(&config, &train), ..start };
        let evaluator = Evaluator::new(config.precision);
        let checks = Checks::from_settings(steps.numerics().scaler.is_some()).map_err(crate::Error::from)?;
        let mut trainer = Trainer {
            config,
            folder,
            tokenizer,
            model,
            optimizer,
            steps,
            train,
            eval,
            evaluator,
            store,
            checkpoint: None,
            traced: None,
            untraced: None,
            planned_before: None,
            state,
            rates,
            checks,
            total,
        };
        trainer.restore(newest)?;
        trainer.steps.numerics().casts.refresh()?;
        Ok(trainer)
    }

    /// Loads the checkpoint to go on from, if there is one. `newest` is that of an earlier run in the same folder.
    fn restore(&mut self, newest: Option<PathBuf>) -> Result<(), TrainError> {
        if let Some(path) = newest {
            if self.config.autoresume {
                return self.resume(&path);
            }
            if !self.config.save_overwrite {
                return Err(TrainError::Occupied { path });
            }
            if let Some(store) = &self.store {
                store.clear()?;
            }
        }
        let Some(path) = self.config.load_path.clone() else { return Ok(()) };
        let path = crate::checkpoint::find(&path)?;
        if self.config.load_weights_only { saved::load_model(&self.model, &path) } else { self.resume(&path) }
    }

    /// Takes over everything of a checkpoint.
    fn resume(&mut self, path: &Path) -> Result<(), TrainError> {
        let state = TrainState::read(path)?;
        if state.config_hash != self.state.config_hash {
            let differences = setup::differences(&state.settings, &self.state.settings);
            return Err(TrainError::OtherConfig { path: path.to_owned(), differences });
        }
        saved::load_model(&self.model, path)?;
        saved::load_optimizer(&mut self.optimizer, path)?;
        self.check(&state).map_err(|reason| CheckpointError::invalid(path, reason))?;
        self.resume_scaler(&state, path)?;
        self.planned_before = Some(state.planned).filter(|&n| n != 0 && n != self.total);
        self.state = TrainState { planned: self.total, ..state };
        self.checkpoint = Some(path.to_owned());
        Ok(())
    }

    /// All counters of a state follow from its batches: where they do not, the file is not what a run has written.
    fn check(&self, state: &TrainState) -> Result<(), String> {
        let TrainState { batch, data, .. } = state;
        let length = self.config.train.max_seq_len as u64;
        let counts = self.train.after(*batch).and_then(|(position, samples)| Some((position, samples, samples.checked_mul(length)?)));
        let Some((position, samples, tokens)) = counts else { return Err(format!("no run has done {batch} batches")) };
        if *data != position {
            let place = |p: Position| format!("sample {} of epoch {}", p.sample_in_epoch, p.epoch);
            return Err(format!("the data of batch {batch} goes on at {}, not at {}", place(position), place(*data)));
        }
        for (what, count, is) in
            [("samples", samples, state.samples), ("tokens", tokens, state.tokens), ("seed", self.config.seed, state.seed)]
        {
            if is != count {
                return Err(format!("`{what}` after {batch} batches is {count}, not {is}"));
            }
        }
        // A step that overflowed does not count.
        let steps = self.optimizer.steps();
        match self.steps.numerics().scaler {
            None if steps != *batch => Err(format!("the optimizer has taken {steps} steps in {batch} batches")),
            Some(_) if steps > *batch => Err(format!("the optimizer has taken {steps} steps in {batch} batches")),
            _ => Ok(()),
        }
    }

    fn resume_scaler(&self, state: &TrainState, path: &Path) -> Result<(), TrainError> {
        let invalid = |reason: String| CheckpointError::invalid(path, reason);
        match (&self.steps.numerics().scaler, state.scaler) {
            (None, None) => Ok(()),
            (Some(scaler), Some(ScalerState { scale, good_steps })) => {
                Ok(scaler.load_state((scale, good_steps)).map_err(|error| invalid(error.to_string()))?)
            }
            (Some(_), None) => Err(invalid("the state has no loss scale, which amp_fp16 needs".into()).into()),
            (None, Some(_)) => Err(invalid(format!("the state has a loss scale, which {} does not need", self.config.precision)).into()),
        }
    }

    /// Batches in the whole run.
    pub fn total_batches(&self) -> u64 {
        self.total
    }

    /// Batches that are done.
    pub fn batch_done(&self) -> u64 {
        self.state.batch
    }

    /// One line each on what will be trained, on what, and what was ignored.
    pub fn describe(&self) -> Vec<String> {
        let m = self.model.config();
        let mut lines = vec![
            format!(
                "model    {} parameters: {} layers of width {}, {} heads, {} tokens of context, vocabulary {}",
                grouped(self.model.parameter_count() as u64),
                m.n_layers,
                m.d_model,
                m.n_heads,
                m.max_seq_len,
                m.vocab_size
            ),
            format!(
                "data     {} sequences of {} tokens, {} batches an epoch; {} held out",
                grouped(self.train.sequences()),
                self.config.train.max_seq_len,
                grouped(self.train.batches_per_epoch()),
                self.eval.as_ref().map_or("none".into(), |eval| grouped(eval.sequences()))
            ),
            format!(
                "run      {} batches of {}, {} at a time, in {}, into {}",
                self.total,
                self.config.global_train_batch_size,
                self.steps.microbatch,
                self.config.precision,
                self.folder.display()
            ),
        ];
        if !self.config.ignored.is_empty() {
            lines.push(format!("ignored  {}", self.config.ignored.join(", ")));
        }
        if let Some(path) = &self.checkpoint {
            lines.push(format!("resumed  from {} at batch {}", path.display(), self.state.batch));
        }
        if let Some(before) = self.planned_before {
            lines.push(format!(
                "note     the run was to have {before} batches, and has {} now: its learning rates are those of the new length",
                self.total
            ));
        }
        lines
    }

    /// Trains to the end; or until `stop` is set: then it finishes the batch it is at, writes a checkpoint, and comes back.
    pub fn run(&mut self, progress: &Progress, stop: &AtomicBool) -> Result<Summary, TrainError> {
        let mut metrics = Metrics::open(&self.folder.join(METRICS_FILE), self.state.batch)?;
        let mut speed = Speed::new(self.config.speed_window);
        if self.state.batch == 0 && self.config.eval_first && self.eval.is_some() {
            let mut record = Record::new(0);
            self.evaluate(&mut record, progress, stop)?;
            metrics.write(&record)?;
            progress.batch(0, &record, None, true);
        }
        let begun = self.state.batch;
        while self.state.batch < self.total {
            let before = self.state.clone();
            let record = self.traced_batch(&before, &mut speed, progress, stop)?;
            metrics.write(&record)?;
            let line = self.due(self.config.console_log_interval, &before) || self.at_end() || before.batch == begun;
            progress.batch(self.state.batch, &record, self.time_left(&record), line);
            let stopping = is_set(stop);
            if self.store.is_some() && (self.due(self.config.save_interval, &before) || self.at_end() || stopping) {
                self.save()?;
                self.draw_chart()?;
            }
            if stopping {
                break;
            }
        }
        progress.finish();
        self.summarise()
    }

    /// Writes a trace of the next `batches` batches to a file; their kernels run one by one.
    ///
    /// # Errors
    /// If there can be no such file; if the device has no memory left.
    pub fn trace(&mut self, path: PathBuf, batches: u64) -> Result<(), TrainError> {
        checkpoint::writable::<DebugError>(&path)?;
        let traced = Traced::new(path, batches);
        traced.during(|| kernels::name_tensors(&self.model, &self.optimizer, &self.steps))?;
        self.traced = Some(traced);
        Ok(())
    }

    /// A batch with everything that is measured after it, and kept for a trace if there is one to be written.
    fn traced_batch(
        &mut self,
        before: &TrainState,
        speed: &mut Speed,
        progress: &Progress,
        stop: &AtomicBool,
    ) -> Result<Record, TrainError> {
        let Some(mut traced) = self.traced.take() else { return self.batch_with_evaluation(before, speed, progress, stop) };
        let record = traced.during(|| self.batch_with_evaluation(before, speed, progress, stop));
        let last = self.at_end() || record.is_err() || is_set(stop);
        if !traced.batch_done(last) {
            self.traced = Some(traced);
            return record;
        }
        match traced.write(&self.config.run_name) {
            Ok(()) => progress.note(&format!("written  {}", traced.path().display())),
            // The run is worth more than its trace: the error is told at its end.
            Err(error) => {
                progress.note(&format!("note     {error}; the run goes on"));
                self.untraced = Some(error);
            }
        }
        record
    }

    /// Why the trace was not written, if it was not.
    pub fn untraced(&mut self) -> Option<TrainError> {
        self.untraced.take()
    }

    fn at_end(&self) -> bool {
        self.state.batch == self.total
    }

    /// A batch with everything that is measured after it.
    fn batch_with_evaluation(
        &mut self,
        before: &TrainState,
        speed: &mut Speed,
        progress: &Progress,
        stop: &AtomicBool,
    ) -> Result<Record, TrainError> {
        let started = Instant::now();
        let mut record = self.batch(progress)?;
        self.state.train_seconds += started.elapsed().as_secs_f64();
        speed.note(self.state.samples, self.state.tokens, self.state.train_seconds, self.flops_per_token(), &mut record);
        if self.eval.is_some() && (self.due(self.config.eval_interval, before) || self.at_end()) {
            self.evaluate(&mut record, progress, stop)?;
        }
        self.note_times(&mut record);
        Ok(record)
    }

    fn time_left(&self, record: &Record) -> Option<Duration> {
        let rate = record.get("throughput/batches_per_sec")?;
        Duration::try_from_secs_f64((self.total - self.state.batch) as f64 / rate).ok()
    }

    /// Draws the chart and looks back on the whole run, processes before this one included.
    fn summarise(&self) -> Result<Summary, TrainError> {
        self.draw_chart()?;
        let records = Metrics::read(&self.folder.join(METRICS_FILE))?;
        let ends = |key| {
            let mut values = records.iter().filter_map(|record| record.get(key));
            let first = values.next()?;
            Some([first, values.next_back().unwrap_or(first)])
        };
        Ok(Summary {
            folder: self.folder.clone(),
            batch: self.state.batch,
            seconds: self.state.train_seconds + self.state.val_seconds,
            loss: ends(metrics::TRAIN_LOSS),
            eval: ends(metrics::EVAL_LOSS),
            checkpoint: self.checkpoint.clone(),
            stopped: self.state.batch < self.total,
        })
    }

    /// One batch: data, step, counters.
    fn batch(&mut self, progress: &Progress) -> Result<Record, TrainError> {
        let batch = self.train.next(&mut self.state.data)?;
        let factor = self.config.scheduler.factor(self.state.batch, &self.rates);
        let groups = self.config.param_groups.iter().map(|group| &group.options);
        let rates: Vec<f64> = std::iter::once(&self.config.optimizer).chain(groups).map(|options| options.lr() * factor).collect();
        // Batches have 2^20 keys each: more than microbatches.
        let key = self.state.seed ^ (self.state.batch + 1) << 20;
        let step = || self.steps.run(&self.model, &mut self.optimizer, &batch, &rates, key);
        let result = self.checks.batch(progress, step)?;
        self.state.batch += 1;
        self.state.samples = self.state.samples.saturating_add(batch.sequences as u64);
        self.state.tokens = self.state.tokens.saturating_add(batch.tokens.len() as u64);
        let hopeless = if result.skipped { result.scale.is_some_and(|s| s < SMALLEST_SCALE) } else { !result.loss.is_finite() };
        if hopeless {
            return Err(TrainError::Diverged { batch: self.state.batch, loss: result.loss });
        }
        let mut record = Record::new(self.state.batch);
        record.set(metrics::TRAIN_LOSS, result.loss);
        record.set("metrics/train/LanguageCrossEntropy", result.loss);
        record.set("l2_norm/grad/global", result.grad_norm);
        if let Some(scale) = result.scale {
            record.set("amp/loss_scale", scale);
            record.set("amp/skipped", result.skipped);
        }
        for (group, lr) in rates.into_iter().enumerate() {
            record.set(&format!("lr-{}/group{group}", self.config.optimizer.class_name()), lr);
        }
        Ok(record)
    }

    /// Evaluates. What a run that stops has not evaluated is left out of the record.
    fn evaluate(&mut self, record: &mut Record, progress: &Progress, stop: &AtomicBool) -> Result<(), TrainError> {
        let Some(loader) = &self.eval else { return Ok(()) };
        let (started, most) = (Instant::now(), self.config.eval_subset_num_batches);
        let total = Evaluator::batches(loader, most);
        let result = self.evaluator.run(&self.model, loader, most, |done| {
            progress.evaluating(done, total);
            !is_set(stop)
        })?;
        let Some(result) = result else { return Ok(()) };
        self.state.val_seconds += started.elapsed().as_secs_f64();
        record.set(metrics::EVAL_LOSS, result.loss);
        record.set("metrics/eval/LanguagePerplexity", result.perplexity());
        record.set("metrics/eval/TokenAccuracy", result.accuracy);
        Ok(())
    }

    fn note_times(&self, record: &mut Record) {
        let state = &self.state;
        record.set("time/epoch", state.data.epoch);
        record.set("time/sample", state.samples);
        record.set("time/sample_in_epoch", state.data.sample_in_epoch);
        record.set("time/token", state.tokens);
        record.set("time/train", state.train_seconds);
        record.set("time/val", state.val_seconds);
        record.set("time/total", state.train_seconds + state.val_seconds);
    }

    /// Whether a multiple of `interval` was passed since `before`.
    fn due(&self, interval: Time, before: &TrainState) -> bool {
        let reached = |state: &TrainState| match interval.unit {
            Unit::Batch => state.batch as f64,
            Unit::Epoch => state.data.epoch as f64,
            Unit::Sample => state.samples as f64,
            Unit::Token => state.tokens as f64,
            Unit::Duration => state.batch as f64 / self.total as f64,
        };
        interval.value > 0.0 && (reached(&self.state) / interval.value).floor() > (reached(before) / interval.value).floor()
    }

    fn save(&mut self) -> Result<(), TrainError> {
        let Some(store) = &self.store else { return Ok(()) };
        let scaler = self.steps.numerics().scaler.as_ref().map(LossScaler::state).transpose()?;
        self.state.scaler = scaler.map(|(scale, good_steps)| ScalerState { scale, good_steps });
        let path = store.save(&self.state, |folder| {
            saved::save_model(folder, &self.model, &self.config.model_json, &self.tokenizer)?;
            saved::save_optimizer(folder, &self.optimizer)
        })?;
        self.checkpoint = Some(path);
        Ok(())
    }

    fn draw_chart(&self) -> Result<(), TrainError> {
        let records = Metrics::read(&self.folder.join(METRICS_FILE))?;
        chart::draw(&self.folder.join(CHART_FILE), &self.config.run_name, &records)
    }

    /// LLM Foundry's count: forward and backward through the weights, and attention over the whole context.
    fn flops_per_token(&self) -> f64 {
        let m = self.model.config();
        let (n, context) = (self.model.parameter_count() as f64, self.config.train.max_seq_len as f64);
        3.0 * (2.0 * n + 4.0 * (m.n_layers * m.d_model) as f64 * context)
    }

    /// Text that the model writes after `prompt`.
    pub fn sample(&self, prompt: &str, tokens: usize) -> Result<String, TrainError> {
        let mut ids: Vec<i64> = self.tokenizer.encode(prompt)?.into_iter().map(i64::from).collect();
        if ids.is_empty() {
            ids.extend(self.tokenizer.eos().map(i64::from));
        }
        let stop = self.tokenizer.eos().map(i64::from);
        let sampling = Sampling { temperature: 0.8, top_k: Some(40), top_p: None, seed: self.config.seed };
        let made = generate(&self.model as &dyn CausalLm, &ids, tokens, &sampling, stop, |_| {})?;
        Ok(self.tokenizer.decode(&made.into_iter().filter(|id| Some(*id) != stop).map(|id| id as u32).collect::<Vec<_>>()))
    }
}

fn is_set(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed)
}

/// A number with a comma between groups of three digits.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
