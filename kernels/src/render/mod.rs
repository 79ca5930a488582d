//! Program -> source text.
