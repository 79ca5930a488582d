//! A device that is not there: what is for it is planned as if it were, and nothing is computed.

use kiln_kernels::lower::Gpu;
use kiln_kernels::program::Program;
use kiln_runtime::{Buffer, Device, Executable, Result, Slice, Target};
use std::any::Any;
use std::sync::Arc;

/// A processor to plan for. Its memory has any size and is all zeros; its kernels do nothing.
#[derive(Debug)]
pub(super) struct Absent {
    pub(super) name: String,
    pub(super) gpu: &'static Gpu,
}

#[derive(Debug)]
struct NoMemory(usize);

struct NoCode;

impl Device for Absent {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn describe(&self) -> String {
        format!("{}, which is not there", self.gpu.card)
    }

    fn target(&self) -> Target {
        self.gpu.target()
    }

    fn allocate(&self, bytes: usize) -> Result<Arc<dyn Buffer>> {
        Ok(Arc::new(NoMemory(bytes)))
    }

    fn compile(&self, _: &Program) -> Result<Arc<dyn Executable>> {
        Ok(Arc::new(NoCode))
    }

    fn synchronize(&self) -> Result<()> {
        Ok(())
    }
}

impl Buffer for NoMemory {
    fn size(&self) -> usize {
        self.0
    }

    fn write(&self, _: usize, _: &[u8]) -> Result<()> {
        Ok(())
    }

    fn read(&self, _: usize, bytes: &mut [u8]) -> Result<()> {
        bytes.fill(0);
        Ok(())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Executable for NoCode {
    fn launch(&self, _: &[Slice]) -> Result<()> {
        Ok(())
    }
}
