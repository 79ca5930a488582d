//! Clipping of gradients.

use crate::tensor::Tensor;
use crate::tensor::promote::common_dtype;

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
        let mut norms = Vec::new();
        for gradient in gradients {
            norms.push(gradient.as_ref().p_cast(wide).norm(p, .., false));
        }
        let norm = Tensor::stack(&norms, 0).norm(p, .., false);
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
