//! The rewrite rules: every one of them is applied to random expressions, and both sides are evaluated.

use kiln_kernels::ir::rewrite::{FAMILIES, Simplifier, fold, simplify_kernel};
use kiln_kernels::ir::symbolic::{Bounds, Linear};
use kiln_kernels::ir::{Access, BinaryOp, Graph, Id, Kernel, Op, ParamId, Range, RangeId, ReduceOp, Store, TernaryOp, UnaryOp, eval};
use kiln_kernels::{DType, Scalar};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::BTreeMap;

/// An expression before it is built in a graph.
#[derive(Clone, Debug)]
enum Expr {
    Const(Scalar),
    Range(u32),
    /// An element of some data: any value of its type.
    Data(DType, u32),
    /// Data under a bounds check, perhaps masked.
    Bound(i64, u32, Option<Box<Expr>>),
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    Where(Box<Expr>, Box<Expr>, Box<Expr>),
    Fma(Box<Expr>, Box<Expr>, Box<Expr>),
    Cast(DType, Box<Expr>),
    Bitcast(DType, Box<Expr>),
    /// A load at a constant place, masked.
    Masked(DType, Box<Expr>),
}

type Fold<'a> = &'a mut dyn FnMut(&mut Graph, Op, DType, &[Id]) -> Id;

impl Expr {
    fn build(&self, g: &mut Graph, fold: Fold) -> Id {
        match self {
            Expr::Const(s) => g.constant(*s),
            Expr::Range(r) => fold(g, Op::Range(RangeId(*r)), DType::I64, &[]),
            Expr::Data(dtype, n) => {
                let at = g.int(i64::from(*n));
                fold(g, Op::Load(ParamId(*dtype as u32)), *dtype, &[at])
            }
            Expr::Bound(limit, n, mask) => {
                let data = Expr::Data(DType::I64, *n).build(g, fold);
                // Small, so that the check often holds, or always.
                let few = g.int(limit + i64::from(n % 2));
                let index = fold(g, Op::Binary(BinaryOp::Mod), DType::I64, &[data, few]);
                let args: Vec<Id> = [index].into_iter().chain(mask.as_ref().map(|m| m.build(g, fold))).collect();
                fold(g, Op::Bound { limit: *limit, tag: 0 }, DType::I64, &args)
            }
            Expr::Unary(op, a) => {
                let a = a.build(g, fold);
                fold(g, Op::Unary(*op), g.dtype(a), &[a])
            }
            Expr::Binary(op, a, b) => {
                let (a, b) = (a.build(g, fold), b.build(g, fold));
                let dtype = if op.is_compare() { DType::Bool } else { g.dtype(a) };
                fold(g, Op::Binary(*op), dtype, &[a, b])
            }
            Expr::Where(c, a, b) => {
                let (c, a, b) = (c.build(g, fold), a.build(g, fold), b.build(g, fold));
                fold(g, Op::Ternary(TernaryOp::Where), g.dtype(a), &[c, a, b])
            }
            Expr::Fma(a, b, c) => {
                let (a, b, c) = (a.build(g, fold), b.build(g, fold), c.build(g, fold));
                fold(g, Op::Ternary(TernaryOp::Fma), g.dtype(a), &[a, b, c])
            }
            Expr::Cast(to, a) => {
                let a = a.build(g, fold);
                fold(g, Op::Cast, *to, &[a])
            }
            Expr::Bitcast(to, a) => {
                let a = a.build(g, fold);
                fold(g, Op::Bitcast, *to, &[a])
            }
            Expr::Masked(dtype, mask) => {
                let (at, mask) = (g.int(3), mask.build(g, fold));
                fold(g, Op::Load(ParamId(*dtype as u32)), *dtype, &[at, mask])
            }
        }
    }
}

/// Values that tell rules apart: zeros of both signs, extremes, NaN, infinities, denormals, small numbers.
fn interesting(dtype: DType, seed: u64) -> Scalar {
    let pick = seed % 16;
    match pick {
        0 => dtype.min_value(),
        1 => dtype.max_value(),
        2 => Scalar::zero(dtype),
        3 => Scalar::one(dtype),
        4 if dtype.is_float() => Scalar::from_f64(dtype, -0.0),
        5 if dtype.is_float() => Scalar::from_f64(dtype, f64::NAN),
        6 if dtype.is_float() => Scalar { dtype, bits: 1 + seed % 5 },
        7 if dtype.is_float() => Scalar::from_f64(dtype, -1.0),
        8 => Scalar::from_i64(dtype, -1),
        9 if dtype.is_float() => Scalar::from_f64(dtype, 0.1 + (seed % 1000) as f64),
        10 if dtype != DType::Bool => Scalar { dtype, bits: mix(seed) >> (64 - 8 * dtype.size()) },
        _ => Scalar::from_i64(dtype, (seed / 16 % 40) as i64 - 8),
    }
}

fn mix(x: u64) -> u64 {
    let x = (x ^ (x >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^ (x >> 29)
}

/// The value of every node, for given range values; data depends on `seed`. Operands come first, so one pass does.
fn evaluate(g: &Graph, ranges: &[i64], seed: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for id in g.ids() {
        let node = g.node(id);
        let arg = |n: usize| values[node.args[n].0 as usize];
        let masked_off = node.args.len() == 2 && arg(1) == 0;
        let of = |n: usize| g.dtype(node.args[n]);
        let value = match &node.op {
            Op::Const(s) => s.bits,
            Op::Range(r) => ranges[r.0 as usize] as u64,
            Op::Load(_) | Op::Bound { .. } if masked_off => 0,
            Op::Load(p) => interesting(node.dtype, mix(seed ^ mix(arg(0) * 64 + u64::from(p.0)))).bits,
            Op::Bound { limit, .. } => Some(arg(0)).filter(|&i| (0..*limit).contains(&(i as i64))).unwrap_or(0),
            Op::Unary(op) => eval::unary(*op, node.dtype).unwrap()(arg(0)),
            Op::Binary(op) => eval::binary(*op, of(0)).unwrap()(arg(0), arg(1)),
            Op::Ternary(op) => eval::ternary(*op, node.dtype).unwrap()(arg(0), arg(1), arg(2)),
            Op::Cast => eval::cast(of(0), node.dtype)(arg(0)),
            Op::Bitcast => arg(0),
            other => unreachable!("{other:?}"),
        };
        values.push(value);
    }
    values
}

fn same(dtype: DType, a: u64, b: u64) -> bool {
    let nan = |bits| dtype.is_float() && Scalar { dtype, bits }.as_f64().is_nan();
    a == b || (nan(a) && nan(b))
}

/// Builds the expression as it is and simplified, and evaluates both; gives what fired.
fn check(expr: &Expr, extents: &[i64]) -> Result<BTreeMap<&'static str, u64>, TestCaseError> {
    let ranges: Vec<Range> = extents.iter().map(|&extent| Range { extent }).collect();
    let mut plain = Graph::new();
    let a = expr.build(&mut plain, &mut |g, op, dtype, args| g.intern(op, dtype, args.iter().copied()));
    let (mut simple, mut simplifier) = (Graph::new(), Simplifier::new());
    let b = expr.build(&mut simple, &mut |g, op, dtype, args| simplifier.on(g, &ranges).fold(op, dtype, args.iter().copied()));
    let mut bounds = Bounds::default();
    for seed in 0..24u64 {
        let values: Vec<i64> = extents
            .iter()
            .enumerate()
            .map(|(n, e)| match seed {
                0 => 0,
                1 => e - 1,
                _ => (mix(seed * 7 + n as u64) % *e as u64) as i64,
            })
            .collect();
        let (left, right) = (evaluate(&plain, &values, seed), evaluate(&simple, &values, seed));
        let (x, y) = (left[a.0 as usize], right[b.0 as usize]);
        prop_assert!(same(plain.dtype(a), x, y), "{x:#x} became {y:#x} for ranges {values:?}, seed {seed}");
        // Bounds hold for every node of the unsimplified graph.
        for id in plain.ids() {
            let dtype = plain.dtype(id);
            if !dtype.is_float() && dtype != DType::U64 {
                let (lo, hi) = bounds.of(&plain, &ranges, id);
                let value = Scalar { dtype, bits: left[id.0 as usize] }.as_i64();
                prop_assert!(lo <= value && value <= hi, "{:?}: {value} is not in {lo}..={hi}", plain.node(id));
            }
        }
    }
    Ok(simplifier.fired().iter().map(|(k, v)| (*k, *v)).collect())
}

const EXTENTS: [i64; 6] = [1, 3, 4, 5, 12, 7];

fn small() -> impl Strategy<Value = i64> {
    prop_oneof![8 => -6..14i64, 2 => prop::sample::select(vec![12, 24, 60, 64, 256]), 1 => any::<i64>()]
}

/// Index expressions, with divisions by constants that mostly have common factors.
fn index() -> BoxedStrategy<Expr> {
    let leaf = prop_oneof![
        6 => (0..EXTENTS.len() as u32).prop_map(Expr::Range),
        2 => small().prop_map(|v| Expr::Const(Scalar::i64(v))),
        1 => (0..4u32).prop_map(|n| Expr::Data(DType::I64, n)),
        1 => (1..9i64, 0..4u32).prop_map(|(limit, n)| Expr::Bound(limit, n, None)),
        1 => (1..9i64, 0..4u32, any::<bool>()).prop_map(|(l, n, m)| Expr::Bound(l, n, Some(Expr::Const(Scalar::bool(m)).into()))),
    ];
    let constant = small().prop_map(int).boxed();
    leaf.prop_recursive(6, 40, 3, move |inner| {
        let compare = prop::sample::select(vec![BinaryOp::CmpLt, BinaryOp::CmpLe, BinaryOp::CmpEq, BinaryOp::CmpNe]);
        prop_oneof![
            6 => (prop::sample::select(vec![BinaryOp::Add, BinaryOp::Add, BinaryOp::Sub]), inner.clone(), inner.clone()).prop_map(bin),
            8 => (prop::sample::select(vec![BinaryOp::Div, BinaryOp::Mod, BinaryOp::Mul]), inner.clone(), constant.clone()).prop_map(bin),
            1 => (prop::sample::select(vec![BinaryOp::Max, BinaryOp::Min]), inner.clone(), inner.clone()).prop_map(bin),
            1 => inner.clone().prop_map(|a| Expr::Unary(UnaryOp::Neg, a.into())),
            2 => (compare, inner.clone(), inner.clone(), inner.clone()).prop_map(|(op, a, b, c)| {
                Expr::Where(bin((op, a, b.clone())).into(), b.into(), c.into())
            }),
            2 => (inner.clone(), 2..9i64, 2..9i64, any::<bool>()).prop_map(|(x, c, d, digits)| digits_of(x, c, d, digits)),
            1 => inner.prop_map(|a| Expr::Cast(DType::I64, Expr::Cast(DType::I32, a.into()).into())),
        ]
    })
    .boxed()
}

fn bin((op, a, b): (BinaryOp, Expr, Expr)) -> Expr {
    Expr::Binary(op, a.into(), b.into())
}

fn int(v: i64) -> Expr {
    Expr::Const(Scalar::i64(v))
}

/// x % c + c * (x / c), or with one more digit modulo d.
fn digits_of(x: Expr, c: i64, d: i64, modulo: bool) -> Expr {
    let mut high = bin((BinaryOp::Div, x.clone(), int(c)));
    if modulo {
        high = bin((BinaryOp::Mod, high, int(d)));
    }
    bin((BinaryOp::Add, bin((BinaryOp::Mod, x, int(c))), bin((BinaryOp::Mul, high, int(c)))))
}

/// A comparison of two index expressions.
fn comparison() -> BoxedStrategy<Expr> {
    let op = prop::sample::select(vec![BinaryOp::CmpLt, BinaryOp::CmpLe, BinaryOp::CmpEq, BinaryOp::CmpNe]);
    let right = prop_oneof![3 => small().prop_map(int), 1 => index()];
    (op, index(), right, any::<bool>()).prop_map(|(op, a, b, swap)| if swap { bin((op, b, a)) } else { bin((op, a, b)) }).boxed()
}

fn defined_binary(dtype: DType) -> Vec<BinaryOp> {
    BinaryOp::ALL.iter().copied().filter(|op| !op.is_compare() && eval::binary(*op, dtype).is_some()).collect()
}

/// Expressions of any type.
fn typed(dtype: DType, depth: u32) -> BoxedStrategy<Expr> {
    let neutral = prop::sample::select(vec![0.0, -0.0, 1.0, -1.0, 2.0, 0.25, -8.0]);
    let leaf = prop_oneof![
        2 => (0..3u32).prop_map(move |n| Expr::Data(dtype, n)),
        1 => any::<u64>().prop_map(move |s| Expr::Const(interesting(dtype, s))),
        1 => neutral.prop_map(move |v| Expr::Const(Scalar::from_f64(dtype, v))),
    ];
    if depth == 0 {
        return leaf.boxed();
    }
    let sub = move || typed(dtype, depth - 1);
    let condition = || typed(DType::Bool, depth - 1);
    let unaries: Vec<UnaryOp> = UnaryOp::ALL.iter().copied().filter(|op| eval::unary(*op, dtype).is_some()).collect();
    let mut choices: Vec<(u32, BoxedStrategy<Expr>)> = vec![
        (1, leaf.boxed()),
        (2, (prop::sample::select(unaries.clone()), sub()).prop_map(|(op, a)| Expr::Unary(op, a.into())).boxed()),
        (
            1,
            (prop::sample::select(unaries.clone()), prop::sample::select(unaries), sub())
                .prop_map(|(op, inner, a)| Expr::Unary(op, Expr::Unary(inner, a.into()).into()))
                .boxed(),
        ),
        (5, (prop::sample::select(defined_binary(dtype)), sub(), sub()).prop_map(bin).boxed()),
        (1, (prop::sample::select(defined_binary(dtype)), sub()).prop_map(|(op, a)| bin((op, a.clone(), a))).boxed()),
        (2, (condition(), sub(), sub()).prop_map(|(c, a, b)| Expr::Where(c.into(), a.into(), b.into())).boxed()),
        (1, (condition(), sub(), sub(), sub(), any::<bool>()).prop_map(nested_where).boxed()),
        (1, condition().prop_map(move |c| Expr::Masked(dtype, c.into())).boxed()),
    ];
    choices.push((
        2,
        (prop::sample::select(DType::ALL.to_vec()))
            .prop_flat_map(move |from| typed(from, depth - 1).prop_map(move |a| Expr::Cast(dtype, a.into())))
            .boxed(),
    ));
    let same_size: Vec<DType> = DType::ALL.into_iter().filter(|d| d.size() == dtype.size() && *d != DType::Bool).collect();
    if dtype != DType::Bool {
        let pair = (prop::sample::select(same_size.clone()), prop::sample::select(same_size), any::<bool>());
        choices.push((
            1,
            pair.prop_flat_map(move |(from, middle, twice)| {
                // Computed floats may be NaNs, whose payload is open.
                typed(from, if from.is_float() { 0 } else { depth - 1 }).prop_map(move |a| {
                    let a = if twice { Expr::Bitcast(middle, a.into()) } else { a };
                    Expr::Bitcast(dtype, a.into())
                })
            })
            .boxed(),
        ));
    }
    if dtype.is_float() {
        choices.push((1, (sub(), sub(), sub()).prop_map(|(a, b, c)| Expr::Fma(a.into(), b.into(), c.into())).boxed()));
    }
    if dtype == DType::Bool {
        let compare = prop::sample::select(vec![BinaryOp::CmpLt, BinaryOp::CmpLe, BinaryOp::CmpEq, BinaryOp::CmpNe]);
        choices.push((
            4,
            (compare, prop::sample::select(DType::ALL.to_vec()))
                .prop_flat_map(move |(op, d)| (typed(d, depth - 1), typed(d, depth - 1)).prop_map(move |(a, b)| bin((op, a, b))))
                .boxed(),
        ));
        choices.push((
            2,
            (prop::sample::select(vec![BinaryOp::And, BinaryOp::Or]), sub(), sub())
                .prop_map(|(op, a, b)| bin((op, bin((op, a, b.clone())), b)))
                .boxed(),
        ));
    }
    prop::strategy::Union::new_weighted(choices).boxed()
}

fn nested_where((c, a, b, d, first): (Expr, Expr, Expr, Expr, bool)) -> Expr {
    let inner = Expr::Where(c.clone().into(), a.into(), b.into());
    if first { Expr::Where(c.into(), inner.into(), d.into()) } else { Expr::Where(c.into(), d.into(), inner.into()) }
}

/// Runs a strategy, and gives how often each rule fired.
fn run(strategy: BoxedStrategy<Expr>, cases: u32, extents: &[i64]) -> BTreeMap<&'static str, u64> {
    let mut runner = TestRunner::deterministic();
    let mut fired = BTreeMap::new();
    for _ in 0..cases {
        let mut tree = strategy.new_tree(&mut runner).unwrap();
        match check(&tree.current(), extents) {
            Ok(rules) => rules.into_iter().for_each(|(name, n)| *fired.entry(name).or_default() += n),
            Err(first) => {
                // Shrink: the smallest expression that still fails, with its own message.
                let mut failure = (tree.current(), first);
                let mut moved = tree.simplify();
                while moved {
                    moved = match check(&tree.current(), extents) {
                        Err(e) => {
                            failure = (tree.current(), e);
                            tree.simplify()
                        }
                        Ok(_) => tree.complicate(),
                    };
                }
                panic!("{}\n{:#?}", failure.1, failure.0);
            }
        }
    }
    fired
}

#[test]
fn every_rule_keeps_every_value() {
    let mut fired = run(index(), 4000, &EXTENTS);
    let mut add = |more: BTreeMap<&'static str, u64>| more.into_iter().for_each(|(k, v)| *fired.entry(k).or_default() += v);
    add(run(comparison(), 4000, &EXTENTS));
    for dtype in DType::ALL {
        add(run(typed(dtype, 3), 500, &EXTENTS));
    }
    for (family, rules) in FAMILIES.iter().filter(|(family, _)| *family != "reduce") {
        for rule in *rules {
            let times = fired.get(rule.name).copied().unwrap_or(0);
            assert!(times >= 5, "{family}: `{}` was applied {times} times", rule.name);
        }
    }
}

struct Shape {
    graph: Graph,
    ranges: Vec<Range>,
    simplifier: Simplifier,
}

impl Shape {
    fn new(extents: &[i64]) -> Shape {
        let ranges = extents.iter().map(|&extent| Range { extent }).collect();
        Shape { graph: Graph::new(), ranges, simplifier: Simplifier::new() }
    }

    fn coordinates(&mut self) -> Vec<Id> {
        (0..self.ranges.len() as u32).map(|r| self.fold(Op::Range(RangeId(r)), &[])).collect()
    }

    fn fold(&mut self, op: Op, args: &[Id]) -> Id {
        self.simplifier.on(&mut self.graph, &self.ranges).fold(op, DType::I64, args.iter().copied())
    }

    fn flatten(&mut self, at: &[Id], dims: &[i64]) -> Id {
        let mut flat = self.graph.int(0);
        for (&i, &d) in at.iter().zip(dims) {
            let d = self.graph.int(d);
            flat = self.fold(Op::Binary(BinaryOp::Mul), &[flat, d]);
            flat = self.fold(Op::Binary(BinaryOp::Add), &[flat, i]);
        }
        flat
    }

    fn unflatten(&mut self, flat: Id, dims: &[i64]) -> Vec<Id> {
        let mut stride: i64 = dims.iter().product();
        dims.iter()
            .map(|&d| {
                stride /= d;
                let (s, d) = (self.graph.int(stride), self.graph.int(d));
                let quotient = self.fold(Op::Binary(BinaryOp::Div), &[flat, s]);
                self.fold(Op::Binary(BinaryOp::Mod), &[quotient, d])
            })
            .collect()
    }
}

/// Reshaping there and back is nothing.
#[test]
fn reshape_round_trips_are_plain_ranges() {
    let shapes: [&[i64]; 9] = [&[24], &[2, 12], &[12, 2], &[2, 3, 4], &[4, 3, 2], &[3, 8], &[8, 3], &[6, 1, 4], &[2, 2, 2, 3]];
    for from in shapes {
        for through in shapes {
            let mut s = Shape::new(from);
            let start = s.coordinates();
            let flat = s.flatten(&start, from);
            let other = s.unflatten(flat, through);
            let flat = s.flatten(&other, through);
            let back = s.unflatten(flat, from);
            assert_eq!(back, start, "{from:?} through {through:?}");
        }
    }
}

#[test]
fn merged_and_split_axes_are_recognised() {
    // (r0*12 + r1*4 + r2)//4%3 with r1 < 3, r2 < 4.
    let mut s = Shape::new(&[5, 3, 4]);
    let r = s.coordinates();
    let flat = s.flatten(&r, &[5, 3, 4]);
    let (four, three, twelve) = (s.graph.int(4), s.graph.int(3), s.graph.int(12));
    let q = s.fold(Op::Binary(BinaryOp::Div), &[flat, four]);
    assert_eq!(s.fold(Op::Binary(BinaryOp::Mod), &[q, three]), r[1]);
    assert_eq!(s.fold(Op::Binary(BinaryOp::Div), &[flat, twelve]), r[0]);
    // A mask over a merged axis becomes one over its leading part.
    let limit = s.graph.int(24);
    let mask = s.simplifier.on(&mut s.graph, &s.ranges).binary(BinaryOp::CmpLt, flat, limit);
    let two = s.graph.int(2);
    let want = s.graph.binary(BinaryOp::CmpLt, r[0], two);
    assert_eq!(mask, want);
}

#[test]
fn floats_keep_what_looks_neutral() {
    let mut g = Graph::new();
    let at = g.int(0);
    let x = g.intern(Op::Load(ParamId(0)), DType::F32, [at]);
    for (op, c) in [(BinaryOp::Add, 0.0), (BinaryOp::Sub, -0.0), (BinaryOp::Mul, 0.0), (BinaryOp::Div, 3.0), (BinaryOp::Max, 0.0)] {
        let c = g.constant(Scalar::f32(c));
        let id = fold(&mut g, &[], Op::Binary(op), DType::F32, [x, c]);
        assert_eq!(*g.op(id), Op::Binary(op));
    }
    let difference = fold(&mut g, &[], Op::Binary(BinaryOp::Sub), DType::F32, [x, x]);
    assert_eq!(*g.op(difference), Op::Binary(BinaryOp::Sub));
    // A number whose reciprocal is a denormal keeps its division.
    let huge = g.constant(Scalar::f32(f32::from_bits(0x7f00_0000)));
    let quotient = fold(&mut g, &[], Op::Binary(BinaryOp::Div), DType::F32, [x, huge]);
    assert_eq!(*g.op(quotient), Op::Binary(BinaryOp::Div));
}

#[test]
fn reductions_over_one_value_or_none() {
    let mut g = Graph::new();
    let ranges = [Range { extent: 1 }, Range { extent: 5 }, Range { extent: 0 }];
    let reduce = |g: &mut Graph, op, which: &[u32], x: Id| {
        let op = Op::Reduce { op, ranges: which.iter().map(|&r| RangeId(r)).collect() };
        fold(g, &ranges, op, g.dtype(x), [x])
    };
    let at = g.int(0);
    let x = g.intern(Op::Load(ParamId(0)), DType::F32, [at]);
    let zero = g.constant(Scalar::f32(0.0));
    let plus_zero = g.add(x, zero);
    assert_eq!(reduce(&mut g, ReduceOp::Sum, &[0], x), plus_zero);
    assert_eq!(reduce(&mut g, ReduceOp::Max, &[0, 0], x), x);
    assert_eq!(reduce(&mut g, ReduceOp::Sum, &[1, 2], x), zero);
    let infinity = g.constant(DType::F32.max_value());
    assert_eq!(reduce(&mut g, ReduceOp::Min, &[2], x), infinity);
    let some = reduce(&mut g, ReduceOp::Sum, &[0, 1], x);
    assert_eq!(*g.op(some), Op::Reduce { op: ReduceOp::Sum, ranges: [RangeId(1)].into_iter().collect() });
    let three = g.int(3);
    assert_eq!(reduce(&mut g, ReduceOp::Max, &[1], three), three);
    let fifteen = g.int(15);
    assert_eq!(reduce(&mut g, ReduceOp::Sum, &[1], three), fifteen);
}

#[test]
fn linear_forms_collect_and_build() {
    let mut g = Graph::new();
    let (x, y) = (g.range(RangeId(0)), g.range(RangeId(1)));
    let three = g.int(3);
    let (a, b) = (g.mul(x, three), g.sub(y, x));
    let sum = g.add(a, b);
    let sum = g.add(sum, three);
    let linear = Linear::of(&g, sum);
    assert_eq!((linear.factor(x), linear.factor(y), linear.constant), (2, 1, 3));
    let built = linear.build(&mut g);
    assert_eq!(Linear::of(&g, built), linear);
}

#[test]
fn kernels_are_rebuilt_without_leftovers() {
    let mut k = Kernel::new("k");
    let (r, s) = (k.add_range(8), k.add_range(1));
    let (src, dst) = (k.add_param(DType::F32, 8, Access::Read), k.add_param(DType::F32, 8, Access::Write));
    let (i, j) = (k.graph.range(r), k.graph.range(s));
    let index = k.graph.add(i, j);
    let x = k.load(src, index, None);
    let one = k.graph.constant(Scalar::f32(1.0));
    let value = k.graph.mul(x, one);
    k.graph.mul(value, value);
    k.domain = vec![r, s];
    k.stores.push(Store { param: dst, index, value, ranges: vec![], sequential: false });
    simplify_kernel(&mut k);
    let store = &k.stores[0];
    assert_eq!(*k.graph.op(store.index), Op::Range(r));
    assert_eq!(*k.graph.op(store.value), Op::Load(src));
    assert_eq!(k.graph.args(store.value), [store.index]);
}
