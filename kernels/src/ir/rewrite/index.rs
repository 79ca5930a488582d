//! Sums and comparisons of i64, on linear forms.
//!
//! Wrapping i64 arithmetic is a ring, so regrouping a sum is always exact. What compares or divides a sum needs its true value: those
//! rules ask first that the exact sum stays within i64.

use super::{Builder, Rule};
use crate::dtype::DType;
use crate::ir::graph::{Id, Node, Op};
use crate::ir::ops::{BinaryOp, UnaryOp};
use crate::ir::symbolic::{Linear, floor_div};
use smallvec::SmallVec;

/// Rules for nodes whose operands are i64.
pub(super) const RULES: &[Rule] = &[
    Rule {
        // k*(x mod c) + k*c*(x div c) = k*x
        name: "x % c + c * (x / c) -> x",
        apply: |b, n| recombine(b, n, join_quotient),
    },
    Rule {
        // x + c*m has the quotient x div c + m and the remainder x mod c: its last two digits to the bases c and d.
        name: "x % c + c * ((x / c + m) % d) -> (x + c*m) % (c*d)",
        apply: |b, n| recombine(b, n, join_digits),
    },
    Rule {
        name: "sum of multiples -> each node once, constant last",
        apply: |b, n| {
            let sums = matches!(n.op, Op::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul) | Op::Unary(UnaryOp::Neg));
            if !sums {
                return None;
            }
            let as_given = b.graph.intern(n.op.clone(), n.dtype, n.args.iter().copied());
            let linear = Linear::of(b.graph, as_given);
            let simple = linear.build(b.graph);
            (simple != as_given).then_some(simple)
        },
    },
    Rule {
        // Over the integers, n <= c is n < c + 1, and c < n is c + 1 <= n.
        name: "n <= c -> n < c + 1; c < n -> c + 1 <= n",
        apply: |b, n| {
            let Op::Binary(op) = n.op else { return None };
            match (op, b.graph.as_int(n.args[0]), b.graph.as_int(n.args[1])) {
                (BinaryOp::CmpLe, None, Some(c)) if c < i64::MAX => {
                    let c = b.int(c + 1);
                    Some(b.binary(BinaryOp::CmpLt, n.args[0], c))
                }
                (BinaryOp::CmpLt, Some(c), None) if c < i64::MAX => {
                    let c = b.int(c + 1);
                    Some(b.binary(BinaryOp::CmpLe, c, n.args[1]))
                }
                _ => None,
            }
        },
    },
    Rule { name: "x < y -> true or false, where the range of x - y decides", apply: decide },
    Rule { name: "g*m + r < g*q -> m < q for 0 <= r < g, with all constants on one side", apply: divide_comparison },
];

type Join = fn(&mut Builder, (Id, i64), &Linear) -> Option<Linear>;

/// Tries to join each modulo in a sum with another term.
fn recombine(b: &mut Builder, n: &Node, join: Join) -> Option<Id> {
    if !matches!(n.op, Op::Binary(BinaryOp::Add | BinaryOp::Sub)) {
        return None;
    }
    let mut linear = Linear::default();
    linear.add(b.graph, n.args[0], 1);
    linear.add(b.graph, n.args[1], if n.op == Op::Binary(BinaryOp::Sub) { -1 } else { 1 });
    if linear.terms.len() < 2 {
        return None;
    }
    let joined = linear.terms.iter().find_map(|&term| join(b, term, &linear))?;
    // The sum may have become simpler in other ways, or there may be more to join.
    let (first, last) = joined.terms.split_last().map(|(l, f)| (f, *l)).unwrap_or((&[], (b.int(0), 0)));
    let rest = Linear { terms: first.into(), constant: joined.constant }.build(b.graph);
    let last = Linear { terms: [last].into_iter().filter(|t| t.1 != 0).collect(), constant: 0 }.build(b.graph);
    Some(b.add(last, rest))
}

/// x and c of `x % c`, c > 0.
fn modulo(b: &Builder, id: Id) -> Option<(Id, i64)> {
    let node = b.node(id);
    let c = b.graph.as_int(*node.args.get(1)?).filter(|&c| c > 0)?;
    (node.op == Op::Binary(BinaryOp::Mod)).then_some((node.args[0], c))
}

fn join_quotient(b: &mut Builder, (term, k): (Id, i64), sum: &Linear) -> Option<Linear> {
    let (x, c) = modulo(b, term)?;
    let kc = k.checked_mul(c)?;
    let quotient = b.div(x, c);
    if sum.factor(quotient) != kc {
        return None;
    }
    let mut joined = sum.clone();
    joined.add_term(term, k.wrapping_neg());
    joined.add_term(quotient, kc.wrapping_neg());
    joined.add(b.graph, x, k);
    Some(joined)
}

fn join_digits(b: &mut Builder, (term, k): (Id, i64), sum: &Linear) -> Option<Linear> {
    let (x, c) = modulo(b, term)?;
    let kc = k.checked_mul(c)?;
    let candidates = sum.terms.iter().filter(|&&(id, factor)| factor == kc && modulo(b, id).is_some()).copied();
    candidates.collect::<SmallVec<[(Id, i64); 2]>>().into_iter().find_map(|(digit, _)| {
        let (y, d) = modulo(b, digit)?;
        let numerator = whole_of(b, (x, c), y)?;
        let whole = b.modulo(numerator, c.checked_mul(d)?);
        let mut joined = sum.clone();
        joined.add_term(term, k.wrapping_neg());
        joined.add_term(digit, kc.wrapping_neg());
        joined.add(b.graph, whole, k);
        Some(joined)
    })
}

/// For y = x / c + m: x + c*m, if neither can wrap.
fn whole_of(b: &mut Builder, (x, c): (Id, i64), y: Id) -> Option<Id> {
    let quotient = b.div(x, c);
    let (quotient, y) = (Linear::of(b.graph, quotient), Linear::of(b.graph, y));
    let contained = quotient.terms.iter().all(|&(id, factor)| y.factor(id) == factor);
    if quotient.terms.is_empty() || !contained {
        return None;
    }
    let mut whole = Linear::of(b.graph, x);
    for sum in [&quotient, &y, &whole] {
        b.linear_bounds(sum)?;
    }
    for &(id, factor) in y.terms.iter().filter(|t| quotient.factor(t.0) == 0) {
        whole.add_exact(id, factor.checked_mul(c)?)?;
    }
    whole.constant = whole.constant.checked_add(y.constant.checked_sub(quotient.constant)?.checked_mul(c)?)?;
    b.linear_bounds(&whole)?;
    Some(whole.build(b.graph))
}

/// left - right of a comparison, if neither side can wrap.
fn difference(b: &mut Builder, n: &Node) -> Option<(BinaryOp, Linear)> {
    let Op::Binary(op) = n.op else { return None };
    if !op.is_compare() {
        return None;
    }
    let left = Linear::of(b.graph, n.args[0]);
    let right = Linear::of(b.graph, n.args[1]);
    b.linear_bounds(&left)?;
    b.linear_bounds(&right)?;
    let mut difference = left;
    for &(id, factor) in &right.terms {
        difference.add_exact(id, factor.checked_neg()?)?;
    }
    difference.constant = difference.constant.checked_sub(right.constant)?;
    Some((op, difference))
}

fn decide(b: &mut Builder, n: &Node) -> Option<Id> {
    let (op, difference) = difference(b, n)?;
    let (lo, hi) = b.linear_bounds(&difference)?;
    let outcome = match op {
        BinaryOp::CmpLt if hi < 0 => true,
        BinaryOp::CmpLt if lo >= 0 => false,
        BinaryOp::CmpLe if hi <= 0 => true,
        BinaryOp::CmpLe if lo > 0 => false,
        BinaryOp::CmpEq | BinaryOp::CmpNe if hi < 0 || lo > 0 => op == BinaryOp::CmpNe,
        BinaryOp::CmpEq | BinaryOp::CmpNe if lo == 0 && hi == 0 => op == BinaryOp::CmpEq,
        _ => return None,
    };
    Some(b.constant(crate::Scalar::bool(outcome)))
}

/// Comparisons of a sum with a constant: `n < c`, `c <= n`, `n == c`, `n != c`; the other forms have been turned into these.
fn divide_comparison(b: &mut Builder, n: &Node) -> Option<Id> {
    let (op, difference) = difference(b, n)?;
    let constant = |id| b.graph.as_int(id).is_some();
    let constant_left = match op {
        BinaryOp::CmpLt if constant(n.args[1]) => false,
        BinaryOp::CmpLe if constant(n.args[0]) => true,
        BinaryOp::CmpEq | BinaryOp::CmpNe if constant(n.args[1]) => false,
        _ => return None,
    };
    // All constants go to c: `sum < c` or `c <= sum`, each the other's negation, or an equality.
    let sign = if constant_left { -1 } else { 1 };
    let mut sum = Linear::default();
    for &(id, factor) in &difference.terms {
        sum.add_term(id, factor.checked_mul(sign)?);
    }
    let c = difference.constant.checked_mul(-sign)?;
    b.linear_bounds(&sum)?;
    let (mut sum, mut c, mut op, mut constant_left) = (sum, c, op, constant_left);
    if sum.terms.iter().all(|t| t.1 < 0) && matches!(op, BinaryOp::CmpLt | BinaryOp::CmpLe) {
        // -m < c is -c < m is 1 - c <= m; c <= -m is m <= -c is m < 1 - c.
        sum.terms.iter_mut().try_for_each(|t| t.1.checked_neg().map(|f| t.1 = f))?;
        c = c.checked_neg()?.checked_add(1)?;
        b.linear_bounds(&sum)?;
        (op, constant_left) = if constant_left { (BinaryOp::CmpLt, false) } else { (BinaryOp::CmpLe, true) };
    }
    while let Some((quotient, limit)) = factor_out(b, &sum, c, op) {
        (sum, c) = (quotient, limit);
    }
    let (value, limit) = (sum.build(b.graph), b.int(c));
    let args = if constant_left { [limit, value] } else { [value, limit] };
    let result = b.graph.intern(Op::Binary(op), DType::Bool, args);
    let given = b.graph.intern(n.op.clone(), n.dtype, n.args.iter().copied());
    (result != given).then_some(result)
}

/// With `sum = g*m + r` and 0 <= r < g: the m and q for which `m < q` says the same as `sum < c` (or, for equalities, `m == q` the same
/// as `sum == c`).
fn factor_out(b: &mut Builder, sum: &Linear, c: i64, op: BinaryOp) -> Option<(Linear, i64)> {
    let equality = matches!(op, BinaryOp::CmpEq | BinaryOp::CmpNe);
    let mut factors: SmallVec<[i64; 6]> = sum.terms.iter().filter_map(|t| t.1.checked_abs()).filter(|&g| g > 1).collect();
    factors.sort_unstable();
    for g in factors {
        let (mut multiple, mut rest) = (Linear::default(), Linear::default());
        for &(id, factor) in &sum.terms {
            if factor % g == 0 { multiple.add_term(id, factor / g) } else { rest.add_term(id, factor) }
        }
        let (lo, hi) = b.linear_bounds(&rest)?;
        if lo < 0 || hi >= g {
            continue;
        }
        let (q, remainder) = (floor_div(c, g), c.rem_euclid(g));
        match remainder {
            0 if !equality || hi == 0 => return Some((multiple, q)),
            // Multiples of g below c are those below the next multiple of g.
            _ if hi == 0 && !equality => return Some((multiple, q + 1)),
            _ => {}
        }
    }
    None
}
