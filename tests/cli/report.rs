//! Pages and traces of steps and runs.

use crate::bench::Bench;
use serde_json::Value;
use std::fs;

fn json(bench: &Bench, name: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(bench.path(name)).unwrap()).unwrap()
}

#[test]
fn a_step_becomes_a_page_a_trace_and_a_file_of_which_the_page_can_be_made_again() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml"]);
    let files = ["--out", "page.html", "--json", "step.json", "--trace", "trace.json"];
    let said = bench.succeed(&[&["debug", "report", "small.yaml", "--run", "run"], &files[..]].concat());
    assert_eq!(said, "written  step.json\nwritten  trace.json\nwritten  page.html\n");
    let page = fs::read_to_string(bench.path("page.html")).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    bench.succeed(&["debug", "report", "step.json", "--out", "again.html"]);
    assert!(page == fs::read_to_string(bench.path("again.html")).unwrap(), "the file has everything that the page has");

    let step = json(&bench, "step.json");
    let kernels = step["kernels"].as_array().unwrap();
    // The output layer: 4 sequences of 15 targets (in chunks, or with the last position), 320 tokens, width 16.
    assert!(kernels.iter().any(|k| k["kind"] == "product" && k["flops"].as_u64().unwrap() >= 2 * 60 * 320 * 16), "the loss is there");
    let weights = ["transformer.wte.weight", "transformer.wte.weight.exp_avg", "transformer.wte.weight.grad"];
    for name in weights {
        assert!(step["memory"].as_array().unwrap().iter().any(|memory| memory["name"] == name), "{name}");
    }
    let names: Vec<&str> = step["plans"].as_array().unwrap().iter().map(|plan| plan["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["gradients of 4 sequences", "update"]);
    let loss = step["curves"].as_array().unwrap().iter().find(|curve| curve["name"] == "loss/train/total").unwrap();
    let losses: Vec<f64> = loss["points"].as_array().unwrap().iter().map(|point| point[1].as_f64().unwrap()).collect();
    assert_eq!(losses, bench.metrics("run", "loss/train/total"));

    let listed = bench.succeed(&["debug", "list", "small.yaml"]);
    let launches: usize = step["plans"].as_array().unwrap().iter().map(|plan| plan["launches"].as_array().unwrap().len()).sum();
    let launched = json(&bench, "trace.json")["traceEvents"].as_array().unwrap().iter().filter(|e| e["cat"] == "launch").count();
    assert_eq!(launched, 3 * launches, "three steps of {launches}");
    assert_eq!(listed.lines().count(), kernels.len());
}

#[test]
fn a_run_traces_its_first_batches_and_computes_the_same() {
    let bench = Bench::new();
    let train = |folder: &str, more: &[&str]| {
        let save_folder = format!("save_folder={folder}");
        bench.succeed(&[&["train", "small.yaml", "max_duration=5ba", &save_folder], more].concat());
        bench.weights(&format!("{folder}/ep0-ba5"))
    };
    assert_eq!(train("plain", &[]), train("traced", &["--trace", "trace.json", "--trace-batches", "2"]));
    let trace = json(&bench, "trace.json");
    let events = trace["traceEvents"].as_array().unwrap();
    let batches = events.iter().filter(|e| e["name"] == "batch of 4 sequences").count();
    assert_eq!(batches, 2);
    let kernel = events.iter().find(|e| e["cat"] == "launch").unwrap();
    assert!(kernel["args"]["model"].as_str().unwrap().contains(".rs:") && kernel["dur"].as_f64().unwrap() > 0.0, "{kernel}");
}

#[test]
fn a_run_alone_has_its_curves() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=4ba"]);
    bench.succeed(&["debug", "report", "run", "--out", "page.html", "--json", "step.json"]);
    let step = json(&bench, "step.json");
    assert!(step["kernels"].as_array().unwrap().is_empty() && !step["curves"].as_array().unwrap().is_empty());
}

#[test]
fn mistakes_are_errors() {
    let bench = Bench::new();
    fs::write(bench.path("step.json"), "{\"format\": \"kiln step 1\"").unwrap();
    fs::create_dir(bench.path("empty")).unwrap();
    for (arguments, want) in [
        (&["debug", "report", "small.yaml"][..], "needs --out, --json or --trace"),
        (&["debug", "report", "step.json", "--out", "page.html"], "step.json:1: "),
        (&["debug", "report", "step.json", "a=b", "--out", "page.html"], "only a configuration has values to replace"),
        (&["debug", "report", "empty", "--out", "page.html"], "metrics.jsonl: cannot be read"),
        (&["debug", "report", "nowhere.yaml", "--out", "page.html"], "nowhere.yaml: cannot be read"),
        (&["debug", "report", "small.yaml", "--out", "nowhere/page.html"], "cannot be made"),
    ] {
        let message = bench.fail(arguments);
        assert!(message.contains(want), "{arguments:?}: {message}");
    }
    assert!(!bench.path("page.html").exists());
}
