//! The text form of programs.

use super::lexer::{self, Line, Token};
use super::{Literal, Name, ParseError, mark_line, parse_literal};
use crate::dtype::DType;
use crate::ir::{BinaryOp, ParamId, TernaryOp, UnaryOp};
use crate::program::{Inst, Memory, Program, Scratch, TileOp, TilePlace, Type, Value, WaveUnit};
use rustc_hash::FxHashMap;
use std::fmt;

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.lanes == 1 { self.dtype.fmt(f) } else { write!(f, "{}x{}", self.dtype, self.lanes) }
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Memory::Param(p) => write!(f, "%{}", p.0),
            Memory::Scratch(s) => write!(f, "#{s}"),
            Memory::Shared(s) => write!(f, "@{s}"),
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_header(f)?;
        let mut depth = 0usize;
        for (at, inst) in self.insts.iter().enumerate() {
            if matches!(inst, Inst::End) {
                depth = depth.saturating_sub(1);
            }
            writeln!(f, "{:1$}{2}", "", 2 * depth, InstLine(self, at))?;
            depth += matches!(inst, Inst::Loop { .. } | Inst::If(_)) as usize;
        }
        Ok(())
    }
}

impl Program {
    fn header_lines(&self) -> usize {
        1 + self.params.len() + self.scratch.len() + self.shared.len() + self.tags.len()
    }

    fn write_header(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "program {} items {}", Name(&self.name), self.items)?;
        if self.group > 0 {
            write!(f, " group {}", self.group)?;
        }
        if let Some(WaveUnit { wave, rows, columns, depth }) = self.unit {
            write!(f, " unit {wave} {rows} {columns} {depth}")?;
        }
        writeln!(f)?;
        for (at, p) in self.params.iter().enumerate() {
            let around = if self.nontemporal.contains(&ParamId(at as u32)) { " nontemporal" } else { "" };
            writeln!(f, "%{at}: {}[{}] {}{around}", p.dtype, p.len, lexer::access_name(p.access))?;
        }
        for (at, s) in self.scratch.iter().enumerate() {
            writeln!(f, "#{at}: {}[{}]", s.dtype, s.len)?;
        }
        for (at, s) in self.shared.iter().enumerate() {
            writeln!(f, "@{at}: {}[{}]", s.dtype, s.len)?;
        }
        for tag in &self.tags {
            writeln!(f, "tag \"{}\"", tag.escape_default())?;
        }
        Ok(())
    }

    /// The text around an instruction, which is marked.
    pub fn listing(&self, at: usize) -> String {
        mark_line(&self.to_string(), self.header_lines() + at, 12)
    }
}

/// One instruction of a program, without indentation.
struct InstLine<'a>(&'a Program, usize);

impl fmt::Display for InstLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let InstLine(program, at) = *self;
        let inst = &program.insts[at];
        match inst {
            Inst::End => return f.write_str("end"),
            Inst::Barrier => return f.write_str("barrier"),
            Inst::If(c) => return write!(f, "if v{}", c.0),
            Inst::Loop { start, end, step } => return write!(f, "loop v{at} = v{}..v{} step {step}", start.0, end.0),
            Inst::Set(var, v) => return write!(f, "set v{} = v{}", var.0, v.0),
            Inst::Store { memory, index, offset, value } => {
                write!(f, "store ")?;
                write_place(f, *memory, *index, *offset)?;
                return write!(f, " = v{}", value.0);
            }
            Inst::Prefetch { memory, index, offset } => {
                write!(f, "prefetch ")?;
                return write_place(f, *memory, *index, *offset);
            }
            Inst::Tile(op) => return write_tile(f, *op),
            _ => write!(f, "v{at} = ")?,
        }
        match inst {
            Inst::Const(s) => write!(f, "const {}", Literal(*s))?,
            Inst::Item => f.write_str("item")?,
            Inst::Thread => f.write_str("thread")?,
            Inst::Exchange { value, mask } => write!(f, "exchange v{} {mask}", value.0)?,
            Inst::Load { memory, index, offset } => {
                f.write_str("load ")?;
                write_place(f, *memory, *index, *offset)?;
            }
            Inst::Bound { value, limit, tag } => write!(f, "bound v{} limit {limit} tag {tag}", value.0)?,
            Inst::Lane(v, lane) => write!(f, "lane v{} {lane}", v.0)?,
            Inst::MatrixMultiply { a, b, c, depth } => write!(f, "matrix_multiply v{} v{} v{} depth {depth}", a.0, b.0, c.0)?,
            Inst::Shuffle(a, b, lanes) => {
                write!(f, "shuffle v{} v{}", a.0, b.0)?;
                lanes.iter().try_for_each(|lane| write!(f, " {lane}"))?;
            }
            _ => {
                let (name, args) = simple(inst);
                f.write_str(name)?;
                for a in args {
                    write!(f, " v{}", a.0)?;
                }
            }
        }
        write!(f, " : {}", program.types[at])
    }
}

fn write_tile(f: &mut fmt::Formatter<'_>, op: TileOp) -> fmt::Result {
    let (name, tile, at) = match op {
        TileOp::Zero(tile) => return write!(f, "tile_zero {tile}"),
        TileOp::Multiply { sums, rows, columns } => return write!(f, "tile_multiply {sums} {rows} {columns}"),
        TileOp::Load(tile, at) => ("tile_load", tile, at),
        TileOp::Columns(tile, at) => ("tile_columns", tile, at),
        TileOp::Store(tile, at) => ("tile_store", tile, at),
    };
    write!(f, "{name} {tile} ")?;
    write_place(f, at.memory, at.index, at.offset)?;
    write!(f, " stride {}", at.stride)
}

fn write_place(f: &mut fmt::Formatter<'_>, memory: Memory, index: Value, offset: i64) -> fmt::Result {
    match offset {
        0 => write!(f, "{memory}[v{}]", index.0),
        _ => write!(f, "{memory}[v{} + {offset}]", index.0),
    }
}

/// Name and operands of an instruction that is nothing but those.
fn simple(inst: &Inst) -> (&'static str, Vec<Value>) {
    match inst {
        Inst::Var(v) => ("var", vec![*v]),
        Inst::Get(v) => ("get", vec![*v]),
        Inst::Cast(v) => ("cast", vec![*v]),
        Inst::Bitcast(v) => ("bitcast", vec![*v]),
        Inst::Splat(v) => ("splat", vec![*v]),
        Inst::Pack(lanes) => ("pack", lanes.clone()),
        Inst::Unary(op, a) => (op.name(), vec![*a]),
        Inst::Binary(op, a, b) => (op.name(), vec![*a, *b]),
        Inst::Ternary(op, a, b, c) => (op.name(), vec![*a, *b, *c]),
        other => unreachable!("{other:?} has its own form"),
    }
}

/// Reads what `Display` writes.
///
/// # Errors
/// The first line that is not understood. The result is a well-formed text, not yet a verified program.
pub fn parse_program(text: &str) -> Result<Program, ParseError> {
    let mut lines = lexer::lines(text)?.into_iter();
    let Some(mut first) = lines.next() else { return Err(lexer::error(1, 1, "expected `program`")) };
    first.expect("program")?;
    let mut parser = Parser { program: Program { name: first.name()?, ..Program::default() }, names: FxHashMap::default() };
    first.expect("items")?;
    parser.program.items = first.integer()?;
    if first.accept("group") {
        parser.program.group = first.integer()?;
    }
    if first.accept("unit") {
        let [wave, rows, columns, depth] = [first.integer()?, first.integer()?, first.integer()?, first.integer()?];
        parser.program.unit = Some(WaveUnit { wave, rows, columns, depth });
    }
    first.done()?;
    for mut line in lines {
        parser.line(&mut line)?;
        line.done()?;
    }
    Ok(parser.program)
}

/// The declaration of an array after `sign`.
fn scratch(line: &mut Line<'_>, sign: char, arrays: &mut Vec<Scratch>) -> Result<(), ParseError> {
    let id: usize = line.integer()?;
    if id != arrays.len() {
        return Err(line.error_before(format!("the next memory of its kind is {sign}{}", arrays.len())));
    }
    line.expect(":")?;
    let (dtype, len) = line.array()?;
    arrays.push(Scratch { dtype, len });
    Ok(())
}

struct Parser<'a> {
    program: Program,
    names: FxHashMap<&'a str, Value>,
}

impl<'a> Parser<'a> {
    fn line(&mut self, line: &mut Line<'a>) -> Result<(), ParseError> {
        if line.accept("%") {
            let id = ParamId(self.program.params.len() as u32);
            let param = line.param(self.program.params.len())?;
            self.program.params.push(param);
            if line.accept("nontemporal") {
                self.program.nontemporal.push(id);
            }
            return Ok(());
        }
        if line.accept("#") {
            return scratch(line, '#', &mut self.program.scratch);
        }
        if line.accept("@") {
            return scratch(line, '@', &mut self.program.shared);
        }
        match line.word("an instruction")? {
            "tag" => self.program.tags.push(line.name()?),
            "end" => self.plain(Inst::End),
            "barrier" => self.plain(Inst::Barrier),
            "if" => {
                let cond = self.operand(line)?;
                self.plain(Inst::If(cond));
            }
            "set" => {
                let var = self.operand(line)?;
                line.expect("=")?;
                let value = self.operand(line)?;
                self.plain(Inst::Set(var, value));
            }
            "store" => {
                let (memory, index, offset) = self.place(line)?;
                line.expect("=")?;
                let value = self.operand(line)?;
                self.plain(Inst::Store { memory, index, offset, value });
            }
            "prefetch" => {
                let (memory, index, offset) = self.place(line)?;
                self.plain(Inst::Prefetch { memory, index, offset });
            }
            "tile_zero" => {
                let op = TileOp::Zero(line.integer()?);
                self.plain(Inst::Tile(op));
            }
            "tile_load" => {
                let op = TileOp::Load(line.integer()?, self.tile_place(line)?);
                self.plain(Inst::Tile(op));
            }
            "tile_columns" => {
                let op = TileOp::Columns(line.integer()?, self.tile_place(line)?);
                self.plain(Inst::Tile(op));
            }
            "tile_store" => {
                let op = TileOp::Store(line.integer()?, self.tile_place(line)?);
                self.plain(Inst::Tile(op));
            }
            "tile_multiply" => {
                let op = TileOp::Multiply { sums: line.integer()?, rows: line.integer()?, columns: line.integer()? };
                self.plain(Inst::Tile(op));
            }
            "loop" => self.loop_(line)?,
            name => {
                line.expect("=")?;
                let (inst, ty) = self.valued(line)?;
                let value = self.program.push(inst, ty.dtype, ty.lanes);
                self.names.insert(name, value);
            }
        }
        Ok(())
    }

    fn plain(&mut self, inst: Inst) {
        self.program.push(inst, DType::Bool, 1);
    }

    fn loop_(&mut self, line: &mut Line<'a>) -> Result<(), ParseError> {
        let name = line.word("a name")?;
        line.expect("=")?;
        let start = self.operand(line)?;
        line.expect("..")?;
        let end = self.operand(line)?;
        line.expect("step")?;
        let step = line.integer()?;
        let value = self.program.push(Inst::Loop { start, end, step }, DType::I64, 1);
        self.names.insert(name, value);
        Ok(())
    }

    fn operand(&self, line: &mut Line<'a>) -> Result<Value, ParseError> {
        let name = line.word("a value")?;
        self.names.get(name).copied().ok_or_else(|| line.error_before(format!("{name} is not defined before this line")))
    }

    fn operands(&self, line: &mut Line<'a>) -> Result<Vec<Value>, ParseError> {
        let mut out = Vec::new();
        while let Some(Token::Word(_)) = line.peek() {
            out.push(self.operand(line)?);
        }
        Ok(out)
    }

    fn place(&self, line: &mut Line<'a>) -> Result<(Memory, Value, i64), ParseError> {
        let memory = if line.accept("#") {
            Memory::Scratch(line.integer()?)
        } else if line.accept("@") {
            Memory::Shared(line.integer()?)
        } else {
            Memory::Param(line.param_id()?)
        };
        line.expect("[")?;
        let index = self.operand(line)?;
        let offset = if line.accept("+") { line.integer()? } else { 0 };
        line.expect("]")?;
        Ok((memory, index, offset))
    }

    fn tile_place(&self, line: &mut Line<'a>) -> Result<TilePlace, ParseError> {
        let (memory, index, offset) = self.place(line)?;
        line.expect("stride")?;
        Ok(TilePlace { memory, index, offset, stride: line.integer()? })
    }

    fn ty(&self, line: &mut Line<'a>) -> Result<Type, ParseError> {
        line.expect(":")?;
        let word = line.word("a type")?;
        let (dtype, lanes) = match word.split_once('x') {
            Some((dtype, lanes)) => (dtype, lanes.parse().ok()),
            None => (word, Some(1)),
        };
        match (DType::parse(dtype), lanes) {
            (Some(dtype), Some(lanes)) => Ok(Type { dtype, lanes }),
            _ => Err(line.error_before(format!("there is no type {word}"))),
        }
    }

    /// What follows `name =`.
    fn valued(&self, line: &mut Line<'a>) -> Result<(Inst, Type), ParseError> {
        let word = line.word("an operation")?;
        let inst = match word {
            "const" => {
                let literal = line.literal()?;
                let ty = self.ty(line)?;
                let scalar = parse_literal(literal, ty.dtype)
                    .ok_or_else(|| line.error_before(format!("{literal} is not a constant of type {}", ty.dtype)))?;
                return Ok((Inst::Const(scalar), ty));
            }
            "item" => Inst::Item,
            "thread" => Inst::Thread,
            "exchange" => Inst::Exchange { value: self.operand(line)?, mask: line.integer()? },
            "load" => {
                let (memory, index, offset) = self.place(line)?;
                Inst::Load { memory, index, offset }
            }
            "bound" => {
                let value = self.operand(line)?;
                line.expect("limit")?;
                let limit = line.integer()?;
                line.expect("tag")?;
                Inst::Bound { value, limit, tag: line.integer()? }
            }
            "lane" => Inst::Lane(self.operand(line)?, line.integer()?),
            "pack" => Inst::Pack(self.operands(line)?),
            "matrix_multiply" => {
                let (a, b, c) = (self.operand(line)?, self.operand(line)?, self.operand(line)?);
                line.expect("depth")?;
                Inst::MatrixMultiply { a, b, c, depth: line.integer()? }
            }
            "shuffle" => {
                let (a, b) = (self.operand(line)?, self.operand(line)?);
                let mut lanes = Vec::new();
                while let Some(Token::Number(_)) = line.peek() {
                    lanes.push(line.integer()?);
                }
                Inst::Shuffle(a, b, lanes)
            }
            _ => self.simple(word, line)?,
        };
        Ok((inst, self.ty(line)?))
    }

    fn simple(&self, word: &str, line: &mut Line<'a>) -> Result<Inst, ParseError> {
        let unknown = line.error_before(format!("there is no operation {word}"));
        let args = self.operands(line)?;
        let inst = match args[..] {
            [a] => match word {
                "var" => Some(Inst::Var(a)),
                "get" => Some(Inst::Get(a)),
                "cast" => Some(Inst::Cast(a)),
                "bitcast" => Some(Inst::Bitcast(a)),
                "splat" => Some(Inst::Splat(a)),
                _ => UnaryOp::parse(word).map(|op| Inst::Unary(op, a)),
            },
            [a, b] => BinaryOp::parse(word).map(|op| Inst::Binary(op, a, b)),
            [a, b, c] => TernaryOp::parse(word).map(|op| Inst::Ternary(op, a, b, c)),
            _ => None,
        };
        inst.ok_or(unknown)
    }
}
