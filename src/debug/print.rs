//! What is shown of a kernel, on standard error, as it runs.

use super::file::Saved;
use super::level::level;
use super::limits::{self, Limits};
use crate::error::Result;
use crate::schedule::{Launched, Origin};
use crate::tune;
use kiln_kernels::ir::Kernel;
use kiln_kernels::lower::{Schedule, decompose, operations};
use kiln_kernels::program::Program;
use kiln_kernels::render::{llvm, work};
use kiln_runtime::{Device, Executable, bytes_of};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::io::Write as _;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Instant;

/// What the line of a kernel says in every run.
struct Known {
    /// Kept, so that its address stays its own.
    kernel: Arc<Kernel>,
    flops: u64,
    items: i64,
    group: u32,
    limits: Option<Limits>,
}

/// By the kernel's and the device's address.
static KNOWN: LazyLock<Mutex<FxHashMap<(usize, usize), Known>>> = LazyLock::new(Mutex::default);

/// What is known of a kernel on a device.
fn known(kernel: &Arc<Kernel>, program: &Program, device: &Arc<dyn Device>) -> Result<Known> {
    Ok(Known { kernel: kernel.clone(), flops: operations(kernel), items: program.items, group: program.group, limits: limits::of(device)? })
}

/// Runs a kernel and prints what the level asks for; all but the line only at its first run.
pub(crate) fn print(launched: &Launched<'_>) -> Result<()> {
    let Launched { number, kernel, origins, code, device, .. } = launched;
    let key = (Arc::as_ptr(kernel).addr(), Arc::as_ptr(device).cast::<()>().addr());
    let made: Vec<String> = origins.iter().map(Origin::to_string).collect();
    let mut text = String::new();
    let first = !KNOWN.lock().expect("no thread panics while holding it").contains_key(&key);
    if first {
        let program = tune::program(kernel, device.target())?;
        let known = known(kernel, &program, device)?;
        KNOWN.lock().expect("no thread panics while holding it").insert(key, known);
        let schedule = tune::schedule(kernel, device.target())?;
        let source = || source(kernel, &made, &program, &***device);
        text = details(level()?, (kernel, &made), (&schedule, &program), source, || code.assembly());
    }
    let start = Instant::now();
    let result = launched.launch();
    let seconds = start.elapsed().as_secs_f64();
    let known = KNOWN.lock().expect("no thread panics while holding it");
    let line = line(Some(*number), &made, &known[&key], seconds);
    drop(known);
    show(&line, &text);
    result
}

/// How a saved kernel is run.
pub(super) struct Way<'w> {
    pub(super) saved: &'w Saved,
    pub(super) device: &'w Arc<dyn Device>,
    pub(super) schedule: &'w Schedule,
    pub(super) program: &'w Program,
    pub(super) code: &'w dyn Executable,
    /// What runs in place of the generated text.
    pub(super) text: Option<&'w str>,
}

/// Prints what the level asks for of a saved kernel that took so long.
pub(super) fn print_saved(way: &Way<'_>, seconds: f64) -> Result<()> {
    let Way { saved, device, schedule, program, code, text } = way;
    let level = level()?;
    if level == 0 {
        return Ok(());
    }
    let known = known(&Arc::new(saved.kernel.clone()), program, device)?;
    let source = || text.map_or_else(|| source(&saved.kernel, &saved.made, program, &***device), str::to_owned);
    let text = details(level, (&saved.kernel, &saved.made), (schedule, program), source, || code.assembly());
    show(&line(None, &saved.made, &known, seconds), &text);
    Ok(())
}

fn show(line: &str, text: &str) {
    // Whoever closed standard error does not want it.
    let _ = std::io::stderr().write_all(format!("{line}\n{text}").as_bytes());
}

/// Name, time, rates, work items and line of a kernel.
fn line(number: Option<usize>, made: &[String], known: &Known, seconds: f64) -> String {
    let kernel = &known.kernel;
    let rate = |amount: f64| amount / seconds.max(1e-9) / 1e9;
    let mut text = format!(
        "{:>4} {:28} {:9.3} ms {:8.2} GFLOP/s {:7.2} GB/s {}  {} items",
        number.map_or_else(String::new, |number| number.to_string()),
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
    if let Some((_, at)) = made.first().and_then(|first| first.rsplit_once(" at ")) {
        let _ = write!(text, "  {at}");
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
    (kernel, made): (&Kernel, &[String]),
    (schedule, program): (&Schedule, &Program),
    source: impl FnOnce() -> String,
    assembly: impl FnOnce() -> Option<String>,
) -> String {
    let mut text = String::new();
    if level >= 2 {
        made.iter().for_each(|made| text += &format!("     {made}\n"));
        let _ = writeln!(text, "     schedule {schedule}");
    }
    if level >= 3 {
        text += &section("source", &source());
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
pub(super) fn source(kernel: &Kernel, made: &[String], program: &Program, device: &dyn Device) -> String {
    let (mark, text) = match device.name() {
        name if name == "cpu:interpret" => ("//", program.to_string()),
        name if name.starts_with("cpu") => (";", llvm::render(program)),
        // On a grid the text is what comes nearest to machine code.
        _ => ("//", device.compile(program).ok().and_then(|code| code.assembly()).unwrap_or_default()),
    };
    let mut out = format!("{mark} {}\n", kernel.name);
    made.iter().for_each(|made| out += &format!("{mark} {made}\n"));
    let done = work(program);
    let _ = writeln!(out, "{mark} {} FLOP, {} bytes loaded, {} bytes stored", done.flops, done.loaded, done.stored);
    out + &text
}
