//! What lies in working memory when, read off the arguments of the launches: a value lives from the launch that writes it to the last one that
//! reads it, and another one may have its place from then on.

use super::{Argument, Memory, Value};
use crate::schedule::{self, Launch};
use kiln_kernels::ir::Access;
use kiln_runtime::Slice;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Values as they come and go.
#[derive(Default)]
pub(super) struct Values {
    all: Vec<Value>,
    /// The value that lies at an offset now.
    at: FxHashMap<usize, usize>,
}

impl Values {
    /// The arguments of a launch. What it reads was there before what it writes.
    pub(super) fn arguments(&mut self, number: usize, launch: &Launch, mut fixed: impl FnMut(&Slice) -> usize) -> Vec<Argument> {
        let mut args: Vec<Option<Argument>> = vec![None; launch.args.len()];
        for writes in [false, true] {
            for (place, (arg, param)) in launch.args.iter().zip(&launch.kernel.params).enumerate() {
                if (param.access == Access::Write) == writes {
                    args[place] = Some(match arg {
                        schedule::Argument::Fixed(slice) => Argument::Memory(fixed(slice)),
                        schedule::Argument::Arena { offset, size } => Argument::Value(self.touch(number, *offset, *size, writes)),
                    });
                }
            }
        }
        args.into_iter().map(|arg| arg.expect("each is read or written")).collect()
    }

    fn touch(&mut self, number: usize, offset: usize, size: usize, begins: bool) -> usize {
        if let Some(&value) = self.at.get(&offset).filter(|_| !begins) {
            self.all[value].to = number;
            return value;
        }
        self.all.push(Value { offset: offset as u64, bytes: size as u64, from: number, to: number });
        self.at.insert(offset, self.all.len() - 1);
        self.all.len() - 1
    }

    pub(super) fn into_list(self) -> Vec<Value> {
        self.all
    }
}

/// Bytes that live during each launch. What takes over the place of a value that ends there is not counted twice.
pub(super) fn alive(values: &[Value], scratch: &[u64]) -> Vec<u64> {
    let mut change = vec![0i64; scratch.len() + 1];
    for value in values {
        let follows = |other: &&Value| other.from == value.to && other.from > value.from && other.offset == value.offset;
        let end = if values.iter().any(|other| follows(&other)) { value.to } else { value.to + 1 };
        change[value.from] += value.bytes as i64;
        change[end] -= value.bytes as i64;
    }
    let mut now = 0;
    let add = |(change, scratch): (&i64, &u64)| {
        now += change;
        now as u64 + scratch
    };
    change.iter().zip(scratch).map(add).collect()
}

/// The number of memory that outlives the step. `places` are the addresses and offsets of `all`.
pub(super) fn fixed(all: &mut Vec<Memory>, places: &mut Vec<(usize, usize)>, slice: &Slice, names: &[(String, Slice)]) -> usize {
    let place = |slice: &Slice| (Arc::as_ptr(&slice.buffer).cast::<()>().addr(), slice.offset);
    let here = place(slice);
    if let Some(known) = places.iter().position(|other| *other == here) {
        return known;
    }
    let name = names.iter().find(|(_, named)| place(named) == here).map_or_else(String::new, |(name, _)| name.clone());
    places.push(here);
    all.push(Memory { name, bytes: slice.size as u64 });
    all.len() - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_in_the_place_of_another_is_not_counted_twice() {
        let value = |offset, bytes, from, to| Value { offset, bytes, from, to };
        // The second takes over the first one's place at launch 2; the third lies beside it.
        let values = [value(0, 100, 0, 2), value(0, 100, 2, 3), value(128, 8, 1, 1)];
        assert_eq!(alive(&values, &[0, 0, 0, 5]), [100, 108, 100, 105]);
    }
}
