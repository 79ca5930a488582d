//! The nodes of the tensor graph.

use super::custom::CustomGradient;
use super::scope::{self, Scope};
use kiln_kernels::ir::{BinaryOp, ReduceOp, TernaryOp, UnaryOp};
use kiln_kernels::{DType, Scalar};
use kiln_runtime::{Device, Slice};
use smallvec::SmallVec;
use std::cell::Cell;
use std::fmt;
use std::panic::Location;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

/// A lazy, immutable n-dimensional array. Cloning is cheap. See the crate's page.
#[derive(Clone)]
pub struct Tensor(pub(crate) Arc<Node>);

/// Start, step and number of elements taken along one axis; the step may be negative, never zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SliceSpec {
    pub(crate) start: usize,
    pub(crate) step: isize,
    pub(crate) len: usize,
}

/// The primitive operations. Everything else is composed of them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Op {
    /// A scalar (shape []).
    Const(Scalar),
    /// Memory that holds a value: made from data, a parameter.
    Buffer,
    /// 0, 1, 2, … along one axis (i64).
    Iota,
    Unary(UnaryOp),
    /// Operands have one shape and one dtype.
    Binary(BinaryOp),
    Ternary(TernaryOp),
    Cast,
    Bitcast,
    /// i64 elementwise: the value itself, or an index-out-of-range error if it is not in `0..limit`.
    Bound {
        limit: usize,
    },
    /// Over `axes` (sorted), which are dropped.
    Reduce {
        op: ReduceOp,
        axes: SmallVec<[usize; 6]>,
    },
    /// Sum over `axes` (sorted, dropped) of a*b; half operands give f32.
    Dot {
        axes: SmallVec<[usize; 6]>,
    },
    Reshape,
    /// Axis i of the result is axis `0[i]` of the operand.
    Permute(SmallVec<[usize; 6]>),
    /// Axes of extent 1 repeat.
    Expand,
    /// (before, after) elements of `fill` along each axis.
    Pad {
        padding: SmallVec<[(usize, usize); 6]>,
        fill: Scalar,
    },
    Slice(SmallVec<[SliceSpec; 6]>),
    /// args (x, index): x[.., index, ..] along `axis`; the index's axes take the place of `axis`. The index (i64) is checked.
    Gather {
        axis: usize,
    },
    /// args (base, index, source): base with `source` combined into it at `index` along `axis` (shapes as in Gather), in the order of
    /// the flattened index. `None` overwrites. The index (i64) is checked.
    Scatter {
        axis: usize,
        op: Option<BinaryOp>,
    },
    /// Inclusive running combination along `axis`.
    Scan {
        op: BinaryOp,
        axis: usize,
    },
    /// The operand, stored in memory of its own.
    Contiguous,
    /// The operand, cut off from its history for `grad`.
    Detach,
    /// The operand; for `grad`, a function of other tensors.
    Custom(CustomGradient),
    /// args (x, earlier): x, for kernels that do not run before `earlier` has been computed.
    After,
}

/// Where a value lives.
#[derive(Clone, Debug)]
pub(crate) struct Storage {
    pub(crate) device: Arc<dyn Device>,
    /// Row-major elements, contiguous.
    pub(crate) slice: Slice,
}

/// A node: an operation, its operands, and its value once there is one.
pub(crate) struct Node {
    /// Unique in the process; operands have smaller ones.
    pub(crate) id: u64,
    pub(crate) op: Op,
    pub(crate) args: SmallVec<[Tensor; 2]>,
    pub(crate) shape: SmallVec<[usize; 6]>,
    pub(crate) dtype: DType,
    /// The scope of activation checkpointing that it was made in.
    pub(crate) scope: Option<Scope>,
    /// Where the user made it.
    pub(crate) at: &'static Location<'static>,
    /// Set once, when the value is computed.
    pub(crate) storage: OnceLock<Storage>,
}

thread_local! {
    /// The place that new nodes get, instead of their caller's.
    static PLACE: Cell<Option<&'static Location<'static>>> = const { Cell::new(None) };
}

/// Runs `f`; the nodes that it makes are placed where `tensor` was made.
pub(crate) fn placed_as<T>(tensor: &Tensor, f: impl FnOnce() -> T) -> T {
    struct Restore(Option<&'static Location<'static>>);
    impl Drop for Restore {
        fn drop(&mut self) {
            PLACE.set(self.0);
        }
    }
    let _restore = Restore(PLACE.replace(Some(tensor.location())));
    f()
}

/// The number of the next node.
static NEXT: AtomicU64 = AtomicU64::new(0);

impl Tensor {
    /// A number that the nodes made from now on exceed, and no other does.
    pub(crate) fn newest() -> u64 {
        NEXT.fetch_add(1, Ordering::Relaxed)
    }

    /// A node with the caller's place in the program.
    #[track_caller]
    pub(crate) fn new(op: Op, args: impl IntoIterator<Item = Tensor>, shape: impl IntoIterator<Item = usize>, dtype: DType) -> Tensor {
        Tensor(Arc::new(Node {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            op,
            args: args.into_iter().collect(),
            shape: shape.into_iter().collect(),
            dtype,
            scope: scope::current(),
            at: PLACE.get().unwrap_or(Location::caller()),
            storage: OnceLock::new(),
        }))
    }

    /// The extents of the axes.
    pub fn shape(&self) -> &[usize] {
        &self.0.shape
    }

    /// The element type.
    pub fn dtype(&self) -> DType {
        self.0.dtype
    }

    /// The number of axes.
    pub fn rank(&self) -> usize {
        self.0.shape.len()
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        self.0.shape.iter().product()
    }

    /// Where in the program this tensor was made.
    pub fn location(&self) -> &'static Location<'static> {
        self.0.at
    }

    pub(crate) fn op(&self) -> &Op {
        &self.0.op
    }

    pub(crate) fn args(&self) -> &[Tensor] {
        &self.0.args
    }

    /// Whether both are the same node (not: equal values).
    pub fn is(&self, other: &Tensor) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Freed without recursion: a chain of 100,000 operations must not overflow the stack.
impl Drop for Node {
    fn drop(&mut self) {
        let mut pending = Vec::new();
        self.release(&mut pending);
        while let Some(tensor) = pending.pop() {
            if let Some(mut node) = Arc::into_inner(tensor.0) {
                node.release(&mut pending);
            }
        }
    }
}

impl Node {
    /// Moves all handles of other nodes out.
    fn release(&mut self, to: &mut Vec<Tensor>) {
        to.extend(self.args.drain(..));
        if let Op::Custom(custom) = &mut self.op {
            to.append(&mut custom.inputs);
        }
    }
}

impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tensor({:?} {} by {:?} at {})", self.shape(), self.dtype(), self.op(), self.0.at)
    }
}
