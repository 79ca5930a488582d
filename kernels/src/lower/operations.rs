//! How many floating-point operations a kernel asks for, whatever its schedule makes of them.

use super::decompose::decompose;
use super::ranges::{RangeSet, dependencies};
use crate::ir::{BinaryOp, Kernel, Op, RangeId, ReduceOp, TernaryOp, UnaryOp};

/// Additions, multiplications, divisions and roots of floats; a fused multiply-add is two. Each node counts once for each combination of the
/// ranges that it depends on: padding, and what is computed again, is not in it; what a mask lets a schedule leave out is.
pub fn operations(kernel: &Kernel) -> u64 {
    let kernel = decompose(kernel, &[]).0.compacted();
    let (g, deps) = (&kernel.graph, dependencies(&kernel));
    let ranges = |set: RangeSet| (0..kernel.ranges.len() as u32).map(RangeId).filter(move |range| set.contains(*range));
    let times = |set: RangeSet| ranges(set).fold(1u64, |product, range| product.saturating_mul(kernel.extent(range).max(0) as u64));
    let mut total = 0u64;
    for id in g.ids().filter(|id| g.dtype(*id).is_float()) {
        let bound = |bound: &[RangeId]| g.args(id).iter().fold(RangeSet::of(bound), |set, arg| set.union(deps[arg.0 as usize]));
        let each = match g.op(id) {
            Op::Unary(UnaryOp::Sqrt) | Op::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div) => {
                times(deps[id.0 as usize])
            }
            Op::Ternary(TernaryOp::Fma) => times(deps[id.0 as usize]).saturating_mul(2),
            Op::Dot { ranges } => times(bound(ranges)).saturating_mul(2),
            Op::Reduce { op: ReduceOp::Sum | ReduceOp::Prod, ranges } => times(bound(ranges)),
            _ => 0,
        };
        total = total.saturating_add(each);
    }
    total
}

#[cfg(test)]
mod tests {
    use super::operations;
    use crate::ir::text::parse_kernel;

    #[test]
    fn each_value_counts_once() {
        let kernel = parse_kernel(
            "kernel k\n%0: f32[30] read\n%1: f32[50] read\n%2: f32[15] write\nr0: 3\nr1: 5\nr2: 10\ndomain r0 r1\nn0 = range r0 : i64\n\
             n1 = range r1 : i64\nn2 = range r2 : i64\nn3 = const 10 : i64\nn4 = mul n0 n3 : i64\nn5 = add n4 n2 : i64\nn6 = load %0 n5 : f32\n\
             n7 = mul n1 n3 : i64\nn8 = add n7 n2 : i64\nn9 = load %1 n8 : f32\nn10 = sqrt n9 : f32\nn11 = dot n6 n10 over r2 : f32\n\
             n12 = reduce sum n6 over r2 : f32\nn13 = div n11 n12 : f32\nn14 = const 5 : i64\nn15 = mul n0 n14 : i64\nn16 = add n15 n1 : i64\n\
             store %2[n16] = n13\n",
        )
        .unwrap();
        // Roots of the right operand, the product, the sums of the left operand's rows, the quotients; no arithmetic of indices.
        assert_eq!(operations(&kernel), 50 + 2 * 150 + 30 + 15);
    }
}
