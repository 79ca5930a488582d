//! Losses. All compute in f32 (or f64) and round once.

use super::Tensor;
use super::message;
use super::promote::common_dtype;
use kiln_kernels::ir::ReduceOp;
use kiln_kernels::{DType, Scalar};

/// Rows that are work enough for any number of threads, so that no row has to be shared between them.
const MANY_ROWS: usize = 64;

/// What becomes of the losses of the single elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reduction {
    /// Kept.
    None,
    /// Their mean.
    #[default]
    Mean,
    /// Their sum.
    Sum,
    /// Their sum, divided by the first extent.
    BatchMean,
}

/// How [`Tensor::cross_entropy_with`] and [`Tensor::nll_loss_with`] weigh and reduce.
#[derive(Clone, Debug)]
pub struct ClassLoss {
    /// What becomes of the losses; a mean is weighted by the classes' weights.
    pub reduction: Reduction,
    /// Elements with this target count neither in sums nor in means.
    pub ignore_index: i64,
    /// How much of the target probability is spread evenly over all classes; for cross entropy only.
    pub label_smoothing: f64,
    /// A weight for each class.
    pub weight: Option<Tensor>,
}

impl Default for ClassLoss {
    fn default() -> ClassLoss {
        ClassLoss { reduction: Reduction::Mean, ignore_index: -100, label_smoothing: 0.0, weight: None }
    }
}

impl Reduction {
    #[track_caller]
    fn apply(self, losses: &Tensor) -> Tensor {
        match self {
            Reduction::None => losses.clone(),
            Reduction::Mean => losses.mean(.., false),
            Reduction::Sum => losses.sum(.., false),
            Reduction::BatchMean => losses.sum(.., false) / losses.shape().first().copied().unwrap_or(1),
        }
    }
}

/// Integer targets ready to pick with: which count, and a class in range for those that do not.
pub(super) struct Targets {
    /// Of the shape of the targets.
    pub(super) class: Tensor,
    /// Not the ignored class.
    counts: Tensor,
}

impl Targets {
    #[track_caller]
    pub(super) fn new(op: &str, target: &Tensor, ignore_index: i64) -> Targets {
        if !target.dtype().is_int() {
            message::bad_dtype(op, target, "targets that are class indices (integers)", "cast the targets, or pass their argmax");
        }
        let class = target.p_cast(DType::I64);
        let counts = class.ne(ignore_index);
        Targets { class: counts.where_(&class, 0), counts }
    }

    /// Targets of logits with a class axis.
    #[track_caller]
    fn of(op: &str, logits: &Tensor, target: &Tensor, ignore_index: i64) -> Targets {
        let targets = Targets::new(op, target, ignore_index);
        let axis = logits.rank().min(2).wrapping_sub(1);
        let fits = logits.rank() > 0 && logits.rank() == target.rank() + 1 && {
            let without = logits.shape().iter().enumerate().filter(|(a, _)| *a != axis).map(|(_, &n)| n);
            without.eq(target.shape().iter().copied())
        };
        if !fits {
            let mend = "with logits (N, C, ..) the targets are (N, ..); with logits (C) the target is a scalar";
            message::mismatch(op, "the targets do not fit the logits", &[("logits", logits), ("targets", target)], None, mend);
        }
        targets
    }
}

impl Tensor {
    /// The class axis (1, or 0 of a vector) moved to the end.
    #[track_caller]
    fn classes_last(&self) -> Tensor {
        if self.rank() > 2 { self.move_axis(1, -1) } else { self.clone() }
    }

    /// x[.., class] for each row of the last axis: `class` (i64) has the other axes' shape, and is checked.
    ///
    /// One element a row is read, and the gradient is recognised as one element a row (see `grad::index`).
    #[track_caller]
    pub(crate) fn pick_last(&self, class: &Tensor) -> Tensor {
        let classes = self.shape()[self.rank() - 1];
        let rows = class.numel();
        let starts = Tensor::p_iota(rows).mul(classes);
        let index = starts.add(class.p_reshape([rows]).p_bound(classes));
        self.p_reshape([rows * classes]).p_gather(0, &index).p_reshape(class.shape())
    }

    /// Cross entropy between the softmax of these logits over the classes (axis 1; axis 0 of a vector) and integer targets, the mean
    /// over those that are not -100.
    ///
    /// # Panics
    /// If the targets do not have the logits' shape without the class axis, or are not integers.
    #[track_caller]
    pub fn cross_entropy(&self, target: &Tensor) -> Tensor {
        self.cross_entropy_with(target, &ClassLoss::default())
    }

    /// [`Tensor::cross_entropy`] with other choices.
    ///
    /// # Panics
    /// As [`Tensor::cross_entropy`], and if the weight is not one number a class.
    #[track_caller]
    pub fn cross_entropy_with(&self, target: &Tensor, options: &ClassLoss) -> Tensor {
        let targets = Targets::of("cross_entropy", self, target, options.ignore_index);
        let x = self.to_compute().classes_last();
        let axis = x.rank() - 1;
        let classes = x.shape()[axis];
        let norm = x.log_norm();
        let weights = class_weights(&x, options.weight.as_ref());
        // The target's logit is picked from the input itself: no row of log-probabilities is ever stored.
        let nll = norm.p_reshape(target.shape()).sub(x.pick_last(&targets.class));
        let spread = (options.label_smoothing != 0.0).then(|| (x.surprise(&norm, weights.as_ref()).p_reshape(target.shape()), classes));
        targets.combine(&nll, spread, weights.as_ref(), options).p_cast(self.float_dtype())
    }

    /// log(sum(exp(x))) along the last axis, which stays. The gradient is the softmax, made of the same powers where it is computed
    /// beside the value: nothing of the size of x is kept for it.
    #[track_caller]
    fn log_norm(&self) -> Tensor {
        let top = self.reduce_rows(ReduceOp::Max).detach();
        let powers = |x: &Tensor, top: &Tensor| x.sub(top).exp();
        let sum = powers(self, &top).reduce_rows(ReduceOp::Sum);
        let norm = sum.log().add(&top);
        let x = self.clone();
        norm.with_gradient(&[self], move |g| vec![powers(&x, &top) * (g / &sum)])
    }

    /// A reduction along the last axis, which stays: in one piece where there are rows enough to share between threads.
    #[track_caller]
    fn reduce_rows(&self, op: ReduceOp) -> Tensor {
        let axis = self.rank() - 1;
        let rows: usize = self.shape()[..axis].iter().product();
        let reduced = if rows >= MANY_ROWS { self.p_reduce_whole(op, &[axis]) } else { self.p_reduce(op, &[axis]) };
        let kept: Vec<usize> = self.shape()[..axis].iter().copied().chain([1]).collect();
        reduced.p_reshape(kept)
    }

    /// The sum along the last axis of minus the log-probabilities of these logits, times the classes' weights: what label smoothing
    /// adds. `norm` is [`Tensor::log_norm`].
    #[track_caller]
    pub(super) fn surprise(&self, norm: &Tensor, weights: Option<&Tensor>) -> Tensor {
        let axis = [self.rank() - 1];
        match weights {
            None => norm * self.volume(&axis) - self.sum_kept(&axis),
            Some(w) => (norm - self).mul(w).sum_kept(&axis),
        }
    }

    /// Negative log likelihood: minus the target's entry of these log-probabilities (classes on axis 1; axis 0 of a vector), the mean
    /// over targets that are not -100.
    ///
    /// # Panics
    /// As [`Tensor::cross_entropy`].
    #[track_caller]
    pub fn nll_loss(&self, target: &Tensor) -> Tensor {
        self.nll_loss_with(target, &ClassLoss::default())
    }

    /// [`Tensor::nll_loss`] with other choices.
    ///
    /// # Panics
    /// As [`Tensor::cross_entropy_with`].
    #[track_caller]
    pub fn nll_loss_with(&self, target: &Tensor, options: &ClassLoss) -> Tensor {
        let targets = Targets::of("nll_loss", self, target, options.ignore_index);
        let x = self.to_compute().classes_last();
        let weights = class_weights(&x, options.weight.as_ref());
        let nll = x.pick_last(&targets.class).neg();
        targets.reduce(&nll, weights.as_ref(), options.reduction).p_cast(self.float_dtype())
    }

    /// Both operands in one compute type, and the type to round the loss to.
    #[track_caller]
    fn loss_pair(&self, op: &str, target: &Tensor) -> (Tensor, Tensor, DType) {
        if self.shape() != target.shape() {
            let mend = "a loss does not broadcast; expand or reshape one of them so that the shapes are the same";
            message::mismatch(op, "the shapes differ", &[("input", self), ("target", target)], None, mend);
        }
        let dtype = common_dtype([self, target].into_iter());
        let dtype = if dtype.is_float() { dtype } else { DType::F32 };
        (self.p_cast(dtype.compute()), target.p_cast(dtype.compute()), dtype)
    }

    /// Squared difference.
    ///
    /// # Panics
    /// If the shapes differ (so for every loss of two tensors).
    #[track_caller]
    pub fn mse_loss(&self, target: &Tensor, reduction: Reduction) -> Tensor {
        let (x, y, dtype) = self.loss_pair("mse_loss", target);
        reduction.apply(&x.sub(y).square()).p_cast(dtype)
    }

    /// Absolute difference.
    #[track_caller]
    pub fn l1_loss(&self, target: &Tensor, reduction: Reduction) -> Tensor {
        let (x, y, dtype) = self.loss_pair("l1_loss", target);
        reduction.apply(&x.sub(y).abs()).p_cast(dtype)
    }

    /// d^2 / (2 beta) where |d| < beta, |d| - beta/2 elsewhere.
    #[track_caller]
    pub fn smooth_l1_loss(&self, target: &Tensor, reduction: Reduction, beta: f64) -> Tensor {
        let (x, y, dtype) = self.loss_pair("smooth_l1_loss", target);
        let size = x.sub(y).abs();
        let near = size.square() * (0.5 / beta);
        reduction.apply(&size.lt(beta).where_(near, &size - 0.5 * beta)).p_cast(dtype)
    }

    /// Binary cross entropy between the sigmoid of these logits and targets in 0..=1; `pos_weight` (which broadcasts) weighs the
    /// positive part.
    #[track_caller]
    pub fn bce_with_logits(&self, target: &Tensor, pos_weight: Option<&Tensor>, reduction: Reduction) -> Tensor {
        let (x, y, dtype) = self.loss_pair("bce_with_logits", target);
        let mut positive = x.neg().soft_positive();
        if let Some(w) = pos_weight {
            positive = positive.mul((w.p_cast(x.dtype()) - 1) * &y + 1);
        }
        reduction.apply(&((1 - y) * x + positive)).p_cast(dtype)
    }

    /// Kullback-Leibler divergence of the target probabilities from these log-probabilities: p * (log p - log q), 0 where p is 0.
    #[track_caller]
    pub fn kl_div(&self, target: &Tensor, reduction: Reduction) -> Tensor {
        let (q, p, dtype) = self.loss_pair("kl_div", target);
        let zero = p.eq(0);
        let entropy = zero.where_(0, &p * zero.where_(1, &p).log());
        reduction.apply(&(entropy - p * q)).p_cast(dtype)
    }
}

impl Targets {
    /// The weight of each target's class, 0 for ignored targets.
    #[track_caller]
    fn weights(&self, weights: Option<&Tensor>, dtype: DType) -> Tensor {
        match weights {
            None => self.counts.p_cast(dtype),
            Some(w) => self.counts.where_(w.p_gather(0, &self.class), Tensor::scalar_const(Scalar::zero(dtype))),
        }
    }

    /// The loss from those of the rows, and for label smoothing from what [`Tensor::surprise`] gives of so many classes.
    #[track_caller]
    pub(super) fn combine(&self, nll: &Tensor, spread: Option<(Tensor, usize)>, weights: Option<&Tensor>, options: &ClassLoss) -> Tensor {
        let loss = self.reduce(nll, weights, options.reduction);
        let Some((spread, classes)) = spread else { return loss };
        let spread = self.reduce_unweighted(&spread, weights, options.reduction);
        loss * (1.0 - options.label_smoothing) + spread * (options.label_smoothing / classes as f64)
    }

    /// Losses times their classes' weights, reduced; a mean divides by the sum of weights.
    #[track_caller]
    fn reduce(&self, losses: &Tensor, weights: Option<&Tensor>, reduction: Reduction) -> Tensor {
        let losses = match weights {
            Some(_) => losses.mul(self.weights(weights, losses.dtype())),
            None => losses.clone(),
        };
        self.reduce_unweighted(&losses, weights, reduction)
    }

    /// Losses that need no more weighing, reduced; a mean divides by the sum of the targets' weights.
    #[track_caller]
    fn reduce_unweighted(&self, losses: &Tensor, weights: Option<&Tensor>, reduction: Reduction) -> Tensor {
        let losses = self.counts.where_(losses, 0);
        match reduction {
            Reduction::Mean => losses.sum(.., false) / self.weights(weights, losses.dtype()).sum(.., false),
            other => other.apply(&losses),
        }
    }
}

/// The weights of the classes of `x` (its last axis) in the type of `x`.
#[track_caller]
pub(super) fn class_weights(x: &Tensor, weights: Option<&Tensor>) -> Option<Tensor> {
    let weights = weights?;
    let classes = x.shape()[x.rank() - 1];
    if weights.shape() != [classes] {
        let what = format!("the weight must be one number for each of {classes} classes");
        message::mismatch("cross_entropy", &what, &[("logits", x), ("weight", weights)], None, "make the weight of shape [classes]");
    }
    Some(weights.p_cast(x.dtype()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tensor::oracle::evaluate;

    fn floats(values: &[f32], shape: &[usize]) -> Tensor {
        Tensor::from_slice(values, shape).unwrap()
    }

    fn value(loss: &Tensor) -> f64 {
        evaluate(loss)[0].as_f64()
    }

    #[test]
    fn far_apart_logits_neither_overflow_nor_vanish() {
        let logits = floats(&[1000.0, 0.0, -1000.0], &[1, 3]);
        for (class, want) in [(0i64, 0.0), (1, 1000.0), (2, 2000.0)] {
            assert_eq!(value(&logits.cross_entropy(&Tensor::from_slice(&[class], [1]).unwrap())), want);
        }
        let targets = floats(&[0.0, 1.0], &[2]);
        assert_eq!(value(&floats(&[500.0, 500.0], &[2]).bce_with_logits(&targets, None, Reduction::Mean)), 250.0);
    }

    #[test]
    fn a_mean_is_over_what_is_not_ignored() {
        let logits = floats(&[0.0; 8], &[4, 2]);
        let targets = Tensor::from_slice(&[0i32, -100, 1, -100], [4]).unwrap();
        assert!((value(&logits.cross_entropy(&targets)) - 2f64.ln()).abs() < 1e-6);
        let sum = ClassLoss { reduction: Reduction::Sum, ..ClassLoss::default() };
        assert!((value(&logits.cross_entropy_with(&targets, &sum)) - 2.0 * 2f64.ln()).abs() < 1e-6);
    }

    #[test]
    #[should_panic(expected = "index 7 is not in 0..3")]
    fn a_class_that_does_not_exist_is_refused() {
        evaluate(&floats(&[0.0; 6], &[2, 3]).cross_entropy(&Tensor::from_slice(&[1i64, 7], [2]).unwrap()));
    }

    #[test]
    #[should_panic(expected = "cross_entropy: the targets do not fit the logits\n  logits   [4, 2] f32, made at ")]
    fn targets_must_fit() {
        floats(&[0.0; 8], &[4, 2]).cross_entropy(&Tensor::from_slice(&[0i64; 3], [3]).unwrap());
    }

    #[test]
    #[should_panic(expected = "cross_entropy: takes targets that are class indices (integers), not f32")]
    fn targets_are_integers() {
        floats(&[0.0; 8], &[4, 2]).cross_entropy(&floats(&[0.0; 4], &[4]));
    }

    #[test]
    #[should_panic(expected = "mse_loss: the shapes differ\n  input   [4, 1] f32, made at ")]
    fn losses_do_not_broadcast() {
        floats(&[0.0; 4], &[4, 1]).mse_loss(&floats(&[0.0; 4], &[4]), Reduction::Mean);
    }
}
