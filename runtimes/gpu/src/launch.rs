//! Compiled kernels, and how they are launched: see `kiln_kernels::render::launch` for what the arguments are.

use crate::device::{Queue, Shared};
use crate::driver::Handle;
use crate::memory::{Block, GpuBuffer};
use kiln_ahead::Compiler;
use kiln_kernels::program::Program;
use kiln_kernels::render::{Launch, clike};
use kiln_runtime::{Executable, Result, RuntimeError, Slice, check_arguments, out_of_range};
use std::ffi::{CString, c_void};
use std::ptr;
use std::sync::Arc;

/// A program compiled.
pub(crate) struct Code {
    shared: Arc<Shared>,
    text: String,
    launch: Launch,
    module: Handle,
    function: Handle,
}

impl Code {
    /// Compiles and loads; the error is the compiler's log or the driver's word.
    pub(crate) fn new(
        shared: &Arc<Shared>,
        compiler: &Compiler,
        program: &Program,
        launch: Launch,
        text: Option<&str>,
    ) -> std::result::Result<Code, String> {
        let text = text.map_or_else(|| clike::render(program, shared.gpu.dialect(), &launch, &[]), |text| Ok(text.into()))?;
        let object = compiler.object(&text)?;
        let name = CString::new(clike::function_name(program)).map_err(|e| e.to_string())?;
        shared.enter().map_err(|e| e.to_string())?;
        let mut module = 0;
        let check = |error| if error == 0 { Ok(()) } else { Err(shared.driver.words(error)) };
        // SAFETY: a whole object of the compiler for this architecture; the name ends with a zero.
        unsafe {
            check((shared.driver.load)(&mut module, object.as_ptr()))?;
            // Unloaded, should the rest fail.
            let mut code = Code { shared: shared.clone(), text, launch, module, function: 0 };
            check((shared.driver.function)(&mut code.function, module, name.as_ptr()))?;
            Ok(code)
        }
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        // What still runs of it ends first.
        if self.shared.enter().and_then(|()| self.shared.wait()).is_ok() {
            // SAFETY: loaded by this driver, and nothing of it runs.
            unsafe { (self.shared.driver.unload)(self.module) };
        }
    }
}

/// A program, and its code, which it may share with others.
pub(crate) struct Kernel {
    shared: Arc<Shared>,
    program: Arc<Program>,
    code: Arc<Code>,
}

impl Kernel {
    pub(crate) fn new(shared: Arc<Shared>, program: Program, code: Arc<Code>) -> Kernel {
        Kernel { shared, program: Arc::new(program), code }
    }

    /// The addresses of the parameters' first elements.
    fn arguments(&self, args: &[Slice]) -> std::result::Result<Vec<Handle>, String> {
        check_arguments(&self.program, args)?;
        let one = |(i, arg): (usize, &Slice)| {
            let buffer = arg.buffer.as_any().downcast_ref::<GpuBuffer>().filter(|b| Arc::ptr_eq(b.shared(), &self.shared));
            buffer.map(|b| b.block.at + arg.offset).ok_or_else(|| format!("argument {i} is not memory of this device"))
        };
        args.iter().enumerate().map(one).collect()
    }

    /// Enters the launch into the stream. The status is zero before it, and is read back by whoever waits.
    fn submit(&self, mut pointers: Vec<Handle>, status: Option<Handle>, scratch: Option<Handle>) -> Result<()> {
        let (shared, launch) = (&self.shared, &self.code.launch);
        pointers.extend(status.into_iter().chain(scratch));
        let mut places: Vec<*mut c_void> = pointers.iter_mut().map(|p| ptr::from_mut(p).cast()).collect();
        let (groups, group) = (launch.groups, launch.group);
        // SAFETY: one place for each of the kernel's parameters, all pointers; each buffer holds what the program accesses, as `check_arguments`
        // has found, and lives until the stream has done what is entered now.
        let error = unsafe {
            let function = self.code.function;
            (shared.driver.launch)(function, groups, 1, 1, group, 1, 1, 0, shared.stream, places.as_mut_ptr(), ptr::null_mut())
        };
        shared.check(error)
    }

    /// Scratch memory for this kernel, shared with all others.
    fn scratch_block(&self, queue: &mut Queue) -> Result<Option<Arc<Block>>> {
        let bytes = self.code.launch.scratch_bytes();
        if self.code.launch.scratch.is_none() {
            return Ok(None);
        }
        if let Some(block) = queue.scratch.as_ref().filter(|block| block.size >= bytes) {
            return Ok(Some(block.clone()));
        }
        let block = Arc::new(Block::new(&self.shared, bytes)?);
        queue.scratch = Some(block.clone());
        Ok(Some(block))
    }
}

impl Executable for Kernel {
    fn launch(&self, args: &[Slice]) -> Result<()> {
        let shared = &self.shared;
        let wrong =
            |reason| RuntimeError::Device { device: shared.name.clone(), reason: format!("kernel {}: {reason}", self.program.name) };
        let pointers = self.arguments(args).map_err(wrong)?;
        if self.program.items <= 0 {
            return Ok(());
        }
        let mut queue = shared.queue()?;
        let scratch = self.scratch_block(&mut queue)?;
        let scratch_at = scratch.as_ref().map(|block| block.at);
        if let Some(capture) = &mut queue.capture {
            let status = if self.code.launch.status { Some(capture.status(&self.program).map_err(wrong)?) } else { None };
            capture.keep(args, scratch, self.code.clone());
            return self.submit(pointers, status, scratch_at);
        }
        if !self.code.launch.status {
            return self.submit(pointers, None, scratch_at);
        }
        if queue.status.is_none() {
            queue.status = Some(Arc::new(Block::new(shared, Launch::STATUS)?));
        }
        let at = queue.status.as_ref().map_or(0, |block| block.at);
        let mut status = [0; Launch::STATUS];
        // SAFETY: the block has as many bytes; the copy is done once the stream has nothing left to do.
        unsafe {
            shared.check((shared.driver.fill)(at, 0, Launch::STATUS, shared.stream))?;
            self.submit(pointers, Some(at), scratch_at)?;
            shared.check((shared.driver.download)(status.as_mut_ptr(), at, Launch::STATUS, shared.stream))?;
        }
        shared.wait()?;
        match Launch::failure(&status) {
            Some((at, index)) => Err(out_of_range(&self.program, at, index)),
            None => Ok(()),
        }
    }

    fn scratch(&self) -> usize {
        self.code.launch.scratch_bytes()
    }

    /// The text that was compiled.
    fn assembly(&self) -> Option<String> {
        Some(self.code.text.clone())
    }
}
