//! Program -> LLVM IR as text: one function that runs the work items `begin..end`.
//!
//! Nothing here depends on a machine: whoever compiles the text adds data layout, triple and processor. No fast-math flag occurs and
//! nothing may be contracted, so that every rounding is the program's. Vectors have the width that the program gives them; the compiler
//! splits what is too wide. Bools are i1, and bytes that are 0 or 1 in memory; f16 and bf16 are their bits.
//!
//! Variables become stack slots at the function's start, which the compiler is expected to turn into registers.

mod divide;
mod matrix;
mod memory;
mod ops;

use super::interval::intervals;
use super::multiples::exponents;
use crate::dtype::{DType, Scalar};
use crate::ir::symbolic::Interval;
use crate::program::{Inst, Program, Type, Value};
pub use matrix::unsupported;
use memory::Aliasing;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The name of the function that [`render`] writes.
pub const FUNCTION: &str = "kernel";

/// The LLVM IR of a program that has passed the verifier: `void kernel(ptr args, ptr scratch, ptr status, i64 begin, i64 end)`.
///
/// `args` holds a pointer for each parameter; `scratch` is laid out by [`Program::scratch_layout`]. `status` is two 64-bit integers, zero at
/// first: the first bounds check that fails leaves one more than its instruction's position in the first and the index in the second.
/// Two parameters may be the same memory if at most one of them is written.
pub fn render(program: &Program) -> String {
    let mut writer = Writer::new(program);
    for (at, inst) in program.insts.iter().enumerate() {
        let value = writer.inst(Value(at as u32), inst);
        writer.values.push(value);
    }
    writer.finish()
}

/// The LLVM type of an element.
fn element(dtype: DType) -> &'static str {
    match dtype {
        DType::Bool => "i1",
        DType::I8 | DType::U8 => "i8",
        DType::I16 | DType::U16 | DType::F16 | DType::BF16 => "i16",
        DType::I32 | DType::U32 => "i32",
        DType::I64 | DType::U64 => "i64",
        DType::F32 => "float",
        DType::F64 => "double",
    }
}

/// The LLVM type of a value.
fn type_text(ty: Type) -> String {
    match ty.lanes {
        1 => element(ty.dtype).into(),
        n => format!("<{n} x {}>", element(ty.dtype)),
    }
}

/// A constant that parses back to the same bits: floats are written as the bits of an f64, which LLVM narrows exactly.
fn literal(s: Scalar) -> String {
    match s.dtype {
        DType::Bool => (s.bits != 0).to_string(),
        DType::F16 | DType::BF16 => s.bits.to_string(),
        DType::F32 => format!("0x{:016X}", widened(s.bits as u32)),
        DType::F64 => format!("0x{:016X}", s.bits),
        _ => s.as_i64().to_string(),
    }
}

/// The f64 bits of an f32, the payload of a NaN kept, which a conversion might make quiet.
fn widened(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    match value.is_nan() {
        true => u64::from(bits >> 31) << 63 | 0x7ff << 52 | u64::from(bits & 0x007f_ffff) << 29,
        false => f64::from(value).to_bits(),
    }
}

/// The same constant in every lane of a type.
fn constant(s: Scalar, lanes: u8) -> String {
    match lanes {
        1 => literal(s),
        _ if s.bits == 0 => "zeroinitializer".into(),
        n => {
            let lane = format!("{} {}", element(s.dtype), literal(s));
            format!("<{}>", vec![lane; n.into()].join(", "))
        }
    }
}

/// An open `Loop` or `If`, by the position of its instruction.
enum Bracket {
    Loop { at: u32, end: Value, step: i64 },
    If { at: u32 },
}

struct Writer<'a> {
    program: &'a Program,
    /// Stack slots, written into the entry block.
    slots: String,
    /// What follows the entry block.
    body: String,
    /// By instruction: the text that names its value; empty for those without one.
    values: Vec<String>,
    /// What is known of each scalar i64.
    bounds: Vec<Interval>,
    /// The power of two that divides each of them.
    multiples: Vec<u32>,
    aliasing: Aliasing,
    brackets: Vec<Bracket>,
    /// The block being written.
    label: String,
    temporaries: usize,
    /// Functions to declare.
    declared: BTreeSet<String>,
}

impl<'a> Writer<'a> {
    fn new(program: &'a Program) -> Writer<'a> {
        Writer {
            program,
            slots: String::new(),
            body: String::new(),
            values: Vec::with_capacity(program.insts.len()),
            bounds: intervals(program),
            multiples: exponents(program),
            aliasing: Aliasing::new(program),
            brackets: Vec::new(),
            label: "items".into(),
            temporaries: 0,
            declared: BTreeSet::new(),
        }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.body, "  {text}");
    }

    /// Starts another block.
    fn block(&mut self, label: String) {
        let _ = writeln!(self.body, "{label}:");
        self.label = label;
    }

    /// Gives a name to the value of an instruction.
    fn define(&mut self, v: Value, text: &str) -> String {
        let name = format!("%v{}", v.0);
        self.line(&format!("{name} = {text}"));
        name
    }

    /// A value that the program has no name for.
    fn temporary(&mut self, text: &str) -> String {
        let name = format!("%t{}", self.temporaries);
        self.temporaries += 1;
        self.line(&format!("{name} = {text}"));
        name
    }

    /// The text that names a value.
    fn operand(&self, v: Value) -> &str {
        &self.values[v.0 as usize]
    }

    /// A value behind its type.
    fn typed(&self, v: Value) -> String {
        format!("{} {}", type_text(self.program.ty(v)), self.operand(v))
    }

    fn interval(&self, v: Value) -> Interval {
        self.bounds[v.0 as usize]
    }

    /// The constant behind a value, also if it is one in every lane.
    fn known(&self, v: Value) -> Option<Scalar> {
        match *self.program.inst(v) {
            Inst::Const(scalar) => Some(scalar),
            Inst::Splat(x) => self.known(x),
            _ => None,
        }
    }

    /// Writes one instruction; the text that names its value.
    fn inst(&mut self, v: Value, inst: &Inst) -> String {
        let ty = self.program.ty(v);
        match *inst {
            Inst::Const(s) => literal(s),
            Inst::Item => "%item".into(),
            Inst::Loop { start, end, step } => self.open_loop(v, start, end, step),
            Inst::If(condition) => self.open_if(v, condition),
            Inst::End => self.close(),
            Inst::Var(first) => {
                let _ = writeln!(self.slots, "  %v{} = alloca {}", v.0, type_text(ty));
                self.line(&format!("store {}, ptr %v{}", self.typed(first), v.0));
                String::new()
            }
            Inst::Get(variable) => self.define(v, &format!("load {}, ptr %v{}", type_text(ty), variable.0)),
            Inst::Set(variable, new) => {
                self.line(&format!("store {}, ptr %v{}", self.typed(new), variable.0));
                String::new()
            }
            Inst::Load { memory, index, offset } => self.load(v, memory, index, offset),
            Inst::Store { memory, index, offset, value } => self.store(memory, index, offset, value),
            Inst::Prefetch { memory, index, offset } => self.prefetch(memory, index, offset),
            Inst::Unary(op, a) => self.unary(v, op, a),
            Inst::Binary(op, a, b) => self.binary(v, op, a, b),
            Inst::Ternary(op, a, b, c) => self.ternary(v, op, a, b, c),
            Inst::Cast(a) => self.cast(v, a),
            Inst::Bitcast(a) => self.bitcast(v, a),
            Inst::Splat(a) => self.splat(v, a),
            Inst::Pack(ref lanes) => self.pack(v, lanes),
            Inst::MatrixMultiply { a, b, c, .. } => self.matrix_multiply(v, [a, b, c]),
            Inst::Tile(op) => self.tile(op),
            Inst::Thread | Inst::Barrier | Inst::Exchange { .. } => unreachable!("groups of threads are unsupported"),
            Inst::Shuffle(a, b, ref lanes) => self.shuffle(v, a, b, lanes),
            Inst::Lane(a, _) if self.program.ty(a).lanes == 1 => self.operand(a).into(),
            Inst::Lane(a, lane) => self.define(v, &format!("extractelement {}, i64 {lane}", self.typed(a))),
            Inst::Bound { value, limit, .. } => self.bound(v, value, limit),
        }
    }

    /// Opens a loop. The test sits at the bottom, and once more in front of the loop unless the bounds are known.
    fn open_loop(&mut self, v: Value, start: Value, end: Value, step: i64) -> String {
        let (at, before) = (v.0, self.label.clone());
        if self.interval(start).1 < self.interval(end).0 {
            self.line(&format!("br label %body{at}"));
        } else {
            let any = self.temporary(&format!("icmp slt {}, {}", self.typed(start), self.operand(end)));
            self.line(&format!("br i1 {any}, label %body{at}, label %after{at}"));
        }
        self.block(format!("body{at}"));
        self.brackets.push(Bracket::Loop { at, end, step });
        let first = self.operand(start).to_string();
        self.define(v, &format!("phi i64 [ {first}, %{before} ], [ %next{at}, %latch{at} ]"))
    }

    fn open_if(&mut self, v: Value, condition: Value) -> String {
        let at = v.0;
        self.line(&format!("br {}, label %then{at}, label %after{at}", self.typed(condition)));
        self.block(format!("then{at}"));
        self.brackets.push(Bracket::If { at });
        String::new()
    }

    /// Closes the innermost bracket.
    fn close(&mut self) -> String {
        let at = match self.brackets.pop().expect("the verifier has matched the brackets") {
            Bracket::If { at } => {
                self.line(&format!("br label %after{at}"));
                at
            }
            Bracket::Loop { at, end, step } => {
                self.line(&format!("br label %latch{at}"));
                self.block(format!("latch{at}"));
                // Behind the last iteration the variable may be past the end by less than a step.
                let flags = match self.interval(end).1.checked_add(step) {
                    Some(_) if self.interval(Value(at)).0 >= 0 => "nuw nsw ",
                    Some(_) => "nsw ",
                    None => "",
                };
                self.line(&format!("%next{at} = add {flags}i64 %v{at}, {step}"));
                self.line(&format!("%more{at} = icmp slt i64 %next{at}, {}", self.operand(end)));
                self.line(&format!("br i1 %more{at}, label %body{at}, label %after{at}"));
                at
            }
        };
        self.block(format!("after{at}"));
        String::new()
    }

    /// An index checked. The first thread out of range enters the check's position and the index into the status.
    fn bound(&mut self, v: Value, value: Value, limit: i64) -> String {
        let (at, before) = (v.0, self.label.clone());
        let index = self.operand(value).to_string();
        // An empty axis has no element 0 to go on with.
        let rest = if limit > 0 { format!("after{at}") } else { "exit".into() };
        let inside = self.temporary(&format!("icmp ult i64 {index}, {}", limit.max(0)));
        self.line(&format!("br i1 {inside}, label %after{at}, label %outside{at}, !prof !{}", memory::LIKELY));
        self.block(format!("outside{at}"));
        let entered = self.temporary(&format!("cmpxchg ptr %status, i64 0, i64 {} seq_cst seq_cst", u64::from(at) + 1));
        let first = self.temporary(&format!("extractvalue {{ i64, i1 }} {entered}, 1"));
        self.line(&format!("br i1 {first}, label %record{at}, label %{rest}"));
        self.block(format!("record{at}"));
        let place = self.temporary("getelementptr i64, ptr %status, i64 1");
        self.line(&format!("store i64 {index}, ptr {place}"));
        self.line(&format!("br label %{rest}"));
        self.block(format!("after{at}"));
        let outside = if limit > 0 { format!(", [ 0, %outside{at} ], [ 0, %record{at} ]") } else { String::new() };
        self.define(v, &format!("phi i64 [ {index}, %{before} ]{outside}"))
    }

    /// The text around the body.
    fn finish(self) -> String {
        let p = self.program;
        let mut out = format!("; {}: {} work items\n\n", p.name.escape_default(), p.items);
        let _ = writeln!(
            out,
            "define void @{FUNCTION}(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {{"
        );
        out += "entry:\n";
        out += &memory::arguments(p);
        out += &self.slots;
        let tiles = matrix::uses_tiles(p);
        out += if tiles { matrix::CONFIGURE } else { "" };
        out += "  %any = icmp slt i64 %begin, %end\n  br i1 %any, label %items, label %exit\n";
        out += "items:\n";
        let _ = writeln!(out, "  %item = phi i64 [ %begin, %entry ], [ %item.next, %{} ]", self.label);
        out += &self.body;
        out += "  %item.next = add nuw nsw i64 %item, 1\n";
        out += "  %item.more = icmp slt i64 %item.next, %end\n";
        out += "  br i1 %item.more, label %items, label %exit\n";
        // Stores around the caches are in no order until a fence makes them so.
        let fence = if self.program.nontemporal.is_empty() { "" } else { "  fence seq_cst\n" };
        let _ = writeln!(out, "exit:\n{fence}{}  ret void\n}}", if tiles { matrix::RELEASE } else { "" });
        out += &if tiles { matrix::configuration() } else { String::new() };
        self.declared.iter().for_each(|function| out += &format!("declare {function}\n"));
        // Every vector is one that the program asked for; nothing may become a call.
        out += "\nattributes #0 = { nounwind \"no-builtins\" \"prefer-vector-width\"=\"512\" }\n\n";
        out + &self.aliasing.text()
    }
}
