//! Two runs whose kernels are others, fused and unfused, compared value by value of what they store.
//!
//! Runs that build the same graph number its tensors alike, from the newest tensor at their start on.

use super::diff::{Differs, made};
use super::file::{Content, Saved};
use super::rerun::Difference;
use super::{Numbered, held, keep, saved};
use crate::error::Result;
use crate::schedule::Launched;
use crate::tensor::Tensor;
use kiln_kernels::ir::{Access, Param};
use rustc_hash::FxHashMap;
use sha2::{Digest, Sha256};
use std::cell::RefCell;
use std::rc::Rc;

/// A tensor by its number from the start of the run, and how often it was stored before.
type Key = (u64, u32);

/// What is known of a stored value: what memory it was in, and the digest of its bytes.
type Value = (Param, [u8; 32]);

/// What a run does with what it stores.
enum Task {
    Note,
    Compare(FxHashMap<Key, Value>),
    Fetch(Key),
}

/// A value that is not what the other run has stored.
struct Suspect {
    key: Key,
    param: usize,
    number: Option<usize>,
    /// The kernel with its inputs.
    saved: Saved,
    got: Vec<u8>,
}

/// A run on its way.
struct Run {
    task: Task,
    start: u64,
    times: FxHashMap<u64, u32>,
    noted: FxHashMap<Key, Value>,
    compared: u64,
    suspect: Option<Suspect>,
    fetched: Option<Vec<u8>>,
}

impl Run {
    fn of<E>(task: Task, run: impl FnOnce(Numbered) -> Result<(), E>) -> Result<Run, E> {
        let (times, noted) = (FxHashMap::default(), FxHashMap::default());
        let begun = Run { task, start: Tensor::newest(), times, noted, compared: 0, suspect: None, fetched: None };
        let state = Rc::new(RefCell::new(begun));
        let seen = state.clone();
        run(Box::new(move |launched, number| seen.borrow_mut().launched(launched, number)))?;
        Ok(Rc::into_inner(state).expect("the observer is gone").into_inner())
    }

    fn launched(&mut self, launched: &Launched<'_>, place: Option<usize>) -> Result<()> {
        let comparing = matches!(self.task, Task::Compare(_)) && self.suspect.is_none();
        let before = if comparing { Some(saved(launched)?) } else { None };
        launched.run()?;
        for (number, param) in launched.kernel.params.iter().enumerate().filter(|(_, p)| p.access != Access::Read) {
            // Memory that is no tensor of the graph, and tensors of before the run, have no counterpart.
            let Some(tensor) = launched.tensors[number].checked_sub(self.start) else { continue };
            let time = self.times.entry(tensor).or_default();
            let key = (tensor, *time);
            *time += 1;
            let bytes = held(param, &launched.args[number])?;
            self.stored((key, place), (number, param), bytes, before.as_ref());
        }
        Ok(())
    }

    fn stored(&mut self, (key, place): (Key, Option<usize>), (number, param): (usize, &Param), bytes: Vec<u8>, before: Option<&Saved>) {
        // How a kernel comes to write a value may differ.
        let value = || (Param { access: Access::Write, ..param.clone() }, Sha256::digest(&bytes).into());
        match &self.task {
            Task::Note => drop(self.noted.insert(key, value())),
            Task::Fetch(wanted) if *wanted == key => self.fetched = Some(bytes),
            Task::Fetch(_) => {}
            Task::Compare(others) => {
                let (Some(other), Some(before)) = (others.get(&key), before) else { return };
                let value = value();
                self.compared += u64::from(other.0 == value.0);
                if self.suspect.is_none() && other.0 == value.0 && other.1 != value.1 {
                    self.suspect = Some(Suspect { key, param: number, number: place, saved: before.clone(), got: bytes });
                }
            }
        }
    }
}

/// Compares two ways to do the same: both build the same graph and differ in how it is scheduled. Each runs under the observer that it is
/// given, `want` again if there is a difference. Gives how many values were compared, and the first kernel of `got` that stores another one.
///
/// # Errors
/// Those of the runs.
pub fn compare_runs<E: From<crate::Error>>(
    want: impl Fn(Numbered) -> Result<(), E>,
    got: impl Fn(Numbered) -> Result<(), E>,
) -> Result<(u64, Option<Differs>), E> {
    let noted = Run::of(Task::Note, &want)?.noted;
    let Run { compared, suspect, .. } = Run::of(Task::Compare(noted), &got)?;
    let Some(Suspect { key, param, number, mut saved, got }) = suspect else { return Ok((compared, None)) };
    let fetched = Run::of(Task::Fetch(key), &want)?.fetched.unwrap_or_default();
    // NaNs of other payloads are no difference.
    let Some(difference) = Difference::of(param, &saved.kernel.params[param], &fetched, &got) else { return Ok((compared, None)) };
    saved.want.insert(param, Content::Bytes(fetched));
    let file = keep(&saved).map_err(|error| E::from(error.into()))?;
    let (kernel, made) = (saved.kernel.name.clone(), made(&saved.made));
    Ok((compared, Some(Differs { number, kernel, made, difference, file })))
}
