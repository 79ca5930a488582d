//! A step as a trace that Perfetto and Chrome open: their JSON of events, a line each.
//!
//! "Trace Event Format", the document of Chrome's catapult project, defines it: complete events (`X`) on threads, counters (`C`), names of threads
//! (`M`); times in microseconds.

use super::{DebugError, Description, FromIo, SpanInfo};
use crate::checkpoint::atomic::write_file;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;

/// The only process.
const PROCESS: u32 = 1;

/// Writes a step's events to a file.
///
/// # Errors
/// If the file cannot be written.
pub fn write_trace(description: &Description, path: &Path) -> Result<(), DebugError> {
    let lines: Vec<String> = events(description).iter().map(Value::to_string).collect();
    let text = format!("{{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n{}\n]}}\n", lines.join(",\n"));
    write_file(path, |file| file.write_all(text.as_bytes()).map_err(|e| DebugError::from_io(path, "written", e)))
}

fn events(description: &Description) -> Vec<Value> {
    let mut events = vec![named("process_name", 0, &format!("{} on {}", description.title, description.device))];
    let threads = description.spans.iter().map(|span| span.thread + 1).max().unwrap_or(0);
    events.extend((0..threads).map(|thread| named("thread_name", thread, &format!("thread {thread}"))));
    for span in &description.spans {
        events.push(complete(description, span));
        events.extend(memory(description, span));
    }
    events
}

fn named(what: &str, thread: usize, name: &str) -> Value {
    json!({"ph": "M", "name": what, "pid": PROCESS, "tid": thread, "args": {"name": name}})
}

fn complete(description: &Description, span: &SpanInfo) -> Value {
    let SpanInfo { name, kind, thread, start, time, launch } = span;
    let args = launch.map_or_else(|| json!({}), |launch| about(description, launch, *time));
    let (start, time) = (microseconds(*start), microseconds(*time));
    json!({"ph": "X", "name": name, "cat": kind, "pid": PROCESS, "tid": thread, "ts": start, "dur": time, "args": args})
}

fn microseconds(nanoseconds: u64) -> f64 {
    nanoseconds as f64 / 1e3
}

/// What a launch does.
fn about(description: &Description, [plan, number]: [usize; 2], nanoseconds: u64) -> Value {
    let nanoseconds = nanoseconds.max(1) as f64;
    let launch = &description.plans[plan].launches[number];
    let kernel = &description.kernels[launch.kernel];
    let mut about = json!({
        "model": launch.origins.first(),
        "number": number,
        "FLOP": kernel.flops,
        "bytes": kernel.bytes,
        "GFLOP/s": kernel.flops as f64 / nanoseconds,
        "GB/s": kernel.bytes as f64 / nanoseconds,
        "items": kernel.items,
        "schedule": kernel.schedule,
    });
    if let Some(limits) = description.limits {
        about["share of the roofline"] = json!(limits.seconds(kernel.flops, kernel.bytes) * 1e9 / nanoseconds);
    }
    about
}

/// Working memory in use from the beginning of a launch, and what is left after the last one of a plan.
fn memory(description: &Description, span: &SpanInfo) -> Vec<Value> {
    let Some([plan, number]) = span.launch else { return Vec::new() };
    let alive = &description.plans[plan].alive;
    let counter =
        |at: f64, bytes: u64| json!({"ph": "C", "name": "working memory", "pid": PROCESS, "tid": 0, "ts": at, "args": {"bytes": bytes}});
    let end = (number + 1 == alive.len()).then(|| counter(microseconds(span.start + span.time), 0));
    [counter(microseconds(span.start), alive[number])].into_iter().chain(end).collect()
}
