//! What has weights: the [`Module`] trait, the names of its tensors, and state in and out.

use crate::error::Result;
use crate::tensor::Tensor;
use kiln_kernels::DType;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Tensors by name: what a checkpoint holds.
pub type StateDict = BTreeMap<String, Tensor>;

/// Something with weights. Implemented by `#[derive(Module)]`, which walks the fields.
///
/// Parameters and buffers are tensors with memory of their own that training writes to in place ([`Tensor::assign`]), so a module is
/// used through `&self` everywhere, and clones of a parameter (a tied weight, the optimizer's handle) all see the new value.
pub trait Module {
    /// Shows every tensor to the visitor, in the order of declaration.
    fn visit(&self, visitor: &mut Visitor);

    /// All tensors of the module with their names.
    fn inventory(&self) -> Inventory {
        let mut visitor = Visitor::default();
        self.visit(&mut visitor);
        visitor.found
    }

    /// The trainable tensors under their checkpoint names. A tensor that is held in several places appears once, under its first name.
    fn named_parameters(&self) -> Vec<(String, Tensor)> {
        self.inventory().of_kind(Kind::Parameter)
    }

    /// The tensors that are part of the state but not trained, such as running statistics.
    fn named_buffers(&self) -> Vec<(String, Tensor)> {
        self.inventory().of_kind(Kind::Buffer)
    }

    /// The trainable tensors, in the order of [`Module::named_parameters`].
    fn parameters(&self) -> Vec<Tensor> {
        self.named_parameters().into_iter().map(|(_, tensor)| tensor).collect()
    }

    /// How many numbers are trained.
    fn parameter_count(&self) -> usize {
        self.parameters().iter().map(Tensor::numel).sum()
    }

    /// Parameters and buffers by name, tied tensors once. The tensors are the module's own, not copies.
    fn state_dict(&self) -> StateDict {
        self.inventory().entries.into_iter().map(|entry| (entry.name, entry.tensor)).collect()
    }

    /// Writes the tensors of `state` into the module's. Tied names (`lm_head.weight`) may be absent, or stand in for the first one.
    ///
    /// # Errors
    /// [`StateError`] if a tensor is missing, unknown, or differs in shape or element type (nothing is written then); or whatever
    /// computing the tensors meets.
    fn load_state_dict(&self, state: &StateDict) -> Result<()> {
        let inventory = self.inventory();
        let pairs = inventory.matched(state)?;
        Tensor::assign_all(pairs)
    }
}

/// What a tensor is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Trained by the optimizer.
    Parameter,
    /// State that the module itself keeps.
    Buffer,
}

/// A named tensor of a module.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The checkpoint name: field names joined by dots.
    pub name: String,
    /// What it is for.
    pub kind: Kind,
    /// The tensor itself.
    pub tensor: Tensor,
}

/// A second name for a tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tied {
    /// The name that is not listed as an entry.
    pub name: String,
    /// The entry that holds the tensor.
    pub first: String,
}

/// All tensors of a module.
#[derive(Clone, Default, Debug)]
pub struct Inventory {
    /// Each tensor once, in the order of declaration.
    pub entries: Vec<Entry>,
    /// The further names of tensors that are held in several places.
    pub tied: Vec<Tied>,
}

impl Inventory {
    fn of_kind(self, kind: Kind) -> Vec<(String, Tensor)> {
        self.entries.into_iter().filter(|e| e.kind == kind).map(|e| (e.name, e.tensor)).collect()
    }

    /// Pairs each of the module's tensors with the one that `state` has for it.
    pub(crate) fn matched<'a>(&'a self, state: &'a StateDict) -> Result<Vec<(&'a Tensor, &'a Tensor)>, StateError> {
        let known = |name: &str| self.entries.iter().any(|e| e.name == name) || self.tied.iter().any(|t| t.name == name);
        let unexpected: Vec<String> = state.keys().filter(|name| !known(name)).cloned().collect();
        if !unexpected.is_empty() {
            return Err(StateError::Unexpected { names: unexpected });
        }
        let mut missing = Vec::new();
        let mut pairs = Vec::new();
        for entry in &self.entries {
            let others = self.tied.iter().filter(|t| t.first == entry.name).map(|t| &t.name);
            let mut candidates = std::iter::once(&entry.name).chain(others).filter_map(|name| Some((name, state.get(name)?))).peekable();
            let Some(&(_, chosen)) = candidates.peek() else {
                missing.push(entry.name.clone());
                continue;
            };
            for (name, value) in candidates {
                check(name, &entry.tensor, value)?;
            }
            pairs.push((&entry.tensor, chosen));
        }
        if missing.is_empty() { Ok(pairs) } else { Err(StateError::Missing { names: missing }) }
    }
}

fn check(name: &str, own: &Tensor, given: &Tensor) -> Result<(), StateError> {
    if own.shape() != given.shape() {
        return Err(StateError::Shape { name: name.into(), expected: own.shape().into(), found: given.shape().into() });
    }
    if own.dtype() != given.dtype() {
        return Err(StateError::DType { name: name.into(), expected: own.dtype(), found: given.dtype() });
    }
    Ok(())
}

/// A state dictionary that does not fit a module.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StateError {
    /// Tensors that the module has and the state lacks.
    #[error("the state lacks {}", list(names))]
    Missing {
        /// The module's names for them.
        names: Vec<String>,
    },
    /// Tensors that the module does not have.
    #[error("the module has no {}", list(names))]
    Unexpected {
        /// Their names in the state.
        names: Vec<String>,
    },
    /// A tensor of another shape.
    #[error("{name}: the module's shape is {expected:?}, the state's is {found:?}")]
    Shape {
        /// Which tensor.
        name: String,
        /// The module's shape.
        expected: Vec<usize>,
        /// The state's shape.
        found: Vec<usize>,
    },
    /// A tensor of another element type.
    #[error("{name}: the module holds {expected}, the state holds {found}; cast it first")]
    DType {
        /// Which tensor.
        name: String,
        /// The module's element type.
        expected: DType,
        /// The state's element type.
        found: DType,
    },
    /// A tensor whose value makes no sense.
    #[error("{name}: {reason}")]
    Value {
        /// Which tensor.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// The first few names, and how many more there are.
fn list(names: &[String]) -> String {
    const SHOWN: usize = 8;
    let shown = names[..names.len().min(SHOWN)].join(", ");
    if names.len() > SHOWN { format!("{shown} and {} more", names.len() - SHOWN) } else { shown }
}

/// Collects the tensors of a module under their names. `#[derive(Module)]` calls it; code written by hand may as well.
#[derive(Default)]
pub struct Visitor {
    path: String,
    in_buffer: bool,
    found: Inventory,
    /// Place in `found.entries` by the node of the tensor.
    seen: FxHashMap<u64, usize>,
}

impl Visitor {
    /// Visits a part of a module under a name.
    pub fn child(&mut self, name: &str, part: &(impl Module + ?Sized)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push('.');
        }
        self.path.push_str(name);
        part.visit(self);
        self.path.truncate(length);
    }

    /// As [`Visitor::child`]; all tensors of the part are buffers.
    pub fn buffer(&mut self, name: &str, part: &(impl Module + ?Sized)) {
        let outer = std::mem::replace(&mut self.in_buffer, true);
        self.child(name, part);
        self.in_buffer = outer;
    }

    fn tensor(&mut self, tensor: &Tensor) {
        let name = self.path.clone();
        if let Some(&first) = self.seen.get(&tensor.0.id) {
            self.found.tied.push(Tied { name, first: self.found.entries[first].name.clone() });
            return;
        }
        self.seen.insert(tensor.0.id, self.found.entries.len());
        let kind = if self.in_buffer { Kind::Buffer } else { Kind::Parameter };
        self.found.entries.push(Entry { name, kind, tensor: tensor.clone() });
    }
}

impl Module for Tensor {
    fn visit(&self, visitor: &mut Visitor) {
        visitor.tensor(self);
    }
}

impl<M: Module> Module for Option<M> {
    fn visit(&self, visitor: &mut Visitor) {
        if let Some(inner) = self {
            inner.visit(visitor);
        }
    }
}

impl<M: Module + ?Sized> Module for Box<M> {
    fn visit(&self, visitor: &mut Visitor) {
        (**self).visit(visitor);
    }
}

impl<M: Module> Module for [M] {
    fn visit(&self, visitor: &mut Visitor) {
        for (number, part) in self.iter().enumerate() {
            visitor.child(&number.to_string(), part);
        }
    }
}

impl<M: Module> Module for Vec<M> {
    fn visit(&self, visitor: &mut Visitor) {
        self.as_slice().visit(visitor);
    }
}

impl<M: Module, const N: usize> Module for [M; N] {
    fn visit(&self, visitor: &mut Visitor) {
        self.as_slice().visit(visitor);
    }
}
