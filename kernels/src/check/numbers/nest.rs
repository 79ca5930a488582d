//! A kernel's expressions as loops: each node is evaluated as far outside as the ranges that it depends on let it.

use crate::dtype::DType;
use crate::ir::{BinaryOp, Id, Kernel, Op, ParamId, RangeId, Store, UnaryOp};
use rustc_hash::{FxHashMap, FxHashSet};

/// Loops, first outermost, and what is evaluated where one of them takes its next value.
#[derive(Clone, Debug, Default)]
pub(super) struct Nest {
    pub(super) ranges: Vec<RangeId>,
    /// `levels[0]` is evaluated before the loops, `levels[n]` for each value of the n-th one.
    pub(super) levels: Vec<Vec<Step>>,
    /// The register of each node that is evaluated here.
    registers: FxHashMap<Id, u32>,
}

/// The evaluation of one node.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) id: Id,
    /// Its register.
    pub(super) to: u32,
    /// Those of its operands; of a reduction's, inside of its loops.
    pub(super) args: [u32; 3],
    /// The loops of a reduction.
    pub(super) inner: Option<Box<Nest>>,
    /// Whether an integer that exceeds its type here spoils an index.
    pub(super) indexing: bool,
}

/// The loops around a store, with the registers of what it needs.
#[derive(Clone, Debug)]
pub(super) struct StoreNest {
    pub(super) nest: Nest,
    pub(super) index: u32,
    pub(super) value: u32,
}

impl Nest {
    fn new(ranges: impl IntoIterator<Item = RangeId>) -> Nest {
        let ranges: Vec<RangeId> = ranges.into_iter().collect();
        Nest { levels: vec![Vec::new(); ranges.len() + 1], ranges, registers: FxHashMap::default() }
    }

    /// Steps of one value of the innermost loop with everything outside of it, and those of all values: nodes evaluated.
    pub(super) fn cost(&self, kernel: &Kernel) -> (u64, u64) {
        let (mut one, mut all, mut times) = (0u64, 0u64, 1u64);
        for (level, steps) in self.levels.iter().enumerate() {
            if level > 0 {
                times = times.saturating_mul(kernel.extent(self.ranges[level - 1]).max(0) as u64);
            }
            let inner = |s: &Step| s.inner.as_ref().map_or(0, |nest| nest.cost(kernel).1);
            let cost = steps.iter().fold(0u64, |sum, s| sum.saturating_add(1).saturating_add(inner(s)));
            one = one.saturating_add(cost);
            all = all.saturating_add(cost.saturating_mul(times));
        }
        (one, all)
    }
}

/// Builds the nests of a kernel's stores.
pub(super) struct Builder<'k> {
    kernel: &'k Kernel,
    free: Vec<FxHashSet<RangeId>>,
    indexing: Vec<bool>,
    /// From the outermost in: the loops around what is being placed.
    open: Vec<Nest>,
    pub(super) registers: u32,
}

impl<'k> Builder<'k> {
    pub(super) fn new(kernel: &'k Kernel) -> Builder<'k> {
        Builder { kernel, free: free(kernel), indexing: indexing(kernel), open: Vec::new(), registers: 0 }
    }

    pub(super) fn store(&mut self, store: &Store) -> StoreNest {
        // What a store in order has written may be read again for its range's next value, wherever the loads' indices come from.
        let again = store.ranges.last().filter(|_| store.sequential).copied();
        let free = again.map(|r| std::mem::replace(&mut self.free, reading_anew(self.kernel, r)));
        self.open.push(Nest::new(self.kernel.domain.iter().chain(&store.ranges).copied()));
        let [index, value] = self.place([store.index, store.value]);
        if let Some(free) = free {
            self.free = free;
        }
        StoreNest { nest: self.open.pop().expect("pushed above"), index, value }
    }

    /// Places nodes and all that they need; gives their registers.
    fn place<const N: usize>(&mut self, roots: [Id; N]) -> [u32; N] {
        let mut needed: FxHashSet<Id> = FxHashSet::default();
        let mut open: Vec<Id> = roots.into();
        while let Some(id) = open.pop() {
            let known = self.register(id).is_some();
            if !known && needed.insert(id) && !is_reduction(self.kernel.graph.op(id)) {
                open.extend_from_slice(self.kernel.graph.args(id));
            }
        }
        let mut needed: Vec<Id> = needed.into_iter().collect();
        needed.sort_unstable();
        needed.into_iter().for_each(|id| self.node(id));
        roots.map(|id| self.register(id).expect("placed above"))
    }

    fn node(&mut self, id: Id) {
        let (nest, level) = self.place_of(id);
        let node = self.kernel.graph.node(id);
        let mut args = [0; 3];
        let inner = match &node.op {
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => {
                self.open.push(Nest::new(ranges.iter().copied()));
                let roots = [node.args[0], node.args[node.args.len() - 1]];
                args[..2].copy_from_slice(&self.place(roots));
                self.open.pop().map(Box::new)
            }
            _ => {
                for (register, arg) in args.iter_mut().zip(&node.args) {
                    *register = self.register(*arg).expect("operands come first");
                }
                None
            }
        };
        let to = self.registers;
        self.registers += 1;
        let step = Step { id, to, args, inner, indexing: self.indexing[id.0 as usize] };
        self.open[nest].levels[level].push(step);
        self.open[nest].registers.insert(id, to);
    }

    /// The loops that decide a node's value: the innermost of those that it depends on.
    fn place_of(&self, id: Id) -> (usize, usize) {
        let free = &self.free[id.0 as usize];
        for (at, nest) in self.open.iter().enumerate().rev() {
            if let Some(level) = nest.ranges.iter().rposition(|r| free.contains(r)) {
                return (at, level + 1);
            }
        }
        (0, 0)
    }

    fn register(&self, id: Id) -> Option<u32> {
        self.open[self.place_of(id).0].registers.get(&id).copied()
    }
}

pub(super) fn is_reduction(op: &Op) -> bool {
    matches!(op, Op::Reduce { .. } | Op::Dot { .. })
}

/// The ranges that each node depends on.
fn free(kernel: &Kernel) -> Vec<FxHashSet<RangeId>> {
    free_with(kernel, |_| None)
}

/// The same, where what a kernel writes depends on a range of its own.
fn reading_anew(kernel: &Kernel, range: RangeId) -> Vec<FxHashSet<RangeId>> {
    free_with(kernel, |param| kernel.stores.iter().any(|s| s.param == param).then_some(range))
}

fn free_with(kernel: &Kernel, more: impl Fn(ParamId) -> Option<RangeId>) -> Vec<FxHashSet<RangeId>> {
    let mut all: Vec<FxHashSet<RangeId>> = Vec::with_capacity(kernel.graph.len());
    for node in kernel.graph.nodes() {
        let mut free: FxHashSet<RangeId> = node.args.iter().flat_map(|a| all[a.0 as usize].iter().copied()).collect();
        match &node.op {
            Op::Range(r) => drop(free.insert(*r)),
            Op::Load(p) => free.extend(more(*p)),
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => free.retain(|r| !ranges.contains(r)),
            _ => {}
        }
        all.push(free);
    }
    all
}

/// Which nodes are arithmetic of signed integers on the way to an index. Unsigned ones wrap on purpose, as random numbers' do.
fn indexing(kernel: &Kernel) -> Vec<bool> {
    let graph = &kernel.graph;
    let mut leads = vec![false; graph.len()];
    kernel.stores.iter().for_each(|s| leads[s.index.0 as usize] = true);
    for id in graph.ids().rev() {
        let node = graph.node(id);
        match &node.op {
            Op::Load(_) | Op::Bound { .. } => leads[node.args[0].0 as usize] = true,
            _ => {}
        }
        let through = match &node.op {
            Op::Load(_) => false,
            Op::Bound { .. } => true,
            Op::Ternary(_) => true,
            _ => !is_reduction(&node.op),
        };
        if leads[id.0 as usize] && through {
            let signed = |a: &&Id| graph.dtype(**a).is_signed_int();
            node.args.iter().filter(signed).for_each(|a| leads[a.0 as usize] = true);
        }
    }
    let exceeds = |id: Id| {
        let node = graph.node(id);
        let arithmetic = matches!(
            node.op,
            Op::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl) | Op::Unary(UnaryOp::Neg | UnaryOp::Abs) | Op::Cast
        );
        leads[id.0 as usize] && arithmetic && node.dtype.is_signed_int() && node.dtype != DType::Bool
    };
    graph.ids().map(exceeds).collect()
}
