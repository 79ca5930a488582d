//! Unary, binary and ternary operations, and the moves between scalars and lanes.

use super::memory::LANEWISE;
use super::types::{Family, clif_type, family};
use super::{Reason, Translator};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, types as clif};
use kiln_kernels::DType;
use kiln_kernels::ir::{BinaryOp, TernaryOp, UnaryOp};
use kiln_kernels::program::{Inst, Type, Value};

/// The integer comparison of an operation; bools compare as unsigned, also as masks.
fn int_condition(op: BinaryOp, signed: bool) -> Option<IntCC> {
    Some(match (op, signed) {
        (BinaryOp::CmpLt, true) => IntCC::SignedLessThan,
        (BinaryOp::CmpLt, false) => IntCC::UnsignedLessThan,
        (BinaryOp::CmpLe, true) => IntCC::SignedLessThanOrEqual,
        (BinaryOp::CmpLe, false) => IntCC::UnsignedLessThanOrEqual,
        (BinaryOp::CmpEq, _) => IntCC::Equal,
        (BinaryOp::CmpNe, _) => IntCC::NotEqual,
        _ => return None,
    })
}

/// The float comparison of an operation: false with NaN, but for `CmpNe`.
fn float_condition(op: BinaryOp) -> Option<FloatCC> {
    Some(match op {
        BinaryOp::CmpLt => FloatCC::LessThan,
        BinaryOp::CmpLe => FloatCC::LessThanOrEqual,
        BinaryOp::CmpEq => FloatCC::Equal,
        BinaryOp::CmpNe => FloatCC::NotEqual,
        _ => return None,
    })
}

impl Translator<'_, '_> {
    pub(super) fn unary(&mut self, op: UnaryOp, x: Value) -> Reason<ir::Value> {
        let ty = self.program.ty(x);
        let x = self.value(x)?;
        let ins = self.builder.ins();
        Ok(match (op, family(ty.dtype)) {
            (UnaryOp::Neg, Family::Float) => ins.fneg(x),
            (UnaryOp::Neg, Family::Signed | Family::Unsigned) => ins.ineg(x),
            (UnaryOp::Not, Family::Bool) if ty.lanes == 1 => ins.bxor_imm_u(x, 1),
            (UnaryOp::Not, Family::Bool | Family::Signed | Family::Unsigned) => ins.bnot(x),
            (UnaryOp::Sqrt, Family::Float) => ins.sqrt(x),
            (UnaryOp::Floor, Family::Float) => ins.floor(x),
            (UnaryOp::Ceil, Family::Float) => ins.ceil(x),
            (UnaryOp::Trunc, Family::Float) => ins.trunc(x),
            (UnaryOp::Round, Family::Float) => ins.nearest(x),
            (UnaryOp::Abs, Family::Float) => ins.fabs(x),
            (UnaryOp::Abs, Family::Unsigned) => x,
            (UnaryOp::Floor | UnaryOp::Ceil | UnaryOp::Trunc | UnaryOp::Round, Family::Signed | Family::Unsigned) => x,
            (UnaryOp::Abs, Family::Signed) => {
                let negated = ins.ineg(x);
                self.builder.ins().smax(x, negated)
            }
            _ => return Err(format!("{} is not defined for {} here", op.name(), ty.dtype)),
        })
    }

    pub(super) fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Reason<ir::Value> {
        use BinaryOp::*;
        use Family::*;
        let ty = self.program.ty(a);
        let kind = family(ty.dtype);
        match (op, kind) {
            (Div | Mod, Signed | Unsigned) => return self.divide(op, a, b),
            (Shl | Shr, Signed | Unsigned) => return self.shift(op, a, b),
            (Mul, Signed | Unsigned) if ty.lanes == 1 => {
                if let Some(log2) = self.power_of_two(b) {
                    let a = self.value(a)?;
                    return Ok(self.builder.ins().ishl_imm_u(a, log2));
                }
            }
            _ => {}
        }
        let (a, b) = (self.value(a)?, self.value(b)?);
        let ins = self.builder.ins();
        Ok(match (op, kind) {
            (Add, Float) => ins.fadd(a, b),
            (Sub, Float) => ins.fsub(a, b),
            (Mul, Float) => ins.fmul(a, b),
            (Div, Float) => ins.fdiv(a, b),
            (Add, Signed | Unsigned) => ins.iadd(a, b),
            (Sub, Signed | Unsigned) => ins.isub(a, b),
            (Mul, Signed | Unsigned) => ins.imul(a, b),
            (Max | Min, Float) if ty.lanes > 1 && cfg!(target_arch = "x86_64") => self.extreme(op, a, b),
            (Max, Float) => ins.fmax(a, b),
            (Min, Float) => ins.fmin(a, b),
            (Max, Signed) => ins.smax(a, b),
            (Min, Signed) => ins.smin(a, b),
            (Max, Unsigned) => ins.umax(a, b),
            (Min, Unsigned) => ins.umin(a, b),
            (And, Signed | Unsigned | Bool) | (Min, Bool) => ins.band(a, b),
            (Or, Signed | Unsigned | Bool) | (Max, Bool) => ins.bor(a, b),
            (Xor, Signed | Unsigned | Bool) => ins.bxor(a, b),
            (CmpLt | CmpLe | CmpEq | CmpNe, Float) => ins.fcmp(float_condition(op).ok_or("no comparison")?, a, b),
            (CmpLt | CmpLe | CmpEq | CmpNe, Signed | Unsigned | Bool) => {
                ins.icmp(int_condition(op, kind == Signed).ok_or("no comparison")?, a, b)
            }
            _ => return Err(format!("{} is not defined for {} here", op.name(), ty.dtype)),
        })
    }

    /// The larger or smaller of f32 vectors in five instructions, where Cranelift's own take eight.
    ///
    /// x86's `maxps` gives its second operand for zeros of both signs and for NaN. Both orders agree otherwise; for zeros, their bits
    /// combined have the right sign (+0 if either is, for the maximum); for NaN, all ones are one.
    fn extreme(&mut self, op: BinaryOp, a: ir::Value, b: ir::Value) -> ir::Value {
        // Recognised as `maxps` and `minps`.
        let mut choose = |x, y| {
            let (less, more) = if op == BinaryOp::Max { (y, x) } else { (x, y) };
            let mask = self.builder.ins().fcmp(FloatCC::LessThan, less, more);
            let mask = self.builder.ins().bitcast(clif::F32X4, LANEWISE, mask);
            let chosen = self.builder.ins().bitselect(mask, x, y);
            self.builder.ins().bitcast(clif::I32X4, LANEWISE, chosen)
        };
        let (forth, back) = (choose(a, b), choose(b, a));
        let agreed = if op == BinaryOp::Max { self.builder.ins().band(forth, back) } else { self.builder.ins().bor(forth, back) };
        let nan = self.builder.ins().fcmp(FloatCC::Unordered, a, b);
        let result = self.builder.ins().bor(agreed, nan);
        self.builder.ins().bitcast(clif::F32X4, LANEWISE, result)
    }

    /// The exponent of a constant that is a power of two.
    pub(super) fn power_of_two(&self, v: Value) -> Option<i64> {
        self.known(v).filter(|c| c.bits.is_power_of_two()).map(|c| i64::from(c.bits.trailing_zeros()))
    }

    pub(super) fn ternary(&mut self, op: TernaryOp, a: Value, b: Value, c: Value) -> Reason<ir::Value> {
        let ty = self.program.ty(b);
        let (a, b, c) = (self.value(a)?, self.value(b)?, self.value(c)?);
        match op {
            TernaryOp::Fma if family(ty.dtype) == Family::Float => Ok(self.builder.ins().fma(a, b, c)),
            TernaryOp::Fma => Err(format!("fma is not defined for {}", ty.dtype)),
            TernaryOp::Where if ty.lanes == 1 => Ok(self.builder.ins().select(a, b, c)),
            TernaryOp::Where => {
                // Selected as integers: Cranelift sees then that the mask is a comparison and blends with one instruction.
                let (b, c) = (self.reinterpret(b, clif::I32X4), self.reinterpret(c, clif::I32X4));
                let chosen = self.builder.ins().bitselect(a, b, c);
                Ok(self.reinterpret(chosen, clif_type(ty.dtype, ty.lanes)?))
            }
        }
    }

    /// A vector or scalar with the same bits in another type of the same shape.
    pub(super) fn reinterpret(&mut self, x: ir::Value, to: clif::Type) -> ir::Value {
        if self.builder.func.dfg.value_type(x) == to { x } else { self.builder.ins().bitcast(to, LANEWISE, x) }
    }

    /// `a << b` and `a >> b`, defined for every `b`.
    fn shift(&mut self, op: BinaryOp, a: Value, b: Value) -> Reason<ir::Value> {
        let ty = self.program.ty(a);
        let x = self.value(a)?;
        if ty.lanes == 1 {
            let amount = self.value(b)?;
            return Ok(self.shift_by_scalar(op, ty, x, amount));
        }
        // Vector shifts take one amount for all lanes.
        if let Inst::Splat(amount) = *self.program.inst(b) {
            let amount = self.value(amount)?;
            return Ok(self.shift_by_scalar(op, ty, x, amount));
        }
        let b = self.value(b)?;
        let scalar = Type { lanes: 1, ..ty };
        Ok(self.per_lane(x, b, |t, x, b| t.shift_by_scalar(op, scalar, x, b)))
    }

    /// Shifts a scalar or all lanes by one amount, of the element's type.
    fn shift_by_scalar(&mut self, op: BinaryOp, ty: Type, x: ir::Value, amount: ir::Value) -> ir::Value {
        let width = ty.dtype.size() as i64 * 8;
        let inside = self.builder.ins().icmp_imm_u(IntCC::UnsignedLessThan, amount, width);
        if op == BinaryOp::Shr && family(ty.dtype) == Family::Signed {
            let amount_type = self.builder.func.dfg.value_type(amount);
            let most = self.builder.ins().iconst(amount_type, width - 1);
            let amount = self.builder.ins().select(inside, amount, most);
            return self.builder.ins().sshr(x, amount);
        }
        let shifted = match op {
            BinaryOp::Shl => self.builder.ins().ishl(x, amount),
            _ => self.builder.ins().ushr(x, amount),
        };
        let zero = if ty.lanes == 1 {
            let of = self.builder.func.dfg.value_type(x);
            self.builder.ins().iconst(of, 0)
        } else {
            self.zero_vector()
        };
        self.builder.ins().select(inside, shifted, zero)
    }

    /// A vector operation that there is no instruction for, one lane after the other.
    pub(super) fn per_lane(
        &mut self,
        a: ir::Value,
        b: ir::Value,
        mut f: impl FnMut(&mut Self, ir::Value, ir::Value) -> ir::Value,
    ) -> ir::Value {
        let mut result = a;
        for lane in 0..4u8 {
            let (x, y) = (self.builder.ins().extractlane(a, lane), self.builder.ins().extractlane(b, lane));
            let z = f(self, x, y);
            result = self.builder.ins().insertlane(result, z, lane);
        }
        result
    }

    /// A scalar in every lane.
    pub(super) fn splat(&mut self, x: Value, ty: Type) -> Reason<ir::Value> {
        let to = clif_type(ty.dtype, ty.lanes)?;
        if ty.lanes == 1 {
            return self.value(x);
        }
        if let Some(known) = self.known(x) {
            let lane = if ty.dtype == DType::Bool { (known.bits as u32).wrapping_neg() } else { known.bits as u32 };
            let bytes: Vec<u8> = std::iter::repeat_n(lane.to_le_bytes(), 4).flatten().collect();
            let constant = self.builder.func.dfg.constants.insert(bytes.into());
            return Ok(self.builder.ins().vconst(to, constant));
        }
        let x = self.lane_of_scalar(x)?;
        Ok(self.builder.ins().splat(to, x))
    }

    /// Scalars as the lanes of a vector.
    pub(super) fn pack(&mut self, lanes: &[Value], ty: Type) -> Reason<ir::Value> {
        let to = clif_type(ty.dtype, ty.lanes)?;
        if let [x] = *lanes {
            return self.value(x);
        }
        let first = self.lane_of_scalar(lanes[0])?;
        let mut vector = self.builder.ins().scalar_to_vector(to, first);
        for (i, &lane) in lanes.iter().enumerate().skip(1) {
            let lane = self.lane_of_scalar(lane)?;
            vector = self.builder.ins().insertlane(vector, lane, i as u8);
        }
        Ok(vector)
    }

    /// Lanes of two vectors, by the bytes of their lanes.
    pub(super) fn shuffle(&mut self, a: Value, b: Value, lanes: &[u8], ty: Type) -> Reason<ir::Value> {
        let (to, from) = (clif_type(ty.dtype, ty.lanes)?, self.program.ty(a).lanes);
        if from != ty.lanes {
            return Err(format!("there is no shuffle of {from} lanes to {}", ty.lanes));
        }
        let size = ty.dtype.size() as u8;
        let bytes: Vec<u8> = lanes.iter().flat_map(|lane| (0..size).map(move |byte| lane * size + byte)).collect();
        let mask = self.builder.func.dfg.immediates.push(bytes.into());
        let (a, b) = (self.value(a)?, self.value(b)?);
        let [a, b] = [a, b].map(|x| self.builder.ins().bitcast(clif::I8X16, LANEWISE, x));
        let mixed = self.builder.ins().shuffle(a, b, mask);
        Ok(self.builder.ins().bitcast(to, LANEWISE, mixed))
    }

    /// A scalar as it sits in a lane: bools become masks.
    fn lane_of_scalar(&mut self, x: Value) -> Reason<ir::Value> {
        let dtype = self.program.ty(x).dtype;
        let x = self.value(x)?;
        if dtype != DType::Bool {
            return Ok(x);
        }
        let wide = self.builder.ins().uextend(clif::I32, x);
        Ok(self.builder.ins().ineg(wide))
    }

    /// One lane of a vector, as a scalar.
    pub(super) fn lane(&mut self, x: Value, lane: u8) -> Reason<ir::Value> {
        let ty = self.program.ty(x);
        let x = self.value(x)?;
        if ty.lanes == 1 {
            return Ok(x);
        }
        let scalar = self.builder.ins().extractlane(x, lane);
        Ok(match ty.dtype {
            DType::Bool => self.builder.ins().icmp_imm_u(IntCC::NotEqual, scalar, 0),
            _ => scalar,
        })
    }
}
