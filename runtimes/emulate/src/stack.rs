//! A thread's own arrays, on its stack: where each ends, and which bytes it has written. The compiler says where arrays begin and end
//! to live, by what it would write into a shadow of memory, a byte for every eight.

use rustc_hash::FxHashMap;
use std::ffi::{CStr, c_char};
use std::ops::Range;
use std::rc::Rc;

/// What a byte of the stack is; the others are those of the compiler, 0xf1 and above, between and after arrays.
const UNKNOWN: u8 = 0;
const FRESH: u8 = 1;
const WRITTEN: u8 = 2;
/// Before a frame's first array.
const FRAME: u8 = 0xf1;
/// An array outside of its block.
const GONE: u8 = 0xf8;
/// A frame of arrays starts with this number, followed by the address of its description.
const MAGIC: u64 = 0x41b5_8ab3;

/// An array in a frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Array {
    pub(crate) name: String,
    offset: usize,
    pub(crate) size: usize,
}

/// Bytes of a stack that are looked after at least, once any is.
const LEAST: usize = 4096;

/// What is wrong with an access: the nearest array, and the distance from its start, if there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    Outside(Option<(Array, isize)>),
    Unwritten(Option<(Array, isize)>),
}

/// The stack of a thread.
#[derive(Default)]
pub(crate) struct Stack {
    range: Range<usize>,
    /// For each byte, up to the stack's end; it grows downwards, as far as arrays do.
    shadow: Vec<u8>,
}

/// Descriptions of frames that were read, by address.
pub(crate) type Frames = FxHashMap<usize, Rc<[Array]>>;

impl Stack {
    pub(crate) fn new(range: Range<usize>) -> Stack {
        Stack { shadow: Vec::new(), range }
    }

    /// Another thread begins.
    pub(crate) fn clear(&mut self) {
        self.shadow.fill(UNKNOWN);
    }

    pub(crate) fn range(&self) -> &Range<usize> {
        &self.range
    }

    pub(crate) fn contains(&self, at: usize) -> bool {
        self.range.contains(&at)
    }

    /// No byte below was ever told.
    fn lowest(&self) -> usize {
        self.range.end - self.shadow.len()
    }

    fn bytes(&mut self, at: usize, len: usize) -> &mut [u8] {
        let at = at.clamp(self.range.start, self.range.end);
        if at < self.lowest() {
            let size = (self.range.end - at).next_power_of_two().clamp(LEAST.min(self.range.len()), self.range.len());
            let mut shadow = vec![UNKNOWN; size];
            shadow[size - self.shadow.len()..].copy_from_slice(&self.shadow);
            self.shadow = shadow;
        }
        let from = at - self.lowest();
        let to = (from + len).min(self.shadow.len());
        &mut self.shadow[from..to]
    }

    /// The compiler writes `value` into the shadow of `count` times eight bytes.
    pub(crate) fn tell(&mut self, at: usize, count: usize, value: u8, frames: &mut Frames) {
        let leaves = value == 0 && self.bytes(at, 1) == [FRAME];
        match value {
            0 if leaves => {
                let (arrays, count) = (self.frame(at, frames), count * 8);
                self.bytes(at, count).fill(UNKNOWN);
                arrays.iter().for_each(|a| self.bytes(at + a.offset, a.size).fill(UNKNOWN));
            }
            0 => self.bytes(at, count * 8).fill(FRESH),
            1..8 => {
                self.bytes(at, value.into()).fill(FRESH);
                self.bytes(at + usize::from(value), 8 - usize::from(value)).fill(0xf2);
            }
            _ => self.bytes(at, count * 8).fill(value),
        }
        if value == FRAME {
            let arrays = self.frame(at, frames);
            arrays.iter().for_each(|a| self.bytes(at + a.offset, a.size).fill(FRESH));
        }
    }

    /// The arrays of the frame that starts there.
    fn frame(&self, at: usize, frames: &mut Frames) -> Rc<[Array]> {
        if !self.contains(at) || !self.contains(at + 15) {
            return Rc::new([]);
        }
        // SAFETY: on the stack of the thread that runs, which is mapped and does not run now.
        let [magic, description] = unsafe { std::ptr::with_exposed_provenance::<[u64; 2]>(at).read_unaligned() };
        if magic != MAGIC {
            return Rc::new([]);
        }
        // SAFETY: after the magic number the compiler puts the address of a string in the library, which is open.
        let text = || unsafe { CStr::from_ptr(std::ptr::with_exposed_provenance::<c_char>(description as usize)) };
        frames.entry(description as usize).or_insert_with(|| arrays(&text().to_string_lossy()).into()).clone()
    }

    /// Notes an access inside of the stack, if nothing is wrong with it.
    pub(crate) fn access(&mut self, at: usize, size: usize, stores: bool, frames: &mut Frames) -> Result<(), Trouble> {
        let bytes = self.bytes(at, size);
        if bytes.len() < size || bytes.iter().any(|b| *b > WRITTEN) {
            return Err(Trouble::Outside(self.nearest(at, frames)));
        }
        if stores {
            bytes.iter_mut().filter(|b| **b == FRESH).for_each(|b| *b = WRITTEN);
        } else if bytes.iter().all(|b| *b == FRESH) {
            // A structure is loaded with what is between its members.
            return Err(Trouble::Unwritten(self.nearest(at, frames)));
        }
        Ok(())
    }

    /// Which of these bytes are written.
    pub(crate) fn written(&mut self, at: usize, len: usize) -> Vec<u8> {
        self.bytes(at, len).iter().map(|b| u8::from(*b != FRESH)).collect()
    }

    /// Bytes that were copied here are as good as where they come from.
    pub(crate) fn copied(&mut self, at: usize, written: &[u8]) {
        self.bytes(at, written.len()).iter_mut().zip(written).filter(|(b, w)| **w == 0 && **b == WRITTEN).for_each(|(b, _)| *b = FRESH);
    }

    /// The array next to an address in the frame around it.
    fn nearest(&self, at: usize, frames: &mut Frames) -> Option<(Array, isize)> {
        let mut start = at & !7;
        let lowest = self.lowest();
        while start >= lowest {
            let is = |at: usize| self.shadow.get(at.wrapping_sub(lowest)) == Some(&FRAME);
            if is(start) && !is(start - 8) {
                let arrays = self.frame(start, frames);
                let distance = |a: &Array| (at as isize - (start + a.offset) as isize, a.size as isize);
                let away = |a: &&Array| match distance(a) {
                    (before, _) if before < 0 => -before,
                    (behind, size) => (behind - size + 1).max(0),
                };
                return arrays.iter().min_by_key(away).map(|a| (a.clone(), distance(a).0));
            }
            start -= 8;
        }
        None
    }

    /// Whether an address is in an array whose block has been left.
    pub(crate) fn is_gone(&mut self, at: usize) -> bool {
        self.bytes(at, 1) == [GONE]
    }
}

/// A description: how many there are, then each one's offset, size, length of the name, and name, perhaps with its line.
fn arrays(description: &str) -> Vec<Array> {
    let mut words = description.split(' ').skip(1);
    let mut found = Vec::new();
    while let (Some(offset), Some(size), Some(_), Some(name)) = (words.next(), words.next(), words.next(), words.next()) {
        let (Ok(offset), Ok(size)) = (offset.parse(), size.parse()) else { break };
        found.push(Array { name: name.split(':').next().unwrap_or_default().into(), offset, size });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame of two arrays, of 12 and 16 bytes, as the compiler lays it out.
    fn frame() -> (Vec<u64>, usize) {
        let memory = vec![0u64; 64];
        let start = memory.as_ptr().expose_provenance();
        (memory, start)
    }

    #[test]
    fn arrays_have_ends_and_are_fresh() {
        let (mut memory, start) = frame();
        let description = c"2 32 12 4 s0:7 64 16 2 s1";
        memory[16] = MAGIC;
        memory[17] = description.as_ptr().expose_provenance() as u64;
        let (mut stack, mut frames) = (Stack::new(start..start + 512), Frames::default());
        let base = start + 128;
        stack.tell(base, 4, 0xf1, &mut frames);
        stack.tell(base + 40, 1, 4, &mut frames);
        stack.tell(base + 48, 2, 0xf2, &mut frames);
        stack.tell(base + 80, 2, 0xf3, &mut frames);
        let array = |name: &str, offset, size, away| Some((Array { name: name.into(), offset, size }, away));
        assert_eq!(stack.access(base + 32, 4, false, &mut frames), Err(Trouble::Unwritten(array("s0", 32, 12, 0))));
        stack.access(base + 32, 4, true, &mut frames).unwrap();
        stack.access(base + 32, 4, false, &mut frames).unwrap();
        assert_eq!(stack.access(base + 44, 4, true, &mut frames), Err(Trouble::Outside(array("s0", 32, 12, 12))));
        assert_eq!(stack.access(base + 80, 4, true, &mut frames), Err(Trouble::Outside(array("s1", 64, 16, 16))));
        // What was copied is as fresh as its source.
        let bytes = stack.written(base + 64, 8);
        stack.copied(base + 32, &bytes);
        assert!(stack.access(base + 32, 4, false, &mut frames).is_err());
        // The frame ends.
        stack.tell(base, 5, 0, &mut frames);
        stack.access(base + 64, 16, false, &mut frames).unwrap();
    }
}
