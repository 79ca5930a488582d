//! The environment variables that Kiln reads, each defined once: what the code looks for, what the help and the README say.

use std::fmt;
use std::path::PathBuf;

/// An environment variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// What its values mean, in Markdown.
    pub meaning: &'static str,
}

impl Setting {
    /// Its value as a path, if it is set to something.
    pub fn path(&self) -> Option<PathBuf> {
        std::env::var_os(self.name).filter(|value| !value.is_empty()).map(PathBuf::from)
    }

    /// Its value, if it is set to something.
    pub fn text(&self) -> Option<String> {
        std::env::var_os(self.name).filter(|value| !value.is_empty()).map(|value| value.to_string_lossy().into_owned())
    }
}

/// See [`Setting::meaning`].
pub const DEVICE: Setting = Setting {
    name: "KILN_DEVICE",
    meaning: "the default device: `cpu`, which compiles with LLVM where it is found and with Cranelift otherwise; `cpu:llvm` or `cpu:cranelift` to insist on one; `cpu:interpret` for the interpreter that checks every access; `cuda`, `cuda:1`, `hip`, `metal`, `opencl`, …; `emulate:…`; `--device` says the same, `kiln devices` lists all",
};
/// See [`Setting::meaning`].
pub const LLVM: Setting = Setting {
    name: "KILN_LLVM",
    meaning: "the file of LLVM's library (19 to 22), if it is not found by its usual names (Debian: `apt install libllvm22`)",
};
/// See [`Setting::meaning`].
pub const CPU: Setting = Setting {
    name: "KILN_CPU",
    meaning: "the vectors that LLVM makes code with, if not the widest there are: `baseline` (128 bits), `avx2` or `avx512`; changes times, never results in f32, and leaves matrix units unused",
};
/// See [`Setting::meaning`].
pub const EXACT: Setting = Setting {
    name: "KILN_EXACT",
    meaning: "`1`: products of bf16 as those of f32, with the same bits on every processor, instead of by a matrix unit where there is one",
};
/// See [`Setting::meaning`].
pub const TUNED: Setting = Setting {
    name: "KILN_TUNED",
    meaning: "a file of schedules that `kiln tune` found, to compile by; `--tuned` says the same; changes times, never results",
};
/// See [`Setting::meaning`].
pub const THREADS: Setting = Setting { name: "KILN_THREADS", meaning: "how many threads the CPU uses; changes times, never results" };
/// See [`Setting::meaning`].
pub const CACHE: Setting =
    Setting { name: "KILN_CACHE", meaning: "where tokenised text and compiled kernels are kept (`~/.cache/kiln`); `off` keeps no kernels" };
/// See [`Setting::meaning`].
pub const CLANG: Setting =
    Setting { name: "KILN_CLANG", meaning: "the clang for emulated devices and for AMD's processors, if not the newest in `PATH`" };
/// See [`Setting::meaning`].
pub const NVRTC: Setting = Setting {
    name: "KILN_NVRTC",
    meaning: "the library that compiles CUDA, if it is not where the loader, CUDA or Python's packages keep it",
};
/// See [`Setting::meaning`].
pub const HIPRTC: Setting = Setting {
    name: "KILN_HIPRTC",
    meaning: "the library that compiles HIP, if it is not where the loader, ROCm or Python's packages keep it",
};
/// See [`Setting::meaning`].
pub const DEBUG: Setting = Setting {
    name: "KILN_DEBUG",
    meaning: "`1` to `5`: what is shown of each kernel as it runs, each level with those below it: a line with its time, its rates and its share of the roofline, its schedule, its source, the kernel after each pass, its assembly; `--debug` says the same",
};
/// See [`Setting::meaning`].
pub const SEED: Setting =
    Setting { name: "KILN_SEED", meaning: "the order in which an emulated device goes on with its threads; 0 takes them in turn" };
/// See [`Setting::meaning`].
pub const CHECKED: Setting = Setting {
    name: "KILN_CHECKED",
    meaning: "`1`: emulated devices watch what a kernel's text does: accesses out of bounds, races, barriers that not all threads reach, loads of what nobody has written, integers that overflow, wrong lanes; the error shows the line, the thread and the values there. `finite`: also what makes a NaN or an infinity of finite numbers and stores it",
};

/// See [`Setting::meaning`].
pub const CHECK: Setting = Setting {
    name: "KILN_CHECK",
    meaning: "how many of the first batches `kiln train` checks, kernel by kernel, as `kiln debug check` does; what is wrong ends the run, and is saved",
};

/// All of them, in the README's order.
pub const ALL: [Setting; 14] = [DEVICE, LLVM, CPU, EXACT, TUNED, THREADS, CACHE, CLANG, NVRTC, HIPRTC, DEBUG, SEED, CHECKED, CHECK];

/// A row of the README's table.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "| `{}` | {} |", self.name, self.meaning)
    }
}

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn the_readme_lists_these_settings() {
        let readme = include_str!("../README.md");
        let listed: Vec<&str> = readme.lines().filter(|line| line.starts_with("| `KILN_")).collect();
        let defined: Vec<String> = ALL.iter().map(ToString::to_string).collect();
        assert_eq!(listed, defined);
    }
}
