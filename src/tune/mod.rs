//! Searching for schedules that are faster than the default ones, and using what was found.
//!
//! The default schedule of a kernel is a pure function of the kernel and the target. What a search finds (`search`) is written to a file
//! (`records`), which can be shared, and pinned: from then on the kernels in it are compiled as it says. Schedules change time, never bits.

mod records;
mod search;

pub use records::{Found, Records, TuneError};
pub(crate) use search::content;
pub use search::{Outcome, search};

use crate::error::Result;
use crate::settings::TUNED;
use kiln_kernels::ir::Kernel;
use kiln_kernels::lower::{Schedule, alternatives, defaults, lower};
use kiln_kernels::program::Program;
use kiln_runtime::Target;
use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};

/// Scratch memory of a thread that a schedule may take at most.
const SCRATCH: usize = 256 << 20;

/// Instructions of a program at most: compilers take their time for more.
const INSTRUCTIONS: usize = 60_000;

static PINNED: RwLock<Option<Option<Arc<Records>>>> = RwLock::new(None);

/// Uses the schedules of a file for all kernels compiled from now on, in place of the file that `KILN_TUNED` names.
///
/// # Errors
/// If the file cannot be read or is not one of schedules.
pub fn pin(path: &Path) -> Result<(), TuneError> {
    let records = Records::read(path)?;
    *PINNED.write().expect("no thread panics while holding it") = Some(Some(Arc::new(records)));
    Ok(())
}

/// The schedules that are pinned: by [`pin`], else by `KILN_TUNED`, which is looked at once.
fn pinned() -> Result<Option<Arc<Records>>, TuneError> {
    if let Some(known) = PINNED.read().expect("no thread panics while holding it").as_ref() {
        return Ok(known.clone());
    }
    let records = TUNED.path().map(|path| Records::read(&path)).transpose()?.map(Arc::new);
    Ok(PINNED.write().expect("no thread panics while holding it").get_or_insert(records).clone())
}

/// The program of a kernel: by the schedule that is pinned for it, or the default one.
pub(crate) fn program(kernel: &Kernel, target: Target) -> Result<Program> {
    let pinned = pinned()?.map(|records| program_by(&records, kernel, target)).transpose()?.flatten();
    Ok(pinned.unwrap_or_else(|| lower(kernel, &defaults::schedule(kernel, target))))
}

/// The schedule of that program.
pub(crate) fn schedule(kernel: &Kernel, target: Target) -> Result<Schedule> {
    let pinned = pinned()?.and_then(|records| Some(records.get(kernel, target)?.schedule.clone()));
    Ok(pinned.unwrap_or_else(|| defaults::schedule(kernel, target)))
}

/// The file of schedules that is pinned, if one is, and what it has for a kernel.
pub(crate) fn found(kernel: &Kernel, target: Target) -> Result<Option<(PathBuf, Option<Schedule>)>> {
    let has = |records: Arc<Records>| (records.path().to_owned(), records.get(kernel, target).map(|found| found.schedule.clone()));
    Ok(pinned()?.map(has))
}

/// The program of a kernel by the schedule that was found for it, if one was.
fn program_by(records: &Records, kernel: &Kernel, target: Target) -> Result<Option<Program>, TuneError> {
    let unfit = |reason| TuneError::Unfit { path: records.path().to_owned(), kernel: kernel.name.clone(), reason };
    records.get(kernel, target).map(|found| checked(kernel, target, &found.schedule).map_err(unfit)).transpose()
}

/// The program of a kernel by a schedule that nobody has vouched for; the error says what is wrong with it.
pub(crate) fn checked(kernel: &Kernel, target: Target, schedule: &Schedule) -> Result<Program, String> {
    alternatives::check(kernel, target, schedule)?;
    let program = lower(kernel, schedule);
    let (_, scratch) = program.scratch_layout();
    if scratch > SCRATCH {
        return Err(format!("it takes {scratch} bytes of scratch memory; {SCRATCH} are the most"));
    }
    let instructions = program.insts.len();
    if instructions > INSTRUCTIONS {
        return Err(format!("it makes {instructions} instructions; {INSTRUCTIONS} are the most"));
    }
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tensor;
    use kiln_kernels::lower::schedule;
    use std::time::Duration;

    fn product() -> Arc<Kernel> {
        let [a, b] = [[96, 300], [300, 80]].map(|shape| Tensor::randn(shape));
        Tensor::realize_all([&a, &b]).unwrap();
        crate::kernels([&a.matmul(&b)]).unwrap().pop().unwrap()
    }

    fn records(kernel: &Kernel, target: Target, schedule: Schedule) -> Records {
        let mut records = Records::new("tuned.txt");
        records.insert(kernel, target, Found { name: kernel.name.clone(), nanoseconds: [2, 1], schedule });
        Records::parse(Path::new("tuned.txt"), &records.to_string()).unwrap()
    }

    #[test]
    fn a_schedule_that_was_found_is_used() {
        let (kernel, target) = (product(), Target::new(8, 16, 2));
        let default = defaults::schedule(&kernel, target);
        let by_default = lower(&kernel, &default);
        let mut different = 0;
        for other in alternatives::neighbours(&kernel, target, &default) {
            let program = program_by(&records(&kernel, target, other.clone()), &kernel, target).unwrap().unwrap();
            assert!(program == lower(&kernel, &other), "{other}");
            different += usize::from(program != by_default);
        }
        assert!(different > 8, "{different} programs");
        // On another target there is none.
        let elsewhere = Target::new(8, 16, 3);
        assert!(program_by(&records(&kernel, target, default), &kernel, elsewhere).unwrap().is_none());
    }

    #[test]
    fn schedules_that_make_no_sense_are_errors() {
        let (kernel, target) = (product(), Target::new(8, 16, 2));
        let default = defaults::schedule(&kernel, target).to_string();
        let block = default.split_inclusive(')').find(|step| step.contains("block(r0")).unwrap().trim();
        let rows = default.split("rows r0 ").nth(1).unwrap().split(' ').next().unwrap();
        let rows = |other: &str| default.replace(&format!("rows r0 {rows} "), &format!("rows r0 {other} "));
        let mut cases = vec!["parallel(2)".to_owned(), rows("0"), rows("40"), rows("255")];
        for other in ["block(r0 0)", "block(r0 -9223372036854775808)", "block(r9 4)", "", "block(r0 4) block(r0 8)"] {
            cases.push(default.replace(block, other));
        }
        for more in
            ["unroll(r0 0)", "unroll(r0 200)", "unroll(r77 2)", "unroll(r0 8) unroll(r1 8)", "panel(n999 4)", "panel(n0 4)", "every_type()"]
        {
            cases.push(format!("{default} {more}"));
        }
        for more in [
            "order(r0 r0)",
            "order()",
            "vectorize(r0 8)",
            "vectorize(r1 255)",
            "stage(n4000000000 r1)",
            "nontemporal(%77)",
            "prefetch(n9 n9)",
        ] {
            cases.push(format!("{default} {more}"));
        }
        for text in cases {
            let given = schedule::parse(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
            let error = program_by(&records(&kernel, target, given), &kernel, target).map(drop).expect_err(&text);
            assert!(matches!(&error, TuneError::Unfit { kernel: name, .. } if *name == kernel.name), "{error}");
        }
        assert!(program_by(&records(&kernel, target, schedule::parse(&default).unwrap()), &kernel, target).is_ok());
        // What is wrong is said of the step that is.
        for (text, want) in [
            (format!("{default} vectorize(r0 8)"), "vectorize(r0 8) is not one of its steps"),
            (default.replace(block, ""), "block(r0 …) is missing"),
            (default.replace(block, "block(r0 0)"), "block(r0 0) is out of bounds: one step or more"),
            (format!("{default} unroll(r0 200)"), "unroll(r0 200) is out of bounds: 1 to 8 copies"),
            (rows("0"), "one row or more"),
        ] {
            let error = checked(&kernel, target, &schedule::parse(&text).unwrap()).unwrap_err();
            assert!(error.contains(want), "{text}: {error}");
        }
    }

    #[test]
    fn a_search_ends_in_time_and_changes_no_bit() {
        let (kernel, device) = (product(), crate::device::default().unwrap());
        let outcome = search(&device, &kernel, Duration::ZERO).unwrap();
        assert_eq!((outcome.found, outcome.timed, outcome.complete), (None, 1, false));
        let outcome = search(&device, &kernel, Duration::from_millis(400)).unwrap();
        assert!(outcome.wrong == 0 && outcome.timed > 1, "{outcome:?}");
        if let Some(found) = outcome.found {
            assert!(checked(&kernel, device.target(), &found.schedule).is_ok() && found.nanoseconds[1] < found.nanoseconds[0]);
        }
    }
}
