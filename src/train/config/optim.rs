//! The `optimizer`, `scheduler` and `algorithms` sections.

use super::error::ConfigError;
use super::section::{Section, Written, pick};
use super::time::{Rates, Time, Unit};
use crate::optim::schedule;
use regex::Regex;

/// The optimizer and its settings, with LLM Foundry's and PyTorch's names and defaults.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum OptimizerOptions {
    DecoupledAdamW { lr: f64, betas: [f64; 2], eps: f64, weight_decay: f64 },
    DecoupledLionW { lr: f64, betas: [f64; 2], weight_decay: f64 },
    DecoupledSgdW { lr: f64, momentum: f64, dampening: f64, nesterov: bool, weight_decay: f64 },
    AdamW { lr: f64, betas: [f64; 2], eps: f64, weight_decay: f64 },
    Adam { lr: f64, betas: [f64; 2], eps: f64, weight_decay: f64 },
    Sgd { lr: f64, momentum: f64, dampening: f64, nesterov: bool, weight_decay: f64 },
}

impl OptimizerOptions {
    /// Composer's name of the class, which its learning-rate monitor puts into the metric's name.
    pub fn class_name(&self) -> &'static str {
        match self {
            OptimizerOptions::DecoupledAdamW { .. } => "DecoupledAdamW",
            OptimizerOptions::DecoupledLionW { .. } => "DecoupledLionW",
            OptimizerOptions::DecoupledSgdW { .. } => "DecoupledSGDW",
            OptimizerOptions::AdamW { .. } => "AdamW",
            OptimizerOptions::Adam { .. } => "Adam",
            OptimizerOptions::Sgd { .. } => "SGD",
        }
    }

    /// The base learning rate, which the schedule's factor multiplies.
    pub fn lr(&self) -> f64 {
        match *self {
            OptimizerOptions::DecoupledAdamW { lr, .. }
            | OptimizerOptions::DecoupledLionW { lr, .. }
            | OptimizerOptions::DecoupledSgdW { lr, .. }
            | OptimizerOptions::AdamW { lr, .. }
            | OptimizerOptions::Adam { lr, .. }
            | OptimizerOptions::Sgd { lr, .. } => lr,
        }
    }
}

/// Parameters whose names match, with settings of their own: LLM Foundry's `param_groups`.
#[derive(Clone, Debug, PartialEq)]
pub struct ParamGroup {
    /// `param_str_match`: chooses parameters that no earlier group has chosen.
    pub pattern: Pattern,
    /// The settings, those of the optimizer where the group has none.
    pub options: OptimizerOptions,
}

/// A regular expression that is looked for anywhere in the name of a parameter.
#[derive(Clone, Debug)]
pub struct Pattern(Regex);

impl Pattern {
    /// Whether it is found in a name.
    pub fn matches(&self, name: &str) -> bool {
        self.0.is_match(name)
    }

    /// As it was written.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    fn new(written: &Written<String>) -> Result<Pattern, ConfigError> {
        Regex::new(&written.value).map(Pattern).map_err(|error| written.refuse(format!("not a regular expression: {error}")))
    }
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Pattern) -> bool {
        self.as_str() == other.as_str()
    }
}

/// The optimizer of a run: settings of most parameters, of groups, and what is not trained.
pub(super) struct OptimizerSection {
    pub(super) options: OptimizerOptions,
    pub(super) groups: Vec<ParamGroup>,
    pub(super) frozen: Vec<Pattern>,
}

/// Each optimizer with LLM Foundry's defaults, or PyTorch's.
const OPTIMIZERS: [(&str, OptimizerOptions); 6] = [
    ("decoupled_adamw", OptimizerOptions::DecoupledAdamW { lr: 1e-3, betas: [0.9, 0.95], eps: 1e-8, weight_decay: 1e-5 }),
    ("decoupled_lionw", OptimizerOptions::DecoupledLionW { lr: 1e-4, betas: [0.9, 0.99], weight_decay: 0.0 }),
    ("decoupled_sgdw", OptimizerOptions::DecoupledSgdW { lr: 1e-3, momentum: 0.0, dampening: 0.0, nesterov: false, weight_decay: 0.0 }),
    ("adamw", OptimizerOptions::AdamW { lr: 1e-3, betas: [0.9, 0.999], eps: 1e-8, weight_decay: 1e-2 }),
    ("adam", OptimizerOptions::Adam { lr: 1e-3, betas: [0.9, 0.999], eps: 1e-8, weight_decay: 0.0 }),
    ("sgd", OptimizerOptions::Sgd { lr: 1e-3, momentum: 0.0, dampening: 0.0, nesterov: false, weight_decay: 0.0 }),
];

pub(super) fn read_optimizer(mut s: Section<'_>, ignored: &mut Vec<String>) -> Result<OptimizerSection, ConfigError> {
    let defaults = pick(&s.require::<String>("name")?, &OPTIMIZERS)?;
    let options = read_options(&mut s, defaults)?;
    let mut groups = Vec::new();
    for mut group in s.sections("param_groups")? {
        let pattern = Pattern::new(&group.require::<String>("param_str_match")?)?;
        groups.push(ParamGroup { pattern, options: read_options(&mut group, options)? });
        group.finish(ignored)?;
    }
    let frozen = match s.written::<Vec<String>>("disable_grad")? {
        None => Vec::new(),
        Some(Written { value, key, place }) => {
            let each = value.into_iter().map(|value| Written { value, key: key.clone(), place: place.clone() });
            each.map(|written| Pattern::new(&written)).collect::<Result<_, _>>()?
        }
    };
    s.ignore(&["foreach", "fused", "capturable"]);
    s.finish(ignored)?;
    Ok(OptimizerSection { options, groups, frozen })
}

/// The settings in a section; what is not written is as in `base`.
fn read_options(s: &mut Section<'_>, base: OptimizerOptions) -> Result<OptimizerOptions, ConfigError> {
    use OptimizerOptions::{Adam, AdamW, DecoupledAdamW, DecoupledLionW, DecoupledSgdW, Sgd};
    let lr = at_least_0(s, "lr", base.lr())?;
    let options = match base {
        DecoupledAdamW { betas, eps, weight_decay, .. } => DecoupledAdamW {
            lr,
            betas: read_betas(s, betas)?,
            eps: at_least_0(s, "eps", eps)?,
            weight_decay: at_least_0(s, "weight_decay", weight_decay)?,
        },
        DecoupledLionW { betas, weight_decay, .. } => {
            DecoupledLionW { lr, betas: read_betas(s, betas)?, weight_decay: at_least_0(s, "weight_decay", weight_decay)? }
        }
        AdamW { betas, eps, weight_decay, .. } => AdamW {
            lr,
            betas: read_betas(s, betas)?,
            eps: at_least_0(s, "eps", eps)?,
            weight_decay: at_least_0(s, "weight_decay", weight_decay)?,
        },
        Adam { betas, eps, weight_decay, .. } => Adam {
            lr,
            betas: read_betas(s, betas)?,
            eps: at_least_0(s, "eps", eps)?,
            weight_decay: at_least_0(s, "weight_decay", weight_decay)?,
        },
        DecoupledSgdW { momentum, dampening, nesterov, weight_decay, .. } => {
            let (momentum, dampening, nesterov) = read_momentum(s, (momentum, dampening, nesterov))?;
            DecoupledSgdW { lr, momentum, dampening, nesterov, weight_decay: at_least_0(s, "weight_decay", weight_decay)? }
        }
        Sgd { momentum, dampening, nesterov, weight_decay, .. } => {
            let (momentum, dampening, nesterov) = read_momentum(s, (momentum, dampening, nesterov))?;
            Sgd { lr, momentum, dampening, nesterov, weight_decay: at_least_0(s, "weight_decay", weight_decay)? }
        }
    };
    Ok(options)
}

fn at_least_0(s: &mut Section<'_>, key: &'static str, default: f64) -> Result<f64, ConfigError> {
    match s.written::<f64>(key)? {
        Some(written) if written.value < 0.0 => Err(written.refuse("must not be negative")),
        Some(written) => Ok(written.value),
        None => Ok(default),
    }
}

fn read_betas(s: &mut Section<'_>, default: [f64; 2]) -> Result<[f64; 2], ConfigError> {
    match s.written::<[f64; 2]>("betas")? {
        Some(written) if written.value.iter().any(|b| !(0.0..1.0).contains(b)) => Err(written.refuse("each is at least 0 and below 1")),
        Some(written) => Ok(written.value),
        None => Ok(default),
    }
}

/// Momentum, dampening, and whether the step is Nesterov's.
fn read_momentum(s: &mut Section<'_>, default: (f64, f64, bool)) -> Result<(f64, f64, bool), ConfigError> {
    let [momentum, dampening] = [at_least_0(s, "momentum", default.0)?, at_least_0(s, "dampening", default.1)?];
    let written = s.written::<bool>("nesterov")?;
    let nesterov = written.as_ref().map_or(default.2, |n| n.value);
    if nesterov && (momentum == 0.0 || dampening != 0.0) {
        let second = s.path_of(if momentum == 0.0 { "momentum" } else { "dampening" });
        let reason = "Nesterov's step needs momentum and no dampening";
        return Err(written.map_or_else(|| s.refuse(reason), |on| on.contradicts(second, reason)));
    }
    Ok((momentum, dampening, nesterov))
}

/// How the learning rate changes over the run.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum SchedulerOptions {
    CosineWithWarmup { t_warmup: Time, t_max: Time, alpha_f: f64 },
    LinearWithWarmup { t_warmup: Time, t_max: Time, alpha_i: f64, alpha_f: f64 },
    ConstantWithWarmup { t_warmup: Time, alpha: f64 },
}

impl SchedulerOptions {
    /// The factor on the learning rate of the step after `batch` batches.
    pub fn factor(&self, batch: u64, rates: &Rates) -> f64 {
        let t = batch as f64;
        match *self {
            SchedulerOptions::CosineWithWarmup { t_warmup, t_max, alpha_f } => {
                schedule::cosine_with_warmup(t, t_warmup.in_batches(rates), t_max.in_batches(rates), alpha_f)
            }
            SchedulerOptions::LinearWithWarmup { t_warmup, t_max, alpha_i, alpha_f } => {
                schedule::linear_with_warmup(t, t_warmup.in_batches(rates), t_max.in_batches(rates), alpha_i, alpha_f)
            }
            SchedulerOptions::ConstantWithWarmup { t_warmup, alpha } => {
                schedule::constant_with_warmup(t, t_warmup.in_batches(rates), alpha)
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Cosine,
    Linear,
    Constant,
}

/// Name, shape, and whether it has a warm-up.
const SCHEDULERS: [(&str, (Shape, bool)); 7] = [
    ("cosine_with_warmup", (Shape::Cosine, true)),
    ("linear_decay_with_warmup", (Shape::Linear, true)),
    ("linear_with_warmup", (Shape::Linear, true)),
    ("constant_with_warmup", (Shape::Constant, true)),
    ("cosine_annealing", (Shape::Cosine, false)),
    ("linear", (Shape::Linear, false)),
    ("constant", (Shape::Constant, false)),
];

/// Reads the section. `max_duration` is there to check the warm-up against.
pub(super) fn read_scheduler(
    section: Option<Section<'_>>,
    max_duration: &Written<Time>,
    ignored: &mut Vec<String>,
) -> Result<SchedulerOptions, ConfigError> {
    let (zero, whole) = (Time::batches(0), Time { value: 1.0, unit: Unit::Duration });
    let Some(mut s) = section else { return Ok(SchedulerOptions::ConstantWithWarmup { t_warmup: zero, alpha: 1.0 }) };
    let (shape, warms_up) = pick(&s.require::<String>("name")?, &SCHEDULERS)?;
    let t_warmup = if warms_up {
        let warmup = s.require::<Time>("t_warmup")?;
        if warmup.value.unit == max_duration.value.unit && warmup.value.value > max_duration.value.value {
            let reason = format!("a warm-up of {} does not end within {}", warmup.value, max_duration.value);
            return Err(warmup.contradicts(&max_duration.key, reason));
        }
        warmup.value
    } else {
        zero
    };
    let options = match shape {
        Shape::Cosine => SchedulerOptions::CosineWithWarmup { t_warmup, t_max: s.or("t_max", whole)?, alpha_f: s.or("alpha_f", 0.0)? },
        Shape::Linear => SchedulerOptions::LinearWithWarmup {
            t_warmup,
            t_max: s.or("t_max", whole)?,
            alpha_i: s.or("alpha_i", 1.0)?,
            alpha_f: s.or("alpha_f", 0.0)?,
        },
        Shape::Constant => SchedulerOptions::ConstantWithWarmup { t_warmup, alpha: s.or("alpha", 1.0)? },
    };
    s.ignore(&["scale_warmup"]);
    s.finish(ignored)?;
    Ok(options)
}

/// Gradients are clipped before each step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Clipping {
    /// All of them together, to this L2 norm.
    Norm(f64),
    /// Each value, to plus and minus this.
    Value(f64),
}

/// Reads `algorithms`, of which gradient clipping is the one that is there.
pub(super) fn read_algorithms(section: Option<Section<'_>>, ignored: &mut Vec<String>) -> Result<Option<Clipping>, ConfigError> {
    let Some(mut s) = section else { return Ok(None) };
    let clipping = match s.section("gradient_clipping")? {
        None => None,
        Some(mut clip) => {
            let kind: fn(f64) -> Clipping = pick(
                &clip.require::<String>("clipping_type")?,
                &[("norm", Clipping::Norm as fn(f64) -> Clipping), ("value", Clipping::Value)],
            )?;
            let threshold = clip.require::<f64>("clipping_threshold")?;
            if threshold.value <= 0.0 {
                return Err(threshold.refuse("must be above 0"));
            }
            clip.finish(ignored)?;
            Some(kind(threshold.value))
        }
    };
    // Norms always compute in f32 and store in their input's type, which is all that this asks for.
    s.ignore(&["low_precision_layernorm"]);
    s.finish(ignored)?;
    Ok(clipping)
}
