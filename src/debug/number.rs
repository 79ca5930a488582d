//! Kernels of a step by the numbers that `kiln debug list` gives them: a kernel's place in its plan, behind the kernels of the plans that first
//! ran before. Whatever runs again keeps its number.

use crate::error::Result;
use crate::schedule::{Launched, Observer};
use rustc_hash::FxHashMap;

/// An observer that is told each kernel's number, if it has one: what runs before the step has none.
pub type Numbered = Box<dyn FnMut(&Launched<'_>, Option<usize>) -> Result<()>>;

/// Numbers for kernels as they run.
#[derive(Default)]
struct Numbers {
    /// The first number of each plan.
    first: FxHashMap<usize, usize>,
    next: usize,
}

impl Numbers {
    fn of(&mut self, plan: usize, place: usize) -> usize {
        let number = *self.first.entry(plan).or_insert(self.next) + place;
        self.next = self.next.max(number + 1);
        number
    }
}

/// An observer of a step that tells another one the numbers.
pub(crate) fn numbered(mut to: Numbered) -> Observer {
    let mut numbers = Numbers::default();
    Box::new(move |launched| to(launched, Some(numbers.of(launched.plan, launched.number))))
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn what_runs_again_keeps_its_number() {
        let mut numbers = Numbers::default();
        let ran = [(7, 0), (7, 1), (7, 2), (7, 0), (7, 1), (7, 2), (3, 0), (3, 1), (9, 0)];
        assert_eq!(ran.map(|(plan, place)| numbers.of(plan, place)), [0, 1, 2, 0, 1, 2, 3, 4, 5]);
    }
}
