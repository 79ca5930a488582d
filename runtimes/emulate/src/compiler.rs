//! clang as a compiler of kernels for the host: it makes a shared library of each, which is kept on disk and opened.

use kiln_runtime::cache::{Cache, Key};
use kiln_runtime::{Result, RuntimeError};
use libloading::Library;
use std::ffi::c_void;
use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

/// The names under which it is installed, the newest first.
const NAMES: [&str; 10] = [
    "clang++-22",
    "clang++-21",
    "clang++-20",
    "clang++-19",
    "clang++-18",
    "clang++-17",
    "clang++-16",
    "clang++-15",
    "clang++-14",
    "clang++",
];

/// No rounding is the compiler's choice, and nothing is looked up: the text is all there is.
const FLAGS: [&str; 15] = [
    "-x",
    "c++",
    "-std=c++17",
    "-O1",
    "-ffp-contract=off",
    "-fno-fast-math",
    "-fno-strict-aliasing",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-stack-protector",
    "-w",
    "-fPIC",
    "-shared",
    "-nostartfiles",
    "-lm",
];

/// Every access to memory is told before it happens.
const WATCHED: [&str; 9] = [
    "-fsanitize=kernel-address",
    "-mllvm",
    "-asan-instrumentation-with-call-threshold=0",
    "-mllvm",
    "-asan-stack=0",
    "-mllvm",
    "-asan-globals=0",
    "-mllvm",
    "-asan-opt=0",
];

/// Bytes that the cache may hold.
const CACHE_LIMIT: u64 = 512 << 20;

/// A clang, and where its libraries are kept.
#[derive(Debug)]
pub(crate) struct Compiler {
    program: PathBuf,
    /// What it says of itself.
    pub(crate) version: String,
    flags: Vec<&'static str>,
    cache: Option<Cache>,
}

impl Compiler {
    /// That program, or the first of the usual names; `device` is named in the error.
    pub(crate) fn find(device: &str, program: Option<PathBuf>, cache: Option<PathBuf>, watched: bool) -> Result<Compiler> {
        let candidates: Vec<PathBuf> = program.map_or_else(|| NAMES.map(PathBuf::from).to_vec(), |p| vec![p]);
        let version = |program: &PathBuf| {
            let output = Command::new(program).arg("--version").stdin(Stdio::null()).output().ok().filter(|o| o.status.success())?;
            Some(String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().to_string())
        };
        let found = candidates.iter().find_map(|program| Some((program.clone(), version(program)?)));
        let Some((program, version)) = found else {
            let searched: Vec<String> = candidates.iter().map(|c| c.display().to_string()).collect();
            return Err(RuntimeError::Missing {
                device: device.into(),
                what: "a C++ compiler, clang 14 or newer".into(),
                searched: format!("{} in PATH", searched.join(", ")),
                package: "clang-22 (or clang-19)".into(),
            });
        };
        let flags = fma().into_iter().chain(WATCHED.into_iter().filter(|_| watched)).collect();
        Ok(Compiler { program, version, flags, cache: cache.map(|folder| Cache::new(folder, CACHE_LIMIT)) })
    }

    /// The library of that text, compiled now or before; the error is the compiler's log.
    pub(crate) fn compile(&self, text: &str) -> std::result::Result<Code, String> {
        let program = self.program.display().to_string();
        let flags = [&FLAGS[..], &self.flags].concat().join(" ");
        let key = Key::of(&[b"emulate", text.as_bytes(), program.as_bytes(), self.version.as_bytes(), flags.as_bytes()]);
        if let Some(code) = self.cache.as_ref().and_then(|cache| cache.get(key)).and_then(|library| Code::open(&library).ok()) {
            return Ok(code);
        }
        let library = self.build(text)?;
        let code = Code::open(&library)?;
        if let Some(cache) = &self.cache {
            cache.put(key, &library);
        }
        Ok(code)
    }

    fn build(&self, text: &str) -> std::result::Result<Vec<u8>, String> {
        let folder = Folder::new()?;
        let (source, library) = (folder.0.join("kernel.cc"), folder.0.join("kernel.so"));
        let io = |e: std::io::Error| format!("{}: {e}", folder.0.display());
        fs::write(&source, text).map_err(io)?;
        let mut command = Command::new(&self.program);
        command.args(&self.flags).args(&FLAGS[..FLAGS.len() - 1]).arg(&source).arg("-o").arg(&library).arg(FLAGS[FLAGS.len() - 1]);
        let output = command.stdin(Stdio::null()).output().map_err(|e| format!("{}: {e}", self.program.display()))?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        fs::read(&library).map_err(io)
    }
}

/// The flags with which a fused multiply-add is an instruction, where the processor has it; without, it is a slow function of the same result.
fn fma() -> Vec<&'static str> {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("fma") && std::arch::is_x86_feature_detected!("sse4.1") {
        return vec!["-mfma", "-msse4.1"];
    }
    Vec::new()
}

/// A folder of this process's own, removed with its files when this is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> std::result::Result<Folder, String> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = format!("kiln-emulate-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a thread knows of itself, as the shim declares it.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) thread: u32,
    pub(crate) group: u32,
    pub(crate) group_size: u32,
    pub(crate) groups: u32,
    pub(crate) wave: u32,
    pub(crate) fiber: *const c_void,
    pub(crate) wait: extern "C" fn(*const c_void, i32),
    /// One for each thread of the group.
    pub(crate) slots: *mut u64,
    /// Called before every access to memory, in code that is watched.
    pub(crate) access: extern "C" fn(*const c_void, usize, usize, i32),
}

/// A thread's entry.
///
/// # Safety
///
/// `args` holds a pointer for each of the kernel's parameters, to as much memory as the kernel accesses; nobody else runs this library
/// meanwhile, as its shared memory is static.
pub(crate) type Entry = unsafe extern "C" fn(context: *mut Context, args: *const *mut c_void);

/// A kernel's library, open.
pub(crate) struct Code {
    entry: Entry,
    /// Where it lies in memory; nowhere, if it is not watched.
    image: Range<usize>,
    /// Holds the entry.
    _library: Library,
}

impl Code {
    fn open(bytes: &[u8]) -> std::result::Result<Code, String> {
        let folder = Folder::new()?;
        let path = folder.0.join("kernel.so");
        fs::write(&path, bytes).map_err(|e| format!("{}: {e}", path.display()))?;
        // SAFETY: `build` made it, without anything that runs when it is opened. Its file may go once it is.
        let library = unsafe { Library::new(&path) }.map_err(|e| e.to_string())?;
        // SAFETY: the shim defines it with this type.
        let entry = *unsafe { library.get::<Entry>(b"kiln_run\0") }.map_err(|e| e.to_string())?;
        // SAFETY: as above, in code that is watched.
        let image = unsafe { library.get::<*const [usize; 2]>(b"kiln_image\0") }.map_or(0..0, |at| unsafe { (**at)[0]..(**at)[1] });
        Ok(Code { entry, image, _library: library })
    }

    /// Where a thread starts; good while `self` is.
    pub(crate) fn entry(&self) -> Entry {
        self.entry
    }

    /// Its own memory, the shared arrays among it.
    pub(crate) fn image(&self) -> Range<usize> {
        self.image.clone()
    }
}
