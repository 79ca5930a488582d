//! How a kernel runs: the traits that every device implements. Knows kernels; no tensor, no scheduling.

pub mod cache;
mod check;
mod fault;

pub use check::{check_arguments, out_of_range};
pub use fault::{Fault, FaultKind, Place};
use kiln_kernels::DType;
pub use kiln_kernels::lower::Target;
use kiln_kernels::program::Program;
use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::Instant;

/// What the world can do wrong while kernels are compiled and run.
#[derive(Debug, Clone, thiserror::Error)]
pub enum RuntimeError {
    /// An index that came from data was outside its axis.
    #[error("index out of range: {what}: index {index} is not in 0..{limit}")]
    IndexOutOfRange {
        /// What was indexed, and where in the user's program.
        what: String,
        /// The offending index.
        index: i64,
        /// One past the largest index.
        limit: i64,
    },
    /// The device has no memory left.
    #[error("out of memory on {device}: {bytes} bytes asked for")]
    OutOfMemory {
        /// Which device.
        device: String,
        /// The size of the request.
        bytes: usize,
    },
    /// A kernel could not be compiled.
    #[error("kernel {kernel} could not be compiled for {device}: {reason}")]
    Compile {
        /// The kernel's name.
        kernel: String,
        /// Which device.
        device: String,
        /// The compiler's words.
        reason: String,
    },
    /// No device of that name.
    #[error("unknown device {name:?}; there are: {known}")]
    UnknownDevice {
        /// What was asked for.
        name: String,
        /// The devices that this program can use.
        known: String,
    },
    /// What a device needs is not installed.
    #[error("{device} needs {what}, which is not there; looked for {searched}; on Debian, apt install {package} brings it")]
    Missing {
        /// Which device.
        device: String,
        /// The library or the program.
        what: String,
        /// The names and places that were tried.
        searched: String,
        /// Debian's package with it.
        package: String,
    },
    /// The device itself failed.
    #[error("{device}: {reason}")]
    Device {
        /// Which device.
        device: String,
        /// What happened.
        reason: String,
    },
    /// A checked run has found a fault in a kernel's text.
    #[error("{device}: {fault}")]
    Fault {
        /// Which device.
        device: String,
        /// Where, and what.
        fault: Box<Fault>,
    },
}

/// Result of an operation on a device.
pub type Result<T> = std::result::Result<T, RuntimeError>;

/// Memory of a device. Freed when the last clone of its `Arc` goes.
pub trait Buffer: Send + Sync + fmt::Debug {
    /// Size in bytes.
    fn size(&self) -> usize;
    /// Copies bytes from the host into the buffer, from `offset` on. Waits for launches that use it.
    fn write(&self, offset: usize, bytes: &[u8]) -> Result<()>;
    /// Copies bytes from the buffer, from `offset` on, to the host. Waits for launches that use it.
    fn read(&self, offset: usize, bytes: &mut [u8]) -> Result<()>;
    /// For the device that made it.
    fn as_any(&self) -> &dyn Any;
}

/// A part of a buffer, in bytes: what a kernel gets as an argument.
#[derive(Clone, Debug)]
pub struct Slice {
    /// The memory.
    pub buffer: Arc<dyn Buffer>,
    /// Where the part starts.
    pub offset: usize,
    /// How long it is.
    pub size: usize,
}

impl Slice {
    /// A whole buffer.
    pub fn whole(buffer: Arc<dyn Buffer>) -> Slice {
        let size = buffer.size();
        Slice { buffer, offset: 0, size }
    }

    /// The part's bytes, on the host.
    pub fn read(&self) -> Result<Vec<u8>> {
        let mut bytes = vec![0; self.size];
        self.buffer.read(self.offset, &mut bytes)?;
        Ok(bytes)
    }
}

/// A compiled kernel.
pub trait Executable: Send + Sync {
    /// Runs all work items with these arguments, one per parameter; each slice holds at least the parameter's elements. Work that was
    /// launched before is finished, as far as this one can see, before it starts.
    fn launch(&self, args: &[Slice]) -> Result<()>;
    /// Bytes of memory that a launch takes beside its arguments, of all threads together. A device may keep them for the next launch.
    fn scratch(&self) -> usize {
        0
    }
    /// The machine code or whatever comes nearest, for people.
    fn assembly(&self) -> Option<String> {
        None
    }
}

/// Launches that were recorded, to be repeated as a whole with the arguments that they had.
pub trait Recording: Send + Sync {
    /// Does all of it again. An index out of range in any of the launches is an error, after all have run.
    fn replay(&self) -> Result<()>;
}

/// A device: memory and a compiler.
pub trait Device: Send + Sync + fmt::Debug {
    /// The name by which it is selected: `cpu`, `cpu:interpret`, `hip:0`.
    fn name(&self) -> String;
    /// One line for people: what it is, what it compiles with.
    fn describe(&self) -> String;
    /// What the lowering may use.
    fn target(&self) -> Target;
    /// Parameters of a kernel, at most.
    fn parameters(&self) -> usize {
        usize::MAX
    }
    /// Memory with undefined content. A size of 0 is allowed.
    fn allocate(&self, bytes: usize) -> Result<Arc<dyn Buffer>>;
    /// Compiles a program. Equal programs may be compiled once and shared.
    fn compile(&self, program: &Program) -> Result<Arc<dyn Executable>>;
    /// Compiles a text in the device's language that stands in for the one that is made of the program, as somebody has edited it. Its
    /// parameters and how it is launched stay the program's; what else it does is nobody's promise.
    fn compile_text(&self, program: &Program, _text: &str) -> Result<Arc<dyn Executable>> {
        let reason = "it takes no text in place of the one it makes; devices with a grid and cpu:llvm do".into();
        Err(RuntimeError::Compile { kernel: program.name.clone(), device: self.name(), reason })
    }
    /// Waits until all launched work is done.
    fn synchronize(&self) -> Result<()>;
    /// Records what `work` launches, which does not run now, where the device repeats launches faster than they can be asked for one by one.
    /// `work` neither reads nor writes buffers.
    fn record(&self, _work: &mut dyn FnMut() -> Result<()>) -> Result<Option<Box<dyn Recording>>> {
        Ok(None)
    }
    /// Seconds that the device spends on what `work` launches, by the device's own clock if it has one.
    fn time(&self, work: &mut dyn FnMut() -> Result<()>) -> Result<f64> {
        let start = Instant::now();
        work()?;
        self.synchronize()?;
        Ok(start.elapsed().as_secs_f64())
    }
}

/// Bytes of `n` elements.
pub fn bytes_of(dtype: DType, n: usize) -> usize {
    dtype.size() * n
}
