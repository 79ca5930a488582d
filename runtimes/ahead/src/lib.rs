//! Compilers of kernels for graphics processors, which need not be there: clang for AMD's, NVRTC for NVIDIA's, AMD's hiprtc where its driver
//! is. None is linked: programs and libraries are looked for at run time. [`facts`] reads what an object says of itself.

mod clang;
mod facts;
mod inner;
mod message;
mod rtc;

pub use facts::{Facts, facts, matrix_instructions};
pub use inner::{Inner, inner};

use clang::Clang;
use kiln_kernels::lower::devices::Vendor;
use kiln_runtime::cache::{Cache, Key};
use kiln_runtime::{Result, RuntimeError};
use rtc::Rtc;
use std::path::PathBuf;

/// Bytes that the cache may hold.
const CACHE_LIMIT: u64 = 512 << 20;

/// Where compilers are, and where what they made is kept.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// clang; looked for by its usual names, if none is given.
    pub clang: Option<PathBuf>,
    /// The library of NVRTC; likewise.
    pub nvrtc: Option<PathBuf>,
    /// The library of hiprtc; likewise.
    pub hiprtc: Option<PathBuf>,
    /// The folder where objects are kept; they are not, if none is given.
    pub cache: Option<PathBuf>,
}

/// What was compiled.
#[derive(Clone, Debug)]
pub struct Code {
    /// The object: ELF, to be given to a driver.
    pub object: Vec<u8>,
    /// Its instructions as text, where the compiler writes any.
    pub assembly: Option<String>,
}

/// A compiler for one architecture.
#[derive(Debug)]
pub struct Compiler {
    architecture: String,
    kind: Kind,
    cache: Option<Cache>,
}

#[derive(Debug)]
enum Kind {
    Clang(Clang),
    Rtc(Rtc),
}

impl Compiler {
    /// The compiler for an architecture (`gfx1100`, `sm_90a`) that need not be there. `device` is named in errors.
    ///
    /// # Errors
    /// If there is none; for Metal and OpenCL, which are compiled where they run.
    pub fn ahead(device: &str, vendor: Vendor, architecture: &str, places: &Places) -> Result<Compiler> {
        let kind = match vendor {
            Vendor::Hip => Kind::Clang(Clang::find(device, places.clang.clone())?),
            Vendor::Cuda => Kind::Rtc(Rtc::cuda(device, places.nvrtc.clone())?),
            Vendor::Metal | Vendor::OpenCl => {
                let reason = "its kernels are compiled by the driver, where they run".into();
                return Err(RuntimeError::Device { device: device.into(), reason });
            }
        };
        Ok(Compiler::of(kind, architecture, places))
    }

    /// The compiler for an architecture that is there: AMD's own library before clang.
    ///
    /// # Errors
    /// As [`Compiler::ahead`].
    pub fn here(device: &str, vendor: Vendor, architecture: &str, places: &Places) -> Result<Compiler> {
        let own = (vendor == Vendor::Hip).then(|| Rtc::hip(device, places.hiprtc.clone()).ok()).flatten();
        match own {
            Some(rtc) => Ok(Compiler::of(Kind::Rtc(rtc), architecture, places)),
            None => Compiler::ahead(device, vendor, architecture, places),
        }
    }

    fn of(kind: Kind, architecture: &str, places: &Places) -> Compiler {
        let cache = places.cache.clone().map(|folder| Cache::new(folder, CACHE_LIMIT));
        Compiler { architecture: architecture.into(), kind, cache }
    }

    /// What it is, with its version.
    pub fn version(&self) -> &str {
        match &self.kind {
            Kind::Clang(clang) => &clang.version,
            Kind::Rtc(rtc) => &rtc.version,
        }
    }

    /// Compiles a kernel's text, as its dialect's renderer writes it; the error is the compiler's log.
    pub fn compile(&self, text: &str) -> std::result::Result<Code, String> {
        match &self.kind {
            Kind::Clang(clang) => clang.compile(text, &self.architecture),
            Kind::Rtc(rtc) => rtc.compile(text, &self.architecture),
        }
    }

    /// The object alone, compiled now or before.
    ///
    /// # Errors
    /// The compiler's log.
    pub fn object(&self, text: &str) -> std::result::Result<Vec<u8>, String> {
        let key = Key::of(&[b"gpu", text.as_bytes(), self.architecture.as_bytes(), self.version().as_bytes()]);
        if let Some(object) = self.cache.as_ref().and_then(|cache| cache.get(key)) {
            return Ok(object);
        }
        let object = self.compile(text)?.object;
        if let Some(cache) = &self.cache {
            cache.put(key, &object);
        }
        Ok(object)
    }
}
