//! The C functions that an operation needs whose meaning is not C's own. Only those that a program uses are written.

use super::ops::wrapping_type;
use super::value_type;
use crate::dtype::DType;
use crate::ir::BinaryOp;
use std::collections::BTreeMap;

/// The functions used so far: their texts by name.
#[derive(Default)]
pub(super) struct Helpers {
    used: BTreeMap<String, String>,
}

impl Helpers {
    /// The definitions, in the order of their names.
    pub(super) fn text(&self) -> String {
        self.used.values().map(|text| format!("{text}\n")).collect()
    }

    /// Notes a function of that name with `parameters`, and gives the name.
    fn function(&mut self, name: String, result: &str, parameters: &str, body: &str) -> String {
        let lines: String = body.lines().map(|line| format!("    {}\n", line.trim_start())).collect();
        self.used.entry(name.clone()).or_insert_with(|| format!("static inline {result} {name}({parameters})\n{{\n{lines}}}\n"));
        name
    }

    /// The larger or smaller of two floats.
    pub(super) fn choose(&mut self, op: BinaryOp, dtype: DType) -> String {
        let ty = value_type(dtype);
        let (above, keep) = if op == BinaryOp::Max { (">", "signbit(a) ? b : a") } else { ("<", "signbit(a) ? a : b") };
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
        let (ty, wrapping) = (value_type(dtype), wrapping_type(dtype));
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
        let (ty, wrapping, width) = (value_type(dtype), wrapping_type(dtype), 8 * dtype.size());
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
        let (source, ty) = (value_type(from), value_type(to));
        let bits = 8 * to.size() as i32 - i32::from(to.is_signed_int());
        // Powers of two: exact in either float type.
        let above = format!("{:?}", 2f64.powi(bits));
        let below = if to.is_signed_int() { format!("-{above}") } else { "0.0".into() };
        let macro_name = ty.trim_end_matches("_t").to_uppercase();
        let lowest = if to.is_signed_int() { format!("{macro_name}_MIN") } else { "0".into() };
        let body = format!(
            "if (a != a) return 0;
            if (a < {below}) return {lowest};
            if (a >= {above}) return {macro_name}_MAX;
            return ({ty})a;"
        );
        self.function(format!("kiln_{to}_from_{from}"), ty, &format!("{source} a"), &body)
    }

    /// The same bits in another type.
    pub(super) fn bitcast(&mut self, from: DType, to: DType) -> String {
        let (source, ty) = (value_type(from), value_type(to));
        let body = format!("{ty} b;\nmemcpy(&b, &a, sizeof b);\nreturn b;");
        self.function(format!("kiln_{to}_bits_of_{from}"), ty, &format!("{source} a"), &body)
    }

    /// A bounds check: the first that fails is remembered.
    pub(super) fn bound(&mut self) -> String {
        let body = "if (index >= 0 && index < limit) return index;
            if (status->tag < 0) {
            status->tag = tag;
            status->index = index;
            }
            return 0;";
        self.function("kiln_bound".into(), "int64_t", "int64_t index, int64_t limit, int64_t tag, kiln_status *status", body)
    }
}
