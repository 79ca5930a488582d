//! What is said about a finding.

use crate::dtype::Scalar;
use crate::ir::{Id, Kernel, ParamId, RangeId};
use std::fmt;

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// An integer on the way to an index exceeds its type.
    Overflow,
    /// A NaN or an infinity of numbers that are none.
    NotFinite,
    /// Too much of a value is lost.
    Precision,
    /// A device has stored something else than the expressions give.
    Differs,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Overflow => "integer overflow",
            Kind::NotFinite => "not finite",
            Kind::Precision => "lost precision",
            Kind::Differs => "wrong result",
        })
    }
}

/// A value that went into an operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Operand {
    /// Its node.
    pub id: Id,
    /// The value.
    pub value: Scalar,
    /// What f64 gives.
    pub exact: f64,
}

/// The operation that something wrong comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// Which kind.
    pub kind: Kind,
    /// The kernel's name.
    pub kernel: String,
    /// The operation.
    pub id: Id,
    /// Its name in texts.
    pub operation: &'static str,
    /// Its line in the kernel's text, from 1.
    pub line: usize,
    /// That line.
    pub text: String,
    /// What it gives, if that is a value of its type.
    pub value: Option<Scalar>,
    /// What f64 gives.
    pub exact: Option<f64>,
    /// What it computes from, each with its line in the text.
    pub operands: Vec<(Operand, usize, String)>,
    /// The values of the ranges around it.
    pub at: Vec<(RangeId, i64)>,
    /// The element that is stored, if it is known, and the number of the store.
    pub element: Option<(ParamId, u64)>,
    /// Which of the kernel's stores.
    pub store: usize,
}

impl Finding {
    pub(super) fn new(
        kernel: &Kernel,
        kind: Kind,
        id: Id,
        operands: Vec<Operand>,
        at: Vec<(RangeId, i64)>,
        value: Option<Scalar>,
        store: usize,
    ) -> Finding {
        let (line, text) = kernel.line(id);
        let mut named: Vec<(Operand, usize, String)> = Vec::new();
        for operand in operands {
            // A square's operand is one.
            if !named.iter().any(|(other, ..)| other.id == operand.id) {
                let (line, text) = kernel.line(operand.id);
                named.push((operand, line, text));
            }
        }
        let (operands, operation) = (named, kernel.graph.op(id).name());
        Finding { kind, kernel: kernel.name.clone(), id, operation, line, text, value, exact: None, operands, at, element: None, store }
    }

    pub(super) fn exact(self, exact: f64) -> Finding {
        Finding { exact: Some(exact), ..self }
    }

    pub(super) fn element(self, param: ParamId, element: u64) -> Finding {
        Finding { element: Some((param, element)), ..self }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}: {}: n{}", self.kernel, self.line, self.kind, self.id.0)?;
        match (self.kind, self.value, self.exact) {
            (Kind::Overflow, ..) => write!(f, " exceeds its type")?,
            (Kind::NotFinite, Some(value), _) => write!(f, " is {value}, of numbers that are not")?,
            (Kind::Precision, Some(value), Some(exact)) => write!(f, " is {value}, and {exact:e} in f64")?,
            (Kind::Differs, Some(value), _) => write!(f, " was stored as {value}")?,
            _ => {}
        }
        let at: Vec<String> = self.at.iter().map(|(r, value)| format!("r{} = {value}", r.0)).collect();
        if !at.is_empty() {
            write!(f, ", at {}", at.join(", "))?;
        }
        if let Some((param, element)) = self.element {
            write!(f, ", for %{}[{element}]", param.0)?;
        }
        let shows_itself = self.operands.iter().any(|(operand, ..)| operand.id == self.id);
        for (operand, line, text) in &self.operands {
            write!(f, "\n{line:>6} | {text}\n       |   = {}", operand.value)?;
            if self.kind == Kind::Precision {
                write!(f, ", {:e} in f64", operand.exact)?;
            }
        }
        if !shows_itself {
            write!(f, "\n{:>6} | {}", self.line, self.text)?;
        }
        Ok(())
    }
}
