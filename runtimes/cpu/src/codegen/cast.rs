//! Conversions by value and by bits.

use super::types::{Family, clif_type, family};
use super::{Reason, Translator};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, types as clif};
use kiln_kernels::DType;
use kiln_kernels::program::{Type, Value};

impl Translator<'_, '_> {
    pub(super) fn cast(&mut self, x: Value, to: Type) -> Reason<ir::Value> {
        let from = self.program.ty(x);
        let x = self.value(x)?;
        if from == to {
            return Ok(x);
        }
        match (family(from.dtype), family(to.dtype)) {
            (Family::Half, _) | (_, Family::Half) => Err(format!("{} to {} is not converted here", from.dtype, to.dtype)),
            _ if to.lanes > 1 => self.cast_vector(x, from.dtype, to.dtype),
            _ => self.cast_scalar(x, from.dtype, to.dtype),
        }
    }

    fn cast_vector(&mut self, x: ir::Value, from: DType, to: DType) -> Reason<ir::Value> {
        // Refuses what has no vectors.
        clif_type(from, 4)?;
        clif_type(to, 4)?;
        Ok(match (family(from), family(to)) {
            (Family::Bool, _) => {
                let bits = kiln_kernels::Scalar::one(to).bits as i64;
                let one = self.builder.ins().iconst(clif::I32, bits);
                let one = self.builder.ins().splat(clif::I32X4, one);
                let ones = self.builder.ins().band(x, one);
                self.reinterpret(ones, clif_type(to, 4)?)
            }
            (Family::Float, Family::Bool) => {
                let zero = self.zero_vector();
                let zero = self.reinterpret(zero, clif::F32X4);
                self.builder.ins().fcmp(FloatCC::NotEqual, x, zero)
            }
            (_, Family::Bool) => {
                let zero = self.zero_vector();
                self.builder.ins().icmp(IntCC::NotEqual, x, zero)
            }
            (Family::Float, Family::Signed) => self.builder.ins().fcvt_to_sint_sat(clif::I32X4, x),
            (Family::Float, _) => self.builder.ins().fcvt_to_uint_sat(clif::I32X4, x),
            (Family::Signed, Family::Float) => self.builder.ins().fcvt_from_sint(clif::F32X4, x),
            (_, Family::Float) => self.builder.ins().fcvt_from_uint(clif::F32X4, x),
            // i32 and u32.
            _ => x,
        })
    }

    fn cast_scalar(&mut self, x: ir::Value, from: DType, to: DType) -> Reason<ir::Value> {
        let target = clif_type(to, 1)?;
        Ok(match (family(from), family(to)) {
            (Family::Float, Family::Float) if to == DType::F64 => self.builder.ins().fpromote(clif::F64, x),
            (Family::Float, Family::Float) => self.builder.ins().fdemote(clif::F32, x),
            (Family::Float, Family::Bool) => {
                let zero = self.constant(kiln_kernels::Scalar::zero(from))?;
                self.builder.ins().fcmp(FloatCC::NotEqual, x, zero)
            }
            (Family::Float, _) => self.float_to_int(x, to),
            (_, Family::Bool) => self.builder.ins().icmp_imm_u(IntCC::NotEqual, x, 0),
            (kind, Family::Float) => self.int_to_float(x, kind, target),
            (kind, _) => self.resize(x, kind, target),
        })
    }

    /// Towards zero, saturating, NaN to 0. The machine converts to 32 and 64 bits; narrower types are clamped from there.
    fn float_to_int(&mut self, x: ir::Value, to: DType) -> ir::Value {
        let signed = to.is_signed_int();
        if to.size() >= 4 {
            let ty = if to.size() == 4 { clif::I32 } else { clif::I64 };
            return if signed { self.builder.ins().fcvt_to_sint_sat(ty, x) } else { self.builder.ins().fcvt_to_uint_sat(ty, x) };
        }
        let wide = self.builder.ins().fcvt_to_sint_sat(clif::I32, x);
        let least = self.builder.ins().iconst(clif::I32, to.min_value().as_i64() as u32 as i64);
        let most = self.builder.ins().iconst(clif::I32, to.max_value().as_i64());
        let clamped = self.builder.ins().smax(wide, least);
        let clamped = self.builder.ins().smin(clamped, most);
        self.builder.ins().ireduce(if to.size() == 1 { clif::I8 } else { clif::I16 }, clamped)
    }

    /// One rounding, also of 64-bit integers to f32.
    fn int_to_float(&mut self, x: ir::Value, from: Family, target: clif::Type) -> ir::Value {
        let narrow = self.builder.func.dfg.value_type(x).bits() < 32;
        let x = if narrow { self.resize(x, from, clif::I32) } else { x };
        match from {
            Family::Signed => self.builder.ins().fcvt_from_sint(target, x),
            _ => self.builder.ins().fcvt_from_uint(target, x),
        }
    }

    /// Wraps, or extends with the sign of the source's type.
    pub(super) fn resize(&mut self, x: ir::Value, from: Family, target: clif::Type) -> ir::Value {
        let (have, want) = (self.builder.func.dfg.value_type(x).bits(), target.bits());
        let ins = self.builder.ins();
        match have.cmp(&want) {
            std::cmp::Ordering::Equal => x,
            std::cmp::Ordering::Greater => ins.ireduce(target, x),
            std::cmp::Ordering::Less if from == Family::Signed => ins.sextend(target, x),
            std::cmp::Ordering::Less => ins.uextend(target, x),
        }
    }

    /// The same bits in another type of the same width.
    pub(super) fn bitcast(&mut self, x: Value, to: Type) -> Reason<ir::Value> {
        let x = self.value(x)?;
        let target = clif_type(to.dtype, to.lanes)?;
        Ok(self.reinterpret(x, target))
    }
}
