//! clang as a compiler of kernels for the host: it makes a shared library of each, which is kept on disk and opened.

use crate::launch::Source;
use crate::report::Reporter;
use kiln_runtime::cache::{Cache, Key};
use kiln_runtime::{Result, RuntimeError};
use libloading::Library;
use std::ffi::{CStr, c_char, c_void};
use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Command, Stdio};

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
const FLAGS: [&str; 14] = [
    "-x",
    "c++",
    "-std=c++17",
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

/// How it is compiled to run fast enough.
const PLAIN: [&str; 1] = ["-O1"];

/// How it is compiled to be watched: as it stands, with every access, array and overflow told, and with lines and variables.
const WATCHED: [&str; 27] = [
    // Its calls are to its own functions, even where the process has others of the same names.
    "-Wl,-Bsymbolic",
    "-O0",
    "-g",
    "-fno-omit-frame-pointer",
    "-fsanitize=kernel-address,signed-integer-overflow,integer-divide-by-zero,array-bounds",
    "-fsanitize-address-use-after-scope",
    "-fno-sanitize-link-runtime",
    "-mllvm",
    "-asan-instrumentation-with-call-threshold=0",
    "-mllvm",
    "-asan-stack=1",
    "-mllvm",
    "-asan-globals=1",
    "-mllvm",
    "-asan-mapping-offset=0",
    "-mllvm",
    "-asan-mapping-scale=3",
    "-mllvm",
    "-asan-max-inline-poisoning-size=0",
    "-mllvm",
    "-asan-use-after-return=never",
    "-mllvm",
    "-asan-kernel-mem-intrinsic-prefix=1",
    "-mllvm",
    "-asan-use-stack-safety=0",
    "-mllvm",
    "-asan-opt=0",
];

/// The ends of functions are told as well, so that what they stored last can be looked at.
const FINITE: [&str; 1] = ["-finstrument-functions"];

/// Bytes that the cache may hold.
const CACHE_LIMIT: u64 = 512 << 20;

/// What a compiled text tells of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Watched {
    No,
    Yes,
    /// When functions return, too.
    Finite,
}

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
    pub(crate) fn find(device: &str, program: Option<PathBuf>, cache: Option<PathBuf>, watched: Watched) -> Result<Compiler> {
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
        let how: &[&[&str]] = match watched {
            Watched::No => &[&PLAIN],
            Watched::Yes => &[&WATCHED],
            Watched::Finite => &[&WATCHED, &FINITE],
        };
        let flags = fma().into_iter().chain(how.concat()).collect();
        Ok(Compiler { program, version, flags, cache: cache.map(|folder| Cache::new(folder, CACHE_LIMIT)) })
    }

    /// The library of a text for the host, compiled now or before, with the text that it is of; the error is the compiler's log.
    pub(crate) fn compile(&self, text: &str, source: Source<'_>) -> std::result::Result<Code, String> {
        let program = self.program.display().to_string();
        let flags = [&FLAGS[..], &self.flags].concat().join(" ");
        let key = Key::of(&[b"emulate", text.as_bytes(), program.as_bytes(), self.version.as_bytes(), flags.as_bytes()]);
        if let Some(code) = self.cache.as_ref().and_then(|cache| cache.get(key)).and_then(|library| Code::open(&library, source).ok()) {
            return Ok(code);
        }
        let library = self.build(text)?;
        let code = Code::open(&library, source)?;
        if let Some(cache) = &self.cache {
            cache.put(key, &library);
        }
        Ok(code)
    }

    fn build(&self, text: &str) -> std::result::Result<Vec<u8>, String> {
        let folder = folder()?;
        let (source, library) = (folder.path().join("kernel.cc"), folder.path().join("kernel.so"));
        let io = |e: std::io::Error| format!("{}: {e}", folder.path().display());
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
    pub(crate) wait: extern "C" fn(*const c_void, i32, usize),
    /// One for each thread of the group.
    pub(crate) slots: *mut u64,
    /// Called before every access to memory, and for what else there is to tell, in code that is watched; the last is the frame of who calls.
    pub(crate) tell: extern "C" fn(*const c_void, i32, usize, usize, usize, usize),
}

/// A thread's entry.
///
/// # Safety
///
/// `args` holds a pointer for each of the kernel's parameters, to as much memory as the kernel accesses; nobody else runs this library
/// meanwhile, as its shared memory is static.
pub(crate) type Entry = unsafe extern "C" fn(context: *mut Context, args: *const *mut c_void);

/// An array of a library's own.
#[derive(Clone, Debug)]
pub(crate) struct Global {
    pub(crate) name: String,
    pub(crate) range: Range<usize>,
    /// Without values: a group's threads share it.
    pub(crate) shared: bool,
}

/// What the shim notes of a library that is watched.
#[repr(C)]
struct Image {
    start: usize,
    end: usize,
    globals: *const Registered,
    count: usize,
}

/// An array, as the compiler registers it.
#[repr(C)]
struct Registered {
    at: usize,
    size: usize,
    padded: usize,
    name: *const c_char,
    rest: [usize; 4],
}

/// A kernel's library, open.
pub(crate) struct Code {
    entry: Entry,
    /// If it is watched: how faults are told of, and the arrays.
    watched: Option<(Reporter, Vec<Global>)>,
    /// Holds the entry.
    _library: Library,
}

impl Code {
    fn open(bytes: &[u8], source: Source<'_>) -> std::result::Result<Code, String> {
        let folder = folder()?;
        let path = folder.path().join("kernel.so");
        fs::write(&path, bytes).map_err(|e| format!("{}: {e}", path.display()))?;
        // SAFETY: `build` made it; what runs when it is opened registers its arrays. Its file may go once it is.
        let library = unsafe { Library::new(&path) }.map_err(|e| e.to_string())?;
        // SAFETY: the shim defines it with this type.
        let entry = *unsafe { library.get::<Entry>(b"kiln_run\0") }.map_err(|e| e.to_string())?;
        // SAFETY: as above, in code that is watched.
        let image = unsafe { library.get::<*const Image>(b"kiln_image\0") }.map(|image| unsafe { &**image }).ok();
        let watched = image.map(|image| {
            let reporter = Reporter::new(bytes, image.start..image.end, source.kernel, source.text)?;
            let globals = globals(image, &reporter);
            Ok::<_, String>((reporter, globals))
        });
        Ok(Code { entry, watched: watched.transpose()?, _library: library })
    }

    /// Where a thread starts; good while `self` is.
    pub(crate) fn entry(&self) -> Entry {
        self.entry
    }

    /// How faults are told of, and the arrays of its own memory, if it is watched.
    pub(crate) fn watched(&self) -> Option<&(Reporter, Vec<Global>)> {
        self.watched.as_ref()
    }
}

/// The arrays that a library has registered, and what lies between them of its constants: the values that arrays begin with, which the compiler
/// copies from there and does not register.
fn globals(image: &Image, reporter: &Reporter) -> Vec<Global> {
    let registered = match image.count {
        0 => &[],
        // SAFETY: the compiler's own list, in the library, which is open.
        count => unsafe { std::slice::from_raw_parts(image.globals, count) },
    };
    let global = |it: &Registered| {
        // SAFETY: as above; names are strings.
        let name = unsafe { CStr::from_ptr(it.name) }.to_string_lossy();
        let name = name.rsplit("::").next().unwrap_or_default().to_string();
        Global { name, range: it.at..it.at + it.size, shared: reporter.info.is_shared((it.at - image.start) as u64) }
    };
    let mut taken: Vec<Range<usize>> = registered.iter().map(|it| it.at..it.at + it.padded).collect();
    taken.sort_by_key(|range| range.start);
    let constants = reporter.info.read_only.iter().map(|range| image.start + range.start as usize..image.start + range.end as usize);
    let between = constants.flat_map(|range| gaps(range, &taken));
    registered.iter().map(global).chain(between.map(|range| Global { name: String::new(), range, shared: false })).collect()
}

/// What of a range none of these, in order, takes.
fn gaps(range: Range<usize>, taken: &[Range<usize>]) -> Vec<Range<usize>> {
    let within = taken.iter().filter(|t| t.start < range.end && range.start < t.end);
    let starts = std::iter::once(range.start).chain(within.clone().map(|t| t.end));
    let ends = within.map(|t| t.start).chain([range.end]);
    starts.zip(ends).map(|(start, end)| start..end).filter(|gap| !gap.is_empty()).collect()
}

/// A folder of this call's own, removed with its files when it is dropped.
fn folder() -> std::result::Result<tempfile::TempDir, String> {
    tempfile::Builder::new().prefix("kiln-emulate-").tempdir().map_err(|e| format!("no folder for a compiler: {e}"))
}

#[cfg(test)]
mod tests {
    use super::gaps;

    #[test]
    fn gaps_are_what_nothing_takes() {
        let of = |taken: &[std::ops::Range<usize>]| gaps(10..20, taken).into_iter().map(|gap| (gap.start, gap.end)).collect::<Vec<_>>();
        assert_eq!(of(&[]), [(10, 20)]);
        assert_eq!(of(&[0..5, 5..12, 14..16, 18..30]), [(12, 14), (16, 18)]);
        assert_eq!(of(&[10..14, 14..20]), []);
    }
}
