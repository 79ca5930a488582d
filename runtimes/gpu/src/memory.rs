//! Memory of a device: blocks from a pool, and copies through pinned memory.

use crate::device::Shared;
use crate::driver::{Handle, OUT_OF_MEMORY};
use kiln_runtime::{Result, RuntimeError};
use std::any::Any;
use std::collections::BTreeMap;
use std::ptr;
use std::sync::{Arc, PoisonError};

/// Sizes of blocks are multiples of this.
const STEP: usize = 512;

/// Bytes of pinned memory that copies go through.
const HOST: usize = 8 << 20;

/// Blocks that nobody uses, by size. All work is in order, so that one may be used again before the work that used it last is done.
#[derive(Default)]
pub(crate) struct Pool {
    free: BTreeMap<usize, Vec<Handle>>,
    bytes: usize,
}

/// Memory of the device, which goes back to the pool.
#[derive(Debug)]
pub(crate) struct Block {
    shared: Arc<Shared>,
    pub(crate) at: Handle,
    pub(crate) size: usize,
}

impl Block {
    /// A block of at least that many bytes.
    pub(crate) fn new(shared: &Arc<Shared>, bytes: usize) -> Result<Block> {
        let size = bytes.max(1).next_multiple_of(STEP);
        let mut pool = shared.pool.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = pool.free.get_mut(&size).and_then(Vec::pop) {
            pool.bytes -= size;
            return Ok(Block { shared: shared.clone(), at, size });
        }
        let mut at = 0;
        // SAFETY: the driver writes the address of a fresh block there.
        let mut error = unsafe { (shared.driver.allocate)(&mut at, size) };
        if error == OUT_OF_MEMORY && pool.bytes > 0 {
            pool.empty(shared)?;
            // SAFETY: as above.
            error = unsafe { (shared.driver.allocate)(&mut at, size) };
        }
        if error == 0 { Ok(Block { shared: shared.clone(), at, size }) } else { Err(shared.out_of_memory(bytes, error)) }
    }
}

impl Pool {
    /// Gives all blocks back to the driver.
    pub(crate) fn empty(&mut self, shared: &Shared) -> Result<()> {
        shared.wait()?;
        for at in std::mem::take(&mut self.free).into_values().flatten() {
            // SAFETY: from the driver, used by nobody, and all work is done.
            shared.check(unsafe { (shared.driver.free)(at) })?;
        }
        self.bytes = 0;
        Ok(())
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        let mut pool = self.shared.pool.lock().unwrap_or_else(PoisonError::into_inner);
        pool.free.entry(self.size).or_default().push(self.at);
        pool.bytes += self.size;
    }
}

/// Pinned memory of the host.
pub(crate) struct Host {
    shared: std::sync::Weak<Shared>,
    at: *mut u8,
}

// SAFETY: plain memory, which belongs to whoever has this.
unsafe impl Send for Host {}

impl Host {
    fn new(shared: &Arc<Shared>) -> Result<Host> {
        let mut at = ptr::null_mut();
        // SAFETY: the driver writes the address of fresh memory there.
        let error = unsafe { (shared.driver.allocate_host)(&mut at, HOST, 0) };
        if error != 0 {
            return Err(shared.out_of_memory(HOST, error));
        }
        Ok(Host { shared: Arc::downgrade(shared), at })
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some(shared) = self.shared.upgrade() {
            // SAFETY: from the driver, used by nobody.
            unsafe { (shared.driver.free_host)(self.at) };
        }
    }
}

/// A buffer of the device.
#[derive(Debug)]
pub(crate) struct GpuBuffer {
    pub(crate) block: Block,
    size: usize,
}

impl GpuBuffer {
    pub(crate) fn new(shared: Arc<Shared>, size: usize) -> Result<GpuBuffer> {
        shared.enter()?;
        let block = Block::new(&shared, size)?;
        Ok(GpuBuffer { block, size })
    }

    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.block.shared
    }

    /// The parts of a copy, each at most as long as the pinned memory: `copy` is given that memory and where a part starts and ends.
    fn parts(&self, offset: usize, len: usize, mut copy: impl FnMut(*mut u8, usize, usize) -> Result<()>) -> Result<()> {
        let shared = self.shared();
        if offset.checked_add(len).is_none_or(|end| end > self.size) {
            let reason = format!("{len} bytes at {offset} of a buffer of {} bytes", self.size);
            return Err(RuntimeError::Device { device: shared.name.clone(), reason });
        }
        let mut queue = shared.queue()?;
        if queue.host.is_none() {
            queue.host = Some(Host::new(shared)?);
        }
        let host = queue.host.as_ref().map_or(ptr::null_mut(), |host| host.at);
        (0..len).step_by(HOST).try_for_each(|from| copy(host, from, (from + HOST).min(len)))
    }
}

impl kiln_runtime::Buffer for GpuBuffer {
    fn size(&self) -> usize {
        self.size
    }

    fn write(&self, offset: usize, bytes: &[u8]) -> Result<()> {
        let shared = self.shared();
        self.parts(offset, bytes.len(), |host, from, to| {
            // SAFETY: the pinned memory holds a part, and nothing else uses it; the buffer holds the whole range.
            unsafe {
                ptr::copy_nonoverlapping(bytes[from..to].as_ptr(), host, to - from);
                shared.check((shared.driver.upload)(self.block.at + offset + from, host, to - from, shared.stream))?;
            }
            shared.wait()
        })
    }

    fn read(&self, offset: usize, bytes: &mut [u8]) -> Result<()> {
        let shared = self.shared();
        self.parts(offset, bytes.len(), |host, from, to| {
            // SAFETY: as in `write`; the copy is done once the stream has nothing left to do.
            unsafe {
                shared.check((shared.driver.download)(host, self.block.at + offset + from, to - from, shared.stream))?;
                shared.wait()?;
                ptr::copy_nonoverlapping(host, bytes[from..to].as_mut_ptr(), to - from);
            }
            Ok(())
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
