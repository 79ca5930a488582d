//! The processor that this runs on: how wide its vectors are, and how large its caches.

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
        Target { l1: cache(1).unwrap_or(usual.l1), l2: cache(2).unwrap_or(usual.l2), ..usual }
    }
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
    fn levels_have_names_and_targets() {
        for level in Level::ALL {
            assert_eq!(Level::parse(level.name()), Some(level));
            let target = level.target(3);
            assert_eq!(target.threads, 3);
            assert!(target.l1 >= 1 << 12 && target.l2 >= target.l1, "{target:?}");
        }
        assert_eq!(Level::Avx512.target(1).lanes, 16);
        assert_eq!(Level::parse("avx1024"), None);
    }
}
