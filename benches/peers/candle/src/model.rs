//! A training step of an MPT-like model: that of `benches/limits/model.rs`.

use crate::numbers::{seed_of, uniform};
use crate::rows::{attention, causal_mask};
use candle_core::{DType, Device, Result, Tensor, Var};
use candle_nn::{AdamW, Optimizer, ParamsAdamW, loss, ops};
use std::collections::HashMap;

pub struct Training {
    parameters: HashMap<String, Var>,
    optimizer: AdamW,
    ids: Tensor,
    mask: Tensor,
    sizes: [usize; 6],
}

impl Training {
    pub fn new(sizes: [usize; 6]) -> Result<Training> {
        let [layers, d, _, vocabulary, length, batch] = sizes;
        let mut parameters = HashMap::new();
        let mut add = |name: String, shape: &[usize]| -> Result<()> {
            let value = match &name {
                n if n.ends_with("bias") => Tensor::zeros(shape, DType::F32, &Device::Cpu)?,
                n if n.contains("norm") => Tensor::ones(shape, DType::F32, &Device::Cpu)?,
                n => (uniform(shape, seed_of(n), DType::F32)? * 0.0625)?,
            };
            parameters.insert(name, Var::from_tensor(&value)?);
            Ok(())
        };
        add("transformer.wte.weight".into(), &[vocabulary, d])?;
        add("transformer.wpe.weight".into(), &[length, d])?;
        for i in 0..layers {
            let block = format!("transformer.blocks.{i}");
            for norm in ["norm_1", "norm_2"] {
                add(format!("{block}.{norm}.weight"), &[d])?;
                add(format!("{block}.{norm}.bias"), &[d])?;
            }
            for (name, outputs, inputs) in
                [("attn.Wqkv", 3 * d, d), ("attn.out_proj", d, d), ("ffn.up_proj", 4 * d, d), ("ffn.down_proj", d, 4 * d)]
            {
                add(format!("{block}.{name}.weight"), &[outputs, inputs])?;
                add(format!("{block}.{name}.bias"), &[outputs])?;
            }
        }
        add("transformer.norm_f.weight".into(), &[d])?;
        add("transformer.norm_f.bias".into(), &[d])?;
        let config = ParamsAdamW { lr: 6e-4, beta1: 0.9, beta2: 0.95, eps: 1e-8, weight_decay: 0.0 };
        let optimizer = AdamW::new(parameters.values().cloned().collect(), config)?;
        let ids = (0..batch * length).map(|i| (i * i % 977 % vocabulary) as u32);
        let ids = Tensor::from_vec(ids.collect(), (batch, length), &Device::Cpu)?;
        Ok(Training { parameters, optimizer, ids, mask: causal_mask(length)?, sizes })
    }

    /// Takes a step; the loss before it.
    pub fn loss(&mut self) -> Result<f32> {
        let loss = self.forward()?;
        self.optimizer.step(&loss.backward()?)?;
        loss.to_scalar()
    }

    fn p(&self, name: &str) -> &Tensor {
        self.parameters[name].as_tensor()
    }

    fn linear(&self, x: &Tensor, name: &str) -> Result<Tensor> {
        x.matmul(&self.p(&format!("{name}.weight")).t()?)?.broadcast_add(self.p(&format!("{name}.bias")))
    }

    /// The norm that has a gradient.
    fn norm(&self, x: &Tensor, name: &str) -> Result<Tensor> {
        ops::layer_norm_slow(x, self.p(&format!("{name}.weight")), self.p(&format!("{name}.bias")), 1e-5)
    }

    fn forward(&self) -> Result<Tensor> {
        let [layers, d, heads, vocabulary, length, batch] = self.sizes;
        let wte = self.p("transformer.wte.weight");
        let x = wte.index_select(&self.ids.flatten_all()?, 0)?.reshape((batch, length, d))?;
        // Rows of all sequences at once: products of matrices.
        let mut x = x.broadcast_add(self.p("transformer.wpe.weight"))?.reshape((batch * length, d))?;
        for i in 0..layers {
            let block = format!("transformer.blocks.{i}");
            let qkv = self.linear(&self.norm(&x, &format!("{block}.norm_1"))?, &format!("{block}.attn.Wqkv"))?;
            let qkv = qkv.reshape((batch, length, 3, heads, d / heads))?.permute((2, 0, 3, 1, 4))?;
            let part = |i: usize| qkv.get(i)?.contiguous();
            let y = attention(&part(0)?, &part(1)?, &part(2)?, &self.mask)?.transpose(1, 2)?.reshape((batch * length, d))?;
            x = (x + self.linear(&y, &format!("{block}.attn.out_proj"))?)?;
            let y = self.linear(&self.norm(&x, &format!("{block}.norm_2"))?, &format!("{block}.ffn.up_proj"))?.gelu_erf()?;
            x = (x + self.linear(&y, &format!("{block}.ffn.down_proj"))?)?;
        }
        let logits = self.norm(&x, "transformer.norm_f")?.matmul(&wte.t()?)?.reshape((batch, length, vocabulary))?;
        let logits = logits.narrow(1, 0, length - 1)?.reshape((batch * (length - 1), vocabulary))?;
        let targets = self.ids.narrow(1, 1, length - 1)?.flatten_all()?;
        loss::cross_entropy(&logits, &targets)
    }
}
