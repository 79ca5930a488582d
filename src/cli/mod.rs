//! The `kiln` program: training, generating, evaluating, tuning.

mod compile;
mod debug;
mod devices;
mod eval;
mod generate;
mod stop;
mod train;
mod tune;

use clap::{Parser, Subcommand};
use std::error::Error;
use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Kiln: a minimal tensor compiler that trains small language models.
#[derive(Parser)]
#[command(name = "kiln", version, about)]
struct Arguments {
    /// Where to compute; `kiln devices` lists the names. The environment variable KILN_DEVICE says the same.
    #[arg(long, global = true)]
    device: Option<String>,
    /// A file of schedules that `kiln tune` found, to compile by. The environment variable KILN_TUNED says the same.
    #[arg(long, global = true, value_name = "FILE")]
    tuned: Option<PathBuf>,
    /// Show this much of each kernel as it runs, from 1 to 5. The environment variable KILN_DEBUG says the same.
    #[arg(long, global = true, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(0..=5))]
    debug: Option<u8>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Train a model by an LLM Foundry configuration
    Train(train::Arguments),
    /// Write text with a trained model
    Generate(generate::Arguments),
    /// Measure loss, perplexity and accuracy of a trained model on text
    Eval(eval::Arguments),
    /// Search for schedules that make the kernels of a training step faster
    Tune(tune::Arguments),
    /// Compile every kernel of a training step for a processor that need not be there
    Compile(compile::Arguments),
    /// Look at kernels, keep them as files, run them again elsewhere
    Debug(debug::Arguments),
    /// List the devices
    Devices,
}

/// What a command can meet.
type Failure = Box<dyn Error>;

/// What a shell gives for a program that ended by Ctrl-C.
const STOPPED: u8 = 130;

/// Runs the program with the arguments of the process. 0 for success, 1 for an error, 2 for arguments that make no sense, 130 for training
/// that was stopped.
pub fn main() -> ExitCode {
    // Usage errors end the process with 2 in here.
    let arguments = Arguments::parse();
    arguments.debug.into_iter().for_each(crate::debug::set_level);
    // What is compiled for need not be there to be opened.
    let opened = arguments.device.as_deref().filter(|_| !matches!(arguments.command, Command::Compile(_)));
    let done = select(opened, arguments.tuned.as_deref()).and_then(|()| match arguments.command {
        Command::Train(arguments) => train::run(arguments),
        Command::Generate(arguments) => generate::run(arguments).map(|()| ExitCode::SUCCESS),
        Command::Eval(arguments) => eval::run(arguments).map(|()| ExitCode::SUCCESS),
        Command::Tune(arguments) => tune::run(arguments),
        Command::Compile(compiled) => compile::run(compiled, arguments.device.clone()),
        Command::Debug(arguments) => debug::run(arguments),
        Command::Devices => devices::run().map(|()| ExitCode::SUCCESS),
    });
    match done {
        Ok(code) => code,
        // Whoever reads the output, `head` say, has seen enough.
        Err(failure) if is_broken_pipe(failure.as_ref()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{}", message(failure.as_ref()));
            ExitCode::FAILURE
        }
    }
}

fn select(device: Option<&str>, tuned: Option<&Path>) -> Result<(), Failure> {
    if let Some(name) = device {
        crate::device::set_default(crate::device::open(name)?);
    }
    // What makes no sense is known before anything runs.
    crate::debug::level()?;
    Ok(tuned.map_or(Ok(()), crate::tune::pin)?)
}

fn is_broken_pipe(failure: &(dyn Error + 'static)) -> bool {
    failure.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// An error and its causes, each on a line.
fn message(failure: &dyn Error) -> String {
    let mut text = format!("error: {failure}");
    let mut cause = failure.source();
    while let Some(error) = cause {
        let _ = write!(text, "\n  because: {error}");
        cause = error.source();
    }
    text
}
