//! The debugger's checks over everything that is computed: none may report what is right.

use kiln::debug::{CheckLimits, Checker, Report};
use std::cell::RefCell;
use std::rc::Rc;

/// Expressions evaluated for each kernel, about.
const STEPS: u64 = 1 << 16;

/// Runs `work` with every kernel checked; gives what it gives, and what the checks report.
pub(crate) fn run<T>(work: impl FnOnce() -> T) -> (T, Vec<Report>) {
    let state = Rc::new(RefCell::new((Checker::new(CheckLimits { steps: STEPS, ..CheckLimits::default() }), Vec::new())));
    let seen = state.clone();
    let observer = move |launched: &kiln::schedule::Launched<'_>| {
        let (checker, reports) = &mut *seen.borrow_mut();
        reports.extend(checker.launched(launched)?);
        Ok(())
    };
    let done = kiln::schedule::observed(Box::new(observer), work);
    (done, state.take().1)
}
