//! A training step of an MPT-like model on the default device: seconds a step, GFLOP/s, and where the time goes.
//!
//! `cargo bench --bench step [layers d_model heads vocabulary length batch] [--bf16] [--list]`; `--list` writes every kernel as text
//! to the standard error.

use kiln::models::{CausalLm, Mpt, MptConfig};
use kiln::nn::{CastCache, Context, Module, Precision};
use kiln::optim::{Adam, Optimizer};
use kiln::{Rng, Step, Tensor};
use std::collections::BTreeMap;
use std::time::Instant;
use work::{bytes, flops};

mod work;

fn main() -> kiln::Result<()> {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let at = |i: usize, default: usize| numbers.get(i).copied().unwrap_or(default);
    let (layers, width, heads, vocabulary, length, batch) = (at(0, 4), at(1, 256), at(2, 4), at(3, 8192), at(4, 256), at(5, 8));
    let config = MptConfig {
        n_layers: layers,
        d_model: width,
        ffn_hidden: 4 * width,
        n_heads: heads,
        kv_n_heads: heads,
        max_seq_len: length,
        vocab_size: vocabulary,
        ..MptConfig::default()
    };
    let model = Mpt::new(config, &Rng::new(0))?;
    let mut optimizer = Optimizer::new(model.named_parameters(), Adam::decoupled_adamw((0.9, 0.95), 1e-8, 0.0, 6e-4))?;
    let ids: Vec<i64> = (0..batch * length).map(|i| (i * i % 977 % vocabulary) as i64).collect();
    let ids = Tensor::from_slice(&ids, [batch, length])?;
    let scalars = optimizer.numbers(6e-4)?;
    let start = Instant::now();
    let has = |flag: &str| std::env::args().any(|a| a == flag);
    let precision = if has("--bf16") { Precision::AmpBf16 } else { Precision::Fp32 };
    let casts = CastCache::new(&model.parameters(), precision, |cx| drop(model.loss(&ids, &ids, cx)))?;
    let state = [optimizer.tensors(), casts.tensors()].concat();
    let step = Step::capture(&[ids.clone(), scalars.clone()], &state, || {
        let loss = model.loss(&ids, &ids, &Context::train().with_precision(precision).with_casts(&casts));
        let grads = loss.grad(&optimizer.parameters())?;
        let updates: Vec<_> = optimizer.updates(&grads, &scalars).flat_map(|update| casts.with_copy(update)).collect();
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
        Ok(vec![loss])
    })?;
    if has("--list") {
        step.kernels().for_each(|kernel| eprintln!("{kernel}"));
    }
    println!(
        "capture {:.3} s, {} launches, {:.1} MiB of working memory",
        start.elapsed().as_secs_f64(),
        step.launches(),
        step.working_memory() as f64 / 1048576.0
    );
    let parameters: usize = model.named_parameters().iter().map(|(_, p)| p.numel()).sum();
    let whole = 3.0 * batch as f64 * (2.0 * parameters as f64 * length as f64 + 4.0 * (layers * width * length * length) as f64);
    let mut best = f64::MAX;
    let mut profile = Vec::new();
    for i in 0..5 {
        let scalars = optimizer.numbers(6e-4)?;
        let start = Instant::now();
        let loss = step.run(&[&ids, &scalars])?[0].item::<f32>()?;
        let seconds = start.elapsed().as_secs_f64();
        best = best.min(seconds);
        println!("step {i}: loss {loss:.4}, {seconds:.3} s");
        if i == 4 {
            profile = step.profile(&[&ids, &scalars])?;
        }
    }
    println!("best {best:.3} s: {:.1} GFLOP/s, {:.0} tokens/s", whole / best / 1e9, (batch * length) as f64 / best);
    let total: f64 = profile.iter().map(|p| p.1).sum();
    let mut kinds: BTreeMap<(&str, usize), (usize, f64, f64)> = BTreeMap::new();
    for ((name, seconds), kernel) in profile.iter().zip(step.kernels()) {
        let kind = kinds.entry((name, bytes(kernel))).or_default();
        *kind = (kind.0 + 1, kind.1 + seconds, flops(kernel));
    }
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by(|a, b| b.1.1.total_cmp(&a.1.1));
    for ((name, bytes), (count, seconds, flops)) in kinds.iter().take(40) {
        let (share, each) = (seconds / total * 100.0, seconds / *count as f64);
        let (gflops, gbytes) = (flops / each * 1e-9, *bytes as f64 / each * 1e-9);
        println!("{share:6.2} % {:9.3} ms {gflops:7.1} GFLOP/s {gbytes:6.1} GB/s {count:4} x {name}", seconds * 1e3);
    }
    Ok(())
}
