//! What is shown of a kernel, on standard error, as it runs.

use super::level::level;
use super::limits::{self, Limits};
use crate::error::Result;
use crate::schedule::{Launched, Origin};
use crate::tune;
use kiln_kernels::ir::Kernel;
use kiln_kernels::lower::{Schedule, decompose, operations};
use kiln_kernels::program::Program;
use kiln_kernels::render::{llvm, work};
use kiln_runtime::{Device, bytes_of};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::io::Write as _;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Instant;

/// What the line of a kernel says in every run.
struct Known {
    /// Kept, so that its address stays its own.
    _kernel: Arc<Kernel>,
    flops: u64,
    items: i64,
    group: u32,
    limits: Option<Limits>,
}

/// By the kernel's and the device's address.
static KNOWN: LazyLock<Mutex<FxHashMap<(usize, usize), Known>>> = LazyLock::new(Mutex::default);

/// Runs a kernel and prints what the level asks for; all but the line only at its first run.
pub(crate) fn print(launched: &Launched<'_>) -> Result<()> {
    let Launched { number, kernel, origins, code, device, .. } = launched;
    let key = (Arc::as_ptr(kernel).addr(), Arc::as_ptr(device).cast::<()>().addr());
    let mut text = String::new();
    let first = !KNOWN.lock().expect("no thread panics while holding it").contains_key(&key);
    if first {
        let program = tune::program(kernel, device.target())?;
        let known = Known {
            _kernel: (*kernel).clone(),
            flops: operations(kernel),
            items: program.items,
            group: program.group,
            limits: limits::of(device)?,
        };
        KNOWN.lock().expect("no thread panics while holding it").insert(key, known);
        let schedule = tune::schedule(kernel, device.target())?;
        text = details(level()?, kernel, origins, (&schedule, &program), &***device, || code.assembly());
    }
    let start = Instant::now();
    let result = launched.run();
    let seconds = start.elapsed().as_secs_f64();
    let known = KNOWN.lock().expect("no thread panics while holding it");
    let line = line(*number, kernel, origins, &known[&key], seconds);
    drop(known);
    // Whoever closed standard error does not want it.
    let _ = std::io::stderr().write_all(format!("{line}\n{text}").as_bytes());
    result
}

/// Name, time, rates, work items and line of a kernel.
fn line(number: usize, kernel: &Kernel, origins: &[Origin], known: &Known, seconds: f64) -> String {
    let rate = |amount: f64| amount / seconds.max(1e-9) / 1e9;
    let mut text = format!(
        "{number:4} {:28} {:9.3} ms {:8.2} GFLOP/s {:7.2} GB/s {}  {} items",
        kernel.name,
        seconds * 1e3,
        rate(known.flops as f64),
        rate(bytes(kernel) as f64),
        share(known, bytes(kernel) as u64, seconds),
        known.items
    );
    if known.group > 0 {
        let _ = write!(text, " of {} threads", known.group);
    }
    if let Some(first) = origins.first() {
        let _ = write!(text, "  {}", first.at);
    }
    text
}

/// The share of the roofline: the least time for the kernel's operations and bytes against the time that it took.
fn share(known: &Known, bytes: u64, seconds: f64) -> String {
    known.limits.map_or_else(String::new, |limits| format!("{:4.0} %", 100.0 * limits.seconds(known.flops, bytes) / seconds.max(1e-9)))
}

/// What a kernel's parameters hold: each has to be read or written once.
pub(super) fn bytes(kernel: &Kernel) -> usize {
    kernel.params.iter().map(|p| bytes_of(p.dtype, p.len.max(0) as usize)).sum()
}

/// Everything from level 2 on.
fn details(
    level: u8,
    kernel: &Kernel,
    origins: &[Origin],
    (schedule, program): (&Schedule, &Program),
    device: &dyn Device,
    assembly: impl FnOnce() -> Option<String>,
) -> String {
    let mut text = String::new();
    if level >= 2 {
        origins.iter().for_each(|origin| text += &format!("     {origin}\n"));
        let _ = writeln!(text, "     schedule {schedule}");
    }
    if level >= 3 {
        text += &section("source", &source(kernel, origins, program, device));
    }
    if level >= 4 {
        text += &section("kernel, as fused", &kernel.to_string());
        text += &section("kernel, in simple operations", &decompose::decompose(kernel, &[]).0.to_string());
        text += &section("program, as scheduled", &program.to_string());
    }
    if level >= 5 {
        text += &section("assembly", &assembly().unwrap_or_else(|| "the device has none\n".into()));
    }
    text
}

fn section(title: &str, body: &str) -> String {
    format!("---- {title}\n{body}")
}

/// A kernel's text in the device's language, under a comment that says where it comes from.
pub(super) fn source(kernel: &Kernel, origins: &[Origin], program: &Program, device: &dyn Device) -> String {
    let (mark, text) = match device.name() {
        name if name == "cpu:interpret" => ("//", program.to_string()),
        name if name.starts_with("cpu") => (";", llvm::render(program)),
        // On a grid the text is what comes nearest to machine code.
        _ => ("//", device.compile(program).ok().and_then(|code| code.assembly()).unwrap_or_default()),
    };
    let mut out = format!("{mark} {}\n", kernel.name);
    origins.iter().for_each(|origin| out += &format!("{mark} {origin}\n"));
    let done = work(program);
    let _ = writeln!(out, "{mark} {} FLOP, {} bytes loaded, {} bytes stored", done.flops, done.loaded, done.stored);
    out + &text
}
