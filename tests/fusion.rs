//! How many kernels common computations become, and what is in them.

use kiln::models::{CausalLm, Mpt, MptConfig};
use kiln::nn::{Context, Layer, LayerNorm, Module};
use kiln::optim::{Adam, Optimizer};
use kiln::{Attention, ClassLoss, DType, Options, Reduction, Rng, Step, Tensor, kernels, with_options};
use kiln_kernels::ir::{Access, Kernel, Op};
use std::sync::Arc;

fn data(shape: &[usize]) -> Tensor {
    let n: usize = shape.iter().product();
    Tensor::from_slice(&(0..n).map(|i| (i % 97) as f32 * 0.01 - 0.4).collect::<Vec<_>>(), shape).unwrap()
}

/// Computed on the device, large as it is: nothing of how it was made is left to fuse.
fn zeros(shape: &[usize]) -> Tensor {
    Tensor::zeros(shape, DType::F32).contiguous().realize().unwrap()
}

fn kernels_of(tensors: &[&Tensor]) -> Vec<Arc<Kernel>> {
    kernels(tensors.iter().copied()).unwrap()
}

/// The tensor takes one kernel, which reads `reads` buffers and writes one; without fusion it takes more.
#[track_caller]
fn assert_one(what: &str, tensor: &Tensor, reads: usize) -> Arc<Kernel> {
    let found = kernels_of(&[tensor]);
    assert_eq!(found.len(), 1, "{what}: {:?}", names(&found));
    assert_eq!(accesses(&found[0]), (reads, 1), "{what}: buffers read and written");
    let apart = with_options(Options { fuse: false }, || kernels_of(&[tensor]));
    assert!(apart.len() > 1, "{what} is one kernel even without fusion: {:?}", names(&apart));
    found[0].clone()
}

fn names(kernels: &[Arc<Kernel>]) -> Vec<&str> {
    kernels.iter().map(|k| k.name.as_str()).collect()
}

/// How many buffers a kernel reads, and how many it writes.
fn accesses(kernel: &Kernel) -> (usize, usize) {
    let reads = kernel.params.iter().filter(|p| p.access == Access::Read).count();
    (reads, kernel.params.len() - reads)
}

/// How many reductions and products a kernel does.
fn reductions(kernel: &Kernel) -> usize {
    kernel.graph.nodes().iter().filter(|n| matches!(n.op, Op::Reduce { .. } | Op::Dot { .. })).count()
}

#[test]
fn reductions_over_a_row_share_a_kernel() {
    let x = data(&[64, 300]);
    let (w, b) = (data(&[300]), data(&[300]));
    let softmax = assert_one("softmax", &x.softmax(-1), 1);
    assert_eq!(reductions(&softmax), 2, "the maximum and the sum");
    assert_eq!(reductions(&assert_one("log_softmax", &x.log_softmax(-1), 1)), 2);
    assert_eq!(reductions(&assert_one("layer norm", &x.layer_norm(300, Some(&w), Some(&b), 1e-5), 3)), 2, "mean and variance");
    assert_eq!(reductions(&assert_one("RMS norm", &x.rms_norm(Some(&w), 1e-6), 2)), 1);
    assert_eq!(reductions(&assert_one("var", &x.var(-1, 1, false), 1)), 2);
    assert_eq!(reductions(&assert_one("logsumexp", &x.logsumexp(-1, false), 1)), 2);
}

#[test]
fn cross_entropy_over_a_vocabulary() {
    let logits = zeros(&[4096, 50368]);
    let targets = Tensor::from_slice(&(0..4096).map(|i| i * 12 % 50368).collect::<Vec<i64>>(), 4096).unwrap();
    let loss = logits.cross_entropy(&targets);
    let found = kernels_of(&[&loss]);
    assert!(found.len() <= 2, "{:?}", names(&found));
    // The logits are read once, and nothing of their size is written.
    let large = |k: &Kernel, access| k.params.iter().filter(|p| p.len >= 4096 * 50368 && p.access == access).count();
    assert_eq!(found.iter().map(|k| large(k, Access::Read)).sum::<usize>(), 1);
    assert_eq!(found.iter().map(|k| large(k, Access::Write)).sum::<usize>(), 0);
    let each = logits.cross_entropy_with(&targets, &ClassLoss { reduction: Reduction::None, ..ClassLoss::default() });
    assert_one("cross entropy of each row", &each, 2);
}

/// The gradients of sum(y * g) for stored cotangents g, and the kernels that they take.
fn backward(y: &Tensor, inputs: &[&Tensor]) -> Vec<Arc<Kernel>> {
    let grads = y.grad_with(&data(y.shape()), inputs).unwrap();
    kernels_of(&grads.iter().collect::<Vec<_>>())
}

#[test]
fn the_backward_pass_of_a_row_is_a_kernel() {
    let x = data(&[64, 300]);
    let (w, b) = (data(&[300]), data(&[300]));
    let (layer, rms) = (x.layer_norm(300, Some(&w), Some(&b), 1e-5), x.rms_norm(Some(&w), 1e-6));
    for (what, y) in [("softmax", &x.softmax(-1)), ("log_softmax", &x.log_softmax(-1)), ("layer norm", &layer), ("RMS norm", &rms)] {
        let found = backward(y, &[&x]);
        assert_eq!(found.len(), 1, "{what}: {:?}", names(&found));
    }
    // Sums over rows are another kernel: one for weight and bias, beside the row's own values.
    for (what, y, inputs) in [("layer norm", &layer, &[&x, &w, &b][..]), ("RMS norm", &rms, &[&x, &w])] {
        let found = backward(y, inputs);
        assert_eq!(found.len(), 2, "{what}: {:?}", names(&found));
    }
}

#[test]
fn the_backward_pass_of_an_embedding_adds_rows_in_place() {
    let (table, ids) = (data(&[1000, 16]), Tensor::from_slice(&(0..50).map(|i| i * i % 999).collect::<Vec<i64>>(), 50).unwrap());
    let found = backward(&table.embedding(&ids), &[&table]);
    assert_eq!(names(&found), ["copy_1000x16", "scatter_1000x16"], "zeros, and rows added to them");
    assert!(found.iter().all(|k| k.params.iter().all(|p| p.len <= 16000)), "nothing has an element for each id and row");
}

#[test]
fn the_logits_of_a_head_are_never_whole() {
    let (rows, width, classes, chunk) = (1024, 32, 50368, 512);
    let (x, w, b) = (zeros(&[rows, width]), zeros(&[classes, width]), zeros(&[classes]));
    let targets = Tensor::from_slice(&(0..rows as i64).map(|i| i * 12).collect::<Vec<_>>(), rows).unwrap();
    let state = [x.clone(), w.clone(), b.clone(), targets.clone()];
    let loss = || x.linear_cross_entropy(&w, Some(&b), &targets, &ClassLoss::default());
    let forward = Step::capture(&[], &state, || Ok(vec![loss()])).unwrap();
    let step = Step::capture(&[], &state, || {
        let loss = loss();
        let mut all = loss.grad(&[&x, &w, &b])?;
        all.push(loss);
        Ok(all)
    });
    let step = step.unwrap();
    let products = |step: &Step| step.kernels().filter(|k| k.graph.nodes().iter().any(|n| matches!(n.op, Op::Dot { .. }))).count();
    assert_eq!((products(&forward), products(&step)), (2, 8), "three products and a sum for the bias a chunk, none of them twice");
    for (what, step) in [("forward", &forward), ("forward and backward", &step)] {
        let large = step.kernels().flat_map(|k| &k.params).map(|p| p.len as usize).max().unwrap();
        assert_eq!(large, chunk * classes, "{what}: the largest value is the logits of a chunk");
        let (bytes, one) = (step.working_memory(), 4 * chunk * classes);
        let order: Vec<&str> = step.kernels().map(|k| k.name.as_str()).collect();
        // The logits and, for a moment, their gradient beside them.
        assert!(bytes < 2 * one + one / 5, "{what}: {bytes} bytes of working memory for chunks of {one}: {order:?}");
    }
    // For each chunk the logits, the losses with the logits' gradient, and three products; the targets' count, dx and the loss.
    let launches = step.launches();
    assert!(launches <= 2 * 5 + 3, "{launches} launches: {:?}", step.kernels().map(|k| &k.name).collect::<Vec<_>>());
}

#[test]
fn a_product_takes_its_epilogue() {
    let (x, w, b) = (data(&[128, 96]), data(&[64, 96]), data(&[64]));
    let kernel = assert_one("linear and gelu", &x.linear(&w, Some(&b)).gelu(), 3);
    assert_eq!(reductions(&kernel), 1);
    assert!(kernel.graph.nodes().iter().any(|n| matches!(n.op, Op::Dot { .. })), "the product is a Dot");
    assert_one("matmul, bias and gelu", &(x.matmul(&w.transpose(0, 1)) + &b).gelu(), 3);
    assert_one("a product with residual", &(x.linear(&w, Some(&b)) + data(&[128, 64])), 4);
}

/// How many values of so many elements kernels write, by type.
fn written(kernels: &[Arc<Kernel>], elements: usize, dtype: DType) -> usize {
    let params = kernels.iter().flat_map(|k| &k.params);
    params.filter(|p| p.access == Access::Write && p.len == elements as i64 && p.dtype == dtype).count()
}

#[test]
fn gelu_keeps_what_it_is_of() {
    let (x, v, w) = (data(&[80, 48]), data(&[112, 48]), data(&[40, 112]));
    let loss = x.linear(&v, None).gelu().linear(&w, None).square().sum(.., false);
    let grads = loss.grad(&[&v, &w]).unwrap();
    let found = kernels_of(&[&grads[0], &grads[1]]);
    assert_eq!(written(&found, 80 * 112, DType::F32), 3, "gelu, what it is of, and the gradient of that: {:?}", names(&found));
}

#[test]
fn what_is_rounded_is_stored_rounded() {
    // Logits in bf16, of which the losses are computed in f32.
    let (x, w) = (data(&[80, 48]).cast(DType::BF16).realize().unwrap(), data(&[112, 48]).cast(DType::BF16).realize().unwrap());
    let targets = Tensor::from_slice(&(0..80).collect::<Vec<i64>>(), 80).unwrap();
    let loss = x.linear(&w, None).cross_entropy(&targets);
    let grad = loss.grad(&[&w]).unwrap().remove(0);
    let found = kernels_of(&[&loss, &grad]);
    assert_eq!(written(&found, 80 * 112, DType::F32), 0, "{:?}", names(&found));
    assert!(written(&found, 80 * 112, DType::BF16) > 0, "{:?}", names(&found));
    // The gradients of queries, keys and values side by side.
    let parts: Vec<Tensor> = (0..3).map(|_| x.linear(&w, None)).collect();
    let found = kernels_of(&[&Tensor::cat(&parts, 1)]);
    assert_eq!(written(&found, 80 * 112, DType::F32), 0, "products are stored as what is put together: {:?}", names(&found));
}

#[test]
fn steps_by_sums_of_one_value_share_a_kernel() {
    let (x, w) = (data(&[96, 40]), data(&[24, 40]));
    let norm = LayerNorm::new(40, true, 1e-5).unwrap();
    let mut optimizer = Optimizer::new(norm.named_parameters(), Adam::adamw((0.9, 0.95), 1e-8, 0.1)).unwrap();
    let numbers = optimizer.numbers(1e-3).unwrap();
    let inputs = [x.clone(), w.clone(), numbers.clone()];
    let step = Step::capture(&inputs, &optimizer.tensors(), || {
        let loss = norm.forward(&x, &Context::train()).linear(&w, None).square().sum(.., false);
        optimizer.apply(&loss.grad(&optimizer.parameters())?, &numbers)?;
        Ok(vec![loss])
    });
    let step = step.unwrap();
    let steps: Vec<&Kernel> =
        step.kernels().filter(|k| k.params.iter().filter(|p| p.access == Access::Write && p.len == 40).count() > 0).collect();
    assert_eq!(
        steps.len(),
        1,
        "weight and bias change by sums over one gradient: {:?}",
        step.kernels().map(|k| &k.name).collect::<Vec<_>>()
    );
    assert_eq!(accesses(steps[0]).1, 6, "both, and two moments of each");
}

#[test]
fn a_step_knows_what_its_kernels_need_beside_its_values() {
    let (x, w) = (data(&[300, 200]), data(&[200, 100]));
    let scratch = |f: &dyn Fn() -> Tensor| Step::capture(&[x.clone(), w.clone()], &[], || Ok(vec![f()])).unwrap().scratch_memory();
    assert_eq!(scratch(&|| &x + 1.0), 0, "sums take none");
    let product = scratch(&|| x.matmul(&w));
    assert!((200 * 16..1 << 24).contains(&product), "packed operands of a product: {product} bytes");
}

#[test]
fn outputs_over_one_domain_share_a_kernel() {
    let a = data(&[1000]);
    let found = kernels_of(&[&(&a + 1.0), &(&a * 2.0)]);
    assert_eq!(found.len(), 1, "{:?}", names(&found));
    assert_eq!(accesses(&found[0]), (1, 2), "the input is read once");
    assert_eq!(found[0].stores.len(), 2);
}

#[test]
fn movement_is_index_arithmetic() {
    let x = data(&[30, 40]);
    let y =
        x.transpose(0, 1).slice(0, kiln::SliceRange::new(None, None, -2)).pad([(1, 0), (0, 2)], 0.0).exp().flip([0]).reshape([-1]) + 1.0;
    let found = kernels_of(&[&y]);
    assert_eq!(found.len(), 1, "{:?}", names(&found));
    let tensors: Vec<Tensor> = (0..31).map(|i| &data(&[3, 5]) + i as f32).collect();
    let found = kernels_of(&[&Tensor::cat(&tensors, 0)]);
    assert_eq!(found.len(), 1, "a cat of 31 sums: {:?}", names(&found));
    let inputs: Vec<Tensor> = (0..31).map(|_| data(&[3, 5])).collect();
    let found = kernels_of(&[&Tensor::cat(&inputs, 1)]);
    assert_eq!((found.len(), accesses(&found[0])), (1, (31, 1)), "a cat of 31 buffers: {:?}", names(&found));
}

#[test]
fn an_optimizer_step_is_a_kernel_for_each_parameter_at_most() {
    let shapes: [&[usize]; 10] = [&[64, 32], &[64], &[32, 64], &[32], &[128, 64], &[128], &[64, 128], &[7, 3, 5], &[11], &[1]];
    let parameters: Vec<Tensor> = shapes.iter().map(|s| data(s)).collect();
    let grads: Vec<Tensor> = shapes.iter().map(|s| data(s)).collect();
    let named = parameters.iter().enumerate().map(|(i, p)| (format!("p{i}"), p.clone())).collect();
    let mut optimizer = Optimizer::new(named, Adam::adamw((0.9, 0.95), 1e-8, 0.1)).unwrap();
    let numbers = optimizer.numbers(1e-3).unwrap();
    let inputs: Vec<Tensor> = grads.iter().cloned().chain([numbers.clone()]).collect();
    let step = Step::capture(&inputs, &optimizer.tensors(), || {
        optimizer.apply(&grads, &numbers)?;
        Ok(vec![])
    });
    let launches = step.unwrap().launches();
    assert!(launches <= 10, "{launches} launches");
}

#[test]
fn the_norm_of_many_gradients_takes_few_kernels() {
    // Gradients that are computed in the step, each by a kernel of its own, of two shapes in turn.
    let shapes: Vec<[usize; 2]> = (0..24).map(|i| if i % 2 == 0 { [256, 96] } else { [96, 128] }).collect();
    let sums: Vec<Tensor> = shapes.iter().map(|s| zeros(&[s[0], 40])).collect();
    let others: Vec<Tensor> = shapes.iter().map(|s| zeros(&[40, s[1]])).collect();
    let parameters: Vec<Tensor> = shapes.iter().map(|s| zeros(s)).collect();
    let named = parameters.iter().enumerate().map(|(i, p)| (format!("p{i}"), p.clone())).collect();
    let mut optimizer = Optimizer::new(named, Adam::adamw((0.9, 0.95), 1e-8, 0.1)).unwrap();
    let numbers = optimizer.numbers(1e-3).unwrap();
    let inputs: Vec<Tensor> = sums.iter().chain(&others).cloned().chain([numbers.clone()]).collect();
    let step = Step::capture(&inputs, &optimizer.tensors(), || {
        let grads: Vec<Tensor> = sums.iter().zip(&others).map(|(a, b)| a.matmul(b)).collect();
        let (norm, grads) = Tensor::clip_grad_norm(&grads, 1.0, 2.0);
        optimizer.apply(&grads, &numbers)?;
        Ok(vec![norm])
    });
    let step = step.unwrap();
    // 24 products; sums of squares of up to 12 gradients of a shape in a launch, and the norm of those; steps of up to 12 parameters.
    let launches = step.launches();
    assert!(launches <= 24 + 2 + 2 + 2, "{launches} launches: {:?}", step.kernels().map(|k| &k.name).collect::<Vec<_>>());
}

/// The most elements that a parameter of these kernels has.
fn largest(kernels: &[Arc<Kernel>]) -> i64 {
    kernels.iter().flat_map(|k| &k.params).map(|p| p.len).max().unwrap()
}

#[test]
fn attention_stores_nothing_of_the_size_of_its_scores() {
    let (b, h, t, d) = (2, 6, 384, 32);
    let bias = Tensor::alibi(h, t, 8.0).contiguous().realize().unwrap();
    let rng = Rng::new(1u64);
    let each = [
        Attention { causal: true, ..Attention::default() },
        Attention { causal: true, mask: Some(&bias), ..Attention::default() },
        Attention { dropout: Some((0.1, &rng)), ..Attention::default() },
    ];
    for dtype in [DType::F32, DType::BF16] {
        for (options, key_heads) in each.iter().flat_map(|o| [(*o, h), (*o, h / 3)]) {
            let of = |heads: usize, length: usize| Tensor::zeros([b, heads, length, d], dtype).contiguous().realize().unwrap();
            let inputs = [of(h, t), of(key_heads, t), of(key_heads, t)];
            let y = inputs[0].attention(&inputs[1], &inputs[2], options);
            let forward = kernels_of(&[&y]);
            assert_eq!(forward.len(), 1, "{options:?}: {:?}", names(&forward));
            let mut all = y.grad_with(&of(h, t), &inputs).unwrap();
            all.push(y);
            let both = kernels_of(&all.iter().collect::<Vec<_>>());
            assert_eq!(both.len(), 3, "{options:?}: {:?}", names(&both));
            assert_eq!(largest(&both), (b * h * t * d) as i64, "{options:?}");
        }
    }
}

/// The kernels of a model's forward pass, and of forward and backward together.
fn mpt_kernels(layers: usize) -> (Vec<Arc<Kernel>>, Vec<Arc<Kernel>>) {
    let config = serde_json::json!({ "d_model": 64, "n_heads": 4, "n_layers": layers, "max_seq_len": 32, "vocab_size": 128 });
    let model = Mpt::new(MptConfig::from_transformers(&config).unwrap(), &Rng::new(1u64)).unwrap();
    let parameters = model.parameters();
    Tensor::realize_all(&parameters).unwrap();
    let ids = Tensor::from_slice(&(0..64).map(|i| i * 7 % 128).collect::<Vec<i64>>(), [2, 32]).unwrap();
    let cx = Context::train();
    let loss = model.loss(&ids, &ids, &cx);
    let forward = kernels_of(&[&loss]);
    let grads = loss.grad(&parameters).unwrap();
    let all: Vec<&Tensor> = grads.iter().chain([&loss]).collect();
    (forward, kernels_of(&all))
}

#[test]
fn a_block_of_an_mpt() {
    // What a block takes is the difference between two models of different depth.
    let (one, two) = (mpt_kernels(1), mpt_kernels(2));
    let forward = two.0.len() - one.0.len();
    let both = two.1.len() - one.1.len();
    println!("forward {:?}\nforward and backward {:?}", names(&two.0), names(&two.1));
    assert!(forward <= 12, "a block forward takes {forward} kernels: {:?}", names(&two.0));
    assert!(both <= 40, "a block forward and backward takes {both} kernels: {:?}", names(&two.1));
    assert!(two.0.iter().all(|k| k.params.iter().all(|p| p.dtype != DType::F64)), "nothing is computed in double precision");
}
