//! Where a kernel comes from: the operations that it does, and the lines of the user's program that made them. It lies beside a kernel,
//! so that equal kernels of many lines share their code.

use super::graph::{NodeId, Work};
use crate::tensor::{Op, Tensor};
use kiln_kernels::DType;
use rustc_hash::FxHashSet;
use std::fmt;
use std::panic::Location;

/// Operations of a kernel that are kept at most.
const MOST: usize = 32;

/// An operation, its shape, and the line that made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The operation's name.
    pub what: &'static str,
    /// The element type of its result.
    pub dtype: DType,
    /// The shape of its result.
    pub shape: Box<[usize]>,
    /// The line of the user's program.
    pub at: &'static Location<'static>,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{:?} at {}", self.what, self.dtype, self.shape, self.at)
    }
}

/// Collects the operations of one kernel, what it stores first.
#[derive(Default)]
pub(super) struct Origins {
    seen: FxHashSet<NodeId>,
    all: Vec<Origin>,
}

impl Origins {
    /// Notes that the kernel does a node's operation.
    pub(super) fn note(&mut self, work: &Work, id: NodeId) {
        let t = &work.nodes[id];
        if self.all.len() == MOST || !self.seen.insert(id) {
            return;
        }
        // What is stored is noted first, and something, even if nothing computes it.
        let Some(what) = name(t).or(self.all.is_empty().then_some("copy")) else { return };
        let origin = Origin { what, dtype: t.dtype(), shape: t.shape().into(), at: t.location() };
        if !self.all.iter().any(|o| o.what == what && o.at == origin.at) {
            self.all.push(origin);
        }
    }

    pub(super) fn into_list(self) -> Vec<Origin> {
        self.all
    }
}

/// The name of an operation that computes something.
pub(super) fn name(t: &Tensor) -> Option<&'static str> {
    Some(match t.op() {
        Op::Reduce { op, .. } => op.name(),
        Op::Dot { .. } => "dot",
        Op::Scatter { .. } => "scatter",
        Op::Scan { .. } => "scan",
        Op::Unary(op) => op.name(),
        Op::Binary(op) => op.name(),
        Op::Ternary(op) => op.name(),
        Op::Gather { .. } => "gather",
        Op::Cast => "cast",
        Op::Contiguous => "copy",
        _ => return None,
    })
}
