//! How long a training step takes to plan: graph, gradients, schedule and memory of MPT-1B, on a device that computes nothing.
//!
//! `cargo bench --bench plan [layers d_model heads length]`

use kiln::models::{CausalLm, Mpt, MptConfig};
use kiln::nn::{Context, Module};
use kiln::optim::{Adam, Optimizer};
use kiln::{DType, Rng, Step, Tensor};
use kiln_kernels::program::Program;
use kiln_runtime::{Buffer, Device, Executable, Result, Slice, Target};
use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Memory that is not there, kernels that do nothing.
#[derive(Debug, Default)]
struct Nothing {
    compiled: AtomicUsize,
}

#[derive(Debug)]
struct NoMemory(usize);

struct NoCode;

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
    fn compile(&self, _: &Program) -> Result<Arc<dyn Executable>> {
        self.compiled.fetch_add(1, Ordering::Relaxed);
        Ok(Arc::new(NoCode))
    }
    fn synchronize(&self) -> Result<()> {
        Ok(())
    }
}

fn main() -> kiln::Result<()> {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
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
    let model = Mpt::new(config, &Rng::new(0))?;
    let mut optimizer = Optimizer::new(model.named_parameters(), Adam::decoupled_adamw((0.9, 0.95), 1e-8, 0.0, 2e-4))?;
    let ids = Tensor::zeros([1, length], DType::I64).contiguous().realize()?;
    let scalars = optimizer.numbers(2e-4)?;
    let before = device.compiled.load(Ordering::Relaxed);
    let mut best = f64::MAX;
    let mut step = None;
    for _ in 0..3 {
        let start = Instant::now();
        let mut graph = 0.0;
        step = Some(Step::capture(&[ids.clone(), scalars.clone()], &optimizer.tensors(), || {
            let loss = model.loss(&ids, &ids, &Context::train());
            let grads = loss.grad(&optimizer.parameters())?;
            optimizer.apply(&grads, &scalars)?;
            graph = start.elapsed().as_secs_f64();
            Ok(vec![loss])
        })?);
        best = best.min(start.elapsed().as_secs_f64());
        println!("graph and gradients {graph:.3} s, in all {:.3} s", start.elapsed().as_secs_f64());
    }
    let step = step.expect("three captures");
    println!("parameters           {}", model.named_parameters().iter().map(|(_, p)| p.numel()).sum::<usize>());
    println!("planned in           {best:.3} s (graph, gradients, schedule, memory, lowering once)");
    println!("launches             {}", step.launches());
    println!("different kernels    {}", device.compiled.load(Ordering::Relaxed) - before);
    println!("working memory       {:.2} GiB", step.working_memory() as f64 / (1u64 << 30) as f64);
    let start = Instant::now();
    step.run(&[&ids, &scalars])?;
    println!("replay overhead      {:.2} us a launch", start.elapsed().as_secs_f64() * 1e6 / step.launches() as f64);
    Ok(())
}
