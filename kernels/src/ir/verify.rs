//! The verifier of kernels: operands have the right types, ranges are bound where they are used, accesses stay inside.

use super::eval;
use super::graph::{Graph, Id, Node, Op};
use super::kernel::{Access, Kernel, ParamId, RangeId};
use super::ops::{BinaryOp, TernaryOp, UnaryOp};
use super::symbolic::{Bounds, Linear};
use super::text::Subject;
use crate::dtype::DType;

/// What is wrong with a kernel.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("kernel {kernel} is malformed: {reason}\n{listing}")]
pub struct VerifyError {
    /// The kernel's name.
    pub kernel: String,
    /// What is wrong.
    pub reason: String,
    /// The kernel's text around the fault, which is marked.
    pub listing: String,
}

/// A fault, and the line of the text it is about.
type Check<T = ()> = Result<T, (Subject, String)>;

/// Checks a whole kernel; nodes that no store needs do not count.
///
/// # Errors
/// The first node or store that breaks a rule of the IR.
pub fn verify(kernel: &Kernel) -> Result<(), VerifyError> {
    let mut verifier = Verifier { kernel, bounds: Bounds::default(), free: vec![None; kernel.graph.len()] };
    verifier.all().map_err(|(subject, reason)| VerifyError { kernel: kernel.name.clone(), reason, listing: kernel.listing(subject) })
}

/// The most ranges a kernel may have.
const MAX_RANGES: usize = 128;

/// A set of ranges.
type Set = u128;

struct Verifier<'a> {
    kernel: &'a Kernel,
    bounds: Bounds,
    /// The ranges that a node uses and does not bind; `None` for nodes that are not needed.
    free: Vec<Option<Set>>,
}

fn set_of<'r>(ranges: impl IntoIterator<Item = &'r RangeId>) -> Set {
    ranges.into_iter().fold(0, |set, r| set | 1 << r.0)
}

/// The ranges of a set.
fn members(set: Set) -> impl Iterator<Item = RangeId> {
    (0..MAX_RANGES as u32).filter(move |r| set >> r & 1 == 1).map(RangeId)
}

impl Verifier<'_> {
    fn all(&mut self) -> Check {
        self.header()?;
        self.mark_needed()?;
        for id in self.kernel.graph.ids() {
            if self.free[id.0 as usize].is_some() {
                self.node(id).map_err(|reason| (Subject::Node(id), reason))?;
            }
        }
        (0..self.kernel.stores.len()).try_for_each(|at| self.store(at))
    }

    fn header(&self) -> Check {
        let k = self.kernel;
        if k.ranges.len() > MAX_RANGES {
            return Err((Subject::Header, format!("{} ranges; at most {MAX_RANGES} fit", k.ranges.len())));
        }
        if let Some(at) = k.ranges.iter().position(|r| r.extent < 0) {
            return Err((Subject::Range(RangeId(at as u32)), "a range of negative extent".into()));
        }
        if let Some(at) = k.params.iter().position(|p| p.len < 0) {
            return Err((Subject::Header, format!("parameter %{at} has negative length")));
        }
        self.distinct(&k.domain).map_err(|reason| (Subject::Domain, reason))
    }

    /// All of them exist, each once.
    fn distinct(&self, ranges: &[RangeId]) -> Result<(), String> {
        let mut seen: Set = 0;
        for r in ranges {
            if r.0 as usize >= self.kernel.ranges.len() {
                return Err(format!("there is no range r{}", r.0));
            }
            if seen >> r.0 & 1 == 1 {
                return Err(format!("r{} is bound twice", r.0));
            }
            seen |= 1 << r.0;
        }
        Ok(())
    }

    fn mark_needed(&mut self) -> Check {
        let g = &self.kernel.graph;
        let mut open = Vec::new();
        for (at, store) in self.kernel.stores.iter().enumerate() {
            for id in [store.index, store.value] {
                if id.0 as usize >= g.len() {
                    return Err((Subject::Store(at), format!("there is no node n{}", id.0)));
                }
                open.push(id);
            }
        }
        while let Some(id) = open.pop() {
            if self.free[id.0 as usize].replace(0).is_none() {
                open.extend_from_slice(g.args(id));
            }
        }
        Ok(())
    }

    fn node(&mut self, id: Id) -> Result<(), String> {
        let node = self.kernel.graph.node(id);
        check_arity(node)?;
        check_types(&self.kernel.graph, node)?;
        let mut free = node.args.iter().fold(0, |set, a| set | self.free[a.0 as usize].unwrap_or(0));
        match &node.op {
            Op::Range(r) => {
                self.distinct(&[*r])?;
                free = set_of([r]);
            }
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => {
                self.distinct(ranges)?;
                free &= !set_of(ranges);
            }
            Op::Load(p) => self.load(*p, node)?,
            Op::Bound { tag, .. } if *tag as usize >= self.kernel.tags.len() => return Err(format!("there is no tag {tag}")),
            _ => {}
        }
        self.free[id.0 as usize] = Some(free);
        Ok(())
    }

    fn load(&mut self, param: ParamId, node: &Node) -> Result<(), String> {
        let p = self.kernel.params.get(param.0 as usize).ok_or_else(|| format!("there is no parameter %{}", param.0))?;
        if p.access == Access::Write {
            return Err(format!("%{} is only written", param.0));
        }
        if p.dtype != node.dtype {
            return Err(format!("%{} holds {}, not {}", param.0, p.dtype, node.dtype));
        }
        match node.args.len() {
            1 => self.inside(param, node.args[0]),
            _ => Ok(()),
        }
    }

    /// The index has to be provably inside the parameter, unless some loop around it never runs.
    fn inside(&mut self, param: ParamId, index: Id) -> Result<(), String> {
        let (g, ranges) = (&self.kernel.graph, &self.kernel.ranges);
        let free = self.free[index.0 as usize].unwrap_or(0);
        if members(free).any(|r| self.kernel.extent(r) == 0) {
            return Ok(());
        }
        let len = self.kernel.params[param.0 as usize].len;
        let direct = self.bounds.of(g, ranges, index);
        // The sum as a whole may be known better than its parts are.
        let (lo, hi) =
            Linear::of(g, index).bounds(&mut self.bounds, g, ranges).map_or(direct, |(lo, hi)| (lo.max(direct.0), hi.min(direct.1)));
        if lo < 0 || hi >= len {
            return Err(format!("%{}[n{}] may be anywhere in {lo}..={hi}, but there are {len} elements", param.0, index.0));
        }
        Ok(())
    }

    fn store(&mut self, at: usize) -> Check {
        let fail = |reason: String| (Subject::Store(at), reason);
        let (k, store) = (self.kernel, &self.kernel.stores[at]);
        let p = k.params.get(store.param.0 as usize).ok_or_else(|| fail(format!("there is no parameter %{}", store.param.0)))?;
        if p.access == Access::Read {
            return Err(fail(format!("%{} is only read", store.param.0)));
        }
        let (index, value) = (k.graph.dtype(store.index), k.graph.dtype(store.value));
        if index != DType::I64 || value != p.dtype {
            return Err(fail(format!("stores a {value} at a {index} index to a parameter of {}", p.dtype)));
        }
        let bound: Vec<RangeId> = k.domain.iter().chain(&store.ranges).copied().collect();
        self.distinct(&bound).map_err(fail)?;
        if store.sequential && store.ranges.is_empty() {
            return Err(fail("is sequential, but has no range of its own".into()));
        }
        let free = |id: Id| self.free[id.0 as usize].unwrap_or(0);
        if let Some(r) = members((free(store.index) | free(store.value)) & !set_of(&bound)).next() {
            return Err(self.unbound(at, r));
        }
        if bound.iter().any(|&r| k.extent(r) == 0) {
            return Ok(());
        }
        self.written_once(at, &bound)?;
        self.inside(store.param, store.index).map_err(fail)
    }

    /// The fault of a range that nothing binds around a store: at the node that reads it.
    fn unbound(&self, at: usize, range: RangeId) -> (Subject, String) {
        let node = |id: &Id| *self.kernel.graph.op(*id) == Op::Range(range);
        let binder = self.kernel.graph.ids().find(|id| match self.kernel.graph.op(*id) {
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => self.free[id.0 as usize].is_some() && ranges.contains(&range),
            _ => false,
        });
        let why = match binder {
            Some(binder) => format!("it leaks out of the reduction n{}", binder.0),
            None => "nothing binds it".into(),
        };
        let subject = self.kernel.graph.ids().find(node).map_or(Subject::Store(at), Subject::Node);
        (subject, format!("r{} is used by the store to %{}, but {why}", range.0, self.kernel.stores[at].param.0))
    }

    /// An index that does not depend on a loop around a plain store writes the same element again and again. A sequential store may,
    /// in its own loops.
    fn written_once(&self, at: usize, bound: &[RangeId]) -> Check {
        let store = &self.kernel.stores[at];
        let index = self.free[store.index.0 as usize].unwrap_or(0);
        let looping = if store.sequential { &self.kernel.domain[..] } else { bound };
        match looping.iter().find(|r| index >> r.0 & 1 == 0 && self.kernel.extent(**r) > 1) {
            Some(r) => Err((Subject::Store(at), format!("writes the same element for every value of r{}", r.0))),
            None => Ok(()),
        }
    }
}

fn check_arity(node: &Node) -> Result<(), String> {
    let want = match &node.op {
        Op::Const(_) | Op::Range(_) => 0..=0,
        Op::Load(_) | Op::Bound { .. } => 1..=2,
        Op::Unary(_) | Op::Cast | Op::Bitcast | Op::Reduce { .. } => 1..=1,
        Op::Binary(_) | Op::Dot { .. } => 2..=2,
        Op::Ternary(_) => 3..=3,
    };
    if want.contains(&node.args.len()) { Ok(()) } else { Err(format!("has {} operands", node.args.len())) }
}

/// Types of the operands and the result.
fn check_types(g: &Graph, node: &Node) -> Result<(), String> {
    let of = |n: usize| g.dtype(node.args[n]);
    let operand = |n: usize, want: DType| match of(n) {
        got if got == want => Ok(()),
        got => Err(format!("operand n{} is {got}, and has to be {want}", node.args[n].0)),
    };
    let undefined = |name: &str, dtype: DType| format!("{name} is not defined for {dtype}");
    let result = match &node.op {
        Op::Const(s) => s.dtype,
        Op::Range(_) => DType::I64,
        Op::Load(_) | Op::Bound { .. } => {
            operand(0, DType::I64)?;
            if node.args.len() == 2 {
                operand(1, DType::Bool)?;
            }
            if matches!(node.op, Op::Load(_)) { node.dtype } else { DType::I64 }
        }
        Op::Unary(op) => {
            if !unary_defined(*op, of(0)) {
                return Err(undefined(op.name(), of(0)));
            }
            of(0)
        }
        Op::Binary(op) => {
            operand(1, of(0))?;
            if !binary_defined(*op, of(0)) {
                return Err(undefined(op.name(), of(0)));
            }
            if op.is_compare() { DType::Bool } else { of(0) }
        }
        Op::Ternary(op) => {
            operand(0, if *op == TernaryOp::Where { DType::Bool } else { of(1) })?;
            operand(2, of(1))?;
            eval::ternary(*op, of(1)).ok_or_else(|| undefined(op.name(), of(1)))?;
            of(1)
        }
        Op::Cast => node.dtype,
        Op::Bitcast if of(0).size() != node.dtype.size() || (of(0) == DType::Bool) != (node.dtype == DType::Bool) => {
            return Err(format!("{} and {} do not have the same bits", of(0), node.dtype));
        }
        Op::Bitcast => node.dtype,
        Op::Reduce { op, .. } => {
            eval::binary(op.binary(), of(0)).ok_or_else(|| undefined(op.name(), of(0)))?;
            of(0)
        }
        Op::Dot { .. } => {
            operand(1, of(0))?;
            eval::binary(BinaryOp::Mul, of(0)).ok_or_else(|| undefined("dot", of(0)))?;
            // Products of halves are summed in f32.
            of(0).compute()
        }
    };
    if result == node.dtype { Ok(()) } else { Err(format!("the type is given as {}, and is {result}", node.dtype)) }
}

fn unary_defined(op: UnaryOp, dtype: DType) -> bool {
    eval::unary(op, dtype).is_some() || (op.is_transcendental() && dtype.is_float())
}

fn binary_defined(op: BinaryOp, dtype: DType) -> bool {
    eval::binary(op, dtype).is_some() || (op == BinaryOp::Pow && dtype.is_float())
}
