//! Kiln: a minimal tensor compiler.
//!
//! A [`Tensor`] is lazy: operations only build a graph. When a value is asked for, the graph is scheduled into kernels, each kernel
//! is lowered to a program and compiled for the device, and the kernels run.
#![forbid(unsafe_code)]

// The derived code names this crate from outside; here it is used inside as well.
extern crate self as kiln;

pub mod ahead;
pub mod checkpoint;
pub mod cli;
pub mod data;
pub mod debug;
pub mod device;
mod error;
pub mod models;
pub mod nn;
pub mod optim;
pub mod schedule;
pub mod settings;
mod tensor;
pub mod tokenizer;
pub mod train;
pub mod tune;

pub use error::{Error, Result};
pub use kiln_kernels::{DType, Scalar};
pub use schedule::{Options, Step, kernels, with_options};
pub use tensor::{
    Attention, Axes, BatchNorm, ClassLoss, Conv, Element, Index, Interpolation, Key, Number, Operand, Pool2d, Reduction, Rng, RopeStyle,
    RopeTable, ScatterReduce, Shape, SliceRange, Tensor, checkpoint, global_rng, manual_seed, recompute,
};

/// The README's example must compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
