//! Stochastic gradient descent.

use super::decay::WeightDecay;
use super::optimizer::Rule;
use crate::tensor::Tensor;

/// `p -= lr * d`, where d is the gradient or, with momentum, the running sum `b = momentum*b + (1-dampening)*g`, which starts as the
/// first gradient. Nesterov's form takes `g + momentum*b`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sgd {
    /// How much of the running sum a step keeps; 0 for none.
    pub momentum: f64,
    /// What the running sum leaves out of each gradient but the first.
    pub dampening: f64,
    /// Look ahead by one step.
    pub nesterov: bool,
    /// Weight decay.
    pub decay: WeightDecay,
}

impl Sgd {
    /// PyTorch's `SGD`: decay is part of the gradient.
    #[expect(clippy::self_named_constructors, reason = "its siblings are named after published optimizers as well")]
    pub fn sgd(momentum: f64, weight_decay: f64) -> Sgd {
        Sgd { momentum, dampening: 0.0, nesterov: false, decay: WeightDecay::Gradient(weight_decay) }
    }

    /// Composer's `DecoupledSGDW`.
    pub fn decoupled_sgdw(momentum: f64, weight_decay: f64, initial_lr: f64) -> Sgd {
        let decay = WeightDecay::Decoupled { amount: weight_decay, initial_lr };
        Sgd { momentum, dampening: 0.0, nesterov: false, decay }
    }
}

impl Rule for Sgd {
    fn slots(&self) -> &'static [&'static str] {
        if self.momentum == 0.0 { &[] } else { &["momentum_buffer"] }
    }

    fn numbers(&self, step: u64, lr: f64) -> Vec<f64> {
        // The running sum starts at zero, so taking the first gradient whole makes it that gradient.
        vec![lr, self.decay.share(lr), if step == 1 { 1.0 } else { 1.0 - self.dampening }]
    }

    fn update(&self, parameter: &Tensor, grad: &Tensor, state: &[Tensor], numbers: &[Tensor]) -> (Tensor, Vec<Tensor>) {
        let grad = self.decay.gradient(parameter, grad);
        let sum = state.first().map(|sum| sum * self.momentum + &grad * &numbers[2]);
        let direction = match &sum {
            Some(sum) if self.nesterov => grad + sum * self.momentum,
            Some(sum) => sum.clone(),
            None => grad,
        };
        (self.decay.apply(parameter, &numbers[1], &(direction * &numbers[0])), sum.into_iter().collect())
    }
}
