//! LLVM as a compiler of programs, opened at run time where it is found.
//!
//! A program becomes LLVM IR as text (`kiln_kernels::render::llvm`), an object file (`emit`), which is kept on disk (`kiln_runtime::cache`), and code in memory
//! (`object`).

mod emit;
mod library;
mod object;

use crate::backend::{Backend, Code, Entry};
use crate::device::CpuOptions;
use crate::host::{self, Level};
use crate::libcalls;
use emit::{Machine, Output};
use kiln_kernels::lower::MatrixUnit;
use kiln_kernels::program::Program;
use kiln_kernels::render::llvm;
use kiln_runtime::Target;
use kiln_runtime::cache::{Cache, Key};
use library::{Library, Place};
use object::Image;
use std::path::{Path, PathBuf};

/// Compiles for the processor that this runs on.
#[derive(Debug)]
pub(crate) struct Llvm {
    /// The file that was named.
    file: Option<PathBuf>,
    /// Where the library is, if that is known without opening it: it is opened for the first kernel that is in no cache.
    place: Option<Place>,
    level: Level,
    /// Whether the level was asked for; else the code is for exactly this processor.
    lowered: bool,
    matrix: Option<MatrixUnit>,
    cache: Option<Cache>,
}

/// What LLVM calls the instructions of tiles: they are there, whatever it has found out itself.
const TILE_FEATURES: &str = ",+amx-tile,+amx-bf16";

/// Bytes that the cache may hold: some ten thousand kernels.
const CACHE_LIMIT: u64 = 256 << 20;

impl Llvm {
    /// LLVM from the file that the options name, or else where the system finds it, making code for this processor or for a lower level of
    /// it; with objects kept in a folder, if one is given. A lower level, or what is to be exact, uses no matrix unit.
    ///
    /// # Errors
    /// If it is not there, or the processor has no such level, in words for people.
    pub(crate) fn open(options: &CpuOptions) -> Result<Llvm, String> {
        let (file, level) = (options.llvm.as_deref(), options.level);
        let highest = Level::detect();
        let lowered = level.is_some();
        let level = level.unwrap_or(highest);
        if level > highest {
            return Err(format!("this processor has {} at most, no {}", highest.name(), level.name()));
        }
        let place = Place::find(file);
        if place.is_none() {
            Library::open(file, None)?;
        }
        let matrix = options.unit.or_else(host::matrix_unit).filter(|_| !lowered && !options.exact);
        let cache = options.cache.as_ref().map(|folder| Cache::new(folder.to_path_buf(), CACHE_LIMIT));
        Ok(Llvm { file: file.map(Path::to_path_buf), place, level, lowered, matrix, cache })
    }

    fn opened(&self) -> Result<&'static Library, String> {
        Library::open(self.file.as_deref(), self.place.as_ref())
    }

    fn machine(&self, library: &Library) -> Machine {
        if self.lowered {
            return Machine { cpu: generic(self.level).into(), features: String::new() };
        }
        let (cpu, mut features) = library.host();
        if self.matrix == Some(MatrixUnit::tiles()) {
            features += TILE_FEATURES;
        }
        Machine { cpu, features }
    }

    fn emit(&self, text: &str, output: Output) -> Result<Vec<u8>, String> {
        let library = self.opened()?;
        library.emit(text, &self.machine(library), output)
    }

    /// What decides the object of a text, told without opening the library where that is possible.
    fn key(&self, text: &str) -> Result<Key, String> {
        let library = match &self.place {
            Some(place) => place.identity(),
            None => format!("{:?}", self.opened()?),
        };
        let processor = if self.lowered { String::new() } else { host::processor() };
        Ok(Key::of(&[library.as_bytes(), processor.as_bytes(), self.level.name().as_bytes(), &emit::settings(), text.as_bytes()]))
    }

    fn load(object: &[u8]) -> Result<Box<dyn Code>, String> {
        let externals = libcalls::table().map(|(name, address)| (name, address.addr())).collect();
        Ok(Box::new(Loaded(Image::load(object, llvm::FUNCTION, &externals)?)))
    }
}

impl Backend for Llvm {
    fn describe(&self) -> String {
        match self.opened() {
            Ok(library) => format!("{library:?}, {} with {}", self.machine(library).cpu, self.level.name()),
            Err(reason) => reason,
        }
    }

    fn level(&self) -> Level {
        self.level
    }

    fn target(&self, threads: usize) -> Target {
        Target { every_type: true, matrix: self.matrix, ..self.level.target(threads) }
    }

    fn compile(&self, program: &Program) -> Result<Box<dyn Code>, String> {
        if let Some(reason) = llvm::unsupported(program) {
            return Err(reason);
        }
        let text = llvm::render(program);
        let Some(cache) = &self.cache else { return Llvm::load(&self.emit(&text, Output::Object)?) };
        let key = self.key(&text)?;
        // An object that is whole and yet does not load is compiled again as well.
        if let Some(code) = cache.get(key).and_then(|object| Llvm::load(&object).ok()) {
            return Ok(code);
        }
        let object = self.emit(&text, Output::Object)?;
        cache.put(key, &object);
        Llvm::load(&object)
    }

    fn compile_text(&self, text: &str) -> Option<Result<Box<dyn Code>, String>> {
        Some(self.emit(text, Output::Object).and_then(|object| Llvm::load(&object)))
    }

    fn assembly(&self, program: &Program) -> Option<String> {
        String::from_utf8(self.emit(&llvm::render(program), Output::Assembly).ok()?).ok()
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
