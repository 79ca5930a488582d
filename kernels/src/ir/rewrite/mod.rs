//! Named rewrite rules, applied while nodes are built.
//!
//! [`Builder::fold`] makes a node and gives the simplest node with the same value that the rules find. A rule looks at one node whose
//! operands are already simple, and either gives a simpler one or nothing; rules are directional, and what they build goes through the
//! rules again. Values never change, not even in the last bit of a float; only the payload of a NaN may.
//!
//! The families: `algebra` holds identities of single operations, `convert` casts, loads and reductions, `index` the arithmetic
//! of i64 indices on linear forms, `division` their division and modulo.

mod algebra;
mod convert;
mod division;
mod index;

use super::eval;
use super::graph::{Graph, Id, Node, Op};
use super::kernel::{Kernel, Range};
use super::ops::{BinaryOp, TernaryOp, UnaryOp};
use super::symbolic::{Bounds, Interval, Linear};
use crate::dtype::{DType, Scalar};
use rustc_hash::FxHashMap;

/// A rewrite: a name that states it, and the function that tries it on a node.
pub struct Rule {
    /// The algebra in short.
    pub name: &'static str,
    apply: fn(&mut Builder, &Node) -> Option<Id>,
}

/// All rules, by family, in the order in which they are tried.
pub const FAMILIES: [(&str, &[Rule]); 10] = [
    ("constants", algebra::CONSTANTS),
    ("unary", algebra::UNARY),
    ("arithmetic", algebra::ARITHMETIC),
    ("floats", algebra::FLOATS),
    ("select", algebra::SELECT),
    ("convert", convert::CASTS),
    ("access", convert::ACCESS),
    ("reduce", convert::REDUCE),
    ("index", index::RULES),
    ("division", division::RULES),
];

/// The families that may apply to a node.
fn families(node: &Node, operand: Option<DType>) -> &'static [&'static [Rule]] {
    let index = operand == Some(DType::I64);
    match node.op {
        Op::Const(_) => &[],
        Op::Range(_) | Op::Load(_) | Op::Bound { .. } => &[convert::ACCESS],
        Op::Cast | Op::Bitcast => &[algebra::CONSTANTS, convert::CASTS],
        Op::Reduce { .. } | Op::Dot { .. } => &[convert::REDUCE],
        Op::Unary(_) if index => &[algebra::CONSTANTS, algebra::UNARY, index::RULES],
        Op::Unary(_) => &[algebra::CONSTANTS, algebra::UNARY],
        Op::Binary(BinaryOp::Div | BinaryOp::Mod) if index => &[algebra::CONSTANTS, algebra::ARITHMETIC, division::RULES],
        Op::Binary(_) if index => &[algebra::CONSTANTS, algebra::ARITHMETIC, index::RULES],
        Op::Binary(_) => &[algebra::CONSTANTS, algebra::ARITHMETIC, algebra::FLOATS],
        Op::Ternary(_) => &[algebra::CONSTANTS, algebra::SELECT, algebra::FLOATS],
    }
}

/// What the rules remember about one graph: keep one as long as its graph grows.
#[derive(Clone, Debug, Default)]
pub struct Simplifier {
    bounds: Bounds,
    /// What each node was folded to: index expressions are asked for again and again.
    folded: FxHashMap<Node, Id>,
    fired: FxHashMap<&'static str, u64>,
    /// What was rewritten, if anybody wants to know.
    log: Option<Vec<Rewrite>>,
}

/// A node, and what a rule made of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewrite {
    /// The rule's name.
    pub rule: &'static str,
    /// What was asked for, on operands that are simple already.
    pub from: Node,
    /// What the graph has in its place.
    pub to: Id,
}

/// Builds simplified nodes in a graph.
pub struct Builder<'a> {
    /// Where nodes go.
    pub graph: &'a mut Graph,
    /// The kernel's ranges.
    pub ranges: &'a [Range],
    simplifier: &'a mut Simplifier,
}

impl Simplifier {
    /// Nothing is known yet.
    pub fn new() -> Simplifier {
        Simplifier::default()
    }

    /// One that keeps what it rewrites.
    pub fn logged() -> Simplifier {
        Simplifier { log: Some(Vec::new()), ..Simplifier::default() }
    }

    /// What was rewritten so far, in order, what a rule builds before what it rewrites. Empty unless the simplifier was to keep it.
    pub fn log(&self) -> &[Rewrite] {
        self.log.as_deref().unwrap_or_default()
    }

    /// A builder of nodes; always for the same graph.
    pub fn on<'a>(&'a mut self, graph: &'a mut Graph, ranges: &'a [Range]) -> Builder<'a> {
        Builder { graph, ranges, simplifier: self }
    }

    /// How often each rule was applied.
    pub fn fired(&self) -> &FxHashMap<&'static str, u64> {
        &self.fired
    }
}

/// A simplified node. For many nodes, keep a [`Simplifier`]: this one starts from nothing.
pub fn fold(graph: &mut Graph, ranges: &[Range], op: Op, dtype: DType, args: impl IntoIterator<Item = Id>) -> Id {
    Simplifier::new().on(graph, ranges).fold(op, dtype, args)
}

/// Rebuilds all stores of a kernel from simplified nodes, and drops the nodes that none of them needs.
pub fn simplify_kernel(kernel: &mut Kernel) {
    let old = std::mem::take(&mut kernel.graph);
    let mut needed = vec![false; old.len()];
    for store in &kernel.stores {
        needed[store.index.0 as usize] = true;
        needed[store.value.0 as usize] = true;
    }
    for id in old.ids().rev() {
        if needed[id.0 as usize] {
            old.args(id).iter().for_each(|a| needed[a.0 as usize] = true);
        }
    }
    let mut simplifier = Simplifier::new();
    let mut builder = simplifier.on(&mut kernel.graph, &kernel.ranges);
    let mut new = vec![Id(u32::MAX); old.len()];
    for id in old.ids().filter(|id| needed[id.0 as usize]) {
        let node = old.node(id);
        new[id.0 as usize] = builder.fold(node.op.clone(), node.dtype, node.args.iter().map(|a| new[a.0 as usize]));
    }
    for store in &mut kernel.stores {
        store.index = new[store.index.0 as usize];
        store.value = new[store.value.0 as usize];
    }
    *kernel = kernel.compacted();
}

impl Builder<'_> {
    /// The simplest node that the rules find for an operation on operands that were built like this too. (A reduction drops ranges of
    /// one value: its operand must not name them any more.)
    pub fn fold(&mut self, op: Op, dtype: DType, args: impl IntoIterator<Item = Id>) -> Id {
        let node = Node { op, dtype, args: args.into_iter().collect() };
        if let Some(&id) = self.simplifier.folded.get(&node) {
            return id;
        }
        let id = self.rewritten(&node).unwrap_or_else(|| self.graph.intern(node.op.clone(), node.dtype, node.args.iter().copied()));
        self.simplifier.folded.insert(node, id);
        id
    }

    /// What the first rule that applies makes of a node.
    fn rewritten(&mut self, node: &Node) -> Option<Id> {
        let operand = node.args.last().map(|&a| self.graph.dtype(a));
        for rule in families(node, operand).iter().copied().flatten() {
            if let Some(id) = (rule.apply)(self, node) {
                debug_assert_eq!(self.graph.dtype(id), node.dtype, "{}", rule.name);
                *self.simplifier.fired.entry(rule.name).or_default() += 1;
                if let Some(log) = &mut self.simplifier.log {
                    log.push(Rewrite { rule: rule.name, from: node.clone(), to: id });
                }
                return Some(id);
            }
        }
        None
    }

    /// The value range of an integer or bool node.
    pub fn bounds(&mut self, id: Id) -> Interval {
        self.simplifier.bounds.of(self.graph, self.ranges, id)
    }

    /// The range of a linear form's exact value; `None` if it may wrap.
    fn linear_bounds(&mut self, linear: &Linear) -> Option<Interval> {
        linear.bounds(&mut self.simplifier.bounds, self.graph, self.ranges)
    }

    /// A constant.
    pub fn constant(&mut self, value: Scalar) -> Id {
        self.graph.constant(value)
    }

    /// An i64 constant.
    pub fn int(&mut self, value: i64) -> Id {
        self.graph.int(value)
    }

    /// op x.
    pub fn unary(&mut self, op: UnaryOp, x: Id) -> Id {
        let dtype = self.graph.dtype(x);
        self.fold(Op::Unary(op), dtype, [x])
    }

    /// a op b; both of one type.
    pub fn binary(&mut self, op: BinaryOp, a: Id, b: Id) -> Id {
        let dtype = if op.is_compare() { DType::Bool } else { self.graph.dtype(a) };
        self.fold(Op::Binary(op), dtype, [a, b])
    }

    /// cond ? a : b.
    pub fn select(&mut self, cond: Id, a: Id, b: Id) -> Id {
        let dtype = self.graph.dtype(a);
        self.fold(Op::Ternary(TernaryOp::Where), dtype, [cond, a, b])
    }

    /// x converted by value.
    pub fn cast(&mut self, x: Id, to: DType) -> Id {
        self.fold(Op::Cast, to, [x])
    }

    /// a + b.
    pub fn add(&mut self, a: Id, b: Id) -> Id {
        self.binary(BinaryOp::Add, a, b)
    }

    /// a * b.
    pub fn mul(&mut self, a: Id, b: Id) -> Id {
        self.binary(BinaryOp::Mul, a, b)
    }

    /// a / c by a constant, both i64.
    pub fn div(&mut self, a: Id, c: i64) -> Id {
        let c = self.int(c);
        self.binary(BinaryOp::Div, a, c)
    }

    /// a mod c by a constant, both i64.
    pub fn modulo(&mut self, a: Id, c: i64) -> Id {
        let c = self.int(c);
        self.binary(BinaryOp::Mod, a, c)
    }

    /// The operation of an operand's node, and its operands.
    fn node(&self, id: Id) -> &Node {
        self.graph.node(id)
    }

    fn as_const(&self, id: Id) -> Option<Scalar> {
        self.graph.as_const(id)
    }
}

/// The value of an operation whose operands are all constants, if it has one definition.
fn fold_constants(op: &Op, dtype: DType, args: &[Scalar]) -> Option<Scalar> {
    match (op, args) {
        (Op::Unary(op), &[a]) => eval::fold_unary(*op, a),
        (Op::Binary(op), &[a, b]) => eval::fold_binary(*op, a, b),
        (Op::Ternary(op), &[a, b, c]) => Some(Scalar { dtype, bits: eval::ternary(*op, dtype)?(a.bits, b.bits, c.bits) }),
        (Op::Cast, &[a]) => Some(eval::fold_cast(a, dtype)),
        (Op::Bitcast, &[a]) => Some(Scalar { dtype, bits: a.bits }),
        _ => None,
    }
}
