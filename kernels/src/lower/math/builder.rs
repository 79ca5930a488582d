//! Writes floating-point code of one type into a graph.

use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Graph, Id, UnaryOp};

/// The same constants for each of the two types that are computed in.
pub(super) struct Table {
    pub(super) f32: &'static [f64],
    pub(super) f64: &'static [f64],
}

/// A graph with the float type that new nodes have, f32 or f64; bit patterns are signed integers of the same width.
pub(super) struct Builder<'g> {
    pub(super) g: &'g mut Graph,
    pub(super) dtype: DType,
}

impl<'g> Builder<'g> {
    #[track_caller]
    pub(super) fn new(g: &'g mut Graph, dtype: DType) -> Builder<'g> {
        assert!(
            matches!(dtype, DType::F32 | DType::F64),
            "transcendental functions are expanded for f32 and f64 only, not {dtype}: cast before and after"
        );
        Builder { g, dtype }
    }

    /// The same graph, writing f64.
    pub(super) fn wide(&mut self) -> Builder<'_> {
        Builder { g: self.g, dtype: DType::F64 }
    }

    pub(super) fn is_f32(&self) -> bool {
        self.dtype == DType::F32
    }

    /// One of two values, by the type that is written.
    pub(super) fn pick<T>(&self, f32: T, f64: T) -> T {
        if self.is_f32() { f32 } else { f64 }
    }

    /// The integer type of a bit pattern.
    pub(super) fn int_dtype(&self) -> DType {
        self.pick(DType::I32, DType::I64)
    }

    /// Bits below the exponent.
    pub(super) fn mantissa_bits(&self) -> i64 {
        self.pick(23, 52)
    }

    /// What is added to the exponent in a bit pattern.
    pub(super) fn bias(&self) -> i64 {
        self.pick(127, 1023)
    }

    /// A float constant, rounded to the type.
    pub(super) fn c(&mut self, value: f64) -> Id {
        self.g.constant(Scalar::from_f64(self.dtype, value))
    }

    /// An integer constant of the width of a bit pattern.
    pub(super) fn k(&mut self, value: i64) -> Id {
        self.g.constant(Scalar::from_i64(self.int_dtype(), value))
    }

    /// The bit pattern of a float constant that is the same number in either type.
    pub(super) fn bits_of(&mut self, value: f64) -> Id {
        let bits = Scalar::from_f64(self.dtype, value).bits as i64;
        self.k(bits)
    }

    pub(super) fn add(&mut self, a: Id, b: Id) -> Id {
        self.g.add(a, b)
    }

    pub(super) fn sub(&mut self, a: Id, b: Id) -> Id {
        self.g.sub(a, b)
    }

    pub(super) fn mul(&mut self, a: Id, b: Id) -> Id {
        self.g.mul(a, b)
    }

    /// a * constant.
    pub(super) fn scale(&mut self, a: Id, by: f64) -> Id {
        let by = self.c(by);
        self.g.mul(a, by)
    }

    pub(super) fn div(&mut self, a: Id, b: Id) -> Id {
        self.g.binary(BinaryOp::Div, a, b)
    }

    pub(super) fn fma(&mut self, a: Id, b: Id, c: Id) -> Id {
        self.g.fma(a, b, c)
    }

    pub(super) fn neg(&mut self, x: Id) -> Id {
        self.g.unary(UnaryOp::Neg, x)
    }

    pub(super) fn abs(&mut self, x: Id) -> Id {
        self.g.unary(UnaryOp::Abs, x)
    }

    /// To the nearest integer, ties to even.
    pub(super) fn round(&mut self, x: Id) -> Id {
        self.g.unary(UnaryOp::Round, x)
    }

    pub(super) fn trunc(&mut self, x: Id) -> Id {
        self.g.unary(UnaryOp::Trunc, x)
    }

    pub(super) fn lt(&mut self, a: Id, b: Id) -> Id {
        self.g.binary(BinaryOp::CmpLt, a, b)
    }

    pub(super) fn eq(&mut self, a: Id, b: Id) -> Id {
        self.g.binary(BinaryOp::CmpEq, a, b)
    }

    pub(super) fn ne(&mut self, a: Id, b: Id) -> Id {
        self.g.binary(BinaryOp::CmpNe, a, b)
    }

    pub(super) fn and(&mut self, a: Id, b: Id) -> Id {
        self.g.binary(BinaryOp::And, a, b)
    }

    pub(super) fn or(&mut self, a: Id, b: Id) -> Id {
        self.g.binary(BinaryOp::Or, a, b)
    }

    pub(super) fn shl(&mut self, a: Id, by: i64) -> Id {
        let by = self.k(by);
        self.g.binary(BinaryOp::Shl, a, by)
    }

    pub(super) fn select(&mut self, cond: Id, a: Id, b: Id) -> Id {
        self.g.select(cond, a, b)
    }

    /// x, but `value` where `key` equals `at`.
    pub(super) fn replace(&mut self, x: Id, key: Id, at: f64, value: Id) -> Id {
        let at = self.c(at);
        let cond = self.eq(key, at);
        self.select(cond, value, x)
    }

    /// The bit pattern of a float.
    pub(super) fn bits(&mut self, x: Id) -> Id {
        let int = self.int_dtype();
        self.g.bitcast(x, int)
    }

    /// The float of a bit pattern.
    pub(super) fn float(&mut self, bits: Id) -> Id {
        self.g.bitcast(bits, self.dtype)
    }

    /// An integer of the bit pattern's width, converted by value.
    pub(super) fn convert(&mut self, int: Id) -> Id {
        self.g.cast(int, self.dtype)
    }

    /// min(x, hi); NaN stays NaN. Written as a comparison so that one machine instruction does it.
    pub(super) fn at_most(&mut self, x: Id, hi: f64) -> Id {
        let hi = self.c(hi);
        let over = self.lt(hi, x);
        self.select(over, hi, x)
    }

    /// max(x, lo); NaN stays NaN.
    pub(super) fn at_least(&mut self, x: Id, lo: f64) -> Id {
        let lo = self.c(lo);
        let under = self.lt(x, lo);
        self.select(under, lo, x)
    }

    /// magnitude (not negative) with the sign of `sign`.
    pub(super) fn with_sign_of(&mut self, magnitude: Id, sign: Id) -> Id {
        let mask = self.k(self.pick(i32::MIN as i64, i64::MIN));
        let (m, s) = (self.bits(magnitude), self.bits(sign));
        let s = self.and(s, mask);
        let y = self.or(m, s);
        self.float(y)
    }

    /// y, but x itself where |x| < limit: there the function is x to within rounding, and the sign of zero and subnormals stay.
    pub(super) fn identity_below(&mut self, limit: f64, x: Id, y: Id) -> Id {
        let limit = self.c(limit);
        let a = self.abs(x);
        let tiny = self.lt(a, limit);
        self.select(tiny, x, y)
    }

    /// The sum of `coefficients[i] * x^i` by Horner's rule.
    pub(super) fn poly(&mut self, x: Id, coefficients: &Table) -> Id {
        let list = self.pick(coefficients.f32, coefficients.f64);
        self.horner(x, list.iter().copied())
    }

    /// `poly(x * unit) * unit` for a power of two: the factors go into the coefficients.
    pub(super) fn poly_in(&mut self, unit: f64, x: Id, coefficients: &Table) -> Id {
        let list = self.pick(coefficients.f32, coefficients.f64);
        self.horner(x, list.iter().enumerate().map(|(i, c)| c * unit.powi(i as i32 + 1)))
    }

    /// The sum of the coefficients times rising powers of x.
    pub(super) fn horner(&mut self, x: Id, coefficients: impl DoubleEndedIterator<Item = f64>) -> Id {
        let mut from_last = coefficients.rev();
        let last = from_last.next().expect("a polynomial has a coefficient");
        let mut sum = self.c(last);
        for c in from_last {
            let c = self.c(c);
            sum = self.fma(sum, x, c);
        }
        sum
    }
}
