//! Every gradient against differences of the function itself, in f64, with the reference evaluator: first and second derivatives.

use crate::schedule;
use crate::tensor::oracle::evaluate_all;
use crate::tensor::{ClassLoss, Reduction, Tensor};
use crate::{Attention, Conv, Pool2d, Rng, RopeStyle};
use crate::{DType, Error, Scalar};
use kiln_kernels::ir::BinaryOp;

type Function = fn(&[Tensor]) -> Tensor;

/// A function of several f64 tensors: its name, the operands' shapes, the smallest and largest value, and the function. Values are apart
/// from each other, so that no difference crosses a corner of a maximum.
struct Case(&'static str, &'static [&'static [usize]], f64, f64, Function);

const CASES: &[Case] = &[
    Case("neg", &[&[5]], -2.0, 2.0, |x| x[0].neg()),
    Case("exp", &[&[5]], -2.0, 2.0, |x| x[0].exp()),
    Case("exp2", &[&[5]], -2.0, 2.0, |x| x[0].exp2()),
    Case("expm1", &[&[5]], -2.0, 2.0, |x| x[0].expm1()),
    Case("log", &[&[5]], 0.3, 3.0, |x| x[0].log()),
    Case("log2", &[&[5]], 0.3, 3.0, |x| x[0].log2()),
    Case("log1p", &[&[5]], -0.7, 3.0, |x| x[0].log1p()),
    Case("sin", &[&[5]], -3.0, 3.0, |x| x[0].sin()),
    Case("cos", &[&[5]], -3.0, 3.0, |x| x[0].cos()),
    Case("tan", &[&[5]], -1.2, 1.2, |x| x[0].tan()),
    Case("tanh", &[&[5]], -2.0, 2.0, |x| x[0].tanh()),
    Case("erf", &[&[5]], -2.0, 2.0, |x| x[0].erf()),
    Case("sqrt", &[&[5]], 0.3, 3.0, |x| x[0].sqrt()),
    Case("rsqrt", &[&[5]], 0.3, 3.0, |x| x[0].rsqrt()),
    Case("recip", &[&[5]], 0.3, 3.0, |x| x[0].recip()),
    Case("abs", &[&[6]], -2.0, 2.0, |x| x[0].abs()),
    Case("round", &[&[6]], -2.0, 2.0, |x| x[0].round() * &x[0]),
    Case("relu", &[&[6]], -2.0, 2.0, |x| x[0].relu().square()),
    Case("sigmoid", &[&[6]], -9.0, 9.0, |x| x[0].sigmoid()),
    Case("log_sigmoid", &[&[6]], -9.0, 9.0, |x| x[0].log_sigmoid()),
    Case("softplus", &[&[6]], -9.0, 9.0, |x| x[0].softplus()),
    Case("silu", &[&[6]], -4.0, 4.0, |x| x[0].silu()),
    Case("gelu", &[&[6]], -3.0, 3.0, |x| x[0].gelu()),
    Case("gelu_tanh", &[&[6]], -3.0, 3.0, |x| x[0].gelu_tanh()),
    Case("leaky_relu", &[&[6]], -3.0, 3.0, |x| x[0].leaky_relu(0.1)),
    Case("elu", &[&[6]], -3.0, 3.0, |x| x[0].elu(1.5)),
    Case("hardswish", &[&[6]], -5.0, 5.0, |x| x[0].hardswish()),
    Case("add, broadcast", &[&[2, 3], &[3]], -2.0, 2.0, |x| (&x[0] + &x[1]).square()),
    Case("sub, broadcast", &[&[2, 1], &[3]], -2.0, 2.0, |x| (&x[0] - &x[1]).square()),
    Case("mul", &[&[2, 3], &[3]], -2.0, 2.0, |x| &x[0] * &x[1]),
    Case("div", &[&[2, 3], &[3]], 0.4, 2.0, |x| &x[0] / &x[1]),
    Case("pow", &[&[2, 3], &[3]], 0.4, 2.0, |x| x[0].pow(&x[1])),
    Case("pow_scalar", &[&[5]], 0.4, 2.0, |x| x[0].pow_scalar(-3.0) + x[0].pow_scalar(7.0) + x[0].pow_scalar(0.3)),
    Case("scalar_pow", &[&[5]], -2.0, 2.0, |x| x[0].scalar_pow(3.0)),
    Case("maximum", &[&[2, 3], &[3]], -2.0, 2.0, |x| x[0].maximum(&x[1]).square()),
    Case("minimum", &[&[2, 3], &[3]], -2.0, 2.0, |x| x[0].minimum(&x[1]).square()),
    Case("fma", &[&[4], &[4], &[4]], -2.0, 2.0, |x| x[0].p_fma(&x[1], &x[2])),
    Case("rem", &[&[4], &[4]], 0.4, 3.0, |x| x[0].rem(&x[1]) * &x[0]),
    Case("where", &[&[2, 3], &[2, 3]], -2.0, 2.0, |x| x[0].gt(0).where_(&x[0] * &x[1], &x[1])),
    Case("clamp", &[&[6]], -2.0, 2.0, |x| x[0].clamp(-1.0, 0.5).square()),
    Case("lerp", &[&[4], &[4], &[4]], -2.0, 2.0, |x| x[0].lerp(&x[1], &x[2])),
    Case("sum", &[&[2, 3, 4]], -2.0, 2.0, |x| x[0].square().sum([0, 2], false)),
    Case("mean", &[&[2, 3]], -2.0, 2.0, |x| x[0].square().mean(-1, true)),
    Case("prod", &[&[2, 4]], -2.0, 2.0, |x| x[0].prod(1, false)),
    Case("max", &[&[3, 4]], -2.0, 2.0, |x| x[0].max(1, false).square()),
    Case("min", &[&[3, 4]], -2.0, 2.0, |x| x[0].min(0, true).square()),
    Case("var", &[&[3, 4]], -2.0, 2.0, |x| x[0].var(1, 1, false)),
    Case("std", &[&[3, 4]], -2.0, 2.0, |x| x[0].std(0, 0, true)),
    Case("logsumexp", &[&[3, 4]], -2.0, 2.0, |x| x[0].logsumexp(1, false)),
    Case("norm 2", &[&[3, 4]], -2.0, 2.0, |x| x[0].norm(2.0, 1, false)),
    Case("norm 3", &[&[3, 4]], -2.0, 2.0, |x| x[0].norm(3.0, .., false)),
    Case("softmax", &[&[3, 4]], -2.0, 2.0, |x| x[0].softmax(1)),
    Case("log_softmax", &[&[3, 4]], -2.0, 2.0, |x| x[0].log_softmax(0)),
    Case("layer_norm", &[&[3, 4], &[4], &[4]], -2.0, 2.0, |x| x[0].layer_norm([4], Some(&x[1]), Some(&x[2]), 1e-3)),
    Case("rms_norm", &[&[3, 4], &[4]], -2.0, 2.0, |x| x[0].rms_norm(Some(&x[1]), 1e-3)),
    Case("group_norm", &[&[2, 4, 3], &[4], &[4]], -2.0, 2.0, |x| x[0].group_norm(2, Some(&x[1]), Some(&x[2]), 1e-3)),
    Case("cross_entropy", &[&[3, 5]], -2.0, 2.0, |x| x[0].cross_entropy(&classes(&[3]))),
    Case("cross_entropy, spatial", &[&[2, 3, 4]], -2.0, 2.0, |x| {
        let options = ClassLoss { reduction: Reduction::None, ignore_index: 1, label_smoothing: 0.2, weight: None };
        x[0].cross_entropy_with(&classes(&[2, 4]), &options)
    }),
    Case("kl_div", &[&[3, 4], &[3, 4]], 0.1, 2.0, |x| x[0].log().kl_div(&x[1], Reduction::BatchMean)),
    Case("bce_with_logits", &[&[3, 4], &[3, 4]], -2.0, 2.0, |x| x[0].bce_with_logits(&x[1], None, Reduction::Mean)),
    Case("smooth_l1_loss", &[&[6], &[6]], -2.0, 2.0, |x| x[0].smooth_l1_loss(&x[1], Reduction::Sum, 0.7)),
    Case("matmul", &[&[2, 3], &[3, 4]], -2.0, 2.0, |x| x[0].matmul(&x[1])),
    Case("matmul, broadcast batch", &[&[2, 1, 2, 3], &[4, 3, 2]], -2.0, 2.0, |x| x[0].matmul(&x[1])),
    Case("matmul, vectors", &[&[3], &[2, 3, 2]], -2.0, 2.0, |x| x[0].matmul(&x[1])),
    Case("matmul with itself", &[&[3, 3]], -2.0, 2.0, |x| x[0].matmul(&x[0].t())),
    Case("linear", &[&[2, 3], &[4, 3], &[4]], -2.0, 2.0, |x| x[0].linear(&x[1], Some(&x[2]))),
    Case("einsum", &[&[2, 3, 4], &[2, 5], &[3, 2]], -2.0, 2.0, |x| Tensor::einsum("ijk,il,jm->klm", x)),
    Case("einsum, trace", &[&[3, 3]], -2.0, 2.0, |x| Tensor::einsum("ii->", x).square()),
    Case("reshape, permute", &[&[2, 3, 4]], -2.0, 2.0, |x| x[0].square().permute([2, 0, 1]).reshape([4, 6])),
    Case("expand", &[&[2, 1]], -2.0, 2.0, |x| x[0].expand([3, 2, 4]).square()),
    Case("pad", &[&[2, 3]], -2.0, 2.0, |x| x[0].pad([(1, 2), (-1, 1)], 0.5).square()),
    Case("slice", &[&[7, 6]], -2.0, 2.0, |x| x[0].slice(0, (..).into_range().step(-3)).slice(1, 1..4).square()),
    Case("slice by steps", &[&[9]], -2.0, 2.0, |x| x[0].slice(0, (1..8).into_range().step(3)).square()),
    Case("gather", &[&[3, 4]], -2.0, 2.0, |x| x[0].gather(1, &ints(&[3, 0, 1, 1, 2, 2], &[3, 2])).square()),
    Case("embedding", &[&[4, 2]], -2.0, 2.0, |x| x[0].embedding(&ints(&[3, 1, 1], &[3])).square()),
    Case("pick", &[&[3, 4]], -2.0, 2.0, |x| x[0].pick_last(&ints(&[3, 0, 1], &[3])).square()),
    Case("scatter", &[&[4, 2], &[3, 2]], -2.0, 2.0, |x| x[0].p_scatter(0, &ints(&[3, 1, 3], &[3]), &x[1], None).square()),
    Case("scatter add", &[&[4], &[3]], -2.0, 2.0, |x| x[0].p_scatter(0, &ints(&[3, 1, 3], &[3]), &x[1], Some(BinaryOp::Add)).square()),
    Case("scatter mul", &[&[4], &[3]], 0.4, 2.0, |x| x[0].p_scatter(0, &ints(&[3, 1, 3], &[3]), &x[1], Some(BinaryOp::Mul)).square()),
    Case("scatter max", &[&[4], &[3]], -2.0, 2.0, |x| x[0].p_scatter(0, &ints(&[3, 1, 3], &[3]), &x[1], Some(BinaryOp::Max)).square()),
    Case("cumsum", &[&[3, 4]], -2.0, 2.0, |x| x[0].cumsum(1).square()),
    Case("cumprod", &[&[2, 4]], -2.0, 2.0, |x| x[0].cumprod(1)),
    Case("cummax", &[&[3, 4]], -2.0, 2.0, |x| x[0].cummax(1).square()),
    Case("attention, causal", &[&[1, 2, 3, 4], &[1, 1, 3, 4], &[1, 1, 3, 4]], -2.0, 2.0, |x| {
        x[0].attention(&x[1], &x[2], Attention { causal: true, ..Attention::default() })
    }),
    Case("attention, groups and biases", &[&[2, 4, 3, 2], &[2, 2, 4, 2], &[2, 2, 4, 3], &[4, 1, 4]], -2.0, 2.0, |x| {
        x[0].attention(&x[1], &x[2], Attention { mask: Some(&x[3]), scale: Some(0.3), ..Attention::default() })
    }),
    Case("attention, to nothing", &[&[1, 2, 3, 2], &[1, 2, 5, 2], &[1, 2, 5, 2]], -2.0, 2.0, |x| {
        let mask = ints(&[0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1], &[3, 5]).cast(DType::Bool);
        x[0].attention(&x[1], &x[2], Attention { mask: Some(&mask), causal: true, ..Attention::default() })
    }),
    Case("attention, dropped", &[&[1, 2, 3, 2], &[1, 1, 4, 2], &[1, 1, 4, 2]], -2.0, 2.0, |x| {
        x[0].attention(&x[1], &x[2], Attention { dropout: Some((0.4, &Rng::new(5))), ..Attention::default() })
    }),
    Case("rope", &[&[2, 3, 4]], -2.0, 2.0, |x| x[0].rope(&ints(&[0, 1, 2], &[3]), 100.0, RopeStyle::Half).square()),
    Case("conv2d", &[&[1, 2, 4, 5], &[2, 1, 3, 2], &[2]], -2.0, 2.0, |x| {
        let conv = Conv { stride: [2, 1], padding: [1, 1], dilation: [1, 2], groups: 2 };
        x[0].conv2d(&x[1], Some(&x[2]), conv).square()
    }),
    Case("max_pool2d", &[&[1, 1, 5, 4]], -2.0, 2.0, |x| x[0].max_pool2d(Pool2d { padding: [1, 1], ..Pool2d::new([3, 2]) }).square()),
    Case("sort", &[&[2, 5]], -2.0, 2.0, |x| x[0].sort(1, false).0.cumsum(1).square()),
    Case("contiguous", &[&[3]], -2.0, 2.0, |x| x[0].contiguous().square()),
];

/// `..` and the like as ranges that take a step.
trait IntoRange: Into<crate::SliceRange> + Sized {
    fn into_range(self) -> crate::SliceRange {
        self.into()
    }
}
impl<T: Into<crate::SliceRange>> IntoRange for T {}

fn ints(values: &[i64], shape: &[usize]) -> Tensor {
    Tensor::from_slice(values, shape).unwrap()
}

/// Class indices 0, 1, 2, 0, ….
fn classes(shape: &[usize]) -> Tensor {
    let n: usize = shape.iter().product();
    ints(&(0..n as i64).map(|i| i % 3).collect::<Vec<_>>(), shape)
}

fn floats(values: &[f64], shape: &[usize]) -> Tensor {
    Tensor::from_slice(values, shape).unwrap()
}

/// n numbers in low..high, well apart, in an order that looks random; `seed` gives other ones.
fn spread(n: usize, low: f64, high: f64, seed: usize) -> Vec<f64> {
    let step = (high - low) / n as f64;
    (0..n).map(|i| low + step * (((i * 7 + seed * 3) % n) as f64 + 0.5 + 0.1 * ((i * 31 + seed) % 7) as f64 / 7.0)).collect()
}

fn values(t: &[Tensor]) -> Vec<Vec<f64>> {
    evaluate_all(t).iter().map(|v| v.iter().map(|s| s.as_f64()).collect()).collect()
}

/// Weights for the elements of a result.
fn weights(t: &Tensor, seed: usize) -> Tensor {
    floats(&spread(t.numel(), 0.3, 1.3, seed), t.shape())
}

/// The sum of the results, weighted.
fn objective(outputs: &[Tensor]) -> Tensor {
    let term = |(i, t): (usize, &Tensor)| (t * weights(t, 11 + i)).sum(.., false);
    outputs.iter().enumerate().map(term).reduce(|a, b| a + b).unwrap()
}

/// The gradients of `f` at `x` against central differences.
fn check(name: &str, f: &dyn Fn(&[Tensor]) -> Tensor, shapes: &[&[usize]], x: &[Vec<f64>], tolerance: f64) {
    let tensors = |x: &[Vec<f64>]| -> Vec<Tensor> { x.iter().zip(shapes).map(|(v, s)| floats(v, s)).collect() };
    let inputs = tensors(x);
    let gradients = values(&f(&inputs).grad(&inputs).unwrap_or_else(|e| panic!("{name}: {e}")));
    let h = 1e-5;
    for (i, gradient) in gradients.iter().enumerate() {
        for (j, &got) in gradient.iter().enumerate() {
            let at = |delta: f64| {
                let mut moved = x.to_vec();
                moved[i][j] += delta;
                values(&[f(&tensors(&moved))])[0][0]
            };
            let want = (at(h) - at(-h)) / (2.0 * h);
            let error = (got - want).abs();
            assert!(error <= tolerance * (1.0 + want.abs()), "{name}: d/dx{i}[{j}] is {got}, differences give {want}");
        }
    }
}

#[test]
fn gradients_are_the_limits_of_differences() {
    for Case(name, shapes, low, high, f) in CASES {
        let x: Vec<Vec<f64>> = shapes.iter().enumerate().map(|(i, s)| spread(s.iter().product(), *low, *high, i + 1)).collect();
        check(name, &|x| objective(&[f(x)]), shapes, &x, 1e-6);
    }
}

#[test]
fn second_derivatives_are_the_limits_of_differences() {
    for Case(name, shapes, low, high, f) in CASES {
        let x: Vec<Vec<f64>> = shapes.iter().enumerate().map(|(i, s)| spread(s.iter().product(), *low, *high, i + 2)).collect();
        // The square makes every gradient depend on every operand.
        let slope = |x: &[Tensor]| objective(&objective(&[f(x)]).square().grad(x).unwrap());
        check(name, &slope, shapes, &x, 1e-4);
    }
}

/// The function's value and gradients, computed by kernels, with or without fusion.
fn realized(f: Function, shapes: &[&[usize]], x: &[Vec<f64>], fuse: bool) -> Vec<Vec<f64>> {
    let inputs: Vec<Tensor> = x.iter().zip(shapes).map(|(v, s)| floats(v, s)).collect();
    let y = f(&inputs);
    let mut results = objective(std::slice::from_ref(&y)).grad(&inputs).unwrap();
    results.push(y);
    schedule::with_options(schedule::Options { fuse }, || Tensor::realize_all(&results)).unwrap();
    results.iter().map(|t| t.to_vec().unwrap()).collect()
}

#[test]
fn kernels_compute_what_the_graph_says_fused_or_not() {
    for Case(name, shapes, low, high, f) in CASES {
        let x: Vec<Vec<f64>> = shapes.iter().enumerate().map(|(i, s)| spread(s.iter().product(), *low, *high, i + 3)).collect();
        let inputs: Vec<Tensor> = x.iter().zip(*shapes).map(|(v, s)| floats(v, s)).collect();
        let y = f(&inputs);
        let mut graph = objective(std::slice::from_ref(&y)).grad(&inputs).unwrap();
        graph.push(y);
        let (want, fused) = (values(&graph), realized(*f, shapes, &x, true));
        let bits = |v: &[Vec<f64>]| -> Vec<u64> { v.iter().flatten().map(|x| x.to_bits()).collect() };
        assert_eq!(bits(&fused), bits(&realized(*f, shapes, &x, false)), "{name}: fusion changes a value");
        for (got, want) in fused.iter().flatten().zip(want.iter().flatten()) {
            assert!((got - want).abs() <= 1e-12 * (1.0 + want.abs()), "{name}: the kernels give {got}, the graph says {want}");
        }
    }
}

#[test]
fn zeros_in_products_have_gradients() {
    for x in [[0.0, 2.0, 3.0, -1.0], [0.0, 2.0, 0.0, -1.0], [1.0, 2.0, 3.0, -1.0], [0.0, 0.0, 0.0, 1.0]] {
        let x = [x.to_vec()];
        check("prod", &|x| objective(&[x[0].prod(0, false)]), &[&[4]], &x, 1e-6);
        check("cumprod", &|x| objective(&[x[0].cumprod(0)]), &[&[4]], &x, 1e-6);
    }
}

fn gradient(f: impl Fn(&Tensor) -> Tensor, x: &[f32]) -> Vec<f64> {
    let x = Tensor::from_slice(x, [x.len()]).unwrap();
    values(&f(&x).sum(.., false).grad(&[&x]).unwrap()).remove(0)
}

#[test]
fn ties_share() {
    assert_eq!(gradient(|x| x.maximum(2.0), &[1.0, 2.0, 3.0]), [0.0, 0.5, 1.0]);
    assert_eq!(gradient(|x| x.max(0, false), &[3.0, 1.0, 3.0, 2.0]), [0.5, 0.0, 0.5, 0.0]);
    let many = gradient(|x| x.max(0, false), &[1.0; 5000]);
    assert!(many.iter().all(|&g| g == (1.0f32 / 5000.0) as f64), "ties share over all blocks of a long reduction");
    assert_eq!(gradient(|x| x.clamp(1.0, 3.0), &[0.0, 1.0, 2.0, 3.0, 4.0]), [0.0, 1.0, 1.0, 1.0, 0.0]);
    assert_eq!(gradient(Tensor::relu, &[-1.0, 0.0, 1.0]), [0.0, 0.0, 1.0]);
}

#[test]
fn far_out_there_is_no_nan() {
    let far = [-200.0, -90.0, 0.0, 90.0, 200.0];
    assert_eq!(gradient(Tensor::sigmoid, &far)[2], 0.25);
    assert_eq!(gradient(Tensor::softplus, &far), [0.0, gradient(Tensor::softplus, &far)[1], 0.5, 1.0, 1.0]);
    for f in [Tensor::sigmoid, Tensor::softplus, Tensor::silu, Tensor::gelu, Tensor::gelu_tanh, Tensor::log_sigmoid, Tensor::tanh] {
        assert!(gradient(f, &far).iter().all(|g| g.is_finite()));
    }
    assert!(gradient(|x| x.elu(1.0), &far).iter().all(|g| g.is_finite()));
    assert_eq!(gradient(|x| x.norm(2.0, .., false), &[0.0, 0.0]), [0.0, 0.0]);
    assert_eq!(gradient(|x| x.softmax(0).square(), &[1.0, f32::NEG_INFINITY])[1], 0.0);
}

#[test]
fn a_gradient_is_the_same_to_the_bit_each_time() {
    let x = Tensor::from_slice(&[0.3f32, -0.7, 1.9], [3]).unwrap();
    let of = || evaluate_all(&(x.softmax(0) * x.exp() + &x * 3.0).sum(.., false).grad(&[&x]).unwrap());
    assert_eq!(of(), of());
}

#[test]
fn a_long_chain_neither_recurses_nor_overflows() {
    let x = Tensor::from_slice(&[1.0f32], [1]).unwrap();
    let y = (0..100_000).fold(x.clone(), |y, _| y + 1);
    let gradient = y.sum(.., false).grad(&[&x]).unwrap();
    assert_eq!(values(&gradient), [[1.0]]);
}

#[test]
fn half_types_keep_their_type_and_add_up_in_f32() {
    let x = Tensor::from_slice(&[1.0f32, 2.0], [2]).unwrap().cast(DType::BF16);
    // Each of 256 contributions is half a unit in the last place of the sum so far, in bf16.
    let y = (0..256).map(|_| &x * 1).reduce(|a, b| Tensor::cat(&[a, b], 0)).unwrap();
    let gradient = y.sum(.., false).grad(&[&x]).unwrap().remove(0);
    assert_eq!(gradient.dtype(), DType::BF16);
    assert_eq!(values(&[gradient]), [[256.0, 256.0]]);
}

#[test]
fn a_gradient_is_placed_at_the_operation_it_belongs_to() {
    let x = Tensor::from_slice(&[0.3f32, -0.7], [2]).unwrap();
    let y = x.exp();
    let line = line!() - 1;
    let gradient = y.sum(.., false).grad(&[&x]).unwrap().remove(0);
    assert_eq!((gradient.location().file(), gradient.location().line()), (file!(), line));
}

#[test]
fn an_intermediate_value_has_a_gradient_too() {
    let x = Tensor::from_slice(&[2.0f32], [1]).unwrap();
    let y = x.square();
    let gradients = (&y * &y).sum(.., false).grad(&[&x, &y]).unwrap();
    assert_eq!(values(&gradients), [[32.0], [8.0]]);
}

/// The reason that the error of a loss gives.
fn reason(f: impl Fn(&Tensor) -> Tensor) -> String {
    let x = Tensor::from_slice(&[2.0f32, 1.0], [2]).unwrap();
    match f(&x).sum(.., false).grad(&[&x]) {
        Err(Error::Unreachable { reason, shape, param_at, .. }) => {
            assert_eq!((shape, param_at), (vec![2], x.location().to_string()));
            reason
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_cuts_a_path_is_named() {
    let at = |line: u32| format!("{}:{line}:", file!());
    let detached = reason(|x| x.relu().detach() * 2);
    assert!(detached.starts_with(&format!("detach at {}", at(line!() - 1))) && detached.ends_with("has no gradient"), "{detached}");
    let counted = reason(|x| x.cast(DType::I32).cast(DType::F32));
    assert!(counted.starts_with(&format!("the cast from f32 to i32 at {}", at(line!() - 1))), "{counted}");
    let compared = reason(|x| x.gt(1).cast(DType::F32));
    assert!(compared.starts_with(&format!("the comparison lt at {}", at(line!() - 1))), "{compared}");
    let index = reason(|x| x.argmax(0, false).cast(DType::F32));
    assert!(index.contains(&at(line!() - 1)), "{index}");
    let elsewhere = reason(|_| Tensor::full_const(&[2], Scalar::f32(1.0)));
    assert_eq!(elsewhere, "there is no path: the loss was not computed from it");
}

#[test]
#[should_panic(expected = "grad: starts from one float, not from f32 [2]")]
fn a_gradient_starts_from_one_number() {
    let x = Tensor::from_slice(&[2.0f32, 1.0], [2]).unwrap();
    let _ = (&x * 2).grad(&[&x]);
}
