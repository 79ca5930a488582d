//! Gradients of reading and writing at positions that are data.

use crate::tensor::Tensor;
use crate::tensor::node::Op;
use kiln_kernels::ir::BinaryOp;
use kiln_kernels::{DType, Scalar};

#[track_caller]
pub(super) fn gather(axis: usize, node: &Tensor, g: &Tensor) -> Tensor {
    let [x, index] = node.args() else { unreachable!("a gather has two operands") };
    if let Some(class) = one_a_row(x, index) {
        let [rows, classes] = [index.numel(), x.numel() / index.numel()];
        let shape = [rows, classes];
        let hit = Tensor::positions(&shape, 1).eq(class.p_reshape([rows, 1]));
        return hit.where_(g.p_reshape([rows, 1]), 0).p_reshape(x.shape());
    }
    // Repeated positions add up: in f32, rounded once.
    let wide = g.dtype().compute();
    let zeros = Tensor::full_const(x.shape(), Scalar::zero(wide));
    zeros.p_scatter(axis, index, &g.p_cast(wide), Some(BinaryOp::Add)).p_cast(g.dtype())
}

/// The column of each row, where the index of a flat `x` is row * columns + column, the column checked to lie in the row: then each
/// element gets one contribution at most, and its row tells which. The gradient is a comparison, which fuses into what uses it, and no
/// scatter.
fn one_a_row(x: &Tensor, index: &Tensor) -> Option<Tensor> {
    let binary = |t: &Tensor, op| match t.op() {
        Op::Binary(found) if *found == op => Some((t.args()[0].clone(), t.args()[1].clone())),
        _ => None,
    };
    let (start, column) = binary(index, BinaryOp::Add)?;
    let (row, columns) = binary(&start, BinaryOp::Mul)?;
    let rows = index.numel();
    let limit = match column.op() {
        Op::Bound { limit } => *limit,
        _ => return None,
    };
    let counts_rows = matches!(row.op(), Op::Iota) && x.rank() == 1 && rows * limit == x.numel() && rows > 0;
    (counts_rows && constant(&columns) == Some(limit as i64)).then_some(column)
}

/// The value of a constant that was given a shape.
fn constant(t: &Tensor) -> Option<i64> {
    match t.op() {
        Op::Const(value) if value.dtype == DType::I64 => Some(value.as_i64()),
        Op::Expand | Op::Reshape => constant(&t.args()[0]),
        _ => None,
    }
}

#[track_caller]
pub(super) fn scatter(axis: usize, op: Option<BinaryOp>, node: &Tensor, i: usize, g: &Tensor) -> Tensor {
    let [target, index, source] = node.args() else { unreachable!("a scatter has three operands") };
    // The target's memory is taken over; what it was copied from is still there.
    let base = &target.args()[0];
    let at_source = |t: &Tensor| t.p_gather(axis, index);
    let zeros = |t: &Tensor| Tensor::full_const(t.shape(), Scalar::zero(t.dtype()));
    match (op, i) {
        (Some(BinaryOp::Add), 0) => g.clone(),
        (Some(BinaryOp::Add), _) => at_source(g),
        (None, 0) => g.p_scatter(axis, index, &zeros(source), None),
        (None, _) => {
            // Where several are written to one place, the last one counts.
            let names = Tensor::p_iota(source.numel()).p_reshape(source.shape());
            let blank = Tensor::full_const(base.shape(), Scalar::i64(0));
            let last = at_source(&blank.p_scatter(axis, index, &names, None));
            last.eq(names).where_(at_source(g), 0)
        }
        (Some(BinaryOp::Max | BinaryOp::Min), _) => {
            // Tied elements share equally.
            let (from_base, from_source) = (base.eq(node), source.eq(at_source(node)));
            let wide = g.dtype().compute();
            let ties = from_base.p_cast(wide).p_scatter(axis, index, &from_source.p_cast(wide), Some(BinaryOp::Add));
            let share = g.p_cast(wide).div(ties).p_cast(g.dtype());
            if i == 0 { from_base.where_(share, 0) } else { from_source.where_(at_source(&share), 0) }
        }
        (Some(BinaryOp::Mul), 0) => {
            let ones = Tensor::full_const(base.shape(), Scalar::one(base.dtype()));
            g * ones.p_scatter(axis, index, source, Some(BinaryOp::Mul))
        }
        (Some(BinaryOp::Mul), _) => at_source(&(g * node)) / source,
        (Some(op), _) => unreachable!("no scatter of floats by {op:?}"),
    }
}
