//! Clipping of gradients.

use crate::tensor::Tensor;
use crate::tensor::promote::common_dtype;
use kiln_kernels::ir::BinaryOp;

/// Scalars that one kernel combines: as many as leave it small enough to compile at once.
const TOTALS: usize = 48;

impl Tensor {
    /// The norm over all elements of all gradients, and the gradients times min(1, max_norm / (norm + 1e-6)). `p` is the norm's order, 2
    /// for the Euclidean one, infinity for the largest element.
    ///
    /// # Panics
    /// If there is no gradient.
    #[track_caller]
    pub fn clip_grad_norm<T: AsRef<Tensor>>(gradients: &[T], max_norm: f64, p: f64) -> (Tensor, Vec<Tensor>) {
        assert!(!gradients.is_empty(), "clip_grad_norm: there is no gradient");
        let wide = common_dtype(gradients.iter().map(AsRef::as_ref)).compute();
        let mut totals = Vec::new();
        let mut combine = BinaryOp::Add;
        for gradient in gradients {
            let (terms, op) = gradient.as_ref().p_cast(wide).norm_terms(p);
            let all: Vec<usize> = (0..terms.rank()).collect();
            totals.push(terms.p_reduce(op, &all));
            combine = op.binary();
        }
        let norm = combined(totals, combine).norm_of_total(p);
        let factor = (max_norm / (&norm + 1e-6)).clamp(None, 1.0);
        let mut clipped = Vec::new();
        for gradient in gradients {
            let gradient = gradient.as_ref();
            clipped.push(gradient.p_cast(wide).mul(&factor).p_cast(gradient.dtype()));
        }
        (norm, clipped)
    }

    /// The gradients, each element limited to `-limit..=limit`.
    #[track_caller]
    pub fn clip_grad_value<T: AsRef<Tensor>>(gradients: &[T], limit: f64) -> Vec<Tensor> {
        let mut clipped = Vec::new();
        for gradient in gradients {
            clipped.push(gradient.as_ref().clamp(-limit, limit));
        }
        clipped
    }
}

/// All scalars in one, in their order: neighbours by pairs, then pairs of pairs. After each [`TOTALS`] the result is stored, so that
/// no kernel has to read them all.
#[track_caller]
fn combined(mut totals: Vec<Tensor>, op: BinaryOp) -> Tensor {
    while totals.len() > TOTALS {
        let mut stored = Vec::new();
        for part in totals.chunks(TOTALS) {
            stored.push(combined(part.to_vec(), op).contiguous());
        }
        totals = stored;
    }
    while totals.len() > 1 {
        let mut pairs = Vec::new();
        for pair in totals.chunks(2) {
            pairs.push(if let [a, b] = pair { a.p_binary(op, b) } else { pair[0].clone() });
        }
        totals = pairs;
    }
    totals.remove(0)
}
