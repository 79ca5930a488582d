//! Runs files of fixtures: results of established programs, against which this project's own are checked.

pub(crate) mod args;
pub(crate) mod array;
pub(crate) mod case;
mod checked;
pub(crate) mod file;
pub(crate) mod graph;
pub(crate) mod model;
pub(crate) mod ops;
pub(crate) mod suite;
pub(crate) mod tokens;
pub(crate) mod variant;
