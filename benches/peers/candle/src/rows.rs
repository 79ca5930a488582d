//! The rows that Candle does.

use crate::Failure;
use crate::model::Training;
use crate::numbers::{labels, samples, uniform};
use candle_core::{D, DType, Device, Result, Tensor, Var};
use candle_nn::{AdamW, Optimizer, ParamsAdamW, loss, ops};

/// Something to run again and again.
pub enum Work {
    /// Outputs of inputs.
    Pure(Box<dyn Fn() -> Result<Vec<Tensor>>>),
    /// AdamW on one parameter whose gradient is the other one.
    Update(Var, Box<dyn FnMut() -> Result<()>>),
    Step(Box<Training>),
}

impl Work {
    pub fn run(&mut self) -> Result<()> {
        match self {
            Work::Pure(f) => f().map(drop),
            Work::Update(_, f) => f(),
            Work::Step(training) => training.loss().map(drop),
        }
    }

    /// Some numbers of the results, to compare with others'.
    pub fn samples(&mut self) -> Result<Vec<f32>> {
        match self {
            Work::Pure(f) => Ok(f()?.iter().map(samples).collect::<Result<Vec<_>>>()?.concat()),
            Work::Update(p, f) => f().and_then(|()| samples(p.as_tensor())),
            Work::Step(training) => (0..3).map(|_| training.loss()).collect(),
        }
    }
}

pub fn prepare(row: &str) -> std::result::Result<Work, Failure> {
    let words: Vec<&str> = row.split(' ').collect();
    let (name, dtype) = (words[0], if words.get(2) == Some(&"bf16") { DType::BF16 } else { DType::F32 });
    let sizes: Vec<usize> = words.get(1).ok_or("a row has sizes")?.split('x').map(str::parse).collect::<std::result::Result<_, _>>()?;
    let input = |seed: u32, shape: &[usize]| uniform(shape, seed, dtype);
    Ok(match (name, sizes[..].to_vec().as_slice()) {
        ("matmul", &[m, k, n]) => {
            let layout = words.get(3).unwrap_or(&"NN").as_bytes().to_vec();
            let stored = |x: Tensor, t: u8| if t == b'T' { x.t() } else { Ok(x) };
            let a = stored(input(1, &if layout[0] == b'T' { [k, m] } else { [m, k] })?, layout[0])?;
            let b = stored(input(2, &if layout[1] == b'T' { [n, k] } else { [k, n] })?, layout[1])?;
            pure(move || Ok(vec![a.matmul(&b)?]))
        }
        ("softmax", _) => one(input(1, &sizes)?, ops::softmax_last_dim),
        ("layernorm", &[_, c]) => {
            let (weight, bias) = (input(2, &[c])?, input(3, &[c])?);
            one(input(1, &sizes)?, move |x| ops::layer_norm(x, &weight, &bias, 1e-5))
        }
        ("gelu", _) => one(input(1, &sizes)?, |x| x.affine(4.0, 0.25)?.gelu_erf()),
        ("sum", _) => one(input(1, &sizes)?, |x| x.sum_all()),
        ("transpose", _) => one(input(1, &sizes)?, |x| x.t()?.contiguous()),
        ("cross-entropy", &[r, c]) => {
            let (logits, labels) = (Var::from_tensor(&input(1, &sizes)?)?, labels(r, c, 9)?);
            pure(move || {
                let loss = loss::cross_entropy(logits.as_tensor(), &labels)?;
                let grads = loss.backward()?;
                Ok(vec![grads.get(&logits).expect("the loss depends on the logits").clone(), loss])
            })
        }
        ("attention", &[_, _, length, _]) => {
            let inputs = (1..=4).map(|i| Var::from_tensor(&input(i, &sizes)?)).collect::<Result<Vec<_>>>()?;
            let mask = causal_mask(length)?.to_dtype(dtype)?;
            pure(move || {
                let y = attention(&inputs[0], &inputs[1], &inputs[2], &mask)?;
                let grads = (&y * inputs[3].as_tensor())?.sum_all()?.backward()?;
                let of = |x: &Var| grads.get(x).expect("the result depends on it").clone();
                Ok(vec![y, of(&inputs[0]), of(&inputs[1]), of(&inputs[2])])
            })
        }
        ("adamw", _) => update(&sizes)?,
        ("step", &[layers, width, heads, vocabulary, length, batch]) if dtype == DType::F32 => {
            Work::Step(Box::new(Training::new([layers, width, heads, vocabulary, length, batch])?))
        }
        _ => return Err(format!("Candle does not do {row} on a CPU").into()),
    })
}

fn pure(f: impl Fn() -> Result<Vec<Tensor>> + 'static) -> Work {
    Work::Pure(Box::new(f))
}

fn one(x: Tensor, f: impl Fn(&Tensor) -> Result<Tensor> + 'static) -> Work {
    pure(move || Ok(vec![f(&x)?]))
}

/// 0 where a query may look, minus infinity elsewhere.
pub fn causal_mask(length: usize) -> Result<Tensor> {
    let mask = (0..length).flat_map(|q| (0..length).map(move |k| if k > q { f32::NEG_INFINITY } else { 0.0 }));
    Tensor::from_vec(mask.collect(), (length, length), &Device::Cpu)
}

/// Causal attention of (batch, heads, length, depth), with a gradient: Candle's own kernel for CPUs has none.
pub fn attention(q: &Tensor, k: &Tensor, v: &Tensor, mask: &Tensor) -> Result<Tensor> {
    let scale = 1.0 / (q.dim(D::Minus1)? as f64).sqrt();
    let scores = (q.matmul(&k.t()?)? * scale)?.broadcast_add(mask)?;
    ops::softmax(&scores.to_dtype(DType::F32)?, D::Minus1)?.to_dtype(v.dtype())?.matmul(v)
}

fn update(sizes: &[usize]) -> Result<Work> {
    let p = Var::from_tensor(&uniform(sizes, 1, DType::F32)?)?;
    let g = uniform(sizes, 2, DType::F32)?;
    let config = ParamsAdamW { lr: 0.1, beta1: 0.9, beta2: 0.95, eps: 1e-8, weight_decay: 0.1 };
    let mut optimizer = AdamW::new(vec![p.clone()], config)?;
    // A store of gradients comes from a backward pass only.
    let mut grads = p.sum_all()?.backward()?;
    grads.insert(&p, g);
    Ok(Work::Update(p, Box::new(move || optimizer.step(&grads))))
}
