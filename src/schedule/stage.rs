//! Products whose values stay with the rows that they are used for.
//!
//! Attention multiplies queries with keys, and what becomes of the products, row by row, with values. The products between the two are
//! many more than what goes in and comes out. Where all that is done with a product's values, by operations on each of them, is to reduce
//! them over the same axes (a maximum, a sum, another product), one kernel over the remaining axes, the rows, can do it all: it keeps the
//! values of a block of rows in scratch memory, and memory never sees them. The price is that the operands which all rows share are read
//! again for every block.
//!
//! A *stage* is such a set: its *members* are values of one shape, made by `Dot`s and by operations on each element; its *ends* are the
//! reductions over members. Nothing is recognised by name: whether that is attention, one of its gradients or something else is no matter.

use super::fusion::{MIN_PARALLEL, SMALL_WORK};
use super::graph::{Kind, NodeId, Work};
use super::view::{self, Index, as_axes};
use crate::tensor::Op;
use kiln_kernels::DType;
use kiln_kernels::ir::{Graph, Op as IrOp, Range, RangeId, Simplifier};
use rustc_hash::{FxHashMap, FxHashSet};

/// Scratch memory for a block of rows, at most, in bytes: what a core's caches hold.
const SCRATCH: usize = 2 << 20;

/// Rows in a block, at most.
const MAX_ROWS: usize = 64;

/// Bytes from caches that take as long as one byte from memory.
const CACHED: usize = 4;

/// How often an operand that has no axis of the rows is moved for each block: it is read, and packed once more than elsewhere, where all
/// rows share one packed copy.
const REPACKED: usize = 3;

/// A reduction over the members of a stage.
#[derive(Clone, Debug)]
pub(super) struct End {
    pub(super) stage: usize,
    /// For each axis of the members, the axis of the reduction's operand (none for extent 1).
    pub(super) axes: Vec<Option<usize>>,
}

/// All stages of a graph.
#[derive(Default)]
pub(super) struct Stages {
    /// The stage that a value is a member of.
    pub(super) members: FxHashMap<NodeId, usize>,
    pub(super) ends: FxHashMap<NodeId, End>,
    /// Stored values that are computed from members of their shape, each element from one.
    pub(super) tops: FxHashMap<NodeId, usize>,
    /// The products that are ends, each by itself and by what is computed from it alone, element by element.
    pub(super) tails: FxHashMap<NodeId, NodeId>,
    count: usize,
}

impl Stages {
    pub(super) fn find(work: &Work) -> Stages {
        let mut stages = Stages::default();
        let search = Search::new(work);
        for id in 0..work.nodes.len() {
            if matches!(work.kinds[id], Kind::Reduce | Kind::Dot)
                && !stages.ends.contains_key(&id)
                && let Some(found) = search.from(id)
                && found.members.iter().all(|m| !stages.ends.contains_key(m) && !stages.members.contains_key(m))
                && found.ends.keys().all(|e| !stages.members.contains_key(e) && !stages.ends.contains_key(e))
                && search.pays(&found)
            {
                stages.add(found);
            }
        }
        (0..work.nodes.len()).for_each(|id| stages.follow(work, id));
        stages
    }

    /// Notes whether a value is an end that is a product, or the tail of one.
    fn follow(&mut self, work: &Work, id: NodeId) {
        if work.kinds[id] == Kind::Dot && self.ends.contains_key(&id) {
            self.tails.insert(id, id);
        } else if is_elementwise(work, id) && work.kinds[id] == Kind::Map {
            let alike = |a: &&NodeId| work.uses[**a] == 1 && work.nodes[**a].shape() == work.nodes[id].shape();
            let mut products = work.args[id].iter().filter(alike).filter_map(|a| self.tails.get(a));
            if let (Some(&product), None) = (products.next(), products.next()) {
                self.tails.insert(id, product);
            }
        }
    }

    /// The axes of a reduction's result that are rows of the members it reduces, if they are members of a stage.
    pub(super) fn rows(&self, work: &Work, id: NodeId) -> Option<Vec<usize>> {
        let end = self.ends.get(&id)?;
        let over = reduced_axes(work, id);
        let kept = end.axes.iter().flatten().filter(|a| !over.contains(a));
        Some(kept.map(|a| a - over.iter().filter(|o| *o < a).count()).collect())
    }

    /// The axes of an end's result: those of the members' where they are rows, else `others`.
    pub(super) fn result_axes(
        &self,
        work: &Work,
        id: NodeId,
        end: &End,
        members: &[Option<RangeId>],
        others: &[Option<RangeId>],
    ) -> Vec<Option<RangeId>> {
        let over = reduced_axes(work, id);
        let mut axes = others.to_vec();
        for (member, at) in end.axes.iter().enumerate() {
            if let Some(at) = at.filter(|a| !over.contains(a)) {
                axes[at - over.iter().filter(|o| **o < at).count()] = members[member];
            }
        }
        axes
    }

    fn add(&mut self, found: Found) {
        let stage = self.count;
        self.count += 1;
        self.members.extend(found.members.into_iter().map(|m| (m, stage)));
        self.ends.extend(found.ends.into_iter().map(|(id, axes)| (id, End { stage, axes })));
        self.tops.extend(found.top.map(|t| (t, stage)));
    }
}

/// A stage that may be.
#[derive(Default)]
struct Found {
    members: FxHashSet<NodeId>,
    ends: FxHashMap<NodeId, Vec<Option<usize>>>,
    top: Option<NodeId>,
    /// The axes of the members that the ends reduce.
    reduced: Vec<usize>,
    /// Uses that may become members when more of their operands have.
    pending: Vec<NodeId>,
}

struct Search<'w> {
    work: &'w Work,
    users: Vec<Vec<NodeId>>,
    /// Whether a value is a product, or made of one of the same shape element by element, and need not be stored.
    made: Vec<bool>,
}

impl<'w> Search<'w> {
    fn new(work: &'w Work) -> Search<'w> {
        let mut users = vec![Vec::new(); work.nodes.len()];
        let mut made = vec![false; work.nodes.len()];
        for id in 0..work.nodes.len() {
            work.args[id].iter().for_each(|&a| users[a].push(id));
            let of_product = || work.args[id].iter().any(|&a| made[a] && work.nodes[a].shape() == work.nodes[id].shape());
            made[id] = !work.stored[id] && (work.kinds[id] == Kind::Dot || is_elementwise(work, id) && of_product());
        }
        users.iter_mut().for_each(Vec::dedup);
        Search { work, users, made }
    }

    /// The operands of a member that are members too.
    fn below(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let inner = if self.work.kinds[id] == Kind::Dot { &[][..] } else { &self.work.args[id][..] };
        inner.iter().copied().filter(move |&a| self.made[a] && self.work.nodes[a].shape() == self.work.nodes[id].shape())
    }

    /// The stage that a reduction ends, if all uses of the values that it reduces allow one.
    fn from(&self, end: NodeId) -> Option<Found> {
        let (source, axes) = self.member_below(end, |id| self.made[id])?;
        let mut found = Found { reduced: self.reduced(end, &axes)?, ..Found::default() };
        self.add_with_operands(source, &mut found.members);
        // Members in order, those that come to it on the way included.
        let mut next = found.members.iter().min().copied();
        while let Some(id) = next {
            self.users[id].iter().try_for_each(|&user| self.take(user, &mut found))?;
            next = found.members.iter().copied().filter(|&m| m > id).min();
        }
        let rows = self.work.nodes[source].shape().iter().enumerate().any(|(a, &n)| n > 1 && !found.reduced.contains(&a));
        let multiplies = found.ends.keys().any(|&e| self.work.kinds[e] == Kind::Dot);
        let complete = found.pending.iter().all(|p| found.members.contains(p) || found.top == Some(*p));
        (rows && complete && !(multiplies && found.top.is_some())).then_some(found)
    }

    fn add_with_operands(&self, id: NodeId, members: &mut FxHashSet<NodeId>) {
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if members.insert(id) {
                stack.extend(self.below(id));
            }
        }
    }

    /// A use of a member: another member, an end, or the one stored value; `None` if it is something else.
    fn take(&self, user: NodeId, found: &mut Found) -> Option<()> {
        let work = self.work;
        if found.members.contains(&user) || found.ends.contains_key(&user) || found.top == Some(user) {
            return Some(());
        }
        match work.kinds[user] {
            // It may bring no product that is not a member already.
            _ if is_elementwise(work, user) => {
                let mut alike = work.args[user].iter().filter(|&&a| self.made[a] && work.nodes[a].shape() == work.nodes[user].shape());
                if alike.any(|a| !found.members.contains(a)) {
                    found.pending.push(user);
                } else if self.made[user] {
                    found.members.insert(user);
                } else if work.stored[user] && found.top.is_none() {
                    found.top = Some(user);
                } else {
                    return None;
                }
                Some(())
            }
            Kind::View if work.stored[user] => None,
            Kind::View => self.users[user].iter().try_for_each(|&u| if is_elementwise(work, u) { None } else { self.take(u, found) }),
            Kind::Reduce | Kind::Dot => {
                let (_, axes) = self.member_below(user, |id| found.members.contains(&id))?;
                (self.reduced(user, &axes)? == found.reduced).then(|| drop(found.ends.insert(user, axes)))
            }
            _ => None,
        }
    }

    /// The one operand of a reduction that is a member behind views, and for each of the member's axes the operand's.
    fn member_below(&self, end: NodeId, is_member: impl Fn(NodeId) -> bool) -> Option<(NodeId, Vec<Option<usize>>)> {
        let work = self.work;
        let mut found = work.args[end].iter().map(|&a| (a, self.behind_views(a))).filter(|&(_, source)| is_member(source));
        let (operand, source) = found.next()?;
        if found.next().is_some() || work.nodes[source].numel() == 0 {
            return None;
        }
        Some((source, self.axes(operand, source)?))
    }

    fn behind_views(&self, id: NodeId) -> NodeId {
        let mut id = id;
        while matches!(self.work.nodes[id].op(), Op::Reshape | Op::Permute(_) | Op::Expand) && self.work.kinds[id] == Kind::View {
            id = self.work.args[id][0];
        }
        id
    }

    /// Where each axis of `source` is in `operand`, a view of it.
    fn axes(&self, operand: NodeId, source: NodeId) -> Option<Vec<Option<usize>>> {
        let shape = self.work.nodes[operand].shape();
        let ranges: Vec<Range> = shape.iter().map(|&n| Range { extent: n as i64 }).collect();
        let (mut graph, mut simplifier) = (Graph::new(), Simplifier::new());
        let mut b = simplifier.on(&mut graph, &ranges);
        let number = |a: usize| IrOp::Range(RangeId(a as u32));
        let mut index: Index = (0..shape.len()).map(|a| if shape[a] == 1 { b.int(0) } else { b.fold(number(a), DType::I64, []) }).collect();
        let mut at = operand;
        while at != source {
            index = view::through(&mut b, &self.work.nodes[at], &index).0;
            at = self.work.args[at][0];
        }
        let axes = as_axes(&graph, &ranges, &index, self.work.nodes[source].shape())?;
        Some(axes.into_iter().map(|r| r.map(|r| r.0 as usize)).collect())
    }

    /// The members' axes that a reduction is over, if it is over no others.
    fn reduced(&self, end: NodeId, axes: &[Option<usize>]) -> Option<Vec<usize>> {
        let over = reduced_axes(self.work, end);
        let shape = self.work.nodes[self.work.args[end][0]].shape();
        let all = over.iter().all(|&a| shape[a] == 1 || axes.contains(&Some(a)));
        let reduced: Vec<usize> = (0..axes.len()).filter(|&a| axes[a].is_some_and(|at| over.contains(&at))).collect();
        (all && !reduced.is_empty()).then_some(reduced)
    }

    // ---- what it costs

    /// Whether there are rows enough to share among threads, and reading the shared operands for each block costs less than
    /// storing the members that would be stored, and reading them again.
    fn pays(&self, found: &Found) -> bool {
        let work = self.work;
        let products: Vec<NodeId> = found.members.iter().copied().filter(|&m| work.kinds[m] == Kind::Dot).collect();
        let shape = work.nodes[products[0]].shape();
        let row: usize = found.reduced.iter().map(|&a| shape[a]).product();
        let all: usize = shape.iter().product();
        if all / row < MIN_PARALLEL as usize && all > SMALL_WORK {
            return false;
        }
        let reduces = found.ends.keys().any(|&e| work.kinds[e] == Kind::Reduce);
        let stored = products.len() + reduces as usize;
        let block = (SCRATCH / (4 * row * stored)).clamp(1, MAX_ROWS);
        let identity: Vec<Option<usize>> = (0..shape.len()).map(Some).collect();
        let inside = products.iter().map(|&p| (p, kept_axes(work, p, &identity)));
        let after = found.ends.iter().filter(|(e, _)| work.kinds[**e] == Kind::Dot).map(|(&e, axes)| (e, axes.clone()));
        let all: Vec<(NodeId, Vec<Option<usize>>)> = inside.chain(after).collect();
        let common =
            |&row: &usize| !found.reduced.contains(&row) && all.iter().all(|(p, axes)| self.has_columns(*p, axes, row, &found.reduced));
        if !(0..shape.len()).any(|row| common(&row)) {
            return false;
        }
        // Bytes for each value of a member: 4 for each element that is read for a block, 8 for each one stored and read.
        let shared: usize = all.iter().map(|(p, axes)| self.shared(*p, axes, &found.reduced, block)).sum();
        4 * shared <= CACHED * block * 8 * stored
    }

    /// Whether a block of a product along this axis of the members is a product of matrices: one operand has no such axis, but axes that
    /// the other one has not and that are not rows.
    fn has_columns(&self, product: NodeId, axes: &[Option<usize>], row: usize, reduced: &[usize]) -> bool {
        let (work, over) = (self.work, reduced_axes(self.work, product));
        let Some(row) = axes[row] else { return false };
        let rows: Vec<usize> = (0..axes.len()).filter(|a| !reduced.contains(a)).filter_map(|a| axes[a]).collect();
        let [x, y] = [0, 1].map(|i| self.extents_before(work.args[product][i]));
        let (tall, wide) = if x[row] > 1 { (x, y) } else { (y, x) };
        let column = |a: usize| wide[a] > 1 && tall[a] == 1 && !rows.contains(&a) && !over.contains(&a);
        tall[row] > 1 && wide[row] == 1 && (0..wide.len()).any(column)
    }

    /// The extents of an operand before it repeats along axes: 1 where it does.
    fn extents_before(&self, operand: NodeId) -> &[usize] {
        let t = &self.work.nodes[operand];
        if matches!(t.op(), Op::Expand) { self.work.nodes[self.work.args[operand][0]].shape() } else { t.shape() }
    }

    /// How many elements, for each element of a row, of a product's operands have to be read again for the next block of rows. `axes` are
    /// the members' axes in the product's operands.
    fn shared(&self, product: NodeId, axes: &[Option<usize>], reduced: &[usize], block: usize) -> usize {
        let work = self.work;
        let shape = work.nodes[work.args[product][0]].shape();
        let (rows, along): (Vec<usize>, Vec<usize>) = (0..axes.len()).partition(|a| !reduced.contains(a));
        let at = |list: Vec<usize>| -> Vec<usize> { list.into_iter().filter_map(|a| axes[a]).filter(|&a| shape[a] > 1).collect() };
        let (rows, along) = (at(rows), at(along));
        let of_operand = |&operand: &NodeId| {
            let extents = self.extents_before(operand);
            let common: usize = rows.iter().filter(|&&a| extents[a] == 1).map(|&a| shape[a]).product();
            if common <= block || along.iter().all(|&a| extents[a] == 1) {
                return 0;
            }
            let times = if rows.iter().all(|&a| extents[a] == 1) { REPACKED } else { 1 };
            let others = (0..extents.len()).filter(|a| !rows.contains(a) && !along.contains(a));
            times * others.map(|a| extents[a]).product::<usize>()
        };
        work.args[product].iter().map(of_operand).sum()
    }
}

/// Whether each element comes from one element of each operand, and the index does not change.
fn is_elementwise(work: &Work, id: NodeId) -> bool {
    match work.nodes[id].op() {
        Op::Detach | Op::Custom(_) => work.kinds[id] == Kind::View,
        Op::Gather { .. } | Op::Contiguous => false,
        _ => work.kinds[id] == Kind::Map,
    }
}

/// The axes of its operand that a reduction is over.
fn reduced_axes(work: &Work, id: NodeId) -> &[usize] {
    match work.nodes[id].op() {
        Op::Reduce { axes, .. } | Op::Dot { axes } => axes,
        _ => unreachable!("only reductions reduce"),
    }
}

/// The axes of a reduction's result as axes of its operand.
fn kept_axes(work: &Work, id: NodeId, result: &[Option<usize>]) -> Vec<Option<usize>> {
    let over = reduced_axes(work, id);
    let rank = work.nodes[work.args[id][0]].rank();
    let kept: Vec<usize> = (0..rank).filter(|a| !over.contains(a)).collect();
    result.iter().map(|a| a.map(|a| kept[a])).collect()
}
