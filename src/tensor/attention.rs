//! Attention and positions.

use super::message;
use super::node::Tensor;
use super::promote::promote_types;
use super::random::Rng;
use super::weights::Weights;
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
    /// heads. A query that may attend to no key gets zeros, with finite gradients.
    ///
    /// Scores and weights are f32 for half types, and results are rounded once. The gradient keeps nothing of the size queries x keys: it
    /// computes the weights again. (Only a mask of numbers that itself has a gradient takes that much memory, for its gradient.)
    ///
    /// # Panics
    /// If ranks or extents do not fit, or the dropout is not a probability.
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
        let whole = [self.shape()[0], heads, self.shape()[2], keys.shape()[2]];
        if let Some(mask) = options.mask {
            let repeats = |(&n, &to): (&usize, &usize)| n == to || n == 1;
            if mask.rank() > 4 || !mask.shape().iter().rev().zip(whole.iter().rev()).all(repeats) {
                let what = format!("the mask does not broadcast to the scores {whole:?}");
                message::mismatch("attention", &what, &[("queries", self), ("mask", mask)], None, "(batch, heads, queries, keys) or fewer");
            }
        }
        if let Some((p, _)) = options.dropout {
            assert!((0.0..=1.0).contains(&p), "attention: a dropout of {p} is not a probability");
        }
        let scale = options.scale.unwrap_or(1.0 / (depth as f64).sqrt());
        let dtype = promote_types(promote_types(self.dtype(), keys.dtype()), values.dtype());
        let weights = Weights::new([self, keys, values].map(|t| t.p_cast(dtype)), scale, options);
        let (out, kept) = weights.attend();
        let out = out.p_cast(self.dtype());
        let value = out.flatten(1, 2);
        let bias = options.mask.filter(|mask| mask.dtype().is_float()).cloned();
        let inputs: Vec<&Tensor> = [self, keys, values].into_iter().chain(bias.as_ref()).collect();
        let shapes: Vec<Vec<usize>> = inputs.iter().map(|t| t.shape().to_vec()).collect();
        value.with_gradient(&inputs, move |g| {
            let g = g.p_reshape(out.shape()).p_cast(dtype);
            let ([queries, keys, values], scores) = weights.gradients(&kept, &g, &out);
            let heads = [queries.p_reshape(&shapes[0]), keys, values];
            let bias = scores.map(|s| s.flatten(1, 2).summed_to(&shapes[3]));
            heads.into_iter().chain(bias).collect()
        })
    }

    /// The sum over the axes along which a tensor of `shape` would repeat to become this one.
    #[track_caller]
    fn summed_to(&self, shape: &[usize]) -> Tensor {
        let new = self.rank() - shape.len();
        let repeated = |&a: &usize| a < new || shape[a - new] == 1 && self.shape()[a] != 1;
        let axes: Vec<usize> = (0..self.rank()).filter(repeated).collect();
        self.p_reduce(ReduceOp::Sum, &axes).p_reshape(shape)
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
