//! From a value that is wrong back to the operation that made it so.

use super::exact::lost;
use super::machine::{Machine, Run};
use super::nest::{Nest, Step};
use super::{Kind, Operand};
use crate::dtype::Scalar;
use crate::ir::{Id, Op, RangeId, TernaryOp};

/// The operation that a wrong value comes from.
pub(super) struct Origin {
    pub(super) id: Id,
    pub(super) value: Scalar,
    pub(super) exact: f64,
    pub(super) operands: Vec<Operand>,
    pub(super) at: Vec<(RangeId, i64)>,
}

/// Below this part of its operands, the difference of two values is nothing that f64 could tell from zero.
const NOTHING: f64 = 1.0 / (1u64 << 40) as f64;

/// The same where an operand was rounded before, as what is loaded was: the rest is what that rounding left.
const ROUNDED: f64 = 1.0 / (1u64 << 20) as f64;

impl Origin {
    /// Whether there is a value that something can be lost of: what is left of terms that cancel is none.
    pub(super) fn is_something(&self) -> bool {
        let largest = self.operands.iter().fold(0.0, |largest: f64, operand| largest.max(operand.exact.abs()));
        let rounded = self.operands.iter().any(|operand| operand.exact == operand.value.as_f64());
        self.exact.abs() > if rounded { ROUNDED } else { NOTHING } * largest
    }
}

/// How values are wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Wrong {
    Nan,
    Infinite,
    /// More than this part of them is lost.
    Lost(f64),
}

impl Wrong {
    pub(super) fn kind(self) -> Kind {
        match self {
            Wrong::Nan | Wrong::Infinite => Kind::NotFinite,
            Wrong::Lost(_) => Kind::Precision,
        }
    }

    /// Whether a value is wrong in this way.
    pub(super) fn is(self, value: Scalar, exact: f64) -> bool {
        let x = value.as_f64();
        value.dtype.is_float()
            && match self {
                Wrong::Nan => x.is_nan(),
                Wrong::Infinite => x.is_infinite(),
                Wrong::Lost(bound) => lost(x, exact, exact.abs()) > bound,
            }
    }
}

/// Nodes that are looked at on the way at most: values may be reached on many ways.
const MOST: usize = 4096;

/// Looks for origins from the nodes of open loops.
pub(super) struct Tracer<'n> {
    pub(super) wrong: Wrong,
    /// The loops that are open, outermost first.
    nests: Vec<&'n Nest>,
    looked: usize,
}

impl<'n> Tracer<'n> {
    pub(super) fn new(wrong: Wrong, nest: &'n Nest) -> Tracer<'n> {
        Tracer { wrong, nests: vec![nest], looked: 0 }
    }

    /// The first origin of the value in a register, if it is wrong and comes neither from a constant nor from memory.
    pub(super) fn origin(&mut self, machine: &mut Machine<'_>, register: u32) -> Run<Option<Origin>> {
        self.looked += 1;
        let Some(step) = self.step(register).filter(|_| self.looked <= MOST) else { return Ok(None) };
        let node = machine.kernel.graph.node(step.id);
        match &node.op {
            Op::Const(_) | Op::Load(_) | Op::Range(_) | Op::Bitcast => return Ok(None),
            Op::Reduce { .. } | Op::Dot { .. } => return self.inside(machine, step),
            _ => {}
        }
        // What a condition leaves out has no part in the value.
        let used: &[usize] = match &node.op {
            Op::Ternary(TernaryOp::Where) if machine.operands(step)[0].bits != 0 => &[1],
            Op::Ternary(TernaryOp::Where) => &[2],
            _ => &[0, 1, 2],
        };
        let mut clean = true;
        for &n in used.iter().filter(|n| **n < node.args.len()) {
            if self.is_wrong(machine, node.args[n], step.args[n]) {
                clean = false;
                if let Some(found) = self.origin(machine, step.args[n])? {
                    return Ok(Some(found));
                }
            }
        }
        Ok(clean.then(|| self.found(machine, step, None)))
    }

    /// The origin of a reduction's value: in the first of its elements that is wrong, or itself.
    fn inside(&mut self, machine: &mut Machine<'_>, step: &'n Step) -> Run<Option<Origin>> {
        let nest = step.inner.as_deref().expect("a reduction has loops");
        let args = machine.kernel.graph.args(step.id).to_vec();
        let product = matches!(machine.kernel.graph.op(step.id), Op::Dot { .. });
        self.nests.push(nest);
        let (mut found, mut clean, mut largest) = (None, true, None::<(f64, Origin)>);
        let wrong = &mut *self;
        machine.each(nest, &mut |machine| {
            if found.is_some() {
                return Ok(());
            }
            for (&id, &register) in args.iter().zip(&step.args) {
                if wrong.is_wrong(machine, id, register) && wrong.looked <= MOST {
                    clean = false;
                    found = wrong.origin(machine, register)?;
                }
            }
            if clean && found.is_none() {
                let values: Vec<f64> = args.iter().zip(&step.args).map(|(&id, &r)| value(machine, id, r).as_f64()).collect();
                let size = if product { values[0] * values[1] } else { values[0] };
                let size = if size.is_nan() { f64::INFINITY } else { size.abs() };
                if largest.as_ref().is_none_or(|(most, _)| size > *most) {
                    largest = Some((size, wrong.found(machine, step, Some(nest))));
                }
            }
            Ok(())
        })?;
        self.nests.pop();
        if found.is_some() || !clean {
            return Ok(found);
        }
        // None of the elements is: the reduction itself made it. The largest one is shown.
        Ok(largest.map(|(_, origin)| Origin {
            value: value(machine, step.id, step.to),
            exact: machine.registers[step.to as usize].exact,
            ..origin
        }))
    }

    fn is_wrong(&self, machine: &Machine<'_>, id: Id, register: u32) -> bool {
        let value = value(machine, id, register);
        // A NaN may come of infinities that nobody intended: those are followed where no operand is a NaN.
        self.wrong.is(value, machine.registers[register as usize].exact)
    }

    fn found(&self, machine: &Machine<'_>, step: &Step, inner: Option<&Nest>) -> Origin {
        let args = machine.kernel.graph.args(step.id);
        let operand = |(&id, &register): (&Id, &u32)| Operand {
            id,
            value: value(machine, id, register),
            exact: machine.registers[register as usize].exact,
        };
        let mut at: Vec<(RangeId, i64)> = Vec::new();
        for range in self.nests.iter().copied().chain(inner).flat_map(|nest| &nest.ranges) {
            if !at.iter().any(|(r, _)| r == range) {
                at.push((*range, machine.at[range.0 as usize]));
            }
        }
        Origin {
            id: step.id,
            value: value(machine, step.id, step.to),
            exact: machine.registers[step.to as usize].exact,
            operands: args.iter().zip(&step.args).map(operand).collect(),
            at,
        }
    }

    fn step(&self, register: u32) -> Option<&'n Step> {
        self.nests.iter().rev().find_map(|nest| nest.levels.iter().flatten().find(|step| step.to == register))
    }
}

fn value(machine: &Machine<'_>, id: Id, register: u32) -> Scalar {
    Scalar { dtype: machine.kernel.graph.dtype(id), bits: machine.registers[register as usize].bits }
}
