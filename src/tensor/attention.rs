//! Attention and positions.

use super::message;
use super::node::Tensor;
use super::random::Rng;
use kiln_kernels::ir::{BinaryOp, ReduceOp};
use kiln_kernels::{DType, Scalar};

/// Options of [`Tensor::attention`].
#[derive(Clone, Copy, Default, Debug)]
pub struct Attention<'a> {
    /// Broadcast to (batch, heads, queries, keys): true where a query may attend to a key, or numbers added to the scores.
    pub mask: Option<&'a Tensor>,
    /// Whether a query attends only to keys up to its own position.
    pub causal: bool,
    /// Factor on the scores; 1/sqrt(head dimension) if `None`.
    pub scale: Option<f64>,
    /// The probability with which a weight is dropped, and the generator of the mask; see [`Tensor::dropout`].
    pub dropout: Option<(f64, &'a Rng)>,
}

/// How [`Tensor::rope`] pairs up the elements it rotates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RopeStyle {
    /// (i, i + D/2), as in Llama.
    Half,
    /// (2i, 2i + 1), as in GPT-J.
    Interleaved,
}

impl Tensor {
    /// softmax(q k^T * scale + mask) v, for queries `self` (batch, heads, queries, D), keys (batch, key heads, keys, D) and values
    /// (batch, key heads, keys, E): (batch, heads, queries, E). With fewer key heads than heads, each serves a group of neighbouring
    /// heads. Scores and weights are f32 for half types. A query that may attend to no key gets zeros, with finite gradients.
    ///
    /// # Panics
    /// If ranks or extents do not fit.
    #[track_caller]
    pub fn attention(&self, keys: &Tensor, values: &Tensor, options: Attention<'_>) -> Tensor {
        let operands = [("queries", self), ("keys", keys), ("values", values)];
        for (_, t) in operands {
            if t.rank() != 4 || !t.dtype().is_float() {
                message::mismatch("attention", "takes floats (batch, heads, length, dimension)", &operands, None, "reshape or cast them");
            }
        }
        let (heads, key_heads, depth) = (self.shape()[1], keys.shape()[1], self.shape()[3]);
        if key_heads == 0 || !heads.is_multiple_of(key_heads) || values.shape()[1] != key_heads {
            let mend = "the number of heads must be a multiple of the number of key and value heads";
            message::mismatch("attention", "the heads do not fit", &operands, Some(2), mend);
        }
        let fits = keys.shape()[3] == depth && values.shape()[2] == keys.shape()[2];
        if !fits || keys.shape()[0] != self.shape()[0] || values.shape()[0] != self.shape()[0] {
            message::mismatch("attention", "the extents do not fit", &operands, None, "see the shapes in the documentation");
        }
        let serves = heads / key_heads;
        let scale = options.scale.unwrap_or(1.0 / (depth as f64).sqrt());
        let mut scores = self.to_compute().matmul(&keys.to_compute().repeat_interleave(serves, 1).t()).mul(scale);
        if let Some(mask) = options.mask {
            scores = if mask.dtype() == DType::Bool { mask.where_(&scores, f64::NEG_INFINITY) } else { scores.add(mask.to_compute()) };
        }
        if options.causal {
            let visible = Tensor::on_or_below(scores.shape(), 0);
            scores = visible.where_(&scores, f64::NEG_INFINITY);
        }
        let mut weights = scores.softmax_or_zero();
        if let Some((p, rng)) = options.dropout {
            weights = weights.dropout(p, rng);
        }
        weights.matmul(&values.to_compute().repeat_interleave(serves, 1)).p_cast(self.dtype())
    }

    /// Softmax along the last axis; a row of minus infinities gives zeros.
    #[track_caller]
    fn softmax_or_zero(&self) -> Tensor {
        let last = self.rank() - 1;
        let at = |value: f64| Tensor::full_const(self.shape(), Scalar::from_f64(self.dtype(), value));
        // The shift cancels out, so no gradient goes through it.
        let max = self.detach().p_reduce(ReduceOp::Max, &[last]).unsqueeze(-1).p_expand(self.shape());
        let nothing = max.p_binary(BinaryOp::CmpEq, &at(f64::NEG_INFINITY));
        let weights = self.p_binary(BinaryOp::Sub, &nothing.p_where(&at(0.0), &max)).exp();
        let sum = weights.p_reduce(ReduceOp::Sum, &[last]).unsqueeze(-1).p_expand(self.shape());
        weights.p_binary(BinaryOp::Div, &nothing.p_where(&at(1.0), &sum)).as_softmax_of(self, &[last])
    }

    /// MPT's linear biases: head h adds `slope_h * (position - (length - 1))` to the scores of a key. The slopes are
    /// `2^(-bias_max * i / n)`, i = 1..=n, where n is the next power of two of the number of heads; if that is more than the heads,
    /// every other slope comes first. Shape (heads, 1, length), f32.
    #[track_caller]
    pub fn alibi(heads: usize, length: usize, bias_max: f64) -> Tensor {
        let n = heads.next_power_of_two();
        let head = Tensor::p_iota(heads);
        let at = |v: usize| Tensor::full_const(&[heads], Scalar::i64(v as i64));
        let number = if n == heads {
            head.add(1)
        } else {
            let even = head.mul(2).add(2);
            head.p_binary(BinaryOp::CmpLt, &at(n / 2)).p_where(&even, &even.sub(n as i64 + 1))
        };
        let slope = number.cast(DType::F32).mul(-bias_max / n as f64).exp2();
        let distance = Tensor::p_iota(length).sub(length as i64 - 1).cast(DType::F32);
        slope.p_reshape([heads, 1, 1]).mul(distance.p_reshape([1, 1, length]))
    }

    /// Rotary position embedding of (…, length, D) at `positions` (length): pair i is turned by `position * base^(-2i/D)`. Angles are
    /// computed in f64.
    ///
    /// # Panics
    /// If D is odd, or there is not one position for each element of the length.
    #[track_caller]
    pub fn rope(&self, positions: &Tensor, base: f64, style: RopeStyle) -> Tensor {
        if self.rank() < 2 || positions.rank() != 1 || positions.shape()[0] != self.shape()[self.rank() - 2] {
            let mend = "give a vector with one position for each element of the last axis but one";
            message::mismatch("rope", "the positions do not fit", &[("self", self), ("positions", positions)], None, mend);
        }
        let depth = self.shape()[self.rank() - 1];
        assert!(depth.is_multiple_of(2), "rope: the last axis of shape {:?} does not divide into pairs", self.shape());
        self.rope_with(&RopeTable::new(positions, depth, base, style, self.dtype().compute()))
    }

    /// [`Tensor::rope`] by angles that were computed before.
    ///
    /// # Panics
    /// If the last two axes are not those that the table was made for.
    #[track_caller]
    pub fn rope_with(&self, table: &RopeTable) -> Tensor {
        let (length, half) = (table.cos.shape()[0], table.cos.shape()[1]);
        if !self.shape().ends_with(&[length, 2 * half]) {
            let mend = "make the table for the length and the last axis of the tensor";
            message::mismatch("rope", "the table does not fit", &[("self", self), ("cosines", &table.cos)], None, mend);
        }
        let work = self.dtype().compute();
        let (cos, sin, x) = (table.cos.p_cast(work), table.sin.p_cast(work), self.p_cast(work));
        // (…, pair, side) or (…, side, pair): `side` is the axis of the two elements of a pair.
        let (pairs, side) = match table.style {
            RopeStyle::Half => (x.unflatten(-1, [2, half]), -2),
            RopeStyle::Interleaved => (x.unflatten(-1, [half, 2]), -1),
        };
        let (a, b) = (pairs.select(side, 0), pairs.select(side, 1));
        let turned = [a.mul(&cos).sub(b.mul(&sin)), b.mul(&cos).add(a.mul(&sin))];
        Tensor::stack(&turned, side).flatten(-2, -1).p_cast(self.dtype())
    }
}

/// The cosines and sines of [`Tensor::rope`], stored, for all heads and layers that are turned alike.
#[derive(Clone, Debug)]
pub struct RopeTable {
    /// Shape (length, pairs).
    cos: Tensor,
    sin: Tensor,
    style: RopeStyle,
}

impl RopeTable {
    /// For `positions` (length) and a last axis of `depth`, in elements of `dtype`. Angles are computed in f64.
    ///
    /// # Panics
    /// If the positions have several axes, or `depth` is odd.
    #[track_caller]
    pub fn new(positions: &Tensor, depth: usize, base: f64, style: RopeStyle, dtype: DType) -> RopeTable {
        assert!(positions.rank() == 1 && depth.is_multiple_of(2), "rope: positions {:?} for pairs of {depth}", positions.shape());
        let (half, length) = (depth / 2, positions.shape()[0]);
        let frequency = Tensor::p_iota(half).cast(DType::F64).mul(-2.0 / depth as f64 * base.log2()).exp2();
        let angle = positions.cast(DType::F64).p_reshape([length, 1]).mul(frequency.p_reshape([1, half]));
        RopeTable { cos: angle.cos().cast(dtype).contiguous(), sin: angle.sin().cast(dtype).contiguous(), style }
    }
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate;
    use super::*;

    fn floats(t: &Tensor) -> Vec<f64> {
        evaluate(t).into_iter().map(Scalar::as_f64).collect()
    }

    #[test]
    fn a_query_without_keys_gets_zeros() {
        let ones = |shape: [usize; 4]| Tensor::ones(shape, DType::F32);
        let mask = Tensor::from_slice(&[true, false, false, false], [2, 2]).unwrap();
        let options = Attention { mask: Some(&mask), ..Attention::default() };
        let y = ones([1, 1, 2, 3]).attention(&ones([1, 1, 2, 3]), &ones([1, 1, 2, 3]), options);
        assert_eq!(floats(&y), [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]);
        let none = ones([1, 1, 2, 3]).attention(&ones([1, 1, 0, 3]), &ones([1, 1, 0, 2]), Attention::default());
        assert_eq!(floats(&none), [0.0; 4]);
    }

    #[test]
    fn alibi_slopes_are_mpts() {
        let slopes = |heads| floats(&Tensor::alibi(heads, 2, 8.0)).chunks(2).map(|row| -row[0]).collect::<Vec<f64>>();
        assert_eq!(slopes(4), [0.25, 0.0625, 0.015625, 0.00390625]);
        assert_eq!(slopes(3), [0.0625, 0.00390625, 0.25]);
        let twelve = slopes(12);
        assert!((twelve[0] - 0.5).abs() < 1e-7 && (twelve[8] - 0.5f64.sqrt()).abs() < 1e-7, "{twelve:?}");
    }
}
