//! A saved kernel, run again: on any device, by any schedule, with what it gave compared to what it should give.

use super::file::Saved;
use super::print::{Way, print_saved};
use super::{DebugError, results, size};
use crate::error::Result;
use crate::tune;
use kiln_kernels::ir::{Access, Kernel, Param};
use kiln_kernels::lower::Schedule;
use kiln_kernels::program::Program;
use kiln_kernels::{DType, Scalar};
use kiln_runtime::{Device, Slice};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Instant;

/// Launches that the time is the shortest of.
const LAUNCHES: usize = 5;

/// What running a saved kernel came to.
#[derive(Clone, Debug)]
pub struct Ran {
    /// Seconds of the fastest launch.
    pub seconds: f64,
    /// The schedule it ran by.
    pub schedule: Schedule,
    /// What each written parameter held after one launch.
    pub results: BTreeMap<usize, Vec<u8>>,
    /// Where that first differs from what the file wants.
    pub difference: Option<Difference>,
}

/// The first element that differs.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The parameter.
    pub param: usize,
    /// The element.
    pub element: usize,
    /// What it should be.
    pub want: Scalar,
    /// What it is.
    pub got: Scalar,
    /// Elements of the parameter that differ.
    pub count: usize,
}

impl Difference {
    /// Where two contents of a parameter first differ. NaNs are equal to NaNs.
    pub fn of(param: usize, described: &Param, want: &[u8], got: &[u8]) -> Option<Difference> {
        Difference::beyond(param, described, want, got, 0)
    }

    /// The same, where a difference of so many units in the last place is none.
    pub fn beyond(param: usize, described: &Param, want: &[u8], got: &[u8], ulps: u64) -> Option<Difference> {
        let (dtype, size) = (described.dtype, described.dtype.size());
        let pairs = || want.chunks_exact(size).zip(got.chunks_exact(size));
        let differs = |(want, got): (&[u8], &[u8])| {
            let nan = |bytes| dtype.is_float() && scalar(dtype, bytes).as_f64().is_nan();
            let near = || ulps > 0 && distance(scalar(dtype, want), scalar(dtype, got)).is_some_and(|far| far <= ulps);
            want != got && !(nan(want) && nan(got)) && !near()
        };
        let element = pairs().position(differs)?;
        let [want, got] = [want, got].map(|bytes| scalar(dtype, &bytes[element * size..][..size]));
        Some(Difference { param, element, want, got, count: pairs().filter(|pair| differs(*pair)).count() })
    }

    /// How many values of the type lie between the two, and one of them; `None` for NaNs.
    pub fn ulps(&self) -> Option<u64> {
        distance(self.want, self.got)
    }
}

fn distance(want: Scalar, got: Scalar) -> Option<u64> {
    let dtype = want.dtype;
    if !dtype.is_float() {
        return Some(want.as_i64().abs_diff(got.as_i64()));
    }
    if want.as_f64().is_nan() || got.as_f64().is_nan() {
        return None;
    }
    // Bits of floats are signs and magnitudes; neighbours have neighbouring magnitudes.
    let sign = 1u64 << (8 * dtype.size() - 1);
    let place = |s: Scalar| if s.bits & sign == 0 { i128::from(s.bits) } else { -i128::from(s.bits & !sign) };
    Some(place(want).abs_diff(place(got)) as u64)
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { param, element, want, got, count } = self;
        write!(f, "%{param}[{element}] is {got}, and should be {want}")?;
        if let Some(ulps) = self.ulps() {
            write!(f, " ({ulps} ulp)")?;
        }
        if *count > 1 {
            write!(f, "; {count} elements differ")?;
        }
        Ok(())
    }
}

fn scalar(dtype: DType, bytes: &[u8]) -> Scalar {
    let mut bits = [0; 8];
    bits[..bytes.len()].copy_from_slice(bytes);
    Scalar { dtype, bits: u64::from_le_bytes(bits) }
}

/// The schedule that a saved kernel runs by on a device: the one given, else the file's if it was made for the same target, else what a kernel
/// of a program would have there, by a file of schedules or by default.
fn schedule_of(saved: &Saved, device: &Arc<dyn Device>, given: Option<&Schedule>) -> Result<Schedule> {
    let own = saved.schedule.as_ref().filter(|_| is_for(saved, device));
    given.or(own).map_or_else(|| tune::schedule(&saved.kernel, device.target()), |schedule| Ok(schedule.clone()))
}

/// Whether a saved kernel was scheduled for a device like this one.
pub fn is_for(saved: &Saved, device: &Arc<dyn Device>) -> bool {
    format!("{:?}", device.target()) == saved.target
}

/// Memory for a kernel's arguments.
pub(super) fn buffers(kernel: &Kernel, device: &Arc<dyn Device>) -> Result<Vec<Slice>> {
    let each = kernel.params.iter().map(|p| Ok(Slice::whole(device.allocate(size(p).max(1))?)));
    each.collect()
}

/// The program of a saved kernel on a device, with its schedule.
///
/// # Errors
/// If the schedule does not fit.
pub(super) fn program_of(saved: &Saved, device: &Arc<dyn Device>, given: Option<&Schedule>) -> Result<(Program, Schedule)> {
    let schedule = schedule_of(saved, device, given)?;
    let unfit = |reason| DebugError::Schedule { kernel: saved.kernel.name.clone(), reason };
    Ok((tune::checked(&saved.kernel, device.target(), &schedule).map_err(unfit)?, schedule))
}

/// Runs a saved kernel on a device: by `schedule`, else by the file's if it was made for the same target, else as in a program.
///
/// # Errors
/// If the schedule does not fit, or the device does not take or run the kernel.
pub fn rerun(saved: &Saved, device: &Arc<dyn Device>, schedule: Option<&Schedule>) -> Result<Ran> {
    let (program, schedule) = program_of(saved, device, schedule)?;
    let code = device.compile(&program)?;
    timed(&Way { saved, device, schedule: &schedule, program: &program, code: &*code, text: None })
}

/// Runs a saved kernel by a text in the device's language, in place of the one that is generated for it by the same schedule.
///
/// # Errors
/// As [`rerun`]; if the device takes no texts.
pub fn rerun_text(saved: &Saved, device: &Arc<dyn Device>, text: &str) -> Result<Ran> {
    let (program, schedule) = program_of(saved, device, None)?;
    let code = device.compile_text(&program, text)?;
    timed(&Way { saved, device, schedule: &schedule, program: &program, code: &*code, text: Some(text) })
}

/// The text of a saved kernel in the device's language.
///
/// # Errors
/// As [`rerun`].
pub fn source_of(saved: &Saved, device: &Arc<dyn Device>) -> Result<String> {
    let (program, _) = program_of(saved, device, None)?;
    Ok(super::print::source(&saved.kernel, &[], &program, &**device))
}

fn timed(way: &Way<'_>) -> Result<Ran> {
    let Way { saved, device, code, .. } = way;
    let kernel = &saved.kernel;
    let args = buffers(kernel, device)?;
    let fill = |all: bool| -> Result<()> {
        for (number, (_, arg)) in kernel.params.iter().zip(&args).enumerate().filter(|(_, (p, _))| all || p.access != Access::Read) {
            arg.buffer.write(0, &saved.content(number))?;
        }
        Ok(())
    };
    fill(true)?;
    code.launch(&args)?;
    let results = results(kernel, &args)?;
    let mut seconds = f64::INFINITY;
    for _ in 0..LAUNCHES {
        fill(false)?;
        let start = Instant::now();
        code.launch(&args)?;
        device.synchronize()?;
        seconds = seconds.min(start.elapsed().as_secs_f64());
    }
    let differs = |(number, got): (&usize, &Vec<u8>)| {
        let param = &kernel.params[*number];
        Difference::of(*number, param, &saved.want.get(number)?.bytes(param), got)
    };
    let difference = results.iter().find_map(differs);
    print_saved(way, seconds)?;
    Ok(Ran { seconds, schedule: way.schedule.clone(), results, difference })
}
