//! Operations as C expressions with exactly the meaning that `ir::eval` gives them.
//!
//! Signed overflow is undefined in C: where an i64 result is not known to fit, and for all narrower types, the arithmetic is unsigned.

use super::{Writer, value_type};
use crate::dtype::DType;
use crate::ir::symbolic::binary_bounds;
use crate::ir::{BinaryOp, TernaryOp, UnaryOp};
use crate::program::{Inst, Value};

/// The unsigned type that wraps like this integer type and is not promoted to a signed one.
pub(super) fn wrapping_type(dtype: DType) -> &'static str {
    if dtype.size() == 8 { "uint64_t" } else { "uint32_t" }
}

impl Writer<'_> {
    /// The expression for one lane of an arithmetic instruction.
    pub(super) fn expression(&mut self, v: Value, inst: &Inst) -> String {
        let to = self.program.ty(v).dtype;
        match *inst {
            Inst::Unary(op, a) => {
                let text = self.operand(a);
                self.unary(op, to, &text)
            }
            Inst::Binary(op, a, b) => self.binary(op, a, b),
            Inst::Ternary(TernaryOp::Where, c, a, b) => format!("{} ? {} : {}", self.operand(c), self.operand(a), self.operand(b)),
            Inst::Ternary(TernaryOp::Fma, a, b, c) => {
                format!("{}({}, {}, {})", float_function("fma", to), self.operand(a), self.operand(b), self.operand(c))
            }
            Inst::Cast(a) => {
                let (from, text) = (self.program.ty(a).dtype, self.operand(a));
                self.cast(from, to, &text)
            }
            Inst::Bitcast(a) => {
                let (from, text) = (self.program.ty(a).dtype, self.operand(a));
                match from.is_float() && !from.is_half() || to.is_float() && !to.is_half() {
                    true => format!("{}({text})", self.helpers.bitcast(from, to)),
                    // Integers, and halves as their bits.
                    false => format!("({}){text}", value_type(to)),
                }
            }
            ref other => unreachable!("{other:?} is no arithmetic"),
        }
    }

    fn unary(&mut self, op: UnaryOp, dtype: DType, a: &str) -> String {
        let (ty, wrapping) = (value_type(dtype), wrapping_type(dtype));
        match op {
            UnaryOp::Not if dtype == DType::Bool => format!("!{a}"),
            UnaryOp::Not => format!("({ty})~{a}"),
            UnaryOp::Neg if dtype.is_float() => format!("-({a})"),
            UnaryOp::Neg => format!("({ty})(0 - ({wrapping}){a})"),
            UnaryOp::Abs if dtype.is_float() => format!("{}({a})", float_function("fabs", dtype)),
            UnaryOp::Abs if dtype.is_signed_int() => format!("{a} < 0 ? ({ty})(0 - ({wrapping}){a}) : {a}"),
            UnaryOp::Sqrt => format!("{}({a})", float_function("sqrt", dtype)),
            UnaryOp::Floor if dtype.is_float() => format!("{}({a})", float_function("floor", dtype)),
            UnaryOp::Ceil if dtype.is_float() => format!("{}({a})", float_function("ceil", dtype)),
            UnaryOp::Trunc if dtype.is_float() => format!("{}({a})", float_function("trunc", dtype)),
            // To nearest even, the rounding mode that every program starts in.
            UnaryOp::Round if dtype.is_float() => format!("{}({a})", float_function("rint", dtype)),
            // Unsigned integers are their own absolute values, integers round to themselves.
            _ => a.into(),
        }
    }

    fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> String {
        let dtype = self.program.ty(a).dtype;
        let (x, y) = (self.operand(a), self.operand(b));
        let ty = value_type(dtype);
        match op {
            BinaryOp::CmpLt => format!("{x} < {y}"),
            BinaryOp::CmpLe => format!("{x} <= {y}"),
            BinaryOp::CmpEq => format!("{x} == {y}"),
            BinaryOp::CmpNe => format!("{x} != {y}"),
            BinaryOp::Max | BinaryOp::Min if dtype.is_float() => format!("{}({x}, {y})", self.helpers.choose(op, dtype)),
            BinaryOp::Max => format!("{x} > {y} ? {x} : {y}"),
            BinaryOp::Min => format!("{x} < {y} ? {x} : {y}"),
            BinaryOp::And => format!("({ty})({x} & {y})"),
            BinaryOp::Or => format!("({ty})({x} | {y})"),
            BinaryOp::Xor => format!("({ty})({x} ^ {y})"),
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => self.ring(op, dtype, (a, &x), (b, &y)),
            BinaryOp::Div if dtype.is_float() => format!("{x} / {y}"),
            BinaryOp::Div | BinaryOp::Mod => self.division(op, dtype, (a, &x), (b, &y)),
            BinaryOp::Shl | BinaryOp::Shr => format!("{}({x}, {y})", self.helpers.shift(op, dtype)),
            BinaryOp::Pow => unreachable!("expanded before a program is made"),
        }
    }

    fn ring(&mut self, op: BinaryOp, dtype: DType, (a, x): (Value, &str), (b, y): (Value, &str)) -> String {
        let sign = match op {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            _ => "*",
        };
        let constant = |v: Value| matches!(self.program.inst(v), Inst::Const(_));
        // A vector's lanes have no known range. Two literals would be computed as int.
        let scalar = self.program.ty(a).lanes == 1 && !(constant(a) && constant(b));
        let fits = dtype == DType::I64 && scalar && binary_bounds(op, self.interval(a), self.interval(b)).is_some();
        let native = dtype.is_float() || matches!(dtype, DType::U32 | DType::U64);
        if fits || native {
            return format!("{x} {sign} {y}");
        }
        let wrapping = wrapping_type(dtype);
        format!("({})(({wrapping}){x} {sign} ({wrapping}){y})", value_type(dtype))
    }

    fn division(&mut self, op: BinaryOp, dtype: DType, (a, x): (Value, &str), (b, y): (Value, &str)) -> String {
        let scalar = dtype == DType::I64 && self.program.ty(a).lanes == 1;
        if scalar && self.interval(a).0 >= 0 && self.interval(b).0 > 0 {
            // Truncation is floor where nothing is negative.
            let sign = if op == BinaryOp::Div { "/" } else { "%" };
            return format!("{x} {sign} {y}");
        }
        format!("{}({x}, {y})", self.helpers.division(op, dtype))
    }

    fn cast(&mut self, from: DType, to: DType, a: &str) -> String {
        if to == DType::Bool {
            format!("{a} != 0")
        } else if from.is_float() && to.is_int() {
            format!("{}({a})", self.helpers.saturate(from, to))
        } else {
            format!("({}){a}", value_type(to))
        }
    }
}

/// The name of a function of the C library for float or double.
fn float_function(name: &str, dtype: DType) -> String {
    if dtype == DType::F32 { format!("{name}f") } else { name.into() }
}
