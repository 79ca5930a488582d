//! The first batches of a run, checked kernel by kernel.

use super::progress::Progress;
use crate::debug::{CheckLimits, Checker, DebugError, Report};
use crate::error::Result;
use crate::schedule::{Observer, observed};
use crate::settings::CHECK;
use std::cell::RefCell;
use std::rc::Rc;

/// What is checked of a run, and what that has found.
pub(super) struct Checks {
    /// Batches that are still to be checked.
    left: u64,
    /// Whether numbers that overflow are expected, as where a loss is scaled: the step is left out then.
    overflows: bool,
    state: Rc<RefCell<State>>,
}

struct State {
    checker: Checker,
    /// What does not end the run.
    notes: Vec<Report>,
}

impl Checks {
    /// As many batches as `KILN_CHECK` says.
    ///
    /// # Errors
    /// If that is no number.
    pub(super) fn from_settings(overflows: bool) -> Result<Checks, DebugError> {
        let text = CHECK.text().unwrap_or_else(|| "0".into());
        let left = text.trim().parse().map_err(|_| DebugError::Batches { name: CHECK.name, value: text })?;
        let state = State { checker: Checker::new(CheckLimits::default()), notes: Vec::new() };
        Ok(Checks { left, overflows, state: Rc::new(RefCell::new(state)) })
    }

    /// Runs a batch, under observation if it is one of those that are checked.
    pub(super) fn batch<T>(&mut self, progress: &Progress, batch: impl FnOnce() -> T) -> T {
        if self.left == 0 {
            return batch();
        }
        self.left -= 1;
        let done = observed(self.observer(), batch);
        let mut state = self.state.borrow_mut();
        state.notes.drain(..).for_each(|note| progress.note(&format!("check    {note}")));
        if self.left == 0 {
            progress.note(&format!("checked  {}", state.checker.coverage));
        }
        done
    }

    fn observer(&self) -> Observer {
        let (state, overflows) = (self.state.clone(), self.overflows);
        Box::new(move |launched| {
            let mut state = state.borrow_mut();
            let reports = state.checker.launched(launched)?;
            let (notes, faults): (Vec<Report>, Vec<Report>) =
                reports.into_iter().partition(|report| report.is_loss() || overflows && report.is_overflow());
            state.notes.extend(notes);
            if faults.is_empty() {
                return Ok(());
            }
            let reports: Vec<String> = faults.iter().map(Report::to_string).collect();
            Err(DebugError::Found { reports: reports.join("\n") }.into())
        })
    }
}
