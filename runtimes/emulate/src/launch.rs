//! Compiled kernels, and how they are launched: see `kiln_kernels::render::launch` for what the arguments are.

use crate::compiler::Code;
use crate::group::Threads;
use crate::memory::{HostBuffer, turn};
use crate::watch::Watch;
use kiln_kernels::program::Program;
use kiln_kernels::render::Launch;
use kiln_runtime::{Executable, Result, RuntimeError, Slice, check_arguments, out_of_range};
use std::ffi::c_void;
use std::sync::Arc;

/// A kernel's text in the language of the device, for [`crate::Emulated::source`].
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The text.
    pub text: &'a str,
    /// The kernel's name in it.
    pub kernel: &'a str,
}

/// How many threads run.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// Threads of a group.
    pub group: u32,
    /// Groups.
    pub groups: u32,
}

/// A text compiled.
pub(crate) struct Compiled {
    pub(crate) text: String,
    pub(crate) code: Code,
}

/// A text with the device that runs it.
pub struct Kernel {
    device: String,
    wave: u32,
    seed: u64,
    checked: bool,
    compiled: Arc<Compiled>,
}

impl Kernel {
    pub(crate) fn new(device: String, wave: u32, seed: u64, checked: bool, compiled: Arc<Compiled>) -> Kernel {
        Kernel { device, wave, seed, checked, compiled }
    }

    /// Runs the threads of a grid on these slices of the device's buffers, one for each of the kernel's parameters.
    ///
    /// # Errors
    /// If a slice is of another device or not inside its buffer, or threads wait where others never come.
    pub fn run(&self, grid: Grid, args: &[Slice]) -> Result<()> {
        self.run_with(grid, args, None)
    }

    /// As `run`; one of the arguments may be for atomic operations alone.
    fn run_with(&self, grid: Grid, args: &[Slice], atomic: Option<usize>) -> Result<()> {
        let wrong = |reason| RuntimeError::Device { device: self.device.clone(), reason };
        let mut pointers: Vec<*mut c_void> = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            let buffer = arg.buffer.as_any().downcast_ref::<HostBuffer>();
            let buffer = buffer.ok_or_else(|| wrong(format!("argument {i} is not memory of an emulated device")))?;
            if arg.offset.checked_add(arg.size).is_none_or(|end| end > arg.buffer.size()) {
                return Err(wrong(format!("argument {i} is not inside of its buffer")));
            }
            // SAFETY: the offset is within the buffer.
            pointers.push(unsafe { buffer.as_ptr().add(arg.offset) }.cast());
        }
        let code = &self.compiled.code;
        let ranges = pointers.iter().zip(args).map(|(p, arg)| p.addr()..p.addr() + arg.size).collect();
        let watch = self.checked.then(|| Watch::new(ranges, atomic, code.image()));
        let _turn = turn();
        Threads::new(code.entry(), pointers, [grid.group, grid.groups, self.wave], self.seed, watch).run().map_err(wrong)
    }
}

/// A program as a kernel.
pub(crate) struct Lowered {
    pub(crate) program: Program,
    pub(crate) launch: Launch,
    pub(crate) kernel: Kernel,
}

impl Executable for Lowered {
    fn launch(&self, args: &[Slice]) -> Result<()> {
        let Lowered { program, launch, kernel } = self;
        let wrong = |reason| RuntimeError::Device { device: kernel.device.clone(), reason: format!("kernel {}: {reason}", program.name) };
        check_arguments(program, args).map_err(wrong)?;
        if program.items <= 0 {
            return Ok(());
        }
        let further = |bytes: usize| HostBuffer::new(&kernel.device, bytes).map(|b| Slice::whole(Arc::new(b)));
        let mut all = args.to_vec();
        if launch.status {
            let status = further(Launch::STATUS)?;
            status.buffer.write(0, &[0; Launch::STATUS])?;
            all.push(status);
        }
        if launch.scratch.is_some() {
            all.push(further(launch.scratch_bytes())?);
        }
        let atomic = launch.status.then_some(args.len());
        kernel.run_with(Grid { group: launch.group, groups: launch.groups }, &all, atomic).map_err(|e| match e {
            RuntimeError::Device { reason, .. } => wrong(reason),
            other => other,
        })?;
        let mut status = [0; Launch::STATUS];
        if launch.status {
            all[args.len()].buffer.read(0, &mut status)?;
        }
        match Launch::failure(&status) {
            Some((at, index)) => Err(out_of_range(program, at, index)),
            None => Ok(()),
        }
    }

    /// The text that was compiled, without the shim.
    fn assembly(&self) -> Option<String> {
        Some(self.kernel.compiled.text.clone())
    }
}
