//! Finding devices, and the device: a context, a stream, and what was compiled.

use crate::driver::{Api, Driver, Handle, OUT_OF_MEMORY};
use crate::launch::{Code, Kernel};
use crate::memory::{Block, GpuBuffer, Host, Pool};
use crate::record::{Capture, Recorded};
use kiln_ahead::{Compiler, Places};
use kiln_kernels::check::verify_program;
use kiln_kernels::lower::Gpu;
use kiln_kernels::lower::devices::Vendor;
use kiln_kernels::program::Program;
use kiln_kernels::render::Launch;
use kiln_runtime::{Buffer, Executable, Recording, Result, RuntimeError, Target};
use rustc_hash::FxHashMap;
use std::ffi::{CStr, c_int};
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A device of NVIDIA's or AMD's driver.
pub struct GpuDevice {
    pub(crate) shared: Arc<Shared>,
    compiler: Compiler,
    compiled: Mutex<FxHashMap<Program, Arc<Code>>>,
}

/// What buffers and kernels need of their device.
pub(crate) struct Shared {
    pub(crate) name: String,
    pub(crate) driver: Driver,
    pub(crate) gpu: &'static Gpu,
    card: String,
    memory: usize,
    context: Handle,
    pub(crate) stream: Handle,
    pub(crate) pool: Mutex<Pool>,
    queue: Mutex<Queue>,
    /// Told whenever a recording ends.
    recorded: Condvar,
}

/// What all work of the device shares, as it is done in order.
#[derive(Default)]
pub(crate) struct Queue {
    pub(crate) scratch: Option<Arc<Block>>,
    pub(crate) status: Option<Arc<Block>>,
    /// Pinned memory that copies go through.
    pub(crate) host: Option<Host>,
    /// The recording that is under way.
    pub(crate) capture: Option<Capture>,
}

impl GpuDevice {
    /// The device of that number, called `name`; its driver is that file, or looked for.
    ///
    /// # Errors
    /// If driver, device or compiler are not there, or the driver fails.
    pub fn new(name: &str, api: Api, number: usize, driver: Option<PathBuf>, places: &Places) -> Result<GpuDevice> {
        let driver = Driver::open(name, api, driver)?;
        let failed = |reason: String| RuntimeError::Device { device: name.into(), reason };
        let check = |error: c_int| if error == 0 { Ok(()) } else { Err(failed(driver.words(error))) };
        let (mut count, mut device, mut memory, mut context, mut stream) = (0, 0, 0, 0, 0);
        let mut card = vec![0; 256];
        let wanted = c_int::try_from(number).unwrap_or(c_int::MAX);
        // SAFETY: each function writes to the one place that it is given, of the type that it is declared with; the name has as many bytes as
        // is said.
        unsafe {
            check((driver.init)(0))?;
            check((driver.count)(&mut count))?;
            if wanted >= count {
                return Err(failed(format!("there are {count} {} devices, numbered from 0", api.name())));
            }
            check((driver.device)(&mut device, wanted))?;
            check((driver.device_name)(card.as_mut_ptr(), card.len() as c_int - 1, device))?;
            check((driver.total_memory)(&mut memory, device))?;
            check((driver.retain)(&mut context, device))?;
            check((driver.enter)(context))?;
            const NOT_WITH_THE_DEFAULT_STREAM: u32 = 1;
            check((driver.stream)(&mut stream, NOT_WITH_THE_DEFAULT_STREAM))?;
        }
        let architecture = driver.architecture(device).ok_or_else(|| failed("its architecture is not known".into()))?;
        let wave = if architecture.starts_with("gfx9") { 64 } else { 32 };
        let vendor = if api == Api::Cuda { Vendor::Cuda } else { Vendor::Hip };
        let compiler = Compiler::here(name, vendor, &architecture, places)?;
        // SAFETY: the last byte is still zero.
        let card = unsafe { CStr::from_ptr(card.as_ptr()) }.to_string_lossy().into_owned();
        let card = format!("{card}, {architecture}");
        let gpu = Gpu::like(&architecture, wave);
        let (pool, queue, recorded) = (Mutex::default(), Mutex::default(), Condvar::new());
        let shared = Shared { name: name.into(), driver, gpu, card, memory, context, stream, pool, queue, recorded };
        Ok(GpuDevice { shared: Arc::new(shared), compiler, compiled: Mutex::default() })
    }

    fn compiled(&self) -> MutexGuard<'_, FxHashMap<Program, Arc<Code>>> {
        self.compiled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    /// What a function of the driver gave.
    pub(crate) fn check(&self, error: c_int) -> Result<()> {
        match error {
            0 => Ok(()),
            _ => Err(RuntimeError::Device { device: self.name.clone(), reason: self.driver.words(error) }),
        }
    }

    /// Makes the device that of this thread, for what the driver is asked next.
    pub(crate) fn enter(&self) -> Result<()> {
        // SAFETY: the context is kept for as long as the process runs.
        self.check(unsafe { (self.driver.enter)(self.context) })
    }

    /// The queue, for this thread alone, which may ask the driver for things. While another thread records, nothing else may be entered.
    pub(crate) fn queue(&self) -> Result<MutexGuard<'_, Queue>> {
        self.enter()?;
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        while queue.capture.as_ref().is_some_and(|capture| capture.thread != std::thread::current().id()) {
            queue = self.recorded.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        Ok(queue)
    }

    /// Ends the recording that is under way.
    pub(crate) fn take_capture(&self, queue: &mut Queue) -> Option<Capture> {
        self.recorded.notify_all();
        queue.capture.take()
    }

    /// Waits until all that was asked for is done.
    pub(crate) fn wait(&self) -> Result<()> {
        // SAFETY: the stream is the device's.
        self.check(unsafe { (self.driver.wait)(self.stream) })
    }

    pub(crate) fn out_of_memory(&self, bytes: usize, error: c_int) -> RuntimeError {
        match self.check(error) {
            Err(other) if error != OUT_OF_MEMORY => other,
            _ => RuntimeError::OutOfMemory { device: self.name.clone(), bytes },
        }
    }
}

impl Drop for GpuDevice {
    /// What the queue keeps would keep the device.
    fn drop(&mut self) {
        if let Ok(mut queue) = self.shared.queue() {
            let _ = self.shared.wait();
            *queue = Queue::default();
        }
    }
}

impl Drop for Shared {
    /// No buffer and no code is left.
    fn drop(&mut self) {
        if self.enter().is_ok() {
            let mut pool = std::mem::take(&mut *self.pool.lock().unwrap_or_else(PoisonError::into_inner));
            let _ = pool.empty(self);
        }
    }
}

impl fmt::Debug for GpuDevice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shared.name)
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl kiln_runtime::Device for GpuDevice {
    fn name(&self) -> String {
        self.shared.name.clone()
    }

    fn describe(&self) -> String {
        format!("{}, {:.1} GB, compiled by {}", self.shared.card, self.shared.memory as f64 / 1e9, self.compiler.version())
    }

    fn target(&self) -> Target {
        self.shared.gpu.target()
    }

    fn allocate(&self, bytes: usize) -> Result<Arc<dyn Buffer>> {
        Ok(Arc::new(GpuBuffer::new(self.shared.clone(), bytes)?))
    }

    fn compile(&self, program: &Program) -> Result<Arc<dyn Executable>> {
        let failed = |reason| RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason };
        // Names decide nothing: programs that differ in them only share their code.
        let key = Program { name: "kernel".into(), tags: Vec::new(), ..program.clone() };
        let known = self.compiled().get(&key).cloned();
        let code = match known {
            Some(code) => code,
            None => {
                verify_program(program).map_err(|e| failed(e.to_string()))?;
                let launch = Launch::new(&key, &self.shared.gpu.limits()).map_err(failed)?;
                let code = Arc::new(Code::new(&self.shared, &self.compiler, &key, launch, None).map_err(failed)?);
                self.compiled().entry(key).or_insert(code).clone()
            }
        };
        Ok(Arc::new(Kernel::new(self.shared.clone(), program.clone(), code)))
    }

    fn compile_text(&self, program: &Program, text: &str) -> Result<Arc<dyn Executable>> {
        let failed = |reason| RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason };
        verify_program(program).map_err(|e| failed(e.to_string()))?;
        let key = Program { name: "kernel".into(), ..program.clone() };
        let launch = Launch::new(&key, &self.shared.gpu.limits()).map_err(failed)?;
        let code = Arc::new(Code::new(&self.shared, &self.compiler, &key, launch, Some(text)).map_err(failed)?);
        Ok(Arc::new(Kernel::new(self.shared.clone(), program.clone(), code)))
    }

    fn synchronize(&self) -> Result<()> {
        self.shared.enter()?;
        self.shared.wait()
    }

    fn record(&self, work: &mut dyn FnMut() -> Result<()>) -> Result<Option<Box<dyn Recording>>> {
        Ok(Recorded::new(&self.shared, work)?.map(|recorded| Box::new(recorded) as Box<dyn Recording>))
    }

    fn time(&self, work: &mut dyn FnMut() -> Result<()>) -> Result<f64> {
        crate::record::time(&self.shared, work)
    }
}
