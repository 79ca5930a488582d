//! A place to run the program in.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A folder with a text, a configuration, and room for runs.
pub(crate) struct Bench {
    pub(crate) folder: tempfile::TempDir,
}

/// The one of docs/debugging.md.
const CONFIG: &str = include_str!("../../examples/configs/small.yaml");

impl Bench {
    pub(crate) fn new() -> Bench {
        let bench = Bench { folder: tempfile::tempdir().unwrap() };
        let words = ["one", "two", "three", "red", "blue", "fox", "and", "then", "met", "the"];
        let text: String = (0..3000u32).map(|i| format!("{} ", words[(i * i / 7 + i) as usize % words.len()])).collect();
        fs::write(bench.path("text.txt"), text).unwrap();
        fs::write(bench.path("small.yaml"), CONFIG).unwrap();
        bench
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kiln"));
        command.args(arguments).current_dir(self.folder.path()).env("KILN_CACHE", self.path("cache"));
        for name in ["KILN_DEVICE", "KILN_THREADS", "KILN_TUNED"] {
            command.env_remove(name);
        }
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    #[track_caller]
    pub(crate) fn succeed(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// Runs into an error, with exit code 1 and no word about a panic.
    #[track_caller]
    pub(crate) fn fail(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {message}");
        assert!(message.contains("error: ") && !message.contains("panicked"), "{message}");
        message
    }

    /// The weights and the optimizer's state of a checkpoint.
    pub(crate) fn weights(&self, checkpoint: &str) -> [Vec<u8>; 2] {
        ["model.safetensors", "optimizer.safetensors"].map(|file| fs::read(self.path(checkpoint).join(file)).unwrap())
    }

    /// How many batches the metrics of a run have reached.
    pub(crate) fn batches(&self, run: &str) -> usize {
        fs::read_to_string(self.path(run).join("metrics.jsonl")).map_or(0, |text| text.lines().count())
    }

    /// Which batches of a run were skipped.
    pub(crate) fn skipped(&self, run: &str) -> Vec<bool> {
        let lines = fs::read_to_string(self.path(run).join("metrics.jsonl")).unwrap();
        lines.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["amp/skipped"] == true).collect()
    }

    /// The numbers under `key` in the metrics of a run.
    pub(crate) fn metrics(&self, run: &str, key: &str) -> Vec<f64> {
        let lines = fs::read_to_string(self.path(run).join("metrics.jsonl")).unwrap();
        let records = lines.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        records.filter_map(|record| record[key].as_f64()).collect()
    }
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A process that is killed at the end of the test, whatever the end is.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Most often it has ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    /// Waits until `reached`.
    pub(crate) fn wait_until(&mut self, reached: impl Fn() -> bool) {
        let begun = Instant::now();
        while !reached() {
            assert!(begun.elapsed() < Duration::from_secs(120), "that was not reached");
            assert!(self.0.try_wait().unwrap().is_none(), "the run ended before");
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Starts training and kills the process (SIGKILL on Unix) when the metrics in the folder `killed` have reached `batch`.
pub(crate) fn train_and_kill(bench: &Bench, arguments: &[&str], batch: usize) {
    let child = bench.command(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut running = Running(child);
    running.wait_until(|| bench.batches("killed") >= batch);
    running.0.kill().unwrap();
    running.0.wait().unwrap();
}
