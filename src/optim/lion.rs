//! Lion: the sign of a running mean.

use super::decay::WeightDecay;
use super::optimizer::Rule;
use crate::tensor::Tensor;

/// Lion: `p -= lr * sign(b1*m + (1-b1)*g)`, then `m = b2*m + (1-b2)*g`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lion {
    /// How much of m the step's direction and the next m keep.
    pub betas: (f64, f64),
    /// Weight decay.
    pub decay: WeightDecay,
}

impl Lion {
    /// Lion as published: the share of decay is `lr * weight_decay`.
    #[expect(clippy::self_named_constructors, reason = "its siblings are named after published optimizers as well")]
    pub fn lion(betas: (f64, f64), weight_decay: f64) -> Lion {
        Lion { betas, decay: WeightDecay::ByRate(weight_decay) }
    }

    /// LLM Foundry's `DecoupledLionW`.
    pub fn decoupled_lionw(betas: (f64, f64), weight_decay: f64, initial_lr: f64) -> Lion {
        Lion { betas, decay: WeightDecay::Decoupled { amount: weight_decay, initial_lr } }
    }
}

impl Rule for Lion {
    fn slots(&self) -> &'static [&'static str] {
        &["exp_avg"]
    }

    fn numbers(&self, _step: u64, lr: f64) -> Vec<f64> {
        vec![lr, self.decay.share(lr)]
    }

    fn update(&self, parameter: &Tensor, grad: &Tensor, state: &[Tensor], numbers: &[Tensor]) -> (Tensor, Vec<Tensor>) {
        let grad = self.decay.gradient(parameter, grad);
        let mix = |beta: f64| &state[0] * beta + &grad * (1.0 - beta);
        let change = mix(self.betas.0).sign() * &numbers[0];
        (self.decay.apply(parameter, &numbers[1], &change), vec![mix(self.betas.1)])
    }
}
