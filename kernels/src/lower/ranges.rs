//! Which ranges a node depends on, and how.

use crate::dtype::DType;
use crate::ir::{BinaryOp, Graph, Id, Kernel, Op, RangeId, UnaryOp};
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

    /// Its range, if it has one only.
    pub fn only(self) -> Option<RangeId> {
        self.0.is_power_of_two().then(|| RangeId(self.0.trailing_zeros()))
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

/// How indices grow along ranges.
pub(super) struct Strides<'g> {
    graph: &'g Graph,
    deps: &'g [RangeSet],
    memo: FxHashMap<(Id, RangeId, i64), Option<i64>>,
}

impl<'g> Strides<'g> {
    /// Over the nodes of a graph and their [`dependencies`].
    pub(super) fn new(graph: &'g Graph, deps: &'g [RangeSet]) -> Strides<'g> {
        Strides { graph, deps, memo: FxHashMap::default() }
    }

    /// The constant c by which an i64 node grows whenever the range grows by one, if there is one.
    pub(super) fn of(&mut self, index: Id, range: RangeId) -> Option<i64> {
        self.within(index, range, i64::MAX)
    }

    /// The same for the steps from a multiple of `steps` to the next one: there, a quotient may be constant and a remainder may grow
    /// with what is divided.
    pub(super) fn within(&mut self, index: Id, range: RangeId, steps: i64) -> Option<i64> {
        if !self.deps[index.0 as usize].contains(range) {
            return Some(0);
        }
        if let Some(&known) = self.memo.get(&(index, range, steps)) {
            return known;
        }
        let g = self.graph;
        let args = g.args(index);
        let mut along = |at: usize| self.within(args[at], range, steps);
        let stride = match g.op(index) {
            Op::Range(_) => Some(1),
            Op::Binary(BinaryOp::Add) => along(0).zip(along(1)).map(|(a, b)| a + b),
            Op::Binary(BinaryOp::Sub) => along(0).zip(along(1)).map(|(a, b)| a - b),
            Op::Binary(BinaryOp::Mul) => match (g.as_int(args[0]), g.as_int(args[1])) {
                (Some(c), _) => along(1).map(|s| s * c),
                (_, Some(c)) => along(0).map(|s| s * c),
                _ => None,
            },
            Op::Binary(op @ (BinaryOp::Div | BinaryOp::Mod)) => {
                let quotient = *op == BinaryOp::Div;
                self.undivided(args[0], g.as_int(args[1]), range, steps).map(|s| if quotient { 0 } else { s })
            }
            _ => None,
        };
        self.memo.insert((index, range, steps), stride);
        stride
    }

    /// Whether a condition is the same for all the steps from a multiple of `steps` to the next one.
    pub(super) fn agrees_within(&mut self, condition: Id, range: RangeId, steps: i64) -> bool {
        if !self.deps[condition.0 as usize].contains(range) {
            return true;
        }
        let (g, args) = (self.graph, self.graph.args(condition));
        match g.op(condition) {
            Op::Unary(UnaryOp::Not) => self.agrees_within(args[0], range, steps),
            Op::Binary(BinaryOp::And | BinaryOp::Or) => args.iter().all(|&a| self.agrees_within(a, range, steps)),
            // a < b is floor((a - b) / part) < 0; b <= a is its opposite.
            Op::Binary(BinaryOp::CmpLt) if g.dtype(args[0]) == DType::I64 => self.sign_agrees(args[0], args[1], range, steps),
            Op::Binary(BinaryOp::CmpLe) if g.dtype(args[0]) == DType::I64 => self.sign_agrees(args[1], args[0], range, steps),
            _ => false,
        }
    }

    /// Whether a - b is negative for all these steps or for none.
    fn sign_agrees(&mut self, a: Id, b: Id, range: RangeId, steps: i64) -> bool {
        let Some((up, down)) = self.within(a, range, steps).zip(self.within(b, range, steps)) else { return false };
        let part = gcd(self.multiple(a, range, steps), self.multiple(b, range, steps));
        up >= down && (up - down).checked_mul(steps - 1).is_some_and(|most| most < part)
    }

    /// The stride of what is divided by a constant, if all these steps have one quotient: the first one's numerator is a multiple of some
    /// part of the divisor, and the steps do not leave that part.
    fn undivided(&mut self, numerator: Id, divisor: Option<i64>, range: RangeId, steps: i64) -> Option<i64> {
        let divisor = divisor.filter(|&d| d > 0 && steps < i64::MAX)?;
        let stride = self.within(numerator, range, steps)?;
        let part = gcd(self.multiple(numerator, range, steps), divisor);
        (stride >= 0 && stride.checked_mul(steps - 1)? < part).then_some(stride)
    }

    /// A number that divides the index wherever the range is a multiple of `steps`; 0 if the index is 0.
    fn multiple(&self, index: Id, range: RangeId, steps: i64) -> i64 {
        let args = self.graph.args(index);
        let of = |at: usize| self.multiple(args[at], range, steps);
        match self.graph.op(index) {
            Op::Range(r) if *r == range => steps,
            Op::Const(c) => c.as_i64().checked_abs().unwrap_or(1),
            Op::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mod) => gcd(of(0), of(1)),
            Op::Binary(BinaryOp::Mul) => of(0).checked_mul(of(1)).unwrap_or(1),
            _ => 1,
        }
    }
}

/// The greatest common divisor of two numbers that are not negative; everything divides 0.
pub(super) fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
