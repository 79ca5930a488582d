//! NVRTC and hiprtc: one interface under two sets of names.

use crate::Code;
use kiln_kernels::render::{CUDA, HIP};
use kiln_runtime::{Result, RuntimeError};
use libloading::Library;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::fmt;
use std::path::{Path, PathBuf};
use std::ptr;

/// What the two call their functions and options.
struct Names {
    version: &'static str,
    create: &'static str,
    compile: &'static str,
    log_size: &'static str,
    log: &'static str,
    object_size: &'static str,
    object: &'static str,
    destroy: &'static str,
    architecture: &'static str,
    flags: &'static [&'static str],
}

const NVRTC: Names = Names {
    version: "nvrtcVersion",
    create: "nvrtcCreateProgram",
    compile: "nvrtcCompileProgram",
    log_size: "nvrtcGetProgramLogSize",
    log: "nvrtcGetProgramLog",
    object_size: "nvrtcGetCUBINSize",
    object: "nvrtcGetCUBIN",
    destroy: "nvrtcDestroyProgram",
    architecture: "--gpu-architecture=",
    flags: CUDA.flags,
};

const HIPRTC: Names = Names {
    version: "hiprtcVersion",
    create: "hiprtcCreateProgram",
    compile: "hiprtcCompileProgram",
    log_size: "hiprtcGetProgramLogSize",
    log: "hiprtcGetProgramLog",
    object_size: "hiprtcGetCodeSize",
    object: "hiprtcGetCode",
    destroy: "hiprtcDestroyProgram",
    architecture: "--offload-arch=",
    flags: HIP.flags,
};

type Handle = *mut c_void;
type Create = unsafe extern "C" fn(*mut Handle, *const c_char, *const c_char, c_int, *const *const c_char, *const *const c_char) -> c_int;
type Compile = unsafe extern "C" fn(Handle, c_int, *const *const c_char) -> c_int;
type Size = unsafe extern "C" fn(Handle, *mut usize) -> c_int;
type Copy = unsafe extern "C" fn(Handle, *mut c_char) -> c_int;
type Destroy = unsafe extern "C" fn(*mut Handle) -> c_int;
type Version = unsafe extern "C" fn(*mut c_int, *mut c_int) -> c_int;

/// A compiler that is a library.
pub(crate) struct Rtc {
    names: &'static Names,
    pub(crate) version: String,
    create: Create,
    compile: Compile,
    log: (Size, Copy),
    object: (Size, Copy),
    destroy: Destroy,
    /// What the functions are of.
    _library: Library,
}

impl fmt::Debug for Rtc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.version)
    }
}

impl Rtc {
    /// NVIDIA's: from that file, or where the loader, CUDA or Python's packages keep it.
    pub(crate) fn cuda(device: &str, library: Option<PathBuf>) -> Result<Rtc> {
        let given = library.is_some();
        let candidates = library.map_or_else(nvrtc_files, |file| vec![file]);
        Rtc::find(&candidates, &NVRTC, "NVRTC").ok_or_else(|| RuntimeError::Missing {
            device: device.into(),
            what: "NVRTC, CUDA's compiler".into(),
            searched: if given {
                candidates[0].display().to_string()
            } else {
                "libnvrtc.so.13, .12, .11.2 where the system keeps libraries, in CUDA_PATH, /usr/local/cuda, ~/.cache/kiln/python and Python's site-packages"
                    .into()
            },
            package: "libnvrtc11.2 (which knows nothing newer than sm_87; pip install nvidia-cuda-nvrtc brings the newest)".into(),
        })
    }

    /// AMD's: where the loader or ROCm keep it.
    pub(crate) fn hip(device: &str, library: Option<PathBuf>) -> Result<Rtc> {
        let root = std::env::var_os("ROCM_PATH").map_or_else(|| PathBuf::from("/opt/rocm"), PathBuf::from);
        let names = ["libhiprtc.so.7", "libhiprtc.so.6", "libhiprtc.so"];
        let usual = || names.iter().map(PathBuf::from).chain([root.join("lib/libhiprtc.so")]).collect();
        let candidates: Vec<PathBuf> = library.map_or_else(usual, |file| vec![file]);
        Rtc::find(&candidates, &HIPRTC, "hiprtc").ok_or_else(|| RuntimeError::Missing {
            device: device.into(),
            what: "hiprtc, ROCm's compiler".into(),
            searched: format!("{} where the system keeps libraries, and {}", names.join(", "), root.display()),
            package: "libamdhip64-5".into(),
        })
    }

    fn find(candidates: &[PathBuf], names: &'static Names, title: &str) -> Option<Rtc> {
        candidates.iter().find_map(|file| Rtc::open(file, names, title))
    }

    fn open(file: &Path, names: &'static Names, title: &str) -> Option<Rtc> {
        // SAFETY: the library's initialisers are its vendor's; the path or name was given or is one of the vendor's.
        let library = unsafe { Library::new(file) }.ok()?;
        // SAFETY: the types are those of the vendor's header, which has not changed them since the first version of each; the library
        // stays open as long as the functions, in the same structure.
        unsafe {
            let version = *library.get::<Version>(names.version).ok()?;
            let (mut major, mut minor) = (0, 0);
            if version(&mut major, &mut minor) != 0 {
                return None;
            }
            Some(Rtc {
                names,
                version: format!("{title} {major}.{minor}"),
                create: *library.get(names.create).ok()?,
                compile: *library.get(names.compile).ok()?,
                log: (*library.get(names.log_size).ok()?, *library.get(names.log).ok()?),
                object: (*library.get(names.object_size).ok()?, *library.get(names.object).ok()?),
                destroy: *library.get(names.destroy).ok()?,
                _library: library,
            })
        }
    }

    pub(crate) fn compile(&self, text: &str, architecture: &str) -> std::result::Result<Code, String> {
        let text = CString::new(text).map_err(|e| e.to_string())?;
        let options = self.names.flags.iter().map(ToString::to_string).chain([format!("{}{architecture}", self.names.architecture)]);
        let options: Vec<CString> = options.map(CString::new).collect::<std::result::Result<_, _>>().map_err(|e| e.to_string())?;
        let options: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
        let mut program = Program { rtc: self, handle: ptr::null_mut() };
        // SAFETY: the text ends with a zero; there are no headers.
        let made = unsafe { (self.create)(&mut program.handle, text.as_ptr(), c"kernel".as_ptr(), 0, ptr::null(), ptr::null()) };
        if made != 0 {
            return Err(format!("{} makes no program: error {made}", self.version));
        }
        // SAFETY: as many options as are counted, all alive, each ends with a zero.
        let compiled = unsafe { (self.compile)(program.handle, options.len() as c_int, options.as_ptr()) };
        if compiled != 0 {
            let log = program.bytes(self.log)?;
            let log = CStr::from_bytes_until_nul(&log).map_or_else(|_| String::new(), |log| log.to_string_lossy().into_owned());
            return Err(format!("error {compiled}\n{log}"));
        }
        Ok(Code { object: program.bytes(self.object)?, assembly: None })
    }
}

/// A program of the library, destroyed when this is dropped.
struct Program<'a> {
    rtc: &'a Rtc,
    handle: Handle,
}

impl Program<'_> {
    fn bytes(&self, (size, copy): (Size, Copy)) -> std::result::Result<Vec<u8>, String> {
        let failed = |error| format!("{} gives nothing back: error {error}", self.rtc.version);
        let mut count = 0;
        // SAFETY: the program is one of this library.
        let error = unsafe { size(self.handle, &mut count) };
        let mut bytes = vec![0u8; count];
        // SAFETY: the library writes as many bytes as it has just said.
        let error = if error != 0 { error } else { unsafe { copy(self.handle, bytes.as_mut_ptr().cast()) } };
        if error == 0 { Ok(bytes) } else { Err(failed(error)) }
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        if !self.handle.is_null() {
            // SAFETY: made by this library, used by nobody else.
            unsafe { (self.rtc.destroy)(&mut self.handle) };
        }
    }
}

/// Names that the loader looks up, then files where CUDA and Python's packages put it, the newest first.
fn nvrtc_files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = ["libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"].map(PathBuf::from).into();
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from);
    let cuda = [variable("CUDA_PATH"), variable("CUDA_HOME"), Some("/usr/local/cuda".into())];
    let mut folders: Vec<PathBuf> = cuda.into_iter().flatten().map(|root| root.join("lib64")).collect();
    let home = variable("HOME").unwrap_or_default();
    let python = [variable("VIRTUAL_ENV").unwrap_or_default(), home.join(".local"), "/usr/local".into(), "/usr".into()];
    let versions = python.iter().flat_map(|root| list(&root.join("lib"), "python3"));
    let packages = versions.flat_map(|python| [python.join("site-packages"), python.join("dist-packages")]);
    for packages in std::iter::once(home.join(".cache/kiln/python")).chain(packages) {
        folders.extend(list(&packages.join("nvidia"), "c").into_iter().map(|package| package.join("lib")));
    }
    files.extend(folders.iter().flat_map(|folder| list(folder, "libnvrtc.so")));
    files
}

/// What is in a folder under names that start so, the greatest first.
fn list(folder: &Path, start: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(std::result::Result::ok);
    let mut found: Vec<PathBuf> =
        entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(start)).map(|entry| entry.path()).collect();
    found.sort();
    found.reverse();
    found
}
