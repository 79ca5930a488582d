//! The text form of kernels. Nodes carry the numbers of their handles; those that no store needs are left out.

use super::lexer::{self, Line, Token};
use super::{Literal, Name, ParseError, mark_line, parse_literal};
use crate::dtype::DType;
use crate::ir::graph::{Id, Node, Op};
use crate::ir::kernel::{Kernel, Range, RangeId, Store};
use crate::ir::ops::{BinaryOp, ReduceOp, TernaryOp, UnaryOp};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::fmt;

/// What a line of the text is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// The kernel as a whole.
    Header,
    Range(RangeId),
    Domain,
    Node(Id),
    /// By position in `Kernel::stores`.
    Store(usize),
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines().into_iter().try_for_each(|(_, line)| writeln!(f, "{line}"))
    }
}

impl Kernel {
    /// The text around the line that is about `subject`, which is marked.
    pub(crate) fn listing(&self, subject: Subject) -> String {
        let at = self.lines().iter().position(|(s, _)| *s == subject).unwrap_or(0);
        mark_line(&self.to_string(), at, 12)
    }

    /// The line of a node in the kernel's text, from 1; 0 for one that no store needs.
    pub fn line(&self, id: Id) -> (usize, String) {
        let lines = self.lines();
        let found = lines.into_iter().enumerate().find(|(_, (subject, _))| *subject == Subject::Node(id));
        found.map_or_else(|| (0, String::new()), |(at, (_, line))| (at + 1, line))
    }

    fn lines(&self) -> Vec<(Subject, String)> {
        let mut out = vec![(Subject::Header, format!("kernel {}", Name(&self.name)))];
        for (at, p) in self.params.iter().enumerate() {
            out.push((Subject::Header, format!("%{at}: {}[{}] {}", p.dtype, p.len, lexer::access_name(p.access))));
        }
        for (at, r) in self.ranges.iter().enumerate() {
            out.push((Subject::Range(RangeId(at as u32)), format!("r{at}: {}", r.extent)));
        }
        for tag in &self.tags {
            out.push((Subject::Header, format!("tag \"{}\"", tag.escape_default())));
        }
        out.push((Subject::Domain, format!("domain{}", Words('r', self.domain.iter().map(|r| r.0)))));
        for id in self.needed() {
            out.push((Subject::Node(id), format!("n{} = {}", id.0, NodeText(self.graph.node(id)))));
        }
        for (at, store) in self.stores.iter().enumerate() {
            out.push((Subject::Store(at), store_text(store)));
        }
        out
    }

    /// The nodes that stores need, operands before users.
    fn needed(&self) -> Vec<Id> {
        let mut needed = vec![false; self.graph.len()];
        let mut mark = |id: Id| needed.get_mut(id.0 as usize).is_some_and(|n| !std::mem::replace(n, true));
        let mut open: Vec<Id> = self.stores.iter().flat_map(|s| [s.index, s.value]).filter(|&id| mark(id)).collect();
        while let Some(id) = open.pop() {
            open.extend(self.graph.args(id).iter().copied().filter(|&a| mark(a)));
        }
        self.graph.ids().filter(|id| needed[id.0 as usize]).collect()
    }
}

/// ` x1 x2 x3`.
struct Words<I>(char, I);

impl<I: Iterator<Item = u32> + Clone> fmt::Display for Words<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.1.clone().try_for_each(|n| write!(f, " {}{n}", self.0))
    }
}

fn store_text(store: &Store) -> String {
    let mut text = format!("store %{}[n{}] = n{}", store.param.0, store.index.0, store.value.0);
    if !store.ranges.is_empty() {
        text += &format!(" over{}", Words('r', store.ranges.iter().map(|r| r.0)));
    }
    if store.sequential {
        text += " sequential";
    }
    text
}

/// What follows `n1 = `. A node with too few or too many operands is written with those it has.
struct NodeText<'a>(&'a Node);

impl fmt::Display for NodeText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let node = self.0;
        let args = Words('n', node.args.iter().map(|a| a.0));
        let first = Words('n', node.args.iter().take(1).map(|a| a.0));
        let mask = |f: &mut fmt::Formatter| match node.args.get(1) {
            Some(mask) => write!(f, " where n{}", mask.0),
            None => Ok(()),
        };
        match &node.op {
            Op::Const(s) => write!(f, "const {}", Literal(*s))?,
            Op::Range(r) => write!(f, "range r{}", r.0)?,
            Op::Load(p) => {
                write!(f, "load %{}{first}", p.0)?;
                mask(f)?;
            }
            Op::Bound { limit, tag } => {
                write!(f, "bound{first}")?;
                mask(f)?;
                write!(f, " limit {limit} tag {tag}")?;
            }
            Op::Reduce { op, ranges } => write!(f, "reduce {}{args} over{}", op.name(), Words('r', ranges.iter().map(|r| r.0)))?,
            Op::Dot { ranges } => write!(f, "dot{args} over{}", Words('r', ranges.iter().map(|r| r.0)))?,
            Op::Unary(op) => write!(f, "{}{args}", op.name())?,
            Op::Binary(op) => write!(f, "{}{args}", op.name())?,
            Op::Ternary(op) => write!(f, "{}{args}", op.name())?,
            Op::Cast => write!(f, "cast{args}")?,
            Op::Bitcast => write!(f, "bitcast{args}")?,
        }
        write!(f, " : {}", node.dtype)
    }
}

/// Reads what `Display` writes. Nodes get new handles, in the order of the text; those that no store needs are left out.
///
/// # Errors
/// The first line that is not understood. The result is a well-formed text, not yet a verified kernel.
pub fn parse_kernel(text: &str) -> Result<Kernel, ParseError> {
    let mut lines = lexer::lines(text)?.into_iter();
    let Some(mut first) = lines.next() else { return Err(lexer::error(1, 1, "expected `kernel`")) };
    first.expect("kernel")?;
    let mut parser = Parser { kernel: Kernel::new(first.name()?), nodes: FxHashMap::default() };
    first.done()?;
    for mut line in lines {
        parser.line(&mut line)?;
        line.done()?;
    }
    Ok(parser.kernel.compacted())
}

struct Parser<'a> {
    kernel: Kernel,
    nodes: FxHashMap<&'a str, Id>,
}

impl<'a> Parser<'a> {
    fn line(&mut self, line: &mut Line<'a>) -> Result<(), ParseError> {
        if line.accept("%") {
            let param = line.param(self.kernel.params.len())?;
            self.kernel.params.push(param);
            return Ok(());
        }
        match line.word("a statement")? {
            "tag" => self.kernel.tags.push(line.name()?),
            "domain" => self.kernel.domain = self.ranges(line)?.into_vec(),
            "store" => self.store(line)?,
            name if line.peek() == Some(Token::Symbol(":")) => self.range(name, line)?,
            name => {
                line.expect("=")?;
                let node = self.node(line)?;
                let id = self.kernel.graph.intern(node.op, node.dtype, node.args);
                self.nodes.insert(name, id);
            }
        }
        Ok(())
    }

    fn range(&mut self, name: &str, line: &mut Line<'a>) -> Result<(), ParseError> {
        let next = self.kernel.ranges.len();
        if name != format!("r{next}") {
            return Err(line.error_before(format!("the next range is r{next}")));
        }
        line.expect(":")?;
        self.kernel.ranges.push(Range { extent: line.integer()? });
        Ok(())
    }

    fn store(&mut self, line: &mut Line<'a>) -> Result<(), ParseError> {
        let param = line.param_id()?;
        line.expect("[")?;
        let index = self.operand(line)?;
        line.expect("]")?;
        line.expect("=")?;
        let value = self.operand(line)?;
        let ranges = if line.accept("over") { self.ranges(line)?.into_vec() } else { Vec::new() };
        let sequential = line.accept("sequential");
        self.kernel.stores.push(Store { param, index, value, ranges, sequential });
        Ok(())
    }

    fn operand(&self, line: &mut Line<'a>) -> Result<Id, ParseError> {
        let name = line.word("a node")?;
        self.nodes.get(name).copied().ok_or_else(|| line.error_before(format!("{name} is not defined before this line")))
    }

    /// All node names from here on.
    fn operands(&self, line: &mut Line<'a>) -> Result<SmallVec<[Id; 3]>, ParseError> {
        let mut out = SmallVec::new();
        while let Some(Token::Word(word)) = line.peek() {
            if matches!(word, "over" | "where" | "limit") {
                break;
            }
            out.push(self.operand(line)?);
        }
        Ok(out)
    }

    /// All range names from here on.
    fn ranges(&self, line: &mut Line<'a>) -> Result<SmallVec<[RangeId; 4]>, ParseError> {
        let mut out = SmallVec::new();
        while let Some(Token::Word(word)) = line.peek() {
            if word == "sequential" {
                break;
            }
            out.push(self.range_id(line)?);
        }
        Ok(out)
    }

    fn range_id(&self, line: &mut Line<'a>) -> Result<RangeId, ParseError> {
        let name = line.word("a range")?;
        let number = name.strip_prefix('r').and_then(|n| n.parse::<u32>().ok());
        number
            .filter(|&n| (n as usize) < self.kernel.ranges.len())
            .map(RangeId)
            .ok_or_else(|| line.error_before(format!("there is no range {name} before this line")))
    }

    /// What follows `name =`.
    fn node(&self, line: &mut Line<'a>) -> Result<Node, ParseError> {
        let word = line.word("an operation")?;
        let (op, args, want) = match word {
            "const" => return self.constant(line),
            "range" => (Op::Range(self.range_id(line)?), SmallVec::new(), 0..=0),
            "load" => (Op::Load(line.param_id()?), self.masked(line)?, 1..=2),
            "bound" => {
                let args = self.masked(line)?;
                line.expect("limit")?;
                let limit = line.integer()?;
                line.expect("tag")?;
                (Op::Bound { limit, tag: line.integer()? }, args, 1..=2)
            }
            "reduce" => {
                let name = line.word("sum, prod, max or min")?;
                let op = ReduceOp::parse(name).ok_or_else(|| line.error_before(format!("there is no reduction {name}")))?;
                let args = self.operands(line)?;
                line.expect("over")?;
                (Op::Reduce { op, ranges: self.ranges(line)? }, args, 1..=1)
            }
            "dot" => {
                let args = self.operands(line)?;
                line.expect("over")?;
                (Op::Dot { ranges: self.ranges(line)? }, args, 2..=2)
            }
            _ => {
                let (op, count) = simple(word).ok_or_else(|| line.error_before(format!("there is no operation {word}")))?;
                (op, self.operands(line)?, count..=count)
            }
        };
        if !want.contains(&args.len()) {
            return Err(line.error_before(format!("{word} takes {} operands, not {}", want.start(), args.len())));
        }
        line.expect(":")?;
        Ok(Node { op, dtype: line.dtype()?, args })
    }

    fn constant(&self, line: &mut Line<'a>) -> Result<Node, ParseError> {
        let literal = line.literal()?;
        line.expect(":")?;
        let dtype: DType = line.dtype()?;
        let scalar =
            parse_literal(literal, dtype).ok_or_else(|| line.error_before(format!("{literal} is not a constant of type {dtype}")))?;
        Ok(Node { op: Op::Const(scalar), dtype, args: SmallVec::new() })
    }

    /// An index, and perhaps a mask.
    fn masked(&self, line: &mut Line<'a>) -> Result<SmallVec<[Id; 3]>, ParseError> {
        let mut args = SmallVec::new();
        args.push(self.operand(line)?);
        if line.accept("where") {
            args.push(self.operand(line)?);
        }
        Ok(args)
    }
}

/// An operation that is nothing but a name and operands, and how many.
fn simple(word: &str) -> Option<(Op, usize)> {
    match word {
        "cast" => Some((Op::Cast, 1)),
        "bitcast" => Some((Op::Bitcast, 1)),
        _ => UnaryOp::parse(word)
            .map(|op| (Op::Unary(op), 1))
            .or_else(|| BinaryOp::parse(word).map(|op| (Op::Binary(op), 2)))
            .or_else(|| TernaryOp::parse(word).map(|op| (Op::Ternary(op), 3))),
    }
}
