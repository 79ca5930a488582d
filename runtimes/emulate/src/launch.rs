//! Compiled kernels, and how they are launched: see `kiln_kernels::render::launch` for what the arguments are.

use crate::arguments::{Argument, Arguments};
use crate::compiler::{Code, Watched};
use crate::group::{Failure, Threads};
use crate::memory::{HostBuffer, turn};
use crate::watch::Watch;
use kiln_kernels::DType;
use kiln_kernels::program::Program;
use kiln_kernels::render::Launch;
use kiln_runtime::{Executable, Result, RuntimeError, Slice, check_arguments, out_of_range};
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

/// How a device runs texts.
#[derive(Clone, Debug)]
pub(crate) struct How {
    pub(crate) device: String,
    /// Threads that run in step.
    pub(crate) wave: u32,
    pub(crate) seed: u64,
    pub(crate) watched: Watched,
}

/// A text with the device that runs it.
pub struct Kernel {
    how: How,
    compiled: Arc<Compiled>,
}

impl Kernel {
    pub(crate) fn new(how: How, compiled: Arc<Compiled>) -> Kernel {
        Kernel { how, compiled }
    }

    /// Runs the threads of a grid on these slices of the device's buffers, one for each of the kernel's parameters.
    ///
    /// # Errors
    /// If a slice is of another device or not inside its buffer, or threads wait where others never come; on a checked device, if the text
    /// does what it may not.
    pub fn run(&self, grid: Grid, args: &[Slice]) -> Result<()> {
        let argument = |(i, slice): (usize, &Slice)| Argument { name: format!("p{i}"), slice: slice.clone(), dtype: None, atomic: false };
        let arguments: Vec<Argument> = args.iter().enumerate().map(argument).collect();
        self.run_on(grid, &arguments)
    }

    fn run_on(&self, grid: Grid, arguments: &[Argument]) -> Result<()> {
        let How { device, wave, seed, watched } = &self.how;
        let wrong = |reason| RuntimeError::Device { device: device.clone(), reason };
        let failed = |failure| match failure {
            Failure::Words(reason) => wrong(reason),
            Failure::Fault(fault) => RuntimeError::Fault { device: device.clone(), fault },
        };
        let (code, sizes) = (&self.compiled.code, [grid.group, grid.groups, *wave]);
        let arguments = Arguments::new(arguments).map_err(wrong)?;
        let _turn = turn();
        let Some((reporter, globals)) = code.watched() else {
            return Threads::new(code.entry(), arguments.pointers(), sizes, *seed, None).run().map_err(failed);
        };
        let mut copies = arguments.copies();
        let watch = Watch::new(arguments.regions(&copies), globals, reporter, *watched == Watched::Finite);
        let mut threads = Threads::new(code.entry(), copies.pointers(&arguments), sizes, *seed, Some((watch, reporter)));
        threads.run().map_err(failed)?;
        copies.bring_back(&threads.into_watch().expect("it was given one").into_arguments());
        Ok(())
    }
}

/// A program as a kernel.
pub(crate) struct Lowered {
    pub(crate) program: Program,
    pub(crate) launch: Launch,
    pub(crate) kernel: Kernel,
}

impl Lowered {
    /// The arguments of a launch, with the status and the scratch memory, if there are any.
    fn arguments(&self, args: &[Slice]) -> Result<Vec<Argument>> {
        let Lowered { program, launch, kernel } = self;
        let further = |name: &str, bytes: usize| {
            let buffer = HostBuffer::new(&kernel.how.device, bytes, kernel.how.watched != Watched::No)?;
            Ok(Argument { name: name.into(), slice: Slice::whole(Arc::new(buffer)), dtype: None, atomic: false })
        };
        let argument = |(i, (slice, param)): (usize, (&Slice, &kiln_kernels::ir::Param))| {
            // What is behind the parameter's last element is not the kernel's.
            let slice = Slice { size: param.len as usize * param.dtype.size(), ..slice.clone() };
            Argument { name: format!("p{i}"), slice, dtype: Some(param.dtype), atomic: false }
        };
        let mut all: Vec<Argument> = args.iter().zip(&program.params).enumerate().map(argument).collect();
        if launch.status {
            let status = further("the status", Launch::STATUS)?;
            status.slice.buffer.write(0, &[0; Launch::STATUS])?;
            all.push(Argument { dtype: Some(DType::I32), atomic: true, ..status });
        }
        if launch.scratch.is_some() {
            all.push(further("the scratch memory", launch.scratch_bytes())?);
        }
        Ok(all)
    }
}

impl Executable for Lowered {
    fn launch(&self, args: &[Slice]) -> Result<()> {
        let Lowered { program, launch, kernel } = self;
        let named = |reason| format!("kernel {}: {reason}", program.name);
        let wrong = |reason| RuntimeError::Device { device: kernel.how.device.clone(), reason: named(reason) };
        check_arguments(program, args).map_err(wrong)?;
        if program.items <= 0 {
            return Ok(());
        }
        let all = self.arguments(args)?;
        kernel.run_on(Grid { group: launch.group, groups: launch.groups }, &all).map_err(|e| match e {
            RuntimeError::Device { reason, .. } => wrong(reason),
            RuntimeError::Fault { device, mut fault } => {
                fault.kernel = program.name.clone();
                RuntimeError::Fault { device, fault }
            }
            other => other,
        })?;
        let mut status = [0; Launch::STATUS];
        if launch.status {
            all[args.len()].slice.buffer.read(0, &mut status)?;
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
