//! `kiln debug reduce`

use super::Failure;
use crate::debug::{Saved, failure, reduce};
use crate::device;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

pub(super) fn reduced(saved: &Saved, out: &Path) -> Result<ExitCode, Failure> {
    let device = device::watched(&device::default()?.name())?;
    let mut stdout = std::io::stdout().lock();
    let Some(failure) = failure(saved, &device)? else {
        writeln!(stdout, "this kernel does not fail on {}", device.name())?;
        return Ok(ExitCode::FAILURE);
    };
    let (small, tried) = reduce(saved, &failure, &device);
    small.write(out)?;
    let [before, after] = [saved, &small].map(|saved| saved.kernel.graph.len());
    writeln!(stdout, "{failure}: {before} nodes are {after} now, after {tried} tries; written to {}", out.display())?;
    write!(stdout, "{}", small.kernel)?;
    Ok(ExitCode::SUCCESS)
}
