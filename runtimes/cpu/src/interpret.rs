//! Programs run by the reference interpreter, on this device's memory.

use crate::launch::{Argument, arguments};
use crate::memory::turn;
use kiln_kernels::check::{Fault, Interpreter};
use kiln_kernels::ir::Access;
use kiln_kernels::program::Program;
use kiln_runtime::{Executable, Result, RuntimeError, Slice};
use std::ops::Range;

/// A program ready to be interpreted.
pub(crate) struct Interpreted {
    program: Program,
    interpreter: Interpreter,
    device: &'static str,
}

impl Interpreted {
    pub(crate) fn new(program: Program, interpreter: Interpreter, device: &'static str) -> Interpreted {
        Interpreted { program, interpreter, device }
    }

    /// Addresses of each argument's elements.
    fn ranges(&self, pointers: &[Argument]) -> Vec<Range<usize>> {
        let sizes = self.program.params.iter().map(|p| p.len as usize * p.dtype.size());
        pointers.iter().zip(sizes).map(|(p, size)| p.0.addr()..p.0.addr() + size).collect()
    }

    /// Which arguments are to be read from a copy, as they overlap with one that is written.
    ///
    /// A kernel that works in place reads an element before it writes it, so that it does not see the difference. Two written arguments
    /// that overlap have no meaning.
    fn copied(&self, ranges: &[Range<usize>]) -> Result<Vec<bool>> {
        let overlap = |a: &Range<usize>, b: &Range<usize>| a.start.max(b.start) < a.end.min(b.end);
        let mut copied = vec![false; ranges.len()];
        for (i, a) in ranges.iter().enumerate() {
            for (j, _) in ranges.iter().enumerate().skip(i + 1).filter(|(_, b)| overlap(a, b)) {
                match (self.program.params[i].access, self.program.params[j].access) {
                    (Access::Read, _) => copied[i] = true,
                    (_, Access::Read) => copied[j] = true,
                    _ => {
                        let reason = format!("kernel {}: arguments {i} and {j} are both written and overlap", self.program.name);
                        return Err(RuntimeError::Device { device: self.device.into(), reason });
                    }
                }
            }
        }
        Ok(copied)
    }

    fn error(&self, fault: Fault) -> RuntimeError {
        match fault {
            Fault::Bound { tag, index, limit, .. } => RuntimeError::IndexOutOfRange { what: tag, index, limit },
            other => RuntimeError::Device { device: self.device.into(), reason: other.to_string() },
        }
    }
}

impl Executable for Interpreted {
    fn launch(&self, args: &[Slice]) -> Result<()> {
        let pointers = arguments(&self.program, args, self.device)?;
        let ranges = self.ranges(&pointers);
        let copied = self.copied(&ranges)?;
        let _turn = turn();
        let mut copies: Vec<Vec<u8>> = Vec::with_capacity(args.len());
        for ((pointer, range), _) in pointers.iter().zip(&ranges).zip(&copied).filter(|(_, copied)| **copied) {
            // SAFETY: `arguments` has checked the size; the turn rules out writers; memory is initialised from its allocation on.
            copies.push(unsafe { std::slice::from_raw_parts(pointer.0, range.len()) }.to_vec());
        }
        let mut copies = copies.iter_mut();
        let mut bytes: Vec<&mut [u8]> = Vec::with_capacity(args.len());
        for ((pointer, range), copied) in pointers.iter().zip(&ranges).zip(&copied) {
            bytes.push(match copied {
                true => copies.next().expect("a copy was made for each"),
                // SAFETY: as above, and no other argument overlaps with this one: those that did are copies.
                false => unsafe { std::slice::from_raw_parts_mut(pointer.0, range.len()) },
            });
        }
        self.interpreter.run(&mut bytes).map_err(|fault| self.error(fault))
    }

    /// The program itself.
    fn assembly(&self) -> Option<String> {
        Some(self.program.to_string())
    }
}
