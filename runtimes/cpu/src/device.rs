//! The device: memory, a compiler and a cache of what it compiled.

use crate::backend::{Backend, Code};
use crate::interpret::Interpreted;
use crate::jit::Cranelift;
use crate::launch::Kernel;
use crate::memory::{CpuBuffer, turn};
use crate::pool::Pool;
use kiln_kernels::check::{Interpreter, verify_program};
use kiln_kernels::program::Program;
use kiln_runtime::{Buffer, Device, Executable, RuntimeError, Target};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How a CPU device works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CpuOptions {
    /// Threads that work on a launch, the caller among them; as many as the machine has cores if none is given.
    pub threads: Option<usize>,
    /// Interpret programs with every check there is, instead of compiling them.
    pub interpreter: bool,
}

/// The processor that this runs on.
#[derive(Debug)]
pub struct CpuDevice {
    name: &'static str,
    threads: usize,
    pool: Arc<Mutex<Pool>>,
    engine: Engine,
    cache: Mutex<Cache>,
}

/// What runs programs.
#[derive(Debug)]
enum Engine {
    Compiler(Arc<dyn Backend>),
    Interpreter,
}

impl CpuDevice {
    /// A device. Threads start with the first launch that is large enough for them.
    pub fn new(options: CpuOptions) -> CpuDevice {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = options.threads.unwrap_or_else(cores).max(1);
        let (name, threads, engine) = match options.interpreter {
            true => ("cpu:interpret", 1, Engine::Interpreter),
            false => ("cpu", threads, Engine::Compiler(Arc::new(Cranelift))),
        };
        CpuDevice { name, threads, pool: Arc::new(Mutex::new(Pool::new(threads))), engine, cache: Mutex::default() }
    }
}

impl Device for CpuDevice {
    fn name(&self) -> String {
        self.name.into()
    }

    fn describe(&self) -> String {
        match &self.engine {
            Engine::Compiler(backend) => format!("{}, {} threads", backend.describe(), self.threads),
            Engine::Interpreter => "the reference interpreter, which checks every access".into(),
        }
    }

    fn target(&self) -> Target {
        let lanes = match self.engine {
            Engine::Compiler(_) => 4,
            Engine::Interpreter => 1,
        };
        Target::new(lanes, 16, self.threads as u32)
    }

    fn allocate(&self, bytes: usize) -> kiln_runtime::Result<Arc<dyn Buffer>> {
        Ok(Arc::new(CpuBuffer::new(self.name, bytes)?))
    }

    fn compile(&self, program: &Program) -> kiln_runtime::Result<Arc<dyn Executable>> {
        let failed = |reason| RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason };
        match &self.engine {
            Engine::Compiler(backend) => {
                let code = self.code(backend, program).map_err(failed)?;
                Ok(Arc::new(Kernel::new(program.clone(), code, backend.clone(), self.name, self.pool.clone(), self.threads)))
            }
            Engine::Interpreter => {
                let interpreter = Interpreter::new(program).map_err(|fault| failed(fault.to_string()))?;
                Ok(Arc::new(Interpreted::new(program.clone(), interpreter, self.name)))
            }
        }
    }

    fn synchronize(&self) -> kiln_runtime::Result<()> {
        drop(turn());
        Ok(())
    }
}

impl CpuDevice {
    /// The machine code of a program, compiled now or before.
    fn code(&self, backend: &Arc<dyn Backend>, program: &Program) -> Result<Arc<dyn Code>, String> {
        let key = anonymous(program);
        if let Some(code) = self.cache().code.get(&key) {
            return Ok(code.clone());
        }
        // What is compiled is not checked while it runs: nothing malformed may get that far.
        verify_program(program).map_err(|e| e.to_string())?;
        // Outside the lock, so that several threads may compile.
        let code: Arc<dyn Code> = backend.compile(program)?.into();
        Ok(self.cache().insert(key, code))
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What of a program decides its code.
fn anonymous(program: &Program) -> Program {
    Program { name: String::new(), tags: Vec::new(), items: 0, ..program.clone() }
}

/// Code by program. What no executable uses any more is kept until the cache is full.
#[derive(Default)]
struct Cache {
    code: FxHashMap<Program, Arc<dyn Code>>,
    full_at: usize,
}

impl Cache {
    const SMALLEST: usize = 256;

    /// Keeps code; gives the one there already was, if another thread was faster.
    fn insert(&mut self, key: Program, code: Arc<dyn Code>) -> Arc<dyn Code> {
        if self.code.len() >= self.full_at.max(Self::SMALLEST) {
            self.code.retain(|_, code| Arc::strong_count(code) > 1);
            self.full_at = self.code.len() * 2;
        }
        self.code.entry(key).or_insert(code).clone()
    }
}

impl std::fmt::Debug for Cache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} programs", self.code.len())
    }
}
