//! Parameter groups and parameters that are not trained.

use crate::bench::Bench;
use kiln::checkpoint::{MODEL_FILE, SafeTensors};

/// The elements of a parameter in a checkpoint.
fn weight(bench: &Bench, checkpoint: &str, name: &str) -> Vec<f32> {
    let bytes = SafeTensors::open(&bench.path(checkpoint).join(MODEL_FILE)).unwrap().read(name).unwrap().bytes;
    bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

/// Norms and biases do not decay and have a rate of their own; positions are not trained.
#[test]
fn groups_have_settings_of_their_own() {
    let bench = Bench::new();
    let train = |run: &str, more: &[&str]| {
        let folder = format!("save_folder={run}");
        let common = ["train", "small.yaml", "max_duration=3ba", "optimizer.weight_decay=0.5", "scheduler.t_warmup=0ba", &folder];
        bench.succeed(&[&common[..], more].concat());
    };
    train("plain", &[]);
    let groups = "optimizer.param_groups=[{param_str_match: 'norm|bias$', lr: 1e-3, weight_decay: 0}, {param_str_match: wte, lr: 0}]";
    train("grouped", &[groups, "optimizer.disable_grad=wpe"]);
    let (plain, grouped) = ("plain/ep0-ba3", "grouped/ep0-ba3");
    let norm = "transformer.norm_f.weight";
    // From 1: half of it decays away in each step; at a thousandth of a step it stays close.
    assert!(weight(&bench, plain, norm).iter().all(|w| *w < 0.5), "{:?}", weight(&bench, plain, norm));
    assert!(weight(&bench, grouped, norm).iter().all(|w| (*w - 1.0).abs() < 4e-3), "{:?}", weight(&bench, grouped, norm));
    // A rate of 0, and no training at all, leave what a fresh model has; decay that follows the rate's schedule does not.
    bench.succeed(&[
        "train",
        "small.yaml",
        "max_duration=1ba",
        "optimizer.lr=0",
        "optimizer.weight_decay=0",
        "scheduler.t_warmup=0ba",
        "save_folder=fresh",
    ]);
    let fresh = |name: &str| weight(&bench, "fresh/ep0-ba1", name);
    assert_eq!(weight(&bench, grouped, "transformer.wpe.weight"), fresh("transformer.wpe.weight"));
    assert_ne!(weight(&bench, plain, "transformer.wpe.weight"), fresh("transformer.wpe.weight"));
    assert_ne!(weight(&bench, grouped, "transformer.blocks.0.ffn.up_proj.weight"), fresh("transformer.blocks.0.ffn.up_proj.weight"));
    let rates = |group| bench.metrics("grouped", &format!("lr-DecoupledAdamW/group{group}"));
    for (main, (norms, embedding)) in rates(0).into_iter().zip(rates(1).into_iter().zip(rates(2))) {
        assert!((norms - main / 10.0).abs() < 1e-12 && embedding == 0.0, "{main} {norms} {embedding}");
    }
    // The state of what is not trained is in no checkpoint, and such a run resumes.
    train("grouped", &[groups, "optimizer.disable_grad=wpe", "max_duration=5ba", "autoresume=true"]);
    let message = bench.fail(&["train", "small.yaml", "save_folder=grouped", "autoresume=true", "optimizer.weight_decay=0.5"]);
    assert!(message.contains("`optimizer.disable_grad` was `wpe` and is not written"), "{message}");
}

#[test]
fn mistakes_in_groups_are_told() {
    let bench = Bench::new();
    for (text, want) in [
        (
            "optimizer.param_groups=[{param_str_match: nrom, lr: 0}]",
            "`optimizer.param_groups`: `nrom` is found in the name of no parameter",
        ),
        ("optimizer.disable_grad=[wpe, wpx]", "`optimizer.disable_grad`: `wpx` is found in the name of no parameter"),
        ("optimizer.disable_grad=.", "leaves no parameter to train"),
        ("optimizer.disable_grad='('", "`optimizer.disable_grad`: not a regular expression"),
        ("optimizer.param_groups={lr: 1}", "`optimizer.param_groups` must be a list of mappings"),
        ("optimizer.param_groups=[{lr: 1}]", "`optimizer.param_groups[0].param_str_match` is missing"),
        ("optimizer.param_groups=[{param_str_match: norm, wd: 1}]", "unknown key `optimizer.param_groups[0].wd`"),
        ("optimizer.param_groups=[{param_str_match: norm, lr: -1}]", "`optimizer.param_groups[0].lr`: must not be negative"),
    ] {
        let message = bench.fail(&["train", "small.yaml", text]);
        assert!(message.contains(want), "{text}: expected {want:?} in: {message}");
    }
}
