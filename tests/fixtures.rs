//! Checks the project against results of established programs.
//!
//! `KILN_FIXTURES=DIR cargo test --release --test fixtures -- [NAME…]` runs every case of the files in `DIR` (by default the project's
//! own, see their README), or those with one of the `NAME`s in theirs, on each CPU backend, with fusion on and off, on one thread, and
//! step by step. All of these must give the same bits. A sample of the cases also runs as OpenCL and as emulated HIP, CUDA and Metal, where
//! the driver and the compiler for that are there; `KILN_FIXTURE_DEVICES=opencl,emulate:metal` runs all cases on the devices that it names,
//! and on the CPU in one way, to compare with.

mod fixture_runner;

use fixture_runner::suite::Suite;
use fixture_runner::variant::skipped;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let own = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures"));
    let dirs = match std::env::var_os("KILN_FIXTURES") {
        Some(dir) => vec![PathBuf::from(dir)],
        None => vec![own.clone(), own.join("more")],
    };
    let filters = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let suite = Suite::run(&dirs, filters);
    skipped().iter().for_each(|line| println!("{line}"));
    println!("{suite}");
    suite.exit_code()
}
