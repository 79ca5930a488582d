//! Names and state of modules, layers that depend on the context, and optimizers inside captured steps.

use kiln::models::{CausalLm, LlamaConfig, Mpt, MptConfig, Sampling, causal_lm, generate};
use kiln::nn::{
    AvgPool2d, BatchNorm, Context, Conv1d, Conv2d, ConvTranspose2d, Dropout, GroupNorm, Layer, LayerNorm, Linear, MaxPool2d, Module,
    Precision, RmsNorm, Sequential, StateDict, StateError, init,
};
use kiln::optim::{Accumulator, Adam, Optimizer};
use kiln::{Conv, DType, Error, Pool2d, Rng, Step, Tensor};
use serde_json::json;

fn rng() -> Rng {
    Rng::new(5)
}

fn names(tensors: Vec<(String, Tensor)>) -> Vec<String> {
    tensors.into_iter().map(|(name, _)| name).collect()
}

#[derive(Module)]
enum Either {
    One(Linear),
    #[allow(dead_code)]
    Nothing,
}

#[derive(Module)]
struct Pair(Tensor, Option<Tensor>);

#[derive(Module)]
struct Everything {
    first: Tensor,
    #[buffer]
    kept: Tensor,
    #[module(rename = "Renamed")]
    other: Pair,
    list: Vec<Pair>,
    either: Either,
    #[module(flatten)]
    inside: Pair,
    boxed: Box<dyn Layer>,
    twice: Tensor,
    #[module(skip)]
    #[allow(dead_code)]
    hidden: Tensor,
    #[allow(dead_code)]
    sizes: (usize, Option<f64>, [bool; 2]),
}

fn everything() -> Everything {
    let tensor = || init::zeros(2, DType::F32).unwrap();
    let first = tensor();
    Everything {
        kept: tensor(),
        other: Pair(tensor(), Some(tensor())),
        list: vec![Pair(tensor(), None), Pair(tensor(), None)],
        either: Either::One(Linear::new(2, 3, true, &rng()).unwrap()),
        inside: Pair(tensor(), None),
        boxed: Box::new(Linear::new(2, 3, false, &rng()).unwrap()),
        twice: first.clone(),
        hidden: tensor(),
        sizes: (1, None, [true, false]),
        first,
    }
}

#[test]
fn tensors_are_named_by_the_fields_that_hold_them() {
    let module = everything();
    let expected = ["first", "Renamed.0", "Renamed.1", "list.0.0", "list.1.0", "either.weight", "either.bias", "0", "boxed.weight"];
    assert_eq!(names(module.named_parameters()), expected);
    assert_eq!(names(module.named_buffers()), ["kept"]);
    let tied = module.inventory().tied;
    assert_eq!((tied.len(), tied[0].name.as_str(), tied[0].first.as_str()), (1, "twice", "first"));
    assert_eq!(module.parameter_count(), 2 * 6 + 6 + 3 + 6);
}

fn tiny() -> Mpt {
    let config = json!({"d_model": 8, "n_heads": 2, "n_layers": 1, "vocab_size": 11, "max_seq_len": 8});
    Mpt::new(MptConfig::from_foundry(&config).unwrap(), &rng()).unwrap()
}

/// The state with one tensor replaced or removed, and the error that loading it gives.
fn load_error(change: impl FnOnce(&mut StateDict)) -> StateError {
    let model = tiny();
    let mut state = model.state_dict();
    change(&mut state);
    match model.load_state_dict(&state) {
        Err(Error::State(error)) => error,
        other => panic!("expected a state error, got {other:?}"),
    }
}

#[test]
fn a_state_that_does_not_fit_is_refused_by_name() {
    let name = "transformer.blocks.0.attn.Wqkv.weight".to_string();
    let missing = load_error(|state| drop(state.remove(&name)));
    assert_eq!(missing, StateError::Missing { names: vec![name.clone()] });
    let unexpected = load_error(|state| drop(state.insert("transformer.wqe".into(), Tensor::zeros(1, DType::F32))));
    assert_eq!(unexpected, StateError::Unexpected { names: vec!["transformer.wqe".into()] });
    let shape = load_error(|state| drop(state.insert(name.clone(), Tensor::zeros([8, 24], DType::F32))));
    assert_eq!(shape, StateError::Shape { name: name.clone(), expected: vec![24, 8], found: vec![8, 24] });
    let dtype = load_error(|state| drop(state.insert(name.clone(), Tensor::zeros([24, 8], DType::BF16))));
    assert_eq!(dtype, StateError::DType { name, expected: DType::F32, found: DType::BF16 });
}

#[test]
fn a_tied_weight_is_loaded_under_any_of_its_names() {
    let (from, to) = (tiny(), tiny());
    let table = from.state_dict()["transformer.wte.weight"].clone();
    table.assign(&(&table + 1.0)).unwrap();
    let mut state = from.state_dict();
    let weight = state.remove("transformer.wte.weight").unwrap();
    state.insert("lm_head.weight".into(), weight);
    to.load_state_dict(&state).unwrap();
    let ids = Tensor::from_slice(&[1i64, 5, 3], [1, 3]).unwrap();
    let logits = |model: &Mpt| model.logits(&ids, &Context::eval()).to_vec::<f32>().unwrap();
    assert_eq!(logits(&from), logits(&to));
    assert_eq!(to.state_dict()["transformer.wte.weight"].to_vec::<f32>().unwrap(), table.to_vec::<f32>().unwrap());
}

#[test]
fn batch_norm_moves_its_statistics_only_when_a_training_pass_commits() {
    let norm = BatchNorm::new(1).unwrap();
    let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 6.0], [4, 1]).unwrap();
    let cx = Context::train();
    let y = norm.forward(&x, &cx).to_vec::<f32>().unwrap();
    assert!((y.iter().sum::<f32>()).abs() < 1e-5);
    assert_eq!(norm.running_mean.item::<f32>().unwrap(), 0.0);
    let updates = cx.take_updates();
    Tensor::assign_all(updates.iter().map(|(target, value)| (target, value))).unwrap();
    // Mean 3, unbiased variance 14/3.
    assert!((norm.running_mean.item::<f32>().unwrap() - 0.3).abs() < 1e-6);
    assert!((norm.running_var.item::<f32>().unwrap() - (0.9 + 0.1 * 14.0 / 3.0)).abs() < 1e-6);
    let cx = Context::eval();
    norm.forward(&x, &cx);
    assert!(cx.take_updates().is_empty());
}

#[test]
fn dropout_acts_in_training_and_draws_from_the_context() {
    let layer = Dropout { p: 0.25 };
    let x = Tensor::ones(4000, DType::F32);
    let run = |cx: &Context| layer.forward(&x, cx).to_vec::<f32>().unwrap();
    assert!(run(&Context::eval()).iter().all(|&v| v == 1.0));
    let dropped = run(&Context::train().with_rng(Rng::new(1)));
    assert!(dropped.iter().all(|&v| v == 0.0 || (v - 4.0 / 3.0).abs() < 1e-6));
    let zeros = dropped.iter().filter(|&&v| v == 0.0).count();
    assert!((900..1100).contains(&zeros), "{zeros} of 4000 were dropped");
    assert_eq!(dropped, run(&Context::train().with_rng(Rng::new(1))));
    assert_ne!(dropped, run(&Context::train().with_rng(Rng::new(2))));
}

#[test]
#[should_panic(expected = "with_rng()")]
fn dropout_without_random_numbers_says_what_is_missing() {
    Dropout { p: 0.5 }.forward(&Tensor::ones(4, DType::F32), &Context::train());
}

fn weights(optimizer: &Optimizer) -> Vec<Vec<f32>> {
    optimizer.tensors().iter().map(|t| t.to_vec().unwrap()).collect()
}

/// A small regression: a model, its optimizer, and the loss at an input.
fn regression() -> (Sequential, Optimizer) {
    let layer = |inputs, outputs| -> Box<dyn Layer> { Box::new(Linear::new(inputs, outputs, true, &rng()).unwrap()) };
    let model = Sequential(vec![layer(3, 5), layer(5, 2)]);
    let optimizer = Optimizer::new(model.named_parameters(), Adam::decoupled_adamw((0.9, 0.95), 1e-8, 0.01, 0.1)).unwrap();
    (model, optimizer)
}

fn regression_loss(model: &Sequential, x: &Tensor) -> Tensor {
    (model.forward(x, &Context::train()).tanh() - 0.5).square().mean(.., false)
}

#[test]
fn a_captured_step_takes_the_learning_rate_and_the_step_count_anew_each_time() {
    let inputs: Vec<Tensor> = (0..4).map(|i| Rng::new(i).randn([2, 3]).realize().unwrap()).collect();
    let rate = |step: usize| 0.1 / (1.0 + step as f64);
    let (model, mut plain) = regression();
    for (step, x) in inputs.iter().enumerate() {
        let grads = regression_loss(&model, x).grad(&plain.parameters()).unwrap();
        plain.step(&grads, rate(step)).unwrap();
    }
    let (model, mut captured) = regression();
    let x = init::zeros([2, 3], DType::F32).unwrap();
    let numbers = init::zeros(3, DType::F32).unwrap();
    let step = Step::capture(&[x.clone(), numbers.clone()], &captured.tensors(), || {
        let loss = regression_loss(&model, &x);
        captured.apply(&loss.grad(&captured.parameters())?, &numbers)?;
        Ok(vec![loss])
    })
    .unwrap();
    for (i, x) in inputs.iter().enumerate() {
        let numbers = captured.numbers(rate(i)).unwrap();
        step.run(&[x, &numbers]).unwrap();
    }
    assert_eq!((plain.steps(), weights(&plain)), (captured.steps(), weights(&captured)));
}

#[test]
fn an_optimizer_continues_from_its_state() {
    let x = Tensor::ones([2, 3], DType::F32).realize().unwrap();
    let train = |model: &Sequential, optimizer: &mut Optimizer| {
        let grads = regression_loss(model, &x).grad(&optimizer.parameters()).unwrap();
        optimizer.step(&grads, 0.1).unwrap();
    };
    let (model, mut optimizer) = regression();
    train(&model, &mut optimizer);
    let (other_model, mut other) = regression();
    other_model.load_state_dict(&model.state_dict()).unwrap();
    let state = optimizer.state_dict().unwrap();
    assert!(state.contains_key("0.weight.exp_avg_sq"), "{:?}", state.keys());
    other.load_state_dict(&state).unwrap();
    train(&model, &mut optimizer);
    train(&other_model, &mut other);
    assert_eq!(weights(&optimizer), weights(&other));
    let mut broken = state.clone();
    broken.remove("1.bias.exp_avg");
    assert!(matches!(other.load_state_dict(&broken), Err(Error::State(StateError::Missing { .. }))));
}

#[test]
fn accumulated_gradients_are_those_of_the_whole_batch() {
    let (model, _) = regression();
    let parameters = model.parameters();
    let x = Rng::new(3).randn([6, 3]).realize().unwrap();
    let grads = |x: &Tensor| regression_loss(&model, x).grad(&parameters).unwrap();
    let sums = Accumulator::new(&parameters).unwrap();
    let share = |v: f32| Tensor::from_slice(&[v], ()).unwrap();
    sums.start(&grads(&x.slice(0, 0..4)), &share(4.0 / 6.0)).unwrap();
    sums.add(&grads(&x.slice(0, 4..6)), &share(2.0 / 6.0)).unwrap();
    for (sum, grad) in sums.sums().iter().zip(grads(&x)) {
        let pairs = sum.to_vec::<f32>().unwrap().into_iter().zip(grad.to_vec::<f32>().unwrap());
        pairs.for_each(|(a, b)| assert!((a - b).abs() < 1e-6, "{a} {b}"));
    }
}

#[test]
fn autocast_rounds_products_and_keeps_weights_and_gradients_wide() {
    let model = tiny();
    let ids = Tensor::from_slice(&[1i64, 5, 3, 2], [1, 4]).unwrap();
    let cx = Context::train().with_precision(Precision::AmpBf16);
    let logits = model.logits(&ids, &cx);
    assert_eq!(logits.dtype(), DType::BF16);
    let loss = model.loss(&ids, &ids, &cx);
    assert_eq!(loss.dtype(), DType::F32);
    let grads = loss.grad(&model.parameters()).unwrap();
    assert!(grads.iter().all(|g| g.dtype() == DType::F32));
    let exact = model.loss(&ids, &ids, &Context::train());
    let exact_grads = exact.grad(&model.parameters()).unwrap();
    assert!((loss.item::<f32>().unwrap() - exact.item::<f32>().unwrap()).abs() < 2e-2);
    for (grad, exact) in grads.iter().zip(&exact_grads) {
        let difference = (grad - exact).norm(2.0, .., false).item::<f32>().unwrap();
        assert!(difference < 0.05 * exact.norm(2.0, .., false).item::<f32>().unwrap() + 1e-3);
    }
}

#[test]
fn a_product_of_rounded_operands_large_enough_to_be_tiled_is_summed_in_f32() {
    let layer = Linear::new(64, 256, false, &rng()).unwrap();
    let x = Rng::new(9).randn([96, 64]).realize().unwrap();
    let rounded = |t: &Tensor| t.cast(DType::BF16).cast(DType::F32).realize().unwrap();
    let exact = rounded(&x).matmul(&rounded(&layer.weight).t()).to_vec::<f32>().unwrap();
    let got = layer.forward(&x, &Context::eval().with_precision(Precision::AmpBf16)).cast(DType::F32).to_vec::<f32>().unwrap();
    for (got, exact) in got.iter().zip(&exact) {
        assert!((got - exact).abs() <= exact.abs() / 256.0, "{got}, expected {exact} rounded once");
    }
}

/// Greedy tokens by a full pass over everything for each.
fn continued(model: &dyn CausalLm, prompt: &[i64], count: usize) -> Vec<i64> {
    let mut tokens = prompt.to_vec();
    for _ in 0..count {
        let ids = Tensor::from_slice(&tokens, [1, tokens.len()]).unwrap();
        let best = model.logits(&ids, &Context::eval()).select(1, -1).argmax(1, false);
        tokens.push(best.item::<i64>().unwrap());
    }
    tokens.split_off(prompt.len())
}

#[test]
fn what_is_generated_from_kept_keys_is_what_full_passes_give() {
    let mpt = |attention| {
        let size = json!({"d_model": 16, "n_heads": 4, "n_layers": 2, "vocab_size": 50, "max_seq_len": 100, "attn_config": attention});
        ("mpt_foundry", size)
    };
    let models = [
        mpt(json!({"alibi": true})),
        mpt(json!({"qk_ln": true})),
        mpt(json!({"rope": true, "attn_type": "multiquery_attention"})),
        ("gpt2", json!({"n_embd": 16, "n_head": 4, "n_layer": 2, "vocab_size": 50, "n_positions": 100})),
        (
            "llama",
            json!({"hidden_size": 16, "num_attention_heads": 4, "num_key_value_heads": 2, "num_hidden_layers": 2,
            "intermediate_size": 24, "vocab_size": 50, "max_position_embeddings": 100}),
        ),
    ];
    for (kind, config) in models {
        let model = causal_lm(kind, &config, &rng()).unwrap();
        // Shorter than a piece, and one token more than a piece.
        for length in [3i64, 65] {
            let prompt: Vec<i64> = (0..length).map(|i| (i * i * 7 + 3) % 50).collect();
            let made = generate(&*model, &prompt, 8, &Sampling::GREEDY, None, |_| ()).unwrap();
            assert_eq!(made, continued(&*model, &prompt, 8), "{kind} {config}, {length} tokens");
        }
    }
}

#[test]
fn generation_stops_where_it_should_and_outlasts_the_context() {
    let config = json!({"d_model": 16, "n_heads": 2, "n_layers": 1, "vocab_size": 50, "max_seq_len": 20});
    let model = causal_lm("mpt_foundry", &config, &rng()).unwrap();
    let prompt = [3i64, 14, 15];
    let mut seen = Vec::new();
    let made = generate(&*model, &prompt, 30, &Sampling::GREEDY, None, |token| seen.push(token)).unwrap();
    assert_eq!((made.len(), &made), (30, &seen));
    assert_eq!(made[..17], continued(&*model, &prompt, 17));
    // The context is full with 20 tokens; from there on the last ten are a text of their own.
    let all: Vec<i64> = prompt.iter().chain(&made).copied().collect();
    assert_eq!(made[18..27], continued(&*model, &all[11..21], 9));
    let stopped = generate(&*model, &prompt, 30, &Sampling::GREEDY, Some(made[1]), |_| ()).unwrap();
    assert_eq!(stopped.iter().filter(|&&token| token == made[1]).count(), 1);
    assert_eq!(stopped.last(), Some(&made[1]));
}

#[test]
fn a_token_that_the_model_does_not_have_is_an_error() {
    let model = tiny();
    let error = generate(&model, &[11], 1, &Sampling::GREEDY, None, |_| ()).unwrap_err();
    assert!(error.to_string().contains("11"), "{error}");
}

#[test]
fn contradictory_configurations_say_which_keys() {
    let cases = [
        (json!({"d_model": 10, "n_heads": 4}), "n_heads = 4"),
        (json!({"attn_config": {"alibi": true, "rope": true}}), "attn_config.rope"),
        (json!({"attn_config": {"attn_type": "grouped_query_attention"}}), "kv_n_heads"),
        (json!({"attn_config": {"attn_type": "linear_attention"}}), "linear_attention"),
        (json!({"norm_type": "batchnorm"}), "batchnorm"),
        (json!({"init_config": {"name": "baseline_"}}), "init_std"),
        (json!({"d_model": "wide"}), "wide"),
    ];
    for (config, word) in cases {
        let error = MptConfig::from_foundry(&config).unwrap_err().to_string();
        assert!(error.contains(word), "{error}");
    }
}

#[test]
fn rotation_is_read_in_both_spellings_and_refused_where_it_is_stretched() {
    let newer = json!({"rope_parameters": {"rope_theta": 500.0, "rope_type": "default"}});
    assert_eq!(LlamaConfig::from_transformers(&newer).unwrap().rope_theta, 500.0);
    let older = json!({"rope_theta": 600.0, "rope_scaling": null});
    assert_eq!(LlamaConfig::from_transformers(&older).unwrap().rope_theta, 600.0);
    let stretched = json!({"rope_scaling": {"type": "linear", "factor": 2.0}});
    let error = LlamaConfig::from_transformers(&stretched).unwrap_err().to_string();
    assert!(error.contains("rope_scaling.rope_type = linear"), "{error}");
}

fn deviation(tensor: &Tensor) -> f64 {
    f64::from(tensor.square().mean(.., false).sqrt().item::<f32>().unwrap())
}

#[test]
fn weights_start_as_llm_foundry_has_them() {
    let start = |extra: serde_json::Value| {
        let mut config = json!({"d_model": 128, "n_heads": 4, "n_layers": 8, "vocab_size": 1000, "max_seq_len": 64});
        config.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        Mpt::new(MptConfig::from_foundry(&config).unwrap(), &rng()).unwrap()
    };
    let near = |model: &Mpt, name: &str, want: f64| {
        let found = deviation(&model.state_dict()[name]);
        assert!((found / want - 1.0).abs() < 0.03, "{name} has deviation {found}, expected {want}");
    };
    let kaiming = (2.0f64 / 128.0).sqrt();
    let model = start(json!({}));
    near(&model, "transformer.wte.weight", kaiming);
    near(&model, "transformer.wpe.weight", kaiming);
    near(&model, "transformer.blocks.3.attn.Wqkv.weight", kaiming);
    near(&model, "transformer.blocks.3.attn.out_proj.weight", kaiming / 4.0);
    near(&model, "transformer.blocks.3.ffn.down_proj.weight", (2.0f64 / 512.0).sqrt() / 4.0);
    assert_eq!(deviation(&model.state_dict()["transformer.blocks.3.ffn.up_proj.bias"]), 0.0);
    let uniform = start(json!({"init_config": {"name": "kaiming_uniform_", "init_div_is_residual": false, "emb_init_std": 0.5}}));
    near(&uniform, "transformer.wte.weight", 0.5);
    near(&uniform, "transformer.blocks.3.attn.out_proj.weight", kaiming);
    let largest = uniform.state_dict()["transformer.blocks.3.attn.Wqkv.weight"].abs().max(.., false).item::<f32>().unwrap();
    assert!(f64::from(largest) <= 3f64.sqrt() * kaiming);
    near(&start(json!({"init_config": {"name": "baseline_", "init_std": 0.1}})), "transformer.blocks.0.ffn.up_proj.weight", 0.1);

    // The loss of a fresh model is that of a guess, and one more for the spread of its scores.
    let ids = Rng::new(1).randint([4, 64], 0, 1000).realize().unwrap();
    let loss = model.loss(&ids, &ids, &Context::eval()).item::<f32>().unwrap();
    assert!((loss - (1000f32.ln() + 1.0)).abs() < 0.2, "{loss}");
}

#[test]
fn layers_apply_their_operation_with_their_weights() {
    let rng = rng();
    let cx = Context::eval();
    let same = |got: Tensor, want: Tensor| {
        assert_eq!(got.shape(), want.shape());
        assert_eq!(got.to_vec::<f32>().unwrap(), want.to_vec::<f32>().unwrap());
    };
    let image = rng.randn([2, 4, 6, 5]).realize().unwrap();
    let conv = Conv { stride: [2, 1], padding: [1, 0], groups: 2, ..Conv::default() };
    let layer = Conv2d::new(4, 6, 3, conv, true, &rng).unwrap();
    assert_eq!(layer.weight.shape(), [6, 2, 3, 3]);
    same(layer.forward(&image, &cx), image.conv2d(&layer.weight, layer.bias.as_ref(), conv));
    let layer = ConvTranspose2d::new(4, 6, 3, conv, false, &rng).unwrap();
    assert_eq!(layer.weight.shape(), [4, 3, 3, 3]);
    same(layer.forward(&image, &cx), image.conv_transpose2d(&layer.weight, None, conv, [0, 0]));
    let signal = rng.randn([2, 4, 9]).realize().unwrap();
    let layer = Conv1d::new(4, 3, 2, Conv::default(), true, &rng).unwrap();
    same(layer.forward(&signal, &cx), signal.conv1d(&layer.weight, layer.bias.as_ref(), Conv::default()));
    let layer = GroupNorm::new(2, 4, 1e-5).unwrap();
    layer.weight.assign(&rng.randn(4)).unwrap();
    layer.bias.assign(&rng.randn(4)).unwrap();
    same(layer.forward(&image, &cx), image.group_norm(2, Some(&layer.weight), Some(&layer.bias), 1e-5));
    let layer = RmsNorm::new(5, 1e-3).unwrap();
    layer.weight.assign(&rng.randn(5)).unwrap();
    same(layer.forward(&image, &cx), image.rms_norm(Some(&layer.weight), 1e-3));
    let layer = LayerNorm::new(5, true, 1e-3).unwrap();
    layer.bias.as_ref().unwrap().assign(&rng.randn(5)).unwrap();
    same(layer.forward(&image, &cx), image.layer_norm([5], Some(&layer.weight), layer.bias.as_ref(), 1e-3));
    let pool = Pool2d { stride: [1, 2], ..Pool2d::new([2, 2]) };
    same(MaxPool2d(pool).forward(&image, &cx), image.max_pool2d(pool));
    same(AvgPool2d(pool).forward(&image, &cx), image.avg_pool2d(pool));
}

#[test]
#[should_panic(expected = "Conv2d: 5 channels do not divide into 2 groups")]
fn channels_that_do_not_divide_are_refused() {
    let conv = Conv { groups: 2, ..Conv::default() };
    let _ = Conv2d::new(5, 6, 3, conv, true, &rng());
}

/// Parameters in a group change as if they had an optimizer to themselves; of two groups that choose one, the first has it.
#[test]
fn a_parameter_group_is_an_optimizer_of_its_own() {
    let parameters = || -> Vec<(String, Tensor)> {
        let rng = rng();
        ["a.weight", "a.bias", "b.weight", "b.bias"].map(|n| (n.to_string(), init::normal(&rng, [3], 1.0).unwrap())).into()
    };
    let grads: Vec<Tensor> = (0..4).map(|i| Rng::new(i as u64).randn([3]).realize().unwrap()).collect();
    let (main, biases) = (Adam::adamw((0.9, 0.95), 1e-8, 0.1), Adam::adamw((0.8, 0.9), 1e-8, 0.0));
    let grouped = parameters();
    let mut optimizer = Optimizer::new(grouped.clone(), main).unwrap();
    optimizer = optimizer.with_group(|name| name.ends_with("bias"), biases).unwrap();
    optimizer = optimizer.with_group(|name| name == "b.bias", Adam::adamw((0.0, 0.0), 1.0, 0.5)).unwrap();
    let apart = parameters();
    let of = |biased: bool| apart.iter().filter(|(name, _)| name.ends_with("bias") == biased).cloned().collect();
    let mut two = [(Optimizer::new(of(false), main).unwrap(), 1e-2), (Optimizer::new(of(true), biases).unwrap(), 1e-3)];
    for _ in 0..3 {
        let numbers = optimizer.numbers_of_groups(&[1e-2, 1e-3, 1.0]).unwrap();
        optimizer.apply(&grads, &numbers).unwrap();
        for (offset, (optimizer, lr)) in two.iter_mut().enumerate() {
            optimizer.step(&grads.iter().skip(offset).step_by(2).cloned().collect::<Vec<_>>(), *lr).unwrap();
        }
    }
    let values = |all: &[(String, Tensor)]| all.iter().map(|(_, t)| t.to_vec::<f32>().unwrap()).collect::<Vec<_>>();
    assert_eq!(values(&grouped), values(&apart));
    assert_eq!(optimizer.state_dict().unwrap().len(), 2 * 4 + 1);
}
