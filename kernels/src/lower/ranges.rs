//! Which ranges a node depends on, and how.

use crate::ir::{BinaryOp, Graph, Id, Kernel, Op, RangeId};
use rustc_hash::FxHashMap;

/// A set of ranges of one kernel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RangeSet(u128);

impl RangeSet {
    /// The most ranges that a kernel may have; lowering may add one.
    pub const CAPACITY: usize = 127;

    /// The set of these ranges.
    pub fn of(ranges: &[RangeId]) -> RangeSet {
        ranges.iter().fold(RangeSet::default(), |set, r| RangeSet(set.0 | 1 << r.0))
    }

    /// Whether the range is in the set.
    pub fn contains(self, range: RangeId) -> bool {
        self.0 >> range.0 & 1 == 1
    }

    /// Whether the two have a range in common.
    pub fn meets(self, other: RangeSet) -> bool {
        self.0 & other.0 != 0
    }

    /// In either.
    pub fn union(self, other: RangeSet) -> RangeSet {
        RangeSet(self.0 | other.0)
    }

    /// In this one and not in the other.
    pub fn minus(self, other: RangeSet) -> RangeSet {
        RangeSet(self.0 & !other.0)
    }
}

/// For every node, the ranges that have to be bound around it. What reads memory that the kernel writes is pinned to every loop: it
/// must not move out of any.
pub(super) fn dependencies(kernel: &Kernel) -> Vec<RangeSet> {
    let g = &kernel.graph;
    let written: Vec<bool> =
        (0..kernel.params.len()).map(|p| kernel.stores.iter().any(|s| s.sequential && s.param.0 as usize == p)).collect();
    let all = RangeSet((0..kernel.ranges.len()).fold(0, |set, r| set | 1 << r));
    let mut deps: Vec<RangeSet> = Vec::with_capacity(g.len());
    for id in g.ids() {
        let below = g.args(id).iter().fold(RangeSet::default(), |set, a| set.union(deps[a.0 as usize]));
        deps.push(match g.op(id) {
            Op::Range(r) => RangeSet::of(&[*r]),
            Op::Load(p) if written[p.0 as usize] => all,
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => below.minus(RangeSet::of(ranges)),
            _ => below,
        });
    }
    deps
}

/// The constant c for which `index` grows by c when `range` grows by one, if there is one.
pub(super) struct Strides<'g> {
    graph: &'g Graph,
    deps: &'g [RangeSet],
    memo: FxHashMap<(Id, RangeId), Option<i64>>,
}

impl<'g> Strides<'g> {
    /// Over the nodes of a graph and their [`dependencies`].
    pub(super) fn new(graph: &'g Graph, deps: &'g [RangeSet]) -> Strides<'g> {
        Strides { graph, deps, memo: FxHashMap::default() }
    }

    /// The stride of an i64 node along a range.
    pub(super) fn of(&mut self, index: Id, range: RangeId) -> Option<i64> {
        if !self.deps[index.0 as usize].contains(range) {
            return Some(0);
        }
        if let Some(&known) = self.memo.get(&(index, range)) {
            return known;
        }
        let args = self.graph.args(index);
        let stride = match self.graph.op(index) {
            Op::Range(_) => Some(1),
            Op::Binary(BinaryOp::Add) => self.of(args[0], range).zip(self.of(args[1], range)).map(|(a, b)| a + b),
            Op::Binary(BinaryOp::Sub) => self.of(args[0], range).zip(self.of(args[1], range)).map(|(a, b)| a - b),
            Op::Binary(BinaryOp::Mul) => match (self.graph.as_int(args[0]), self.graph.as_int(args[1])) {
                (Some(c), _) => self.of(args[1], range).map(|s| s * c),
                (_, Some(c)) => self.of(args[0], range).map(|s| s * c),
                _ => None,
            },
            _ => None,
        };
        self.memo.insert((index, range), stride);
        stride
    }
}
