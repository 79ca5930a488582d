//! LLVM as a compiler of programs, opened at run time where it is found.
//!
//! A program becomes LLVM IR as text (`kiln_kernels::render::llvm`), an object file (`emit`), and code in memory (`object`).

mod emit;
mod library;
mod object;

use crate::backend::{Backend, Code, Entry};
use crate::libcalls;
use emit::{Machine, Output};
use kiln_kernels::program::Program;
use kiln_kernels::render::llvm;
use library::Library;
use object::Image;
use std::path::Path;

/// Compiles for the processor that this runs on.
#[derive(Debug)]
pub(crate) struct Llvm {
    library: &'static Library,
    machine: Machine,
}

impl Llvm {
    /// LLVM from that file, or else where the system finds it.
    ///
    /// # Errors
    /// If it is not there, in words for people.
    pub(crate) fn open(file: Option<&Path>) -> Result<Llvm, String> {
        let library = Library::open(file)?;
        let (cpu, features) = library.host();
        Ok(Llvm { library, machine: Machine { cpu, features } })
    }

    fn emit(&self, program: &Program, output: Output) -> Result<Vec<u8>, String> {
        self.library.emit(&llvm::render(program), &self.machine, output)
    }
}

impl Backend for Llvm {
    fn describe(&self) -> String {
        format!("{:?}, {}", self.library, self.machine.cpu)
    }

    fn compile(&self, program: &Program) -> Result<Box<dyn Code>, String> {
        let object = self.emit(program, Output::Object)?;
        let externals = libcalls::table().map(|(name, address)| (name, address.addr())).collect();
        Ok(Box::new(Loaded(Image::load(&object, llvm::FUNCTION, &externals)?)))
    }

    fn assembly(&self, program: &Program) -> Option<String> {
        String::from_utf8(self.emit(program, Output::Assembly).ok()?).ok()
    }
}

/// One compiled program.
struct Loaded(Image);

impl Code for Loaded {
    fn entry(&self) -> Entry {
        // SAFETY: the function that `render` writes has the parameters of `Entry`, and the calling convention of C: on the systems that the
        // loader maps memory on, that of ELF.
        unsafe { std::mem::transmute::<*const u8, Entry>(self.0.entry()) }
    }
}
