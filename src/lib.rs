//! Kiln: a minimal tensor compiler.
//!
//! A [`Tensor`] is lazy: operations only build a graph. When a value is asked for, the graph is scheduled into kernels, each kernel
//! is lowered to a program and compiled for the device, and the kernels run.
#![forbid(unsafe_code)]

pub mod device;
mod error;
pub mod optim;
mod schedule;
mod tensor;
pub mod train;

pub use error::{Error, Result};
pub use kiln_kernels::{DType, Scalar};
pub use tensor::{Axes, BatchNorm, ClassLoss, Element, Index, Number, Operand, Reduction, ScatterReduce, Shape, SliceRange, Tensor};
