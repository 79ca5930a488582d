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
