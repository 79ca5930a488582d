//! Program -> source text.

pub mod c;
