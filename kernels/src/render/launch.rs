//! How a program's work items become the threads of a grid, as data for whoever writes its text and whoever launches it.
//!
//! A program of groups says how many threads do an item: the launch has one group for each item. Else one work item is one thread, as long as
//! there are not more items than a grid may have threads or scratch memory suffices for; beyond that a thread does every n-th item. Which item
//! a thread does never changes a result: items are independent.
//!
//! The arguments, in order: the program's parameters; the status, if there are bounds checks; the scratch memory, if it is global.

use crate::program::{Inst, Program};

/// What a device allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Threads of a group, at most.
    pub group: u32,
    /// Bytes of memory that a group may share.
    pub shared: usize,
    /// Bytes of scratch arrays that a thread may have of its own; larger ones lie in global memory.
    pub private: usize,
    /// Bytes of global memory for the scratch arrays of all threads together.
    pub scratch: usize,
    /// Parameters of a program.
    pub params: usize,
}

impl Limits {
    /// What every graphics processor of the last ten years allows.
    pub const USUAL: Limits = Limits { group: 256, shared: 32 << 10, private: 1 << 10, scratch: 256 << 20, params: 500 };
}

/// Threads of a grid at most, so that their numbers are 32-bit with room to add to them.
const MOST_THREADS: u64 = 1 << 29;

/// Items from which on a group has as many threads as it may; fewer are spread over more groups.
const MANY_ITEMS: u64 = 1 << 16;

/// Threads of a group if there are few items: one wave of any device, or two.
const SMALL_GROUP: u32 = 64;

/// A grid, and what its threads are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Launch {
    /// Threads of a group.
    pub group: u32,
    /// Groups.
    pub groups: u32,
    /// Whether there is a status argument: 16 bytes, zero before the launch. The first bounds check that fails leaves one more than its
    /// instruction's position in the first four bytes, and the index as an i64 in the last eight.
    pub status: bool,
    /// Bytes of global scratch memory for each thread, if there is such an argument: `threads() * bytes` in all.
    pub scratch: Option<usize>,
}

impl Launch {
    /// Bytes of the status argument.
    pub const STATUS: usize = 16;

    /// The grid for a program; the error says which limit it exceeds.
    pub fn new(program: &Program, limits: &Limits) -> Result<Launch, String> {
        if program.params.len() > limits.params {
            return Err(format!("{} parameters, of at most {}", program.params.len(), limits.params));
        }
        let items = program.items.max(0) as u64;
        let (_, bytes) = program.scratch_layout();
        let scratch = (bytes > limits.private).then_some(bytes);
        let most = scratch.map_or(MOST_THREADS, |each| ((limits.scratch / each) as u64).min(MOST_THREADS));
        if most == 0 {
            return Err(format!("{bytes} bytes of scratch memory for each thread, of at most {} for all", limits.scratch));
        }
        let status = program.insts.iter().any(|inst| matches!(inst, Inst::Bound { .. }));
        if program.group > 0 {
            return Launch::of_groups(program, limits, most, status, scratch);
        }
        let wanted = if items >= MANY_ITEMS { limits.group } else { SMALL_GROUP.min(limits.group) };
        let group = u64::from(wanted).min(most);
        let groups = items.div_ceil(group).clamp(1, most / group);
        Ok(Launch { group: group as u32, groups: groups as u32, status, scratch })
    }

    /// A group for each item, or for every n-th one.
    fn of_groups(program: &Program, limits: &Limits, most: u64, status: bool, scratch: Option<usize>) -> Result<Launch, String> {
        let (group, shared) = (program.group, program.shared_bytes());
        if group > limits.group || shared > limits.shared || most < group.into() {
            return Err(format!(
                "groups of {group} threads that share {shared} bytes, of at most {} threads and {} bytes",
                most.min(limits.group.into()),
                limits.shared
            ));
        }
        let groups = (program.items.max(0) as u64).clamp(1, most / u64::from(group));
        Ok(Launch { group, groups: groups as u32, status, scratch })
    }

    /// Threads of the grid.
    pub fn threads(&self) -> u64 {
        u64::from(self.group) * u64::from(self.groups)
    }

    /// Bytes of the scratch argument.
    pub fn scratch_bytes(&self) -> usize {
        self.scratch.unwrap_or(0) * self.threads() as usize
    }

    /// What a status says: the instruction of the first bounds check that failed, and the index that was out of bounds.
    pub fn failure(status: &[u8; Launch::STATUS]) -> Option<(usize, i64)> {
        let site = u32::from_ne_bytes(status[..4].try_into().expect("four bytes"));
        let index = i64::from_ne_bytes(status[8..].try_into().expect("eight bytes"));
        Some((site.checked_sub(1)? as usize, index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DType;
    use crate::program::Scratch;

    const LIMITS: Limits = Limits { group: 256, shared: 1024, private: 1024, scratch: 1 << 20, params: 4 };

    fn launch(items: i64, elements: i64) -> Result<Launch, String> {
        let scratch = vec![Scratch { dtype: DType::F32, len: elements }];
        Launch::new(&Program { items, scratch, ..Program::default() }, &LIMITS)
    }

    #[test]
    fn every_item_has_a_thread_where_that_can_be() {
        for items in [0, 1, 63, 64, 65, 1 << 16, (1 << 16) + 1, 1 << 28] {
            let grid = launch(items, 1).unwrap();
            assert!(grid.threads() >= items as u64 && grid.scratch.is_none(), "{items}: {grid:?}");
            assert!(grid.threads() < items as u64 + 256, "{items}: {grid:?}");
        }
        assert_eq!(launch(i64::MAX, 1).unwrap().threads(), MOST_THREADS);
    }

    #[test]
    fn scratch_memory_is_bounded() {
        let grid = launch(1 << 20, 1024).unwrap();
        assert_eq!((grid.scratch, grid.threads()), (Some(4096), 256));
        assert_eq!(grid.scratch_bytes(), LIMITS.scratch);
        // Less than a group's.
        let grid = launch(1 << 20, (LIMITS.scratch / 4 / 4) as i64).unwrap();
        assert_eq!((grid.group, grid.groups), (4, 1));
        assert!(launch(1, LIMITS.scratch as i64).unwrap_err().contains("scratch memory"));
    }

    #[test]
    fn groups_do_items_together() {
        let shared = |len| vec![Scratch { dtype: DType::F32, len }];
        let launch = |group, items, len| Launch::new(&Program { group, items, shared: shared(len), ..Program::default() }, &LIMITS);
        let grid = launch(96, 10, 256).unwrap();
        assert_eq!((grid.group, grid.groups), (96, 10));
        assert_eq!(u64::from(launch(256, i64::MAX, 1).unwrap().groups), MOST_THREADS / 256);
        assert!(launch(512, 1, 1).unwrap_err().contains("512 threads"));
        assert!(launch(64, 1, 257).unwrap_err().contains("1040 bytes"));
    }

    #[test]
    fn a_status_names_the_check() {
        let mut status = [0; Launch::STATUS];
        assert_eq!(Launch::failure(&status), None);
        status[..4].copy_from_slice(&8u32.to_ne_bytes());
        status[8..].copy_from_slice(&(-3i64).to_ne_bytes());
        assert_eq!(Launch::failure(&status), Some((7, -3)));
    }
}
