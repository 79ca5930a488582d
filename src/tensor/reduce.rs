//! Reductions: many elements along some axes give one. Half types are reduced in f32 and rounded once.

use super::Tensor;
use super::axis::{Axes, AxisList};
use super::broadcast::Dims;
use super::grad;
use super::primitive::REDUCE_BLOCK;
use kiln_kernels::ir::{BinaryOp, ReduceOp};
use kiln_kernels::{DType, Scalar};

/// The shape with `axes` reduced to extent 1.
fn kept(shape: &[usize], axes: &[usize]) -> Dims {
    shape.iter().enumerate().map(|(a, &n)| if axes.contains(&a) { 1 } else { n }).collect()
}

impl Tensor {
    /// Reduces `axes`, which stay as extent 1 if `keepdim`.
    #[track_caller]
    pub(crate) fn reduced(&self, op: ReduceOp, axes: &[usize], keepdim: bool) -> Tensor {
        let y = self.p_reduce(op, axes);
        if keepdim { y.p_reshape(kept(self.shape(), axes)) } else { y }
    }

    /// The sum over `axes`, which stay as extent 1: what broadcasts back against `self`.
    #[track_caller]
    pub(crate) fn sum_kept(&self, axes: &[usize]) -> Tensor {
        self.reduced(ReduceOp::Sum, axes, true)
    }

    /// The mean over `axes`, which stay as extent 1.
    #[track_caller]
    pub(crate) fn mean_kept(&self, axes: &[usize]) -> Tensor {
        self.sum_kept(axes) / self.volume(axes)
    }

    /// How many elements one result of a reduction comes from.
    pub(crate) fn volume(&self, axes: &[usize]) -> usize {
        axes.iter().map(|&a| self.shape()[a]).product()
    }

    /// The tensor in the type that sums and products are made in: f32 for half types, i64 for bools and narrower integers.
    #[track_caller]
    fn accumulator(&self) -> Tensor {
        match self.dtype() {
            d if d.is_float() => self.p_cast(d.compute()),
            DType::U64 => self.clone(),
            _ => self.p_cast(DType::I64),
        }
    }

    #[track_caller]
    fn accumulated(&self, name: &str, op: ReduceOp, axes: &Axes, keepdim: bool) -> Tensor {
        let wide = self.accumulator();
        let dtype = if self.dtype().is_float() { self.dtype() } else { wide.dtype() };
        wide.reduced(op, &axes.resolve(name, self), keepdim).p_cast(dtype)
    }

    /// The sum over `axes`. Bools and integers are counted in i64.
    ///
    /// # Panics
    /// If an axis does not exist or is named twice (so for every reduction).
    #[track_caller]
    pub fn sum(&self, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        self.accumulated("sum", ReduceOp::Sum, &axes.into(), keepdim)
    }

    /// The product over `axes`. Bools and integers are multiplied in i64.
    #[track_caller]
    pub fn prod(&self, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        self.accumulated("prod", ReduceOp::Prod, &axes.into(), keepdim)
    }

    /// The mean over `axes`; f32 for integers.
    #[track_caller]
    pub fn mean(&self, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        let axes = axes.into().resolve("mean", self);
        let sum = self.to_compute().reduced(ReduceOp::Sum, &axes, keepdim);
        (sum / self.volume(&axes)).p_cast(self.float_dtype())
    }

    #[track_caller]
    fn extreme(&self, name: &str, op: ReduceOp, axes: &Axes, keepdim: bool) -> Tensor {
        let axes = axes.resolve(name, self);
        self.check_some(name, &axes);
        // Bools order as the numbers 0 and 1.
        let work = if self.dtype() == DType::Bool { DType::I32 } else { self.dtype().compute() };
        let x = self.p_cast(work);
        let y = x.reduced(op, &axes, keepdim);
        if x.volume(&axes) <= REDUCE_BLOCK || !x.dtype().is_float() {
            return y.p_cast(self.dtype());
        }
        // Reduced in blocks: ties share over all of them alike.
        let value = y.clone();
        y.with_gradient(&[&x.clone()], move |g| vec![grad::share_ties(&x, &axes, &value, g)]).p_cast(self.dtype())
    }

    /// Panics if nothing is there to choose from.
    #[track_caller]
    fn check_some(&self, name: &str, axes: &[usize]) {
        assert!(
            self.volume(axes) > 0,
            "{name}: there is no element to choose from along axes {axes:?} of shape {:?} (made at {})\n  help: reduce axes that are not \
             empty",
            self.shape(),
            self.location()
        );
    }

    /// The largest over `axes`; NaN wins. Tied elements share the gradient equally.
    ///
    /// # Panics
    /// Also if an axis is empty.
    #[track_caller]
    pub fn max(&self, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        self.extreme("max", ReduceOp::Max, &axes.into(), keepdim)
    }

    /// The smallest over `axes`; NaN wins. Tied elements share the gradient equally.
    ///
    /// # Panics
    /// Also if an axis is empty.
    #[track_caller]
    pub fn min(&self, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        self.extreme("min", ReduceOp::Min, &axes.into(), keepdim)
    }

    #[track_caller]
    fn arg_extreme(&self, name: &str, op: ReduceOp, axis: Option<isize>, keepdim: bool) -> Tensor {
        let Some(axis) = axis else {
            let index = self.p_reshape([self.numel()]).arg_extreme(name, op, Some(0), false);
            return if keepdim { index.p_reshape(vec![1; self.rank()]) } else { index };
        };
        let axis = self.axis(name, axis);
        self.check_some(name, &[axis]);
        let x = self.p_cast(if self.dtype() == DType::Bool { DType::I32 } else { self.dtype().compute() });
        let best = x.reduced(op, &[axis], true).p_broadcast(x.shape());
        let mut hit = x.p_binary(BinaryOp::CmpEq, &best);
        if x.dtype().is_float() {
            hit = hit.p_binary(BinaryOp::Or, &x.isnan());
        }
        let n = self.shape()[axis];
        let none = Tensor::full_const(x.shape(), Scalar::i64(n as i64));
        hit.p_where(&Tensor::positions(x.shape(), axis), &none).reduced(ReduceOp::Min, &[axis], keepdim)
    }

    /// The i64 position of the first maximum along an axis, or in the flattened tensor; the first NaN wins.
    ///
    /// # Panics
    /// If the axis does not exist or is empty.
    #[track_caller]
    pub fn argmax(&self, axis: impl Into<Option<isize>>, keepdim: bool) -> Tensor {
        self.arg_extreme("argmax", ReduceOp::Max, axis.into(), keepdim)
    }

    /// The i64 position of the first minimum along an axis, or in the flattened tensor; the first NaN wins.
    ///
    /// # Panics
    /// If the axis does not exist or is empty.
    #[track_caller]
    pub fn argmin(&self, axis: impl Into<Option<isize>>, keepdim: bool) -> Tensor {
        self.arg_extreme("argmin", ReduceOp::Min, axis.into(), keepdim)
    }

    /// Any element is not zero.
    #[track_caller]
    pub fn any(&self, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        let axes = axes.into().resolve("any", self);
        self.to_bool().p_cast(DType::U8).reduced(ReduceOp::Max, &axes, keepdim).to_bool()
    }

    /// All elements are not zero.
    #[track_caller]
    pub fn all(&self, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        let axes = axes.into().resolve("all", self);
        self.to_bool().p_cast(DType::U8).reduced(ReduceOp::Min, &axes, keepdim).to_bool()
    }

    /// sum((x - mean)^2) / (n - correction) over `axes`: correction 1 for a sample, 0 for a population.
    #[track_caller]
    pub fn var(&self, axes: impl Into<Axes>, correction: usize, keepdim: bool) -> Tensor {
        self.variance("var", &axes.into(), correction, keepdim).p_cast(self.float_dtype())
    }

    /// The square root of [`Tensor::var`].
    #[track_caller]
    pub fn std(&self, axes: impl Into<Axes>, correction: usize, keepdim: bool) -> Tensor {
        self.variance("std", &axes.into(), correction, keepdim).sqrt().p_cast(self.float_dtype())
    }

    /// The variance in the compute type, in two passes: the squares of what the mean leaves do not cancel.
    #[track_caller]
    fn variance(&self, name: &str, axes: &Axes, correction: usize, keepdim: bool) -> Tensor {
        let axes = axes.resolve(name, self);
        let x = self.to_compute();
        let squares = x.sub(x.mean_kept(&axes)).square().reduced(ReduceOp::Sum, &axes, keepdim);
        squares / self.volume(&axes).saturating_sub(correction)
    }

    /// log(sum(exp(x))) over `axes`, without overflow.
    #[track_caller]
    pub fn logsumexp(&self, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        let axes = axes.into().resolve("logsumexp", self);
        let x = self.to_compute();
        let top = x.finite_top(&axes);
        let y = x.sub(&top).exp().sum_kept(&axes).log().add(&top);
        let y = if keepdim { y } else { y.p_reshape(without(x.shape(), &axes)) };
        y.p_cast(self.float_dtype())
    }

    /// The maximum over `axes` as a shift (no gradient); 0 where it is infinite, so that subtracting it gives no NaN.
    #[track_caller]
    fn finite_top(&self, axes: &[usize]) -> Tensor {
        let top = self.reduced(ReduceOp::Max, axes, true);
        top.isinf().where_(0, &top).detach()
    }

    /// (sum |x|^p)^(1/p) over `axes`; the largest and the smallest |x| for infinite p, the number of elements that are not 0 for 0.
    #[track_caller]
    pub fn norm(&self, p: f64, axes: impl Into<Axes>, keepdim: bool) -> Tensor {
        let axes = axes.into().resolve("norm", self);
        let (terms, op) = self.to_compute().norm_terms(p);
        terms.reduced(op, &axes, keepdim).norm_of_total(p).p_cast(self.float_dtype())
    }

    /// What the elements contribute to a norm of order `p`, and how contributions combine.
    #[track_caller]
    pub(crate) fn norm_terms(&self, p: f64) -> (Tensor, ReduceOp) {
        match p {
            f64::INFINITY => (self.abs(), ReduceOp::Max),
            f64::NEG_INFINITY => (self.abs(), ReduceOp::Min),
            0.0 => (self.ne(0).p_cast(self.dtype()), ReduceOp::Sum),
            1.0 => (self.abs(), ReduceOp::Sum),
            2.0 => (self.square(), ReduceOp::Sum),
            _ => (self.abs().pow_scalar(p), ReduceOp::Sum),
        }
    }

    /// The norm of order `p` from all contributions combined.
    #[track_caller]
    pub(crate) fn norm_of_total(&self, p: f64) -> Tensor {
        match p {
            f64::INFINITY | f64::NEG_INFINITY | 0.0 | 1.0 => self.clone(),
            _ => self.root_or_zero(1.0 / p),
        }
    }

    /// x^exponent for x >= 0, with gradient 0 instead of infinity at 0.
    #[track_caller]
    fn root_or_zero(&self, exponent: f64) -> Tensor {
        let zero = self.eq(0);
        zero.where_(0, zero.where_(1, self).pow_scalar(exponent))
    }

    /// exp(x) / sum(exp(x)) along an axis.
    ///
    /// # Panics
    /// If the axis does not exist.
    #[track_caller]
    pub fn softmax(&self, axis: isize) -> Tensor {
        let axes = [self.axis("softmax", axis)];
        let x = self.to_compute();
        let e = x.sub(x.top(&axes)).exp();
        e.div(e.sum_kept(&axes)).as_softmax_of(&x, &axes).p_cast(self.float_dtype())
    }

    /// This value, the softmax of `x` over `axes`, with the gradient in closed form: it needs nothing but this value, so that a
    /// training step keeps no more of it.
    #[track_caller]
    pub(crate) fn as_softmax_of(&self, x: &Tensor, axes: &[usize]) -> Tensor {
        let (y, axes) = (self.clone(), AxisList::from(axes));
        self.with_gradient(&[x], move |g| vec![&y * (g - (g * &y).sum_kept(&axes))])
    }

    /// log(softmax(x)) along an axis, accurate where the softmax vanishes.
    ///
    /// # Panics
    /// If the axis does not exist.
    #[track_caller]
    pub fn log_softmax(&self, axis: isize) -> Tensor {
        let axes = [self.axis("log_softmax", axis)];
        let x = self.to_compute();
        let z = x.sub(x.top(&axes));
        let y = z.sub(z.exp().sum_kept(&axes).log());
        let value = y.clone();
        y.with_gradient(&[&x], move |g| vec![g - value.exp() * g.sum_kept(&axes)]).p_cast(self.float_dtype())
    }

    /// The maximum over `axes`, which stay as extent 1, as a constant: whatever is subtracted from all elements does not change a
    /// softmax, so the true gradient through it is zero.
    #[track_caller]
    pub(crate) fn top(&self, axes: &[usize]) -> Tensor {
        self.reduced(ReduceOp::Max, axes, true).detach()
    }
}

/// `shape` without `axes`.
fn without(shape: &[usize], axes: &AxisList) -> Dims {
    shape.iter().enumerate().filter(|(a, _)| !axes.contains(a)).map(|(_, &n)| n).collect()
}
