//! Compiled kernels, and how they are launched: see `kiln_kernels::render::launch` for what the arguments are.

use crate::device::{Queue, Shared};
use crate::memory::{ClBuffer, allocate};
use kiln_kernels::program::Program;
use kiln_kernels::render::{Launch, OPENCL, clike};
use kiln_runtime::{Executable, Result, RuntimeError, Slice, check_arguments, out_of_range};
use opencl3::error_codes::ClError;
use opencl3::kernel::Kernel as ClKernel;
use opencl3::memory::ClMem;
use opencl3::program::Program as ClProgram;
use opencl3::types::{CL_TRUE, cl_mem};
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

/// A program compiled by the driver.
pub(crate) struct Code {
    text: String,
    launch: Launch,
    /// Its arguments are set before each launch: one thread at a time.
    kernel: Mutex<ClKernel>,
    /// What the kernel is of.
    _program: ClProgram,
}

impl Code {
    /// Compiles; the error is the compiler's log.
    pub(crate) fn new(shared: &Shared, program: &Program, text: Option<&str>) -> std::result::Result<Code, String> {
        let launch = Launch::new(program, &shared.limits)?;
        let text = text.map_or_else(|| clike::render(program, &OPENCL, &launch, &[]), |text| Ok(text.into()))?;
        let flags: Vec<&str> = OPENCL.flags.iter().copied().filter(|f| shared.rounds_division() || !f.contains("divide")).collect();
        let compiled = ClProgram::create_and_build_from_source(&shared.context, &text, &flags.join(" "))?;
        let kernel = ClKernel::create(&compiled, &clike::function_name(program)).map_err(crate::words)?;
        Ok(Code { text, launch, kernel: Mutex::new(kernel), _program: compiled })
    }
}

/// A program, and its code, which it may share with others.
pub(crate) struct Kernel {
    shared: Arc<Shared>,
    program: Program,
    code: Arc<Code>,
}

impl Kernel {
    pub(crate) fn new(shared: Arc<Shared>, program: Program, code: Arc<Code>) -> Kernel {
        Kernel { shared, program, code }
    }

    /// The buffers and the numbers of their first elements.
    fn arguments(&self, args: &[Slice]) -> std::result::Result<Vec<(cl_mem, i64)>, String> {
        check_arguments(&self.program, args)?;
        let one = |(i, (arg, param)): (usize, (&Slice, &kiln_kernels::ir::Param))| {
            let buffer = arg.buffer.as_any().downcast_ref::<ClBuffer>().filter(|b| Arc::ptr_eq(&b.shared, &self.shared));
            let buffer = buffer.ok_or_else(|| format!("argument {i} is not memory of this device"))?;
            Ok((buffer.handle(), (arg.offset / param.dtype.size()) as i64))
        };
        args.iter().zip(&self.program.params).enumerate().map(one).collect()
    }

    /// Sets the arguments and enters the launch into the queue; gives the status, which is zero if there is none.
    fn submit(&self, arguments: &[(cl_mem, i64)], queue: &mut Queue) -> std::result::Result<[u8; Launch::STATUS], ClError> {
        let launch = &self.code.launch;
        let kernel = self.code.kernel.lock().unwrap_or_else(PoisonError::into_inner);
        let mut status = [0; Launch::STATUS];
        let mut at = 0;
        for (buffer, first) in arguments {
            // SAFETY: the kernel's parameters are a buffer and a number for each argument, then the further buffers.
            unsafe {
                kernel.set_arg(at, buffer)?;
                kernel.set_arg(at + 1, first)?;
            }
            at += 2;
        }
        let scratch = queue.scratch.as_ref().filter(|_| launch.scratch.is_some()).map(|(memory, _)| memory.get());
        for buffer in launch.status.then(|| queue.status.get()).into_iter().chain(scratch) {
            // SAFETY: as above.
            unsafe { kernel.set_arg(at, &buffer)? };
            at += 1;
        }
        if launch.status {
            // SAFETY: the buffer has as many bytes; the call returns once they are copied.
            unsafe { queue.commands.enqueue_write_buffer(&mut queue.status, CL_TRUE, 0, &status, &[])? };
        }
        let (threads, group) = (launch.threads() as usize, launch.group as usize);
        // SAFETY: every argument is set; each buffer holds what the program accesses, as `check_arguments` has found.
        unsafe { queue.commands.enqueue_nd_range_kernel(kernel.get(), 1, ptr::null(), &threads, &group, &[])? };
        if launch.status {
            // SAFETY: as for writing it.
            unsafe { queue.commands.enqueue_read_buffer(&queue.status, CL_TRUE, 0, &mut status, &[])? };
        }
        Ok(status)
    }
}

impl Executable for Kernel {
    fn launch(&self, args: &[Slice]) -> Result<()> {
        let wrong =
            |reason| RuntimeError::Device { device: self.shared.name.clone(), reason: format!("kernel {}: {reason}", self.program.name) };
        let arguments = self.arguments(args).map_err(wrong)?;
        if self.program.items <= 0 {
            return Ok(());
        }
        let mut queue = self.shared.queue();
        let scratch = self.code.launch.scratch_bytes();
        if scratch > queue.scratch.as_ref().map_or(0, |(_, size)| *size) {
            queue.scratch = Some((allocate(&self.shared, scratch)?, scratch));
        }
        let status = self.submit(&arguments, &mut queue).map_err(|e| wrong(crate::words(e)))?;
        match Launch::failure(&status) {
            Some((at, index)) => Err(out_of_range(&self.program, at, index)),
            None => Ok(()),
        }
    }

    /// The text that the driver compiled.
    fn assembly(&self) -> Option<String> {
        Some(self.code.text.clone())
    }
}
