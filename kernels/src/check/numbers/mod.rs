//! What a kernel's expressions make of its arguments: each is evaluated in its own type and beside that in f64, element by element, until something is
//! wrong: an integer on the way to an index exceeds its type, a NaN or an infinity comes from numbers that are none, too much of a value is
//! lost, or what a device has stored is not what the expressions give.
//!
//! A NaN or an infinity counts if it is stored and some operation has made it: of operands that are not wrong in the same way. One that
//! stands in the kernel, as a mask's, or that was in memory before, is nobody's fault here; nor is one that no stored value depends on.

mod exact;
mod machine;
mod nest;
mod report;
mod trace;

pub use report::{Finding, Kind, Operand};

use crate::dtype::{DType, Scalar};
use crate::ir::{Id, Kernel, Op, Store};
use exact::{Pair, lost, number};
use machine::{Machine, Run, Stop, advance, place_of};
use nest::{Builder, StoreNest};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use trace::{Tracer, Wrong};

/// How much is looked at, and how closely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Nodes that are evaluated for each store, about: elements are left out evenly where all are too many.
    pub steps: u64,
    /// Which part of a value may be lost, against the largest exact value of its store. Kernels that compute in a half type may lose
    /// [`HALF`] units of it, if that is more.
    pub precision: f64,
}

/// See [`Limits::precision`].
pub const HALF: f64 = 16.0;

impl Default for Limits {
    fn default() -> Limits {
        Limits { steps: 1 << 22, precision: 1e-2 }
    }
}

/// What was found, and how much was looked at.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// The first of each kind, for each store.
    pub findings: Vec<Finding>,
    /// Stored elements that were evaluated.
    pub elements: u64,
    /// All that there are.
    pub of: u64,
}

/// Looks at a verified kernel with what its parameters hold before it runs and, for those that a device has written, after that.
///
/// # Panics
/// If there is not one content for each parameter, of its size.
#[track_caller]
pub fn check_numbers(kernel: &Kernel, before: &[&[u8]], after: &[Option<&[u8]>], limits: Limits) -> Numbers {
    assert!(before.len() == kernel.params.len() && after.len() == before.len(), "one content for each of {} parameters", before.len());
    let sizes = kernel.params.iter().map(|p| p.len.max(0) as usize * p.dtype.size());
    assert!(sizes.zip(before).all(|(size, bytes)| bytes.len() == size), "contents have to have the sizes of their parameters");
    let mut numbers = Numbers::default();
    for (at, store) in kernel.stores.iter().enumerate() {
        Checker::new(kernel, before, after, limits, at, store).all(&mut numbers);
    }
    numbers
}

/// The check of one store.
struct Checker<'a> {
    machine: Machine<'a>,
    nest: StoreNest,
    number: usize,
    store: &'a Store,
    after: Option<&'a [u8]>,
    limits: Limits,
}

impl<'a> Checker<'a> {
    fn new(kernel: &'a Kernel, before: &[&'a [u8]], after: &[Option<&'a [u8]>], limits: Limits, number: usize, store: &'a Store) -> Self {
        let mut builder = Builder::new(kernel);
        let nest = builder.store(store);
        let machine = Machine {
            kernel,
            memory: before.iter().map(|bytes| Cow::Borrowed(*bytes)).collect(),
            registers: vec![Pair::default(); builder.registers as usize],
            at: vec![0; kernel.ranges.len()],
            left: 0,
            exceeds: None,
        };
        Checker { machine, nest, number, store, after: after[store.param.0 as usize], limits }
    }

    fn all(mut self, numbers: &mut Numbers) {
        let kernel = self.machine.kernel;
        let places = volume(kernel, &self.nest.nest.ranges);
        numbers.of = numbers.of.saturating_add(places);
        // What another store of the kernel writes is not here to be read.
        let written = |op: &Op| matches!(op, Op::Load(p) if *p != self.store.param && kernel.stores.iter().any(|s| s.param == *p));
        if places == 0 || kernel.graph.nodes().iter().any(|node| written(&node.op)) {
            return;
        }
        let seen = self.evaluate(places, numbers);
        if let Some(finding) = self.exceeded() {
            numbers.findings.push(finding);
        }
        let suspects = self.suspects(seen.suspects);
        // An index out of range is the launch's own error, and a trace that takes too long ends without a finding.
        if let Some(finding) = suspects.into_iter().find_map(|(place, wrong)| self.trace(&place, wrong).ok().flatten()) {
            numbers.findings.push(finding);
        }
        let bound = self.bound();
        if let Some((place, _)) = seen.worst.filter(|(_, error)| lost(*error, 0.0, seen.largest) > bound) {
            let found = self.trace(&place, Wrong::Lost(bound)).ok().flatten();
            numbers.findings.extend(found);
        }
    }

    /// Evaluates the elements, or as many as may be.
    fn evaluate(&mut self, places: u64, numbers: &mut Numbers) -> Seen {
        let (kernel, ranges) = (self.machine.kernel, self.nest.nest.ranges.clone());
        let (one, all) = self.nest.nest.cost(kernel);
        let whole = all <= self.limits.steps;
        let mut seen = Seen::default();
        if self.store.sequential && !whole {
            return seen;
        }
        let count = if whole { places } else { (self.limits.steps / one.max(1)).clamp(1, places) };
        // One element at least, whatever it takes, within reason.
        self.machine.left = self.limits.steps.saturating_mul(2).max(one.saturating_mul(2)).min(self.limits.steps.saturating_mul(16));
        let extents: Vec<i64> = ranges.iter().map(|&r| kernel.extent(r)).collect();
        let mut place = place_of(kernel, &ranges, 0);
        let mut first = 0;
        for element in 0..count {
            if !whole {
                (place, first) = (place_of(kernel, &ranges, (u128::from(element) * u128::from(places) / u128::from(count)) as u64), 0);
            }
            if self.element(&place, first, &mut seen).is_err() {
                return seen;
            }
            numbers.elements += 1;
            if whole {
                match advance(&mut place, &extents) {
                    Some(next) => first = next,
                    None => break,
                }
            }
        }
        seen
    }

    fn element(&mut self, place: &[i64], first: usize, seen: &mut Seen) -> Run {
        let nest = std::mem::take(&mut self.nest.nest);
        let entered = self.machine.enter(&nest, place, first);
        self.nest.nest = nest;
        entered?;
        let (index, evaluated) = (self.machine.registers[self.nest.index as usize].bits, self.machine.registers[self.nest.value as usize]);
        let dtype = self.machine.kernel.graph.dtype(self.store.value);
        let size = dtype.size();
        if self.store.sequential {
            let bytes = evaluated.bits.to_le_bytes();
            let memory = self.machine.memory[self.store.param.0 as usize].to_mut();
            if let Some(place) = memory.get_mut(index as usize * size..index as usize * size + size) {
                place.copy_from_slice(&bytes[..size]);
            }
            return Ok(());
        }
        let value = self.stored(index).unwrap_or(Scalar { dtype, bits: evaluated.bits });
        if dtype.is_float() {
            seen.note(place, value.as_f64(), evaluated.exact);
        }
        Ok(())
    }

    /// What the device has stored there.
    fn stored(&self, index: u64) -> Option<Scalar> {
        let dtype = self.machine.kernel.graph.dtype(self.store.value);
        let at = (index as usize).checked_mul(dtype.size())?;
        let mut bits = [0; 8];
        bits[..dtype.size()].copy_from_slice(self.after?.get(at..at + dtype.size())?);
        Some(Scalar { dtype, bits: u64::from_le_bytes(bits) })
    }

    /// Places of values that are not finite: those that were seen, and those that are among what the device has stored.
    fn suspects(&mut self, seen: Vec<(Vec<i64>, Wrong)>) -> Vec<(Vec<i64>, Wrong)> {
        let dtype = self.machine.kernel.graph.dtype(self.store.value);
        let mut all = seen;
        let Some(after) = self.after.filter(|_| dtype.is_float() && !self.store.sequential) else { return all };
        let mut elements: FxHashSet<u64> = FxHashSet::default();
        let mut found = [0; 3];
        for index in 0..(after.len() / dtype.size()) as u64 {
            let Some(class) = self.stored(index).and_then(|value| class(value.as_f64())) else { continue };
            if found[class] < FEW {
                found[class] += 1;
                elements.insert(index);
            }
        }
        if !elements.is_empty() {
            // Which place stores to them is known by their indices alone.
            let _ = self.places_of(&elements, &mut all);
        }
        all.sort_by_key(|(_, wrong)| *wrong != Wrong::Nan);
        all
    }

    fn places_of(&mut self, elements: &FxHashSet<u64>, all: &mut Vec<(Vec<i64>, Wrong)>) -> Run {
        let kernel = self.machine.kernel;
        let only = Store { value: self.store.index, ..self.store.clone() };
        let mut builder = Builder::new(kernel);
        let StoreNest { nest, index, .. } = builder.store(&only);
        let registers = vec![Pair::default(); builder.registers as usize];
        let registers = std::mem::replace(&mut self.machine.registers, registers);
        self.machine.left = self.limits.steps.saturating_mul(64);
        let mut left = elements.len();
        let found = self.machine.each(&nest, &mut |machine| {
            let at = machine.registers[index as usize].bits;
            if elements.contains(&at) {
                left -= 1;
                let place = nest.ranges.iter().map(|r| machine.at[r.0 as usize]).collect();
                let dtype = kernel.graph.dtype(self.store.value);
                let size = dtype.size();
                let mut bits = [0; 8];
                let bytes = self.after.and_then(|after| after.get(at as usize * size..at as usize * size + size)).unwrap_or(&[]);
                bits[..bytes.len()].copy_from_slice(bytes);
                let value = number(dtype, u64::from_le_bytes(bits));
                all.push((place, if value.is_nan() { Wrong::Nan } else { Wrong::Infinite }));
            }
            if left == 0 { Err(Stop::Spent) } else { Ok(()) }
        });
        self.machine.registers = registers;
        found
    }

    /// What may be lost of a value.
    fn bound(&self) -> f64 {
        let graph = &self.machine.kernel.graph;
        let computes = |op: &Op| !matches!(op, Op::Const(_) | Op::Load(_) | Op::Bitcast);
        let units = graph.nodes().iter().filter(|node| computes(&node.op)).map(|node| match node.dtype {
            DType::BF16 => HALF / 256.0,
            DType::F16 => HALF / 2048.0,
            _ => 0.0,
        });
        units.fold(self.limits.precision, f64::max)
    }

    fn exceeded(&mut self) -> Option<Finding> {
        let exceeds = self.machine.exceeds.take()?;
        let kernel = self.machine.kernel;
        let operands = kernel.graph.args(exceeds.id).iter().zip(exceeds.operands);
        let operands = operands.map(|(&id, value)| Operand { id, value, exact: value.as_f64() }).collect();
        let at = kernel.ranges.iter().enumerate().map(|(r, _)| crate::ir::RangeId(r as u32));
        let used = uses(kernel, exceeds.id);
        let at = at.filter(|r| used.contains(r)).map(|r| (r, exceeds.at[r.0 as usize])).collect();
        Some(Finding::new(kernel, Kind::Overflow, exceeds.id, operands, at, None, self.number))
    }

    /// Evaluates one element again, and goes back from its value to where it became wrong.
    fn trace(&mut self, place: &[i64], wrong: Wrong) -> Run<Option<Finding>> {
        let kernel = self.machine.kernel;
        self.machine.left = self.limits.steps.saturating_mul(64);
        let StoreNest { nest, index, value } = self.nest.clone();
        self.machine.enter(&nest, place, 0)?;
        let (element, evaluated) = (self.machine.registers[index as usize].bits, self.machine.registers[value as usize]);
        let bits = Scalar { dtype: kernel.graph.dtype(self.store.value), bits: evaluated.bits };
        let stored = self.stored(element).unwrap_or(bits);
        let ranges = || nest.ranges.iter().map(|&r| (r, self.machine.at[r.0 as usize])).collect();
        let itself = |exact| vec![Operand { id: self.store.value, value: bits, exact }];
        let at_store = |kind| Finding::new(kernel, kind, self.store.value, itself(evaluated.exact), ranges(), Some(stored), self.number);
        if !wrong.is(bits, evaluated.exact) {
            // The expressions give something else than the device has stored.
            return Ok(Some(at_store(Kind::Differs).element(self.store.param, element)));
        }
        let found = Tracer::new(wrong, &nest)
            .origin(&mut self.machine, value)?
            .filter(|origin| wrong.kind() != Kind::Precision || origin.is_something());
        Ok(found.map(|origin| {
            let itself = Some(origin.value);
            Finding::new(kernel, wrong.kind(), origin.id, origin.operands, origin.at, itself, self.number)
                .exact(origin.exact)
                .element(self.store.param, element)
        }))
    }
}

/// Values of a class that are traced at most.
const FEW: usize = 4;

/// NaN, infinity, minus infinity.
fn class(value: f64) -> Option<usize> {
    match value {
        v if v.is_nan() => Some(0),
        f64::INFINITY => Some(1),
        f64::NEG_INFINITY => Some(2),
        _ => None,
    }
}

/// What evaluating elements has shown.
#[derive(Default)]
struct Seen {
    suspects: Vec<(Vec<i64>, Wrong)>,
    classes: [usize; 3],
    /// The largest exact value.
    largest: f64,
    /// Where most is lost, and how much.
    worst: Option<(Vec<i64>, f64)>,
}

impl Seen {
    fn note(&mut self, place: &[i64], value: f64, exact: f64) {
        if let Some(class) = class(value) {
            if self.classes[class] < FEW {
                self.classes[class] += 1;
                self.suspects.push((place.to_vec(), if class == 0 { Wrong::Nan } else { Wrong::Infinite }));
            }
            return;
        }
        if !exact.is_finite() {
            return;
        }
        self.largest = self.largest.max(exact.abs());
        let error = (value - exact).abs();
        if error > self.worst.as_ref().map_or(0.0, |(_, most)| *most) {
            self.worst = Some((place.to_vec(), error));
        }
    }
}

fn volume(kernel: &Kernel, ranges: &[crate::ir::RangeId]) -> u64 {
    ranges.iter().fold(1, |product, &r| product.saturating_mul(kernel.extent(r).max(0) as u64))
}

/// The ranges that a node's expression names.
fn uses(kernel: &Kernel, id: Id) -> FxHashSet<crate::ir::RangeId> {
    let mut seen: FxHashSet<Id> = FxHashSet::default();
    let (mut open, mut ranges) = (vec![id], FxHashSet::default());
    while let Some(id) = open.pop().filter(|_| seen.len() < kernel.graph.len()) {
        if seen.insert(id) {
            if let Op::Range(r) = kernel.graph.op(id) {
                ranges.insert(*r);
            }
            open.extend_from_slice(kernel.graph.args(id));
        }
    }
    ranges
}
