//! Rows one after the other in a work item, the end of each within the beginning of the next: `Primitive::Pipeline`.
//!
//! A row that is reduced, staged and stored computes at first and waits for memory at last. A processor looks some hundred instructions ahead, a
//! row is longer: so the loop that stages a row stores the one before it, tile by tile, just before its staged values are written over.
//!
//! ```text
//! row first:  reduce, stage                      | keep what the stores need of a row
//! each other: reduce, stage and store the last   | keep
//! the end:    store the last
//! ```

use super::defaults::Planner;
use super::emit::{Binding, Emitter, Key, Packed};
use super::ranges::RangeSet;
use super::schedule::Primitive;
use crate::dtype::{DType, Scalar};
use crate::ir::{Access, BinaryOp, Graph, Id, Kernel, Op, RangeId, Store};
use crate::program::{Inst, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Rows of a work item, at least and at most: the first and the last one are not beside another.
const ROWS: (i64, i64) = (4, 32);

/// Work items for each thread, at least.
const ITEMS_OF_ROWS: i64 = 16;

/// The steps of the domain's innermost range that a work item does.
pub(super) struct Rows {
    range: RangeId,
    /// How many; the last work item perhaps has fewer.
    pub(super) steps: i64,
    /// The stores that are made a step later, all in loops over one and the same range.
    stores: Vec<usize>,
}

/// Stores of the step before, and what is known of that step.
pub(super) struct Behind {
    stores: Vec<usize>,
    range: RangeId,
    step: Value,
    /// Values that belong to the step.
    values: FxHashMap<Key, Value>,
    /// What it has staged. The next step's values go to the same places.
    packed: FxHashMap<Id, Packed>,
    /// How many scopes are around the step.
    depth: usize,
}

/// A value that belongs to a step, in a variable until the next one.
struct Kept {
    key: Key,
    ty: Type,
    variable: Value,
}

/// The stores that may be made in the loop that stages the next step's values: all along the range of these, if they are to parameters that the
/// kernel does not read.
fn late_stores(kernel: &Kernel, along: RangeId) -> Vec<usize> {
    let access = |s: &Store| kernel.params[s.param.0 as usize].access;
    let late = |s: &Store| !s.sequential && s.ranges[..] == [along] && access(s) == Access::Write;
    let all: Vec<usize> = (0..kernel.stores.len()).filter(|&i| kernel.stores[i].ranges.contains(&along)).collect();
    if all.iter().all(|&i| late(&kernel.stores[i])) { all } else { Vec::new() }
}

/// Whether a node is more than arithmetic on ranges.
fn reads(g: &Graph, id: Id) -> bool {
    let (mut rest, mut seen) = (vec![id], FxHashSet::default());
    while let Some(id) = rest.pop() {
        if matches!(g.op(id), Op::Load(_) | Op::Reduce { .. } | Op::Dot { .. }) {
            return true;
        }
        rest.extend(g.args(id).iter().filter(|&&arg| seen.insert(arg)));
    }
    false
}

impl Planner<'_> {
    /// Rows in a pipeline, where what a row stores goes around the caches, by a row that is staged: `first` is what is staged first.
    pub(super) fn pipeline(&self, first: Id, order: &[RangeId], steps: &[Primitive]) -> Option<Primitive> {
        let &row = order.last()?;
        let along = self.deps[first.0 as usize].minus(RangeSet::of(&self.kernel.domain)).only()?;
        let stores = late_stores(self.kernel, along);
        let far = |&i: &usize| steps.contains(&Primitive::Nontemporal(self.kernel.stores[i].param));
        let all: i64 = order.iter().map(|&r| self.extent(r)).product();
        let rows = (all / (ITEMS_OF_ROWS * self.target.threads as i64)).min(self.extent(row)).min(ROWS.1);
        (rows >= ROWS.0 && !stores.is_empty() && stores.iter().all(far)).then_some(Primitive::Pipeline(row, rows))
    }
}

impl Emitter<'_> {
    /// What the schedule wants pipelined, where it can be: `range` is the innermost one, all of the domain is done in single steps by one thread,
    /// and what is staged first has values along one range, that of the stores.
    pub(super) fn pipelined(&self, range: RangeId) -> Option<Rows> {
        let steps = self.schedule.pipeline(range)?;
        let s = self.schedule;
        let innermost = s.order(self.kernel).last() == Some(&range);
        let single = |&r: &RangeId| s.block(r).is_none() && s.lanes(r) == 1 && s.copies(r) == 1;
        let one_thread = self.team.is_none() && s.group_tiles().next().is_none();
        if !innermost || !one_thread || !self.kernel.domain.iter().all(single) {
            return None;
        }
        let (node, _) = self.schedule.stages().find(|&(_, tile)| tile == range)?;
        let along = self.deps[node.0 as usize].minus(RangeSet::of(&self.kernel.domain)).only()?;
        let stores = late_stores(self.kernel, along);
        (!stores.is_empty()).then_some(Rows { range, steps: steps.min(self.kernel.extent(range)), stores })
    }

    /// The steps of a work item, or all of them.
    pub(super) fn pipeline(&mut self, rows: &Rows, item: Option<Value>) {
        let end = self.int(self.kernel.extent(rows.range));
        let (first, end) = match item {
            None => (self.int(0), end),
            Some(item) => {
                let steps = self.int(rows.steps);
                let first = self.index_op(BinaryOp::Mul, item, steps);
                let left = self.steps_left(first, end, steps);
                (first, self.index_op(BinaryOp::Add, first, left))
            }
        };
        let one = self.int(1);
        let bound = |base| Binding { base, lanes: 1, copies: 1 };
        let (mut kept, mut packed) = (Vec::new(), FxHashMap::default());
        self.bind(rows.range, bound(first), |e| {
            packed = e.beginning(rows);
            kept = e.values_of_step(rows).into_iter().map(|(key, value)| e.keep(key, value)).collect();
            e.forget(&packed);
        });
        let second = self.index_op(BinaryOp::Add, first, one);
        let depth = self.scopes.len();
        let step = self.open(second, end, 1);
        let last = self.index_op(BinaryOp::Sub, step, one);
        self.bind(rows.range, bound(step), |e| {
            let values = e.kept(&kept);
            let packed = packed.clone();
            e.behind = Some(Behind { stores: rows.stores.clone(), range: rows.range, step: last, values, packed, depth });
            let packed = e.beginning(rows);
            e.behind = None;
            let values = e.values_of_step(rows);
            e.forget(&packed);
            assert!(values.iter().map(|(key, _)| key).eq(kept.iter().map(|k| &k.key)), "each step keeps the same values");
            kept.iter().zip(values).for_each(|(k, (_, value))| e.keep_again(k, value));
        });
        self.close();
        let last = self.index_op(BinaryOp::Sub, end, one);
        self.bind(rows.range, bound(last), |e| {
            let values = e.kept(&kept);
            e.scopes.last_mut().expect("bind has opened one").extend(values);
            e.packed.extend(packed.clone());
            e.store_all(&rows.stores);
            e.forget(&packed);
        });
    }

    /// A step without its last stores; gives what it has staged.
    fn beginning(&mut self, rows: &Rows) -> FxHashMap<Id, Packed> {
        let staged = self.stage_all(rows.range).expect("no group of threads has pipelines");
        self.phases_but(&rows.stores);
        staged.into_iter().filter_map(|id| Some((id, self.packed.get(&id)?.clone()))).collect()
    }

    fn forget(&mut self, packed: &FxHashMap<Id, Packed>) {
        self.packed.retain(|id, _| !packed.contains_key(id));
    }

    /// What the late stores need of the step that is bound, and what it is now. Indices are made again: then it is known what divides them.
    fn values_of_step(&mut self, rows: &Rows) -> Vec<(Key, Value)> {
        let roots: Vec<Id> = rows.stores.iter().flat_map(|&i| [self.kernel.stores[i].index, self.kernel.stores[i].value]).collect();
        let along = RangeSet::of(&self.kernel.stores[rows.stores[0]].ranges);
        let hoisted = self.hoist(&roots, along);
        let own = |&id: &Id| self.deps[id.0 as usize].contains(rows.range) && reads(&self.kernel.graph, id);
        let ids: Vec<Id> = hoisted.into_iter().filter(own).collect();
        ids.into_iter().map(|id| (self.key(id), self.eval(id))).collect()
    }

    /// Puts a value into a variable. Conditions are numbers there.
    fn keep(&mut self, key: Key, value: Value) -> Kept {
        let ty = self.program.ty(value);
        let value = self.as_number(value);
        let Type { dtype, lanes } = self.program.ty(value);
        Kept { key, ty, variable: self.push(Inst::Var(value), dtype, lanes) }
    }

    fn keep_again(&mut self, kept: &Kept, value: Value) {
        let value = self.as_number(value);
        self.set(kept.variable, value);
    }

    fn as_number(&mut self, value: Value) -> Value {
        let Type { dtype, lanes } = self.program.ty(value);
        if dtype == DType::Bool { self.push(Inst::Cast(value), DType::I32, lanes) } else { value }
    }

    /// The values in variables.
    fn kept(&mut self, kept: &[Kept]) -> FxHashMap<Key, Value> {
        let value = |e: &mut Self, k: &Kept| {
            let value = e.get(k.variable);
            if k.ty.dtype != DType::Bool {
                return value;
            }
            let zero = e.constant(Scalar::zero(DType::I32));
            e.push(Inst::Binary(BinaryOp::CmpNe, value, zero), DType::Bool, 1)
        };
        kept.iter().map(|k| (k.key, value(self, k))).collect()
    }

    /// Where the step before has staged a node: the new values may take their places, as its stores are done tile by tile before that.
    pub(super) fn staged_before(&self, node: Id) -> Option<Packed> {
        self.behind.as_ref()?.packed.get(&node).cloned()
    }

    /// The stores of the step before are done.
    pub(super) fn stored_behind(&mut self) {
        self.behind.iter_mut().for_each(|behind| behind.stores.clear());
    }

    /// Makes the stores of the step before for the tile that is bound, if there are any.
    pub(super) fn store_behind(&mut self) {
        let Some(behind) = self.behind.take_if(|behind| !behind.stores.is_empty()) else { return };
        let inner = self.scopes.split_off(behind.depth);
        self.scopes.push(behind.values.clone());
        let now = self.bound.insert(behind.range, Binding { base: behind.step, lanes: 1, copies: 1 });
        let packed = std::mem::replace(&mut self.packed, behind.packed.clone());
        let values: Vec<Id> = behind.stores.iter().map(|&i| self.kernel.stores[i].value).collect();
        self.computing(&values, |e| e.store_group(&behind.stores));
        self.packed = packed;
        self.bound.insert(behind.range, now.expect("the step is bound"));
        self.scopes.truncate(behind.depth);
        self.scopes.extend(inner);
        self.behind = Some(behind);
    }
}
