//! A group of fused values as a kernel.

use super::fusion::{Fusion, Place};
use super::graph::{Kind, NodeId, Work};
use super::origin::{self, Origin, Origins};
use super::record;
use super::view::{self, Index};
use crate::tensor::{Op, Tensor};
use kiln_kernels::ir::{Access, BinaryOp, Id, Kernel, Op as IrOp, ParamId, RangeId, Simplifier, Store, merge_ranges};
use kiln_kernels::{DType, Scalar};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A kernel, the node behind each of its parameters, and what it does for whom.
pub(super) struct Built {
    pub(super) kernel: Kernel,
    pub(super) params: Vec<NodeId>,
    pub(super) origins: Vec<Origin>,
}

/// The kernel of a group.
pub(super) fn build(work: &Work, fusion: &Fusion, group: usize) -> Built {
    let outputs = &fusion.groups[group].outputs;
    let axes = &fusion.groups[group].axes;
    let full: Vec<RangeId> = axes[0].iter().flatten().copied().collect();
    let mut kernel = Kernel::new(name(work, outputs[0]));
    kernel.ranges = fusion.groups[group].ranges.clone();
    let (simplifier, params, values) = (record::simplifier(), Vec::new(), FxHashMap::default());
    let mut b = Builder { work, fusion, group, kernel, simplifier, params, values, origins: Origins::default() };
    outputs.iter().for_each(|&id| b.origins.note(work, id));
    match work.nodes[outputs[0]].op() {
        Op::Scatter { axis, op } if work.kinds[outputs[0]] == Kind::Sequential => b.scatter(outputs[0], *axis, *op, &axes[0]),
        Op::Scan { axis, op } if work.kinds[outputs[0]] == Kind::Sequential => b.scan(outputs[0], *axis, *op, &axes[0]),
        _ => b.stores(outputs, axes, fusion.groups[group].domain.clone().unwrap_or(full)),
    }
    let kernel = merge_ranges(&b.kernel.compacted());
    record::made(&kernel, &b.kernel, &b.simplifier);
    Built { kernel, params: b.params, origins: b.origins.into_list() }
}

/// A name for people: what it makes, and its shape.
fn name(work: &Work, id: NodeId) -> String {
    let t = &work.nodes[id];
    let kind = origin::name(t).unwrap_or("copy");
    let shape: Vec<String> = t.shape().iter().map(usize::to_string).collect();
    format!("{kind}_{}", if shape.is_empty() { "scalar".into() } else { shape.join("x") })
}

struct Builder<'w> {
    work: &'w Work,
    fusion: &'w Fusion,
    group: usize,
    kernel: Kernel,
    simplifier: Simplifier,
    params: Vec<NodeId>,
    values: FxHashMap<(NodeId, Index, Option<Id>), Id>,
    origins: Origins,
}

impl Builder<'_> {
    fn ir(&mut self) -> kiln_kernels::ir::Builder<'_> {
        self.simplifier.on(&mut self.kernel.graph, &self.kernel.ranges)
    }

    fn stores(&mut self, outputs: &[NodeId], axes: &[Vec<Option<RangeId>>], domain: Vec<RangeId>) {
        self.kernel.domain = domain;
        for (&id, axes) in outputs.iter().zip(axes) {
            let index = self.index(axes);
            let t = &self.work.nodes[id];
            let value = self.compute(id, &index, None);
            let at = view::flatten(&mut self.ir(), &index, t.shape());
            let ranges = axes.iter().flatten().copied().filter(|r| !self.kernel.domain.contains(r)).collect();
            let param = self.param(id, Access::Write);
            self.kernel.stores.push(Store { param, index: at, value, ranges, sequential: false });
        }
        // What is one value for many comes first: what is stored last may take the place of what all of them read.
        self.kernel.stores.sort_by_key(|s| s.ranges.len());
    }

    /// out[.., index, ..] op= source, in the order of the index.
    fn scatter(&mut self, id: NodeId, axis: usize, op: Option<BinaryOp>, axes: &[Option<RangeId>]) {
        let args = self.work.args[id].clone();
        let rank = self.work.nodes[args[1]].rank();
        let (index_node, source) = (args[1], args[2]);
        let inner: Vec<RangeId> = axes[axis..axis + rank].iter().flatten().copied().collect();
        self.kernel.domain = axes.iter().flatten().copied().filter(|r| !inner.contains(r)).collect();
        let index = self.index(axes);
        let row = self.value(index_node, &index[axis..axis + rank], None);
        let shape = self.work.nodes[id].shape();
        let row = self.bounded(id, row, shape[axis], None);
        let place: Index = index[..axis].iter().copied().chain([row]).chain(index[axis + rank..].iter().copied()).collect();
        let at = view::flatten(&mut self.ir(), &place, shape);
        let mut value = self.value(source, &index, None);
        let param = self.param(id, Access::ReadWrite);
        if let Some(op) = op {
            let dtype = self.work.nodes[id].dtype();
            let mut b = self.ir();
            let old = b.fold(IrOp::Load(param), dtype, [at]);
            value = b.binary(op, old, value);
        }
        self.kernel.stores.push(Store { param, index: at, value, sequential: !inner.is_empty(), ranges: inner });
    }

    /// out[i] = out[i - 1] op x[i] along one axis.
    fn scan(&mut self, id: NodeId, axis: usize, op: BinaryOp, axes: &[Option<RangeId>]) {
        let inner: Vec<RangeId> = axes[axis].into_iter().collect();
        self.kernel.domain = axes.iter().flatten().copied().filter(|r| !inner.contains(r)).collect();
        let index = self.index(axes);
        let t = &self.work.nodes[id];
        let mut value = self.value(self.work.args[id][0], &index, None);
        let at = view::flatten(&mut self.ir(), &index, t.shape());
        let param = self.param(id, Access::ReadWrite);
        if axes[axis].is_some() {
            let stride: i64 = t.shape()[axis + 1..].iter().map(|&n| n as i64).product();
            let mut b = self.ir();
            let (zero, back) = (b.int(0), b.int(-stride));
            let later = b.binary(BinaryOp::CmpLt, zero, index[axis]);
            let before = b.add(at, back);
            let old = b.fold(IrOp::Load(param), t.dtype(), [before, later]);
            let both = b.binary(op, old, value);
            value = b.select(later, both, value);
        }
        self.kernel.stores.push(Store { param, index: at, value, sequential: !inner.is_empty(), ranges: inner });
    }

    fn index(&mut self, axes: &[Option<RangeId>]) -> Index {
        let mut b = self.ir();
        let range = |r: &Option<RangeId>| match *r {
            Some(r) => b.fold(IrOp::Range(r), DType::I64, []),
            None => b.int(0),
        };
        axes.iter().map(range).collect()
    }

    fn param(&mut self, id: NodeId, access: Access) -> ParamId {
        let t = &self.work.nodes[id];
        if let (Access::Read, Some(at)) = (access, self.params.iter().position(|&p| p == id)) {
            return ParamId(at as u32);
        }
        self.params.push(id);
        self.kernel.add_param(t.dtype(), t.numel() as i64, access)
    }

    /// An index that came from data, checked; nothing is checked where the mask is false.
    fn bounded(&mut self, id: NodeId, index: Id, limit: usize, mask: Option<Id>) -> Id {
        let t = &self.work.nodes[id];
        let text = format!("at {}", t.location());
        let tag = self.kernel.tags.iter().position(|x| *x == text).unwrap_or_else(|| {
            self.kernel.tags.push(text);
            self.kernel.tags.len() - 1
        });
        let op = IrOp::Bound { limit: limit as i64, tag: tag as u32 };
        self.ir().fold(op, DType::I64, [index].into_iter().chain(mask))
    }

    /// The value of a node at an index: computed here or read from memory.
    fn value(&mut self, id: NodeId, index: &[Id], mask: Option<Id>) -> Id {
        let work = self.work;
        let mask = view::needed(&mut self.ir(), index, work.nodes[id].shape(), mask);
        let key = (id, Index::from(index), mask);
        if let Some(&value) = self.values.get(&key) {
            return value;
        }
        let elsewhere = match self.fusion.places[id] {
            Place::Outside => self.work.kinds[id] == Kind::Leaf,
            Place::Inline => false,
            Place::Stored(group) => group != self.group,
        };
        let value = if self.work.nodes[id].numel() == 0 {
            let dtype = self.work.nodes[id].dtype();
            self.ir().constant(Scalar::zero(dtype))
        } else if elsewhere {
            let t: &Tensor = &self.work.nodes[id];
            let param = self.param(id, Access::Read);
            let mut b = self.ir();
            let at = view::flatten(&mut b, index, t.shape());
            b.fold(IrOp::Load(param), t.dtype(), [at].into_iter().chain(mask))
        } else {
            self.compute(id, index, mask)
        };
        self.values.insert(key, value);
        value
    }

    fn compute(&mut self, id: NodeId, index: &[Id], mask: Option<Id>) -> Id {
        let work = self.work;
        let (t, args) = (&work.nodes[id], &work.args[id]);
        self.origins.note(work, id);
        match t.op() {
            Op::Const(s) => self.ir().constant(*s),
            Op::Iota => index[0],
            Op::Unary(op) => {
                let x = self.value(args[0], index, mask);
                self.ir().unary(*op, x)
            }
            Op::Binary(op) => {
                let (x, y) = (self.value(args[0], index, mask), self.value(args[1], index, mask));
                self.ir().binary(*op, x, y)
            }
            Op::Ternary(op) => {
                let operands: SmallVec<[Id; 3]> = args.iter().map(|&a| self.value(a, index, mask)).collect();
                self.ir().fold(IrOp::Ternary(*op), t.dtype(), operands)
            }
            Op::Cast => {
                let x = self.value(args[0], index, mask);
                self.ir().cast(x, t.dtype())
            }
            Op::Bitcast => {
                let x = self.value(args[0], index, mask);
                self.ir().fold(IrOp::Bitcast, t.dtype(), [x])
            }
            Op::Bound { limit } => {
                let x = self.value(args[0], index, mask);
                self.bounded(id, x, *limit, mask)
            }
            Op::Contiguous | Op::Detach | Op::Custom(_) | Op::After => self.value(args[0], index, mask),
            Op::Reshape | Op::Permute(_) | Op::Expand | Op::Slice(_) => {
                let (below, _) = view::through(&mut self.ir(), t, index);
                self.value(args[0], &below, mask)
            }
            Op::Pad { fill, .. } => self.pad(t, args[0], index, mask, *fill),
            Op::Gather { axis } => {
                let rank = work.nodes[args[1]].rank();
                let row = self.value(args[1], &index[*axis..axis + rank], mask);
                let row = self.bounded(id, row, work.nodes[args[0]].shape()[*axis], mask);
                let below: Index = index[..*axis].iter().copied().chain([row]).chain(index[axis + rank..].iter().copied()).collect();
                self.value(args[0], &below, mask)
            }
            Op::Reduce { op, axes } => {
                let (below, ranges) = self.open(id, axes, index);
                let body = self.value(args[0], &below, mask);
                self.ir().fold(IrOp::Reduce { op: *op, ranges }, t.dtype(), [body])
            }
            Op::Dot { axes } => {
                let (below, ranges) = self.open(id, axes, index);
                let (x, y) = (self.value(args[0], &below, mask), self.value(args[1], &below, mask));
                self.ir().fold(IrOp::Dot { ranges }, t.dtype(), [x, y])
            }
            Op::Buffer | Op::Scatter { .. } | Op::Scan { .. } => unreachable!("{:?} is always stored", t.op()),
        }
    }

    fn pad(&mut self, t: &Tensor, arg: NodeId, index: &[Id], mask: Option<Id>, fill: Scalar) -> Id {
        let (below, valid) = view::through(&mut self.ir(), t, index);
        let Some(valid) = valid else { return self.value(arg, &below, mask) };
        let both = mask.map_or(valid, |m| self.ir().binary(BinaryOp::And, m, valid));
        let inside = self.value(arg, &below, Some(both));
        let g = &self.kernel.graph;
        // A masked load is zero already where there is nothing.
        let zeroed = matches!(g.op(inside), IrOp::Load(_)) && g.args(inside).get(1) == Some(&both);
        if zeroed && fill.bits == 0 {
            return inside;
        }
        let mut b = self.ir();
        let fill = b.constant(fill);
        b.select(valid, inside, fill)
    }

    /// Opens a reduction: the operand's index, and the ranges that it binds. A range that an enclosing reduction binds may serve again:
    /// what does not depend on a loop is computed outside of it.
    fn open(&mut self, id: NodeId, axes: &[usize], index: &[Id]) -> (Index, SmallVec<[RangeId; 4]>) {
        let rank = self.work.nodes[self.work.args[id][0]].rank();
        let bound = &self.fusion.groups[self.group].bindings[&id];
        let ranges: SmallVec<[RangeId; 4]> = bound.iter().flatten().copied().collect();
        let bound = self.index(bound);
        let (mut kept, mut bound) = (index.iter(), bound.into_iter());
        let below = (0..rank).map(|a| if axes.contains(&a) { bound.next() } else { kept.next().copied() }.expect("one index an axis"));
        (below.collect(), ranges)
    }
}
