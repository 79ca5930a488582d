//! Evaluates one expression of the IR in plain Rust scalars, a block of inputs at a time.
//!
//! Independent of the lowering and of the interpreter of programs, so that a test of an expansion tests only that. An input is a
//! `Load`: parameter number k stands for input k, whatever the index.

use kiln_kernels::DType;
use kiln_kernels::ir::{BinaryOp, Graph, Id, Op, ParamId, TernaryOp, UnaryOp};

/// How many inputs are evaluated together: the choice of the operation is paid once for all of them.
pub(crate) const BLOCK: usize = 128;

/// Values of one node: bit patterns, zero-extended.
pub(crate) type Lanes = [u64; BLOCK];

struct Step {
    op: Op,
    dtype: DType,
    /// The type of the first operand.
    from: DType,
    args: Vec<usize>,
}

/// An expression as a list of operations, operands first.
pub(crate) struct Expr {
    steps: Vec<Step>,
    values: Vec<Lanes>,
}

/// Input `k` of an expression.
pub(crate) fn input(g: &mut Graph, k: u32, dtype: DType) -> Id {
    let index = g.int(0);
    g.intern(Op::Load(ParamId(k)), dtype, [index])
}

impl Expr {
    /// The operations that `root` needs.
    pub(crate) fn new(g: &Graph, root: Id) -> Expr {
        let mut needed = vec![false; g.len()];
        needed[root.0 as usize] = true;
        for id in g.ids().rev() {
            if needed[id.0 as usize] && !matches!(g.op(id), Op::Load(_)) {
                g.args(id).iter().for_each(|a| needed[a.0 as usize] = true);
            }
        }
        let mut place = vec![usize::MAX; g.len()];
        let mut steps = Vec::new();
        for id in g.ids().filter(|id| id.0 <= root.0 && needed[id.0 as usize]) {
            let node = g.node(id);
            let args = if matches!(node.op, Op::Load(_)) { &[][..] } else { g.args(id) };
            let from = args.first().map_or(node.dtype, |&a| g.dtype(a));
            place[id.0 as usize] = steps.len();
            let args = args.iter().map(|a| place[a.0 as usize]).collect();
            steps.push(Step { op: node.op.clone(), dtype: node.dtype, from, args });
        }
        let values = vec![[0; BLOCK]; steps.len()];
        Expr { steps, values }
    }

    /// The operations but constants, inputs and bitcasts, which cost nothing or are hoisted.
    pub(crate) fn cost(&self) -> usize {
        self.steps.iter().filter(|s| !matches!(s.op, Op::Const(_) | Op::Load(_) | Op::Bitcast)).count()
    }

    /// Every operation with the type of its result.
    pub(crate) fn ops(&self) -> impl Iterator<Item = (&Op, DType)> {
        self.steps.iter().map(|s| (&s.op, s.dtype))
    }

    /// The value for each lane of the inputs.
    pub(crate) fn run(&mut self, inputs: &[&Lanes]) -> &Lanes {
        for i in 0..self.steps.len() {
            let (done, rest) = self.values.split_at_mut(i);
            apply(&self.steps[i], inputs, done, &mut rest[0]);
        }
        self.values.last().expect("an expression has a root")
    }

    /// The value for one set of inputs.
    pub(crate) fn one(&mut self, inputs: &[u64]) -> u64 {
        let lanes: Vec<Lanes> = inputs.iter().map(|&x| [x; BLOCK]).collect();
        self.run(&lanes.iter().collect::<Vec<_>>())[0]
    }
}

fn f32_of(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn map1(out: &mut Lanes, a: &Lanes, f: impl Fn(u64) -> u64) {
    out.iter_mut().zip(a).for_each(|(o, &a)| *o = f(a));
}

fn map2(out: &mut Lanes, a: &Lanes, b: &Lanes, f: impl Fn(u64, u64) -> u64) {
    out.iter_mut().zip(a.iter().zip(b)).for_each(|(o, (&a, &b))| *o = f(a, b));
}

fn map3(out: &mut Lanes, [a, b, c]: [&Lanes; 3], f: impl Fn(u64, u64, u64) -> u64) {
    for i in 0..BLOCK {
        out[i] = f(a[i], b[i], c[i]);
    }
}

fn apply(step: &Step, inputs: &[&Lanes], done: &[Lanes], out: &mut Lanes) {
    let arg = |i: usize| &done[step.args[i]];
    match &step.op {
        Op::Const(value) => *out = [value.bits; BLOCK],
        Op::Load(ParamId(k)) => *out = *inputs[*k as usize],
        Op::Bitcast => *out = *arg(0),
        Op::Cast => map1(out, arg(0), |x| cast(step.from, step.dtype, x)),
        Op::Unary(op) => unary(*op, step.dtype, out, arg(0)),
        Op::Binary(op) => match step.from {
            DType::F32 => float_binary(*op, out, arg(0), arg(1), f32_of, |y| y.to_bits() as u64),
            DType::F64 => float_binary(*op, out, arg(0), arg(1), f64::from_bits, f64::to_bits),
            dtype => int_binary(*op, dtype, out, arg(0), arg(1)),
        },
        Op::Ternary(TernaryOp::Where) => map3(out, [arg(0), arg(1), arg(2)], |c, a, b| if c != 0 { a } else { b }),
        Op::Ternary(TernaryOp::Fma) => {
            let args = [arg(0), arg(1), arg(2)];
            match step.dtype {
                DType::F32 => map3(out, args, |a, b, c| f32_of(a).mul_add(f32_of(b), f32_of(c)).to_bits() as u64),
                _ => map3(out, args, |a, b, c| f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c)).to_bits()),
            }
        }
        other => panic!("{other:?} is no expression of values"),
    }
}

fn unary(op: UnaryOp, dtype: DType, out: &mut Lanes, a: &Lanes) {
    macro_rules! floats {
        ($f:ident) => {
            match dtype {
                DType::F32 => map1(out, a, |x| f32_of(x).$f().to_bits() as u64),
                DType::F64 => map1(out, a, |x| f64::from_bits(x).$f().to_bits()),
                _ => panic!("{} of {dtype}", op.name()),
            }
        };
    }
    let sign = 1u64 << (8 * dtype.size() - 1);
    match op {
        UnaryOp::Neg if dtype.is_float() => map1(out, a, |x| x ^ sign),
        UnaryOp::Abs if dtype.is_float() => map1(out, a, |x| x & !sign),
        UnaryOp::Neg => map1(out, a, |x| wrap(dtype, x.wrapping_neg())),
        UnaryOp::Not => map1(out, a, |x| if dtype == DType::Bool { x ^ 1 } else { wrap(dtype, !x) }),
        UnaryOp::Sqrt => floats!(sqrt),
        UnaryOp::Floor => floats!(floor),
        UnaryOp::Trunc => floats!(trunc),
        UnaryOp::Round => floats!(round_ties_even),
        other => panic!("{} is not evaluated here", other.name()),
    }
}

/// The operators that f32 and f64 share.
trait Float:
    Copy
    + PartialOrd
    + std::ops::Add<Output = Self>
    + std::ops::Sub<Output = Self>
    + std::ops::Mul<Output = Self>
    + std::ops::Div<Output = Self>
{
}
impl Float for f32 {}
impl Float for f64 {}

fn float_binary<T: Float>(op: BinaryOp, out: &mut Lanes, a: &Lanes, b: &Lanes, of: impl Fn(u64) -> T, bits: impl Fn(T) -> u64) {
    match op {
        BinaryOp::Add => map2(out, a, b, |a, b| bits(of(a) + of(b))),
        BinaryOp::Sub => map2(out, a, b, |a, b| bits(of(a) - of(b))),
        BinaryOp::Mul => map2(out, a, b, |a, b| bits(of(a) * of(b))),
        BinaryOp::Div => map2(out, a, b, |a, b| bits(of(a) / of(b))),
        BinaryOp::CmpLt => map2(out, a, b, |a, b| (of(a) < of(b)) as u64),
        BinaryOp::CmpLe => map2(out, a, b, |a, b| (of(a) <= of(b)) as u64),
        BinaryOp::CmpEq => map2(out, a, b, |a, b| (of(a) == of(b)) as u64),
        BinaryOp::CmpNe => map2(out, a, b, |a, b| (of(a) != of(b)) as u64),
        other => panic!("{} of floats is not evaluated here", other.name()),
    }
}

/// The low bits of an integer type's width.
fn wrap(dtype: DType, x: u64) -> u64 {
    x & (u64::MAX >> (64 - 8 * dtype.size()))
}

/// A bit pattern, sign-extended for signed types.
fn extend(dtype: DType, x: u64) -> i64 {
    let shift = if dtype.is_signed_int() { 64 - 8 * dtype.size() } else { 0 };
    ((x << shift) as i64) >> shift
}

fn int_binary(op: BinaryOp, dtype: DType, out: &mut Lanes, a: &Lanes, b: &Lanes) {
    let signed = dtype.is_signed_int();
    let less = |a: u64, b: u64| if signed { extend(dtype, a) < extend(dtype, b) } else { a < b };
    let width = 8 * dtype.size() as u64;
    match op {
        BinaryOp::Add => map2(out, a, b, |a, b| wrap(dtype, a.wrapping_add(b))),
        BinaryOp::Sub => map2(out, a, b, |a, b| wrap(dtype, a.wrapping_sub(b))),
        BinaryOp::Mul => map2(out, a, b, |a, b| wrap(dtype, a.wrapping_mul(b))),
        BinaryOp::And => map2(out, a, b, |a, b| a & b),
        BinaryOp::Or => map2(out, a, b, |a, b| a | b),
        BinaryOp::Xor => map2(out, a, b, |a, b| a ^ b),
        BinaryOp::Shl => map2(out, a, b, |a, b| if b < width { wrap(dtype, a << b) } else { 0 }),
        BinaryOp::Shr if signed => map2(out, a, b, |a, b| wrap(dtype, (extend(dtype, a) >> b.min(width - 1)) as u64)),
        BinaryOp::Shr => map2(out, a, b, |a, b| if b < width { a >> b } else { 0 }),
        BinaryOp::CmpLt => map2(out, a, b, |a, b| less(a, b) as u64),
        BinaryOp::CmpLe => map2(out, a, b, |a, b| !less(b, a) as u64),
        BinaryOp::CmpEq => map2(out, a, b, |a, b| (a == b) as u64),
        BinaryOp::CmpNe => map2(out, a, b, |a, b| (a != b) as u64),
        other => panic!("{} of integers is not evaluated here", other.name()),
    }
}

/// By value, with one rounding; the rules are those of `Op::Cast`.
fn cast(from: DType, to: DType, x: u64) -> u64 {
    match (from, to) {
        (DType::F32, _) => from_float(to, f32_of(x) as f64),
        (DType::F64, _) => from_float(to, f64::from_bits(x)),
        (DType::U64, DType::F32) => (x as f32).to_bits() as u64,
        (DType::U64, DType::F64) => (x as f64).to_bits(),
        (_, DType::F32) => (extend(from, x) as f32).to_bits() as u64,
        (_, DType::F64) => (extend(from, x) as f64).to_bits(),
        (_, DType::Bool) => (x != 0) as u64,
        _ => wrap(to, extend(from, x) as u64),
    }
}

fn from_float(to: DType, x: f64) -> u64 {
    match to {
        DType::F32 => (x as f32).to_bits() as u64,
        DType::F64 => x.to_bits(),
        DType::Bool => (x != 0.0) as u64,
        DType::I32 => x as i32 as u32 as u64,
        DType::I64 => x as i64 as u64,
        other => panic!("float to {other} is not evaluated here"),
    }
}
