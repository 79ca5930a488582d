//! Large blocks of memory: on huge pages where the system has them, and kept when they are freed.
//!
//! The first touch of a page costs more than reading it from memory: a page of 4 KiB is zeroed and entered one by one. Huge pages do that
//! five hundred times more rarely, and a block that is used again for the same size does it once. What a block has beyond its last whole huge
//! page is small pages: rounded up, the tensors of a model would take some per cent more than they hold.

use std::ptr::NonNull;
use std::sync::{Mutex, PoisonError};

/// The size of a huge page, to which large blocks are aligned.
pub(crate) const HUGE: usize = 2 << 20;

/// What large blocks are rounded to: a multiple of every system's small page.
const SMALL: usize = 64 << 10;

/// Bytes of freed blocks that are kept at most.
const KEPT: usize = 256 << 20;

/// Pages of this process's own, aligned to [`HUGE`], a multiple of [`SMALL`] long. Whatever was in them before, they are initialised.
#[derive(Debug)]
pub(crate) struct Pages {
    start: NonNull<u8>,
    size: usize,
}

// SAFETY: the pages belong to this value alone; it gives nothing but a pointer.
unsafe impl Send for Pages {}
// SAFETY: as above.
unsafe impl Sync for Pages {}

/// Blocks that were freed, the oldest first.
static FREE: Mutex<Vec<Pages>> = Mutex::new(Vec::new());

impl Pages {
    /// At least `size` bytes, of a block that was freed or fresh; none if there is no memory left.
    pub(crate) fn new(size: usize) -> Option<Pages> {
        let size = size.checked_next_multiple_of(SMALL)?.max(SMALL);
        let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = free.iter().rposition(|pages| pages.size == size) {
            return Some(free.remove(at));
        }
        Pages::map(size).or_else(|| {
            free.drain(..).for_each(Pages::unmap);
            Pages::map(size)
        })
    }

    pub(crate) fn as_ptr(&self) -> NonNull<u8> {
        self.start
    }

    /// Gives the block back, to be used again.
    pub(crate) fn free(self) {
        let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        free.push(self);
        let mut total: usize = free.iter().map(|pages| pages.size).sum();
        while total > KEPT {
            let oldest = free.remove(0);
            total -= oldest.size;
            oldest.unmap();
        }
    }

    /// Fresh pages, which the system zeroes when they are first touched.
    #[cfg(unix)]
    fn map(size: usize) -> Option<Pages> {
        let whole = size.checked_add(HUGE)?;
        // SAFETY: asks for fresh pages anywhere.
        let block = unsafe {
            libc::mmap(std::ptr::null_mut(), whole, libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANON, -1, 0)
        };
        if block == libc::MAP_FAILED {
            return None;
        }
        let block = NonNull::new(block.cast::<u8>())?;
        let before = block.addr().get().next_multiple_of(HUGE) - block.addr().get();
        let after = whole - before - size;
        // SAFETY: the aligned part, and what is in front of it and behind it, lie within the mapping; nobody uses them yet. Pages that are
        // not given back cost addresses, no memory; advice that is not taken costs time.
        unsafe {
            let start = block.add(before);
            if before > 0 {
                libc::munmap(block.as_ptr().cast(), before);
            }
            if after > 0 {
                libc::munmap(start.add(size).as_ptr().cast(), after);
            }
            #[cfg(target_os = "linux")]
            libc::madvise(start.as_ptr().cast(), size / HUGE * HUGE, libc::MADV_HUGEPAGE);
            Some(Pages { start, size })
        }
    }

    /// Gives the pages back to the system.
    #[cfg(unix)]
    fn unmap(self) {
        // SAFETY: mapped by `map`, and nobody has a pointer any more.
        unsafe { libc::munmap(self.start.as_ptr().cast(), self.size) };
    }

    #[cfg(not(unix))]
    fn map(size: usize) -> Option<Pages> {
        let layout = std::alloc::Layout::from_size_align(size, HUGE).ok()?;
        // SAFETY: the size is not zero.
        NonNull::new(unsafe { std::alloc::alloc_zeroed(layout) }).map(|start| Pages { start, size })
    }

    #[cfg(not(unix))]
    fn unmap(self) {
        if let Ok(layout) = std::alloc::Layout::from_size_align(self.size, HUGE) {
            // SAFETY: allocated with this layout, and nobody has a pointer any more.
            unsafe { std::alloc::dealloc(self.start.as_ptr(), layout) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One test, since the kept blocks are the whole process's.
    #[test]
    fn blocks_are_aligned_and_used_again() {
        // A size that nothing else here asks for.
        let size = 37 * HUGE + 3 * SMALL - 5;
        let first = Pages::new(size).unwrap();
        let at = first.as_ptr();
        assert_eq!((at.addr().get() % HUGE, first.size), (0, 37 * HUGE + 3 * SMALL));
        // SAFETY: the first and the last byte that were asked for.
        unsafe {
            at.write(1);
            at.add(size - 1).write(2);
        }
        let second = Pages::new(size).unwrap();
        assert_ne!(second.as_ptr(), at, "in use");
        first.free();
        let third = Pages::new(size - 100).unwrap();
        assert_eq!(third.as_ptr(), at, "the same number of pages");
        // SAFETY: as above.
        assert_eq!(unsafe { at.read() }, 1, "not zeroed again");
        for pages in [second, third] {
            pages.free();
        }
        // What is kept is bounded.
        let many: Vec<Pages> = (0..6).map(|_| Pages::new(64 << 20).unwrap()).collect();
        many.into_iter().for_each(Pages::free);
        let kept: usize = FREE.lock().unwrap().iter().map(|pages| pages.size).sum();
        assert!(kept <= KEPT, "{kept}");
        assert!(Pages::new(usize::MAX).is_none() && Pages::new(1 << 60).is_none());
    }
}
