//! The file of schedules: text, one kernel a paragraph, by target.
//!
//! ```text
//! kiln schedules 1
//! target Target { lanes: 16, … }
//! kernel 8c1f… matmul_12 default 1532000 ns tuned 1401000 ns
//! order(r0 r1) block(r0 516) …
//! ```
//!
//! A kernel is told by the digest of its text, without its name; a target by its description.

use kiln_kernels::ir::Kernel;
use kiln_kernels::lower::Schedule;
use kiln_kernels::lower::schedule;
use kiln_runtime::Target;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

const HEADER: &str = "kiln schedules 1";

/// Bytes of a file at most: far more than all the kernels of a model.
const LARGEST: u64 = 16 << 20;

/// What is wrong with a file of schedules.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)] // the messages say what the fields are
pub enum TuneError {
    #[error("{}: cannot be {doing}", path.display())]
    Io { path: PathBuf, doing: &'static str, source: std::io::Error },
    #[error("{}:{line}: {reason}", path.display())]
    Syntax { path: PathBuf, line: usize, reason: String },
    #[error("{}: the schedule of kernel {kernel} cannot be used: {reason}; tune again, or leave the file out", path.display())]
    Unfit { path: PathBuf, kernel: String, reason: String },
}

/// What was found for one kernel on one target.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The kernel's name when it was tuned, for people.
    pub name: String,
    /// Nanoseconds of a launch by the default schedule, and by this one.
    pub nanoseconds: [u64; 2],
    /// The faster schedule.
    pub schedule: Schedule,
}

/// Schedules by target and kernel.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Records {
    path: PathBuf,
    all: BTreeMap<String, BTreeMap<String, Found>>,
}

impl Records {
    /// None yet, to be written to a file.
    pub fn new(path: impl Into<PathBuf>) -> Records {
        Records { path: path.into(), all: BTreeMap::new() }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or is not a file of schedules: with the line.
    pub fn read(path: &Path) -> Result<Records, TuneError> {
        let io = |source| TuneError::Io { path: path.to_owned(), doing: "read", source };
        if std::fs::metadata(path).map_err(io)?.len() > LARGEST {
            return Err(TuneError::Syntax { path: path.to_owned(), line: 1, reason: format!("larger than {LARGEST} bytes") });
        }
        let text = std::fs::read_to_string(path).map_err(io)?;
        Records::parse(path, &text)
    }

    /// Parses the text of a file, which is named in errors.
    ///
    /// # Errors
    /// If it is not one of schedules.
    pub fn parse(path: &Path, text: &str) -> Result<Records, TuneError> {
        let mut records = Records::new(path);
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        let wrong = |at: usize, reason: &str| TuneError::Syntax { path: path.to_owned(), line: at + 1, reason: reason.into() };
        match lines.next() {
            Some((_, HEADER)) => {}
            first => return Err(wrong(first.map_or(0, |(at, _)| at), "not a file of schedules, or of another version")),
        }
        let mut target = None;
        while let Some((at, line)) = lines.next() {
            if let Some(name) = line.strip_prefix("target ") {
                target = Some(records.all.entry(name.to_owned()).or_default());
                continue;
            }
            let (digest, name, nanoseconds) = kernel_line(line).ok_or_else(|| wrong(at, "neither a target nor a kernel"))?;
            let target = target.as_mut().ok_or_else(|| wrong(at, "a kernel before the first target"))?;
            let (at, line) = lines.next().ok_or_else(|| wrong(at, "a kernel without a schedule"))?;
            let schedule = schedule::parse(line).map_err(|reason| wrong(at, &format!("not a schedule: {reason}")))?;
            if target.insert(digest, Found { name, nanoseconds, schedule }).is_some() {
                return Err(wrong(at, "a second schedule for one kernel"));
            }
        }
        Ok(records)
    }

    /// Writes the file: whole, or not at all.
    ///
    /// # Errors
    /// If that cannot be done.
    pub fn write(&self) -> Result<(), TuneError> {
        let io = |source| TuneError::Io { path: self.path.clone(), doing: "written", source };
        let mut part = self.path.clone().into_os_string();
        part.push(".part");
        std::fs::write(&part, self.to_string()).map_err(io)?;
        std::fs::rename(&part, &self.path).map_err(io)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What was found for a kernel on a target.
    pub fn get(&self, kernel: &Kernel, target: Target) -> Option<&Found> {
        self.all.get(&describe(target))?.get(&digest(kernel))
    }

    /// Keeps what was found for a kernel on a target, in place of what there was.
    pub fn insert(&mut self, kernel: &Kernel, target: Target, found: Found) {
        self.all.entry(describe(target)).or_default().insert(digest(kernel), found);
    }

    /// Forgets what was found for a kernel on a target.
    pub fn remove(&mut self, kernel: &Kernel, target: Target) {
        self.all.get_mut(&describe(target)).and_then(|kernels| kernels.remove(&digest(kernel)));
    }
}

impl fmt::Display for Records {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        for (target, kernels) in self.all.iter().filter(|(_, kernels)| !kernels.is_empty()) {
            writeln!(f, "target {target}")?;
            for (digest, Found { name, nanoseconds: [default, tuned], schedule }) in kernels {
                writeln!(f, "kernel {digest} {name} default {default} ns tuned {tuned} ns\n{schedule}")?;
            }
        }
        Ok(())
    }
}

fn kernel_line(line: &str) -> Option<(String, String, [u64; 2])> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let ["kernel", digest, name, "default", default, "ns", "tuned", tuned, "ns"] = words[..] else { return None };
    let hexadecimal = digest.len() == 32 && digest.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    hexadecimal.then_some((digest.to_owned(), name.to_owned(), [default.parse().ok()?, tuned.parse().ok()?]))
}

/// Two kernels have the same digest only if they are the same but for their names and the words of their errors.
fn digest(kernel: &Kernel) -> String {
    let kernel = Kernel { name: "kernel".into(), tags: Vec::new(), ..kernel.clone() };
    let digest = Sha256::digest(kernel.to_string().as_bytes());
    digest.iter().take(16).map(|b| format!("{b:02x}")).collect()
}

fn describe(target: Target) -> String {
    format!("{target:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> (Records, Kernel, Target) {
        let kernel = Kernel::new("none");
        let target = Target::new(8, 16, 2);
        let mut records = Records::new("f");
        let schedule = schedule::parse("order(r0) block(r0 48) parallel(1)").unwrap();
        records.insert(&kernel, target, Found { name: "sum_3".into(), nanoseconds: [1500, 1200], schedule });
        (records, kernel, target)
    }

    #[test]
    fn text_parses_back() {
        let (records, kernel, target) = example();
        let text = records.to_string();
        assert_eq!(Records::parse(Path::new("f"), &text).unwrap(), records);
        assert_eq!(Records::parse(Path::new("f"), &format!("# shared\n\n{text}\n\n")).unwrap(), records);
        assert_eq!(records.get(&kernel, target).unwrap().nanoseconds, [1500, 1200]);
        // By content, whatever its name; for one target only.
        assert!(records.get(&Kernel::new("other"), target).is_some());
        assert!(records.get(&kernel, Target::new(8, 16, 3)).is_none());
        let mut one_more = kernel.clone();
        one_more.add_range(3);
        assert!(records.get(&one_more, target).is_none());
    }

    #[test]
    fn nonsense_is_refused_with_its_line() {
        let text = example().0.to_string();
        let lines: Vec<&str> = text.lines().collect();
        let digest = "0123456789abcdef0123456789abcdef";
        let cases = [
            (String::new(), 1, "not a file of schedules"),
            ("kiln schedules 2\n".into(), 1, "another version"),
            (lines[..3].join("\n"), 3, "without a schedule"),
            ([lines[0], lines[2], lines[3]].join("\n"), 2, "before the first target"),
            ([&lines[..], &lines[2..]].concat().join("\n"), 6, "second schedule"),
            (text.replace("block(r0 48)", "block(r0 many)"), 4, "not a schedule"),
            (text.replace("1500 ns", "-1 ns"), 3, "neither"),
            (format!("{HEADER}\ntarget x\nkernel {} a default 1 ns tuned 1 ns\norder(r0)", &digest[1..]), 3, "neither"),
            (format!("{HEADER}\ntarget x\nkernel {digest} a default 99999999999999999999 ns tuned 1 ns\norder(r0)"), 3, "neither"),
        ];
        for (text, at, want) in cases {
            match Records::parse(Path::new("f"), &text) {
                Err(TuneError::Syntax { line, reason, .. }) => assert!(line == at && reason.contains(want), "{line}: {reason} for\n{text}"),
                other => panic!("{other:?} for\n{text}"),
            }
        }
    }
}
