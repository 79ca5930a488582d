//! libLLVM, opened at run time: where it is looked for, and the functions of its C interface that are called.
//!
//! Linking it would make one binary that does not start without it. Its C interface has been stable over the versions named here.

use libloading::os::unix::{Library as Shared, RTLD_LAZY, RTLD_LOCAL};
use std::ffi::{CStr, OsStr, c_char, c_int, c_uint, c_void};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::UNIX_EPOCH;

/// Names under which distributions install it, the newest first.
const NAMES: [&str; 9] = [
    "libLLVM.so.22.1",
    "libLLVM-22.so",
    "libLLVM.so.21.1",
    "libLLVM-21.so",
    "libLLVM.so.20.1",
    "libLLVM-20.so",
    "libLLVM.so.19.1",
    "libLLVM-19.so",
    "libLLVM.dylib",
];

/// Where distributions put libraries.
const FOLDERS: [&str; 6] =
    ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/lib", "/opt/homebrew/opt/llvm/lib"];

/// The library's file, as far as it can be told without opening it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    file: PathBuf,
    size: u64,
    /// Nanoseconds since 1970.
    modified: u128,
}

impl Place {
    /// That file, or the first in the usual folders.
    pub(crate) fn find(file: Option<&Path>) -> Option<Place> {
        match file {
            Some(file) => Place::of(file),
            None => NAMES.iter().flat_map(|name| FOLDERS.map(|folder| Path::new(folder).join(name))).find_map(|file| Place::of(&file)),
        }
    }

    fn of(file: &Path) -> Option<Place> {
        // A package that is exchanged for another changes these, behind whatever links lead to it.
        let metadata = file.metadata().ok().filter(|m| m.is_file())?;
        let modified = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        Some(Place { file: file.canonicalize().ok()?, size: metadata.len(), modified })
    }

    /// What tells this library from every other one.
    pub(crate) fn identity(&self) -> String {
        format!("{} {} {}", self.file.display(), self.size, self.modified)
    }
}

/// Objects of LLVM, never looked into.
macro_rules! opaque {
    ($($name:ident),*) => { $(
        #[repr(C)]
        pub(super) struct $name {
            _private: [u8; 0],
        }
    )* };
}

opaque!(Context, Module, MemoryBuffer, Target, TargetMachine, TargetData, PassOptions, Error, Diagnostic);

/// What LLVM calls with its warnings and errors.
pub(super) type DiagnosticHandler = extern "C" fn(*mut Diagnostic, *mut c_void);

/// Declares the table of functions and how it is filled.
macro_rules! functions {
    ($($field:ident = $symbol:literal: fn($($argument:ty),*) $(-> $result:ty)?;)*) => {
        /// The functions that are called, by the names that they have in LLVM-C.
        pub(super) struct Functions {
            $(pub(super) $field: unsafe extern "C" fn($($argument),*) $(-> $result)?,)*
        }

        impl Functions {
            /// Finds every function.
            fn find(library: &Shared) -> Result<Functions, String> {
                Ok(Functions {
                    // SAFETY: the types are those of the C headers, the same in all the versions that are looked for.
                    $($field: *unsafe { library.get($symbol) }.map_err(words)?,)*
                })
            }
        }
    };
}

functions! {
    get_version = b"LLVMGetVersion\0": fn(*mut c_uint, *mut c_uint, *mut c_uint);
    context_create = b"LLVMContextCreate\0": fn() -> *mut Context;
    context_dispose = b"LLVMContextDispose\0": fn(*mut Context);
    set_diagnostic_handler = b"LLVMContextSetDiagnosticHandler\0": fn(*mut Context, DiagnosticHandler, *mut c_void);
    diagnostic_description = b"LLVMGetDiagInfoDescription\0": fn(*mut Diagnostic) -> *mut c_char;
    diagnostic_severity = b"LLVMGetDiagInfoSeverity\0": fn(*mut Diagnostic) -> c_int;
    create_buffer = b"LLVMCreateMemoryBufferWithMemoryRangeCopy\0": fn(*const c_char, usize, *const c_char) -> *mut MemoryBuffer;
    buffer_start = b"LLVMGetBufferStart\0": fn(*mut MemoryBuffer) -> *const c_char;
    buffer_size = b"LLVMGetBufferSize\0": fn(*mut MemoryBuffer) -> usize;
    dispose_buffer = b"LLVMDisposeMemoryBuffer\0": fn(*mut MemoryBuffer);
    parse_ir = b"LLVMParseIRInContext\0": fn(*mut Context, *mut MemoryBuffer, *mut *mut Module, *mut *mut c_char) -> c_int;
    verify_module = b"LLVMVerifyModule\0": fn(*mut Module, c_int, *mut *mut c_char) -> c_int;
    dispose_module = b"LLVMDisposeModule\0": fn(*mut Module);
    set_target = b"LLVMSetTarget\0": fn(*mut Module, *const c_char);
    set_data_layout = b"LLVMSetModuleDataLayout\0": fn(*mut Module, *mut TargetData);
    target_from_triple = b"LLVMGetTargetFromTriple\0": fn(*const c_char, *mut *mut Target, *mut *mut c_char) -> c_int;
    create_machine = b"LLVMCreateTargetMachine\0":
        fn(*mut Target, *const c_char, *const c_char, *const c_char, c_int, c_int, c_int) -> *mut TargetMachine;
    create_data_layout = b"LLVMCreateTargetDataLayout\0": fn(*mut TargetMachine) -> *mut TargetData;
    dispose_data_layout = b"LLVMDisposeTargetData\0": fn(*mut TargetData);
    dispose_machine = b"LLVMDisposeTargetMachine\0": fn(*mut TargetMachine);
    host_cpu = b"LLVMGetHostCPUName\0": fn() -> *mut c_char;
    host_features = b"LLVMGetHostCPUFeatures\0": fn() -> *mut c_char;
    create_pass_options = b"LLVMCreatePassBuilderOptions\0": fn() -> *mut PassOptions;
    dispose_pass_options = b"LLVMDisposePassBuilderOptions\0": fn(*mut PassOptions);
    run_passes = b"LLVMRunPasses\0": fn(*mut Module, *const c_char, *mut TargetMachine, *mut PassOptions) -> *mut Error;
    error_message = b"LLVMGetErrorMessage\0": fn(*mut Error) -> *mut c_char;
    dispose_error_message = b"LLVMDisposeErrorMessage\0": fn(*mut c_char);
    emit = b"LLVMTargetMachineEmitToMemoryBuffer\0":
        fn(*mut TargetMachine, *mut Module, c_int, *mut *mut c_char, *mut *mut MemoryBuffer) -> c_int;
    dispose_message = b"LLVMDisposeMessage\0": fn(*mut c_char);
}

/// What the system says of a library that does not open.
fn words(error: libloading::Error) -> String {
    use std::error::Error;
    error.source().map_or_else(|| error.to_string(), ToString::to_string)
}

/// The parts of LLVM that make code for the processor that this is compiled for.
#[cfg(target_arch = "x86_64")]
const TARGET: [&CStr; 4] =
    [c"LLVMInitializeX86TargetInfo", c"LLVMInitializeX86Target", c"LLVMInitializeX86TargetMC", c"LLVMInitializeX86AsmPrinter"];
#[cfg(target_arch = "aarch64")]
const TARGET: [&CStr; 4] = [
    c"LLVMInitializeAArch64TargetInfo",
    c"LLVMInitializeAArch64Target",
    c"LLVMInitializeAArch64TargetMC",
    c"LLVMInitializeAArch64AsmPrinter",
];
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const TARGET: [&CStr; 0] = [];

/// libLLVM, ready to be used by any thread; never closed.
pub(crate) struct Library {
    pub(super) functions: Functions,
    /// Major, minor, patch.
    pub(crate) version: (u32, u32, u32),
}

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (major, minor, patch) = self.version;
        write!(f, "LLVM {major}.{minor}.{patch}")
    }
}

impl Library {
    /// The library in that file, or in that place, or wherever else the system finds it; opened once.
    ///
    /// # Errors
    /// Says what was tried, and which package would help.
    pub(crate) fn open(file: Option<&Path>, place: Option<&Place>) -> Result<&'static Library, String> {
        type Opened = (Option<PathBuf>, Result<&'static Library, String>);
        static OPENED: Mutex<Vec<Opened>> = Mutex::new(Vec::new());
        let file = place.map(|place| &*place.file).or(file);
        let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, result)) = opened.iter().find(|(f, _)| f.as_deref() == file) {
            return result.clone();
        }
        let result = Self::search(file).map(|library| &*Box::leak(Box::new(library)));
        opened.push((file.map(Path::to_path_buf), result.clone()));
        result
    }

    fn search(file: Option<&Path>) -> Result<Library, String> {
        if let Some(file) = file {
            return Self::load(file.as_os_str()).map_err(|e| format!("no LLVM in {}: {e}", file.display()));
        }
        let mut reasons = Vec::new();
        for name in NAMES {
            match Self::load(OsStr::new(name)) {
                Ok(library) => return Ok(library),
                // What is not there needs no words; what is there and does not fit does.
                Err(e) if e.contains("No such file") => {}
                Err(e) => reasons.push(format!("; {name}: {e}")),
            }
        }
        Err(format!(
            "LLVM was not found: none of {} in {}, nor where else the system looks for libraries; \
             Debian's package is libllvm22, and KILN_LLVM may name the file{}",
            NAMES.join(", "),
            FOLDERS.join(", "),
            reasons.concat()
        ))
    }

    fn load(name: &OsStr) -> Result<Library, String> {
        // SAFETY: LLVM's initialisers register its options and passes and have no other effect; symbols stay local to it.
        let shared = unsafe { Shared::open(Some(name), RTLD_LAZY | RTLD_LOCAL) }.map_err(words)?;
        let functions = Functions::find(&shared)?;
        if TARGET.is_empty() {
            return Err(format!("no code is made for {} here", std::env::consts::ARCH));
        }
        for symbol in TARGET {
            // SAFETY: these functions of LLVM-C take and give nothing, and may be called again.
            unsafe {
                let initialize = shared.get::<unsafe extern "C" fn()>(symbol.to_bytes_with_nul()).map_err(words)?;
                initialize();
            }
        }
        let (mut major, mut minor, mut patch) = (0, 0, 0);
        // SAFETY: three places to write to.
        unsafe { (functions.get_version)(&mut major, &mut minor, &mut patch) };
        // The functions are used for as long as the process lives.
        std::mem::forget(shared);
        Ok(Library { functions, version: (major, minor, patch) })
    }

    /// A string of LLVM's, copied and freed.
    ///
    /// # Safety
    ///
    /// `text` is null or a string that LLVM gave away to be freed by `LLVMDisposeMessage`.
    pub(super) unsafe fn take(&self, text: *mut c_char) -> String {
        if text.is_null() {
            return String::new();
        }
        // SAFETY: a string of C's, alive until it is disposed of.
        let copy = unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
        // SAFETY: the caller says so.
        unsafe { (self.functions.dispose_message)(text) };
        copy
    }

    /// LLVM's name of the processor that this runs on, and its features.
    pub(crate) fn host(&self) -> (String, String) {
        // SAFETY: both give strings away.
        unsafe { (self.take((self.functions.host_cpu)()), self.take((self.functions.host_features)())) }
    }
}
