//! `kiln debug show`

use super::Failure;
use crate::debug::{Saved, source_of};
use crate::device;
use std::io::Write;
use std::process::ExitCode;

pub(super) fn show(saved: &Saved, source: bool) -> Result<ExitCode, Failure> {
    let mut stdout = std::io::stdout().lock();
    if source {
        write!(stdout, "{}", source_of(saved, &device::default()?)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(stdout, "from {} for {}", saved.device, saved.target)?;
    saved.made.iter().try_for_each(|made| writeln!(stdout, "{made}"))?;
    if let Some(schedule) = &saved.schedule {
        writeln!(stdout, "schedule {schedule}")?;
    }
    write!(stdout, "{}", saved.kernel)?;
    Ok(ExitCode::SUCCESS)
}
