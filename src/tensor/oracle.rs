//! A direct evaluator of the tensor graph, one element at a time, for tests: what a schedule and its kernels must reproduce.
//!
//! It follows the rounding contract (orders of sums, where half types round), except that transcendental functions are the correctly
//! rounded ones instead of the polynomials that kernels use.

use super::node::{Op, SliceSpec, Tensor};
use half::{bf16, f16};
use kiln_kernels::ir::{BinaryOp, ReduceOp, TernaryOp, UnaryOp};
use kiln_kernels::{DType, Scalar};
use kiln_runtime::{Slice, bytes_of};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Elements, row-major.
type Values = Rc<Vec<Scalar>>;

/// The elements of a tensor, row-major.
pub(crate) fn evaluate(tensor: &Tensor) -> Vec<Scalar> {
    evaluate_all(std::slice::from_ref(tensor)).remove(0)
}

/// The elements of several tensors, computing what they share once.
pub(crate) fn evaluate_all(tensors: &[Tensor]) -> Vec<Vec<Scalar>> {
    let mut done: FxHashMap<u64, Values> = FxHashMap::default();
    let mut stack: Vec<(Tensor, bool)> = tensors.iter().map(|t| (t.clone(), false)).collect();
    while let Some((tensor, ready)) = stack.pop() {
        if done.contains_key(&tensor.0.id) {
            continue;
        }
        if ready {
            let args: Vec<Values> = tensor.args().iter().map(|a| done[&a.0.id].clone()).collect();
            done.insert(tensor.0.id, Rc::new(node(&tensor, &args)));
        } else {
            let args: Vec<(Tensor, bool)> = tensor.args().iter().map(|a| (a.clone(), false)).collect();
            stack.push((tensor, true));
            stack.extend(args);
        }
    }
    tensors.iter().map(|t| done[&t.0.id].to_vec()).collect()
}

fn node(t: &Tensor, args: &[Values]) -> Vec<Scalar> {
    let n = t.numel();
    let x = args.first().map_or(&[][..], |v| v.as_slice());
    let y = args.get(1).map_or(&[][..], |v| v.as_slice());
    let from = |index: &dyn Fn(&[usize]) -> usize| (0..n).map(|i| x[index(&unravel(i, t.shape()))]).collect();
    let shape = || t.args()[0].shape();
    match t.op() {
        Op::Const(value) => vec![*value],
        Op::Buffer => read(t),
        Op::Iota => (0..n).map(|i| Scalar::i64(i as i64)).collect(),
        Op::Unary(op) => x.iter().map(|&x| unary(*op, x)).collect(),
        Op::Binary(op) => x.iter().zip(y).map(|(&x, &y)| binary(*op, x, y)).collect(),
        Op::Ternary(op) => (0..n).map(|i| ternary(*op, x[i], y[i], args[2][i])).collect(),
        Op::Cast => x.iter().map(|&x| cast(x, t.dtype())).collect(),
        Op::Bitcast => x.iter().map(|x| Scalar { dtype: t.dtype(), bits: x.bits }).collect(),
        Op::Bound { limit } => x.iter().map(|&x| checked(x, *limit)).collect(),
        Op::Reduce { op, axes } => groups(shape(), axes).iter().map(|g| reduce(*op, t.dtype(), g.iter().map(|&i| x[i]))).collect(),
        Op::Dot { axes } => groups(shape(), axes).iter().map(|g| dot(t.dtype(), g.iter().map(|&i| (x[i], y[i])))).collect(),
        Op::Reshape | Op::Contiguous | Op::Detach | Op::Custom(_) | Op::After => x.to_vec(),
        Op::Permute(order) => from(&|at| {
            let mut source = vec![0; at.len()];
            order.iter().zip(at).for_each(|(&a, &i)| source[a] = i);
            ravel(&source, shape())
        }),
        Op::Expand => from(&|at| ravel(&at.iter().zip(shape()).map(|(&i, &n)| if n == 1 { 0 } else { i }).collect::<Vec<_>>(), shape())),
        Op::Slice(specs) => from(&|at| ravel(&at.iter().zip(specs).map(|(&i, s)| sliced(s, i)).collect::<Vec<_>>(), shape())),
        Op::Pad { padding, fill } => {
            let inside = |at: &[usize]| -> Option<Vec<usize>> {
                let shifted = at.iter().zip(padding).zip(shape()).map(|((&i, &(before, _)), &n)| i.checked_sub(before).filter(|&i| i < n));
                shifted.collect()
            };
            (0..n).map(|i| inside(&unravel(i, t.shape())).map_or(*fill, |at| x[ravel(&at, shape())])).collect()
        }
        Op::Gather { axis } => {
            let index = t.args()[1].shape();
            let source = |at: &[usize]| {
                let row = checked(y[ravel(&at[*axis..axis + index.len()], index)], shape()[*axis]).as_i64() as usize;
                let whole: Vec<usize> = at[..*axis].iter().chain([&row]).chain(&at[axis + index.len()..]).copied().collect();
                ravel(&whole, shape())
            };
            from(&source)
        }
        Op::Scatter { axis, op } => scatter(t, *axis, *op, args),
        Op::Scan { op, axis } => scan(t.shape(), *axis, *op, x),
    }
}

fn read(t: &Tensor) -> Vec<Scalar> {
    let storage = t.0.storage.get().expect("a buffer has a value");
    let bytes = Slice { size: bytes_of(t.dtype(), t.numel()), ..storage.slice.clone() }.read().expect("a buffer can be read");
    let width = t.dtype().size();
    let bits = |chunk: &[u8]| chunk.iter().rev().fold(0u64, |acc, &b| acc << 8 | b as u64);
    bytes.chunks(width).map(|c| Scalar { dtype: t.dtype(), bits: bits(c) }).collect()
}

fn sliced(spec: &SliceSpec, i: usize) -> usize {
    (spec.start as isize + spec.step * i as isize) as usize
}

fn unravel(mut i: usize, shape: &[usize]) -> Vec<usize> {
    let mut at = vec![0; shape.len()];
    for (a, &n) in shape.iter().enumerate().rev() {
        at[a] = i % n;
        i /= n;
    }
    at
}

fn ravel(at: &[usize], shape: &[usize]) -> usize {
    at.iter().zip(shape).fold(0, |i, (&a, &n)| i * n + a)
}

/// For each result of a reduction the positions of its elements, in order.
fn groups(shape: &[usize], axes: &[usize]) -> Vec<Vec<usize>> {
    let kept: Vec<usize> = (0..shape.len()).filter(|a| !axes.contains(a)).collect();
    let extents = |axes: &[usize]| -> Vec<usize> { axes.iter().map(|&a| shape[a]).collect() };
    let (outer, inner) = (extents(&kept), extents(axes));
    let at = |i: usize, j: usize| {
        let mut whole = vec![0; shape.len()];
        kept.iter().zip(unravel(i, &outer)).chain(axes.iter().zip(unravel(j, &inner))).for_each(|(&a, v)| whole[a] = v);
        ravel(&whole, shape)
    };
    (0..outer.iter().product()).map(|i| (0..inner.iter().product()).map(|j| at(i, j)).collect()).collect()
}

/// 64 interleaved partial results, then a fixed tree.
fn reduce(op: ReduceOp, dtype: DType, values: impl Iterator<Item = Scalar>) -> Scalar {
    let mut partial = [op.identity(dtype); 64];
    values.enumerate().for_each(|(i, v)| partial[i % 64] = binary(op.binary(), partial[i % 64], v));
    for h in [32, 16, 8, 4, 2, 1] {
        (0..h).for_each(|j| partial[j] = binary(op.binary(), partial[j], partial[j + h]));
    }
    partial[0]
}

/// One chain of fused multiply-adds for each 256 products, the chains added in order.
fn dot(dtype: DType, products: impl Iterator<Item = (Scalar, Scalar)>) -> Scalar {
    let products: Vec<(Scalar, Scalar)> = products.collect();
    let chain = |chunk: &[(Scalar, Scalar)]| {
        let step = |acc, &(a, b): &(Scalar, Scalar)| ternary(TernaryOp::Fma, cast(a, dtype), cast(b, dtype), acc);
        chunk.iter().fold(Scalar::zero(dtype), step)
    };
    products.chunks(256).map(chain).reduce(|a, b| binary(BinaryOp::Add, a, b)).unwrap_or(Scalar::zero(dtype))
}

fn scan(shape: &[usize], axis: usize, op: BinaryOp, x: &[Scalar]) -> Vec<Scalar> {
    let mut y = x.to_vec();
    for group in groups(shape, &[axis]) {
        for pair in group.windows(2) {
            y[pair[1]] = binary(op, y[pair[0]], y[pair[1]]);
        }
    }
    y
}

fn scatter(t: &Tensor, axis: usize, op: Option<BinaryOp>, args: &[Values]) -> Vec<Scalar> {
    let (index, source) = (&t.args()[1], &t.args()[2]);
    let mut y = args[0].to_vec();
    for (i, &value) in args[2].iter().enumerate() {
        let at = unravel(i, source.shape());
        let ids = &at[axis..axis + index.rank()];
        let row = checked(args[1][ravel(ids, index.shape())], t.shape()[axis]).as_i64() as usize;
        let whole: Vec<usize> = at[..axis].iter().chain([&row]).chain(&at[axis + index.rank()..]).copied().collect();
        let to = &mut y[ravel(&whole, t.shape())];
        *to = op.map_or(value, |op| binary(op, *to, value));
    }
    y
}

fn checked(index: Scalar, limit: usize) -> Scalar {
    assert!((0..limit as i64).contains(&index.as_i64()), "index {index} is not in 0..{limit}");
    index
}

/// A float result: half types are computed in f32 and then rounded.
fn float(dtype: DType, value: f64) -> Scalar {
    match dtype {
        DType::F64 => Scalar::from_f64(dtype, value),
        DType::BF16 => Scalar { dtype, bits: bf16::from_f32(value as f32).to_bits() as u64 },
        DType::F16 => Scalar { dtype, bits: f16::from_f32(value as f32).to_bits() as u64 },
        _ => Scalar::f32(value as f32),
    }
}

fn unary(op: UnaryOp, x: Scalar) -> Scalar {
    let dtype = x.dtype;
    if !dtype.is_float() {
        let v = x.as_i64();
        return match op {
            UnaryOp::Not if dtype == DType::Bool => Scalar::bool(v == 0),
            UnaryOp::Neg => Scalar::from_i64(dtype, v.wrapping_neg()),
            UnaryOp::Not => Scalar::from_i64(dtype, !v),
            UnaryOp::Abs => Scalar::from_i64(dtype, v.wrapping_abs()),
            _ => panic!("{op:?} of {dtype}"),
        };
    }
    let v = x.as_f64();
    let y = match op {
        UnaryOp::Neg => -v,
        UnaryOp::Sqrt => v.sqrt(),
        UnaryOp::Floor => v.floor(),
        UnaryOp::Ceil => v.ceil(),
        UnaryOp::Trunc => v.trunc(),
        UnaryOp::Round => v.round_ties_even(),
        UnaryOp::Abs => v.abs(),
        UnaryOp::Exp => v.exp(),
        UnaryOp::Exp2 => v.exp2(),
        UnaryOp::Expm1 => v.exp_m1(),
        UnaryOp::Log => v.ln(),
        UnaryOp::Log2 => v.log2(),
        UnaryOp::Log1p => v.ln_1p(),
        UnaryOp::Sin => v.sin(),
        UnaryOp::Cos => v.cos(),
        UnaryOp::Tan => v.tan(),
        UnaryOp::Tanh => v.tanh(),
        UnaryOp::Erf => libm::erf(v),
        UnaryOp::Not => panic!("not of {dtype}"),
    };
    float(dtype, y)
}

fn binary(op: BinaryOp, a: Scalar, b: Scalar) -> Scalar {
    use BinaryOp::*;
    let dtype = a.dtype;
    if op.is_compare() {
        return Scalar::bool(if dtype.is_float() { compare(op, a.as_f64(), b.as_f64()) } else { compare(op, integer(a), integer(b)) });
    }
    if dtype.is_float() {
        let (x, y) = (a.as_f64(), b.as_f64());
        return match op {
            Add => float(dtype, x + y),
            Sub => float(dtype, x - y),
            Mul => float(dtype, x * y),
            Div => float(dtype, x / y),
            Pow => float(dtype, x.powf(y)),
            Max | Min if x.is_nan() || y.is_nan() => float(dtype, f64::NAN),
            Max => {
                if x > y || (x == y && y.is_sign_negative()) {
                    a
                } else {
                    b
                }
            }
            Min => {
                if x < y || (x == y && x.is_sign_negative()) {
                    a
                } else {
                    b
                }
            }
            _ => panic!("{op:?} of {dtype}"),
        };
    }
    let (x, y) = (integer(a), integer(b));
    let width = 8 * dtype.size() as i128;
    let z = match op {
        Add => x + y,
        Sub => x - y,
        Mul => return Scalar::from_i64(dtype, a.as_i64().wrapping_mul(b.as_i64())),
        Div | Mod if y == 0 => 0,
        Div => x.div_euclid(y) - (x.rem_euclid(y) != 0 && y < 0) as i128,
        Mod => ((x % y) + y) % y,
        Max => x.max(y),
        Min => x.min(y),
        And => x & y,
        Or => x | y,
        Xor => x ^ y,
        Shl if (0..width).contains(&y) => return Scalar::from_i64(dtype, a.as_i64() << y),
        Shr if (0..width).contains(&y) => x >> y,
        Shr if dtype.is_signed_int() => x >> (width - 1),
        Shl | Shr => 0,
        _ => panic!("{op:?} of {dtype}"),
    };
    Scalar::from_i64(dtype, z as i64)
}

/// The value of an integer or bool of any width.
fn integer(x: Scalar) -> i128 {
    if x.dtype == DType::U64 { x.bits as i128 } else { x.as_i64() as i128 }
}

fn compare<T: PartialOrd>(op: BinaryOp, a: T, b: T) -> bool {
    match op {
        BinaryOp::CmpLt => a < b,
        BinaryOp::CmpLe => a <= b,
        BinaryOp::CmpEq => a == b,
        _ => a != b,
    }
}

fn ternary(op: TernaryOp, a: Scalar, b: Scalar, c: Scalar) -> Scalar {
    match op {
        TernaryOp::Where => {
            if a.is_true() {
                b
            } else {
                c
            }
        }
        TernaryOp::Fma if a.dtype == DType::F64 => float(DType::F64, a.as_f64().mul_add(b.as_f64(), c.as_f64())),
        TernaryOp::Fma => float(a.dtype, a.as_f32().mul_add(b.as_f32(), c.as_f32()) as f64),
    }
}

fn cast(x: Scalar, to: DType) -> Scalar {
    match (x.dtype.is_float(), to.is_float()) {
        _ if x.dtype == to => x,
        _ if to == DType::Bool => Scalar::bool(x.is_true()),
        (true, true) => Scalar::from_f64(to, x.as_f64()),
        (true, false) => Scalar::from_f64(to, x.as_f64()),
        (false, true) if to.is_half() => Scalar::from_f64(to, x.as_f32() as f64),
        (false, true) => Scalar::from_i64(to, x.as_i64()),
        (false, false) => Scalar::from_i64(to, x.as_i64()),
    }
}
