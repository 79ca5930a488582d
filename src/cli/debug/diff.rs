//! `kiln debug diff`

use super::Failure;
use super::subject::{Listed, Subject};
use crate::debug::{Content, DebugError, Differ, Difference, Folder, Kind, Other, Saved, compare_runs, keep, rerun, results, saved};
use crate::device;
use crate::schedule::{Launched, Options, with_options};
use crate::train::{TrainError, config::Config};
use rustc_hash::FxHashSet;
use std::cell::RefCell;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;

#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    subject: Subject,
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
    if arguments.subject.kind()? != Kind::Config {
        return again(&arguments);
    }
    let config = arguments.subject.config()?;
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
        crate::train::observe(&config, Box::new(move |launched, number| seen.borrow_mut().launched(launched, number)))?;
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
    let place = Rc::new(RefCell::new((Folder::new(folder)?, FxHashSet::default())));
    let seen = place.clone();
    let observer = move |launched: &Launched<'_>, number: Option<usize>| {
        let (place, kept) = &mut *seen.borrow_mut();
        // What runs again, for another part of the batch, is known by its first run.
        let Some(number) = number.filter(|number| kept.insert(*number)) else { return launched.run() };
        let mut saved = saved(launched)?;
        launched.run()?;
        saved.want = results(launched.kernel, launched.args)?.into_iter().map(|(number, bytes)| (number, Content::Bytes(bytes))).collect();
        Ok(place.add(number, &saved)?)
    };
    crate::train::observe(config, Box::new(observer))?;
    let (place, _) = Rc::into_inner(place).expect("the observer is gone").into_inner();
    writeln!(std::io::stdout(), "{} kernels saved in {}", place.end()?, folder.display())?;
    Ok(ExitCode::SUCCESS)
}

/// Runs saved kernels again, in their order, and compares: with what the file wants, or, where it wants nothing, with what this device gives by
/// default schedules.
fn again(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Arguments { subject, by_default, unfused, replace, save, other, ulps } = arguments;
    if *by_default || *unfused || !replace.is_empty() || save.is_some() {
        let reason = "has saved kernels: only --other and --ulps go with it, the others are for a configuration".into();
        return Err(DebugError::Folder { path: subject.subject.clone(), reason }.into());
    }
    let device = device::default()?;
    let beside = other.as_deref().map_or_else(|| Ok(device.clone()), device::open)?;
    let (mut stdout, all) = (std::io::stdout().lock(), subject.kernels()?);
    let mut wanted = 0;
    for Listed { number, saved, .. } in &all {
        if saved.want.is_empty() && other.is_none() {
            let name = &saved.kernel.name;
            let reason = format!(
                "kernel {number}, {name}, has no results to compare with: --other DEVICE compares devices; kiln debug diff CONFIG --save FOLDER \
                 and kiln debug run --out save kernels that have"
            );
            return Err(DebugError::Folder { path: subject.subject.clone(), reason }.into());
        }
        let mut saved = saved.clone();
        wanted += usize::from(!saved.want.is_empty());
        if saved.want.is_empty() {
            saved.want = rerun(&saved, &device, None)?.results.into_iter().map(|(number, bytes)| (number, Content::Bytes(bytes))).collect();
        }
        let results = rerun(&saved, &beside, None)?.results;
        let beyond = |(&number, got): (&usize, &Vec<u8>)| {
            let param = &saved.kernel.params[number];
            Difference::beyond(number, param, &saved.want.get(&number)?.bytes(param), got, *ulps)
        };
        let Some(difference) = results.iter().find_map(beyond) else { continue };
        writeln!(stdout, "kernel {number} DIFFERS: {}: {difference}", saved.kernel.name)?;
        saved.made.iter().try_for_each(|made| writeln!(stdout, "  made by {made}"))?;
        writeln!(stdout, "  the kernel is saved: kiln debug run {}", keep(&saved)?.display())?;
        return Ok(ExitCode::FAILURE);
    }
    match wanted {
        0 => writeln!(stdout, "{} kernels are the same", all.len())?,
        _ => writeln!(stdout, "{} kernels give what they gave", all.len())?,
    }
    Ok(ExitCode::SUCCESS)
}
