//! Text forms of kernels and programs: what `Display` writes, `parse_kernel` and `parse_program` read back, exactly.
//!
//! One statement a line; `//` starts a comment. Names of values are any identifiers; printed, they are the positions.

mod infix;
mod kernel;
mod lexer;
mod program;

pub use infix::infix;
pub(crate) use kernel::Subject;
pub use kernel::parse_kernel;
pub use program::parse_program;

use crate::dtype::{DType, Scalar};
use std::fmt;

/// Where and why a text is not a kernel or a program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct ParseError {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub reason: String,
}

/// A constant as text that parses back to the same bits: NaNs are written as their bits.
struct Literal(Scalar);

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Literal(s) = self;
        if s.dtype.is_float() && s.as_f64().is_nan() { write!(f, "{:#x}", s.bits) } else { write!(f, "{s}") }
    }
}

/// The constant of that type that [`Literal`] writes like this.
fn parse_literal(text: &str, dtype: DType) -> Option<Scalar> {
    let bits = match dtype {
        DType::Bool => text.parse::<bool>().ok()? as u64,
        DType::U8 => text.parse::<u8>().ok()?.into(),
        DType::U16 => text.parse::<u16>().ok()?.into(),
        DType::U32 => text.parse::<u32>().ok()?.into(),
        DType::U64 => text.parse::<u64>().ok()?,
        DType::I8 => text.parse::<i8>().ok()? as u8 as u64,
        DType::I16 => text.parse::<i16>().ok()? as u16 as u64,
        DType::I32 => text.parse::<i32>().ok()? as u32 as u64,
        DType::I64 => text.parse::<i64>().ok()? as u64,
        DType::F16 | DType::BF16 | DType::F32 | DType::F64 => return parse_float(text, dtype),
    };
    Some(Scalar { dtype, bits })
}

fn parse_float(text: &str, dtype: DType) -> Option<Scalar> {
    if let Some(hex) = text.strip_prefix("0x") {
        let bits = u64::from_str_radix(hex, 16).ok()?;
        let fits = dtype.size() == 8 || bits >> (8 * dtype.size()) == 0;
        return fits.then_some(Scalar { dtype, bits });
    }
    match dtype {
        DType::F32 => text.parse::<f32>().ok().map(Scalar::f32),
        _ => text.parse::<f64>().ok().map(|v| Scalar::from_f64(dtype, v)),
    }
}

/// A name as it is if it is an identifier, else quoted.
struct Name<'a>(&'a str);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if lexer::is_identifier(self.0) { f.write_str(self.0) } else { write!(f, "\"{}\"", self.0.escape_default()) }
    }
}

/// `text` with a mark at the given line (from 0), and at most `around` lines before and after it.
pub(crate) fn mark_line(text: &str, line: usize, around: usize) -> String {
    let from = line.saturating_sub(around);
    let mut out = String::new();
    for (at, content) in text.lines().enumerate().skip(from).take(line - from + around + 1) {
        let mark = if at == line { ">>> " } else { "    " };
        out.push_str(mark);
        out.push_str(content);
        out.push('\n');
    }
    out
}
