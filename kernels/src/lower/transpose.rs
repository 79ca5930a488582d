//! Elementwise kernels whose loads run along another range than their stores: tiles of both are transposed in registers, so that whole
//! cache lines are read and written.

use super::defaults::Planner;
use super::emit::Emitter;
use super::ranges::Strides;
use super::schedule::{Primitive, Schedule};
use crate::dtype::DType;
use crate::ir::{Id, Op, ParamId, RangeId};
use crate::program::{Inst, Memory, Value};

/// Elements of four bytes in a cache line.
const LINE: u8 = 16;

/// Steps of a block along both ranges: rows of several cache lines, few enough that a page of each has its address at hand.
const BLOCK: i64 = 64;

impl Planner<'_> {
    /// The stores' range has lanes; the loads' range has as many copies, which the loads are vectors along.
    pub(super) fn transposed(&self) -> Option<Schedule> {
        let g = &self.kernel.graph;
        let reduces = |id: Id| matches!(g.op(id), Op::Reduce { .. } | Op::Dot { .. });
        if self.kernel.stores.iter().any(|s| !s.ranges.is_empty()) || g.ids().any(|id| self.used[id.0 as usize] && reduces(id)) {
            return None;
        }
        let (lines, vector) = self.crossed()?;
        let lanes = self.target.lanes;
        let outer: Vec<RangeId> = self.kernel.domain.iter().copied().filter(|r| ![lines, vector].contains(r)).collect();
        let mut steps = vec![Primitive::Order([&outer[..], &[lines, vector]].concat())];
        // Around the caches, a line that is stored is of no use to the block's next tile.
        let around = self.nontemporal(&[vector], self.target.l3);
        let across = if around.is_empty() { BLOCK } else { self.stored_line() };
        steps.extend([Primitive::Block(lines, BLOCK), Primitive::Block(vector, across)]);
        steps.extend([Primitive::Vectorize(vector, lanes), Primitive::Unroll(lines, lanes.max(LINE))]);
        steps.extend(around);
        steps.push(Primitive::Parallel(outer.len() + 2));
        Some(Schedule(steps))
    }

    /// Elements of a cache line of the results, of the narrowest of them.
    fn stored_line(&self) -> i64 {
        let sizes = self.kernel.stores.iter().map(|s| self.kernel.graph.dtype(s.value).size() as i64);
        i64::from(LINE) * 4 / sizes.min().unwrap_or(4)
    }

    /// The range that most loads of the second kind run along, and the one that all stores run along.
    fn crossed(&self) -> Option<(RangeId, RangeId)> {
        let g = &self.kernel.graph;
        let mut strides = Strides::new(&self.kernel.graph, &self.deps);
        let wide = |r: RangeId| self.extent(r) >= self.target.lanes as i64;
        let mut domain = self.kernel.domain.iter().copied();
        let vector = domain.find(|&r| self.kernel.stores.iter().all(|s| strides.of(s.index, r) == Some(1)))?;
        if !self.vectorises(vector) || !wide(vector) {
            return None;
        }
        let loads: Vec<Id> = g
            .ids()
            .filter(|id| self.used[id.0 as usize] && matches!(g.op(*id), Op::Load(_)))
            .filter(|&id| g.args(id).len() == 1 && self.has_vectors(g.dtype(id)) && g.dtype(id) != DType::Bool)
            .map(|id| g.args(id)[0])
            .filter(|&index| !matches!(strides.of(index, vector), None | Some(0 | 1)))
            .collect();
        let mut along = |r: RangeId| loads.iter().filter(|&&index| strides.of(index, r) == Some(1)).count();
        let others = self.kernel.domain.iter().copied().filter(|&r| r != vector && wide(r));
        let (count, lines) = others.map(|r| (along(r), r)).max()?;
        (count > 0).then_some((lines, vector))
    }
}

impl Emitter<'_> {
    /// An unmasked load whose elements are consecutive along a range with copies for every lane: vectors along that range, transposed.
    /// Keeps the values of all these copies.
    pub(super) fn load_transposed(&mut self, id: Id, param: ParamId) -> Option<Value> {
        let g = &self.kernel.graph;
        let (index, dtype) = (g.args(id)[0], g.dtype(id));
        let (vector, lanes) = self.vector()?;
        let fits = self.lane.is_none() && g.args(id).len() == 1 && self.has_vectors(dtype) && dtype != DType::Bool;
        if !fits || self.strides.of(index, vector).is_none() {
            return None;
        }
        let mut copied: Vec<RangeId> = self.bound.iter().filter(|(_, b)| b.copies >= lanes && b.lanes == 1).map(|(r, _)| *r).collect();
        copied.sort();
        let along = copied.into_iter().find(|&r| self.strides.of(index, r) == Some(1) && self.bound[&r].copies.is_multiple_of(lanes))?;
        let current = self.copy[along.0 as usize];
        let first = current / lanes * lanes;
        self.copy[along.0 as usize] = first;
        let rows: Vec<Value> = (0..lanes)
            .map(|lane| {
                self.lane = Some(lane);
                let (index, offset) = self.address(index);
                self.lane = None;
                self.push(Inst::Load { memory: Memory::Param(param), index, offset }, dtype, lanes)
            })
            .collect();
        let columns = self.transpose(rows, 1);
        for (&column, copy) in columns.iter().zip(first..) {
            self.copy[along.0 as usize] = copy;
            self.remember(id, column);
        }
        self.copy[along.0 as usize] = current;
        Some(columns[(current - first) as usize])
    }
}
