//! Configurations as users write them: what is read, and what each mistake is told.

use kiln::models::{MptConfig, MptInit, NormKind, Positions, QkNorm, ResidualDivisor, Scheme};
use kiln::nn::{Checkpointing, Precision};
use kiln::train::config::*;
use std::error::Error;

/// The older form: variables at the top level, references between them.
const OLD_FORM: &str = "
data_local: corpus
max_seq_len: 128
global_seed: 17
run_name:
model:
  name: mpt_causal_lm
  init_device: cpu
  d_model: 16
  n_heads: 4
  n_layers: 4
  expansion_ratio: 5
  max_seq_len: ${max_seq_len}
  vocab_size: 50368
tokenizer: {name: gpt2, kwargs: {model_max_length: '${max_seq_len}'}}
train_loader:
  name: text
  dataset: {local: '${data_local}', split: train_small, shuffle: true, max_seq_len: '${max_seq_len}', shuffle_seed: '${global_seed}'}
  drop_last: true
  num_workers: 2
scheduler: {name: cosine_with_warmup, t_warmup: 100ba, alpha_f: 0.1}
optimizer: {name: decoupled_adamw, lr: 6.0e-4, betas: [0.9, 0.95], eps: 1.0e-08, weight_decay: 0.0}
algorithms:
  gradient_clipping: {clipping_type: norm, clipping_threshold: 1.0}
max_duration: 1000ba
eval_interval: 5ba
global_train_batch_size: 256
seed: ${global_seed}
device_train_microbatch_size: 16
precision: fp32
";

fn parse(overrides: &[&str]) -> Result<Config, ConfigError> {
    Config::parse(OLD_FORM, "small.yaml", &overrides.iter().map(|o| o.to_string()).collect::<Vec<_>>())
}

#[test]
fn the_older_form() {
    let config = parse(&[]).unwrap();
    assert_eq!((config.model.d_model, config.model.n_heads, config.model.n_layers, config.model.ffn_hidden), (16, 4, 4, 80));
    assert_eq!((config.model.max_seq_len, config.train.max_seq_len, config.seed, config.train.shuffle_seed), (128, 128, 17, Some(17)));
    assert_eq!(config.train.local.to_str(), Some("corpus"));
    assert!(!config.train.split.held_out && config.eval.is_none());
    let adamw = OptimizerOptions::DecoupledAdamW { lr: 6e-4, betas: [0.9, 0.95], eps: 1e-8, weight_decay: 0.0 };
    assert_eq!(config.optimizer, adamw);
    assert_eq!(config.clipping, Some(Clipping::Norm(1.0)));
    assert_eq!(config.microbatch, Microbatch::Size(16));
    assert_eq!(config.ignored, ["model.init_device", "train_loader.num_workers"]);
    // What is not written has LLM Foundry's defaults.
    assert!(config.model.positions == Positions::Learned && config.model.tied && config.model.bias);
    assert_eq!(config.model.init, MptInit::default());
}

#[test]
fn the_form_with_variables() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/configs/mpt-125m.yaml");
    let config = Config::load(&path, &[]).unwrap();
    assert_eq!((config.model.d_model, config.model.n_heads, config.model.n_layers, config.model.vocab_size), (768, 12, 12, 50368));
    assert_eq!(config.run_name, "mpt-125m");
    assert_eq!(config.save_folder.unwrap().to_str(), Some("runs/mpt-125m"));
    assert!(config.eval.unwrap().split.held_out);
    assert_eq!(config.eval_subset_num_batches, None);
    for key in ["fsdp_config.sharding_strategy", "callbacks.memory_monitor", "model.attn_config.attn_impl", "model.init_device"] {
        assert!(config.ignored.iter().any(|k| k == key), "{key} is not in {:?}", config.ignored);
    }
    let rates = Rates { samples_per_batch: 256.0, tokens_per_batch: 256.0 * 2048.0, batches_per_epoch: 1.0, duration: 4800.0 };
    assert_eq!(config.scheduler.factor(50, &rates), 0.5);
    assert!((config.scheduler.factor(4800, &rates) - 0.1).abs() < 1e-15);
}

#[test]
fn activation_checkpointing_is_of_whole_blocks() {
    assert_eq!(parse(&[]).unwrap().checkpointing, Checkpointing::None);
    let on = parse(&["fsdp_config.activation_checkpointing=true", "fsdp_config.limit_all_gathers=true"]).unwrap();
    assert_eq!(on.checkpointing, Checkpointing::Blocks);
    assert!(on.ignored.iter().any(|key| key == "fsdp_config.limit_all_gathers"), "{:?}", on.ignored);
    let error = parse(&["fsdp_config.activation_checkpoint=true"]).unwrap_err().to_string();
    assert!(error.contains("fsdp_config.activation_checkpointing"), "{error}");
}

#[test]
fn overrides_win_and_flow_through_references() {
    let config =
        parse(&["max_seq_len=64", "optimizer.lr=1e-3", "model.attn_config.alibi=true", "device_train_microbatch_size=auto"]).unwrap();
    assert_eq!((config.model.max_seq_len, config.train.max_seq_len), (64, 64));
    assert_eq!(config.optimizer.lr(), 1e-3);
    assert_eq!(config.model.positions, Positions::Alibi { bias_max: 8.0 });
    assert_eq!(config.microbatch, Microbatch::Auto);
}

#[test]
fn precisions_have_composers_names() {
    for precision in [Precision::Fp32, Precision::AmpBf16, Precision::AmpFp16] {
        assert_eq!(parse(&[&format!("precision={precision}")]).unwrap().precision, precision);
    }
    assert_eq!(parse(&["precision="]).unwrap().precision, Precision::Fp32);
}

/// What a group does not say is as in the rest of the section.
#[test]
fn groups_inherit_from_the_optimizer() {
    let groups = "optimizer.param_groups=[{param_str_match: 'norm|bias', weight_decay: 0.5}, {param_str_match: wte, lr: 1e-5}]";
    let config = parse(&[groups, "optimizer.disable_grad=[wpe, 'blocks\\.0\\.']"]).unwrap();
    let adamw = |lr, weight_decay| OptimizerOptions::DecoupledAdamW { lr, betas: [0.9, 0.95], eps: 1e-8, weight_decay };
    assert_eq!(config.param_groups.iter().map(|g| g.options).collect::<Vec<_>>(), [adamw(6e-4, 0.5), adamw(1e-5, 0.0)]);
    let found = |name: &str| config.param_groups.iter().map(|g| g.pattern.matches(name)).collect::<Vec<_>>();
    assert_eq!((found("transformer.norm_f.weight"), found("transformer.wte.weight")), (vec![true, false], vec![false, true]));
    let frozen = |name: &str| config.frozen.iter().any(|pattern| pattern.matches(name));
    assert!(frozen("transformer.wpe.weight") && frozen("transformer.blocks.0.norm_1.bias") && !frozen("transformer.blocks.10.norm_1.bias"));
}

#[test]
fn all_model_options() {
    let config = parse(&[
        "model.attn_config={attn_type: grouped_query_attention, kv_n_heads: 2, qk_ln: true, clip_qkv: 6, softmax_scale: 0.1}",
        "model.logit_scale=inv_sqrt_d_model",
        "model.no_bias=true",
        "model.embedding_fraction=0.1",
        "model.norm_type=rmsnorm",
        "model.tie_word_embeddings=false",
        "model.init_config={name: baseline_, init_std: 0.02, init_div_is_residual: 2.5}",
    ])
    .unwrap();
    let model = config.model;
    assert_eq!((model.kv_n_heads, model.qk_norm, model.clip_qkv, model.softmax_scale), (2, Some(QkNorm::Whole), Some(6.0), Some(0.1)));
    assert_eq!((model.logit_scale, model.norm, model.embedding_fraction), (0.25, NormKind::Rms, 0.1));
    assert_eq!((model.init.scheme, model.init.residual), (Scheme::Baseline { std: 0.02 }, ResidualDivisor::By(2.5)));
    assert!(!model.bias && !model.tied);
    let multi_query = parse(&["model.attn_config.attn_type=multiquery_attention", "model.logit_scale=0.5"]).unwrap().model;
    assert_eq!((multi_query.kv_n_heads, multi_query.logit_scale), (1, 0.5));
}

/// What a checkpoint keeps of the model's section describes the same model.
#[test]
fn the_model_survives_its_checkpoint() {
    let config = parse(&["model.attn_config={alibi: true, qk_ln: true}", "model.no_bias=true", "model.init_device=meta"]).unwrap();
    assert_eq!(MptConfig::from_foundry(&config.model_json).unwrap(), config.model);
    assert!(config.model_json.get("init_device").is_none());
}

/// Every mistake names the key, and both keys where two contradict each other.
#[test]
fn mistakes_are_told_by_key() {
    let cases: &[(&str, &[&str])] = &[
        ("model.d_modle=32", &["unknown key `model.d_modle`", "did you mean `model.d_model`?"]),
        ("optimiser.lr=1", &["unknown key `optimiser`", "did you mean `optimizer`?"]),
        ("model.attn_config.alibi_biasmax=8", &["unknown key `model.attn_config.alibi_biasmax`", "`model.attn_config.alibi_bias_max`"]),
        ("train_loader.dataset.zzz=1", &["unknown key `train_loader.dataset.zzz`", "known here:", "shuffle_seed"]),
        ("model.d_model=wide", &["`model.d_model` must be a whole number", "`wide`"]),
        ("model.n_heads=3", &["`model` cannot be built", "d_model = 16", "n_heads = 3"]),
        ("model.max_seq_len=64", &["`train_loader.dataset.max_seq_len` contradicts `model.max_seq_len`", "128", "64"]),
        ("tokenizer.kwargs.model_max_length=64", &["`train_loader.dataset.max_seq_len` contradicts `tokenizer.kwargs.model_max_length`"]),
        (
            "model={name: mpt_causal_lm, d_model: 16, n_heads: 4, learned_pos_emb: true, attn_config: {alibi: true}}",
            &["`model.attn_config.alibi` contradicts `model.learned_pos_emb`"],
        ),
        (
            "model.attn_config={attn_type: multiquery_attention, kv_n_heads: 2}",
            &["attn_config.kv_n_heads = 2", "attn_config.attn_type = multiquery_attention"],
        ),
        ("model.attn_config={attn_type: grouped_query_attention, kv_n_heads: 3}", &["n_heads = 4", "kv_n_heads = 3"]),
        ("model.attn_config={attn_type: grouped_query_attention}", &["needs attn_config.kv_n_heads"]),
        ("device_train_microbatch_size=512", &["`device_train_microbatch_size` contradicts `global_train_batch_size`", "512", "256"]),
        ("scheduler.t_warmup=2000ba", &["`scheduler.t_warmup` contradicts `max_duration`", "2000ba", "1000ba"]),
        ("precision=amp_fp8", &["`precision`: `amp_fp8` is not supported; there is: fp32, amp_bf16, amp_fp16"]),
        ("model.name=hf_causal_lm", &["`model.name`", "mpt_causal_lm"]),
        ("optimizer.name=decoupled_adam", &["`optimizer.name`", "did you mean `decoupled_adamw`?"]),
        ("optimizer={name: sgd, nesterov: true}", &["`optimizer.nesterov` contradicts `optimizer.momentum`"]),
        ("optimizer.betas=[0.9]", &["`optimizer.betas` must be a list of two numbers"]),
        ("algorithms.gradient_clipping.clipping_type=adaptive", &["clipping_type", "norm, value"]),
        ("algorithms.label_smoothing.alpha=0.1", &["unknown key `algorithms.label_smoothing`"]),
        ("max_duration=10 batches", &["`max_duration` must be a time such as 4800ba"]),
        ("max_duration=", &["`max_duration` is missing"]),
        ("tokenizer.kwargs.vocab_size=512", &["`tokenizer.kwargs.vocab_size` contradicts `tokenizer.name`"]),
        ("train_loader.dataset.max_seq_len=1", &["`train_loader.dataset.max_seq_len`", "a token to predict"]),
        ("seed=-1", &["`seed` must be a whole number that is not negative"]),
        ("model=[1]", &["`model` must be a mapping, but is a list"]),
        ("train_loader.dataset.streams={a: 1}", &["train_loader.dataset.streams", "not supported"]),
        ("model.vocab_size=${vocab}", &["`model.vocab_size`", "${vocab} refers to nothing"]),
    ];
    for (text, wanted) in cases {
        let message = match parse(&[text]) {
            Ok(_) => panic!("{text} was accepted"),
            Err(error) => format!("{error}: {}", error.source().map(ToString::to_string).unwrap_or_default()),
        };
        assert!(message.starts_with("override `") || message.starts_with("small.yaml:"), "no place in: {message}");
        for want in wanted.iter() {
            assert!(message.contains(want), "{text}: expected {want:?} in: {message}");
        }
    }
}

#[test]
fn mistakes_in_a_file_have_line_and_column() {
    let text = OLD_FORM.replace("  n_layers: 4", "  n_layer: 4");
    let message = Config::parse(&text, "small.yaml", &[]).unwrap_err().to_string();
    assert_eq!(message, "small.yaml:11:3: unknown key `model.n_layer`; did you mean `model.n_layers`?");
    let message = Config::parse("model: [", "bad.yaml", &[]).unwrap_err().to_string();
    assert!(message.starts_with("bad.yaml:"), "{message}");
    let missing = Config::load(std::path::Path::new("no/such.yaml"), &[]).unwrap_err();
    assert!(missing.to_string().contains("no/such.yaml"));
}

/// A variable of the user's own is fine at the top level as long as something refers to it.
#[test]
fn own_variables() {
    let text = format!("width: 32\n{}", OLD_FORM.replace("d_model: 16", "d_model: ${width}"));
    assert_eq!(Config::parse(&text, "f", &[]).unwrap().model.d_model, 32);
    let unused = format!("width: 32\n{OLD_FORM}");
    assert!(Config::parse(&unused, "f", &[]).unwrap_err().to_string().contains("unknown key `width`"));
}
