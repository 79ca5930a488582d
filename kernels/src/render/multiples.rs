//! Which powers of two divide a program's scalar integers.

use crate::dtype::DType;
use crate::ir::{BinaryOp, TernaryOp};
use crate::program::{Inst, Program, Type, Value};

/// For each instruction that is a scalar i64, an exponent of two so that the power divides whatever the value is; 0 for the others.
pub(super) fn exponents(program: &Program) -> Vec<u32> {
    let mut known = Vec::with_capacity(program.insts.len());
    for (inst, &ty) in program.insts.iter().zip(&program.types) {
        let next = exponent(&known, inst, ty);
        known.push(next);
    }
    known
}

/// Integers wrap, which changes no factor of two.
fn exponent(known: &[u32], inst: &Inst, ty: Type) -> u32 {
    let of = |v: Value| known[v.0 as usize];
    if ty != (Type { dtype: DType::I64, lanes: 1 }) {
        return 0;
    }
    match *inst {
        Inst::Const(s) => s.as_i64().trailing_zeros().min(63),
        Inst::Loop { start, step, .. } => of(start).min(step.trailing_zeros()),
        Inst::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Min | BinaryOp::Max, a, b) => of(a).min(of(b)),
        Inst::Binary(BinaryOp::Mul, a, b) => (of(a) + of(b)).min(63),
        Inst::Binary(BinaryOp::And, a, b) => of(a).max(of(b)),
        Inst::Ternary(TernaryOp::Where, _, a, b) => of(a).min(of(b)),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_program;

    #[test]
    fn sums_and_products_keep_common_factors() {
        let text = "program p items 4\ni = item : i64\na = const 48 : i64\nb = const 8 : i64\nx = mul i a : i64\nend_ = add a x : i64\n\
                    loop k = x..end_ step 32\ny = add k b : i64\nz = sub a a : i64\nw = mul k a : i64\nend\n";
        let program = parse_program(text).unwrap();
        assert_eq!(exponents(&program), [0, 4, 3, 4, 4, 4, 3, 4, 8, 0]);
    }
}
