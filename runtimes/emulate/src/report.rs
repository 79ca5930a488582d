//! From addresses to lines: what a person is told of a fault.

use crate::debug_info::{DebugInfo, Frame, Scalar, Variable};
use crate::watch::Raw;
use kiln_runtime::{Fault, FaultKind, Place};
use std::ops::Range;

/// Frames that are looked through for one of the text.
const DEEPEST: usize = 64;

/// Of one text.
pub(crate) struct Reporter {
    pub(crate) info: DebugInfo,
    pub(crate) image: Range<usize>,
    pub(crate) kernel: String,
    lines: Vec<String>,
}

impl Reporter {
    pub(crate) fn new(library: &[u8], image: Range<usize>, kernel: &str, text: &str) -> Result<Reporter, String> {
        let lines = text.lines().map(|line| line.trim().to_string()).collect();
        Ok(Reporter { info: DebugInfo::read(library, kernel)?, image, kernel: kernel.into(), lines })
    }

    /// The innermost code of the text from a frame on, and its function's frame, on a stack of a thread that does not run now.
    pub(crate) fn innermost(&self, mut frame: usize, stack: &Range<usize>) -> Option<(usize, Frame)> {
        for _ in 0..DEEPEST {
            if !stack.contains(&frame) || !stack.contains(&(frame + 15)) {
                return None;
            }
            // SAFETY: on the stack, and all code of the library keeps frames: the caller's, and where it goes on.
            let (code, caller) =
                unsafe { (std::ptr::with_exposed_provenance::<usize>(frame).add(1).read_unaligned(), Frame::of_caller(frame)) };
            if self.line(code).is_some() {
                return Some((code, caller));
            }
            frame = caller.base;
        }
        None
    }

    fn line(&self, code: usize) -> Option<u32> {
        let offset = self.image.contains(&code).then(|| (code - self.image.start) as u64)?;
        self.info.line(offset)
    }

    fn text(&self, line: u32) -> &str {
        (line as usize).checked_sub(1).and_then(|at| self.lines.get(at)).map_or("", String::as_str)
    }

    pub(crate) fn place(&self, thread: u32, group: u32, code: Option<usize>) -> Place {
        let line = code.and_then(|code| self.line(code)).unwrap_or(0);
        Place { thread, group, line, text: self.text(line).into() }
    }

    /// The fault as a person reads it; `stack` is that of the thread at fault, which does not run now.
    pub(crate) fn fault(&self, raw: Raw, stack: &Range<usize>) -> Fault {
        let at = raw.earlier.or_else(|| self.innermost(raw.frame, stack));
        let mut place = self.place(raw.thread, raw.group, at.map(|(code, _)| code));
        let named = at.filter(|(_, frame)| stack.contains(&frame.base)).map_or(Vec::new(), |(code, frame)| self.variables(code, frame));
        let mut what = raw.what;
        let mut values = self.values(place.line, &named);
        if let Some(line) = (raw.kind == FaultKind::NotFinite).then(|| self.made(&named, place.line)).flatten() {
            what = format!("makes it here of finite numbers, and {what} in line {}", place.line);
            place = Place { line, text: self.text(line).into(), ..place };
            values = self.values(line, &named);
        }
        let other = raw.other.map(|(thread, group, code)| self.place(thread, group, Some(code)));
        Fault { kind: raw.kind, kernel: self.kernel.clone(), place, what, other, values }
    }

    /// The condition under which the code of a load uses what it loads: of `v = p[i]`, the `c` of an index `i = c ? … : 0`.
    pub(crate) fn mask(&self, code: usize) -> Option<Variable> {
        let text = self.text(self.line(code)?);
        let index = words(text.split_once('[')?.1).first().copied()?;
        let offset = (code - self.image.start) as u64;
        let variable = |name: &str| self.info.at(offset).filter(|v| v.name == name).min_by_key(|v| v.scope.end - v.scope.start);
        let (condition, values) = self.text(variable(index)?.line).split_once('=')?.1.split_once('?')?;
        values.trim_end().ends_with(": 0;").then(|| variable(condition.trim()).cloned())?
    }

    /// What the variables at some code hold.
    fn variables(&self, code: usize, frame: Frame) -> Vec<(&Variable, Scalar)> {
        let offset = (code - self.image.start) as u64;
        let mut found: Vec<&Variable> = self.info.at(offset).collect();
        // Of several with one name, the innermost.
        found.sort_by_key(|v| (v.name.clone(), v.scope.end - v.scope.start));
        found.dedup_by_key(|v| v.name.clone());
        // SAFETY: the frame is that of the code's function, and the variables are those of the block.
        found.into_iter().filter_map(|v| Some((v, unsafe { v.value(frame) }?))).collect()
    }

    /// Those that a line names and has not just begun, in its order, then those of the loops around it.
    fn values(&self, line: u32, named: &[(&Variable, Scalar)]) -> Vec<(String, String)> {
        let words = words(self.text(line));
        let place = |v: &Variable| words.iter().position(|w| *w == v.name);
        let ranges = |v: &Variable| self.text(v.line).starts_with("for ");
        let mut shown: Vec<_> = named.iter().filter(|(v, _)| v.line <= line && (place(v).is_some() || ranges(v))).collect();
        shown.sort_by_key(|(v, _)| (place(v).unwrap_or(usize::MAX), v.line));
        shown.iter().map(|(v, value)| (v.name.clone(), value.to_string())).collect()
    }

    /// The line of the first variable that is not finite and was made of finite ones, up to a line.
    fn made(&self, named: &[(&Variable, Scalar)], last: u32) -> Option<u32> {
        let finite = |value: &Scalar| !matches!(value, Scalar::Float(value) if !value.is_finite());
        let of_finite = |made: &Variable| {
            let words = words(self.text(made.line));
            let mut operands = named.iter().filter(|(v, _)| v.name != made.name && words.contains(&v.name.as_str())).peekable();
            operands.peek().is_some() && operands.all(|(_, value)| finite(value))
        };
        let lines = named.iter().filter(|(v, value)| v.line <= last && !finite(value) && of_finite(v)).map(|(v, _)| v.line);
        lines.min()
    }
}

/// The names in a line.
fn words(line: &str) -> Vec<&str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect()
}
