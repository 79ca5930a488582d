//! What can be said of a program's scalar integers without running it.

use crate::dtype::DType;
use crate::ir::TernaryOp;
use crate::ir::symbolic::{self, Interval};
use crate::program::{Inst, Program, Type, Value};

/// The smallest and largest value of each instruction that is a scalar i64; all of i64 for the others.
pub(super) fn intervals(program: &Program) -> Vec<Interval> {
    let mut known = Vec::with_capacity(program.insts.len());
    for (inst, &ty) in program.insts.iter().zip(&program.types) {
        let next = interval(program, &known, inst, ty);
        known.push(next);
    }
    known
}

fn interval(program: &Program, known: &[Interval], inst: &Inst, ty: Type) -> Interval {
    let any = (i64::MIN, i64::MAX);
    let of = |v: Value| known[v.0 as usize];
    if ty != (Type { dtype: DType::I64, lanes: 1 }) {
        return any;
    }
    match *inst {
        Inst::Const(s) => (s.as_i64(), s.as_i64()),
        Inst::Item => (0, (program.items - 1).max(0)),
        Inst::Thread => (0, i64::from(program.group) - 1),
        Inst::Loop { start, end, .. } => (of(start).0, of(end).1.saturating_sub(1).max(of(start).0)),
        Inst::Bound { limit, .. } => (0, limit.saturating_sub(1).max(0)),
        Inst::Binary(op, a, b) => symbolic::binary_bounds(op, of(a), of(b)).unwrap_or(any),
        Inst::Ternary(TernaryOp::Where, _, a, b) => (of(a).0.min(of(b).0), of(a).1.max(of(b).1)),
        _ => any,
    }
}
