//! Operations as expressions with exactly the meaning that `ir::eval` gives them.
//!
//! Signed overflow is undefined in C: where an i64 result is not known to fit, and for all narrower types, the arithmetic is unsigned.

use super::Writer;
use super::dialects::Dialect;
use crate::dtype::{DType, Scalar};
use crate::ir::symbolic::binary_bounds;
use crate::ir::{BinaryOp, TernaryOp, UnaryOp};
use crate::program::{Inst, Value};

/// The unsigned type that wraps like this integer type and is not promoted to a signed one.
pub(super) fn wrapping_type(dialect: &Dialect, dtype: DType) -> &'static str {
    dialect.value_type(if dtype.size() == 8 { DType::U64 } else { DType::U32 })
}

impl Writer<'_> {
    fn math(&self, name: &'static str, dtype: DType) -> String {
        (self.dialect.math)(name, dtype)
    }

    pub(super) fn bits(&mut self, to: DType, from: DType, value: &str) -> String {
        self.helpers.bits(to, from, value)
    }

    /// The expression for one lane of an arithmetic instruction.
    pub(super) fn expression(&mut self, v: Value, inst: &Inst) -> String {
        let to = self.program.ty(v).dtype;
        match *inst {
            Inst::Unary(op, a) => {
                let text = self.operand(a);
                self.unary(op, to, &text)
            }
            Inst::Binary(op, a, b) => self.binary(v, op, a, b),
            Inst::Ternary(TernaryOp::Where, c, a, b) => format!("{} ? {} : {}", self.operand(c), self.operand(a), self.operand(b)),
            Inst::Ternary(TernaryOp::Fma, a, b, c) => {
                format!("{}({}, {}, {})", self.math("fma", to), self.operand(a), self.operand(b), self.operand(c))
            }
            Inst::Cast(a) => {
                let (from, text) = (self.program.ty(a).dtype, self.operand(a));
                self.cast(from, to, &text)
            }
            Inst::Bitcast(a) => {
                let (from, text) = (self.program.ty(a).dtype, self.operand(a));
                let real = |d: DType| d.is_float() && !d.is_half();
                match real(from) || real(to) {
                    true if from == DType::I64 && self.narrow(a) => self.bits(to, from, &format!("({}){text}", self.value_type(from))),
                    true => self.bits(to, from, &text),
                    // Integers, and halves as their bits.
                    false => format!("({}){text}", self.value_type(to)),
                }
            }
            ref other => unreachable!("{other:?} is no arithmetic"),
        }
    }

    fn unary(&self, op: UnaryOp, dtype: DType, a: &str) -> String {
        let (ty, wrapping) = (self.value_type(dtype), wrapping_type(self.dialect, dtype));
        match op {
            UnaryOp::Not if dtype == DType::Bool => format!("!{a}"),
            UnaryOp::Not => format!("({ty})~{a}"),
            UnaryOp::Neg if dtype.is_float() => format!("-({a})"),
            UnaryOp::Neg => format!("({ty})(0 - ({wrapping}){a})"),
            UnaryOp::Abs if dtype.is_float() => format!("{}({a})", self.math("fabs", dtype)),
            UnaryOp::Abs if dtype.is_signed_int() => format!("{a} < 0 ? ({ty})(0 - ({wrapping}){a}) : {a}"),
            UnaryOp::Sqrt => format!("{}({a})", self.math("sqrt", dtype)),
            UnaryOp::Floor if dtype.is_float() => format!("{}({a})", self.math("floor", dtype)),
            UnaryOp::Ceil if dtype.is_float() => format!("{}({a})", self.math("ceil", dtype)),
            UnaryOp::Trunc if dtype.is_float() => format!("{}({a})", self.math("trunc", dtype)),
            // To nearest even, the rounding mode that every program starts in.
            UnaryOp::Round if dtype.is_float() => format!("{}({a})", self.math("rint", dtype)),
            // Unsigned integers are their own absolute values, integers round to themselves.
            _ => a.into(),
        }
    }

    fn binary(&mut self, v: Value, op: BinaryOp, a: Value, b: Value) -> String {
        // What is known to fit, operands and result, is computed in 32 bits. Exactly then nothing can wrap.
        let small = [v, a, b].into_iter().all(|x| self.narrow(x));
        let dtype = if small { DType::I32 } else { self.program.ty(a).dtype };
        let (x, y) = (self.operand(a), self.operand(b));
        match op {
            BinaryOp::CmpLt => format!("{x} < {y}"),
            BinaryOp::CmpLe => format!("{x} <= {y}"),
            BinaryOp::CmpEq => format!("{x} == {y}"),
            BinaryOp::CmpNe => format!("{x} != {y}"),
            BinaryOp::Max | BinaryOp::Min if dtype.is_float() => format!("{}({x}, {y})", self.helpers.choose(op, dtype)),
            BinaryOp::Max => format!("{x} > {y} ? {x} : {y}"),
            BinaryOp::Min => format!("{x} < {y} ? {x} : {y}"),
            BinaryOp::And => self.masked(v, a, b, '&'),
            BinaryOp::Or => self.masked(v, a, b, '|'),
            BinaryOp::Xor => self.masked(v, a, b, '^'),
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => self.ring(op, dtype, (a, &x), (b, &y), small),
            BinaryOp::Div if dtype.is_float() => format!("{x} / {y}"),
            BinaryOp::Div | BinaryOp::Mod => self.division(op, dtype, (a, &x), (b, &y)),
            BinaryOp::Shl | BinaryOp::Shr => format!("{}({x}, {y})", self.helpers.shift(op, dtype)),
            BinaryOp::Pow => unreachable!("expanded before a program is made"),
        }
    }

    fn ring(&mut self, op: BinaryOp, dtype: DType, (a, x): (Value, &str), (b, y): (Value, &str), small: bool) -> String {
        let sign = match op {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            _ => "*",
        };
        // A vector's lanes have no known range.
        let scalar = self.program.ty(a).lanes == 1;
        let fits = dtype == DType::I64 && scalar && binary_bounds(op, self.interval(a), self.interval(b)).is_some();
        if fits && self.narrow(a) && self.narrow(b) {
            return format!("({}){x} {sign} {y}", self.value_type(DType::I64));
        }
        let native = dtype.is_float() || matches!(dtype, DType::U32 | DType::U64);
        if small || fits || native {
            return format!("{x} {sign} {y}");
        }
        let wrapping = wrapping_type(self.dialect, dtype);
        format!("({})(({wrapping}){x} {sign} ({wrapping}){y})", self.value_type(dtype))
    }

    /// Bit by bit; in the type of the result's text.
    fn masked(&mut self, v: Value, a: Value, b: Value, sign: char) -> String {
        let (x, y) = (self.operand(a), self.operand(b));
        format!("({})({x} {sign} {y})", self.text_type(v))
    }

    fn division(&mut self, op: BinaryOp, dtype: DType, (a, x): (Value, &str), (b, y): (Value, &str)) -> String {
        let ty = self.program.ty(a);
        if ty.dtype == DType::I64 && ty.lanes == 1 && self.interval(a).0 >= 0 && self.interval(b).0 > 0 {
            // Truncation is floor where nothing is negative.
            let sign = if op == BinaryOp::Div { "/" } else { "%" };
            return format!("{x} {sign} {y}");
        }
        format!("{}({x}, {y})", self.helpers.division(op, dtype))
    }

    fn cast(&mut self, from: DType, to: DType, a: &str) -> String {
        if to == DType::Bool {
            let zero = if from == DType::F64 { self.literal(Scalar::from_f64(from, 0.0)) } else { "0".into() };
            format!("{a} != {zero}")
        } else if from.is_float() && to.is_int() {
            format!("{}({a})", self.helpers.saturate(from, to))
        } else {
            self.helpers.convert(from, to, a)
        }
    }
}
