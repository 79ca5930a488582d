//! Schedules for grids of threads: one thread for each step of the domain. What a thread needs in several of its loops it keeps in scratch
//! memory.

use super::defaults::Planner;
use super::ranges::RangeSet;
use super::schedule::{Primitive, Schedule};
use crate::ir::{Id, Op};

impl Planner<'_> {
    /// Every step of the domain is a work item.
    pub(super) fn grid(&self) -> Schedule {
        let domain = self.kernel.domain.clone();
        let mut steps = vec![Primitive::Order(domain.clone())];
        if let Some(&row) = domain.last() {
            let kept = self.kept(RangeSet::of(&[row]));
            steps.extend(kept.into_iter().map(|node| Primitive::Stage { node, tile: row }));
        }
        steps.push(Primitive::Parallel(domain.len()));
        Schedule(steps)
    }

    /// Products inside of other loops, and what else would be computed again by each of several loops. (A reduction that does not vary inside
    /// of a work item is a variable already.)
    fn kept(&self, row: RangeSet) -> Vec<Id> {
        let domain = RangeSet::of(&self.kernel.domain);
        let varies = |id: &Id| self.deps[id.0 as usize].minus(domain) != RangeSet::default();
        let dots: Vec<Id> = self.nodes(|op| matches!(op, Op::Dot { .. })).into_iter().filter(varies).collect();
        self.staged(&dots, row).into_iter().filter(|id| varies(id) && self.near(*id)).collect()
    }
}
