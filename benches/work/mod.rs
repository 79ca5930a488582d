//! How much work a kernel is.

use kiln_kernels::ir::{Kernel, Op, RangeId};
use std::collections::BTreeSet;

/// Floating-point operations of a kernel's products, 2 for each multiply-add.
pub(crate) fn flops(kernel: &Kernel) -> f64 {
    let mut deps: Vec<BTreeSet<RangeId>> = Vec::new();
    let mut total = 0.0;
    for node in kernel.graph.nodes() {
        let mut below: BTreeSet<RangeId> = node.args.iter().flat_map(|a| deps[a.0 as usize].iter().copied()).collect();
        if let Op::Range(range) = node.op {
            below.insert(range);
        }
        if let Op::Dot { ranges } = &node.op {
            let loops: BTreeSet<RangeId> = below.iter().chain(&kernel.domain).copied().collect();
            total += 2.0 * loops.iter().map(|&r| kernel.extent(r) as f64).product::<f64>();
            below.retain(|r| !ranges.contains(r));
        }
        if let Op::Reduce { ranges, .. } = &node.op {
            below.retain(|r| !ranges.contains(r));
        }
        deps.push(below);
    }
    total
}

/// Bytes of a kernel's parameters, each counted once.
#[allow(dead_code)]
pub(crate) fn bytes(kernel: &Kernel) -> usize {
    kernel.params.iter().map(|p| p.len as usize * p.dtype.size()).sum()
}
