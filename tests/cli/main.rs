//! The `kiln` program as users run it: processes, files, exit codes and messages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A folder with a text, a configuration, and room for runs.
struct Bench {
    folder: tempfile::TempDir,
}

const CONFIG: &str = "
max_seq_len: 16
seed: 17
run_name: small
model: {name: mpt_causal_lm, d_model: 16, n_heads: 2, n_layers: 1, max_seq_len: '${max_seq_len}', vocab_size: 320, resid_pdrop: 0.1}
tokenizer: {name: bpe, kwargs: {vocab_size: 300}}
train_loader: {name: text, dataset: {local: text.txt, split: train, shuffle: true, max_seq_len: '${max_seq_len}'}}
eval_loader: {name: text, dataset: {local: text.txt, split: val, max_seq_len: '${max_seq_len}'}}
scheduler: {name: cosine_with_warmup, t_warmup: 3ba, alpha_f: 0.1}
optimizer: {name: decoupled_adamw, lr: 1.0e-2, betas: [0.9, 0.95], eps: 1.0e-08, weight_decay: 0.0}
algorithms: {gradient_clipping: {clipping_type: norm, clipping_threshold: 1.0}}
max_duration: 12ba
eval_interval: 4ba
global_train_batch_size: 4
device_train_microbatch_size: 4
device_eval_batch_size: 4
save_folder: run
save_interval: 3ba
";

impl Bench {
    fn new() -> Bench {
        let bench = Bench { folder: tempfile::tempdir().unwrap() };
        let words = ["one", "two", "three", "red", "blue", "fox", "and", "then", "met", "the"];
        let text: String = (0..3000u32).map(|i| format!("{} ", words[(i * i / 7 + i) as usize % words.len()])).collect();
        fs::write(bench.path("text.txt"), text).unwrap();
        fs::write(bench.path("small.yaml"), CONFIG).unwrap();
        bench
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kiln"));
        command.args(arguments).current_dir(self.folder.path()).env("KILN_CACHE", self.path("cache"));
        for name in ["KILN_DEVICE", "KILN_THREADS"] {
            command.env_remove(name);
        }
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    #[track_caller]
    fn succeed(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// Runs into an error, with exit code 1 and no word about a panic.
    #[track_caller]
    fn fail(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {message}");
        assert!(message.contains("error: ") && !message.contains("panicked"), "{message}");
        message
    }

    /// The weights and the optimizer's state of a checkpoint.
    fn weights(&self, checkpoint: &str) -> [Vec<u8>; 2] {
        ["model.safetensors", "optimizer.safetensors"].map(|file| fs::read(self.path(checkpoint).join(file)).unwrap())
    }

    /// The numbers under `key` in the metrics of a run.
    fn metrics(&self, run: &str, key: &str) -> Vec<f64> {
        let lines = fs::read_to_string(self.path(run).join("metrics.jsonl")).unwrap();
        let records = lines.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        records.filter_map(|record| record[key].as_f64()).collect()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

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
    let message = bench.fail(&["devices", "--device", "gpu"]);
    assert!(message.contains("unknown device \"gpu\"") && message.contains("cpu, cpu:llvm, cpu:cranelift, cpu:interpret"), "{message}");
}

/// A process that is killed at the end of the test, whatever the end is.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Most often it has ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts training and kills the process (SIGKILL on Unix) when its metrics have reached `batch`.
fn train_and_kill(bench: &Bench, arguments: &[&str], batch: usize) {
    let child = bench.command(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut running = Running(child);
    let begun = Instant::now();
    let lines = || fs::read_to_string(bench.path("killed/metrics.jsonl")).map_or(0, |text| text.lines().count());
    while lines() < batch {
        assert!(begun.elapsed() < Duration::from_secs(120), "batch {batch} was not reached");
        assert!(running.0.try_wait().unwrap().is_none(), "the run ended before batch {batch}");
        std::thread::sleep(Duration::from_millis(1));
    }
    running.0.kill().unwrap();
    running.0.wait().unwrap();
}

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

#[test]
fn an_earlier_run_is_not_overwritten_by_accident() {
    let bench = Bench::new();
    bench.succeed(&["train", "small.yaml", "max_duration=3ba"]);
    let message = bench.fail(&["train", "small.yaml"]);
    assert!(message.contains("autoresume=true") && message.contains("save_overwrite=true"), "{message}");
    // Other settings are another run.
    let message = bench.fail(&["train", "small.yaml", "autoresume=true", "optimizer.lr=1e-3"]);
    assert!(message.contains("was made with other settings or data"), "{message}");
    // So is other text.
    let text = fs::read_to_string(bench.path("text.txt")).unwrap();
    fs::write(bench.path("text.txt"), text.replace("one", "a")).unwrap();
    assert!(bench.fail(&["train", "small.yaml", "autoresume=true"]).contains("other settings or data"));
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
    let state = checkpoint.join("state.json");
    let good = fs::read_to_string(&state).unwrap();
    fs::write(&state, good.replace("\"sample_in_epoch\": 12", "\"sample_in_epoch\": 18446744073709551615")).unwrap();
    let message = bench.fail(&["train", "small.yaml", "autoresume=true", "max_duration=6ba"]);
    assert!(message.contains("sample 18446744073709551615"), "{message}");
    fs::write(&state, good).unwrap();
    bench.succeed(&["train", "small.yaml", "autoresume=true", "max_duration=6ba"]);
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
