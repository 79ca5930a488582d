//! `kiln debug diff`

use super::Failure;
use crate::debug::{Content, DebugError, Differ, Difference, Folder, Other, Saved, compare_runs, rerun, saved};
use crate::device;
use crate::schedule::{Launched, Options, with_options};
use crate::train::{TrainError, config::Config};
use kiln_kernels::ir::Access;
use std::cell::RefCell;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration, as LLM Foundry writes it, or a folder of kernels that --save has written, of another version of Kiln, say
    subject: PathBuf,
    /// Values that replace those of the configuration
    #[arg(value_name = "KEY=VALUE")]
    overrides: Vec<String>,
    /// The device to compare with; the same one, if none is given
    #[arg(long, value_name = "DEVICE")]
    other: Option<String>,
    /// Compare with the default schedules, where --tuned names others
    #[arg(long)]
    by_default: bool,
    /// Compare with the same step where each operation is a kernel
    #[arg(long, conflicts_with_all = ["other", "by_default", "replace", "ulps"])]
    unfused: bool,
    /// Compare with an edited kernel in place of its original, both files
    #[arg(long, value_name = "ORIGINAL=EDITED", value_parser = pair)]
    replace: Vec<(PathBuf, PathBuf)>,
    /// Units in the last place that results may differ by
    #[arg(long, default_value_t = 0)]
    ulps: u64,
    /// Save each kernel with its inputs and results in this folder, to be compared with later, and compare nothing now
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["other", "by_default", "unfused", "replace", "ulps"])]
    save: Option<PathBuf>,
}

fn pair(text: &str) -> Result<(PathBuf, PathBuf), String> {
    let (original, edited) = text.split_once('=').ok_or("two files with = between them")?;
    Ok((original.into(), edited.into()))
}

pub(super) fn diff(arguments: Arguments) -> Result<ExitCode, Failure> {
    if arguments.subject.is_dir() {
        return folder(&arguments);
    }
    let config = Config::load(&arguments.subject, &arguments.overrides)?;
    if let Some(folder) = &arguments.save {
        return save(&config, folder);
    }
    let (compared, what, found) = if arguments.unfused {
        let run = |fuse, observer| with_options(Options { fuse }, || crate::train::observe(&config, observer));
        let (values, found) = compare_runs::<TrainError>(|observer| run(false, observer), |observer| run(true, observer))?;
        (values, "stored values", found)
    } else {
        let differ = Rc::new(RefCell::new(Differ::new(other(&arguments)?, arguments.ulps)));
        let seen = differ.clone();
        crate::train::observe(&config, Box::new(move |launched| seen.borrow_mut().launched(launched)))?;
        let mut differ = differ.borrow_mut();
        differ.all_replaced()?;
        (differ.compared, "kernels", differ.found.take())
    };
    let mut stdout = std::io::stdout().lock();
    match found {
        Some(differs) => writeln!(stdout, "{differs}").map(|()| ExitCode::FAILURE),
        None => writeln!(stdout, "{compared} {what} are the same").map(|()| ExitCode::SUCCESS),
    }
    .map_err(Into::into)
}

fn other(arguments: &Arguments) -> Result<Other, Failure> {
    let device = arguments.other.as_deref().map_or_else(device::default, device::open)?;
    let read = |(original, edited): &(PathBuf, PathBuf)| Ok((Saved::read(original)?.kernel, Saved::read(edited)?));
    let replaced = arguments.replace.iter().map(read).collect::<Result<Vec<_>, Failure>>()?;
    Ok(Other { device, by_default: arguments.by_default, replaced })
}

/// Saves each kernel of a step with what it was given and what it gave.
fn save(config: &Config, folder: &Path) -> Result<ExitCode, Failure> {
    let place = Rc::new(RefCell::new((Folder::new(folder)?, 0)));
    let seen = place.clone();
    let observer = move |launched: &Launched<'_>| {
        let mut saved = saved(launched)?;
        launched.run()?;
        for (number, arg) in launched.args.iter().enumerate().filter(|(n, _)| launched.kernel.params[*n].access != Access::Read) {
            let mut bytes = arg.read()?;
            bytes.truncate(launched.kernel.params[number].len.max(0) as usize * launched.kernel.params[number].dtype.size());
            saved.want.insert(number, Content::Bytes(bytes));
        }
        let (place, number) = &mut *seen.borrow_mut();
        place.add(*number, &saved)?;
        *number += 1;
        Ok(())
    };
    crate::train::observe(config, Box::new(observer))?;
    let (place, _) = Rc::into_inner(place).expect("the observer is gone").into_inner();
    writeln!(std::io::stdout(), "{} kernels saved in {}", place.end()?, folder.display())?;
    Ok(ExitCode::SUCCESS)
}

/// Runs the saved kernels of a folder again, in their order, and compares with what they gave then.
fn folder(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Arguments { overrides, by_default, unfused, replace, save, .. } = arguments;
    if !overrides.is_empty() || *by_default || *unfused || !replace.is_empty() || save.is_some() {
        let reason = "is a folder of saved kernels: only --other and --ulps go with it, the others are for a configuration".into();
        return Err(DebugError::Folder { path: arguments.subject.clone(), reason }.into());
    }
    let device = arguments.other.as_deref().map_or_else(device::default, device::open)?;
    let files = Folder::open(&arguments.subject)?;
    let mut stdout = std::io::stdout().lock();
    for (number, path) in files.iter().enumerate() {
        let saved = Saved::read(path)?;
        if saved.want.is_empty() {
            let reason = "has no results to compare with: kiln debug diff CONFIG --save FOLDER saves kernels that have".into();
            return Err(DebugError::Folder { path: path.clone(), reason }.into());
        }
        let results = rerun(&saved, &device, None)?.results;
        let beyond = |(&number, got): (&usize, &Vec<u8>)| {
            let param = &saved.kernel.params[number];
            Difference::beyond(number, param, &saved.want.get(&number)?.bytes(param), got, arguments.ulps)
        };
        let Some(difference) = results.iter().find_map(beyond) else { continue };
        writeln!(stdout, "kernel {number} DIFFERS: {}: {difference}", saved.kernel.name)?;
        saved.made.iter().try_for_each(|made| writeln!(stdout, "  made by {made}"))?;
        writeln!(stdout, "  kiln debug run {}", path.display())?;
        return Ok(ExitCode::FAILURE);
    }
    writeln!(stdout, "{} kernels give what they gave", files.len())?;
    Ok(ExitCode::SUCCESS)
}
