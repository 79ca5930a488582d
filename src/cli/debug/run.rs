//! `kiln debug run`

use super::Failure;
use crate::debug::{Content, DebugError, Difference, Saved, rerun, rerun_text};
use crate::device;
use kiln_kernels::lower::schedule;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub(super) fn again(mut saved: Saved, given: Option<String>, source: Option<PathBuf>, out: Option<PathBuf>) -> Result<ExitCode, Failure> {
    let device = device::default()?;
    let given = given.map(|text| schedule::parse(&text).ok_or_else(|| format!("not a schedule: {text}"))).transpose()?;
    let ran = rerun(&saved, &device, None)?;
    let mut stdout = std::io::stdout().lock();
    writeln!(stdout, "{:.4} ms on {} by {}", ran.seconds * 1e3, device.name(), ran.schedule)?;
    let mut difference = ran.difference;
    if let Some(given) = given {
        let other = rerun(&saved, &device, Some(&given))?;
        writeln!(stdout, "{:.4} ms ({:.2}x) by {given}", other.seconds * 1e3, ran.seconds / other.seconds)?;
        if other.results != ran.results {
            writeln!(stdout, "this schedule gives OTHER BITS, which is a bug of Kiln")?;
            return Ok(ExitCode::FAILURE);
        }
        difference = other.difference;
    }
    if let Some(source) = source {
        let other = rerun_text(&saved, &device, &text(&source)?)?;
        writeln!(stdout, "{:.4} ms ({:.2}x) by {}", other.seconds * 1e3, ran.seconds / other.seconds, source.display())?;
        let differs = |(&number, got): (&usize, &Vec<u8>)| Difference::of(number, &saved.kernel.params[number], &ran.results[&number], got);
        if let Some(difference) = other.results.iter().find_map(differs) {
            writeln!(stdout, "its text gives OTHER RESULTS: {difference}")?;
            return Ok(ExitCode::FAILURE);
        }
        writeln!(stdout, "its text gives the same results, to the bit")?;
    }
    if let Some(path) = out {
        saved.want = ran.results.into_iter().map(|(number, bytes)| (number, Content::Bytes(bytes))).collect();
        saved.write(&path)?;
        writeln!(stdout, "written  {}", path.display())?;
        return Ok(ExitCode::SUCCESS);
    }
    match difference {
        Some(difference) => {
            writeln!(stdout, "DIFFERS: {difference}")?;
            saved.made.iter().try_for_each(|made| writeln!(stdout, "  {made}"))?;
            Ok(ExitCode::FAILURE)
        }
        None if saved.want.is_empty() => {
            Ok(writeln!(stdout, "the file wants no results; --out writes one that does").map(|()| ExitCode::SUCCESS)?)
        }
        None => Ok(writeln!(stdout, "gives what the file wants, to the bit").map(|()| ExitCode::SUCCESS)?),
    }
}

fn text(path: &Path) -> Result<String, DebugError> {
    std::fs::read_to_string(path).map_err(|source| DebugError::Io { path: path.to_owned(), doing: "read", source })
}
