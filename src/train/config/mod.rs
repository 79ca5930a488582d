//! LLM Foundry's training configuration: YAML with interpolation, and overrides from the command line.
//!
//! Both of its forms are read: with a `variables` section, and the older one with variables (`data_local`, `global_seed`, …) at the top level.
//! Every key is either read, or known and listed in [`Config::ignored`] because it has no meaning here, or an error.

mod data;
mod error;
mod model;
mod optim;
mod resolve;
mod section;
mod time;
mod tree;

pub use data::{LoaderOptions, Split, TokenizerOptions};
pub use error::ConfigError;
pub use optim::{Clipping, OptimizerOptions, ParamGroup, Pattern, SchedulerOptions};
pub use time::{Rates, Time, Unit};
pub use tree::{Node, Place, Value};

use crate::models::MptConfig;
use crate::nn::{Checkpointing, Precision};
use section::{FromNode, Section, Written, pick, positive};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A whole training run.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Names the run in checkpoints and logs.
    pub run_name: String,
    /// What weights, data order and dropout are drawn from.
    pub seed: u64,
    /// The model.
    pub model: MptConfig,
    /// The same as LLM Foundry spells it, for a checkpoint's `config.json`.
    pub model_json: serde_json::Value,
    /// The tokenizer.
    pub tokenizer: TokenizerOptions,
    /// Training data.
    pub train: LoaderOptions,
    /// Data to evaluate on.
    pub eval: Option<LoaderOptions>,
    /// The optimizer.
    pub optimizer: OptimizerOptions,
    /// Parameters with settings of their own.
    pub param_groups: Vec<ParamGroup>,
    /// Parameters that are not trained.
    pub frozen: Vec<Pattern>,
    /// How its learning rate changes.
    pub scheduler: SchedulerOptions,
    /// How gradients are clipped.
    pub clipping: Option<Clipping>,
    /// What matrix products are computed from; f32 operands where it is not written.
    pub precision: Precision,
    /// What the backward pass computes again instead of keeping it: whole blocks, if `fsdp_config.activation_checkpointing` is on.
    pub checkpointing: Checkpointing,
    /// Sequences in an optimizer step.
    pub global_train_batch_size: usize,
    /// Sequences that go through the model at a time.
    pub microbatch: Microbatch,
    /// The same in evaluation.
    pub device_eval_batch_size: usize,
    /// Length of the run.
    pub max_duration: Time,
    /// How often to evaluate; 0 for never.
    pub eval_interval: Time,
    /// Whether to evaluate before the first step.
    pub eval_first: bool,
    /// How many batches an evaluation takes; `None` for all.
    pub eval_subset_num_batches: Option<usize>,
    /// Where checkpoints go; none are written without it.
    pub save_folder: Option<PathBuf>,
    /// How often to write one.
    pub save_interval: Time,
    /// Whether checkpoints of an earlier run in that folder may go.
    pub save_overwrite: bool,
    /// How many stay; `None` for all.
    pub save_num_checkpoints_to_keep: Option<usize>,
    /// A checkpoint to start from.
    pub load_path: Option<PathBuf>,
    /// Only the weights of it.
    pub load_weights_only: bool,
    /// Go on from the newest checkpoint in `save_folder`, if there is one.
    pub autoresume: bool,
    /// Show a bar, where there is a terminal.
    pub progress_bar: bool,
    /// Print lines.
    pub log_to_console: bool,
    /// How often to print one.
    pub console_log_interval: Time,
    /// Batches over which throughput is averaged.
    pub speed_window: usize,
    /// Keys that are known but mean nothing here.
    pub ignored: Vec<String>,
    /// Every value as it was written, after overrides and interpolation, by its whole key.
    pub written: BTreeMap<String, String>,
}

/// How many sequences go through the model at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Microbatch {
    /// As many as fit.
    Auto,
    /// So many.
    Size(usize),
}

impl FromNode for Microbatch {
    const EXPECTED: &'static str = "a whole number or auto";
    fn from_node(node: &Node) -> Option<Microbatch> {
        match &node.value {
            Value::Str(text) if text == "auto" => Some(Microbatch::Auto),
            _ => usize::from_node(node).map(Microbatch::Size),
        }
    }
}

/// Keys of many devices, of services and of other loggers.
const IGNORED: [&str; 28] = [
    "tp_config",
    "loggers",
    "dist_timeout",
    "python_log_level",
    "load_strict_model_weights",
    "load_ignore_keys",
    "load_exclude_algorithms",
    "load_object_store",
    "only_hf_checkpoint",
    "only_composer_checkpoint",
    "save_weights_only",
    "save_filename",
    "save_latest_filename",
    "icl_tasks",
    "icl_tasks_str",
    "icl_subset_num_batches",
    "icl_seq_len",
    "eval_gauntlet",
    "eval_gauntlet_str",
    "compile_config",
    "torch_prof",
    "profiler",
    "metadata",
    "flatten_imports",
    "code_paths",
    "log_config",
    "expandable_segments",
    "spin_dataloaders",
];
/// Callbacks whose work is always done, so that asking for them changes nothing.
const ALWAYS_ON: [&str; 3] = ["lr_monitor", "runtime_estimator", "scheduled_gc"];
/// Variables of the older files, which stand at the top level.
const OLD_VARIABLES: [&str; 9] = [
    "variables",
    "data_local",
    "data_remote",
    "max_seq_len",
    "global_seed",
    "tokenizer_name",
    "model_name_or_path",
    "global_train_batch_size_per_device",
    "device_train_batch_size",
];

impl Config {
    /// Reads a file, applies `key.sub=value` overrides and resolves references.
    pub fn load(path: &Path, overrides: &[String]) -> Result<Config, ConfigError> {
        let text = std::fs::read_to_string(path).map_err(|source| ConfigError::Read { path: path.to_owned(), source })?;
        Config::parse(&text, &path.display().to_string(), overrides)
    }

    /// The same from text; `source` is what messages call it.
    pub fn parse(text: &str, source: &str, overrides: &[String]) -> Result<Config, ConfigError> {
        let mut root = tree::parse(text, source)?;
        for text in overrides {
            resolve::apply_override(&mut root, text)?;
        }
        let (root, referenced) = resolve::resolve(&root)?;
        Ok(Config { written: root.leaves(), ..read(Section::new(&root, "")?, &referenced)? })
    }
}

fn read(mut s: Section<'_>, referenced: &BTreeSet<String>) -> Result<Config, ConfigError> {
    let mut ignored = Vec::new();
    let precision = s.written::<String>("precision")?.map(|written| pick(&written, &Precision::NAMES)).transpose()?;
    let model = model::read(s.require_section("model")?, &mut ignored)?;
    let (tokenizer, tokenizer_len) = data::read_tokenizer(s.require_section("tokenizer")?, &mut ignored)?;
    let (train, train_len) = data::read_loader(s.require_section("train_loader")?, "train", &mut ignored)?;
    let eval = s.section("eval_loader")?.map(|section| data::read_loader(section, "val", &mut ignored)).transpose()?;
    for len in [Some(&train_len), eval.as_ref().map(|(_, len)| len)].into_iter().flatten() {
        check_lengths(len, &model.max_seq_len, tokenizer_len.as_ref())?;
    }
    let max_duration = s.require::<Time>("max_duration")?;
    if max_duration.value.unit == Unit::Duration {
        return Err(max_duration.refuse("the run cannot be measured by itself; give ba, ep, sp or tok"));
    }
    let (global_batch, microbatch) = read_batch_sizes(&mut s)?;
    let seed = s.or("seed", 17)?;
    let optimizer = optim::read_optimizer(s.require_section("optimizer")?, &mut ignored)?;
    let config = Config {
        run_name: s.or("run_name", "run".to_owned())?,
        seed,
        model: model.config,
        model_json: model.json,
        tokenizer,
        train,
        eval: eval.map(|(options, _)| options),
        optimizer: optimizer.options,
        param_groups: optimizer.groups,
        frozen: optimizer.frozen,
        scheduler: optim::read_scheduler(s.section("scheduler")?, &max_duration, &mut ignored)?,
        clipping: optim::read_algorithms(s.section("algorithms")?, &mut ignored)?,
        precision: precision.unwrap_or_default(),
        checkpointing: read_fsdp(s.section("fsdp_config")?, &mut ignored)?,
        global_train_batch_size: global_batch,
        microbatch,
        device_eval_batch_size: positive(&mut s, "device_eval_batch_size", global_batch)?.value,
        max_duration: max_duration.value,
        eval_interval: s.or("eval_interval", Time { value: 1.0, unit: Unit::Epoch })?,
        eval_first: s.or("eval_first", false)?,
        eval_subset_num_batches: read_count(&mut s, "eval_subset_num_batches")?,
        save_folder: s.get::<String>("save_folder")?.map(PathBuf::from),
        save_interval: read_save_interval(&mut s)?,
        save_overwrite: s.or("save_overwrite", false)?,
        save_num_checkpoints_to_keep: read_count(&mut s, "save_num_checkpoints_to_keep")?,
        load_path: s.get::<String>("load_path")?.map(PathBuf::from),
        load_weights_only: s.or("load_weights_only", false)?,
        autoresume: s.or("autoresume", false)?,
        progress_bar: s.or("progress_bar", true)?,
        log_to_console: s.or("log_to_console", true)?,
        console_log_interval: s.or("console_log_interval", Time::batches(1))?,
        speed_window: read_callbacks(s.section("callbacks")?, &mut ignored)?,
        ignored: Vec::new(),
        written: BTreeMap::new(),
    };
    s.ignore(&IGNORED);
    s.accept(&OLD_VARIABLES);
    s.finish_with(&mut ignored, |key| referenced.contains(key))?;
    ignored.sort();
    Ok(Config { ignored, ..config })
}

/// Sequences must fit into the model, and into what the tokenizer says it is made for.
fn check_lengths(data: &Written<usize>, model: &Written<usize>, tokenizer: Option<&Written<usize>>) -> Result<(), ConfigError> {
    for limit in [Some(model), tokenizer].into_iter().flatten() {
        if data.value > limit.value {
            return Err(data.contradicts(&limit.key, format!("sequences of {} tokens are longer than {}", data.value, limit.value)));
        }
    }
    Ok(())
}

fn read_batch_sizes(s: &mut Section<'_>) -> Result<(usize, Microbatch), ConfigError> {
    let global = s.require::<usize>("global_train_batch_size")?;
    if global.value == 0 {
        return Err(global.refuse("must be above 0"));
    }
    match s.written::<Microbatch>("device_train_microbatch_size")? {
        Some(Written { value: Microbatch::Size(size), key, place }) if size == 0 || size > global.value => {
            let micro = Written { value: size, key, place };
            if size == 0 {
                return Err(micro.refuse("must be above 0"));
            }
            Err(micro.contradicts(&global.key, format!("a part of {size} sequences is larger than the batch of {}", global.value)))
        }
        Some(micro) => Ok((global.value, micro.value)),
        None => Ok((global.value, Microbatch::Auto)),
    }
}

/// A number of things, where -1 and nothing mean all.
fn read_count(s: &mut Section<'_>, key: &'static str) -> Result<Option<usize>, ConfigError> {
    match s.written::<i64>(key)? {
        None => Ok(None),
        Some(written) => match written.value {
            -1 => Ok(None),
            n if n > 0 => Ok(usize::try_from(n).ok()),
            _ => Err(written.refuse("must be above 0, or -1 for all")),
        },
    }
}

fn read_save_interval(s: &mut Section<'_>) -> Result<Time, ConfigError> {
    match s.written::<Time>("save_interval")? {
        Some(written) if written.value.value == 0.0 => Err(written.refuse("must be above 0")),
        Some(written) => Ok(written.value),
        None => Ok(Time { value: 1.0, unit: Unit::Epoch }),
    }
}

/// Reads `fsdp_config`: activation checkpointing means something on one device too, the rest is of many.
fn read_fsdp(section: Option<Section<'_>>, ignored: &mut Vec<String>) -> Result<Checkpointing, ConfigError> {
    let Some(mut s) = section else { return Ok(Checkpointing::None) };
    let blocks = s.or("activation_checkpointing", false)?;
    s.ignore(&[
        "activation_checkpointing_reentrant",
        "activation_cpu_offload",
        "auto_wrap",
        "backward_prefetch",
        "cpu_offload",
        "data_parallel_replicate_degree",
        "data_parallel_shard_degree",
        "device_mesh",
        "flatten_parameters",
        "forward_prefetch",
        "ignored_modules",
        "keep_low_precision_grads",
        "limit_all_gathers",
        "load_monolith_rank0_only",
        "load_planner",
        "min_params",
        "mixed_precision",
        "process_group",
        "save_planner",
        "sharded_ckpt_prefix_dir",
        "sharding_strategy",
        "state_dict_type",
        "sync_module_states",
        "te_checkpoint_wrapper",
        "te_shard_fp8_weight",
        "use_orig_params",
        "verbose",
    ]);
    s.finish(ignored)?;
    Ok(if blocks { Checkpointing::Blocks } else { Checkpointing::None })
}

/// Reads `callbacks`: the speed monitor's window is a setting, other callbacks are built in or have no meaning here.
fn read_callbacks(section: Option<Section<'_>>, ignored: &mut Vec<String>) -> Result<usize, ConfigError> {
    let Some(mut s) = section else { return Ok(10) };
    let window = match s.section("speed_monitor")? {
        None => 10,
        Some(mut speed) => {
            let window = positive(&mut speed, "window_size", 10)?.value;
            speed.ignore(&["gpu_flops_available", "time_unit"]);
            speed.finish(ignored)?;
            window
        }
    };
    s.accept(&ALWAYS_ON);
    s.ignore(&[
        "memory_monitor",
        "hf_checkpointer",
        "activation_monitor",
        "optimizer_monitor",
        "health_checker",
        "system_metrics_monitor",
        "monolithic_ckpt_callback",
        "generate_callback",
        "early_stopper",
        "memory_snapshot",
        "oom_observer",
        "eval_output_logging",
        "async_eval",
        "curriculum_learning",
        "run_timeout",
        "global_lr_scaling",
        "layer_freezing",
        "mono_checkpoint_saver",
        "kill_loss_spike",
        "env_logger",
    ]);
    s.finish(ignored)?;
    Ok(window)
}
