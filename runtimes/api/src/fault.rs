//! What a checked run of a kernel's text finds.

use std::fmt;

/// What a kernel's text does that it may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// A load or store outside of a buffer or an array.
    OutOfBounds,
    /// Two threads at one place, one of them storing, with no barrier between them.
    Race,
    /// A barrier, or an exchange of a wave, that not all threads reach.
    Barrier,
    /// An exchange with a lane that the wave does not have, or that does not take part.
    Lane,
    /// A load of memory that nobody has written.
    Unwritten,
    /// An integer that exceeds its type.
    Overflow,
    /// A division of an integer by zero.
    Division,
    /// A NaN or an infinity made of finite numbers.
    NotFinite,
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FaultKind::OutOfBounds => "out of bounds",
            FaultKind::Race => "race",
            FaultKind::Barrier => "divergent barrier",
            FaultKind::Lane => "wrong lane",
            FaultKind::Unwritten => "unwritten memory",
            FaultKind::Overflow => "integer overflow",
            FaultKind::Division => "division by zero",
            FaultKind::NotFinite => "not finite",
        })
    }
}

/// A thread at a line of a kernel's text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// In its group.
    pub thread: u32,
    /// Of the grid.
    pub group: u32,
    /// From 1; 0 if it is not known.
    pub line: u32,
    /// That line, without the space around it.
    pub text: String,
}

/// A fault in a kernel's text: where, what, and the values of the names there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which kind.
    pub kind: FaultKind,
    /// The kernel's name.
    pub kernel: String,
    /// Who does it, and where.
    pub place: Place,
    /// What is done there: `loads p2[17], which has 16 elements`.
    pub what: String,
    /// The other thread of a race or of a barrier.
    pub other: Option<Place>,
    /// The values of the names on the line, and of the loops around it.
    pub values: Vec<(String, String)>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { thread, group, line, text } = &self.place;
        write!(f, "{}, line {line}: {}: thread {thread} of group {group} {}", self.kernel, self.kind, self.what)?;
        write!(f, "\n{line:>6} | {text}")?;
        if !self.values.is_empty() {
            let values: Vec<String> = self.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            write!(f, "\n       | with {}", values.join(", "))?;
        }
        match &self.other {
            Some(other) => {
                let Place { thread, group, line, text } = other;
                write!(f, "\nthread {thread} of group {group} is at\n{line:>6} | {text}")
            }
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_shows_its_lines() {
        let place = |thread, line, text: &str| Place { thread, group: 2, line, text: text.into() };
        let fault = Fault {
            kind: FaultKind::Race,
            kernel: "sums".into(),
            place: place(3, 7, "y[0] += x;"),
            what: "stores p1[0]".into(),
            other: Some(place(4, 9, "y[0] = 1;")),
            values: vec![("x".into(), "1.5".into())],
        };
        let want = "sums, line 7: race: thread 3 of group 2 stores p1[0]
     7 | y[0] += x;
       | with x = 1.5
thread 4 of group 2 is at
     9 | y[0] = 1;";
        assert_eq!(fault.to_string(), want);
    }
}
