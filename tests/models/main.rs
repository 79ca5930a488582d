//! Language models against plain f64 code: logits, loss and gradients, for each option and family; and their state.

mod reference;

use kiln::models::{CausalLm, causal_lm};
use kiln::nn::{Context, Module};
use kiln::{Rng, Tensor};
use reference::{Matrix, Options, Weights};
use serde_json::{Value, json};

/// A model, and the reference that it must agree with.
struct Case {
    kind: &'static str,
    config: Value,
    options: Options,
    reference: fn(&Weights, &Options, &[usize]) -> Vec<Vec<f64>>,
}

const SEQUENCES: usize = 2;
const LENGTH: usize = 9;
const VOCABULARY: usize = 23;

/// Weights with more life than the initial ones, and the reference's copy of them.
fn liven(model: &dyn CausalLm, seed: u64) -> Weights {
    let rng = Rng::new(seed);
    let mut weights = Weights::new();
    for (name, parameter) in model.named_parameters() {
        let is_scale = parameter.rank() == 1 && name.ends_with("weight");
        let value = rng.randn(parameter.shape()) * 0.2 + if is_scale { 1.0 } else { 0.0 };
        parameter.assign(&value).unwrap();
        let data = parameter.to_vec::<f32>().unwrap().into_iter().map(f64::from).collect();
        weights.insert(name, Matrix { width: *parameter.shape().last().unwrap(), data });
    }
    weights
}

fn token_ids() -> Vec<Vec<usize>> {
    (0..SEQUENCES).map(|b| (0..LENGTH).map(|i| (i * i * 5 + b * 7 + i) % VOCABULARY).collect()).collect()
}

/// The reference's loss with every weight moved by `step` along a fixed direction.
fn moved_loss(case: &Case, weights: &Weights, directions: &Weights, step: f64) -> f64 {
    let mut moved = weights.clone();
    for (name, matrix) in &mut moved {
        matrix.data.iter_mut().zip(&directions[name].data).for_each(|(w, d)| *w += step * d);
    }
    let ids = token_ids();
    let logits: Vec<_> = ids.iter().map(|ids| (case.reference)(&moved, &case.options, ids)).collect();
    reference::loss(&logits, &ids)
}

fn check(case: Case) {
    let model = causal_lm(case.kind, &case.config, &Rng::new(0)).unwrap();
    let weights = liven(&*model, 1);
    let ids = token_ids();
    let flat: Vec<i32> = ids.iter().flatten().map(|&id| id as i32).collect();
    let input = Tensor::from_slice(&flat, [SEQUENCES, LENGTH]).unwrap();

    let got = model.logits(&input, &Context::eval()).to_vec::<f32>().unwrap();
    let want = ids.iter().flat_map(|ids| (case.reference)(&weights, &case.options, ids)).flatten();
    for (i, (got, want)) in got.iter().zip(want).enumerate() {
        assert!((f64::from(*got) - want).abs() <= 1e-5 * (1.0 + want.abs()), "logit {i}: {got}, expected {want}");
    }

    // The gradient along one direction at a time for each parameter, against the difference quotient of the f64 loss.
    let parameters = model.named_parameters();
    let loss = model.loss(&input, &input, &Context::train());
    let grads = loss.grad(&model.parameters()).unwrap();
    assert!((f64::from(loss.item::<f32>().unwrap()) - moved_loss(&case, &weights, &weights, 0.0)).abs() < 1e-5);
    for ((name, _), grad) in parameters.iter().zip(&grads) {
        let grad: Vec<f64> = grad.to_vec::<f32>().unwrap().into_iter().map(f64::from).collect();
        let norm = grad.iter().map(|g| g * g).sum::<f64>().sqrt();
        let mut directions = weights.clone();
        for (other, matrix) in &mut directions {
            let chosen = other == name;
            matrix.data.iter_mut().enumerate().for_each(|(i, d)| *d = if chosen { (1.0 + i as f64).sin() } else { 0.0 });
        }
        let slope: f64 = grad.iter().zip(&directions[name].data).map(|(g, d)| g * d).sum();
        let h = 1e-5;
        let quotient = (moved_loss(&case, &weights, &directions, h) - moved_loss(&case, &weights, &directions, -h)) / (2.0 * h);
        assert!((slope - quotient).abs() < 1e-5 * (1.0 + norm), "gradient of {name}: {slope}, expected {quotient} (norm {norm})");
    }
}

fn foundry(extra: Value) -> Value {
    let mut config = json!({"d_model": 12, "n_heads": 3, "n_layers": 2, "max_seq_len": 16, "vocab_size": VOCABULARY, "expansion_ratio": 2});
    config.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    config
}

const BASE: Options =
    Options { heads: 3, kv_heads: 3, layers: 2, alibi: None, rope: None, clip: None, scale: None, logit_scale: None, eps: 1e-5 };

fn check_foundry(extra: Value, options: Options) {
    check(Case { kind: "mpt_foundry", config: foundry(extra), options, reference: reference::mpt });
}

#[test]
fn mpt_of_transformers() {
    let config = json!({"d_model": 16, "n_heads": 4, "n_layers": 2, "max_seq_len": 16, "vocab_size": VOCABULARY, "no_bias": false,
        "expansion_ratio": 7, "logit_scale": 3.0, "attn_config": {"qk_ln": true}});
    let options = Options { heads: 4, kv_heads: 4, alibi: Some(8.0), ..BASE };
    check(Case { kind: "mpt", config, options, reference: reference::mpt });
}

#[test]
fn mpt_with_learned_positions_and_biases() {
    check_foundry(json!({}), BASE);
}

#[test]
fn mpt_with_alibi_and_heads_that_are_no_power_of_two() {
    check_foundry(json!({"no_bias": true, "attn_config": {"alibi": true, "alibi_bias_max": 4}}), Options { alibi: Some(4.0), ..BASE });
}

#[test]
fn mpt_with_normalised_and_clipped_queries_and_keys() {
    let config = json!({"attn_config": {"qk_ln": true, "clip_qkv": 0.7, "softmax_scale": 0.3}, "logit_scale": "inv_sqrt_d_model",
        "tie_word_embeddings": false});
    check_foundry(config, Options { clip: Some(0.7), scale: Some(0.3), logit_scale: Some(1.0 / 12f64.sqrt()), ..BASE });
}

#[test]
fn mpt_with_one_key_head_and_rotation() {
    let config = json!({"attn_config": {"attn_type": "multiquery_attention", "rope": true, "qk_ln": true}, "logit_scale": 0.25});
    check_foundry(config, Options { kv_heads: 1, rope: Some(10000.0), logit_scale: Some(0.25), ..BASE });
}

#[test]
fn mpt_with_grouped_queries() {
    let config = json!({"n_heads": 6, "attn_config": {"attn_type": "grouped_query_attention", "kv_n_heads": 2}});
    check_foundry(config, Options { heads: 6, kv_heads: 2, ..BASE });
}

#[test]
fn gpt2() {
    let config = json!({"n_embd": 12, "n_head": 3, "n_layer": 2, "n_positions": 16, "vocab_size": VOCABULARY,
        "attn_pdrop": 0, "resid_pdrop": 0, "embd_pdrop": 0});
    check(Case { kind: "gpt2", config, options: BASE, reference: reference::gpt2 });
}

#[test]
fn llama() {
    let config = json!({"hidden_size": 16, "num_attention_heads": 4, "num_key_value_heads": 2, "num_hidden_layers": 2,
        "intermediate_size": 20, "vocab_size": VOCABULARY, "rms_norm_eps": 1e-6, "rope_theta": 500.0, "tie_word_embeddings": false});
    let options = Options { heads: 4, kv_heads: 2, rope: Some(500.0), eps: 1e-6, ..BASE };
    check(Case { kind: "llama", config, options, reference: reference::llama });
}
