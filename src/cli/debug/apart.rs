//! A text that somebody has edited, run in a process of its own: it may crash, or never end.

use super::Failure;
use crate::debug::{Content, DebugError, Saved, rerun_text};
use crate::device;
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// How often the process is looked after.
const TICK: Duration = Duration::from_millis(5);

/// What a text gave: seconds of its fastest launch, and what each written parameter held; nothing, if the process has told its error itself.
pub(super) type Given = Option<(f64, BTreeMap<usize, Vec<u8>>)>;

/// Runs a text in place of a kernel's own, for so many seconds at most.
pub(super) fn run(saved: &Saved, device: &str, source: &Path, limit: f64) -> Result<Given, Failure> {
    let wrong = |reason: String| DebugError::Folder { path: source.to_owned(), reason };
    let place = tempfile::tempdir()?;
    let [kernel, results] = ["kernel.kiln", "results.kiln"].map(|name| place.path().join(name));
    saved.write(&kernel)?;
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["--device", device, "debug", "run-source"]).args([&kernel, source, &results]).stdout(Stdio::piped());
    if crate::debug::level()? > 0 {
        command.args(["--debug", &crate::debug::level()?.to_string()]);
    }
    let mut child = command.spawn()?;
    let Some(status) = wait(&mut child, Duration::from_secs_f64(limit))? else {
        return Err(wrong(format!("its text has not ended after {limit} s, and was stopped; --limit SECONDS allows more")).into());
    };
    match status.code() {
        Some(0) => {}
        Some(1) => return Ok(None),
        _ => {
            let how =
                format!("its text crashed: {status}; KILN_CHECKED=1 on an emulated device tells where it reads or writes out of bounds");
            return Err(wrong(how).into());
        }
    }
    let mut seconds = String::new();
    child.stdout.take().ok_or("the process has no output")?.read_to_string(&mut seconds)?;
    let given = Saved::read(&results)?;
    let bytes = given.want.iter().map(|(&number, content)| (number, content.bytes(&given.kernel.params[number])));
    Ok(Some((seconds.trim().parse()?, bytes.collect())))
}

/// How a process ended, if it did in time.
fn wait(child: &mut Child, limit: Duration) -> std::io::Result<Option<std::process::ExitStatus>> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if begun.elapsed() >= limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(TICK);
    }
}

/// The other process: writes a file that wants what the text gave, and says how long it took.
pub(super) fn other(kernel: &Path, source: &Path, results: &Path) -> Result<ExitCode, Failure> {
    let mut saved = Saved::read(kernel)?;
    let ran = rerun_text(&saved, &device::default()?, &text(source)?)?;
    saved.want = ran.results.into_iter().map(|(number, bytes)| (number, Content::Bytes(bytes))).collect();
    saved.write(results)?;
    writeln!(std::io::stdout(), "{:e}", ran.seconds)?;
    Ok(ExitCode::SUCCESS)
}

/// A text from a file.
pub(super) fn text(path: &Path) -> Result<String, DebugError> {
    std::fs::read_to_string(path).map_err(|source| DebugError::Io { path: path.to_owned(), doing: "read", source })
}
