//! A kernel evaluated as it is written: one element after the other, each expression by recursion, reductions in the canonical order.

use kiln_kernels::ir::{BinaryOp, Graph, Id, Kernel, Op, RangeId, Store, TernaryOp, eval};
use kiln_kernels::lower::{CHUNK, PARTIALS, decompose};
use kiln_kernels::{DType, Scalar};
use std::collections::HashMap;

/// What a kernel does to its arguments.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// The arguments afterwards.
    Values(Vec<Vec<u8>>),
    /// An index from data was outside.
    BoundFailed,
}

struct BoundFailed;

type Result<T> = std::result::Result<T, BoundFailed>;

struct Direct<'a> {
    kernel: &'a Kernel,
    args: Vec<Vec<u8>>,
    /// The current value of each range.
    at: Vec<i64>,
}

/// Runs a kernel.
pub(crate) fn evaluate(kernel: &Kernel, args: &[Vec<u8>]) -> Outcome {
    let (simple, _) = decompose::decompose(kernel, &[]);
    let mut direct = Direct { kernel: &simple, args: args.to_vec(), at: vec![0; simple.ranges.len()] };
    match direct.run() {
        Ok(()) => Outcome::Values(direct.args),
        Err(BoundFailed) => Outcome::BoundFailed,
    }
}

impl Direct<'_> {
    fn run(&mut self) -> Result<()> {
        let kernel = self.kernel;
        self.each(&kernel.domain, &mut |d| kernel.stores.iter().try_for_each(|s| d.each(&s.ranges, &mut |d| d.store(s))))
    }

    /// Calls `body` for all values of the ranges, the last one fastest.
    fn each(&mut self, ranges: &[RangeId], body: &mut dyn FnMut(&mut Self) -> Result<()>) -> Result<()> {
        let Some((r, rest)) = ranges.split_first() else { return body(self) };
        let outer = self.at[r.0 as usize];
        for value in 0..self.kernel.extent(*r) {
            self.at[r.0 as usize] = value;
            self.each(rest, body)?;
        }
        self.at[r.0 as usize] = outer;
        Ok(())
    }

    fn store(&mut self, store: &Store) -> Result<()> {
        let memo = &mut HashMap::new();
        let (value, index) = (self.value(store.value, memo)?, self.value(store.index, memo)? as usize);
        let size = self.kernel.params[store.param.0 as usize].dtype.size();
        self.args[store.param.0 as usize][index * size..][..size].copy_from_slice(&value.to_le_bytes()[..size]);
        Ok(())
    }

    /// The bits of a node's value for the current values of the ranges; `memo` is about those.
    fn value(&mut self, id: Id, memo: &mut HashMap<Id, u64>) -> Result<u64> {
        if let Some(&known) = memo.get(&id) {
            return Ok(known);
        }
        let g: &Graph = &self.kernel.graph;
        let (node, dtype) = (g.node(id), g.dtype(id));
        let value = match &node.op {
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => self.reduction(id, ranges)?,
            Op::Load(_) | Op::Bound { .. } if node.args.len() == 2 && self.value(node.args[1], memo)? == 0 => 0,
            op => {
                let mut args = [0; 3];
                for (slot, &a) in args.iter_mut().zip(&node.args) {
                    *slot = self.value(a, memo)?;
                }
                let [a, b, c] = args;
                match op {
                    Op::Const(s) => s.bits,
                    Op::Range(r) => self.at[r.0 as usize] as u64,
                    Op::Load(p) => {
                        let mut bits = [0; 8];
                        let bytes = &self.args[p.0 as usize][a as usize * dtype.size()..][..dtype.size()];
                        bits[..dtype.size()].copy_from_slice(bytes);
                        u64::from_le_bytes(bits)
                    }
                    Op::Bound { limit, .. } if (0..*limit).contains(&(a as i64)) => a,
                    Op::Bound { .. } => return Err(BoundFailed),
                    Op::Unary(op) => eval::unary(*op, dtype).unwrap()(a),
                    Op::Binary(op) => eval::binary(*op, g.dtype(node.args[0])).unwrap()(a, b),
                    Op::Ternary(op) => eval::ternary(*op, dtype).unwrap()(a, b, c),
                    Op::Cast => eval::cast(g.dtype(node.args[0]), dtype)(a),
                    Op::Bitcast => a,
                    Op::Reduce { .. } | Op::Dot { .. } => unreachable!("done above"),
                }
            }
        };
        memo.insert(id, value);
        Ok(value)
    }

    fn reduction(&mut self, id: Id, ranges: &[RangeId]) -> Result<u64> {
        let node = self.kernel.graph.node(id);
        let mut elements: Vec<[u64; 2]> = Vec::new();
        self.each(ranges, &mut |d| {
            let memo = &mut HashMap::new();
            let first = d.value(node.args[0], memo)?;
            let second = node.args.get(1).map_or(Ok(0), |&b| d.value(b, memo))?;
            elements.push([first, second]);
            Ok(())
        })?;
        Ok(match node.op {
            Op::Reduce { op, .. } => {
                let combine = eval::binary(op.binary(), node.dtype).unwrap();
                let mut partials = [op.identity(node.dtype).bits; PARTIALS as usize];
                elements
                    .iter()
                    .enumerate()
                    .for_each(|(i, e)| partials[i % PARTIALS as usize] = combine(partials[i % PARTIALS as usize], e[0]));
                let mut half = PARTIALS as usize / 2;
                while half > 0 {
                    (0..half).for_each(|j| partials[j] = combine(partials[j], partials[j + half]));
                    half /= 2;
                }
                partials[0]
            }
            _ => dot(node.dtype, &elements),
        })
    }
}

fn dot(dtype: DType, elements: &[[u64; 2]]) -> u64 {
    let add = eval::binary(BinaryOp::Add, dtype).unwrap();
    let multiply = eval::binary(BinaryOp::Mul, dtype).unwrap();
    let chain = |chunk: &[[u64; 2]]| {
        chunk.iter().fold(0, |sum, &[a, b]| match eval::ternary(TernaryOp::Fma, dtype) {
            Some(fma) => fma(a, b, sum),
            None => add(multiply(a, b), sum),
        })
    };
    if elements.len() <= CHUNK as usize {
        return chain(elements);
    }
    elements.chunks(CHUNK as usize).map(chain).fold(Scalar::from_f64(dtype, -0.0).bits, add)
}
