//! Sums across memory by a group of threads: `Primitive::Across`.
//!
//! Neighbouring threads have neighbouring steps of a range of the domain, along which elements lie one after the other, and each of a column's threads
//! has its share of the partial results of every reduction. The tree's first steps are within a thread, the others through shared memory.

use super::emit::{Binding, Emitter};
use super::ranges::RangeSet;
use super::reduce::PARTIALS;
use crate::dtype::DType;
use crate::ir::{BinaryOp, Id, Op, RangeId};
use crate::program::{Inst, Memory, Value};

/// Columns of a group, and threads of a column.
pub(super) const COLUMNS: i64 = 32;
pub(super) const WAYS: i64 = 8;

/// A thread's place in its group.
#[derive(Clone, Copy)]
pub(super) struct Place {
    thread: Value,
    column: Value,
    way: Value,
}

impl Emitter<'_> {
    /// Computes a block of columns and does the kernel's stores for it.
    pub(super) fn across(&mut self, range: RangeId) {
        self.program.group = (COLUMNS * WAYS) as u32;
        let thread = self.push(Inst::Thread, DType::I64, 1);
        let columns = self.int(COLUMNS);
        let [way, column] = [BinaryOp::Div, BinaryOp::Mod].map(|op| self.index_op(op, thread, columns));
        let place = Place { thread, column, way };
        let block = self.blocks[&range];
        // Columns that are not there do the last one's work, as all threads meet.
        let one = self.int(1);
        let last = self.index_difference(block.steps, one);
        let step = self.push(Inst::Binary(BinaryOp::Min, column, last), DType::I64, 1);
        let base = self.index_op(BinaryOp::Add, block.start, step);
        self.bind(range, Binding { base, lanes: 1, copies: 1 }, |e| {
            e.columns = Some(place);
            let roots = e.whole_reductions();
            e.hoist(&roots, RangeSet::default());
            e.columns = None;
            e.column_stores(&place, block.steps);
        });
    }

    /// The reductions that the stores need and that vary along nothing but what is bound, operands first.
    fn whole_reductions(&self) -> Vec<Id> {
        let bound = RangeSet::of(&self.bound.keys().copied().collect::<Vec<_>>());
        let whole = |id: &Id| self.deps[id.0 as usize].minus(bound) == RangeSet::default();
        self.used().filter(|id| matches!(self.kernel.graph.op(*id), Op::Reduce { .. })).filter(whole).collect()
    }

    /// A group does one for each column. In a loop, what it gave the time before is read before it is overwritten.
    pub(super) fn column_reduction(&mut self, id: Id, place: &Place) {
        let Op::Reduce { op, ranges } = self.kernel.graph.op(id).clone() else { unreachable!("only reductions are listed") };
        let dtype = self.kernel.graph.dtype(id);
        let partials = self.partial_results(id, &ranges, (place.way, WAYS));
        let value = self.tree(op.binary(), partials);
        let array = self.shared_array(dtype);
        self.share(array, COLUMNS * WAYS);
        let memory = Memory::Shared(array);
        let bound = self.bound.keys().any(|r| !self.kernel.domain.contains(r));
        if bound {
            self.push(Inst::Barrier, DType::Bool, 1);
        }
        self.push(Inst::Store { memory, index: place.thread, offset: 0, value }, DType::Bool, 1);
        self.push(Inst::Barrier, DType::Bool, 1);
        let parts = (0..WAYS).map(|way| self.push(Inst::Load { memory, index: place.column, offset: way * COLUMNS }, dtype, 1)).collect();
        let value = self.tree(op.binary(), parts);
        self.remember(id, value);
    }

    /// The contract's tree, or a part of it, over values of one thread.
    fn tree(&mut self, op: BinaryOp, mut values: Vec<Value>) -> Value {
        debug_assert!(values.len().is_power_of_two() && values.len() as i64 <= PARTIALS);
        let dtype = self.program.ty(values[0]).dtype;
        while values.len() > 1 {
            let half = values.len() / 2;
            values = (0..half).map(|j| self.push(Inst::Binary(op, values[j], values[j + half]), dtype, 1)).collect();
        }
        values[0]
    }

    /// The first of a column's threads stores.
    fn column_stores(&mut self, place: &Place, steps: Value) {
        let zero = self.int(0);
        let first = self.push(Inst::Binary(BinaryOp::CmpEq, place.way, zero), DType::Bool, 1);
        let there = self.push(Inst::Binary(BinaryOp::CmpLt, place.column, steps), DType::Bool, 1);
        let stores = self.push(Inst::Binary(BinaryOp::And, first, there), DType::Bool, 1);
        self.open_if(stores);
        self.phases();
        self.close();
    }
}
