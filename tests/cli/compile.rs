//! `kiln compile`: objects for processors that are not there.

use crate::bench::{Bench, text};
use serde_json::Value;
use std::fs;

/// Whether the compiler for a device is there; a line says so where it is not.
fn there(bench: &Bench, device: &str) -> bool {
    let output = bench.run(&["compile", "missing.yaml", "--device", device, "--out", "objects"]);
    let said = text(&output.stderr);
    let there = !said.contains("which is not there");
    if !there {
        eprintln!("skipped: {said}");
    }
    there
}

#[test]
fn every_kernel_of_a_step_has_an_object() {
    let bench = Bench::new();
    // No data is read.
    fs::remove_file(bench.path("text.txt")).unwrap();
    let cases = [("hip:gfx1100", "hip", "hsaco", "amp_bf16"), ("cuda:sm_90", "cu", "cubin", "amp_fp16")];
    for (device, source, object, precision) in cases {
        if !there(&bench, device) {
            continue;
        }
        let out = format!("objects-{precision}");
        let precision = format!("precision={precision}");
        // Two passes, and what is left of the batch.
        let arguments = [&precision, "global_train_batch_size=10", "--device", device, "--out", &out];
        let table = bench.succeed(&[&["compile", "small.yaml"], &arguments[..]].concat());
        assert!(table.contains("us: a roofline") && !table.contains("WRONG"), "{table}");
        let json: Value = serde_json::from_slice(&fs::read(bench.path(&out).join("kernels.json")).unwrap()).unwrap();
        let kernels = json["kernels"].as_array().unwrap();
        let files = |ending: &str| {
            let entries = fs::read_dir(bench.path(&out)).unwrap().map(|entry| entry.unwrap().path());
            entries.filter(|path| path.extension().is_some_and(|e| e == ending)).count()
        };
        assert!(kernels.len() > 20, "{}", kernels.len());
        assert_eq!((files(object), files(source)), (kernels.len(), kernels.len()));
        for kernel in kernels {
            assert!(kernel["error"].is_null() && kernel["registers"].as_u64() > Some(0), "{kernel}");
            assert!(kernel["microseconds"].as_f64() > Some(0.0) && kernel["occupancy"].as_f64() > Some(0.0), "{kernel}");
        }
        // The passes of 4 sequences launch alike, twice; that of 2 has kernels of its own; the update is one.
        let launches: Vec<u64> = kernels.iter().map(|kernel| kernel["launches"].as_u64().unwrap()).collect();
        assert!(launches.contains(&2) && launches.contains(&1), "{launches:?}");
    }
}

#[test]
fn what_cannot_be_compiled_for_is_named() {
    let bench = Bench::new();
    let fails = |arguments: &[&str]| bench.fail(&[&["compile", "small.yaml", "--out", "objects"], arguments].concat());
    assert!(fails(&[]).contains("hip:gfx1100"));
    for wrong in ["hip", "hip:sm_80", "cuda:sm_8", "cpu"] {
        assert!(fails(&["--device", wrong]).contains("cuda:sm_89"), "{wrong}");
    }
    assert!(fails(&["--device", "metal:apple"]).contains("where they run"));
}

/// What is not yet so for the training steps of large models: a section for each model, microbatch and card. It can only get shorter.
const KNOWN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/compile.known");

/// MPT of LLM Foundry's sizes in bf16, with blocks computed again: every kernel of a step has an object, without memory of a thread's own; every product
/// has multiplications of matrices. What does not hold is exactly what is listed.
fn step_is_as_known(model: &str, microbatch: usize, device: &str) {
    let bench = Bench::new();
    if !there(&bench, device) {
        return;
    }
    let config = format!("{}/examples/configs/mpt-{model}.yaml", env!("CARGO_MANIFEST_DIR"));
    let sizes = [format!("device_train_microbatch_size={microbatch}"), format!("global_train_batch_size={}", 4 * microbatch)];
    let options = ["precision=amp_bf16", "fsdp_config.activation_checkpointing=true", "--device", device, "--out", "objects"];
    bench.succeed(&[&["compile", &config, &sizes[0], &sizes[1]], &options[..]].concat());
    let json: Value = serde_json::from_slice(&fs::read(bench.path("objects/kernels.json")).unwrap()).unwrap();
    let kernels = json["kernels"].as_array().unwrap();
    let number = |kernel: &Value, key: &str| kernel[key].as_f64().unwrap_or(0.0);
    assert!(kernels.len() > 50 && kernels.iter().all(|kernel| kernel["error"].is_null()), "{json}");
    // Far more operations than bytes: a product, whatever computes it.
    let product = |kernel: &&Value| number(kernel, "flops") > 1e9 && number(kernel, "flops") > 32.0 * number(kernel, "bytes");
    assert!(kernels.iter().filter(product).count() > 20);
    type Test<'a> = &'a dyn Fn(&&Value) -> bool;
    let kinds: [(&str, Test<'_>); 3] = [
        ("products without a matrix unit", &|kernel| product(kernel) && number(kernel, "matrix") == 0.0),
        ("memory of a thread's own", &|kernel| number(kernel, "scratch") > 0.0),
        ("spills", &|kernel| number(kernel, "spills") > 0.0),
    ];
    let mut found = format!("{model}, microbatch {microbatch}, {device}\n");
    for (kind, test) in kinds {
        let mut names: Vec<&str> = kernels.iter().filter(test).filter_map(|kernel| kernel["name"].as_str()).collect();
        names.sort_unstable();
        found += &format!("{kind}:{}\n", names.iter().map(|name| format!(" {name}")).collect::<String>());
    }
    let known = fs::read_to_string(KNOWN).unwrap();
    let mut sections = known.split("\n\n").map(|section| format!("{}\n", section.trim()));
    let section = sections.find(|section| section.lines().next() == found.lines().next());
    assert!(
        section.as_ref() == Some(&found),
        "what is not as it should be is no longer what is listed in tests/cli/compile.known; what is gone is to be taken off the list, what is new is \
         to be mended\nlisted:\n{}\nfound:\n{found}",
        section.unwrap_or_default()
    );
}

#[test]
fn the_step_of_mpt_125m_is_as_known() {
    step_is_as_known("125m", 1, "hip:gfx1100");
}

/// All sizes and cards, whose sections are still to be written: some ten minutes, by `cargo test --release --test cli -- --ignored every_step`.
#[test]
#[ignore = "minutes of compiling"]
fn every_step_is_as_known() {
    for (model, microbatch) in [("125m", 1), ("125m", 4), ("1b", 1), ("1b", 4)] {
        ["hip:gfx1100", "cuda:sm_89", "cuda:sm_90a"].into_iter().for_each(|device| step_is_as_known(model, microbatch, device));
    }
}
