//! `kiln tune`, and training by what it found.

use crate::bench::{Bench, text};
use std::fs;
use std::process::Stdio;

#[test]
fn what_is_found_is_kept_and_changes_no_weight() {
    let bench = Bench::new();
    let report = bench.succeed(&["tune", "small.yaml", "--limit", "0.05", "--out", "tuned.txt"]);
    assert!(report.contains("timed") && report.contains("tuned.txt") && !report.contains("BITS"), "{report}");
    let kept = fs::read_to_string(bench.path("tuned.txt")).unwrap();
    assert!(kept.starts_with("kiln schedules 1\n"), "{kept}");
    // No run was made.
    assert!(!bench.path("run").exists() && !bench.path("runs").exists());
    let train = |folder: &str, tuned: &[&str]| {
        let folder = format!("save_folder={folder}");
        bench.succeed(&[&["train", "small.yaml", "max_duration=3ba", &folder], tuned].concat());
    };
    train("plain", &[]);
    train("tuned", &["--tuned", "tuned.txt"]);
    assert_eq!(bench.weights("plain/ep0-ba3"), bench.weights("tuned/ep0-ba3"));
    // What other targets and kernels have stays.
    let other = "target Target { of: another machine }\nkernel 0123456789abcdef0123456789abcdef a default 2 ns tuned 1 ns\nparallel(1)\n";
    fs::write(bench.path("tuned.txt"), format!("{kept}{other}")).unwrap();
    bench.succeed(&["tune", "small.yaml", "--limit", "0", "--out", "tuned.txt"]);
    assert!(fs::read_to_string(bench.path("tuned.txt")).unwrap().contains(other));
}

#[test]
fn files_that_make_no_sense_are_named() {
    let bench = Bench::new();
    fs::write(bench.path("bad.txt"), "kiln schedules 1\nhello\n").unwrap();
    for (file, want) in [("nowhere.txt", "nowhere.txt: cannot be read"), ("bad.txt", "bad.txt:2: neither a target nor a kernel")] {
        let message = bench.fail(&["train", "small.yaml", "--tuned", file]);
        assert!(message.contains(want), "{message}");
        let mut command = bench.command(&["train", "small.yaml"]);
        let output = command.env("KILN_TUNED", file).stdout(Stdio::null()).output().unwrap();
        let message = text(&output.stderr);
        assert!(output.status.code() == Some(1) && message.contains(want) && !message.contains("panicked"), "{message}");
    }
    assert!(bench.fail(&["tune", "small.yaml", "--out", "bad.txt"]).contains("bad.txt:2"));
    assert!(bench.fail(&["tune", "small.yaml", "--out", "no/such/folder.txt"]).contains("cannot be written"));
    assert_eq!(bench.run(&["tune", "small.yaml", "--limit", "-1"]).status.code(), Some(2));
}
