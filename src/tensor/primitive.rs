//! The primitive operations as constructors. Callers pass operands whose shapes and types already fit; broadcasting, promotion and
//! the messages for users are in the modules that compose these.

use super::node::{Op, SliceSpec, Tensor};
use kiln_kernels::ir::{BinaryOp, ReduceOp, TernaryOp, UnaryOp};
use kiln_kernels::{DType, Scalar};
use smallvec::SmallVec;

/// A reduction longer than this is done in blocks of this length, whose results are reduced in turn: part of the rounding contract.
pub(crate) const REDUCE_BLOCK: usize = 4096;

/// A scan longer than this is done in blocks of this length.
const SCAN_BLOCK: usize = 256;

impl Tensor {
    /// A scalar of shape [].
    #[track_caller]
    pub(crate) fn scalar_const(value: Scalar) -> Tensor {
        Tensor::new(Op::Const(value), [], [], value.dtype)
    }

    /// A tensor with the same value everywhere.
    #[track_caller]
    pub(crate) fn full_const(shape: &[usize], value: Scalar) -> Tensor {
        let scalar = Tensor::scalar_const(value);
        if shape.is_empty() { scalar } else { scalar.p_reshape(vec![1; shape.len()]).p_expand(shape) }
    }

    /// 0, 1, …, n-1 (i64).
    #[track_caller]
    pub(crate) fn p_iota(n: usize) -> Tensor {
        Tensor::new(Op::Iota, [], [n], DType::I64)
    }

    #[track_caller]
    pub(crate) fn p_unary(&self, op: UnaryOp) -> Tensor {
        Tensor::new(Op::Unary(op), [self.clone()], self.shape().iter().copied(), self.dtype())
    }

    #[track_caller]
    pub(crate) fn p_binary(&self, op: BinaryOp, other: &Tensor) -> Tensor {
        debug_assert_eq!((self.shape(), self.dtype()), (other.shape(), other.dtype()), "{op:?}");
        let dtype = if op.is_compare() { DType::Bool } else { self.dtype() };
        Tensor::new(Op::Binary(op), [self.clone(), other.clone()], self.shape().iter().copied(), dtype)
    }

    /// self (a bool) ? a : b.
    #[track_caller]
    pub(crate) fn p_where(&self, a: &Tensor, b: &Tensor) -> Tensor {
        debug_assert_eq!((self.shape(), a.shape(), a.dtype()), (b.shape(), b.shape(), b.dtype()));
        Tensor::new(Op::Ternary(TernaryOp::Where), [self.clone(), a.clone(), b.clone()], self.shape().iter().copied(), a.dtype())
    }

    /// self*b + c with one rounding.
    #[track_caller]
    pub(crate) fn p_fma(&self, b: &Tensor, c: &Tensor) -> Tensor {
        debug_assert_eq!((self.shape(), self.shape()), (b.shape(), c.shape()));
        Tensor::new(Op::Ternary(TernaryOp::Fma), [self.clone(), b.clone(), c.clone()], self.shape().iter().copied(), self.dtype())
    }

    /// Converted by value; nothing to do if the type is the same.
    #[track_caller]
    pub(crate) fn p_cast(&self, to: DType) -> Tensor {
        if self.dtype() == to { self.clone() } else { Tensor::new(Op::Cast, [self.clone()], self.shape().iter().copied(), to) }
    }

    /// The same bits in a type of the same width.
    #[track_caller]
    pub(crate) fn p_bitcast(&self, to: DType) -> Tensor {
        debug_assert_eq!(self.dtype().size(), to.size());
        if self.dtype() == to { self.clone() } else { Tensor::new(Op::Bitcast, [self.clone()], self.shape().iter().copied(), to) }
    }

    /// An i64 index, checked to be in `0..limit`.
    #[track_caller]
    pub(crate) fn p_bound(&self, limit: usize) -> Tensor {
        assert_indexable(self, limit);
        debug_assert_eq!(self.dtype(), DType::I64);
        Tensor::new(Op::Bound { limit }, [self.clone()], self.shape().iter().copied(), DType::I64)
    }

    /// Reduces `axes` (sorted, distinct) and drops them. Half types are the caller's to widen first.
    #[track_caller]
    pub(crate) fn p_reduce(&self, op: ReduceOp, axes: &[usize]) -> Tensor {
        debug_assert!(axes.is_sorted() && axes.iter().all(|&a| a < self.rank()));
        let n: usize = axes.iter().map(|&a| self.shape()[a]).product();
        if axes.is_empty() {
            return self.clone();
        }
        if n > REDUCE_BLOCK { self.reduce_in_blocks(op, axes, n) } else { self.p_reduce_whole(op, axes) }
    }

    /// The same, never in blocks: for rows of which there are many.
    #[track_caller]
    pub(crate) fn p_reduce_whole(&self, op: ReduceOp, axes: &[usize]) -> Tensor {
        let shape: SmallVec<[usize; 6]> = without(self.shape(), axes);
        Tensor::new(Op::Reduce { op, axes: axes.into() }, [self.clone()], shape, self.dtype())
    }

    #[track_caller]
    fn reduce_in_blocks(&self, op: ReduceOp, axes: &[usize], n: usize) -> Tensor {
        let kept: Vec<usize> = (0..self.rank()).filter(|a| !axes.contains(a)).collect();
        let order: Vec<usize> = kept.iter().chain(axes).copied().collect();
        let outer: Vec<usize> = kept.iter().map(|&a| self.shape()[a]).collect();
        let with = |tail: &[usize]| -> Vec<usize> { outer.iter().chain(tail).copied().collect() };
        let blocks = n.div_ceil(REDUCE_BLOCK);
        let mut padding = vec![(0, 0); outer.len() + 1];
        padding[outer.len()].1 = blocks * REDUCE_BLOCK - n;
        let flat = self.p_permute(&order).p_reshape(with(&[n])).p_pad(&padding, op.identity(self.dtype()));
        let rank = outer.len();
        flat.p_reshape(with(&[blocks, REDUCE_BLOCK])).p_reduce(op, &[rank + 1]).p_reduce(op, &[rank])
    }

    /// Sum over `axes` (sorted, distinct, dropped) of self*other; both of one shape and type. Half operands give f32.
    #[track_caller]
    pub(crate) fn p_dot(&self, other: &Tensor, axes: &[usize]) -> Tensor {
        debug_assert_eq!((self.shape(), self.dtype()), (other.shape(), other.dtype()));
        debug_assert!(axes.is_sorted() && axes.iter().all(|&a| a < self.rank()));
        let shape: SmallVec<[usize; 6]> = without(self.shape(), axes);
        Tensor::new(Op::Dot { axes: axes.into() }, [self.clone(), other.clone()], shape, self.dtype().compute())
    }

    #[track_caller]
    pub(crate) fn p_reshape(&self, shape: impl AsRef<[usize]>) -> Tensor {
        let shape = shape.as_ref();
        debug_assert_eq!(self.numel(), shape.iter().product::<usize>());
        if self.shape() == shape { self.clone() } else { Tensor::new(Op::Reshape, [self.clone()], shape.iter().copied(), self.dtype()) }
    }

    #[track_caller]
    pub(crate) fn p_permute(&self, axes: &[usize]) -> Tensor {
        debug_assert_eq!(axes.len(), self.rank());
        if axes.is_sorted() {
            return self.clone();
        }
        Tensor::new(Op::Permute(axes.into()), [self.clone()], axes.iter().map(|&a| self.shape()[a]), self.dtype())
    }

    /// To a shape of the same rank; axes of extent 1 repeat.
    #[track_caller]
    pub(crate) fn p_expand(&self, shape: &[usize]) -> Tensor {
        debug_assert!(self.rank() == shape.len() && self.shape().iter().zip(shape).all(|(&a, &b)| a == b || a == 1));
        if self.shape() == shape { self.clone() } else { Tensor::new(Op::Expand, [self.clone()], shape.iter().copied(), self.dtype()) }
    }

    #[track_caller]
    pub(crate) fn p_pad(&self, padding: &[(usize, usize)], fill: Scalar) -> Tensor {
        debug_assert_eq!((padding.len(), fill.dtype), (self.rank(), self.dtype()));
        if padding.iter().all(|&p| p == (0, 0)) {
            return self.clone();
        }
        let shape = self.shape().iter().zip(padding).map(|(&n, &(before, after))| before + n + after);
        let shape: SmallVec<[usize; 6]> = shape.collect();
        Tensor::new(Op::Pad { padding: padding.into(), fill }, [self.clone()], shape, self.dtype())
    }

    #[track_caller]
    pub(crate) fn p_slice(&self, specs: &[SliceSpec]) -> Tensor {
        debug_assert_eq!(specs.len(), self.rank());
        if specs.iter().zip(self.shape()).all(|(s, &n)| *s == SliceSpec { start: 0, step: 1, len: n }) {
            return self.clone();
        }
        Tensor::new(Op::Slice(specs.into()), [self.clone()], specs.iter().map(|s| s.len), self.dtype())
    }

    /// Rows of `self` along `axis` by an i64 index of any shape; see [`Op::Gather`].
    #[track_caller]
    pub(crate) fn p_gather(&self, axis: usize, index: &Tensor) -> Tensor {
        assert_indexable(index, self.shape()[axis]);
        debug_assert_eq!(index.dtype(), DType::I64);
        let shape: SmallVec<[usize; 6]> =
            self.shape()[..axis].iter().chain(index.shape()).chain(&self.shape()[axis + 1..]).copied().collect();
        Tensor::new(Op::Gather { axis }, [self.clone(), index.clone()], shape, self.dtype())
    }

    /// `self` with rows of `source` combined into it; see [`Op::Scatter`].
    #[track_caller]
    pub(crate) fn p_scatter(&self, axis: usize, index: &Tensor, source: &Tensor, op: Option<BinaryOp>) -> Tensor {
        assert_indexable(index, self.shape()[axis]);
        debug_assert_eq!((index.dtype(), source.dtype()), (DType::I64, self.dtype()));
        // It works in the memory of its base, which therefore is one that nobody else sees.
        let args = [self.contiguous(), index.clone(), source.clone()];
        Tensor::new(Op::Scatter { axis, op }, args, self.shape().iter().copied(), self.dtype())
    }

    /// Running combination along `axis`, inclusive. A long one is done in blocks, whose totals are combined in turn: the rounding errors
    /// of a sum stay small, and blocks run side by side.
    #[track_caller]
    pub(crate) fn p_scan(&self, op: BinaryOp, axis: usize) -> Tensor {
        let n = self.shape()[axis];
        if n <= SCAN_BLOCK {
            return Tensor::new(Op::Scan { op, axis }, [self.clone()], self.shape().iter().copied(), self.dtype());
        }
        let identity = match op {
            BinaryOp::Add => Scalar::zero(self.dtype()),
            BinaryOp::Mul => Scalar::one(self.dtype()),
            BinaryOp::Max => self.dtype().min_value(),
            BinaryOp::Min => self.dtype().max_value(),
            other => unreachable!("{other:?} has no identity to fill a block with"),
        };
        let blocks = n.div_ceil(SCAN_BLOCK);
        let pad = |t: &Tensor, at: usize, by: (usize, usize)| {
            let mut padding = vec![(0, 0); t.rank()];
            padding[at] = by;
            t.p_pad(&padding, identity)
        };
        let cut = |t: &Tensor, at: usize, spec: SliceSpec| {
            let mut specs: Vec<SliceSpec> = t.shape().iter().map(|&len| SliceSpec { start: 0, step: 1, len }).collect();
            specs[at] = spec;
            t.p_slice(&specs)
        };
        let [before, after] = [&self.shape()[..axis], &self.shape()[axis + 1..]];
        let split = [before, &[blocks, SCAN_BLOCK], after].concat();
        let inside = pad(self, axis, (0, blocks * SCAN_BLOCK - n)).p_reshape(&split).p_scan(op, axis + 1);
        let totals = cut(&inside, axis + 1, SliceSpec { start: SCAN_BLOCK - 1, step: 1, len: 1 }).p_scan(op, axis);
        let earlier = pad(&cut(&totals, axis, SliceSpec { start: 0, step: 1, len: blocks - 1 }), axis, (1, 0));
        let all = earlier.p_expand(&split).p_binary(op, &inside).p_reshape([before, &[blocks * SCAN_BLOCK], after].concat());
        cut(&all, axis, SliceSpec { start: 0, step: 1, len: n })
    }

    /// The same values in memory of their own, row-major.
    #[track_caller]
    pub fn contiguous(&self) -> Tensor {
        Tensor::new(Op::Contiguous, [self.clone()], self.shape().iter().copied(), self.dtype())
    }

    /// The same values, for kernels that do not run before `earlier` has been computed.
    #[track_caller]
    pub(crate) fn p_after(&self, earlier: &Tensor) -> Tensor {
        Tensor::new(Op::After, [self.clone(), earlier.clone()], self.shape().iter().copied(), self.dtype())
    }

    /// The same values, cut off from their history: `grad` does not go through.
    #[track_caller]
    pub fn detach(&self) -> Tensor {
        Tensor::new(Op::Detach, [self.clone()], self.shape().iter().copied(), self.dtype())
    }
}

/// An axis without elements has none to be named by an index: a mistake that the shapes show.
#[track_caller]
fn assert_indexable(index: &Tensor, limit: usize) {
    let n = index.numel();
    assert!(limit > 0 || n == 0, "index: an axis of extent 0 has no element for the {n} indices made at {}", index.location());
}

/// `shape` without the extents of `axes`.
fn without(shape: &[usize], axes: &[usize]) -> SmallVec<[usize; 6]> {
    shape.iter().enumerate().filter(|(a, _)| !axes.contains(a)).map(|(_, &n)| n).collect()
}
