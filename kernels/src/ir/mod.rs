//! The kernel IR: an arena of hash-consed nodes, and the kernel that they form.

mod graph;
mod kernel;
mod ops;

pub use graph::{Graph, Id, Node, Op};
pub use kernel::{Access, Kernel, Param, ParamId, Range, RangeId, Store};
pub use ops::{BinaryOp, ReduceOp, TernaryOp, UnaryOp};
