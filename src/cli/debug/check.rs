//! `kiln debug check`

use super::Failure;
use super::subject::Subject;
use crate::debug::{CheckLimits, Checker, Kind, Report};
use crate::device;
use std::cell::RefCell;
use std::io::Write;
use std::process::ExitCode;
use std::rc::Rc;

pub(super) fn check(subject: &Subject, wanted: Option<&str>, limits: CheckLimits) -> Result<ExitCode, Failure> {
    let device = device::watched(&device::default()?.name())?;
    device::set_default(device.clone());
    let state = Rc::new(RefCell::new((Checker::new(limits), Vec::<Report>::new())));
    if subject.kind()? == Kind::Config && wanted.is_none() {
        let config = subject.config()?;
        let seen = state.clone();
        let observer = move |launched: &crate::schedule::Launched<'_>, _: Option<usize>| {
            let (checker, reports) = &mut *seen.borrow_mut();
            reports.extend(checker.launched(launched)?);
            Ok(())
        };
        crate::train::observe(&config, Box::new(observer))?;
    } else {
        let all = match wanted {
            Some(_) => vec![subject.one(wanted)?],
            None => subject.kernels()?.into_iter().map(|listed| listed.saved).collect(),
        };
        let (checker, reports) = &mut *state.borrow_mut();
        for saved in &all {
            reports.extend(checker.saved(saved, &device)?);
        }
    }
    let (checker, reports) = &*state.borrow();
    let mut stdout = std::io::stdout().lock();
    reports.iter().try_for_each(|report| writeln!(stdout, "{report}"))?;
    writeln!(stdout, "{}", checker.coverage)?;
    let verdict = match (reports.is_empty(), checker.coverage.is_whole()) {
        (false, _) => "WRONG",
        (true, true) => "nothing wrong",
        (true, false) => "nothing wrong in what was looked at",
    };
    writeln!(stdout, "{verdict}")?;
    Ok(if reports.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
