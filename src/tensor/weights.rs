//! Attention's weights, composed anew each time they are asked for.
//!
//! A step keeps of them only two numbers a query: the largest score and the reciprocal of the sum. The weights of a row follow from these,
//! the queries and the keys, so backward they are computed again: once by rows of queries, for the queries' gradient, and once by rows of
//! keys, for that of keys and values. Each use gets nodes of its own, which one kernel computes for the rows it is at; nothing of the size
//! queries x keys is asked for twice, so nothing of that size is stored.
//!
//! Here heads are (key heads, group): each key head serves a group of query heads. A weight that is masked out is an exact zero.

use super::attention::Attention;
use super::node::Tensor;
use super::random::Draw;
use kiln_kernels::ir::{BinaryOp, ReduceOp};
use kiln_kernels::{DType, Scalar};

/// What weights are computed from.
pub(super) struct Weights {
    /// (batch, key heads, group, queries, D).
    queries: Tensor,
    /// (batch, key heads, keys, D).
    keys: Tensor,
    /// (batch, key heads, keys, E), of the queries' and keys' type.
    values: Tensor,
    /// Added to scores: (batch, key heads, group, queries, keys), in the type they are computed in.
    bias: Option<Tensor>,
    /// Where a query attends to a key: (batch, key heads, group, queries, keys).
    mask: Option<Tensor>,
    /// Whether a query attends only to keys up to its own position.
    causal: bool,
    /// Factor on the scores.
    scale: f64,
    /// The probability with which a weight is dropped, and which.
    dropout: Option<(f64, Draw)>,
}

/// What is kept of the weights: (batch, key heads, group, queries) each.
#[derive(Clone)]
pub(super) struct Kept {
    /// The largest score; 0 where a query attends to no key.
    shift: Tensor,
    /// One over the sum of e^(score - shift); 1 where a query attends to no key.
    norm: Tensor,
}

/// Weights and their gradients as one use of them sees them: (batch, key heads, group, queries, keys).
struct Slopes {
    /// What is multiplied with the values.
    weights: Tensor,
    /// The cotangent of the scores, times a factor.
    scores: Tensor,
}

/// Dropout of weights.
struct Dropped {
    keep: Tensor,
    /// One over the probability of being kept.
    factor: Tensor,
}

impl Dropped {
    #[track_caller]
    fn of(&self, x: &Tensor) -> Tensor {
        x.p_binary(BinaryOp::Mul, &self.factor).p_zero_unless(&self.keep)
    }
}

impl Weights {
    /// For queries (batch, heads, queries, D), keys and values (batch, key heads, keys, D or E) of one type, whose extents fit.
    #[track_caller]
    pub(super) fn new([queries, keys, values]: [Tensor; 3], scale: f64, options: Attention<'_>) -> Weights {
        let [b, h, n] = [0, 1, 2].map(|a| keys.shape()[a]);
        let [heads, m, d] = [1, 2, 3].map(|a| queries.shape()[a]);
        let grouped = [b, h, heads / h, m, n];
        let spread = |mask: &Tensor| mask.expand([b, heads, m, n]).p_reshape(grouped);
        let work = queries.dtype().compute();
        let dropout = options.dropout.filter(|(p, _)| *p != 0.0);
        Weights {
            queries: queries.p_reshape([b, h, heads / h, m, d]),
            bias: options.mask.filter(|t| t.dtype() != DType::Bool).map(|t| spread(&t.p_cast(work))),
            mask: options.mask.filter(|t| t.dtype() == DType::Bool).map(spread),
            causal: options.causal,
            dropout: dropout.map(|(p, rng)| (p, rng.draw())),
            keys,
            values,
            scale,
        }
    }

    /// (batch, key heads, group, queries, keys).
    fn shape(&self) -> [usize; 5] {
        let [q, k] = [self.queries.shape(), self.keys.shape()];
        [q[0], q[1], q[2], q[3], k[2]]
    }

    /// The type of scores and sums.
    fn dtype(&self) -> DType {
        self.queries.dtype().compute()
    }

    #[track_caller]
    fn full(&self, value: f64) -> Tensor {
        Tensor::full_const(&self.shape(), Scalar::from_f64(self.dtype(), value))
    }

    /// Where a query attends to a key, if that is not everywhere.
    #[track_caller]
    fn visible(&self) -> Option<Tensor> {
        let causal = self.causal.then(|| Tensor::on_or_below(&self.shape(), 0));
        match (causal, &self.mask) {
            (Some(causal), Some(mask)) => Some(causal.p_binary(BinaryOp::And, mask)),
            (causal, mask) => causal.or(mask.clone()),
        }
    }

    /// q k^T * scale + bias, minus infinity where it is masked.
    #[track_caller]
    fn scores(&self, visible: Option<&Tensor>) -> Tensor {
        let mut scores = product(&self.queries, &self.keys);
        if self.scale != 1.0 {
            scores = scores.p_binary(BinaryOp::Mul, &self.full(self.scale));
        }
        if let Some(bias) = &self.bias {
            scores = scores.p_binary(BinaryOp::Add, bias);
        }
        match visible {
            Some(visible) => visible.p_where(&scores, &self.full(f64::NEG_INFINITY)),
            None => scores,
        }
    }

    /// A number for each query, for all its keys.
    #[track_caller]
    fn rows(&self, x: &Tensor) -> Tensor {
        x.unsqueeze(-1).p_expand(&self.shape())
    }

    /// e^(score - shift): zero for a score of minus infinity.
    #[track_caller]
    fn powers(&self, scores: &Tensor, shift: &Tensor) -> Tensor {
        scores.p_binary(BinaryOp::Sub, &self.rows(shift)).exp()
    }

    /// Which weights are dropped, if any are.
    #[track_caller]
    fn dropped(&self) -> Option<Dropped> {
        let (p, draw) = self.dropout.as_ref()?;
        let factor = if *p < 1.0 { 1.0 / (1.0 - p) } else { 0.0 };
        Some(Dropped { keep: draw.bernoulli(&self.shape(), 1.0 - p), factor: self.full(factor) })
    }

    /// The weighted values (batch, key heads, group, queries, E), in the type of sums, and what is kept for the gradient.
    #[track_caller]
    pub(super) fn attend(&self) -> (Tensor, Kept) {
        let visible = self.visible();
        let scores = self.scores(visible.as_ref());
        // The shift cancels out, so no gradient goes through it.
        let top = scores.detach().p_reduce_whole(ReduceOp::Max, &[4]);
        let at = |value: f64| Tensor::full_const(top.shape(), Scalar::from_f64(self.dtype(), value));
        let nothing = top.p_binary(BinaryOp::CmpEq, &at(f64::NEG_INFINITY));
        let shift = nothing.p_where(&at(0.0), &top);
        let powers = self.powers(&scores, &shift);
        let visible = visible.as_ref();
        let dropped = self.dropped().map(|d| masked(&d.of(&powers), visible));
        let powers = masked(&powers, visible);
        let weights = dropped.unwrap_or_else(|| powers.clone());
        let sum = powers.p_reduce_whole(ReduceOp::Sum, &[4]);
        let norm = at(1.0).p_binary(BinaryOp::Div, &nothing.p_where(&at(1.0), &sum));
        let weighted = product(&weights, &transposed(&self.values.to_compute()));
        let out = weighted.p_binary(BinaryOp::Mul, &norm.unsqueeze(-1).p_expand(weighted.shape()));
        (out, Kept { shift, norm })
    }

    /// Weights again, and what the cotangent `g` of the result (batch, key heads, group, queries, E) does to the scores, times `scale`;
    /// `along` is the sum of g times the result for each query.
    #[track_caller]
    fn slopes(&self, kept: &Kept, g: &Tensor, along: &Tensor, scale: f64) -> Slopes {
        let visible = self.visible();
        let powers = self.powers(&self.scores(visible.as_ref()), &kept.shift);
        let (pull, dropped) = (product(g, &self.values), self.dropped());
        let pull = dropped.as_ref().map_or_else(|| pull.clone(), |d| d.of(&pull));
        let norm = if scale == 1.0 { kept.norm.clone() } else { kept.norm.mul(scale) };
        let away = pull.p_binary(BinaryOp::Sub, &self.rows(along));
        let slope = powers.p_binary(BinaryOp::Mul, &self.rows(&norm)).p_binary(BinaryOp::Mul, &away);
        let weights = powers.p_binary(BinaryOp::Mul, &self.rows(&kept.norm));
        let weights = dropped.map_or_else(|| weights.clone(), |d| d.of(&weights));
        Slopes { weights: masked(&weights, visible.as_ref()), scores: masked(&slope, visible.as_ref()) }
    }

    /// The gradients of queries, keys and values, in their type, and of the bias's every element.
    #[track_caller]
    pub(super) fn gradients(&self, kept: &Kept, g: &Tensor, out: &Tensor) -> ([Tensor; 3], Option<Tensor>) {
        let along = g.to_compute().p_binary(BinaryOp::Mul, &out.to_compute()).p_reduce_whole(ReduceOp::Sum, &[4]);
        // By rows of queries, then by rows of keys.
        let slopes = self.slopes(kept, g, &along, self.scale);
        let queries = product(&slopes.scores, &transposed(&self.keys.to_compute()));
        let slopes = self.slopes(kept, g, &along, self.scale);
        let values = summed(&slopes.weights, &g.to_compute());
        let keys = summed(&slopes.scores, &self.queries.to_compute());
        let bias = self.bias.as_ref().map(|_| self.slopes(kept, g, &along, 1.0).scores);
        ([queries, keys, values].map(|t| t.p_cast(self.queries.dtype())), bias)
    }
}

/// The elements that are visible, zeros elsewhere.
#[track_caller]
fn masked(x: &Tensor, visible: Option<&Tensor>) -> Tensor {
    visible.map_or_else(|| x.clone(), |visible| x.p_zero_unless(visible))
}

/// (batch, key heads, D, keys).
#[track_caller]
fn transposed(x: &Tensor) -> Tensor {
    x.p_permute(&[0, 1, 3, 2])
}

/// The products of rows (batch, key heads, group, M, K) with rows of the group's matrix (batch, key heads, N, K): (.., M, N).
#[track_caller]
fn product(rows: &Tensor, matrix: &Tensor) -> Tensor {
    let &[b, h, g, m, k] = rows.shape() else { unreachable!("heads in groups") };
    let n = matrix.shape()[2];
    let shape = [b, h, g, m, n, k];
    let rows = rows.p_reshape([b, h, g, m, 1, k]).p_expand(&shape);
    rows.p_dot(&matrix.p_reshape([b, h, 1, 1, n, k]).p_expand(&shape), &[5])
}

/// The sum over group and queries of weights (batch, key heads, group, queries, keys) times rows (batch, key heads, group, queries, D):
/// (batch, key heads, keys, D).
#[track_caller]
fn summed(weights: &Tensor, rows: &Tensor) -> Tensor {
    let &[b, h, g, m, n] = weights.shape() else { unreachable!("heads in groups") };
    let d = rows.shape()[4];
    let shape = [b, h, n, d, g, m];
    let weights = weights.p_permute(&[0, 1, 4, 2, 3]).p_reshape([b, h, n, 1, g, m]).p_expand(&shape);
    weights.p_dot(&rows.p_permute(&[0, 1, 4, 2, 3]).p_reshape([b, h, 1, d, g, m]).p_expand(&shape), &[4, 5])
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate_all;
    use super::super::random::Rng;
    use super::*;

    /// A case: which mask there is, and the other options.
    struct Case {
        mask: Option<Tensor>,
        causal: bool,
        dropout: f64,
    }

    const SHAPES: [[usize; 4]; 3] = [[2, 4, 19, 8], [2, 2, 35, 8], [2, 2, 35, 12]];

    /// The result and the gradients of queries, keys and values.
    fn results(inputs: &[Tensor], case: &Case) -> Vec<Tensor> {
        let rng = Rng::new(9);
        let dropout = (case.dropout > 0.0).then_some((case.dropout, &rng));
        let options = Attention { mask: case.mask.as_ref(), causal: case.causal, dropout, scale: None };
        let y = inputs[0].attention(&inputs[1], &inputs[2], options);
        let cotangent = Rng::new(4).randn([2, 4, 19, 12]).cast(y.dtype());
        let mut all = y.grad_with(&cotangent, inputs).unwrap();
        all.push(y);
        all
    }

    /// Of kernels that compute in `dtype`, against the reference in f64.
    fn check(dtype: DType, case: &Case, tolerance: f64) {
        let rng = Rng::new(3);
        let inputs: Vec<Tensor> = SHAPES.iter().map(|s| rng.randn(*s).cast(dtype).contiguous().realize().unwrap()).collect();
        let exact: Vec<Tensor> = inputs.iter().map(|t| t.cast(DType::F64)).collect();
        let want = evaluate_all(&results(&exact, case));
        let got = results(&inputs, case);
        Tensor::realize_all(&got).unwrap();
        for (i, (got, want)) in got.iter().zip(&want).enumerate() {
            let got = got.cast(DType::F64).to_vec::<f64>().unwrap();
            let size = want.iter().map(|w| w.as_f64().abs()).fold(0.0, f64::max);
            for (at, (g, w)) in got.iter().zip(want).enumerate() {
                assert!((g - w.as_f64()).abs() <= tolerance * size, "value {i}, element {at}: {g}, exactly {}", w.as_f64());
            }
        }
    }

    fn cases() -> Vec<Case> {
        let biases = Tensor::alibi(4, 35, 8.0);
        // Queries that attend to fewer and fewer keys, to none, and to more again.
        let padded = Tensor::iota(35).lt(Tensor::iota(38).sub(19).abs().mul(2).reshape([2, 1, 19, 1]).sub(3));
        vec![
            Case { mask: None, causal: false, dropout: 0.0 },
            Case { mask: Some(biases), causal: true, dropout: 0.0 },
            Case { mask: Some(padded), causal: false, dropout: 0.0 },
            Case { mask: None, causal: true, dropout: 0.3 },
        ]
    }

    #[test]
    fn results_and_gradients_are_near_the_exact_ones() {
        for case in cases() {
            check(DType::F32, &case, 2e-6);
            check(DType::BF16, &case, 1e-2);
        }
    }

    #[test]
    fn a_query_that_attends_to_nothing_changes_nothing() {
        let mask = Tensor::zeros([19, 35], DType::Bool);
        let inputs: Vec<Tensor> = SHAPES.iter().map(|s| Rng::new(3).randn(*s)).collect();
        for value in results(&inputs, &Case { mask: Some(mask), causal: false, dropout: 0.0 }) {
            assert!(value.to_vec::<f32>().unwrap().iter().all(|&v| v == 0.0));
        }
    }
}
