//! What every device checks: arguments before a launch, and the status after it.

use crate::{RuntimeError, Slice};
use kiln_kernels::program::{GROUP_ALIGN, Inst, Program};

/// Whether each slice lies in its buffer, at a multiple of its parameter's element (of [`GROUP_ALIGN`] bytes for groups), and holds the
/// parameter's elements; the error says which one does not.
pub fn check_arguments(program: &Program, args: &[Slice]) -> Result<(), String> {
    if args.len() != program.params.len() {
        return Err(format!("{} arguments for {} parameters", args.len(), program.params.len()));
    }
    for (i, (arg, param)) in args.iter().zip(&program.params).enumerate() {
        let (element, len, dtype) = (param.dtype.size(), param.len, param.dtype);
        let needed = usize::try_from(len).ok().and_then(|n| n.checked_mul(element));
        let end = arg.offset.checked_add(arg.size).filter(|&end| end <= arg.buffer.size());
        if end.is_none() || needed.is_none_or(|needed| needed > arg.size) {
            let (offset, size, whole) = (arg.offset, arg.size, arg.buffer.size());
            return Err(format!("argument {i} is {size} bytes at {offset} of a buffer of {whole} bytes, for {len} x {dtype}"));
        }
        if arg.offset % element != 0 {
            return Err(format!("argument {i} starts at byte {}, no multiple of the {element} bytes of {dtype}", arg.offset));
        }
        if program.group > 0 && arg.offset % GROUP_ALIGN != 0 {
            return Err(format!("argument {i} starts at byte {}, and a group's accesses are {GROUP_ALIGN} bytes wide", arg.offset));
        }
    }
    Ok(())
}

/// The error for a bounds check that failed: the one at an instruction, for an index.
pub fn out_of_range(program: &Program, at: usize, index: i64) -> RuntimeError {
    match program.insts.get(at) {
        Some(&Inst::Bound { limit, tag, .. }) => {
            let what = program.tags.get(tag as usize).cloned().unwrap_or_else(|| program.name.clone());
            RuntimeError::IndexOutOfRange { what, index, limit }
        }
        _ => unreachable!("only bounds checks enter themselves into a status"),
    }
}
