//! The machinery that every optimizer shares: parameters, state, and one commit a step.

use crate::error::Result;
use crate::nn::init::zeros;
use crate::nn::{Entry, Inventory, Kind, StateDict, StateError};
use crate::tensor::Tensor;
use kiln_kernels::DType;

/// How one parameter changes in a step. A rule is elementwise: new parameter and new state come out of one kernel.
pub trait Rule: Send + Sync {
    /// The names of the state tensors, each of the parameter's shape and zero at first.
    fn slots(&self) -> &'static [&'static str];

    /// What changes from step to step, computed in f64; steps count from 1.
    fn numbers(&self, step: u64, lr: f64) -> Vec<f64>;

    /// The new parameter and the new state. `numbers` are scalars, in the order of [`Rule::numbers`].
    fn update(&self, parameter: &Tensor, grad: &Tensor, state: &[Tensor], numbers: &[Tensor]) -> (Tensor, Vec<Tensor>);
}

/// Parameters, their optimizer state and the rule that changes them.
pub struct Optimizer {
    rule: Box<dyn Rule>,
    slots: Vec<Slot>,
    steps: u64,
}

/// A parameter with its state.
struct Slot {
    name: String,
    parameter: Tensor,
    state: Vec<Tensor>,
}

/// The name of the step count in a state dictionary.
const STEP: &str = "step";

impl Optimizer {
    /// An optimizer of these parameters ([`Module::named_parameters`](crate::nn::Module::named_parameters)), with fresh state in f32
    /// (f64 for f64 parameters).
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn new(parameters: Vec<(String, Tensor)>, rule: impl Rule + 'static) -> Result<Optimizer> {
        let slot = |(name, parameter): (String, Tensor)| {
            let state = rule.slots().iter().map(|_| zeros(parameter.shape(), parameter.dtype().compute())).collect::<Result<_>>()?;
            Ok(Slot { name, parameter, state })
        };
        let slots = parameters.into_iter().map(slot).collect::<Result<_>>()?;
        Ok(Optimizer { rule: Box::new(rule), slots, steps: 0 })
    }

    /// One step: counts it, and changes parameters and state by the gradients, which are in the order of the parameters.
    ///
    /// # Panics
    /// If there are not as many gradients as parameters.
    ///
    /// # Errors
    /// Whatever computing the gradients meets.
    #[track_caller]
    pub fn step(&mut self, grads: &[Tensor], lr: f64) -> Result<()> {
        let numbers = self.numbers(lr)?;
        self.apply(grads, &numbers)
    }

    /// Counts a step and gives its numbers: a small tensor that [`Optimizer::apply`] takes. A captured step declares it as an input.
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn numbers(&mut self, lr: f64) -> Result<Tensor> {
        self.steps += 1;
        let numbers = self.rule.numbers(self.steps, lr);
        if self.slots.iter().any(|s| s.parameter.dtype() == DType::F64) {
            return Tensor::from_slice(&numbers, numbers.len());
        }
        let rounded: Vec<f32> = numbers.iter().map(|&v| v as f32).collect();
        Tensor::from_slice(&rounded, rounded.len())
    }

    /// Changes parameters and state by the gradients, with the numbers of a step.
    ///
    /// # Panics
    /// If there are not as many gradients as parameters.
    ///
    /// # Errors
    /// Whatever computing the gradients meets.
    #[track_caller]
    pub fn apply(&self, grads: &[Tensor], numbers: &Tensor) -> Result<()> {
        let updates = self.updates(grads, numbers);
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))
    }

    /// What [`Optimizer::apply`] assigns: each parameter and state tensor with its new value, not computed yet. For committing them
    /// together with other state.
    ///
    /// # Panics
    /// If there are not as many gradients as parameters.
    #[track_caller]
    pub fn updates(&self, grads: &[Tensor], numbers: &Tensor) -> Vec<(Tensor, Tensor)> {
        assert_eq!(grads.len(), self.slots.len(), "the optimizer has {} parameters but got {} gradients", self.slots.len(), grads.len());
        let count = numbers.numel();
        let scalars: Vec<Tensor> = (0..count).map(|i| numbers.select(0, i as isize)).collect();
        let mut updates = Vec::new();
        for (slot, grad) in self.slots.iter().zip(grads) {
            let stored = slot.parameter.dtype();
            let compute = stored.compute();
            let numbers: Vec<Tensor> = scalars.iter().map(|n| n.cast(compute)).collect();
            let (parameter, state) = self.rule.update(&slot.parameter.cast(compute), &grad.cast(compute), &slot.state, &numbers);
            updates.push((slot.parameter.clone(), parameter.cast(stored)));
            updates.extend(slot.state.iter().cloned().zip(state));
        }
        updates
    }

    /// The parameters, in the order that gradients are expected in.
    pub fn parameters(&self) -> Vec<Tensor> {
        self.slots.iter().map(|s| s.parameter.clone()).collect()
    }

    /// Every tensor that a step changes: parameters, then state. What a captured step declares.
    pub fn tensors(&self) -> Vec<Tensor> {
        let states = self.slots.iter().flat_map(|s| s.state.iter().cloned());
        self.slots.iter().map(|s| s.parameter.clone()).chain(states).collect()
    }

    /// How many steps were taken.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// The state by name (`transformer.wte.weight.exp_avg`, …) and the number of steps as `step`, an i64 of shape [].
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn state_dict(&self) -> Result<StateDict> {
        let mut state: StateDict = self.named_state().map(|(name, tensor)| (name, tensor.clone())).collect();
        state.insert(STEP.into(), Tensor::from_slice(&[self.steps as i64], ())?);
        Ok(state)
    }

    /// Takes over a state that [`Optimizer::state_dict`] gave.
    ///
    /// # Errors
    /// [`StateError`] if a tensor is missing, unknown, or differs in shape or type: nothing is changed then.
    pub fn load_state_dict(&mut self, state: &StateDict) -> Result<()> {
        let mut given = state.clone();
        let steps = given.remove(STEP).ok_or_else(|| StateError::Missing { names: vec![STEP.into()] })?;
        if steps.dtype() != DType::I64 {
            return Err(StateError::DType { name: STEP.into(), expected: DType::I64, found: steps.dtype() }.into());
        }
        if steps.rank() != 0 {
            return Err(StateError::Shape { name: STEP.into(), expected: vec![], found: steps.shape().into() }.into());
        }
        let steps = steps.item::<i64>()?;
        let steps =
            u64::try_from(steps).map_err(|_| StateError::Value { name: STEP.into(), reason: format!("{steps} steps were taken") })?;
        let own = self.named_state().map(|(name, tensor)| Entry { name, kind: Kind::Buffer, tensor: tensor.clone() }).collect();
        let own = Inventory { entries: own, tied: Vec::new() };
        Tensor::assign_all(own.matched(&given)?)?;
        self.steps = steps;
        Ok(())
    }

    fn named_state(&self) -> impl Iterator<Item = (String, &Tensor)> {
        let names = self.rule.slots();
        self.slots.iter().flat_map(move |s| names.iter().zip(&s.state).map(move |(slot, tensor)| (format!("{}.{slot}", s.name), tensor)))
    }
}
