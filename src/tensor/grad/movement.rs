//! Gradients of movement operations: the cotangent moves back.

use crate::tensor::Tensor;
use crate::tensor::broadcast::Dims;
use crate::tensor::node::{Op, SliceSpec};
use kiln_kernels::Scalar;
use kiln_kernels::ir::ReduceOp;
use smallvec::SmallVec;

#[track_caller]
pub(super) fn movement(node: &Tensor, g: &Tensor) -> Tensor {
    let x = &node.args()[0];
    match node.op() {
        Op::Reshape => g.p_reshape(x.shape()),
        Op::Permute(order) => {
            let inverse: SmallVec<[usize; 6]> =
                (0..order.len()).map(|a| order.iter().position(|&b| b == a).expect("an order names every axis")).collect();
            g.p_permute(&inverse)
        }
        Op::Expand => {
            let repeated: SmallVec<[usize; 6]> = (0..x.rank()).filter(|&a| x.shape()[a] != g.shape()[a]).collect();
            g.p_cast(g.dtype().compute()).p_reduce(ReduceOp::Sum, &repeated).p_reshape(x.shape()).p_cast(g.dtype())
        }
        Op::Pad { padding, .. } => {
            let inside = padding.iter().zip(x.shape()).map(|(&(before, _), &n)| SliceSpec { start: before, step: 1, len: n });
            g.p_slice(&inside.collect::<SmallVec<[SliceSpec; 6]>>())
        }
        Op::Slice(specs) => put_back(g, specs, x.shape()),
        op => unreachable!("{op:?} moves nothing"),
    }
}

/// The elements of a slice back at their places in a tensor of `shape`, zeros elsewhere.
#[track_caller]
fn put_back(g: &Tensor, specs: &[SliceSpec], shape: &[usize]) -> Tensor {
    if g.numel() == 0 {
        return Tensor::full_const(shape, Scalar::zero(g.dtype()));
    }
    let forward = specs.iter().map(|s| match s.step < 0 {
        true => SliceSpec { start: s.len - 1, step: -1, len: s.len },
        false => SliceSpec { start: 0, step: 1, len: s.len },
    });
    let forward = g.p_slice(&forward.collect::<SmallVec<[SliceSpec; 6]>>());
    let padding = specs.iter().zip(shape).map(|(s, &n)| {
        let reach = (s.len - 1) * s.step.unsigned_abs();
        let first = if s.step < 0 { s.start - reach } else { s.start };
        (first, n - first - reach - 1)
    });
    let padding: SmallVec<[(usize, usize); 6]> = padding.collect();
    spaced(&forward, specs).p_pad(&padding, Scalar::zero(g.dtype()))
}

/// Each axis with |step| - 1 zeros between neighbours.
#[track_caller]
fn spaced(g: &Tensor, specs: &[SliceSpec]) -> Tensor {
    let mut y = g.clone();
    for (axis, s) in specs.iter().enumerate() {
        let step = s.step.unsigned_abs();
        if step == 1 || s.len == 1 {
            continue;
        }
        let mut split: Dims = y.shape().into();
        split.insert(axis + 1, 1);
        let mut gaps: SmallVec<[(usize, usize); 6]> = SmallVec::from_elem((0, 0), split.len());
        gaps[axis + 1].1 = step - 1;
        let mut merged: Dims = y.shape().into();
        merged[axis] = s.len * step;
        let wide = y.p_reshape(split).p_pad(&gaps, Scalar::zero(y.dtype())).p_reshape(&merged);
        // Without the zeros after the last element.
        merged[axis] = (s.len - 1) * step + 1;
        let trim = merged.iter().map(|&len| SliceSpec { start: 0, step: 1, len });
        y = wide.p_slice(&trim.collect::<SmallVec<[SliceSpec; 6]>>());
    }
    y
}
