//! Operations with exactly the meaning that `ir::eval` gives them.

use super::{Writer, constant, element, type_text};
use crate::dtype::{DType, Scalar};
use crate::ir::symbolic::binary_bounds;
use crate::ir::{BinaryOp, TernaryOp, UnaryOp};
use crate::program::{Type, Value};

/// A type in the name of an intrinsic function: `f32`, `v8i32`.
fn mangled(ty: Type) -> String {
    let element = match ty.dtype {
        DType::F32 => "f32",
        DType::F64 => "f64",
        d => element(d),
    };
    if ty.lanes == 1 { element.into() } else { format!("v{}{element}", ty.lanes) }
}

/// The comparison of an operation: ordered for floats, so that NaN makes it false, but for `CmpNe`.
fn comparison(op: BinaryOp, dtype: DType) -> Option<&'static str> {
    use BinaryOp::*;
    Some(match (op, dtype.is_float(), dtype.is_signed_int()) {
        (CmpLt, true, _) => "fcmp olt",
        (CmpLe, true, _) => "fcmp ole",
        (CmpEq, true, _) => "fcmp oeq",
        (CmpNe, true, _) => "fcmp une",
        (CmpLt, _, true) => "icmp slt",
        (CmpLe, _, true) => "icmp sle",
        (CmpLt, ..) => "icmp ult",
        (CmpLe, ..) => "icmp ule",
        (CmpEq, ..) => "icmp eq",
        (CmpNe, ..) => "icmp ne",
        _ => return None,
    })
}

/// The instruction of an operation that LLVM has for the type.
fn plain(op: BinaryOp, dtype: DType) -> Option<&'static str> {
    use BinaryOp::*;
    Some(match (op, dtype.is_float(), dtype == DType::Bool) {
        (Add, true, _) => "fadd",
        (Sub, true, _) => "fsub",
        (Mul, true, _) => "fmul",
        (Div, true, _) => "fdiv",
        (Add, _, false) => "add",
        (Sub, _, false) => "sub",
        (Mul, _, false) => "mul",
        (And, ..) | (Min, _, true) => "and",
        (Or, ..) | (Max, _, true) => "or",
        (Xor, ..) => "xor",
        _ => return None,
    })
}

/// The function for the larger or smaller value: for floats NaN if either operand is, and -0.0 below +0.0.
fn extreme(op: BinaryOp, dtype: DType) -> &'static str {
    match (op == BinaryOp::Max, dtype.is_float(), dtype.is_signed_int()) {
        (true, true, _) => "maximum",
        (false, true, _) => "minimum",
        (true, _, true) => "smax",
        (false, _, true) => "smin",
        (true, ..) => "umax",
        (false, ..) => "umin",
    }
}

impl Writer<'_> {
    /// A call of an intrinsic function whose arguments and result have one type, declared on the way; `more` follows the arguments.
    fn intrinsic(&mut self, name: &str, ty: Type, args: &[Value], more: &str) -> String {
        let (text, function) = (type_text(ty), format!("@llvm.{name}.{}", mangled(ty)));
        let parameters = vec![text.clone(); args.len()].join(", ");
        let more_type = more.split(' ').next().filter(|t| !t.is_empty());
        let rest = more_type.map_or(String::new(), |t| format!(", {t}"));
        self.declared.insert(format!("{text} {function}({parameters}{rest})"));
        let mut given: Vec<String> = args.iter().map(|&a| self.typed(a)).collect();
        given.extend((!more.is_empty()).then(|| more.to_string()));
        format!("call {text} {function}({})", given.join(", "))
    }

    pub(super) fn unary(&mut self, v: Value, op: UnaryOp, a: Value) -> String {
        let ty = self.program.ty(v);
        let zero = constant(Scalar::zero(ty.dtype), ty.lanes);
        let float = ty.dtype.is_float();
        let text = match op {
            UnaryOp::Neg if float => format!("fneg {}", self.typed(a)),
            UnaryOp::Neg => format!("sub {} {zero}, {}", type_text(ty), self.operand(a)),
            UnaryOp::Not => {
                let ones = if ty.dtype == DType::Bool { Scalar::bool(true) } else { Scalar::from_i64(ty.dtype, -1) };
                format!("xor {}, {}", self.typed(a), constant(ones, ty.lanes))
            }
            UnaryOp::Abs if ty.dtype.is_signed_int() => self.intrinsic("abs", ty, &[a], "i1 false"),
            UnaryOp::Abs if float => self.intrinsic("fabs", ty, &[a], ""),
            UnaryOp::Sqrt => self.intrinsic("sqrt", ty, &[a], ""),
            UnaryOp::Floor if float => self.intrinsic("floor", ty, &[a], ""),
            UnaryOp::Ceil if float => self.intrinsic("ceil", ty, &[a], ""),
            UnaryOp::Trunc if float => self.intrinsic("trunc", ty, &[a], ""),
            UnaryOp::Round if float => self.intrinsic("roundeven", ty, &[a], ""),
            // Unsigned integers are their own absolute values, integers round to themselves.
            _ => return self.operand(a).into(),
        };
        self.define(v, &text)
    }

    pub(super) fn binary(&mut self, v: Value, op: BinaryOp, a: Value, b: Value) -> String {
        let ty = self.program.ty(a);
        if let Some(name) = comparison(op, ty.dtype) {
            return self.define(v, &format!("{name} {}, {}", self.typed(a), self.operand(b)));
        }
        if let Some(name) = plain(op, ty.dtype) {
            let flags = self.flags(op, ty, a, b);
            return self.define(v, &format!("{name} {flags}{}, {}", self.typed(a), self.operand(b)));
        }
        match op {
            BinaryOp::Max | BinaryOp::Min => {
                if op == BinaryOp::Max && ty.dtype.is_float() && ty.lanes > 1 && self.known(a).or(self.known(b)).is_none() {
                    return self.larger(v, a, b);
                }
                let text = self.intrinsic(extreme(op, ty.dtype), ty, &[a, b], "");
                self.define(v, &text)
            }
            BinaryOp::Shl | BinaryOp::Shr => self.shift(v, op, a, b),
            _ => self.division(v, op, a, b),
        }
    }

    /// The larger of two vectors of floats. A comparison alone takes the first operand where one is NaN or both are zeros; adding -0.0
    /// changes nothing, and adding the second operand where that is NaN or a zero makes NaN, and +0.0 of zeros unless both are -0.0.
    ///
    /// A reduction's partial results come first: one maximum and one addition are all that its next step waits for, where machines
    /// without an instruction for this need six.
    fn larger(&mut self, v: Value, a: Value, b: Value) -> String {
        let ty = self.program.ty(a);
        let (text, zero) = (type_text(ty), Scalar::zero(ty.dtype));
        let (zeros, minus) = (constant(zero, ty.lanes), constant(Scalar::from_f64(ty.dtype, -0.0), ty.lanes));
        let (old, new) = (self.operand(a).to_string(), self.operand(b).to_string());
        let mask = format!("<{} x i1>", ty.lanes);
        let special = self.temporary(&format!("fcmp ueq {text} {new}, {zeros}"));
        let addend = self.temporary(&format!("select {mask} {special}, {text} {new}, {text} {minus}"));
        let above = self.temporary(&format!("fcmp ogt {text} {new}, {old}"));
        let most = self.temporary(&format!("select {mask} {above}, {text} {new}, {text} {old}"));
        self.define(v, &format!("fadd {text} {most}, {addend}"))
    }

    /// What is known of an index's overflow.
    fn flags(&self, op: BinaryOp, ty: Type, a: Value, b: Value) -> &'static str {
        let ring = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul);
        let index = ty == Type { dtype: DType::I64, lanes: 1 };
        if !ring || !index || binary_bounds(op, self.interval(a), self.interval(b)).is_none() {
            return "";
        }
        let counts = self.interval(a).0 >= 0 && self.interval(b).0 >= 0;
        if counts && op != BinaryOp::Sub { "nuw nsw " } else { "nsw " }
    }

    /// A shift by the width or more gives zero, or the sign in every bit; LLVM's own gives anything, which is not selected then.
    fn shift(&mut self, v: Value, op: BinaryOp, a: Value, b: Value) -> String {
        let ty = self.program.ty(v);
        let (text, mask) = (type_text(ty), type_text(Type { dtype: DType::Bool, ..ty }));
        let width = ty.dtype.size() as i64 * 8;
        let of = |value: i64| constant(Scalar::from_i64(ty.dtype, value), ty.lanes);
        let arithmetic = op == BinaryOp::Shr && ty.dtype.is_signed_int();
        let name = match op {
            BinaryOp::Shl => "shl",
            _ if arithmetic => "ashr",
            _ => "lshr",
        };
        let (value, amount) = (self.operand(a).to_string(), self.operand(b).to_string());
        if self.known(b).is_some_and(|s| s.bits < width as u64) {
            return self.define(v, &format!("{name} {text} {value}, {amount}"));
        }
        let inside = self.temporary(&format!("icmp ult {text} {amount}, {}", of(width)));
        if arithmetic {
            let amount = self.temporary(&format!("select {mask} {inside}, {text} {amount}, {text} {}", of(width - 1)));
            return self.define(v, &format!("ashr {text} {value}, {amount}"));
        }
        let shifted = self.temporary(&format!("{name} {text} {value}, {amount}"));
        self.define(v, &format!("select {mask} {inside}, {text} {shifted}, {text} {}", of(0)))
    }

    pub(super) fn ternary(&mut self, v: Value, op: TernaryOp, a: Value, b: Value, c: Value) -> String {
        let text = match op {
            TernaryOp::Where => format!("select {}, {}, {}", self.typed(a), self.typed(b), self.typed(c)),
            TernaryOp::Fma => self.intrinsic("fma", self.program.ty(v), &[a, b, c], ""),
        };
        self.define(v, &text)
    }

    pub(super) fn cast(&mut self, v: Value, a: Value) -> String {
        let (from, to) = (self.program.ty(a), self.program.ty(v));
        let zero = constant(Scalar::zero(from.dtype), from.lanes);
        let (wide, narrow) = (to.dtype.size() > from.dtype.size(), to.dtype.size() < from.dtype.size());
        let name = match (from.dtype, to.dtype) {
            (f, t) if f == t => return self.operand(a).into(),
            (f, DType::Bool) => {
                let name = if f.is_float() { "fcmp une" } else { "icmp ne" };
                return self.define(v, &format!("{name} {}, {zero}", self.typed(a)));
            }
            (f, t) if f.is_float() && t.is_float() => {
                if wide {
                    "fpext"
                } else {
                    "fptrunc"
                }
            }
            (f, t) if f.is_float() => return self.saturate(v, a, t.is_signed_int()),
            (f, t) if t.is_float() => {
                if f.is_signed_int() {
                    "sitofp"
                } else {
                    "uitofp"
                }
            }
            (DType::Bool, _) => "zext",
            (f, _) if wide => {
                if f.is_signed_int() {
                    "sext"
                } else {
                    "zext"
                }
            }
            _ if narrow => "trunc",
            // Integers of one width.
            _ => return self.operand(a).into(),
        };
        self.define(v, &format!("{name} {} to {}", self.typed(a), type_text(to)))
    }

    /// A float towards zero, saturating, NaN to 0.
    fn saturate(&mut self, v: Value, a: Value, signed: bool) -> String {
        let (from, to) = (self.program.ty(a), self.program.ty(v));
        let name = if signed { "fptosi" } else { "fptoui" };
        let function = format!("@llvm.{name}.sat.{}.{}", mangled(to), mangled(from));
        self.declared.insert(format!("{} {function}({})", type_text(to), type_text(from)));
        self.define(v, &format!("call {} {function}({})", type_text(to), self.typed(a)))
    }

    /// The same bits in another type of the same width.
    pub(super) fn bitcast(&mut self, v: Value, a: Value) -> String {
        let (from, to) = (type_text(self.program.ty(a)), type_text(self.program.ty(v)));
        if from == to {
            return self.operand(a).into();
        }
        self.define(v, &format!("bitcast {} to {to}", self.typed(a)))
    }

    /// A scalar in every lane.
    pub(super) fn splat(&mut self, v: Value, a: Value) -> String {
        let ty = self.program.ty(v);
        if ty.lanes == 1 {
            return self.operand(a).into();
        }
        if let Some(known) = self.known(a) {
            return constant(known, ty.lanes);
        }
        let text = type_text(ty);
        let first = self.temporary(&format!("insertelement {text} poison, {}, i64 0", self.typed(a)));
        self.define(v, &format!("shufflevector {text} {first}, {text} poison, <{} x i32> zeroinitializer", ty.lanes))
    }

    /// Scalars as the lanes of a vector.
    pub(super) fn pack(&mut self, v: Value, lanes: &[Value]) -> String {
        let text = type_text(self.program.ty(v));
        if let [one] = *lanes {
            return self.operand(one).into();
        }
        let mut vector = String::from("poison");
        for (at, &lane) in lanes.iter().enumerate() {
            let insert = format!("insertelement {text} {vector}, {}, i64 {at}", self.typed(lane));
            vector = if at + 1 == lanes.len() { self.define(v, &insert) } else { self.temporary(&insert) };
        }
        vector
    }

    /// Lanes of two vectors, which are counted through.
    pub(super) fn shuffle(&mut self, v: Value, a: Value, b: Value, lanes: &[u8]) -> String {
        let width = self.program.ty(a).lanes;
        if let [lane] = *lanes {
            let of = if lane < width { a } else { b };
            return self.define(v, &format!("extractelement {}, i64 {}", self.typed(of), lane % width));
        }
        let mask: Vec<String> = lanes.iter().map(|lane| format!("i32 {lane}")).collect();
        self.define(v, &format!("shufflevector {}, {}, <{} x i32> <{}>", self.typed(a), self.typed(b), lanes.len(), mask.join(", ")))
    }
}
