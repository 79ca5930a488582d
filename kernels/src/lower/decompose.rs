//! Rewrites a kernel into the operations that programs have: no transcendental functions, no half arithmetic.

use super::{half, math};
use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Graph, Id, Kernel, Op, TernaryOp};

/// The same kernel in simple operations, and where each node went. The products of `halves` keep their bf16 operands: a matrix unit takes
/// them as they are.
pub fn decompose(kernel: &Kernel, halves: &[Id]) -> (Kernel, Vec<Id>) {
    let mut out = Kernel { graph: Graph::new(), ..kernel.clone() };
    let mut map: Vec<Id> = Vec::with_capacity(kernel.graph.len());
    for id in kernel.graph.ids() {
        let args: Vec<Id> = kernel.graph.args(id).iter().map(|a| map[a.0 as usize]).collect();
        if halves.contains(&id) {
            let args = kernel.graph.args(id).iter().map(|&a| map[unwidened(&kernel.graph, a).0 as usize]).collect::<Vec<_>>();
            map.push(out.graph.intern(kernel.graph.op(id).clone(), kernel.graph.dtype(id), args));
            continue;
        }
        map.push(rewrite(&mut out.graph, kernel.graph.op(id), kernel.graph.dtype(id), &args));
    }
    for store in &mut out.stores {
        store.index = map[store.index.0 as usize];
        store.value = map[store.value.0 as usize];
    }
    (out, map)
}

/// What a bf16 value was before it was made f32, exactly.
pub(super) fn unwidened(g: &Graph, id: Id) -> Id {
    match g.op(id) {
        Op::Cast if g.dtype(id) == DType::F32 && g.dtype(g.args(id)[0]) == DType::BF16 => g.args(id)[0],
        _ => id,
    }
}

/// One node. A half value stays a node of half type (its bits); arithmetic widens it, and narrows the result.
fn rewrite(g: &mut Graph, op: &Op, dtype: DType, args: &[Id]) -> Id {
    let half = dtype.is_half();
    match op {
        Op::Const(s) if half => {
            let bits = g.constant(Scalar { dtype: DType::U16, bits: s.bits });
            g.bitcast(bits, dtype)
        }
        Op::Cast => cast(g, args[0], dtype),
        Op::Unary(u) => {
            let x = widen(g, args[0]);
            let y = if u.is_transcendental() { math::expand(g, *u, x) } else { g.unary(*u, x) };
            cast(g, y, dtype)
        }
        Op::Binary(b) => {
            let (x, y) = (widen(g, args[0]), widen(g, args[1]));
            let z = if *b == BinaryOp::Pow { math::expand_pow(g, x, y) } else { g.binary(*b, x, y) };
            cast(g, z, dtype)
        }
        Op::Ternary(TernaryOp::Where) if half => {
            let (a, b) = (g.bitcast(args[1], DType::U16), g.bitcast(args[2], DType::U16));
            let bits = g.select(args[0], a, b);
            g.bitcast(bits, dtype)
        }
        Op::Ternary(TernaryOp::Fma) if half => {
            let (a, b, c) = (widen(g, args[0]), widen(g, args[1]), widen(g, args[2]));
            let y = g.fma(a, b, c);
            cast(g, y, dtype)
        }
        Op::Reduce { .. } if half => {
            let body = widen(g, args[0]);
            let y = g.intern(op.clone(), DType::F32, [body]);
            cast(g, y, dtype)
        }
        Op::Dot { .. } => {
            let (a, b) = (widen(g, args[0]), widen(g, args[1]));
            g.intern(op.clone(), dtype, [a, b])
        }
        _ => g.intern(op.clone(), dtype, args.iter().copied()),
    }
}

/// A half value as f32; anything else as it is.
fn widen(g: &mut Graph, x: Id) -> Id {
    let dtype = g.dtype(x);
    if !dtype.is_half() {
        return x;
    }
    let bits = g.bitcast(x, DType::U16);
    half::widen(g, bits, dtype)
}

/// A conversion by value, half types by their bits.
fn cast(g: &mut Graph, x: Id, to: DType) -> Id {
    if g.dtype(x) == to {
        return x;
    }
    let wide = widen(g, x);
    if !to.is_half() {
        return g.cast(wide, to);
    }
    let bits = half::narrow(g, wide, to);
    g.bitcast(bits, to)
}
