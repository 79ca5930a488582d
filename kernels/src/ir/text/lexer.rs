//! Lines of tokens, and a cursor over them that knows where it is.

use super::ParseError;
use crate::dtype::DType;
use crate::ir::{Access, Param, ParamId};

/// A word of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// A letter or underscore, then also digits and dots between them.
    Word(&'a str),
    /// Starts with a digit or a minus.
    Number(&'a str),
    /// The text between quotes, still escaped.
    Quoted(&'a str),
    /// One of `= : [ ] ( ) , + % # @` or `..`.
    Symbol(&'a str),
}

/// The tokens of one line, read from left to right.
pub(super) struct Line<'a> {
    number: usize,
    tokens: Vec<(usize, Token<'a>)>,
    next: usize,
    /// One past the last character.
    end: usize,
}

/// Whether a name can be written without quotes.
pub(super) fn is_identifier(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && word_length(name) == name.len()
}

fn word_length(text: &str) -> usize {
    text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(text.len())
}

/// The lines of a text that hold something.
pub(super) fn lines(text: &str) -> Result<Vec<Line<'_>>, ParseError> {
    let mut out = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = Line::new(number + 1, line)?;
        if !line.tokens.is_empty() {
            out.push(line);
        }
    }
    Ok(out)
}

fn number_length(text: &str) -> usize {
    let hex = text.trim_start_matches('-').starts_with("0x");
    let mut previous = ' ';
    for (at, c) in text.char_indices() {
        let sign = at == 0 || (!hex && matches!(previous, 'e' | 'E'));
        // Two dots in a row belong to an interval.
        let dot = c == '.' && !text[at..].starts_with("..") && previous != '.';
        if !(c.is_ascii_alphanumeric() || dot || (sign && matches!(c, '-' | '+'))) {
            return at;
        }
        previous = c;
    }
    text.len()
}

/// The length of a quoted text with its quotes; `None` if it never ends.
fn quoted_length(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(at + 1),
            _ => {}
        }
    }
    None
}

impl<'a> Line<'a> {
    fn new(number: usize, line: &'a str) -> Result<Line<'a>, ParseError> {
        let mut tokens = Vec::new();
        let mut at = 0;
        while let Some(first) = line[at..].chars().next() {
            let rest = &line[at..];
            let column = line[..at].chars().count() + 1;
            let (length, token) = match first {
                c if c.is_whitespace() => {
                    at += c.len_utf8();
                    continue;
                }
                '/' if rest.starts_with("//") => break,
                '.' if rest.starts_with("..") => (2, Token::Symbol("..")),
                c if c.is_ascii_alphabetic() || c == '_' => {
                    let n = word_length(rest);
                    (n, Token::Word(&rest[..n]))
                }
                c if c.is_ascii_digit() || c == '-' => {
                    let n = number_length(rest);
                    (n, Token::Number(&rest[..n]))
                }
                '"' => {
                    let n = quoted_length(rest).ok_or_else(|| error(number, column, "this quote is never closed"))?;
                    (n, Token::Quoted(&rest[1..n - 1]))
                }
                '=' | ':' | '[' | ']' | '(' | ')' | ',' | '+' | '%' | '#' | '@' => (1, Token::Symbol(&rest[..1])),
                c => return Err(error(number, column, format!("{c:?} has no meaning here"))),
            };
            tokens.push((column, token));
            at += length;
        }
        Ok(Line { number, tokens, next: 0, end: line.chars().count() + 1 })
    }

    /// The next token, if there is one, without taking it.
    pub(super) fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.next).map(|t| t.1)
    }

    fn take(&mut self) -> Option<Token<'a>> {
        let token = self.peek();
        self.next += token.is_some() as usize;
        token
    }

    /// An error at the token that was taken last.
    pub(super) fn error_before(&self, reason: impl Into<String>) -> ParseError {
        let at = self.next.checked_sub(1).and_then(|n| self.tokens.get(n));
        error(self.number, at.map_or(1, |t| t.0), reason)
    }

    /// An error at the next token.
    pub(super) fn error_here(&self, reason: impl Into<String>) -> ParseError {
        error(self.number, self.tokens.get(self.next).map_or(self.end, |t| t.0), reason)
    }

    /// Takes the next token if it is this word or symbol.
    pub(super) fn accept(&mut self, text: &str) -> bool {
        let found = matches!(self.peek(), Some(Token::Word(t) | Token::Symbol(t)) if t == text);
        self.next += found as usize;
        found
    }

    /// Takes this word or symbol.
    pub(super) fn expect(&mut self, text: &str) -> Result<(), ParseError> {
        if self.accept(text) { Ok(()) } else { Err(self.error_here(format!("expected `{text}`"))) }
    }

    /// Takes a word; `what` says what it stands for.
    pub(super) fn word(&mut self, what: &str) -> Result<&'a str, ParseError> {
        match self.peek() {
            Some(Token::Word(w)) => {
                self.next += 1;
                Ok(w)
            }
            _ => Err(self.error_here(format!("expected {what}"))),
        }
    }

    /// Takes a word, number or literal word such as `inf`, as written.
    pub(super) fn literal(&mut self) -> Result<&'a str, ParseError> {
        match self.take() {
            Some(Token::Word(w) | Token::Number(w)) => Ok(w),
            Some(_) => Err(self.error_before("expected a constant")),
            None => Err(self.error_here("expected a constant")),
        }
    }

    /// Takes an integer.
    pub(super) fn integer<T: std::str::FromStr>(&mut self) -> Result<T, ParseError> {
        match self.peek() {
            Some(Token::Number(n)) => {
                let value = n.parse().map_err(|_| self.error_here(format!("{n} is not an integer that fits here")))?;
                self.next += 1;
                Ok(value)
            }
            _ => Err(self.error_here("expected an integer")),
        }
    }

    /// Takes a name: an identifier, or anything in quotes.
    pub(super) fn name(&mut self) -> Result<String, ParseError> {
        match self.take() {
            Some(Token::Word(w)) => Ok(w.to_string()),
            Some(Token::Quoted(q)) => unescape(q).ok_or_else(|| self.error_before("unknown escape")),
            Some(_) => Err(self.error_before("expected a name")),
            None => Err(self.error_here("expected a name")),
        }
    }

    /// Takes an element type.
    pub(super) fn dtype(&mut self) -> Result<DType, ParseError> {
        let word = self.word("an element type")?;
        DType::parse(word).ok_or_else(|| self.error_before(format!("there is no element type {word}")))
    }

    /// Takes `%n`.
    pub(super) fn param_id(&mut self) -> Result<ParamId, ParseError> {
        self.expect("%")?;
        Ok(ParamId(self.integer()?))
    }

    /// Takes `: f32[4096] read` behind a `%n` that has to be `next`.
    pub(super) fn param(&mut self, next: usize) -> Result<Param, ParseError> {
        let id: usize = self.integer()?;
        if id != next {
            return Err(self.error_before(format!("the next parameter is %{next}")));
        }
        self.expect(":")?;
        let (dtype, len) = self.array()?;
        let access = match self.word("read, write or readwrite")? {
            "read" => Access::Read,
            "write" => Access::Write,
            "readwrite" => Access::ReadWrite,
            other => return Err(self.error_before(format!("{other} is none of read, write, readwrite"))),
        };
        Ok(Param { dtype, len, access })
    }

    /// Takes `f32[4096]`.
    pub(super) fn array(&mut self) -> Result<(DType, i64), ParseError> {
        let dtype = self.dtype()?;
        self.expect("[")?;
        let len = self.integer()?;
        self.expect("]")?;
        Ok((dtype, len))
    }

    /// Nothing may follow.
    pub(super) fn done(&self) -> Result<(), ParseError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.error_here("nothing more is expected on this line")) }
    }
}

/// The name of an access in text forms.
pub(super) fn access_name(access: Access) -> &'static str {
    match access {
        Access::Read => "read",
        Access::Write => "write",
        Access::ReadWrite => "readwrite",
    }
}

pub(super) fn error(line: usize, column: usize, reason: impl Into<String>) -> ParseError {
    ParseError { line, column, reason: reason.into() }
}

/// The inverse of `str::escape_default`.
fn unescape(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        out.push(match chars.next()? {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let (code, rest) = chars.as_str().strip_prefix('{')?.split_once('}')?;
                chars = rest.chars();
                char::from_u32(u32::from_str_radix(code, 16).ok()?)?
            }
            c @ ('\\' | '"' | '\'') => c,
            _ => return None,
        });
    }
    Some(out)
}
