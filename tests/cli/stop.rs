//! Ctrl-C, and requests to end.

use crate::bench::{Bench, Running, text};
use std::fs::{self, File};
use std::process::{Command, Stdio};

fn signal(running: &Running, name: &str) {
    let status = Command::new("kill").args([&format!("-{name}"), &running.0.id().to_string()]).status().unwrap();
    assert!(status.success(), "kill -{name}");
}

/// Starts a run whose messages go to the file `said`.
fn start(bench: &Bench, arguments: &[&str]) -> Running {
    let said = File::create(bench.path("said")).unwrap();
    Running(bench.command(arguments).stdout(Stdio::null()).stderr(said).spawn().unwrap())
}

fn said(bench: &Bench) -> String {
    text(&fs::read(bench.path("said")).unwrap())
}

#[test]
fn a_stopped_run_saves_and_resumes_to_the_same_bits() {
    let bench = Bench::new();
    let common = ["train", "small.yaml", "max_duration=60ba", "save_interval=60ba", "device_train_microbatch_size=3"];
    bench.succeed(&[&common[..], &["save_folder=whole"]].concat());
    let resumed = [&common[..], &["save_folder=stopped", "autoresume=true"]].concat();
    for (name, batch) in [("INT", 3), ("TERM", 30)] {
        let mut running = start(&bench, &resumed);
        running.wait_until(|| bench.batches("stopped") >= batch);
        signal(&running, name);
        assert_eq!(running.0.wait().unwrap().code(), Some(130), "{name}: {}", said(&bench));
        let done = bench.batches("stopped");
        let latest = fs::read_to_string(bench.path("stopped/latest")).unwrap();
        assert!(latest.ends_with(&format!("-ba{done}")), "{latest} is not of batch {done}");
        let line = format!("stopped  after batch {done} of 60, saved to stopped/{latest}; autoresume=true goes on from there");
        assert_eq!(said(&bench).lines().filter(|l| l.starts_with("stopped")).collect::<Vec<_>>(), [line]);
        assert!(!said(&bench).contains("done  "), "{}", said(&bench));
    }
    bench.succeed(&resumed);
    let last = fs::read_to_string(bench.path("whole/latest")).unwrap();
    assert_eq!(bench.weights(&format!("whole/{last}")), bench.weights(&format!("stopped/{last}")), "the weights differ");
    assert_eq!(bench.metrics("whole", "loss/train/total"), bench.metrics("stopped", "loss/train/total"));
}

#[test]
fn a_run_that_saves_nothing_says_so() {
    let bench = Bench::new();
    let mut running = start(&bench, &["train", "small.yaml", "max_duration=100000ba", "save_folder="]);
    running.wait_until(|| said(&bench).contains("batch 2/"));
    signal(&running, "INT");
    assert_eq!(running.0.wait().unwrap().code(), Some(130));
    assert!(said(&bench).contains("without a save_folder nothing is saved"), "{}", said(&bench));
}

/// The interpreter takes minutes for a batch of this size.
#[test]
fn a_second_request_ends_at_once() {
    let bench = Bench::new();
    let slow = ["train", "small.yaml", "model.d_model=64", "global_train_batch_size=64", "device_train_microbatch_size=64"];
    let mut running = start(&bench, &[&slow[..], &["--device", "cpu:interpret"]].concat());
    running.wait_until(|| said(&bench).contains("run  "));
    // It listens a moment after it has said what it will do.
    std::thread::sleep(std::time::Duration::from_millis(300));
    signal(&running, "INT");
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert!(running.0.try_wait().unwrap().is_none(), "the first one ended it");
    signal(&running, "INT");
    assert_eq!(running.0.wait().unwrap().code(), Some(130));
    assert!(!said(&bench).contains("stopped") && bench.batches("run") == 0, "it has finished the batch: {}", said(&bench));
}
