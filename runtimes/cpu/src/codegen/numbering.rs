//! Value numbering: an expression that has been computed is not computed again.
//!
//! Cranelift could do this, but along with it moves everything it takes for pure down to its first use, behind all loads of a loop's
//! body: an unrolled matrix product then spills most of its registers. So Cranelift's optimiser is off, the order of instructions is the
//! lowering's, and this is what is left to do.

use kiln_kernels::program::{Inst, Program, Type, Value};
use rustc_hash::FxHashMap;

/// The expressions that are visible at one place of a program.
pub(super) struct Numbering<'p> {
    program: &'p Program,
    /// For each instruction so far, the first one with its value.
    first: Vec<Value>,
    known: FxHashMap<(Inst, Type), Value>,
    /// What was entered into `known` since each open bracket began.
    scopes: Vec<Vec<(Inst, Type)>>,
}

impl<'p> Numbering<'p> {
    pub(super) fn new(program: &'p Program) -> Self {
        Numbering { program, first: Vec::with_capacity(program.insts.len()), known: FxHashMap::default(), scopes: vec![Vec::new()] }
    }

    /// Takes the next instruction; the earlier one that it repeats, if there is one that is visible here.
    pub(super) fn next(&mut self) -> Option<Value> {
        let at = Value(self.first.len() as u32);
        let inst = self.program.inst(at);
        match inst {
            Inst::Loop { .. } | Inst::If(_) => self.scopes.push(Vec::new()),
            Inst::End => {
                for key in self.scopes.pop().unwrap_or_default() {
                    self.known.remove(&key);
                }
            }
            _ => {}
        }
        let earlier = self.expression(inst).and_then(|expression| self.enter((expression, self.program.ty(at)), at));
        self.first.push(earlier.unwrap_or(at));
        earlier
    }

    fn enter(&mut self, key: (Inst, Type), at: Value) -> Option<Value> {
        if let Some(&earlier) = self.known.get(&key) {
            return Some(earlier);
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.push(key.clone());
        }
        self.known.insert(key, at);
        None
    }

    /// An instruction whose value its operands alone decide, in terms of first values.
    fn expression(&self, inst: &Inst) -> Option<Inst> {
        let first = |v: Value| self.first.get(v.0 as usize).copied().unwrap_or(v);
        Some(match *inst {
            Inst::Const(scalar) => Inst::Const(scalar),
            Inst::Item => Inst::Item,
            Inst::Unary(op, x) => Inst::Unary(op, first(x)),
            Inst::Binary(op, a, b) => Inst::Binary(op, first(a), first(b)),
            Inst::Ternary(op, a, b, c) => Inst::Ternary(op, first(a), first(b), first(c)),
            Inst::Cast(x) => Inst::Cast(first(x)),
            Inst::Bitcast(x) => Inst::Bitcast(first(x)),
            Inst::Splat(x) => Inst::Splat(first(x)),
            Inst::Pack(ref lanes) => Inst::Pack(lanes.iter().map(|&x| first(x)).collect()),
            Inst::Lane(x, lane) => Inst::Lane(first(x), lane),
            Inst::MatrixMultiply { a, b, c, depth } => Inst::MatrixMultiply { a: first(a), b: first(b), c: first(c), depth },
            Inst::Shuffle(a, b, ref lanes) => Inst::Shuffle(first(a), first(b), lanes.clone()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kiln_kernels::ir::text::parse_program;

    #[test]
    fn repeated_expressions_are_found_where_they_are_visible() {
        let program = parse_program(
            "
program p items 1
%0: i64[4] readwrite
i = item : i64
a = const 3 : i64
b = mul i a : i64
c = const 3 : i64
d = mul i c : i64
loop j = a..b step 1
  e = add j d : i64
  f = add j b : i64
  x = load %0[e] : i64
  y = load %0[f] : i64
  z = add x y : i64
end
loop k = a..b step 1
  g = add k b : i64
  h = sub i a : i64
end
l = sub i a : i64
",
        )
        .unwrap();
        let mut numbering = Numbering::new(&program);
        let repeats: Vec<(u32, u32)> =
            (0..program.insts.len() as u32).filter_map(|at| numbering.next().map(|earlier| (at, earlier.0))).collect();
        // c is a, d is b, f is e; x and y may differ, and h is gone when l comes.
        assert_eq!(repeats, [(3, 1), (4, 2), (7, 6)]);
    }
}
