//! Kernel -> program.

pub mod math;
