//! Attention over heads that lie side by side in the last axis of their projections.

use super::Context;
use crate::tensor::{Attention, Tensor};

/// How scores become weights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AttentionOptions {
    /// What scores are multiplied by; one over the root of the head's width if none.
    pub scale: Option<f64>,
    /// Whether a query sees only keys up to its own position.
    pub causal: bool,
    /// The probability with which a weight is dropped in training.
    pub dropout: f64,
}

/// `(B, heads, S, D)` of `(B, S, heads*D)`.
///
/// # Panics
/// If the last axis does not divide into the heads.
#[track_caller]
pub fn split_heads(x: &Tensor, heads: usize) -> Tensor {
    x.unflatten(-1, [heads as isize, -1]).transpose(1, 2)
}

/// `(B, S, heads*D)` of `(B, heads, S, D)`.
#[track_caller]
pub fn merge_heads(x: &Tensor) -> Tensor {
    x.transpose(1, 2).flatten(2, 3)
}

/// The mean of the values `v` weighted by the softmax of `q . k`, per head: see [`Tensor::attention`]. `mask` is added to the scores.
#[track_caller]
pub fn attention(q: &Tensor, k: &Tensor, v: &Tensor, mask: Option<&Tensor>, options: &AttentionOptions, cx: &Context) -> Tensor {
    let &AttentionOptions { scale, causal, dropout } = options;
    if let Some(cache) = cx.cache() {
        assert!(causal, "attention with a cache: only causal attention leaves earlier tokens as they were");
        let [k, v] = cache.extend([k, v]).map(|(old, new)| {
            cx.update(&old, new.clone());
            new
        });
        let visible = cache.visible(q.shape()[2]);
        let mask = mask.map_or(visible.clone(), |bias| visible.where_(bias, f64::NEG_INFINITY));
        let options = Attention { mask: Some(&mask), causal: false, scale, dropout: cx.dropping(dropout) };
        return cx.operand(q).attention(&cx.operand(&k), &cx.operand(&v), options);
    }
    cx.operand(q).attention(&cx.operand(k), &cx.operand(v), Attention { mask, causal, scale, dropout: cx.dropping(dropout) })
}
