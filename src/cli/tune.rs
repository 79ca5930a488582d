//! `kiln tune`

use super::{Failure, STOPPED, stop};
use crate::device;
use crate::settings::TUNED;
use crate::train::config::Config;
use crate::tune::{Found, Outcome, Records, search};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Duration;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration, as LLM Foundry writes it
    config: PathBuf,
    /// Values that replace those of the file, such as precision=amp_bf16
    #[arg(value_name = "KEY=VALUE")]
    overrides: Vec<String>,
    /// Seconds of search for each kernel, about
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0, value_parser = seconds)]
    limit: f64,
    /// The file that keeps what is found; what it says of other kernels and targets stays
    #[arg(long, value_name = "FILE", default_value = "tuned.txt")]
    out: PathBuf,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|s: &f64| (0.0..=1e6).contains(s)).ok_or_else(|| "must be a number from 0 to 1000000".into())
}

pub(super) fn run(arguments: Arguments) -> Result<ExitCode, Failure> {
    let Arguments { config, overrides, limit, out } = arguments;
    let mut records = if out.exists() { Records::read(&out)? } else { Records::new(&out) };
    // What cannot be written is known before hours of search.
    records.write()?;
    let config = Config::load(&config, &overrides)?;
    let kernels = crate::train::kernels(&config)?;
    let (device, stop) = (device::default()?, stop::flag()?);
    let mut stdout = std::io::stdout().lock();
    for (number, kernel) in kernels.iter().enumerate() {
        let done = match search(&device, kernel, Duration::from_secs_f64(limit)) {
            Ok(outcome) => {
                let line = line(&outcome);
                match outcome.found {
                    Some(found) => records.insert(kernel, device.target(), found),
                    None => records.remove(kernel, device.target()),
                }
                records.write()?;
                line
            }
            Err(error) => format!("skipped: {error}"),
        };
        writeln!(stdout, "{:4} of {}  {:24} {done}", number + 1, kernels.len(), kernel.name)?;
        if stop.load(Ordering::Relaxed) {
            return Ok(ExitCode::from(STOPPED));
        }
    }
    writeln!(stdout, "written  {0}; {1}={0} uses it, and so does --tuned", out.display(), TUNED.name)?;
    Ok(ExitCode::SUCCESS)
}

fn line(outcome: &Outcome) -> String {
    let Outcome { found, timed, wrong, complete } = outcome;
    let all = if *complete { "all" } else { "the first" };
    let mut text = match found {
        Some(Found { nanoseconds: [default, tuned], .. }) => {
            format!("{:.3} ms -> {:.3} ms ({:.2}x)", *default as f64 / 1e6, *tuned as f64 / 1e6, *default as f64 / (*tuned).max(1) as f64)
        }
        None => "the default schedule".into(),
    };
    text += &format!(", {all} {timed} timed");
    if *wrong > 0 {
        text += &format!("; {wrong} GAVE OTHER BITS, which is a bug of Kiln");
    }
    text
}
