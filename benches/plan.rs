//! How long a training step takes to plan: graph, gradients, schedule and memory of MPT-1B, on a device that computes nothing.
//!
//! `cargo bench --bench plan [layers d_model heads length] [--list]`

use kiln::models::{CausalLm, Mpt, MptConfig};
use kiln::nn::{Checkpointing, Context, Module};
use kiln::optim::{Adam, Optimizer};
use kiln::{DType, Rng, Step, Tensor};
use kiln_kernels::program::Program;
use kiln_runtime::{Buffer, Device, Executable, Result, Slice, Target};
use std::any::Any;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

#[path = "work/executed.rs"]
mod executed;

/// Memory that is not there, kernels that do nothing.
#[derive(Debug, Default)]
struct Nothing {
    compiled: AtomicUsize,
    /// Operations of the products of all launches so far.
    done: Arc<Mutex<f64>>,
}

#[derive(Debug)]
struct NoMemory(usize);

/// Code that is not there, and the operations of its products.
struct NoCode {
    flops: f64,
    done: Arc<Mutex<f64>>,
}

impl Buffer for NoMemory {
    fn size(&self) -> usize {
        self.0
    }
    fn write(&self, _: usize, _: &[u8]) -> Result<()> {
        Ok(())
    }
    fn read(&self, _: usize, bytes: &mut [u8]) -> Result<()> {
        bytes.fill(0);
        Ok(())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Executable for NoCode {
    fn launch(&self, _: &[Slice]) -> Result<()> {
        *self.done.lock().expect("no thread panics while holding it") += self.flops;
        Ok(())
    }
}

impl Device for Nothing {
    fn name(&self) -> String {
        "nothing".into()
    }
    fn describe(&self) -> String {
        "plans only".into()
    }
    fn target(&self) -> Target {
        Target::new(4, 16, 2)
    }
    fn allocate(&self, bytes: usize) -> Result<Arc<dyn Buffer>> {
        Ok(Arc::new(NoMemory(bytes)))
    }
    fn compile(&self, program: &Program) -> Result<Arc<dyn Executable>> {
        self.compiled.fetch_add(1, Ordering::Relaxed);
        Ok(Arc::new(NoCode { flops: executed::flops(program), done: self.done.clone() }))
    }
    fn synchronize(&self) -> Result<()> {
        Ok(())
    }
}

/// The multiply-adds of a training step of the model that nothing is computed twice for: three products for each weight of a matrix,
/// and two products forward, four backward, of each head's queries and keys, all pairs counted.
fn ideal(c: &MptConfig, length: usize) -> f64 {
    let (t, d) = (length as f64, c.d_model as f64);
    let weights = c.n_layers as f64 * (4.0 * d * d + 2.0 * d * c.ffn_hidden as f64) + c.vocab_size as f64 * d;
    6.0 * t * weights + 12.0 * c.n_layers as f64 * t * t * d
}

fn gib(bytes: usize) -> f64 {
    bytes as f64 / (1u64 << 30) as f64
}

fn main() -> kiln::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let list = args.iter().any(|a| a == "--list");
    let numbers: Vec<usize> = args.iter().filter_map(|a| a.parse().ok()).collect();
    let at = |i: usize, default: usize| numbers.get(i).copied().unwrap_or(default);
    let (layers, width, heads, length) = (at(0, 24), at(1, 2048), at(2, 16), at(3, 2048));
    let device = Arc::new(Nothing::default());
    kiln::device::set_default(device.clone());
    let config = MptConfig {
        n_layers: layers,
        d_model: width,
        ffn_hidden: 4 * width,
        n_heads: heads,
        kv_n_heads: heads,
        max_seq_len: length,
        vocab_size: 50368,
        ..MptConfig::default()
    };
    let ideal = ideal(&config, length);
    let model = Mpt::new(config, &Rng::new(0))?;
    let mut optimizer = Optimizer::new(model.named_parameters(), Adam::decoupled_adamw((0.9, 0.95), 1e-8, 0.0, 2e-4))?;
    let ids = Tensor::zeros([1, length], DType::I64).contiguous().realize()?;
    let scalars = optimizer.numbers(2e-4)?;
    let state: usize = optimizer.tensors().iter().map(|t| t.numel() * t.dtype().size()).sum();
    println!("parameters           {}", model.named_parameters().iter().map(|(_, p)| p.numel()).sum::<usize>());
    println!("state                {:.2} GiB", gib(state));
    let runs = [
        ("gradients as they are", false, Checkpointing::None),
        ("gradients clipped by their norm", true, Checkpointing::None),
        ("clipped, norms and activations computed again", true, Checkpointing::NormsAndActivations),
        ("clipped, blocks computed again", true, Checkpointing::Blocks),
    ];
    for (what, clipped, checkpointing) in runs {
        println!("\n{what}");
        let before = device.compiled.load(Ordering::Relaxed);
        let mut best = f64::MAX;
        let mut step = None;
        for _ in 0..3 {
            let start = Instant::now();
            step = Some(Step::capture(&[ids.clone(), scalars.clone()], &optimizer.tensors(), || {
                let loss = model.loss(&ids, &ids, &Context::train().with_checkpointing(checkpointing));
                let mut grads = loss.grad(&optimizer.parameters())?;
                if clipped {
                    grads = Tensor::clip_grad_norm(&grads, 1.0, 2.0).1;
                }
                optimizer.apply(&grads, &scalars)?;
                Ok(vec![loss])
            })?);
            best = best.min(start.elapsed().as_secs_f64());
        }
        let step = step.expect("three captures");
        if list {
            step.kernels().for_each(|k| println!("{} {:?}", k.name, k.params.iter().map(|p| p.len).collect::<Vec<_>>()));
        }
        *device.done.lock().expect("no thread panics while holding it") = 0.0;
        let start = Instant::now();
        step.run(&[&ids, &scalars])?;
        let overhead = start.elapsed().as_secs_f64() / step.launches() as f64;
        let done = *device.done.lock().expect("no thread panics while holding it");
        println!("planned in           {best:.3} s (graph, gradients, schedule, memory, lowering once)");
        println!("launches             {}", step.launches());
        println!("different kernels    {}", device.compiled.load(Ordering::Relaxed) - before);
        println!("products             {:.2} TFLOP, {:.3} of {:.2}", done * 1e-12, done / ideal, ideal * 1e-12);
        println!("working memory       {:.2} GiB", gib(step.working_memory()));
        println!("peak                 {:.2} GB", (state + step.working_memory()) as f64 * 1e-9);
        println!("replay overhead      {:.2} us a launch", overhead * 1e6);
    }
    Ok(())
}
