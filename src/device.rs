//! Which devices there are, and which one new tensors go to.

use crate::error::Result;
use crate::settings;
use kiln_cpu::{CpuDevice, CpuOptions, Engine, Level};
use kiln_emulate::{EmulateOptions, Emulated};
use kiln_gpu::{Api, GpuDevice};
use kiln_opencl::OpenClDevice;
pub use kiln_runtime::Device;
use kiln_runtime::RuntimeError;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, RwLock};

static DEFAULT: RwLock<Option<Arc<dyn Device>>> = RwLock::new(None);

/// Every way to use the CPU; the first one is the default.
const CPU: [Engine; 4] = [Engine::Best, Engine::Llvm, Engine::Cranelift, Engine::Interpreter];

/// The names that [`open`] takes.
pub fn names() -> Vec<&'static str> {
    CPU.map(Engine::device).into_iter().chain(["cuda", "hip", "metal", "opencl"]).chain(Emulated::names()).collect()
}

/// The device of that name, opened once and shared: `cpu` compiles with LLVM where it is found and with Cranelift otherwise; `cpu:llvm` and
/// `cpu:cranelift` insist on one of them; `cpu:interpret` is the interpreter that checks every access. `opencl` is the first OpenCL device,
/// `opencl:1` the second; so are `cuda`, `hip` and `metal` NVIDIA's, AMD's and Apple's. `emulate:hip:gfx1100` and others run the text of a
/// graphics processor's kernels on the CPU.
///
/// # Errors
/// If there is no such device (the error lists those there are) or it cannot be opened, as LLVM was not found; if `KILN_THREADS`,
/// `KILN_CPU`, `KILN_EXACT`, `KILN_SEED` or `KILN_CHECKED` makes no sense.
pub fn open(name: &str) -> Result<Arc<dyn Device>> {
    static OPENED: Mutex<Vec<Arc<dyn Device>>> = Mutex::new(Vec::new());
    let mut opened = OPENED.lock().expect("no thread panics while holding it");
    if let Some(device) = opened.iter().find(|device| device.name() == name) {
        return Ok(device.clone());
    }
    let device = make(name)?;
    opened.push(device.clone());
    Ok(device)
}

/// A fresh device of that name.
fn make(name: &str) -> Result<Arc<dyn Device>> {
    if let Some(engine) = CPU.into_iter().find(|engine| engine.device() == name) {
        let threads = threads()?;
        let options = CpuOptions {
            engine,
            threads,
            llvm: settings::LLVM.path(),
            level: level()?,
            cache: cache(),
            exact: exact()?,
            ..CpuOptions::default()
        };
        return Ok(Arc::new(CpuDevice::new(options)?));
    }
    if is_emulated(name) {
        return emulated(name, checked()?);
    }
    let unknown = || RuntimeError::UnknownDevice { name: name.into(), known: names().join(", ") };
    let (driver, number) = name.split_once(':').unwrap_or((name, "0"));
    let number = number.parse().map_err(|_| unknown())?;
    match driver {
        "cuda" => Ok(Arc::new(GpuDevice::new(name, Api::Cuda, number, None, &places())?)),
        "hip" => Ok(Arc::new(GpuDevice::new(name, Api::Hip, number, None, &places())?)),
        "metal" => Ok(kiln_metal::open(name, number)?),
        "opencl" => Ok(Arc::new(OpenClDevice::new(name, number)?)),
        _ => Err(unknown().into()),
    }
}

fn is_emulated(name: &str) -> bool {
    Emulated::names().any(|known| known == name)
}

fn emulated(name: &str, (checked, finite): (bool, bool)) -> Result<Arc<dyn Device>> {
    let options = EmulateOptions { compiler: settings::CLANG.path(), cache: cache(), seed: seed()?, checked, finite };
    Ok(Arc::new(Emulated::new(name, options)?))
}

/// The device of that name as it watches what kernels do, whatever `KILN_CHECKED` says, if it can: emulated ones can. A fresh one.
///
/// # Errors
/// As [`open`].
pub fn watched(name: &str) -> Result<Arc<dyn Device>> {
    if is_emulated(name) { emulated(name, (true, false)) } else { open(name) }
}

/// Where compilers for graphics processors are: clang as `KILN_CLANG` says, NVRTC and hiprtc as `KILN_NVRTC` and `KILN_HIPRTC` do.
pub(crate) fn places() -> kiln_ahead::Places {
    let [clang, nvrtc, hiprtc] = [settings::CLANG, settings::NVRTC, settings::HIPRTC].map(|setting| setting.path());
    kiln_ahead::Places { clang, nvrtc, hiprtc, cache: cache() }
}

/// More threads than any machine has cores.
const MOST_THREADS: usize = 1024;

/// `KILN_THREADS`, if it is set.
fn threads() -> Result<Option<usize>> {
    let Some(text) = std::env::var_os(settings::THREADS.name) else { return Ok(None) };
    let number = text.to_str().and_then(|t| t.trim().parse().ok()).filter(|n| (1..=MOST_THREADS).contains(n));
    let bad =
        || RuntimeError::Device { device: "cpu".into(), reason: format!("KILN_THREADS={text:?} is not a number from 1 to {MOST_THREADS}") };
    Ok(Some(number.ok_or_else(bad)?))
}

/// Where compiled kernels are kept: nowhere, if `KILN_CACHE` is `off`.
fn cache() -> Option<PathBuf> {
    let off = std::env::var_os(settings::CACHE.name).is_some_and(|value| value == "off");
    (!off).then(|| crate::data::cache_folder().join("kernels"))
}

/// Whether `KILN_EXACT` is 1.
fn exact() -> Result<bool> {
    switch(settings::EXACT.name, "cpu", "0 or 1")
}

/// Whether `KILN_CHECKED` is 1 or `finite`, and whether it is the latter.
fn checked() -> Result<(bool, bool)> {
    if std::env::var(settings::CHECKED.name).as_deref() == Ok("finite") {
        return Ok((true, true));
    }
    Ok((switch(settings::CHECKED.name, "emulate", "0, 1 or finite")?, false))
}

fn switch(name: &str, device: &str, allowed: &str) -> Result<bool> {
    match std::env::var_os(name) {
        None => Ok(false),
        Some(value) if value == "0" => Ok(false),
        Some(value) if value == "1" => Ok(true),
        Some(value) => {
            let reason = format!("{name}={} is not {allowed}", value.to_string_lossy());
            Err(RuntimeError::Device { device: device.into(), reason }.into())
        }
    }
}

/// `KILN_SEED`, which orders the threads of emulated devices; 0 if it is not set.
fn seed() -> Result<u64> {
    let Some(text) = std::env::var_os(settings::SEED.name) else { return Ok(0) };
    let bad = || RuntimeError::Device { device: "emulate".into(), reason: format!("KILN_SEED={text:?} is not a number") };
    Ok(text.to_str().and_then(|t| t.trim().parse().ok()).ok_or_else(bad)?)
}

/// `KILN_CPU`, if it is set.
fn level() -> Result<Option<Level>> {
    let Some(text) = std::env::var_os(settings::CPU.name) else { return Ok(None) };
    let bad = || {
        let names = Level::ALL.map(Level::name).join(", ");
        RuntimeError::Device { device: "cpu".into(), reason: format!("KILN_CPU={text:?} is none of {names}") }
    };
    Ok(Some(text.to_str().and_then(Level::parse).ok_or_else(bad)?))
}

/// The device that new tensors go to: the one set by [`set_default`], else the one that `KILN_DEVICE` names, else the CPU.
///
/// # Errors
/// If `KILN_DEVICE` names a device that is not there.
pub fn default() -> Result<Arc<dyn Device>> {
    if let Some(device) = DEFAULT.read().expect("no thread panics while holding it").as_ref() {
        return Ok(device.clone());
    }
    let device = open(&std::env::var(settings::DEVICE.name).unwrap_or_else(|_| "cpu".into()))?;
    set_default(device.clone());
    Ok(device)
}

/// Sends new tensors to another device.
pub fn set_default(device: Arc<dyn Device>) {
    *DEFAULT.write().expect("no thread panics while holding it") = Some(device);
}
