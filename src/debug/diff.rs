//! The same kernels in two ways, in the order of the run, on the same inputs: the first that gives something else is named.

use super::check::LINES;
use super::file::{Content, Saved};
use super::rerun::{Difference, buffers};
use super::{DebugError, described, held, keep};
use crate::error::Result;
use crate::schedule::Launched;
use crate::tune;
use kiln_kernels::ir::{Access, Kernel};
use kiln_kernels::lower::{defaults, lower};
use kiln_runtime::{Device, Executable, Slice};
use rustc_hash::FxHashMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// The other way to run a kernel.
pub struct Other {
    /// Where.
    pub device: Arc<dyn Device>,
    /// By the default schedules, whatever others are pinned.
    pub by_default: bool,
    /// Kernels, and what runs in their place.
    pub replaced: Vec<(Kernel, Saved)>,
}

/// The first kernel that differs.
#[derive(Clone, Debug)]
pub struct Differs {
    /// The number that `kiln debug list` gives it; none of what ran before the step.
    pub number: Option<usize>,
    /// The kernel's name.
    pub kernel: String,
    /// What of the user's program it does.
    pub made: Vec<String>,
    /// Where, from what, and how far. What it should be is what the run itself gave.
    pub difference: Difference,
    /// The kernel with its inputs and what the run gave.
    pub file: PathBuf,
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number.map_or_else(|| "a kernel before the step".into(), |number| format!("kernel {number}"));
        write!(f, "{number} DIFFERS: {}: {}", self.kernel, self.difference)?;
        self.made.iter().try_for_each(|made| write!(f, "\n  made by {made}"))?;
        write!(f, "\n  the kernel is saved: kiln debug run {}", self.file.display())
    }
}

/// Compares kernels as they run.
pub struct Differ {
    other: Other,
    /// Units in the last place that results may differ by.
    ulps: u64,
    /// By address, with the kernel, so that it stays its own.
    codes: FxHashMap<usize, (Arc<Kernel>, Arc<dyn Executable>)>,
    /// Which of the replaced kernels have run.
    used: Vec<bool>,
    /// Kernels that were compared.
    pub compared: u64,
    /// The first that differs.
    pub found: Option<Differs>,
}

impl Differ {
    /// Compares with that other way; results may differ by so many units in the last place.
    pub fn new(other: Other, ulps: u64) -> Differ {
        Differ { used: vec![false; other.replaced.len()], other, ulps, codes: FxHashMap::default(), compared: 0, found: None }
    }

    /// Runs a kernel in place of the run that is observed, and in the other way on the same inputs.
    ///
    /// # Errors
    /// Whatever the devices can meet; if what is to run in a kernel's place has other parameters.
    pub fn launched(&mut self, launched: &Launched<'_>, number: Option<usize>) -> Result<()> {
        if self.found.is_some() {
            return launched.run();
        }
        let Launched { kernel, origins, device, args, .. } = launched;
        let code = self.code(kernel)?;
        let others = buffers(kernel, &self.other.device)?;
        // What is only written starts alike, too: a kernel may leave elements as they are.
        for (from, to) in args.iter().zip(&others) {
            copy(from, to)?;
        }
        let both = kernel.params.iter().enumerate().filter(|(_, p)| p.access == Access::ReadWrite);
        let both: Vec<(usize, Vec<u8>)> = both.map(|(number, p)| Ok((number, held(p, &args[number])?))).collect::<Result<_>>()?;
        launched.run()?;
        code.launch(&others)?;
        self.other.device.synchronize()?;
        let difference = first_difference(kernel, args, &others, self.ulps)?;
        if let Some((difference, want)) = difference {
            let mut saved = described(kernel, origins, &***device);
            // The run's own inputs may be gone: results may lie where they were.
            let read = kernel.params.iter().enumerate().filter(|(_, p)| p.access == Access::Read);
            let read: Vec<(usize, Vec<u8>)> = read.map(|(number, p)| Ok((number, held(p, &others[number])?))).collect::<Result<_>>()?;
            for (number, bytes) in both.into_iter().chain(read) {
                saved.data.insert(number, Content::Bytes(bytes));
            }
            saved.want.insert(difference.param, Content::Bytes(want));
            let (kernel, made, file) = (kernel.name.clone(), made(&saved.made), keep(&saved)?);
            self.found = Some(Differs { number, kernel, made, difference, file });
        }
        self.compared += 1;
        Ok(())
    }

    /// Whether everything that was to run in place of a kernel has, once all kernels have run.
    ///
    /// # Errors
    /// If there was no such kernel, which is named.
    pub fn all_replaced(&self) -> Result<(), DebugError> {
        match self.used.iter().position(|used| !used).filter(|_| self.found.is_none()) {
            Some(at) => Err(DebugError::NotThere { kernel: self.other.replaced[at].0.name.clone() }),
            None => Ok(()),
        }
    }

    fn code(&mut self, kernel: &Arc<Kernel>) -> Result<Arc<dyn Executable>> {
        let address = Arc::as_ptr(kernel).addr();
        if let Some((_, code)) = self.codes.get(&address) {
            return Ok(code.clone());
        }
        let target = self.other.device.target();
        let program = match self.other.replaced.iter().position(|(original, _)| original == &**kernel) {
            Some(at) => {
                self.used[at] = true;
                let saved = &self.other.replaced[at].1;
                if saved.kernel.params != kernel.params {
                    return Err(DebugError::Parameters { kernel: kernel.name.clone() }.into());
                }
                super::rerun::program_of(saved, &self.other.device, None)?.0
            }
            None if self.other.by_default => lower(kernel, &defaults::schedule(kernel, target)),
            None => tune::program(kernel, target)?,
        };
        let code = self.other.device.compile(&program)?;
        self.codes.insert(address, (kernel.clone(), code.clone()));
        Ok(code)
    }
}

/// The lines of the user's program that are named.
pub(super) fn made(all: &[String]) -> Vec<String> {
    all.iter().take(LINES).cloned().collect()
}

fn copy(from: &Slice, to: &Slice) -> Result<()> {
    let bytes = from.read()?;
    let size = to.buffer.size().min(bytes.len());
    Ok(to.buffer.write(0, &bytes[..size])?)
}

/// Where results differ by more than is allowed, with what the first way gave.
fn first_difference(kernel: &Kernel, wants: &[Slice], gots: &[Slice], ulps: u64) -> Result<Option<(Difference, Vec<u8>)>> {
    for (number, param) in kernel.params.iter().enumerate().filter(|(_, p)| p.access != Access::Read) {
        let (want, got) = (held(param, &wants[number])?, held(param, &gots[number])?);
        if want == got {
            continue;
        }
        if let Some(difference) = Difference::beyond(number, param, &want, &got, ulps) {
            return Ok(Some((difference, want)));
        }
    }
    Ok(None)
}
