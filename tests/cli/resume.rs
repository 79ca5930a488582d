//! Going on from checkpoints: the same bits, or an error that says why not.

use crate::bench::{Bench, text, train_and_kill};
use std::fs;

#[test]
fn killed_and_resumed_gives_the_same_bits() {
    let bench = Bench::new();
    // Uneven microbatches, dropout, several epochs and a checkpoint after every batch.
    let common = [
        "train",
        "small.yaml",
        "max_duration=3ep",
        "save_interval=1ba",
        "device_train_microbatch_size=3",
        "save_num_checkpoints_to_keep=2",
    ];
    bench.succeed(&[&common[..], &["save_folder=whole"]].concat());
    let batches = bench.metrics("whole", "time/batch");
    let total = batches.len();
    let resumed = [&common[..], &["save_folder=killed", "autoresume=true"]].concat();
    for batch in [1, 2, total / 3, total / 2, total - 2] {
        train_and_kill(&bench, &resumed, batch);
    }
    bench.succeed(&resumed);
    let last = fs::read_to_string(bench.path("whole/latest")).unwrap();
    assert_eq!(last, fs::read_to_string(bench.path("killed/latest")).unwrap());
    assert!(last.starts_with("ep3-"), "{last}");
    assert_eq!(bench.weights(&format!("whole/{last}")), bench.weights(&format!("killed/{last}")), "the weights differ");
    assert_eq!(batches, bench.metrics("killed", "time/batch"), "batches are missing or there twice");
    assert_eq!(bench.metrics("whole", "loss/train/total"), bench.metrics("killed", "loss/train/total"));
    let left: Vec<_> = fs::read_dir(bench.path("killed")).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left.len(), 5, "two checkpoints, `latest`, metrics and chart, not {left:?}");
}

#[test]
fn an_earlier_run_is_not_overwritten_by_accident() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=3ba"]);
    let message = bench.fail(&["train", "small.yaml"]);
    assert!(message.contains("autoresume=true") && message.contains("save_overwrite=true"), "{message}");
    // Other settings are another run.
    let message = bench.fail(&["train", "small.yaml", "autoresume=true", "optimizer.lr=1e-3"]);
    assert!(message.contains("was made with other settings or data (`optimizer.lr` was `0.01` and is `0.001`)"), "{message}");
    let message = bench.fail(&["train", "small.yaml", "autoresume=true", "model.n_layers=2", "model.attn_config.qk_ln=true"]);
    assert!(
        message.contains("(`model.attn_config.qk_ln` was not written and is `true`; `model.n_layers` was `1` and is `2`)"),
        "{message}"
    );
    // So is other text.
    let text = fs::read_to_string(bench.path("text.txt")).unwrap();
    fs::write(bench.path("text.txt"), text.replace("one", "a")).unwrap();
    let message = bench.fail(&["train", "small.yaml", "autoresume=true"]);
    assert!(message.contains("other settings or data (`the text of train_loader` was `"), "{message}");
    fs::write(bench.path("text.txt"), text).unwrap();
    // A longer one is not.
    bench.succeed(&["train", "small.yaml", "autoresume=true", "max_duration=6ba"]);
    assert_eq!(bench.metrics("run", "time/batch").len(), 6);
    // Only the weights may be taken over by a run with other settings.
    bench.succeed(&[
        "train",
        "small.yaml",
        "save_folder=next",
        "load_path=run",
        "load_weights_only=true",
        "optimizer.lr=1e-3",
        "max_duration=3ba",
    ]);
    let (before, after) = (bench.metrics("run", "loss/train/total"), bench.metrics("next", "loss/train/total"));
    assert!(after[0] < before[0] - 0.3, "{} and {}: the weights were not loaded", before[0], after[0]);
    bench.succeed(&["train", "small.yaml", "save_overwrite=true", "max_duration=3ba"]);
    assert_eq!(bench.metrics("run", "time/batch").len(), 3);
}

#[test]
fn damaged_checkpoints_are_refused() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=3ba"]);
    let checkpoint = bench.path("run/ep0-ba3");
    let damage = |file: &str, change: fn(&mut Vec<u8>), want: &str| {
        let path = checkpoint.join(file);
        let good = fs::read(&path).unwrap();
        let mut bad = good.clone();
        change(&mut bad);
        fs::write(&path, bad).unwrap();
        for arguments in [&["train", "small.yaml", "autoresume=true", "max_duration=6ba"][..], &["generate", "run"]] {
            if arguments[0] == "generate" && matches!(file, "optimizer.safetensors" | "state.json") {
                continue;
            }
            if arguments[0] == "train" && matches!(file, "config.json" | "tokenizer.json") {
                continue;
            }
            let message = bench.fail(arguments);
            assert!(message.contains(file) || message.contains(want), "{file}: {message}");
        }
        fs::write(&path, good).unwrap();
    };
    for file in ["model.safetensors", "optimizer.safetensors"] {
        damage(file, |bytes| bytes.truncate(bytes.len() - 5), "truncated");
        damage(file, |bytes| bytes[7] = 0x7f, "header");
        damage(file, |bytes| bytes.clear(), "too few");
    }
    for file in ["state.json", "config.json", "tokenizer.json"] {
        damage(file, |bytes| bytes.truncate(bytes.len() / 2), "EOF");
    }
    bench.succeed(&["train", "small.yaml", "autoresume=true", "max_duration=6ba"]);
}

#[test]
fn another_length_of_a_resumed_run_is_said() {
    let bench = Bench::new();
    let output = |duration: &str, more: &[&str]| {
        let arguments = [&["train", "small.yaml", duration, "save_folder=longer"], more].concat();
        let output = bench.run(&arguments);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout) + &text(&output.stderr)
    };
    output("max_duration=4ba", &[]);
    let longer = output("max_duration=6ba", &["autoresume=true"]);
    assert!(longer.contains("was to have 4 batches, and has 6 now"), "{longer}");
    assert!(!output("max_duration=6ba", &["autoresume=true"]).contains("was to have"), "the same length needs no word");
}

/// Numbers that no run has written: each is an error that names the file, whatever it would overflow.
#[test]
fn states_that_no_run_has_written_are_refused() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=3ba"]);
    let path = bench.path("run/ep0-ba3/state.json");
    let good = fs::read_to_string(&path).unwrap();
    let most = u64::MAX.to_string();
    let cases: &[(&str, &str, &str)] = &[
        ("batch", "1000000", "goes on at sample"),
        ("batch", &most, "no run has done 18446744073709551615 batches"),
        ("batch", "-3", "invalid value"),
        ("samples", &most, "`samples` after 3 batches is 12"),
        ("samples", "11", "`samples` after 3 batches is 12, not 11"),
        ("tokens", "0", "`tokens` after 3 batches is 192, not 0"),
        ("epoch", &most, "goes on at sample 12 of epoch 0, not at sample 12 of epoch 18446744073709551615"),
        ("sample_in_epoch", &most, "not at sample 18446744073709551615"),
        ("sample_in_epoch", "13", "not at sample 13"),
        ("seed", "18", "`seed` after 3 batches is 17, not 18"),
        ("train_seconds", "-1.5", "train_seconds is -1.5"),
        ("train_seconds", "1e300", "no time that a run has taken"),
        ("val_seconds", "NaN", "expected value"),
        ("val_seconds", "1e999", "out of range"),
        ("val_seconds", "-0.1", "val_seconds is -0.1"),
        ("format", "7", "format 7; this program reads 1"),
    ];
    for (key, value, want) in cases {
        let line = good.lines().find(|line| line.contains(&format!("\"{key}\":"))).unwrap();
        let comma = if line.ends_with(',') { "," } else { "" };
        fs::write(&path, good.replace(line, &format!("\"{key}\": {value}{comma}"))).unwrap();
        let message = bench.fail(&["train", "small.yaml", "autoresume=true", "max_duration=6ba"]);
        assert!(message.contains("ep0-ba3") && message.contains(want), "{key} = {value}: {message}");
    }
    fs::write(&path, good).unwrap();
    bench.succeed(&["train", "small.yaml", "autoresume=true", "max_duration=6ba"]);
}

/// Weights that are stored as integers are quantised: taken for floats they would be nonsense.
#[test]
fn integer_weights_are_not_taken_for_floats() {
    use kiln::DType;
    use kiln::checkpoint::{MODEL_FILE, SafeTensors, write};
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=3ba"]);
    let path = bench.path("run/ep0-ba3").join(MODEL_FILE);
    let file = SafeTensors::open(&path).unwrap();
    let mut tensors: Vec<_> = file.names().into_iter().map(|name| (name.clone(), file.read(&name).unwrap())).collect();
    let (name, norm) = tensors.iter_mut().find(|(name, _)| name.ends_with("norm_f.weight")).unwrap();
    (norm.dtype, norm.bytes) = (DType::I8, vec![1; norm.shape.iter().product()]);
    let want = format!("tensor {name:?} holds i8, the model f32; quantised weights");
    write(&path, &tensors, Default::default()).unwrap();
    for arguments in [&["generate", "run"][..], &["train", "small.yaml", "autoresume=true", "max_duration=6ba"]] {
        let message = bench.fail(arguments);
        assert!(message.contains(&want), "{message}");
    }
}
