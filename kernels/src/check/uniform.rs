//! Which values are the same in all threads of a group, as far as that can be seen without running the program.

use crate::ir::Access;
use crate::program::{Inst, Memory, Program, Value};

/// The first instruction at which a group's threads meet inside a bracket that not all of them need enter, or not as often; and the value
/// that decides about that bracket.
pub(super) fn divergent_wait(program: &Program) -> Option<(usize, u32)> {
    let meets = |inst: &Inst| matches!(inst, Inst::Barrier | Inst::Exchange { .. } | Inst::Tile(_));
    if program.group == 0 || !program.insts.iter().any(meets) {
        return None;
    }
    let divergent = divergent(program);
    let mut open: Vec<Option<u32>> = Vec::new();
    for (at, inst) in program.insts.iter().enumerate() {
        match inst {
            Inst::End => drop(open.pop()),
            _ if opens(inst) => open.push(decides(inst).into_iter().find(|v| divergent[v.0 as usize]).map(|v| v.0)),
            _ if meets(inst) => {
                if let Some(bracket) = open.iter().copied().flatten().next() {
                    return Some((at, bracket));
                }
            }
            _ => {}
        }
    }
    None
}

fn opens(inst: &Inst) -> bool {
    matches!(inst, Inst::Loop { .. } | Inst::If(_))
}

/// What decides whether and how often a bracket is entered.
fn decides(inst: &Inst) -> Vec<Value> {
    match *inst {
        Inst::Loop { start, end, .. } => vec![start, end],
        Inst::If(condition) => vec![condition],
        _ => Vec::new(),
    }
}

/// For each value, whether it may differ among the threads of a group. A variable does if it is ever set to what does, or where not all
/// threads come; as a loop may read it before that, this is repeated until nothing changes.
fn divergent(program: &Program) -> Vec<bool> {
    let mut known = vec![false; program.insts.len()];
    loop {
        let mut changed = false;
        let mut open: Vec<bool> = Vec::new();
        for (at, inst) in program.insts.iter().enumerate() {
            let inside = open.last().copied().unwrap_or(false);
            let of = |v: Value| known[v.0 as usize];
            match inst {
                Inst::End => drop(open.pop()),
                _ if opens(inst) => open.push(inside || decides(inst).into_iter().any(of)),
                &Inst::Set(variable, value) if inside || of(value) => {
                    changed |= !std::mem::replace(&mut known[variable.0 as usize], true);
                    continue;
                }
                _ => {}
            }
            if !known[at] && varies(program, inst, &of) {
                (known[at], changed) = (true, true);
            }
        }
        if !changed {
            return known;
        }
    }
}

/// Whether an instruction's value may differ among threads where `of` says which operands do. What is read from memory that the kernel
/// writes may, as not all threads read it at once.
fn varies(program: &Program, inst: &Inst, of: &dyn Fn(Value) -> bool) -> bool {
    match *inst {
        Inst::Thread | Inst::Exchange { .. } => true,
        Inst::Load { memory: Memory::Param(p), index, .. } => program.params[p.0 as usize].access != Access::Read || of(index),
        Inst::Load { .. } => true,
        Inst::Loop { start, end, .. } => of(start) || of(end),
        Inst::Var(a) | Inst::Get(a) | Inst::Unary(_, a) | Inst::Cast(a) | Inst::Bitcast(a) | Inst::Splat(a) | Inst::Lane(a, _) => of(a),
        Inst::Binary(_, a, b) | Inst::Shuffle(a, b, _) => of(a) || of(b),
        Inst::Ternary(_, a, b, c) | Inst::MatrixMultiply { a, b, c, .. } => of(a) || of(b) || of(c),
        Inst::Pack(ref lanes) => lanes.iter().any(|&v| of(v)),
        Inst::Bound { value, .. } => of(value),
        Inst::Const(_) | Inst::Item | Inst::Barrier | Inst::If(_) | Inst::End | Inst::Set(..) => false,
        Inst::Store { .. } | Inst::Prefetch { .. } | Inst::Tile(_) => false,
    }
}
