//! Buffers of an OpenCL device.

use crate::device::Shared;
use kiln_runtime::{Result, RuntimeError};
use opencl3::error_codes::{CL_INVALID_BUFFER_SIZE, CL_MEM_OBJECT_ALLOCATION_FAILURE, CL_OUT_OF_RESOURCES};
use opencl3::memory::{Buffer as ClMemory, CL_MEM_READ_WRITE, ClMem};
use opencl3::types::{CL_TRUE, cl_mem};
use std::any::Any;
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

/// Memory of the device.
#[derive(Debug)]
pub(crate) struct ClBuffer {
    pub(crate) shared: Arc<Shared>,
    /// The lock is for the interface alone, which asks for exclusive access to write.
    memory: Mutex<ClMemory<u8>>,
    size: usize,
}

/// A fresh buffer; one of no bytes is one of one.
pub(crate) fn allocate(shared: &Shared, bytes: usize) -> Result<ClMemory<u8>> {
    // SAFETY: no memory of the host is given.
    let made = unsafe { ClMemory::create(&shared.context, CL_MEM_READ_WRITE, bytes.max(1), ptr::null_mut()) };
    made.map_err(|e| match e.0 {
        CL_INVALID_BUFFER_SIZE | CL_MEM_OBJECT_ALLOCATION_FAILURE | CL_OUT_OF_RESOURCES => {
            RuntimeError::OutOfMemory { device: shared.name.clone(), bytes }
        }
        _ => shared.failed(e),
    })
}

impl ClBuffer {
    pub(crate) fn new(shared: Arc<Shared>, size: usize) -> Result<ClBuffer> {
        let memory = Mutex::new(allocate(&shared, size)?);
        Ok(ClBuffer { shared, memory, size })
    }

    /// The handle, good while the buffer is.
    pub(crate) fn handle(&self) -> cl_mem {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner).get()
    }

    fn check(&self, offset: usize, len: usize) -> Result<()> {
        if offset.checked_add(len).is_none_or(|end| end > self.size) {
            let reason = format!("{len} bytes at {offset} of a buffer of {} bytes", self.size);
            return Err(RuntimeError::Device { device: self.shared.name.clone(), reason });
        }
        Ok(())
    }
}

impl kiln_runtime::Buffer for ClBuffer {
    fn size(&self) -> usize {
        self.size
    }

    fn write(&self, offset: usize, bytes: &[u8]) -> Result<()> {
        self.check(offset, bytes.len())?;
        if bytes.is_empty() {
            return Ok(());
        }
        let mut memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = self.shared.queue();
        // SAFETY: in range, as was just checked; the call returns once the bytes are copied.
        unsafe { queue.commands.enqueue_write_buffer(&mut memory, CL_TRUE, offset, bytes, &[]) }.map_err(|e| self.shared.failed(e))?;
        Ok(())
    }

    fn read(&self, offset: usize, bytes: &mut [u8]) -> Result<()> {
        self.check(offset, bytes.len())?;
        if bytes.is_empty() {
            return Ok(());
        }
        let memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = self.shared.queue();
        // SAFETY: as in `write`.
        unsafe { queue.commands.enqueue_read_buffer(&memory, CL_TRUE, offset, bytes, &[]) }.map_err(|e| self.shared.failed(e))?;
        Ok(())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
