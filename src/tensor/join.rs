//! Tensors put together, and taken apart.

use super::message;
use super::node::Tensor;
use super::promote::common_dtype;
use kiln_kernels::Scalar;
use kiln_kernels::ir::BinaryOp;
use smallvec::SmallVec;

impl Tensor {
    /// Tensors one after the other along `axis`. All other extents agree; the types promote to a common one.
    ///
    /// # Panics
    /// If there is no tensor, no such axis, or the shapes do not agree.
    #[track_caller]
    pub fn cat<T: AsRef<Tensor>>(tensors: &[T], axis: isize) -> Tensor {
        let tensors = same_type("cat", tensors);
        let axis = tensors[0].axis("cat", axis);
        check_shapes("cat", &tensors, Some(axis));
        cat_axis(&tensors, axis)
    }

    /// Tensors of one shape along a new axis, at position `axis` of the result. The types promote to a common one.
    ///
    /// # Panics
    /// If there is no tensor, no such axis, or the shapes differ.
    #[track_caller]
    pub fn stack<T: AsRef<Tensor>>(tensors: &[T], axis: isize) -> Tensor {
        let tensors = same_type("stack", tensors);
        check_shapes("stack", &tensors, None);
        let mut columns = Vec::with_capacity(tensors.len());
        for t in &tensors {
            columns.push(t.unsqueeze(axis));
        }
        cat_axis(&columns, columns[0].axis("stack", axis))
    }

    /// Pieces of the given sizes along `axis`.
    ///
    /// # Panics
    /// If there is no such axis, or the sizes do not add up to its extent.
    #[track_caller]
    pub fn split(&self, sizes: impl AsRef<[usize]>, axis: isize) -> Vec<Tensor> {
        let (at, sizes) = (self.axis("split", axis), sizes.as_ref());
        let total: usize = sizes.iter().sum();
        assert!(total == self.shape()[at], "split: {sizes:?} do not add up to axis {axis} of shape {:?}", self.shape());
        let (mut start, mut pieces) = (0, Vec::with_capacity(sizes.len()));
        for &len in sizes {
            pieces.push(self.span(at, start, len));
            start += len;
        }
        pieces
    }

    /// Pieces of `size` elements along `axis`; the last may be shorter.
    ///
    /// # Panics
    /// If there is no such axis, or `size` is 0.
    #[track_caller]
    pub fn split_every(&self, size: usize, axis: isize) -> Vec<Tensor> {
        assert!(size > 0, "split_every: the size must be positive");
        let at = self.axis("split_every", axis);
        let n = self.shape()[at];
        let mut pieces = Vec::with_capacity(n.div_ceil(size));
        for start in (0..n.max(1)).step_by(size) {
            pieces.push(self.span(at, start, size.min(n - start)));
        }
        pieces
    }

    /// At most `chunks` pieces of equal size (the last may be smaller) along `axis`.
    ///
    /// # Panics
    /// If there is no such axis, or `chunks` is 0.
    #[track_caller]
    pub fn chunk(&self, chunks: usize, axis: isize) -> Vec<Tensor> {
        assert!(chunks > 0, "chunk: the number of chunks must be positive");
        let n = self.shape()[self.axis("chunk", axis)];
        if n == 0 { vec![self.clone(); chunks] } else { self.split_every(n.div_ceil(chunks), axis) }
    }
}

impl AsRef<Tensor> for Tensor {
    fn as_ref(&self) -> &Tensor {
        self
    }
}

/// The tensors in their common type.
#[track_caller]
fn same_type<T: AsRef<Tensor>>(op: &str, tensors: &[T]) -> Vec<Tensor> {
    assert!(!tensors.is_empty(), "{op}: needs at least one tensor");
    let dtype = common_dtype(tensors.iter().map(AsRef::as_ref));
    let mut converted = Vec::with_capacity(tensors.len());
    for t in tensors {
        converted.push(t.as_ref().p_cast(dtype));
    }
    converted
}

/// All extents but that of `free` must agree.
#[track_caller]
fn check_shapes(op: &str, tensors: &[Tensor], free: Option<usize>) {
    let first = &tensors[0];
    for (i, t) in tensors.iter().enumerate() {
        let name = format!("tensor {i}");
        let operands = [("tensor 0", first), (name.as_str(), t)];
        if t.rank() != first.rank() {
            message::mismatch(op, "the numbers of axes differ", &operands, None, "add axes with unsqueeze, or reshape");
        }
        if let Some(a) = (0..t.rank()).find(|&a| Some(a) != free && t.shape()[a] != first.shape()[a]) {
            let mend = match free {
                Some(free) => format!("all extents but those of axis {free} must be equal"),
                None => "all shapes must be equal; to join along an axis that is there, use cat".into(),
            };
            message::mismatch(op, "the shapes do not agree", &operands, Some(t.rank() - 1 - a), &mend);
        }
    }
}

/// Tensors that fit, one after the other along `axis`.
///
/// Each is padded to the whole extent and a balanced tree of selections by position picks the right one: purely elementwise, so the
/// whole is one kernel, and no value is touched by arithmetic.
#[track_caller]
pub(crate) fn cat_axis(tensors: &[Tensor], axis: usize) -> Tensor {
    let parts: Vec<&Tensor> = tensors.iter().filter(|t| t.shape()[axis] > 0).collect();
    match parts[..] {
        [] => return tensors[0].clone(),
        [only] => return only.clone(),
        _ => {}
    }
    let total: usize = parts.iter().map(|t| t.shape()[axis]).sum();
    let mut shape: SmallVec<[usize; 6]> = parts[0].shape().into();
    shape[axis] = total;
    let position = Tensor::positions(&shape, axis);
    let mut start = 0;
    let mut level: Vec<(usize, Tensor)> = Vec::with_capacity(parts.len());
    for t in parts {
        let n = t.shape()[axis];
        level.push((start, t.pad_axis(axis, start, total - start - n)));
        start += n;
    }
    while level.len() > 1 {
        let mut merged = Vec::with_capacity(level.len().div_ceil(2));
        for pair in level.chunks(2) {
            merged.push(match pair {
                [(start, left), (middle, right)] => {
                    let in_left = position.p_binary(BinaryOp::CmpLt, &Tensor::full_const(&shape, Scalar::i64(*middle as i64)));
                    (*start, in_left.p_where(left, right))
                }
                [odd, ..] => odd.clone(),
                [] => unreachable!("chunks are not empty"),
            });
        }
        level = merged;
    }
    level.swap_remove(0).1
}
