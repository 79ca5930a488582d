//! Tensor graph -> kernels: what is fused, in which order the kernels run, and where their results live.
//!
//! `graph` lists the work, `fusion` groups it, `build` writes each group as a kernel (`view` turns movement into index arithmetic),
//! `plan` gives every value a place (`memory`) in the best of several orders of the kernels (`order`), `compile` lowers them, and `run`
//! runs them. `capture` keeps a plan.

mod build;
mod capture;
mod compile;
mod fusion;
mod graph;
mod memory;
mod observe;
mod order;
mod origin;
mod plan;
pub(crate) mod record;
mod stage;
#[cfg(test)]
mod tests;
mod view;

pub use capture::Step;
pub use observe::{Launched, Observer, observed};
pub use origin::Origin;
pub(crate) use plan::{Argument, Launch};
pub use record::Recorder;

use crate::error::Result;
use crate::tensor::Tensor;
use kiln_runtime::{Buffer, Device};
use plan::Plan;
use std::cell::Cell;
use std::sync::{Arc, Mutex};

/// A value to compute, and the tensor whose memory takes it (memory of its own, if none).
#[derive(Clone, Debug)]
pub(crate) struct Sink {
    pub(crate) value: Tensor,
    pub(crate) target: Option<Tensor>,
}

/// How graphs are scheduled; no option changes a bit of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Compute operations together where that saves memory traffic. Without it each operation is a kernel.
    pub fuse: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { fuse: true }
    }
}

thread_local! {
    static OPTIONS: Cell<Options> = const { Cell::new(Options { fuse: true }) };
}

/// Runs `f` with other options for what it computes on this thread.
pub fn with_options<T>(options: Options, f: impl FnOnce() -> T) -> T {
    struct Restore(Options);
    impl Drop for Restore {
        fn drop(&mut self) {
            OPTIONS.set(self.0);
        }
    }
    let _restore = Restore(OPTIONS.replace(options));
    f()
}

/// Schedules and runs what the sinks need; inside a capture, assignments are only noted.
pub(crate) fn run(sinks: Vec<Sink>) -> Result<()> {
    let Some(sinks) = capture::intercept(sinks)? else { return Ok(()) };
    let sinks: Vec<Sink> = sinks.into_iter().filter(|s| s.target.is_some() || s.value.0.storage.get().is_none()).collect();
    if sinks.is_empty() {
        return Ok(());
    }
    let plan = Plan::new(sinks, OPTIONS.get())?;
    with_arena(&plan.device, plan.arena, |arena| plan.run(arena))?;
    for (tensor, storage) in plan.results {
        // Another thread may have been first; both values are the same.
        let _ = tensor.0.storage.set(storage);
    }
    Ok(())
}

/// The kernels that computing these tensors would run, in order, by name and parameter count.
///
/// # Errors
/// Whatever compiling them can meet.
pub fn kernels<'a>(tensors: impl IntoIterator<Item = &'a Tensor>) -> Result<Vec<Arc<kiln_kernels::ir::Kernel>>> {
    let sinks =
        tensors.into_iter().map(|t| Sink { value: t.clone(), target: None }).filter(|s| s.value.0.storage.get().is_none()).collect();
    Ok(Plan::new(sinks, OPTIONS.get())?.launches.into_iter().map(|l| l.kernel).collect())
}

/// Lends working memory of at least `bytes`: kept from run to run, so that its pages are there.
fn with_arena<T>(device: &Arc<dyn Device>, bytes: usize, f: impl FnOnce(Option<&Arc<dyn Buffer>>) -> Result<T>) -> Result<T> {
    static KEPT: Mutex<Vec<(String, Arc<dyn Buffer>)>> = Mutex::new(Vec::new());
    if bytes == 0 {
        return f(None);
    }
    let name = device.name();
    let kept = {
        let mut all = KEPT.lock().expect("no thread panics while holding it");
        let fits = all.iter().position(|(n, b)| *n == name && b.size() >= bytes);
        // One that is too small makes room for the larger one.
        let chosen = fits.or_else(|| all.iter().position(|(n, _)| *n == name));
        chosen.map(|i| all.swap_remove(i).1).filter(|b| b.size() >= bytes)
    };
    let arena = match kept {
        Some(arena) => arena,
        None => device.allocate(bytes)?,
    };
    let result = f(Some(&arena));
    KEPT.lock().expect("no thread panics while holding it").push((name, arena));
    result
}
