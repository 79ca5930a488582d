//! Compiling ahead: every kernel of a training step for a processor that is not there, and what its objects say of themselves.

mod device;
mod report;

pub use report::{Report, json, table};

use crate::debug::plain;
use crate::error::Result;
use crate::train::TrainError;
use crate::train::config::Config;
use device::Absent;
use kiln_ahead::{Compiler, Places, facts, inner, matrix_instructions};
use kiln_kernels::ir::Kernel;
use kiln_kernels::lower::Gpu;
use kiln_kernels::lower::devices::roofline;
use kiln_kernels::render::{Launch, clike, work};
use kiln_runtime::RuntimeError;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A processor to compile for, with its compiler.
#[derive(Debug)]
pub struct Ahead {
    device: Arc<Absent>,
    compiler: Compiler,
}

/// The names that [`Ahead::open`] takes.
pub fn names() -> Vec<String> {
    let compiled = Gpu::ALL.into_iter().filter(|gpu| ["hip", "cuda"].contains(&gpu.dialect().name));
    compiled.map(|gpu| format!("{}:{}", gpu.dialect().name, gpu.name)).collect()
}

impl Ahead {
    /// `hip:gfx1100`, `cuda:sm_90a`.
    ///
    /// # Errors
    /// If there is no such processor, or no compiler for it.
    pub fn open(name: &str, places: &Places) -> Result<Ahead> {
        let unknown = || RuntimeError::UnknownDevice { name: name.into(), known: names().join(", ") };
        let (language, architecture) = name.split_once(':').ok_or_else(unknown)?;
        let gpu = Gpu::named(architecture).filter(|gpu| gpu.dialect().name == language).ok_or_else(unknown)?;
        let compiler = Compiler::ahead(name, gpu.vendor, architecture, places)?;
        Ok(Ahead { device: Arc::new(Absent { name: name.into(), gpu }), compiler })
    }

    /// What is compiled for, and with what.
    pub fn describe(&self) -> String {
        format!("{} ({}) by {}", self.device.name, self.device.gpu.card, self.compiler.version())
    }

    /// The different kernels of a configuration's training step on this processor, and how often a batch launches each. Needs no data.
    /// New tensors go to this processor from now on.
    ///
    /// # Errors
    /// As the run itself.
    pub fn kernels(&self, config: &Config) -> Result<Vec<(Kernel, usize)>, TrainError> {
        crate::device::set_default(self.device.clone());
        crate::train::launches(config)
    }

    /// Compiles kernels on all cores, writes text, object and assembly of each into a folder, and calls `done` after each with how many
    /// there are by then. What does not compile has the compiler's words in its report.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn compile(&self, kernels: &[(Kernel, usize)], folder: &Path, done: impl Fn(usize) + Sync) -> std::io::Result<Vec<Report>> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(kernels.len());
        let (next, finished) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let work = || -> std::io::Result<Vec<(usize, Report)>> {
            let mut made = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some((kernel, launches)) = kernels.get(at) else { return Ok(made) };
                made.push((at, self.one(kernel, *launches, &folder.join(format!("{at:03}-{}", plain(&kernel.name))))?));
                done(finished.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        let made: std::io::Result<Vec<_>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
        });
        let mut made: Vec<(usize, Report)> = made?.into_iter().flatten().collect();
        made.sort_by_key(|(at, _)| *at);
        Ok(made.into_iter().map(|(_, report)| report).collect())
    }

    /// One kernel; `path` has no extension yet.
    fn one(&self, kernel: &Kernel, launches: usize, path: &Path) -> std::io::Result<Report> {
        let mut report = Report { name: kernel.name.clone(), launches, ..Report::default() };
        report.error = self.fill(kernel, path, &mut report)?.err();
        Ok(report)
    }

    /// Fills a report in as far as it goes: the inner error is the compiler's.
    fn fill(&self, kernel: &Kernel, path: &Path, report: &mut Report) -> std::io::Result<std::result::Result<(), String>> {
        let gpu = self.device.gpu;
        let text = || {
            let program = crate::tune::program(kernel, gpu.target()).map_err(|e| e.to_string())?;
            let launch = Launch::new(&program, &gpu.limits())?;
            let text = clike::render(&program, gpu.dialect(), &launch, &[])?;
            Ok::<_, String>((program, launch, text))
        };
        let (program, launch, text) = match text() {
            Ok(made) => made,
            Err(error) => return Ok(Err(error)),
        };
        let write = |ending: &str, bytes: &[u8]| std::fs::write(format!("{}.{ending}", path.display()), bytes);
        write(gpu.dialect().ending, text.as_bytes())?;
        let work = work(&program);
        report.group = launch.group;
        report.groups = launch.groups;
        report.global_scratch = launch.scratch_bytes();
        report.flops = work.flops;
        report.bytes = program.params.iter().map(|p| p.len.max(0) as u64 * p.dtype.size() as u64).sum();
        report.loaded = work.loaded;
        let (seconds, limit) = roofline(&program, gpu, launch.groups);
        (report.microseconds, report.limit) = (seconds * 1e6, limit);
        let code = match self.compiler.compile(&text) {
            Ok(code) => code,
            Err(log) => return Ok(Err(log)),
        };
        write(if gpu.dialect().name == "hip" { "hsaco" } else { "cubin" }, &code.object)?;
        code.assembly.iter().try_for_each(|assembly| write("s", assembly.as_bytes()))?;
        let said = match facts(&code.object) {
            Ok(said) => said,
            Err(error) => return Ok(Err(error)),
        };
        let [waves, most] = gpu.occupancy(launch.group, said.registers, said.shared);
        report.occupancy = f64::from(waves) / f64::from(most);
        report.matrix = matrix_instructions(&code);
        if let Some(inner) = inner(&code) {
            report.inner = Some([inner.matrix, inner.shared[0], inner.loads, inner.barriers]);
            let each = launch.group.div_ceil(gpu.wave);
            let units = f64::from(gpu.units);
            // Units that have no group, or none any more, multiply nothing.
            let busy = f64::from(launch.groups) / (f64::from(launch.groups) / units).ceil() / units;
            report.peak = inner.share(gpu, waves / each, each).map(|share| share * busy);
        }
        report.registers = said.registers;
        report.spills = said.spills;
        report.scratch = said.scratch;
        report.shared = said.shared;
        Ok(said.disagreement(&program, &launch, gpu).map_or(Ok(()), Err))
    }
}
