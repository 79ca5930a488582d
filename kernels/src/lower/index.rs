//! Index sums in the order of their loops, so that what belongs to an outer loop is added up there.

use super::ranges::{RangeSet, dependencies};
use crate::dtype::DType;
use crate::ir::{BinaryOp, Graph, Id, Kernel, Op, RangeId};

/// The same kernel with every i64 sum reassociated (exact: integers wrap): constants last, terms of outer loops first. Also gives where
/// each node went.
pub(super) fn reorder(kernel: &Kernel, order: &[RangeId]) -> (Kernel, Vec<Id>) {
    let deps = dependencies(kernel);
    let depth = |set: RangeSet| -> usize {
        let inner = (0..kernel.ranges.len() as u32).map(RangeId).filter(|r| set.contains(*r));
        inner.map(|r| order.iter().position(|o| *o == r).map_or(kernel.domain.len() + 1 + r.0 as usize, |at| at + 1)).max().unwrap_or(0)
    };
    let mut out = Kernel { graph: Graph::new(), ..kernel.clone() };
    let mut map: Vec<Id> = Vec::with_capacity(kernel.graph.len());
    for id in kernel.graph.ids() {
        let g = &kernel.graph;
        let new = if g.dtype(id) == DType::I64 && *g.op(id) == Op::Binary(BinaryOp::Add) {
            let mut terms = Vec::new();
            collect(g, id, &mut terms);
            let is_const = |t: &Id| g.as_int(*t).is_some();
            let constant: i64 = terms.iter().filter_map(|t| g.as_int(*t)).fold(0, i64::wrapping_add);
            terms.retain(|t| !is_const(t));
            terms.sort_by_key(|t| (depth(deps[t.0 as usize]), *t));
            let mut sum = terms.into_iter().map(|t| map[t.0 as usize]).reduce(|a, b| out.graph.add(a, b));
            if constant != 0 || sum.is_none() {
                let c = out.graph.int(constant);
                sum = Some(sum.map_or(c, |s| out.graph.add(s, c)));
            }
            sum.expect("a term or a constant")
        } else {
            let args: Vec<Id> = g.args(id).iter().map(|a| map[a.0 as usize]).collect();
            out.graph.intern(g.op(id).clone(), g.dtype(id), args)
        };
        map.push(new);
    }
    for store in &mut out.stores {
        store.index = map[store.index.0 as usize];
        store.value = map[store.value.0 as usize];
    }
    (out, map)
}

/// The terms of a sum of sums.
fn collect(g: &Graph, id: Id, terms: &mut Vec<Id>) {
    match g.op(id) {
        Op::Binary(BinaryOp::Add) => g.args(id).iter().for_each(|&a| collect(g, a, terms)),
        _ => terms.push(id),
    }
}
