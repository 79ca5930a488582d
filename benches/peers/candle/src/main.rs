//! Candle's worker: answers the requests that `benches/limits/worker.rs` describes.

mod model;
mod numbers;
mod rows;

use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::time::Instant;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let mut work = None;
    for line in std::io::stdin().lock().lines() {
        let answer = answer(&mut work, line?.trim()).unwrap_or_else(|e| {
            let text = e.to_string();
            let text: &str = text.lines().next().unwrap_or_default();
            // What Candle does not do on a CPU is no failure of the comparison.
            if text.contains("unsupported dtype") || text.starts_with("Candle ") {
                json!({ "skip": text })
            } else {
                json!({ "error": text })
            }
        });
        let mut out = std::io::stdout().lock();
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn answer(work: &mut Option<rows::Work>, request: &str) -> Result<Value, Failure> {
    let (verb, rest) = request.split_once(' ').unwrap_or((request, ""));
    match verb {
        "prepare" => {
            *work = None;
            let start = Instant::now();
            let samples = work.insert(rows::prepare(rest)?).samples()?;
            Ok(json!({ "samples": samples, "prepared": start.elapsed().as_secs_f64(), "peak": peak() }))
        }
        "first" => {
            work.insert(rows::prepare(rest)?).run()?;
            Ok(json!({}))
        }
        "time" => {
            let work = work.as_mut().ok_or("nothing is prepared")?;
            let (budget, start, mut seconds): (f64, _, Vec<f64>) = (rest.parse()?, Instant::now(), Vec::new());
            while seconds.is_empty() || start.elapsed().as_secs_f64() < budget {
                let begin = Instant::now();
                work.run()?;
                seconds.push(begin.elapsed().as_secs_f64());
            }
            Ok(json!({ "seconds": seconds, "peak": peak() }))
        }
        "drop" => {
            *work = None;
            Ok(json!({}))
        }
        _ => Err(format!("there is no request {request:?}").into()),
    }
}

/// The largest resident size so far, in bytes.
fn peak() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kib = status.lines().find_map(|l| l.strip_prefix("VmHWM:")?.trim().strip_suffix("kB")?.trim().parse().ok());
    kib.unwrap_or(0usize) * 1024
}
