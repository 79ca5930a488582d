//! What a compiler of programs gives: the one trait behind which LLVM and Cranelift sit.

use crate::host::Level;
use kiln_kernels::program::Program;
use kiln_runtime::{RuntimeError, Target, out_of_range};
use std::fmt;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// A compiler of programs to machine code of this process.
pub(crate) trait Backend: Send + Sync + fmt::Debug {
    /// What it is and for which machine, for people.
    fn describe(&self) -> String;
    /// Compiles a program; the error says why that cannot be done.
    fn compile(&self, program: &Program) -> Result<Box<dyn Code>, String>;
    /// Compiles a text that stands in for a program's, where there is one.
    fn compile_text(&self, _text: &str) -> Option<Result<Box<dyn Code>, String>> {
        None
    }
    /// The vectors that it makes code with.
    fn level(&self) -> Level;
    /// What its code may use.
    fn target(&self, threads: usize) -> Target {
        self.level().target(threads)
    }
    /// The machine code of a program, for people.
    fn assembly(&self, program: &Program) -> Option<String>;
}

/// Machine code, freed when this is dropped.
pub(crate) trait Code: Send + Sync {
    /// Where it starts. Not to be called once `self` is dropped.
    fn entry(&self) -> Entry;
}

/// A compiled program: runs the work items `begin..end`.
///
/// # Safety
///
/// `args` holds one pointer for each parameter, each to the parameter's elements, aligned to the element; `scratch` is the program's
/// scratch memory, aligned to 64 bytes and used by nobody else meanwhile; nobody else accesses what this call writes, except other items
/// of the same launch; `begin..end` is within the program's items.
pub(crate) type Entry = unsafe extern "C" fn(args: *const *mut u8, scratch: *mut u8, status: *const Status, begin: i64, end: i64);

/// How a launch ended: the first failed bounds check, if any. Written by compiled code.
#[repr(C)]
#[derive(Debug, Default)]
pub(crate) struct Status {
    /// 0, or [`Status::site`] of the check. Set by the first thread that fails, by compare and exchange.
    pub(crate) site: AtomicU64,
    /// The index that failed, written by that thread alone.
    pub(crate) index: AtomicI64,
}

impl Status {
    /// What the check at an instruction enters.
    pub(crate) fn site(instruction: usize) -> u64 {
        instruction as u64 + 1
    }

    /// The result of a launch that has ended on all threads. The program is needed if it has failed.
    pub(crate) fn result(&self, program: impl FnOnce() -> Program) -> Result<(), RuntimeError> {
        let site = self.site.load(Ordering::Acquire);
        let Some(at) = site.checked_sub(1) else { return Ok(()) };
        let index = self.index.load(Ordering::Acquire);
        Err(out_of_range(&program(), at as usize, index))
    }
}
