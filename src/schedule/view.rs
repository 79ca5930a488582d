//! Movement operations as index arithmetic: where an element of the result comes from in the operand.

use crate::tensor::{Op, Tensor};
use kiln_kernels::ir::{BinaryOp, Builder, Graph, Id, Op as IrOp, Range, RangeId};
use smallvec::SmallVec;

/// One i64 expression for each axis.
pub(super) type Index = SmallVec<[Id; 6]>;

/// The row-major number of an element.
pub(super) fn flatten(b: &mut Builder, index: &[Id], shape: &[usize]) -> Id {
    let mut sum = b.int(0);
    let mut stride = 1i64;
    for (&i, &n) in index.iter().zip(shape).rev() {
        let s = b.int(stride);
        let term = b.mul(i, s);
        sum = b.add(term, sum);
        stride *= n as i64;
    }
    sum
}

/// The index as distinct whole ranges, one an axis (`None` for extent 1), if it is that.
pub(super) fn as_axes(graph: &Graph, ranges: &[Range], index: &[Id], shape: &[usize]) -> Option<Vec<Option<RangeId>>> {
    let mut axes = Vec::new();
    for (&i, &n) in index.iter().zip(shape) {
        axes.push(match graph.op(i) {
            _ if n == 1 => None,
            IrOp::Range(r) if ranges[r.0 as usize].extent == n as i64 && !axes.contains(&Some(*r)) => Some(*r),
            _ => return None,
        });
    }
    Some(axes)
}

/// The mask that an access still needs: none where the index is inside the shape whatever the mask says.
pub(super) fn needed(b: &mut Builder, index: &[Id], shape: &[usize], mask: Option<Id>) -> Option<Id> {
    mask.filter(|_| {
        index.iter().zip(shape).any(|(&i, &n)| {
            let (low, high) = b.bounds(i);
            low < 0 || high >= n as i64
        })
    })
}

/// The operand's index for an index of the result of a movement operation, and the condition under which there is one (`Pad` only).
pub(super) fn through(b: &mut Builder, tensor: &Tensor, index: &[Id]) -> (Index, Option<Id>) {
    let from = tensor.args()[0].shape();
    match tensor.op() {
        Op::Reshape => (reshape(b, index, tensor.shape(), from), None),
        Op::Permute(axes) => {
            let mut below: Index = index.into();
            axes.iter().zip(index).for_each(|(&a, &i)| below[a] = i);
            (below, None)
        }
        Op::Expand => (index.iter().zip(from).map(|(&i, &n)| if n == 1 { b.int(0) } else { i }).collect(), None),
        Op::Slice(specs) => {
            let taken = specs.iter().zip(index).map(|(s, &i)| {
                let (start, step) = (b.int(s.start as i64), b.int(s.step as i64));
                let steps = b.mul(i, step);
                b.add(steps, start)
            });
            (taken.collect(), None)
        }
        Op::Pad { padding, .. } => {
            let mut valid: Option<Id> = None;
            let mut below = Index::new();
            for ((&(before, after), &i), &n) in padding.iter().zip(index).zip(from) {
                let shift = b.int(-(before as i64));
                let at = b.add(i, shift);
                let mut require =
                    |b: &mut Builder, condition: Id| valid = Some(valid.map_or(condition, |v| b.binary(BinaryOp::And, v, condition)));
                if before > 0 {
                    let zero = b.int(0);
                    let inside = b.binary(BinaryOp::CmpLe, zero, at);
                    require(b, inside);
                }
                if after > 0 {
                    let end = b.int(n as i64);
                    let inside = b.binary(BinaryOp::CmpLt, at, end);
                    require(b, inside);
                }
                below.push(at);
            }
            (below, valid)
        }
        Op::Contiguous | Op::Detach | Op::Custom(_) | Op::After => (index.into(), None),
        other => unreachable!("{other:?} moves nothing"),
    }
}

/// Splits both shapes into the shortest runs of axes with equal volume; each run is flattened and taken apart on its own.
fn reshape(b: &mut Builder, index: &[Id], to: &[usize], from: &[usize]) -> Index {
    let mut below = Index::new();
    let (mut i, mut j) = (0, 0);
    while i < to.len() || j < from.len() {
        let (i0, j0) = (i, j);
        let (mut left, mut right) = (1, 1);
        loop {
            if i < to.len() && (left < right || i == i0 && j > j0 || j >= from.len()) {
                left *= to[i];
                i += 1;
            } else if j < from.len() {
                right *= from[j];
                j += 1;
            } else {
                break;
            }
            if left == right && i > i0 && j > j0 {
                break;
            }
        }
        let linear = flatten(b, &index[i0..i], &to[i0..i]);
        let mut stride: i64 = from[j0..j].iter().map(|&n| n as i64).product();
        for (axis, &n) in from[j0..j].iter().enumerate() {
            stride /= (n as i64).max(1);
            let quotient = b.div(linear, stride.max(1));
            below.push(if axis == 0 { quotient } else { b.modulo(quotient, (n as i64).max(1)) });
        }
    }
    below
}
