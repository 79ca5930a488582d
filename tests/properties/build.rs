//! From a recipe to a graph.

use super::recipe::{Kind, Leaf, Recipe, Step};
use kiln::{DType, Result, SliceRange, Tensor};

/// No value has more elements.
const MOST: usize = 10_000;

const CASTS: [DType; 8] = [DType::F32, DType::I32, DType::BF16, DType::Bool, DType::I64, DType::F16, DType::F64, DType::F32];

/// The values made so far; the leaves come first.
pub(crate) struct Graph<'a> {
    recipe: &'a Recipe,
    values: Vec<Tensor>,
    stepwise: bool,
}

impl<'a> Graph<'a> {
    /// Builds the recipe's graph; `stepwise` realises each value before it is used.
    pub(crate) fn new(recipe: &'a Recipe, stepwise: bool) -> Result<Graph<'a>> {
        let values = recipe.leaves.iter().map(leaf).collect::<Result<_>>()?;
        let mut graph = Graph { recipe, values, stepwise };
        for step in &recipe.steps {
            let value = graph.step(step);
            if value.numel() > MOST {
                continue;
            }
            if stepwise {
                value.realize()?;
            }
            graph.values.push(value);
        }
        Ok(graph)
    }

    /// The last values, and the gradient of the sum of the f32 ones with respect to those leaves that it reaches.
    pub(crate) fn outputs(&self) -> Result<Vec<Tensor>> {
        let mut outputs: Vec<Tensor> = self.values.iter().rev().take(self.recipe.outputs).cloned().collect();
        let float = |t: &&Tensor| t.dtype() == DType::F32;
        let loss = outputs.iter().filter(float).map(|t| t.sum(.., false)).reduce(|a, b| a + b);
        if let (Some(loss), true) = (loss, self.recipe.gradient) {
            for parameter in self.values[..self.recipe.leaves.len()].iter().filter(float) {
                // A leaf that the loss does not reach has no gradient.
                if let Ok(grads) = loss.grad(&[parameter]) {
                    outputs.extend(grads);
                }
            }
        }
        if self.stepwise {
            Tensor::realize_all(&outputs)?;
        }
        Ok(outputs)
    }

    fn step(&self, step: &Step) -> Tensor {
        // Late values are taken more often, so that chains grow.
        let pick = |choice: u16| &self.values[self.values.len() - 1 - usize::from(choice) % 5.min(self.values.len())];
        let (a, b) = (pick(step.a), pick(step.b));
        let p = step.p.map(usize::from);
        match step.kind {
            Kind::Unary => unary(a, step.op),
            Kind::Binary => binary(a, &fitting(a, b), step.op),
            Kind::Where => a.gt(fitting(a, b)).where_(a, fitting(a, b)),
            Kind::Move => moved(a, step.op, p),
            Kind::Slice => sliced(a, step.op, p),
            Kind::Pad => padded(a, step.op, p),
            Kind::Join => joined(a, b, p),
            Kind::Reduce => reduced(a, step.op, p),
            Kind::Normalize => normalized(a, step.op, p),
            Kind::Matmul => product(a, b, step.op),
            Kind::Index => indexed(a, b, step.op, p),
            Kind::Scatter => scattered(a, b, step.op, p),
            Kind::Scan => scanned(a, step.op, p),
            Kind::Cast => a.clamp(-100.0, 100.0).cast(CASTS[usize::from(step.op) % CASTS.len()]),
        }
    }
}

/// A tensor whose values are small, of both signs, some of them special.
fn leaf(leaf: &Leaf) -> Result<Tensor> {
    let n: usize = leaf.shape.iter().product();
    let hash = |i: usize| (i as u32).wrapping_add(leaf.seed).wrapping_mul(2654435761).rotate_left(15).wrapping_mul(2246822519) >> 8;
    let value = |i: usize| match hash(i) % 97 {
        0 => -0.0,
        1 => 0.0,
        2 => 1.0,
        _ => (hash(i) as f32 / 8388608.0 - 1.0) * 3.0,
    };
    let floats: Vec<f32> = (0..n).map(value).collect();
    let ints = |i: usize| i64::from(hash(i) % 19) - 9;
    match leaf.dtype {
        DType::F32 => Tensor::from_slice(&floats, &leaf.shape),
        DType::BF16 => Tensor::from_slice(&floats.into_iter().map(half::bf16::from_f32).collect::<Vec<_>>(), &leaf.shape),
        DType::F16 => Tensor::from_slice(&floats.into_iter().map(half::f16::from_f32).collect::<Vec<_>>(), &leaf.shape),
        DType::F64 => Tensor::from_slice(&floats.into_iter().map(|v| f64::from(v) * 1.000000001).collect::<Vec<_>>(), &leaf.shape),
        DType::I32 => Tensor::from_slice(&(0..n).map(|i| ints(i) as i32).collect::<Vec<_>>(), &leaf.shape),
        DType::I64 => Tensor::from_slice(&(0..n).map(ints).collect::<Vec<_>>(), &leaf.shape),
        DType::U8 => Tensor::from_slice(&(0..n).map(|i| hash(i) as u8).collect::<Vec<_>>(), &leaf.shape),
        _ => Tensor::from_slice(&(0..n).map(|i| hash(i) % 2 == 1).collect::<Vec<_>>(), &leaf.shape),
    }
}

/// `b`, or what is left of it after reductions, so that it broadcasts with `a`.
fn fitting(a: &Tensor, b: &Tensor) -> Tensor {
    let fits = a.shape().iter().rev().zip(b.shape().iter().rev()).all(|(&m, &n)| m == n || m == 1 || n == 1);
    let rank = a.rank().max(b.rank());
    let extent = |t: &Tensor, axis: usize| (axis + t.rank()).checked_sub(rank).map_or(1, |i| t.shape()[i]);
    let size: usize = (0..rank).map(|axis| extent(a, axis).max(extent(b, axis))).product();
    if fits && size <= MOST { b.clone() } else { b.max_or_zero() }
}

/// A helper for what PyTorch refuses: the largest element, or zero if there is none.
trait MaxOrZero {
    fn max_or_zero(&self) -> Tensor;
}

impl MaxOrZero for Tensor {
    fn max_or_zero(&self) -> Tensor {
        if self.numel() == 0 { self.sum(.., false) } else { self.max(.., false) }
    }
}

fn unary(a: &Tensor, op: u16) -> Tensor {
    match op % 18 {
        0 => a.neg_or_not(),
        1 => a.abs_or_self(),
        2 => a.exp(),
        3 => a.sin(),
        4 => a.tanh(),
        5 => a.sigmoid(),
        6 => a.gelu(),
        7 => a.square(),
        8 => a.relu(),
        9 => a.sqrt(),
        10 => (a.square() + 0.5).rsqrt(),
        11 => (a.square() + 0.25).log(),
        12 => a.floor(),
        13 => a.round(),
        14 => a.silu(),
        15 => a.erf(),
        16 => a.softplus(),
        _ => a.isnan().logical_not(),
    }
}

/// Operations that bools lack do nothing to them.
trait OrSelf {
    fn neg_or_not(&self) -> Tensor;
    fn abs_or_self(&self) -> Tensor;
}

impl OrSelf for Tensor {
    fn neg_or_not(&self) -> Tensor {
        if self.dtype() == DType::Bool { self.logical_not() } else { self.neg() }
    }
    fn abs_or_self(&self) -> Tensor {
        if self.dtype() == DType::Bool { self.clone() } else { self.abs() }
    }
}

fn binary(a: &Tensor, b: &Tensor, op: u16) -> Tensor {
    let whole = !a.dtype().is_float() && !b.dtype().is_float();
    match op % 13 {
        0 | 1 => a.add(b),
        2 if a.dtype() != DType::Bool || b.dtype() != DType::Bool => a.sub(b),
        3 | 4 => a.mul(b),
        5 => a.div(b),
        6 => a.maximum(b),
        7 => a.minimum(b),
        8 => a.lt(b),
        9 => a.eq(b),
        10 if whole => a.cast(DType::I64).floor_div(b.cast(DType::I32).bitand(7i64).add(1i64)),
        11 if whole => a.cast(DType::I32).rem(b.cast(DType::I32).bitand(7i64).add(1i64)),
        12 if whole => a.cast(DType::I32).bitxor(b.cast(DType::I32)),
        _ => a.mul(b).add(a),
    }
}

/// Axis `choice` of `a`, which has one.
fn axis(a: &Tensor, choice: usize) -> usize {
    choice % a.rank()
}

fn moved(a: &Tensor, op: u16, p: [usize; 4]) -> Tensor {
    let rank = a.rank();
    if rank == 0 {
        return a.expand([p[0] % 3 + 1, p[1] % 4]);
    }
    let (i, j) = (axis(a, p[0]), axis(a, p[1]));
    match op % 10 {
        0 => a.reshape([-1]),
        1 => a.transpose(i as isize, j as isize),
        2 => {
            let mut order: Vec<isize> = (0..rank as isize).collect();
            order.rotate_left(i);
            a.permute(order)
        }
        3 => a.unsqueeze((p[0] % (rank + 1)) as isize),
        4 => {
            let mut shape = a.shape().to_vec();
            shape.insert(0, p[1] % 4);
            a.expand(shape)
        }
        5 => a.flip([i as isize]),
        6 => a.roll([p[1] as isize % 7 - 3], [i as isize]),
        7 => a.squeeze_all(),
        8 if a.shape()[i].is_multiple_of(2) && a.shape()[i] > 0 => {
            let mut shape = a.shape().to_vec();
            shape[i] /= 2;
            shape.insert(i, 2);
            a.reshape(shape)
        }
        8 if rank > 1 && i + 1 < rank => a.flatten(i as isize, i as isize + 1),
        9 if rank > 1 => a.tril(p[1] as isize % 5 - 2),
        _ => a.reshape(a.shape().iter().rev().copied().collect::<Vec<_>>()),
    }
}

fn sliced(a: &Tensor, op: u16, p: [usize; 4]) -> Tensor {
    if a.rank() == 0 {
        return a.clone();
    }
    let axis = axis(a, p[0]);
    let n = a.shape()[axis] as isize;
    let part = |choice: usize| (!choice.is_multiple_of(3)).then_some(choice as isize % (n + 2) - n / 2);
    let step = [1, 2, 3, -1, -2][usize::from(op) % 5];
    a.slice(axis as isize, SliceRange::new(part(p[1]), part(p[2]), step))
}

fn padded(a: &Tensor, op: u16, p: [usize; 4]) -> Tensor {
    if a.rank() == 0 {
        return a.clone();
    }
    let mut padding = vec![(0, 0); a.rank()];
    padding[axis(a, p[0])] = (p[1] as isize % 3, p[2] as isize % 4);
    a.pad(padding, [0.0, 1.0, 2.0][usize::from(op) % 3])
}

fn joined(a: &Tensor, b: &Tensor, p: [usize; 4]) -> Tensor {
    if a.rank() == 0 {
        return Tensor::stack(&[a.clone(), b.max_or_zero().cast(a.dtype())], 0);
    }
    let other = if a.shape() == b.shape() { b.cast(a.dtype()) } else { a.add(a) };
    Tensor::cat(&[a.clone(), other, a.clone()], axis(a, p[0]) as isize)
}

/// Some axes: none is a possibility, all another.
fn some_axes(a: &Tensor, choice: usize) -> Vec<isize> {
    (0..a.rank()).filter(|i| choice >> i & 1 == 1).map(|i| i as isize).collect()
}

fn reduced(a: &Tensor, op: u16, p: [usize; 4]) -> Tensor {
    let axes = some_axes(a, p[0]);
    let empty = axes.iter().any(|&i| a.shape()[i as usize] == 0);
    match op % 8 {
        0 | 1 => a.sum(axes, false),
        2 => a.mean(axes, false),
        3 if !empty => a.max(axes, false),
        4 if !empty => a.min(axes, false),
        5 => a.any(axes, false),
        6 => a.all(axes, false),
        7 if a.rank() > 0 && a.shape()[axis(a, p[1])] > 0 => a.argmax(axis(a, p[1]) as isize, p[2].is_multiple_of(2)),
        _ => a.sum(axes, true),
    }
}

fn normalized(a: &Tensor, op: u16, p: [usize; 4]) -> Tensor {
    if a.rank() == 0 {
        return a.tanh();
    }
    let axis = axis(a, p[0]) as isize;
    let a = if a.dtype().is_float() { a.clone() } else { a.cast(DType::F32) };
    match op % 4 {
        0 => a.softmax(axis),
        1 => a.log_softmax(axis),
        2 => &a - a.mean(axis, true),
        _ => a.logsumexp(axis, true),
    }
}

fn product(a: &Tensor, b: &Tensor, op: u16) -> Tensor {
    match (a.rank(), b.rank()) {
        (0, _) | (_, 0) => a.mul(fitting(a, b)),
        (1, _) => a.matmul(a),
        _ if op.is_multiple_of(2) && b.rank() == 2 && b.shape()[0] == a.shape()[a.rank() - 1] => a.matmul(&b.cast(a.dtype())),
        _ => a.matmul(&a.transpose(-1, -2)),
    }
}

/// Valid positions along an axis of `n` elements, made of the values of `b`.
fn positions(b: &Tensor, n: usize) -> Tensor {
    let whole =
        if b.dtype() == DType::Bool { b.cast(DType::I64) } else { b.isfinite().where_(b, 0.0).clamp(-1000.0, 1000.0).cast(DType::I64) };
    whole.rem(n as i64)
}

fn indexed(a: &Tensor, b: &Tensor, op: u16, p: [usize; 4]) -> Tensor {
    if a.rank() == 0 || a.numel() == 0 {
        return a.clone();
    }
    let axis = axis(a, p[0]);
    let n = a.shape()[axis];
    match op % 3 {
        0 => a.index_select(axis as isize, &positions(&b.reshape([-1]), n)),
        1 => a.gather(axis as isize, &positions(a, n)),
        _ => a.embedding_or_self(b),
    }
}

/// Rows of a matrix by the values of another tensor; anything else stays as it is.
trait EmbeddingOrSelf {
    fn embedding_or_self(&self, b: &Tensor) -> Tensor;
}

impl EmbeddingOrSelf for Tensor {
    fn embedding_or_self(&self, b: &Tensor) -> Tensor {
        if self.rank() == 2 { self.embedding(&positions(b, self.shape()[0])) } else { self.clone() }
    }
}

fn scattered(a: &Tensor, b: &Tensor, op: u16, p: [usize; 4]) -> Tensor {
    if a.rank() == 0 || a.numel() == 0 {
        return a.clone();
    }
    let axis = axis(a, p[0]);
    let n = a.shape()[axis];
    let source = if a.shape() == b.shape() { b.cast(a.dtype()) } else { a.clone() };
    if op.is_multiple_of(2) && a.dtype() != DType::Bool {
        a.scatter_add(axis as isize, &positions(&source, n), &source)
    } else {
        a.masked_fill(&source.gt(0.0), 3.0)
    }
}

fn scanned(a: &Tensor, op: u16, p: [usize; 4]) -> Tensor {
    if a.rank() == 0 || a.dtype() == DType::Bool {
        return a.clone();
    }
    let axis = axis(a, p[0]) as isize;
    if op.is_multiple_of(3) && a.shape()[axis as usize] > 0 { a.cummax(axis) } else { a.cumsum(axis) }
}
