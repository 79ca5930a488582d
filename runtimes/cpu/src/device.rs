//! The device: memory, a compiler and a cache of what it compiled.

use crate::backend::{Backend, Code};
use crate::host::Level;
use crate::interpret::Interpreted;
use crate::jit::Cranelift;
use crate::launch::{Compiled, Kernel};
use crate::llvm::Llvm;
use crate::memory::{CpuBuffer, turn};
use crate::pool::Pool;
use kiln_kernels::check::{Interpreter, verify_program};
use kiln_kernels::lower::MatrixUnit;
use kiln_kernels::program::Program;
use kiln_runtime::{Buffer, Device, Executable, RuntimeError, Target};
use rustc_hash::FxHashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What runs programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Engine {
    /// LLVM where it is found, else Cranelift.
    #[default]
    Best,
    /// LLVM, whose library is opened at run time.
    Llvm,
    /// Cranelift, which is always there: compiles faster, to slower code.
    Cranelift,
    /// The reference interpreter, with every check there is.
    Interpreter,
}

impl Engine {
    /// The name of the device that it makes.
    pub fn device(self) -> &'static str {
        match self {
            Engine::Best => "cpu",
            Engine::Llvm => "cpu:llvm",
            Engine::Cranelift => "cpu:cranelift",
            Engine::Interpreter => "cpu:interpret",
        }
    }
}

/// How a CPU device works.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CpuOptions {
    /// What runs programs.
    pub engine: Engine,
    /// Threads that work on a launch, the caller among them; as many as the machine has cores if none is given.
    pub threads: Option<usize>,
    /// The file of LLVM's library; if none is given, it is looked for by its usual names.
    pub llvm: Option<PathBuf>,
    /// The vectors that LLVM makes code with, if not the widest that the processor has.
    pub level: Option<Level>,
    /// The folder where LLVM's objects are kept; they are not, if none is given.
    pub cache: Option<PathBuf>,
    /// Products of bf16 as those of f32, with the bits that every backend gives, instead of by a matrix unit.
    pub exact: bool,
    /// The matrix unit to make code for where it is not the processor's own: something else does its instructions there.
    pub unit: Option<MatrixUnit>,
}

/// The processor that this runs on.
#[derive(Debug)]
pub struct CpuDevice {
    name: &'static str,
    threads: usize,
    pool: Arc<Mutex<Pool>>,
    /// Compiles programs; they are interpreted if there is none.
    backend: Option<Arc<dyn Backend>>,
    cache: Mutex<Cache>,
}

impl CpuDevice {
    /// A device. Threads start with the first launch that is large enough for them.
    ///
    /// # Errors
    /// If LLVM, or a level of the processor, is asked for and is not there.
    pub fn new(options: CpuOptions) -> kiln_runtime::Result<CpuDevice> {
        let name = options.engine.device();
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = options.threads.unwrap_or_else(cores).max(1);
        let llvm = || Llvm::open(&options);
        let (threads, backend): (usize, Option<Arc<dyn Backend>>) = match options.engine {
            Engine::Interpreter => (1, None),
            Engine::Cranelift => (threads, Some(Arc::new(Cranelift))),
            Engine::Llvm => {
                let llvm = llvm().map_err(|reason| RuntimeError::Device { device: name.into(), reason })?;
                (threads, Some(Arc::new(llvm)))
            }
            Engine::Best => match llvm() {
                Ok(llvm) => (threads, Some(Arc::new(llvm))),
                // What was asked for is meant.
                Err(reason) if options.llvm.is_some() || options.level.is_some() => {
                    return Err(RuntimeError::Device { device: name.into(), reason });
                }
                Err(_) => (threads, Some(Arc::new(Cranelift))),
            },
        };
        Ok(CpuDevice { name, threads, pool: Arc::new(Mutex::new(Pool::new(threads))), backend, cache: Mutex::default() })
    }
}

impl Device for CpuDevice {
    fn name(&self) -> String {
        self.name.into()
    }

    fn describe(&self) -> String {
        match &self.backend {
            Some(backend) => format!("{}, {} threads", backend.describe(), self.threads),
            None => "the reference interpreter, which checks every access".into(),
        }
    }

    fn target(&self) -> Target {
        match &self.backend {
            Some(backend) => backend.target(self.threads),
            None => Target::new(1, 16, self.threads as u32),
        }
    }

    fn allocate(&self, bytes: usize) -> kiln_runtime::Result<Arc<dyn Buffer>> {
        Ok(Arc::new(CpuBuffer::new(self.name, bytes)?))
    }

    fn compile(&self, program: &Program) -> kiln_runtime::Result<Arc<dyn Executable>> {
        let failed = |reason| RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason };
        match &self.backend {
            Some(backend) => {
                let compiled = self.code(backend, program).map_err(failed)?;
                Ok(Arc::new(Kernel::new(program, compiled, backend.clone(), self.name, self.pool.clone(), self.threads)))
            }
            None => {
                let interpreter = Interpreter::new(program).map_err(|fault| failed(fault.to_string()))?;
                Ok(Arc::new(Interpreted::new(program.clone(), interpreter, self.name)))
            }
        }
    }

    fn compile_text(&self, program: &Program, text: &str) -> kiln_runtime::Result<Arc<dyn Executable>> {
        let failed = |reason| RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason };
        verify_program(program).map_err(|e| failed(e.to_string()))?;
        let takes = self.backend.as_ref().and_then(|backend| Some((backend, backend.compile_text(text)?)));
        let (backend, code) =
            takes.ok_or_else(|| failed("it takes no text in place of the one it makes; cpu:llvm takes LLVM IR".into()))?;
        let code: Arc<dyn Code> = code.map_err(failed)?.into();
        let compiled = (Arc::new(anonymous(program)), code);
        Ok(Arc::new(Kernel::new(program, compiled, backend.clone(), self.name, self.pool.clone(), self.threads)))
    }

    fn synchronize(&self) -> kiln_runtime::Result<()> {
        drop(turn());
        Ok(())
    }
}

impl CpuDevice {
    /// The machine code of a program, compiled now or before.
    fn code(&self, backend: &Arc<dyn Backend>, program: &Program) -> Result<Compiled, String> {
        let key = anonymous(program);
        if let Some((program, code)) = self.cache().code.get_key_value(&key) {
            return Ok((program.clone(), code.clone()));
        }
        // What is compiled is not checked while it runs: nothing malformed may get that far.
        verify_program(program).map_err(|e| e.to_string())?;
        // Outside the lock, so that several threads may compile.
        let code: Arc<dyn Code> = backend.compile(&key)?.into();
        Ok(self.cache().insert(key, code))
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What of a program decides its code, and is compiled: how many items there are tells how large an index may be.
fn anonymous(program: &Program) -> Program {
    Program { name: String::new(), tags: Vec::new(), ..program.clone() }
}

/// Code by program. What no executable uses any more is kept until the cache is full.
#[derive(Default)]
struct Cache {
    code: FxHashMap<Arc<Program>, Arc<dyn Code>>,
    full_at: usize,
}

impl Cache {
    const SMALLEST: usize = 256;

    /// Keeps code; gives the one there already was, if another thread was faster.
    fn insert(&mut self, key: Program, code: Arc<dyn Code>) -> Compiled {
        if self.code.len() >= self.full_at.max(Self::SMALLEST) {
            self.code.retain(|_, code| Arc::strong_count(code) > 1);
            self.full_at = self.code.len() * 2;
        }
        let entry = self.code.entry(Arc::new(key));
        (entry.key().clone(), entry.or_insert(code).clone())
    }
}

impl std::fmt::Debug for Cache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} programs", self.code.len())
    }
}
