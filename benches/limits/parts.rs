//! The parts of the benchmark, and how they are measured: every measurement runs in a process of its own for each number of threads, in
//! short repeats that take turns with the limit it is held against.

use crate::probes::PROBES;
use crate::report::{Measured, Report, si, time};
use crate::rows::Spec;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// What can be asked for by name.
pub(crate) const PARTS: [&str; 7] = ["limits", "matmul", "memory-bound", "attention", "step", "first", "cranelift"];

const SHAPES: [&str; 7] =
    ["512x512x512", "1024x1024x1024", "2048x2048x2048", "4096x4096x4096", "2048x768x3072", "2048x2048x8192", "8192x768x50368"];
const MEMORY_BOUND: [&str; 7] = [
    "softmax 4096x4096 f32",
    "layernorm 4096x4096 f32",
    "gelu 16777216 f32",
    "sum 16777216 f32",
    "transpose 4096x4096 f32",
    "adamw 16777216 f32",
    "cross-entropy 4096x50368 f32",
];
const ATTENTION: [&str; 2] = ["attention 8x12x1024x64 f32", "attention 8x12x1024x64 bf16"];
const TINY: &str = "4x256x4x8192x256x8";
const SMALL: &str = "12x768x12x50368x1024x1";

/// Measures the parts named, or all.
pub(crate) fn run(words: &[String], quick: bool, report: &mut Report) -> Result {
    let all: Vec<String> = PARTS.iter().map(|p| p.to_string()).collect();
    let words = if words.is_empty() { &all } else { words };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let device = kiln::device::default()?;
    println!("{}; {}", processor(), device.describe());
    report.record(&json!({ "machine": processor(), "device": device.describe(), "threads": cores }))?;
    for threads in if cores == 1 { vec![1] } else { vec![1, cores] } {
        let mut bench = Bench { threads, quick, limits: Vec::new(), report };
        bench.find_limits()?;
        for word in words {
            bench.part(word, threads == cores)?;
        }
    }
    Ok(())
}

/// The products of these shapes, in both types and every layout.
fn matmuls(shapes: &[&str]) -> Vec<String> {
    let rows = ["f32", "bf16"].iter().flat_map(|d| shapes.iter().map(move |s| format!("matmul {s} {d}")));
    rows.flat_map(|row| ["NN", "NT", "TN", "TT"].map(|l| format!("{row} {l}"))).collect()
}

/// The rows of the table that have all of these words; if there are none, the row that the words are.
fn picked(words: &str) -> Vec<String> {
    let rows = matmuls(&SHAPES).into_iter().chain(MEMORY_BOUND.iter().chain(&ATTENTION).map(|row| row.to_string()));
    let picked: Vec<String> = rows.filter(|row| words.split(' ').all(|word| row.split(' ').any(|w| w == word))).collect();
    if picked.is_empty() { vec![words.into()] } else { picked }
}

/// The processor's name, as the system tells it.
fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info.lines().find_map(|l| Some(l.strip_prefix("model name")?.split_once(':')?.1.trim().to_string()));
    name.unwrap_or_else(|| std::env::consts::ARCH.into())
}

/// The measurements with one number of threads.
struct Bench<'a> {
    threads: usize,
    quick: bool,
    /// What rows are held against: name, unit, process, operations or bytes of a run.
    limits: Vec<Limit>,
    report: &'a mut Report,
}

struct Limit {
    name: &'static str,
    worker: Worker,
    amount: f64,
    rate: f64,
}

impl Limit {
    /// The rate of one more repeat.
    fn again(&mut self, budget: f64) -> Result<f64> {
        Ok(self.amount / self.worker.best(budget)?)
    }
}

impl Bench<'_> {
    /// Seconds for each repeat, and how many there are.
    fn repeats(&self) -> (f64, usize) {
        if self.quick { (0.05, 3) } else { (0.1, 5) }
    }

    fn worker(&self) -> Result<Worker> {
        Worker::start(&[("KILN_THREADS", &self.threads.to_string())])
    }

    /// Measures every limit that this machine has.
    fn find_limits(&mut self) -> Result {
        let (budget, rounds) = self.repeats();
        for (name, unit) in PROBES {
            let mut worker = self.worker()?;
            let Ok(answer) = worker.ask(&format!("prepare {name}")).inspect_err(|e| println!("{name:36} {e}")) else { continue };
            let mut limit = Limit { name, worker, amount: answer["amount"].as_f64().ok_or("a probe counts something")?, rate: 0.0 };
            for _ in 0..rounds {
                limit.rate = limit.again(budget)?.max(limit.rate);
            }
            println!("{:36} {:2} threads {:>29}", format!("limit {name}"), self.threads, si(limit.rate, unit));
            self.report.record(&json!({ "limit": name, "threads": self.threads, "rate": limit.rate, "unit": unit }))?;
            self.limits.push(limit);
        }
        // Only what rows are held against goes on.
        if self.limit_of(&["fma"]).is_none() {
            // Where there is none by hand, what a program reaches has to do.
            self.limits.iter_mut().filter(|l| l.name == "generated-fma").for_each(|l| l.name = "fma");
        }
        let best_bf16 = self.limit_of(&["bf16-tile", "bf16-dot", "fma"]).map(|at| self.limits[at].name);
        self.limits.retain(|l| ["fma", "triad"].contains(&l.name) || Some(l.name) == best_bf16);
        Ok(())
    }

    /// The fastest of these limits.
    fn limit_of(&self, names: &[&str]) -> Option<usize> {
        (0..self.limits.len())
            .filter(|&i| names.contains(&self.limits[i].name))
            .max_by(|&a, &b| self.limits[a].rate.total_cmp(&self.limits[b].rate))
    }

    /// Measures one part; with fewer threads than there are cores, only the rows that are of interest then.
    fn part(&mut self, word: &str, whole: bool) -> Result {
        match word {
            "limits" => Ok(()),
            "matmul" => matmuls(if self.quick { &SHAPES[..3] } else { &SHAPES }).iter().try_for_each(|row| self.row(row)),
            "memory-bound" => MEMORY_BOUND.iter().try_for_each(|row| self.row(row)),
            "step" | "first" | "cranelift" if !whole => Ok(()),
            "step" => self.sizes().iter().try_for_each(|s| ["f32", "bf16"].iter().try_for_each(|d| self.row(&format!("step {s} {d}")))),
            "first" => self.sizes().iter().try_for_each(|s| self.first(&format!("step {s} f32"))),
            "cranelift" => self.cranelift(&format!("step {TINY} f32")),
            row => picked(row).iter().try_for_each(|row| self.row(row)),
        }
    }

    fn sizes(&self) -> &'static [&'static str] {
        if self.quick { &[TINY] } else { &[TINY, SMALL] }
    }

    /// Measures a row, in turns with its limit.
    fn row(&mut self, row: &str) -> Result {
        let spec = Spec::parse(row).ok_or_else(|| format!("there is no part or row {row:?}; parts are {}", PARTS.join(", ")))?;
        let mut worker = self.worker()?;
        let facts = match worker.ask(&format!("prepare {row}")) {
            Ok(facts) => facts,
            Err(e) => {
                println!("{row:36} {:2} threads  failed: {e}", self.threads);
                return self.report.record(&json!({ "row": row, "threads": self.threads, "error": e.to_string() })).map_err(Into::into);
            }
        };
        let (flops, bytes) = spec.work();
        let (amount, unit) = if flops > 0.0 { (flops, "FLOP/s") } else { (bytes, "B/s") };
        let held_against: &[&str] = match (unit, spec.dtype == kiln::DType::F32) {
            ("B/s", _) => &["triad"],
            (_, true) => &["fma"],
            (_, false) => &["bf16-tile", "bf16-dot", "fma"],
        };
        let limit = self.limit_of(held_against);
        let ((budget, rounds), mut seconds, mut rate) = (self.repeats(), f64::MAX, 0f64);
        for _ in 0..rounds {
            if let Some(at) = limit {
                rate = self.limits[at].again(budget)?.max(rate);
            }
            seconds = worker.best(budget)?.min(seconds);
        }
        let limit = limit.map(|at| (self.limits[at].name, rate));
        self.report.row(&Measured { row, threads: self.threads, seconds, amount, unit, limit }, &facts)?;
        if spec.name == "step" {
            println!("{}", about_step(&spec, seconds, &facts));
        }
        Ok(())
    }

    /// From starting a process to the end of its first step: with nothing kept on disk, and with what that left there.
    fn first(&mut self, row: &str) -> Result {
        let kept = std::env::temp_dir().join(format!("kiln-bench-{}", std::process::id()));
        let mut times = Vec::new();
        for _ in 0..3 {
            let start = Instant::now();
            let mut worker = Worker::start(&caches_at(&kept))?;
            worker.ask(&format!("first {row}"))?;
            times.push(start.elapsed().as_secs_f64());
        }
        let _ = std::fs::remove_dir_all(&kept);
        let (cold, warm) = (times[0], times[1].min(times[2]));
        println!("{:36} {:2} threads  cold {}, warm {}", format!("first {row}"), self.threads, time(cold), time(warm));
        Ok(self.report.record(&json!({ "row": format!("first {row}"), "threads": self.threads, "cold": cold, "warm": warm }))?)
    }

    /// The default device beside Cranelift, in turns.
    fn cranelift(&mut self, row: &str) -> Result {
        let (mut usual, mut other) = (self.worker()?, Worker::start(&[("KILN_DEVICE", "cpu:cranelift")])?);
        for worker in [&mut usual, &mut other] {
            if let Err(e) = worker.ask(&format!("prepare {row}")) {
                println!("{:36} {:2} threads  not measured: {e}", "cranelift", self.threads);
                return Ok(());
            }
        }
        let ((budget, rounds), mut best) = (self.repeats(), [f64::MAX; 2]);
        for _ in 0..rounds {
            best = [usual.best(budget)?.min(best[0]), other.best(budget)?.min(best[1])];
        }
        let (name, share) = (format!("cranelift {row}"), best[0] / best[1]);
        println!("{name:36} {:2} threads {:>12}  {share:.2} of the default device's speed", self.threads, time(best[1]));
        Ok(self.report.record(&json!({ "row": name, "threads": self.threads, "seconds": best[1], "default": best[0], "share": share }))?)
    }
}

/// Tokens a second and memory of a training step.
fn about_step(spec: &Spec, seconds: f64, facts: &Value) -> String {
    let mib = |key: &str| facts[key].as_f64().unwrap_or(0.0) / 1048576.0;
    let tokens = spec.sizes[4] * spec.sizes[5];
    format!(
        "{:36} {:.0} tokens/s, {} launches; memory planned {:.1} MiB, the process grew by {:.1} MiB",
        "",
        tokens as f64 / seconds,
        facts["launches"],
        mib("planned"),
        mib("grown")
    )
}

/// The variables that make a process keep what it compiles in this folder.
fn caches_at(folder: &Path) -> [(&'static str, &str); 1] {
    [("KILN_CACHE", folder.to_str().unwrap_or("."))]
}

/// A process that answers requests; it ends when this is dropped.
struct Worker {
    child: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Worker {
    fn start(variables: &[(&str, &str)]) -> Result<Worker> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("worker").envs(variables.iter().copied()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let requests = child.stdin.take();
        let answers = BufReader::new(child.stdout.take().ok_or("asked for a pipe")?);
        Ok(Worker { child, requests, answers })
    }

    /// Sends a request and waits for the answer.
    fn ask(&mut self, request: &str) -> Result<Value> {
        let requests = self.requests.as_mut().ok_or("the worker is gone")?;
        writeln!(requests, "{request}")?;
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        if line.is_empty() {
            return Err(format!("the worker ended: {}", self.child.wait()?).into());
        }
        let answer: Value = serde_json::from_str(&line)?;
        match answer["error"].as_str() {
            Some(error) => Err(error.into()),
            None => Ok(answer),
        }
    }

    /// Seconds of the best run, of as many as fit into the budget.
    fn best(&mut self, budget: f64) -> Result<f64> {
        let answer = self.ask(&format!("time {budget}"))?;
        let runs = answer["seconds"].as_array().ok_or("a worker times what is prepared")?;
        Ok(runs.iter().filter_map(Value::as_f64).fold(f64::MAX, f64::min))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        drop(self.requests.take());
        let _ = self.child.wait();
    }
}
