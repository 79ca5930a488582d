//! Rows by a group of threads: `Primitive::Spread`.
//!
//! A thread of a `Reduce` keeps the partial results whose numbers are its own modulo the group's size, and takes their elements in order:
//! neighbours read neighbours. The tree's first steps are within a thread, the others exchange: the lower half's value stands on the left in
//! both halves, so that all threads end with the contract's bits.

use super::emit::Emitter;
use super::ranges::RangeSet;
use super::reduce::PARTIALS;
use crate::dtype::DType;
use crate::ir::{BinaryOp, Id, Kernel, Op, RangeId, TernaryOp};
use crate::program::{Inst, Value};

/// Threads that do a row together: those that may exchange.
pub(super) const TEAM: i64 = 32;

/// Whether a group does a reduction together: each thread has its partial results, of a type that is exchanged.
pub(super) fn can_spread(kernel: &Kernel, id: Id, ranges: &[RangeId]) -> bool {
    let dtype = kernel.graph.dtype(id);
    kernel.volume(ranges) >= PARTIALS && dtype.size() == 4 && dtype != DType::Bool
}

impl Emitter<'_> {
    /// Has a group do each work item, if the schedule says so.
    pub(super) fn form_team(&mut self) {
        let Some(size) = self.schedule.spread() else { return };
        self.program.group = size.into();
        self.team = Some(self.push(Inst::Thread, DType::I64, 1));
    }

    pub(super) fn is_spread(&self, ids: &[Id], ranges: &[RangeId]) -> bool {
        ids.iter().all(|&id| can_spread(self.kernel, id, ranges))
    }

    /// Runs `body` where threads go their own ways.
    fn apart(&mut self, body: impl FnOnce(&mut Self)) {
        let (team, columns) = (self.team.take(), self.columns.take());
        self.scopes.push(Default::default());
        body(self);
        self.scopes.pop();
        (self.team, self.columns) = (team, columns);
    }

    /// A team does one, each thread its partial results.
    pub(super) fn team_reduction(&mut self, id: Id, ranges: &[RangeId], thread: Value) {
        let Op::Reduce { op, .. } = *self.kernel.graph.op(id) else { unreachable!("dots are done elsewhere") };
        let values = self.partial_results(id, ranges, (thread, TEAM));
        let value = self.exchange_tree(op.binary(), values, thread);
        self.remember(id, value);
    }

    /// A thread's partial results of a reduction that so many do together: those whose numbers are its own modulo how many they are.
    pub(super) fn partial_results(&mut self, id: Id, ranges: &[RangeId], (thread, size): (Value, i64)) -> Vec<Value> {
        let Op::Reduce { op, .. } = *self.kernel.graph.op(id) else { unreachable!("dots are done elsewhere") };
        let (dtype, volume) = (self.kernel.graph.dtype(id), self.kernel.volume(ranges));
        let partials: Vec<Value> = (0..PARTIALS / size).map(|_| self.variable(op.identity(dtype), 1)).collect();
        let body = self.kernel.graph.args(id)[0];
        self.hoist(&[body], RangeSet::of(ranges));
        let whole = volume / PARTIALS * PARTIALS;
        self.computing(&[id], |e| {
            e.apart(|e| {
                let end = e.int(whole);
                let base = e.open(thread, end, PARTIALS);
                for (&partial, at) in partials.iter().zip((0..).step_by(size as usize)) {
                    e.take_element(body, ranges, (base, at), (op.binary(), partial));
                }
                e.close();
                for (&partial, at) in partials.iter().zip((whole..volume).step_by(size as usize)) {
                    let (first, end) = (e.int(at), e.int(volume));
                    let number = e.index_op(BinaryOp::Add, thread, first);
                    let there = e.push(Inst::Binary(BinaryOp::CmpLt, number, end), DType::Bool, 1);
                    e.open_if(there);
                    e.take_element(body, ranges, (number, 0), (op.binary(), partial));
                    e.close();
                }
            });
        });
        partials.iter().map(|&partial| self.get(partial)).collect()
    }

    /// partial = partial op element, for the element of that number in the rows' order.
    fn take_element(&mut self, body: Id, ranges: &[RangeId], (base, after): (Value, i64), (op, partial): (BinaryOp, Value)) {
        let after = self.int(after);
        let number = self.index_op(BinaryOp::Add, base, after);
        let flat = RangeId(self.kernel.ranges.len() as u32);
        let mut take = |e: &mut Self| {
            e.hoist(&[body], RangeSet::default());
            let (value, sum) = (e.eval(body), e.get(partial));
            let dtype = e.program.ty(partial).dtype;
            let sum = e.push(Inst::Binary(op, sum, value), dtype, 1);
            e.set(partial, sum);
        };
        self.scopes.push(Default::default());
        match ranges {
            [r] => self.bind(*r, super::emit::Binding { base: number, lanes: 1, copies: 1 }, take),
            _ => self.bind_summed(ranges, flat, number, &mut take),
        }
        self.scopes.pop();
    }

    /// The contract's tree over a team's partial results, of each thread those that are the team's size apart.
    pub(super) fn exchange_tree(&mut self, op: BinaryOp, mut values: Vec<Value>, thread: Value) -> Value {
        let dtype = self.program.ty(values[0]).dtype;
        while values.len() > 1 {
            let half = values.len() / 2;
            values = (0..half).map(|j| self.push(Inst::Binary(op, values[j], values[j + half]), dtype, 1)).collect();
        }
        let (mut value, mut mask) = (values[0], TEAM / 2);
        while mask > 0 {
            let other = self.push(Inst::Exchange { value, mask: mask as u8 }, dtype, 1);
            let (bit, zero) = (self.int(mask), self.int(0));
            let bit = self.push(Inst::Binary(BinaryOp::And, thread, bit), DType::I64, 1);
            let lower = self.push(Inst::Binary(BinaryOp::CmpEq, bit, zero), DType::Bool, 1);
            let [left, right] =
                [(value, other), (other, value)].map(|(a, b)| self.push(Inst::Ternary(TernaryOp::Where, lower, a, b), dtype, 1));
            value = self.push(Inst::Binary(op, left, right), dtype, 1);
            mask /= 2;
        }
        value
    }

    /// Stores by a group: neighbours store neighbours along the innermost range. What the group has read so far, one of it may overwrite.
    pub(super) fn team_stores(&mut self, group: &[usize], ranges: &[RangeId], sequential: bool, thread: Value) {
        let roots: Vec<Id> = group.iter().flat_map(|&i| [self.kernel.stores[i].index, self.kernel.stores[i].value]).collect();
        self.hoist(&roots, RangeSet::of(ranges));
        self.push(Inst::Barrier, DType::Bool, 1);
        self.spread_stores(group, ranges, sequential, thread);
        self.push(Inst::Barrier, DType::Bool, 1);
    }

    fn spread_stores(&mut self, group: &[usize], ranges: &[RangeId], sequential: bool, thread: Value) {
        match ranges {
            [r] if !sequential => self.apart(|e| {
                let end = e.int(e.kernel.extent(*r));
                let base = e.open(thread, end, e.program.group.into());
                e.bind(*r, super::emit::Binding { base, lanes: 1, copies: 1 }, |e| e.store_loops(group, &[], false));
                e.close();
            }),
            [r, rest @ ..] if !sequential => {
                let roots: Vec<Id> = group.iter().flat_map(|&i| [self.kernel.stores[i].index, self.kernel.stores[i].value]).collect();
                self.tiled(*r, 1, 1, |e| {
                    e.hoist(&roots, RangeSet::of(rest));
                    e.spread_stores(group, rest, false, thread)
                });
            }
            _ => self.apart(|e| {
                let zero = e.int(0);
                let first = e.push(Inst::Binary(BinaryOp::CmpEq, thread, zero), DType::Bool, 1);
                e.open_if(first);
                e.store_loops(group, ranges, sequential);
                e.close();
            }),
        }
    }
}
