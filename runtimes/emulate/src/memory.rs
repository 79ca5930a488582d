//! Buffers: memory of the host.

use kiln_runtime::{Buffer, Result, RuntimeError};
use std::any::Any;
use std::cell::UnsafeCell;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Elements of this size keep everything aligned.
type Word = u64;

/// Memory of all emulated devices. Used only by who has the [`turn`].
#[derive(Debug)]
pub(crate) struct HostBuffer {
    words: UnsafeCell<Vec<Word>>,
    /// For each byte, whether somebody has written it; empty, if nobody asks.
    written: UnsafeCell<Vec<u8>>,
    size: usize,
    device: String,
}

// SAFETY: its content is touched by who has the turn alone.
unsafe impl Sync for HostBuffer {}

/// Waits for everybody else's launches and copies.
pub(crate) fn turn() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

impl HostBuffer {
    pub(crate) fn new(device: &str, size: usize, checked: bool) -> Result<HostBuffer> {
        let exhausted = || RuntimeError::OutOfMemory { device: device.into(), bytes: size };
        let count = size.div_ceil(size_of::<Word>()).max(1);
        let mut words = Vec::new();
        words.try_reserve_exact(count).map_err(|_| exhausted())?;
        // What nobody has written looks like nothing that was meant.
        words.resize(count, 0xdead_beef_dead_beef);
        let written = if checked { vec![0; size] } else { Vec::new() };
        Ok(HostBuffer { words: UnsafeCell::new(words), written: UnsafeCell::new(written), size, device: device.into() })
    }

    /// Whether each of these bytes was written. To be used with the [`turn`] only.
    pub(crate) fn written(&self, bytes: Range<usize>) -> Vec<u8> {
        // SAFETY: who has the turn is alone.
        let written = unsafe { &*self.written.get() };
        written.get(bytes.clone()).map_or_else(|| vec![1; bytes.len()], <[u8]>::to_vec)
    }

    /// To be used with the [`turn`] only.
    pub(crate) fn set_written(&self, bytes: Range<usize>, values: &[u8]) {
        // SAFETY: who has the turn is alone.
        let written = unsafe { &mut *self.written.get() };
        if let Some(place) = written.get_mut(bytes) {
            place.copy_from_slice(values);
        }
    }

    /// The first byte. To be used with the [`turn`] only.
    pub(crate) fn as_ptr(&self) -> *mut u8 {
        // SAFETY: the vector itself never changes; only what it holds does.
        unsafe { (*self.words.get()).as_ptr().cast_mut().cast() }
    }

    fn place(&self, offset: usize, len: usize) -> Result<*mut u8> {
        if offset.checked_add(len).is_none_or(|end| end > self.size) {
            let reason = format!("{len} bytes at {offset} of a buffer of {} bytes", self.size);
            return Err(RuntimeError::Device { device: self.device.clone(), reason });
        }
        // SAFETY: within the memory, as was just checked.
        Ok(unsafe { self.as_ptr().add(offset) })
    }
}

impl Buffer for HostBuffer {
    fn size(&self) -> usize {
        self.size
    }

    fn write(&self, offset: usize, bytes: &[u8]) -> Result<()> {
        let to = self.place(offset, bytes.len())?;
        let _turn = turn();
        // SAFETY: in range; the turn rules out races; no slice is of this memory.
        unsafe { to.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        self.set_written(offset..offset + bytes.len(), &vec![1; bytes.len()]);
        Ok(())
    }

    fn read(&self, offset: usize, bytes: &mut [u8]) -> Result<()> {
        let from = self.place(offset, bytes.len())?;
        let _turn = turn();
        // SAFETY: as in `write`.
        unsafe { from.copy_to_nonoverlapping(bytes.as_mut_ptr(), bytes.len()) };
        Ok(())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
