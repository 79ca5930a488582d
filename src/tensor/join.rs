//! Tensors put together, and taken apart.

use super::node::Tensor;
use kiln_kernels::Scalar;
use kiln_kernels::ir::BinaryOp;
use smallvec::SmallVec;

impl Tensor {
    /// Tensors one after the other along `axis`. All other extents and the types agree.
    ///
    /// # Panics
    /// If there is no tensor, or shapes or types do not agree.
    #[track_caller]
    pub fn cat<T: AsRef<Tensor>>(tensors: &[T], axis: isize) -> Tensor {
        let tensors: Vec<Tensor> = tensors.iter().map(|t| t.as_ref().clone()).collect();
        let first = tensors.first().expect("cat: needs at least one tensor");
        let axis = first.axis("cat", axis);
        for (i, t) in tensors.iter().enumerate() {
            let agrees = t.rank() == first.rank() && (0..t.rank()).all(|a| a == axis || t.shape()[a] == first.shape()[a]);
            assert!(
                agrees && t.dtype() == first.dtype(),
                "cat along axis {axis}: tensor 0 is {} {:?} (made at {}), tensor {i} is {} {:?} (made at {})",
                first.dtype(),
                first.shape(),
                first.location(),
                t.dtype(),
                t.shape(),
                t.location()
            );
        }
        cat_axis(&tensors, axis)
    }

    /// Tensors of one shape and type along a new axis, at position `axis` of the result.
    ///
    /// # Panics
    /// If there is no tensor, or shapes or types differ.
    #[track_caller]
    pub fn stack<T: AsRef<Tensor>>(tensors: &[T], axis: isize) -> Tensor {
        let first = tensors.first().expect("stack: needs at least one tensor").as_ref();
        for (i, t) in tensors.iter().enumerate() {
            let t = t.as_ref();
            assert!(
                t.shape() == first.shape() && t.dtype() == first.dtype(),
                "stack: tensor 0 is {} {:?}, tensor {i} is {} {:?}",
                first.dtype(),
                first.shape(),
                t.dtype(),
                t.shape()
            );
        }
        let columns: Vec<Tensor> = tensors.iter().map(|t| t.as_ref().unsqueeze(axis)).collect();
        Tensor::cat(&columns, axis)
    }

    /// Pieces of the given sizes along `axis`.
    ///
    /// # Panics
    /// If there is no such axis, or the sizes do not add up to its extent.
    #[track_caller]
    pub fn split(&self, sizes: impl AsRef<[usize]>, axis: isize) -> Vec<Tensor> {
        let (at, sizes) = (self.axis("split", axis), sizes.as_ref());
        let total: usize = sizes.iter().sum();
        assert_eq!(total, self.shape()[at], "split: {sizes:?} do not add up to axis {axis} of shape {:?}", self.shape());
        let mut start = 0;
        let mut piece = |len| {
            start += len;
            self.span(at, start - len, len)
        };
        sizes.iter().map(|&len| piece(len)).collect()
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
        (0..n.max(1)).step_by(size).map(|start| self.span(at, start, size.min(n - start))).collect()
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
        level = level
            .chunks(2)
            .map(|pair| match pair {
                [(start, left), (middle, right)] => {
                    let in_left = position.p_binary(BinaryOp::CmpLt, &Tensor::full_const(&shape, Scalar::i64(*middle as i64)));
                    (*start, in_left.p_where(left, right))
                }
                [odd, ..] => odd.clone(),
                [] => unreachable!("chunks are not empty"),
            })
            .collect();
    }
    level.swap_remove(0).1
}
