//! What can be said of integer expressions without running them: ranges of values, and linear forms.

use super::eval;
use super::graph::{Graph, Id, Node, Op};
use super::kernel::{Range, RangeId};
use super::ops::{BinaryOp, ReduceOp, TernaryOp, UnaryOp};
use crate::dtype::{DType, Scalar};
use smallvec::SmallVec;

/// The smallest and the largest value that an expression can have, both inclusive.
pub type Interval = (i64, i64);

/// Value ranges of a graph's nodes, each computed once. Good for one graph and its ranges, which may grow.
///
/// An operation that may wrap gives all values of its type. Floats and u64 get the interval of all i64, which says nothing.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    known: Vec<Interval>,
}

/// The value range of one node. For many nodes, keep a [`Bounds`].
pub fn bounds(graph: &Graph, ranges: &[Range], id: Id) -> Interval {
    Bounds::default().of(graph, ranges, id)
}

const ANY: Interval = (i64::MIN, i64::MAX);

/// All values of a type.
fn all_of(dtype: DType) -> Interval {
    match dtype {
        DType::U64 => ANY,
        d if d.is_float() => ANY,
        d => (d.min_value().as_i64(), d.max_value().as_i64()),
    }
}

/// Whether intervals of the type mean anything.
fn is_bounded(dtype: DType) -> bool {
    !dtype.is_float() && dtype != DType::U64
}

impl Bounds {
    /// The value range of a node.
    pub fn of(&mut self, graph: &Graph, ranges: &[Range], id: Id) -> Interval {
        // Operands come before their users, so that filling the table in order needs no recursion.
        while self.known.len() <= id.0 as usize {
            let next = self.node(graph, ranges, graph.node(Id(self.known.len() as u32)));
            self.known.push(next);
        }
        self.known[id.0 as usize]
    }

    fn node(&self, graph: &Graph, ranges: &[Range], node: &Node) -> Interval {
        let all = all_of(node.dtype);
        let arg = |n: usize| self.known[node.args[n].0 as usize];
        if !is_bounded(node.dtype) {
            return ANY;
        }
        let computed = match &node.op {
            Op::Const(s) => Some((s.as_i64(), s.as_i64())),
            Op::Range(r) => extent(ranges, *r).map(|n| (0, n.saturating_sub(1).max(0))),
            Op::Bound { limit, .. } => Some((0, limit.saturating_sub(1).max(0))),
            Op::Unary(op) => unary(*op, node.dtype, arg(0)),
            Op::Binary(op) if !is_bounded(graph.dtype(node.args[0])) => op.is_compare().then_some((0, 1)),
            Op::Binary(op) => binary_bounds(*op, arg(0), arg(1)),
            Op::Ternary(TernaryOp::Where) => Some(match arg(0) {
                (1, 1) => arg(1),
                (0, 0) => arg(2),
                _ => union(arg(1), arg(2)),
            }),
            Op::Cast if is_bounded(graph.dtype(node.args[0])) => cast(node.dtype, arg(0)),
            Op::Reduce { op, ranges: bound } => reduce(*op, volume(ranges, bound), arg(0)),
            _ => None,
        };
        // What does not fit the type may have wrapped.
        computed.filter(|&(lo, hi)| all.0 <= lo && hi <= all.1).unwrap_or(all)
    }
}

fn extent(ranges: &[Range], id: RangeId) -> Option<i64> {
    ranges.get(id.0 as usize).map(|r| r.extent)
}

/// The number of combinations of several ranges' values.
fn volume(ranges: &[Range], of: &[RangeId]) -> Option<i64> {
    of.iter().try_fold(1i64, |n, &r| n.checked_mul(extent(ranges, r)?))
}

fn union(a: Interval, b: Interval) -> Interval {
    (a.0.min(b.0), a.1.max(b.1))
}

/// The interval around exact results, if they all are i64.
fn hull(values: impl IntoIterator<Item = i128>) -> Option<Interval> {
    let (lo, hi) = values.into_iter().fold((i128::MAX, i128::MIN), |(lo, hi), v| (lo.min(v), hi.max(v)));
    Some((i64::try_from(lo).ok()?, i64::try_from(hi).ok()?))
}

fn unary(op: UnaryOp, dtype: DType, (lo, hi): Interval) -> Option<Interval> {
    let (l, h) = (lo as i128, hi as i128);
    match op {
        UnaryOp::Neg => hull([-l, -h]),
        UnaryOp::Not if dtype == DType::Bool => Some((1 - hi, 1 - lo)),
        UnaryOp::Not if dtype.is_signed_int() => Some((!hi, !lo)),
        UnaryOp::Abs if lo >= 0 => Some((lo, hi)),
        UnaryOp::Abs if hi <= 0 => hull([-l, -h]),
        UnaryOp::Abs => hull([0, -l, h]),
        UnaryOp::Floor | UnaryOp::Ceil | UnaryOp::Trunc | UnaryOp::Round => Some((lo, hi)),
        _ => None,
    }
}

/// The interval of an integer operation's exact results; `None` if they leave i64, or nothing is known.
pub(crate) fn binary_bounds(op: BinaryOp, a: Interval, b: Interval) -> Option<Interval> {
    let corners = |f: fn(i128, i128) -> i128| {
        let (al, ah, bl, bh) = (a.0 as i128, a.1 as i128, b.0 as i128, b.1 as i128);
        hull([f(al, bl), f(al, bh), f(ah, bl), f(ah, bh)])
    };
    let decided = |yes: bool, no: bool| {
        Some(if yes {
            (1, 1)
        } else if no {
            (0, 0)
        } else {
            (0, 1)
        })
    };
    let (apart, fixed) = (a.1 < b.0 || b.1 < a.0, a.0 == a.1 && a == b);
    let natural = a.0 >= 0 && b.0 >= 0;
    match op {
        BinaryOp::Add => corners(|x, y| x + y),
        BinaryOp::Sub => corners(|x, y| x - y),
        BinaryOp::Mul => corners(|x, y| x * y),
        // For positive divisors the quotient is monotonic in either operand on each side of zero.
        BinaryOp::Div if b.0 > 0 => corners(i128::div_euclid),
        BinaryOp::Mod if b.0 > 0 && a.0 >= 0 && a.1 < b.0 => Some(a),
        BinaryOp::Mod if b.0 > 0 => Some((0, b.1 - 1)),
        BinaryOp::Max => Some((a.0.max(b.0), a.1.max(b.1))),
        BinaryOp::Min => Some((a.0.min(b.0), a.1.min(b.1))),
        BinaryOp::CmpLt => decided(a.1 < b.0, a.0 >= b.1),
        BinaryOp::CmpLe => decided(a.1 <= b.0, a.0 > b.1),
        BinaryOp::CmpEq => decided(fixed, apart),
        BinaryOp::CmpNe => decided(apart, fixed),
        BinaryOp::And if a.0 >= 0 || b.0 >= 0 => {
            // The result has no bit that a natural operand lacks.
            let limit = [a, b].into_iter().filter(|i| i.0 >= 0).map(|i| i.1).min()?;
            Some((0, limit))
        }
        BinaryOp::Or if natural => Some((a.0.max(b.0), ones_up_to(a.1.max(b.1)))),
        BinaryOp::Xor if natural => Some((0, ones_up_to(a.1.max(b.1)))),
        // Only for shifts that are in range of every type.
        BinaryOp::Shr if b.0 >= 0 && b.1 < 8 => corners(|x, y| x >> y),
        _ => None,
    }
}

/// The smallest number of the form 2^n - 1 that is at least `value`.
fn ones_up_to(value: i64) -> i64 {
    i64::MAX >> (value.leading_zeros() - 1).min(62)
}

fn cast(to: DType, (lo, hi): Interval) -> Option<Interval> {
    match to {
        DType::Bool if lo > 0 || hi < 0 => Some((1, 1)),
        DType::Bool if lo == 0 && hi == 0 => Some((0, 0)),
        DType::Bool => Some((0, 1)),
        _ => Some((lo, hi)),
    }
}

fn reduce(op: ReduceOp, count: Option<i64>, (lo, hi): Interval) -> Option<Interval> {
    let n = count? as i128;
    match op {
        ReduceOp::Sum => hull([n * lo as i128, n * hi as i128]),
        ReduceOp::Max | ReduceOp::Min if n > 0 => Some((lo, hi)),
        _ => None,
    }
}

/// An i64 expression as a sum of multiples: `Σ factor * node + constant`, with wrapping arithmetic. Each node occurs once, nodes are
/// in the order of their handles, no factor is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linear {
    /// Nodes and their factors.
    pub terms: SmallVec<[(Id, i64); 6]>,
    /// What is added.
    pub constant: i64,
}

/// How many nodes of a sum are looked at: longer ones keep parts of them as single terms.
const MAX_NODES: usize = 64;

impl Linear {
    /// The linear form of an i64 node.
    pub fn of(graph: &Graph, id: Id) -> Linear {
        let mut out = Linear::default();
        out.add(graph, id, 1);
        out
    }

    /// Adds `factor * id`.
    pub fn add(&mut self, graph: &Graph, id: Id, factor: i64) {
        let mut open: SmallVec<[(Id, i64); 8]> = SmallVec::from_slice(&[(id, factor)]);
        let mut seen = 0;
        while let Some((id, factor)) = open.pop() {
            seen += 1;
            let node = graph.node(id);
            let constant = |n: usize| graph.as_int(node.args[n]);
            match node.op {
                Op::Const(s) => self.constant = self.constant.wrapping_add(s.as_i64().wrapping_mul(factor)),
                _ if seen > MAX_NODES => self.add_term(id, factor),
                Op::Binary(BinaryOp::Add) => open.extend([(node.args[0], factor), (node.args[1], factor)]),
                Op::Binary(BinaryOp::Sub) => open.extend([(node.args[0], factor), (node.args[1], factor.wrapping_neg())]),
                Op::Unary(UnaryOp::Neg) => open.push((node.args[0], factor.wrapping_neg())),
                Op::Binary(BinaryOp::Mul) => match (constant(0), constant(1)) {
                    (_, Some(c)) => open.push((node.args[0], factor.wrapping_mul(c))),
                    (Some(c), None) => open.push((node.args[1], factor.wrapping_mul(c))),
                    _ => self.add_term(id, factor),
                },
                _ => self.add_term(id, factor),
            }
        }
    }

    /// As [`Linear::add_term`]; `None` where a factor would wrap, which keeps the exact sum exact.
    pub fn add_exact(&mut self, id: Id, factor: i64) -> Option<()> {
        self.factor(id).checked_add(factor)?;
        self.add_term(id, factor);
        Some(())
    }

    /// Adds `factor * id`, taking the node as it is.
    pub fn add_term(&mut self, id: Id, factor: i64) {
        match self.terms.binary_search_by_key(&id, |t| t.0) {
            Ok(at) => {
                self.terms[at].1 = self.terms[at].1.wrapping_add(factor);
                if self.terms[at].1 == 0 {
                    self.terms.remove(at);
                }
            }
            Err(at) if factor != 0 => self.terms.insert(at, (id, factor)),
            Err(_) => {}
        }
    }

    /// The factor of a node; 0 if it does not occur.
    pub fn factor(&self, id: Id) -> i64 {
        self.terms.binary_search_by_key(&id, |t| t.0).map_or(0, |at| self.terms[at].1)
    }

    /// The value, if there are no terms.
    pub fn as_const(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// The range of the exact sum; `None` if it leaves i64, so that the wrapped sum may be another.
    pub fn bounds(&self, bounds: &mut Bounds, graph: &Graph, ranges: &[Range]) -> Option<Interval> {
        let (mut lo, mut hi) = (self.constant as i128, self.constant as i128);
        for &(id, factor) in &self.terms {
            let (l, h) = bounds.of(graph, ranges, id);
            let (l, h) = (l as i128 * factor as i128, h as i128 * factor as i128);
            lo = lo.checked_add(l.min(h))?;
            hi = hi.checked_add(l.max(h))?;
        }
        hull([lo, hi])
    }

    /// The sum as nodes: terms in order, a positive one first if there is one, the constant last.
    pub fn build(&self, graph: &mut Graph) -> Id {
        let lead = self.terms.iter().position(|t| t.1 > 0).unwrap_or(0);
        let mut sum = None;
        let rest = self.terms.iter().enumerate().filter(|&(at, _)| at != lead).map(|(_, t)| t);
        for &(id, factor) in self.terms.get(lead).into_iter().chain(rest) {
            sum = Some(match (sum, factor) {
                (None, 1) => id,
                (None, -1) => graph.unary(UnaryOp::Neg, id),
                (None, _) => scaled(graph, id, factor),
                (Some(sum), 1) => graph.add(sum, id),
                (Some(sum), -1) => graph.sub(sum, id),
                (Some(sum), _) => {
                    let term = scaled(graph, id, factor);
                    graph.add(sum, term)
                }
            });
        }
        match sum {
            None => graph.int(self.constant),
            Some(sum) if self.constant == 0 => sum,
            Some(sum) => {
                let constant = graph.int(self.constant);
                graph.add(sum, constant)
            }
        }
    }
}

fn scaled(graph: &mut Graph, id: Id, factor: i64) -> Id {
    let factor = graph.int(factor);
    graph.mul(id, factor)
}

/// Floor division of i64, as the IR means it.
pub(crate) fn floor_div(a: i64, b: i64) -> i64 {
    eval::fold_binary(BinaryOp::Div, Scalar::i64(a), Scalar::i64(b)).expect("division of i64 is defined").as_i64()
}
