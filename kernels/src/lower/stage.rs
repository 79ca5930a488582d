//! Values kept in scratch memory for a block of a range: `Primitive::Stage`.

use super::emit::{Dim, Emitter, Packed};
use super::ranges::RangeSet;
use crate::dtype::DType;
use crate::ir::{Id, Op, RangeId};
use crate::program::{Inst, Memory, Value};

/// A range along which a node is staged: the steps of its block, or all of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) range: RangeId,
    pub(super) start: Value,
    /// How many steps there are, a value known when the kernel runs.
    pub(super) steps: Value,
    /// How many there are at most.
    pub(super) size: i64,
}

impl Emitter<'_> {
    /// Stages what the schedule wants staged for a block of `r`, in the schedule's order; gives the nodes, or `None` if the stores are done.
    pub(super) fn stage_all(&mut self, r: RangeId) -> Option<Vec<Id>> {
        if let Some(key) = self.schedule.stream(r) {
            self.stream(r, key);
            return None;
        }
        if self.schedule.across(r) {
            self.across(r);
            return None;
        }
        let nodes: Vec<Id> = self.schedule.stages().filter(|&(_, tile)| tile == r).map(|(node, _)| node).collect();
        if nodes.iter().any(|&node| self.schedule.group_tile(node).is_some()) {
            self.group_products(&nodes);
            return None;
        }
        for &node in &nodes {
            let packed = match self.schedule.tile(node) {
                Some(tile) if matches!(self.kernel.graph.op(node), Op::Dot { .. }) => self.stage_product(node, &tile)?,
                _ => self.stage_values(node),
            };
            self.packed.insert(node, packed);
        }
        Some(nodes)
    }

    /// The ranges that a node depends on and that are not bound yet.
    pub(super) fn spans(&mut self, node: Id) -> Vec<Span> {
        let free = |r: &RangeId| self.deps[node.0 as usize].contains(*r) && !self.bound.contains_key(r);
        let ranges: Vec<RangeId> = (0..self.kernel.ranges.len() as u32).map(RangeId).filter(free).collect();
        ranges.into_iter().map(|r| self.span(r)).collect()
    }

    fn span(&mut self, range: RangeId) -> Span {
        match self.blocks.get(&range).copied() {
            Some(block) => Span { range, start: block.start, steps: block.steps, size: block.size },
            None => {
                let size = self.kernel.extent(range);
                Span { range, start: self.int(0), steps: self.int(size), size }
            }
        }
    }

    /// Row-major over the node's ranges, the one with lanes innermost.
    fn stage_values(&mut self, node: Id) -> Packed {
        let mut spans = self.spans(node);
        spans.sort_by_key(|s| (self.schedule.lanes(s.range) > 1, s.range));
        let mut dims = Vec::new();
        let mut stride = 1;
        for span in spans.iter().rev() {
            dims.push(Dim { range: span.range, start: span.start, step: stride, stride });
            stride *= span.size;
        }
        let packed = self.staged_before(node);
        let packed = packed.unwrap_or_else(|| Packed { scratch: self.scratch(self.kernel.graph.dtype(node), stride), dims });
        let ranges: Vec<RangeId> = spans.iter().map(|s| s.range).collect();
        self.computing(&[node], |e| match ranges[..] {
            [r] => e.stage_range(node, r, &packed),
            _ => e.stage_loops(node, &ranges, &packed),
        });
        self.stored_behind();
        packed
    }

    fn stage_loops(&mut self, node: Id, rest: &[RangeId], packed: &Packed) {
        self.hoist(&[node], RangeSet::of(rest));
        let Some((&r, inner)) = rest.split_first() else { return self.stage_tile(node, packed) };
        let (lanes, copies) = self.width(r);
        self.tiled(r, lanes, copies, |e| e.stage_loops(node, inner, packed));
    }

    /// The same along one range: what else the loop can do, it does in passing.
    fn stage_range(&mut self, node: Id, r: RangeId, packed: &Packed) {
        let along = self.reductions_along(node, r);
        let bodies: Vec<Id> = along.iter().map(|&id| self.kernel.graph.args(id)[0]).collect();
        self.hoist(&[&[node], &bodies[..]].concat(), RangeSet::of(&[r]));
        self.tiled_reducing(r, &along, (node, packed), |e| {
            e.store_behind();
            e.stage_tile(node, packed);
        });
    }

    /// Stores the node's values for all copies and lanes that are bound.
    pub(super) fn stage_tile(&mut self, node: Id, packed: &Packed) {
        let lanes = self.vector().map_or(1, |(_, lanes)| lanes);
        let copies = self.unrolled(node);
        self.each_copy(&copies, &mut |e, _| {
            if lanes == 1 || e.has_vectors(e.kernel.graph.dtype(node)) && e.packed_stride(packed) == 1 {
                let value = e.eval(node);
                let value = e.splat(value, lanes);
                return e.store_packed(packed, value);
            }
            for lane in 0..lanes {
                let value = e.eval_lane(node, lane);
                let saved = e.lane.replace(lane);
                e.store_packed(packed, value);
                e.lane = saved;
            }
        });
    }

    /// Stores a value for the current copies (and lane).
    pub(super) fn store_packed(&mut self, packed: &Packed, value: Value) {
        let (index, offset) = self.packed_address(packed);
        self.push(Inst::Store { memory: Memory::Scratch(packed.scratch), index, offset, value }, DType::Bool, 1);
    }
}
