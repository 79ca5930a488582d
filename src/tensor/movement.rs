//! Views: operations that only say where an element is read from.

use super::axis::Axes;
use super::broadcast::Dims;
use super::join::cat_axis;
use super::message;
use super::node::{SliceSpec, Tensor};
use super::promote::Operand;
use super::shape::Shape;
use kiln_kernels::{DType, Scalar};
use smallvec::SmallVec;

impl Tensor {
    /// The axis that `axis` means: negative ones count from the end.
    #[track_caller]
    pub(crate) fn axis(&self, operation: &str, axis: isize) -> usize {
        resolve_axis(operation, axis, self.rank(), self.shape())
    }

    /// Several axes, in the order given, each at most once.
    #[track_caller]
    pub(crate) fn distinct_axes(&self, operation: &str, axes: &[isize]) -> SmallVec<[usize; 6]> {
        let mut found = SmallVec::new();
        for &a in axes {
            let axis = self.axis(operation, a);
            assert!(!found.contains(&axis), "{operation}: axis {a} of a tensor of shape {:?} is named twice in {axes:?}", self.shape());
            found.push(axis);
        }
        found
    }

    /// The same elements, row-major, in another shape; one extent may be -1 ("whatever is left").
    ///
    /// # Panics
    /// If the shape does not hold exactly this tensor's elements.
    #[track_caller]
    pub fn reshape(&self, shape: impl Into<Shape>) -> Tensor {
        match shape.into().resolve(self.numel()) {
            Ok(shape) => self.p_reshape(shape),
            Err(why) => panic!("reshape: a tensor of shape {:?} does not fit: {why}", self.shape()),
        }
    }

    /// Axis i of the result is axis `axes[i]` of this tensor.
    ///
    /// # Panics
    /// If `axes` does not name every axis once.
    #[track_caller]
    pub fn permute(&self, axes: impl AsRef<[isize]>) -> Tensor {
        let axes = self.distinct_axes("permute", axes.as_ref());
        assert!(axes.len() == self.rank(), "permute: {axes:?} does not name every axis of a tensor of shape {:?}", self.shape());
        self.p_permute(&axes)
    }

    /// Two axes swapped.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn transpose(&self, axis0: isize, axis1: isize) -> Tensor {
        let (a, b) = (self.axis("transpose", axis0), self.axis("transpose", axis1));
        let mut order: SmallVec<[usize; 6]> = (0..self.rank()).collect();
        order.swap(a, b);
        self.p_permute(&order)
    }

    /// The last two axes swapped: the matrices' transposes.
    ///
    /// # Panics
    /// If there are fewer than two axes.
    #[track_caller]
    pub fn t(&self) -> Tensor {
        self.transpose(-2, -1)
    }

    /// Axis `from` moved to position `to`; the others keep their order.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn move_axis(&self, from: isize, to: isize) -> Tensor {
        let (from, to) = (self.axis("move_axis", from), self.axis("move_axis", to));
        let mut order: SmallVec<[usize; 6]> = (0..self.rank()).filter(|&a| a != from).collect();
        order.insert(to, from);
        self.p_permute(&order)
    }

    /// Broadcast to `shape`: axes of extent 1 repeat, new axes come in front, -1 keeps an extent.
    ///
    /// # Panics
    /// If an extent other than 1 would have to change.
    #[track_caller]
    pub fn expand(&self, shape: impl Into<Shape>) -> Tensor {
        let target = shape.into();
        match broadcast_extents(self.shape(), target.dims()) {
            Ok(extents) => self.p_broadcast(&extents),
            Err(why) => panic!("expand: {:?} does not broadcast to {target:?}: {why}", self.shape()),
        }
    }

    /// The same as [`Tensor::expand`], by NumPy's name.
    ///
    /// # Panics
    /// As [`Tensor::expand`].
    #[track_caller]
    pub fn broadcast_to(&self, shape: impl Into<Shape>) -> Tensor {
        self.expand(shape)
    }

    /// (before, after) elements of `value` around each axis; a negative number crops.
    ///
    /// # Panics
    /// If there is not one pair an axis, or more is cropped than there is.
    #[track_caller]
    pub fn pad(&self, padding: impl AsRef<[(isize, isize)]>, value: impl Into<Operand>) -> Tensor {
        let padding = padding.as_ref();
        assert!(padding.len() == self.rank(), "pad: {padding:?} does not have one pair for each axis of {:?}", self.shape());
        let mut crop: SmallVec<[SliceSpec; 6]> = SmallVec::new();
        let mut grow: SmallVec<[(usize, usize); 6]> = SmallVec::new();
        for (axis, (&(before, after), &n)) in padding.iter().zip(self.shape()).enumerate() {
            let (cut_before, cut_after) = (-before.min(0), -after.min(0));
            let len = n as isize - cut_before - cut_after;
            assert!(len >= 0, "pad: ({before}, {after}) crops more than axis {axis} of {:?} has", self.shape());
            crop.push(SliceSpec { start: cut_before as usize, step: 1, len: len as usize });
            grow.push((before.max(0) as usize, after.max(0) as usize));
        }
        self.p_slice(&crop).p_pad(&grow, value.into().scalar("pad", self.dtype()))
    }

    /// Zeros (false) before and after along one axis only.
    #[track_caller]
    pub(crate) fn pad_axis(&self, axis: usize, before: usize, after: usize) -> Tensor {
        self.pad_axis_with(axis, before, after, Scalar::zero(self.dtype()))
    }

    /// `fill` before and after along one axis only.
    #[track_caller]
    pub(crate) fn pad_axis_with(&self, axis: usize, before: usize, after: usize, fill: Scalar) -> Tensor {
        let mut padding: SmallVec<[(usize, usize); 6]> = SmallVec::from_elem((0, 0), self.rank());
        padding[axis] = (before, after);
        self.p_pad(&padding, fill)
    }

    /// The order of the elements along `axes` reversed.
    ///
    /// # Panics
    /// If an axis does not exist or is named twice.
    #[track_caller]
    pub fn flip(&self, axes: impl Into<Axes>) -> Tensor {
        let axes = axes.into().resolve("flip", self);
        let specs: SmallVec<[SliceSpec; 6]> = (0..self.rank())
            .map(|a| match self.shape()[a] {
                n if n > 1 && axes.contains(&a) => SliceSpec { start: n - 1, step: -1, len: n },
                n => SliceSpec { start: 0, step: 1, len: n },
            })
            .collect();
        self.p_slice(&specs)
    }

    /// Elements moved by `shifts[i]` places along `axes[i]`; what leaves at one end comes in at the other.
    ///
    /// # Panics
    /// If there is not one shift for each axis.
    #[track_caller]
    pub fn roll(&self, shifts: impl AsRef<[isize]>, axes: impl AsRef<[isize]>) -> Tensor {
        let (shifts, axes) = (shifts.as_ref(), axes.as_ref());
        assert!(shifts.len() == axes.len(), "roll: {} shifts for {} axes", shifts.len(), axes.len());
        let mut x = self.clone();
        for (&shift, &axis) in shifts.iter().zip(axes) {
            let axis = x.axis("roll", axis);
            let n = x.shape()[axis];
            if n > 0 {
                let cut = (-shift).rem_euclid(n as isize) as usize;
                x = cat_axis(&[x.span(axis, cut, n - cut), x.span(axis, 0, cut)], axis);
            }
        }
        x
    }

    /// Elements moved by `shift` places in row-major order.
    #[track_caller]
    pub fn roll_flat(&self, shift: isize) -> Tensor {
        self.p_reshape([self.numel()]).roll([shift], [0]).p_reshape(self.shape())
    }

    /// The whole tensor repeated `repeats[i]` times along axis i. With more numbers than axes, new axes come in front; with fewer,
    /// the leading axes are not repeated (NumPy's `tile`).
    #[track_caller]
    pub fn repeat(&self, repeats: impl AsRef<[usize]>) -> Tensor {
        let repeats = repeats.as_ref();
        let rank = self.rank().max(repeats.len());
        let leading = |n: usize| std::iter::repeat_n(1, rank - n);
        let shape: Vec<usize> = leading(self.rank()).chain(self.shape().iter().copied()).collect();
        let times: Vec<usize> = leading(repeats.len()).chain(repeats.iter().copied()).collect();
        let pairs = |outer: &[usize]| -> Vec<usize> { outer.iter().zip(&shape).flat_map(|(&r, &n)| [r, n]).collect() };
        let merged: Vec<usize> = times.iter().zip(&shape).map(|(r, n)| r * n).collect();
        self.p_reshape(pairs(&vec![1; rank])).p_expand(&pairs(&times)).p_reshape(merged)
    }

    /// The same as [`Tensor::repeat`], by NumPy's name.
    #[track_caller]
    pub fn tile(&self, reps: impl AsRef<[usize]>) -> Tensor {
        self.repeat(reps)
    }

    /// Each element `repeats` times in a row along `axis`.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn repeat_interleave(&self, repeats: usize, axis: isize) -> Tensor {
        let axis = self.axis("repeat_interleave", axis);
        let mut shape: SmallVec<[usize; 6]> = self.shape().into();
        shape.insert(axis + 1, 1);
        let column = self.p_reshape(&shape);
        shape[axis + 1] = repeats;
        let repeated = column.p_expand(&shape);
        let n = shape.remove(axis + 1);
        shape[axis] *= n;
        repeated.p_reshape(shape)
    }

    /// Without the axis `axis`, if its extent is 1; else unchanged.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn squeeze(&self, axis: isize) -> Tensor {
        let axis = self.axis("squeeze", axis);
        if self.shape()[axis] == 1 { self.drop_axis(axis) } else { self.clone() }
    }

    /// Without the axes of extent 1.
    #[track_caller]
    pub fn squeeze_all(&self) -> Tensor {
        let shape: SmallVec<[usize; 6]> = self.shape().iter().copied().filter(|&n| n != 1).collect();
        self.p_reshape(shape)
    }

    /// Without an axis of extent 1.
    #[track_caller]
    pub(crate) fn drop_axis(&self, axis: usize) -> Tensor {
        debug_assert_eq!(self.shape()[axis], 1);
        let mut shape: SmallVec<[usize; 6]> = self.shape().into();
        shape.remove(axis);
        self.p_reshape(shape)
    }

    /// With a new axis of extent 1 at position `axis` of the result.
    ///
    /// # Panics
    /// If `axis` is not in `-(rank + 1)..=rank`.
    #[track_caller]
    pub fn unsqueeze(&self, axis: isize) -> Tensor {
        let axis = resolve_axis("unsqueeze", axis, self.rank() + 1, self.shape());
        let mut shape: SmallVec<[usize; 6]> = self.shape().into();
        shape.insert(axis, 1);
        self.p_reshape(shape)
    }

    /// Axes `start..=end` merged into one. A scalar becomes a vector of one element.
    ///
    /// # Panics
    /// If there is no such axis, or `end` is before `start`.
    #[track_caller]
    pub fn flatten(&self, start: isize, end: isize) -> Tensor {
        if self.rank() == 0 {
            return self.p_reshape([1]);
        }
        let (a, b) = (self.axis("flatten", start), self.axis("flatten", end));
        assert!(a <= b, "flatten: axis {end} comes before axis {start} in shape {:?}", self.shape());
        let shape = self.shape();
        let merged: SmallVec<[usize; 6]> =
            shape[..a].iter().copied().chain([shape[a..=b].iter().product()]).chain(shape[b + 1..].iter().copied()).collect();
        self.p_reshape(merged)
    }

    /// Axis `axis` split into axes of extents `sizes`; one may be -1.
    ///
    /// # Panics
    /// If there is no such axis, or the sizes' product is not its extent.
    #[track_caller]
    pub fn unflatten(&self, axis: isize, sizes: impl Into<Shape>) -> Tensor {
        let at = self.axis("unflatten", axis);
        let shape = self.shape();
        match sizes.into().resolve(shape[at]) {
            Ok(sizes) => self.p_reshape([&shape[..at], &sizes, &shape[at + 1..]].concat()),
            Err(why) => panic!("unflatten: axis {axis} of shape {shape:?}: {why}"),
        }
    }

    /// Sliding windows of `size` elements, one every `step`, along `axis`; the elements of a window are a new last axis.
    ///
    /// # Panics
    /// If there is no such axis, the window is longer than it, or `step` is 0.
    #[track_caller]
    pub fn unfold(&self, axis: isize, size: usize, step: usize) -> Tensor {
        let axis = self.axis("unfold", axis);
        assert!(step > 0, "unfold: the step must be positive");
        assert!(size <= self.shape()[axis], "unfold: windows of {size} are longer than axis {axis} of shape {:?}", self.shape());
        let windows = self.windows(axis, size, step, 1);
        let mut order: SmallVec<[usize; 6]> = (0..windows.rank()).filter(|&a| a != axis).collect();
        order.push(axis);
        windows.p_permute(&order)
    }

    /// Windows of `size` elements that are `dilation` apart, one window every `stride`, along `axis`: element j of window o is
    /// element `o*stride + j*dilation`. The axis becomes two, (element, window). As many windows as fit.
    ///
    /// A view: the axis is repeated once for each element of the window, and the copies are skewed by reading the flattened rows with
    /// a row length that is `dilation` larger. So the gradient is a sum over `size` shifted copies, not a scatter.
    #[track_caller]
    pub(crate) fn windows(&self, axis: usize, size: usize, stride: usize, dilation: usize) -> Tensor {
        let n = self.shape()[axis];
        if size == 0 {
            let count = n / stride + 1;
            return self.span(axis, 0, 0).reaxis(axis, &[0, 1]).expand_axis(axis + 1, count);
        }
        let reach = (size - 1) * dilation + 1;
        debug_assert!(reach <= n);
        let spec = SliceSpec { start: 0, step: stride as isize, len: (n - reach) / stride + 1 };
        if size == 1 {
            return self.slice_axis(axis, spec).reaxis(axis, &[1, spec.len]);
        }
        let copies = self.reaxis(axis, &[1, n]).expand_axis(axis, size).merge_axes(axis);
        let skewed = copies.pad_axis(axis, 0, size * dilation).reaxis(axis, &[size, n + dilation]);
        skewed.slice_axis(axis + 1, spec)
    }

    /// Axis `axis` replaced by axes of the given extents (of the same volume).
    #[track_caller]
    pub(crate) fn reaxis(&self, axis: usize, extents: &[usize]) -> Tensor {
        let shape = self.shape();
        self.p_reshape([&shape[..axis], extents, &shape[axis + 1..]].concat())
    }

    /// Axis `axis`, of extent 1, repeated.
    #[track_caller]
    pub(crate) fn expand_axis(&self, axis: usize, n: usize) -> Tensor {
        let mut shape: SmallVec<[usize; 6]> = self.shape().into();
        shape[axis] = n;
        self.p_expand(&shape)
    }

    /// Axes `axis` and `axis + 1` merged.
    #[track_caller]
    pub(crate) fn merge_axes(&self, axis: usize) -> Tensor {
        let shape = self.shape();
        self.p_reshape([&shape[..axis], &[shape[axis] * shape[axis + 1]], &shape[axis + 2..]].concat())
    }

    /// Elements (i, i + offset) of axes `axis0` and `axis1`; the diagonal becomes the last axis.
    ///
    /// # Panics
    /// If there is no such axis, or both are the same.
    #[track_caller]
    pub fn diagonal(&self, offset: isize, axis0: isize, axis1: isize) -> Tensor {
        let pair = self.distinct_axes("diagonal", &[axis0, axis1]);
        let order: SmallVec<[usize; 6]> = (0..self.rank()).filter(|a| !pair.contains(a)).chain(pair.iter().copied()).collect();
        let x = self.p_permute(&order);
        let last = x.rank() - 2;
        let (rows, cols) = (x.shape()[last], x.shape()[last + 1]);
        let (row, col) = (offset.min(0).unsigned_abs(), offset.max(0) as usize);
        let len = rows.saturating_sub(row).min(cols.saturating_sub(col));
        let start = if len == 0 { 0 } else { row * cols + col };
        x.merge_axes(last).slice_axis(last, SliceSpec { start, step: cols as isize + 1, len })
    }

    /// Zero above the given diagonal of the last two axes.
    ///
    /// # Panics
    /// If there are fewer than two axes.
    #[track_caller]
    pub fn tril(&self, diagonal: isize) -> Tensor {
        self.assert_matrices("tril");
        self.p_zero_unless(&Tensor::on_or_below(self.shape(), diagonal))
    }

    /// Zero below the given diagonal of the last two axes.
    ///
    /// # Panics
    /// If there are fewer than two axes.
    #[track_caller]
    pub fn triu(&self, diagonal: isize) -> Tensor {
        self.assert_matrices("triu");
        let below = Tensor::on_or_below(self.shape(), diagonal - 1);
        let zero = Tensor::full_const(self.shape(), Scalar::zero(self.dtype()));
        below.p_where(&zero, self)
    }

    #[track_caller]
    fn assert_matrices(&self, operation: &str) {
        if self.rank() < 2 {
            message::bad_rank(operation, self, "at least two axes");
        }
    }

    /// The elements where `keep` (of the same shape) is true, zero (false) elsewhere.
    #[track_caller]
    pub(crate) fn p_zero_unless(&self, keep: &Tensor) -> Tensor {
        keep.p_where(self, &Tensor::full_const(self.shape(), Scalar::zero(self.dtype())))
    }

    /// A bool tensor of `shape`: column <= row + diagonal, in the last two axes.
    #[track_caller]
    pub(crate) fn on_or_below(shape: &[usize], diagonal: isize) -> Tensor {
        use kiln_kernels::ir::BinaryOp;
        let rank = shape.len();
        let row = Tensor::positions(shape, rank - 2);
        let row = row.p_binary(BinaryOp::Add, &Tensor::full_const(shape, Scalar::i64(diagonal as i64)));
        Tensor::positions(shape, rank - 1).p_binary(BinaryOp::CmpLe, &row)
    }

    /// An i64 tensor of `shape`: each element's own position along `axis`.
    #[track_caller]
    pub(crate) fn positions(shape: &[usize], axis: usize) -> Tensor {
        let mut column: SmallVec<[usize; 6]> = SmallVec::from_elem(1, shape.len());
        column[axis] = shape[axis];
        Tensor::p_iota(shape[axis]).p_reshape(column).p_expand(shape)
    }

    /// The values as i64, for an index of any integer type.
    ///
    /// # Panics
    /// If the type is not an integer type.
    #[track_caller]
    pub(crate) fn as_index(&self, operation: &str) -> Tensor {
        if !self.dtype().is_int() {
            message::bad_dtype(operation, self, "integers as an index", "cast the index to i64");
        }
        self.p_cast(DType::I64)
    }
}

/// The extents that `to` (-1 keeps an axis) means for a tensor of shape `from`, or why there are none.
fn broadcast_extents(from: &[usize], to: &[isize]) -> Result<Dims, String> {
    let new = to.len().checked_sub(from.len()).ok_or("there are fewer axes")?;
    let mut extents = Dims::new();
    for (axis, &d) in to.iter().enumerate() {
        match (axis.checked_sub(new).map(|a| from[a]), usize::try_from(d)) {
            (Some(n), _) if d == -1 => extents.push(n),
            (Some(n), Ok(d)) if n == 1 || n == d => extents.push(d),
            (None, Ok(d)) => extents.push(d),
            (Some(n), _) => return Err(format!("axis {axis} has extent {n}, not {d}")),
            (None, _) => return Err(format!("a new axis cannot have extent {d}")),
        }
    }
    Ok(extents)
}

/// `axis` of `rank` axes, counted from the end if negative.
#[track_caller]
pub(crate) fn resolve_axis(operation: &str, axis: isize, rank: usize, shape: &[usize]) -> usize {
    let resolved = if axis < 0 { axis + rank as isize } else { axis };
    assert!(
        (0..rank as isize).contains(&resolved),
        "{operation}: there is no axis {axis} for a tensor of shape {shape:?} (allowed: {}..{rank})",
        -(rank as isize)
    );
    resolved as usize
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate;
    use super::*;

    fn ints(t: &Tensor) -> Vec<i64> {
        evaluate(t).into_iter().map(Scalar::as_i64).collect()
    }

    /// 0, 1, 2, … in a shape.
    fn count(shape: &[usize]) -> Tensor {
        Tensor::p_iota(shape.iter().product()).p_reshape(shape)
    }

    #[test]
    fn windows_read_what_their_definition_says() {
        for n in 1..8 {
            for (size, stride, dilation) in (1..=n).flat_map(|k| (1..4).flat_map(move |s| (1..4).map(move |d| (k, s, d)))) {
                let reach = (size - 1) * dilation + 1;
                if reach > n {
                    continue;
                }
                let windows = count(&[2, n]).windows(1, size, stride, dilation);
                let outputs = (n - reach) / stride + 1;
                assert_eq!(windows.shape(), [2, size, outputs]);
                let at = |b: usize, j: usize, o: usize| (b * n + o * stride + j * dilation) as i64;
                let want: Vec<i64> = (0..2).flat_map(|b| (0..size).flat_map(move |j| (0..outputs).map(move |o| at(b, j, o)))).collect();
                assert_eq!(ints(&windows), want, "{n} {size} {stride} {dilation}");
            }
        }
    }

    #[test]
    fn unfold_puts_windows_last() {
        assert_eq!(ints(&count(&[5]).unfold(0, 2, 3)), [0, 1, 3, 4]);
        assert_eq!(count(&[4, 3]).unfold(0, 2, 1).shape(), [3, 3, 2]);
        assert_eq!(count(&[4]).unfold(0, 0, 1).shape(), [5, 0]);
    }

    #[test]
    fn diagonals_start_where_the_offset_says() {
        let x = count(&[3, 4]);
        assert_eq!(ints(&x.diagonal(0, 0, 1)), [0, 5, 10]);
        assert_eq!(ints(&x.diagonal(2, 0, 1)), [2, 7]);
        assert_eq!(ints(&x.diagonal(-1, 0, 1)), [4, 9]);
        assert_eq!(ints(&x.diagonal(-1, 1, 0)), [1, 6, 11]);
        assert_eq!(x.diagonal(4, 0, 1).shape(), [0]);
        assert_eq!(x.diagonal(-9, 0, 1).shape(), [0]);
    }

    #[test]
    fn cat_keeps_every_bit_and_skips_what_is_empty() {
        let of = |v: &[f32]| Tensor::from_slice(v, [v.len()]).unwrap();
        let parts = [of(&[-0.0, 1.0]), of(&[]), of(&[f32::NAN]), of(&[-0.0]), of(&[2.0, -3.0])];
        let bits: Vec<u64> = evaluate(&Tensor::cat(&parts, 0)).iter().map(|s| s.bits).collect();
        let want: Vec<u64> = [-0.0, 1.0, f32::NAN, -0.0, 2.0, -3.0].iter().map(|v: &f32| v.to_bits() as u64).collect();
        assert_eq!(bits, want);
        assert_eq!(Tensor::cat(&[of(&[]), of(&[])], 0).shape(), [0]);
    }

    #[test]
    fn moved_elements_come_in_at_the_other_end() {
        assert_eq!(ints(&count(&[5]).roll([7], [0])), [3, 4, 0, 1, 2]);
        assert_eq!(ints(&count(&[2, 2]).roll([1, -1], [0, 1])), [3, 2, 1, 0]);
        assert_eq!(ints(&count(&[2, 3]).roll_flat(-1)), [1, 2, 3, 4, 5, 0]);
        assert_eq!(count(&[0, 3]).roll([1], [0]).shape(), [0, 3]);
    }

    #[test]
    fn repeats_tile_and_interleave() {
        assert_eq!(ints(&count(&[2]).repeat([2, 2])), [0, 1, 0, 1, 0, 1, 0, 1]);
        assert_eq!(ints(&count(&[2, 1]).tile([3])), [0, 0, 0, 1, 1, 1]);
        assert_eq!(ints(&count(&[2, 2]).repeat_interleave(2, 0)), [0, 1, 0, 1, 2, 3, 2, 3]);
        assert_eq!(count(&[2]).repeat([0]).shape(), [0]);
        assert_eq!(count(&[]).repeat([2, 3]).shape(), [2, 3]);
    }

    #[test]
    fn padding_may_crop() {
        assert_eq!(ints(&count(&[4]).pad([(-1, 2)], 9)), [1, 2, 3, 9, 9]);
        assert_eq!(ints(&count(&[4]).pad([(1, -4)], 9)), [9]);
    }

    #[test]
    fn scalars_and_empty_tensors_move_too() {
        let scalar = count(&[]);
        assert_eq!(scalar.reshape([1, 1]).shape(), [1, 1]);
        assert_eq!(scalar.unsqueeze(-1).shape(), [1]);
        assert_eq!(scalar.expand([2, 3]).shape(), [2, 3]);
        assert_eq!(scalar.flatten(0, -1).shape(), [1]);
        assert_eq!(scalar.permute([]).shape(), [0usize; 0]);
        let empty = count(&[2, 0, 3]);
        assert_eq!(empty.flip(..).shape(), [2, 0, 3]);
        assert_eq!(empty.transpose(0, 1).reshape([0, 6]).shape(), [0, 6]);
        assert_eq!(empty.tril(0).shape(), [2, 0, 3]);
        assert_eq!(Tensor::stack(&[&empty, &empty], 1).shape(), [2, 2, 0, 3]);
        assert_eq!(empty.chunk(2, 1).len(), 2);
        assert_eq!(empty.split([0, 0], 1).len(), 2);
    }

    #[test]
    #[should_panic(expected = "expand: [2, 3] does not broadcast to [4, 3]: axis 0 has extent 2, not 4")]
    fn expand_names_the_axis() {
        count(&[2, 3]).expand([4, 3]);
    }

    #[test]
    #[should_panic(expected = "there is no axis 2 for a tensor of shape [2, 3]")]
    fn a_missing_axis_is_named() {
        count(&[2, 3]).transpose(0, 2);
    }
}
