//! A step as data: its kernels with all their texts, what each launch reads and writes, how long everything took, what lived in memory when.
//! Pages and traces are made of it; as JSON it is a file of its own.

mod files;
mod kernels;
mod memory;

pub use files::describe_saved;

use super::limits::{self, Limits};
use super::{DebugError, FromIo, Saved};
use crate::checkpoint::atomic::write_file;
use crate::error::Result;
use crate::schedule::Recorder;
use crate::schedule::record::{Kept, Ran, Work};
use kiln_kernels::ir::Kernel;
use kiln_kernels::lower::schedule;
use kiln_runtime::Device;
use memory::Values;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

/// What a file of a step begins with.
const FORMAT: &str = "kiln step 1";

/// Bytes of a file at most.
const LARGEST_FILE: u64 = 1 << 30;

/// Bytes and nanoseconds at most: what the numbers of a page are exact for, 2^53.
const MOST: u64 = 1 << 53;

/// A step.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Description {
    format: String,
    /// What it is a step of.
    pub title: String,
    /// Where it ran, by the name of the device.
    pub device: String,
    /// That device in a line.
    pub about: String,
    /// What kernels were scheduled for.
    pub target: String,
    /// What the device can do at most, as measured.
    pub limits: Option<Limits>,
    /// The different kernels.
    pub kernels: Vec<KernelInfo>,
    /// Memory that outlives the step.
    pub memory: Vec<Memory>,
    /// What ran, in the order in which it first did.
    pub plans: Vec<PlanInfo>,
    /// When everything happened, the earliest first.
    pub spans: Vec<SpanInfo>,
    /// Curves of the run that the step is of.
    pub curves: Vec<Curve>,
}

/// A kernel with all that is known of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct KernelInfo {
    /// Its name.
    pub name: String,
    /// What it is at heart: `product`, `reduction`, `sequential` or `elementwise`.
    pub kind: String,
    /// The schedule it runs by.
    pub schedule: String,
    /// Floating-point operations that a launch is asked for.
    pub flops: u64,
    /// Bytes of its parameters: each has to be read or written once.
    pub bytes: u64,
    /// Bytes that the loads of its program ask for.
    pub loaded: u64,
    /// Bytes that its program stores.
    pub stored: u64,
    /// Work items of a launch.
    pub items: i64,
    /// Threads that do a work item together; 0 where one does.
    pub group: u32,
    /// Bytes that a launch takes beside its arguments.
    pub scratch: u64,
    /// Type, elements and access of each parameter.
    pub params: Vec<ParamInfo>,
    /// Its texts, from the kernel as fused to machine code.
    pub texts: Vec<Text>,
    /// What its expressions were rewritten by while it was built.
    pub rewrites: Vec<RewriteInfo>,
}

/// A parameter.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ParamInfo {
    /// The type of its elements.
    pub dtype: String,
    /// Elements.
    pub len: i64,
    /// `read`, `write` or `readwrite`.
    pub access: String,
}

/// One form of a kernel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Text {
    /// What form it is.
    pub name: String,
    /// Its language: `kernel`, `program`, `llvm`, `assembly`, …
    pub language: String,
    /// The text.
    pub text: String,
}

/// An expression before and after a rule.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RewriteInfo {
    /// The rule.
    pub rule: String,
    /// Before.
    pub from: String,
    /// After.
    pub to: String,
}

/// Memory that outlives the step.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// Its name for people, if it has one.
    pub name: String,
    /// Bytes.
    pub bytes: u64,
}

/// Kernels that run one after the other, with working memory of their own.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PlanInfo {
    /// What it is for.
    pub name: String,
    /// In order.
    pub launches: Vec<LaunchInfo>,
    /// Bytes of working memory.
    pub arena: u64,
    /// What lies in the working memory, in the order in which it is first written.
    pub values: Vec<Value>,
    /// Bytes of the values that live during each launch, and of what it takes beside its arguments.
    pub alive: Vec<u64>,
}

/// A kernel with its arguments.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LaunchInfo {
    /// A number of [`Description::kernels`].
    pub kernel: usize,
    /// What of the model it does: an operation, its shape, the line. What it stores comes first.
    pub origins: Vec<String>,
    /// One for each parameter.
    pub args: Vec<Argument>,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Argument {
    /// A number of [`Description::memory`].
    Memory(usize),
    /// A number of [`PlanInfo::values`].
    Value(usize),
}

/// A value in working memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Value {
    /// Where it starts, in bytes.
    pub offset: u64,
    /// Bytes.
    pub bytes: u64,
    /// The launch that writes it first.
    pub from: usize,
    /// The last launch that reads or writes it.
    pub to: usize,
}

/// A span of time.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SpanInfo {
    /// What happened: a part of the program, a pass, a kernel's name.
    pub name: String,
    /// `part`, `compile` or `launch`.
    pub kind: String,
    /// Threads that run at the same time have different numbers.
    pub thread: usize,
    /// Nanoseconds since the beginning.
    pub start: u64,
    /// Nanoseconds.
    pub time: u64,
    /// For a launch: a number of [`Description::plans`], and its place there.
    pub launch: Option<[usize; 2]>,
}

/// A curve of a run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Curve {
    /// The name of its key in `metrics.jsonl`.
    pub name: String,
    /// Batches and values.
    pub points: Vec<[f64; 2]>,
}

impl Description {
    /// What a recorder has kept, on the device that it ran on.
    ///
    /// # Errors
    /// If a kernel cannot be lowered any more, or the device's limits cannot be measured.
    pub fn new(title: &str, recorder: &Recorder, device: &Arc<dyn Device>) -> Result<Description> {
        let kept = recorder.kept();
        let mut description = Description { limits: limits::of(device)?, ..Description::empty(title) };
        description.device = device.name();
        description.about = device.describe();
        description.target = format!("{:?}", device.target());
        let mut numbers: FxHashMap<*const Kernel, usize> = FxHashMap::default();
        let mut memory = Vec::new();
        for ran in &kept.plans {
            for launch in &ran.launches {
                if let std::collections::hash_map::Entry::Vacant(entry) = numbers.entry(Arc::as_ptr(&launch.kernel)) {
                    entry.insert(description.kernels.len());
                    description.kernels.push(kernels::of_launch(launch, &ran.device, &kept.rewrites)?);
                }
            }
            let plan = description.plan(ran, &numbers, &kept, &mut memory);
            description.plans.push(plan);
        }
        description.spans = spans(&kept);
        Ok(description)
    }

    /// One without any step: of a run's curves alone, say.
    pub fn empty(title: &str) -> Description {
        let (device, about, target) = (String::new(), String::new(), String::new());
        let (kernels, memory, plans, spans, curves) = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Description {
            format: FORMAT.into(),
            title: title.into(),
            device,
            about,
            target,
            limits: None,
            kernels,
            memory,
            plans,
            spans,
            curves,
        }
    }

    /// One plan; `memory` are the places of [`Description::memory`].
    fn plan(&mut self, ran: &Ran, numbers: &FxHashMap<*const Kernel, usize>, kept: &Kept, memory: &mut Vec<(usize, usize)>) -> PlanInfo {
        let mut values = Values::default();
        let mut launches = Vec::new();
        for (at, launch) in ran.launches.iter().enumerate() {
            let args = values.arguments(at, launch, |slice| memory::fixed(&mut self.memory, memory, slice, &kept.names));
            let origins = launch.origins.iter().map(ToString::to_string).collect();
            launches.push(LaunchInfo { kernel: numbers[&Arc::as_ptr(&launch.kernel)], origins, args });
        }
        let scratch: Vec<u64> = launches.iter().map(|launch| self.kernels[launch.kernel].scratch).collect();
        let values = values.into_list();
        let alive = memory::alive(&values, &scratch);
        let made = || launches.first().and_then(|l| l.origins.first()).cloned();
        let name = ran.within.last().cloned().or_else(made).unwrap_or_default();
        PlanInfo { name, launches, arena: ran.arena as u64, values, alive }
    }

    /// Reads a file that [`Description::write`] has written.
    ///
    /// # Errors
    /// If it cannot be read, or is not one of a step.
    pub fn read(path: &Path) -> Result<Description, DebugError> {
        let io = |e| DebugError::from_io(path, "read", e);
        let syntax = |line, reason| DebugError::Syntax { path: path.to_owned(), line, reason };
        if std::fs::metadata(path).map_err(io)?.len() > LARGEST_FILE {
            return Err(syntax(1, format!("larger than {LARGEST_FILE} bytes")));
        }
        let text = std::fs::read_to_string(path).map_err(io)?;
        let description: Description = serde_json::from_str(&text).map_err(|e| syntax(e.line(), e.to_string()))?;
        if description.format != FORMAT {
            return Err(syntax(1, format!("not a file of a step, or of another version than {FORMAT:?}")));
        }
        description.check().map_err(|reason| syntax(1, reason))?;
        Ok(description)
    }

    /// Its different kernels as files would have them, to be run with generated numbers, each with the numbers of all its launches. `path` is what
    /// errors name.
    ///
    /// # Errors
    /// If the text of one is not that of a sound kernel.
    pub fn saved(&self, path: &Path) -> Result<Vec<(Vec<usize>, Saved)>, DebugError> {
        let mut found: Vec<(usize, Vec<usize>, Saved)> = Vec::new();
        for (number, launch) in self.plans.iter().flat_map(|plan| &plan.launches).enumerate() {
            if let Some((_, numbers, _)) = found.iter_mut().find(|(kernel, ..)| *kernel == launch.kernel) {
                numbers.push(number);
                continue;
            }
            let info = &self.kernels[launch.kernel];
            let unfit = |reason: String| DebugError::Folder { path: path.to_owned(), reason: format!("kernel {}: {reason}", info.name) };
            let text = info.texts.first().filter(|text| text.language == "kernel").ok_or_else(|| unfit("its text is not there".into()))?;
            let saved = Saved::parse(path, &format!("kiln kernel 1\n{}", text.text)).map_err(|e| unfit(e.to_string()))?;
            let schedule = Some(schedule::parse(&info.schedule).map_err(unfit)?);
            let (device, target, made) = (self.device.clone(), self.target.clone(), launch.origins.clone());
            found.push((launch.kernel, vec![number], Saved { device, target, made, schedule, ..saved }));
        }
        Ok(found.into_iter().map(|(_, numbers, saved)| (numbers, saved)).collect())
    }

    /// Whether all numbers name something.
    fn check(&self) -> Result<(), String> {
        for (at, plan) in self.plans.iter().enumerate() {
            let fits = |launch: &LaunchInfo| {
                let named = |argument: &Argument| match argument {
                    Argument::Memory(number) => *number < self.memory.len(),
                    Argument::Value(number) => *number < plan.values.len(),
                };
                let params = self.kernels.get(launch.kernel).map(|kernel| kernel.params.len());
                params == Some(launch.args.len()) && launch.args.iter().all(named)
            };
            if let Some(number) = plan.launches.iter().position(|launch| !fits(launch)) {
                return Err(format!("launch {number} of plan {at} names what is not there"));
            }
            if plan.alive.len() != plan.launches.len() || plan.values.iter().any(|v| v.from > v.to || v.to >= plan.launches.len()) {
                return Err(format!("the values of plan {at} live at launches that are not there"));
            }
        }
        for (at, plan) in self.plans.iter().enumerate() {
            let ends = |v: &Value| v.offset.checked_add(v.bytes).is_some_and(|end| end <= plan.arena);
            if plan.arena > MOST || plan.alive.iter().any(|bytes| *bytes > MOST) || !plan.values.iter().all(ends) {
                return Err(format!("the values of plan {at} lie outside of its memory"));
            }
        }
        // As few threads as there are spans at once.
        if let Some(at) = self.spans.iter().position(|span| span.thread >= self.spans.len()) {
            return Err(format!("span {at} is on thread {}, of {} at most", self.spans[at].thread, self.spans.len()));
        }
        if let Some(at) = self.spans.iter().position(|span| span.start.checked_add(span.time).is_none_or(|end| end > MOST)) {
            return Err(format!("span {at} ends after more nanoseconds than numbers are exact for"));
        }
        let rates = self.limits.map(|limits| [limits.flops, limits.bytes]);
        if rates.into_iter().flatten().any(|rate| rate.is_nan() || rate <= 0.0) {
            return Err("the limits of the device are not more than nothing".into());
        }
        let runs = |[plan, number]: [usize; 2]| self.plans.get(plan).is_some_and(|plan| number < plan.launches.len());
        match self.spans.iter().position(|span| span.launch.is_some_and(|launch| !runs(launch))) {
            Some(at) => Err(format!("span {at} is of a launch that is not there")),
            None => Ok(()),
        }
    }

    /// Writes a file: whole, or not at all.
    ///
    /// # Errors
    /// If that cannot be done.
    pub fn write(&self, path: &Path) -> Result<(), DebugError> {
        let text = serde_json::to_string(self).expect("a description is plain data");
        write_file(path, |file| file.write_all(text.as_bytes()).map_err(|e| DebugError::from_io(path, "written", e)))
    }
}

/// Numbers for threads, as few as there are at once: threads that compile come and go.
fn lanes(kept: &Kept) -> FxHashMap<usize, usize> {
    let mut alive: FxHashMap<usize, [f64; 2]> = FxHashMap::default();
    for span in &kept.spans {
        let [from, to] = alive.entry(span.thread).or_insert([f64::INFINITY, f64::NEG_INFINITY]);
        (*from, *to) = (from.min(span.start), to.max(span.start + span.seconds));
    }
    let mut threads: Vec<(usize, [f64; 2])> = alive.into_iter().collect();
    threads.sort_by(|(_, [a, _]), (_, [b, _])| a.total_cmp(b));
    let mut ends: Vec<f64> = Vec::new();
    let mut lanes = FxHashMap::default();
    for (thread, [from, to]) in threads {
        let lane = ends.iter().position(|end| *end <= from).unwrap_or(ends.len());
        ends.resize(ends.len().max(lane + 1), to);
        ends[lane] = to;
        lanes.insert(thread, lane);
    }
    lanes
}

/// All spans, times from the first one on. A launch that belongs to no plan, which nobody makes, is left out.
fn spans(kept: &Kept) -> Vec<SpanInfo> {
    let first = kept.spans.iter().map(|span| span.start).fold(f64::INFINITY, f64::min);
    let lanes = lanes(kept);
    let mut spans: Vec<SpanInfo> = Vec::new();
    for span in &kept.spans {
        let (kind, launch) = match span.work {
            Work::Part => ("part", None),
            Work::Compile => ("compile", None),
            Work::Launch { plan, number } => {
                let Some(plan) = kept.plans.iter().position(|ran| ran.plan == plan) else { continue };
                ("launch", Some([plan, number]))
            }
        };
        let thread = lanes[&span.thread];
        // Both ends are rounded, not the time between them: what lies inside stays inside.
        let nanoseconds = |seconds: f64| ((seconds - first) * 1e9).round() as u64;
        let start = nanoseconds(span.start);
        let time = nanoseconds(span.start + span.seconds) - start;
        spans.push(SpanInfo { name: span.name.clone(), kind: kind.into(), thread, start, time, launch });
    }
    // What contains others comes before them.
    spans.sort_by(|a, b| a.start.cmp(&b.start).then(b.time.cmp(&a.time)));
    spans
}

#[cfg(test)]
mod tests;
