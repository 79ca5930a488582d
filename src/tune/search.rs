//! The search: from the default schedule to better and better neighbours, until there is none or time is up.

use super::checked;
use super::records::Found;
use crate::error::Result;
use kiln_kernels::DType;
use kiln_kernels::ir::{Access, Kernel, Param};
use kiln_kernels::lower::{Schedule, alternatives, defaults, lower};
use kiln_runtime::{Device, Executable, Slice};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A schedule is better if it takes this part of the time.
const BETTER: f64 = 0.98;

/// A first launch that takes so much longer is enough to know.
const HOPELESS: f64 = 1.3;

/// Launches by turns that two schedules are compared by, at least, and for how long.
const ROUNDS: usize = 5;
const LONG: Duration = Duration::from_millis(30);

/// What a search came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// What is better than the default, if something is.
    pub found: Option<Found>,
    /// How many schedules were timed, the default one among them.
    pub timed: usize,
    /// How many gave other bits than the default one, which none may.
    pub wrong: usize,
    /// Whether all neighbours were tried: then more time would find nothing.
    pub complete: bool,
}

/// Searches for a schedule of a kernel that is faster than the default one, for about as long as is given. Every one that is timed has given the
/// bits of the default one.
///
/// # Errors
/// If there is no memory for the kernel's arguments, or the default schedule does not compile or run.
pub fn search(device: &Arc<dyn Device>, kernel: &Kernel, limit: Duration) -> Result<Outcome> {
    let end = Instant::now() + limit;
    let target = device.target();
    let bench = Bench::new(device, kernel)?;
    let first = defaults::schedule(kernel, target);
    let program = lower(kernel, &first);
    let default = device.compile(&program)?;
    let want = bench.results(&*default)?;
    let (mut best, mut outcome) = (Candidate { schedule: first, code: default.clone() }, Outcome::new());
    let mut tried = HashSet::from([program]);
    'improve: loop {
        for schedule in alternatives::neighbours(kernel, target, &best.schedule) {
            if Instant::now() >= end {
                outcome.complete = false;
                break 'improve;
            }
            // One that cannot be made, or run, is none; nor is one that makes no difference.
            let Some(program) = checked(kernel, target, &schedule).ok().filter(|program| !tried.contains(program)) else { continue };
            let code = device.compile(&program);
            tried.insert(program);
            let Ok(code) = code else { continue };
            match bench.results(&*code) {
                Ok(got) if got == want => {}
                Ok(_) => {
                    outcome.wrong += 1;
                    continue;
                }
                Err(_) => continue,
            }
            outcome.timed += 1;
            let [before, now] = bench.race([&*best.code, &*code], end)?;
            if now < before * BETTER {
                best = Candidate { schedule, code };
                continue 'improve;
            }
        }
        break;
    }
    // Many were compared, so one may have won by chance: the last word is a race against the default one.
    if !Arc::ptr_eq(&best.code, &default) {
        let seconds = bench.race([&*default, &*best.code], Instant::now() + 4 * LONG)?;
        let nanoseconds = seconds.map(|s| (s * 1e9) as u64);
        let better = seconds[1] < seconds[0] * BETTER;
        outcome.found = better.then(|| Found { name: kernel.name.clone(), nanoseconds, schedule: best.schedule });
    }
    Ok(outcome)
}

impl Outcome {
    fn new() -> Outcome {
        Outcome { found: None, timed: 1, wrong: 0, complete: true }
    }
}

struct Candidate {
    schedule: Schedule,
    code: Arc<dyn Executable>,
}

/// Arguments to run a kernel with.
struct Bench<'k> {
    kernel: &'k Kernel,
    args: Vec<Slice>,
}

impl<'k> Bench<'k> {
    fn new(device: &Arc<dyn Device>, kernel: &'k Kernel) -> Result<Bench<'k>> {
        let buffers = kernel.params.iter().map(|p| device.allocate((p.len.max(0) as usize * p.dtype.size()).max(1)));
        let args = buffers.map(|buffer| Ok(Slice::whole(buffer?))).collect::<Result<_>>()?;
        let bench = Bench { kernel, args };
        bench.fill(|param| param.access == Access::Read)?;
        Ok(bench)
    }

    fn fill(&self, which: impl Fn(&Param) -> bool) -> Result<()> {
        for (number, (param, arg)) in self.kernel.params.iter().zip(&self.args).enumerate().filter(|(_, (param, _))| which(param)) {
            arg.buffer.write(arg.offset, &content(param, number as u64))?;
        }
        Ok(())
    }

    /// What the kernel makes of the same arguments every time.
    fn results(&self, code: &dyn Executable) -> Result<Vec<Vec<u8>>> {
        self.fill(|param| param.access != Access::Read)?;
        code.launch(&self.args)?;
        let written = self.kernel.params.iter().zip(&self.args).filter(|(param, _)| param.access != Access::Read);
        written.map(|(_, arg)| Ok(arg.read()?)).collect()
    }

    /// The shortest times of two codes, which take turns.
    fn race(&self, codes: [&dyn Executable; 2], end: Instant) -> Result<[f64; 2]> {
        let mut best = [f64::INFINITY; 2];
        let begun = Instant::now();
        for round in 0.. {
            for (code, best) in codes.iter().zip(&mut best) {
                let start = Instant::now();
                code.launch(&self.args)?;
                *best = best.min(start.elapsed().as_secs_f64());
            }
            let enough = round + 1 >= ROUNDS && begun.elapsed() >= LONG;
            if enough || best[1] > best[0] * HOPELESS || Instant::now() >= end {
                break;
            }
        }
        Ok(best)
    }
}

/// Numbers between -1 and 1, indices that are 0: the same every time.
pub(crate) fn content(param: &Param, seed: u64) -> Vec<u8> {
    let len = param.len.max(0) as usize;
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 40) as f32 / (1 << 23) as f32 - 1.0
    };
    match param.dtype {
        DType::F32 => (0..len).flat_map(|_| next().to_le_bytes()).collect(),
        DType::BF16 => (0..len).flat_map(|_| half::bf16::from_f32(next()).to_le_bytes()).collect(),
        DType::F16 => (0..len).flat_map(|_| half::f16::from_f32(next()).to_le_bytes()).collect(),
        dtype => vec![0; len * dtype.size()],
    }
}
