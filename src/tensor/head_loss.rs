//! Cross entropy of an output layer whose logits are never whole in memory.
//!
//! The rows go through the layer in chunks. What a chunk's logits contribute to the gradients depends on nothing of another chunk, so
//! the scheduler finishes one chunk before it starts the next (see `schedule::order`): product, losses and the logits' gradient in one
//! kernel, then the products of the backward pass, which add up in place. No product is made twice.

use super::Tensor;
use super::loss::{ClassLoss, Targets, class_weights};
use super::message;
use kiln_kernels::Scalar;

/// Logits that are alive at a time, about: 128 MiB of f32.
const LOGITS: usize = 1 << 25;

/// Rows come in multiples of this, the length of a chain of a product's sum.
const CHAIN: usize = 256;

/// How many rows go through a layer of so many classes at a time. A function of the shapes alone: it decides how sums are rounded.
fn chunk(classes: usize) -> usize {
    (LOGITS / classes.max(1) / CHAIN).max(1) * CHAIN
}

/// The losses of one chunk.
struct Losses {
    /// Minus the log-probability of each target.
    nll: Tensor,
    /// The weighted sum over all classes of the same, for label smoothing.
    spread: Option<Tensor>,
}

impl Losses {
    #[track_caller]
    fn new(logits: &Tensor, class: &Tensor, weights: Option<&Tensor>, smooth: bool) -> Losses {
        let (rows, classes) = (logits.shape()[0], logits.shape()[1]);
        let top = logits.top(&[1]);
        let norm = (logits - &top).exp().sum_kept(&[1]).log() + top;
        // Picked by a sum, not by an index: it shares the pass over the row, and nobody reads the logits later.
        let hit = Tensor::positions(&[rows, classes], 1).eq(class.p_bound(classes).p_reshape([rows, 1]));
        let picked = hit.where_(logits, 0).sum_kept(&[1]);
        let nll = &norm - &picked;
        let spread = smooth.then(|| logits.surprise(&norm, weights).p_reshape([rows]));
        // The probabilities out of what has been computed already: exp(x - norm).
        let (x, value) = (logits.clone(), nll.clone());
        let gradient = move |g: &Tensor| vec![g * ((&x - &picked - &value).exp() - hit.cast(x.dtype()))];
        Losses { nll: nll.with_gradient(&[logits], gradient).p_reshape([rows]), spread }
    }
}

impl Tensor {
    /// [Cross entropy](Tensor::cross_entropy_with) of the logits `self weight^T + bias` and integer targets, for `self` of shape
    /// (.., inputs), a weight (classes, inputs), a bias (classes) and targets (..). The logits are not kept, neither for the backward
    /// pass nor whole at any time: with many classes, that is most of the memory of a model's last layer. The gradients cost no third
    /// product.
    ///
    /// The sums over rows in the gradients of weight and bias are made chunk by chunk, so they are rounded differently than those of
    /// the two operations by themselves, unless one chunk holds all rows.
    ///
    /// ```
    /// # use kiln::{ClassLoss, Tensor};
    /// # fn main() -> kiln::Result<()> {
    /// let (x, w) = (Tensor::from_slice(&[0.5f32, -1.0, 2.0, 0.0], [2, 2])?, Tensor::from_slice(&[1.0f32, 2.0, -1.0, 0.5, 0.0, 1.0], [3, 2])?);
    /// let targets = Tensor::from_slice(&[2i64, 0], 2)?;
    /// let loss = x.linear_cross_entropy(&w, None, &targets, &ClassLoss::default());
    /// let apart = x.linear(&w, None).cross_entropy(&targets);
    /// assert!((loss.item::<f32>()? - apart.item::<f32>()?).abs() < 1e-6);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Panics
    /// As [`Tensor::linear`], or if the targets are not integers of the shape of `self` without its last axis.
    #[track_caller]
    pub fn linear_cross_entropy(&self, weight: &Tensor, bias: Option<&Tensor>, target: &Tensor, options: &ClassLoss) -> Tensor {
        if weight.rank() != 2 {
            message::bad_rank("linear_cross_entropy", weight, "a weight of shape [classes, inputs]");
        }
        let layer = |rows: &Tensor| match bias {
            None => rows.linear(weight, None),
            Some(bias) => rows.biased(weight, bias),
        };
        self.head_cross_entropy(weight.shape()[0], layer, target, options)
    }

    /// A dense layer whose bias gets its gradient by a product: it adds up chunk by chunk, as the weight's does, where sums over the rows
    /// of several chunks would share a kernel that needs all of them at once.
    #[track_caller]
    fn biased(&self, weight: &Tensor, bias: &Tensor) -> Tensor {
        let (x, w) = (self.clone(), weight.clone());
        let gradient = move |g: &Tensor| {
            let rows = Tensor::full_const(&[g.shape()[0]], Scalar::one(g.dtype()));
            vec![g.matmul(&w), g.t().matmul(&x), rows.matmul(g)]
        };
        self.linear(weight, Some(bias)).with_gradient(&[self, weight, bias], gradient)
    }

    /// The same for any layer that makes logits (rows, classes) of rows (rows, inputs).
    #[track_caller]
    pub(crate) fn head_cross_entropy(
        &self,
        classes: usize,
        head: impl Fn(&Tensor) -> Tensor,
        target: &Tensor,
        options: &ClassLoss,
    ) -> Tensor {
        self.head_loss_by((classes, chunk(classes)), head, target, options)
    }

    /// The same, `chunk` rows at a time.
    #[track_caller]
    fn head_loss_by(
        &self,
        (classes, chunk): (usize, usize),
        head: impl Fn(&Tensor) -> Tensor,
        target: &Tensor,
        options: &ClassLoss,
    ) -> Tensor {
        if self.rank() == 0 || self.shape()[..self.rank() - 1] != *target.shape() {
            let mend = "with x (.., inputs) the targets are (..)";
            message::mismatch("linear_cross_entropy", "the targets do not fit x", &[("x", self), ("targets", target)], None, mend);
        }
        let targets = Targets::new("linear_cross_entropy", target, options.ignore_index);
        let rows = target.numel();
        let x = self.p_reshape([rows, self.shape()[self.rank() - 1]]);
        let class = targets.class.p_reshape([rows]);
        let (mut nll, mut spread) = (Vec::new(), Vec::new());
        let mut layer = None;
        for start in (0..rows.max(1)).step_by(chunk) {
            let len = chunk.min(rows - start);
            let logits = head(&x.span(0, start, len));
            let (dtype, logits) = (logits.float_dtype(), logits.to_compute());
            let (_, weights) = layer.get_or_insert_with(|| (dtype, class_weights(&logits, options.weight.as_ref())));
            let losses = Losses::new(&logits, &class.span(0, start, len), weights.as_ref(), options.label_smoothing != 0.0);
            nll.push(losses.nll);
            spread.extend(losses.spread);
        }
        let (dtype, weights) = layer.expect("there is one chunk at least");
        let whole = |parts: &[Tensor]| Tensor::cat(parts, 0).p_reshape(target.shape());
        let spread = (!spread.is_empty()).then(|| (whole(&spread), classes));
        targets.combine(&whole(&nll), spread, weights.as_ref(), options).p_cast(dtype)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tensor::loss::Reduction;
    use crate::tensor::random::Rng;

    fn values(t: &Tensor) -> Vec<f32> {
        t.to_vec().unwrap()
    }

    #[track_caller]
    fn assert_close(what: &str, a: &Tensor, b: &Tensor) {
        assert_eq!(a.shape(), b.shape(), "{what}");
        for (i, (x, y)) in values(a).iter().zip(values(b)).enumerate() {
            assert!((x - y).abs() <= 2e-6 + 2e-5 * y.abs(), "{what} {i}: {x} and {y}");
        }
    }

    /// Losses and gradients of a layer by chunks and of its two operations by themselves, for every way to weigh and reduce.
    #[test]
    fn chunks_have_the_gradients_of_the_whole() {
        let rng = Rng::new(7);
        let normal = |shape: &[usize]| rng.randn(shape).realize().unwrap();
        let (x, w, b, mix) = (normal(&[2, 5, 6]), normal(&[9, 6]), normal(&[9]), normal(&[2, 5]));
        let targets = Tensor::from_slice(&[0i64, 3, -1, 8, 2, 2, -1, 7, 1, 0], [2, 5]).unwrap();
        let class_weight = normal(&[9]).square().realize().unwrap();
        for reduction in [Reduction::None, Reduction::Mean, Reduction::Sum] {
            for (label_smoothing, weight) in [(0.0, None), (0.1, None), (0.0, Some(&class_weight)), (0.3, Some(&class_weight))] {
                let options = ClassLoss { reduction, ignore_index: -1, label_smoothing, weight: weight.cloned() };
                let reduced = |t: Tensor| if reduction == Reduction::None { (t * &mix).sum(.., false) } else { t };
                let flat = |t: &Tensor| t.reshape([10, -1]);
                let losses = flat(&x).linear(&w, Some(&b)).cross_entropy_with(&targets.reshape(-1), &options);
                let apart = reduced(if reduction == Reduction::None { losses.reshape([2, 5]) } else { losses });
                let head = |rows: &Tensor| rows.biased(&w, &b);
                for chunk in [1, 3, 4, 10, 16] {
                    let loss = reduced(x.head_loss_by((9, chunk), head, &targets, &options));
                    assert_close("loss", &loss, &apart);
                    let (found, wanted) = (loss.grad(&[&x, &w, &b]).unwrap(), apart.grad(&[&x, &w, &b]).unwrap());
                    ["x", "weight", "bias"].iter().zip(found.iter().zip(&wanted)).for_each(|(name, (f, w))| assert_close(name, f, w));
                }
            }
        }
    }

    /// The gradient's own gradient, along a direction, against that of the two operations by themselves.
    #[test]
    fn a_second_derivative_goes_through() {
        let rng = Rng::new(8);
        let normal = |shape: &[usize]| rng.randn(shape).realize().unwrap();
        let (x, w, along) = (normal(&[4, 3]), normal(&[5, 3]), normal(&[5, 3]));
        let targets = Tensor::from_slice(&[4i64, 0, 2, 2], 4).unwrap();
        let second = |loss: Tensor| {
            let first = loss.grad(&[&w]).unwrap().remove(0);
            (first * &along).sum(.., false).grad(&[&x, &w]).unwrap()
        };
        let found = second(x.head_loss_by((5, 2), |rows| rows.linear(&w, None), &targets, &ClassLoss::default()));
        let wanted = second(x.linear(&w, None).cross_entropy(&targets));
        found.iter().zip(&wanted).for_each(|(f, w)| assert_close("second derivative", f, w));
    }

    #[test]
    fn a_class_that_does_not_exist_is_an_error() {
        let (x, w) = (Tensor::full_const(&[2, 3], Scalar::f32(1.0)), Tensor::full_const(&[4, 3], Scalar::f32(1.0)));
        let loss = x.linear_cross_entropy(&w, None, &Tensor::from_slice(&[0i64, 4], 2).unwrap(), &ClassLoss::default());
        assert!(loss.realize().unwrap_err().to_string().contains("index 4 is not in 0..4"));
    }

    #[test]
    #[should_panic(expected = "linear_cross_entropy: the targets do not fit x\n  x        [2, 3] f32, made at ")]
    fn targets_must_fit() {
        let (x, w) = (Tensor::full_const(&[2, 3], Scalar::f32(1.0)), Tensor::full_const(&[4, 3], Scalar::f32(1.0)));
        x.linear_cross_entropy(&w, None, &Tensor::from_slice(&[0i64; 3], 3).unwrap(), &ClassLoss::default());
    }

    #[test]
    fn chunks_follow_from_the_shape() {
        assert_eq!([chunk(50368), chunk(8192), chunk(1 << 20), chunk(1), chunk(0)], [512, 4096, 256, 1 << 25, 1 << 25]);
    }
}
