//! Gradients of reductions, contractions and scans.

use super::Backward;
use crate::tensor::Tensor;
use crate::tensor::broadcast::Dims;
use crate::tensor::node::{Op, SliceSpec};
use kiln_kernels::DType;
use kiln_kernels::ir::{BinaryOp, ReduceOp};
use smallvec::SmallVec;

/// A reduction's result, or its cotangent, repeated along the axes that the reduction dropped.
#[track_caller]
fn spread(t: &Tensor, axes: &[usize], shape: &[usize]) -> Tensor {
    let kept: Dims = shape.iter().enumerate().map(|(a, &n)| if axes.contains(&a) { 1 } else { n }).collect();
    t.p_reshape(kept).p_expand(shape)
}

#[track_caller]
pub(super) fn reduce(op: ReduceOp, axes: &[usize], node: &Tensor, g: &Tensor) -> Tensor {
    let x = &node.args()[0];
    let full = |t: &Tensor| spread(t, axes, x.shape());
    match op {
        ReduceOp::Sum => full(g),
        ReduceOp::Prod => {
            // The product of the others: y/x, but where factors are 0 only a single one has others that are not.
            let zero = x.eq(0);
            let others = zero.where_(1, x);
            let zeros = zero.p_cast(DType::I64).sum_kept(axes).p_expand(x.shape());
            let product = full(&others.p_reduce(ReduceOp::Prod, axes));
            let counts = zeros.eq(zero.p_cast(DType::I64));
            full(g) * counts.where_(product / others, 0)
        }
        ReduceOp::Max | ReduceOp::Min => share_ties(x, axes, node, g),
    }
}

/// The gradient of an extreme `y` of `x` over `axes`: the elements that have that value share the cotangent equally.
#[track_caller]
pub(in crate::tensor) fn share_ties(x: &Tensor, axes: &[usize], y: &Tensor, g: &Tensor) -> Tensor {
    let tied = x.eq(spread(y, axes, x.shape()));
    let share = g / tied.p_cast(g.dtype()).p_reduce(ReduceOp::Sum, axes).p_reshape(g.shape());
    tied.where_(spread(&share, axes, x.shape()), 0)
}

impl Backward {
    /// What a contraction's cotangent contributes to operand `i`: the node to add it to, and the contribution.
    ///
    /// An operand of a matrix product is a view that repeats along the other operand's axis. Its cotangent is summed over that axis
    /// again, and the two steps are one contraction, which goes to the node behind the view.
    #[track_caller]
    pub(super) fn dot(&self, node: &Tensor, axes: &[usize], i: usize, g: &Tensor) -> (Tensor, Tensor) {
        let (operand, other) = (&node.args()[i], &node.args()[1 - i]);
        let (g, other) = matching(g, other);
        let g = spread(&g, axes, operand.shape());
        if !matches!(operand.op(), Op::Expand) || self.is_param(operand) {
            return (operand.clone(), (g * other).p_cast(operand.dtype()));
        }
        let source = &operand.args()[0];
        let repeated: SmallVec<[usize; 6]> = (0..operand.rank()).filter(|&a| source.shape()[a] != operand.shape()[a]).collect();
        let contribution = g.p_dot(&other, &repeated).p_reshape(source.shape()).p_cast(operand.dtype());
        (source.clone(), contribution)
    }
}

/// The cotangent and the other factor in one type: the half type if the cotangent was widened from it, so that no bit is lost and
/// the contraction reads half the bytes; else the wider one.
#[track_caller]
fn matching(g: &Tensor, other: &Tensor) -> (Tensor, Tensor) {
    if g.dtype() == other.dtype() {
        return (g.clone(), other.clone());
    }
    if let (Op::Cast, [narrow]) = (g.op(), g.args())
        && narrow.dtype() == other.dtype()
    {
        return (narrow.clone(), other.clone());
    }
    // The cast goes below the view that repeats, which stays recognisable for a second derivative.
    let wide = match (other.op(), other.args()) {
        (Op::Expand, [source]) => source.p_cast(g.dtype()).p_expand(other.shape()),
        _ => other.p_cast(g.dtype()),
    };
    (g.clone(), wide)
}

/// Running combination from the end of the axis to its start.
#[track_caller]
fn scan_back(x: &Tensor, op: BinaryOp, axis: usize) -> Tensor {
    reversed(&reversed(x, axis).p_scan(op, axis), axis)
}

#[track_caller]
fn reversed(x: &Tensor, axis: usize) -> Tensor {
    let whole = x.shape().iter().enumerate().map(|(a, &n)| match a == axis && n > 1 {
        true => SliceSpec { start: n - 1, step: -1, len: n },
        false => SliceSpec { start: 0, step: 1, len: n },
    });
    x.p_slice(&whole.collect::<SmallVec<[SliceSpec; 6]>>())
}

#[track_caller]
pub(super) fn scan(op: BinaryOp, axis: usize, node: &Tensor, g: &Tensor) -> Tensor {
    let x = &node.args()[0];
    match op {
        BinaryOp::Add => scan_back(g, BinaryOp::Add, axis),
        BinaryOp::Mul => {
            // The sum over later products without this factor. They are y/x; at the first 0, those before the next 0 without it;
            // at later zeros, nothing.
            let zero = x.eq(0);
            let others = zero.where_(1, x);
            let seen = zero.p_cast(DType::I64).p_scan(BinaryOp::Add, axis);
            let first = seen.eq(1);
            let products = others.p_scan(BinaryOp::Mul, axis);
            let at_zero = scan_back(&first.where_(g * products, 0), BinaryOp::Add, axis);
            let elsewhere = scan_back(&(g * node), BinaryOp::Add, axis) / others;
            zero.where_(first.where_(at_zero, 0), elsewhere)
        }
        BinaryOp::Max | BinaryOp::Min => {
            // Each result comes from the latest element that was a new extreme, or tied with it.
            let record = x.eq(node).where_(Tensor::positions(x.shape(), axis), 0);
            let source = record.p_scan(BinaryOp::Max, axis);
            x.zeros_like().scatter_add(axis as isize, &source, g)
        }
        _ => unreachable!("no scan of floats by {op:?}"),
    }
}
