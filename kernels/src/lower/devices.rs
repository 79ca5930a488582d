//! Graphics processors as data: what schedules, launches and the roofline need to know of each.
//!
//! Figures are the vendors': data sheets for clocks, peaks and bandwidths, instruction manuals and programming guides for what a unit holds.
//! Peaks are those of dense operands at the boost clock.

use super::target::{Groups, Target};
use crate::program::{Program, WaveUnit};
use crate::render::Limits;

/// The language and the vendor's interface that a processor is programmed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vendor {
    /// HIP: AMD.
    Hip,
    /// CUDA: NVIDIA.
    Cuda,
    /// Metal: Apple.
    Metal,
    /// OpenCL: anyone.
    OpenCl,
}

/// What multiplies matrices of bf16, with sums in f32: `rows x columns x depth` by one wave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Multiplier {
    /// Rows, columns and depth of one multiplication.
    pub shape: [u8; 3],
    /// Floating-point operations a second, of the whole processor.
    pub peak: f64,
}

/// A processor. A *unit* is what a group of threads runs on: AMD's compute unit, NVIDIA's streaming multiprocessor, Apple's core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gpu {
    /// The architecture's name, as compilers take it.
    pub name: &'static str,
    /// The card that the figures are of.
    pub card: &'static str,
    /// How it is programmed.
    pub vendor: Vendor,
    /// Threads that run in step.
    pub wave: u32,
    /// Units.
    pub units: u32,
    /// Waves that a unit holds at most.
    pub waves: u32,
    /// Groups that a unit holds at most.
    pub groups: u32,
    /// Threads of a group at most.
    pub group: u32,
    /// Bytes of shared memory that a group may have.
    pub shared: u32,
    /// Bytes of shared memory that a unit has.
    pub unit_shared: u32,
    /// 32-bit registers of a unit, all lanes counted.
    pub registers: u32,
    /// Registers of a thread at most, and in what steps they are given.
    pub thread_registers: [u32; 2],
    /// What multiplies matrices, if anything does.
    pub matrix: Option<Multiplier>,
    /// Operations a second in f32, a fused multiply-add being two.
    pub f32_peak: f64,
    /// Clocks a second.
    pub clock: f64,
    /// Bytes a second from and to memory.
    pub bandwidth: f64,
    /// Bytes that a unit's loads bring at most in one clock.
    pub load_width: u32,
    /// Bytes of the last cache before memory.
    pub cache: u32,
}

/// Threads of a unit that are to be there at once, so that some can go on while others wait: two groups of 256.
const RESIDENT: u32 = 512;

const KIB: u32 = 1 << 10;
const MIB: u32 = 1 << 20;

const fn multiplier(shape: [u8; 3], peak: f64) -> Option<Multiplier> {
    Some(Multiplier { shape, peak })
}

/// AMD RX 7900 XTX. "RDNA3 Instruction Set Architecture" (wave32, 64 KiB of LDS a group and 128 KiB a pair of units, WMMA 16x16x16); AMD's
/// product page (96 units, 2.5 GHz, 61.4 and 122.8 TFLOPS, 960 GB/s, 96 MB of Infinity Cache); LLVM's "User Guide for AMDGPU Backend" (1536
/// registers a SIMD given in steps of 24, 16 waves a SIMD, two SIMDs a unit).
const GFX1100: Gpu = Gpu {
    name: "gfx1100",
    card: "Radeon RX 7900 XTX",
    vendor: Vendor::Hip,
    wave: 32,
    units: 96,
    waves: 32,
    groups: 32,
    group: 1024,
    shared: 64 * KIB,
    unit_shared: 64 * KIB,
    registers: 2 * 1536 * 32,
    thread_registers: [256, 24],
    matrix: multiplier([16, 16, 16], 122.8e12),
    f32_peak: 61.4e12,
    clock: 2.5e9,
    bandwidth: 960e9,
    load_width: 128,
    cache: 96 * MIB,
};

/// AMD Instinct MI250, one of its two dies, which are a device each. "AMD Instinct MI200 Instruction Set Architecture" (wave64, 512 registers a
/// thread, 64 KiB of LDS); AMD's data sheet, halved (208 units, 1.7 GHz, 45.3 and 362.1 TFLOPS, 3276.8 GB/s).
const GFX90A: Gpu = Gpu {
    name: "gfx90a",
    card: "Instinct MI250, one die",
    vendor: Vendor::Hip,
    wave: 64,
    units: 104,
    waves: 32,
    groups: 32,
    group: 1024,
    shared: 64 * KIB,
    unit_shared: 64 * KIB,
    registers: 4 * 512 * 64,
    thread_registers: [512, 8],
    matrix: multiplier([16, 16, 16], 181.0e12),
    f32_peak: 22.6e12,
    clock: 1.7e9,
    bandwidth: 1638.4e9,
    load_width: 64,
    cache: 8 * MIB,
};

/// AMD Instinct MI300X. "AMD Instinct MI300 Instruction Set Architecture" (as MI200; `v_mfma_f32_16x16x16_bf16`); AMD's data sheet (304 units, 2.1 GHz, 163.4 and
/// 1307.4 TFLOPS, 5.3 TB/s, 256 MB of Infinity Cache).
const GFX942: Gpu = Gpu {
    name: "gfx942",
    card: "Instinct MI300X",
    units: 304,
    matrix: multiplier([16, 16, 16], 1307.4e12),
    f32_peak: 163.4e12,
    clock: 2.1e9,
    bandwidth: 5300e9,
    cache: 256 * MIB,
    ..GFX90A
};

/// NVIDIA A100. "CUDA C++ Programming Guide", technical specifications for compute capability 8.0; NVIDIA's data sheet for the card of 40 GB
/// (108 units, 1.41 GHz, 19.5 and 312 TFLOPS, 1555 GB/s, 40 MB of second-level cache).
const SM_80: Gpu = Gpu {
    name: "sm_80",
    card: "A100",
    vendor: Vendor::Cuda,
    wave: 32,
    units: 108,
    waves: 64,
    groups: 32,
    group: 1024,
    shared: 163 * KIB,
    unit_shared: 164 * KIB,
    registers: 64 * KIB,
    thread_registers: [255, 8],
    matrix: multiplier([16, 8, 16], 312e12),
    f32_peak: 19.5e12,
    clock: 1.41e9,
    bandwidth: 1555e9,
    load_width: 128,
    cache: 40 * MIB,
};

/// NVIDIA RTX 4090. As `SM_80`, compute capability 8.9; "NVIDIA Ada GPU Architecture" (128 units, 2.52 GHz, 82.6 TFLOPS, 165.2 in bf16 with sums in
/// f32, 1008 GB/s, 72 MB of second-level cache).
const SM_89: Gpu = Gpu {
    name: "sm_89",
    card: "GeForce RTX 4090",
    units: 128,
    waves: 48,
    groups: 24,
    shared: 99 * KIB,
    unit_shared: 100 * KIB,
    matrix: multiplier([16, 8, 16], 165.2e12),
    f32_peak: 82.6e12,
    clock: 2.52e9,
    bandwidth: 1008e9,
    cache: 72 * MIB,
    ..SM_80
};

/// NVIDIA H100 SXM, and H200, which differs in its memory alone (4.8 TB/s). As `SM_80`, compute capability 9.0; "NVIDIA H100 Tensor Core GPU
/// Architecture" (132 units, 1.98 GHz, 66.9 and 989.4 TFLOPS, 3352 GB/s, 50 MB of second-level cache). Its peak is that of wgmma.
const SM_90: Gpu = Gpu {
    name: "sm_90",
    card: "H100 SXM",
    units: 132,
    shared: 227 * KIB,
    unit_shared: 228 * KIB,
    matrix: multiplier([16, 8, 16], 989.4e12),
    f32_peak: 66.9e12,
    clock: 1.98e9,
    bandwidth: 3352e9,
    cache: 50 * MIB,
    ..SM_80
};

/// Apple M1, the smallest of its series, which all have its kind of core. "Metal Feature Set Tables" (family Apple7: 1024 threads and 32 KiB a
/// group, waves of 32); Apple's specifications (8 cores, 2.6 TFLOPS, 68.25 GB/s). Apple does not publish registers, resident waves or load
/// widths: those here are what was measured by others (208 KiB of registers a core, 24 waves). simdgroup_matrix runs at the rate of f32.
const APPLE: Gpu = Gpu {
    name: "apple",
    card: "M1",
    vendor: Vendor::Metal,
    wave: 32,
    units: 8,
    waves: 24,
    groups: 24,
    group: 1024,
    shared: 32 * KIB,
    unit_shared: 60 * KIB,
    registers: 52 * KIB,
    thread_registers: [256, 8],
    matrix: multiplier([8, 8, 8], 2.6e12),
    f32_peak: 2.6e12,
    clock: 1.278e9,
    bandwidth: 68.25e9,
    load_width: 64,
    cache: 8 * MIB,
};

/// What "The OpenCL Specification" 1.2 lets one rely on (32 KiB of local memory) and every driver for graphics processors allows; its speeds are
/// those of a small integrated one, so that they are of some use.
const OPENCL: Gpu = Gpu {
    name: "opencl",
    card: "any OpenCL device",
    vendor: Vendor::OpenCl,
    wave: 32,
    units: 8,
    waves: 16,
    groups: 16,
    group: 256,
    shared: 32 * KIB,
    unit_shared: 32 * KIB,
    registers: 32 * KIB,
    thread_registers: [128, 8],
    matrix: None,
    f32_peak: 1e12,
    clock: 1e9,
    bandwidth: 50e9,
    load_width: 64,
    cache: MIB,
};

impl Gpu {
    /// Every processor that is described.
    pub const ALL: [&'static Gpu; 8] = [&GFX1100, &GFX90A, &GFX942, &SM_80, &SM_89, &SM_90, &APPLE, &OPENCL];

    /// The processor of an architecture's name; `sm_90a` is `sm_90` with instructions of its own.
    pub fn named(name: &str) -> Option<&'static Gpu> {
        let plain = if name.starts_with("sm_") { name.trim_end_matches(['a', 'f']) } else { name };
        Gpu::ALL.into_iter().find(|gpu| gpu.name == plain)
    }

    /// What is nearest to an architecture that may not be described: for NVIDIA's the newest that is not newer, for AMD's one of as wide
    /// waves.
    pub fn like(name: &str, wave: u32) -> &'static Gpu {
        if let Some(gpu) = Gpu::named(name) {
            return gpu;
        }
        let number = |name: &str| name.strip_prefix("sm_").and_then(|n| n.trim_end_matches(['a', 'f']).parse::<u32>().ok());
        match number(name) {
            Some(wanted) => {
                let older = Gpu::ALL.into_iter().filter(|gpu| number(gpu.name).is_some_and(|n| n <= wanted));
                older.max_by_key(|gpu| number(gpu.name)).unwrap_or(&SM_80)
            }
            None if name.starts_with("gfx") => {
                if wave == 64 {
                    &GFX90A
                } else {
                    &GFX1100
                }
            }
            None => &OPENCL,
        }
    }

    /// What the lowering may use.
    pub fn target(&self) -> Target {
        let limits = self.limits();
        let groups = Groups {
            wave: self.wave,
            threads: limits.group,
            shared: limits.shared as u32,
            registers: (self.registers / RESIDENT).min(self.thread_registers[0]),
            processors: self.units,
            smallest: Groups::USUAL.smallest,
            unit: self.wave_unit(),
        };
        Target { groups: Some(groups), ..Target::GRID }
    }

    /// The matrix unit, where it is worth using and a dialect writes it: Apple's multiplies no faster than its other lanes.
    fn wave_unit(&self) -> Option<WaveUnit> {
        let [rows, columns, depth] = self.matrix.filter(|m| m.peak > self.f32_peak)?.shape;
        Some(WaveUnit { wave: self.wave as u8, rows, columns, depth })
    }

    /// What a launch may use.
    pub fn limits(&self) -> Limits {
        // More than 48 KiB has to be asked for in CUDA at each launch.
        let most = if self.vendor == Vendor::Cuda { 48 * KIB } else { self.shared };
        Limits { group: self.group.min(Limits::USUAL.group), shared: self.shared.min(most) as usize, ..Limits::USUAL }
    }

    /// Waves that a unit holds at once, of groups of so many threads with so many registers and so much shared memory each; and all that it
    /// could hold.
    pub fn occupancy(&self, group: u32, registers: u32, shared: u32) -> [u32; 2] {
        let waves = group.max(1).div_ceil(self.wave);
        let [_, step] = self.thread_registers;
        let each = registers.max(1).next_multiple_of(step) * self.wave * waves;
        let by_shared = self.unit_shared.checked_div(shared).unwrap_or(u32::MAX);
        let groups = (self.registers / each).min(by_shared).min(self.waves / waves).min(self.groups);
        [groups * waves, self.waves]
    }

    /// The language of its kernels.
    pub fn dialect(&self) -> &'static crate::render::Dialect {
        match self.vendor {
            Vendor::Hip => &crate::render::HIP,
            Vendor::Cuda => &crate::render::CUDA,
            Vendor::Metal => &crate::render::METAL,
            Vendor::OpenCl => &crate::render::OPENCL,
        }
    }
}

/// What a launch costs at least, however little it does, in seconds: what drivers take to start a kernel from a graph.
const LAUNCH: f64 = 2e-6;

/// The roofline: the time that a program takes at least on a processor, in seconds, and what it waits for longest.
///
/// The longest of four, and what a launch costs on top:
/// * matrix multiplications at the peak of what multiplies matrices;
/// * all other operations at the peak of f32;
/// * each parameter's bytes once, from or to memory;
/// * the bytes that loads ask for, each as often as it is asked for, at the width of the units' loads.
///
/// All but memory are shared by the units that have a group. Nothing runs faster; how much slower it runs is for a measurement to say.
pub fn roofline(program: &Program, gpu: &Gpu, groups: u32) -> (f64, &'static str) {
    let work = crate::render::work(program);
    let busy = f64::from(groups.clamp(1, gpu.units)) / f64::from(gpu.units);
    let once: f64 = program.params.iter().map(|p| p.len.max(0) as f64 * p.dtype.size() as f64).sum();
    let matrix = work.matrix_flops.min(work.flops) as f64;
    let roofs = [
        (matrix / gpu.matrix.map_or(gpu.f32_peak, |m| m.peak) / busy, "matrix"),
        ((work.flops as f64 - matrix) / gpu.f32_peak / busy, "f32"),
        (once / gpu.bandwidth, "memory"),
        (work.loaded as f64 / (f64::from(gpu.load_width) * gpu.clock * f64::from(gpu.units)) / busy, "loads"),
    ];
    let (time, roof) = roofs.into_iter().fold((0.0, "launch"), |a, b| if b.0 > a.0 { b } else { a });
    (time + LAUNCH, if time < LAUNCH { "launch" } else { roof })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_program;

    #[test]
    fn names_lead_to_processors() {
        for gpu in Gpu::ALL {
            assert_eq!(Gpu::named(gpu.name), Some(gpu));
        }
        assert_eq!(Gpu::named("sm_90a").map(|g| g.name), Some("sm_90"));
        assert_eq!(Gpu::named("gfx90"), None);
        let like = |name, wave| Gpu::like(name, wave).name;
        assert_eq!([like("sm_86", 32), like("sm_100a", 32), like("sm_75", 32)], ["sm_80", "sm_90", "sm_80"]);
        assert_eq!([like("gfx1030", 32), like("gfx908", 64), like("gfx942", 64)], ["gfx1100", "gfx90a", "gfx942"]);
    }

    /// The figures that say the same thing twice agree: a fused multiply-add in each lane and clock; a multiplier is faster than that.
    #[test]
    fn figures_agree_with_each_other() {
        for gpu in Gpu::ALL.into_iter().filter(|gpu| gpu.vendor != Vendor::OpenCl) {
            let lanes = gpu.f32_peak / (2.0 * gpu.clock * f64::from(gpu.units));
            let nearest = [64.0, 128.0, 256.0].into_iter().find(|n: &f64| (lanes / n - 1.0).abs() < 0.03);
            assert!(nearest.is_some(), "{}: {lanes:.1} lanes a unit", gpu.name);
            assert!(gpu.shared <= gpu.unit_shared && gpu.group / gpu.wave <= gpu.waves * 2, "{}", gpu.name);
            assert!(gpu.matrix.is_some_and(|m| m.peak >= gpu.f32_peak && m.shape.iter().all(|n| n.is_multiple_of(8))), "{}", gpu.name);
        }
    }

    /// By hand, from the occupancy tables of the vendors' guides.
    #[test]
    fn occupancy_is_what_fits() {
        let of = |name: &str, group, registers, shared| Gpu::named(name).unwrap().occupancy(group, registers, shared);
        assert_eq!(of("sm_80", 256, 32, 0), [64, 64]);
        assert_eq!(of("sm_80", 256, 33, 0), [48, 64], "registers come in eights");
        assert_eq!(of("sm_80", 256, 255, 0), [8, 64]);
        assert_eq!(of("sm_89", 128, 16, 50 * KIB), [8, 48], "two groups' shared memory");
        assert_eq!(of("sm_80", 32, 16, 0), [32, 64], "32 groups");
        assert_eq!(of("gfx1100", 256, 96, 0), [32, 32]);
        assert_eq!(of("gfx1100", 256, 97, 0), [24, 32], "registers come in steps of 24");
        assert_eq!(of("gfx90a", 256, 128, 0), [16, 32]);
    }

    #[test]
    fn the_roofline_is_the_longest_wait() {
        let gpu = Gpu::named("sm_80").unwrap();
        let of = |text: &str, groups| roofline(&parse_program(text).unwrap(), gpu, groups);
        let copy = "
program copy items 1000000
%0: f32[1000000] read
%1: f32[1000000] write
i = item : i64
x = load %0[i] : f32
store %1[i] = x
";
        let (time, roof) = of(copy, 4000);
        assert_eq!(roof, "memory");
        assert!((time - LAUNCH - 8e6 / 1555e9).abs() < 1e-12, "{time}");
        // One unit alone has to load it all.
        let (time, roof) = of(copy, 1);
        assert_eq!(roof, "loads");
        assert!((time - LAUNCH - 4e6 / (128.0 * 1.41e9)).abs() < 1e-9, "{time}");
        assert_eq!(of("\nprogram nothing items 0\n", 1), (LAUNCH, "launch"));
    }
}
