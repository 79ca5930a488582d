//! `kiln debug report`

use super::Failure;
use crate::debug::{Description, curves, write_page, write_trace};
use crate::train::config::Config;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// What to look at: a configuration, of which a step is taken; the file of a step; or the folder of a run, whose curves are shown
    source: PathBuf,
    /// Values that replace those of the configuration
    #[arg(value_name = "KEY=VALUE")]
    overrides: Vec<String>,
    /// The page: one HTML file that needs no other
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The folder of a run whose curves are shown beside the step
    #[arg(long, value_name = "FOLDER")]
    run: Option<PathBuf>,
    /// The step as a file, of which a page can be made later
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The step as a trace that Perfetto opens
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

pub(super) fn report(arguments: Arguments) -> Result<ExitCode, Failure> {
    let Arguments { source, overrides, out, run, json, trace } = arguments;
    if out.is_none() && json.is_none() && trace.is_none() {
        return Err("kiln debug report needs --out, --json or --trace: a file to write".into());
    }
    let mut description = describe(&source, &overrides)?;
    if let Some(folder) = run {
        description.curves = curves(&folder)?;
    }
    let mut stdout = std::io::stdout().lock();
    let mut written = |path: &Path| writeln!(stdout, "written  {}", path.display());
    if let Some(path) = json {
        description.write(&path)?;
        written(&path)?;
    }
    if let Some(path) = trace {
        write_trace(&description, &path)?;
        written(&path)?;
    }
    if let Some(path) = out {
        write_page(&description, &path)?;
        written(&path)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn describe(source: &Path, overrides: &[String]) -> Result<Description, Failure> {
    let is_step = source.extension().is_some_and(|ending| ending == "json");
    if (is_step || source.is_dir()) && !overrides.is_empty() {
        return Err(format!("{}: only a configuration has values to replace", source.display()).into());
    }
    if source.is_dir() {
        let title = source.file_name().unwrap_or(source.as_os_str()).to_string_lossy();
        let mut description = Description::empty(&title);
        description.curves = curves(source)?;
        return Ok(description);
    }
    if is_step {
        return Ok(Description::read(source)?);
    }
    Ok(crate::train::description(&Config::load(source, overrides)?)?)
}
