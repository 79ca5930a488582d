//! `kiln debug run`

use super::Failure;
use super::apart;
use crate::debug::{Content, DebugError, Difference, Ran, Saved, is_for, rerun};
use crate::{checkpoint, device, tune};
use kiln_kernels::lower::schedule;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Seconds that an edited text has, at least, and against the time that the generated one took.
const LIMIT: (f64, f64) = (60.0, 20.0);

#[derive(clap::Args)]
pub(super) struct Options {
    /// A schedule to run it by, as the file writes it, timed against the file's
    #[arg(long)]
    schedule: Option<String>,
    /// A text in the device's language to run in place of its own, in a process of its own, timed against that; what `show --source` writes is
    /// one to edit
    #[arg(long, value_name = "FILE", conflicts_with = "schedule")]
    source: Option<PathBuf>,
    /// Seconds that the text may take: a minute, or 20 times as long as the generated one took, if nothing is said
    #[arg(long, value_name = "SECONDS", requires = "source", value_parser = seconds)]
    limit: Option<f64>,
    /// Write the file again with what the kernel gave here as what is wanted
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|s: &f64| (1e-3..=1e6).contains(s)).ok_or_else(|| "must be a number from 0.001 to 1000000".into())
}

impl Options {
    /// What makes no sense, or cannot be read or written, is known before anything runs.
    pub(super) fn check(&self) -> Result<(), Failure> {
        self.out.iter().try_for_each(|path| checkpoint::writable::<DebugError>(path))?;
        self.source.iter().try_for_each(|path| apart::text(path).map(drop))?;
        self.schedule
            .iter()
            .try_for_each(|text| schedule::parse(text).map(drop).map_err(|e| format!("--schedule: not a schedule: {e}")))?;
        Ok(())
    }
}

pub(super) fn again(saved: Saved, options: Options) -> Result<ExitCode, Failure> {
    let device = device::default()?;
    let begun = Instant::now();
    let ran = rerun(&saved, &device, None)?;
    let took = begun.elapsed().as_secs_f64();
    let mut stdout = std::io::stdout().lock();
    if saved.schedule.is_some() && !is_for(&saved, &device) {
        writeln!(stdout, "the file's schedule is for another target ({}), and is not used here", saved.device)?;
    }
    writeln!(stdout, "{:.4} ms on {} by {}", ran.seconds * 1e3, device.name(), ran.schedule)?;
    // Whatever comes next, this is known.
    if let Some(path) = &options.out {
        let want = ran.results.iter().map(|(number, bytes)| (*number, Content::Bytes(bytes.clone()))).collect();
        Saved { want, ..saved.clone() }.write(path)?;
        writeln!(stdout, "written  {}", path.display())?;
    }
    let mut others = Vec::new();
    if let Some((path, found)) = tune::found(&saved.kernel, device.target())? {
        match found {
            Some(found) => others.extend((found != ran.schedule).then(|| (format!("{} of {}", found, path.display()), found))),
            None => writeln!(stdout, "{} has no schedule for this kernel on {}", path.display(), device.name())?,
        }
    }
    if let Some(text) = &options.schedule {
        let given = schedule::parse(text).map_err(|e| format!("--schedule: not a schedule: {e}"))?;
        others.push((given.to_string(), given));
    }
    for (name, schedule) in others {
        let other = rerun(&saved, &device, Some(&schedule))?;
        writeln!(stdout, "{:.4} ms ({:.2}x) by {name}", other.seconds * 1e3, ran.seconds / other.seconds)?;
        if let Some(difference) = difference(&saved, &ran, &other.results) {
            writeln!(stdout, "this schedule gives OTHER BITS, which is a bug of Kiln: {difference}")?;
            return Ok(ExitCode::FAILURE);
        }
    }
    if let Some(source) = &options.source {
        stdout.flush()?;
        let limit = options.limit.unwrap_or(LIMIT.0.max(LIMIT.1 * took));
        let Some((seconds, results)) = apart::run(&saved, &device.name(), source, limit)? else { return Ok(ExitCode::FAILURE) };
        writeln!(stdout, "{:.4} ms ({:.2}x) by {}", seconds * 1e3, ran.seconds / seconds, source.display())?;
        if let Some(difference) = difference(&saved, &ran, &results) {
            writeln!(stdout, "its text gives OTHER RESULTS: {difference}")?;
            return Ok(ExitCode::FAILURE);
        }
        writeln!(stdout, "its text gives the same results, to the bit")?;
    }
    if options.out.is_some() {
        return Ok(ExitCode::SUCCESS);
    }
    match ran.difference {
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

/// Where results are not those of the first run.
fn difference(saved: &Saved, ran: &Ran, results: &std::collections::BTreeMap<usize, Vec<u8>>) -> Option<Difference> {
    let differs = |(&number, got): (&usize, &Vec<u8>)| Difference::of(number, &saved.kernel.params[number], ran.results.get(&number)?, got);
    results.iter().find_map(differs)
}
