//! The texts of the panics that a caller's mistake in shapes, types or axes raises.
//!
//! Each names the operation, shows the shapes aligned as broadcasting aligns them, points at the offending axis, says where the
//! operands were made and how to mend it.

use super::Tensor;
use std::fmt::Write;

/// One operand of a message: what it is called there, and the tensor.
pub(crate) type Named<'a> = (&'a str, &'a Tensor);

/// Panics because operands do not fit together. `axis` counts from the last axis of the widest operand; it is marked in each shape
/// that has it.
#[track_caller]
pub(crate) fn mismatch(op: &str, what: &str, operands: &[Named<'_>], axis: Option<usize>, mend: &str) -> ! {
    panic!("{}", mismatch_text(op, what, operands, axis, mend))
}

/// The text of [`mismatch`].
fn mismatch_text(op: &str, what: &str, operands: &[Named<'_>], axis: Option<usize>, mend: &str) -> String {
    let rank = operands.iter().map(|(_, t)| t.rank()).max().unwrap_or(0);
    // Columns count from the last axis, so that aligned axes share one.
    let column = |k: usize| {
        let extents = operands.iter().filter_map(|(_, t)| t.rank().checked_sub(k + 1).map(|a| t.shape()[a].to_string().len()));
        extents.max().unwrap_or(1)
    };
    let widths: Vec<usize> = (0..rank).map(column).collect();
    let names = operands.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut text = format!("{op}: {what}\n");
    for (name, tensor) in operands {
        let _ = write!(text, "  {name:<names$}  [");
        for k in (0..rank).rev() {
            let separator = if k == 0 { "" } else { ", " };
            match tensor.rank().checked_sub(k + 1) {
                Some(a) => drop(write!(text, "{:>w$}{separator}", tensor.shape()[a], w = widths[k])),
                None => drop(write!(text, "{:w$}", "", w = widths[k] + separator.len())),
            }
        }
        let _ = writeln!(text, "] {}, made at {}", tensor.dtype(), tensor.location());
    }
    if let Some(k) = axis {
        let before: usize = (k + 1..rank).map(|k| widths[k] + 2).sum();
        let _ = writeln!(text, "{:indent$}{:^>w$} here", "", "", indent = 2 + names + 3 + before, w = widths[k]);
    }
    let _ = write!(text, "  help: {mend}");
    text
}

/// Panics because an operand has an element type that the operation does not take.
#[track_caller]
pub(crate) fn bad_dtype(op: &str, tensor: &Tensor, wanted: &str, mend: &str) -> ! {
    panic!("{op}: takes {wanted}, not {} (shape {:?}, made at {})\n  help: {mend}", tensor.dtype(), tensor.shape(), tensor.location())
}

/// Panics because an operand has a rank that the operation does not take.
#[track_caller]
pub(crate) fn bad_rank(op: &str, tensor: &Tensor, wanted: &str) -> ! {
    panic!(
        "{op}: takes {wanted}, not rank {} (shape {:?}, made at {})\n  help: reshape, squeeze or unsqueeze the tensor first",
        tensor.rank(),
        tensor.shape(),
        tensor.location()
    )
}
