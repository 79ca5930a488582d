//! Floor division and modulo of integers, defined for every divisor.

use super::types::{Family, family};
use super::{Reason, Translator};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types as clif};
use kiln_kernels::ir::BinaryOp;
use kiln_kernels::program::Value;

impl Translator<'_, '_> {
    pub(super) fn divide(&mut self, op: BinaryOp, a: Value, b: Value) -> Reason<ir::Value> {
        let ty = self.program.ty(a);
        let signed = family(ty.dtype) == Family::Signed;
        let known = self.known(b).map(|s| if signed { s.as_i64() } else { s.bits as i64 });
        let (a, b) = (self.value(a)?, self.value(b)?);
        if ty.lanes == 1 {
            return Ok(self.divide_scalar(op, signed, a, b, known));
        }
        Ok(self.per_lane(a, b, |t, a, b| t.divide_scalar(op, signed, a, b, known)))
    }

    fn divide_scalar(&mut self, op: BinaryOp, signed: bool, a: ir::Value, b: ir::Value, known: Option<i64>) -> ir::Value {
        let narrow = self.builder.func.dfg.value_type(a).bits() < 64;
        match known {
            // Also for negative `a`: an arithmetic shift rounds down, and the low bits of two's complement are the floor modulo.
            Some(d) if d > 0 && (d as u64).is_power_of_two() => {
                let log2 = d.trailing_zeros() as i64;
                let ins = self.builder.ins();
                match (op, signed) {
                    (BinaryOp::Mod, _) => ins.band_imm_u(a, d - 1),
                    (_, true) => ins.sshr_imm_u(a, log2),
                    (_, false) => ins.ushr_imm_u(a, log2),
                }
            }
            Some(d) if d > 0 && (signed || narrow) => self.divide_by_constant(op, signed, a, d),
            _ if signed => self.divide_signed(op, a, b, known),
            _ => self.divide_unsigned(op, a, b),
        }
    }

    /// By a positive constant that is no power of two: a multiplication instead of a division.
    ///
    /// floor(n / d) is floor(m / d) for n >= 0 and its complement for n < 0, where m is n or its complement, below 2^63. With 2^(l-1) <
    /// d < 2^l and M = floor(2^(63+l) / d) + 1, which fits in 64 bits, M d exceeds 2^(63+l) by at most d < 2^l, so that M m / 2^(63+l)
    /// exceeds m / d by less than 1 / d, and both have the same floor.
    fn divide_by_constant(&mut self, op: BinaryOp, signed: bool, a: ir::Value, d: i64) -> ir::Value {
        let ty = self.builder.func.dfg.value_type(a);
        let l = 64 - d.leading_zeros();
        let factor = ((1u128 << (63 + l)) / d as u128 + 1) as u64;
        let n = self.resize(a, if signed { Family::Signed } else { Family::Unsigned }, clif::I64);
        let factor = self.builder.ins().iconst(clif::I64, factor as i64);
        let quotient = if signed {
            let sign = self.builder.ins().sshr_imm_u(n, 63);
            let magnitude = self.builder.ins().bxor(n, sign);
            let high = self.builder.ins().umulhi(magnitude, factor);
            let quotient = self.builder.ins().ushr_imm_u(high, i64::from(l) - 1);
            self.builder.ins().bxor(quotient, sign)
        } else {
            let high = self.builder.ins().umulhi(n, factor);
            self.builder.ins().ushr_imm_u(high, i64::from(l) - 1)
        };
        let result = match op {
            BinaryOp::Mod => {
                let product = self.builder.ins().imul_imm_s(quotient, d);
                self.builder.ins().isub(n, product)
            }
            _ => quotient,
        };
        self.resize(result, Family::Unsigned, ty)
    }

    fn divide_unsigned(&mut self, op: BinaryOp, a: ir::Value, b: ir::Value) -> ir::Value {
        let ty = self.builder.func.dfg.value_type(a);
        let by_zero = self.builder.ins().icmp_imm_u(IntCC::Equal, b, 0);
        let one = self.builder.ins().iconst(ty, 1);
        let divisor = self.builder.ins().select(by_zero, one, b);
        if op == BinaryOp::Mod {
            return self.builder.ins().urem(a, divisor);
        }
        let quotient = self.builder.ins().udiv(a, divisor);
        let zero = self.builder.ins().iconst(ty, 0);
        self.builder.ins().select(by_zero, zero, quotient)
    }

    /// The divisors 0 and -1, which the machine's division may trap at, are replaced by 1: the remainder is 0 then, as it should be,
    /// and the quotient is `a * b` (0 or the wrapped negation).
    fn divide_signed(&mut self, op: BinaryOp, a: ir::Value, b: ir::Value, known: Option<i64>) -> ir::Value {
        let ty = self.builder.func.dfg.value_type(a);
        let trivial = match known {
            Some(d) if d != 0 && d != -1 => None,
            _ => {
                let above = self.builder.ins().iadd_imm_s(b, 1);
                Some(self.builder.ins().icmp_imm_u(IntCC::UnsignedLessThanOrEqual, above, 1))
            }
        };
        let divisor = match trivial {
            None => b,
            Some(trivial) => {
                let one = self.builder.ins().iconst(ty, 1);
                self.builder.ins().select(trivial, one, b)
            }
        };
        let quotient = self.builder.ins().sdiv(a, divisor);
        let product = self.builder.ins().imul(quotient, divisor);
        let remainder = self.builder.ins().isub(a, product);

        // The machine rounds towards zero: one too many where a remainder is left and the signs differ.
        let rest = self.builder.ins().icmp_imm_u(IntCC::NotEqual, remainder, 0);
        let signs = self.builder.ins().bxor(remainder, divisor);
        let differ = self.builder.ins().icmp_imm_s(IntCC::SignedLessThan, signs, 0);
        let adjust = self.builder.ins().band(rest, differ);
        if op == BinaryOp::Mod {
            let moved = self.builder.ins().iadd(remainder, divisor);
            return self.builder.ins().select(adjust, moved, remainder);
        }
        let lower = self.builder.ins().iadd_imm_s(quotient, -1);
        let floor = self.builder.ins().select(adjust, lower, quotient);
        match trivial {
            None => floor,
            Some(trivial) => {
                let direct = self.builder.ins().imul(a, b);
                self.builder.ins().select(trivial, direct, floor)
            }
        }
    }
}
