//! Training steps of an MPT-like model: learned positions, biases, tied head, exact gelu, AdamW; as `benches/peers` builds it too.

use crate::data::{seed_of, uniform};
use crate::rows::Row;
use kiln::models::{CausalLm, Mpt, MptConfig};
use kiln::nn::{CastCache, Context, Module, Precision};
use kiln::optim::{Adam, Optimizer};
use kiln::{DType, Rng, Step, Tensor};
use serde_json::{Map, Value};

/// Floating-point operations of a step: layers, width, heads, vocabulary, length, batch. Attention counts in full, as is usual.
pub(crate) fn flops(sizes: &[usize]) -> f64 {
    let &[layers, width, _, vocabulary, length, batch] = sizes else { return 0.0 };
    let weights = vocabulary * width + 12 * layers * width * width;
    3.0 * batch as f64 * (2.0 * (weights * length) as f64 + 4.0 * (layers * width * length * length) as f64)
}

/// A model, its optimizer and the captured step.
pub(crate) struct Training {
    optimizer: Optimizer,
    ids: Tensor,
    /// Those of the next step, if they are made already.
    numbers: Option<Tensor>,
    step: Step,
    /// Bytes of parameters, optimizer state and inputs.
    held: usize,
    /// Resident bytes before anything was made.
    before: usize,
}

impl Training {
    const RATE: f64 = 6e-4;

    /// In f32, or with the operands of products in bf16.
    pub(crate) fn new(sizes: [usize; 6], dtype: DType) -> kiln::Result<Training> {
        let before = resident("VmRSS");
        let [layers, width, heads, vocabulary, length, batch] = sizes;
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
        set_weights(&model)?;
        let mut optimizer = Optimizer::new(model.named_parameters(), Adam::adamw((0.9, 0.95), 1e-8, 0.0))?;
        let ids: Vec<i64> = (0..batch * length).map(|i| (i * i % 977 % vocabulary) as i64).collect();
        let ids = Tensor::from_slice(&ids, [batch, length])?;
        let numbers = optimizer.numbers(Self::RATE)?;
        let precision = match dtype {
            DType::BF16 => Precision::AmpBf16,
            _ => Precision::Fp32,
        };
        let casts = CastCache::new(&model.parameters(), precision, |cx| drop(model.loss(&ids, &ids, cx)))?;
        let state = [optimizer.tensors(), casts.tensors()].concat();
        let step = Step::capture(&[ids.clone(), numbers.clone()], &state, || {
            let loss = model.loss(&ids, &ids, &Context::train().with_precision(precision).with_casts(&casts));
            let grads = loss.grad(&optimizer.parameters())?;
            let updates: Vec<_> = optimizer.updates(&grads, &numbers).flat_map(|update| casts.with_copy(update)).collect();
            Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
            Ok(vec![loss])
        })?;
        let held = state.iter().chain([&ids, &numbers]).map(|t| t.numel() * t.dtype().size()).sum();
        forget_peak();
        Ok(Training { optimizer, ids, numbers: Some(numbers), step, held, before })
    }

    /// The loss before the step.
    pub(crate) fn loss(&mut self) -> kiln::Result<f32> {
        let numbers = self.numbers.take().map_or_else(|| self.optimizer.numbers(Self::RATE), Ok)?;
        self.step.run(&[&self.ids, &numbers])?[0].item()
    }
}

impl Row for Training {
    fn run(&mut self) -> kiln::Result<()> {
        self.loss().map(|_| ())
    }

    fn samples(&mut self) -> kiln::Result<Vec<f32>> {
        (0..3).map(|_| self.loss()).collect()
    }

    fn facts(&self) -> Map<String, Value> {
        let planned = self.held + self.step.working_memory() + self.step.scratch_memory();
        let grown = resident("VmHWM").saturating_sub(self.before);
        Map::from_iter([
            ("launches".into(), self.step.launches().into()),
            ("planned".into(), planned.into()),
            ("grown".into(), grown.into()),
            ("peak".into(), resident("VmHWM").into()),
        ])
    }
}

/// Weights of matrices by name, norms 1, biases 0.
fn set_weights(model: &Mpt) -> kiln::Result<()> {
    for (name, parameter) in model.named_parameters() {
        let value = if name.ends_with("bias") {
            vec![0.0; parameter.numel()]
        } else if name.contains("norm") {
            vec![1.0; parameter.numel()]
        } else {
            uniform(parameter.numel(), seed_of(&name)).into_iter().map(|v| v * 0.0625).collect()
        };
        let shape: Vec<isize> = parameter.shape().iter().map(|&n| n as isize).collect();
        parameter.assign(&Tensor::from_slice(&value, shape)?)?;
    }
    Ok(())
}

/// A line of the system's account of this process, in bytes; 0 where there is none.
fn resident(line: &str) -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kib = status.lines().find_map(|l| l.strip_prefix(line)?.strip_prefix(':')?.trim().strip_suffix("kB")?.trim().parse().ok());
    kib.unwrap_or(0usize) * 1024
}

/// Lets the largest resident size start anew.
fn forget_peak() {
    // Without it the peak includes what building took: an upper bound then.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}
