//! MessagePack, as far as AMD's objects use it to describe themselves.

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Number(u64),
    Text(String),
    List(Vec<Value>),
    Map(Vec<(String, Value)>),
    /// Of a kind that nobody asks for.
    Other,
}

impl Value {
    /// The value of a key of a map.
    pub(crate) fn get(&self, key: &str) -> Option<&Value> {
        match self {
            Value::Map(entries) => entries.iter().find(|(name, _)| name == key).map(|(_, value)| value),
            _ => None,
        }
    }

    pub(crate) fn list(&self) -> &[Value] {
        if let Value::List(values) = self { values } else { &[] }
    }

    /// The number of a key of a map.
    pub(crate) fn number(&self, key: &str) -> Option<u32> {
        if let Some(Value::Number(n)) = self.get(key) { (*n).try_into().ok() } else { None }
    }
}

/// Lists in lists at most.
const DEPTH: usize = 16;

/// Reads one value; `None` if the bytes are not one.
pub(crate) fn read(mut bytes: &[u8]) -> Option<Value> {
    value(&mut bytes, DEPTH)
}

fn take<'a>(bytes: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(taken)
}

fn number(bytes: &mut &[u8], count: usize) -> Option<u64> {
    Some(take(bytes, count)?.iter().fold(0, |n, &byte| n << 8 | u64::from(byte)))
}

fn value(bytes: &mut &[u8], depth: usize) -> Option<Value> {
    let depth = depth.checked_sub(1)?;
    let kind = take(bytes, 1)?[0];
    match kind {
        0x00..=0x7f => Some(Value::Number(kind.into())),
        0x80..=0x8f => map(bytes, u64::from(kind & 0x0f), depth),
        0x90..=0x9f => list(bytes, u64::from(kind & 0x0f), depth),
        0xa0..=0xbf => text(bytes, u64::from(kind & 0x1f)),
        0xc2 | 0xc3 => Some(Value::Number(u64::from(kind & 1))),
        0xcc..=0xcf => number(bytes, 1 << (kind - 0xcc)).map(Value::Number),
        // Signed ones, of which a description has none below zero.
        0xd0..=0xd3 => number(bytes, 1 << (kind - 0xd0)).map(Value::Number),
        0xd9..=0xdb => {
            let length = number(bytes, 1 << (kind - 0xd9))?;
            text(bytes, length)
        }
        0xdc | 0xdd => {
            let count = number(bytes, 2 << (kind - 0xdc))?;
            list(bytes, count, depth)
        }
        0xde | 0xdf => {
            let count = number(bytes, 2 << (kind - 0xde))?;
            map(bytes, count, depth)
        }
        0xc0 | 0xe0..=0xff => Some(Value::Other),
        _ => None,
    }
}

fn text(bytes: &mut &[u8], length: u64) -> Option<Value> {
    let text = take(bytes, length.try_into().ok()?)?;
    Some(Value::Text(String::from_utf8_lossy(text).into_owned()))
}

fn list(bytes: &mut &[u8], count: u64, depth: usize) -> Option<Value> {
    (0..count).map(|_| value(bytes, depth)).collect::<Option<_>>().map(Value::List)
}

fn map(bytes: &mut &[u8], count: u64, depth: usize) -> Option<Value> {
    let entry = |_| match value(bytes, depth)? {
        Value::Text(key) => Some((key, value(bytes, depth)?)),
        _ => None,
    };
    (0..count).map(entry).collect::<Option<_>>().map(Value::Map)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_every_length() {
        let bytes = b"\x82\xa1a\x93\x05\xcd\x01\x02\xce\x00\x01\x00\x00\xd9\x03key\xdc\x00\x01\xc3";
        let read_back = read(bytes).unwrap();
        assert_eq!(read_back.get("a").unwrap().list(), [Value::Number(5), Value::Number(0x102), Value::Number(0x10000)]);
        assert_eq!(read_back.get("key").unwrap().list(), [Value::Number(1)]);
        assert_eq!(read_back.get("b"), None);
        for cut in 0..bytes.len() {
            assert_eq!(read(&bytes[..cut]), None, "{cut} bytes");
        }
    }

    /// Neither deep lists nor long ones take what is not there.
    #[test]
    fn what_lies_is_refused() {
        assert_eq!(read(&[0x91; 1000]), None);
        assert_eq!(read(b"\xdd\xff\xff\xff\xff"), None);
        assert_eq!(read(b"\xdb\xff\xff\xff\xff"), None);
        assert_eq!(read(b"\x81\x01\x02"), None, "a key that is no text");
    }
}
