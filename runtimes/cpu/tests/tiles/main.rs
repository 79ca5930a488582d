//! Products of bf16 by registers of tiles, in the machine's code: where the processor has none, their instructions are emulated.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod emulate;

use kiln_cpu::{CpuDevice, CpuOptions, Engine, Level};
use kiln_kernels::ir::text::parse_kernel;
use kiln_kernels::lower::{MatrixUnit, defaults, lower};
use kiln_runtime::{Device, Slice};
use std::sync::atomic::Ordering;

/// A device that makes code for tiles; a line says so where it cannot be made.
fn device() -> Option<CpuDevice> {
    if Level::detect() < Level::Avx512 {
        eprintln!("skipped: the code around tiles is AVX-512's");
        return None;
    }
    emulate::install();
    let options = CpuOptions { engine: Engine::Llvm, unit: Some(MatrixUnit::tiles()), ..CpuOptions::default() };
    CpuDevice::new(options).inspect_err(|e| eprintln!("skipped: {e}")).ok()
}

fn halves(n: i64, seed: i64) -> Vec<u8> {
    (0..n).flat_map(|i| ((((i * 7919 + seed) % 1009) as f32 / 500.0 - 1.0).to_bits() >> 16).to_le_bytes()[..2].to_vec()).collect()
}

fn half(bytes: &[u8], at: i64) -> f64 {
    let at = 2 * at as usize;
    f64::from(f32::from_bits(u32::from(u16::from_le_bytes([bytes[at], bytes[at + 1]])) << 16))
}

/// c[m, n] = sum over k of a b; an operand that is transposed lies the other way round.
fn product([m, n, k]: [i64; 3], [ta, tb]: [bool; 2]) -> String {
    let (a, b) = (if ta { (1, m) } else { (k, 1) }, if tb { (1, k) } else { (n, 1) });
    format!(
        "kernel half
%0: bf16[{}] read
%1: bf16[{}] read
%2: f32[{}] write
r0: {m}
r1: {n}
r2: {k}
domain r0 r1
i = range r0 : i64
j = range r1 : i64
k = range r2 : i64
a0 = const {} : i64
a1 = const {} : i64
b0 = const {} : i64
b1 = const {} : i64
n = const {n} : i64
ai = mul i a0 : i64
ak = mul k a1 : i64
at_a = add ai ak : i64
bk = mul k b0 : i64
bj = mul j b1 : i64
at_b = add bk bj : i64
a = load %0 at_a : bf16
b = load %1 at_b : bf16
x = cast a : f32
y = cast b : f32
c = dot x y over r2 : f32
row = mul i n : i64
at = add row j : i64
store %2[at] = c
",
        m * k,
        n * k,
        m * n,
        a.0,
        a.1,
        b.0,
        b.1
    )
}

#[test]
fn products_of_halves_by_tiles() {
    let Some(device) = device() else { return };
    for [m, n, k] in [[64, 64, 64], [33, 70, 37], [16, 32, 600], [100, 35, 1100], [7, 64, 96]] {
        for layout in [[false, false], [false, true], [true, false], [true, true]] {
            let text = product([m, n, k], layout);
            let kernel = parse_kernel(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let schedule = defaults::schedule(&kernel, device.target());
            assert!(schedule.tiles().any(|(_, tile)| tile.unit == Some(MatrixUnit::tiles())), "{schedule}");
            let before = emulate::PRODUCTS.load(Ordering::Relaxed);
            let (a, b) = (halves(m * k, 3), halves(n * k, 11));
            let slices = [a.clone(), b.clone(), vec![0xff; 4 * (m * n) as usize]].map(|bytes| {
                let buffer = device.allocate(bytes.len()).unwrap();
                buffer.write(0, &bytes).unwrap();
                Slice::whole(buffer)
            });
            device.compile(&lower(&kernel, &schedule)).unwrap().launch(&slices).unwrap();
            let got = slices[2].read().unwrap();
            for at in 0..m * n {
                let (i, j) = (at / n, at % n);
                let [ta, tb] = layout;
                let products =
                    (0..k).map(|p| half(&a, if ta { p * m + i } else { i * k + p }) * half(&b, if tb { j * k + p } else { p * n + j }));
                let (want, size) = products.fold((0.0, 0.0), |(sum, size), x| (sum + x, size + x.abs()));
                let got = f64::from(f32::from_le_bytes(got[4 * at as usize..][..4].try_into().unwrap()));
                assert!((got - want).abs() <= 1e-6 * size, "{m}x{k}x{n} {layout:?} at {i}, {j}: {got}, exactly {want}");
            }
            let tiles = (m as u64).div_ceil(16) * (n as u64).div_ceil(16) * (k as u64).div_ceil(32);
            let done = emulate::PRODUCTS.load(Ordering::Relaxed) - before;
            // A processor that has tiles may not trap.
            let has_tiles = std::arch::x86_64::__cpuid_count(7, 0).edx >> 24 & 1 == 1;
            assert!(has_tiles || done as u64 >= tiles, "{done} of {tiles} products");
        }
    }
}
