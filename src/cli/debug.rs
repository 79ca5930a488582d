//! `kiln debug`

use super::Failure;
use crate::debug::{Saved, described, plain, rerun};
use crate::device;
use crate::train::config::Config;
use kiln_kernels::ir::Kernel;
use kiln_kernels::lower::schedule;
use rustc_hash::FxHashMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

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
    /// Show a saved kernel: where it comes from, its schedule, its text
    Show {
        /// The kernel's file
        kernel: PathBuf,
    },
    /// Run a saved kernel, and compare what it gives with what the file wants; ends with 1 if that differs
    Run {
        /// The kernel's file
        kernel: PathBuf,
        /// A schedule to run it by, as the file writes it, timed against the file's
        #[arg(long)]
        schedule: Option<String>,
        /// Write the file again with what the kernel gave here as what is wanted
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

pub(super) fn run(arguments: Arguments) -> Result<ExitCode, Failure> {
    match arguments.command {
        Command::List { config, overrides, save } => list(&Config::load(&config, &overrides)?, save),
        Command::Show { kernel } => show(&Saved::read(&kernel)?),
        Command::Run { kernel, schedule, out } => again(Saved::read(&kernel)?, schedule, out),
    }
}

fn list(config: &Config, save: Option<PathBuf>) -> Result<ExitCode, Failure> {
    let launches = crate::train::origins(config)?;
    let device = device::default()?;
    if let Some(folder) = &save {
        std::fs::create_dir_all(folder)?;
    }
    let mut times: FxHashMap<*const Kernel, usize> = FxHashMap::default();
    launches.iter().for_each(|(kernel, _)| *times.entry(Arc::as_ptr(kernel)).or_default() += 1);
    let mut stdout = std::io::stdout().lock();
    for (number, (kernel, origins)) in launches.iter().enumerate() {
        // Equal kernels run the same code: the first one stands for all.
        let Some(count) = times.remove(&Arc::as_ptr(kernel)) else { continue };
        let at = origins.first().map(ToString::to_string).unwrap_or_default();
        let more = if count > 1 { format!(", and {} more like it", count - 1) } else { String::new() };
        writeln!(stdout, "{number:4} {:28} {at}{more}", kernel.name)?;
        if let Some(folder) = &save {
            described(kernel, origins, &*device).write(&folder.join(format!("{number:04}-{}.kiln", plain(&kernel.name))))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn show(saved: &Saved) -> Result<ExitCode, Failure> {
    let mut stdout = std::io::stdout().lock();
    writeln!(stdout, "from {} for {}", saved.device, saved.target)?;
    saved.made.iter().try_for_each(|made| writeln!(stdout, "{made}"))?;
    if let Some(schedule) = &saved.schedule {
        writeln!(stdout, "schedule {schedule}")?;
    }
    write!(stdout, "{}", saved.kernel)?;
    Ok(ExitCode::SUCCESS)
}

fn again(mut saved: Saved, given: Option<String>, out: Option<PathBuf>) -> Result<ExitCode, Failure> {
    let device = device::default()?;
    let given = given.map(|text| schedule::parse(&text).ok_or_else(|| format!("not a schedule: {text}"))).transpose()?;
    let ran = rerun(&saved, &device, None)?;
    let mut stdout = std::io::stdout().lock();
    writeln!(stdout, "{:.4} ms on {} by {}", ran.seconds * 1e3, device.name(), ran.schedule)?;
    let mut difference = ran.difference;
    if let Some(given) = given {
        let other = rerun(&saved, &device, Some(&given))?;
        writeln!(stdout, "{:.4} ms ({:.2}x) by {given}", other.seconds * 1e3, ran.seconds / other.seconds)?;
        if other.results != ran.results {
            writeln!(stdout, "this schedule gives OTHER BITS, which is a bug of Kiln")?;
            return Ok(ExitCode::FAILURE);
        }
        difference = other.difference;
    }
    if let Some(path) = out {
        saved.want = ran.results.into_iter().map(|(number, bytes)| (number, crate::debug::Content::Bytes(bytes))).collect();
        saved.write(&path)?;
        writeln!(stdout, "written  {}", path.display())?;
        return Ok(ExitCode::SUCCESS);
    }
    match difference {
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
