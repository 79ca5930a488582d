//! Evaluates a kernel's expressions one element at a time, each value beside the exact one.

use super::exact::{self, Pair};
use super::nest::{Nest, Step};
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Id, Kernel, Op, RangeId, ReduceOp, TernaryOp, UnaryOp, eval};
use crate::lower::{CHUNK, PARTIALS};

/// Why an evaluation ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// It has taken all the steps that it may.
    Spent,
    /// An index that came from data is out of range, which is an error of the launch.
    Bound,
}

pub(super) type Run<T = ()> = Result<T, Stop>;

/// An integer on the way to an index that exceeds its type.
#[derive(Clone, Debug)]
pub(super) struct Exceeds {
    pub(super) id: Id,
    pub(super) at: Vec<i64>,
    pub(super) operands: Vec<Scalar>,
}

/// The state of an evaluation.
pub(super) struct Machine<'a> {
    pub(super) kernel: &'a Kernel,
    /// The bytes of the parameters, lowest byte first.
    pub(super) memory: Vec<std::borrow::Cow<'a, [u8]>>,
    pub(super) registers: Vec<Pair>,
    /// The current value of each range.
    pub(super) at: Vec<i64>,
    /// Nodes that may still be evaluated.
    pub(super) left: u64,
    /// The first integer that exceeds its type.
    pub(super) exceeds: Option<Exceeds>,
}

impl<'a> Machine<'a> {
    /// Sets a nest's ranges to a place and evaluates what changes from the one before: from range `first` on, from the start if that is 0.
    pub(super) fn enter(&mut self, nest: &Nest, place: &[i64], first: usize) -> Run {
        if first == 0 {
            self.steps(&nest.levels[0])?;
        }
        for ((range, &value), steps) in nest.ranges.iter().zip(place).zip(&nest.levels[1..]).skip(first) {
            self.at[range.0 as usize] = value;
            self.steps(steps)?;
        }
        Ok(())
    }

    /// Calls `body` for every value of a reduction's ranges, in order.
    pub(super) fn each(&mut self, nest: &Nest, body: &mut dyn FnMut(&mut Self) -> Run) -> Run {
        let extents: Vec<i64> = nest.ranges.iter().map(|&r| self.kernel.extent(r)).collect();
        if extents.iter().any(|&n| n <= 0) {
            return Ok(());
        }
        let before: Vec<i64> = nest.ranges.iter().map(|r| self.at[r.0 as usize]).collect();
        let mut place = vec![0; extents.len()];
        let mut first = 0;
        loop {
            self.enter(nest, &place, first)?;
            body(self)?;
            let Some(next) = advance(&mut place, &extents) else { break };
            first = next;
        }
        nest.ranges.iter().zip(before).for_each(|(r, value)| self.at[r.0 as usize] = value);
        Ok(())
    }

    fn steps(&mut self, steps: &[Step]) -> Run {
        self.left = self.left.checked_sub(steps.len() as u64).ok_or(Stop::Spent)?;
        steps.iter().try_for_each(|step| {
            let value = self.step(step)?;
            self.registers[step.to as usize] = value;
            Ok(())
        })
    }

    /// The values of a step's operands.
    pub(super) fn operands(&self, step: &Step) -> [Pair; 3] {
        step.args.map(|register| self.registers[register as usize])
    }

    fn step(&mut self, step: &Step) -> Run<Pair> {
        let node = self.kernel.graph.node(step.id);
        let dtype = node.dtype;
        let [a, b, c] = self.operands(step);
        let of = |n: usize| self.kernel.graph.dtype(node.args[n]);
        let bits = match &node.op {
            Op::Const(s) => s.bits,
            Op::Range(r) => self.at[r.0 as usize] as u64,
            Op::Load(_) | Op::Bound { .. } if node.args.len() == 2 && b.bits == 0 => 0,
            Op::Load(p) => {
                let size = dtype.size();
                let bytes = &self.memory[p.0 as usize];
                let at = (a.bits as usize).checked_mul(size).filter(|at| at + size <= bytes.len()).ok_or(Stop::Bound)?;
                let mut all = [0; 8];
                all[..size].copy_from_slice(&bytes[at..at + size]);
                u64::from_le_bytes(all)
            }
            Op::Bound { limit, .. } if (0..*limit).contains(&(a.bits as i64)) => a.bits,
            Op::Bound { .. } => return Err(Stop::Bound),
            Op::Unary(op) if op.is_transcendental() => {
                let value = exact::transcendental(*op, exact::number(dtype, a.bits));
                Scalar::from_f64(dtype, value).bits
            }
            Op::Binary(BinaryOp::Pow) => {
                let value = libm::pow(exact::number(dtype, a.bits), exact::number(dtype, b.bits));
                Scalar::from_f64(dtype, value).bits
            }
            Op::Unary(op) => eval::unary(*op, dtype).map_or(0, |f| f(a.bits)),
            Op::Binary(op) => eval::binary(*op, of(0)).map_or(0, |f| f(a.bits, b.bits)),
            Op::Ternary(op) => eval::ternary(*op, dtype).map_or(0, |f| f(a.bits, b.bits, c.bits)),
            Op::Cast => eval::cast(of(0), dtype)(a.bits),
            Op::Bitcast => a.bits,
            Op::Reduce { op, .. } => return self.reduce(step, *op),
            Op::Dot { .. } => return self.dot(step),
        };
        if step.indexing && self.exceeds.is_none() {
            self.watch(step, &node.op, dtype, [a, b]);
        }
        let widened = matches!(node.op, Op::Cast) && of(0).is_float() && dtype == DType::F64
            || matches!(node.op, Op::Cast) && of(0).is_half() && dtype == DType::F32;
        let exact = match exact::exact(&node.op, a.bits, [a.exact, b.exact, c.exact]) {
            Some(exact) if dtype.is_float() => exact,
            _ if widened => a.exact,
            _ => exact::number(dtype, bits),
        };
        Ok(Pair { bits, exact })
    }

    fn reduce(&mut self, step: &Step, op: ReduceOp) -> Run<Pair> {
        let nest = step.inner.as_deref().expect("a reduction has loops");
        let (of, dtype) = (self.kernel.graph.dtype(step.id), self.kernel.graph.dtype(step.id).compute());
        let (combine, widen) = (eval::binary(op.binary(), dtype).expect("verified"), eval::cast(of, dtype));
        let mut partials = [op.identity(dtype).bits; PARTIALS as usize];
        let (mut element, mut total) = (0, exact::number(dtype, partials[0]));
        self.each(nest, &mut |machine| {
            let value = machine.registers[step.args[0] as usize];
            let partial = &mut partials[element % PARTIALS as usize];
            *partial = combine(*partial, widen(value.bits));
            total = exact::combine(op, total, value.exact);
            element += 1;
            Ok(())
        })?;
        let mut half = PARTIALS as usize / 2;
        while half > 0 {
            (0..half).for_each(|j| partials[j] = combine(partials[j], partials[j + half]));
            half /= 2;
        }
        let bits = eval::cast(dtype, of)(partials[0]);
        Ok(Pair { bits, exact: if of.is_float() { total } else { exact::number(of, bits) } })
    }

    fn dot(&mut self, step: &Step) -> Run<Pair> {
        let nest = step.inner.as_deref().expect("a reduction has loops");
        let graph = &self.kernel.graph;
        let (of, dtype) = (graph.dtype(graph.args(step.id)[0]), graph.dtype(step.id));
        let widen = eval::cast(of, dtype);
        let fma = eval::ternary(TernaryOp::Fma, dtype);
        let (multiply, add) =
            (eval::binary(BinaryOp::Mul, dtype).expect("verified"), eval::binary(BinaryOp::Add, dtype).expect("verified"));
        let (mut element, mut chain, mut exact) = (0i64, 0, 0.0);
        let mut total = None;
        self.each(nest, &mut |machine| {
            let [a, b] = [step.args[0], step.args[1]].map(|register| machine.registers[register as usize]);
            if element > 0 && element % CHUNK == 0 {
                total = Some(add(total.unwrap_or(Scalar::from_f64(dtype, -0.0).bits), chain));
                chain = 0;
            }
            let (x, y) = (widen(a.bits), widen(b.bits));
            chain = fma.map_or_else(|| add(multiply(x, y), chain), |fma| fma(x, y, chain));
            exact += a.exact * b.exact;
            element += 1;
            Ok(())
        })?;
        let bits = total.map_or(chain, |total| add(total, chain));
        Ok(Pair { bits, exact: if dtype.is_float() { exact } else { exact::number(dtype, bits) } })
    }

    /// Notes an integer that exceeds its type.
    fn watch(&mut self, step: &Step, op: &Op, dtype: DType, [a, b]: [Pair; 2]) {
        let args = self.kernel.graph.args(step.id);
        let value = |n: usize, pair: Pair| i128::from(Scalar { dtype: self.kernel.graph.dtype(args[n]), bits: pair.bits }.as_i64());
        let from = self.kernel.graph.dtype(args[0]);
        let result = match op {
            Op::Cast if from.is_signed_int() => value(0, a),
            Op::Unary(UnaryOp::Neg) => -value(0, a),
            Op::Unary(UnaryOp::Abs) => value(0, a).abs(),
            Op::Binary(BinaryOp::Add) => value(0, a) + value(1, b),
            Op::Binary(BinaryOp::Sub) => value(0, a) - value(1, b),
            Op::Binary(BinaryOp::Mul) => value(0, a) * value(1, b),
            Op::Binary(BinaryOp::Shl) => match value(1, b) {
                by @ 0..=63 => value(0, a) << by,
                _ => return,
            },
            _ => return,
        };
        let bits = 8 * dtype.size() as u32 - 1;
        if result < -(1 << bits) || result >= 1 << bits {
            let operands = args.iter().zip([a, b]).map(|(id, pair)| Scalar { dtype: self.kernel.graph.dtype(*id), bits: pair.bits });
            self.exceeds = Some(Exceeds { id: step.id, at: self.at.clone(), operands: operands.collect() });
        }
    }
}

/// The next place, the last range fastest, and the first range that changed.
pub(super) fn advance(place: &mut [i64], extents: &[i64]) -> Option<usize> {
    for at in (0..place.len()).rev() {
        place[at] += 1;
        if place[at] < extents[at] {
            return Some(at);
        }
        place[at] = 0;
    }
    None
}

/// The place of a number among all, the last range fastest.
pub(super) fn place_of(kernel: &Kernel, ranges: &[RangeId], number: u64) -> Vec<i64> {
    let mut rest = number;
    let mut place: Vec<i64> = ranges
        .iter()
        .rev()
        .map(|&r| {
            let extent = kernel.extent(r).max(1) as u64;
            let value = rest % extent;
            rest /= extent;
            value as i64
        })
        .collect();
    place.reverse();
    place
}
