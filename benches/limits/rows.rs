//! The rows of the table: what is measured, by name. Each is captured once and replayed.

use crate::data::{labels, samples, tensor};
use crate::model::Training;
use crate::probes::Probe;
use kiln::optim::{Adam, Optimizer};
use kiln::{Attention, DType, Step, Tensor};
use serde_json::{Map, Value};
use std::fmt;

/// A row, as it is written: `matmul 2048x768x3072 f32 NT`. The last word is there for matrix products only.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spec {
    pub(crate) name: String,
    pub(crate) sizes: Vec<usize>,
    pub(crate) dtype: DType,
    /// Which operands are stored transposed: `N` or `T` for each.
    pub(crate) layout: Option<[bool; 2]>,
}

impl Spec {
    pub(crate) fn parse(text: &str) -> Option<Spec> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (&name, rest) = words.split_first()?;
        let sizes = match rest.first() {
            Some(sizes) => sizes.split('x').map(|n| n.parse().ok()).collect::<Option<_>>()?,
            None => Vec::new(),
        };
        let dtype = match rest.get(1) {
            Some(dtype) => DType::parse(dtype)?,
            None => DType::F32,
        };
        let layout = match rest.get(2) {
            Some(&layout) => Some(["NN", "NT", "TN", "TT"].iter().position(|l| *l == layout).map(|at| [at & 2 != 0, at & 1 != 0])?),
            None => None,
        };
        (rest.len() <= 3).then(|| Spec { name: name.into(), sizes, dtype, layout })
    }

    /// Floating-point operations of a run, and bytes: what goes in and what comes out, each counted once.
    pub(crate) fn work(&self) -> (f64, f64) {
        let s = |i: usize| self.sizes.get(i).copied().unwrap_or(1) as f64;
        let elements = self.sizes.iter().product::<usize>() as f64 * self.dtype.size() as f64;
        match self.name.as_str() {
            "matmul" => (2.0 * s(0) * s(1) * s(2), self.dtype.size() as f64 * (s(0) * s(1) + s(1) * s(2) + s(0) * s(2))),
            "sum" => (0.0, elements),
            "adamw" => (0.0, 7.0 * elements),
            // Two products of the triangle forward, five backward.
            "attention" => (7.0 * s(0) * s(1) * s(2) * s(2) * s(3), 0.0),
            "step" => (crate::model::flops(&self.sizes), 0.0),
            _ => (0.0, 2.0 * elements),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if !self.sizes.is_empty() {
            let sizes: Vec<String> = self.sizes.iter().map(usize::to_string).collect();
            write!(f, " {} {}", sizes.join("x"), self.dtype)?;
        }
        match self.layout {
            Some([a, b]) => write!(f, " {}{}", if a { 'T' } else { 'N' }, if b { 'T' } else { 'N' }),
            None => Ok(()),
        }
    }
}

/// Something to run again and again.
pub(crate) trait Row {
    /// Once; this is what is timed.
    fn run(&mut self) -> kiln::Result<()>;
    /// Some numbers of the results, to compare with others'.
    fn samples(&mut self) -> kiln::Result<Vec<f32>>;
    /// What else is known, by name.
    fn facts(&self) -> Map<String, Value> {
        Map::new()
    }
}

/// Prepares a row.
///
/// # Errors
/// What is wrong with the request, or what computing met.
pub(crate) fn prepare(spec: &Spec) -> Result<Box<dyn Row>, Box<dyn std::error::Error>> {
    if let Some(probe) = Probe::new(&spec.name)? {
        return Ok(Box::new(probe));
    }
    match (spec.name.as_str(), spec.sizes.as_slice()) {
        ("step", &[layers, width, heads, vocabulary, length, batch]) if matches!(spec.dtype, DType::F32 | DType::BF16) => {
            Ok(Box::new(Training::new([layers, width, heads, vocabulary, length, batch], spec.dtype)?))
        }
        ("adamw", &[n]) => Ok(Box::new(Update::new(n)?)),
        _ => Ok(Box::new(Pure::new(spec)?)),
    }
}

/// What is captured: outputs of inputs.
type Compute = fn(&Spec, &[Tensor]) -> kiln::Result<Vec<Tensor>>;

/// A row without state: inputs in, outputs out.
struct Pure {
    inputs: Vec<Tensor>,
    step: Step,
}

impl Pure {
    fn new(spec: &Spec) -> Result<Pure, Box<dyn std::error::Error>> {
        let input = |seed: u32, shape: &[usize]| tensor(shape, seed, spec.dtype);
        let classes = |n: usize, c: usize| Tensor::from_slice(&labels(n, c, 9), n);
        let (inputs, f): (Vec<Tensor>, Compute) = match (spec.name.as_str(), &spec.sizes[..]) {
            ("matmul", &[m, k, n]) => {
                let [ta, tb] = spec.layout.unwrap_or_default();
                let a = input(1, &if ta { [k, m] } else { [m, k] })?;
                (vec![a, input(2, &if tb { [n, k] } else { [k, n] })?], matmul)
            }
            ("softmax", &[r, c]) => (vec![input(1, &[r, c])?], |_, x| Ok(vec![x[0].softmax(-1)])),
            ("layernorm", &[r, c]) => (vec![input(1, &[r, c])?, input(2, &[c])?, input(3, &[c])?], layer_norm),
            ("gelu", &[n]) => (vec![input(1, &[n])?], |_, x| Ok(vec![(&x[0] * 4.0 + 0.25).gelu()])),
            ("sum", &[n]) => (vec![input(1, &[n])?], |_, x| Ok(vec![x[0].sum(.., false)])),
            ("transpose", &[r, c]) => (vec![input(1, &[r, c])?], |_, x| Ok(vec![x[0].t().contiguous()])),
            ("cross-entropy", &[r, c]) => (vec![input(1, &[r, c])?, classes(r, c)?], cross_entropy),
            ("attention", &[b, h, t, d]) => ((1..=4).map(|i| input(i, &[b, h, t, d])).collect::<kiln::Result<_>>()?, attention),
            _ => return Err(format!("there is no row {spec}").into()),
        };
        let step = Step::capture(&inputs, &[], || f(spec, &inputs))?;
        Ok(Pure { inputs, step })
    }
}

impl Row for Pure {
    fn run(&mut self) -> kiln::Result<()> {
        self.step.run(&self.inputs.iter().collect::<Vec<_>>()).map(|_| ())
    }

    fn samples(&mut self) -> kiln::Result<Vec<f32>> {
        let outputs = self.step.run(&self.inputs.iter().collect::<Vec<_>>())?;
        Ok(outputs.iter().map(samples).collect::<kiln::Result<Vec<_>>>()?.concat())
    }

    fn facts(&self) -> Map<String, Value> {
        Map::from_iter([("launches".into(), self.step.launches().into()), ("working".into(), self.step.working_memory().into())])
    }
}

fn matmul(spec: &Spec, x: &[Tensor]) -> kiln::Result<Vec<Tensor>> {
    let [ta, tb] = spec.layout.unwrap_or_default();
    let stored = |x: &Tensor, t: bool| if t { x.t() } else { x.clone() };
    Ok(vec![stored(&x[0], ta).matmul(&stored(&x[1], tb))])
}

fn layer_norm(spec: &Spec, x: &[Tensor]) -> kiln::Result<Vec<Tensor>> {
    Ok(vec![x[0].layer_norm([spec.sizes[1]], Some(&x[1]), Some(&x[2]), 1e-5)])
}

/// The mean loss, and its gradient with respect to the logits.
fn cross_entropy(_: &Spec, x: &[Tensor]) -> kiln::Result<Vec<Tensor>> {
    let loss = x[0].cross_entropy(&x[1]);
    Ok([loss.grad(&x[..1])?, vec![loss]].concat())
}

/// Queries, keys, values and the gradient of the result: the result and the gradients of the first three.
fn attention(_: &Spec, x: &[Tensor]) -> kiln::Result<Vec<Tensor>> {
    let y = x[0].attention(&x[1], &x[2], Attention { causal: true, ..Attention::default() });
    Ok([vec![y.clone()], y.grad_with(&x[3], &x[..3])?].concat())
}

/// AdamW on one parameter.
struct Update {
    grad: Tensor,
    optimizer: Optimizer,
    /// Those of the next step, if they are made already.
    numbers: Option<Tensor>,
    step: Step,
}

impl Update {
    /// Large enough to see in the parameter.
    const RATE: f64 = 0.1;

    fn new(n: usize) -> kiln::Result<Update> {
        let grad = tensor(&[n], 2, DType::F32)?;
        let rule = Adam::adamw((0.9, 0.95), 1e-8, 0.1);
        let mut optimizer = Optimizer::new(vec![("p".into(), tensor(&[n], 1, DType::F32)?)], rule)?;
        let numbers = optimizer.numbers(Self::RATE)?;
        let step = Step::capture(&[grad.clone(), numbers.clone()], &optimizer.tensors(), || {
            optimizer.apply(std::slice::from_ref(&grad), &numbers)?;
            Ok(Vec::new())
        })?;
        Ok(Update { grad, optimizer, numbers: Some(numbers), step })
    }
}

impl Row for Update {
    fn run(&mut self) -> kiln::Result<()> {
        let numbers = self.numbers.take().map_or_else(|| self.optimizer.numbers(Self::RATE), Ok)?;
        self.step.run(&[&self.grad, &numbers]).map(|_| ())
    }

    fn samples(&mut self) -> kiln::Result<Vec<f32>> {
        self.run()?;
        samples(&self.optimizer.parameters()[0])
    }
}
