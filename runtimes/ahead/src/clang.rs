//! clang with lld, for AMD's processors: nothing of AMD's is needed, as the text uses no header and no library.

use crate::Code;
use kiln_kernels::render::HIP;
use kiln_runtime::{Result, RuntimeError};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The names under which it is installed, the newest first. Older ones do not know gfx1100.
const NAMES: [&str; 8] = ["clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "/opt/rocm/llvm/bin/clang", "clang"];

/// How a text without headers becomes an object for one processor.
const FLAGS: [&str; 10] = [
    "-x",
    "hip",
    "-nogpulib",
    "-nogpuinc",
    "--cuda-device-only",
    "--no-gpu-bundle-output",
    "-O3",
    "-Wno-unknown-warning-option",
    "-Wno-ignored-attributes",
    "--save-temps=obj",
];

/// A clang.
#[derive(Debug)]
pub(crate) struct Clang {
    program: PathBuf,
    pub(crate) version: String,
}

impl Clang {
    /// That program, or the first of the usual names that has a linker for AMD's objects.
    pub(crate) fn find(device: &str, program: Option<PathBuf>) -> Result<Clang> {
        let candidates: Vec<PathBuf> = program.map_or_else(|| NAMES.map(PathBuf::from).to_vec(), |p| vec![p]);
        if let Some((program, version)) = candidates.iter().find_map(|program| Some((program.clone(), version(program)?))) {
            return Ok(Clang { program, version });
        }
        let searched: Vec<String> = candidates.iter().map(|c| c.display().to_string()).collect();
        Err(RuntimeError::Missing {
            device: device.into(),
            what: "clang 17 or newer, with lld of the same version".into(),
            searched: format!("{} in PATH, each with its ld.lld", searched.join(", ")),
            package: "clang-22 lld-22 (or clang-19 lld-19)".into(),
        })
    }

    pub(crate) fn compile(&self, text: &str, architecture: &str) -> std::result::Result<Code, String> {
        let folder = folder()?;
        let (source, object) = (folder.path().join("kernel.hip"), folder.path().join("kernel.hsaco"));
        let io = |e: std::io::Error| format!("{}: {e}", folder.path().display());
        fs::write(&source, text).map_err(io)?;
        let mut command = Command::new(&self.program);
        command.args(FLAGS).args(HIP.flags).arg(format!("--offload-arch={architecture}")).arg("-c").arg(&source).arg("-o").arg(&object);
        let output = command.stdin(Stdio::null()).output().map_err(|e| format!("{}: {e}", self.program.display()))?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        let files = fs::read_dir(folder.path()).map_err(io)?.filter_map(std::result::Result::ok).map(|entry| entry.path());
        let assembly = files.into_iter().find(|path| path.extension().is_some_and(|e| e == "s"));
        let assembly = assembly.map(fs::read_to_string).transpose().map_err(io)?;
        Ok(Code { object: fs::read(&object).map_err(io)?, assembly })
    }
}

/// What a clang says of itself, if it is one that can link: without `ld.lld` there is no object.
fn version(program: &Path) -> Option<String> {
    let ask = |argument: &str| {
        let output = Command::new(program).arg(argument).stdin(Stdio::null()).output().ok().filter(|o| o.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let version = ask("--version")?.lines().next().unwrap_or_default().to_string();
    let linker = ask("-print-prog-name=ld.lld")?;
    // A program that is not found is named without its folder.
    Path::new(linker.trim()).is_absolute().then_some(version)
}

/// A folder of this call's own, removed with its files when it is dropped.
fn folder() -> std::result::Result<tempfile::TempDir, String> {
    tempfile::Builder::new().prefix("kiln-ahead-").tempdir().map_err(|e| format!("no folder for a compiler: {e}"))
}
