//! What a kernel is.
//!
//! A kernel enters this crate as [`ir::Kernel`]: named ranges, index expressions, loads, reductions and stores.
//! `lower` turns it, together with a schedule, into a [`program::Program`]: a linear list that a JIT, a renderer or the
//! interpreter walks once. Nothing here knows a device, a file, the environment or a tensor.
#![forbid(unsafe_code)]

pub mod check;
pub mod dtype;
pub mod ir;
pub mod lower;
pub mod program;
pub mod render;

pub use dtype::{DType, Scalar};
