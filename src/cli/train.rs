//! `kiln train`

use super::Failure;
use crate::train::config::Config;
use crate::train::{Progress, Trainer};
use std::io::Write;
use std::path::PathBuf;

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
}

pub(super) fn run(arguments: Arguments) -> Result<(), Failure> {
    let config = Config::load(&arguments.config, &arguments.overrides)?;
    let (bar, lines) = (config.progress_bar, config.log_to_console);
    let mut trainer = Trainer::new(config)?;
    let progress = Progress::new(trainer.total_batches(), trainer.batch_done(), bar, lines);
    trainer.describe().iter().for_each(|line| progress.note(line));
    let summary = trainer.run(&progress)?;
    progress.note(&format!("done     {} batches; metrics and chart are in {}", summary.batch, summary.folder.display()));
    if let Some(path) = &summary.checkpoint {
        progress.note(&format!("saved    {}", path.display()));
    }
    if arguments.sample > 0 {
        let text = trainer.sample(&arguments.prompt, arguments.sample)?;
        writeln!(std::io::stdout(), "{}{text}", arguments.prompt)?;
    }
    Ok(())
}
