//! What was measured: a line of text for people, a line of JSON for programs.

use serde_json::{Value, json};
use std::fs::File;
use std::io::Write;

/// Where results go.
pub(crate) struct Report {
    json: Option<File>,
}

/// One row, measured.
pub(crate) struct Measured<'a> {
    pub(crate) row: &'a str,
    pub(crate) threads: usize,
    /// Seconds of the best run.
    pub(crate) seconds: f64,
    /// Operations or bytes of a run, and the unit of their rate.
    pub(crate) amount: f64,
    pub(crate) unit: &'static str,
    /// The name of the limit and its rate, measured in the same rounds.
    pub(crate) limit: Option<(&'a str, f64)>,
}

impl Report {
    pub(crate) fn new(json: Option<&str>) -> std::io::Result<Report> {
        Ok(Report { json: json.map(File::create).transpose()? })
    }

    /// A record, as it is.
    pub(crate) fn record(&mut self, record: &Value) -> std::io::Result<()> {
        match &mut self.json {
            Some(file) => writeln!(file, "{record}"),
            None => Ok(()),
        }
    }

    /// A row's time, its rate, and what share of the limit that is; and what else is known of it.
    pub(crate) fn row(&mut self, m: &Measured<'_>, facts: &Value) -> std::io::Result<()> {
        let rate = m.amount / m.seconds;
        let share = m.limit.map(|(name, limit)| format!("{:5.2} of {name} ({})", rate / limit, si(limit, m.unit))).unwrap_or_default();
        println!("{:36} {:2} threads {:>12}  {:>15}  {share}", m.row, m.threads, time(m.seconds), si(rate, m.unit));
        let mut record = json!({ "row": m.row, "threads": m.threads, "seconds": m.seconds, "rate": rate, "unit": m.unit });
        let fields = record.as_object_mut().expect("made as an object");
        if let Some((name, limit)) = m.limit {
            fields.append(json!({ "limit": name, "limit_rate": limit, "share": rate / limit }).as_object_mut().expect("made as an object"));
        }
        for (key, value) in facts.as_object().into_iter().flatten().filter(|(key, _)| *key != "samples") {
            fields.insert(key.clone(), value.clone());
        }
        self.record(&record)
    }
}

/// A rate, in units of a thousand million.
pub(crate) fn si(rate: f64, unit: &str) -> String {
    format!("{:.1} G{unit}", rate / 1e9)
}

/// A time with a unit that suits it.
pub(crate) fn time(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.2} us", s * 1e6),
        s if s < 1.0 => format!("{:.2} ms", s * 1e3),
        s => format!("{s:.3} s"),
    }
}
