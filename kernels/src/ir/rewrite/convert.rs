//! Casts, accesses and reductions.

use super::{Builder, Rule};
use crate::dtype::{DType, Scalar};
use crate::ir::graph::{Id, Node, Op};
use crate::ir::kernel::RangeId;
use crate::ir::ops::{BinaryOp, ReduceOp, TernaryOp};
use smallvec::SmallVec;

/// Conversions.
pub(super) const CASTS: &[Rule] = &[
    Rule { name: "cast or bitcast to the same type -> x", apply: |b, n| (b.graph.dtype(n.args[0]) == n.dtype).then_some(n.args[0]) },
    Rule {
        name: "bitcast (bitcast x) -> bitcast x",
        apply: |b, n| {
            let inner = (n.op == Op::Bitcast && *b.graph.op(n.args[0]) == Op::Bitcast).then(|| b.graph.args(n.args[0])[0])?;
            Some(b.fold(Op::Bitcast, n.dtype, [inner]))
        },
    },
    Rule {
        // The first cast loses nothing, and the second asks for the value only; or both only cut off high bits.
        name: "cast (cast x) -> cast x, where the first one keeps what the second one needs",
        apply: |b, n| {
            if n.op != Op::Cast || *b.graph.op(n.args[0]) != Op::Cast {
                return None;
            }
            let (middle, x) = (b.graph.dtype(n.args[0]), b.graph.args(n.args[0])[0]);
            skips(b, x, middle, n.dtype).then(|| b.cast(x, n.dtype))
        },
    },
    Rule {
        name: "cast where(c, k, l) -> where(c, cast k, cast l) for constants",
        apply: |b, n| {
            let inner = b.node(n.args[0]).clone();
            let constant = |b: &Builder, id| b.as_const(id).is_some();
            if n.op != Op::Cast || inner.op != Op::Ternary(TernaryOp::Where) {
                return None;
            }
            if !constant(b, inner.args[1]) || !constant(b, inner.args[2]) {
                return None;
            }
            let (k, l) = (b.cast(inner.args[1], n.dtype), b.cast(inner.args[2], n.dtype));
            (constant(b, k) && constant(b, l)).then(|| b.select(inner.args[0], k, l))
        },
    },
];

/// Whether every value of one type is a value of the other.
fn holds(wide: DType, narrow: DType) -> bool {
    use DType::*;
    if wide == narrow || narrow == Bool {
        return true;
    }
    let bits = |d: DType| 8 * d.size() as u32;
    let mantissa = match wide {
        Bool => return false,
        F16 => 11,
        BF16 => 8,
        F32 => 24,
        F64 => 53,
        _ if narrow.is_float() => return false,
        // Integers: a sign needs a sign, and a bit for it.
        _ if narrow.is_signed_int() => return wide.is_signed_int() && bits(wide) >= bits(narrow),
        _ => return bits(wide) > bits(narrow),
    };
    match narrow {
        F16 | BF16 => matches!(wide, F32 | F64),
        F32 => wide == F64,
        F64 => false,
        _ => bits(narrow) - u32::from(narrow.is_signed_int()) <= mantissa,
    }
}

/// Whether casting `x` to `middle` and then to `to` is the same as casting it to `to`.
fn skips(b: &mut Builder, x: Id, middle: DType, to: DType) -> bool {
    let from = b.graph.dtype(x);
    // Truncations one after the other. A bool is no truncation.
    let ints = from.is_int() && middle.is_int() && to.is_int();
    if ints && middle.size() >= to.size() {
        return true;
    }
    let lossless = holds(middle, from) || (ints && fits(b, x, middle)) || (to.is_float() && from.is_int() && fits(b, x, middle));
    // From a float an integer is reached by saturation, from an integer by wrapping: the same only where neither happens.
    let same_way = !(middle.is_float() && to.is_int()) || from.is_float() || holds(to, from);
    lossless && same_way
}

/// Whether all values that an integer expression can have are values of an integer type.
fn fits(b: &mut Builder, x: Id, to: DType) -> bool {
    let from = b.graph.dtype(x);
    if from == DType::U64 || !to.is_int() {
        return false;
    }
    let (lo, hi) = b.bounds(x);
    match to {
        DType::U64 => lo >= 0,
        _ => to.min_value().as_i64() <= lo && hi <= to.max_value().as_i64(),
    }
}

/// Ranges, loads and bounds checks.
pub(super) const ACCESS: &[Rule] = &[
    Rule {
        name: "range of one value -> 0",
        apply: |b, n| {
            let Op::Range(r) = n.op else { return None };
            (b.ranges.get(r.0 as usize)?.extent == 1).then(|| b.int(0))
        },
    },
    Rule {
        name: "load where true -> load",
        apply: |b, n| {
            let (index, mask) = masked(n)?;
            b.as_const(mask)?.is_true().then(|| b.fold(n.op.clone(), n.dtype, [index]))
        },
    },
    Rule {
        // Nothing is read there; a bounds check gives 0.
        name: "load or bound where false -> 0",
        apply: |b, n| {
            let (_, mask) = masked(n)?;
            (!b.as_const(mask)?.is_true()).then(|| b.constant(Scalar::zero(n.dtype)))
        },
    },
    Rule {
        name: "bound x -> x, where x is inside",
        apply: |b, n| {
            let Op::Bound { limit, .. } = n.op else { return None };
            let (lo, hi) = b.bounds(n.args[0]);
            (lo >= 0 && hi < limit).then_some(n.args[0])
        },
    },
];

fn masked(n: &Node) -> Option<(Id, Id)> {
    match (&n.op, &n.args[..]) {
        (Op::Load(_) | Op::Bound { .. }, &[index, mask]) => Some((index, mask)),
        _ => None,
    }
}

/// Reductions.
pub(super) const REDUCE: &[Rule] = &[
    Rule {
        name: "reduction over nothing -> identity",
        apply: |b, n| {
            let ranges = reduced(n)?;
            let empty = ranges.iter().any(|r| b.ranges.get(r.0 as usize).is_some_and(|r| r.extent == 0));
            let identity = match n.op {
                Op::Reduce { op, .. } => op.identity(n.dtype),
                _ => Scalar::zero(n.dtype),
            };
            empty.then(|| b.constant(identity))
        },
    },
    Rule {
        // The flattened length and order stay as they are, which fix the order of the sum.
        name: "reduction over ranges of one value and others -> over the others",
        apply: |b, n| {
            let ranges = reduced(n)?;
            let long: SmallVec<[RangeId; 4]> = ranges.iter().copied().filter(|r| extent(b, *r) != Some(1)).collect();
            if long.len() == ranges.len() || long.is_empty() {
                return None;
            }
            let op = match n.op {
                Op::Reduce { op, .. } => Op::Reduce { op, ranges: long },
                _ => Op::Dot { ranges: long },
            };
            Some(b.fold(op, n.dtype, n.args.iter().copied()))
        },
    },
    Rule {
        // A float sum starts from +0.0, which turns -0.0 into +0.0.
        name: "reduction over one value -> identity op x",
        apply: |b, n| {
            let Op::Reduce { op, ranges } = &n.op else { return None };
            let one = ranges.iter().all(|r| extent(b, *r) == Some(1));
            if !one {
                return None;
            }
            if *op == ReduceOp::Sum && n.dtype.is_float() {
                let zero = b.constant(Scalar::zero(n.dtype));
                Some(b.add(n.args[0], zero))
            } else {
                Some(n.args[0])
            }
        },
    },
    Rule {
        name: "largest or smallest of a constant -> the constant; sum of an integer constant -> n * constant",
        apply: |b, n| {
            let Op::Reduce { op, ranges } = &n.op else { return None };
            let value = b.as_const(n.args[0])?;
            let count = ranges.iter().map(|r| extent(b, *r)).try_fold(1i64, |n, e| n.checked_mul(e?))?;
            match op {
                ReduceOp::Max | ReduceOp::Min if count > 0 => Some(n.args[0]),
                ReduceOp::Sum if n.dtype.is_int() => {
                    let count = b.constant(Scalar::from_i64(value.dtype, count));
                    Some(b.binary(BinaryOp::Mul, n.args[0], count))
                }
                _ => None,
            }
        },
    },
];

fn reduced(n: &Node) -> Option<&[RangeId]> {
    match &n.op {
        Op::Reduce { ranges, .. } | Op::Dot { ranges } => Some(ranges),
        _ => None,
    }
}

fn extent(b: &Builder, range: RangeId) -> Option<i64> {
    b.ranges.get(range.0 as usize).map(|r| r.extent)
}
