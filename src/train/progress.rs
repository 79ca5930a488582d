//! What a run says while it goes: a bar on a terminal, lines otherwise.

use super::metrics::{EVAL_LOSS, Record, TRAIN_LOSS};
use indicatif::{ProgressBar, ProgressStyle};
use std::cell::Cell;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often a line tells that an evaluation goes on.
const EVALUATION_LINES: Duration = Duration::from_secs(10);

/// A bar that is drawn in place, or lines.
#[derive(Debug)]
pub struct Progress {
    total: u64,
    bar: Option<ProgressBar>,
    lines: bool,
    /// Whether the bar is one of evaluation batches.
    evaluates: bool,
    /// When something was said last.
    said: Cell<Instant>,
}

impl Progress {
    /// For a run of `total` batches of which `done` are done. `bar` and `lines` are the configuration's `progress_bar` and `log_to_console`;
    /// a bar needs a terminal, and takes the place of the lines.
    pub fn new(total: u64, done: u64, bar: bool, lines: bool) -> Progress {
        let bar = (bar && std::io::stderr().is_terminal()).then(|| {
            let style = ProgressStyle::with_template("{bar:30} {pos}/{len}  {msg}").unwrap_or_else(|_| ProgressStyle::default_bar());
            let bar = ProgressBar::new(total).with_style(style);
            bar.set_position(done);
            bar
        });
        Progress { total, lines: lines && bar.is_none(), evaluates: false, bar, said: Cell::new(Instant::now()) }
    }

    /// For an evaluation of `total` batches by itself.
    pub fn of_evaluation(total: u64) -> Progress {
        Progress { evaluates: true, ..Progress::new(total, 0, true, true) }
    }

    /// Shows how far an evaluation is: `done` of `total` batches.
    pub fn evaluating(&self, done: u64, total: u64) {
        match &self.bar {
            Some(bar) if self.evaluates => bar.set_position(done),
            Some(bar) => bar.set_message(evaluation(done, total)),
            None => self.evaluation_line(done, total, Instant::now()).into_iter().for_each(|line| self.print(&line)),
        }
    }

    /// The line of an evaluation that goes on, where one is due.
    fn evaluation_line(&self, done: u64, total: u64, now: Instant) -> Option<String> {
        (self.lines && now.saturating_duration_since(self.said.get()) >= EVALUATION_LINES).then(|| evaluation(done, total))
    }

    /// Shows a batch. `line` says whether a line is due. `left` is the time that the rest of the run will take, if it can be told.
    pub fn batch(&self, batch: u64, record: &Record, left: Option<Duration>, line: bool) {
        let text = describe(record, left);
        match &self.bar {
            Some(bar) => {
                bar.set_message(text);
                bar.set_position(batch);
            }
            None if self.lines && line => self.print(&format!("batch {batch}/{}  {text}", self.total)),
            None => {}
        }
    }

    /// Says something that is not about one batch.
    pub fn note(&self, text: &str) {
        match &self.bar {
            Some(bar) if !bar.is_finished() => bar.println(text),
            _ => self.print(text),
        }
    }

    fn print(&self, text: &str) {
        self.said.set(Instant::now());
        // Whoever closed the output does not want to read it; the run goes on.
        let _ = writeln!(std::io::stderr(), "{text}");
    }

    /// Leaves the bar as it is.
    pub fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.abandon();
        }
    }
}

fn evaluation(done: u64, total: u64) -> String {
    format!("evaluating: {done} of {total} batches")
}

fn describe(record: &Record, left: Option<Duration>) -> String {
    let mut parts = Vec::new();
    if let Some(loss) = record.get(TRAIN_LOSS) {
        parts.push(format!("loss {loss:.4}"));
    }
    if let Some(loss) = record.get(EVAL_LOSS) {
        parts.push(format!("eval {loss:.4}"));
    }
    if let Some(rate) = record.get("throughput/tokens_per_sec") {
        parts.push(format!("{rate:.0} tokens/s"));
    }
    if let Some(left) = left {
        parts.push(format!("{} left", clock(left)));
    }
    parts.join("  ")
}

/// Hours, minutes and seconds, as many as it takes.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, s) => format!("{s}s"),
        (0, m, s) => format!("{m}m{s:02}s"),
        (h, m, _) => format!("{h}h{m:02}m"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_loss_speed_and_time_left() {
        let mut record = Record::new(3);
        record.set(TRAIN_LOSS, 3.25);
        record.set("throughput/tokens_per_sec", 1234.5);
        assert_eq!(describe(&record, Some(Duration::from_secs(130))), "loss 3.2500  1234 tokens/s  2m10s left");
        record.set(EVAL_LOSS, 4.0);
        assert_eq!(describe(&record, None), "loss 3.2500  eval 4.0000  1234 tokens/s");
    }

    #[test]
    fn a_long_evaluation_says_how_far_it_is() {
        let progress = Progress::new(10, 0, false, true);
        let after = |seconds| progress.evaluation_line(3, 40, progress.said.get() + Duration::from_secs(seconds));
        assert_eq!((after(9), after(10).as_deref()), (None, Some("evaluating: 3 of 40 batches")));
        assert_eq!(Progress { lines: false, ..progress }.evaluation_line(3, 40, Instant::now() + Duration::from_secs(60)), None);
    }

    #[test]
    fn clocks() {
        for (seconds, want) in [(0, "0s"), (59, "59s"), (61, "1m01s"), (3599, "59m59s"), (3600, "1h00m"), (90061, "25h01m")] {
            assert_eq!(clock(Duration::from_secs(seconds)), want);
        }
    }
}
