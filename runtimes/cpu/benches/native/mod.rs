//! The most that a processor gives, by hand: its widest fused multiply-add, and what programs have no instruction for: products of bf16
//! pairs, tiles, and stores around the caches. Each answers `None` on a machine without it.

/// Floating-point operations of so many rounds of fused multiply-adds in the widest registers.
pub(crate) fn fma(rounds: usize) -> Option<f64> {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") {
        // SAFETY: the feature was just found.
        return Some(unsafe { x86::fma_512(rounds) });
    } else if is_x86_feature_detected!("avx") && is_x86_feature_detected!("fma") {
        // SAFETY: the features were just found.
        return Some(unsafe { x86::fma_256(rounds) });
    }
    #[cfg(target_arch = "aarch64")]
    return Some(neon::fma(rounds));
    #[cfg(not(target_arch = "aarch64"))]
    {
        let _ = rounds;
        None
    }
}

/// Floating-point operations of so many rounds of bf16 dot products in vector registers (AVX-512 BF16).
pub(crate) fn dot_bf16(rounds: usize) -> Option<f64> {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bf16") {
        // SAFETY: the features were just found.
        return Some(unsafe { x86::dot_bf16(rounds) });
    }
    let _ = rounds;
    None
}

/// Floating-point operations of so many rounds of bf16 products of tiles (AMX), or none if the system does not lend the tiles.
pub(crate) fn tile_bf16(rounds: usize) -> Option<f64> {
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    if x86::tiles() {
        // SAFETY: the processor has tiles, and the system lets this process use them.
        return Some(unsafe { x86::tile_bf16(rounds) });
    }
    let _ = rounds;
    None
}

/// `a = b + s*c` with stores that go around the caches; the slices are equally long.
pub(crate) fn stream_triad(a: &mut [f32], b: &[f32], c: &[f32], s: f32) -> Option<()> {
    assert!(a.len() == b.len() && a.len() == c.len(), "slices of {}, {} and {} elements", a.len(), b.len(), c.len());
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") {
        // SAFETY: the feature was just found.
        unsafe { x86::stream_triad_512(a, b, c, s) };
        return Some(());
    } else if is_x86_feature_detected!("avx") {
        // SAFETY: the feature was just found.
        unsafe { x86::stream_triad_256(a, b, c, s) };
        return Some(());
    }
    let _ = s;
    None
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::asm;
    use std::arch::x86_64::*;
    use std::hint::black_box;

    #[target_feature(enable = "avx512f")]
    pub(super) fn fma_512(rounds: usize) -> f64 {
        let mut sums: [__m512; 12] = std::array::from_fn(|i| _mm512_set1_ps(i as f32));
        let half = black_box(_mm512_set1_ps(0.5));
        for _ in 0..rounds {
            for sum in &mut sums {
                *sum = _mm512_fmadd_ps(*sum, half, half);
            }
        }
        black_box(sums);
        (rounds * sums.len() * 2 * 16) as f64
    }

    #[target_feature(enable = "avx,fma")]
    pub(super) fn fma_256(rounds: usize) -> f64 {
        let mut sums: [__m256; 12] = std::array::from_fn(|i| _mm256_set1_ps(i as f32));
        let half = black_box(_mm256_set1_ps(0.5));
        for _ in 0..rounds {
            for sum in &mut sums {
                *sum = _mm256_fmadd_ps(*sum, half, half);
            }
        }
        black_box(sums);
        (rounds * sums.len() * 2 * 8) as f64
    }

    #[target_feature(enable = "avx512f,avx512bf16")]
    pub(super) fn dot_bf16(rounds: usize) -> f64 {
        let mut sums: [__m512; 12] = std::array::from_fn(|i| _mm512_set1_ps(i as f32));
        let halves = _mm512_cvtne2ps_pbh(_mm512_set1_ps(0.5), _mm512_set1_ps(0.5));
        let (a, b) = (black_box(halves), black_box(halves));
        for _ in 0..rounds {
            for sum in &mut sums {
                *sum = _mm512_dpbf16_ps(*sum, a, b);
            }
        }
        black_box(sums);
        // 16 sums of two products each.
        (rounds * sums.len() * 64) as f64
    }

    /// Whether this process may use tiles of bf16.
    #[cfg(target_os = "linux")]
    pub(super) fn tiles() -> bool {
        const BF16_AND_TILE: u32 = 1 << 22 | 1 << 24;
        let has = __cpuid(0).eax >= 7 && __cpuid_count(7, 0).edx & BF16_AND_TILE == BF16_AND_TILE;
        has && ask_for_tiles()
    }

    /// `arch_prctl(ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA)`.
    #[cfg(target_os = "linux")]
    fn ask_for_tiles() -> bool {
        let mut status: i64 = 158;
        // SAFETY: a system call that touches no memory.
        unsafe { asm!("syscall", inlateout("rax") status, in("rdi") 0x1023, in("rsi") 18, out("rcx") _, out("r11") _) };
        status == 0
    }

    /// The configuration of tiles that `ldtilecfg` reads: all eight of 16 rows of 64 bytes.
    #[cfg(target_os = "linux")]
    #[repr(C, align(64))]
    struct Tiles {
        palette: u8,
        start: u8,
        reserved: [u8; 14],
        bytes: [u16; 16],
        rows: [u8; 16],
    }

    /// # Safety
    /// The processor has tiles and the system lets this process use them.
    #[cfg(target_os = "linux")]
    pub(super) unsafe fn tile_bf16(rounds: usize) -> f64 {
        let half = |used: u16| std::array::from_fn(|i| if i < 8 { used } else { 0 });
        let tiles =
            Tiles { palette: 1, start: 0, reserved: [0; 14], bytes: half(64), rows: std::array::from_fn(|i| if i < 8 { 16 } else { 0 }) };
        // SAFETY: the caller's promise; the block changes tiles, which nobody else uses, and the counter. A round is four products of
        // two pairs of operands, each added to a tile of its own.
        unsafe {
            asm!(
                "ldtilecfg [{tiles}]",
                "tilezero tmm0", "tilezero tmm1", "tilezero tmm2", "tilezero tmm3",
                "tilezero tmm4", "tilezero tmm5", "tilezero tmm6", "tilezero tmm7",
                "2:",
                "tdpbf16ps tmm0, tmm4, tmm6",
                "tdpbf16ps tmm1, tmm4, tmm7",
                "tdpbf16ps tmm2, tmm5, tmm6",
                "tdpbf16ps tmm3, tmm5, tmm7",
                "dec {rounds}",
                "jnz 2b",
                "tilerelease",
                tiles = in(reg) &tiles,
                rounds = inout(reg) rounds.max(1) => _,
                options(nostack),
            );
        }
        // A product is 16 x 32 by 32 x 16.
        (rounds.max(1) * 4 * 2 * 16 * 32 * 16) as f64
    }

    #[target_feature(enable = "avx512f")]
    pub(super) fn stream_triad_512(a: &mut [f32], b: &[f32], c: &[f32], s: f32) {
        let factor = _mm512_set1_ps(s);
        // SAFETY: any 16 numbers are a vector.
        let (head, body, _) = unsafe { a.align_to_mut::<__m512>() };
        let (from, vectors) = (head.len(), body.len());
        for (i, out) in body.iter_mut().enumerate() {
            let at = from + 16 * i;
            // SAFETY: `at + 16` is within all three slices, which are equally long; `out` is aligned, as its type says.
            unsafe {
                let sum = _mm512_fmadd_ps(factor, _mm512_loadu_ps(c.as_ptr().add(at)), _mm512_loadu_ps(b.as_ptr().add(at)));
                _mm512_stream_ps(std::ptr::from_mut(out).cast(), sum);
            }
        }
        _mm_sfence();
        rest(a, b, c, s, from, 16 * vectors);
    }

    #[target_feature(enable = "avx")]
    pub(super) fn stream_triad_256(a: &mut [f32], b: &[f32], c: &[f32], s: f32) {
        let factor = _mm256_set1_ps(s);
        // SAFETY: any 8 numbers are a vector.
        let (head, body, _) = unsafe { a.align_to_mut::<__m256>() };
        let (from, vectors) = (head.len(), body.len());
        for (i, out) in body.iter_mut().enumerate() {
            let at = from + 8 * i;
            // SAFETY: `at + 8` is within all three slices, which are equally long; `out` is aligned, as its type says.
            unsafe {
                let product = _mm256_mul_ps(factor, _mm256_loadu_ps(c.as_ptr().add(at)));
                _mm256_stream_ps(std::ptr::from_mut(out).cast(), _mm256_add_ps(_mm256_loadu_ps(b.as_ptr().add(at)), product));
            }
        }
        _mm_sfence();
        rest(a, b, c, s, from, 8 * vectors);
    }

    /// What lies before the first and after the last whole vector.
    fn rest(a: &mut [f32], b: &[f32], c: &[f32], s: f32, from: usize, done: usize) {
        for i in (0..from).chain(from + done..a.len()) {
            a[i] = b[i] + s * c[i];
        }
    }
}

#[cfg(target_arch = "aarch64")]
mod neon {
    use std::arch::aarch64::*;
    use std::hint::black_box;

    pub(super) fn fma(rounds: usize) -> f64 {
        // SAFETY: every processor of this architecture has these instructions.
        unsafe {
            let mut sums: [float32x4_t; 16] = std::array::from_fn(|i| vdupq_n_f32(i as f32));
            let half = black_box(vdupq_n_f32(0.5));
            for _ in 0..rounds {
                for sum in &mut sums {
                    *sum = vfmaq_f32(half, *sum, half);
                }
            }
            black_box(sums);
            (rounds * sums.len() * 2 * 4) as f64
        }
    }
}
