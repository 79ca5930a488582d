//! How much a program does when it runs, loops with limits of their own in each round counted as they are.

use kiln_kernels::ir::{BinaryOp, TernaryOp, UnaryOp, eval};
use kiln_kernels::program::{Inst, Program, Value};
use kiln_kernels::{DType, Scalar};
use std::collections::{BTreeMap, BTreeSet};

/// Floating-point operations of a program's products, 2 for each multiply-add of a chain.
pub(crate) fn flops(program: &Program) -> f64 {
    let counter = Counter::new(program);
    let all = 0..program.insts.len();
    if counter.products(all.clone()) == 0 {
        return 0.0;
    }
    let item = program.insts.iter().position(|inst| *inst == Inst::Item);
    let run = |number: i64| counter.count(all.clone(), &mut item.map(|at| (at as u32, number)).into_iter().collect());
    match item {
        Some(at) if counter.limits_vary(all.clone(), at as u32) => (0..program.items).map(run).sum(),
        _ => program.items as f64 * run(0),
    }
}

struct Counter<'p> {
    program: &'p Program,
    /// Where each loop's or condition's block ends.
    end: BTreeMap<usize, usize>,
    /// The loops (and the item) that a value depends on.
    varies: Vec<BTreeSet<u32>>,
}

impl<'p> Counter<'p> {
    fn new(program: &'p Program) -> Counter<'p> {
        let (mut end, mut open) = (BTreeMap::new(), Vec::new());
        let mut varies: Vec<BTreeSet<u32>> = Vec::with_capacity(program.insts.len());
        for (at, inst) in program.insts.iter().enumerate() {
            let of = |values: &[Value]| values.iter().flat_map(|v| varies[v.0 as usize].iter().copied()).collect::<BTreeSet<u32>>();
            varies.push(match *inst {
                Inst::Loop { start, end, .. } => of(&[start, end]).into_iter().chain([at as u32]).collect(),
                Inst::Item => [at as u32].into(),
                Inst::Unary(_, a) | Inst::Cast(a) => of(&[a]),
                Inst::Binary(_, a, b) => of(&[a, b]),
                Inst::Ternary(_, a, b, c) => of(&[a, b, c]),
                _ => BTreeSet::new(),
            });
            match inst {
                Inst::Loop { .. } | Inst::If(_) => open.push(at),
                Inst::End => drop(end.insert(open.pop().expect("blocks are closed once"), at)),
                _ => {}
            }
        }
        Counter { program, end, varies }
    }

    /// Operations of one run through these instructions, were each done once.
    fn products(&self, range: std::ops::Range<usize>) -> u64 {
        range.map(|at| self.work(at)).sum()
    }

    fn work(&self, at: usize) -> u64 {
        let lanes = self.program.types[at].lanes as u64;
        match self.program.insts[at] {
            Inst::Ternary(TernaryOp::Fma, _, _, sum) if matches!(self.program.inst(sum), Inst::Get(_)) => 2 * lanes,
            Inst::MatrixMultiply { depth, .. } => 2 * lanes * depth as u64,
            _ => 0,
        }
    }

    /// Whether a loop's limits or a condition in these instructions depend on a loop or the item.
    fn limits_vary(&self, range: std::ops::Range<usize>, on: u32) -> bool {
        let depends = |v: &Value| self.varies[v.0 as usize].contains(&on);
        range.into_iter().any(|at| match &self.program.insts[at] {
            // A block's length varies, not where it starts.
            Inst::Loop { start, end, .. } => (depends(start) || depends(end)) && self.products(at..self.end[&at]) > 0,
            Inst::If(condition) => depends(condition) && self.products(at..self.end[&at]) > 0,
            _ => false,
        })
    }

    fn count(&self, range: std::ops::Range<usize>, bound: &mut BTreeMap<u32, i64>) -> f64 {
        let (mut at, mut total) = (range.start, 0.0);
        while at < range.end {
            let Some(&end) = self.end.get(&at) else {
                total += self.work(at) as f64;
                at += 1;
                continue;
            };
            if self.products(at..end) > 0 {
                total += match self.program.insts[at] {
                    Inst::Loop { start, end: limit, step } => self.rounds(at..end, (start, limit, step), bound),
                    Inst::If(condition) if self.value(condition, bound) != 0 => self.count(at + 1..end, bound),
                    _ => 0.0,
                };
            }
            at = end + 1;
        }
        total
    }

    fn rounds(&self, block: std::ops::Range<usize>, (start, limit, step): (Value, Value, i64), bound: &mut BTreeMap<u32, i64>) -> f64 {
        let (first, limit, number) = (self.value(start, bound), self.value(limit, bound), block.start as u32);
        let body = block.start + 1..block.end;
        let mut run = |value: i64| {
            bound.insert(number, value);
            self.count(body.clone(), bound)
        };
        if self.limits_vary(body.clone(), number) {
            return (first..limit).step_by(step as usize).map(run).sum();
        }
        let rounds = (limit - first).max(0) as u64;
        if rounds == 0 { 0.0 } else { rounds.div_ceil(step as u64) as f64 * run(first) }
    }

    /// A scalar that loops or conditions are made of.
    fn value(&self, v: Value, bound: &BTreeMap<u32, i64>) -> i64 {
        let of = |v: Value| self.value(v, bound);
        let truth = |b: Value| self.program.ty(b).dtype == DType::Bool;
        match *self.program.inst(v) {
            Inst::Const(c) => c.as_i64(),
            Inst::Loop { .. } | Inst::Item => bound[&v.0],
            Inst::Unary(UnaryOp::Not, a) if truth(a) => (of(a) == 0) as i64,
            Inst::Binary(BinaryOp::And, a, b) if truth(a) => of(a) & of(b),
            Inst::Binary(BinaryOp::Or, a, b) if truth(a) => of(a) | of(b),
            Inst::Binary(op, a, b) => {
                eval::fold_binary(op, Scalar::i64(of(a)), Scalar::i64(of(b))).expect("index arithmetic is defined").as_i64()
            }
            Inst::Ternary(TernaryOp::Where, a, b, c) => {
                if of(a) != 0 {
                    of(b)
                } else {
                    of(c)
                }
            }
            ref other => unreachable!("no limit of a loop is made by {other:?}"),
        }
    }
}
