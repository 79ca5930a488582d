//! One kernel in, every text out: `golden/NAME.kernel` with its program, its LLVM IR and its text in each dialect, as they are reviewed.
//!
//! Texts that nobody would read to the end are made and parsed back, but not kept; what is in them, the compilers' tests look after.
//!
//! `KILN_BLESS=1 cargo test -p kiln-kernels --test golden` rewrites what has changed; look at the difference before keeping it.

use kiln_kernels::check::verify_program;
use kiln_kernels::ir::rewrite::simplify_kernel;
use kiln_kernels::ir::text::{parse_kernel, parse_program};
use kiln_kernels::ir::verify;
use kiln_kernels::lower::{Gpu, Target, defaults, lower};
use kiln_kernels::render::{Dialect, Launch, clike, llvm};
use std::path::{Path, PathBuf};

const TARGET: Target = Target::new(8, 16, 2);

/// Lines of a text that is reviewed, at most.
const LONGEST: usize = 1000;

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden")
}

fn kernels() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory()).unwrap().map(|e| e.unwrap().path());
    let mut paths: Vec<PathBuf> = entries.filter(|p| p.extension().is_some_and(|e| e == "kernel")).collect();
    paths.sort();
    assert!(paths.len() >= 5, "kernels are missing from {}", directory().display());
    paths
}

/// Compares a text with the reviewed one, or rewrites that; gives what differs.
fn compare(path: &Path, text: &str) -> Option<String> {
    let kept = std::fs::read_to_string(path).ok();
    let text = Some(text).filter(|text| text.lines().count() <= LONGEST);
    if kept.as_deref() == text {
        return None;
    }
    if std::env::var_os("KILN_BLESS").is_some_and(|v| v == "1") {
        text.map_or_else(|| std::fs::remove_file(path), |text| std::fs::write(path, text)).unwrap();
        return None;
    }
    let (reviewed, text) = (kept.unwrap_or_default(), text.unwrap_or("(too long to be kept)"));
    let line = reviewed.lines().zip(text.lines()).position(|(a, b)| a != b).unwrap_or(reviewed.lines().count().min(text.lines().count()));
    let show = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_string();
    Some(format!("{}:{}\n  reviewed: {}\n  now:      {}", path.display(), line + 1, show(&reviewed), show(text)))
}

#[test]
fn texts_are_as_reviewed() {
    let mut differences = Vec::new();
    for path in kernels() {
        let text = std::fs::read_to_string(&path).unwrap();
        let kernel = parse_kernel(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        verify(&kernel).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        differences.extend(compare(&path, &kernel.to_string()));
        let program = lower(&kernel, &defaults::schedule(&kernel, TARGET));
        verify_program(&program).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(parse_program(&program.to_string()).unwrap(), program);
        differences.extend(compare(&path.with_extension("program"), &program.to_string()));
        differences.extend(compare(&path.with_extension("c"), &clike::c(&program)));
        differences.extend(compare(&path.with_extension("ll"), &llvm::render(&program)));
        for dialect in Dialect::ALL.into_iter().filter(|d| d.grid) {
            let gpu = Gpu::ALL.into_iter().find(|gpu| gpu.dialect().name == dialect.name).unwrap();
            let schedule = defaults::schedule(&kernel, gpu.target());
            let program = lower(&kernel, &schedule);
            verify_program(&program).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert_eq!(parse_program(&program.to_string()).unwrap(), program);
            let launch = Launch::new(&program, &gpu.limits()).unwrap();
            let text = clike::render(&program, dialect, &launch, &[format!("schedule: {schedule}")]).unwrap();
            differences.extend(compare(&path.with_extension(dialect.ending), &text));
        }
    }
    assert!(
        differences.is_empty(),
        "{} texts differ; if that is meant, run this test with KILN_BLESS=1 and review the change\n{}",
        differences.len(),
        differences.join("\n")
    );
}

/// What is reviewed is what the rules leave.
#[test]
fn kernels_are_simple_already() {
    for path in kernels() {
        let kernel = parse_kernel(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let mut simple = kernel.clone();
        simplify_kernel(&mut simple);
        assert_eq!(simple.graph.len(), kernel.graph.len(), "{simple}");
    }
}
