//! A kernel as one file: everything that is needed to run it again, anywhere, and to know whether it gives what it gave.
//!
//! ```text
//! kiln kernel 1
//! device "cpu"
//! target "Target { lanes: 16, … }"
//! made "dot f32[12, 80] at src/main.rs:9:17"
//! schedule order(r0 r1) parallel(1)
//! data 0 numbers 7
//! data 1 zlib
//!   789c…
//! want 2 zlib
//!   789c…
//! kernel dot_12x80
//! %0: f32[960] read
//! …
//! ```
//!
//! `numbers` stands for generated ones; what a parameter holds before the kernel runs is its `data`, and after it its `want`. The schedule counts
//! on devices of the same target; others have their default one.

use super::DebugError;
use crate::checkpoint::atomic::{FromIo, write_file};
use crate::tune::content;
use flate2::Compression;
use flate2::read::{ZlibDecoder, ZlibEncoder};
use kiln_kernels::ir::text::parse_kernel;
use kiln_kernels::ir::{Access, Kernel, Param, verify};
use kiln_kernels::lower::{RangeSet, Schedule, schedule};
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

const HEADER: &str = "kiln kernel 1";

/// Bytes of a file, and of what a kernel's parameters hold together, at most.
const LARGEST_FILE: u64 = 1 << 30;
const LARGEST_DATA: u64 = 16 << 30;

/// Expressions of a kernel, at most. The scheduler's have a tenth of that; passes recurse over expressions, and a thread's stack has an end.
const MOST_NODES: usize = 8192;

/// Bytes on a line.
const WIDTH: usize = 64;

/// What a parameter holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// Numbers between -1 and 1 that this seed gives; zeros for integers.
    Numbers(u64),
    /// All bytes of its elements, lowest byte first.
    Bytes(Vec<u8>),
}

impl Content {
    /// The bytes of a parameter's elements.
    pub fn bytes(&self, param: &Param) -> Vec<u8> {
        match self {
            Content::Numbers(seed) => content(param, *seed),
            Content::Bytes(bytes) => bytes.clone(),
        }
    }
}

/// A kernel with its circumstances.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    /// Verified.
    pub kernel: Kernel,
    /// Where it ran.
    pub device: String,
    /// What it was scheduled for, as text.
    pub target: String,
    /// What of the user's program it does.
    pub made: Vec<String>,
    /// The schedule it ran by, if not the default one.
    pub schedule: Option<Schedule>,
    /// What each parameter holds before, by its number; generated numbers where nothing is said.
    pub data: BTreeMap<usize, Content>,
    /// What a parameter holds after.
    pub want: BTreeMap<usize, Content>,
}

impl Saved {
    /// What a parameter holds before.
    pub fn content(&self, number: usize) -> Vec<u8> {
        self.data.get(&number).unwrap_or(&Content::Numbers(number as u64)).bytes(&self.kernel.params[number])
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or is not one of a sound kernel.
    pub fn read(path: &Path) -> Result<Saved, DebugError> {
        let io = |source| DebugError::Io { path: path.to_owned(), doing: "read", source };
        if std::fs::metadata(path).map_err(io)?.len() > LARGEST_FILE {
            return Err(DebugError::Syntax { path: path.to_owned(), line: 1, reason: format!("larger than {LARGEST_FILE} bytes") });
        }
        Saved::parse(path, &std::fs::read_to_string(path).map_err(io)?)
    }

    /// Writes a file: whole, or not at all.
    ///
    /// # Errors
    /// If that cannot be done.
    pub fn write(&self, path: &Path) -> Result<(), DebugError> {
        let text = self.to_string();
        write_file(path, |file| file.write_all(text.as_bytes()).map_err(|e| DebugError::from_io(path, "written", e)))
    }

    /// Parses the text of a file, which is named in errors.
    ///
    /// # Errors
    /// If it is not one of a sound kernel, with the line.
    pub fn parse(path: &Path, text: &str) -> Result<Saved, DebugError> {
        let syntax = |(line, reason): (usize, String)| DebugError::Syntax { path: path.to_owned(), line: line + 1, reason };
        let (head, body) = halves(text).map_err(syntax)?;
        let first = head.lines().count();
        let kernel = parse_kernel(body).map_err(|e| syntax((first + e.line - 1, format!("column {}: {}", e.column, e.reason))))?;
        verify(&kernel).map_err(|source| DebugError::Unsound { path: path.to_owned(), source: Box::new(source) })?;
        if kernel.ranges.len() > RangeSet::CAPACITY {
            return Err(syntax((first, format!("{} ranges; {} are the most", kernel.ranges.len(), RangeSet::CAPACITY))));
        }
        if kernel.graph.len() > MOST_NODES {
            return Err(syntax((first, format!("{} expressions; {MOST_NODES} are the most", kernel.graph.len()))));
        }
        bytes(&kernel).ok_or_else(|| syntax((first, format!("its parameters hold more than {LARGEST_DATA} bytes"))))?;
        let (device, target) = (String::new(), String::new());
        let saved = Saved { kernel, device, target, made: Vec::new(), schedule: None, data: BTreeMap::new(), want: BTreeMap::new() };
        Reader { lines: head.lines().collect(), at: 1, saved }.all().map_err(syntax)
    }
}

impl FromIo for DebugError {
    fn from_io(path: &Path, doing: &'static str, source: io::Error) -> DebugError {
        DebugError::Io { path: path.to_owned(), doing, source }
    }
}

/// What all parameters hold together, if that is not too much.
fn bytes(kernel: &Kernel) -> Option<u64> {
    let each = kernel.params.iter().map(|p| (p.len.max(0) as u64).checked_mul(p.dtype.size() as u64));
    each.into_iter().try_fold(0u64, |sum, bytes| sum.checked_add(bytes?)).filter(|sum| *sum <= LARGEST_DATA)
}

type Line<T> = Result<T, (usize, String)>;

/// What comes before the kernel's text, and that.
fn halves(text: &str) -> Line<(&str, &str)> {
    if text.lines().next() != Some(HEADER) {
        return Err((0, "not a file of a kernel, or of another version".into()));
    }
    let (mut at, mut strange) = (0, None);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let word = line.split_whitespace().next().unwrap_or_default();
        if line.starts_with("kernel ") {
            return Ok(text.split_at(at));
        }
        let known = number == 0 || WORDS.contains(&word) || word.is_empty() || line.starts_with(['#', ' ']);
        strange = strange.or((!known).then(|| (number, no_word(line.trim_end()))));
        at += line.len();
    }
    Err(strange.unwrap_or_else(|| (text.lines().count().saturating_sub(1), "the file ends before its kernel".into())))
}

/// What a line before the kernel's text begins with.
const WORDS: [&str; 6] = ["device", "target", "made", "schedule", "data", "want"];

fn no_word(line: &str) -> String {
    let word = line.split(' ').next().unwrap_or_default();
    format!("{word:?} has no meaning here; before the kernel's text there are {}, and comments after #", WORDS.join(", "))
}

struct Reader<'t> {
    lines: Vec<&'t str>,
    at: usize,
    saved: Saved,
}

impl Reader<'_> {
    fn all(mut self) -> Line<Saved> {
        let mut seen = Vec::new();
        while let Some(line) = self.lines.get(self.at).copied() {
            let at = self.at;
            self.at += 1;
            let line = line.trim_end();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let text = || quoted(rest).ok_or_else(|| (at, format!("expected a text in quotes after {word}")));
            match word {
                "device" | "target" | "schedule" if seen.contains(&word) => return Err((at, format!("a second {word}"))),
                "device" => self.saved.device = text()?,
                "target" => self.saved.target = text()?,
                "made" => self.saved.made.push(text()?),
                "schedule" => self.saved.schedule = Some(self.schedule(rest).map_err(|reason| (at, format!("not a schedule: {reason}")))?),
                "data" | "want" => self.content(word, rest, at)?,
                _ => return Err((at, no_word(line))),
            }
            seen.push(word);
        }
        Ok(self.saved)
    }

    /// A schedule of the kernel: on another target nobody would look at it.
    fn schedule(&self, text: &str) -> Result<Schedule, String> {
        let schedule = schedule::parse(text)?;
        match schedule.0.iter().find(|step| !self.names_what_is_there(&step.to_string())) {
            Some(step) => Err(format!("{step} names what the kernel does not have")),
            None => Ok(schedule),
        }
    }

    /// Whether all ranges, nodes and parameters that a step's text names are the kernel's.
    fn names_what_is_there(&self, step: &str) -> bool {
        let kernel = &self.saved.kernel;
        let counts = [("r", kernel.ranges.len()), ("n", kernel.graph.len()), ("%", kernel.params.len())];
        step.split(['(', ' ', ')']).all(|word| {
            let named = counts.iter().find_map(|(mark, count)| Some((word.strip_prefix(mark)?.parse::<usize>().ok()?, *count)));
            named.is_none_or(|(number, count)| number < count)
        })
    }

    fn content(&mut self, word: &str, rest: &str, at: usize) -> Line<()> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let number = words.first().and_then(|n| n.parse().ok()).filter(|n| *n < self.saved.kernel.params.len());
        let number: usize = number.ok_or_else(|| (at, "expected the number of a parameter".to_owned()))?;
        if word == "want" && self.saved.kernel.params[number].access == Access::Read {
            return Err((at, format!("parameter {number} is only read: the kernel gives nothing there to compare with")));
        }
        let content = match words[1..] {
            ["numbers", seed] => Content::Numbers(seed.parse().map_err(|_| (at, format!("{seed:?} is not a seed")))?),
            ["zlib"] => Content::Bytes(self.bytes(number, at)?),
            _ => return Err((at, "expected `numbers SEED` or `zlib`".into())),
        };
        let place = if word == "data" { &mut self.saved.data } else { &mut self.saved.want };
        match place.insert(number, content) {
            None => Ok(()),
            Some(_) => Err((at, format!("a second {word} of parameter {number}"))),
        }
    }

    /// The lines of hexadecimal digits from here on.
    fn bytes(&mut self, number: usize, at: usize) -> Line<Vec<u8>> {
        let mut packed = Vec::new();
        while let Some(digits) = self.lines.get(self.at).and_then(|line| line.strip_prefix("  ")) {
            let line = (self.at, "expected pairs of hexadecimal digits".to_owned());
            unhex(digits.trim_end(), &mut packed).ok_or(line)?;
            self.at += 1;
        }
        let param = &self.saved.kernel.params[number];
        let want = param.len as usize * param.dtype.size();
        let mut bytes = Vec::new();
        // One byte more tells that there is too much, however much that would be.
        let unpacked = ZlibDecoder::new(&packed[..]).take(want as u64 + 1).read_to_end(&mut bytes);
        unpacked.map_err(|error| (at, format!("not compressed by zlib: {error}")))?;
        if bytes.len() != want {
            return Err((at, format!("not {want} bytes, as parameter {number} has")));
        }
        Ok(bytes)
    }
}

fn unhex(digits: &str, out: &mut Vec<u8>) -> Option<()> {
    let value = |digit: u8| (digit as char).to_digit(16).map(|v| v as u8);
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    for [high, low] in pairs {
        out.push(value(*high)? << 4 | value(*low)?);
    }
    rest.is_empty().then_some(())
}

/// What `{:?}` of a text without control characters wrote.
fn quoted(text: &str) -> Option<String> {
    serde_json::from_str(text).ok()
}

fn quote(text: &str) -> String {
    serde_json::to_string(text).expect("a text is a text")
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}\ndevice {}\ntarget {}", quote(&self.device), quote(&self.target))?;
        self.made.iter().try_for_each(|made| writeln!(f, "made {}", quote(made)))?;
        if let Some(schedule) = &self.schedule {
            writeln!(f, "schedule {schedule}")?;
        }
        for (word, all) in [("data", &self.data), ("want", &self.want)] {
            for (number, content) in all {
                match content {
                    Content::Numbers(seed) => writeln!(f, "{word} {number} numbers {seed}")?,
                    Content::Bytes(bytes) => writeln!(f, "{word} {number} zlib\n{}", hex(bytes))?,
                }
            }
        }
        write!(f, "{}", self.kernel)
    }
}

/// Compressed, as lines of hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    let mut packed = Vec::new();
    ZlibEncoder::new(bytes, Compression::fast()).read_to_end(&mut packed).expect("memory can be read");
    let mut out = String::with_capacity(packed.len() * 2 + packed.len() / 16);
    for line in packed.chunks(WIDTH) {
        out.push_str(if out.is_empty() { "  " } else { "\n  " });
        line.iter().for_each(|byte| write!(out, "{byte:02x}").expect("a string takes all"));
    }
    out
}

/// A kernel's name as part of a file's: what every file system takes is left.
pub(crate) fn plain(name: &str) -> String {
    name.chars().take(80).map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

/// A name for a file: of the kernel, and of its content.
pub(super) fn file_name(saved: &Saved) -> PathBuf {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(saved.to_string().as_bytes());
    let digest: String = digest.iter().take(4).map(|b| format!("{b:02x}")).collect();
    format!("{}-{digest}.kiln", plain(&saved.kernel.name)).into()
}
