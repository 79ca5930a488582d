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

impl Rule for Box<dyn Rule> {
    fn slots(&self) -> &'static [&'static str] {
        self.as_ref().slots()
    }

    fn numbers(&self, step: u64, lr: f64) -> Vec<f64> {
        self.as_ref().numbers(step, lr)
    }

    fn update(&self, parameter: &Tensor, grad: &Tensor, state: &[Tensor], numbers: &[Tensor]) -> (Tensor, Vec<Tensor>) {
        self.as_ref().update(parameter, grad, state, numbers)
    }
}

/// Parameters, their optimizer state and the rules that change them.
pub struct Optimizer {
    /// A rule for each group of parameters.
    groups: Vec<Box<dyn Rule>>,
    slots: Vec<Slot>,
    steps: u64,
}

/// A parameter with its state.
struct Slot {
    name: String,
    parameter: Tensor,
    state: Vec<Tensor>,
    /// The group whose rule it follows.
    group: usize,
}

impl Slot {
    fn new(name: String, parameter: Tensor, rule: &dyn Rule, group: usize) -> Result<Slot> {
        let state = rule.slots().iter().map(|_| zeros(parameter.shape(), parameter.dtype().compute())).collect::<Result<_>>()?;
        Ok(Slot { name, parameter, state, group })
    }

    /// The parameter and its state, with their new values.
    #[track_caller]
    fn updates(&self, grad: &Tensor, rule: &dyn Rule, numbers: &[Tensor]) -> impl Iterator<Item = (Tensor, Tensor)> + use<> {
        let stored = self.parameter.dtype();
        let compute = stored.compute();
        let numbers: Vec<Tensor> = numbers.iter().map(|n| n.cast(compute)).collect();
        let (parameter, state) = rule.update(&self.parameter.cast(compute), &grad.cast(compute), &self.state, &numbers);
        std::iter::once((self.parameter.clone(), parameter.cast(stored))).chain(self.state.clone().into_iter().zip(state))
    }
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
        let slots = parameters.into_iter().map(|(name, parameter)| Slot::new(name, parameter, &rule, 0)).collect::<Result<_>>()?;
        Ok(Optimizer { groups: vec![Box::new(rule)], slots, steps: 0 })
    }

    /// The same with a parameter group: those parameters whose name is `chosen`, and that no earlier group has chosen, follow `rule` from now
    /// on, at a learning rate of their own ([`Optimizer::numbers_of_groups`]). Parameters stay in the order they are in.
    ///
    /// # Panics
    /// If a step was taken already.
    ///
    /// # Errors
    /// If the device has no memory left.
    #[track_caller]
    pub fn with_group(mut self, chosen: impl Fn(&str) -> bool, rule: impl Rule + 'static) -> Result<Optimizer> {
        assert!(self.steps == 0, "with_group: parameters are grouped before the first of {} steps", self.steps);
        let group = self.groups.len();
        for slot in self.slots.iter_mut().filter(|slot| slot.group == 0 && chosen(&slot.name)) {
            *slot = Slot::new(slot.name.clone(), slot.parameter.clone(), &rule, group)?;
        }
        self.groups.push(Box::new(rule));
        Ok(self)
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

    /// Counts a step and gives its numbers, at one learning rate for all groups: a small tensor that [`Optimizer::apply`] takes. A captured
    /// step declares it as an input.
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn numbers(&mut self, lr: f64) -> Result<Tensor> {
        self.numbers_of_groups(&vec![lr; self.groups.len()])
    }

    /// [`Optimizer::numbers`] at a learning rate for each group; the first is that of the parameters which no group has chosen.
    ///
    /// # Panics
    /// If there are not as many rates as groups.
    ///
    /// # Errors
    /// If the device has no memory left.
    #[track_caller]
    pub fn numbers_of_groups(&mut self, rates: &[f64]) -> Result<Tensor> {
        assert_eq!(rates.len(), self.groups.len(), "the optimizer has {} groups but got {} rates", self.groups.len(), rates.len());
        self.steps += 1;
        let numbers: Vec<f64> = self.groups.iter().zip(rates).flat_map(|(rule, &lr)| rule.numbers(self.steps, lr)).collect();
        if self.slots.iter().any(|s| s.parameter.dtype() == DType::F64) {
            return Tensor::from_slice(&numbers, numbers.len());
        }
        let rounded: Vec<f32> = numbers.iter().map(|&v| v as f32).collect();
        Tensor::from_slice(&rounded, rounded.len())
    }

    /// Takes back the count of the last step, which was skipped: see [`LossScaler`](super::LossScaler).
    ///
    /// # Panics
    /// If no step was counted.
    #[track_caller]
    pub fn uncount(&mut self) {
        assert!(self.steps > 0, "uncount: no step was counted");
        self.steps -= 1;
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
        let updates: Vec<(Tensor, Tensor)> = self.updates(grads, numbers).collect();
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))
    }

    /// What [`Optimizer::apply`] assigns: each parameter and state tensor with its new value, not computed yet. For committing them
    /// together with other state.
    ///
    /// They are made one parameter at a time: what else is made of a parameter's new value then lies beside it in the graph, and shares its
    /// kernel.
    ///
    /// # Panics
    /// If there are not as many gradients as parameters.
    #[track_caller]
    pub fn updates<'a>(&'a self, grads: &'a [Tensor], numbers: &Tensor) -> impl Iterator<Item = (Tensor, Tensor)> + use<'a> {
        assert_eq!(grads.len(), self.slots.len(), "the optimizer has {} parameters but got {} gradients", self.slots.len(), grads.len());
        let mut scalars = (0..numbers.numel()).map(|i| numbers.select(0, i as isize));
        // How many numbers a rule has does not depend on the step.
        let counts = self.groups.iter().map(|rule| rule.numbers(1, 0.0).len());
        let numbers: Vec<Vec<Tensor>> = counts.map(|count| scalars.by_ref().take(count).collect()).collect();
        let pairs = self.slots.iter().zip(grads);
        pairs.flat_map(move |(slot, grad)| slot.updates(grad, self.groups[slot.group].as_ref(), &numbers[slot.group]))
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
        self.slots.iter().flat_map(|s| {
            let names = self.groups[s.group].slots();
            names.iter().zip(&s.state).map(move |(slot, tensor)| (format!("{}.{slot}", s.name), tensor))
        })
    }
}
