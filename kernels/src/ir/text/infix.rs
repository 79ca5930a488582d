//! Expressions as people write them, for people: `r0*16 + r1`, `max(%0[r0], 0)`. They do not parse back; kernels as lists do.

use super::Literal;
use crate::ir::graph::{Graph, Id, Node, Op};
use crate::ir::ops::{BinaryOp, TernaryOp};

/// How tightly an operator binds what stands beside it; operands of what is written as a call have a place of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Loose,
    Compare,
    Sum,
    Product,
    Tight,
}

/// A node with its operands, so many operations deep; deeper ones are `…`.
pub fn infix(graph: &Graph, node: &Node, depth: usize) -> String {
    let mut out = String::new();
    write(graph, node, depth, Binding::Loose, &mut out);
    out
}

fn operator(op: BinaryOp) -> Option<(&'static str, Binding)> {
    Some(match op {
        BinaryOp::Add => (" + ", Binding::Sum),
        BinaryOp::Sub => (" - ", Binding::Sum),
        BinaryOp::Mul => ("*", Binding::Product),
        BinaryOp::Div => ("/", Binding::Product),
        BinaryOp::CmpLt => (" < ", Binding::Compare),
        BinaryOp::CmpLe => (" <= ", Binding::Compare),
        BinaryOp::CmpEq => (" == ", Binding::Compare),
        BinaryOp::CmpNe => (" != ", Binding::Compare),
        _ => return None,
    })
}

fn write(graph: &Graph, node: &Node, depth: usize, around: Binding, out: &mut String) {
    match &node.op {
        Op::Const(value) => return out.push_str(&Literal(*value).to_string()),
        Op::Range(range) => return out.push_str(&format!("r{}", range.0)),
        _ if depth == 0 => return out.push('…'),
        _ => {}
    }
    let operand = |id: &Id, around, out: &mut String| write(graph, graph.node(*id), depth - 1, around, out);
    let call = |name: &str, args: &[Id], out: &mut String| {
        out.push_str(name);
        out.push('(');
        for (at, arg) in args.iter().enumerate() {
            out.push_str(if at == 0 { "" } else { ", " });
            operand(arg, Binding::Loose, out);
        }
        out.push(')');
    };
    match (&node.op, &node.args[..]) {
        (Op::Binary(op), [a, b]) if operator(*op).is_some() => {
            let (text, binding) = operator(*op).expect("it is one");
            // Division is floor division of integers: what stands around a product matters, and so do two comparisons in a row.
            let (before, after) = (if binding == Binding::Compare { Binding::Sum } else { binding }, next(binding));
            let bare = around <= binding;
            out.push_str(if bare { "" } else { "(" });
            operand(a, before, out);
            out.push_str(text);
            operand(b, after, out);
            out.push_str(if bare { "" } else { ")" });
        }
        (Op::Load(param), [index, mask @ ..]) => {
            out.push_str(&format!("%{}[", param.0));
            operand(index, Binding::Loose, out);
            out.push(']');
            if let [mask] = mask {
                out.push_str(" where ");
                operand(mask, Binding::Tight, out);
            }
        }
        (Op::Unary(op), args) => call(op.name(), args, out),
        (Op::Binary(op), args) => call(op.name(), args, out),
        (Op::Ternary(TernaryOp::Where), args) => call("where", args, out),
        (Op::Ternary(op), args) => call(op.name(), args, out),
        (Op::Cast, args) => call(&node.dtype.to_string(), args, out),
        (Op::Bitcast, args) => call(&format!("bits as {}", node.dtype), args, out),
        (Op::Bound { limit, .. }, args) => call(&format!("below {limit}"), args, out),
        (Op::Reduce { op, ranges }, args) => call(&format!("{} over{}", op.name(), words(ranges)), args, out),
        (Op::Dot { ranges }, args) => call(&format!("dot over{}", words(ranges)), args, out),
        // A node with the wrong number of operands is written with those that it has.
        (op, args) => call(&format!("{op:?}"), args, out),
    }
}

fn words(ranges: &[crate::ir::RangeId]) -> String {
    ranges.iter().map(|r| format!(" r{}", r.0)).collect()
}

fn next(binding: Binding) -> Binding {
    match binding {
        Binding::Loose => Binding::Compare,
        Binding::Compare => Binding::Sum,
        Binding::Sum => Binding::Product,
        Binding::Product | Binding::Tight => Binding::Tight,
    }
}

#[cfg(test)]
mod tests {
    use super::infix;
    use crate::ir::text::parse_kernel;

    #[test]
    fn operators_bind_as_in_arithmetic() {
        let text = "kernel k\n%0: f32[64] read\n%1: f32[64] write\nr0: 8\nr1: 8\ndomain r0 r1\nn0 = range r0 : i64\nn1 = range r1 : i64\n\
            n2 = const 8 : i64\nn3 = mul n0 n2 : i64\nn4 = add n3 n1 : i64\nn5 = load %0 n4 : f32\nn6 = add n5 n5 : f32\nn7 = mul n6 n5 : f32\n\
            n8 = sub n5 n7 : f32\nn9 = sub n8 n6 : f32\nn10 = max n9 n5 : f32\nn11 = sub n10 n9 : f32\nstore %1[n4] = n11\n";
        let kernel = parse_kernel(text).unwrap();
        let root = kernel.stores[0].value;
        let of = |id, depth| infix(&kernel.graph, kernel.graph.node(id), depth);
        assert_eq!(of(kernel.stores[0].index, 9), "r0*8 + r1");
        assert_eq!(
            of(kernel.graph.args(root)[1], 9),
            "%0[r0*8 + r1] - (%0[r0*8 + r1] + %0[r0*8 + r1])*%0[r0*8 + r1] - (%0[r0*8 + r1] + %0[r0*8 + r1])"
        );
        assert_eq!(of(root, 2), "max(…, …) - (… - …)");
    }
}
