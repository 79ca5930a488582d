//! `kiln debug`

mod check;
mod diff;
mod list;
mod reduce;
mod report;
mod run;
mod show;

use super::Failure;
use crate::debug::{CheckLimits, Saved};
use crate::train::config::Config;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the kernels of a training step, with the lines of the model that each comes from
    List {
        /// The configuration, as LLM Foundry writes it
        config: PathBuf,
        /// Values that replace those of the file
        #[arg(value_name = "KEY=VALUE")]
        overrides: Vec<String>,
        /// Save each kernel as a file in this folder, to be run with generated numbers
        #[arg(long, value_name = "FOLDER")]
        save: Option<PathBuf>,
    },
    /// Watch a saved kernel, or each of a training step, as it runs: accesses, races and barriers, memory that nobody wrote, indices that
    /// overflow, the first NaN or infinity, lost precision; ends with 1 if something is wrong
    Check {
        /// The kernel's file, or the configuration, as LLM Foundry writes it
        subject: PathBuf,
        /// Values that replace those of the configuration
        #[arg(value_name = "KEY=VALUE")]
        overrides: Vec<String>,
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
        /// The kernel's file
        kernel: PathBuf,
        /// The file for what is left of it
        #[arg(long, value_name = "FILE", default_value = "reduced.kiln")]
        out: PathBuf,
    },
    /// Show a saved kernel: where it comes from, its schedule, its text
    Show {
        /// The kernel's file
        kernel: PathBuf,
        /// Its text in the device's language instead, which `run --source` takes back
        #[arg(long)]
        source: bool,
    },
    /// Run a saved kernel, and compare what it gives with what the file wants; ends with 1 if that differs
    Run {
        /// The kernel's file
        kernel: PathBuf,
        /// A schedule to run it by, as the file writes it, timed against the file's
        #[arg(long)]
        schedule: Option<String>,
        /// A text in the device's language to run in place of its own, timed against that; what `show --source` writes is one to edit
        #[arg(long, value_name = "FILE", conflicts_with = "schedule")]
        source: Option<PathBuf>,
        /// Write the file again with what the kernel gave here as what is wanted
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Make a page to look at: the kernels of a step with all their texts, a timeline, memory over time, the curves of a run
    Report(report::Arguments),
}

/// A part of a value: 0 to 1.
fn part(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|part| (0.0..=1.0).contains(part)).ok_or_else(|| "not a number from 0 to 1".into())
}

pub(super) fn run(arguments: Arguments) -> Result<ExitCode, Failure> {
    match arguments.command {
        Command::List { config, overrides, save } => list::list(&Config::load(&config, &overrides)?, save),
        Command::Check { subject, overrides, precision, steps } => check::check(&subject, &overrides, CheckLimits { steps, precision }),
        Command::Diff(arguments) => diff::diff(arguments),
        Command::Reduce { kernel, out } => reduce::reduced(&Saved::read(&kernel)?, &out),
        Command::Report(arguments) => report::report(arguments),
        Command::Show { kernel, source } => show::show(&Saved::read(&kernel)?, source),
        Command::Run { kernel, schedule, source, out } => run::again(Saved::read(&kernel)?, schedule, source, out),
    }
}
