//! Shared by the tests of this crate.
#![allow(dead_code, reason = "no test uses all of it")]

pub(crate) mod direct;
pub(crate) mod eval;
pub(crate) mod random_kernel;
