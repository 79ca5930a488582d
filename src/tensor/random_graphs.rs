//! Random graphs through the scheduler and the kernels, against the evaluator, bit for bit.
//!
//! Transcendental functions stay out: there the evaluator is only close.

use super::Tensor;
use super::node::SliceSpec;
use super::oracle::evaluate_all;
use crate::{DType, Scalar, schedule};
use kiln_kernels::ir::{BinaryOp, ReduceOp};
use proptest::prelude::*;

/// What decides about a graph: each step takes what it needs and finds zeros at the end.
struct Tape<'a>(std::slice::Iter<'a, u8>);

impl Tape<'_> {
    /// A number in 0..n.
    fn take(&mut self, n: usize) -> usize {
        self.0.next().copied().unwrap_or(0) as usize % n
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.take(from.len())].clone()
    }
}

/// The largest tensor: what the evaluator does in no time.
const MOST: usize = 6000;

fn leaf(shape: &[usize], seed: usize) -> Tensor {
    let n: usize = shape.iter().product();
    let value = |i: usize| ((i * 2654435761 + seed * 97) >> 7) % 61;
    let values: Vec<f32> = (0..n).map(|i| value(i) as f32 / 8.0 - 3.7).collect();
    Tensor::from_slice(&values, shape).unwrap()
}

/// One more tensor, of those that are there.
fn step(tape: &mut Tape, pool: &[Tensor]) -> Tensor {
    let x = tape.pick(pool);
    let axis = tape.take(x.rank().max(1)).min(x.rank().saturating_sub(1));
    let n = x.shape().get(axis).copied().unwrap_or(1);
    match tape.take(18) {
        0 | 1 => {
            let other = partner(tape, pool, &x);
            arithmetic(tape, &x, &other)
        }
        2 => [x.neg(), x.abs(), x.abs().sqrt(), x.floor(), x.relu(), x.square()][tape.take(6)].clone(),
        3 | 4 if x.rank() > 0 => {
            let op = tape.pick(&[ReduceOp::Sum, ReduceOp::Max, ReduceOp::Min]);
            let axes: Vec<usize> = if tape.take(3) == 0 { (0..x.rank()).collect() } else { vec![axis] };
            x.p_cast(x.dtype().compute()).reduced(op, &axes, tape.take(2) == 0)
        }
        5 if x.rank() > 1 => x.transpose(axis as isize, 0),
        6 => x.reshape(-1),
        7 if x.numel() * 3 <= MOST => {
            x.unsqueeze(0).expand([3].into_iter().chain(x.shape().iter().map(|&n| n as isize)).collect::<Vec<_>>())
        }
        8 if x.rank() > 0 => {
            let mut padding = vec![(0, 0); x.rank()];
            padding[axis] = (tape.take(3), tape.take(3));
            x.p_pad(&padding, Scalar::from_f64(x.dtype(), 0.5))
        }
        9 if x.rank() > 0 && n > 1 => sliced(tape, &x, axis),
        10 if x.rank() > 0 => product(tape, &x, pool),
        11 if x.rank() > 0 && n > 0 => {
            let index: Vec<i64> = (0..4).map(|_| tape.take(n) as i64).collect();
            x.p_gather(axis, &Tensor::from_slice(&index, [4]).unwrap())
        }
        12 if x.rank() > 0 && n > 0 => {
            let index: Vec<i64> = (0..n).map(|_| tape.take(n) as i64).collect();
            let op = tape.pick(&[None, Some(BinaryOp::Add), Some(BinaryOp::Max)]);
            x.p_scatter(axis, &Tensor::from_slice(&index, [n]).unwrap(), &(&x * 2), op)
        }
        13 if x.rank() > 0 => x.p_scan(tape.pick(&[BinaryOp::Add, BinaryOp::Max]), axis),
        14 => x.gt(0.25).where_(&x, x.square()),
        15 => {
            let to = tape.pick(&[DType::BF16, DType::F16, DType::F64, DType::I32]);
            let y = x.cast(to);
            if to == DType::I32 { (y.rem(3) + y.floor_div(2)).cast(DType::F32) } else { (&y * &y + 1).cast(DType::F32) }
        }
        16 if x.rank() > 0 && n > 0 => x.argmax(axis as isize, true).cast(DType::F32) + &x,
        17 if x.rank() > 0 && x.numel() * 2 <= MOST => Tensor::cat(&[&x, &(&x + 1)], axis as isize),
        _ => x.contiguous(),
    }
}

/// A tensor that broadcasts against `x`: one of the pool, or its sum.
fn partner(tape: &mut Tape, pool: &[Tensor], x: &Tensor) -> Tensor {
    let other = tape.pick(pool);
    let shape = super::broadcast::common_shape([x.shape(), other.shape()].into_iter());
    if shape.is_ok_and(|s| s.iter().product::<usize>() <= MOST) { other } else { other.sum(.., false) }
}

fn arithmetic(tape: &mut Tape, x: &Tensor, y: &Tensor) -> Tensor {
    match tape.take(6) {
        0 => x + y,
        1 => x - y,
        2 => x * y,
        3 => x.maximum(y),
        4 => x / (y.abs() + 1),
        _ => x.eq(y).where_(x, y.neg()),
    }
}

fn sliced(tape: &mut Tape, x: &Tensor, axis: usize) -> Tensor {
    let n = x.shape()[axis];
    let step = 1 + tape.take(2);
    let len = (n - 1) / step + 1;
    let mut specs: Vec<SliceSpec> = x.shape().iter().map(|&len| SliceSpec { start: 0, step: 1, len }).collect();
    specs[axis] = match tape.take(2) {
        0 => SliceSpec { start: (n - 1) % step, step: step as isize, len },
        _ => SliceSpec { start: n - 1, step: -(step as isize), len },
    };
    x.p_slice(&specs)
}

fn product(tape: &mut Tape, x: &Tensor, pool: &[Tensor]) -> Tensor {
    let fits = |y: &&Tensor| y.rank() == 2 && y.shape()[1] == x.shape()[x.rank() - 1] && x.numel() * y.shape()[0] <= 100 * MOST;
    let fitting: Vec<Tensor> = pool.iter().filter(fits).cloned().collect();
    if fitting.is_empty() {
        return x.p_cast(x.dtype().compute()).mul(2);
    }
    let y = tape.pick(&fitting);
    let dtype = tape.pick(&[DType::F32, DType::BF16]);
    let y = x.cast(dtype).matmul(&y.cast(dtype).t()).cast(DType::F32);
    if y.numel() <= MOST { y } else { y.sum(-1, false) }
}

/// The last few tensors of a random graph, and the gradients of what the leaves contribute to them.
fn graph(tape: &[u8], ends: usize) -> Vec<Tensor> {
    let (leaves, all) = tensors(tape);
    let mut results = all[all.len().saturating_sub(ends)..].to_vec();
    for leaf in &leaves {
        let slope = results[0].sum(.., false).cast(DType::F32).grad(&[leaf]);
        results.extend(slope.into_iter().flatten());
    }
    results
}

/// The leaves of a random graph, and what is made of them.
fn tensors(tape: &[u8]) -> (Vec<Tensor>, Vec<Tensor>) {
    let mut tape = Tape(tape.iter());
    let mut pool = vec![leaf(&[4, 6], 1), leaf(&[5, 6], 2), leaf(&[3, 1, 4], 3), leaf(&[5000], 4), leaf(&[2, 300], 5)];
    for _ in 0..2 + tape.take(14) {
        let next = step(&mut tape, &pool);
        if next.numel() <= MOST {
            pool.push(next);
        }
    }
    let made = pool.split_off(5);
    (pool, made)
}

/// Computes `results`, fused or not, and compares them with the evaluator's bits; all NaNs are one.
fn compare(results: &[Tensor], want: &[Vec<Scalar>], fuse: bool) -> Result<(), String> {
    schedule::with_options(schedule::Options { fuse }, || Tensor::realize_all(results)).map_err(|e| e.to_string())?;
    for (i, (tensor, want)) in results.iter().zip(want).enumerate() {
        let copy = Tensor::from_bytes(&tensor.to_bytes().unwrap(), tensor.shape(), tensor.dtype()).unwrap();
        for (j, (g, w)) in evaluate_all(&[copy])[0].iter().zip(want).enumerate() {
            if g.bits != w.bits && !(g.as_f64().is_nan() && w.as_f64().is_nan()) {
                return Err(format!("result {i} of {}, element {j}: {g} for {w}; fuse: {fuse}; {tensor:?}", results.len()));
            }
        }
    }
    Ok(())
}

#[test]
fn reductions_nest_in_either_order() {
    for axis in [0, 1] {
        let results = || vec![leaf(&[2, 300], 5).max(axis, false).sum(.., false)];
        compare(&results(), &evaluate_all(&results()), true).unwrap();
    }
}

#[test]
fn products_add_up_in_one_order_however_the_operands_lie() {
    for dtype in [DType::F32, DType::BF16] {
        for (turn_left, turn_right) in [(false, false), (true, false), (false, true)] {
            let results = || {
                let lying = |rows: usize, columns: usize, seed: usize, turn: bool| {
                    let shape = if turn { [columns, rows] } else { [rows, columns] };
                    let t = leaf(&shape, seed).cast(dtype).contiguous();
                    if turn { t.t() } else { t }
                };
                let y = lying(37, 300, 1, turn_left).matmul(&lying(300, 66, 2, turn_right));
                vec![(&y + leaf(&[66], 3).cast(dtype)).relu(), y.sum(0, false), y]
            };
            compare(&results(), &evaluate_all(&results()), true).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn kernels_give_the_evaluators_bits(tape in prop::collection::vec(any::<u8>(), 0..120), ends in 1usize..4) {
        let want = evaluate_all(&graph(&tape, ends));
        for fuse in [true, false] {
            let fault = compare(&graph(&tape, ends), &want, fuse);
            prop_assert!(fault.is_ok(), "{fault:?}");
        }
    }
}
