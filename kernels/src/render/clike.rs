//! Program -> source of the C family: one writer for all dialects, each of which is a table and a few functions (`dialects`).
//!
//! One statement an instruction, under the instruction's number; loop variables under their depth. Constants, lanes and the item's number
//! stand where they are used. Vectors are arrays with small loops over their lanes; f16 and bf16 are their bits. Integers of 64 bits that
//! provably fit are 32-bit. No rounding is left to a compiler: a fused multiply-add is a call, and the text and the dialect's flags
//! forbid contraction.

pub mod dialects;
mod helpers;
mod ops;

use super::interval::intervals;
use super::launch::{Launch, Limits};
use super::work::work;
use crate::dtype::{DType, Scalar};
use crate::ir::Access;
use crate::ir::symbolic::Interval;
use crate::program::{Inst, Memory, Program, TileOp, Type, Value};
use dialects::{C, Dialect, Signature};
use helpers::Helpers;
use std::fmt::Write;

/// The C text of a program: helpers, then one function
/// `void kiln_NAME(int64_t begin, int64_t end, kiln_status *status, T0 *p0, …)` that runs the work items `begin..end`.
///
/// `status` is as a grid's: see [`Launch::status`].
pub fn c(program: &Program) -> String {
    // Arrays of any size are a thread's own.
    let limits = Limits { private: usize::MAX, params: usize::MAX, ..Limits::USUAL };
    let launch = Launch::new(program, &limits).expect("nothing is limited");
    render(program, &C, &launch, &[]).expect("C has every type")
}

/// The text of a program in a dialect, to be launched so; `notes` are lines for the comment at its head: the schedule, where the kernel
/// comes from.
///
/// The error says what the dialect lacks.
pub fn render(program: &Program, dialect: &Dialect, launch: &Launch, notes: &[String]) -> Result<String, String> {
    let doubles = program.types.iter().map(|ty| ty.dtype).chain(program.params.iter().map(|p| p.dtype)).any(|d| d == DType::F64);
    if program.group > 0 && !dialect.grid {
        return Err(format!("{} has no groups of threads", dialect.name));
    }
    let unit = match program.unit {
        None if program.insts.iter().any(|inst| matches!(inst, Inst::Tile(_))) => {
            return Err("registers of a processor's matrix unit".into());
        }
        None => "",
        Some(unit) => (dialect.unit)(unit).ok_or_else(|| format!("{} has no matrix unit such as {unit:?}", dialect.name))?,
    };
    let mut writer = Writer::new(program, dialect);
    for at in 0..program.insts.len() {
        writer.inst(Value(at as u32));
    }
    let vectors = program.types.iter().any(|ty| ty.lanes > 1);
    let mut out = header(program, dialect, launch, notes);
    out += dialect.prelude;
    if doubles {
        out += dialect.doubles;
    }
    if vectors {
        out += "#define kiln_lanes(n) for (int l = 0; l < (n); ++l)\n";
    }
    if launch.status || !dialect.grid {
        let (word, index) = (dialect.value_type(DType::U32), dialect.value_type(DType::I64));
        let _ = write!(out, "\ntypedef struct {{\n    {word} site;\n    {word} unused;\n    {index} index;\n}} kiln_status;\n");
    }
    out += "\n";
    out += unit;
    out += &writer.helpers.text();
    out += &(dialect.open)(&Signature { dialect, program, name: &function_name(program), launch });
    out += &scratch(program, dialect, launch);
    out += &shared(program, dialect);
    out += &items(program, dialect, launch);
    out += &wave_registers(program);
    out += &writer.out;
    if program.group > 0 && program.items > launch.groups.into() {
        // The next item's threads use the same memory.
        let _ = writeln!(out, "        {}", dialect.barrier);
    }
    out += "    }\n}\n";
    Ok(out)
}

/// The name of the function that [`render`] writes.
pub fn function_name(program: &Program) -> String {
    let name: String = program.name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    format!("kiln_{name}")
}

fn header(program: &Program, dialect: &Dialect, launch: &Launch, notes: &[String]) -> String {
    // Nothing in a name may end the comment.
    let plain = |text: &str| text.escape_default().to_string().replace("*/", "* /").replace("/*", "/ *");
    let mut out = format!("/* {}: {} work items", plain(&program.name), program.items);
    if dialect.grid {
        let _ = write!(out, ", {} groups of {} threads", launch.groups, launch.group);
    }
    let work = work(program);
    let _ = writeln!(out, "\n * {} FLOP, {} bytes loaded, {} bytes stored", work.flops, work.loaded, work.stored);
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
    notes.iter().for_each(|note| out += &format!(" * {}\n", plain(note)));
    let _ = writeln!(out, " * {}: {}", dialect.name, dialect.flags.join(" "));
    out + " */\n"
}

/// The scratch arrays: a thread's own, or its part of the global ones.
fn scratch(program: &Program, dialect: &Dialect, launch: &Launch) -> String {
    let (offsets, each) = program.scratch_layout();
    let mut out = String::new();
    for ((at, s), offset) in program.scratch.iter().enumerate().zip(offsets) {
        let ty = dialect.stored_type(s.dtype);
        let _ = match (dialect.grid, launch.scratch) {
            (false, _) => writeln!(out, "    static _Thread_local {ty} s{at}[{}];", s.len.max(1)),
            (true, None) => writeln!(out, "    {ty} s{at}[{}];", s.len.max(1)),
            (true, Some(_)) => {
                let (global, long) = (dialect.global, dialect.value_type(DType::I64));
                let place = format!("kiln_scratch + ({long})kiln_thread * {each} + {offset}");
                writeln!(out, "    {global}{ty} *s{at} = ({global}{ty} *)({place});")
            }
        };
    }
    out
}

/// The arrays that a group shares, and those by which its threads exchange values where the dialect has no function for it.
fn shared(program: &Program, dialect: &Dialect) -> String {
    let declare =
        |dtype: DType, name: String, len: i64| format!("    {}{} {name}[{}];\n", dialect.shared, dialect.stored_type(dtype), len.max(1));
    let mut out: String = program.shared.iter().enumerate().map(|(at, s)| declare(s.dtype, format!("m{at}"), s.len)).collect();
    let exchanged = |(inst, ty): (&Inst, &Type)| matches!(inst, Inst::Exchange { .. }).then_some(ty.dtype);
    let types: Vec<DType> = program.insts.iter().zip(&program.types).filter_map(exchanged).collect();
    for dtype in DType::ALL.into_iter().filter(|d| dialect.exchange.is_none() && types.contains(d)) {
        out += &declare(dtype, format!("kiln_exchange_{dtype}"), program.group.into());
    }
    out
}

/// The thread's parts of its wave's registers.
fn wave_registers(program: &Program) -> String {
    let kind = |inst: &Inst| match *inst {
        Inst::Tile(TileOp::Zero(tile)) => Some((tile, "kiln_sums")),
        Inst::Tile(TileOp::Load(tile, _)) => Some((tile, "kiln_rows")),
        Inst::Tile(TileOp::Columns(tile, _)) => Some((tile, "kiln_columns")),
        _ => None,
    };
    let registers: std::collections::BTreeMap<u8, &str> = program.insts.iter().filter_map(kind).collect();
    registers.into_iter().map(|(tile, ty)| format!("        {ty} t{tile};\n")).collect()
}

/// What runs the body for the items that are this call's or this thread's.
fn items(program: &Program, dialect: &Dialect, launch: &Launch) -> String {
    let fits = program.items <= i32::MAX.into();
    let ty = dialect.value_type(if fits { DType::I32 } else { DType::I64 });
    let count = if fits { program.items.to_string() } else { format!("{}{}", program.items, dialect.wide) };
    // Who does an item: a thread of the grid, or a group of them.
    let (number, threads) = if program.group > 0 { ("kiln_group", launch.groups.into()) } else { ("kiln_thread", launch.threads()) };
    match dialect.grid {
        false => format!("    for ({ty} kiln_item = ({ty})begin; kiln_item < end; ++kiln_item) {{\n"),
        true if threads >= program.items as u64 => {
            format!("    const {ty} kiln_item = {number};\n    if (kiln_item < {count}) {{\n")
        }
        // Past the end, the number still fits: see `MOST_THREADS`.
        true if program.items + threads as i64 > i32::MAX.into() => {
            let ty = dialect.value_type(DType::I64);
            format!(
                "    for ({ty} kiln_at = {number}; kiln_at < {count}; kiln_at += {threads}) {{\n        const {0} kiln_item = ({0})kiln_at;\n",
                dialect.value_type(if fits { DType::I32 } else { DType::I64 })
            )
        }
        true => format!("    for ({ty} kiln_item = {number}; kiln_item < {count}; kiln_item += {threads}) {{\n"),
    }
}

struct Writer<'a> {
    program: &'a Program,
    dialect: &'a Dialect,
    out: String,
    /// Brackets open, the items' one included.
    depth: usize,
    helpers: Helpers<'a>,
    /// What is known of each scalar i64.
    bounds: Vec<Interval>,
    /// By instruction: the number of brackets around a loop's variable.
    depths: Vec<usize>,
}

impl<'a> Writer<'a> {
    fn new(program: &'a Program, dialect: &'a Dialect) -> Writer<'a> {
        let (helpers, bounds) = (Helpers::new(dialect), intervals(program));
        Writer { program, dialect, out: String::new(), depth: 2, helpers, bounds, depths: vec![0; program.insts.len()] }
    }

    fn value_type(&self, dtype: DType) -> &'static str {
        self.dialect.value_type(dtype)
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
            Inst::Item => "kiln_item".into(),
            Inst::Thread => "kiln_local".into(),
            Inst::Loop { .. } => format!("i{}", self.depths[v.0 as usize]),
            Inst::Lane(of, lane) if self.program.ty(of).lanes > 1 => format!("v{}[{lane}]", of.0),
            Inst::Lane(of, _) => self.operand(of),
            _ if scalar => format!("v{}", v.0),
            _ => format!("v{}[l]", v.0),
        }
    }

    /// A constant that parses back to the same bits.
    fn literal(&mut self, s: Scalar) -> String {
        let (value, wide) = (s.as_i64(), self.dialect.wide);
        match s.dtype {
            DType::F32 | DType::F64 => self.float_literal(s),
            DType::F16 | DType::BF16 => format!("{:#06x}", s.bits),
            DType::Bool => (s.bits != 0).to_string(),
            DType::U64 => format!("{}U{wide}", s.bits),
            DType::U32 => format!("{}u", s.bits),
            DType::I32 | DType::I64 if value == i32::MIN.into() => format!("({} - 1)", i32::MIN + 1),
            DType::I64 if value == i64::MIN => format!("({}{wide} - 1)", i64::MIN + 1),
            DType::I64 if i32::try_from(value).is_err() => format!("{value}{wide}"),
            _ => value.to_string(),
        }
    }

    fn float_literal(&mut self, s: Scalar) -> String {
        let value = s.as_f64();
        let single = s.dtype == DType::F32;
        let infinity = self.dialect.infinity[usize::from(!single)];
        match value {
            _ if !single && self.dialect.soft_doubles() => {
                self.bits(DType::F64, DType::U64, &format!("{:#x}U{}", s.bits, self.dialect.wide))
            }
            f64::INFINITY => infinity.into(),
            f64::NEG_INFINITY => format!("-{infinity}"),
            v if v.is_nan() && single => self.bits(DType::F32, DType::U32, &format!("{:#x}u", s.bits)),
            v if v.is_nan() => self.bits(DType::F64, DType::U64, &format!("{:#x}U{}", s.bits, self.dialect.wide)),
            _ => format!("{s}{}", if single { "f" } else { "" }),
        }
    }

    fn interval(&self, v: Value) -> Interval {
        self.bounds[v.0 as usize]
    }

    /// Whether a value is an i64 whose text is 32-bit, as it always fits.
    fn narrow(&self, v: Value) -> bool {
        let ty = self.program.ty(v);
        if ty.dtype != DType::I64 || ty.lanes > 1 {
            return false;
        }
        let (low, high) = self.interval(v);
        let fits = |n: i64| i32::try_from(n).is_ok();
        match *self.program.inst(v) {
            Inst::Lane(of, _) => self.narrow(of),
            // Behind the last iteration it is past the end.
            Inst::Loop { end, step, .. } => fits(low) && self.interval(end).1.checked_add(step).is_some_and(fits),
            _ => fits(low) && fits(high),
        }
    }

    /// The type that a value's text has.
    fn text_type(&self, v: Value) -> &'static str {
        self.value_type(if self.narrow(v) { DType::I32 } else { self.program.ty(v).dtype })
    }

    fn inst(&mut self, v: Value) {
        self.statement(v, self.program.inst(v));
    }

    fn statement(&mut self, v: Value, inst: &Inst) {
        match inst {
            // These stand where they are used.
            Inst::Const(_) | Inst::Item | Inst::Thread | Inst::Lane(..) => {}
            Inst::Barrier => self.line(self.dialect.barrier),
            &Inst::Exchange { value, mask } => self.exchange(v, value, mask),
            // A hint: it says nothing of what is computed.
            Inst::Prefetch { .. } => {}
            &Inst::Tile(op) => self.tile(op),
            &Inst::Loop { start, end, step } => {
                self.depths[v.0 as usize] = self.depth - 2;
                let (ty, name) = (self.text_type(v), self.operand(v));
                let (start, end) = (self.operand(start), self.operand(end));
                let step = if step == 1 { format!("++{name}") } else { format!("{name} += {step}") };
                self.open(&format!("for ({ty} {name} = {start}; {name} < {end}; {step}) {{"));
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
                self.array(v, &lanes);
            }
            Inst::Shuffle(a, b, lanes) => {
                let width = self.program.ty(*a).lanes;
                let place = |&lane: &u8| if lane < width { format!("v{}[{lane}]", a.0) } else { format!("v{}[{}]", b.0, lane - width) };
                let lanes: Vec<String> = lanes.iter().map(place).collect();
                self.array(v, &lanes);
            }
            &Inst::MatrixMultiply { a, b, c, depth } => self.matrix_multiply(v, [a, b, c], depth),
            &Inst::Bound { value, limit, tag: _ } => self.bound(v, value, limit),
            Inst::Unary(..) | Inst::Binary(..) | Inst::Ternary(..) | Inst::Cast(_) | Inst::Bitcast(_) => {
                let text = self.expression(v, inst);
                self.define(v, &text);
            }
        }
    }

    /// What a wave does with its matrix unit.
    fn tile(&mut self, op: TileOp) {
        let lane = format!("kiln_local % {}", self.program.unit.map_or(1, |unit| unit.wave));
        let text = match op {
            TileOp::Zero(sums) => format!("t{sums} = kiln_sums{{}};"),
            TileOp::Load(to, at) => {
                format!("t{to} = kiln_load_rows(&{}, {}, {lane});", self.place(at.memory, at.index, at.offset, 1), at.stride)
            }
            TileOp::Columns(to, at) => {
                format!("t{to} = kiln_load_columns(&{}, {}, {lane});", self.place(at.memory, at.index, at.offset, 1), at.stride)
            }
            TileOp::Store(from, at) => {
                format!("kiln_store_sums(&{}, {}, {lane}, t{from});", self.place(at.memory, at.index, at.offset, 1), at.stride)
            }
            TileOp::Multiply { sums, rows, columns } => format!("t{sums} = kiln_multiply(t{rows}, t{columns}, t{sums});"),
        };
        self.line(&text);
    }

    /// By way of the dialect's function, or of shared memory.
    fn exchange(&mut self, v: Value, value: Value, mask: u8) {
        let text = self.operand(value);
        if let Some(exchange) = self.dialect.exchange {
            return self.define(v, &exchange(self.program.ty(v).dtype, &text, mask));
        }
        let array = format!("kiln_exchange_{}", self.program.ty(v).dtype);
        self.line(&format!("{array}[kiln_local] = {text};"));
        self.line(self.dialect.barrier);
        self.define(v, &format!("{array}[kiln_local ^ {mask}]"));
        self.line(self.dialect.barrier);
    }

    fn matrix_multiply(&mut self, v: Value, [a, b, c]: [Value; 3], depth: u8) {
        let columns = self.program.ty(b).lanes / depth;
        let fma = (self.dialect.math)("fma", DType::F32);
        let word = self.value_type(DType::U32);
        let mut sum = format!("v{}[l]", c.0);
        for k in (0..depth).map(|k| k ^ 1) {
            let row = format!("({word})v{}[l / {columns} * {depth} + {k}] << 16", a.0);
            let column = format!("({word})v{}[({} * {columns} + l % {columns}) * 2 + {}] << 16", b.0, k / 2, k % 2);
            let [row, column] = [row, column].map(|bits| self.bits(DType::F32, DType::U32, &format!("({bits})")));
            sum = format!("{fma}({row}, {column}, {sum})");
        }
        self.define(v, &sum);
    }

    /// An index checked.
    fn bound(&mut self, v: Value, value: Value, limit: i64) {
        let text = self.operand(value);
        let (helper, site) = (self.helpers.bound(), v.0 + 1);
        if limit > 0 {
            let limit = self.literal(Scalar::i64(limit));
            let cast = if self.narrow(v) { format!("({})", self.value_type(DType::I32)) } else { String::new() };
            return self.define(v, &format!("{cast}{helper}({text}, {limit}, {site}u, kiln_status_at)"));
        }
        // An empty axis has no element 0 to go on with.
        self.line(&format!("{helper}({text}, 0, {site}u, kiln_status_at);"));
        self.line("return;");
        self.define(v, "0");
    }

    /// An element of memory, or element `l` of the vector there.
    fn place(&mut self, memory: Memory, index: Value, offset: i64, lanes: u8) -> String {
        let name = match memory {
            Memory::Param(p) => format!("p{}", p.0),
            Memory::Scratch(s) => format!("s{s}"),
            Memory::Shared(s) => format!("m{s}"),
        };
        let text = match (self.program.inst(index), offset) {
            // One number.
            (Inst::Const(c), _) => self.literal(Scalar::i64(c.as_i64().wrapping_add(offset))),
            (_, 0) => self.operand(index),
            (_, o) => {
                let sum = self.interval(index).1.saturating_add(o).saturating_add(lanes.into());
                let low = self.interval(index).0.saturating_add(o);
                let leaves = self.narrow(index) && (i32::try_from(sum).is_err() || i32::try_from(low).is_err());
                let cast = if leaves { format!("({})", self.value_type(DType::I64)) } else { String::new() };
                let (sign, by) = if o < 0 { ("-", o.unsigned_abs()) } else { ("+", o as u64) };
                format!("{cast}{} {sign} {by}", self.operand(index))
            }
        };
        if lanes == 1 { format!("{name}[{text}]") } else { format!("{name}[{text} + l]") }
    }

    /// Declares a value, lane by lane.
    fn define(&mut self, v: Value, text: &str) {
        let name = self.text_type(v);
        match self.program.ty(v).lanes {
            1 => self.line(&format!("{name} v{} = {text};", v.0)),
            n => self.line(&format!("{name} v{0}[{n}]; {1}v{0}[l] = {text};", v.0, for_lanes(n))),
        }
    }

    /// Declares a value of these lanes.
    fn array(&mut self, v: Value, lanes: &[String]) {
        let ty = self.program.ty(v);
        match lanes {
            [one] => self.define(v, one),
            all => self.line(&format!("{} v{}[{}] = {{{}}};", self.value_type(ty.dtype), v.0, ty.lanes, all.join(", "))),
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
