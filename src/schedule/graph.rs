//! The part of the tensor graph that has to be computed, in order, with what fusion wants to know about each node.

use super::Sink;
use crate::tensor::{Op, Tensor};
use rustc_hash::FxHashMap;

/// A node's position in [`Work::nodes`].
pub(super) type NodeId = usize;

/// Where a value comes from, for fusion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Has memory already.
    Leaf,
    /// Rewrites indices, or is known from its index: costs nothing.
    View,
    /// One value from one value of each operand.
    Map,
    /// One value from many.
    Reduce,
    /// A sum of products.
    Dot,
    /// Runs in order over an axis: a kernel of its own.
    Sequential,
}

/// The graph below the sinks.
pub(super) struct Work {
    /// Operands before users.
    pub(super) nodes: Vec<Tensor>,
    pub(super) args: Vec<Vec<NodeId>>,
    pub(super) kinds: Vec<Kind>,
    /// Must be stored: asked for, or made so by an operation.
    pub(super) stored: Vec<bool>,
    /// Operations to compute one element from what is likely stored; saturating.
    pub(super) cost: Vec<u32>,
    /// A chain of maps over a reduction of the same number of elements: its epilogue.
    pub(super) epilogue: Vec<bool>,
    /// How many operands name this node.
    pub(super) uses: Vec<u32>,
    pub(super) ids: FxHashMap<u64, NodeId>,
}

fn kind(t: &Tensor) -> Kind {
    if t.0.storage.get().is_some() {
        return Kind::Leaf;
    }
    match t.op() {
        Op::Buffer => Kind::Leaf,
        Op::Const(_) | Op::Iota | Op::Reshape | Op::Permute(_) | Op::Expand | Op::Pad { .. } | Op::Slice(_) => Kind::View,
        Op::Detach | Op::Custom(_) => Kind::View,
        Op::Unary(_) | Op::Binary(_) | Op::Ternary(_) | Op::Cast | Op::Bitcast | Op::Bound { .. } | Op::Gather { .. } | Op::Contiguous => {
            Kind::Map
        }
        Op::Reduce { .. } => Kind::Reduce,
        Op::Dot { .. } => Kind::Dot,
        Op::Scatter { .. } | Op::Scan { .. } => Kind::Sequential,
    }
}

/// Rough cost of one operation, in simple ones.
fn weight(t: &Tensor) -> u32 {
    match t.op() {
        Op::Unary(u) if u.is_transcendental() => 16,
        Op::Binary(kiln_kernels::ir::BinaryOp::Pow) => 40,
        Op::Binary(kiln_kernels::ir::BinaryOp::Div) => 3,
        _ => 1,
    }
}

/// What is left of a value when operations that keep row-major memory as it is are taken off.
pub(super) fn underlying(value: &Tensor) -> Tensor {
    let mut t = value.clone();
    while t.0.storage.get().is_none() && matches!(t.op(), Op::Reshape | Op::Detach | Op::Custom(_)) {
        t = t.args()[0].clone();
    }
    t
}

impl Work {
    pub(super) fn new(sinks: &[Sink]) -> Work {
        let mut work = Work {
            nodes: vec![],
            args: vec![],
            kinds: vec![],
            stored: vec![],
            cost: vec![],
            epilogue: vec![],
            uses: vec![],
            ids: FxHashMap::default(),
        };
        for sink in sinks {
            let id = work.visit(underlying(&sink.value));
            work.stored[id] = work.kinds[id] != Kind::Leaf;
        }
        for id in 0..work.nodes.len() {
            for arg in work.args[id].clone() {
                work.uses[arg] += 1;
            }
            // A scatter works in the memory of its base.
            if work.kinds[id] == Kind::Sequential || matches!(work.nodes[id].op(), Op::Contiguous) && work.kinds[id] != Kind::Leaf {
                work.stored[id] = true;
            }
            if let (Kind::Sequential, Op::Scatter { .. }) = (work.kinds[id], work.nodes[id].op()) {
                let base = work.args[id][0];
                work.stored[base] |= work.kinds[base] != Kind::Leaf;
            }
        }
        work
    }

    /// Adds a node and everything below it, without recursion.
    fn visit(&mut self, root: Tensor) -> NodeId {
        let mut stack = vec![(root.clone(), false)];
        while let Some((t, ready)) = stack.pop() {
            if self.ids.contains_key(&t.0.id) {
                continue;
            }
            let kind = kind(&t);
            if !ready && kind != Kind::Leaf {
                stack.push((t.clone(), true));
                stack.extend(t.args().iter().rev().map(|a| (a.clone(), false)));
                continue;
            }
            self.add(t, kind);
        }
        self.ids[&root.0.id]
    }

    fn add(&mut self, t: Tensor, kind: Kind) {
        let args: Vec<NodeId> = if kind == Kind::Leaf { vec![] } else { t.args().iter().map(|a| self.ids[&a.0.id]).collect() };
        let below = args.iter().fold(0u32, |sum, &a| sum.saturating_add(self.cost[a]));
        let same_size = |&a: &NodeId| self.epilogue[a] && self.nodes[a].numel() == t.numel();
        self.cost.push(match kind {
            Kind::Leaf | Kind::Reduce | Kind::Dot | Kind::Sequential => 1,
            Kind::View => below,
            Kind::Map => below.saturating_add(weight(&t)),
        });
        self.epilogue.push(match kind {
            Kind::Leaf | Kind::Sequential => false,
            Kind::Reduce | Kind::Dot => true,
            Kind::View | Kind::Map => !matches!(t.op(), Op::Gather { .. } | Op::Expand) && args.iter().any(same_size),
        });
        self.ids.insert(t.0.id, self.nodes.len());
        self.nodes.push(t);
        self.args.push(args);
        self.kinds.push(kind);
        self.stored.push(false);
        self.uses.push(0);
    }

    /// The values that a chain of maps and views starts from, at most `limit` of them.
    pub(super) fn sources(&self, id: NodeId, limit: usize) -> Vec<NodeId> {
        let (mut found, mut stack, mut steps) = (Vec::new(), self.args[id].clone(), 0);
        while let Some(at) = stack.pop() {
            steps += 1;
            if found.len() == limit || steps > 8 * limit {
                break;
            }
            match self.kinds[at] {
                Kind::View | Kind::Map if !self.stored[at] => stack.extend(&self.args[at]),
                _ if !found.contains(&at) => found.push(at),
                _ => {}
            }
        }
        found
    }
}
