//! `metrics.jsonl`: one line a batch, under the names that Composer and LLM Foundry give to the same things.

use super::error::TrainError;
use serde_json::{Map, Value};
use std::collections::VecDeque;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// The key that counts the batches that are done; each line has it.
pub const BATCH: &str = "time/batch";
/// The loss of a training batch, before its step.
pub const TRAIN_LOSS: &str = "loss/train/total";
/// The loss over the evaluation set.
pub const EVAL_LOSS: &str = "metrics/eval/LanguageCrossEntropy";

/// What is known about one batch.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record(Map<String, Value>);

impl Record {
    /// The record of the state after `batch` batches.
    pub fn new(batch: u64) -> Record {
        let mut record = Record::default();
        record.set(BATCH, batch);
        record
    }

    /// Notes a number. What is not finite becomes null, which is what JSON has for it.
    pub fn set(&mut self, key: &str, value: impl Into<Value>) {
        self.0.insert(key.to_owned(), value.into());
    }

    /// What is known, by key.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The number under a key.
    pub fn get(&self, key: &str) -> Option<f64> {
        self.0.get(key)?.as_f64()
    }
}

/// The file that records are written to.
#[derive(Debug)]
pub struct Metrics {
    path: PathBuf,
    file: File,
}

impl Metrics {
    /// Opens the file to go on after `done` batches: later lines, and a line that was cut short, are removed. 0 starts anew.
    pub fn open(path: &Path, done: u64) -> Result<Metrics, TrainError> {
        let kept = if done == 0 { 0 } else { length_of_batches(path, done)? };
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(TrainError::io(path, "opened"))?;
        file.set_len(kept).map_err(TrainError::io(path, "cut after the checkpoint's batch"))?;
        Ok(Metrics { path: path.to_owned(), file })
    }

    /// Writes a line and hands it to the system.
    pub fn write(&mut self, record: &Record) -> Result<(), TrainError> {
        let line = format!("{}\n", Value::Object(record.0.clone()));
        self.file.write_all(line.as_bytes()).map_err(TrainError::io(&self.path, "written"))
    }

    /// All records of a file, in order. A last line without an end is none yet: it is being written, or whoever wrote it died.
    ///
    /// # Errors
    /// If the file cannot be read, or a line is no record: with its number.
    pub fn read(path: &Path) -> Result<Vec<Record>, TrainError> {
        let bytes = fs::read(path).map_err(TrainError::io(path, "read"))?;
        let lines = bytes.split_inclusive(|byte| *byte == b'\n').filter(|line| line.ends_with(b"\n"));
        let record = |(at, line): (usize, &[u8])| {
            let wrong = |reason: String| TrainError::Line { path: path.to_owned(), line: at + 1, reason };
            let record = Record(serde_json::from_slice(line).map_err(|e| wrong(format!("not a record of a batch: {e}")))?);
            record.get(BATCH).is_some().then_some(record).ok_or_else(|| wrong(format!("not a record of a batch: no {BATCH:?}")))
        };
        lines.enumerate().map(record).collect()
    }
}

/// The length of the part of a file that holds whole lines of the first `done` batches.
fn length_of_batches(path: &Path, done: u64) -> Result<u64, TrainError> {
    let Ok(file) = File::open(path) else { return Ok(0) };
    let (mut reader, mut line, mut kept) = (BufReader::new(file), Vec::new(), 0);
    loop {
        line.clear();
        reader.read_until(b'\n', &mut line).map_err(TrainError::io(path, "read"))?;
        let batch = serde_json::from_slice::<Map<String, Value>>(&line).ok().and_then(|r| r.get(BATCH)?.as_u64());
        match batch {
            Some(batch) if batch <= done && line.ends_with(b"\n") => kept += line.len() as u64,
            _ => return Ok(kept),
        }
    }
}

/// Throughput over the last batches, as Composer's `SpeedMonitor` computes it.
#[derive(Debug)]
pub struct Speed {
    window: usize,
    /// Samples and tokens so far, and the seconds of training they took.
    history: VecDeque<(u64, u64, f64)>,
}

impl Speed {
    /// Averages over `window` batches.
    pub fn new(window: usize) -> Speed {
        Speed { window, history: VecDeque::new() }
    }

    /// Notes the totals after a batch, and writes the rates into its record. `flops` is the work of one token.
    pub fn note(&mut self, samples: u64, tokens: u64, seconds: f64, flops: f64, record: &mut Record) {
        self.history.push_back((samples, tokens, seconds));
        if self.history.len() > self.window + 1 {
            self.history.pop_front();
        }
        let Some(&(first_samples, first_tokens, start)) = self.history.front() else { return };
        let (batches, time) = ((self.history.len() - 1) as f64, seconds - start);
        if batches < 1.0 || time <= 0.0 {
            return;
        }
        let tokens = (tokens - first_tokens) as f64 / time;
        let rates = [
            ("batches", batches / time),
            ("samples", (samples - first_samples) as f64 / time),
            ("tokens", tokens),
            ("flops", tokens * flops),
        ];
        for (what, rate) in rates {
            record.set(&format!("throughput/{what}_per_sec"), rate);
            // One device: the same again, under the name that comparisons use.
            record.set(&format!("throughput/device/{what}_per_sec"), rate);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(batch: u64) -> Record {
        let mut record = Record::new(batch);
        record.set(TRAIN_LOSS, 1.0 / batch as f64);
        record
    }

    #[test]
    fn going_on_leaves_no_batch_twice_and_none_out() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("metrics.jsonl");
        let mut metrics = Metrics::open(&path, 0).unwrap();
        (1..=7).for_each(|batch| metrics.write(&record(batch)).unwrap());
        // The process died while it wrote a line.
        metrics.file.write_all(b"{\"time/batch\": 8, \"los").unwrap();
        let mut metrics = Metrics::open(&path, 5).unwrap();
        (6..=9).for_each(|batch| metrics.write(&record(batch)).unwrap());
        let batches: Vec<f64> = Metrics::read(&path).unwrap().iter().map(|r| r.get(BATCH).unwrap()).collect();
        assert_eq!(batches, (1..=9).map(f64::from).collect::<Vec<_>>());
        // A new run starts with an empty file, a missing file is made.
        Metrics::open(&path, 0).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"");
        Metrics::open(&folder.path().join("other.jsonl"), 3).unwrap();
    }

    #[test]
    fn what_is_not_finite_is_null() {
        let mut record = Record::new(1);
        record.set("x", f64::NAN);
        assert_eq!(Value::Object(record.0).to_string(), "{\"time/batch\":1,\"x\":null}");
    }

    #[test]
    fn speed_is_averaged_over_the_window() {
        let mut speed = Speed::new(2);
        let mut last = Record::default();
        // One second a batch at first, two at the end: only the last two count.
        for (batch, seconds) in [(1u64, 1.0), (2, 2.0), (3, 4.0), (4, 6.0)] {
            last = Record::new(batch);
            speed.note(batch * 8, batch * 800, seconds, 10.0, &mut last);
        }
        assert_eq!(last.get("throughput/batches_per_sec"), Some(0.5));
        assert_eq!(last.get("throughput/samples_per_sec"), Some(4.0));
        assert_eq!(last.get("throughput/tokens_per_sec"), Some(400.0));
        assert_eq!(last.get("throughput/device/flops_per_sec"), Some(4000.0));
    }
}
