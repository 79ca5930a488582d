//! Reading a mapping key by key. Each key that is asked for becomes known; `finish` reports the first that is not.

use super::error::{ConfigError, nearest};
use super::tree::{Node, Place, Value};

/// A type that can be read from one node.
pub(super) trait FromNode: Sized {
    /// What the value must be, for messages.
    const EXPECTED: &'static str;
    /// The value, if the node holds one.
    fn from_node(node: &Node) -> Option<Self>;
}

impl FromNode for bool {
    const EXPECTED: &'static str = "true or false";
    fn from_node(node: &Node) -> Option<bool> {
        match node.value {
            Value::Bool(value) => Some(value),
            _ => None,
        }
    }
}

impl FromNode for u64 {
    const EXPECTED: &'static str = "a whole number that is not negative";
    fn from_node(node: &Node) -> Option<u64> {
        match node.value {
            Value::Int(value) => value.try_into().ok(),
            _ => None,
        }
    }
}

impl FromNode for i64 {
    const EXPECTED: &'static str = "a whole number";
    fn from_node(node: &Node) -> Option<i64> {
        match node.value {
            Value::Int(value) => Some(value),
            _ => None,
        }
    }
}

impl FromNode for usize {
    const EXPECTED: &'static str = u64::EXPECTED;
    fn from_node(node: &Node) -> Option<usize> {
        u64::from_node(node)?.try_into().ok()
    }
}

impl FromNode for f64 {
    const EXPECTED: &'static str = "a finite number";
    fn from_node(node: &Node) -> Option<f64> {
        match node.value {
            Value::Int(value) => Some(value as f64),
            Value::Float(value) if value.is_finite() => Some(value),
            _ => None,
        }
    }
}

impl FromNode for String {
    const EXPECTED: &'static str = "text";
    fn from_node(node: &Node) -> Option<String> {
        match &node.value {
            Value::Str(value) => Some(value.clone()),
            // `run_name: 7` means the text 7.
            Value::Int(_) | Value::Float(_) => Some(node.value.to_string()),
            _ => None,
        }
    }
}

/// One text, or several.
impl FromNode for Vec<String> {
    const EXPECTED: &'static str = "text or a list of texts";
    fn from_node(node: &Node) -> Option<Vec<String>> {
        match &node.value {
            Value::List(items) => items.iter().map(String::from_node).collect(),
            _ => String::from_node(node).map(|text| vec![text]),
        }
    }
}

impl FromNode for [f64; 2] {
    const EXPECTED: &'static str = "a list of two numbers";
    fn from_node(node: &Node) -> Option<[f64; 2]> {
        match &node.value {
            Value::List(items) if items.len() == 2 => Some([f64::from_node(&items[0])?, f64::from_node(&items[1])?]),
            _ => None,
        }
    }
}

/// A value and where it was written, for checks that come later.
#[derive(Clone, Debug)]
pub(super) struct Written<T> {
    pub(super) value: T,
    pub(super) key: String,
    pub(super) place: Place,
}

impl<T> Written<T> {
    /// This value is well-formed but cannot be used.
    pub(super) fn refuse(&self, reason: impl Into<String>) -> ConfigError {
        ConfigError::Value { place: self.place.clone(), key: self.key.clone(), reason: reason.into() }
    }

    /// This value cannot stand beside that of another key.
    pub(super) fn contradicts(&self, second: impl Into<String>, reason: impl Into<String>) -> ConfigError {
        ConfigError::Contradiction { place: self.place.clone(), first: self.key.clone(), second: second.into(), reason: reason.into() }
    }
}

/// One mapping of the configuration.
pub(super) struct Section<'a> {
    path: String,
    place: Place,
    entries: &'a [(String, Node)],
    known: Vec<&'static str>,
    ignored: Vec<String>,
}

impl<'a> Section<'a> {
    /// The mapping at `path`. Nothing (`key:` with no value) counts as an empty mapping.
    pub(super) fn new(node: &'a Node, path: &str) -> Result<Section<'a>, ConfigError> {
        let entries = match &node.value {
            Value::Map(entries) => entries.as_slice(),
            Value::Null => &[],
            other => {
                let (place, key) = (node.place.clone(), if path.is_empty() { "the whole file".into() } else { path.to_owned() });
                return Err(ConfigError::Type { place, key, expected: "a mapping".into(), found: other.kind().into() });
            }
        };
        Ok(Section { path: path.to_owned(), place: node.place.clone(), entries, known: Vec::new(), ignored: Vec::new() })
    }

    /// The full path of one of this section's keys.
    pub(super) fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// Where the section stands.
    pub(super) fn place(&self) -> &Place {
        &self.place
    }

    fn node(&mut self, key: &'static str) -> Option<&'a Node> {
        self.known.push(key);
        let entries: &'a [(String, Node)] = self.entries;
        entries.iter().find(|(k, node)| k == key && node.value != Value::Null).map(|(_, node)| node)
    }

    /// The value with its place; `None` where the key is absent or null.
    pub(super) fn written<T: FromNode>(&mut self, key: &'static str) -> Result<Option<Written<T>>, ConfigError> {
        let Some(node) = self.node(key) else { return Ok(None) };
        let (key, place) = (self.path_of(key), node.place.clone());
        match T::from_node(node) {
            Some(value) => Ok(Some(Written { value, key, place })),
            None => {
                let found = match &node.value {
                    Value::List(_) | Value::Map(_) => node.value.kind().to_owned(),
                    value => format!("`{value}`"),
                };
                Err(ConfigError::Type { place, key, expected: T::EXPECTED.into(), found })
            }
        }
    }

    /// The value, `None` where the key is absent or null.
    pub(super) fn get<T: FromNode>(&mut self, key: &'static str) -> Result<Option<T>, ConfigError> {
        Ok(self.written(key)?.map(|written| written.value))
    }

    /// The value, or a default where the key is absent or null.
    pub(super) fn or<T: FromNode>(&mut self, key: &'static str, default: T) -> Result<T, ConfigError> {
        Ok(self.get(key)?.unwrap_or(default))
    }

    /// The value with its place; an error where the key is absent or null.
    pub(super) fn require<T: FromNode>(&mut self, key: &'static str) -> Result<Written<T>, ConfigError> {
        self.written(key)?.ok_or_else(|| ConfigError::Missing { place: self.place.clone(), key: self.path_of(key) })
    }

    /// The section under `key`, if there is one.
    pub(super) fn section(&mut self, key: &'static str) -> Result<Option<Section<'a>>, ConfigError> {
        let path = self.path_of(key);
        self.node(key).map(|node| Section::new(node, &path)).transpose()
    }

    /// The section under `key`; an error where it is absent.
    pub(super) fn require_section(&mut self, key: &'static str) -> Result<Section<'a>, ConfigError> {
        self.section(key)?.ok_or_else(|| ConfigError::Missing { place: self.place.clone(), key: self.path_of(key) })
    }

    /// The sections in the list under `key`; none where it is absent.
    pub(super) fn sections(&mut self, key: &'static str) -> Result<Vec<Section<'a>>, ConfigError> {
        let Some(node) = self.node(key) else { return Ok(Vec::new()) };
        let (path, Value::List(items)) = (self.path_of(key), &node.value) else {
            let (place, key, found) = (node.place.clone(), self.path_of(key), node.value.kind().to_owned());
            return Err(ConfigError::Type { place, key, expected: "a list of mappings".into(), found });
        };
        items.iter().enumerate().map(|(i, item)| Section::new(item, &format!("{path}[{i}]"))).collect()
    }

    /// This section as a whole cannot be used.
    pub(super) fn refuse(&self, reason: impl Into<String>) -> ConfigError {
        ConfigError::Value { place: self.place.clone(), key: self.path.clone(), reason: reason.into() }
    }

    /// Keys that are known to the recipes but change nothing here: noted, not read.
    pub(super) fn ignore(&mut self, keys: &[&'static str]) {
        for key in keys {
            if self.node(key).is_some() {
                self.ignored.push(self.path_of(key));
            }
        }
    }

    /// Keys that are known and never noted: what they ask for is always so.
    pub(super) fn accept(&mut self, keys: &[&'static str]) {
        self.known.extend(keys);
    }

    /// Ends the section: the first key that nobody asked for is an error, unless `allowed` says it is fine. Gives the ignored keys.
    pub(super) fn finish_with(self, ignored: &mut Vec<String>, allowed: impl Fn(&str) -> bool) -> Result<(), ConfigError> {
        for (key, node) in self.entries {
            if self.known.contains(&key.as_str()) || allowed(key) {
                continue;
            }
            let mut known: Vec<String> = self.known.iter().map(|k| k.to_string()).collect();
            known.sort();
            let near = nearest(key, self.known.iter().copied()).map(|near| self.path_of(&near));
            return Err(ConfigError::UnknownKey { place: node.place.clone(), key: self.path_of(key), nearest: near, known });
        }
        ignored.extend(self.ignored);
        Ok(())
    }

    /// Ends the section: the first key that nobody asked for is an error.
    pub(super) fn finish(self, ignored: &mut Vec<String>) -> Result<(), ConfigError> {
        self.finish_with(ignored, |_| false)
    }
}

/// The meaning of a word in a table; an error lists the words there are.
pub(super) fn pick<T: Copy>(written: &Written<String>, table: &[(&str, T)]) -> Result<T, ConfigError> {
    table.iter().find(|(word, _)| *word == written.value).map(|(_, value)| *value).ok_or_else(|| {
        let words: Vec<&str> = table.iter().map(|(word, _)| *word).collect();
        let near = nearest(&written.value, words.iter().copied()).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        written.refuse(format!("`{}` is not supported; there is: {}{near}", written.value, words.join(", ")))
    })
}

/// A whole number above 0, with its place: that of the section where it was not written.
pub(super) fn positive(s: &mut Section<'_>, key: &'static str, default: usize) -> Result<Written<usize>, ConfigError> {
    match s.written::<usize>(key)? {
        Some(written) if written.value == 0 => Err(written.refuse("must be above 0")),
        Some(written) => Ok(written),
        None => Ok(Written { value: default, key: s.path_of(key), place: s.place.clone() }),
    }
}
