//! Program -> C for people to read, which also compiles: `gcc -std=c11 -O1 -ffp-contract=off … -lm` gives the interpreter's bits.
//!
//! One statement an instruction, under the instruction's number. Constants, lanes and the item number stand where they are used.
//! Vectors are arrays with small loops over their lanes; f16 and bf16 are their bits.

mod helpers;
mod ops;

use super::interval::intervals;
use crate::dtype::{DType, Scalar};
use crate::ir::Access;
use crate::ir::symbolic::Interval;
use crate::program::{Inst, Memory, Program, Value};
use helpers::Helpers;
use std::fmt::Write;

/// The C text of a program: helpers, then one function
/// `void kiln_NAME(int64_t begin, int64_t end, kiln_status *status, T0 *p0, …)` that runs the work items `begin..end`.
///
/// `status->tag` has to be -1 before the call; the first bounds check that fails leaves its tag and the index there.
pub fn render(program: &Program) -> String {
    let mut writer = Writer::new(program);
    for at in 0..program.insts.len() {
        writer.inst(Value(at as u32));
    }
    let body = writer.out;
    let mut out = header(program);
    out += &writer.helpers.text();
    out += &signature(program);
    out += "{\n";
    for (at, s) in program.scratch.iter().enumerate() {
        let _ = writeln!(out, "    static _Thread_local {} s{at}[{}];", stored_type(s.dtype), s.len.max(1));
    }
    if program.tags.is_empty() {
        out += "    (void)status;\n";
    }
    out += "    for (int64_t item = begin; item < end; ++item) {\n";
    out += &body;
    out += "    }\n}\n";
    out
}

/// The name of the function that [`render`] writes.
pub fn function_name(program: &Program) -> String {
    let name: String = program.name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    format!("kiln_{name}")
}

fn header(program: &Program) -> String {
    // Nothing in a name may end the comment.
    let plain = |text: &str| text.escape_default().to_string().replace("*/", "* /").replace("/*", "/ *");
    let mut out = format!("/* {}: {} work items\n", plain(&program.name), program.items);
    for (at, p) in program.params.iter().enumerate() {
        let access = match p.access {
            Access::Read => "read",
            Access::Write => "written",
            Access::ReadWrite => "read and written",
        };
        let _ = writeln!(out, " * p{at}: {} {}, {access}", p.len, p.dtype);
    }
    for (at, tag) in program.tags.iter().enumerate() {
        let _ = writeln!(out, " * tag {at}: {}", plain(tag));
    }
    out += " */\n#include <math.h>\n#include <stdbool.h>\n#include <stdint.h>\n#include <string.h>\n\n";
    out += "#define kiln_lanes(n) for (int l = 0; l < (n); ++l)\n\n";
    out += "typedef struct {\n    int64_t tag;\n    int64_t index;\n} kiln_status;\n\n";
    out
}

fn signature(program: &Program) -> String {
    let mut out = format!("void {}(int64_t begin, int64_t end, kiln_status *status", function_name(program));
    for (at, p) in program.params.iter().enumerate() {
        let constant = if p.access == Access::Read { "const " } else { "" };
        let _ = write!(out, ", {constant}{} *p{at}", stored_type(p.dtype));
    }
    out + ")\n"
}

/// The C type of a value.
fn value_type(dtype: DType) -> &'static str {
    match dtype {
        DType::Bool => "bool",
        DType::I8 => "int8_t",
        DType::I16 => "int16_t",
        DType::I32 => "int32_t",
        DType::I64 => "int64_t",
        DType::U8 => "uint8_t",
        DType::U16 | DType::F16 | DType::BF16 => "uint16_t",
        DType::U32 => "uint32_t",
        DType::U64 => "uint64_t",
        DType::F32 => "float",
        DType::F64 => "double",
    }
}

/// The C type of an element in memory.
fn stored_type(dtype: DType) -> &'static str {
    if dtype == DType::Bool { "uint8_t" } else { value_type(dtype) }
}

struct Writer<'a> {
    program: &'a Program,
    out: String,
    depth: usize,
    helpers: Helpers,
    /// What is known of each scalar i64.
    bounds: Vec<Interval>,
}

impl<'a> Writer<'a> {
    fn new(program: &'a Program) -> Writer<'a> {
        Writer { program, out: String::new(), depth: 2, helpers: Helpers::default(), bounds: intervals(program) }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:1$}{text}", "", 4 * self.depth);
    }

    fn open(&mut self, text: &str) {
        self.line(text);
        self.depth += 1;
    }

    /// The text that reads lane `l` of a value, or all of a scalar.
    fn operand(&mut self, v: Value) -> String {
        let scalar = self.program.ty(v).lanes == 1;
        match *self.program.inst(v) {
            Inst::Const(s) => self.literal(s),
            Inst::Item => "item".into(),
            Inst::Lane(of, lane) if self.program.ty(of).lanes > 1 => format!("v{}[{lane}]", of.0),
            Inst::Lane(of, _) => self.operand(of),
            _ if scalar => format!("v{}", v.0),
            _ => format!("v{}[l]", v.0),
        }
    }

    /// A constant that parses back to the same bits.
    fn literal(&mut self, s: Scalar) -> String {
        let value = s.as_i64();
        match s.dtype {
            DType::F32 | DType::F64 => self.float_literal(s),
            DType::F16 | DType::BF16 => format!("{:#06x}", s.bits),
            DType::Bool => (s.bits != 0).to_string(),
            DType::U64 => format!("UINT64_C({})", s.bits),
            DType::U32 => format!("{}u", s.bits),
            DType::I32 if value == i32::MIN.into() => "INT32_MIN".into(),
            DType::I64 if value == i64::MIN => "INT64_MIN".into(),
            DType::I64 if i32::try_from(value).is_err() => format!("INT64_C({value})"),
            _ => value.to_string(),
        }
    }

    fn float_literal(&mut self, s: Scalar) -> String {
        let value = s.as_f64();
        let suffix = if s.dtype == DType::F32 { "f" } else { "" };
        if value.is_nan() {
            let (bits, suffix) = if s.dtype == DType::F32 { (DType::U32, "u") } else { (DType::U64, "u") };
            return format!("{}({:#x}{suffix})", self.helpers.bitcast(bits, s.dtype), s.bits);
        }
        match value {
            f64::INFINITY => "INFINITY".into(),
            f64::NEG_INFINITY => "-INFINITY".into(),
            _ => format!("{s}{suffix}"),
        }
    }

    fn interval(&self, v: Value) -> Interval {
        self.bounds[v.0 as usize]
    }

    fn inst(&mut self, v: Value) {
        self.statement(v, self.program.inst(v));
    }

    fn statement(&mut self, v: Value, inst: &Inst) {
        match inst {
            // These stand where they are used.
            Inst::Const(_) | Inst::Item | Inst::Lane(..) => {}
            &Inst::Loop { start, end, step } => {
                let (start, end) = (self.operand(start), self.operand(end));
                let step = if step == 1 { format!("++v{}", v.0) } else { format!("v{} += {step}", v.0) };
                self.open(&format!("for (int64_t v{0} = {start}; v{0} < {end}; {step}) {{", v.0));
            }
            &Inst::If(cond) => {
                let cond = self.operand(cond);
                self.open(&format!("if ({cond}) {{"));
            }
            Inst::End => {
                self.depth -= 1;
                self.line("}");
            }
            &Inst::Set(var, value) => {
                let text = self.operand(value);
                self.assign(var, &text);
            }
            &Inst::Store { memory, index, offset, value } => {
                let lanes = self.program.ty(value).lanes;
                let (place, text) = (self.place(memory, index, offset, lanes), self.operand(value));
                self.line(&format!("{}{place} = {text};", for_lanes(lanes)));
            }
            &Inst::Load { memory, index, offset } => {
                let text = self.place(memory, index, offset, self.program.ty(v).lanes);
                self.define(v, &text);
            }
            &(Inst::Var(a) | Inst::Get(a) | Inst::Splat(a)) => {
                let text = self.operand(a);
                self.define(v, &text);
            }
            Inst::Pack(lanes) => {
                let lanes: Vec<String> = lanes.iter().map(|&a| self.operand(a)).collect();
                let ty = self.program.ty(v);
                match &lanes[..] {
                    [one] => self.define(v, one),
                    all => self.line(&format!("{} v{}[{}] = {{{}}};", value_type(ty.dtype), v.0, ty.lanes, all.join(", "))),
                }
            }
            &Inst::MatrixMultiply { a, b, c, depth } => {
                let columns = self.program.ty(b).lanes / depth;
                let wide = self.helpers.bitcast(DType::U32, DType::F32);
                let mut sum = format!("v{}[l]", c.0);
                for k in (0..depth).map(|k| k ^ 1) {
                    let (row, column) = (
                        format!("v{}[l / {columns} * {depth} + {k}]", a.0),
                        format!("v{}[({} * {columns} + l % {columns}) * 2 + {}]", b.0, k / 2, k % 2),
                    );
                    sum = format!("fmaf({wide}((uint32_t){row} << 16), {wide}((uint32_t){column} << 16), {sum})");
                }
                self.define(v, &sum);
            }
            Inst::Shuffle(a, b, lanes) => {
                let (width, ty) = (self.program.ty(*a).lanes, self.program.ty(v));
                let place = |&lane: &u8| if lane < width { format!("v{}[{lane}]", a.0) } else { format!("v{}[{}]", b.0, lane - width) };
                let lanes: Vec<String> = lanes.iter().map(place).collect();
                match &lanes[..] {
                    [one] => self.define(v, one),
                    all => self.line(&format!("{} v{}[{}] = {{{}}};", value_type(ty.dtype), v.0, ty.lanes, all.join(", "))),
                }
            }
            &Inst::Bound { value, limit, tag } => {
                let text = self.operand(value);
                let helper = self.helpers.bound();
                self.define(v, &format!("{helper}({text}, INT64_C({limit}), {tag}, status)"));
            }
            Inst::Unary(..) | Inst::Binary(..) | Inst::Ternary(..) | Inst::Cast(_) | Inst::Bitcast(_) => {
                let text = self.expression(v, inst);
                self.define(v, &text);
            }
        }
    }

    /// An element of memory, or element `l` of the vector there.
    fn place(&mut self, memory: Memory, index: Value, offset: i64, lanes: u8) -> String {
        let name = match memory {
            Memory::Param(p) => format!("p{}", p.0),
            Memory::Scratch(s) => format!("s{s}"),
        };
        let index = match (self.program.inst(index), offset) {
            // One number.
            (Inst::Const(c), _) => c.as_i64().wrapping_add(offset).to_string(),
            (_, 0) => self.operand(index),
            (_, o) if o < 0 => format!("{} - {}", self.operand(index), o.unsigned_abs()),
            (_, o) => format!("{} + {o}", self.operand(index)),
        };
        if lanes == 1 { format!("{name}[{index}]") } else { format!("{name}[{index} + l]") }
    }

    /// Declares a value, lane by lane.
    fn define(&mut self, v: Value, text: &str) {
        let ty = self.program.ty(v);
        let name = value_type(ty.dtype);
        match ty.lanes {
            1 => self.line(&format!("{name} v{} = {text};", v.0)),
            n => self.line(&format!("{name} v{0}[{n}]; {1}v{0}[l] = {text};", v.0, for_lanes(n))),
        }
    }

    fn assign(&mut self, var: Value, text: &str) {
        match self.program.ty(var).lanes {
            1 => self.line(&format!("v{} = {text};", var.0)),
            n => self.line(&format!("{}v{}[l] = {text};", for_lanes(n), var.0)),
        }
    }
}

fn for_lanes(lanes: u8) -> String {
    if lanes == 1 { String::new() } else { format!("kiln_lanes({lanes}) ") }
}
