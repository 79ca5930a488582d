//! `kiln debug check`

use super::Failure;
use crate::debug::{CheckLimits, Checker, Report, Saved, is_kernel};
use crate::device;
use crate::train::config::Config;
use std::cell::RefCell;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;

pub(super) fn check(subject: &Path, overrides: &[String], limits: CheckLimits) -> Result<ExitCode, Failure> {
    let device = device::watched(&device::default()?.name())?;
    device::set_default(device.clone());
    let state = Rc::new(RefCell::new((Checker::new(limits), Vec::<Report>::new())));
    if is_kernel(subject) {
        let saved = Saved::read(subject)?;
        let (checker, reports) = &mut *state.borrow_mut();
        reports.extend(checker.saved(&saved, &device)?);
    } else {
        let config = Config::load(subject, overrides)?;
        let seen = state.clone();
        let observer = move |launched: &crate::schedule::Launched<'_>| {
            let (checker, reports) = &mut *seen.borrow_mut();
            reports.extend(checker.launched(launched)?);
            Ok(())
        };
        crate::train::observe(&config, Box::new(observer))?;
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
