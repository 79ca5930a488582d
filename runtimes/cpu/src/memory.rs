//! Buffers: host memory aligned to 64 bytes, large ones to huge pages.

use crate::pages::{HUGE, Pages};
use kiln_runtime::{Buffer, Result, RuntimeError};
use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::any::Any;
use std::ptr::NonNull;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What buffers and scratch memory are aligned to: a cache line, and the widest vector there is.
pub(crate) const ALIGNMENT: usize = 64;
const _: () = assert!(ALIGNMENT.is_multiple_of(kiln_kernels::program::NONTEMPORAL_ALIGN));

/// From this size on, and if it is one huge page, a block is whole pages: see [`crate::pages`].
const LARGE: usize = 2 * HUGE;

/// Memory aligned to [`ALIGNMENT`], with any content.
#[derive(Debug)]
pub(crate) struct Memory {
    origin: Origin,
    /// The first aligned byte.
    start: NonNull<u8>,
    size: usize,
}

/// Where memory comes from, and goes to.
#[derive(Debug)]
enum Origin {
    /// Up to `ALIGNMENT` bytes more than is used.
    Heap(NonNull<u8>, Layout),
    /// None once they are given back.
    Pages(Option<Pages>),
}

// SAFETY: the memory belongs to this value alone, and who uses it through `start` has to rule out races.
unsafe impl Send for Memory {}
// SAFETY: as above; `&Memory` gives only a pointer.
unsafe impl Sync for Memory {}

impl Memory {
    /// `size` bytes, none if there is no memory left. They are initialised: it is what is in them that nobody may count on.
    pub(crate) fn new(size: usize) -> Option<Memory> {
        if size >= LARGE || size == HUGE {
            let pages = Pages::new(size)?;
            return Some(Memory { start: pages.as_ptr(), origin: Origin::Pages(Some(pages)), size });
        }
        let layout = Layout::from_size_align(size.max(1).checked_add(ALIGNMENT)?, 16).ok()?;
        // SAFETY: the layout's size is not zero.
        let block = NonNull::new(unsafe { alloc_zeroed(layout) })?;
        // SAFETY: at most ALIGNMENT - 1 bytes further on, within the block.
        let start = unsafe { block.add(block.align_offset(ALIGNMENT)) };
        Some(Memory { origin: Origin::Heap(block, layout), start, size })
    }

    /// The size that scratch memory of so many bytes is to have: from a quarter of one on, whole huge pages. Tiles of a product wander through all
    /// of it, and the nearest table of a core knows some hundred pages.
    pub(crate) fn scratch_size(bytes: usize) -> usize {
        if bytes < HUGE / 4 { bytes } else { bytes.next_multiple_of(HUGE) }
    }

    /// The first byte.
    pub(crate) fn as_ptr(&self) -> *mut u8 {
        self.start.as_ptr()
    }

    /// Bytes.
    pub(crate) fn size(&self) -> usize {
        self.size
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        match &mut self.origin {
            // SAFETY: allocated with this layout, and nobody has a pointer any more.
            Origin::Heap(block, layout) => unsafe { dealloc(block.as_ptr(), *layout) },
            Origin::Pages(pages) => {
                if let Some(pages) = pages.take() {
                    pages.free();
                }
            }
        }
    }
}

/// The right to use the memory of all buffers.
pub(crate) struct Turn(#[expect(dead_code, reason = "held, not used")] MutexGuard<'static, ()>);

/// Waits for everybody else's launches and copies; the buffers are this thread's own until the turn is dropped.
///
/// One lock for all CPU devices: there is one processor, and a buffer may go from one of its devices to another.
pub(crate) fn turn() -> Turn {
    static TURN: Mutex<()> = Mutex::new(());
    Turn(TURN.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A buffer of any CPU device.
#[derive(Debug)]
pub(crate) struct CpuBuffer {
    memory: Memory,
    device: &'static str,
}

impl CpuBuffer {
    /// `size` bytes; `device` is named in errors.
    pub(crate) fn new(device: &'static str, size: usize) -> Result<CpuBuffer> {
        let memory = Memory::new(size).ok_or_else(|| RuntimeError::OutOfMemory { device: device.into(), bytes: size })?;
        Ok(CpuBuffer { memory, device })
    }

    /// The first byte. To be used within a [`turn`] only.
    pub(crate) fn as_ptr(&self) -> *mut u8 {
        self.memory.as_ptr()
    }

    /// The address of `offset`, if `len` bytes follow.
    fn range(&self, offset: usize, len: usize) -> Result<*mut u8> {
        if offset.checked_add(len).is_none_or(|end| end > self.memory.size()) {
            let reason = format!("{len} bytes at {offset} of a buffer of {} bytes", self.memory.size());
            return Err(RuntimeError::Device { device: self.device.into(), reason });
        }
        // SAFETY: within the memory, as was just checked.
        Ok(unsafe { self.memory.as_ptr().add(offset) })
    }
}

impl Buffer for CpuBuffer {
    fn size(&self) -> usize {
        self.memory.size()
    }

    fn write(&self, offset: usize, bytes: &[u8]) -> Result<()> {
        let to = self.range(offset, bytes.len())?;
        let _turn = turn();
        // SAFETY: in range; the turn rules out races; a Rust slice cannot be of this buffer's memory, which is a reference during
        // turns only.
        unsafe { to.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        Ok(())
    }

    fn read(&self, offset: usize, bytes: &mut [u8]) -> Result<()> {
        let from = self.range(offset, bytes.len())?;
        let _turn = turn();
        // SAFETY: as in `write`; memory is initialised from its allocation on.
        unsafe { from.copy_to_nonoverlapping(bytes.as_mut_ptr(), bytes.len()) };
        Ok(())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_scratch_memory_is_whole_huge_pages() {
        for (bytes, size) in [(0, 0), (1000, 1000), (HUGE / 4 - 1, HUGE / 4 - 1), (HUGE / 4, HUGE), (HUGE, HUGE), (3 * HUGE + 5, 4 * HUGE)]
        {
            assert_eq!(Memory::scratch_size(bytes), size);
            let memory = Memory::new(size).unwrap();
            let aligned = if bytes < HUGE / 4 { ALIGNMENT } else { HUGE };
            assert!(memory.as_ptr().addr().is_multiple_of(aligned), "{bytes} bytes");
        }
    }
}
