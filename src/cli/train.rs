//! `kiln train`

use super::{Failure, STOPPED, stop};
use crate::checkpoint::writable;
use crate::debug::{DebugError, Kind};
use crate::train::config::Config;
use crate::train::{Progress, Summary, Trainer, clock};
use crate::{device, settings};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration, as LLM Foundry writes it
    config: PathBuf,
    /// Values that replace those of the file, such as optimizer.lr=3e-4
    #[arg(value_name = "KEY=VALUE")]
    overrides: Vec<String>,
    /// Write so many tokens of text at the end
    #[arg(long, value_name = "TOKENS", default_value_t = 0)]
    sample: usize,
    /// What that text begins with
    #[arg(long, default_value = "")]
    prompt: String,
    /// Write a trace of the first batches, which Perfetto opens; their kernels run one by one
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// How many batches that are
    #[arg(long, value_name = "BATCHES", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..))]
    trace_batches: u64,
}

pub(super) fn run(arguments: Arguments) -> Result<ExitCode, Failure> {
    // What cannot be written is known before data and model are opened.
    arguments.trace.iter().try_for_each(|path| writable::<DebugError>(path))?;
    Kind::expect(&arguments.config, &[Kind::Config])?;
    let config = Config::load(&arguments.config, &arguments.overrides)?;
    if settings::CHECK.text().is_some_and(|batches| batches.trim() != "0") {
        device::set_default(device::watched(&device::default()?.name())?);
    }
    let (bar, lines) = (config.progress_bar, config.log_to_console);
    let mut trainer = Trainer::new(config)?;
    let progress = Progress::new(trainer.total_batches(), trainer.batch_done(), bar, lines);
    trainer.describe().iter().for_each(|line| progress.note(line));
    if let Some(path) = arguments.trace {
        trainer.trace(path, arguments.trace_batches)?;
    }
    let stop = stop::flag()?;
    let summary = trainer.run(&progress, &stop)?;
    if summary.stopped {
        progress.note(&stopped(&summary, trainer.total_batches()));
        trainer.untraced().iter().for_each(|error| progress.note(&format!("note     no trace: {error}")));
        return Ok(ExitCode::from(STOPPED));
    }
    for line in report(&summary) {
        progress.note(&line);
    }
    if arguments.sample > 0 {
        let text = trainer.sample(&arguments.prompt, arguments.sample)?;
        writeln!(std::io::stdout(), "{}{text}", arguments.prompt)?;
    }
    trainer.untraced().map_or(Ok(ExitCode::SUCCESS), |error| Err(error.into()))
}

/// What to know about a run that was stopped.
fn stopped(summary: &Summary, total: u64) -> String {
    let at = format!("stopped  after batch {} of {total}", summary.batch);
    match &summary.checkpoint {
        Some(path) => format!("{at}, saved to {}; autoresume=true goes on from there", path.display()),
        None => format!("{at}; without a save_folder nothing is saved"),
    }
}

/// What a run came to.
fn report(summary: &Summary) -> Vec<String> {
    let mut lines = vec![format!("done     {} batches in {}", summary.batch, clock(Duration::from_secs_f64(summary.seconds)))];
    for (what, ends) in [("loss", summary.loss), ("eval", summary.eval)] {
        if let Some([first, last]) = ends {
            lines.push(format!("{what}     {first:.4} -> {last:.4} ({:+.1} %)", 100.0 * (last / first - 1.0)));
        }
    }
    lines.push(format!("written  {0}/metrics.jsonl, {0}/loss.svg", summary.folder.display()));
    lines.extend(summary.checkpoint.as_ref().map(|path| format!("saved    {}", path.display())));
    lines
}
