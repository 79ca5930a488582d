//! A step that is scheduled once and run many times.

use super::plan::Plan;
use super::{OPTIONS, Sink};
use crate::error::{Error, Result};
use crate::tensor::{Op, Tensor};
use kiln_kernels::ir::Kernel;
use kiln_runtime::{Buffer, Recording};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::sync::{Arc, OnceLock};

thread_local! {
    /// The assignments noted by the capture that is under way on this thread.
    static NOTED: RefCell<Option<Vec<Noted>>> = const { RefCell::new(None) };
}

/// An assignment, and a node number that only what is made after it exceeds.
struct Noted {
    sink: Sink,
    at: u64,
}

/// Ends the capture of this thread, whichever way it goes.
struct Capturing;

impl Capturing {
    fn begin() -> Result<Capturing> {
        if NOTED.with_borrow(Option::is_some) {
            return Err(Error::Capture("a step is being captured already: steps do not nest".into()));
        }
        NOTED.set(Some(Vec::new()));
        Ok(Capturing)
    }

    fn noted(self) -> Vec<Noted> {
        NOTED.take().unwrap_or_default()
    }
}

impl Drop for Capturing {
    fn drop(&mut self) {
        NOTED.set(None);
    }
}

/// A captured step: kernels, memory and all, with no graph work left. See [`Step::capture`].
pub struct Step {
    plan: Plan,
    arena: Option<Arc<dyn Buffer>>,
    inputs: Vec<Tensor>,
    outputs: Vec<Tensor>,
    /// The launches as the device repeats them, if it does: made by the first run.
    recording: OnceLock<Option<Box<dyn Recording>>>,
}

/// Inside a capture, notes assignments and gives nothing to run.
pub(super) fn intercept(sinks: Vec<Sink>) -> Result<Option<Vec<Sink>>> {
    NOTED.with_borrow_mut(|noted| match noted {
        None => Ok(Some(sinks)),
        Some(noted) => {
            if let Some(read) = sinks.iter().find(|s| s.target.is_none() && s.value.0.storage.get().is_none()) {
                let at = read.value.location();
                return Err(Error::Capture(format!(
                    "the tensor made at {at} is read while the step is being captured; return it from the step instead"
                )));
            }
            let at = Tensor::newest();
            noted.extend(sinks.into_iter().filter(|s| s.target.is_some()).map(|sink| Noted { sink, at }));
            Ok(None)
        }
    })
}

impl Step {
    /// Captures `f`: what it returns and what it assigns is scheduled once, for [`Step::run`] to repeat.
    ///
    /// `inputs` are tensors whose content each run replaces; `state` are those whose content stays from run to run (parameters,
    /// optimizer state) and which `f` may assign. `f` runs once, now; nothing is computed yet.
    ///
    /// # Errors
    /// If `f` reads a value, uses a tensor with content that is neither input nor state, or uses a tensor after assigning it (an
    /// assignment takes place at the end of a run; use the assigned value): the error names the lines. And whatever `f`, scheduling or
    /// compiling can meet.
    pub fn capture(inputs: &[Tensor], state: &[Tensor], f: impl FnOnce() -> Result<Vec<Tensor>>) -> Result<Step> {
        Tensor::realize_all(inputs.iter().chain(state))?;
        let capturing = Capturing::begin()?;
        let made = f()?;
        let noted = capturing.noted();
        let declared: FxHashSet<u64> = inputs.iter().chain(state).map(|t| t.0.id).collect();
        check_declared(made.iter().chain(noted.iter().map(|n| &n.sink.value)), &declared)?;
        check_order(&made, &noted)?;
        let noted: Vec<Sink> = noted.into_iter().map(|n| n.sink).collect();
        if let Some(stray) = noted.iter().filter_map(|s| s.target.as_ref()).find(|t| !declared.contains(&t.0.id)) {
            return Err(Error::Capture(format!(
                "the tensor made at {} is assigned in the step but is not declared as its state",
                stray.location()
            )));
        }
        // A state that is returned is itself; any other output is memory of its own.
        let computed = made.iter().filter(|t| !declared.contains(&t.0.id));
        let sinks = computed.map(|t| Sink { value: t.clone(), target: None }).chain(noted).collect();
        let mut plan = Plan::new(sinks, OPTIONS.get())?;
        let arena = if plan.arena > 0 { Some(plan.device.allocate(plan.arena)?) } else { None };
        // Nobody else gets them, and they hold the step's whole graph.
        let results = std::mem::take(&mut plan.results);
        let output = |t: &Tensor| match results.iter().find(|(of, _)| of.is(t)) {
            Some((_, storage)) => Tensor::from_storage(storage.clone(), t.shape(), t.dtype()),
            None => t.clone(),
        };
        let outputs = made.iter().map(output).collect();
        Ok(Step { plan, arena, inputs: inputs.to_vec(), outputs, recording: OnceLock::new() })
    }

    /// Runs the step with these values for its inputs (in order) and gives its outputs. Their memory is overwritten by the next run.
    ///
    /// # Panics
    /// If the values do not match the inputs in number, shape and type.
    ///
    /// # Errors
    /// Whatever the device can meet, an index out of range among it.
    #[track_caller]
    pub fn run(&self, values: &[&Tensor]) -> Result<&[Tensor]> {
        self.set_inputs(values)?;
        // What somebody looks at runs kernel by kernel.
        if super::plan::looked_at()? {
            self.plan.run(self.arena.as_ref())?;
            return Ok(&self.outputs);
        }
        let recording = match self.recording.get() {
            Some(made) => made,
            None => {
                let made = self.plan.record(self.arena.as_ref())?;
                self.recording.get_or_init(|| made)
            }
        };
        match recording {
            Some(recording) => recording.replay()?,
            None => self.plan.run(self.arena.as_ref())?,
        }
        Ok(&self.outputs)
    }

    /// Runs the step as [`Step::run`] does, and gives each kernel's name and seconds.
    ///
    /// # Errors
    /// As [`Step::run`].
    #[track_caller]
    pub fn profile(&self, values: &[&Tensor]) -> Result<Vec<(String, f64)>> {
        self.set_inputs(values)?;
        self.plan.profile(self.arena.as_ref())
    }

    #[track_caller]
    fn set_inputs(&self, values: &[&Tensor]) -> Result<()> {
        assert_eq!(values.len(), self.inputs.len(), "Step::run: the step has {} inputs", self.inputs.len());
        for (i, (input, value)) in self.inputs.iter().zip(values).enumerate() {
            assert!(
                input.shape() == value.shape() && input.dtype() == value.dtype(),
                "Step::run: input {i} is {} {:?}, the value made at {} is {} {:?}",
                input.dtype(),
                input.shape(),
                value.location(),
                value.dtype(),
                value.shape()
            );
        }
        // All values first: one may depend on what another replaces.
        let given = self.inputs.iter().zip(values).filter(|(input, value)| !input.is(value));
        let given: Vec<(&Tensor, Vec<u8>)> = given.map(|(input, value)| Ok((input, value.to_bytes()?))).collect::<Result<_>>()?;
        for (input, bytes) in given {
            let storage = input.0.storage.get().expect("realised by capture");
            storage.slice.buffer.write(storage.slice.offset, &bytes)?;
        }
        Ok(())
    }

    /// The kernels of a run with what each does for the user's program, in order.
    pub fn origins(&self) -> impl Iterator<Item = (&Arc<Kernel>, &[super::Origin])> {
        self.plan.launches.iter().map(|launch| (&launch.kernel, &*launch.origins))
    }

    /// The kernels of a run, in order.
    pub fn kernels(&self) -> impl Iterator<Item = &Kernel> {
        self.plan.launches.iter().map(|launch| &*launch.kernel)
    }

    /// How many kernels a run launches.
    pub fn launches(&self) -> usize {
        self.plan.launches.len()
    }

    /// Bytes of working memory, beside inputs, state and outputs.
    pub fn working_memory(&self) -> usize {
        self.plan.arena
    }

    /// Bytes that kernels need beside all that: the most that one takes, as one runs at a time.
    pub fn scratch_memory(&self) -> usize {
        self.plan.launches.iter().map(|launch| launch.code.scratch()).max().unwrap_or(0)
    }
}

/// Every tensor with content below these must be declared.
fn check_declared<'a>(values: impl Iterator<Item = &'a Tensor>, declared: &FxHashSet<u64>) -> Result<()> {
    let mut seen = FxHashSet::default();
    let mut stack: Vec<Tensor> = values.cloned().collect();
    while let Some(t) = stack.pop() {
        if !seen.insert(t.0.id) || declared.contains(&t.0.id) {
            continue;
        }
        if t.0.storage.get().is_some() || matches!(t.op(), Op::Buffer) {
            let (dtype, shape, at) = (t.dtype(), t.shape(), t.location());
            return Err(Error::Capture(format!(
                "the tensor {dtype} {shape:?} made at {at} is used in the step but declared neither as input nor as state; declare it, or make it inside the step"
            )));
        }
        stack.extend(t.args().iter().cloned());
    }
    Ok(())
}

/// Nothing that was made after an assignment may read its target: in a run the target still holds what it held before.
fn check_order(made: &[Tensor], noted: &[Noted]) -> Result<()> {
    let mut assigned: FxHashMap<u64, u64> = FxHashMap::default();
    for Noted { sink, at } in noted {
        let target = sink.target.as_ref().expect("only assignments are noted");
        assigned.entry(target.0.id).or_insert(*at);
    }
    let mut seen = FxHashSet::default();
    let mut stack: Vec<Tensor> = made.iter().chain(noted.iter().map(|n| &n.sink.value)).cloned().collect();
    while let Some(t) = stack.pop() {
        if !seen.insert(t.0.id) || t.0.storage.get().is_some() {
            continue;
        }
        if let Some(read) = t.args().iter().find(|a| assigned.get(&a.0.id).is_some_and(|&at| t.0.id > at)) {
            return Err(Error::Capture(format!(
                "the tensor made at {} is used at {} after the step has assigned it; use the assigned value",
                read.location(),
                t.location()
            )));
        }
        stack.extend(t.args().iter().cloned());
    }
    Ok(())
}
