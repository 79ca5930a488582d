//! `kiln debug report`

use super::Failure;
use super::subject::{KINDS, Subject};
use crate::checkpoint::writable;
use crate::debug::{DebugError, Description, Kind, Saved, curves, describe_saved, write_page, write_trace};
use crate::device;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    subject: Subject,
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
    let Arguments { subject, out, run, json, trace } = arguments;
    if out.is_none() && json.is_none() && trace.is_none() {
        return Err("kiln debug report needs --out, --json or --trace: a file to write".into());
    }
    // What cannot be written or read is known before the step.
    [&out, &json, &trace].into_iter().flatten().try_for_each(|path| writable::<DebugError>(path))?;
    let beside = run.map(|folder| curves(&folder)).transpose()?;
    let mut description = describe(&subject)?;
    description.curves = beside.unwrap_or(description.curves);
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

fn describe(subject: &Subject) -> Result<Description, Failure> {
    let path = &subject.subject;
    let kinds = [&[Kind::Run][..], &KINDS].concat();
    match subject.kind_among(&kinds)? {
        Some(Kind::Step) => Ok(Description::read(path)?),
        Some(Kind::Kernel | Kind::Kernels) => {
            let kernels: Vec<Saved> = subject.kernels()?.into_iter().map(|listed| listed.saved).collect();
            Ok(describe_saved(&title(path), &kernels, &device::default()?)?)
        }
        Some(Kind::Run) => of_run(path),
        // Whose log is not there, the error says.
        None if path.is_dir() => of_run(path),
        _ => Ok(crate::train::description(&subject.config()?)?),
    }
}

fn title(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

fn of_run(path: &Path) -> Result<Description, Failure> {
    let mut description = Description::empty(&title(path));
    description.curves = curves(path)?;
    Ok(description)
}
