//! The device: a queue, buffers in memory that host and device share, and what was compiled.

use crate::launch::{Code, Kernel};
use kiln_kernels::check::verify_program;
use kiln_kernels::lower::Gpu;
use kiln_kernels::program::Program;
use kiln_runtime::{Buffer, Executable, Result, RuntimeError, Target};
use objc2::rc::Retained;
use objc2::runtime::ProtocolObject;
use objc2_metal::{MTLBuffer, MTLCommandQueue, MTLCopyAllDevices, MTLDevice, MTLResourceOptions};
use rustc_hash::FxHashMap;
use std::any::Any;
use std::fmt;
use std::ptr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A processor of Apple's.
pub(crate) struct MetalDevice {
    shared: Arc<Shared>,
    compiled: Mutex<FxHashMap<Program, Arc<Code>>>,
}

/// What buffers and kernels need of their device.
pub(crate) struct Shared {
    pub(crate) name: String,
    pub(crate) device: Retained<ProtocolObject<dyn MTLDevice>>,
    pub(crate) queue: Retained<ProtocolObject<dyn MTLCommandQueue>>,
    pub(crate) gpu: &'static Gpu,
}

// SAFETY: Apple's documentation allows devices and queues to be used by several threads at once.
unsafe impl Send for Shared {}
// SAFETY: as above.
unsafe impl Sync for Shared {}

/// Memory of the device, which is the host's as well.
pub(crate) struct MetalBuffer {
    pub(crate) shared: Arc<Shared>,
    pub(crate) memory: Retained<ProtocolObject<dyn MTLBuffer>>,
    size: usize,
    /// Held while the host reads or writes.
    turn: Mutex<()>,
}

// SAFETY: Apple's documentation allows buffers to be used by several threads at once; the host's accesses take turns.
unsafe impl Send for MetalBuffer {}
// SAFETY: as above.
unsafe impl Sync for MetalBuffer {}

impl MetalDevice {
    pub(crate) fn new(name: &str, number: usize) -> Result<MetalDevice> {
        let failed = |reason: String| RuntimeError::Device { device: name.into(), reason };
        let devices = MTLCopyAllDevices();
        let count = devices.count();
        if number >= count {
            return Err(failed(format!("there are {count} Metal devices, numbered from 0")));
        }
        let device = devices.objectAtIndex(number);
        let queue = device.newCommandQueue().ok_or_else(|| failed("it makes no queue".into()))?;
        let gpu = Gpu::named("apple").expect("it is described");
        Ok(MetalDevice { shared: Arc::new(Shared { name: name.into(), device, queue, gpu }), compiled: Mutex::default() })
    }

    fn compiled(&self) -> MutexGuard<'_, FxHashMap<Program, Arc<Code>>> {
        self.compiled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl MetalBuffer {
    pub(crate) fn new(shared: Arc<Shared>, size: usize) -> Result<MetalBuffer> {
        let memory = shared.device.newBufferWithLength_options(size.max(1), MTLResourceOptions::StorageModeShared);
        let memory = memory.ok_or_else(|| RuntimeError::OutOfMemory { device: shared.name.clone(), bytes: size })?;
        Ok(MetalBuffer { shared, memory, size, turn: Mutex::new(()) })
    }

    fn place(&self, offset: usize, len: usize) -> Result<*mut u8> {
        if offset.checked_add(len).is_none_or(|end| end > self.size) {
            let reason = format!("{len} bytes at {offset} of a buffer of {} bytes", self.size);
            return Err(RuntimeError::Device { device: self.shared.name.clone(), reason });
        }
        // SAFETY: in range, as was just checked.
        Ok(unsafe { self.memory.contents().as_ptr().cast::<u8>().add(offset) })
    }
}

impl Buffer for MetalBuffer {
    fn size(&self) -> usize {
        self.size
    }

    fn write(&self, offset: usize, bytes: &[u8]) -> Result<()> {
        let (at, _turn) = (self.place(offset, bytes.len())?, self.turn.lock().unwrap_or_else(PoisonError::into_inner));
        // SAFETY: as many bytes are there, no launch is under way, and no other thread of the host has its turn.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), at, bytes.len()) };
        Ok(())
    }

    fn read(&self, offset: usize, bytes: &mut [u8]) -> Result<()> {
        let (at, _turn) = (self.place(offset, bytes.len())?, self.turn.lock().unwrap_or_else(PoisonError::into_inner));
        // SAFETY: as in `write`.
        unsafe { ptr::copy_nonoverlapping(at, bytes.as_mut_ptr(), bytes.len()) };
        Ok(())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl fmt::Debug for MetalBuffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes of {}", self.size, self.shared.name)
    }
}

impl fmt::Debug for MetalDevice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shared.name)
    }
}

impl kiln_runtime::Device for MetalDevice {
    fn name(&self) -> String {
        self.shared.name.clone()
    }

    fn describe(&self) -> String {
        format!("{}; denormals are zeros", self.shared.device.name())
    }

    fn target(&self) -> Target {
        self.shared.gpu.target()
    }

    fn allocate(&self, bytes: usize) -> Result<Arc<dyn Buffer>> {
        Ok(Arc::new(MetalBuffer::new(self.shared.clone(), bytes)?))
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
                let code = Arc::new(Code::new(&self.shared, &key, None).map_err(failed)?);
                self.compiled().entry(key).or_insert(code).clone()
            }
        };
        Ok(Arc::new(Kernel { shared: self.shared.clone(), program: program.clone(), code }))
    }

    fn compile_text(&self, program: &Program, text: &str) -> Result<Arc<dyn Executable>> {
        let failed = |reason| RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason };
        verify_program(program).map_err(|e| failed(e.to_string()))?;
        let key = Program { name: "kernel".into(), ..program.clone() };
        let code = Arc::new(Code::new(&self.shared, &key, Some(text)).map_err(failed)?);
        Ok(Arc::new(Kernel { shared: self.shared.clone(), program: program.clone(), code }))
    }

    /// Nothing is under way between launches.
    fn synchronize(&self) -> Result<()> {
        Ok(())
    }
}
