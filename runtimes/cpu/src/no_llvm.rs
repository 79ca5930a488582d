//! Where code cannot be loaded as it is elsewhere, there is no LLVM.

use crate::backend::{Backend, Code};
use crate::host::Level;
use kiln_kernels::program::Program;
use std::path::Path;

/// There is none.
#[derive(Debug)]
pub(crate) enum Llvm {}

impl Llvm {
    pub(crate) fn open(_: Option<&Path>, _: Option<Level>, _: Option<&Path>) -> Result<Llvm, String> {
        Err("LLVM is used on Unix only".into())
    }
}

impl Backend for Llvm {
    fn describe(&self) -> String {
        match *self {}
    }

    fn level(&self) -> Level {
        match *self {}
    }

    fn compile(&self, _: &Program) -> Result<Box<dyn Code>, String> {
        match *self {}
    }

    fn assembly(&self, _: &Program) -> Option<String> {
        match *self {}
    }
}
