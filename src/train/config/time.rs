//! Composer's time strings: `4800ba`, `1ep`, `100sp`, `10tok`, `0.5dur`.

use super::section::FromNode;
use super::tree::{Node, Value};
use std::fmt;
use std::str::FromStr;

/// What time is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Passes over the training data, `ep`.
    Epoch,
    /// Optimizer steps, `ba`.
    Batch,
    /// Sequences, `sp`.
    Sample,
    /// Tokens, `tok`.
    Token,
    /// The whole run, `dur`.
    Duration,
}

const SUFFIXES: [(&str, Unit); 5] =
    [("dur", Unit::Duration), ("tok", Unit::Token), ("ep", Unit::Epoch), ("ba", Unit::Batch), ("sp", Unit::Sample)];

/// An amount of training. Whole, except for parts of the run's duration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Time {
    /// How many.
    pub value: f64,
    /// Of what.
    pub unit: Unit,
}

/// The sizes that turn one unit into another.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Sequences in a batch.
    pub samples_per_batch: f64,
    /// Tokens in a batch.
    pub tokens_per_batch: f64,
    /// Batches in a pass over the data.
    pub batches_per_epoch: f64,
    /// Batches in the whole run.
    pub duration: f64,
}

impl Time {
    /// So many batches.
    pub fn batches(n: u64) -> Time {
        Time { value: n as f64, unit: Unit::Batch }
    }

    /// The same amount counted in batches, not rounded.
    pub fn in_batches(self, rates: &Rates) -> f64 {
        match self.unit {
            Unit::Batch => self.value,
            Unit::Epoch => self.value * rates.batches_per_epoch,
            Unit::Sample => self.value / rates.samples_per_batch,
            Unit::Token => self.value / rates.tokens_per_batch,
            Unit::Duration => self.value * rates.duration,
        }
    }
}

impl FromStr for Time {
    type Err = ();

    fn from_str(text: &str) -> Result<Time, ()> {
        let (digits, unit) = SUFFIXES.iter().find_map(|(suffix, unit)| Some((text.strip_suffix(suffix)?, *unit))).ok_or(())?;
        let value: f64 = digits.replace('_', "").parse().map_err(|_| ())?;
        let whole = unit == Unit::Duration || value.fract() == 0.0;
        if value.is_finite() && value >= 0.0 && whole { Ok(Time { value, unit }) } else { Err(()) }
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suffix = SUFFIXES.iter().find(|(_, unit)| *unit == self.unit).map_or("", |(suffix, _)| suffix);
        write!(f, "{}{suffix}", self.value)
    }
}

impl FromNode for Time {
    const EXPECTED: &'static str = "a time such as 4800ba, 1ep, 100sp, 10tok or 1dur";

    fn from_node(node: &Node) -> Option<Time> {
        match &node.value {
            Value::Str(text) => text.parse().ok(),
            // Composer reads a bare number as epochs or batches, depending on the key; the files in use mean batches, or 0.
            Value::Int(n) => u64::try_from(*n).ok().map(Time::batches),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_and_prints() {
        for text in ["4800ba", "1ep", "100sp", "10tok", "0.5dur", "0ba"] {
            assert_eq!(text.parse::<Time>().unwrap().to_string(), text);
        }
        for text in ["", "ba", "4800", "-1ba", "1.5ba", "4800 bas", "nanba", "infdur", "1e400ba"] {
            assert!(text.parse::<Time>().is_err(), "{text}");
        }
    }

    #[test]
    fn converts_to_batches() {
        let rates = Rates { samples_per_batch: 8.0, tokens_per_batch: 1024.0, batches_per_epoch: 50.0, duration: 200.0 };
        for (text, want) in [("3ba", 3.0), ("2ep", 100.0), ("16sp", 2.0), ("2048tok", 2.0), ("0.25dur", 50.0)] {
            assert_eq!(text.parse::<Time>().unwrap().in_batches(&rates), want, "{text}");
        }
    }
}
