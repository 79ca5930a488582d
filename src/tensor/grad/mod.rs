//! Reverse-mode differentiation: gradients are built in the same graph, of the same operations, so they can be differentiated again.
//!
//! Nodes are visited from the outputs down, in descending order of their numbers (operands have smaller ones), so every cotangent is
//! complete when its node is reached. Contributions to one node are added in the order in which its users are visited: the same graph
//! always gives the same bits.

mod clip;
mod elementwise;
mod index;
mod movement;
mod recompute;
mod reduce;
#[cfg(test)]
mod tests;
mod unreachable;

pub(super) use reduce::share_ties;

use super::Tensor;
use super::node::{Op, placed_as};
use super::scope;
use crate::error::Result;
use kiln_kernels::Scalar;
use recompute::{Recompute, Visit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

impl Tensor {
    /// The gradients of this scalar with respect to `params`, in their order, shapes and types.
    ///
    /// # Panics
    /// If this is not a single float.
    ///
    /// # Errors
    /// If this does not depend on a parameter by a differentiable path; the error names what cuts it.
    #[track_caller]
    pub fn grad<T: AsRef<Tensor>>(&self, params: &[T]) -> Result<Vec<Tensor>> {
        assert!(
            self.numel() == 1 && self.dtype().is_float(),
            "grad: starts from one float, not from {} {:?} (made at {})\n  help: reduce the loss with sum or mean, or give its cotangent \
             to grad_with",
            self.dtype(),
            self.shape(),
            self.location()
        );
        self.grad_with(&Tensor::full_const(self.shape(), Scalar::one(self.dtype())), params)
    }

    /// The gradients of sum(self * cotangent) with respect to `params`.
    ///
    /// # Panics
    /// If the cotangent has another shape.
    ///
    /// # Errors
    /// As [`Tensor::grad`].
    #[track_caller]
    pub fn grad_with<T: AsRef<Tensor>>(&self, cotangent: &Tensor, params: &[T]) -> Result<Vec<Tensor>> {
        Tensor::grads(&[(self, cotangent)], params)
    }

    /// The gradients of the sum over outputs of sum(output * cotangent) with respect to `params`.
    ///
    /// # Panics
    /// If a cotangent's shape is not that of its output, or there is no output.
    ///
    /// # Errors
    /// As [`Tensor::grad`].
    #[track_caller]
    pub fn grads<T: AsRef<Tensor>>(outputs: &[(&Tensor, &Tensor)], params: &[T]) -> Result<Vec<Tensor>> {
        assert!(!outputs.is_empty(), "grads: there is no output to start from");
        for (output, cotangent) in outputs {
            assert!(
                output.shape() == cotangent.shape(),
                "grads: the cotangent made at {} has shape {:?}, the output made at {} has {:?}",
                cotangent.location(),
                cotangent.shape(),
                output.location(),
                output.shape()
            );
        }
        let roots: Vec<&Tensor> = outputs.iter().map(|(output, _)| *output).collect();
        let params: Vec<&Tensor> = params.iter().map(AsRef::as_ref).collect();
        let ancestors = ancestors(&roots);
        let mut backward = Backward::new(&ancestors, &roots, &params);
        if let Some(missing) = params.iter().find(|p| !backward.needed.contains_key(&p.0.id)) {
            return Err(unreachable::error(&ancestors, roots[0], missing));
        }
        for (output, cotangent) in outputs {
            backward.add(output, cotangent.p_cast(output.dtype()));
        }
        scope::outside(|| backward.run());
        Ok(params.iter().map(|p| backward.done[&p.0.id].clone()).collect())
    }
}

/// All nodes that the roots depend on, and the roots, by number: operands first.
fn ancestors(roots: &[&Tensor]) -> BTreeMap<u64, Tensor> {
    let mut found = BTreeMap::new();
    let mut stack: Vec<Tensor> = roots.iter().map(|&t| t.clone()).collect();
    while let Some(tensor) = stack.pop() {
        if let Entry::Vacant(place) = found.entry(tensor.0.id) {
            stack.extend(sources(&tensor).iter().cloned());
            place.insert(tensor);
        }
    }
    found
}

/// The tensors whose function a node is: its operands, unless it says otherwise.
fn sources(node: &Tensor) -> &[Tensor] {
    match node.op() {
        Op::Custom(custom) => &custom.inputs,
        _ => node.args(),
    }
}

/// Whether a change of operand `i` changes the node in a way that has a derivative. (Rounding to whole numbers has one: zero.)
fn flows(node: &Tensor, i: usize) -> bool {
    let stops = matches!(node.op(), Op::Detach | Op::Bitcast) || matches!(node.op(), Op::After) && i == 1;
    !stops && node.dtype().is_float() && sources(node)[i].dtype().is_float()
}

/// The nodes, among all that the roots depend on, that a differentiable path leads to from a root.
fn flowing_from(ancestors: &BTreeMap<u64, Tensor>, roots: &[&Tensor]) -> FxHashSet<u64> {
    let mut found: FxHashSet<u64> = roots.iter().filter(|t| t.dtype().is_float()).map(|t| t.0.id).collect();
    for (id, tensor) in ancestors.iter().rev() {
        if found.contains(id) {
            found.extend((0..sources(tensor).len()).filter(|&i| flows(tensor, i)).map(|i| sources(tensor)[i].0.id));
        }
    }
    found
}

/// The state of one traversal.
struct Backward {
    /// Nodes on a differentiable path from a root to a parameter, both ends included.
    needed: FxHashMap<u64, Tensor>,
    /// The parameters' numbers.
    params: FxHashSet<u64>,
    /// What has been collected for nodes not visited yet, in order of arrival.
    pending: BTreeMap<u64, Vec<Tensor>>,
    /// The parameters' complete cotangents.
    done: FxHashMap<u64, Tensor>,
    /// Stands in for what scopes of activation checkpointing have made, if there are any.
    recompute: Option<Recompute>,
}

impl Backward {
    fn new(ancestors: &BTreeMap<u64, Tensor>, roots: &[&Tensor], params: &[&Tensor]) -> Backward {
        let params: FxHashSet<u64> = params.iter().map(|p| p.0.id).collect();
        let below = flowing_from(ancestors, roots);
        let mut needed: FxHashMap<u64, Tensor> = FxHashMap::default();
        for (&id, tensor) in ancestors {
            let carries = |i: usize| flows(tensor, i) && needed.contains_key(&sources(tensor)[i].0.id);
            if below.contains(&id) && (params.contains(&id) || (0..sources(tensor).len()).any(carries)) {
                needed.insert(id, tensor.clone());
            }
        }
        let recompute = ancestors.values().any(|t| t.0.scope.is_some()).then(Recompute::default);
        Backward { needed, params, pending: BTreeMap::new(), done: FxHashMap::default(), recompute }
    }

    /// Whether somebody asked for this node's own gradient.
    fn is_param(&self, tensor: &Tensor) -> bool {
        self.params.contains(&tensor.0.id)
    }

    /// Adds a contribution to the cotangent of a node, if anybody needs it.
    fn add(&mut self, tensor: &Tensor, contribution: Tensor) {
        debug_assert_eq!((tensor.shape(), tensor.dtype()), (contribution.shape(), contribution.dtype()), "gradient of {:?}", tensor.op());
        if self.needed.contains_key(&tensor.0.id) {
            self.pending.entry(tensor.0.id).or_default().push(contribution);
        }
    }

    fn run(&mut self) {
        while let Some((id, contributions)) = self.pending.pop_last() {
            let node = self.needed[&id].clone();
            // A gradient's place is that of the operation it belongs to: a fault in it is found from there.
            placed_as(&node, || self.visit(id, &node, &contributions));
        }
    }

    /// Completes the cotangent of a node and passes it on.
    fn visit(&mut self, id: u64, node: &Tensor, contributions: &[Tensor]) {
        let cotangent = total(contributions);
        if self.params.contains(&id) {
            self.done.insert(id, cotangent.clone());
        }
        let since = Tensor::newest();
        let contributions = self.contributions(node, &cotangent);
        for (target, mut contribution) in contributions {
            if let Some(recompute) = &mut self.recompute {
                contribution = recompute.rewrite(&Visit { node, cotangent: &cotangent, since }, &contribution);
            }
            self.add(&target, contribution);
        }
    }

    /// What `cotangent`, that of `node`, contributes, and to which nodes.
    #[track_caller]
    fn contributions(&self, node: &Tensor, cotangent: &Tensor) -> Vec<(Tensor, Tensor)> {
        if let Op::Custom(custom) = node.op() {
            return custom.inputs.iter().cloned().zip(custom.contributions(node, cotangent)).collect();
        }
        let wanted = |&i: &usize| flows(node, i) && self.needed.contains_key(&node.args()[i].0.id);
        (0..node.args().len()).filter(wanted).map(|i| self.pull(node, i, cotangent)).collect()
    }

    /// What `cotangent`, that of `node`, contributes to operand `i`, and the node to add it to: the operand, or what it views.
    #[track_caller]
    fn pull(&self, node: &Tensor, i: usize, cotangent: &Tensor) -> (Tensor, Tensor) {
        let operand = &node.args()[i];
        let contribution = match node.op() {
            Op::Dot { axes } => return self.dot(node, axes, i, cotangent),
            Op::Unary(op) => elementwise::unary(*op, node, cotangent),
            Op::Binary(op) => elementwise::binary(*op, node, i, cotangent),
            Op::Ternary(op) => elementwise::ternary(*op, node, i, cotangent),
            Op::Cast => cotangent.p_cast(operand.dtype()),
            Op::Reduce { op, axes } => reduce::reduce(*op, axes, node, cotangent),
            Op::Scan { op, axis } => reduce::scan(*op, *axis, node, cotangent),
            Op::Gather { axis } => index::gather(*axis, node, cotangent),
            Op::Scatter { axis, op } => index::scatter(*axis, *op, node, i, cotangent),
            Op::Contiguous | Op::After => cotangent.clone(),
            Op::Reshape | Op::Permute(_) | Op::Expand | Op::Pad { .. } | Op::Slice(_) => movement::movement(node, cotangent),
            Op::Const(_) | Op::Buffer | Op::Iota | Op::Bound { .. } | Op::Bitcast | Op::Detach | Op::Custom(_) => {
                unreachable!("no gradient flows here")
            }
        };
        (operand.clone(), contribution)
    }
}

/// The sum of contributions, in order; those in half types are added in f32 and rounded once.
#[track_caller]
fn total(contributions: &[Tensor]) -> Tensor {
    let [first, rest @ ..] = contributions else { unreachable!("a pending node has a contribution") };
    if rest.is_empty() {
        return first.clone();
    }
    let mut sum = first.p_cast(first.dtype().compute());
    for contribution in rest {
        sum = sum.add(contribution.p_cast(sum.dtype()));
    }
    sum.p_cast(first.dtype())
}
