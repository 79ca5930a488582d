//! Neighbouring loops that are one: rows of rows, a sum over two axes that lie one after the other.
//!
//! Two ranges that always come together, the second right inside the first, become one over both, if no index needs to know them apart:
//! `a*(n*k) + b*k` is `c*k` for c = a*n + b. Fewer loops have longer trips, which tiles and vectors fill better. The summed ranges of a product
//! of half operands are merged in any case: matrix units multiply along one range.

use super::graph::{Graph, Id, Op};
use super::kernel::{Kernel, Range, RangeId};
use super::ops::BinaryOp;
use super::rewrite::{Builder, Simplifier};
use crate::dtype::DType;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// The same kernel with every two ranges merged that can be.
///
/// The order of a reduction is that of its flattened ranges, so no bit of a result changes.
pub fn merge_ranges(kernel: &Kernel) -> Kernel {
    let mut kernel = kernel.clone();
    let mut tried = Vec::new();
    while let Some(pair) = neighbours(&kernel).into_iter().find(|pair| !tried.contains(pair)) {
        tried.push(pair);
        if let Some(merged) = merged(&kernel, pair) {
            kernel = merged;
        }
    }
    renumbered(&kernel)
}

/// The lists of ranges that are loops inside of each other, first outermost.
fn nests(kernel: &Kernel) -> Vec<&[RangeId]> {
    let mut nests: Vec<&[RangeId]> = vec![&kernel.domain];
    nests.extend(kernel.stores.iter().map(|s| &s.ranges[..]));
    nests.extend(kernel.graph.nodes().iter().filter_map(|n| bound(&n.op)));
    nests
}

fn bound(op: &Op) -> Option<&[RangeId]> {
    match op {
        Op::Reduce { ranges, .. } | Op::Dot { ranges } => Some(ranges),
        _ => None,
    }
}

/// Pairs of ranges of which none is ever a loop without the other one right inside or around it.
fn neighbours(kernel: &Kernel) -> Vec<(RangeId, RangeId)> {
    let nests = nests(kernel);
    let in_order = |r: &RangeId| kernel.stores.iter().any(|s| s.sequential && s.ranges.contains(r));
    let together = |&(a, b): &(RangeId, RangeId)| {
        nests.iter().all(|nest| {
            let at = |r: RangeId| nest.iter().position(|x| *x == r);
            at(a).map(|i| i + 1) == at(b)
        })
    };
    let mut pairs: Vec<(RangeId, RangeId)> = nests.iter().flat_map(|nest| nest.windows(2).map(|w| (w[0], w[1]))).collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs.retain(|pair| !in_order(&pair.0) && !in_order(&pair.1) && together(pair));
    pairs
}

/// The kernel over one range in place of two, unless something has to be divided for it that was not before.
fn merged(kernel: &Kernel, (a, b): (RangeId, RangeId)) -> Option<Kernel> {
    let inner = kernel.extent(b);
    let mut out = Kernel { graph: Graph::new(), ..kernel.clone() };
    // The first range is the one over both from now on: loops keep their order.
    let extent = kernel.extent(a).checked_mul(inner).filter(|&n| n > 0)?;
    out.ranges[a.0 as usize] = Range { extent };
    let joined = |ranges: &[RangeId]| ranges.iter().copied().filter(|r| *r != b).collect::<SmallVec<[_; 4]>>();
    let mut simplifier = Simplifier::new();
    let mut builder = simplifier.on(&mut out.graph, &out.ranges);
    let mut new: Vec<Id> = Vec::with_capacity(kernel.graph.len());
    for node in kernel.graph.nodes() {
        let args = node.args.iter().map(|x| new[x.0 as usize]);
        new.push(match &node.op {
            Op::Range(r) if *r == a => part(&mut builder, BinaryOp::Div, a, inner),
            Op::Range(r) if *r == b => part(&mut builder, BinaryOp::Mod, a, inner),
            Op::Reduce { op, ranges } => builder.fold(Op::Reduce { op: *op, ranges: joined(ranges) }, node.dtype, args),
            Op::Dot { ranges } => builder.fold(Op::Dot { ranges: joined(ranges) }, node.dtype, args),
            op => builder.fold(op.clone(), node.dtype, args),
        });
    }
    out.domain = joined(&out.domain).to_vec();
    for store in &mut out.stores {
        (store.index, store.value) = (new[store.index.0 as usize], new[store.value.0 as usize]);
        store.ranges = joined(&store.ranges).to_vec();
    }
    let out = out.compacted();
    (divisions(&out) <= divisions(kernel) || is_depth_of_halves(kernel, a)).then_some(out)
}

/// Whether only products of half operands run over a range, the operands being elementwise.
fn is_depth_of_halves(kernel: &Kernel, range: RangeId) -> bool {
    let g = &kernel.graph;
    let elementwise = |root: Id| {
        let (mut stack, mut seen) = (vec![root], FxHashSet::default());
        while let Some(id) = stack.pop() {
            if bound(g.op(id)).is_some() {
                return false;
            }
            stack.extend(g.args(id).iter().filter(|a| seen.insert(**a)));
        }
        true
    };
    let in_loops = kernel.domain.contains(&range) || kernel.stores.iter().any(|s| s.ranges.contains(&range));
    let suits = |id: Id| matches!(g.op(id), Op::Dot { .. }) && g.args(id).iter().all(|&a| g.dtype(a).is_half() && elementwise(a));
    !in_loops && g.ids().all(|id| bound(g.op(id)).is_none_or(|ranges| !ranges.contains(&range) || suits(id)))
}

/// The one or the other of two ranges, from the range over both.
fn part(b: &mut Builder, op: BinaryOp, both: RangeId, inner: i64) -> Id {
    let (both, inner) = (b.fold(Op::Range(both), DType::I64, []), b.int(inner));
    b.binary(op, both, inner)
}

fn divisions(kernel: &Kernel) -> usize {
    let divides = |op: &Op| matches!(op, Op::Binary(BinaryOp::Div | BinaryOp::Mod));
    kernel.graph.nodes().iter().filter(|n| n.dtype == DType::I64 && divides(&n.op)).count()
}

/// The same kernel without the ranges that nothing runs over.
fn renumbered(kernel: &Kernel) -> Kernel {
    let mut used: Vec<RangeId> = nests(kernel).concat();
    used.sort_unstable();
    used.dedup();
    let number = |r: &RangeId| RangeId(used.binary_search(r).expect("every range is bound somewhere") as u32);
    let mut out = Kernel { graph: Graph::new(), ..kernel.clone() };
    out.ranges = used.iter().map(|&r| kernel.ranges[r.0 as usize].clone()).collect();
    for node in kernel.graph.nodes() {
        let op = match &node.op {
            Op::Range(r) => Op::Range(number(r)),
            Op::Reduce { op, ranges } => Op::Reduce { op: *op, ranges: ranges.iter().map(number).collect() },
            Op::Dot { ranges } => Op::Dot { ranges: ranges.iter().map(number).collect() },
            op => op.clone(),
        };
        out.graph.intern(op, node.dtype, node.args.iter().copied());
    }
    out.domain = kernel.domain.iter().map(number).collect();
    out.stores.iter_mut().for_each(|s| s.ranges = s.ranges.iter().map(number).collect());
    out
}

#[cfg(test)]
mod tests {
    use super::super::kernel::{Access, Store};
    use super::super::ops::ReduceOp;
    use super::*;

    fn affine(k: &mut Kernel, terms: &[(RangeId, i64)]) -> Id {
        let mut sum = k.graph.int(0);
        for &(r, n) in terms {
            let (r, n) = (k.graph.range(r), k.graph.int(n));
            let term = k.graph.mul(r, n);
            sum = k.graph.add(sum, term);
        }
        sum
    }

    /// out[a, b] = the sum over c and d of x at these strides, for extents 3, 4, 5 and 6.
    fn sum(strides: [i64; 4]) -> Kernel {
        let mut k = Kernel::new("sum");
        let [a, b, c, d] = [3, 4, 5, 6].map(|n| k.add_range(n));
        k.domain = vec![a, b];
        let x = k.add_param(DType::F32, 360, Access::Read);
        let out = k.add_param(DType::F32, 12, Access::Write);
        let index = affine(&mut k, &[(a, strides[0]), (b, strides[1]), (c, strides[2]), (d, strides[3])]);
        let value = k.load(x, index, None);
        let value = k.graph.intern(Op::Reduce { op: ReduceOp::Sum, ranges: [c, d].into_iter().collect() }, DType::F32, [value]);
        let index = affine(&mut k, &[(a, 4), (b, 1)]);
        k.stores.push(Store { param: out, index, value, ranges: vec![], sequential: false });
        k
    }

    /// The extents of the loops around and inside of the sum.
    fn loops(kernel: &Kernel) -> (Vec<i64>, Vec<i64>) {
        let kernel = merge_ranges(kernel);
        let extents = |ranges: &[RangeId]| ranges.iter().map(|&r| kernel.extent(r)).collect();
        let inner = kernel.graph.nodes().iter().find_map(|n| bound(&n.op)).expect("there is a sum");
        (extents(&kernel.domain), extents(inner))
    }

    #[test]
    fn neighbours_in_memory_are_one_loop() {
        assert_eq!(loops(&sum([120, 30, 6, 1])), (vec![12], vec![30]), "row-major");
        assert_eq!(loops(&sum([4, 1, 72, 12])), (vec![12], vec![30]), "by columns");
        assert_eq!(loops(&sum([30, 90, 6, 1])), (vec![3, 4], vec![30]), "outer axes exchanged");
        assert_eq!(loops(&sum([120, 30, 1, 5])), (vec![12], vec![5, 6]), "summed axes exchanged");
        assert_eq!(loops(&sum([24, 6, 72, 1])), (vec![12], vec![5, 6]), "other axes between");
    }

    /// out[a] = the sum over b and c of x[b, c, a] y[c, b], in this type.
    fn product(dtype: DType) -> Kernel {
        let mut k = Kernel::new("product");
        let [a, b, c] = [3, 4, 5].map(|n| k.add_range(n));
        k.domain = vec![a];
        let operands = [60, 20].map(|n| k.add_param(dtype, n, Access::Read));
        let out = k.add_param(DType::F32, 3, Access::Write);
        let indices = [affine(&mut k, &[(b, 15), (c, 3), (a, 1)]), affine(&mut k, &[(c, 4), (b, 1)])];
        let [x, y] = [0, 1].map(|i| k.load(operands[i], indices[i], None));
        let value = k.graph.intern(Op::Dot { ranges: [b, c].into_iter().collect() }, DType::F32, [x, y]);
        let index = k.graph.range(a);
        k.stores.push(Store { param: out, index, value, ranges: vec![], sequential: false });
        k
    }

    #[test]
    fn half_operands_are_multiplied_along_one_range() {
        assert_eq!(loops(&product(DType::F32)), (vec![3], vec![4, 5]));
        assert_eq!(loops(&product(DType::BF16)), (vec![3], vec![20]));
    }

    #[test]
    fn a_range_by_itself_elsewhere_stays() {
        // A second output, one for each a.
        let mut k = sum([120, 30, 6, 1]);
        let [a, b] = [0, 1].map(RangeId);
        k.domain = vec![a];
        k.stores[0].ranges = vec![b];
        let (out, index) = (k.add_param(DType::F32, 3, Access::Write), k.graph.range(a));
        let value = k.graph.constant(crate::Scalar::f32(1.0));
        k.stores.push(Store { param: out, index, value, ranges: vec![], sequential: false });
        assert_eq!(loops(&k), (vec![3], vec![30]));
    }
}
