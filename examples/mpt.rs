//! An MPT written out in the tensor API: every layer of the model and of its training step, on a page.
//!
//! `cargo run --release --example mpt [step.json]`
//!
//! The library's own `kiln::models::Mpt` has all of LLM Foundry's options; this one has none.

use kiln::debug::Description;
use kiln::nn::{AttentionOptions, Context, Embedding, Layer, LayerNorm, Linear, Module, attention, merge_heads, split_heads};
use kiln::optim::{Adam, Optimizer};
use kiln::schedule::Recorder;
use kiln::{Result, Rng, Step, Tensor};
use std::sync::Arc;

const WIDTH: usize = 64;
const HEADS: usize = 4;
const LENGTH: usize = 32;
const BATCH: usize = 8;
const STEPS: usize = 200;

/// The names of the weights are the names of the fields: `blocks.0.attn.Wqkv.weight`.
#[derive(Module)]
struct Mpt {
    wte: Embedding,
    blocks: Vec<Block>,
    norm_f: LayerNorm,
}

#[derive(Module)]
struct Block {
    norm_1: LayerNorm,
    attn: Attention,
    norm_2: LayerNorm,
    ffn: FeedForward,
}

#[derive(Module)]
struct Attention {
    #[module(rename = "Wqkv")]
    wqkv: Linear,
    out_proj: Linear,
}

#[derive(Module)]
struct FeedForward {
    up_proj: Linear,
    down_proj: Linear,
}

impl Mpt {
    fn new(vocabulary: usize, layers: usize, rng: &Rng) -> Result<Mpt> {
        let block = |_| {
            Ok(Block {
                norm_1: LayerNorm::new(WIDTH, false, 1e-5)?,
                attn: Attention { wqkv: Linear::new(WIDTH, 3 * WIDTH, false, rng)?, out_proj: Linear::new(WIDTH, WIDTH, false, rng)? },
                norm_2: LayerNorm::new(WIDTH, false, 1e-5)?,
                ffn: FeedForward {
                    up_proj: Linear::new(WIDTH, 4 * WIDTH, false, rng)?,
                    down_proj: Linear::new(4 * WIDTH, WIDTH, false, rng)?,
                },
            })
        };
        let wte = Embedding { weight: kiln::nn::init::normal(rng, [vocabulary, WIDTH], 0.02)? };
        Ok(Mpt { wte, blocks: (0..layers).map(block).collect::<Result<_>>()?, norm_f: LayerNorm::new(WIDTH, false, 1e-5)? })
    }

    /// Scores of the next token after each position: (batch, length, vocabulary) for ids (batch, length).
    fn logits(&self, ids: &Tensor, cx: &Context) -> Tensor {
        // ALiBi: a bias that grows with the distance to the key, a different slope for each head.
        let bias = Tensor::alibi(HEADS, ids.shape()[1], 8.0).contiguous();
        let mut x = self.wte.forward(ids);
        for block in &self.blocks {
            x = &x + block.attn.forward(&block.norm_1.forward(&x, cx), &bias, cx);
            x = &x + block.ffn.forward(&block.norm_2.forward(&x, cx), cx);
        }
        // The output layer is the embedding again.
        self.norm_f.forward(&x, cx).linear(&self.wte.weight, None)
    }

    fn loss(&self, ids: &Tensor, cx: &Context) -> Tensor {
        let (known, next) = (ids.slice(1, ..-1), ids.slice(1, 1..));
        let logits = self.logits(&known, cx);
        logits.flatten(0, 1).cross_entropy(&next.flatten(0, 1))
    }
}

impl Attention {
    fn forward(&self, x: &Tensor, bias: &Tensor, cx: &Context) -> Tensor {
        let qkv = self.wqkv.forward(x, cx);
        let part = |i: usize| split_heads(&qkv.narrow(-1, i * WIDTH, WIDTH), HEADS);
        let options = AttentionOptions { scale: None, causal: true, dropout: 0.0 };
        let mixed = attention(&part(0), &part(1), &part(2), Some(bias), &options, cx);
        self.out_proj.forward(&merge_heads(&mixed), cx)
    }
}

impl FeedForward {
    fn forward(&self, x: &Tensor, cx: &Context) -> Tensor {
        self.down_proj.forward(&self.up_proj.forward(x, cx).gelu(), cx)
    }
}

fn main() -> Result<()> {
    // The text to learn: this file. Its bytes are the tokens.
    let text: Vec<i32> = include_bytes!("mpt.rs").iter().map(|&byte| byte.into()).collect();
    let model = Mpt::new(256, 2, &Rng::new(1))?;
    println!("{} parameters in {} tensors", model.parameter_count(), model.parameters().len());
    let mut optimizer = Optimizer::new(model.named_parameters(), Adam::adamw((0.9, 0.95), 1e-8, 0.1))?;

    // The step is scheduled and compiled once; its inputs are the tokens and the optimizer's numbers of the step.
    let batch = |step: usize| -> Result<Tensor> {
        let starts = (0..BATCH).map(|row| (step * BATCH + row) * 97 % (text.len() - LENGTH - 1));
        let tokens: Vec<i32> = starts.flat_map(|start| text[start..start + LENGTH + 1].to_vec()).collect();
        Tensor::from_slice(&tokens, [BATCH, LENGTH + 1])
    };
    let (ids, numbers) = (batch(0)?, Tensor::from_slice(&[0f32; 3], 3)?);
    let step = Step::capture(&[ids.clone(), numbers.clone()], &optimizer.tensors(), || {
        let loss = model.loss(&ids, &Context::train());
        let grads = loss.grad(&optimizer.parameters())?;
        let (norm, grads) = Tensor::clip_grad_norm(&grads, 1.0, 2.0);
        optimizer.apply(&grads, &numbers)?;
        Ok(vec![loss, norm])
    })?;
    println!("a step launches {} kernels", step.launches());

    for i in 0..STEPS {
        let warm_up = ((i + 1) as f64 / 20.0).min(1.0);
        let numbers = optimizer.numbers(3e-3 * warm_up)?;
        let results = step.run(&[&batch(i)?, &numbers])?;
        if i % 20 == 0 || i + 1 == STEPS {
            println!("step {i:3}: loss {:.3}, gradient norm {:.3}", results[0].item::<f32>()?, results[1].item::<f32>()?);
        }
    }

    // One more, to look at: `kiln debug report step.json --out page.html`, where `step.json` is what this program is given.
    if let Some(path) = std::env::args_os().nth(1) {
        let (recorder, ids, numbers) = (Arc::new(Recorder::default()), batch(STEPS)?, optimizer.numbers(3e-3)?);
        recorder.during(|| step.run(&[&ids, &numbers]).map(drop))?;
        Description::new("examples/mpt.rs", &recorder, &kiln::device::default()?)?.write(path.as_ref())?;
    }
    Ok(())
}
