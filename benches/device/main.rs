//! What there is to know of a device on a machine with nothing but a driver: fixtures, then work beside PyTorch's in the same run.
//!
//! `device [DEVICE] [--short] [--out FOLDER]`, where `fixtures`, `limits`, `torch_worker.py` and the fixtures lie beside this program, as
//! `make device-check` packs them. Writes `device-check.txt` and `device-check.json`. A part that fails or takes too long is in the table too.

use kiln_kernels::lower::Gpu;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

type Failure = Box<dyn std::error::Error>;

/// Work as `benches/peers/README.md` names it. The last one is MPT-125M.
const ROWS: [&str; 9] = [
    "matmul 4096x4096x4096 f32 NN",
    "matmul 4096x4096x4096 bf16 NN",
    "matmul 2048x768x50368 bf16 NT",
    "attention 4x12x2048x64 f32",
    "attention 4x12x2048x64 bf16",
    "step 4x256x4x8192x256x8 f32",
    "step 4x256x4x8192x256x8 bf16",
    "step 12x768x12x50368x2048x1 f32",
    "step 12x768x12x50368x2048x1 bf16",
];
const SHORT_ROWS: [&str; 3] = ["matmul 128x128x128 f32 NN", "attention 1x2x64x16 f32", "step 1x32x2x256x16x2 f32"];

/// Fixtures in the short run: those with this in their names.
const SHORT_FIXTURES: &str = "softmax";

fn main() -> Result<(), Failure> {
    let mut args: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    let short = args.iter().position(|a| a == "--short").map(|at| args.remove(at)).is_some();
    let out = match args.iter().position(|a| a == "--out") {
        Some(at) => args.drain(at..(at + 2).min(args.len())).nth(1).ok_or("--out needs a folder")?.into(),
        None => PathBuf::from("."),
    };
    let device = args.pop().unwrap_or_else(|| "cuda".into());
    let here = std::env::current_exe()?.parent().ok_or("no folder")?.to_owned();
    let described = kiln::device::open(&device)?.describe();
    let gpu = Gpu::ALL.into_iter().find(|gpu| described.contains(gpu.name));
    println!("{device}: {described}");
    let mut check = Check { device, here, gpu, left: Instant::now() + Duration::from_secs(285), table: String::new(), found: Vec::new() };
    check.fixtures(short)?;
    check.rows(if short { &SHORT_ROWS } else { &ROWS });
    let text = format!("{}: {described}\n\n{}", check.device, check.table);
    std::fs::write(out.join("device-check.txt"), &text)?;
    let json = json!({ "device": check.device, "described": described, "parts": check.found });
    std::fs::write(out.join("device-check.json"), json.to_string())?;
    if check.found.iter().any(|part| part["error"].is_string()) { Err("not all is as it must be".into()) } else { Ok(()) }
}

struct Check {
    device: String,
    here: PathBuf,
    gpu: Option<&'static Gpu>,
    /// When all is to be done.
    left: Instant,
    table: String,
    found: Vec<Value>,
}

impl Check {
    fn say(&mut self, line: &str) {
        println!("{line}");
        let _ = writeln!(self.table, "{line}");
    }

    /// Operations and models, MPT's curves in f32 and bf16 among them, against PyTorch's results; the device's bits are the CPU's in f32.
    fn fixtures(&mut self, short: bool) -> Result<(), Failure> {
        for folder in ["fixtures", "fixtures/more"] {
            let mut command = Command::new(self.here.join("fixtures-check"));
            command.env("KILN_FIXTURES", self.here.join(folder)).env("KILN_FIXTURE_DEVICES", &self.device);
            command.args(short.then_some(SHORT_FIXTURES)).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
            let start = Instant::now();
            let mut child = command.spawn()?;
            // Half of the time is for the rest.
            let until = start + self.left.saturating_duration_since(start) / 2;
            let [out, errors] = [lines(child.stdout.take()), lines(child.stderr.take())];
            let status = wait(&mut child, until)?;
            let said: Vec<String> = out.iter().chain(errors.iter()).collect();
            let last = said.iter().rev().find(|line| line.contains("passed")).cloned().unwrap_or_default();
            let error = match status {
                None => Some("took too long".to_string()),
                Some(true) => None,
                Some(false) => Some(said.iter().rev().take(20).rev().cloned().collect::<Vec<_>>().join("\n")),
            };
            let seconds = start.elapsed().as_secs_f64();
            self.say(&format!("{folder:36} {} ({seconds:.0} s) {last}", if error.is_none() { "pass" } else { "FAIL" }));
            self.found.push(json!({ "part": folder, "seconds": seconds, "said": last, "error": error }));
        }
        Ok(())
    }

    /// Each row on the device and by PyTorch, and one's time by the other's.
    fn rows(&mut self, rows: &[&str]) {
        let mut kiln = Command::new(self.here.join("limits"));
        kiln.arg("worker").env("KILN_DEVICE", &self.device);
        let mut torch = Command::new("python3");
        torch.arg(self.here.join("torch_worker.py"));
        let (mut kiln, mut torch) = (Worker::start(kiln), Worker::start(torch));
        self.say(&format!("\n{:36} {:>10} {:>9} {:>9} {:>6} {:>9} {:>7}", "row", "ms", "TFLOPS", "tokens/s", "MFU", "torch ms", "ratio"));
        for row in rows {
            let [ours, theirs] =
                [&mut kiln, &mut torch].map(|worker| worker.as_mut().map_err(|e| e.clone()).and_then(|w| w.time(row, self.left)));
            let shape: Vec<f64> = row.split(' ').nth(1).unwrap_or_default().split('x').filter_map(|n| n.parse().ok()).collect();
            let tokens = if row.starts_with("step") { shape[4] * shape[5] } else { 0.0 };
            let mut line = format!("{row:36}");
            match &ours {
                Ok((seconds, flops)) => {
                    let peak =
                        self.gpu.map(|gpu| if row.contains("bf16") { gpu.matrix.map_or(gpu.f32_peak, |m| m.peak) } else { gpu.f32_peak });
                    let share = peak.map_or("-".into(), |peak| format!("{:.1}%", 100.0 * flops / seconds / peak));
                    let _ = write!(line, " {:10.3} {:9.2} {:9.0} {share:>6}", seconds * 1e3, flops / seconds / 1e12, tokens / seconds);
                }
                Err(error) => line += &format!(" FAIL {}", error.lines().next().unwrap_or_default()),
            }
            match (&ours, &theirs) {
                (Ok((a, _)), Ok((b, _))) => line += &format!(" {:9.3} {:6.2}x", b * 1e3, b / a),
                (_, Err(error)) => line += &format!(" no torch: {}", error.lines().next().unwrap_or_default()),
                _ => {}
            }
            self.say(&line);
            let value = |found: &Result<(f64, f64), String>| found.as_ref().map_or_else(|e| json!(e), |(seconds, _)| json!(seconds));
            let flops = ours.as_ref().map_or(0.0, |(_, flops)| *flops);
            self.found.push(json!({ "part": row, "seconds": value(&ours), "torch": value(&theirs), "flops": flops, "tokens": tokens, "error": ours.err() }));
        }
    }
}

/// The lines that a process writes, as they come, so that it never waits for a reader.
fn lines(from: Option<impl std::io::Read + Send + 'static>) -> Receiver<String> {
    let (send, receive) = channel();
    if let Some(from) = from {
        std::thread::spawn(move || BufReader::new(from).lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
    }
    receive
}

/// Whether a process succeeds; nothing, if it is ended because it takes too long.
fn wait(child: &mut Child, until: Instant) -> std::io::Result<Option<bool>> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if Instant::now() > until {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A process that answers requests, as `benches/limits/worker.rs` says.
struct Worker {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Worker {
    fn start(mut command: Command) -> Result<Worker, String> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn().map_err(|e| e.to_string())?;
        let input = child.stdin.take().ok_or("no input")?;
        let answers = lines(child.stdout.take());
        Ok(Worker { child, input, answers })
    }

    fn ask(&mut self, request: &str, until: Instant) -> Result<Value, String> {
        writeln!(self.input, "{request}").map_err(|e| e.to_string())?;
        let answer = self.answers.recv_timeout(until.saturating_duration_since(Instant::now()));
        let answer = answer.map_err(|e| format!("no answer in time: {e}"))?;
        let answer: Value = serde_json::from_str(&answer).map_err(|e| format!("{answer}: {e}"))?;
        match answer["error"].as_str().or(answer["skip"].as_str()) {
            Some(why) => Err(why.to_string()),
            None => Ok(answer),
        }
    }

    /// Seconds that a row takes, the least of some runs, and its floating-point operations.
    fn time(&mut self, row: &str, until: Instant) -> Result<(f64, f64), String> {
        let prepared = self.ask(&format!("prepare {row}"), until)?;
        // The first runs make what is kept.
        self.ask("time 0.3", until)?;
        let timed = self.ask("time 1.5", until)?;
        self.ask("drop", until)?;
        let seconds = timed["seconds"].as_array().into_iter().flatten().filter_map(Value::as_f64).fold(f64::MAX, f64::min);
        Ok((seconds, prepared["flops"].as_f64().unwrap_or(0.0)))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
