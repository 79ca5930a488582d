//! `kiln compile`

use super::Failure;
use crate::ahead::{Ahead, json, names, table};
use crate::train::config::Config;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration, as LLM Foundry writes it
    config: PathBuf,
    /// Values that replace those of the file, such as precision=amp_bf16
    #[arg(value_name = "KEY=VALUE")]
    overrides: Vec<String>,
    /// The folder for sources, objects and the table of all kernels
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

/// Compiles for a processor that need not be there. 1 if a kernel is not as it must be.
pub(super) fn run(arguments: Arguments, device: Option<String>) -> Result<ExitCode, Failure> {
    let Arguments { config, overrides, out } = arguments;
    let device = device.or_else(|| crate::settings::DEVICE.text());
    let device = device.ok_or_else(|| format!("kiln compile needs --device, one of {}", names().join(", ")))?;
    let ahead = Ahead::open(&device, &crate::device::places())?;
    let config = Config::load(&config, &overrides)?;
    let kernels = ahead.kernels(&config)?;
    fs::create_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    let title = format!("{} for {}, {:?}", config.run_name, ahead.describe(), config.precision);
    eprintln!("{title}: {} kernels", kernels.len());
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len}").unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(kernels.len() as u64).with_style(style);
    let reports = ahead.compile(&kernels, &out, |done| bar.set_position(done as u64)).map_err(|e| format!("{}: {e}", out.display()))?;
    bar.finish_and_clear();
    let text = table(&title, &reports);
    write(&out.join("kernels.txt"), &text)?;
    write(&out.join("kernels.json"), &json(&title, &reports))?;
    write!(std::io::stdout(), "{text}")?;
    for report in &reports {
        if let Some(error) = &report.error {
            eprintln!("error: kernel {}: {error}", report.name);
        }
    }
    Ok(if reports.iter().any(|report| report.error.is_some()) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    Ok(fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))?)
}
