//! Adam and its decoupled forms.

use super::decay::WeightDecay;
use super::optimizer::Rule;
use crate::tensor::Tensor;

/// Adam: `p -= lr/(1-b1^t) * m / (sqrt(v)/sqrt(1-b2^t) + eps)`, with m and v the running means of the gradient and of its square.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Adam {
    /// How much of m and v a step keeps.
    pub betas: (f64, f64),
    /// Added to the root of v.
    pub eps: f64,
    /// Weight decay.
    pub decay: WeightDecay,
    /// Divide by the largest v so far instead of the present one (AMSGrad).
    pub amsgrad: bool,
}

impl Adam {
    /// PyTorch's `Adam`: decay is part of the gradient.
    #[expect(clippy::self_named_constructors, reason = "its siblings are named after published optimizers as well")]
    pub fn adam(betas: (f64, f64), eps: f64, weight_decay: f64) -> Adam {
        Adam { betas, eps, decay: WeightDecay::Gradient(weight_decay), amsgrad: false }
    }

    /// PyTorch's `AdamW`.
    pub fn adamw(betas: (f64, f64), eps: f64, weight_decay: f64) -> Adam {
        Adam { betas, eps, decay: WeightDecay::ByRate(weight_decay), amsgrad: false }
    }

    /// Composer's `DecoupledAdamW`.
    pub fn decoupled_adamw(betas: (f64, f64), eps: f64, weight_decay: f64, initial_lr: f64) -> Adam {
        Adam { betas, eps, decay: WeightDecay::Decoupled { amount: weight_decay, initial_lr }, amsgrad: false }
    }
}

impl Rule for Adam {
    fn slots(&self) -> &'static [&'static str] {
        if self.amsgrad { &["exp_avg", "exp_avg_sq", "max_exp_avg_sq"] } else { &["exp_avg", "exp_avg_sq"] }
    }

    fn numbers(&self, step: u64, lr: f64) -> Vec<f64> {
        let correction = |beta: f64| 1.0 - beta.powf(step as f64);
        vec![lr / correction(self.betas.0), correction(self.betas.1).sqrt().recip(), self.decay.share(lr)]
    }

    fn update(&self, parameter: &Tensor, grad: &Tensor, state: &[Tensor], numbers: &[Tensor]) -> (Tensor, Vec<Tensor>) {
        let grad = self.decay.gradient(parameter, grad);
        // a + w*(b-a): the weights of old and new add up to 1 whatever w rounds to.
        let mean = &state[0] + (&grad - &state[0]) * (1.0 - self.betas.0);
        let square = &state[1] + (&grad * &grad - &state[1]) * (1.0 - self.betas.1);
        let largest = state.get(2).map(|largest| largest.maximum(&square));
        let change = &numbers[0] * &mean / (largest.as_ref().unwrap_or(&square).sqrt() * &numbers[1] + self.eps);
        let state = [mean, square].into_iter().chain(largest).collect();
        (self.decay.apply(parameter, &numbers[2], &change), state)
    }
}
