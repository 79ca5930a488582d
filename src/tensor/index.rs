//! Reading and writing elements at positions that are data.
//!
//! Everything becomes one `Gather` or `Scatter` with positions along one axis. Where a position has several coordinates, each is
//! checked against its own axis first, and they are combined row-major after that: an index out of range is always an error, never
//! another element. A scalar counts as a vector of one element.

use super::broadcast::{Dims, broadcast_shape, common_shape};
use super::message;
use super::node::Tensor;
use super::slice::SliceRange;
use crate::error::Result;
use kiln_kernels::ir::BinaryOp;
use kiln_kernels::{DType, Scalar};
use std::ops::{Range, RangeFrom, RangeFull, RangeTo};

/// One position in [`Tensor::index`]. The macro [`i!`](crate::i) makes a list of them.
#[derive(Clone, Debug)]
pub enum Index {
    /// One element of an axis, which is dropped; a negative number counts from the end.
    At(isize),
    /// A range of an axis.
    Range(SliceRange),
    /// A new axis of extent 1.
    NewAxis,
    /// As many whole axes as are left over.
    Ellipsis,
    /// Positions along an axis, of any integer type; negative ones count from the end.
    Tensor(Tensor),
}

/// A list of [`Index`] for [`Tensor::index`]: integers, ranges, tensors, [`Index::NewAxis`] and [`Index::Ellipsis`].
///
/// ```
/// # use kiln::{i, Index, Tensor};
/// let x = Tensor::iota(24).reshape([2, 3, 4]);
/// assert_eq!(x.index(&i![-1, .., 1..3]).shape(), [3, 2]);
/// assert_eq!(x.index(&i![Index::Ellipsis, Index::NewAxis, 0]).shape(), [2, 3, 1]);
/// ```
#[macro_export]
macro_rules! i {
    ($($index:expr),* $(,)?) => { [$($crate::Index::from($index)),*] };
}

macro_rules! from {
    ($($variant:ident: $($ty:ty),*);*) => { $($(
        impl From<$ty> for Index {
            fn from(value: $ty) -> Index { from!(@make $variant value) }
        }
    )*)* };
    (@make At $v:ident) => { Index::At($v as isize) };
    (@make Range $v:ident) => { Index::Range($v.into()) };
    (@make Tensor $v:ident) => { Index::Tensor($v.clone()) };
}
from! {
    At: i32, i64, isize, usize;
    Range: SliceRange, RangeFull, Range<i32>, Range<i64>, Range<isize>, Range<usize>, RangeFrom<i32>, RangeFrom<i64>, RangeFrom<isize>,
        RangeFrom<usize>, RangeTo<i32>, RangeTo<i64>, RangeTo<isize>, RangeTo<usize>, (i32, i32), (i64, i64), (isize, isize), (usize, usize);
    Tensor: Tensor, &Tensor
}

/// How [`Tensor::scatter_reduce`] combines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ScatterReduce {
    Sum,
    Mean,
    Prod,
    Max,
    Min,
}

/// The distance between neighbours along each axis of a row-major tensor.
fn strides(shape: &[usize]) -> Dims {
    let mut strides: Dims = Dims::from_elem(1, shape.len());
    for a in (1..shape.len()).rev() {
        strides[a - 1] = strides[a] * shape[a];
    }
    strides
}

/// An i64 tensor with one value.
#[track_caller]
fn constant(shape: &[usize], value: usize) -> Tensor {
    Tensor::full_const(shape, Scalar::i64(value as i64))
}

impl Tensor {
    /// This i64 tensor times a number.
    #[track_caller]
    fn times(&self, by: usize) -> Tensor {
        self.p_binary(BinaryOp::Mul, &constant(self.shape(), by))
    }

    /// This index with negative positions counted from the end of an axis of extent `n`.
    #[track_caller]
    fn wrapped(&self, n: usize) -> Tensor {
        let negative = self.p_binary(BinaryOp::CmpLt, &constant(self.shape(), 0));
        negative.p_where(&self.p_binary(BinaryOp::Add, &constant(self.shape(), n)), self)
    }

    /// Row-major positions in a tensor of `shape`: each element of `self` is the coordinate along `axis`, its own place gives the
    /// other coordinates (0 where `shape` has extent 1).
    #[track_caller]
    fn flat_positions(&self, shape: &[usize], axis: usize) -> Tensor {
        let stride = strides(shape);
        let mut flat = self.p_bound(shape[axis]).times(stride[axis]);
        for a in (0..shape.len()).filter(|&a| a != axis && shape[a] > 1) {
            flat = flat.p_binary(BinaryOp::Add, &Tensor::positions(self.shape(), a).times(stride[a]));
        }
        flat
    }

    /// Elements at the row-major positions `flat`, in its shape.
    #[track_caller]
    fn take_flat(&self, flat: &Tensor) -> Tensor {
        self.p_reshape([self.numel()]).p_gather(0, flat)
    }

    /// Elements picked along `axis`: `out[i][j] = self[i][index[i][j]]` for axis 1. The index has this tensor's rank and may be
    /// smaller on the other axes. An index out of range, negative ones included, is an error when the value is computed.
    ///
    /// # Panics
    /// If there is no such axis, or the index has another rank or is larger on another axis.
    #[track_caller]
    pub fn gather(&self, axis: isize, index: &Tensor) -> Tensor {
        if self.rank() == 0 && index.rank() == 0 {
            return self.p_reshape([1]).gather(axis, &index.p_reshape([1])).p_reshape([]);
        }
        let at = self.checked_index("gather", axis, index);
        self.take_flat(&index.as_index("gather").flat_positions(self.shape(), at))
    }

    /// The axis; the index must have this tensor's rank and must not be larger on another axis.
    #[track_caller]
    fn checked_index(&self, op: &str, axis: isize, index: &Tensor) -> usize {
        let at = self.axis(op, axis);
        let operands = [("self", self), ("index", index)];
        if self.rank() != index.rank() {
            message::mismatch(op, "the index needs the same number of axes", &operands, None, "reshape or unsqueeze the index");
        }
        if let Some(a) = (0..self.rank()).find(|&a| a != at && index.shape()[a] > self.shape()[a]) {
            let what = "the index is larger than the tensor";
            message::mismatch(op, what, &operands, Some(self.rank() - 1 - a), &format!("it may be larger along axis {at} only"));
        }
        at
    }

    /// NumPy's `take_along_axis`: as [`Tensor::gather`], but the other axes broadcast and negative positions count from the end.
    ///
    /// # Panics
    /// If there is no such axis, the ranks differ, or the other axes do not broadcast.
    #[track_caller]
    pub fn take_along(&self, axis: isize, index: &Tensor) -> Tensor {
        let at = self.axis("take_along", axis);
        let operands = [("self", self), ("index", index)];
        if self.rank() != index.rank() {
            message::mismatch("take_along", "the index needs the same number of axes", &operands, None, "reshape or unsqueeze the index");
        }
        let along = |t: &Tensor, n: usize| -> Dims { t.shape().iter().enumerate().map(|(a, &d)| if a == at { n } else { d }).collect() };
        let mut shape = match common_shape([&along(self, 1)[..], &along(index, 1)[..]].into_iter()) {
            Ok(shape) => shape,
            Err(k) => message::mismatch("take_along", "the other axes do not broadcast", &operands, Some(k), "expand one of the two"),
        };
        shape[at] = index.shape()[at];
        let index = index.as_index("take_along").wrapped(self.shape()[at]).p_expand(&shape);
        self.take_flat(&index.flat_positions(self.shape(), at))
    }

    /// Slices of this tensor along `axis` at the positions in `index`, a vector. A position out of range is an error when the value
    /// is computed.
    ///
    /// # Panics
    /// If there is no such axis, or the index is not a vector.
    #[track_caller]
    pub fn index_select(&self, axis: isize, index: &Tensor) -> Tensor {
        if self.rank() == 0 {
            return self.p_reshape([1]).index_select(axis, index);
        }
        let at = self.axis("index_select", axis);
        if index.rank() != 1 {
            message::bad_rank("index_select", index, "a vector of positions");
        }
        self.p_gather(at, &index.as_index("index_select"))
    }

    /// Rows of this table (V, D) at `ids`: shape (ids…, D). The gradient adds up rows that occur several times; it costs what the
    /// rows cost. An id out of range is an error when the value is computed.
    ///
    /// # Panics
    /// If this is not a matrix or the ids are not integers.
    #[track_caller]
    pub fn embedding(&self, ids: &Tensor) -> Tensor {
        if self.rank() != 2 {
            message::bad_rank("embedding", self, "a table of two axes");
        }
        self.p_gather(0, &ids.as_index("embedding"))
    }

    /// A copy with `source` written along `axis`: `out[i][index[i][j]] = source[i][j]` for axis 1. Of several writes to one place the
    /// last one counts. A position out of range is an error when the value is computed.
    ///
    /// # Panics
    /// If there is no such axis, the shapes do not fit, or the types differ.
    #[track_caller]
    pub fn scatter(&self, axis: isize, index: &Tensor, source: &Tensor) -> Tensor {
        self.scatter_with("scatter", axis, index, source, None)
    }

    /// As [`Tensor::scatter`], adding instead of overwriting, in the order of the index.
    ///
    /// # Panics
    /// As [`Tensor::scatter`].
    #[track_caller]
    pub fn scatter_add(&self, axis: isize, index: &Tensor, source: &Tensor) -> Tensor {
        self.scatter_with("scatter_add", axis, index, source, Some(BinaryOp::Add))
    }

    /// As [`Tensor::scatter`], combining all that goes to one place; with `include_self` also what was there. Places that nothing
    /// goes to stay as they are.
    ///
    /// # Panics
    /// As [`Tensor::scatter`].
    #[track_caller]
    pub fn scatter_reduce(&self, axis: isize, index: &Tensor, source: &Tensor, reduce: ScatterReduce, include_self: bool) -> Tensor {
        if reduce == ScatterReduce::Mean && self.dtype().is_int() && self.dtype().size() < 8 && source.dtype() == self.dtype() {
            // A mean is within the type, the sum that it is taken of need not be.
            let [x, source] = [self, source].map(|t| t.p_cast(DType::I64));
            return x.scatter_reduce(axis, index, &source, reduce, include_self).p_cast(self.dtype());
        }
        let (op, identity) = match reduce {
            ScatterReduce::Sum | ScatterReduce::Mean => (BinaryOp::Add, Scalar::zero(self.dtype())),
            ScatterReduce::Prod => (BinaryOp::Mul, Scalar::one(self.dtype())),
            ScatterReduce::Max => (BinaryOp::Max, self.dtype().min_value()),
            ScatterReduce::Min => (BinaryOp::Min, self.dtype().max_value()),
        };
        if include_self && reduce != ScatterReduce::Mean {
            return self.scatter_with("scatter_reduce", axis, index, source, Some(op));
        }
        let ones = Tensor::full_const(index.shape(), Scalar::i64(1));
        let count = constant(self.shape(), include_self as usize).scatter_with("scatter_reduce", axis, index, &ones, Some(BinaryOp::Add));
        let touched = constant(self.shape(), 0).p_binary(BinaryOp::CmpLt, &count);
        let base = if include_self { self.clone() } else { touched.p_where(&Tensor::full_const(self.shape(), identity), self) };
        let combined = base.scatter_with("scatter_reduce", axis, index, source, Some(op));
        if reduce != ScatterReduce::Mean {
            return combined;
        }
        // What nothing goes to is divided by one: a division by zero, even of a value that is not used, has no gradient.
        let count = count.maximum(1);
        if self.dtype().is_float() {
            combined.to_compute().div(count.p_cast(self.dtype().compute())).p_cast(self.dtype())
        } else {
            combined.floor_div(count.p_cast(self.dtype()))
        }
    }

    #[track_caller]
    fn scatter_with(&self, op: &str, axis: isize, index: &Tensor, source: &Tensor, combine: Option<BinaryOp>) -> Tensor {
        if self.rank() == 0 && index.rank() == 0 && source.rank() == 0 {
            let [x, index, source] = [self.p_reshape([1]), index.p_reshape([1]), source.p_reshape([1])];
            return x.scatter_with(op, axis, &index, &source, combine).p_reshape([]);
        }
        let at = self.checked_index(op, axis, index);
        let operands = [("self", self), ("index", index), ("source", source)];
        if source.dtype() != self.dtype() {
            message::mismatch(op, "the types differ", &operands, None, "cast the source");
        }
        if source.rank() != index.rank() || source.shape().iter().zip(index.shape()).any(|(s, i)| s < i) {
            message::mismatch(op, "the source does not cover the index", &operands, None, "the source needs the index's shape");
        }
        let used: Vec<_> = index.shape().iter().map(|&len| super::node::SliceSpec { start: 0, step: 1, len }).collect();
        let source = source.p_slice(&used).p_reshape([index.numel()]);
        let flat = index.as_index(op).flat_positions(self.shape(), at).p_reshape([index.numel()]);
        self.p_reshape([self.numel()]).p_scatter(0, &flat, &source, combine).p_reshape(self.shape())
    }

    /// NumPy's `x[…]` with slices, integers, new axes, an ellipsis and tensors of positions. Slices and integers are views. The
    /// tensors broadcast; their common shape takes the place of their axes if those are neighbours, else it comes first. (As in
    /// PyTorch, an integer does not count as a tensor of positions here.) A position out of range is an error when the value is
    /// computed.
    ///
    /// # Panics
    /// If there are too many indices, an integer is out of range, or the tensors do not broadcast.
    #[track_caller]
    pub fn index(&self, index: &[Index]) -> Tensor {
        let (x, positions) = self.basic_index(index);
        let Some(&(first, _)) = positions.first() else { return x };
        let neighbours = positions.windows(2).all(|w| w[1].0 == w[0].0 + 1);
        let place = if neighbours { first } else { 0 };
        let axes: Vec<usize> = positions.iter().map(|&(a, _)| a).collect();
        let mut order: Vec<usize> = (0..x.rank()).filter(|a| !axes.contains(a)).collect();
        order.splice(place..place, axes.iter().copied());
        let x = x.p_permute(&order);
        let indexed: Vec<usize> = x.shape()[place..place + axes.len()].to_vec();
        let merged = [&x.shape()[..place], &[indexed.iter().product()], &x.shape()[place + axes.len()..]].concat();
        x.p_reshape(merged).p_gather(place, &combined_positions(&positions, &indexed))
    }

    /// The view that slices, integers, new axes and the ellipsis make, and the axes of it that tensors index.
    #[track_caller]
    fn basic_index(&self, index: &[Index]) -> (Tensor, Vec<(usize, Tensor)>) {
        let used = index.iter().filter(|i| !matches!(i, Index::NewAxis | Index::Ellipsis)).count();
        assert!(used <= self.rank(), "index: {used} indices for a tensor of shape {:?}", self.shape());
        assert!(index.iter().filter(|i| matches!(i, Index::Ellipsis)).count() <= 1, "index: more than one ellipsis");
        let (mut x, mut axis, mut positions) = (self.clone(), 0, Vec::new());
        for item in index {
            match item {
                Index::At(i) => x = x.select(axis as isize, *i),
                Index::NewAxis => x = x.unsqueeze(axis as isize),
                Index::Range(range) => x = x.slice(axis as isize, *range),
                Index::Ellipsis => axis += self.rank() - used,
                Index::Tensor(t) => positions.push((axis, t.as_index("index"))),
            }
            if matches!(item, Index::NewAxis | Index::Range(_) | Index::Tensor(_)) {
                axis += 1;
            }
        }
        (x, positions)
    }

    /// A copy with `values` (broadcast) at the places that [`Tensor::index`] would read. With `accumulate` they are added, in order;
    /// else the last of several writes to one place counts.
    ///
    /// # Panics
    /// As [`Tensor::index`], or if the values do not broadcast or have another type.
    #[track_caller]
    pub fn index_put(&self, index: &[Index], values: &Tensor, accumulate: bool) -> Tensor {
        assert!(values.dtype() == self.dtype(), "index_put: the values are {}, the tensor is {}", values.dtype(), self.dtype());
        let combine = accumulate.then_some(BinaryOp::Add);
        let tensors: Option<Vec<(usize, Tensor)>> = index
            .iter()
            .enumerate()
            .map(|(a, i)| if let Index::Tensor(t) = i { Some((a, t.as_index("index_put"))) } else { None })
            .collect();
        // Whole rows, if only leading axes are indexed by tensors; else single elements.
        let (flat, row) = match tensors {
            Some(positions) if !positions.is_empty() && positions.len() <= self.rank() => {
                let (indexed, row) = self.shape().split_at(positions.len());
                (combined_positions(&positions, indexed), row)
            }
            _ => (Tensor::p_iota(self.numel()).p_reshape(self.shape()).index(index), &[][..]),
        };
        let shape = [flat.shape(), row].concat();
        let values = values.expand(shape);
        let rows = self.numel() / row.iter().product::<usize>().max(1);
        let shape = |n: usize| [&[n], row].concat();
        let base = self.p_reshape(shape(if row.contains(&0) { 0 } else { rows }));
        let (flat, values) = (flat.p_reshape([flat.numel()]), values.p_reshape(shape(flat.numel())));
        base.p_scatter(0, &flat, &values, combine).p_reshape(self.shape())
    }

    /// The elements where `mask` (broadcast with this tensor) is true, as a vector in row-major order. How many there are is data, so
    /// the mask is computed now; the elements themselves stay lazy, and gradients flow through them.
    ///
    /// # Errors
    /// As [`Tensor::realize`].
    ///
    /// # Panics
    /// If the shapes do not broadcast.
    #[track_caller]
    pub fn masked_select(&self, mask: &Tensor) -> Result<Tensor> {
        let shape = broadcast_shape("masked_select", &[("self", self), ("mask", mask)]);
        let chosen = mask.to_bool().p_broadcast(&shape).true_positions()?;
        Ok(self.p_broadcast(&shape).take_flat(&chosen))
    }

    /// The coordinates of the elements that are not zero, row-major: i64 of shape (count, rank). Computed now, as the count is data.
    ///
    /// # Errors
    /// As [`Tensor::realize`].
    #[track_caller]
    pub fn nonzero(&self) -> Result<Tensor> {
        let flat = self.to_bool().true_positions()?;
        let stride = strides(self.shape());
        let (n, rank) = (flat.numel(), self.rank());
        if rank == 0 {
            return Ok(Tensor::full_const(&[n, 0], Scalar::i64(0)));
        }
        let mut coordinates = Vec::with_capacity(rank);
        for a in 0..rank {
            let quotient = flat.p_binary(BinaryOp::Div, &constant(&[n], stride[a]));
            coordinates.push(quotient.p_binary(BinaryOp::Mod, &constant(&[n], self.shape()[a])));
        }
        Ok(Tensor::stack(&coordinates, 1))
    }

    /// The row-major positions of what is true in a bool tensor, as a vector.
    #[track_caller]
    fn true_positions(&self) -> Result<Tensor> {
        let n = self.numel();
        if n == 0 {
            return Ok(Tensor::p_iota(0));
        }
        let mask = self.p_reshape([n]).contiguous();
        let rank = mask.p_cast(DType::I64).p_scan(BinaryOp::Add, 0).contiguous();
        Tensor::realize_all([&mask, &rank])?;
        let count = rank.span(0, n - 1, 1).item::<i64>()? as usize;
        // What is not chosen is written behind the end.
        let place = mask.p_where(&rank.p_binary(BinaryOp::Sub, &constant(&[n], 1)), &constant(&[n], count));
        Ok(constant(&[count + 1], 0).p_scatter(0, &place, &Tensor::p_iota(n), None).span(0, 0, count))
    }
}

/// Several tensors of positions along neighbouring axes of the given extents, as row-major positions in all of them; each is checked
/// against its own axis, negative ones count from the end.
#[track_caller]
fn combined_positions(positions: &[(usize, Tensor)], extents: &[usize]) -> Tensor {
    let names: Vec<String> = positions.iter().map(|(a, _)| format!("axis {a}")).collect();
    let operands: Vec<message::Named<'_>> = names.iter().zip(positions).map(|(name, (_, t))| (name.as_str(), t)).collect();
    let shape = broadcast_shape("index", &operands);
    let mut flat: Option<Tensor> = None;
    for ((_, t), &n) in positions.iter().zip(extents) {
        let t = t.wrapped(n).p_bound(n).p_broadcast(&shape);
        flat = Some(match flat {
            Some(f) => f.times(n).p_binary(BinaryOp::Add, &t),
            None => t,
        });
    }
    flat.expect("there is at least one tensor of positions")
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate;
    use super::*;

    fn ints(t: &Tensor) -> Vec<i64> {
        evaluate(t).into_iter().map(Scalar::as_i64).collect()
    }

    fn count(shape: &[usize]) -> Tensor {
        Tensor::p_iota(shape.iter().product()).p_reshape(shape)
    }

    fn of(data: &[i64]) -> Tensor {
        Tensor::from_slice(data, [data.len()]).unwrap()
    }

    #[test]
    fn separated_tensors_put_their_shape_first() {
        let x = count(&[2, 3, 4]);
        let (a, b) = (of(&[1, 0]), of(&[-1, 2]));
        assert_eq!(x.index(&i![&a, .., &b]).shape(), [2, 3]);
        assert_eq!(ints(&x.index(&i![&a, .., &b])), [15, 19, 23, 2, 6, 10]);
        assert_eq!(ints(&x.index(&i![0, &b, (0, -2)])), [8, 9, 8, 9]);
        let column = a.unsqueeze(1);
        assert_eq!(x.index(&i![.., &column, &b]).shape(), [2, 2, 2]);
    }

    #[test]
    #[should_panic(expected = "index 3 is not in 0..3")]
    fn an_index_is_checked_against_its_own_axis() {
        evaluate(&count(&[3, 3]).index(&i![of(&[0]), of(&[3])]));
    }

    #[test]
    #[should_panic(expected = "index -1 is not in 0..3")]
    fn gather_takes_no_negative_index() {
        evaluate(&count(&[3]).gather(0, &of(&[-1])));
    }

    #[test]
    fn every_integer_type_is_an_index() {
        for dtype in [DType::I8, DType::U8, DType::I16, DType::U16, DType::I32, DType::U32, DType::U64] {
            assert_eq!(ints(&count(&[3, 2]).embedding(&of(&[2, 0]).p_cast(dtype))), [4, 5, 0, 1]);
        }
    }

    #[test]
    fn scatter_reduce_combines_with_or_without_what_was_there() {
        let (x, at, source) = (of(&[10, 20, 30]), of(&[0, 0, 2]), of(&[1, 2, 40]));
        let with = |reduce, include| ints(&x.scatter_reduce(0, &at, &source, reduce, include));
        assert_eq!(with(ScatterReduce::Sum, true), [13, 20, 70]);
        assert_eq!(with(ScatterReduce::Sum, false), [3, 20, 40]);
        assert_eq!(with(ScatterReduce::Prod, true), [20, 20, 1200]);
        assert_eq!(with(ScatterReduce::Prod, false), [2, 20, 40]);
        assert_eq!(with(ScatterReduce::Max, true), [10, 20, 40]);
        assert_eq!(with(ScatterReduce::Min, false), [1, 20, 40]);
        assert_eq!(with(ScatterReduce::Mean, true), [4, 20, 35]);
        assert_eq!(with(ScatterReduce::Mean, false), [1, 20, 40]);
    }

    #[test]
    fn a_mean_of_small_integers_does_not_wrap() {
        let at = Tensor::full_const(&[300], Scalar::i64(0));
        for (dtype, value) in [(DType::I8, 100), (DType::I8, -100), (DType::U8, 200), (DType::I16, 30000)] {
            let (x, source) = (Tensor::zeros([1], dtype), Tensor::full([300], value, dtype));
            let mean = x.scatter_reduce(0, &at, &source, ScatterReduce::Mean, false);
            assert_eq!((mean.dtype(), ints(&mean)), (dtype, vec![value]));
        }
        // Rounded down, as PyTorch rounds the mean of integers.
        let x = of(&[-3]).p_cast(DType::I8);
        assert_eq!(ints(&x.scatter_reduce(0, &of(&[0]), &of(&[-4]).p_cast(DType::I8), ScatterReduce::Mean, true)), [-4]);
    }

    #[test]
    fn index_put_writes_where_index_reads() {
        let zeros = Tensor::full_const(&[2, 3], Scalar::i64(0));
        let put = |index: &[Index], values: &Tensor, add| ints(&zeros.index_put(index, values, add));
        assert_eq!(put(&i![of(&[1])], &of(&[7, 8, 9]), false), [0, 0, 0, 7, 8, 9]);
        assert_eq!(put(&i![of(&[1, 1]), of(&[-1, 2])], &of(&[5, 6]), true), [0, 0, 0, 0, 0, 11]);
        assert_eq!(put(&i![of(&[1, 1]), of(&[-1, 2])], &of(&[5, 6]), false), [0, 0, 0, 0, 0, 6]);
        assert_eq!(put(&i![.., 1], &of(&[4, 5]), false), [0, 4, 0, 0, 5, 0]);
        assert_eq!(put(&i![0, SliceRange::from(..).step(-2)], &of(&[1, 2]), false), [2, 0, 1, 0, 0, 0]);
    }

    #[test]
    fn scalars_are_read_and_written() {
        let (x, at) = (Tensor::full((), 7, DType::I64), Tensor::full((), 0, DType::I64));
        assert_eq!((ints(&x.gather(0, &at)), ints(&x.scatter_add(-1, &at, &x))), (vec![7], vec![14]));
        assert_eq!(x.scatter(0, &at, &x).shape(), [0usize; 0]);
        assert_eq!(ints(&x.index_select(0, &of(&[0, 0]))), [7, 7]);
    }

    #[test]
    fn nothing_can_be_taken_from_nothing() {
        let empty = count(&[0, 3]);
        assert_eq!(empty.index_select(0, &of(&[])).shape(), [0, 3]);
        assert_eq!(empty.gather(1, &Tensor::full_const(&[0, 2], Scalar::i64(0))).shape(), [0, 2]);
        assert_eq!(ints(&empty.scatter_add(0, &empty, &empty)), [0i64; 0]);
    }

    #[test]
    #[should_panic(expected = "the index is larger than the tensor")]
    fn an_index_larger_on_another_axis_is_refused() {
        count(&[2, 3]).gather(0, &count(&[2, 4]));
    }
}
