//! Finding devices, and the device: a context, a queue, and what was compiled.

use crate::launch::{Code, Kernel};
use crate::memory::ClBuffer;
use crate::words;
use kiln_kernels::check::verify_program;
use kiln_kernels::lower::Groups;
use kiln_kernels::program::Program;
use kiln_kernels::render::Limits;
use kiln_runtime::{Buffer, Executable, Result, RuntimeError, Target};
use opencl3::command_queue::CommandQueue;
use opencl3::context::Context;
use opencl3::device::{CL_DEVICE_TYPE_ALL, CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT, CL_FP_DENORM, CL_FP_FMA, Device};
use opencl3::error_codes::{CL_PLATFORM_NOT_FOUND_KHR, DLOPEN_RUNTIME_LOAD_FAILED};
use opencl3::memory::{Buffer as ClMemory, CL_MEM_READ_WRITE};
use opencl3::platform::get_platforms;
use opencl3::types::cl_device_id;
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Bytes of global memory for scratch arrays at most, where the device has more.
const SCRATCH: u64 = 256 << 20;

/// A device of any OpenCL driver.
pub struct OpenClDevice {
    pub(crate) shared: Arc<Shared>,
    compiled: Mutex<FxHashMap<Program, Arc<Code>>>,
}

/// What buffers and kernels need of their device.
pub(crate) struct Shared {
    pub(crate) name: String,
    pub(crate) device: Device,
    pub(crate) context: Context,
    pub(crate) limits: Limits,
    /// What the device's arithmetic lacks of the rounding contract.
    lacks: Vec<&'static str>,
    queue: Mutex<Queue>,
}

/// The queue, and the memory that all launches share, as they run one after the other.
pub(crate) struct Queue {
    pub(crate) commands: CommandQueue,
    pub(crate) scratch: Option<(ClMemory<u8>, usize)>,
    pub(crate) status: ClMemory<u8>,
}

/// Every device of every driver, in the order in which drivers and devices are listed.
fn all(name: &str) -> Result<Vec<cl_device_id>> {
    let missing = |what: &str, searched: &str, package: &str| RuntimeError::Missing {
        device: name.into(),
        what: what.into(),
        searched: searched.into(),
        package: package.into(),
    };
    let platforms = match get_platforms() {
        Err(e) if e.0 == DLOPEN_RUNTIME_LOAD_FAILED => {
            return Err(missing(
                "the OpenCL loader",
                "libOpenCL.so.1 where the system keeps libraries, and OPENCL_DYLIB_PATH",
                "ocl-icd-libopencl1",
            ));
        }
        Err(e) if e.0 != CL_PLATFORM_NOT_FOUND_KHR => return Err(RuntimeError::Device { device: name.into(), reason: words(e) }),
        other => other.unwrap_or_default(),
    };
    let devices = platforms.iter().flat_map(|p| p.get_devices(CL_DEVICE_TYPE_ALL).unwrap_or_default());
    let devices: Vec<cl_device_id> = devices.collect();
    if devices.is_empty() {
        return Err(missing("a driver", "drivers listed in /etc/OpenCL/vendors", "pocl-opencl-icd (a driver for the CPU)"));
    }
    Ok(devices)
}

impl OpenClDevice {
    /// The device of that number among all that there are, called `name`.
    ///
    /// # Errors
    /// If the loader, a driver or the device is not there, or the driver fails.
    pub fn new(name: &str, number: usize) -> Result<OpenClDevice> {
        let failed = |reason: String| RuntimeError::Device { device: name.into(), reason };
        let devices = all(name)?;
        let id = *devices.get(number).ok_or_else(|| failed(format!("there are {} OpenCL devices, numbered from 0", devices.len())))?;
        let device = Device::new(id);
        let open = || -> std::result::Result<Shared, opencl3::error_codes::ClError> {
            let context = Context::from_device(&device)?;
            // SAFETY: a fresh buffer without memory of the host; device and context are valid.
            let status =
                unsafe { ClMemory::create(&context, CL_MEM_READ_WRITE, kiln_kernels::render::Launch::STATUS, std::ptr::null_mut())? };
            // SAFETY: the device is the context's.
            #[allow(deprecated, reason = "OpenCL 1.2 has no other one")]
            let commands = unsafe { CommandQueue::create(&context, id, 0)? };
            let config = device.single_fp_config()?;
            let parts = [
                (CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT, "division and roots are not correctly rounded"),
                (CL_FP_FMA, "no fused multiply-add"),
                (CL_FP_DENORM, "denormals are zeros"),
            ];
            let limits = Limits {
                group: (device.max_work_group_size()? as u32).min(Limits::USUAL.group),
                shared: device.local_mem_size()? as usize,
                scratch: SCRATCH.min(device.max_mem_alloc_size()?) as usize,
                // A buffer, and the number of its first element; the status and the scratch memory come on top.
                params: device.max_parameter_size()? / 16 - 1,
                ..Limits::USUAL
            };
            Ok(Shared {
                name: name.into(),
                lacks: parts.into_iter().filter(|(bit, _)| config & *bit == 0).map(|(_, what)| what).collect(),
                limits,
                queue: Mutex::new(Queue { commands, scratch: None, status }),
                context,
                device,
            })
        };
        let shared = Arc::new(open().map_err(|e| failed(words(e)))?);
        Ok(OpenClDevice { shared, compiled: Mutex::default() })
    }

    fn compiled(&self) -> MutexGuard<'_, FxHashMap<Program, Arc<Code>>> {
        self.compiled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    pub(crate) fn failed(&self, error: opencl3::error_codes::ClError) -> RuntimeError {
        RuntimeError::Device { device: self.name.clone(), reason: words(error) }
    }

    /// The queue, for this thread alone.
    pub(crate) fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether `-cl-fp32-correctly-rounded-divide-sqrt` may be asked for.
    pub(crate) fn rounds_division(&self) -> bool {
        self.lacks.iter().all(|what| !what.starts_with("division"))
    }
}

impl fmt::Debug for OpenClDevice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shared.name)
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl kiln_runtime::Device for OpenClDevice {
    fn name(&self) -> String {
        self.shared.name.clone()
    }

    fn describe(&self) -> String {
        let device = &self.shared.device;
        let text = |text: std::result::Result<String, _>| text.unwrap_or_default();
        let lacks: String = self.shared.lacks.iter().map(|what| format!("; {what}")).collect();
        format!("{}, {}, {} units{lacks}", text(device.name()), text(device.version()), device.max_compute_units().unwrap_or(0))
    }

    fn target(&self) -> Target {
        let Limits { group, shared, .. } = self.shared.limits;
        let groups = Groups { threads: group, shared: shared.min(u32::MAX as usize) as u32, ..Groups::USUAL };
        Target { groups: Some(groups), ..Target::GROUPS }
    }

    fn parameters(&self) -> usize {
        self.shared.limits.params
    }

    fn allocate(&self, bytes: usize) -> Result<Arc<dyn Buffer>> {
        Ok(Arc::new(ClBuffer::new(self.shared.clone(), bytes)?))
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
        Ok(Arc::new(Kernel::new(self.shared.clone(), program.clone(), code)))
    }

    fn compile_text(&self, program: &Program, text: &str) -> Result<Arc<dyn Executable>> {
        let failed = |reason| RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason };
        verify_program(program).map_err(|e| failed(e.to_string()))?;
        let key = Program { name: "kernel".into(), ..program.clone() };
        let code = Arc::new(Code::new(&self.shared, &key, Some(text)).map_err(failed)?);
        Ok(Arc::new(Kernel::new(self.shared.clone(), program.clone(), code)))
    }

    fn synchronize(&self) -> Result<()> {
        self.shared.queue().commands.finish().map_err(|e| self.shared.failed(e))
    }
}
