//! Reductions by one thread, a partial result after the other: `Primitive::InTurn`.
//!
//! The tree wants p\[0\] and p\[h\] first, for h half as many as there are: so the partial results are made in the order in which it takes
//! them, by a loop of two turns for each of its levels. A level keeps one value, what its first turn gave. That is seven variables where there
//! are 64 partial results, which would have to lie in an array that is indexed when the kernel runs: memory, where a thread has no caches of
//! its own. Turns are the same for all threads of a group, so what a turn takes may be a group's work.

use super::emit::{Binding, Emitter};
use super::ranges::RangeSet;
use super::reduce::PARTIALS;
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Id, Op, RangeId, UnaryOp};
use crate::program::{Inst, Value};

/// One of the reductions that share the turns.
struct Turn {
    op: BinaryOp,
    identity: Scalar,
    /// What it reduces.
    body: Id,
    /// The partial result that is being made; then what levels make of it, and at last the result.
    value: Value,
    /// What the first turn of each level gave, outermost first.
    first: Vec<Value>,
}

/// Reductions over the same ranges.
struct Turns<'a> {
    all: Vec<Turn>,
    ranges: &'a [RangeId],
    volume: i64,
    /// How many partial results there are.
    width: i64,
}

impl Emitter<'_> {
    /// Evaluates reductions over the same ranges in one nest of turns.
    pub(super) fn reductions_in_turn(&mut self, ids: &[Id], ranges: &[RangeId]) {
        let volume = self.kernel.volume(ranges);
        let width = (volume.max(1) as u64).next_power_of_two().min(PARTIALS as u64) as i64;
        let all: Vec<Turn> = ids.iter().map(|&id| self.turn(id, width.ilog2())).collect();
        let turns = Turns { all, ranges, volume, width };
        self.hoist(&turns.all.iter().map(|t| t.body).collect::<Vec<_>>(), RangeSet::of(ranges));
        self.computing(ids, |e| {
            let zero = e.int(0);
            e.turns(&turns, 0, zero);
        });
        for (&id, turn) in ids.iter().zip(&turns.all) {
            let value = self.get(turn.value);
            self.remember(id, value);
        }
    }

    fn turn(&mut self, id: Id, levels: u32) -> Turn {
        let Op::Reduce { op, .. } = *self.kernel.graph.op(id) else { unreachable!("dots are done elsewhere") };
        let identity = op.identity(self.kernel.graph.dtype(id));
        let body = self.kernel.graph.args(id)[0];
        let value = self.variable(identity, 1);
        Turn { op: op.binary(), identity, body, value, first: (0..levels).map(|_| self.variable(identity, 1)).collect() }
    }

    /// The tree over the partial results from number `number` on that are `1 << level` apart.
    fn turns(&mut self, turns: &Turns<'_>, level: u32, number: Value) {
        let apart = 1 << level;
        if apart == turns.width {
            return self.partial_in_turn(turns, number);
        }
        let (zero, end) = (self.int(0), self.int(2 * apart));
        let second = self.open(zero, end, apart);
        let number = self.index_op(BinaryOp::Add, number, second);
        self.turns(turns, level + 1, number);
        let is_first = self.push(Inst::Binary(BinaryOp::CmpEq, second, zero), DType::Bool, 1);
        self.open_if(is_first);
        for turn in &turns.all {
            let value = self.get(turn.value);
            self.set(turn.first[level as usize], value);
        }
        self.close();
        let is_second = self.push(Inst::Unary(UnaryOp::Not, is_first), DType::Bool, 1);
        self.open_if(is_second);
        for turn in &turns.all {
            let (left, right) = (self.get(turn.first[level as usize]), self.get(turn.value));
            let dtype = self.program.ty(left).dtype;
            let value = self.push(Inst::Binary(turn.op, left, right), dtype, 1);
            self.set(turn.value, value);
        }
        self.close();
        self.close();
    }

    /// The partial results of one number: its elements in order.
    fn partial_in_turn(&mut self, turns: &Turns<'_>, number: Value) {
        for turn in &turns.all {
            let identity = self.constant(turn.identity);
            self.set(turn.value, identity);
        }
        let end = self.int(turns.volume);
        if turns.volume == turns.width {
            return self.elements_in_turn(turns, number);
        }
        if turns.volume < turns.width {
            let there = self.push(Inst::Binary(BinaryOp::CmpLt, number, end), DType::Bool, 1);
            self.open_if(there);
            self.elements_in_turn(turns, number);
        } else {
            let at = self.open(number, end, turns.width);
            self.elements_in_turn(turns, at);
        }
        self.close();
    }

    /// The elements of this number in the order of the ranges.
    fn elements_in_turn(&mut self, turns: &Turns<'_>, number: Value) {
        let flat = RangeId(self.kernel.ranges.len() as u32);
        let mut take = |e: &mut Self| {
            e.hoist(&turns.all.iter().map(|t| t.body).collect::<Vec<_>>(), RangeSet::default());
            for turn in &turns.all {
                let (value, sum) = (e.eval(turn.body), e.get(turn.value));
                let dtype = e.program.ty(sum).dtype;
                let sum = e.push(Inst::Binary(turn.op, sum, value), dtype, 1);
                e.set(turn.value, sum);
            }
        };
        self.scopes.push(Default::default());
        match turns.ranges {
            [] => take(self),
            [r] => self.bind(*r, Binding { base: number, lanes: 1, copies: 1 }, take),
            _ => self.bind_summed(turns.ranges, flat, number, &mut take),
        }
        self.scopes.pop();
    }
}
