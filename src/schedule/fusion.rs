//! Which values share a kernel.
//!
//! Nodes are visited users first. Each user asks for the node's value at an index, in terms of the ranges of the user's kernel. A node
//! that is asked for in one way only, or is cheap to compute again, is computed inside its users' kernels; any other is stored, by the
//! kernel of one of its users if that can be (one more output), else by one of its own. Fusion never changes a value.
//!
//! The shape of a kernel: an outer loop nest, the domain, whose iterations are independent; inside it, reductions and stores with loops
//! of their own. All reductions of a kernel have the domain as their result's axes, so each is computed once.

use super::graph::{Kind, NodeId, Work};
use super::stage::Stages;
use super::view::{self, Index};
use crate::tensor::Op;
use kiln_kernels::DType;
use kiln_kernels::ir::{BinaryOp, Graph, Id, Op as IrOp, Range, RangeId, Simplifier};
use kiln_kernels::lower::RangeSet;
use rustc_hash::{FxHashMap, FxHashSet};

/// A value that costs at most this many simple operations is computed again rather than stored.
const CHEAP: u32 = 12;

/// The same, if all that ask for it are in one kernel: to store it would split the kernel.
const MODERATE: u32 = 48;

/// Operations in one kernel, at most: what compiles in a few milliseconds.
const MAX_OPERATIONS: usize = 400;

/// Outputs of one kernel, at most.
const MAX_OUTPUTS: usize = 12;

/// The same where all of them are small: many little kernels take longer to start than to run.
const MAX_SMALL_OUTPUTS: usize = 36;
const SMALL_OUTPUT: usize = 65536;

/// A reduction is fused into its user only if the domain has this many iterations to share among threads, or the work is small.
pub(super) const MIN_PARALLEL: i64 = 8;
pub(super) const SMALL_WORK: usize = 65536;

/// One kernel in the making.
#[derive(Default)]
pub(super) struct Group {
    /// What it stores, the first one first.
    pub(super) outputs: Vec<NodeId>,
    /// The axes of each output as ranges (`None` for extent 1).
    pub(super) axes: Vec<Vec<Option<RangeId>>>,
    pub(super) ranges: Vec<Range>,
    /// The ranges of the first output.
    full: Vec<RangeId>,
    /// The axes that all reductions here keep, once there is one.
    pub(super) domain: Option<Vec<RangeId>>,
    graph: Graph,
    simplifier: Simplifier,
    /// Ranges that reductions bind.
    bound: FxHashSet<RangeId>,
    deps: FxHashMap<Id, RangeSet>,
    operations: usize,
    has_dot: bool,
    /// Reduces what stays in memory until after somebody has used the result.
    reads_what_stays: bool,
    pub(super) sequential: bool,
    /// Groups whose results it reads.
    pub(super) needs: FxHashSet<usize>,
    /// The ranges that each reduction here binds.
    pub(super) bindings: FxHashMap<NodeId, Vec<Option<RangeId>>>,
    /// The stage whose members are computed here, once there is one.
    staged: Option<Staged>,
}

/// A stage in a kernel over its rows.
struct Staged {
    stage: usize,
    /// The ranges of the members' axes.
    axes: Vec<Option<RangeId>>,
}

/// A user's wish for a value.
#[derive(Clone)]
struct Request {
    group: usize,
    index: Index,
    mask: Option<Id>,
    /// An operand of a `Dot`: asked for again and again.
    hot: bool,
    /// Not read by index: its memory is taken over, so it has to be there before.
    takes_over: bool,
}

/// Where each node's value is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// In memory already, or not needed.
    Outside,
    /// Computed wherever it is used.
    Inline,
    /// Stored by a group.
    Stored(usize),
}

/// The groups and every node's place.
pub(super) struct Fusion {
    pub(super) groups: Vec<Group>,
    pub(super) places: Vec<Place>,
}

/// Decides for the whole graph. Without `fuse`, every operation but views is a kernel of its own. `outputs` is how many a kernel has at most,
/// if that is less than it would have anyway.
pub(super) fn fuse(work: &Work, fuse: bool, outputs: usize) -> Fusion {
    let n = work.nodes.len();
    let stages = if fuse { Stages::find(work) } else { Stages::default() };
    let (requests, waiting, places) = (vec![Vec::new(); n], vec![Vec::new(); n], vec![Place::Outside; n]);
    let mut planner = Planner { work, fuse, outputs, stages, requests, waiting, groups: Vec::new(), places };
    (0..n).rev().for_each(|id| planner.place(id));
    Fusion { groups: planner.groups, places: planner.places }
}

struct Planner<'w> {
    work: &'w Work,
    fuse: bool,
    /// What a kernel may store, at most.
    outputs: usize,
    stages: Stages,
    requests: Vec<Vec<Request>>,
    /// For each node, the groups that run after it has been computed without reading it.
    waiting: Vec<Vec<usize>>,
    groups: Vec<Group>,
    places: Vec<Place>,
}

impl Group {
    /// The ranges that an expression depends on.
    fn deps(&mut self, id: Id) -> RangeSet {
        if let Some(&known) = self.deps.get(&id) {
            return known;
        }
        let set = match *self.graph.op(id) {
            IrOp::Range(r) => RangeSet::of(&[r]),
            _ => self.graph.args(id).to_vec().into_iter().fold(RangeSet::default(), |set, a| set.union(self.deps(a))),
        };
        self.deps.insert(id, set);
        set
    }

    fn deps_of(&mut self, index: &[Id]) -> RangeSet {
        index.iter().fold(RangeSet::default(), |set, &i| set.union(self.deps(i)))
    }

    fn list(&self, set: RangeSet) -> Vec<RangeId> {
        (0..self.ranges.len() as u32).map(RangeId).filter(|r| set.contains(*r)).collect()
    }

    fn volume(&self, ranges: &[RangeId]) -> i64 {
        ranges.iter().map(|r| self.ranges[r.0 as usize].extent).product()
    }

    /// Whether these ranges make a domain of as many iterations as a value has elements, enough of them to share.
    fn parallel(&self, set: RangeSet, elements: usize) -> bool {
        let volume = self.volume(&self.list(set));
        volume == elements as i64 && volume >= MIN_PARALLEL
    }

    /// Whether it should not grow any more.
    fn is_large(&self) -> bool {
        self.operations >= MAX_OPERATIONS || self.ranges.len() + 8 > RangeSet::CAPACITY
    }

    fn is_bound(&self, set: RangeSet) -> bool {
        self.bound.iter().any(|r| set.contains(*r))
    }

    fn as_axes(&self, index: &[Id], shape: &[usize]) -> Option<Vec<Option<RangeId>>> {
        view::as_axes(&self.graph, &self.ranges, index, shape)
    }
}

/// Whether group `from` needs, directly or not, what `to` makes.
pub(super) fn reaches(groups: &[Group], from: usize, to: usize) -> bool {
    let (mut seen, mut stack) = (FxHashSet::default(), vec![from]);
    while let Some(g) = stack.pop() {
        if g == to {
            return true;
        }
        if seen.insert(g) {
            stack.extend(&groups[g].needs);
        }
    }
    false
}

/// Ranges for extents: those that are there and free are used again, so that equal loops are one loop.
pub(super) fn allocate(ranges: &mut Vec<Range>, extents: &[usize], avoid: RangeSet) -> Vec<Option<RangeId>> {
    let mut taken = avoid;
    extents
        .iter()
        .map(|&n| {
            if n == 1 {
                return None;
            }
            let free = (0..ranges.len() as u32).map(RangeId).find(|r| ranges[r.0 as usize].extent == n as i64 && !taken.contains(*r));
            let range = free.unwrap_or_else(|| {
                ranges.push(Range { extent: n as i64 });
                RangeId(ranges.len() as u32 - 1)
            });
            taken = taken.union(RangeSet::of(&[range]));
            Some(range)
        })
        .collect()
}

impl Planner<'_> {
    fn place(&mut self, id: NodeId) {
        let requests = std::mem::take(&mut self.requests[id]);
        let waiting = std::mem::take(&mut self.waiting[id]);
        let stored = self.work.stored[id];
        if self.work.kinds[id] == Kind::Leaf || self.work.nodes[id].numel() == 0 || requests.is_empty() && !stored {
            return self.wait_below(id, &waiting);
        }
        if !stored && self.is_staged(id, &requests) {
            self.places[id] = Place::Inline;
            self.wait_below(id, &waiting);
            return requests.into_iter().for_each(|r| self.forward(id, Request { hot: false, ..r }));
        }
        let joined = if self.stages.ends.contains_key(&id) { self.join(id, &requests, &waiting) } else { None };
        let view = self.work.kinds[id] == Kind::View;
        if !stored && joined.is_none() && (view || self.inlines(id, &requests)) {
            self.places[id] = Place::Inline;
            self.wait_below(id, &waiting);
            return requests.into_iter().for_each(|r| self.forward(id, r));
        }
        let host = if self.fuse && self.work.kinds[id] != Kind::Sequential {
            let joined = joined.or_else(|| self.join(id, &requests, &waiting));
            joined.or_else(|| self.host(id, &requests, &waiting)).or_else(|| self.sibling(id, &requests, &waiting))
        } else {
            None
        };
        let group = host.unwrap_or_else(|| {
            let stays = self.fuse && self.work.kinds[id] == Kind::Reduce && self.reads_what_stays(id, &requests);
            let group = self.new_group(id);
            self.groups[group].reads_what_stays = stays;
            group
        });
        self.places[id] = Place::Stored(group);
        let own = self.output_request(id, group);
        for later in requests.iter().map(|r| r.group).chain(waiting).filter(|&g| g != group) {
            self.groups[later].needs.insert(group);
        }
        self.forward(id, own);
    }

    /// Lets groups that wait for a value which is computed wherever it is used wait for what it is made from.
    fn wait_below(&mut self, id: NodeId, groups: &[usize]) {
        if groups.is_empty() {
            return;
        }
        let work = self.work;
        work.args[id].iter().chain(&work.earlier[id]).for_each(|&below| groups.iter().for_each(|&g| self.wait(below, g)));
    }

    fn wait(&mut self, id: NodeId, group: usize) {
        if !self.waiting[id].contains(&group) {
            self.waiting[id].push(group);
        }
    }

    /// Passes a request for a node's value on to its operands.
    fn forward(&mut self, id: NodeId, request: Request) {
        let t = &self.work.nodes[id];
        let args = self.work.args[id].clone();
        let group = &mut self.groups[request.group];
        group.operations += (self.work.kinds[id] != Kind::View) as usize;
        match t.op() {
            Op::Const(_) | Op::Iota | Op::Buffer => {}
            Op::After => {
                self.wait(self.work.earlier[id].expect("it comes after something"), request.group);
                self.ask(args[0], request);
            }
            Op::Reshape | Op::Permute(_) | Op::Expand | Op::Pad { .. } | Op::Slice(_) | Op::Detach | Op::Custom(_) => {
                let Group { graph, ranges, simplifier, .. } = group;
                let mut b = simplifier.on(graph, ranges);
                let (index, valid) = view::through(&mut b, t, &request.index);
                let mask = match (request.mask, valid) {
                    (Some(m), Some(v)) => Some(b.binary(BinaryOp::And, m, v)),
                    (m, v) => m.or(v),
                };
                self.ask(args[0], Request { index, mask, ..request });
            }
            Op::Reduce { axes, .. } => {
                let index = self.bind(id, axes, &request);
                self.ask(args[0], Request { index, ..request });
            }
            Op::Dot { axes } => {
                let index = self.bind(id, axes, &request);
                args.into_iter().for_each(|a| self.ask(a, Request { index: index.clone(), hot: true, ..request.clone() }));
            }
            Op::Gather { axis } => {
                let rank = self.work.nodes[args[1]].rank();
                let at: Index = request.index[*axis..axis + rank].into();
                // The value behind the index is not known here: any expression of the same ranges stands for it.
                let row = group.graph.intern(IrOp::Bound { limit: 1, tag: id as u32 }, DType::I64, at.iter().copied());
                let mut index: Index = request.index[..*axis].into();
                index.push(row);
                index.extend_from_slice(&request.index[axis + rank..]);
                self.ask(args[0], Request { index, ..request.clone() });
                self.ask(args[1], Request { index: at, ..request });
            }
            Op::Scatter { axis, .. } => {
                // The base's memory is taken over; indices and sources are read in their own order.
                let rank = self.work.nodes[args[1]].rank();
                let source = self.groups[request.group].axes[0].clone();
                let index = self.axes_index(request.group, &source);
                let at: Index = index[*axis..axis + rank].into();
                self.ask(args[0], Request { index: Index::new(), takes_over: true, ..request.clone() });
                self.ask(args[1], Request { index: at, ..request.clone() });
                self.ask(args[2], Request { index, ..request });
            }
            _ => args.into_iter().for_each(|a| self.ask(a, request.clone())),
        }
    }

    fn ask(&mut self, id: NodeId, mut request: Request) {
        let Group { graph, ranges, simplifier, .. } = &mut self.groups[request.group];
        request.mask = view::needed(&mut simplifier.on(graph, ranges), &request.index, self.work.nodes[id].shape(), request.mask);
        if let Some(same) = self.requests[id]
            .iter_mut()
            .find(|r| (r.group, &r.index, r.mask, r.takes_over) == (request.group, &request.index, request.mask, request.takes_over))
        {
            same.hot |= request.hot;
            return;
        }
        self.requests[id].push(request);
    }

    /// The operand's index inside a reduction.
    fn bind(&mut self, id: NodeId, axes: &[usize], request: &Request) -> Index {
        let shape = self.work.nodes[self.work.args[id][0]].shape().to_vec();
        let ranges = self.staged_ranges(id, axes, request).unwrap_or_else(|| {
            let extents: Vec<usize> = axes.iter().map(|&a| shape[a]).collect();
            let ends = self.stages.ends.contains_key(&id);
            let group = &mut self.groups[request.group];
            let domain = RangeSet::of(group.domain.as_deref().unwrap_or(&[]));
            let mut avoid = group.deps_of(&request.index).union(domain);
            // The sums of a stage are done before and after the loops of stores, not within.
            if ends || group.staged.is_some() && self.work.kinds[id] == Kind::Dot {
                avoid = avoid.union(RangeSet::of(&group.full));
            }
            allocate(&mut group.ranges, &extents, avoid)
        });
        let group = &mut self.groups[request.group];
        group.bound.extend(ranges.iter().flatten());
        group.bindings.insert(id, ranges.clone());
        self.note_stage(id, axes, &ranges, request);
        let bound = self.axes_index(request.group, &ranges);
        let (mut kept, mut bound) = (request.index.iter(), bound.into_iter());
        (0..shape.len()).map(|a| if axes.contains(&a) { bound.next() } else { kept.next().copied() }.expect("one index an axis")).collect()
    }

    fn axes_index(&mut self, group: usize, axes: &[Option<RangeId>]) -> Index {
        let Group { graph, ranges, simplifier, .. } = &mut self.groups[group];
        let mut b = simplifier.on(graph, ranges);
        let range = |r: &Option<RangeId>| match *r {
            Some(r) => b.fold(IrOp::Range(r), DType::I64, []),
            None => b.int(0),
        };
        axes.iter().map(range).collect()
    }

    // ---- decisions

    /// Whether a node that need not be stored is computed where it is used.
    fn inlines(&mut self, id: NodeId, requests: &[Request]) -> bool {
        let work = self.work;
        if !self.fuse || requests.iter().any(|r| self.groups[r.group].is_large()) {
            return false;
        }
        let hot = requests.iter().any(|r| r.hot);
        let bound = requests.iter().any(|r| self.asked_inside(r));
        let masked = requests.iter().any(|r| r.mask.is_some());
        match work.kinds[id] {
            // Rather its operand is stored, which takes half the bytes.
            Kind::Map if work.widens(id) => true,
            // The end of a product is stored in any case: rather rounded than wide, and rounded once.
            Kind::Map if (hot || masked) && work.epilogue[id] && work.narrows(id) => false,
            Kind::Map if hot => matches!(work.nodes[id].op(), Op::Cast | Op::Bitcast) && work.cost[id] <= 2,
            Kind::Map if work.epilogue[id] => !bound && requests.len() == 1 && !self.is_second_product(id, requests[0].group),
            Kind::Map => {
                let repeats = requests.iter().any(|r| self.repeats(id, r));
                let together = requests.iter().all(|r| r.group == requests[0].group);
                work.cost[id] <= CHEAP || !repeats && (requests.len() == 1 || together && work.cost[id] <= MODERATE)
            }
            Kind::Reduce | Kind::Dot => requests.len() == 1 && self.fits(id, &requests[0]),
            _ => false,
        }
    }

    /// Whether a value ends a product, in a kernel that has one already: it takes the value from a kernel of its own, with the product.
    fn is_second_product(&self, id: NodeId, group: usize) -> bool {
        self.work.product[id] && self.groups[group].has_dot
    }

    /// Whether a kernel would compute each element of a smaller value many times.
    fn repeats(&self, id: NodeId, r: &Request) -> bool {
        let group = &self.groups[r.group];
        if let Some(staged) = &group.staged
            && group.as_axes(&r.index, self.work.nodes[id].shape()).as_ref() == Some(&staged.axes)
        {
            return false;
        }
        self.work.nodes[id].numel() as i64 * 4 <= group.volume(&group.full)
    }

    /// Whether a reduction may run inside the kernel that asks for it; if so, that kernel takes its shape.
    fn fits(&mut self, id: NodeId, r: &Request) -> bool {
        let work = self.work;
        if work.kinds[id] == Kind::Dot && self.stages.ends.contains_key(&id) {
            return self.fits_rows(id, r);
        }
        let group = &mut self.groups[r.group];
        if r.hot || r.mask.is_some() || group.sequential || work.kinds[id] == Kind::Dot && group.has_dot {
            return false;
        }
        let set = group.deps_of(&r.index);
        let ranges = group.list(set);
        let full = group.list(RangeSet::of(&group.full));
        let input = work.nodes[work.args[id][0]].numel();
        if group.is_bound(set.minus(RangeSet::of(&group.full))) || ranges.iter().any(|x| !full.contains(x)) {
            return work.kinds[id] == Kind::Reduce && self.nests(id, r, input);
        }
        if group.volume(&ranges) != work.nodes[id].numel() as i64 || ranges.iter().any(|x| group.bound.contains(x)) {
            return false;
        }
        let shape_fits = match &group.domain {
            Some(domain) => RangeSet::of(domain) == set,
            None => true,
        };
        let parallel = group.volume(&ranges) >= MIN_PARALLEL || input <= SMALL_WORK;
        let whole = work.kinds[id] == Kind::Reduce || ranges.len() == full.len();
        if shape_fits && parallel && whole {
            group.domain = Some(ranges);
            group.has_dot |= work.kinds[id] == Kind::Dot;
        }
        shape_fits && parallel && whole
    }

    /// The inner half of a long reduction (see `p_reduce`): inside the outer one if the domain has enough iterations of its own.
    fn nests(&mut self, id: NodeId, r: &Request, input: usize) -> bool {
        let group = &self.groups[r.group];
        let Some(domain) = &group.domain else { return false };
        let iterations = group.volume(domain);
        let outer = self.work.nodes.len().min(id + 8);
        let of_same = |op: &Op| matches!((op, self.work.nodes[id].op()), (Op::Reduce { op: a, .. }, Op::Reduce { op: b, .. }) if a == b);
        let inner_half = (id + 1..outer).any(|user| self.work.args[user].contains(&id) && of_same(self.work.nodes[user].op()));
        inner_half && self.work.uses[id] == 1 && (iterations >= 8 * MIN_PARALLEL || input <= SMALL_WORK / 2)
    }

    // ---- stages

    /// Whether a value is computed by the one kernel that asks for it because that computes its stage: a member, for the stage's rows, or a
    /// further product of these.
    fn is_staged(&mut self, id: NodeId, requests: &[Request]) -> bool {
        let [r] = requests else { return false };
        let group = &self.groups[r.group];
        let Some(staged) = group.staged.as_ref().filter(|_| r.mask.is_none()) else { return false };
        let Some(axes) = group.as_axes(&r.index, self.work.nodes[id].shape()) else { return false };
        if let Some(end) = self.stages.ends.get(&id).filter(|e| e.stage == staged.stage && self.work.kinds[id] == Kind::Dot) {
            return axes == self.stages.result_axes(self.work, id, end, &staged.axes, &axes);
        }
        self.stages.members.get(&id) == Some(&staged.stage) && axes == staged.axes
    }

    /// The ranges over which a reduction ends the stage that its kernel computes.
    fn staged_ranges(&mut self, id: NodeId, axes: &[usize], request: &Request) -> Option<Vec<Option<RangeId>>> {
        let end = self.stages.ends.get(&id)?;
        let group = &mut self.groups[request.group];
        let outside = group.deps_of(&request.index);
        let staged = group.staged.as_ref().filter(|s| s.stage == end.stage)?;
        let of = |a: &usize| end.axes.iter().position(|at| *at == Some(*a)).and_then(|member| staged.axes[member]);
        let ranges: Vec<Option<RangeId>> = axes.iter().map(of).collect();
        ranges.iter().flatten().all(|r| !outside.contains(*r)).then_some(ranges)
    }

    /// The first end of a stage in a kernel over its rows says what the ranges of the members' axes are.
    fn note_stage(&mut self, id: NodeId, axes: &[usize], bound: &[Option<RangeId>], request: &Request) {
        let (Some(end), group) = (self.stages.ends.get(&id), &mut self.groups[request.group]) else { return };
        let Some(kept) = group.as_axes(&request.index, self.work.nodes[id].shape()).filter(|_| group.staged.is_none()) else { return };
        let of = |a: usize| match axes.iter().position(|&b| b == a) {
            Some(at) => bound[at],
            None => kept[a - axes.iter().filter(|&&b| b < a).count()],
        };
        let axes: Vec<Option<RangeId>> = end.axes.iter().map(|a| a.and_then(of)).collect();
        let rows = RangeSet::of(&axes.iter().flatten().copied().filter(|r| !bound.contains(&Some(*r))).collect::<Vec<_>>());
        if group.domain.as_ref().is_some_and(|domain| RangeSet::of(domain) == rows) {
            group.staged = Some(Staged { stage: end.stage, axes });
        }
    }

    /// Whether a product of a stage's rows may be computed by the kernel that asks for it; if so, that kernel's domain are the rows.
    fn fits_rows(&mut self, id: NodeId, r: &Request) -> bool {
        let Some(rows) = self.stages.rows(self.work, id) else { return false };
        let group = &mut self.groups[r.group];
        if r.hot || r.mask.is_some() || group.sequential || group.has_dot {
            return false;
        }
        let Some(axes) = group.as_axes(&r.index, self.work.nodes[id].shape()) else { return false };
        let set = |axes: &[Option<RangeId>]| RangeSet::of(&axes.iter().flatten().copied().collect::<Vec<_>>());
        let rows = set(&rows.into_iter().map(|a| axes[a]).collect::<Vec<_>>());
        let fits = set(&axes) == RangeSet::of(&group.full) && group.domain.as_ref().is_none_or(|domain| RangeSet::of(domain) == rows);
        if fits {
            group.domain = Some(group.list(rows));
            group.has_dot = true;
        }
        fits
    }

    /// The kernel that computes the members of a stage which this product, or the one that this value is made of, ends too.
    fn join(&mut self, id: NodeId, requests: &[Request], waiting: &[usize]) -> Option<usize> {
        let product = *self.stages.tails.get(&id)?;
        let end = &self.stages.ends[&product];
        let g = self.groups.iter().rposition(|g| g.has_dot && g.staged.as_ref().is_some_and(|s| s.stage == end.stage))?;
        let full = self.groups[g].outputs.len() >= MAX_OUTPUTS.min(self.outputs);
        if full || requests.iter().map(|r| &r.group).chain(waiting).any(|&other| other == g || reaches(&self.groups, g, other)) {
            return None;
        }
        let shape = self.work.nodes[id].shape();
        let group = &mut self.groups[g];
        let staged = &group.staged.as_ref().expect("just found").axes;
        let avoid = RangeSet::of(&group.bound.iter().chain(staged.iter().flatten()).copied().collect::<Vec<_>>());
        // Rows are the kernel's, other axes get ranges of their own.
        let rows = self.stages.rows(self.work, product)?;
        let extents: Vec<usize> = (0..shape.len()).map(|a| if rows.contains(&a) { 1 } else { shape[a] }).collect();
        let others = allocate(&mut group.ranges, &extents, avoid);
        let axes = self.stages.result_axes(self.work, product, end, staged, &others);
        group.outputs.push(id);
        group.axes.push(axes);
        Some(g)
    }

    /// A kernel that asks for the value and can store it as one more output.
    fn host(&mut self, id: NodeId, requests: &[Request], waiting: &[usize]) -> Option<usize> {
        let mut groups: Vec<usize> = requests.iter().map(|r| r.group).collect();
        groups.sort_unstable();
        groups.dedup();
        groups.into_iter().find(|&g| {
            let own: Vec<&Request> = requests.iter().filter(|r| r.group == g).collect();
            let [r] = own[..] else { return false };
            let (group, full) = (&mut self.groups[g], MAX_OUTPUTS.min(self.outputs));
            if r.hot || r.takes_over || r.mask.is_some() || group.sequential || group.outputs.len() >= full || group.is_large() {
                return false;
            }
            let Some(axes) = group.as_axes(&r.index, self.work.nodes[id].shape()) else { return false };
            let set = RangeSet::of(&axes.iter().flatten().copied().collect::<Vec<_>>());
            let covers = match &group.domain {
                Some(domain) => RangeSet::of(domain) == set || RangeSet::of(&group.full) == set,
                // A row's value that ends a reduction settles what the domain is, as the reduction itself would.
                None => RangeSet::of(&group.full) == set || self.work.epilogue[id] && group.parallel(set, self.work.nodes[id].numel()),
            };
            let reduces = matches!(self.work.kinds[id], Kind::Reduce | Kind::Dot);
            if !covers
                || requests.iter().map(|r| &r.group).chain(waiting).any(|&other| other != g && reaches(&self.groups, g, other))
                || self.is_second_product(id, g)
                || self.work.epilogue[id] && !reduces && self.asked_inside(r)
            {
                return false;
            }
            if reduces && !self.fits(id, r) {
                return false;
            }
            let group = &mut self.groups[g];
            if group.domain.is_none() && RangeSet::of(&group.full) != set {
                group.domain = Some(group.list(set));
            }
            group.outputs.push(id);
            group.axes.push(axes);
            true
        })
    }

    /// Whether a request comes from inside a reduction's loops.
    fn asked_inside(&mut self, r: &Request) -> bool {
        let group = &mut self.groups[r.group];
        let deps = group.deps_of(&r.index);
        group.is_bound(deps)
    }

    /// Whether everything that a value is made from is there anyway until its users are done, because it is read again after them: a
    /// gradient whose norm is taken before the step that uses both. To compute many such values at once keeps nothing longer in memory.
    fn reads_what_stays(&self, id: NodeId, requests: &[Request]) -> bool {
        let read_later = |at: NodeId| {
            self.requests[at].iter().any(|q| requests.iter().all(|r| q.group != r.group && reaches(&self.groups, q.group, r.group)))
        };
        let (mut stack, mut steps) = (self.work.args[id].clone(), 0);
        while let Some(at) = stack.pop() {
            steps += 1;
            if self.work.kinds[at] == Kind::Leaf || read_later(at) {
                continue;
            }
            if steps > 64 || self.work.stored[at] || !matches!(self.work.kinds[at], Kind::View | Kind::Map) {
                return false;
            }
            stack.extend(&self.work.args[at]);
        }
        !requests.is_empty()
    }

    /// A kernel over the same ranges that can store this value too: it reads the same values, or both read what stays in memory anyway.
    fn sibling(&mut self, id: NodeId, requests: &[Request], waiting: &[usize]) -> Option<usize> {
        let work = self.work;
        if work.kinds[id] == Kind::Dot {
            return None;
        }
        let mine = work.sources(id, 16);
        let stays = work.kinds[id] == Kind::Reduce && self.reads_what_stays(id, requests);
        let recent = if stays { 0 } else { self.groups.len().saturating_sub(32) };
        let small = work.kinds[id] == Kind::Map && work.nodes[id].numel() <= SMALL_OUTPUT;
        let (outputs, operations) = if small { (MAX_SMALL_OUTPUTS, MAX_OPERATIONS) } else { (MAX_OUTPUTS, MAX_OPERATIONS / 2) };
        (recent..self.groups.len())
            .rev()
            .find(|&g| {
                let group = &self.groups[g];
                let first = group.outputs[0];
                let alike = work.kinds[first] == work.kinds[id]
                    && work.nodes[first].shape() == work.nodes[id].shape()
                    && match (work.nodes[first].op(), work.nodes[id].op()) {
                        (Op::Reduce { axes: a, .. }, Op::Reduce { axes: b, .. }) => {
                            a == b && work.nodes[work.args[first][0]].shape() == work.nodes[work.args[id][0]].shape()
                        }
                        _ => match &group.domain {
                            None => true,
                            // Its reductions, and those of this value, have one domain; they read one thing once.
                            Some(domain) => *domain == group.full && work.reduced(first).iter().any(|s| work.reduced(id).contains(s)),
                        },
                    };
                let roomy = !group.sequential && group.outputs.len() < outputs.min(self.outputs) && group.operations < operations;
                let reads_alike = || {
                    let theirs = work.sources(first, 16);
                    mine.is_empty() && theirs.is_empty() || theirs.iter().any(|s| mine.contains(s))
                };
                let apart = || {
                    let mut others = requests.iter().map(|r| &r.group).chain(waiting);
                    others.all(|&other| other != g && !reaches(&self.groups, g, other))
                };
                alike && roomy && (stays && group.reads_what_stays || reads_alike()) && apart()
            })
            .inspect(|&g| {
                let axes = self.groups[g].axes[0].clone();
                self.groups[g].outputs.push(id);
                self.groups[g].axes.push(axes);
            })
    }

    /// A kernel for a value that no other one stores.
    fn new_group(&mut self, id: NodeId) -> usize {
        let t = &self.work.nodes[id];
        let shape: Vec<usize> = match t.op() {
            // A scatter runs over its sources.
            Op::Scatter { .. } => self.work.nodes[self.work.args[id][2]].shape().to_vec(),
            _ => t.shape().to_vec(),
        };
        let (sequential, has_dot) = (self.work.kinds[id] == Kind::Sequential, self.work.kinds[id] == Kind::Dot);
        let mut group = Group { sequential, has_dot, outputs: vec![id], ..Group::default() };
        // Axes of one extent are different ranges.
        let axes = allocate(&mut group.ranges, &shape, RangeSet::default());
        group.full = axes.iter().flatten().copied().collect();
        if matches!(self.work.kinds[id], Kind::Reduce | Kind::Dot) {
            group.domain = match self.stages.rows(self.work, id) {
                Some(rows) => Some(rows.into_iter().filter_map(|a| axes[a]).collect()),
                None => Some(group.full.clone()),
            };
        }
        group.staged = self.stages.tops.get(&id).map(|&stage| Staged { stage, axes: axes.clone() });
        group.axes.push(axes);
        self.groups.push(group);
        self.groups.len() - 1
    }

    fn output_request(&mut self, id: NodeId, group: usize) -> Request {
        let at = self.groups[group].outputs.iter().position(|&o| o == id).expect("it is an output");
        let axes = self.groups[group].axes[at].clone();
        Request { group, index: self.axes_index(group, &axes), mask: None, hot: false, takes_over: false }
    }
}
