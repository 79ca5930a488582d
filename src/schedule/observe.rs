//! Looking at each kernel as it runs: what the debugger is built on. Nothing is looked at unless somebody asks for it.

use super::origin::Origin;
use super::record;
use crate::debug;
use crate::error::Result;
use kiln_kernels::ir::Kernel;
use kiln_runtime::{Device, Executable, Slice};
use std::cell::{Cell, RefCell};
use std::sync::Arc;

/// A kernel about to run.
pub struct Launched<'a> {
    /// The plan that it belongs to, a number of its own in this process.
    pub plan: usize,
    /// Its place among the kernels of the plan, from 0.
    pub number: usize,
    /// The kernel; equal ones are the same `Arc`.
    pub kernel: &'a Arc<Kernel>,
    /// What of the user's program it does.
    pub origins: &'a [Origin],
    /// Its code.
    pub code: &'a Arc<dyn Executable>,
    /// Where it runs.
    pub device: &'a Arc<dyn Device>,
    /// One for each parameter.
    pub args: &'a [Slice],
    /// The number of the tensor that each parameter holds; 0 for memory that is none's.
    pub tensors: &'a [u64],
}

impl Launched<'_> {
    /// Runs the kernel and waits for it; shows it, if a level says so.
    ///
    /// # Errors
    /// Whatever the device can meet.
    pub fn run(&self) -> Result<()> {
        if debug::level()? > 0 { debug::print(self) } else { self.launch() }
    }

    /// The same without showing it.
    pub(crate) fn launch(&self) -> Result<()> {
        let _going = record::launching(self);
        self.code.launch(self.args)?;
        Ok(self.device.synchronize()?)
    }
}

/// What is called in place of running a kernel, which it has to do by [`Launched::run`].
pub type Observer = Box<dyn FnMut(&Launched<'_>) -> Result<()>>;

thread_local! {
    static ACTIVE: Cell<bool> = const { Cell::new(false) };
    static OBSERVER: RefCell<Option<Observer>> = const { RefCell::new(None) };
}

/// Runs `f`; `observer` sees each kernel that this thread runs meanwhile, but for those that it runs itself.
pub fn observed<T>(observer: Observer, f: impl FnOnce() -> T) -> T {
    struct Restore(Option<Observer>);
    impl Drop for Restore {
        fn drop(&mut self) {
            ACTIVE.set(self.0.is_some());
            OBSERVER.set(self.0.take());
        }
    }
    let _restore = Restore(OBSERVER.replace(Some(observer)));
    ACTIVE.set(true);
    f()
}

/// Whether kernels are looked at on this thread.
pub(super) fn active() -> bool {
    ACTIVE.get()
}

/// Shows a kernel to the observer.
pub(super) fn show(launched: &Launched<'_>) -> Result<()> {
    let Some(mut observer) = OBSERVER.take() else { return launched.run() };
    ACTIVE.set(false);
    let result = observer(launched);
    OBSERVER.set(Some(observer));
    ACTIVE.set(true);
    result
}
