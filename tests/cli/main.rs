//! The `kiln` program as users run it: processes, files, exit codes and messages.

mod bench;
mod compile;
mod debug;
mod devices;
mod groups;
mod precision;
mod report;
mod resume;
#[cfg(unix)]
mod stop;
mod tune;

use bench::{Bench, text};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn train_then_generate_and_evaluate() {
    let bench = Bench::new();
    let sample = bench.succeed(&["train", "small.yaml", "--sample", "5", "--prompt", "the fox"]);
    assert!(sample.starts_with("the fox"), "{sample}");
    let losses = bench.metrics("run", "loss/train/total");
    assert_eq!(losses.len(), 12);
    assert!(losses[11] < 0.9 * losses[0], "{losses:?}");
    let eval = bench.metrics("run", "metrics/eval/LanguageCrossEntropy");
    assert_eq!(eval.len(), 3);
    assert!(eval[2] < eval[0], "{eval:?}");
    assert!(fs::read_to_string(bench.path("run/loss.svg")).unwrap().contains("</svg>"));
    // The evaluation of the checkpoint is that of the end of the run.
    let report = bench.succeed(&["eval", "run", "--data", "text.txt", "--batch-size", "4"]);
    let loss = report.lines().find_map(|line| line.strip_prefix("loss")).unwrap().trim().parse::<f64>().unwrap();
    assert!((loss - eval[2]).abs() < 1e-6, "{loss} is not {}", eval[2]);
    let write = |extra: &[&str]| bench.succeed(&[&["generate", "run/ep0-ba12", "--prompt", "the", "--max-tokens", "12"], extra].concat());
    assert!(write(&[]).starts_with("the"));
    assert_eq!(write(&["--seed", "5"]), write(&["--seed", "5"]));
    assert_eq!(write(&["--greedy"]), write(&["--top-k", "1", "--seed", "9"]));
    let seeds: std::collections::BTreeSet<String> =
        (0..4).map(|seed| write(&["--temperature", "2", "--seed", &seed.to_string()])).collect();
    assert!(seeds.len() > 1, "every seed gave the same text");
}

/// GPT-2 as its authors published it: no `transformer.` in the names, masks among the weights, no output layer, half precision.
#[test]
fn folders_as_hugging_face_writes_them() {
    use kiln::checkpoint::{HostTensor, MODEL_FILE, write};
    use kiln::models::causal_lm;
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=3ba"]);
    fs::create_dir(bench.path("gpt2")).unwrap();
    fs::copy(bench.path("run/ep0-ba3/tokenizer.json"), bench.path("gpt2/tokenizer.json")).unwrap();
    let config = serde_json::json!({
        "architectures": ["GPT2LMHeadModel"], "model_type": "gpt2", "vocab_size": 300, "n_positions": 32, "n_embd": 16, "n_layer": 1, "n_head": 2
    });
    fs::write(bench.path("gpt2/config.json"), config.to_string()).unwrap();
    let model = causal_lm("gpt2", &config, &kiln::Rng::new(1)).unwrap();
    let host = |name: &str, tensor: &kiln::Tensor| {
        let values = tensor.cast(kiln::DType::BF16).to_vec::<half::bf16>().unwrap();
        let bytes = values.iter().flat_map(|v| v.to_bits().to_le_bytes()).collect();
        (name.replace("transformer.", ""), HostTensor { dtype: kiln::DType::BF16, shape: tensor.shape().to_vec(), bytes })
    };
    let mut tensors: Vec<_> = model.state_dict().iter().map(|(name, tensor)| host(name, tensor)).collect();
    tensors.push(("h.0.attn.bias".into(), HostTensor { dtype: kiln::DType::U8, shape: vec![2], bytes: vec![1, 0] }));
    let path = bench.path("gpt2").join(MODEL_FILE);
    write(&path, &tensors, Default::default()).unwrap();
    let text = bench.succeed(&["generate", "gpt2", "--prompt", "the fox", "--greedy", "--max-tokens", "8"]);
    assert!(text.starts_with("the fox"), "{text}");
    assert!(bench.succeed(&["eval", "gpt2", "--data", "text.txt"]).contains("perplexity"));
    // A weight that the model does not have, and one that is missing, are named.
    let renamed: Vec<_> = tensors.iter().cloned().map(|(name, tensor)| (name.replace("wpe", "wqe"), tensor)).collect();
    write(&path, &renamed, Default::default()).unwrap();
    let message = bench.fail(&["generate", "gpt2"]);
    assert!(message.contains("wqe.weight"), "{message}");
    fs::write(bench.path("gpt2/config.json"), "{\"model_type\": \"bloom\"}").unwrap();
    let message = bench.fail(&["generate", "gpt2"]);
    assert!(message.contains("config.json: no known model") && message.contains("MPTForCausalLM"), "{message}");
}

#[test]
fn devices_are_listed() {
    let bench = Bench::new();
    assert!(bench.succeed(&["devices"]).contains("* cpu "));
    assert!(bench.succeed(&["devices", "--device", "cpu:interpret"]).contains("* cpu:interpret"));
    // A library that is not there is a reason, not a failure to list the rest.
    let output = bench.command(&["devices", "--device", "cpu:cranelift"]).env("KILN_LLVM", "nowhere.so").output().unwrap();
    let listed = text(&output.stdout);
    assert!(output.status.success() && listed.contains("* cpu:cranelift") && listed.contains("no LLVM in nowhere.so"), "{listed}");
    let output = bench.command(&["devices", "--device", "cpu:llvm"]).env("KILN_LLVM", "nowhere.so").output().unwrap();
    assert!(!output.status.success() && text(&output.stderr).contains("no LLVM in nowhere.so"), "{}", text(&output.stderr));
    let output = bench.command(&["devices"]).env("KILN_CPU", "avx1024").output().unwrap();
    assert!(!output.status.success() && text(&output.stderr).contains("none of baseline, avx2, avx512"), "{}", text(&output.stderr));
    let message = bench.fail(&["devices", "--device", "gpu"]);
    assert!(message.contains("unknown device \"gpu\"") && message.contains("cpu, cpu:llvm, cpu:cranelift, cpu:interpret"), "{message}");
}

#[test]
fn threads_and_the_interpreter_give_the_same_bits() {
    let bench = Bench::new();
    let train = |folder: &str, threads: &str, device: &str| {
        let save_folder = format!("save_folder={folder}");
        let arguments = ["train", "small.yaml", "max_duration=3ba", &save_folder, "--device", device];
        let status = bench.command(&arguments).env("KILN_THREADS", threads).stderr(Stdio::null()).status().unwrap();
        assert!(status.success());
        bench.weights(&format!("{folder}/ep0-ba3"))
    };
    let one = train("one", "1", "cpu");
    assert_eq!(one, train("two", "2", "cpu"), "two threads differ from one");
    assert_eq!(one, train("five", "5", "cpu"), "five threads differ from one");
    assert_eq!(one, train("cranelift", "2", "cpu:cranelift"), "Cranelift differs");
    assert_eq!(one, train("interpreted", "1", "cpu:interpret"), "the interpreter differs");
}

#[test]
fn microbatches_give_the_gradient_of_the_batch() {
    let bench = Bench::new();
    let train = |size: &str| {
        let run = format!("micro{size}");
        let (folder, micro) = (format!("save_folder={run}"), format!("device_train_microbatch_size={size}"));
        bench.succeed(&["train", "small.yaml", "max_duration=2ba", "model.resid_pdrop=0", "scheduler.t_warmup=0ba", &folder, &micro]);
        [bench.metrics(&run, "loss/train/total"), bench.metrics(&run, "l2_norm/grad/global")].concat()
    };
    let whole = train("4");
    for size in ["3", "1", "auto"] {
        for (got, want) in train(size).iter().zip(&whole) {
            assert!((got - want).abs() < 2e-5 * want, "microbatches of {size}: {got} is not {want}");
        }
    }
}

#[test]
fn mistakes_end_with_a_message_and_code_1() {
    let bench = Bench::new();
    fs::write(bench.path("bad.yaml"), "model: [1, 2").unwrap();
    let cases: &[(&[&str], &str)] = &[
        (&["train", "nowhere.yaml"], "nowhere.yaml: cannot be read"),
        (&["train", "bad.yaml"], "bad.yaml:2:1: not valid YAML"),
        (&["train", "small.yaml", "model.n_layer=3"], "did you mean `model.n_layers`?"),
        (&["train", "small.yaml", "tokenizer={name: gpt9}"], "unknown tokenizer `gpt9`"),
        (&["train", "small.yaml", "model.vocab_size=100"], "`model.vocab_size` contradicts `tokenizer.name`"),
        (&["train", "small.yaml", "train_loader.dataset.local=nowhere"], "nowhere: neither a file nor a folder"),
        (&["train", "small.yaml", "global_train_batch_size=100000"], "fewer than a batch of 100000"),
        (&["train", "small.yaml", "load_path=nowhere"], "nowhere: no checkpoint"),
        (&["generate", "nowhere"], "nowhere: no checkpoint"),
        (&["eval", "nowhere", "--data", "text.txt"], "nowhere: no checkpoint"),
    ];
    for (arguments, want) in cases {
        let message = bench.fail(arguments);
        assert!(message.contains(want), "{arguments:?}: expected {want:?} in: {message}");
    }
    for arguments in [&["train"][..], &["generate", "run", "--greedy", "--top-k", "3"], &["generate", "run", "--top-p", "7"], &["trian"]] {
        assert_eq!(bench.run(arguments).status.code(), Some(2), "{arguments:?}");
    }
}

/// A limit on the size of files stands for a full disk: writing fails in the middle of the weights.
#[cfg(unix)]
#[test]
fn a_full_disk_ends_the_run_and_keeps_the_last_checkpoint() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=3ba", "save_interval=1ba"]);
    let before = listing(&bench.path("run"));
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" train small.yaml autoresume=true max_duration=6ba save_interval=1ba";
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_kiln")]).current_dir(bench.folder.path()).env("KILN_CACHE", bench.path("cache"));
    let output = command.output().unwrap();
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(message.contains("cannot be written") && message.contains("because:") && !message.contains("panicked"), "{message}");
    assert_eq!(before, listing(&bench.path("run")), "{message}");
    // With room again the run goes on.
    bench.succeed(&["train", "small.yaml", "autoresume=true", "max_duration=6ba"]);
    assert_eq!(bench.metrics("run", "time/batch").len(), 6);
}

fn listing(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Text may end with a reader that has seen enough.
#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_error() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=3ba"]);
    let script = "\"$0\" generate run --max-tokens 40 2>err | true; cat err";
    let output = Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_kiln")]).current_dir(bench.folder.path()).output().unwrap();
    assert_eq!(text(&output.stdout), "");
}

#[test]
fn thread_counts_that_make_no_sense_are_refused() {
    let bench = Bench::new();
    for bad in ["0", "abc", "-1", "100000"] {
        let output = bench.command(&["devices"]).env("KILN_THREADS", bad).output().unwrap();
        let message = text(&output.stderr);
        assert!(output.status.code() == Some(1) && message.contains("KILN_THREADS"), "{bad}: {message}");
    }
    assert!(bench.fail(&["eval", ".", "--data", ".", "--batches", "0"]).contains("error"));
}
