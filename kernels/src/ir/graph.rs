//! The arena of hash-consed nodes.
//!
//! A node's identity is its operation, type and operands: the same expression written twice is the same [`Id`].

use super::kernel::{ParamId, RangeId};
use super::ops::{BinaryOp, ReduceOp, TernaryOp, UnaryOp};
use crate::dtype::{DType, Scalar};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A handle of a node in its [`Graph`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Id(pub u32);

/// What a node computes from its operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A value known now.
    Const(Scalar),
    /// The current value of a range, an i64 in `0..extent`.
    Range(RangeId),
    /// Element `args[0]` (an i64) of a parameter. With a second operand (a bool), zero and no access where that is false.
    Load(ParamId),
    /// `args[0]` op.
    Unary(UnaryOp),
    /// `args[0]` op `args[1]`.
    Binary(BinaryOp),
    /// op of `args[0..3]`.
    Ternary(TernaryOp),
    /// `args[0]` converted by value: float to float to nearest even, float to int towards zero (saturating; NaN gives 0), int to int
    /// wrapping, to bool `!= 0`.
    Cast,
    /// `args[0]` with the same bits in another type of the same width.
    Bitcast,
    /// An i64 index that came from data: `args[0]` if `0 <= args[0] < limit`, else 0 and the launch fails with an
    /// index-out-of-range error naming `tag`. With a second operand (a bool), nothing is checked where that is false.
    Bound {
        /// One past the largest index.
        limit: i64,
        /// Which of the kernel's checks this is: an index into `Kernel::tags`.
        tag: u32,
    },
    /// `args[0]` combined over all values of `ranges` (first outermost), in the canonical order of the flattened length.
    Reduce {
        /// How to combine.
        op: ReduceOp,
        /// The ranges that this node binds.
        ranges: SmallVec<[RangeId; 4]>,
    },
    /// The sum over `ranges` of `args[0] * args[1]`, accumulated by fused multiply-add in chunks of a fixed length.
    Dot {
        /// The ranges that this node binds, first outermost.
        ranges: SmallVec<[RangeId; 4]>,
    },
}

impl Op {
    /// The name in texts.
    pub fn name(&self) -> &'static str {
        match self {
            Op::Const(_) => "const",
            Op::Range(_) => "range",
            Op::Load(_) => "load",
            Op::Unary(op) => op.name(),
            Op::Binary(op) => op.name(),
            Op::Ternary(op) => op.name(),
            Op::Cast => "cast",
            Op::Bitcast => "bitcast",
            Op::Bound { .. } => "bound",
            Op::Reduce { op, .. } => op.name(),
            Op::Dot { .. } => "dot",
        }
    }
}

/// An operation with its operands and the type of its result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// What is computed.
    pub op: Op,
    /// The type of the result.
    pub dtype: DType,
    /// The operands.
    pub args: SmallVec<[Id; 3]>,
}

/// An arena of nodes. Operands always come before the nodes that use them.
#[derive(Clone, Default, Debug)]
pub struct Graph {
    nodes: Vec<Node>,
    index: FxHashMap<Node, Id>,
}

impl Graph {
    /// An empty arena.
    pub fn new() -> Graph {
        Graph::default()
    }

    /// The node behind a handle.
    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The operation of a node.
    pub fn op(&self, id: Id) -> &Op {
        &self.node(id).op
    }

    /// The element type of a node.
    pub fn dtype(&self, id: Id) -> DType {
        self.node(id).dtype
    }

    /// The operands of a node.
    pub fn args(&self, id: Id) -> &[Id] {
        &self.node(id).args
    }

    /// All nodes, by handle.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// All handles, operands before users.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = Id> + use<> {
        (0..self.nodes.len() as u32).map(Id)
    }

    /// The handle of a node as given, without any rewriting.
    pub fn intern(&mut self, op: Op, dtype: DType, args: impl IntoIterator<Item = Id>) -> Id {
        let node = Node { op, dtype, args: args.into_iter().collect() };
        debug_assert!(node.args.iter().all(|a| (a.0 as usize) < self.nodes.len()), "operand from another arena");
        if let Some(&id) = self.index.get(&node) {
            return id;
        }
        let id = Id(u32::try_from(self.nodes.len()).expect("a kernel has fewer than 2^32 nodes"));
        self.nodes.push(node.clone());
        self.index.insert(node, id);
        id
    }

    /// A constant.
    pub fn constant(&mut self, value: Scalar) -> Id {
        self.intern(Op::Const(value), value.dtype, [])
    }

    /// An i64 constant.
    pub fn int(&mut self, value: i64) -> Id {
        self.constant(Scalar::i64(value))
    }

    /// The constant behind a handle, if it is one.
    pub fn as_const(&self, id: Id) -> Option<Scalar> {
        match self.op(id) {
            Op::Const(s) => Some(*s),
            _ => None,
        }
    }

    /// The i64 constant behind a handle, if it is one.
    pub fn as_int(&self, id: Id) -> Option<i64> {
        self.as_const(id).filter(|s| s.dtype == DType::I64).map(Scalar::as_i64)
    }

    /// The current value of a range.
    pub fn range(&mut self, range: RangeId) -> Id {
        self.intern(Op::Range(range), DType::I64, [])
    }

    /// op x.
    pub fn unary(&mut self, op: UnaryOp, x: Id) -> Id {
        let dtype = self.dtype(x);
        self.intern(Op::Unary(op), dtype, [x])
    }

    /// a op b; both of one type.
    pub fn binary(&mut self, op: BinaryOp, a: Id, b: Id) -> Id {
        debug_assert_eq!(self.dtype(a), self.dtype(b), "{op:?}");
        let dtype = if op.is_compare() { DType::Bool } else { self.dtype(a) };
        self.intern(Op::Binary(op), dtype, [a, b])
    }

    /// cond ? a : b.
    pub fn select(&mut self, cond: Id, a: Id, b: Id) -> Id {
        debug_assert_eq!(self.dtype(a), self.dtype(b));
        let dtype = self.dtype(a);
        self.intern(Op::Ternary(TernaryOp::Where), dtype, [cond, a, b])
    }

    /// a*b + c with one rounding.
    pub fn fma(&mut self, a: Id, b: Id, c: Id) -> Id {
        let dtype = self.dtype(a);
        self.intern(Op::Ternary(TernaryOp::Fma), dtype, [a, b, c])
    }

    /// x converted by value.
    pub fn cast(&mut self, x: Id, to: DType) -> Id {
        if self.dtype(x) == to { x } else { self.intern(Op::Cast, to, [x]) }
    }

    /// x with the same bits in another type.
    pub fn bitcast(&mut self, x: Id, to: DType) -> Id {
        debug_assert_eq!(self.dtype(x).size(), to.size());
        if self.dtype(x) == to { x } else { self.intern(Op::Bitcast, to, [x]) }
    }

    /// a + b.
    pub fn add(&mut self, a: Id, b: Id) -> Id {
        self.binary(BinaryOp::Add, a, b)
    }

    /// a - b.
    pub fn sub(&mut self, a: Id, b: Id) -> Id {
        self.binary(BinaryOp::Sub, a, b)
    }

    /// a * b.
    pub fn mul(&mut self, a: Id, b: Id) -> Id {
        self.binary(BinaryOp::Mul, a, b)
    }
}
