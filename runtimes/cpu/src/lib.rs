//! The CPU device.

use kiln_kernels::program::Program;
use kiln_runtime::{Buffer, Device, Executable, Result, Target};
use std::sync::Arc;

/// How a CPU device works.
#[derive(Clone, Debug, Default)]
pub struct CpuOptions {
    /// Threads, the caller's included; as many as the machine has if none.
    pub threads: Option<usize>,
    /// Run programs by the reference interpreter.
    pub interpreter: bool,
}

/// The CPU.
#[derive(Debug)]
pub struct CpuDevice {}

impl CpuDevice {
    /// A device with threads of its own.
    pub fn new(_options: CpuOptions) -> CpuDevice {
        CpuDevice {}
    }
}

impl Device for CpuDevice {
    fn name(&self) -> String {
        "cpu".into()
    }
    fn describe(&self) -> String {
        "cpu".into()
    }
    fn target(&self) -> Target {
        Target { lanes: 4, registers: 16, threads: 2 }
    }
    fn allocate(&self, _bytes: usize) -> Result<Arc<dyn Buffer>> {
        unimplemented!()
    }
    fn compile(&self, _program: &Program) -> Result<Arc<dyn Executable>> {
        unimplemented!()
    }
    fn synchronize(&self) -> Result<()> {
        Ok(())
    }
}
