//! The processor that this runs on: how wide its vectors are, and how large its caches.

use kiln_kernels::lower::MatrixUnit;
use kiln_runtime::Target;
use std::fs;

/// Vectors and registers that code may use. Which level runs changes times, never results.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// What every processor of the architecture has: 128 bits.
    Baseline,
    /// AVX2 with fused multiply-add: 256 bits.
    Avx2,
    /// AVX-512 F, BW, DQ and VL: 512 bits.
    Avx512,
}

impl Level {
    /// Every level, the narrowest first.
    pub const ALL: [Level; 3] = [Level::Baseline, Level::Avx2, Level::Avx512];

    /// The name by which it is asked for.
    pub fn name(self) -> &'static str {
        match self {
            Level::Baseline => "baseline",
            Level::Avx2 => "avx2",
            Level::Avx512 => "avx512",
        }
    }

    /// The level of that name.
    pub fn parse(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The widest level that this processor has.
    pub fn detect() -> Level {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::is_x86_feature_detected as has;
            if has!("avx512f") && has!("avx512bw") && has!("avx512dq") && has!("avx512vl") && has!("fma") {
                return Level::Avx512;
            }
            if has!("avx2") && has!("fma") {
                return Level::Avx2;
            }
        }
        Level::Baseline
    }

    /// What the lowering may use, with this machine's caches.
    pub(crate) fn target(self, threads: usize) -> Target {
        let (lanes, registers) = match self {
            Level::Baseline => (4, if cfg!(target_arch = "aarch64") { 32 } else { 16 }),
            Level::Avx2 => (8, 16),
            Level::Avx512 => (16, 32),
        };
        let usual = Target::new(lanes, registers, threads as u32);
        Target { l1: cache(1).unwrap_or(usual.l1), l2: cache(2).unwrap_or(usual.l2), l3: cache(3).unwrap_or(usual.l3), ..usual }
    }
}

/// What tells this kind of processor from others, as far as a compiler might care.
#[cfg(target_arch = "x86_64")]
pub(crate) fn processor() -> String {
    use std::arch::x86_64::__cpuid_count;
    // Vendor, model and stepping, and the features in leaves 1, 7, 0xd, 0x14, 0x19, 0x1e and 0x24; a processor knows the leaves up to a number.
    let leaves = [(0, 0), (1, 0), (7, 0), (7, 1), (0xd, 1), (0x14, 0), (0x19, 0), (0x1e, 1), (0x24, 0), (0x8000_0001, 0), (0x8000_0008, 0)];
    let most = [__cpuid_count(0, 0).eax, __cpuid_count(0x8000_0000, 0).eax];
    let known = leaves.into_iter().filter(|&(leaf, _)| leaf <= most[usize::from(leaf >= 0x8000_0000)]);
    let registers = known.map(|(leaf, sub)| {
        let r = __cpuid_count(leaf, sub);
        // Leaf 1 also says which core this is, and leaf 0xd how much state is in use.
        let ebx = if matches!(leaf, 1 | 0xd) { 0 } else { r.ebx };
        format!("{leaf:x}.{sub}: {:x} {ebx:x} {:x} {:x}", r.eax, r.ecx, r.edx)
    });
    registers.collect::<Vec<_>>().join("\n")
}

/// As above: what Linux says of the first processor, but for what changes from moment to moment.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let first = text.split("\n\n").next().unwrap_or_default();
    first.lines().filter(|line| !line.contains("MHz") && !line.contains("BogoMIPS")).collect::<Vec<_>>().join("\n")
}

/// The matrix unit of this processor that is faster for bf16 than fused multiply-adds in f32: tiles, where there are any. Pairs in every lane
/// are faster on AMD's processors; Intel's take them slower.
pub(crate) fn matrix_unit() -> Option<MatrixUnit> {
    #[cfg(target_arch = "x86_64")]
    if Level::detect() == Level::Avx512 && has_tiles() {
        return Some(MatrixUnit::tiles());
    }
    #[cfg(target_arch = "x86_64")]
    if Level::detect() == Level::Avx512 && std::arch::is_x86_feature_detected!("avx512bf16") {
        let vendor = std::arch::x86_64::__cpuid(0);
        let text = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes).concat();
        return (text == b"AuthenticAMD").then(|| MatrixUnit::pairs(16));
    }
    None
}

/// Whether the processor has tiles of bf16 and the system lets this process use them: both have to keep the registers of waiting threads, and
/// Linux wants to be asked (`arch_prctl`, "Using XSTATE features in user space applications" in its documentation).
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn has_tiles() -> bool {
    use std::arch::x86_64::{__cpuid, __cpuid_count};
    const ASK: libc::c_long = 0x1023;
    const TILE_DATA: libc::c_long = 18;
    let (most, saves) = (__cpuid(0).eax, __cpuid(1).ecx >> 27 & 1 == 1);
    if most < 7 || !saves || __cpuid_count(7, 0).edx >> 22 & 0b101 != 0b101 {
        return false;
    }
    // SAFETY: the system saves extended states (OSXSAVE), so there is this register, and reading it changes nothing.
    let kept = unsafe { kept_states() };
    // SAFETY: asks for a permission; nothing of this process's memory is passed.
    kept >> 17 & 0b11 == 0b11 && unsafe { libc::syscall(libc::SYS_arch_prctl, ASK, TILE_DATA) } == 0
}

/// The states that the system keeps for threads (XCR0).
///
/// # Safety
///
/// The system has to have turned `XGETBV` on.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[target_feature(enable = "xsave")]
unsafe fn kept_states() -> u64 {
    // SAFETY: as this function's.
    unsafe { std::arch::x86_64::_xgetbv(0) }
}

#[cfg(all(target_arch = "x86_64", not(target_os = "linux")))]
fn has_tiles() -> bool {
    false
}

/// Bytes of a core's data cache of that level, as Linux lists it.
fn cache(level: u32) -> Option<u32> {
    let entries = fs::read_dir("/sys/devices/system/cpu/cpu0/cache").ok()?.filter_map(Result::ok);
    entries
        .filter_map(|entry| {
            let read = |name: &str| fs::read_to_string(entry.path().join(name)).ok();
            let holds_data = read("type")?.trim() != "Instruction";
            (holds_data && read("level")?.trim().parse() == Ok(level)).then(|| bytes(read("size")?.trim()))?
        })
        .next()
}

/// A size as Linux writes it: `48K`, `1M`.
fn bytes(text: &str) -> Option<u32> {
    let (digits, unit) = match text.strip_suffix(['K', 'M']) {
        Some(digits) => (digits, if text.ends_with('K') { 1 << 10 } else { 1 << 20 }),
        None => (text, 1),
    };
    digits.parse::<u32>().ok()?.checked_mul(unit).filter(|&n| n > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_as_they_are_written() {
        assert_eq!(
            ["48K", "1M", "512", "0K", "K", "5000000K", ""].map(bytes),
            [Some(49152), Some(1 << 20), Some(512), None, None, None, None]
        );
    }

    #[test]
    fn a_processor_is_the_same_on_every_core() {
        let here = processor();
        let elsewhere: Vec<String> = (0..8).map(|_| std::thread::spawn(processor).join().unwrap()).collect();
        assert!(elsewhere.iter().all(|other| *other == here), "{here}\n{elsewhere:?}");
    }

    #[test]
    fn levels_have_names_and_targets() {
        for level in Level::ALL {
            assert_eq!(Level::parse(level.name()), Some(level));
            let target = level.target(3);
            assert_eq!(target.threads, 3);
            assert!(target.l1 >= 1 << 12 && target.l2 >= target.l1 && target.l3 >= target.l2, "{target:?}");
        }
        assert_eq!(Level::Avx512.target(1).lanes, 16);
        assert_eq!(Level::parse("avx1024"), None);
    }
}
