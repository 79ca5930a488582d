//! A compiled kernel and how it is launched.

use crate::backend::{Backend, Code, Status};
use crate::cost::{self, Spread};
use crate::memory::{CpuBuffer, Memory, turn};
use crate::pool::Pool;
use kiln_kernels::program::{NONTEMPORAL_ALIGN, Program};
use kiln_runtime::{Executable, Result, RuntimeError, Slice, check_arguments};
use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What was compiled, and its code. Programs that differ in names only share both.
pub(crate) type Compiled = (Arc<Program>, Arc<dyn Code>);

/// A program compiled to machine code.
pub(crate) struct Kernel {
    /// All of the program but its instructions.
    program: Program,
    compiled: Arc<Program>,
    code: Arc<dyn Code>,
    backend: Arc<dyn Backend>,
    device: &'static str,
    pool: Arc<Mutex<Pool>>,
    spread: Spread,
    /// Bytes of scratch memory for each thread.
    scratch: usize,
}

impl Kernel {
    /// A kernel of the device of that name, to be spread over up to `threads` of the pool.
    pub(crate) fn new(
        program: &Program,
        (compiled, code): Compiled,
        backend: Arc<dyn Backend>,
        device: &'static str,
        pool: Arc<Mutex<Pool>>,
        threads: usize,
    ) -> Kernel {
        let spread = cost::spread(program, threads);
        let scratch = Memory::scratch_size(program.scratch_layout().1);
        let program = Program { insts: Vec::new(), types: Vec::new(), ..program.clone() };
        Kernel { program, compiled, code, backend, device, pool, spread, scratch }
    }

    fn whole(&self) -> Program {
        Program { name: self.program.name.clone(), tags: self.program.tags.clone(), ..(*self.compiled).clone() }
    }

    fn pool(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One argument's memory.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Argument(pub(crate) *mut u8);

// SAFETY: compiled code writes through it from several threads; that its items do not touch each other's elements is the promise of a
// program, and that nobody else does is the turn.
unsafe impl Sync for Argument {}

/// The addresses of a launch's arguments, once it is sure that they fit the program's parameters.
pub(crate) fn arguments(program: &Program, args: &[Slice], device: &'static str) -> Result<Vec<Argument>> {
    let wrong = |reason: String| Err(RuntimeError::Device { device: device.into(), reason: format!("kernel {}: {reason}", program.name) });
    if let Err(reason) = check_arguments(program, args) {
        return wrong(reason);
    }
    let mut pointers = Vec::with_capacity(args.len());
    for (i, arg) in args.iter().enumerate() {
        let Some(buffer) = arg.buffer.as_any().downcast_ref::<CpuBuffer>() else {
            return wrong(format!("argument {i} is not memory of a CPU device"));
        };
        let around = program.nontemporal.iter().any(|p| p.0 as usize == i);
        if around && !arg.offset.is_multiple_of(NONTEMPORAL_ALIGN) {
            let offset = arg.offset;
            return wrong(format!(
                "argument {i} is stored around the caches and starts at byte {offset}, no multiple of {NONTEMPORAL_ALIGN}"
            ));
        }
        // SAFETY: the offset is within the buffer.
        pointers.push(Argument(unsafe { buffer.as_ptr().add(arg.offset) }));
    }
    Ok(pointers)
}

impl Executable for Kernel {
    fn launch(&self, args: &[Slice]) -> Result<()> {
        let pointers = arguments(&self.program, args, self.device)?;
        let status = Status::default();
        let exhausted = AtomicBool::new(false);
        let entry = self.code.entry();
        let run = |begin: i64, end: i64| {
            let ran = with_scratch(self.scratch, |scratch| {
                // SAFETY: `arguments` has checked each parameter's memory; the scratch memory is this thread's own; the turn is held
                // by `launch`, so that nobody else uses the buffers; the pool hands out items of the program only; `self` holds the code.
                unsafe { entry(pointers.as_ptr().cast(), scratch, &status, begin, end) }
            });
            if ran.is_none() {
                exhausted.store(true, Ordering::Relaxed);
            }
        };
        let turn = turn();
        let items = self.program.items;
        if self.spread.threads == 1 {
            run(0, items);
        } else if self.pool().run(items, self.spread.chunk, self.spread.threads, &run).is_err() {
            let reason = format!("kernel {}: a thread panicked", self.program.name);
            return Err(RuntimeError::Device { device: self.device.into(), reason });
        }
        drop(turn);
        if exhausted.into_inner() {
            return Err(RuntimeError::OutOfMemory { device: self.device.into(), bytes: self.scratch });
        }
        status.result(|| self.whole())
    }

    fn scratch(&self) -> usize {
        self.scratch * self.spread.threads
    }

    fn assembly(&self) -> Option<String> {
        self.backend.assembly(&self.whole())
    }
}

/// Calls `f` with this thread's scratch memory, grown to `bytes` and kept for the next time; none if there is no memory left.
fn with_scratch<R>(bytes: usize, f: impl FnOnce(*mut u8) -> R) -> Option<R> {
    thread_local! {
        static SCRATCH: RefCell<Option<Memory>> = const { RefCell::new(None) };
    }
    if bytes == 0 {
        return Some(f(std::ptr::null_mut()));
    }
    SCRATCH.with_borrow_mut(|memory| {
        if memory.as_ref().is_none_or(|m| m.size() < bytes) {
            *memory = None;
            *memory = Memory::new(bytes);
        }
        memory.as_ref().map(|m| f(m.as_ptr()))
    })
}
