//! OmegaConf's interpolation, `${a.b.c}`, and overrides from the command line, `a.b.c=value`.
//!
//! A value that is one reference takes the type of what it refers to; a reference amid text becomes text. References may be nested
//! (`${sizes.${size}}`) and may point to values that are references themselves.

use super::error::{ConfigError, nearest};
use super::tree::{MAX_DEPTH, MAX_NODES, Node, Place, Value, parse};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The longest text that interpolation may make.
const MAX_TEXT: usize = 1 << 20;

/// Sets `a.b.c` to a value that is read as YAML, making mappings on the way where there are none.
pub fn apply_override(root: &mut Node, text: &str) -> Result<(), ConfigError> {
    let error = |reason: String| ConfigError::Override { text: text.to_owned(), reason };
    let (path, value) = text.split_once('=').ok_or_else(|| error("expected key.sub=value".into()))?;
    if path.is_empty() || path.split('.').any(|part| part.is_empty()) {
        return Err(error("expected key.sub=value, with no empty part in the key".into()));
    }
    let source = format!("override `{text}`");
    let mut value = parse(value, &source)?;
    set_place(&mut value, &Place::whole(&source));
    let mut node = root;
    for (i, part) in path.split('.').enumerate() {
        if matches!(node.value, Value::Null) {
            node.value = Value::Map(Vec::new());
        }
        let kind = node.value.kind();
        let Value::Map(entries) = &mut node.value else {
            let prefix = path.split('.').take(i).collect::<Vec<_>>().join(".");
            return Err(error(format!("`{prefix}` is {kind} and has no keys")));
        };
        let index = entries.iter().position(|(key, _)| key == part).unwrap_or_else(|| {
            entries.push((part.to_owned(), Node { value: Value::Null, place: Place::whole(&source) }));
            entries.len() - 1
        });
        node = &mut entries[index].1;
    }
    *node = value;
    Ok(())
}

fn set_place(node: &mut Node, place: &Place) {
    node.place = place.clone();
    match &mut node.value {
        Value::List(items) => items.iter_mut().for_each(|item| set_place(item, place)),
        Value::Map(entries) => entries.iter_mut().for_each(|(_, item)| set_place(item, place)),
        _ => {}
    }
}

/// Replaces every reference by what it refers to. Also gives the first keys of all references: the variables of the file.
pub fn resolve(root: &Node) -> Result<(Node, BTreeSet<String>), ConfigError> {
    let mut resolver = Resolver { root, visiting: Vec::new(), variables: BTreeSet::new(), nodes: 0 };
    let node = resolver.node(root, "")?;
    Ok((node, resolver.variables))
}

struct Resolver<'a> {
    root: &'a Node,
    /// The references that are being followed, to find cycles.
    visiting: Vec<String>,
    variables: BTreeSet<String>,
    nodes: usize,
}

impl Resolver<'_> {
    fn node(&mut self, node: &Node, key: &str) -> Result<Node, ConfigError> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return Err(ConfigError::Yaml {
                place: node.place.clone(),
                reason: format!("interpolation makes more than {MAX_NODES} values"),
            });
        }
        let value = match &node.value {
            Value::Str(text) if text.contains("${") => return self.text(text, node, key),
            Value::List(items) => {
                let items = items.iter().enumerate().map(|(i, item)| self.node(item, &format!("{key}[{i}]")));
                Value::List(items.collect::<Result<_, _>>()?)
            }
            Value::Map(entries) => {
                let entries = entries.iter().map(|(k, item)| {
                    let path = if key.is_empty() { k.clone() } else { format!("{key}.{k}") };
                    Ok((k.clone(), self.node(item, &path)?))
                });
                Value::Map(entries.collect::<Result<_, ConfigError>>()?)
            }
            other => other.clone(),
        };
        Ok(Node { value, place: node.place.clone() })
    }

    /// Text with at least one `${`.
    fn text(&mut self, text: &str, node: &Node, key: &str) -> Result<Node, ConfigError> {
        let mut out = String::new();
        let mut rest = text;
        while let Some(start) = rest.find("${") {
            if rest[..start].ends_with('\\') {
                out += &rest[..start - 1];
                out += "${";
                rest = &rest[start + 2..];
                continue;
            }
            let body = &rest[start + 2..];
            let end = closing_brace(body).ok_or_else(|| self.error(node, key, body, "has no closing brace"))?;
            let target = self.reference(&body[..end], node, key)?;
            let tail = &body[end + 1..];
            if out.is_empty() && start == 0 && tail.is_empty() {
                return Ok(Node { value: target.value, place: node.place.clone() });
            }
            out += &rest[..start];
            match target.value {
                Value::List(_) | Value::Map(_) => {
                    return Err(self.error(node, key, &body[..end], &format!("is {}, which cannot be put into text", target.value.kind())));
                }
                scalar => out += &scalar.to_string(),
            }
            if out.len() > MAX_TEXT {
                return Err(self.error(node, key, &body[..end], "makes the text too long"));
            }
            rest = tail;
        }
        out += rest;
        Ok(Node { value: Value::Str(out), place: node.place.clone() })
    }

    /// What `${body}` stands for.
    fn reference(&mut self, body: &str, node: &Node, key: &str) -> Result<Node, ConfigError> {
        let path = if body.contains("${") {
            match self.text(body, node, key)?.value {
                Value::Str(path) => path,
                other => other.to_string(),
            }
        } else {
            body.to_owned()
        };
        if path.contains(':') {
            return Err(self.error(node, key, &path, "calls a resolver; only ${key.sub} is supported"));
        }
        let path = path.trim().replace('[', ".").replace(']', "");
        if let Some(start) = self.visiting.iter().position(|p| *p == path) {
            let mut cycle = self.visiting[start..].to_vec();
            cycle.push(path.clone());
            return Err(self.error(node, key, &path, &format!("refers to itself: {}", cycle.join(" -> "))));
        }
        if self.visiting.len() >= MAX_DEPTH {
            return Err(self.error(node, key, &path, "is the end of too long a chain of references"));
        }
        self.variables.insert(path.split('.').next().unwrap_or_default().to_owned());
        self.visiting.push(path.clone());
        let target = self.lookup(&path, node, key)?;
        let target = self.node(&target, &path)?;
        self.visiting.pop();
        Ok(target)
    }

    fn lookup(&mut self, path: &str, from: &Node, key: &str) -> Result<Node, ConfigError> {
        let root: &Node = self.root;
        let mut node = Cow::Borrowed(root);
        let mut seen = String::new();
        for part in path.split('.') {
            // A key on the way may be a reference itself.
            if let Value::Str(text) = &node.value
                && text.contains("${")
            {
                node = Cow::Owned(self.text(text, &node, &seen)?);
            }
            let next = match &node {
                Cow::Borrowed(node) => node.child(part).map(Cow::Borrowed),
                Cow::Owned(node) => node.child(part).cloned().map(Cow::Owned),
            };
            node = next.ok_or_else(|| {
                let known = node.entries().unwrap_or_default().iter().map(|(k, _)| k.as_str());
                let hint = nearest(part, known).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
                let within = if seen.is_empty() { String::new() } else { format!(" in `{seen}`") };
                self.error(from, key, path, &format!("refers to nothing: there is no `{part}`{within}{hint}"))
            })?;
            seen = if seen.is_empty() { part.to_owned() } else { format!("{seen}.{part}") };
        }
        Ok(node.into_owned())
    }

    fn error(&self, node: &Node, key: &str, reference: &str, reason: &str) -> ConfigError {
        let (place, key, reference, reason) = (node.place.clone(), key.to_owned(), reference.to_owned(), reason.to_owned());
        ConfigError::Interpolation { place, key, reference, reason }
    }
}

/// Where the brace is closed that was opened before `text`.
fn closing_brace(text: &str) -> Option<usize> {
    let mut depth = 1;
    for (i, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(i);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(text: &str) -> Result<Node, ConfigError> {
        resolve(&parse(text, "f.yaml")?).map(|(node, _)| node)
    }

    #[test]
    fn references_keep_the_type() {
        let node = resolved(
            "v: {n: 128, x: 1e-4, s: run, l: [7, 8]}\na: ${v.n}\nb: ${v.x}\nc: '${v.s}-${v.n}'\nd: ${v}\ne: ${v.l.1}\nf: ${v.l[0]}",
        )
        .unwrap();
        assert_eq!(node.get("a").unwrap().value, Value::Int(128));
        assert_eq!(node.get("b").unwrap().value, Value::Float(1e-4));
        assert_eq!(node.get("c").unwrap().value, Value::Str("run-128".into()));
        assert_eq!(node.get("d").unwrap().get("n").unwrap().value, Value::Int(128));
        assert_eq!(node.get("e").unwrap().value, Value::Int(8));
        assert_eq!(node.get("f").unwrap().value, Value::Int(7));
    }

    #[test]
    fn nested_and_chained_references() {
        let node =
            resolved("size: small\nsizes: {small: 16, big: 64}\na: ${b}\nb: ${sizes.${size}}\nc: ${d.small}\nd: ${sizes}\ne: '\\${not}'")
                .unwrap();
        assert_eq!(node.get("a").unwrap().value, Value::Int(16));
        assert_eq!(node.get("c").unwrap().value, Value::Int(16));
        assert_eq!(node.get("e").unwrap().value, Value::Str("${not}".into()));
    }

    #[test]
    fn bad_references_name_the_key() {
        let missing = resolved("variables: {max_seq_len: 3}\nmodel:\n  max_seq_len: ${variables.max_seqlen}").unwrap_err().to_string();
        assert_eq!(
            missing,
            "f.yaml:3:3: `model.max_seq_len`: ${variables.max_seqlen} refers to nothing: there is no `max_seqlen` in `variables`; did you mean `max_seq_len`?"
        );
        let cycle = resolved("a: ${b}\nb: ${c}\nc: ${a}").unwrap_err().to_string();
        assert!(cycle.contains("refers to itself: b -> c -> a -> b"), "{cycle}");
        assert!(resolved("a: {b: '${a}'}").unwrap_err().to_string().contains("refers to itself"));
        assert!(resolved("a: ${a}").unwrap_err().to_string().contains("refers to itself"));
        assert!(resolved("a: ${oc.env:HOME}").unwrap_err().to_string().contains("resolver"));
        assert!(resolved("a: '${b'").unwrap_err().to_string().contains("closing brace"));
        assert!(resolved("b: [1]\na: 'x${b}'").unwrap_err().to_string().contains("cannot be put into text"));
    }

    #[test]
    fn interpolation_bombs_are_refused() {
        let mut text = String::from("a0: [x, x, x, x, x, x, x, x, x, x]\n");
        for i in 1..9 {
            text += &format!("a{i}: [{}]\n", vec![format!("'${{a{}}}'", i - 1); 10].join(", "));
        }
        assert!(resolved(&text).unwrap_err().to_string().contains("more than"));
    }

    #[test]
    fn overrides_are_yaml_and_come_before_interpolation() {
        let mut root = parse("v: {n: 1}\na: ${v.n}\n", "f").unwrap();
        for text in ["v.n=2e-3", "new.deep.key=[1, 2]", "s=x=y", "empty="] {
            apply_override(&mut root, text).unwrap();
        }
        let node = resolve(&root).unwrap().0;
        assert_eq!(node.get("a").unwrap().value, Value::Float(2e-3));
        assert!(matches!(node.get("new").unwrap().get("deep").unwrap().get("key").unwrap().value, Value::List(_)));
        assert_eq!(node.get("s").unwrap().value, Value::Str("x=y".into()));
        assert_eq!(node.get("empty").unwrap().value, Value::Null);
        for (text, want) in
            [("v.n.x=1", "`v.n` is a number and has no keys"), ("novalue", "expected key.sub=value"), ("a..b=1", "no empty part")]
        {
            let error = apply_override(&mut root, text).unwrap_err().to_string();
            assert!(error.contains(want), "{error}");
        }
    }
}
