//! The CPU device: programs compiled to machine code, by LLVM where it is found and by Cranelift otherwise, and run by a thread pool.
//!
//! [`CpuDevice`] takes a `Program` as the lowering made it and trusts its indices: that they are in range is what the lowering and the
//! interpreter's checks are for. What comes from outside a program is checked at every launch: the number, place and size of
//! the arguments, and the indices that came from data (`Bound`).
//!
//! How many threads a device has never changes a bit of what it computes: a program's work items are independent, and nothing is
//! accumulated across them.

mod backend;
mod codegen;
mod cost;
mod device;
mod host;
mod interpret;
mod jit;
mod launch;
mod libcalls;
#[cfg(unix)]
mod llvm;
#[cfg(not(unix))]
#[path = "no_llvm.rs"]
mod llvm;
mod memory;
mod pages;
mod pool;

pub use device::{CpuDevice, CpuOptions, Engine};
pub use host::Level;
