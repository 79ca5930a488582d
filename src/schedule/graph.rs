//! The part of the tensor graph that has to be computed, in order, with what fusion wants to know about each node.

use super::Sink;
use crate::tensor::{Op, Tensor};
use kiln_kernels::DType;
use rustc_hash::{FxHashMap, FxHashSet};

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
    /// What a node's value is made from.
    pub(super) args: Vec<Vec<NodeId>>,
    /// What has to be computed before a node is.
    pub(super) earlier: Vec<Option<NodeId>>,
    pub(super) kinds: Vec<Kind>,
    /// Must be stored: asked for, or made so by an operation.
    pub(super) stored: Vec<bool>,
    /// Operations to compute one element from what is likely stored; saturating.
    pub(super) cost: Vec<u32>,
    /// A chain of maps over a reduction of the same number of elements: its epilogue.
    pub(super) epilogue: Vec<bool>,
    /// An epilogue of a product, or the product.
    pub(super) product: Vec<bool>,
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
        Op::Detach | Op::Custom(_) | Op::After => Kind::View,
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
            earlier: vec![],
            kinds: vec![],
            stored: vec![],
            cost: vec![],
            epilogue: vec![],
            product: vec![],
            uses: vec![],
            ids: FxHashMap::default(),
        };
        for sink in sinks {
            let id = work.visit(underlying(&sink.value));
            work.stored[id] = work.kinds[id] != Kind::Leaf;
        }
        (0..work.nodes.len()).for_each(|id| work.mark(id));
        (0..work.nodes.len()).for_each(|id| work.judge(id));
        work
    }

    /// Counts uses, and notes what has to be stored.
    fn mark(&mut self, id: NodeId) {
        for arg in self.args[id].clone() {
            self.uses[arg] += 1;
        }
        let (kind, op) = (self.kinds[id], self.nodes[id].op());
        self.stored[id] |= kind == Kind::Sequential || kind == Kind::Map && matches!(op, Op::Contiguous);
        // A scatter works in the memory of its base.
        if kind == Kind::Sequential && matches!(op, Op::Scatter { .. }) {
            let base = self.args[id][0];
            self.stored[base] |= self.kinds[base] != Kind::Leaf;
        }
    }

    /// What a value costs, and whether it ends a reduction of its size. A value of that kind that several ask for is stored: for its
    /// users it is like a leaf.
    fn judge(&mut self, id: NodeId) {
        let t = &self.nodes[id];
        let ends = |&a: &NodeId| {
            let reduces = matches!(self.kinds[a], Kind::Reduce | Kind::Dot);
            self.epilogue[a] && !self.stored[a] && (reduces || self.uses[a] == 1) && self.nodes[a].numel() == t.numel()
        };
        let cost = |&a: &NodeId| if self.stored[a] || self.epilogue[a] { 1 } else { self.cost[a] };
        let args = &self.args[id];
        let below = args.iter().map(cost).fold(0u32, u32::saturating_add);
        let (cost, epilogue) = match self.kinds[id] {
            Kind::Leaf | Kind::Sequential => (1, false),
            Kind::Reduce | Kind::Dot => (1, true),
            Kind::View => (below, !matches!(t.op(), Op::Expand) && args.iter().any(ends)),
            Kind::Map => (below.saturating_add(weight(t)), !matches!(t.op(), Op::Gather { .. }) && args.iter().any(ends)),
        };
        let product = self.kinds[id] == Kind::Dot || epilogue && args.iter().any(|a| ends(a) && self.product[*a]);
        self.cost[id] = cost;
        self.epilogue[id] = epilogue;
        self.product[id] = product;
    }

    /// Whether a node takes fewer bytes than its operand of as many elements: a cast to a smaller type.
    pub(super) fn narrows(&self, id: NodeId) -> bool {
        matches!(self.nodes[id].op(), Op::Cast) && self.nodes[id].dtype().size() < self.nodes[self.args[id][0]].dtype().size()
    }

    /// Whether a node is its operand in a wider type, every value of which that type has.
    pub(super) fn widens(&self, id: NodeId) -> bool {
        let from = || self.nodes[self.args[id][0]].dtype();
        matches!(self.nodes[id].op(), Op::Cast) && from().is_half() && matches!(self.nodes[id].dtype(), DType::F32 | DType::F64)
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
        let mut args: Vec<NodeId> = if kind == Kind::Leaf { vec![] } else { t.args().iter().map(|a| self.ids[&a.0.id]).collect() };
        let earlier = if kind != Kind::Leaf && matches!(t.op(), Op::After) { args.pop() } else { None };
        self.cost.push(0);
        self.epilogue.push(false);
        self.product.push(false);
        self.ids.insert(t.0.id, self.nodes.len());
        self.nodes.push(t);
        self.args.push(args);
        self.earlier.push(earlier);
        self.kinds.push(kind);
        self.stored.push(false);
        self.uses.push(0);
    }

    /// The larger values that the reductions at the bottom of maps of one size read.
    pub(super) fn reduced(&self, id: NodeId) -> Vec<NodeId> {
        let size = self.nodes[id].numel();
        let (mut found, mut seen, mut stack) = (Vec::new(), FxHashSet::default(), vec![id]);
        while let Some(at) = stack.pop() {
            if self.nodes[at].numel() != size || seen.len() > 64 || !seen.insert(at) {
                continue;
            }
            match self.kinds[at] {
                Kind::View | Kind::Map => stack.extend(&self.args[at]),
                Kind::Reduce => found.extend(self.sources(at, 16).into_iter().filter(|&s| self.nodes[s].numel() > size)),
                _ => {}
            }
        }
        found
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
