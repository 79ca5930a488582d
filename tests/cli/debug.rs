//! `kiln debug`, and runs whose first batches are checked.

use crate::bench::{Bench, text};
use std::fs;
use std::path::PathBuf;

#[test]
fn a_step_that_is_right_passes_its_check() {
    let bench = Bench::new();
    let report = bench.succeed(&["debug", "check", "small.yaml"]);
    assert!(report.contains("\nnothing wrong"), "{report}");
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
    fs::create_dir(bench.path("full")).unwrap();
    fs::write(bench.path("full/failed"), "no folder").unwrap();
    let output = bench.command(&arguments).env("KILN_CHECK", "5").env("KILN_CACHE", bench.path("full")).output().unwrap();
    let said_still = text(&output.stderr);
    assert!(said_still.contains("not finite: n") && said_still.contains("could not be saved"), "{said_still}");
    let again = bench.run(&["debug", "check", file]);
    assert!(again.status.code() == Some(1) && text(&again.stdout).contains("not finite: n"), "{}", text(&again.stdout));
}

#[test]
fn a_check_of_a_part_does_not_speak_for_the_whole() {
    let bench = Bench::new();
    let report = bench.succeed(&["debug", "check", "small.yaml", "--steps", "1"]);
    assert!(report.ends_with("nothing wrong in what was looked at\n"), "{report}");
    for nonsense in ["--steps=0", "--precision=NaN", "--precision=-1", "--precision=much"] {
        let output = bench.run(&["debug", "check", "small.yaml", nonsense]);
        let said = text(&output.stderr);
        assert!(output.status.code() == Some(2) && said.contains("invalid value"), "{nonsense}: {said}");
    }
}

#[test]
fn backends_and_fusion_make_no_difference() {
    let bench = Bench::new();
    let report = bench.succeed(&["debug", "diff", "small.yaml", "--other", "cpu:cranelift"]);
    assert!(report.ends_with(" kernels are the same\n"), "{report}");
    let report = bench.succeed(&["debug", "diff", "small.yaml", "--unfused"]);
    let count: usize =
        report.strip_suffix(" stored values are the same\n").and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("{report}"));
    assert!(count > 20, "{report}");
}

/// The kernels of a folder.
fn kernels(folder: PathBuf) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

#[test]
fn one_flipped_constant_in_one_kernel_of_a_step_is_found() {
    let bench = Bench::new();
    bench.succeed(&["debug", "list", "small.yaml", "--save", "kernels"]);
    let mut found = 0;
    for original in kernels(bench.path("kernels")) {
        let text = fs::read_to_string(&original).unwrap();
        // One unit in the last place.
        let Some(line) = text.lines().find(|line| line.contains("= const 0.5 : f32")) else { continue };
        fs::write(bench.path("edited.kiln"), text.replace(line, &line.replace("0.5", "0.50000006"))).unwrap();
        let replace = format!("{}=edited.kiln", original.display());
        let output = bench.run(&["debug", "diff", "small.yaml", "--replace", &replace]);
        let said = String::from_utf8_lossy(&output.stdout);
        let name = text.lines().find_map(|line| line.strip_prefix("kernel ")).unwrap();
        assert!(
            output.status.code() == Some(1) && said.contains(&format!("DIFFERS: {name}: %")) && said.contains(" ulp)"),
            "{name}: {said}"
        );
        found += 1;
        // What was saved is right as it stands.
        let file = said.lines().find_map(|line| line.trim().strip_prefix("the kernel is saved: kiln debug run ")).unwrap();
        assert!(bench.succeed(&["debug", "run", file]).contains("to the bit"));
    }
    assert!(found > 0);
    let nowhere =
        "kiln kernel 1\nkernel nowhere\n%0: f32[1] write\nr0: 1\ndomain r0\nn0 = range r0 : i64\nn1 = const 1.0 : f32\nstore %0[n0] = n1\n";
    fs::write(bench.path("nowhere.kiln"), nowhere).unwrap();
    let message = bench.fail(&["debug", "diff", "small.yaml", "--replace", "nowhere.kiln=nowhere.kiln"]);
    assert!(message.contains("no kernel that ran is nowhere"), "{message}");
}

#[test]
fn what_an_earlier_version_gave_is_compared_with() {
    let bench = Bench::new();
    bench.succeed(&["debug", "diff", "small.yaml", "--save", "then"]);
    assert!(bench.succeed(&["debug", "diff", "then"]).ends_with(" kernels give what they gave\n"));
    // Another version's kernel has another constant.
    let changed = kernels(bench.path("then")).into_iter().find_map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        text.contains("= const 0.5 : f32").then(|| fs::write(&path, text.replacen("= const 0.5 : f32", "= const 0.25 : f32", 1)).unwrap())
    });
    assert!(changed.is_some());
    for flags in [&["--unfused"][..], &["--by-default"], &["--save", "more"], &["--replace", "a=b"]] {
        let message = bench.fail(&[&["debug", "diff", "then"], flags].concat());
        assert!(message.contains("then: has saved kernels"), "{message}");
    }
    assert!(bench.fail(&["debug", "diff", "then", "model.n_layers=2"]).contains("then: only a configuration has values to replace"));
    assert!(bench.fail(&["debug", "diff", "small.yaml", "--save", "then"]).contains("already"));
    // These have nothing to compare with.
    bench.succeed(&["debug", "list", "small.yaml", "--save", "listed"]);
    assert!(bench.fail(&["debug", "diff", "listed"]).contains("has no results to compare with"));
    let output = bench.run(&["debug", "diff", "then"]);
    assert!(output.status.code() == Some(1) && text(&output.stdout).contains("DIFFERS"), "{}", text(&output.stdout));
}

/// A kernel of a step by its number, and the same from the step's own file.
#[test]
fn a_kernel_is_found_in_whatever_has_it() {
    let bench = Bench::new();
    let listed = bench.succeed(&["debug", "list", "small.yaml", "--save", "listed"]);
    bench.succeed(&["debug", "report", "small.yaml", "--json", "step.json"]);
    assert_eq!(bench.succeed(&["debug", "list", "step.json"]).lines().count(), listed.lines().count());
    let number = listed.lines().next().unwrap().split_whitespace().next().unwrap();
    let texts = ["small.yaml", "step.json", "listed"].map(|subject| {
        let shown = bench.succeed(&["debug", "show", subject, "--kernel", number]);
        shown[shown.find("kernel ").unwrap()..].to_owned()
    });
    assert!(texts.iter().all(|text| *text == texts[0]), "{texts:?}");
    assert!(bench.fail(&["debug", "show", "listed"]).contains("--kernel takes the number or the name of one"));
    assert!(bench.fail(&["debug", "show", "listed", "--kernel", "nothing"]).contains("has no kernel nothing"));
}

/// What cannot be written, and what is of another kind, is told before the work.
#[test]
fn mistakes_are_told_before_the_work() {
    let bench = Bench::new();
    for arguments in [
        &["train", "small.yaml", "--trace", "no/trace.json"][..],
        &["debug", "report", "small.yaml", "--out", "no/page.html"],
        &["debug", "run", "small.yaml", "--kernel", "0", "--out", "no/again.kiln"],
        &["debug", "reduce", "small.yaml", "--kernel", "0", "--out", "no/less.kiln"],
    ] {
        let message = bench.fail(arguments);
        assert!(message.contains("no/") && message.contains("cannot be made") && !bench.path("run").exists(), "{message}");
    }
    bench.succeed(&["debug", "list", "small.yaml", "--save", "listed"]);
    let file = kernels(bench.path("listed")).remove(0);
    let message = bench.fail(&["train", file.to_str().unwrap()]);
    assert!(message.contains("a configuration was expected"), "{message}");
    let message = bench.fail(&["debug", "run", file.to_str().unwrap(), "--schedule", "sideways(3)"]);
    assert!(message.contains("no step has that name; there are order, block"), "{message}");
}

/// An edited text may do anything: it runs in a process of its own.
#[test]
fn edited_texts_may_crash_or_never_end() {
    let device = "emulate:hip:gfx1100";
    let bench = Bench::new();
    bench.succeed(&["debug", "list", "small.yaml", "--save", "listed"]);
    let file = kernels(bench.path("listed")).remove(0);
    let file = file.to_str().unwrap();
    let output = bench.run(&["--device", device, "debug", "show", file, "--source"]);
    if !output.status.success() && text(&output.stderr).contains("clang") {
        eprintln!("skipped: there is no clang to compile the emulated device's texts");
        return;
    }
    let source = text(&output.stdout);
    let body = source.rfind(") {\n").or_else(|| source.rfind(")\n{\n")).unwrap_or_else(|| panic!("{source}"));
    let body = body + source[body..].find("{\n").unwrap() + 2;
    for (first, flags, want) in [
        ("for (volatile int kiln_turn = 0;;) { kiln_turn = kiln_turn + 1; }\n", &["--limit", "2"][..], "has not ended after 2 s"),
        ("__builtin_trap();\n", &[], "its text crashed"),
        ("this is no C\n", &[], "error"),
    ] {
        fs::write(bench.path("edited.hip"), [&source[..body], first, &source[body..]].concat()).unwrap();
        let output =
            bench.run(&[&["--device", device, "debug", "run", file, "--source", "edited.hip", "--out", "ran.kiln"], flags].concat());
        let said = text(&output.stderr);
        assert!(output.status.code() == Some(1) && said.contains(want), "{first}: {said}");
        assert!(bench.path("ran.kiln").exists(), "what the kernel itself gave is lost");
    }
}
