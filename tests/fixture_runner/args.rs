//! The arguments of a case, as PyTorch takes them.

use kiln::DType;
use serde_json::{Map, Value};
use std::cell::RefCell;

/// Arguments by name. A missing one and a null are the same. Panics tell which argument is missing or of the wrong kind.
pub(crate) struct Args<'a> {
    values: &'a Map<String, Value>,
    used: RefCell<Vec<&'a str>>,
}

impl<'a> Args<'a> {
    pub(crate) fn new(values: &'a Map<String, Value>) -> Args<'a> {
        Args { values, used: RefCell::new(Vec::new()) }
    }

    /// The value, if it is there and not null.
    pub(crate) fn get(&self, key: &str) -> Option<&'a Value> {
        let (name, value) = self.values.get_key_value(key)?;
        self.used.borrow_mut().push(name);
        Some(value).filter(|v| !v.is_null())
    }

    fn must<T>(&self, key: &str, value: Option<T>) -> T {
        value.unwrap_or_else(|| panic!("the argument {key} is missing or not of the right kind: {:?}", self.values.get(key)))
    }

    /// Arguments that nobody asked for: the operation means something that it does not do.
    pub(crate) fn unused(&self) -> Vec<&'a str> {
        let used = self.used.borrow();
        self.values.keys().map(String::as_str).filter(|k| !used.contains(k)).collect()
    }

    /// A number; "inf", "-inf" and "nan" count.
    pub(crate) fn opt_f64(&self, key: &str) -> Option<f64> {
        self.get(key).map(|v| self.must(key, number(v)))
    }

    pub(crate) fn f64(&self, key: &str) -> f64 {
        self.must(key, self.opt_f64(key))
    }

    pub(crate) fn f64_or(&self, key: &str, default: f64) -> f64 {
        self.opt_f64(key).unwrap_or(default)
    }

    pub(crate) fn f64s(&self, key: &str) -> Vec<f64> {
        let list = self.list(key);
        list.iter().map(|v| self.must(key, number(v))).collect()
    }

    /// Whether the number was written without a decimal point.
    pub(crate) fn is_integer(&self, key: &str) -> bool {
        self.get(key).is_some_and(|v| v.is_i64() || v.is_u64())
    }

    pub(crate) fn opt_int(&self, key: &str) -> Option<isize> {
        self.get(key).map(|v| self.must(key, v.as_i64()) as isize)
    }

    pub(crate) fn int(&self, key: &str) -> isize {
        self.must(key, self.opt_int(key))
    }

    pub(crate) fn int_or(&self, key: &str, default: isize) -> isize {
        self.opt_int(key).unwrap_or(default)
    }

    pub(crate) fn size(&self, key: &str) -> usize {
        self.must(key, usize::try_from(self.int(key)).ok())
    }

    pub(crate) fn size_or(&self, key: &str, default: usize) -> usize {
        if self.get(key).is_some() { self.size(key) } else { default }
    }

    /// A list of integers; a single integer counts as a list of one.
    pub(crate) fn opt_ints(&self, key: &str) -> Option<Vec<isize>> {
        let value = self.get(key)?;
        let ints = |list: &Vec<Value>| list.iter().map(|v| Some(v.as_i64()? as isize)).collect();
        Some(self.must(key, value.as_array().map_or_else(|| Some(vec![value.as_i64()? as isize]), ints)))
    }

    pub(crate) fn ints(&self, key: &str) -> Vec<isize> {
        self.must(key, self.opt_ints(key))
    }

    pub(crate) fn sizes(&self, key: &str) -> Vec<usize> {
        self.ints(key).into_iter().map(|v| self.must(key, usize::try_from(v).ok())).collect()
    }

    /// One extent per spatial axis: `[a, b]`, or one for all of them.
    pub(crate) fn spatial<const N: usize>(&self, key: &str, default: usize) -> [usize; N] {
        if self.get(key).is_none() {
            return [default; N];
        }
        let sizes = self.sizes(key);
        if sizes.len() == 1 { [sizes[0]; N] } else { self.must(key, sizes.try_into().ok()) }
    }

    pub(crate) fn flag(&self, key: &str, default: bool) -> bool {
        self.get(key).map_or(default, |v| self.must(key, v.as_bool()))
    }

    pub(crate) fn text_or(&self, key: &str, default: &'a str) -> &'a str {
        self.get(key).map_or(default, |v| self.must(key, v.as_str()))
    }

    pub(crate) fn text(&self, key: &str) -> &'a str {
        self.must(key, self.get(key).and_then(Value::as_str))
    }

    pub(crate) fn dtype(&self, key: &str) -> DType {
        self.must(key, DType::parse(self.text(key)))
    }

    pub(crate) fn list(&self, key: &str) -> &'a [Value] {
        self.must(key, self.get(key).and_then(Value::as_array).map(Vec::as_slice))
    }
}

/// JSON has no infinities: they are written as strings.
pub(crate) fn number(v: &Value) -> Option<f64> {
    match v {
        Value::String(s) => s.parse().ok(),
        Value::Bool(b) => Some(f64::from(u8::from(*b))),
        _ => v.as_f64(),
    }
}
