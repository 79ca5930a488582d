//! Program -> source text.

pub mod c;
mod interval;
pub mod llvm;
