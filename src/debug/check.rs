//! Kernels watched as they run: what their text does, what their program does, what their numbers do.
//!
//! Three things look at a kernel. A device that is checked (`device::watched`) runs its text and reports what that may not do; the reference
//! interpreter runs its program, or as much of it as the limits allow, and checks each access; and its expressions are evaluated beside f64
//! (`kiln_kernels::check::check_numbers`). A kernel that runs again is looked at more briefly.

use super::file::{Content, Saved};
use super::print::{Way, print_saved};
use super::{described, held, keep, size};
use crate::error::{Error, Result};
use crate::schedule::{Launched, Origin};
use crate::tune;
use kiln_kernels::check::{Fault, Finding, Interpreter, Kind, Limits, check_numbers};
use kiln_kernels::ir::{Access, Kernel};
use kiln_kernels::program::Program;
use kiln_runtime::{Device, RuntimeError, Slice};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

/// Steps of the interpreter for each node that may be evaluated.
const PROGRAM: u64 = 4;

/// What is spent on a kernel that was looked at before, as a part of what the first time took.
const AGAIN: u64 = 1024;

/// Lines of the model that a report names at most, where none of them is the very operation.
pub(super) const LINES: usize = 4;

/// What is wrong with a kernel as it ran.
#[derive(Clone, Debug)]
pub enum Wrong {
    /// In its text, as a checked device has seen.
    Text(Box<kiln_runtime::Fault>),
    /// In its program, with the lines around.
    Program(Box<Fault>, String),
    /// In its numbers.
    Numbers(Box<Finding>),
}

/// What is wrong, where in the user's program it comes from, and the file that has the kernel with what it was given.
#[derive(Clone, Debug)]
pub struct Report {
    /// What is wrong.
    pub wrong: Wrong,
    /// What of the user's program the kernel does: the very operation, if it is known.
    pub made: Vec<String>,
    /// For `kiln debug run` and the like, if it was saved.
    pub file: Option<PathBuf>,
    /// Why it could not be saved.
    pub not_saved: Option<String>,
}

impl Report {
    /// What kind of fault it is, in a few words.
    pub fn kind(&self) -> String {
        match &self.wrong {
            Wrong::Text(fault) => fault.kind.to_string(),
            Wrong::Program(fault, _) => match **fault {
                Fault::OutOfBounds { .. } => "out of bounds".into(),
                Fault::Uninitialised { .. } => "unwritten memory".into(),
                Fault::Race { .. } => "race".into(),
                Fault::Bound { .. } => "index out of range".into(),
                Fault::Malformed(_) | Fault::Arguments { .. } | Fault::ArgumentSize { .. } => "malformed".into(),
            },
            Wrong::Numbers(finding) => finding.kind.to_string(),
        }
    }

    /// Whether numbers are merely not what they could be.
    pub fn is_loss(&self) -> bool {
        matches!(&self.wrong, Wrong::Numbers(finding) if finding.kind == Kind::Precision)
    }

    /// Whether a number has ceased to be finite.
    pub fn is_overflow(&self) -> bool {
        matches!(&self.wrong, Wrong::Numbers(finding) if finding.kind == Kind::NotFinite)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.wrong {
            Wrong::Text(fault) => write!(f, "{fault}")?,
            Wrong::Program(fault, listing) => write!(f, "{fault}\n{}", listing.trim_end())?,
            Wrong::Numbers(finding) => write!(f, "{finding}")?,
        }
        self.made.iter().try_for_each(|made| write!(f, "\n  made by {made}"))?;
        self.not_saved.iter().try_for_each(|why| write!(f, "\n  the kernel could not be saved: {why}"))?;
        self.file.iter().try_for_each(|path| write!(f, "\n  the kernel is saved: kiln debug check {}", path.display()))
    }
}

/// How much was looked at.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// Kernels that ran.
    pub launches: u64,
    /// Those of them that differ.
    pub kernels: u64,
    /// Stored elements that were evaluated, and all of them.
    pub elements: [u64; 2],
    /// Work items that were interpreted, and all of them.
    pub items: [u64; 2],
}

impl Coverage {
    /// Whether every element was evaluated and every work item interpreted.
    pub fn is_whole(&self) -> bool {
        let is_all = |[seen, all]: [u64; 2]| seen >= all;
        self.launches > 0 && is_all(self.elements) && is_all(self.items)
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Coverage { launches, kernels, elements: [seen, all], items: [ran, of] } = self;
        write!(f, "{launches} launches of {kernels} kernels: {ran} of {of} work items interpreted, {seen} of {all} elements evaluated")
    }
}

/// Checks kernels as they run.
#[derive(Default)]
pub struct Checker {
    limits: Limits,
    /// By address, kept so that it stays their own.
    seen: FxHashMap<usize, Arc<Kernel>>,
    /// How much was looked at so far.
    pub coverage: Coverage,
}

/// What a kernel is, and what its parameters hold before and after.
struct Case<'a> {
    kernel: &'a Kernel,
    made: Vec<String>,
    program: Program,
    before: Vec<Vec<u8>>,
    after: Vec<Option<Vec<u8>>>,
}

impl Checker {
    /// Looks at nothing yet.
    pub fn new(limits: Limits) -> Checker {
        Checker { limits, seen: FxHashMap::default(), coverage: Coverage::default() }
    }

    /// Runs a kernel in place of the run that is observed, and looks at it. What is wrong is saved.
    ///
    /// # Errors
    /// Whatever the device can meet, but for faults that a checked one finds.
    pub fn launched(&mut self, launched: &Launched<'_>) -> Result<Vec<Report>> {
        let Launched { kernel, origins, device, args, .. } = launched;
        let again = self.seen.insert(Arc::as_ptr(kernel).addr(), (*kernel).clone()).is_some();
        let program = tune::program(kernel, device.target())?;
        let before = contents(kernel, args, |access| access != Access::Write)?;
        let before = before.into_iter().zip(&kernel.params).map(|(bytes, p)| bytes.unwrap_or_else(|| vec![0; size(p)])).collect();
        let fault = fault(launched.run())?;
        let after = contents(kernel, args, |access| access != Access::Read)?;
        let made = origins.iter().map(Origin::to_string).collect();
        let case = Case { kernel, made, program, before, after };
        let mut reports = self.reports(&case, fault, again);
        if !reports.is_empty() {
            let saved = Saved { data: case.data(), ..described(kernel, origins, &***device) };
            // What is wrong matters more than that it could not be kept.
            let (file, not_saved) = match keep(&saved) {
                Ok(file) => (Some(file), None),
                Err(error) => (None, Some(error.to_string())),
            };
            reports.iter_mut().for_each(|report| (report.file, report.not_saved) = (file.clone(), not_saved.clone()));
        }
        Ok(reports)
    }

    /// Runs a saved kernel and looks at it.
    ///
    /// # Errors
    /// If its schedule does not fit, or the device does not take or run it for another reason than a fault that it finds.
    pub fn saved(&mut self, saved: &Saved, device: &Arc<dyn Device>) -> Result<Vec<Report>> {
        let kernel = &saved.kernel;
        let (program, schedule) = super::rerun::program_of(saved, device, None)?;
        let code = device.compile(&program)?;
        let before: Vec<Vec<u8>> = (0..kernel.params.len()).map(|number| saved.content(number)).collect();
        let args = super::rerun::buffers(kernel, device)?;
        args.iter().zip(&before).try_for_each(|(arg, bytes)| arg.buffer.write(0, bytes))?;
        let start = Instant::now();
        let fault = fault(code.launch(&args).and_then(|()| device.synchronize()).map_err(Error::from))?;
        let way = Way { saved, device, schedule: &schedule, program: &program, code: &*code, text: None };
        print_saved(&way, start.elapsed().as_secs_f64())?;
        let after = contents(kernel, &args, |access| access != Access::Read)?;
        let case = Case { kernel, made: saved.made.clone(), program, before, after };
        Ok(self.reports(&case, fault, false))
    }

    fn reports(&mut self, case: &Case<'_>, fault: Option<Box<kiln_runtime::Fault>>, again: bool) -> Vec<Report> {
        self.coverage.launches += 1;
        self.coverage.kernels += u64::from(!again);
        let steps = if again { self.limits.steps / AGAIN } else { self.limits.steps };
        // What a faulty text leaves behind is no result to judge.
        let stored = fault.is_none();
        let mut all: Vec<Wrong> = fault.map(Wrong::Text).into_iter().collect();
        all.extend(self.interpret(case, steps.saturating_mul(PROGRAM)));
        all.extend(self.numbers(case, Limits { steps, ..self.limits }, stored));
        let report = |wrong: Wrong| {
            let operation = if let Wrong::Numbers(finding) = &wrong { Some(finding.operation) } else { None };
            Report { made: lines(&case.made, operation), wrong, file: None, not_saved: None }
        };
        all.into_iter().map(report).collect()
    }

    fn interpret(&mut self, case: &Case<'_>, steps: u64) -> Option<Wrong> {
        let program = &case.program;
        self.coverage.items[1] += program.items as u64;
        let mut args = case.before.clone();
        let mut args: Vec<&mut [u8]> = args.iter_mut().map(Vec::as_mut_slice).collect();
        let ran = Interpreter::new(program).and_then(|interpreter| interpreter.run_some(&mut args, steps));
        match ran {
            Ok(items) => {
                self.coverage.items[0] += items as u64;
                None
            }
            Err(fault) => {
                let listing = fault.inst().map(|inst| program.listing(inst)).unwrap_or_default();
                Some(Wrong::Program(Box::new(fault), listing))
            }
        }
    }

    fn numbers(&mut self, case: &Case<'_>, limits: Limits, stored: bool) -> Vec<Wrong> {
        let before: Vec<&[u8]> = case.before.iter().map(Vec::as_slice).collect();
        let after: Vec<Option<&[u8]>> = case.after.iter().map(|bytes| bytes.as_deref().filter(|_| stored)).collect();
        let numbers = check_numbers(case.kernel, &before, &after, limits);
        self.coverage.elements[0] += numbers.elements;
        self.coverage.elements[1] = self.coverage.elements[1].saturating_add(numbers.of);
        numbers.findings.into_iter().map(|finding| Wrong::Numbers(Box::new(finding))).collect()
    }
}

impl Case<'_> {
    fn data(&self) -> BTreeMap<usize, Content> {
        let read = self.kernel.params.iter().zip(&self.before).enumerate().filter(|(_, (p, _))| p.access != Access::Write);
        read.map(|(number, (_, bytes))| (number, Content::Bytes(bytes.clone()))).collect()
    }
}

/// The fault that a run has found, if it has ended with one.
fn fault(run: Result<()>) -> Result<Option<Box<kiln_runtime::Fault>>> {
    match run {
        Ok(()) => Ok(None),
        Err(Error::Runtime(RuntimeError::Fault { fault, .. })) => Ok(Some(fault)),
        Err(other) => Err(other),
    }
}

/// The bytes of those parameters that `which` wants.
fn contents(kernel: &Kernel, args: &[Slice], which: impl Fn(Access) -> bool) -> Result<Vec<Option<Vec<u8>>>> {
    let each = kernel.params.iter().zip(args).map(|(param, arg)| {
        if !which(param.access) {
            return Ok(None);
        }
        Ok(Some(held(param, arg)?))
    });
    each.collect()
}

/// Those lines of the user's program that made an operation; the first few, if none says so.
fn lines(made: &[String], operation: Option<&str>) -> Vec<String> {
    let exactly: Vec<String> = made.iter().filter(|made| made.split(' ').next() == operation).cloned().collect();
    if exactly.is_empty() { made.iter().take(LINES).cloned().collect() } else { exactly }
}
