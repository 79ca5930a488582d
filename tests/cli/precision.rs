//! `precision` in training and evaluation.

use crate::bench::{Bench, train_and_kill};
use std::fs;

#[test]
fn every_precision_trains() {
    let bench = Bench::new();
    let train = |precision: &str| {
        bench.succeed(&["train", "small.yaml", &format!("precision={precision}"), &format!("save_folder={precision}")]);
        (bench.metrics(precision, "loss/train/total"), bench.metrics(precision, "metrics/eval/LanguageCrossEntropy"))
    };
    let exact = train("fp32");
    for precision in ["amp_bf16", "amp_fp16"] {
        let rounded = train(precision);
        assert_ne!(exact, rounded, "{precision} is fp32");
        for (a, b) in exact.0.iter().chain(&exact.1).zip(rounded.0.iter().chain(&rounded.1)) {
            assert!((a - b).abs() < 2e-2, "{precision}: {b} is far from {a}");
        }
        // The evaluation by itself is that of the end of the run.
        let report = bench.succeed(&["eval", precision, "--data", "text.txt", "--batch-size", "4", "--precision", precision]);
        let loss = report.lines().find_map(|line| line.strip_prefix("loss")).unwrap().trim().parse::<f64>().unwrap();
        assert!((loss - rounded.1.last().unwrap()).abs() < 1e-6, "{precision}: {loss}");
    }
    assert_eq!(bench.run(&["eval", "fp32", "--data", "text.txt", "--precision", "fp8"]).status.code(), Some(2));
}

#[test]
fn microbatches_give_the_gradient_of_the_batch_in_bf16() {
    let bench = Bench::new();
    let train = |size: &str| {
        let run = format!("micro{size}");
        let (folder, micro) = (format!("save_folder={run}"), format!("device_train_microbatch_size={size}"));
        let common = ["train", "small.yaml", "max_duration=2ba", "model.resid_pdrop=0", "scheduler.t_warmup=0ba", "precision=amp_bf16"];
        bench.succeed(&[&common[..], &[&folder, &micro]].concat());
        [bench.metrics(&run, "loss/train/total"), bench.metrics(&run, "l2_norm/grad/global")].concat()
    };
    let whole = train("4");
    for size in ["3", "1", "auto"] {
        for (got, want) in train(size).iter().zip(&whole) {
            assert!((got - want).abs() < 2e-2 * want, "microbatches of {size}: {got} is not {want}");
        }
    }
}

/// A checkpoint whose scale is set so high that the next gradients overflow: batches are skipped until it fits, and a run that is killed in
/// the middle of this ends as one that is not.
#[test]
fn a_scale_that_overflows_backs_off_and_resumes_to_the_same_bits() {
    let bench = Bench::new();
    let common = ["train", "small.yaml", "precision=amp_fp16", "save_interval=1ba", "max_duration=16ba", "autoresume=true"];
    for run in ["whole", "killed"] {
        let folder = format!("save_folder={run}");
        bench.succeed(&["train", "small.yaml", "precision=amp_fp16", "save_interval=1ba", "max_duration=3ba", &folder]);
        let state = bench.path(run).join("ep0-ba3/state.json");
        let text = fs::read_to_string(&state).unwrap();
        assert!(text.contains("\"scale\": 65536.0") && text.contains("\"good_steps\": 3"), "{text}");
        fs::write(&state, text.replace("65536.0", "268435456.0")).unwrap();
    }
    bench.succeed(&[&common[..], &["save_folder=whole"]].concat());
    let skipped = bench.skipped("whole");
    assert!(skipped[3] && !skipped[15], "{skipped:?}");
    let scale = 2f64.powi(28 - skipped.iter().filter(|s| **s).count() as i32);
    assert_eq!(bench.metrics("whole", "amp/loss_scale")[15], scale);
    for batch in [4, 6, 9] {
        train_and_kill(&bench, &[&common[..], &["save_folder=killed"]].concat(), batch);
    }
    bench.succeed(&[&common[..], &["save_folder=killed"]].concat());
    assert_eq!(bench.weights("whole/ep0-ba16"), bench.weights("killed/ep0-ba16"), "the weights differ");
    assert_eq!(bench.skipped("killed"), skipped);
    assert_eq!(bench.metrics("killed", "amp/loss_scale"), bench.metrics("whole", "amp/loss_scale"));
}

#[test]
fn scales_that_no_run_has_written_are_refused() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "precision=amp_fp16", "max_duration=3ba"]);
    let path = bench.path("run/ep0-ba3/state.json");
    let good = fs::read_to_string(&path).unwrap();
    for (from, to, want) in [
        ("65536.0", "0.0", "0 is no scale"),
        ("65536.0", "-1.0", "-1 is no scale"),
        ("65536.0", "1e39", "inf is no scale"),
        ("\"good_steps\": 3", "\"good_steps\": 2000", "2000 good steps"),
        ("\"good_steps\": 3", "\"good_steps\": -1", "-1 good steps"),
        ("\"scaler\"", "\"scalar\"", "no loss scale"),
    ] {
        fs::write(&path, good.replace(from, to)).unwrap();
        let message = bench.fail(&["train", "small.yaml", "precision=amp_fp16", "autoresume=true", "max_duration=6ba"]);
        assert!(message.contains("ep0-ba3") && message.contains(want), "{to}: {message}");
    }
}
