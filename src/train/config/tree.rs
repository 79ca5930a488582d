//! A YAML document as a tree whose every node knows where it was written.
//!
//! Scalars follow the rules of OmegaConf's loader, which LLM Foundry uses: `1e-4` is a number although YAML 1.1 calls it a string, digits may be
//! grouped by underscores, `yes` and `on` are booleans. A key given twice is an error.

use super::error::ConfigError;
use saphyr_parser::{Event, Parser, ScalarStyle, Span};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::Arc;

/// Deepest nesting: far more than any configuration has, far less than the stack holds.
pub(super) const MAX_DEPTH: usize = 64;
/// Most nodes after aliases and interpolations are expanded.
pub(super) const MAX_NODES: usize = 100_000;

/// Where a value was written: a place in a file, or an override on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    source: Arc<str>,
    line: usize,
    column: usize,
}

impl Place {
    /// The whole of a source, a file or an override.
    pub fn whole(source: &str) -> Place {
        Place { source: source.into(), line: 0, column: 0 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.source),
            line => write!(f, "{}:{}:{}", self.source, line, self.column),
        }
    }
}

/// A value and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// What was written.
    pub value: Value,
    /// Where; for the value of a key, the place of the key.
    pub place: Place,
}

/// What a node holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`, `~` or nothing.
    Null,
    /// `true`, `yes`, `on` and their opposites.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A number with a point or an exponent.
    Float(f64),
    /// Any other scalar, and whatever was quoted.
    Str(String),
    /// A sequence.
    List(Vec<Node>),
    /// A mapping, in the order of the file.
    Map(Vec<(String, Node)>),
}

impl Value {
    /// The kind of value, for messages.
    pub fn kind(&self) -> &'static str {
        match self {
            Value::Null => "nothing",
            Value::Bool(_) => "a boolean",
            Value::Int(_) => "a whole number",
            Value::Float(_) => "a number",
            Value::Str(_) => "text",
            Value::List(_) => "a list",
            Value::Map(_) => "a mapping",
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Null => f.write_str("null"),
            Value::Bool(v) => write!(f, "{v}"),
            Value::Int(v) => write!(f, "{v}"),
            Value::Float(v) => write!(f, "{v:?}"),
            Value::Str(v) => f.write_str(v),
            Value::List(v) => write!(f, "a list of {}", v.len()),
            Value::Map(_) => f.write_str("a mapping"),
        }
    }
}

impl Node {
    /// The entries of a mapping; `None` for anything else.
    pub fn entries(&self) -> Option<&[(String, Node)]> {
        match &self.value {
            Value::Map(entries) => Some(entries),
            _ => None,
        }
    }

    /// The value under `key`, if this is a mapping that has it.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entries()?.iter().find(|(k, _)| k == key).map(|(_, node)| node)
    }

    /// The value under a key of a mapping, or at an index of a list.
    pub(super) fn child(&self, part: &str) -> Option<&Node> {
        match &self.value {
            Value::List(items) => items.get(part.parse::<usize>().ok()?),
            _ => self.get(part),
        }
    }

    /// The scalars below, as text, by their whole keys: `model.d_model`, `optimizer.betas[0]`.
    pub(super) fn leaves(&self) -> BTreeMap<String, String> {
        let mut leaves = BTreeMap::new();
        let mut pending = vec![(String::new(), self)];
        while let Some((key, node)) = pending.pop() {
            match &node.value {
                Value::List(items) => pending.extend(items.iter().enumerate().map(|(i, item)| (format!("{key}[{i}]"), item))),
                Value::Map(entries) if key.is_empty() => pending.extend(entries.iter().map(|(k, item)| (k.clone(), item))),
                Value::Map(entries) => pending.extend(entries.iter().map(|(k, item)| (format!("{key}.{k}"), item))),
                scalar => drop(leaves.insert(key, scalar.to_string())),
            }
        }
        leaves
    }

    /// How many nodes this one consists of, itself included.
    pub(super) fn count(&self) -> usize {
        1 + match &self.value {
            Value::List(items) => items.iter().map(Node::count).sum(),
            Value::Map(entries) => entries.iter().map(|(_, node)| node.count()).sum(),
            _ => 0,
        }
    }
}

/// Reads one YAML document. `source` is what places are called: the file's name or the override's text.
pub fn parse(text: &str, source: &str) -> Result<Node, ConfigError> {
    let mut builder = Builder { source: source.into(), stack: Vec::new(), root: None, anchors: HashMap::new(), nodes: 0 };
    for event in Parser::new_from_str(text) {
        let (event, span) = event.map_err(|error| {
            let place = Place { source: source.into(), line: error.marker().line(), column: error.marker().col() + 1 };
            ConfigError::Yaml { place, reason: error.info().to_owned() }
        })?;
        builder.event(event, span)?;
    }
    Ok(builder.root.unwrap_or(Node { value: Value::Null, place: Place::whole(source) }))
}

/// A list or mapping that is still open.
struct Open {
    node: Node,
    anchor: usize,
    /// The key that waits for its value, in a mapping.
    key: Option<(String, Place)>,
}

struct Builder {
    source: Arc<str>,
    stack: Vec<Open>,
    root: Option<Node>,
    anchors: HashMap<usize, Node>,
    nodes: usize,
}

impl Builder {
    fn event(&mut self, event: Event<'_>, span: Span) -> Result<(), ConfigError> {
        let place = Place { source: self.source.clone(), line: span.start.line(), column: span.start.col() + 1 };
        match event {
            Event::DocumentStart(_) if self.root.is_some() => {
                Err(ConfigError::Yaml { place, reason: "a second document: a configuration is one".into() })
            }
            Event::Scalar(text, style, anchor, _) => {
                let value = if style == ScalarStyle::Plain { plain_scalar(&text) } else { Value::Str(text.into_owned()) };
                // A key is its text, whatever type it would have as a value.
                if let Some(Open { node: Node { value: Value::Map(entries), .. }, key: key @ None, .. }) = self.stack.last_mut() {
                    let text = match value {
                        Value::Str(text) => text,
                        other => other.to_string(),
                    };
                    if entries.iter().any(|(k, _)| *k == text) {
                        return Err(ConfigError::Yaml { place, reason: format!("key `{text}` is given twice") });
                    }
                    *key = Some((text, place));
                    return Ok(());
                }
                self.add(Node { value, place }, anchor)
            }
            Event::Alias(anchor) => match self.anchors.get(&anchor) {
                Some(node) => self.add(node.clone(), 0),
                None => Err(ConfigError::Yaml { place, reason: "an alias inside of its own anchor".into() }),
            },
            Event::SequenceStart(anchor, _) => self.open(Value::List(Vec::new()), place, anchor),
            Event::MappingStart(anchor, _) => self.open(Value::Map(Vec::new()), place, anchor),
            Event::SequenceEnd | Event::MappingEnd => match self.stack.pop() {
                Some(open) => self.add(open.node, open.anchor),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn open(&mut self, value: Value, place: Place, anchor: usize) -> Result<(), ConfigError> {
        if self.stack.len() >= MAX_DEPTH {
            return Err(ConfigError::Yaml { place, reason: format!("nested more than {MAX_DEPTH} deep") });
        }
        if matches!(self.stack.last(), Some(Open { node: Node { value: Value::Map(_), .. }, key: None, .. })) {
            return Err(ConfigError::Yaml { place, reason: "a key must be text".into() });
        }
        self.stack.push(Open { node: Node { value, place }, anchor, key: None });
        Ok(())
    }

    /// Puts a finished node where it belongs.
    fn add(&mut self, node: Node, anchor: usize) -> Result<(), ConfigError> {
        // A container's children were counted when they were added; an alias brings all of its own.
        self.nodes += if anchor == 0 && matches!(node.value, Value::List(_) | Value::Map(_)) { node.count() } else { 1 };
        if self.nodes > MAX_NODES {
            return Err(ConfigError::Yaml { place: node.place, reason: format!("more than {MAX_NODES} values") });
        }
        if anchor != 0 {
            self.anchors.insert(anchor, node.clone());
        }
        match self.stack.last_mut() {
            None => self.root = Some(node),
            Some(Open { node: Node { value: Value::List(items), .. }, .. }) => items.push(node),
            Some(Open { node: Node { value: Value::Map(entries), .. }, key, .. }) => {
                if let Some((key, place)) = key.take() {
                    entries.push((key, Node { value: node.value, place }));
                }
            }
            Some(_) => {}
        }
        Ok(())
    }
}

/// The value of an unquoted scalar.
pub(super) fn plain_scalar(text: &str) -> Value {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => return Value::Null,
        "true" | "True" | "TRUE" | "yes" | "Yes" | "YES" | "on" | "On" | "ON" => return Value::Bool(true),
        "false" | "False" | "FALSE" | "no" | "No" | "NO" | "off" | "Off" | "OFF" => return Value::Bool(false),
        _ => {}
    }
    number(text).unwrap_or_else(|| Value::Str(text.to_owned()))
}

fn number(text: &str) -> Option<Value> {
    let (negative, digits) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    if matches!(digits, ".inf" | ".Inf" | ".INF") {
        return Some(Value::Float(if negative { f64::NEG_INFINITY } else { f64::INFINITY }));
    }
    if matches!(text, ".nan" | ".NaN" | ".NAN") {
        return Some(Value::Float(f64::NAN));
    }
    if let Some(hex) = digits.strip_prefix("0x") {
        let value = i64::from_str_radix(&hex.replace('_', ""), 16).ok()?;
        return Some(Value::Int(if negative { -value } else { value }));
    }
    // What is left starts with a digit or a point and holds nothing but digits, underscores, a point and an exponent.
    let first = digits.bytes().next()?;
    let starts_well = first.is_ascii_digit() || (first == b'.' && digits[1..].starts_with(|c: char| c.is_ascii_digit()));
    if !starts_well || !digits.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'_' | b'.' | b'e' | b'E' | b'+' | b'-')) {
        return None;
    }
    let plain = text.replace('_', "");
    if let Ok(value) = plain.parse::<i64>() {
        return Some(Value::Int(value));
    }
    plain.parse::<f64>().ok().map(Value::Float)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scalar(text: &str) -> Value {
        parse(text, "t").unwrap().value
    }

    #[test]
    fn numbers_as_omegaconf_reads_them() {
        for (text, want) in
            [("6.0e-4", 6e-4), ("1e-4", 1e-4), ("2e-4", 2e-4), ("1E+3", 1e3), (".5", 0.5), ("-3.", -3.0), ("1_000.5", 1000.5)]
        {
            assert_eq!(scalar(text), Value::Float(want), "{text}");
        }
        for (text, want) in [("0", 0), ("-17", -17), ("50_368", 50368), ("0x10", 16), ("+4", 4)] {
            assert_eq!(scalar(text), Value::Int(want), "{text}");
        }
        for text in ["4800ba", "1e", "e5", "1.2.3", "_1", "1-2", "'3'", "\"4\""] {
            assert!(matches!(scalar(text), Value::Str(_)), "{text} is {:?}", scalar(text));
        }
    }

    #[test]
    fn places_count_from_one() {
        let node = parse("a:\n  b: 3\n", "f.yaml").unwrap();
        assert_eq!(node.get("a").unwrap().get("b").unwrap().place.to_string(), "f.yaml:2:3");
    }

    #[test]
    fn malformed_text_is_an_error_with_its_place() {
        for text in ["a: [1, 2", "a: b: c", "a: 1\na: 2", "x\n--- \ny", "a: &b [*b]", "? [1]\n: 2", "\"unclosed"] {
            let error = parse(text, "f.yaml").unwrap_err().to_string();
            assert!(error.starts_with("f.yaml:"), "{text:?}: {error}");
        }
    }

    #[test]
    fn deep_nesting_and_alias_bombs_are_refused() {
        assert!(parse(&"[".repeat(50_000), "f").is_err());
        let mut bomb = String::from("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for i in 1..9 {
            let alias = format!("*a{}", i - 1);
            bomb += &format!("a{i}: &a{i} [{}]\n", vec![alias; 10].join(", "));
        }
        assert!(parse(&bomb, "f").unwrap_err().to_string().contains("more than"));
    }
}
