//! Floor division and modulo of i64 by positive constants, on linear forms.
//!
//! Written for `n = Σ k*x + k0` whose exact value stays within i64. Every step keeps that for what it builds.

use super::{Builder, Rule};
use crate::ir::graph::{Id, Node, Op};
use crate::ir::ops::BinaryOp;
use crate::ir::symbolic::{Linear, floor_div};
use smallvec::SmallVec;

/// Rules for `n / c` and `n % c`. What is left over of n is written the same way for both, so that they can be joined again.
pub(super) const RULES: &[Rule] = &[
    Rule {
        // floor(n/c) = q everywhere; n - c*floor(n/c) = n - c*q.
        name: "n / c -> q, n % c -> n - c*q, where the range of n lies in one quotient q",
        apply: |b, n| {
            let (op, sum, c) = division(b, n)?;
            let q = single_quotient(b, &sum, c)?;
            Some(match op {
                BinaryOp::Div => b.int(q),
                _ => shifted(&sum, c.checked_mul(q)?.checked_neg()?)?.build(b.graph),
            })
        },
    },
    Rule {
        // floor((c*m + r)/c) = m + floor(r/c); (c*m + r) mod c = r mod c. Factors split towards zero, constants towards minus infinity.
        name: "(c*m + r) / c -> m + r / c, (c*m + r) % c -> r % c",
        apply: |b, n| {
            let (op, sum, c) = division(b, n)?;
            let (multiple, rest) = split_multiples(&sum, c);
            if rest == sum {
                return None;
            }
            b.linear_bounds(&rest)?;
            let rest = rest.build(b.graph);
            let divisor = n.args[1];
            let rest = b.binary(op, rest, divisor);
            Some(match op {
                BinaryOp::Div => {
                    let multiple = multiple.build(b.graph);
                    b.add(multiple, rest)
                }
                _ => rest,
            })
        },
    },
    Rule {
        // c = g*d, n = g*m + r, g*t <= r < g*(t+1): floor(n/c) = floor((m+t)/d), n mod c = g*((m+t) mod d) + r - g*t.
        name: "(g*m + r) / (g*d) -> m / d, (g*m + r) % (g*d) -> g*(m % d) + r, for 0 <= r < g",
        apply: |b, n| {
            let (op, sum, c) = division(b, n)?;
            let (g, quotient, rest) = common_factor(b, &sum, c)?;
            let quotient = quotient.build(b.graph);
            let d = b.int(c / g);
            let reduced = b.binary(op, quotient, d);
            Some(match op {
                BinaryOp::Div => reduced,
                _ => {
                    let g = b.int(g);
                    let scaled = b.mul(reduced, g);
                    let rest = rest.build(b.graph);
                    b.add(scaled, rest)
                }
            })
        },
    },
    Rule {
        // floor((floor(x/a) + k)/c) = floor((x + k*a)/(a*c))
        name: "(x / a + k) / c -> (x + k*a) / (a*c)",
        apply: |b, n| {
            let (op, sum, c) = division(b, n)?;
            let (x, a) = inner(b, &sum, BinaryOp::Div).filter(|_| op == BinaryOp::Div)?;
            let product = a.checked_mul(c)?;
            let x = exact(b, x)?;
            let shifted = shifted(&x, sum.constant.checked_mul(a)?)?;
            b.linear_bounds(&shifted)?;
            let numerator = shifted.build(b.graph);
            Some(b.div(numerator, product))
        },
    },
    Rule {
        // With a = c*d and x = a*q + r: floor(r/c) = floor(x/c) - d*q, which is floor(x/c) mod d.
        name: "x % (c*d) / c -> x / c % d",
        apply: |b, n| {
            let (op, sum, c) = division(b, n)?;
            let (x, a) = inner(b, &sum, BinaryOp::Mod).filter(|_| op == BinaryOp::Div && sum.constant == 0)?;
            if a % c != 0 {
                return None;
            }
            let quotient = b.div(x, c);
            Some(b.modulo(quotient, a / c))
        },
    },
    Rule {
        // k*(x mod a) = k*x - k*a*floor(x/a), and the last term is a multiple of c.
        name: "(k*(x % a) + r) % c -> (k*x + r) % c, where c divides k*a",
        apply: |b, n| {
            let (op, sum, c) = division(b, n)?;
            if op != BinaryOp::Mod {
                return None;
            }
            let (term, k, x) = sum.terms.iter().find_map(|&(id, k)| {
                let (x, a) = operands(b, id, BinaryOp::Mod)?;
                (k.checked_mul(a)? % c == 0).then_some((id, k, x))
            })?;
            let mut opened = sum.clone();
            opened.add_exact(term, k.checked_neg()?)?;
            let x = exact(b, x)?;
            for &(id, factor) in &x.terms {
                opened.add_exact(id, factor.checked_mul(k)?)?;
            }
            opened.constant = opened.constant.checked_add(x.constant.checked_mul(k)?)?;
            b.linear_bounds(&opened)?;
            let numerator = opened.build(b.graph);
            Some(b.modulo(numerator, c))
        },
    },
];

/// The operation, its numerator without wrapping, and its positive constant divisor.
fn division(b: &mut Builder, n: &Node) -> Option<(BinaryOp, Linear, i64)> {
    let Op::Binary(op @ (BinaryOp::Div | BinaryOp::Mod)) = n.op else { return None };
    let c = b.graph.as_int(n.args[1]).filter(|&c| c > 0)?;
    Some((op, exact(b, n.args[0])?, c))
}

/// A linear form whose exact value is the node's: it does not wrap.
fn exact(b: &mut Builder, id: Id) -> Option<Linear> {
    let sum = Linear::of(b.graph, id);
    b.linear_bounds(&sum)?;
    Some(sum)
}

fn shifted(sum: &Linear, by: i64) -> Option<Linear> {
    Some(Linear { terms: sum.terms.clone(), constant: sum.constant.checked_add(by)? })
}

/// The q for which all values of the sum are in `c*q .. c*(q+1)`.
fn single_quotient(b: &mut Builder, sum: &Linear, c: i64) -> Option<i64> {
    let (lo, hi) = b.linear_bounds(sum)?;
    let q = floor_div(lo, c);
    (q == floor_div(hi, c)).then_some(q)
}

/// `sum = c * first + second`: whole multiples go into the first.
fn split_multiples(sum: &Linear, c: i64) -> (Linear, Linear) {
    let constant = floor_div(sum.constant, c);
    let mut multiple = Linear { constant, ..Linear::default() };
    let mut rest = Linear { constant: sum.constant.rem_euclid(c), ..Linear::default() };
    for &(id, factor) in &sum.terms {
        multiple.add_term(id, factor / c);
        rest.add_term(id, factor % c);
    }
    (multiple, rest)
}

/// g, m + t and r - g*t of the common factor rule, for the largest g that works.
fn common_factor(b: &mut Builder, sum: &Linear, c: i64) -> Option<(i64, Linear, Linear)> {
    let mut factors: SmallVec<[i64; 6]> = sum.terms.iter().map(|t| gcd(t.1, c)).filter(|&g| g > 1).collect();
    factors.sort_unstable_by(|a, b| b.cmp(a));
    factors.dedup();
    factors.into_iter().find_map(|g| {
        let constant = floor_div(sum.constant, g);
        let mut quotient = Linear { constant, ..Linear::default() };
        let mut rest = Linear { constant: sum.constant.rem_euclid(g), ..Linear::default() };
        for &(id, factor) in &sum.terms {
            if factor % g == 0 { quotient.add_term(id, factor / g) } else { rest.add_term(id, factor) }
        }
        let t = single_quotient(b, &rest, g)?;
        quotient.constant = quotient.constant.checked_add(t)?;
        rest.constant = rest.constant.checked_sub(g.checked_mul(t)?)?;
        b.linear_bounds(&quotient)?;
        Some((g, quotient, rest))
    })
}

/// x and a, if the sum is `x op a + constant`.
fn inner(b: &Builder, sum: &Linear, op: BinaryOp) -> Option<(Id, i64)> {
    match sum.terms[..] {
        [(id, 1)] => operands(b, id, op),
        _ => None,
    }
}

/// x and a of `x op a` with a positive constant a.
fn operands(b: &Builder, id: Id, op: BinaryOp) -> Option<(Id, i64)> {
    let node = b.node(id);
    if node.op != Op::Binary(op) {
        return None;
    }
    b.graph.as_int(node.args[1]).filter(|&a| a > 0).map(|a| (node.args[0], a))
}

fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    // Not more than the divisor, which is an i64.
    a as i64
}
