//! The drivers' functions: one table with both vendors' names.

use kiln_runtime::{Result, RuntimeError};
use libloading::Library;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::path::PathBuf;

/// Whose driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Api {
    /// NVIDIA's.
    Cuda,
    /// AMD's.
    Hip,
}

/// A pointer of the driver's, or of the device's: as wide as a number, and nobody here follows it.
pub(crate) type Handle = usize;

/// What both drivers call a lack of memory.
pub(crate) const OUT_OF_MEMORY: c_int = 2;

macro_rules! functions {
    ($($name:ident $cuda:literal $hip:literal ($($arg:ty),*);)*) => {
        /// A driver that is open.
        pub(crate) struct Driver {
            pub(crate) api: Api,
            $(pub(crate) $name: unsafe extern "C" fn($($arg),*) -> c_int,)*
            opened: Library,
        }

        impl Driver {
            /// The functions of a library; the error names the first that is not there.
            fn functions(library: Library, api: Api) -> std::result::Result<Driver, &'static str> {
                let pick = |cuda: &'static str, hip: &'static str| if api == Api::Cuda { cuda } else { hip };
                $(
                    let name = pick($cuda, $hip);
                    // SAFETY: the types are those of the vendors' headers, pointers and handles being as wide as a number; the library stays
                    // open as long as the functions, in the same structure.
                    let $name = *unsafe { library.get(name) }.map_err(|_| name)?;
                )*
                Ok(Driver { api, $($name,)* opened: library })
            }
        }
    };
}

functions! {
    init "cuInit" "hipInit" (c_uint);
    count "cuDeviceGetCount" "hipGetDeviceCount" (*mut c_int);
    device "cuDeviceGet" "hipDeviceGet" (*mut c_int, c_int);
    device_name "cuDeviceGetName" "hipDeviceGetName" (*mut c_char, c_int, c_int);
    total_memory "cuDeviceTotalMem_v2" "hipDeviceTotalMem" (*mut usize, c_int);
    retain "cuDevicePrimaryCtxRetain" "hipDevicePrimaryCtxRetain" (*mut Handle, c_int);
    enter "cuCtxSetCurrent" "hipCtxSetCurrent" (Handle);
    allocate "cuMemAlloc_v2" "hipMalloc" (*mut Handle, usize);
    free "cuMemFree_v2" "hipFree" (Handle);
    allocate_host "cuMemHostAlloc" "hipHostMalloc" (*mut *mut u8, usize, c_uint);
    free_host "cuMemFreeHost" "hipHostFree" (*mut u8);
    upload "cuMemcpyHtoDAsync_v2" "hipMemcpyHtoDAsync" (Handle, *const u8, usize, Handle);
    download "cuMemcpyDtoHAsync_v2" "hipMemcpyDtoHAsync" (*mut u8, Handle, usize, Handle);
    fill "cuMemsetD8Async" "hipMemsetD8Async" (Handle, u8, usize, Handle);
    load "cuModuleLoadData" "hipModuleLoadData" (*mut Handle, *const u8);
    unload "cuModuleUnload" "hipModuleUnload" (Handle);
    function "cuModuleGetFunction" "hipModuleGetFunction" (*mut Handle, Handle, *const c_char);
    launch "cuLaunchKernel" "hipModuleLaunchKernel"
        (Handle, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, Handle, *mut *mut c_void, *mut *mut c_void);
    stream "cuStreamCreate" "hipStreamCreateWithFlags" (*mut Handle, c_uint);
    wait "cuStreamSynchronize" "hipStreamSynchronize" (Handle);
    begin_capture "cuStreamBeginCapture_v2" "hipStreamBeginCapture" (Handle, c_int);
    end_capture "cuStreamEndCapture" "hipStreamEndCapture" (Handle, *mut Handle);
    instantiate "cuGraphInstantiateWithFlags" "hipGraphInstantiateWithFlags" (*mut Handle, Handle, u64);
    replay "cuGraphLaunch" "hipGraphLaunch" (Handle, Handle);
    free_graph "cuGraphDestroy" "hipGraphDestroy" (Handle);
    free_recording "cuGraphExecDestroy" "hipGraphExecDestroy" (Handle);
    event "cuEventCreate" "hipEventCreateWithFlags" (*mut Handle, c_uint);
    note "cuEventRecord" "hipEventRecord" (Handle, Handle);
    elapsed "cuEventElapsedTime" "hipEventElapsedTime" (*mut f32, Handle, Handle);
    free_event "cuEventDestroy_v2" "hipEventDestroy" (Handle);
}

impl Api {
    /// What devices of this driver are called.
    pub(crate) fn name(self) -> &'static str {
        if self == Api::Cuda { "cuda" } else { "hip" }
    }

    /// The files of the driver, in the order in which they are tried.
    fn files(self) -> Vec<PathBuf> {
        match self {
            Api::Cuda => ["libcuda.so.1", "libcuda.so", "nvcuda.dll"].map(PathBuf::from).into(),
            Api::Hip => {
                let root = std::env::var_os("ROCM_PATH").map_or_else(|| PathBuf::from("/opt/rocm"), PathBuf::from);
                let names = ["libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so"].map(PathBuf::from);
                names.into_iter().chain([root.join("lib/libamdhip64.so")]).collect()
            }
        }
    }
}

impl Driver {
    /// Opens a driver: that file, or the first that there is. `device` is named in errors.
    pub(crate) fn open(device: &str, api: Api, file: Option<PathBuf>) -> Result<Driver> {
        let files = file.map_or_else(|| api.files(), |file| vec![file]);
        // SAFETY: the library's initialisers are its vendor's; the path or name was given or is the vendor's.
        let library = files.iter().find_map(|file| unsafe { Library::new(file) }.ok());
        let Some(library) = library else {
            let (what, package) = match api {
                Api::Cuda => ("NVIDIA's driver", "nvidia-driver"),
                Api::Hip => ("AMD's HIP runtime", "libamdhip64-5 (for gfx1100: ROCm 6 or newer, from AMD)"),
            };
            let searched: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
            return Err(RuntimeError::Missing {
                device: device.into(),
                what: what.into(),
                searched: format!("{} where the system keeps libraries", searched.join(", ")),
                package: package.into(),
            });
        };
        let old = |name| RuntimeError::Device { device: device.into(), reason: format!("its driver is too old: it has no {name}") };
        Driver::functions(library, api).map_err(old)
    }

    /// What an error's number means.
    pub(crate) fn words(&self, error: c_int) -> String {
        let mut text: *const c_char = std::ptr::null();
        // SAFETY: the types are those of the vendors' headers: NVIDIA's writes a pointer, AMD's gives it.
        unsafe {
            match self.api {
                Api::Cuda => {
                    if let Ok(words) = self.opened.get::<unsafe extern "C" fn(c_int, *mut *const c_char) -> c_int>("cuGetErrorString") {
                        words(error, &mut text);
                    }
                }
                Api::Hip => {
                    if let Ok(words) = self.opened.get::<unsafe extern "C" fn(c_int) -> *const c_char>("hipGetErrorString") {
                        text = words(error);
                    }
                }
            }
        }
        // SAFETY: the text is the driver's own, and stays.
        let text = if text.is_null() { "unknown" } else { unsafe { CStr::from_ptr(text) }.to_str().unwrap_or("unknown") };
        format!("{text} ({} error {error})", self.api.name())
    }

    /// The architecture of a device, as compilers take it.
    pub(crate) fn architecture(&self, device: c_int) -> Option<String> {
        if self.api == Api::Cuda { self.compute_capability(device) } else { self.gfx(device) }
    }

    fn compute_capability(&self, device: c_int) -> Option<String> {
        type Attribute = unsafe extern "C" fn(*mut c_int, c_int, c_int) -> c_int;
        const MAJOR_MINOR: [c_int; 2] = [75, 76];
        // SAFETY: the type is that of the header.
        let attribute = unsafe { self.opened.get::<Attribute>("cuDeviceGetAttribute") }.ok()?;
        let mut version = [0; 2];
        for (number, attribute_number) in version.iter_mut().zip(MAJOR_MINOR) {
            // SAFETY: the number is written there.
            (unsafe { attribute(number, attribute_number, device) } == 0).then_some(())?;
        }
        let [major, minor] = version;
        // Objects for what is only in this one may be asked for since 9.0.
        Some(format!("sm_{major}{minor}{}", if major >= 9 { "a" } else { "" }))
    }

    /// HIP gives a structure that every version lays out anew, in which the name of the architecture is the only text that begins so behind
    /// the device's own name.
    fn gfx(&self, device: c_int) -> Option<String> {
        const NAME: usize = 256;
        let mut properties = vec![0u8; 16 << 10];
        // SAFETY: no version's structure is nearly as large.
        unsafe {
            type Properties = unsafe extern "C" fn(*mut u8, c_int) -> c_int;
            let get = self.opened.get::<Properties>("hipGetDevicePropertiesR0600");
            let get = get.or_else(|_| self.opened.get::<Properties>("hipGetDeviceProperties")).ok()?;
            (get(properties.as_mut_ptr(), device) == 0).then_some(())?;
        }
        let at = NAME + properties[NAME..].windows(3).position(|w| w == b"gfx")?;
        let name = properties[at..].iter().take_while(|b| b.is_ascii_alphanumeric());
        Some(name.map(|&b| char::from(b)).collect())
    }
}
