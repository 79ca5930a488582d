//! Which devices there are, and which one new tensors go to.

use crate::error::Result;
use kiln_runtime::{Device, RuntimeError};
use std::sync::{Arc, OnceLock, RwLock};

static DEFAULT: RwLock<Option<Arc<dyn Device>>> = RwLock::new(None);

/// The names that [`open`] takes.
pub fn names() -> Vec<&'static str> {
    vec!["cpu", "cpu:interpret"]
}

/// The device of that name, opened once and shared.
///
/// # Errors
/// If there is no such device (the error lists those there are), or `KILN_THREADS` is not a sensible number.
pub fn open(name: &str) -> Result<Arc<dyn Device>> {
    static CPU: OnceLock<Arc<dyn Device>> = OnceLock::new();
    static INTERPRET: OnceLock<Arc<dyn Device>> = OnceLock::new();
    let threads = threads()?;
    let cpu = |interpreter| -> Arc<dyn Device> { Arc::new(kiln_cpu::CpuDevice::new(kiln_cpu::CpuOptions { threads, interpreter })) };
    match name {
        "cpu" => Ok(CPU.get_or_init(|| cpu(false)).clone()),
        "cpu:interpret" => Ok(INTERPRET.get_or_init(|| cpu(true)).clone()),
        _ => Err(RuntimeError::UnknownDevice { name: name.into(), known: names().join(", ") }.into()),
    }
}

/// More threads than any machine has cores.
const MOST_THREADS: usize = 1024;

/// `KILN_THREADS`, if it is set.
fn threads() -> Result<Option<usize>> {
    let Some(text) = std::env::var_os("KILN_THREADS") else { return Ok(None) };
    let number = text.to_str().and_then(|t| t.trim().parse().ok()).filter(|n| (1..=MOST_THREADS).contains(n));
    let bad =
        || RuntimeError::Device { device: "cpu".into(), reason: format!("KILN_THREADS={text:?} is not a number from 1 to {MOST_THREADS}") };
    Ok(Some(number.ok_or_else(bad)?))
}

/// The device that new tensors go to: the one set by [`set_default`], else the one that `KILN_DEVICE` names, else the CPU.
///
/// # Errors
/// If `KILN_DEVICE` names a device that is not there.
pub fn default() -> Result<Arc<dyn Device>> {
    if let Some(device) = DEFAULT.read().expect("no thread panics while holding it").as_ref() {
        return Ok(device.clone());
    }
    let device = open(&std::env::var("KILN_DEVICE").unwrap_or_else(|_| "cpu".into()))?;
    set_default(device.clone());
    Ok(device)
}

/// Sends new tensors to another device.
pub fn set_default(device: Arc<dyn Device>) {
    *DEFAULT.write().expect("no thread panics while holding it") = Some(device);
}
