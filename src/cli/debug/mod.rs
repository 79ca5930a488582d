//! `kiln debug`

mod apart;
mod check;
mod diff;
mod list;
mod reduce;
mod report;
mod run;
mod show;
mod subject;

use super::Failure;
use crate::checkpoint::writable;
use crate::debug::{CheckLimits, DebugError};
use std::path::PathBuf;
use std::process::ExitCode;
use subject::Subject;

#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List kernels, with the lines of the model that each comes from
    List {
        #[command(flatten)]
        subject: Subject,
        /// Save each kernel as a file in this folder, to be run with generated numbers
        #[arg(long, value_name = "FOLDER")]
        save: Option<PathBuf>,
    },
    /// Watch a saved kernel, or each of a training step, as it runs: accesses, races and barriers, memory that nobody wrote, indices that
    /// overflow, the first NaN or infinity, lost precision; ends with 1 if something is wrong
    Check {
        #[command(flatten)]
        subject: Subject,
        /// Only the kernel of this number or name
        #[arg(long, value_name = "KERNEL")]
        kernel: Option<String>,
        /// Which part of a value may be lost against f64
        #[arg(long, default_value_t = CheckLimits::default().precision, value_parser = part)]
        precision: f64,
        /// Expressions that are evaluated for each kernel, about: of larger ones, elements from all over
        #[arg(long, default_value_t = CheckLimits::default().steps, value_parser = clap::value_parser!(u64).range(1..))]
        steps: u64,
    },
    /// Run the kernels of a training step, or of a folder of saved ones, in two ways on the same inputs; names the first that differs, saves it,
    /// and ends with 1
    Diff(diff::Arguments),
    /// Make a saved kernel that fails smaller while it fails in the same way: a check finds the same, or the device gives other results than the
    /// interpreter
    Reduce {
        #[command(flatten)]
        subject: Subject,
        /// The kernel's number or name, where there are several
        #[arg(long, value_name = "KERNEL")]
        kernel: Option<String>,
        /// The file for what is left of it
        #[arg(long, value_name = "FILE", default_value = "reduced.kiln")]
        out: PathBuf,
    },
    /// Show a saved kernel: where it comes from, its schedule, its text
    Show {
        #[command(flatten)]
        subject: Subject,
        /// The kernel's number or name, where there are several
        #[arg(long, value_name = "KERNEL")]
        kernel: Option<String>,
        /// Its text in the device's language instead, which `run --source` takes back
        #[arg(long)]
        source: bool,
    },
    /// Run a saved kernel, and compare what it gives with what the file wants; ends with 1 if that differs
    Run {
        #[command(flatten)]
        subject: Subject,
        /// The kernel's number or name, where there are several
        #[arg(long, value_name = "KERNEL")]
        kernel: Option<String>,
        #[command(flatten)]
        options: run::Options,
    },
    /// Run an edited text, for `run --source`
    #[command(hide = true)]
    RunSource { kernel: PathBuf, source: PathBuf, results: PathBuf },
    /// Make a page to look at: the kernels of a step with all their texts, a timeline, memory over time, the curves of a run
    Report(report::Arguments),
}

/// A part of a value: 0 to 1.
fn part(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|part| (0.0..=1.0).contains(part)).ok_or_else(|| "not a number from 0 to 1".into())
}

pub(super) fn run(arguments: Arguments) -> Result<ExitCode, Failure> {
    match arguments.command {
        Command::List { subject, save } => list::list(&subject, save),
        Command::Check { subject, kernel, precision, steps } => check::check(&subject, kernel.as_deref(), CheckLimits { steps, precision }),
        Command::Diff(arguments) => diff::diff(arguments),
        Command::Reduce { subject, kernel, out } => {
            writable::<DebugError>(&out)?;
            reduce::reduced(&subject.one(kernel.as_deref())?, &out)
        }
        Command::Report(arguments) => report::report(arguments),
        Command::Show { subject, kernel, source } => show::show(&subject.one(kernel.as_deref())?, source),
        Command::Run { subject, kernel, options } => {
            options.check()?;
            run::again(subject.one(kernel.as_deref())?, options)
        }
        Command::RunSource { kernel, source, results } => apart::other(&kernel, &source, &results),
    }
}
