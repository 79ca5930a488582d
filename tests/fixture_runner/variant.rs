//! The ways in which a case is computed: each must give the same bits, but for products by matrix units. The CPU in every way there is, and
//! the languages of graphics processors.

use kiln::Options;
use kiln_cpu::{CpuDevice, CpuOptions, Engine, Level};
use kiln_runtime::Device;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, OnceLock};

/// Where nobody names devices, one case in so many runs on those with a grid, as each kernel there takes a compiler its time.
const SAMPLE: u32 = 32;

/// Devices with a grid: which are used, whether for everything, and why others are not.
struct Grids {
    devices: Vec<&'static str>,
    all: bool,
    missing: Vec<String>,
}

fn grids() -> &'static Grids {
    static GRIDS: OnceLock<Grids> = OnceLock::new();
    GRIDS.get_or_init(|| {
        let named = std::env::var("KILN_FIXTURE_DEVICES").ok();
        let usual = ["opencl", "emulate:hip:gfx1100", "emulate:cuda:sm_90", "emulate:metal"];
        let names: Vec<String> = match &named {
            Some(list) => list.split(',').map(|name| name.trim().to_string()).filter(|name| !name.is_empty() && name != "none").collect(),
            None => usual.map(String::from).to_vec(),
        };
        let mut grids = Grids { devices: Vec::new(), all: named.is_some(), missing: Vec::new() };
        for name in names {
            match kiln::device::open(&name) {
                Ok(_) => grids.devices.push(name.leak()),
                // What was asked for is meant.
                Err(why) if grids.all => panic!("KILN_FIXTURE_DEVICES: {why}"),
                Err(why) => grids.missing.push(why.to_string()),
            }
        }
        grids
    })
}

/// What was not run on devices with a grid, and why: lines for people.
pub(crate) fn skipped() -> Vec<String> {
    let grids = grids();
    let mut lines: Vec<String> = grids.missing.iter().map(|why| format!("skipped: {why}")).collect();
    if !grids.all && !grids.devices.is_empty() {
        let names = grids.devices.join(",");
        lines.push(format!("{names}: one operation's case in {SAMPLE}, no models; all with KILN_FIXTURE_DEVICES={names}"));
    }
    lines
}

/// A device, and how it is used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variant {
    device: &'static str,
    /// Threads, if not as many as there are.
    threads: Option<usize>,
    /// Vectors, if not the widest there are.
    level: Option<Level>,
    /// Whether products of bf16 are those that every backend computes.
    exact: bool,
    fuse: bool,
    /// Whether each result is realised before it is used.
    pub(crate) stepwise: bool,
}

impl Variant {
    /// Every CPU backend with fusion on and off, then one thread, step by step, and LLVM with each narrower vector. The first one is what
    /// users get, but for matrix units; the last ones are what they get with those, if there are any. Only the first one, to compare with, where
    /// other devices are named.
    pub(crate) fn all() -> Vec<Variant> {
        let plain = |device, fuse| Variant { device, threads: None, level: None, exact: true, fuse, stepwise: false };
        if grids().all {
            return vec![plain("cpu", true)];
        }
        // `cpu` is LLVM where LLVM is there.
        let devices = kiln::device::names().into_iter().filter(|name| name.starts_with("cpu") && *name != "cpu:llvm");
        let mut all: Vec<Variant> = devices.flat_map(|device| [plain(device, true), plain(device, false)]).collect();
        all.push(Variant { threads: Some(1), ..all[0] });
        all.push(Variant { stepwise: true, ..all[0] });
        if kiln::device::open("cpu:llvm").is_ok() {
            let narrower = Level::ALL.into_iter().filter(|&level| level < Level::detect());
            all.extend(narrower.map(|level| Variant { level: Some(level), ..plain("cpu:llvm", true) }));
        }
        if kiln::device::open("cpu").is_ok_and(|cpu| cpu.target().matrix.is_some()) {
            all.extend([true, false].map(|fuse| Variant { exact: false, ..plain("cpu", fuse) }));
        }
        all
    }

    /// The graphics processors' languages, each by a device of its own: all that `KILN_FIXTURE_DEVICES` names, or those that are there, for
    /// one in [`SAMPLE`] cases of an operation and no model.
    pub(crate) fn grids(name: Option<&str>) -> Vec<Variant> {
        let grids = grids();
        let hash = |name: &str| name.bytes().fold(7u32, |h, b| h.wrapping_mul(31).wrapping_add(b.into()));
        if !grids.all && name.is_none_or(|name| hash(name) % SAMPLE != 0) {
            return Vec::new();
        }
        let units = |device| kiln::device::open(device).is_ok_and(|d| d.target().groups.is_some_and(|groups| groups.unit.is_some()));
        let plain = |&device| Variant { device, threads: None, level: None, exact: !units(device), fuse: true, stepwise: false };
        grids.devices.iter().map(plain).collect()
    }

    /// Whether its bits are those of every other such variant; where they are not, products of bf16 are a matrix unit's, and all else is the same.
    pub(crate) fn exact(&self) -> bool {
        self.exact
    }

    /// Whether this is the reference interpreter, which is slow.
    pub(crate) fn interprets(&self) -> bool {
        self.device.ends_with("interpret")
    }

    /// Computes something in this way. A panic in it, and any error, come back as text.
    pub(crate) fn run<T>(&self, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        kiln::device::set_default(self.open()?);
        catch(|| kiln::with_options(Options { fuse: self.fuse }, work))
    }

    fn open(&self) -> Result<Arc<dyn Device>, String> {
        if !self.device.starts_with("cpu") || self.threads.is_none() && self.level.is_none() && !self.exact {
            return kiln::device::open(self.device).map_err(|e| e.to_string());
        }
        // Kept, for the kernels that they have compiled.
        static KEPT: Mutex<Vec<(String, Arc<dyn Device>)>> = Mutex::new(Vec::new());
        let mut kept = KEPT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let key = self.to_string();
        if let Some((_, device)) = kept.iter().find(|(name, _)| *name == key) {
            return Ok(device.clone());
        }
        let engines = [Engine::Best, Engine::Llvm, Engine::Cranelift, Engine::Interpreter];
        let engine = engines.into_iter().find(|e| e.device() == self.device).ok_or("no such engine")?;
        let options = CpuOptions { engine, exact: self.exact, threads: self.threads, level: self.level, ..CpuOptions::default() };
        let device: Arc<dyn Device> = Arc::new(CpuDevice::new(options).map_err(|e| e.to_string())?);
        kept.push((key, device.clone()));
        Ok(device)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.device, if self.fuse { "fused" } else { "unfused" })?;
        self.threads.map_or(Ok(()), |n| write!(f, ", {n} thread"))?;
        self.level.map_or(Ok(()), |level| write!(f, ", {}", level.name()))?;
        f.write_str(if self.exact { "" } else { ", matrix units" })?;
        f.write_str(if self.stepwise { ", step by step" } else { "" })
    }
}

/// What the first panic since the last [`catch`] said; it may have been on a thread of the device.
static MESSAGE: Mutex<Option<String>> = Mutex::new(None);

fn message() -> Option<String> {
    MESSAGE.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take()
}

/// Runs `work`; a panic becomes an error with its message and place.
pub(crate) fn catch<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    message();
    let caught = panic::catch_unwind(AssertUnwindSafe(work));
    caught.unwrap_or_else(|_| Err(message().unwrap_or_else(|| "a panic without a message".into())))
}

/// Keeps the messages of panics for [`catch`] instead of printing them.
pub(crate) fn keep_panics_quiet() {
    panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload.downcast_ref::<&str>().map(|s| s.to_string()).or_else(|| payload.downcast_ref::<String>().cloned());
        let place = info.location().map_or(String::new(), |l| format!(" (at {l})"));
        let said = format!("panic: {}{place}", text.unwrap_or_default());
        MESSAGE.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(said);
    }));
}
