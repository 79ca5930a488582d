//! Activation functions. Each half-typed one is computed in f32 and rounded once.

use super::Tensor;
use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI, PI};

impl Tensor {
    /// max(x, 0), with gradient 0 at 0; NaN stays.
    #[track_caller]
    pub fn relu(&self) -> Tensor {
        self.le(0).where_(0, self)
    }

    /// 1 / (1 + e^-x), accurate in both tails.
    #[track_caller]
    pub fn sigmoid(&self) -> Tensor {
        self.to_compute().logistic().p_cast(self.float_dtype())
    }

    /// The sigmoid in the compute type. The exponential never overflows, so neither it nor its gradient meets infinity; the branches
    /// meet at 0 with the right slope.
    #[track_caller]
    fn logistic(&self) -> Tensor {
        let positive = self.ge(0);
        let e = positive.where_(self.neg(), self).exp();
        positive.where_(1, &e) / (&e + 1)
    }

    /// log(sigmoid(x)).
    #[track_caller]
    pub fn log_sigmoid(&self) -> Tensor {
        self.to_compute().neg().soft_positive().neg().p_cast(self.float_dtype())
    }

    /// log(1 + e^x).
    #[track_caller]
    pub fn softplus(&self) -> Tensor {
        self.to_compute().soft_positive().p_cast(self.float_dtype())
    }

    /// Softplus in the compute type: max(x, 0) + log(1 + e^-|x|), with the right slope at 0.
    #[track_caller]
    pub(crate) fn soft_positive(&self) -> Tensor {
        let positive = self.ge(0);
        let tail = positive.where_(self.neg(), self).exp().log1p();
        positive.where_(self, 0) + tail
    }

    /// x * sigmoid(x).
    #[track_caller]
    pub fn silu(&self) -> Tensor {
        let x = self.to_compute();
        x.mul(x.logistic()).p_cast(self.float_dtype())
    }

    /// x * Phi(x), with the exact error function. Its gradient computes Phi again rather than keep it: of all that lies between a layer's two
    /// products, x alone is stored.
    #[track_caller]
    pub fn gelu(&self) -> Tensor {
        let x = self.to_compute();
        let phi = |x: &Tensor| (x * FRAC_1_SQRT_2).erf() + 1;
        let input = x.clone();
        let gradient = move |g: &Tensor| {
            let x = &input;
            let slope = (x * FRAC_1_SQRT_2).square().neg().exp() * FRAC_2_SQRT_PI;
            vec![g * phi(x) * 0.5 + g * (x * 0.5) * slope * FRAC_1_SQRT_2]
        };
        (&x * 0.5 * phi(&x)).with_gradient(&[&x], gradient).p_cast(self.float_dtype())
    }

    /// The tanh approximation of gelu: x/2 * (1 + tanh(sqrt(2/pi) * (x + 0.044715 x^3))).
    #[track_caller]
    pub fn gelu_tanh(&self) -> Tensor {
        let x = self.to_compute();
        let inner = &x * (x.square() * 0.044715 + 1) * (2.0 / PI).sqrt();
        (&x * 0.5 * (inner.tanh() + 1)).p_cast(self.float_dtype())
    }

    /// x where it is positive, `slope` * x elsewhere.
    #[track_caller]
    pub fn leaky_relu(&self, slope: f64) -> Tensor {
        let x = self.to_compute();
        x.gt(0).where_(&x, &x * slope).p_cast(self.float_dtype())
    }

    /// x where it is positive, `alpha` * (e^x - 1) elsewhere.
    #[track_caller]
    pub fn elu(&self, alpha: f64) -> Tensor {
        let x = self.to_compute();
        let positive = x.gt(0);
        // The exponential of what is replaced anyway must not overflow: infinity times a gradient of 0 would be NaN.
        let negative = positive.where_(0, &x).expm1() * alpha;
        positive.where_(&x, negative).p_cast(self.float_dtype())
    }

    /// x * min(max(x + 3, 0), 6) / 6.
    #[track_caller]
    pub fn hardswish(&self) -> Tensor {
        let x = self.to_compute();
        (&x * (&x + 3).clamp(0.0, 6.0) / 6).p_cast(self.float_dtype())
    }
}
