//! Why a loss does not reach a parameter.

use super::{flowing_from, flows, sources};
use crate::error::Error;
use crate::tensor::Tensor;
use crate::tensor::node::Op;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// The error for a parameter without a differentiable path from `loss`; `ancestors` is all that the loss depends on.
pub(super) fn error(ancestors: &BTreeMap<u64, Tensor>, loss: &Tensor, param: &Tensor) -> Error {
    Error::Unreachable {
        loss_at: loss.location().to_string(),
        param_at: param.location().to_string(),
        shape: param.shape().to_vec(),
        reason: reason(ancestors, loss, param),
    }
}

fn reason(ancestors: &BTreeMap<u64, Tensor>, loss: &Tensor, param: &Tensor) -> String {
    if !param.dtype().is_float() {
        return format!("it holds {}, and only floats have gradients", param.dtype());
    }
    if !ancestors.contains_key(&param.0.id) {
        return "there is no path: the loss was not computed from it".into();
    }
    // What carries a gradient to the parameter, and the nodes that would, but let none through.
    let mut carrying: FxHashSet<u64> = [param.0.id].into_iter().collect();
    let mut cuts: Vec<(&Tensor, usize)> = Vec::new();
    for (&id, node) in ancestors {
        let carries = |i: &usize| carrying.contains(&sources(node)[*i].0.id);
        let operands: Vec<usize> = (0..sources(node).len()).filter(carries).collect();
        if operands.iter().any(|&i| flows(node, i)) {
            carrying.insert(id);
        } else if let Some(&i) = operands.first() {
            cuts.push((node, i));
        }
    }
    // Best the one that the loss still flows to; else the last one.
    let below = flowing_from(ancestors, &[loss]);
    let cut = cuts.iter().rev().find(|(node, _)| below.contains(&node.0.id)).or(cuts.last());
    let (node, i) = cut.expect("what the loss is computed from, but not reached by it, has been cut off");
    format!("{} at {} has no gradient", describe(node, *i), node.location())
}

/// The operation that lets no gradient through from operand `i`.
fn describe(node: &Tensor, i: usize) -> String {
    match node.op() {
        Op::Detach => "detach".into(),
        Op::Cast => format!("the cast from {} to {}", sources(node)[i].dtype(), node.dtype()),
        Op::Bitcast => "the reinterpretation of bits".into(),
        Op::Binary(op) if op.is_compare() => format!("the comparison {}", op.name()),
        op => format!("{op:?} of {}", sources(node)[i].dtype()),
    }
}
