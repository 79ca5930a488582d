//! `kiln debug`, and runs whose first batches are checked.

use crate::bench::{Bench, text};

#[test]
fn a_step_that_is_right_passes_its_check() {
    let bench = Bench::new();
    let report = bench.succeed(&["debug", "check", "small.yaml"]);
    assert!(report.ends_with("nothing wrong\n"), "{report}");
    let output = bench.command(&["train", "small.yaml", "max_duration=3ba"]).env("KILN_CHECK", "2").output().unwrap();
    let said = text(&output.stderr);
    assert!(output.status.success() && said.contains("work items interpreted") && !said.contains("made by"), "{said}");
    let plain = bench.weights("run/ep0-ba3");
    bench.succeed(&["train", "small.yaml", "max_duration=3ba", "save_folder=plain"]);
    assert!(plain == bench.weights("plain/ep0-ba3"), "checking changed a weight");
    let output = bench.command(&["train", "small.yaml", "save_folder=other"]).env("KILN_CHECK", "all").output().unwrap();
    assert!(text(&output.stderr).contains("KILN_CHECK=\"all\" is not a number of batches"), "{}", text(&output.stderr));
}

#[test]
fn a_run_that_diverges_names_the_first_operation_that_did() {
    let bench = Bench::new();
    let arguments = ["train", "small.yaml", "max_duration=5ba", "optimizer.lr=1e25", "scheduler.t_warmup=0ba"];
    let output = bench.command(&arguments).env("KILN_CHECK", "5").output().unwrap();
    let said = text(&output.stderr);
    assert!(output.status.code() == Some(1) && said.contains("not finite: n") && said.contains("made by"), "{said}");
    let file = said
        .lines()
        .find_map(|line| line.trim().strip_prefix("the kernel is saved: kiln debug check "))
        .unwrap_or_else(|| panic!("{said}"));
    let again = bench.run(&["debug", "check", file]);
    assert!(again.status.code() == Some(1) && text(&again.stdout).contains("not finite: n"), "{}", text(&again.stdout));
}
