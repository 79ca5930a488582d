//! Keeping what scheduling, compiling and running did, and when: what pages and traces of the debugger are made of. Nothing is kept unless
//! somebody asks for it.

use super::observe::Launched;
use super::plan::{Launch, Plan};
use crate::error::Result;
use crate::tensor::Tensor;
use kiln_kernels::ir::text::infix;
use kiln_kernels::ir::{Kernel, Simplifier};
use kiln_runtime::{Device, Slice};
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

/// Operations of a rewritten expression that are shown.
const DEPTH: usize = 6;

/// What a span of time was spent on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Work {
    /// A part of a program: a step, a batch.
    Part,
    /// Scheduling or compiling.
    Compile,
    /// A kernel, by its plan and its place there.
    Launch { plan: usize, number: usize },
}

/// A span of time, in seconds since the recorder began.
#[derive(Clone, Debug)]
pub(crate) struct Span {
    pub(crate) name: String,
    pub(crate) work: Work,
    /// The thread, numbered as they come.
    pub(crate) thread: usize,
    pub(crate) start: f64,
    pub(crate) seconds: f64,
}

/// A plan that ran.
#[derive(Clone)]
pub(crate) struct Ran {
    pub(crate) plan: usize,
    /// The parts of the program that it ran in, outermost first.
    pub(crate) within: Vec<String>,
    pub(crate) launches: Vec<Launch>,
    pub(crate) arena: usize,
    pub(crate) device: Arc<dyn Device>,
}

/// A rewritten expression: the rule, and the expression before and after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rewritten {
    pub(crate) rule: &'static str,
    pub(crate) from: String,
    pub(crate) to: String,
}

/// What happened so far.
#[derive(Default)]
pub(crate) struct Kept {
    pub(crate) spans: Vec<Span>,
    pub(crate) plans: Vec<Ran>,
    /// What each different kernel's expressions were rewritten by.
    pub(crate) rewrites: FxHashMap<Kernel, Vec<Rewritten>>,
    /// Memory with the names that it has for people.
    pub(crate) names: Vec<(String, Slice)>,
    /// The parts of the program that are going on.
    within: Vec<String>,
}

/// Keeps what happens on a thread, and on those that compile for it, while [`Recorder::during`] runs.
pub struct Recorder {
    begun: Instant,
    kept: Mutex<Kept>,
}

impl Default for Recorder {
    fn default() -> Recorder {
        Recorder { begun: Instant::now(), kept: Mutex::default() }
    }
}

thread_local! {
    static ACTIVE: Cell<bool> = const { Cell::new(false) };
    static RECORDER: RefCell<Option<Arc<Recorder>>> = const { RefCell::new(None) };
    static THREAD: usize = {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        NEXT.fetch_add(1, Ordering::Relaxed)
    };
}

impl Recorder {
    /// Runs `f` and keeps what happens meanwhile. Kernels run one by one.
    pub fn during<T>(self: &Arc<Recorder>, f: impl FnOnce() -> T) -> T {
        on(Some(self.clone()), f)
    }

    pub(crate) fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("no thread panics while holding it")
    }

    /// Forgets what ran so far, but for names.
    pub(crate) fn forget(&self) {
        let mut kept = self.kept();
        kept.spans.clear();
        kept.plans.clear();
        kept.rewrites.clear();
    }
}

/// Runs `f` with another recorder, or none.
pub(super) fn on<T>(recorder: Option<Arc<Recorder>>, f: impl FnOnce() -> T) -> T {
    struct Restore(Option<Arc<Recorder>>);
    impl Drop for Restore {
        fn drop(&mut self) {
            ACTIVE.set(self.0.is_some());
            RECORDER.set(self.0.take());
        }
    }
    ACTIVE.set(recorder.is_some());
    let _restore = Restore(RECORDER.replace(recorder));
    f()
}

/// Whether anything is kept on this thread.
pub(super) fn active() -> bool {
    ACTIVE.get()
}

/// The recorder of this thread.
pub(crate) fn current() -> Option<Arc<Recorder>> {
    if active() { RECORDER.with_borrow(Clone::clone) } else { None }
}

/// A span that ends when this is dropped.
pub(crate) struct Going {
    recorder: Arc<Recorder>,
    name: String,
    work: Work,
    begun: Instant,
}

impl Drop for Going {
    fn drop(&mut self) {
        let seconds = self.begun.elapsed().as_secs_f64();
        let start = self.begun.duration_since(self.recorder.begun).as_secs_f64();
        let span = Span {
            name: std::mem::take(&mut self.name),
            work: self.work.clone(),
            // A thread that ends has no number any more.
            thread: THREAD.try_with(|n| *n).unwrap_or(0),
            start,
            seconds,
        };
        let mut kept = self.recorder.kept();
        if span.work == Work::Part {
            kept.within.pop();
        }
        kept.spans.push(span);
    }
}

fn begin(work: Work, name: impl FnOnce() -> String) -> Option<Going> {
    let recorder = current()?;
    let name = name();
    if work == Work::Part {
        recorder.kept().within.push(name.clone());
    }
    Some(Going { recorder, name, work, begun: Instant::now() })
}

/// A part of a program begins.
pub(crate) fn part(name: impl FnOnce() -> String) -> Option<Going> {
    begin(Work::Part, name)
}

/// Scheduling or compiling begins.
pub(super) fn compiling(name: impl FnOnce() -> String) -> Option<Going> {
    begin(Work::Compile, name)
}

/// A kernel is about to run.
pub(super) fn launching(launched: &Launched<'_>) -> Option<Going> {
    begin(Work::Launch { plan: launched.plan, number: launched.number }, || launched.kernel.name.clone())
}

/// A plan is about to run.
pub(super) fn running(plan: &Plan) {
    let Some(recorder) = current() else { return };
    let mut kept = recorder.kept();
    if kept.plans.iter().all(|ran| ran.plan != plan.number) {
        let (launches, device, within) = (plan.launches.clone(), plan.device.clone(), kept.within.clone());
        kept.plans.push(Ran { plan: plan.number, within, launches, arena: plan.arena, device });
    }
}

/// A simplifier for a kernel in the making.
pub(super) fn simplifier() -> Simplifier {
    if active() { Simplifier::logged() } else { Simplifier::new() }
}

/// A kernel was made, of the expressions of `before`.
pub(super) fn made(kernel: &Kernel, before: &Kernel, simplifier: &Simplifier) {
    let Some(recorder) = current() else { return };
    let mut kept = recorder.kept();
    if !kept.rewrites.contains_key(kernel) {
        let g = &before.graph;
        let shown =
            simplifier.log().iter().map(|r| Rewritten { rule: r.rule, from: infix(g, &r.from, DEPTH), to: infix(g, g.node(r.to), DEPTH) });
        // Many expressions are asked for at many places.
        let mut all: Vec<Rewritten> = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        all.extend(shown.filter(|r| seen.insert((r.rule, r.from.clone(), r.to.clone()))));
        kept.rewrites.insert(kernel.clone(), all);
    }
}

/// Gives a tensor's memory a name for people, if anything is kept; one that has no memory yet gets it.
pub(crate) fn name(name: impl FnOnce() -> String, tensor: &Tensor) -> Result<()> {
    let Some(recorder) = current() else { return Ok(()) };
    let slice = tensor.realize()?.0.storage.get().expect("it was just realised").slice.clone();
    recorder.kept().names.push((name(), slice));
    Ok(())
}
