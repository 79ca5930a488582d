//! LLVM as a compiler of programs, opened at run time where it is found.
//!
//! A program becomes LLVM IR as text (`kiln_kernels::render::llvm`), an object file (`emit`), and code in memory (`object`).

mod emit;
mod library;
mod object;

use crate::backend::{Backend, Code, Entry};
use crate::host::Level;
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
    level: Level,
}

impl Llvm {
    /// LLVM from that file, or else where the system finds it, making code for this processor or for a lower level of it.
    ///
    /// # Errors
    /// If it is not there, or the processor has no such level, in words for people.
    pub(crate) fn open(file: Option<&Path>, level: Option<Level>) -> Result<Llvm, String> {
        let library = Library::open(file)?;
        let highest = Level::detect();
        let Some(level) = level else {
            let (cpu, features) = library.host();
            return Ok(Llvm { library, machine: Machine { cpu, features }, level: highest });
        };
        if level > highest {
            return Err(format!("this processor has {} at most, no {}", highest.name(), level.name()));
        }
        Ok(Llvm { library, machine: Machine { cpu: generic(level).into(), features: String::new() }, level })
    }

    fn emit(&self, program: &Program, output: Output) -> Result<Vec<u8>, String> {
        self.library.emit(&llvm::render(program), &self.machine, output)
    }
}

impl Backend for Llvm {
    fn describe(&self) -> String {
        format!("{:?}, {} with {}", self.library, self.machine.cpu, self.level.name())
    }

    fn level(&self) -> Level {
        self.level
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

/// LLVM's name of any processor of a level.
fn generic(level: Level) -> &'static str {
    match level {
        _ if cfg!(target_arch = "aarch64") => "generic",
        Level::Baseline => "x86-64",
        Level::Avx2 => "x86-64-v3",
        Level::Avx512 => "x86-64-v4",
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
