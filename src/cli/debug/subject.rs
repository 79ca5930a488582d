//! What `kiln debug` looks at: the kernels of a configuration's step, of a step that a program has saved, of a folder; or one kernel.

use super::Failure;
use crate::debug::{DebugError, Description, Folder, Kind, Saved, described};
use crate::device;
use crate::train::config::Config;
use kiln_kernels::ir::Kernel;
use rustc_hash::FxHashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// What has kernels.
pub(super) const KINDS: [Kind; 4] = [Kind::Kernel, Kind::Kernels, Kind::Step, Kind::Config];

#[derive(clap::Args)]
pub(super) struct Subject {
    /// A configuration, as LLM Foundry writes it; a step that a program or `report --json` has saved; a folder of saved kernels; or a kernel's file
    pub(super) subject: PathBuf,
    /// Values that replace those of the configuration
    #[arg(value_name = "KEY=VALUE")]
    pub(super) overrides: Vec<String>,
}

/// A kernel with its number, and those of the launches of equal ones.
pub(super) struct Listed {
    pub(super) number: usize,
    pub(super) again: Vec<usize>,
    pub(super) saved: Saved,
}

impl Subject {
    /// What it is: where that cannot be told, a configuration.
    pub(super) fn kind(&self) -> Result<Kind, Failure> {
        Ok(self.kind_among(&KINDS)?.unwrap_or(Kind::Config))
    }

    /// What it is, if that can be told: one of these.
    pub(super) fn kind_among(&self, kinds: &[Kind]) -> Result<Option<Kind>, Failure> {
        let kind = Kind::expect(&self.subject, kinds)?;
        if kind.is_some_and(|kind| kind != Kind::Config) && !self.overrides.is_empty() {
            return Err(format!("{}: only a configuration has values to replace", self.subject.display()).into());
        }
        Ok(kind)
    }

    pub(super) fn config(&self) -> Result<Config, Failure> {
        Ok(Config::load(&self.subject, &self.overrides)?)
    }

    /// Its different kernels, in the order in which they first run.
    pub(super) fn kernels(&self) -> Result<Vec<Listed>, Failure> {
        match self.kind()? {
            Kind::Kernel => Ok(vec![Listed { number: 0, again: Vec::new(), saved: Saved::read(&self.subject)? }]),
            Kind::Kernels => {
                let read = |path: &PathBuf| Ok(Listed { number: Folder::number(path), again: Vec::new(), saved: Saved::read(path)? });
                Folder::open(&self.subject)?.iter().map(read).collect()
            }
            Kind::Step => {
                let kernels = Description::read(&self.subject)?.saved(&self.subject)?;
                Ok(kernels.into_iter().map(|(mut numbers, saved)| Listed { number: numbers.remove(0), again: numbers, saved }).collect())
            }
            _ => self.of_step(),
        }
    }

    fn of_step(&self) -> Result<Vec<Listed>, Failure> {
        let launches = crate::train::origins(&self.config()?)?;
        let device = device::default()?;
        let mut places: FxHashMap<*const Kernel, usize> = FxHashMap::default();
        let mut all: Vec<Listed> = Vec::new();
        for (number, (kernel, origins)) in launches.iter().enumerate() {
            // Equal kernels run the same code: the first one stands for all.
            let at = *places.entry(Arc::as_ptr(kernel)).or_insert(all.len());
            match all.get_mut(at) {
                Some(first) => first.again.push(number),
                None => all.push(Listed { number, again: Vec::new(), saved: described(kernel, origins, &*device) }),
            }
        }
        Ok(all)
    }

    /// One of them: the only one, or the one of this number or name.
    pub(super) fn one(&self, wanted: Option<&str>) -> Result<Saved, Failure> {
        let mut all = self.kernels()?;
        let wrong = |reason: String| -> Failure { DebugError::Folder { path: self.subject.clone(), reason }.into() };
        let Some(wanted) = wanted else {
            let count = all.len();
            return match all.pop() {
                Some(only) if count == 1 => Ok(only.saved),
                _ => Err(wrong(format!("has {count} kernels: --kernel takes the number or the name of one, as kiln debug list tells"))),
            };
        };
        let number: Option<usize> = wanted.parse().ok();
        let is = |listed: &Listed| match number {
            Some(number) => listed.number == number || listed.again.contains(&number),
            None => listed.saved.kernel.name == wanted,
        };
        all.retain(is);
        match all.len() {
            0 => Err(wrong(format!("has no kernel {wanted}; kiln debug list tells which there are"))),
            1 => Ok(all.remove(0).saved),
            _ => {
                let numbers: Vec<String> = all.iter().map(|listed| listed.number.to_string()).collect();
                Err(wrong(format!("several kernels are called {wanted}: --kernel takes a number, one of {}", numbers.join(", "))))
            }
        }
    }
}
