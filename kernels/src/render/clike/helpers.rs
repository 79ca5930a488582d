//! The functions that an operation needs whose meaning is not the languages' own. Only those that a program uses are written.

use super::dialects::Dialect;
use super::ops::wrapping_type;
use crate::dtype::DType;
use crate::ir::BinaryOp;
use std::collections::BTreeMap;

/// The functions used so far: their texts by name.
pub(super) struct Helpers<'a> {
    dialect: &'a Dialect,
    used: BTreeMap<String, String>,
}

impl<'a> Helpers<'a> {
    pub(super) fn new(dialect: &'a Dialect) -> Helpers<'a> {
        Helpers { dialect, used: BTreeMap::new() }
    }

    /// The definitions, in the order of their names.
    pub(super) fn text(&self) -> String {
        self.used.values().map(|text| format!("{text}\n")).collect()
    }

    /// Notes a function of that name with `parameters`, and gives the name.
    fn function(&mut self, name: String, result: &str, parameters: &str, body: &str) -> String {
        let start = self.dialect.function;
        let lines: String = body.lines().map(|line| format!("    {}\n", line.trim_start())).collect();
        self.used.entry(name.clone()).or_insert_with(|| format!("{start} {result} {name}({parameters})\n{{\n{lines}}}\n"));
        name
    }

    /// The larger or smaller of two floats.
    pub(super) fn choose(&mut self, op: BinaryOp, dtype: DType) -> String {
        let ty = self.dialect.value_type(dtype);
        let sign = self.bits(if dtype == DType::F32 { DType::I32 } else { DType::I64 }, dtype, "a");
        let (above, keep) = if op == BinaryOp::Max { (">", format!("{sign} < 0 ? b : a")) } else { ("<", format!("{sign} < 0 ? a : b")) };
        let below = if above == ">" { "<" } else { ">" };
        let body = format!(
            "if (a {above} b) return a;
            if (a {below} b) return b;
            if (a == b) return {keep}; /* +0 is larger than -0 */
            return a + b; /* a NaN */"
        );
        self.function(format!("kiln_{}_{dtype}", op.name()), ty, &format!("{ty} a, {ty} b"), &body)
    }

    /// Floor division or modulo; by zero they give zero.
    pub(super) fn division(&mut self, op: BinaryOp, dtype: DType) -> String {
        let (ty, wrapping) = (self.dialect.value_type(dtype), wrapping_type(self.dialect, dtype));
        let body = match (op, dtype.is_signed_int()) {
            (BinaryOp::Div, true) => format!(
                "if (b == 0) return 0;
                if (b == -1) return ({ty})(0 - ({wrapping})a); /* the smallest a wraps */
                return ({ty})(a / b - (a % b != 0 && (a < 0) != (b < 0)));"
            ),
            (_, true) => format!(
                "if (b == 0 || b == -1) return 0;
                {ty} r = ({ty})(a % b);
                return ({ty})(r != 0 && (r < 0) != (b < 0) ? r + b : r);"
            ),
            (BinaryOp::Div, false) => format!("return ({ty})(b == 0 ? 0 : a / b);"),
            (_, false) => format!("return ({ty})(b == 0 ? 0 : a % b);"),
        };
        self.function(format!("kiln_{}_{dtype}", op.name()), ty, &format!("{ty} a, {ty} b"), &body)
    }

    /// Shifts that are defined for every amount.
    pub(super) fn shift(&mut self, op: BinaryOp, dtype: DType) -> String {
        let (ty, wrapping, width) = (self.dialect.value_type(dtype), wrapping_type(self.dialect, dtype), 8 * dtype.size());
        let inside = if dtype.is_signed_int() { format!("b >= 0 && b < {width}") } else { format!("b < {width}") };
        let body = match (op, dtype.is_signed_int()) {
            (BinaryOp::Shl, _) => format!("return {inside} ? ({ty})(({wrapping})a << b) : 0;"),
            (_, true) => format!("return ({ty})(a >> ({inside} ? b : {}));", width - 1),
            (_, false) => format!("return {inside} ? ({ty})(a >> b) : 0;"),
        };
        self.function(format!("kiln_{}_{dtype}", op.name()), ty, &format!("{ty} a, {ty} b"), &body)
    }

    /// Float to integer: towards zero, the nearest integer there is for what does not fit, 0 for NaN.
    pub(super) fn saturate(&mut self, from: DType, to: DType) -> String {
        let (source, ty) = (self.dialect.value_type(from), self.dialect.value_type(to));
        let bits = 8 * to.size() as i32 - i32::from(to.is_signed_int());
        // Powers of two: exact in either float type.
        let power = |value: f64| match from {
            DType::F32 => format!("{value:?}f"),
            _ if self.dialect.soft_doubles() => format!("kiln_f64_of({:#x}U{})", value.to_bits(), self.dialect.wide),
            _ => format!("{value:?}"),
        };
        let above = power(2f64.powi(bits));
        let below = if to.is_signed_int() { format!("-{above}") } else { power(0.0) };
        let whole = self.convert(from, to, "a");
        // All ones; shifted, as the smallest one has no literal.
        let wide = if to.size() == 8 { self.dialect.value_type(DType::U64) } else { self.dialect.value_type(DType::U32) };
        let highest = format!("({ty})((({wide})-1) >> {})", 8 * to.size().max(4) as i32 - bits);
        let lowest = if to.is_signed_int() { format!("({ty})(-{highest} - 1)") } else { "0".into() };
        let body = format!(
            "if (a != a) return 0;
            if (a < {below}) return {lowest};
            if (a >= {above}) return {highest};
            return {whole};"
        );
        self.function(format!("kiln_{to}_from_{from}"), ty, &format!("{source} a"), &body)
    }

    /// The expression for the value in another type that has it, or rounds it.
    pub(super) fn convert(&self, from: DType, to: DType, a: &str) -> String {
        let ty = self.dialect.value_type(to);
        let (soft, double) = (self.dialect.soft_doubles(), DType::F64);
        match (from, to) {
            _ if !soft || from == to || (from != double && to != double) => format!("({ty}){a}"),
            (_, DType::F32) => format!("kiln_float_from({a})"),
            (DType::F64, _) => format!("({ty})kiln_whole({a})"),
            (DType::F32, _) => format!("kiln_f64_from({a})"),
            (integer, _) => {
                let widest = if integer.is_signed_int() { DType::I64 } else { DType::U64 };
                format!("kiln_f64_from(({}){a})", self.dialect.value_type(widest))
            }
        }
    }

    /// The expression for the same bits in another type.
    pub(super) fn bits(&mut self, to: DType, from: DType, value: &str) -> String {
        if to == from {
            return value.into();
        }
        if let Some(bits) = self.dialect.bits {
            return bits(to, from, value);
        }
        let (source, ty) = (self.dialect.value_type(from), self.dialect.value_type(to));
        let body = format!("{ty} b;\n__builtin_memcpy(&b, &a, sizeof b);\nreturn b;");
        let name = self.function(format!("kiln_{to}_bits_of_{from}"), ty, &format!("{source} a"), &body);
        format!("{name}({value})")
    }

    /// A bounds check: the first that fails is remembered.
    pub(super) fn bound(&mut self) -> String {
        let d = self.dialect;
        let (index, word, status) = (d.value_type(DType::I64), d.value_type(DType::U32), format!("{}kiln_status *status", d.global));
        // In the order of names, what is called comes before.
        let claim = self.function("kiln_a_claim".into(), "bool", &format!("{status}, {word} site"), d.claim);
        let body = format!(
            "if (index >= 0 && index < limit) return index;
            if ({claim}(status, site)) status->index = index;
            return 0;"
        );
        self.function("kiln_bound".into(), index, &format!("{index} index, {index} limit, {word} site, {status}"), &body)
    }
}
