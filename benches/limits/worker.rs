//! A process that runs rows on request. One request a line on standard input, one JSON object a line in answer:
//!
//! * `prepare ROW`: builds the row and runs it: `{"samples": […], "prepared": seconds, …}`
//! * `first ROW`: builds the row and runs it once: `{}`
//! * `time SECONDS`: runs it at least once, for about that long: `{"seconds": [each run]}`
//! * `drop`: frees it: `{}`
//!
//! An answer with `error` says why there is none; one with `skip`, that this row is not for this worker.

use crate::rows::{Row, Spec, prepare};
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::time::Instant;

/// Answers until the input ends.
pub(crate) fn serve() -> std::io::Result<()> {
    let mut row = None;
    for line in std::io::stdin().lock().lines() {
        let answer = answer(&mut row, line?.trim()).unwrap_or_else(|e| json!({ "error": e.to_string() }));
        let mut out = std::io::stdout().lock();
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn answer(row: &mut Option<Box<dyn Row>>, request: &str) -> Result<Value, Box<dyn std::error::Error>> {
    let (verb, rest) = request.split_once(' ').unwrap_or((request, ""));
    match verb {
        "prepare" => {
            *row = None;
            let spec = Spec::parse(rest).ok_or_else(|| format!("there is no row {rest:?}"))?;
            let start = Instant::now();
            let row = row.insert(prepare(&spec)?);
            let samples = row.samples()?;
            let (flops, bytes) = spec.work();
            let mut answer = json!({ "samples": samples, "prepared": start.elapsed().as_secs_f64(), "flops": flops, "bytes": bytes });
            answer.as_object_mut().expect("made as an object").append(&mut row.facts());
            Ok(answer)
        }
        "first" => {
            let spec = Spec::parse(rest).ok_or_else(|| format!("there is no row {rest:?}"))?;
            row.insert(prepare(&spec)?).run()?;
            Ok(json!({}))
        }
        "time" => {
            let row = row.as_mut().ok_or("nothing is prepared")?;
            let device = kiln::device::default()?;
            let (budget, start, mut seconds): (f64, _, Vec<f64>) = (rest.parse()?, Instant::now(), Vec::new());
            while seconds.is_empty() || start.elapsed().as_secs_f64() < budget {
                let begin = Instant::now();
                row.run()?;
                device.synchronize()?;
                seconds.push(begin.elapsed().as_secs_f64());
            }
            Ok(json!({ "seconds": seconds }))
        }
        "drop" => {
            *row = None;
            Ok(json!({}))
        }
        _ => Err(format!("there is no request {request:?}").into()),
    }
}
