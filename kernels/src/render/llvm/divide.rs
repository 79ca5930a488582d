//! Floor division and modulo of integers, defined for every divisor. LLVM's own truncate, and may do anything for a divisor of zero.

use super::{Writer, constant, type_text};
use crate::dtype::{DType, Scalar};
use crate::ir::BinaryOp;
use crate::program::{Type, Value};

impl Writer<'_> {
    pub(super) fn division(&mut self, v: Value, op: BinaryOp, a: Value, b: Value) -> String {
        let ty = self.program.ty(v);
        let signed = ty.dtype.is_signed_int();
        let known = self.known(b);
        let scalar = ty == Type { dtype: DType::I64, lanes: 1 };
        let counts = scalar && self.interval(a).0 >= 0 && self.interval(b).0 > 0;
        match known {
            // Truncation is floor where nothing is negative.
            _ if counts => self.truncating(v, op, a, b),
            Some(d) if !signed && d.bits != 0 => self.truncating(v, op, a, b),
            Some(d) if signed && d.as_i64() > 0 => self.by_positive(v, op, a, d),
            _ if signed => self.by_any_signed(v, op, a, b),
            _ => self.by_any_unsigned(v, op, a, b),
        }
    }

    /// Nothing is negative, and the divisor is not zero.
    fn truncating(&mut self, v: Value, op: BinaryOp, a: Value, b: Value) -> String {
        let name = if op == BinaryOp::Div { "udiv" } else { "urem" };
        self.define(v, &format!("{name} {}, {}", self.typed(a), self.operand(b)))
    }

    /// By a positive constant: for powers of two the shift and the mask of two's complement are floor already; for others, floor(n / d) is
    /// floor(m / d) for n >= 0 and its complement for n < 0, where m is n or its complement.
    fn by_positive(&mut self, v: Value, op: BinaryOp, a: Value, d: Scalar) -> String {
        let ty = self.program.ty(v);
        let (text, width) = (type_text(ty), ty.dtype.size() as i64 * 8);
        let of = |value: i64| constant(Scalar::from_i64(ty.dtype, value), ty.lanes);
        let (a, d) = (self.operand(a).to_string(), d.as_i64());
        if d.count_ones() == 1 {
            return match op {
                BinaryOp::Mod => self.define(v, &format!("and {text} {a}, {}", of(d - 1))),
                _ => self.define(v, &format!("ashr {text} {a}, {}", of(d.trailing_zeros().into()))),
            };
        }
        let sign = self.temporary(&format!("ashr {text} {a}, {}", of(width - 1)));
        let magnitude = self.temporary(&format!("xor {text} {a}, {sign}"));
        let quotient = self.temporary(&format!("udiv {text} {magnitude}, {}", of(d)));
        if op == BinaryOp::Div {
            return self.define(v, &format!("xor {text} {quotient}, {sign}"));
        }
        let quotient = self.temporary(&format!("xor {text} {quotient}, {sign}"));
        let product = self.temporary(&format!("mul {text} {quotient}, {}", of(d)));
        self.define(v, &format!("sub {text} {a}, {product}"))
    }

    fn by_any_unsigned(&mut self, v: Value, op: BinaryOp, a: Value, b: Value) -> String {
        let ty = self.program.ty(v);
        let (text, mask) = (type_text(ty), type_text(Type { dtype: DType::Bool, ..ty }));
        let (zero, one) = (constant(Scalar::zero(ty.dtype), ty.lanes), constant(Scalar::one(ty.dtype), ty.lanes));
        let (a, b) = (self.operand(a).to_string(), self.operand(b).to_string());
        let by_zero = self.temporary(&format!("icmp eq {text} {b}, {zero}"));
        let divisor = self.temporary(&format!("select {mask} {by_zero}, {text} {one}, {text} {b}"));
        let name = if op == BinaryOp::Div { "udiv" } else { "urem" };
        let result = self.temporary(&format!("{name} {text} {a}, {divisor}"));
        self.define(v, &format!("select {mask} {by_zero}, {text} {zero}, {text} {result}"))
    }

    /// Truncating division rounds up exactly where the signs differ and something remains. Divisors of 0 and -1 are set aside: the first has
    /// no quotient, the second has one that may not fit; as 1, both leave no remainder.
    fn by_any_signed(&mut self, v: Value, op: BinaryOp, a: Value, b: Value) -> String {
        let ty = self.program.ty(v);
        let (text, mask) = (type_text(ty), type_text(Type { dtype: DType::Bool, ..ty }));
        let of = |value: i64| constant(Scalar::from_i64(ty.dtype, value), ty.lanes);
        let (zero, one, minus) = (of(0), of(1), of(-1));
        let (a, b) = (self.operand(a).to_string(), self.operand(b).to_string());
        let by_zero = self.temporary(&format!("icmp eq {text} {b}, {zero}"));
        let by_minus = self.temporary(&format!("icmp eq {text} {b}, {minus}"));
        let aside = self.temporary(&format!("or {mask} {by_zero}, {by_minus}"));
        let divisor = self.temporary(&format!("select {mask} {aside}, {text} {one}, {text} {b}"));
        let rest = self.temporary(&format!("srem {text} {a}, {divisor}"));
        let remains = self.temporary(&format!("icmp ne {text} {rest}, {zero}"));
        let signs = self.temporary(&format!("xor {text} {rest}, {divisor}"));
        let differ = self.temporary(&format!("icmp slt {text} {signs}, {zero}"));
        let up = self.temporary(&format!("and {mask} {remains}, {differ}"));
        if op == BinaryOp::Mod {
            let floor = self.temporary(&format!("add {text} {rest}, {divisor}"));
            return self.define(v, &format!("select {mask} {up}, {text} {floor}, {text} {rest}"));
        }
        let quotient = self.temporary(&format!("sdiv {text} {a}, {divisor}"));
        let below = self.temporary(&format!("sub {text} {quotient}, {one}"));
        let floor = self.temporary(&format!("select {mask} {up}, {text} {below}, {text} {quotient}"));
        let negated = self.temporary(&format!("sub {text} {zero}, {a}"));
        let signed = self.temporary(&format!("select {mask} {by_minus}, {text} {negated}, {text} {floor}"));
        self.define(v, &format!("select {mask} {by_zero}, {text} {zero}, {text} {signed}"))
    }
}
