//! Makes a kernel that fails smaller while it fails in the same way, until nothing more can be left out.
//!
//! Each pass proposes kernels that are smaller in one respect: without a store, with a node replaced by one of its operands or by a constant,
//! with a range that has one value, with parameters of only those elements that are used, with plainer inputs or a plainer schedule. What
//! is sound and fails as before is kept, and all passes run again until none gets anywhere.

use super::check::{Checker, Wrong};
use super::file::{Content, Saved};
use super::rerun::rerun;
use crate::device;
use crate::error::{Error, Result};
use kiln_kernels::Scalar;
use kiln_kernels::check::{Finding, Kind, Limits, check_numbers};
use kiln_kernels::ir::symbolic::bounds;
use kiln_kernels::ir::{Graph, Id, Kernel, Op, ParamId, RangeId, eval, verify};
use kiln_kernels::lower::Schedule;
use kiln_runtime::{Device, RuntimeError};
use std::fmt;
use std::sync::Arc;

/// In which way a kernel fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Its numbers do, whatever runs it.
    Numbers(Kind),
    /// A check of its text or its program finds a fault of this kind.
    Fault(String),
    /// An index that comes from data is out of range.
    Index,
    /// The device gives other results than the reference interpreter.
    Differs,
    /// The device does not compile it.
    Refused,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Numbers(kind) => write!(f, "{kind}"),
            Failure::Fault(kind) => f.write_str(kind),
            Failure::Index => f.write_str("index out of range"),
            Failure::Differs => f.write_str("other results than the interpreter's"),
            Failure::Refused => f.write_str("not compiled"),
        }
    }
}

/// How a kernel fails on a device, if it does.
///
/// # Errors
/// What is no failure of the kernel, as a lack of memory.
pub fn failure(saved: &Saved, device: &Arc<dyn Device>) -> Result<Option<Failure>> {
    let reports = match Checker::new(Limits::default()).saved(saved, device) {
        Ok(reports) => reports,
        Err(Error::Runtime(RuntimeError::Compile { .. })) => return Ok(Some(Failure::Refused)),
        Err(Error::Runtime(RuntimeError::IndexOutOfRange { .. })) => return Ok(Some(Failure::Index)),
        Err(other) => return Err(other),
    };
    let differs = |finding: &Finding| finding.kind == Kind::Differs;
    let found = reports.iter().find_map(|report| match &report.wrong {
        Wrong::Numbers(finding) if differs(finding) => None,
        Wrong::Numbers(finding) => Some(Failure::Numbers(finding.kind)),
        Wrong::Text(_) | Wrong::Program(..) => Some(Failure::Fault(report.kind())),
    });
    if found.is_some() {
        return Ok(found);
    }
    let want = rerun(&Saved { schedule: None, ..saved.clone() }, &device::open("cpu:interpret")?, None)?.results;
    let want = want.into_iter().map(|(number, bytes)| (number, Content::Bytes(bytes))).collect();
    let ran = rerun(&Saved { want, ..saved.clone() }, device, None)?;
    Ok(ran.difference.map(|_| Failure::Differs))
}

/// Looks whether a candidate fails, and where.
struct Judge<'d> {
    failure: Failure,
    device: &'d Arc<dyn Device>,
    tried: usize,
}

impl Judge<'_> {
    /// Where a candidate fails as it should, if it does.
    fn fails(&mut self, saved: &Saved) -> bool {
        self.tried += 1;
        if verify(&saved.kernel).is_err() {
            return false;
        }
        match self.failure {
            Failure::Numbers(kind) => finding(saved, kind).is_some(),
            // An error of another kind is not the failure that is looked for.
            _ => failure(saved, self.device).ok().flatten().is_some_and(|failure| failure == self.failure),
        }
    }
}

/// What is wrong with a kernel's numbers.
fn finding(saved: &Saved, kind: Kind) -> Option<Finding> {
    let contents: Vec<Vec<u8>> = (0..saved.kernel.params.len()).map(|number| saved.content(number)).collect();
    let before: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
    let numbers = check_numbers(&saved.kernel, &before, &vec![None; before.len()], Limits::default());
    numbers.findings.into_iter().find(|finding| finding.kind == kind)
}

/// How much there is of a kernel: nodes, iterations, elements, inputs that are not generated, steps of its schedule.
type Size = (usize, i128, i128, usize, usize);

fn size(saved: &Saved) -> Size {
    let kernel = &saved.kernel;
    let iterations = kernel.ranges.iter().map(|r| i128::from(r.extent)).sum();
    let elements = kernel.params.iter().map(|p| i128::from(p.len) + 1).sum();
    let given = saved.data.values().filter(|content| matches!(content, Content::Bytes(_))).count();
    (kernel.graph.len() + kernel.stores.len(), iterations, elements, given, saved.schedule.as_ref().map_or(0, |s| s.0.len()))
}

/// A kernel that may fail like another one, made when it is looked at.
type Proposal<'s> = Box<dyn FnOnce() -> Saved + 's>;

/// Proposals of one kind, the boldest first.
type Pass = for<'s> fn(&'s Saved, &Failure) -> Vec<Proposal<'s>>;

const PASSES: [Pass; 7] = [stores, ranges, params, unused, nodes, inputs, schedules];

/// The smallest kernel that was found to fail as this one does, and how many were tried on the way.
pub fn reduce(saved: &Saved, failure: &Failure, device: &Arc<dyn Device>) -> (Saved, usize) {
    let mut judge = Judge { failure: failure.clone(), device, tried: 0 };
    let mut best = Saved { kernel: saved.kernel.compacted(), want: Default::default(), ..saved.clone() };
    if !judge.fails(&best) {
        return (saved.clone(), judge.tried);
    }
    loop {
        let before = size(&best);
        for pass in PASSES {
            loop {
                let proposals = pass(&best, failure).into_iter().map(|proposal| proposal());
                let Some(smaller) = proposals.into_iter().find(|other| size(other) < size(&best) && judge.fails(other)) else { break };
                best = smaller;
            }
        }
        if size(&best) == before {
            return (best, judge.tried);
        }
    }
}

/// The same with another kernel, whose schedule is the default one: another kernel's does not fit it.
fn with(saved: &Saved, kernel: Kernel) -> Saved {
    Saved { kernel: kernel.compacted(), schedule: None, ..saved.clone() }
}

/// Without one of the stores.
fn stores<'s>(saved: &'s Saved, _: &Failure) -> Vec<Proposal<'s>> {
    let without = |at: usize| -> Proposal<'s> {
        Box::new(move || {
            let mut kernel = saved.kernel.clone();
            kernel.stores.remove(at);
            with(saved, kernel)
        })
    };
    let count = saved.kernel.stores.len();
    if count > 1 { (0..count).map(without).collect() } else { Vec::new() }
}

/// With a node replaced by an operand of it, or by a constant; those near the stores first, as most hangs on them.
fn nodes<'s>(saved: &'s Saved, failure: &Failure) -> Vec<Proposal<'s>> {
    let graph = &saved.kernel.graph;
    let seen: Vec<Scalar> = match failure {
        // What the operation was given, that it may be given as a constant.
        Failure::Numbers(kind) => finding(saved, *kind).into_iter().flat_map(|f| f.operands).map(|(operand, ..)| operand.value).collect(),
        _ => Vec::new(),
    };
    let mut all: Vec<Proposal<'s>> = Vec::new();
    for id in graph.ids().rev() {
        let node = graph.node(id);
        for (at, _) in node.args.iter().enumerate().filter(|(_, arg)| graph.dtype(**arg) == node.dtype) {
            all.push(Box::new(move || with(saved, rebuilt(&saved.kernel, &mut |_, n, args| (n == id).then(|| args[at])))));
        }
        if matches!(node.op, Op::Const(_) | Op::Range(_)) {
            continue;
        }
        let known = seen.iter().copied().filter(|value| value.dtype == node.dtype);
        for value in known.chain([Scalar::one(node.dtype), Scalar::zero(node.dtype)]) {
            all.push(Box::new(move || with(saved, rebuilt(&saved.kernel, &mut |g, n, _| (n == id).then(|| g.constant(value))))));
        }
    }
    all
}

/// With a range that has one value, or half as many.
fn ranges<'s>(saved: &'s Saved, failure: &Failure) -> Vec<Proposal<'s>> {
    let kernel = &saved.kernel;
    let place = match failure {
        Failure::Numbers(kind) => finding(saved, *kind).map(|finding| finding.at).unwrap_or_default(),
        _ => Vec::new(),
    };
    let mut all: Vec<Proposal<'s>> = Vec::new();
    for (number, range) in kernel.ranges.iter().enumerate().filter(|(_, r)| r.extent > 1) {
        let r = RangeId(number as u32);
        let known = place.iter().filter(|(other, _)| *other == r).map(|(_, value)| *value);
        for value in known.chain([0, range.extent - 1]) {
            all.push(Box::new(move || {
                let mut pinned = rebuilt(kernel, &mut |g, id, _| (*kernel.graph.op(id) == Op::Range(r)).then(|| g.int(value)));
                pinned.ranges[number].extent = 1;
                with(saved, pinned)
            }));
        }
        for extent in [range.extent / 2, range.extent - 1] {
            all.push(Box::new(move || {
                let mut fewer = kernel.clone();
                fewer.ranges[number].extent = extent;
                with(saved, fewer)
            }));
        }
    }
    all
}

/// With only those elements of a parameter that are accessed.
fn params<'s>(saved: &'s Saved, _: &Failure) -> Vec<Proposal<'s>> {
    let shorter = (0..saved.kernel.params.len()).filter_map(|number| shortened(saved, number));
    shorter.map(|shorter| -> Proposal<'s> { Box::new(move || shorter) }).collect()
}

fn shortened(saved: &Saved, number: usize) -> Option<Saved> {
    let kernel = &saved.kernel;
    let param = ParamId(number as u32);
    let loads = kernel.graph.nodes().iter().filter(|node| node.op == Op::Load(param)).map(|node| node.args[0]);
    let indices: Vec<Id> = loads.chain(kernel.stores.iter().filter(|s| s.param == param).map(|s| s.index)).collect();
    let limits = indices.iter().map(|&id| bounds(&kernel.graph, &kernel.ranges, id));
    let (low, high) = limits.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))?;
    let described = &kernel.params[number];
    if low < 0 || high >= described.len || high - low + 1 >= described.len {
        return None;
    }
    let mut shorter = rebuilt(kernel, &mut |g, id, args| {
        let Op::Load(p) = *kernel.graph.op(id) else { return None };
        (p == param && low > 0).then(|| {
            let index = less(g, args[0], low);
            g.intern(Op::Load(p), kernel.graph.dtype(id), std::iter::once(index).chain(args[1..].iter().copied()))
        })
    });
    for store in shorter.stores.iter_mut().filter(|s| s.param == param && low > 0) {
        store.index = less(&mut shorter.graph, store.index, low);
    }
    shorter.params[number].len = high - low + 1;
    let element = described.dtype.size();
    let bytes = saved.content(number)[low as usize * element..(high + 1) as usize * element].to_vec();
    let mut saved = with(saved, shorter);
    if saved.data.contains_key(&number) {
        saved.data.insert(number, Content::Bytes(bytes));
    }
    Some(saved)
}

fn less(g: &mut Graph, index: Id, by: i64) -> Id {
    match g.as_int(index) {
        Some(value) => g.int(value - by),
        None => {
            let by = g.int(by);
            g.sub(index, by)
        }
    }
}

/// Without parameters and ranges that nothing names, and with no more bounds checks' texts than there are checks.
fn unused<'s>(saved: &'s Saved, _: &Failure) -> Vec<Proposal<'s>> {
    let kernel = &saved.kernel;
    let ops = || kernel.graph.nodes().iter().map(|node| &node.op);
    let loaded = |number: usize| ops().any(|op| *op == Op::Load(ParamId(number as u32)));
    let stored = |number: usize| kernel.stores.iter().any(|s| s.param.0 as usize == number);
    let kept: Vec<usize> = (0..kernel.params.len()).filter(|&n| loaded(n) || stored(n)).collect();
    let named = |number: usize| {
        let r = RangeId(number as u32);
        let bound = |op: &Op| matches!(op, Op::Reduce { ranges, .. } | Op::Dot { ranges } if ranges.contains(&r));
        ops().any(|op| *op == Op::Range(r) || bound(op))
    };
    let ranges: Vec<usize> = (0..kernel.ranges.len()).filter(|&n| named(n) || kernel.ranges[n].extent != 1).collect();
    if kept.len() == kernel.params.len() && ranges.len() == kernel.ranges.len() {
        return Vec::new();
    }
    let place = |list: &[usize], number: u32| list.iter().position(|&n| n == number as usize).map(|at| at as u32);
    let range = |r: &RangeId| place(&ranges, r.0).map(RangeId);
    let mut fewer = rebuilt(kernel, &mut |g, id, args| {
        let node = kernel.graph.node(id);
        let op = match &node.op {
            Op::Load(p) => Op::Load(ParamId(place(&kept, p.0)?)),
            Op::Range(r) => Op::Range(range(r)?),
            Op::Reduce { op, ranges } => Op::Reduce { op: *op, ranges: ranges.iter().filter_map(range).collect() },
            Op::Dot { ranges } => Op::Dot { ranges: ranges.iter().filter_map(range).collect() },
            _ => return None,
        };
        Some(g.intern(op, node.dtype, args.iter().copied()))
    });
    fewer.params = kept.iter().map(|&n| kernel.params[n].clone()).collect();
    fewer.ranges = ranges.iter().map(|&n| kernel.ranges[n].clone()).collect();
    fewer.domain = kernel.domain.iter().filter_map(range).collect();
    for store in &mut fewer.stores {
        store.param = ParamId(place(&kept, store.param.0).expect("what is stored is kept"));
        store.ranges = store.ranges.iter().filter_map(range).collect();
    }
    let renumbered = |all: &std::collections::BTreeMap<usize, Content>| {
        kept.iter().enumerate().filter_map(|(now, before)| Some((now, all.get(before)?.clone()))).collect()
    };
    let (data, want) = (renumbered(&saved.data), renumbered(&saved.want));
    vec![Box::new(move || Saved { data, want, ..with(saved, fewer) })]
}

/// With generated numbers in place of a parameter's own.
fn inputs<'s>(saved: &'s Saved, _: &Failure) -> Vec<Proposal<'s>> {
    let given = saved.data.iter().filter(|(_, content)| matches!(content, Content::Bytes(_)));
    let plain = |(&number, _): (&usize, &Content)| -> Proposal<'s> {
        Box::new(move || {
            let mut other = saved.clone();
            other.data.insert(number, Content::Numbers(number as u64));
            other
        })
    };
    given.map(plain).collect()
}

/// By the default schedule, or by one with a step less.
fn schedules<'s>(saved: &'s Saved, _: &Failure) -> Vec<Proposal<'s>> {
    let Some(Schedule(steps)) = &saved.schedule else { return Vec::new() };
    let without = |at: usize| -> Proposal<'s> {
        Box::new(move || {
            let mut fewer = steps.clone();
            fewer.remove(at);
            Saved { schedule: Some(Schedule(fewer)), ..saved.clone() }
        })
    };
    let default: Proposal<'s> = Box::new(|| Saved { schedule: None, ..saved.clone() });
    std::iter::once(default).chain((0..steps.len()).map(without)).collect()
}

/// What takes the place of a node, if something does, given what became of its operands.
type Other<'o> = &'o mut dyn FnMut(&mut Graph, Id, &[Id]) -> Option<Id>;

/// Rebuilds a kernel's nodes, operands first; `other` may give something else for one. Integers of constants become constants.
fn rebuilt(kernel: &Kernel, other: Other<'_>) -> Kernel {
    let mut out = Kernel { graph: Graph::new(), ..kernel.clone() };
    let mut map: Vec<Id> = Vec::with_capacity(kernel.graph.len());
    for id in kernel.graph.ids() {
        let node = kernel.graph.node(id);
        let args: Vec<Id> = node.args.iter().map(|a| map[a.0 as usize]).collect();
        let made = other(&mut out.graph, id, &args).or_else(|| folded(&mut out.graph, &node.op, &args));
        map.push(made.unwrap_or_else(|| out.graph.intern(node.op.clone(), node.dtype, args)));
    }
    for store in &mut out.stores {
        store.index = map[store.index.0 as usize];
        store.value = map[store.value.0 as usize];
    }
    out
}

fn folded(g: &mut Graph, op: &Op, args: &[Id]) -> Option<Id> {
    let value = match (op, args) {
        (Op::Binary(op), &[a, b]) => {
            let (a, b) = (g.as_const(a)?, g.as_const(b)?);
            if a.dtype.is_float() || a.dtype != b.dtype {
                return None;
            }
            eval::fold_binary(*op, a, b)?
        }
        _ => return None,
    };
    Some(g.constant(value))
}

#[cfg(test)]
mod tests;
