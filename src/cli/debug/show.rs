//! `kiln debug show`

use super::Failure;
use crate::debug::Saved;
use std::io::Write;
use std::process::ExitCode;

pub(super) fn show(saved: &Saved) -> Result<ExitCode, Failure> {
    let mut stdout = std::io::stdout().lock();
    writeln!(stdout, "from {} for {}", saved.device, saved.target)?;
    saved.made.iter().try_for_each(|made| writeln!(stdout, "{made}"))?;
    if let Some(schedule) = &saved.schedule {
        writeln!(stdout, "schedule {schedule}")?;
    }
    write!(stdout, "{}", saved.kernel)?;
    Ok(ExitCode::SUCCESS)
}
