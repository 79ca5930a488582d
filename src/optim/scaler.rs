//! Dynamic loss scaling, for gradients in f16: PyTorch's `GradScaler`.

use crate::error::Result;
use crate::nn::StateError;
use crate::tensor::Tensor;

/// How the scale moves. The default is PyTorch's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scaling {
    /// The scale at first.
    pub initial: f32,
    /// What it is multiplied by after `interval` steps in a row with finite gradients.
    pub growth: f32,
    /// What it is multiplied by after a step whose gradients were not finite.
    pub backoff: f32,
    /// How many good steps it takes to grow.
    pub interval: i32,
}

impl Default for Scaling {
    fn default() -> Scaling {
        Scaling { initial: 65536.0, growth: 2.0, backoff: 0.5, interval: 2000 }
    }
}

/// Multiplies the loss, so that small gradients do not vanish in f16, and takes the factor out of the gradients again. A step whose gradients
/// overflowed changes nothing but the scale.
///
/// Scale and count are tensors, and whether to skip is a tensor too: all of it happens inside a captured step. A step is
///
/// 1. the gradients of [`LossScaler::scaled`] losses, summed over the microbatches;
/// 2. [`LossScaler::unscaled`] gradients, of which the norm is taken, and clipping;
/// 3. the optimizer's updates, [kept back](LossScaler::unless_overflowed) where the norm is not finite, and [those](LossScaler::updates) of
///    the scaler itself.
///
/// After a skipped step the host takes back the optimizer's count: [`Optimizer::uncount`](super::Optimizer::uncount).
#[derive(Debug)]
pub struct LossScaler {
    scaling: Scaling,
    /// f32 of shape [].
    scale: Tensor,
    /// Good steps since the scale has changed, i32 of shape [].
    good_steps: Tensor,
}

impl LossScaler {
    /// A scaler that has seen no step.
    ///
    /// # Panics
    /// If the scale could not grow, back off or come to an end.
    ///
    /// # Errors
    /// If the device has no memory left.
    #[track_caller]
    pub fn new(scaling: Scaling) -> Result<LossScaler> {
        let Scaling { initial, growth, backoff, interval } = scaling;
        let fits = is_scale(initial) && growth > 1.0 && growth.is_finite() && backoff > 0.0 && backoff < 1.0 && interval > 0;
        assert!(
            fits,
            "a loss scale starts above 0, grows by more than 1 after some steps and backs off by less than 1, unlike {scaling:?}"
        );
        Ok(LossScaler { scaling, scale: Tensor::from_slice(&[initial], ())?, good_steps: Tensor::from_slice(&[0i32], ())? })
    }

    /// Scale and count: what a captured step declares as its state.
    pub fn tensors(&self) -> [Tensor; 2] {
        [self.scale.clone(), self.good_steps.clone()]
    }

    /// The loss to take gradients of.
    #[track_caller]
    pub fn scaled(&self, loss: &Tensor) -> Tensor {
        loss * &self.scale
    }

    /// Gradients without the scale.
    #[track_caller]
    pub fn unscaled(&self, grads: &[Tensor]) -> Vec<Tensor> {
        let inverse = self.scale.recip();
        let mut unscaled = Vec::with_capacity(grads.len());
        for grad in grads {
            unscaled.push(grad * &inverse);
        }
        unscaled
    }

    /// An update that leaves its target as it is where `finite` (a bool of shape []) is false.
    #[track_caller]
    pub fn unless_overflowed(&self, finite: &Tensor, (target, value): (Tensor, Tensor)) -> (Tensor, Tensor) {
        let value = finite.where_(value, &target);
        (target, value)
    }

    /// The scaler's own updates: back off where the gradients were not finite; else count, and grow when it is time, unless the scale would
    /// leave f32.
    #[track_caller]
    pub fn updates(&self, finite: &Tensor) -> Vec<(Tensor, Tensor)> {
        let (scale, good) = (&self.scale, &self.good_steps + 1);
        let grows = good.ge(i64::from(self.scaling.interval));
        let larger = scale * self.scaling.growth;
        let larger = grows.logical_and(larger.isfinite()).where_(&larger, scale);
        vec![
            (scale.clone(), finite.where_(larger, scale * self.scaling.backoff)),
            (self.good_steps.clone(), finite.logical_and(grows.logical_not()).where_(good, 0)),
        ]
    }

    /// The scale and the good steps since it has changed.
    ///
    /// # Errors
    /// Whatever reading them meets.
    pub fn state(&self) -> Result<(f32, i32)> {
        Ok((self.scale.item()?, self.good_steps.item()?))
    }

    /// Takes over what [`LossScaler::state`] gave.
    ///
    /// # Errors
    /// [`StateError`] if there can be no such state: nothing is changed then.
    pub fn load_state(&self, (scale, good_steps): (f32, i32)) -> Result<()> {
        let refuse = |name: &str, reason: String| Err(StateError::Value { name: name.into(), reason }.into());
        if !is_scale(scale) {
            return refuse("scaler.scale", format!("{scale} is no scale; it is finite and above 0"));
        }
        if !(0..self.scaling.interval).contains(&good_steps) {
            return refuse("scaler.good_steps", format!("{good_steps} good steps; the scale grows after {}", self.scaling.interval));
        }
        let (scale, good_steps) = (Tensor::from_slice(&[scale], ())?, Tensor::from_slice(&[good_steps], ())?);
        Tensor::assign_all([(&self.scale, &scale), (&self.good_steps, &good_steps)])
    }
}

fn is_scale(scale: f32) -> bool {
    scale.is_finite() && scale > 0.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nn::StateError;

    const QUICK: Scaling = Scaling { initial: 8.0, growth: 2.0, backoff: 0.5, interval: 3 };

    /// A step with such gradients; scale and good steps after it.
    fn after(scaler: &LossScaler, finite: bool) -> (f32, i32) {
        let updates = scaler.updates(&Tensor::full((), finite, crate::DType::Bool));
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value))).unwrap();
        scaler.state().unwrap()
    }

    /// The same moves as `torch.amp.GradScaler(init_scale=8, growth_interval=3)` makes.
    #[test]
    fn the_scale_moves_as_in_pytorch() {
        let scaler = LossScaler::new(QUICK).unwrap();
        let moves = [true, true, false, true, true, true, true, false, false].map(|finite| after(&scaler, finite));
        assert_eq!(moves, [(8.0, 1), (8.0, 2), (4.0, 0), (4.0, 1), (4.0, 2), (8.0, 0), (8.0, 1), (4.0, 0), (2.0, 0)]);
    }

    #[test]
    fn the_scale_stays_within_f32() {
        let scaler = LossScaler::new(QUICK).unwrap();
        scaler.load_state((2f32.powi(127), 2)).unwrap();
        assert_eq!(after(&scaler, true), (2f32.powi(127), 0));
    }

    #[test]
    fn states_that_cannot_be_are_refused() {
        let scaler = LossScaler::new(QUICK).unwrap();
        for state in [(0.0, 0), (-1.0, 0), (f32::NAN, 0), (f32::INFINITY, 0), (1.0, -1), (1.0, 3)] {
            assert!(matches!(scaler.load_state(state), Err(crate::Error::State(StateError::Value { .. }))), "{state:?}");
        }
        assert_eq!(scaler.state().unwrap(), (8.0, 0));
    }
}
