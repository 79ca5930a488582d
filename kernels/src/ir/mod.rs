//! The kernel IR: an arena of hash-consed nodes, and the kernel that they form.

pub mod eval;
mod graph;
mod kernel;
mod merge;
mod ops;
pub mod rewrite;
pub mod symbolic;
pub mod text;
mod verify;

pub use graph::{Graph, Id, Node, Op};
pub use kernel::{Access, Kernel, Param, ParamId, Range, RangeId, Store};
pub use merge::merge_ranges;
pub use ops::{BinaryOp, ReduceOp, TernaryOp, UnaryOp};
pub use rewrite::{Builder, Rewrite, Simplifier};
pub use verify::{VerifyError, verify};
