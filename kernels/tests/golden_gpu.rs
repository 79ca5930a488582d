//! The reviewed texts for graphics processors are what their compilers take, where there is a clang to ask.

use kiln_kernels::render::{HIP, OPENCL};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The reviewed texts of a dialect.
fn texts(ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("golden")).unwrap().map(|e| e.unwrap().path());
    let found: Vec<PathBuf> = entries.filter(|p| p.extension().is_some_and(|e| e == ending)).collect();
    assert!(found.len() >= 5, "{ending}");
    found
}

/// The first clang that has `target`; says so if there is none.
fn clang(target: &str) -> Option<String> {
    let names = ["clang-22", "clang-21", "clang-20", "clang-19", "clang"];
    let has = |name: &&str| {
        let output = Command::new(name).arg("--print-targets").output();
        output.is_ok_and(|o| String::from_utf8_lossy(&o.stdout).contains(&format!(" {target} ")))
    };
    let found = names.into_iter().find(has);
    if found.is_none() {
        eprintln!("skipped: there is no clang with {target}");
    }
    found.map(Into::into)
}

fn check(clang: &str, flags: &[&str], text: &Path) {
    let output = Command::new(clang).args(flags).args(["-Wall", "-Werror", "-Wno-unused-variable"]).arg(text).output().unwrap();
    assert!(output.status.success(), "{}\n{}", text.display(), String::from_utf8_lossy(&output.stderr));
}

#[test]
fn hip_compiles_for_gfx1100() {
    let Some(clang) = clang("amdgcn") else { return };
    let flags = "-x hip --offload-arch=gfx1100 -nogpulib -nogpuinc --cuda-device-only -S -O1 -o /dev/null".split_whitespace();
    let flags: Vec<&str> = flags.chain(HIP.flags.iter().copied()).collect();
    texts(HIP.ending).iter().for_each(|text| check(&clang, &flags, text));
}

#[test]
fn opencl_is_opencl() {
    let Some(clang) = clang("x86-64") else { return };
    let flags = "-x cl -cl-std=CL1.2 -Xclang -finclude-default-header -fsyntax-only";
    texts(OPENCL.ending).iter().for_each(|text| check(&clang, &flags.split_whitespace().collect::<Vec<_>>(), text));
}
