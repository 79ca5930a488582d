//! Identities of single operations, for every type they hold for.

use super::{Builder, Rule, fold_constants};
use crate::dtype::{DType, Scalar};
use crate::ir::graph::{Id, Node, Op};
use crate::ir::ops::{BinaryOp, TernaryOp, UnaryOp};
use smallvec::SmallVec;

/// Any operation on constants.
pub(super) const CONSTANTS: &[Rule] = &[Rule {
    name: "op(c…) -> value",
    apply: |b, n| {
        let args: Option<SmallVec<[Scalar; 3]>> = n.args.iter().map(|&a| b.as_const(a)).collect();
        let value = fold_constants(&n.op, n.dtype, &args?)?;
        Some(b.constant(value))
    },
}];

/// One operand.
pub(super) const UNARY: &[Rule] = &[
    // Both flip and restore every bit that they touch, floats' signs included.
    Rule { name: "neg neg x, not not x -> x", apply: |b, n| involution(b, n) },
    Rule {
        // Integers and bools are totally ordered: not (a < b) is b <= a. Floats are not, because of NaN.
        name: "not (a < b) -> b <= a",
        apply: |b, n| {
            let (Op::Unary(UnaryOp::Not), Op::Binary(op)) = (&n.op, &b.node(n.args[0]).op) else { return None };
            let (op, args) = (*op, b.node(n.args[0]).args.clone());
            let float = b.graph.dtype(args[0]).is_float();
            match op {
                BinaryOp::CmpLt if !float => Some(b.binary(BinaryOp::CmpLe, args[1], args[0])),
                BinaryOp::CmpLe if !float => Some(b.binary(BinaryOp::CmpLt, args[1], args[0])),
                BinaryOp::CmpEq => Some(b.binary(BinaryOp::CmpNe, args[0], args[1])),
                BinaryOp::CmpNe => Some(b.binary(BinaryOp::CmpEq, args[0], args[1])),
                _ => None,
            }
        },
    },
    Rule {
        // Not the second one for unsigned integers, which are their own absolute values, negated or not.
        name: "abs (abs x), abs (neg x) -> abs x",
        apply: |b, n| {
            let inner = b.node(n.args[0]);
            match (&n.op, &inner.op) {
                (Op::Unary(UnaryOp::Abs), Op::Unary(UnaryOp::Abs)) => Some(n.args[0]),
                (Op::Unary(UnaryOp::Abs), Op::Unary(UnaryOp::Neg)) if n.dtype.is_float() || n.dtype.is_signed_int() => {
                    let x = inner.args[0];
                    Some(b.unary(UnaryOp::Abs, x))
                }
                _ => None,
            }
        },
    },
    Rule {
        name: "floor x -> x for integers",
        apply: |_, n| {
            let rounds = matches!(n.op, Op::Unary(UnaryOp::Floor | UnaryOp::Ceil | UnaryOp::Trunc | UnaryOp::Round));
            (rounds && n.dtype.is_int()).then_some(n.args[0])
        },
    },
];

fn involution(b: &mut Builder, n: &Node) -> Option<Id> {
    let inner = b.node(n.args[0]);
    let same = inner.op == n.op && matches!(n.op, Op::Unary(UnaryOp::Neg | UnaryOp::Not));
    same.then(|| inner.args[0])
}

/// The operation and operands of a binary node.
fn binary(n: &Node) -> Option<(BinaryOp, Id, Id)> {
    match n.op {
        Op::Binary(op) => Some((op, n.args[0], n.args[1])),
        _ => None,
    }
}

/// A binary operation of integers or bools with a constant on the right: (op, x, constant).
fn exact_with_const(b: &Builder, n: &Node) -> Option<(BinaryOp, Id, Scalar)> {
    let (op, x, c) = binary(n)?;
    let c = b.as_const(c)?;
    (!c.dtype.is_float()).then_some((op, x, c))
}

/// All bits set; true.
fn ones(dtype: DType) -> Scalar {
    if dtype == DType::Bool { Scalar::bool(true) } else { Scalar::from_i64(dtype, -1) }
}

/// Two operands; integers and bools unless the rule says otherwise.
pub(super) const ARITHMETIC: &[Rule] = &[
    Rule {
        // For floats too: only the payload of a NaN could tell.
        name: "c op x -> x op c for commutative op",
        apply: |b, n| {
            let (op, x, y) = binary(n)?;
            let swap = op.is_commutative() && b.as_const(x).is_some() && b.as_const(y).is_none();
            swap.then(|| b.binary(op, y, x))
        },
    },
    Rule {
        name: "x op neutral -> x",
        apply: |b, n| {
            use BinaryOp::*;
            let (op, x, c) = exact_with_const(b, n)?;
            let neutral = match op {
                Add | Sub | Or | Xor | Shl | Shr => c == Scalar::zero(c.dtype),
                Mul | Div => c == Scalar::one(c.dtype),
                And => c == ones(c.dtype),
                Max => c == c.dtype.min_value(),
                Min => c == c.dtype.max_value(),
                // A bool is what it is compared with true.
                CmpEq => c == Scalar::bool(true),
                CmpNe => c == Scalar::bool(false),
                _ => false,
            };
            neutral.then_some(x)
        },
    },
    Rule {
        name: "x op absorbing -> constant",
        apply: |b, n| {
            use BinaryOp::*;
            let (op, _, c) = exact_with_const(b, n)?;
            let zero = Scalar::zero(c.dtype);
            let result = match op {
                // Division by zero is defined to give zero.
                Mul | And | Div | Mod if c == zero => zero,
                Mod if c == Scalar::one(c.dtype) => zero,
                Or if c == ones(c.dtype) => c,
                Max if c == c.dtype.max_value() => c,
                Min if c == c.dtype.min_value() => c,
                _ => return None,
            };
            Some(b.constant(result))
        },
    },
    Rule {
        name: "x == false, x != true, x ^ true -> not x for bool",
        apply: |b, n| {
            let (op, x, c) = exact_with_const(b, n)?;
            let flips = match op {
                BinaryOp::CmpEq => c == Scalar::bool(false),
                BinaryOp::CmpNe | BinaryOp::Xor => c == Scalar::bool(true),
                _ => false,
            };
            flips.then(|| b.unary(UnaryOp::Not, x))
        },
    },
    Rule {
        name: "0 / x, 0 % x, 0 << x, 0 >> x -> 0",
        apply: |b, n| {
            use BinaryOp::*;
            let (op, c, _) = binary(n)?;
            let c = b.as_const(c).filter(|c| !c.dtype.is_float() && c.bits == 0)?;
            matches!(op, Div | Mod | Shl | Shr).then(|| b.constant(c))
        },
    },
    Rule {
        // max and min for floats too: a NaN stays a NaN, a zero keeps its sign.
        name: "x & x, x | x, max(x, x), min(x, x) -> x",
        apply: |_, n| {
            let (op, x, y) = binary(n)?;
            (x == y && matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Max | BinaryOp::Min)).then_some(x)
        },
    },
    Rule {
        // Not for floats: NaN - NaN is NaN, and NaN is not equal to itself.
        name: "x - x, x ^ x -> 0; x == x, x <= x -> true; x != x, x < x -> false",
        apply: |b, n| {
            use BinaryOp::*;
            let (op, x, y) = binary(n)?;
            let dtype = b.graph.dtype(x);
            if x != y || dtype.is_float() {
                return None;
            }
            let result = match op {
                Sub | Xor => Scalar::zero(dtype),
                CmpEq | CmpLe => Scalar::bool(true),
                CmpNe | CmpLt => Scalar::bool(false),
                _ => return None,
            };
            Some(b.constant(result))
        },
    },
    Rule {
        // Exact for wrapping integers; max and min choose, and do not round, so that they associate for floats too.
        name: "(x op c) op d -> x op (c op d) for associative op",
        apply: |b, n| {
            use BinaryOp::*;
            let (op, x, d) = binary(n)?;
            let d_value = b.as_const(d)?;
            let exact = match op {
                Add | Mul | And | Or | Xor => !d_value.dtype.is_float(),
                Max | Min => true,
                _ => false,
            };
            let inner = b.node(x);
            if !exact || inner.op != n.op {
                return None;
            }
            let (x, c) = (inner.args[0], inner.args[1]);
            b.as_const(c)?;
            let c = b.binary(op, c, d);
            Some(b.binary(op, x, c))
        },
    },
    Rule {
        name: "max(x, y), min(x, y) -> the one that is always larger or smaller",
        apply: |b, n| {
            let (op, x, y) = binary(n)?;
            if !matches!(op, BinaryOp::Max | BinaryOp::Min) || !bounded(n.dtype) {
                return None;
            }
            let (lower, upper) = match (b.bounds(x), b.bounds(y)) {
                ((_, xh), (yl, _)) if xh <= yl => (x, y),
                ((xl, _), (_, yh)) if yh <= xl => (y, x),
                _ => return None,
            };
            Some(if op == BinaryOp::Max { upper } else { lower })
        },
    },
    Rule {
        name: "x < y -> true or false, where the ranges of values decide",
        apply: |b, n| {
            let (op, x, _) = binary(n)?;
            if !op.is_compare() || !bounded(b.graph.dtype(x)) {
                return None;
            }
            // The interval of a comparison is that of its outcome.
            let id = b.graph.intern(n.op.clone(), n.dtype, n.args.iter().copied());
            let (lo, hi) = b.bounds(id);
            (lo == hi).then(|| b.constant(Scalar::bool(lo == 1)))
        },
    },
    Rule {
        name: "(p & q) & q -> p & q, (p | q) | q -> p | q",
        apply: |b, n| {
            let (op, x, y) = binary(n)?;
            if !matches!(op, BinaryOp::And | BinaryOp::Or) {
                return None;
            }
            let contains = |b: &Builder, whole: Id, part: Id| b.node(whole).op == n.op && b.node(whole).args.contains(&part);
            if contains(b, x, y) {
                Some(x)
            } else if contains(b, y, x) {
                Some(y)
            } else {
                None
            }
        },
    },
];

/// Whether intervals mean anything for the type.
fn bounded(dtype: DType) -> bool {
    !dtype.is_float() && dtype != DType::U64
}

/// A float constant's value; exact.
fn float_const(b: &Builder, id: Id) -> Option<f64> {
    b.as_const(id).filter(|s| s.dtype.is_float()).map(Scalar::as_f64)
}

fn is(value: f64, want: f64) -> bool {
    value.to_bits() == want.to_bits()
}

/// Floats: only what gives the same bits for zeros of both signs, infinities and denormals. x + 0.0 is not x (for -0.0), x * 0.0 is not
/// 0.0 (for -1.0, infinity and NaN), and no sum or product may be regrouped.
pub(super) const FLOATS: &[Rule] = &[
    Rule {
        name: "x * 1.0, x / 1.0, x + -0.0, x - 0.0 -> x",
        apply: |b, n| {
            let (op, x, c) = binary(n)?;
            let c = float_const(b, c)?;
            let neutral = match op {
                BinaryOp::Mul | BinaryOp::Div => is(c, 1.0),
                BinaryOp::Add => is(c, -0.0),
                BinaryOp::Sub => is(c, 0.0),
                _ => false,
            };
            neutral.then_some(x)
        },
    },
    Rule {
        name: "x * -1.0, x / -1.0 -> neg x",
        apply: |b, n| {
            let (op, x, c) = binary(n)?;
            let flips = is(float_const(b, c)?, -1.0) && matches!(op, BinaryOp::Mul | BinaryOp::Div);
            flips.then(|| b.unary(UnaryOp::Neg, x))
        },
    },
    Rule {
        // Both round the same exact number once, as long as the reciprocal is exact and normal.
        name: "x / 2^k -> x * 2^-k",
        apply: |b, n| {
            let (op, x, c) = binary(n)?;
            let value = b.as_const(c)?;
            if op != BinaryOp::Div || !has_exact_reciprocal(value) {
                return None;
            }
            let reciprocal = b.constant(Scalar::from_f64(value.dtype, 1.0 / value.as_f64()));
            Some(b.mul(x, reciprocal))
        },
    },
    Rule {
        name: "fma(a, 1.0, c) -> a + c; fma(a, b, -0.0) -> a * b",
        apply: |b, n| {
            if n.op != Op::Ternary(TernaryOp::Fma) {
                return None;
            }
            let (x, y, z) = (n.args[0], n.args[1], n.args[2]);
            if float_const(b, y).is_some_and(|c| is(c, 1.0)) {
                Some(b.add(x, z))
            } else if float_const(b, x).is_some_and(|c| is(c, 1.0)) {
                Some(b.add(y, z))
            } else if float_const(b, z).is_some_and(|c| is(c, -0.0)) {
                Some(b.mul(x, y))
            } else {
                None
            }
        },
    },
];

/// Whether 1/c is exact and, like c, a normal number of c's type.
fn has_exact_reciprocal(c: Scalar) -> bool {
    let (mantissa, exponent) = match c.dtype {
        DType::F16 => (10, 5),
        DType::BF16 => (7, 8),
        DType::F32 => (23, 8),
        DType::F64 => (52, 11),
        _ => return false,
    };
    let biased = (c.bits >> mantissa) & ((1 << exponent) - 1);
    // 2^(biased - bias) has the reciprocal 2^(bias - biased), whose biased exponent is 2 bias - biased.
    let bias = (1u64 << (exponent - 1)) - 1;
    c.bits & ((1 << mantissa) - 1) == 0 && biased > 0 && biased < 2 * bias
}

/// The choice between two values.
pub(super) const SELECT: &[Rule] = &[
    Rule {
        name: "where(true, a, b) -> a; where(false, a, b) -> b",
        apply: |b, n| {
            let (c, x, y) = select(n)?;
            Some(if b.as_const(c)?.is_true() { x } else { y })
        },
    },
    Rule {
        name: "where(c, a, a) -> a",
        apply: |_, n| {
            let (_, x, y) = select(n)?;
            (x == y).then_some(x)
        },
    },
    Rule {
        name: "where(not c, a, b) -> where(c, b, a)",
        apply: |b, n| {
            let (c, x, y) = select(n)?;
            let inner = b.node(c);
            let positive = (inner.op == Op::Unary(UnaryOp::Not)).then(|| inner.args[0])?;
            Some(b.select(positive, y, x))
        },
    },
    Rule {
        name: "where(c, true, b) -> c | b; where(c, a, false) -> c & a; where(c, false, true) -> not c",
        apply: |b, n| {
            let (c, x, y) = select(n).filter(|_| n.dtype == DType::Bool)?;
            let known = |b: &Builder, id| b.as_const(id).map(Scalar::is_true);
            match (known(b, x), known(b, y)) {
                (Some(true), _) => Some(b.binary(BinaryOp::Or, c, y)),
                (_, Some(false)) => Some(b.binary(BinaryOp::And, c, x)),
                (Some(false), Some(true)) => Some(b.unary(UnaryOp::Not, c)),
                _ => None,
            }
        },
    },
    Rule {
        name: "where(c, where(c, a, _), b), where(c, a, where(c, _, b)) -> where(c, a, b)",
        apply: |b, n| {
            let (c, x, y) = select(n)?;
            let branch = |b: &Builder, id: Id, which: usize| {
                let inner = b.node(id);
                (inner.op == n.op && inner.args[0] == c).then(|| inner.args[which])
            };
            match (branch(b, x, 1), branch(b, y, 2)) {
                (None, None) => None,
                (inner_x, inner_y) => Some(b.select(c, inner_x.unwrap_or(x), inner_y.unwrap_or(y))),
            }
        },
    },
];

fn select(n: &Node) -> Option<(Id, Id, Id)> {
    match n.op {
        Op::Ternary(TernaryOp::Where) => Some((n.args[0], n.args[1], n.args[2])),
        _ => None,
    }
}
