//! The table of what was compiled, for people and for programs.

use serde::Serialize;
use std::fmt::Write;

/// What became of one kernel.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// The kernel's name.
    pub name: String,
    /// How often a batch launches it.
    pub launches: usize,
    /// Threads of a group.
    pub group: u32,
    /// Groups of a launch.
    pub groups: u32,
    /// Registers of a thread.
    pub registers: u32,
    /// Registers that did not suffice; not known of NVIDIA's, where they are part of `scratch`.
    pub spills: Option<u32>,
    /// Bytes of a thread's own memory.
    pub scratch: u32,
    /// Bytes of global memory that a launch takes beside its arguments.
    pub global_scratch: usize,
    /// Bytes of a group's shared memory.
    pub shared: u32,
    /// Share of the waves that a unit can hold.
    pub occupancy: f64,
    /// Instructions that multiply matrices, in the code as it stands.
    pub matrix: Option<usize>,
    /// Instructions of one pass of the loop that multiplies them: multiplications, reads of shared memory, loads, barriers. Not known of
    /// NVIDIA's, whose compiler writes no text of them.
    pub inner: Option<[u32; 4]>,
    /// Share of the peak of what multiplies matrices that this loop and the number of groups let one expect.
    pub peak: Option<f64>,
    /// Floating-point operations of a launch.
    pub flops: u64,
    /// Bytes of its parameters.
    pub bytes: u64,
    /// Bytes that its loads ask for.
    pub loaded: u64,
    /// The least time that a launch takes by the roofline model.
    pub microseconds: f64,
    /// What that time is spent on.
    pub limit: &'static str,
    /// Why there is no object, or what it expects otherwise than a launch gives it.
    pub error: Option<String>,
}

/// A line a kernel, the longest in all first, and what a batch comes to.
pub fn table(title: &str, reports: &[Report]) -> String {
    let mut lines: Vec<&Report> = reports.iter().collect();
    let total = |r: &Report| r.microseconds * r.launches as f64;
    lines.sort_by(|a, b| total(b).total_cmp(&total(a)));
    let width = lines.iter().map(|r| r.name.len()).max().unwrap_or(0).clamp(6, 48);
    let mut out = format!("{title}\n\n{:width$}  launches  threads x groups  regs  spills  scratch  shared  waves  matrix", "kernel");
    out += "  mul/read/load/barrier  peak     GFLOP        MB         us  limit\n";
    for r in &lines {
        let name: String = r.name.chars().take(width).collect();
        let _ = write!(out, "{name:width$}  {:8}  {:>7} x {:<6}", r.launches, r.group, r.groups);
        match &r.error {
            Some(error) if r.registers == 0 => {
                let _ = writeln!(out, "  not compiled: {}", error.lines().next().unwrap_or_default());
                continue;
            }
            _ => {}
        }
        let spills = r.spills.map_or("-".into(), |n| n.to_string());
        let matrix = r.matrix.map_or("-".into(), |n| n.to_string());
        let _ = write!(out, "  {:4}  {spills:>6}  {:7}  {:6}  {:4.0}%  {matrix:>6}", r.registers, r.scratch, r.shared, 100.0 * r.occupancy);
        let inner = r.inner.map_or("-".into(), |[matrix, reads, loads, barriers]| format!("{matrix}/{reads}/{loads}/{barriers}"));
        let peak = r.peak.map_or("-".into(), |share| format!("{:.0}%", 100.0 * share));
        let _ = write!(out, "  {inner:>21}  {peak:>4}");
        let _ = write!(out, "  {:8.3}  {:8.2}  {:9.1}  {}", r.flops as f64 / 1e9, r.bytes as f64 / 1e6, r.microseconds, r.limit);
        let _ = writeln!(out, "{}", r.error.as_ref().map_or(String::new(), |e| format!("  WRONG: {e}")));
    }
    let sum = |of: &dyn Fn(&Report) -> f64| lines.iter().map(|r| of(r)).sum::<f64>();
    let (launches, failed) = (sum(&|r| r.launches as f64), lines.iter().filter(|r| r.error.is_some()).count());
    let (flops, time) = (sum(&|r| r.flops as f64 * r.launches as f64), sum(&total));
    let spilling = lines.iter().filter(|r| r.scratch > 0).count();
    let _ =
        write!(out, "\n{} kernels, {launches} launches a batch, {:.3} TFLOP, at least {:.2} ms; ", lines.len(), flops / 1e12, time / 1e3);
    let _ = writeln!(out, "{spilling} with memory of a thread's own; {failed} not as they must be");
    out += "us: a roofline, the least that a launch takes (kiln_kernels::lower::devices); no measurement\n";
    out += "mul/read/load/barrier: a pass of the loop that multiplies matrices: these instructions, those that read shared memory, loads, barriers\n";
    out += "peak: the share of what multiplies matrices that this loop can reach (kiln_ahead::Inner) with as many groups as there are; no measurement\n";
    out
}

/// The same for programs.
pub fn json(title: &str, reports: &[Report]) -> String {
    serde_json::json!({ "for": title, "kernels": reports }).to_string()
}
