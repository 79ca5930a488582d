//! The emulated devices.

use crate::compiler::{Compiler, Watched};
use crate::launch::{Compiled, How, Kernel, Lowered, Source};
use crate::memory::HostBuffer;
use crate::shim::host_text;
use kiln_kernels::check::verify_program;
use kiln_kernels::lower::Gpu;
use kiln_kernels::program::Program;
use kiln_kernels::render::{CUDA, Dialect, HIP, Launch, METAL, OPENCL, clike};
use kiln_runtime::{Buffer, Device, Executable, Result, RuntimeError, Target};
use rustc_hash::FxHashMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How an emulated device works.
#[derive(Clone, Debug, Default)]
pub struct EmulateOptions {
    /// The C++ compiler; if none is given, clang is looked for by its usual names.
    pub compiler: Option<PathBuf>,
    /// The folder where what was compiled is kept; it is not, if none is given.
    pub cache: Option<PathBuf>,
    /// Chooses which thread goes on first; 0 takes them in order.
    pub seed: u64,
    /// Watches what a text does: what it may not do is an error, [`RuntimeError::Fault`]. Slow.
    pub checked: bool,
    /// Checked, and a NaN or an infinity that is made of finite numbers and stored is an error, too.
    pub finite: bool,
}

/// A processor that is emulated.
#[derive(Clone, Copy, Debug)]
struct Model {
    name: &'static str,
    dialect: &'static Dialect,
    /// Threads that run in step.
    wave: u32,
}

const MODELS: [Model; 7] = [
    Model { name: "emulate:hip:gfx1100", dialect: &HIP, wave: 32 },
    Model { name: "emulate:hip:gfx90a", dialect: &HIP, wave: 64 },
    Model { name: "emulate:cuda:sm_80", dialect: &CUDA, wave: 32 },
    Model { name: "emulate:cuda:sm_89", dialect: &CUDA, wave: 32 },
    Model { name: "emulate:cuda:sm_90", dialect: &CUDA, wave: 32 },
    Model { name: "emulate:metal", dialect: &METAL, wave: 32 },
    Model { name: "emulate:opencl", dialect: &OPENCL, wave: 32 },
];

/// A device that runs the text of one language on the CPU.
pub struct Emulated {
    model: Model,
    how: How,
    compiler: Compiler,
    /// By kernel and text.
    compiled: Mutex<FxHashMap<String, Arc<Compiled>>>,
}

impl Emulated {
    /// The names of the devices that there are.
    pub fn names() -> impl Iterator<Item = &'static str> {
        MODELS.iter().map(|model| model.name)
    }

    /// The device of that name.
    ///
    /// # Errors
    /// If there is none of that name, or no compiler.
    pub fn new(name: &str, options: EmulateOptions) -> Result<Emulated> {
        let known = || Emulated::names().collect::<Vec<_>>().join(", ");
        let model =
            MODELS.iter().find(|m| m.name == name).ok_or_else(|| RuntimeError::UnknownDevice { name: name.into(), known: known() })?;
        let watched = match (options.checked, options.finite) {
            (_, true) => Watched::Finite,
            (true, false) => Watched::Yes,
            (false, false) => Watched::No,
        };
        let compiler = Compiler::find(name, options.compiler, options.cache, watched)?;
        let how = How { device: name.into(), wave: model.wave, seed: options.seed, watched };
        Ok(Emulated { model: *model, how, compiler, compiled: Mutex::default() })
    }

    /// A kernel from its text in the device's language.
    ///
    /// # Errors
    /// If the compiler does not take it.
    pub fn source(&self, source: Source<'_>) -> Result<Kernel> {
        let failed = |reason| RuntimeError::Compile { kernel: source.kernel.into(), device: self.name(), reason };
        let compiled = self.compile_text(source).map_err(failed)?;
        Ok(Kernel::new(self.how.clone(), compiled))
    }

    /// The program with a text in place of the one that is generated for it: an edited [`Executable::assembly`].
    ///
    /// # Errors
    /// If the compiler does not take it, or the device the program.
    pub fn edited(&self, program: &Program, text: &str) -> Result<Arc<dyn Executable>> {
        self.compile_as(program, Some(text))
    }

    /// The processor that is emulated.
    fn gpu(&self) -> &'static Gpu {
        let name = self.model.name.rsplit(':').next().unwrap_or_default();
        Gpu::like(if name == "metal" { "apple" } else { name }, self.model.wave)
    }

    fn compile_as(&self, program: &Program, text: Option<&str>) -> Result<Arc<dyn Executable>> {
        let failed = |reason: String| RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason };
        verify_program(program).map_err(|e| failed(e.to_string()))?;
        // Names decide nothing: programs that differ in them only share their code.
        let anonymous = Program { name: "kernel".into(), tags: Vec::new(), ..program.clone() };
        let launch = Launch::new(program, &self.gpu().limits()).map_err(failed)?;
        let text = match text {
            Some(text) => text.to_string(),
            None => clike::render(&anonymous, self.model.dialect, &launch, &[]).map_err(failed)?,
        };
        let kernel = clike::function_name(&anonymous);
        let compiled = self.compile_text(Source { text: &text, kernel: &kernel }).map_err(failed)?;
        let kernel = Kernel::new(self.how.clone(), compiled);
        Ok(Arc::new(Lowered { program: program.clone(), launch, kernel }))
    }

    fn compile_text(&self, source: Source<'_>) -> std::result::Result<Arc<Compiled>, String> {
        let text = host_text(self.model.dialect.name, source.text, source.kernel, self.how.watched != Watched::No)
            .ok_or("the language is not emulated")?;
        if let Some(known) = self.compiled().get(&text) {
            return Ok(known.clone());
        }
        // Outside the lock, so that several threads may compile.
        let made = Arc::new(Compiled { text: source.text.into(), code: self.compiler.compile(&text, source)? });
        Ok(self.compiled().entry(text).or_insert(made).clone())
    }

    fn compiled(&self) -> MutexGuard<'_, FxHashMap<String, Arc<Compiled>>> {
        self.compiled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Emulated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.model.name)
    }
}

impl Device for Emulated {
    fn name(&self) -> String {
        self.model.name.into()
    }

    fn describe(&self) -> String {
        format!("{} text on the CPU, thread by thread, compiled by {}", self.model.dialect.name, self.compiler.version)
    }

    fn target(&self) -> Target {
        self.gpu().target()
    }

    fn allocate(&self, bytes: usize) -> Result<Arc<dyn Buffer>> {
        Ok(Arc::new(HostBuffer::new(self.model.name, bytes, self.how.watched != Watched::No)?))
    }

    fn compile(&self, program: &Program) -> Result<Arc<dyn Executable>> {
        self.compile_as(program, None)
    }

    fn compile_text(&self, program: &Program, text: &str) -> Result<Arc<dyn Executable>> {
        self.edited(program, text)
    }

    fn synchronize(&self) -> Result<()> {
        drop(crate::memory::turn());
        Ok(())
    }
}
