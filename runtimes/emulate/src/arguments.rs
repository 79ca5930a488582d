//! A kernel's arguments: where they lie, and copies of them for a checked launch.

use crate::memory::HostBuffer;
use crate::region::Region;
use kiln_kernels::DType;
use kiln_runtime::Slice;
use std::ffi::c_void;
use std::ops::Range;

/// One argument.
pub(crate) struct Argument {
    pub(crate) name: String,
    pub(crate) slice: Slice,
    pub(crate) dtype: Option<DType>,
    /// For atomic operations alone.
    pub(crate) atomic: bool,
}

/// Bytes between two copies at least; they cost nothing while nobody goes there.
const GAP: usize = 1 << 20;
/// Copies start at multiples of this.
const LINE: usize = 64;

/// Arguments, each where its kernel finds it.
pub(crate) struct Arguments<'a> {
    arguments: &'a [Argument],
    buffers: Vec<&'a HostBuffer>,
}

/// Copies, and for each the memory that it is of.
pub(crate) struct Copies<'a> {
    memory: Vec<u64>,
    pieces: Vec<Piece<'a>>,
}

/// Memory of some arguments that overlap, mostly of one, and where its copy is.
struct Piece<'a> {
    buffer: &'a HostBuffer,
    from: Range<usize>,
    to: usize,
    arguments: Vec<usize>,
}

impl<'a> Arguments<'a> {
    /// The error says which is not memory of an emulated device, or not inside of its buffer.
    pub(crate) fn new(arguments: &'a [Argument]) -> Result<Arguments<'a>, String> {
        let buffers = arguments.iter().enumerate().map(|(i, argument)| {
            let slice = &argument.slice;
            let buffer = slice.buffer.as_any().downcast_ref::<HostBuffer>();
            let buffer = buffer.ok_or_else(|| format!("argument {i} is not memory of an emulated device"))?;
            let inside = slice.offset.checked_add(slice.size).is_some_and(|end| end <= slice.buffer.size());
            inside.then_some(buffer).ok_or_else(|| format!("argument {i} is not inside of its buffer"))
        });
        let buffers = buffers.collect::<Result<_, _>>()?;
        Ok(Arguments { arguments, buffers })
    }

    /// In their buffers.
    pub(crate) fn pointers(&self) -> Vec<*mut c_void> {
        // SAFETY: each offset is within its buffer.
        let pointer = |(argument, buffer): (&Argument, &&HostBuffer)| unsafe { buffer.as_ptr().add(argument.slice.offset) }.cast();
        self.arguments.iter().zip(&self.buffers).map(pointer).collect()
    }

    /// Copies of them, far from one another, except for those that overlap. To be called with the turn only.
    pub(crate) fn copies(&self) -> Copies<'a> {
        let mut order: Vec<usize> = (0..self.arguments.len()).collect();
        let start = |i: usize| self.buffers[i].as_ptr().addr() + self.arguments[i].slice.offset;
        order.sort_by_key(|&i| start(i));
        let mut pieces: Vec<Piece<'a>> = Vec::new();
        for i in order {
            let (offset, size) = (self.arguments[i].slice.offset, self.arguments[i].slice.size);
            match pieces.last_mut().filter(|p| std::ptr::eq(p.buffer, self.buffers[i]) && (offset < p.from.end || offset == p.from.start)) {
                Some(piece) => {
                    piece.from.end = piece.from.end.max(offset + size);
                    piece.arguments.push(i);
                }
                None => pieces.push(Piece { buffer: self.buffers[i], from: offset..offset + size, to: 0, arguments: vec![i] }),
            }
        }
        let mut end = LINE + GAP;
        for piece in &mut pieces {
            piece.to = end;
            end = (end + piece.from.len() + piece.from.len().max(GAP)).next_multiple_of(LINE);
        }
        let mut memory = vec![0u64; end / size_of::<u64>()];
        // Multiples of a line in memory, not in the vector.
        let shift = memory.as_ptr().align_offset(LINE) * size_of::<u64>();
        for piece in &mut pieces {
            piece.to += shift;
            // SAFETY: both ends have as many bytes: the copy lies before `end`, a line of it left, and the argument is inside of its buffer.
            unsafe {
                let to = memory.as_mut_ptr().cast::<u8>().add(piece.to);
                piece.buffer.as_ptr().add(piece.from.start).copy_to_nonoverlapping(to, piece.from.len());
            }
        }
        Copies { memory, pieces }
    }

    /// The argument's names, joined where they are one piece, and what is known of its bytes.
    pub(crate) fn regions(&self, copies: &Copies<'_>) -> Vec<Region> {
        let base = copies.memory.as_ptr().expose_provenance();
        let region = |piece: &Piece<'_>| {
            let names: Vec<&str> = piece.arguments.iter().map(|&i| self.arguments[i].name.as_str()).collect();
            let first = &self.arguments[piece.arguments[0]];
            let written = piece.buffer.written(piece.from.clone());
            let range = base + piece.to..base + piece.to + piece.from.len();
            let (element, dtype) = (first.dtype.map_or(0, DType::size), first.dtype);
            let mut region = Region::new(names.join(" and "), range, written);
            (region.element, region.dtype, region.atomic) = (element, dtype, first.atomic);
            region
        };
        copies.pieces.iter().map(region).collect()
    }
}

impl Copies<'_> {
    /// Of each argument.
    pub(crate) fn pointers(&mut self, arguments: &Arguments<'_>) -> Vec<*mut c_void> {
        let base = self.memory.as_mut_ptr().cast::<u8>();
        let mut pointers = vec![std::ptr::null_mut(); arguments.arguments.len()];
        for piece in &self.pieces {
            for &i in &piece.arguments {
                let at = piece.to + arguments.arguments[i].slice.offset - piece.from.start;
                // SAFETY: inside of the memory.
                pointers[i] = unsafe { base.add(at) }.cast();
            }
        }
        pointers
    }

    /// Brings what the kernel has made to where it belongs.
    pub(crate) fn bring_back(self, regions: &[Region]) {
        for (piece, region) in self.pieces.iter().zip(regions) {
            // SAFETY: as when they were copied; the kernel has ended.
            unsafe {
                let from = self.memory.as_ptr().cast::<u8>().add(piece.to);
                from.copy_to_nonoverlapping(piece.buffer.as_ptr().add(piece.from.start), piece.from.len());
            }
            piece.buffer.set_written(piece.from.clone(), &region.written);
        }
    }
}
