//! Gradients of activation checkpointing: what a scope has made is made again, on the way back.
//!
//! A gradient is built as if there were no scopes. Then each new node that reads one of a scope's is rebuilt to read a copy of it, and
//! the copy is made from copies down to what the scope got from outside. Those are read `After` the cotangent that arrived at the
//! scope: so nothing is made again before the backward pass is there.

use crate::tensor::Tensor;
use crate::tensor::node::{Op, placed_as};
use crate::tensor::scope::Scope;
use rustc_hash::FxHashMap;

/// The copies that a backward pass has made so far.
#[derive(Default)]
pub(super) struct Recompute {
    /// What stands for a node: of a scope, or of a gradient that reads it.
    copies: FxHashMap<u64, Tensor>,
    /// What a scope gets from outside, by the node's number and the scope's.
    inputs: FxHashMap<(u64, u64), Tensor>,
    /// The cotangent that the copies of a scope wait for, by the scope's number.
    arrivals: FxHashMap<u64, Tensor>,
}

/// The node that the backward pass is visiting.
pub(super) struct Visit<'a> {
    pub(super) node: &'a Tensor,
    pub(super) cotangent: &'a Tensor,
    /// Nodes with larger numbers were made by the visit.
    pub(super) since: u64,
}

/// Memory or a constant: there is nothing to make again.
fn is_at_hand(t: &Tensor) -> bool {
    t.0.storage.get().is_some() || matches!(t.op(), Op::Buffer | Op::Const(_) | Op::Iota)
}

impl Recompute {
    /// A contribution made by a visit, reading copies where it read what is not kept.
    pub(super) fn rewrite(&mut self, visit: &Visit<'_>, contribution: &Tensor) -> Tensor {
        let mut stack = vec![(contribution.clone(), false)];
        while let Some((t, ready)) = stack.pop() {
            if self.copies.contains_key(&t.0.id) {
                continue;
            }
            let operands = self.operands(visit, &t);
            if ready || operands.is_empty() {
                let copy = self.copy(visit, &t);
                self.copies.insert(t.0.id, copy);
            } else {
                stack.push((t, true));
                stack.extend(operands.into_iter().map(|operand| (operand, false)));
            }
        }
        self.copies[&contribution.0.id].clone()
    }

    /// Whether the visit must not read this node, but a copy.
    fn is_dropped(&self, visit: &Visit<'_>, t: &Tensor) -> Option<Scope> {
        t.0.scope.filter(|scope| !is_at_hand(t) && (!scope.keeps_results || visit.node.0.scope == Some(*scope)))
    }

    /// The nodes that have to be rewritten before this one.
    fn operands(&self, visit: &Visit<'_>, t: &Tensor) -> Vec<Tensor> {
        if t.0.id > visit.since {
            return t.args().to_vec();
        }
        let Some(scope) = self.is_dropped(visit, t) else { return vec![] };
        let inner = |a: &&Tensor| !is_at_hand(a) && a.0.scope.is_some_and(|s| s == scope || !s.keeps_results);
        t.args().iter().filter(inner).cloned().collect()
    }

    fn copy(&mut self, visit: &Visit<'_>, t: &Tensor) -> Tensor {
        let args: Vec<Tensor> = match self.is_dropped(visit, t) {
            _ if t.0.id > visit.since => t.args().iter().map(|a| self.copies[&a.0.id].clone()).collect(),
            Some(scope) => {
                self.arrivals.entry(scope.id).or_insert_with(|| visit.cotangent.clone());
                t.args().iter().map(|a| self.input(scope, a)).collect()
            }
            None => return t.clone(),
        };
        if args.iter().zip(t.args()).all(|(new, old)| new.is(old)) && t.0.id > visit.since {
            return t.clone();
        }
        let op = match t.op() {
            Op::Custom(custom) => Op::Custom(custom.on(|input| self.copies.get(&input.0.id).unwrap_or(input).clone())),
            op => op.clone(),
        };
        placed_as(t, || Tensor::new(op, args, t.shape().iter().copied(), t.dtype()))
    }

    /// What stands for an operand of a scope's node.
    fn input(&mut self, scope: Scope, operand: &Tensor) -> Tensor {
        if is_at_hand(operand) {
            return operand.clone();
        }
        if operand.0.scope.is_some_and(|s| s == scope || !s.keeps_results) {
            return self.copies[&operand.0.id].clone();
        }
        let arrival = &self.arrivals[&scope.id];
        self.inputs.entry((operand.0.id, scope.id)).or_insert_with(|| placed_as(operand, || operand.p_after(arrival))).clone()
    }
}
