//! Program -> source text.

pub mod clike;
mod interval;
pub mod launch;
pub mod llvm;
mod multiples;
mod work;

pub use clike::dialects::{C, CUDA, Dialect, HIP, METAL, OPENCL};
pub use launch::{Launch, Limits};
pub use work::{Work, work};
