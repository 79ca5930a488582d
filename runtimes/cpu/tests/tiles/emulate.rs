//! Intel's tile instructions (AMX) on processors without them: each one traps, and is done here, as the manual of the instruction set describes
//! it. So the code that LLVM makes for tiles runs everywhere, instruction by instruction.

use std::cell::RefCell;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

const ROWS: usize = 16;
const BYTES: usize = 64;

/// What a thread's tiles hold.
struct Tiles {
    configured: bool,
    data: [[[u8; BYTES]; ROWS]; 8],
}

thread_local! {
    static TILES: RefCell<Tiles> = const { RefCell::new(Tiles { configured: false, data: [[[0; BYTES]; ROWS]; 8] }) };
}

/// Products of tiles that were done.
pub(crate) static PRODUCTS: AtomicUsize = AtomicUsize::new(0);

/// From here on, illegal instructions that are tiles' are done.
pub(crate) fn install() {
    static ONCE: Once = Once::new();
    // SAFETY: the handler touches what the trapped instruction would touch, and this thread's tiles; all other traps end the process as before.
    ONCE.call_once(|| unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = trapped as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO;
        assert_eq!(libc::sigaction(libc::SIGILL, &action, std::ptr::null_mut()), 0);
    });
}

extern "C" fn trapped(_: libc::c_int, _: *mut libc::siginfo_t, context: *mut libc::c_void) {
    // SAFETY: the system's own context of the trapped thread; the instruction pointer points to a whole instruction.
    unsafe {
        let registers = &mut (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let at = registers[libc::REG_RIP as usize] as *const u8;
        let bytes = std::slice::from_raw_parts(at, 16);
        match execute(bytes, registers) {
            Some(length) => registers[libc::REG_RIP as usize] += length as i64,
            None => {
                // Not one of ours: trap again, for good.
                libc::signal(libc::SIGILL, libc::SIG_DFL);
            }
        }
    }
}

/// General registers in the order of their numbers.
const NUMBERED: [libc::c_int; 16] = [
    libc::REG_RAX,
    libc::REG_RCX,
    libc::REG_RDX,
    libc::REG_RBX,
    libc::REG_RSP,
    libc::REG_RBP,
    libc::REG_RSI,
    libc::REG_RDI,
    libc::REG_R8,
    libc::REG_R9,
    libc::REG_R10,
    libc::REG_R11,
    libc::REG_R12,
    libc::REG_R13,
    libc::REG_R14,
    libc::REG_R15,
];

/// An operand in memory.
struct Place {
    base: i64,
    /// The index register's value, which is the stride where rows are accessed.
    index: i64,
    /// Bytes of the instruction behind its ModRM.
    length: usize,
}

/// Does one instruction; gives its length, or `None` if it is not a tile's.
///
/// # Safety
///
/// What the instruction accesses can be accessed.
unsafe fn execute(bytes: &[u8], registers: &[i64; 23]) -> Option<usize> {
    let &[0xc4, second, third, opcode, modrm, ..] = bytes else { return None };
    // Three bytes of VEX: inverted R, X, B and the map; W, inverted vvvv, L and the prefix. All of these are map 2, W 0, L 0.
    if second & 0x1f != 2 || third & 0x84 != 0 {
        return None;
    }
    let (x, b) = (second >> 6 & 1 ^ 1, second >> 5 & 1 ^ 1);
    let (prefix, third_register) = (third & 3, usize::from(third >> 3 & 0xf ^ 0xf));
    let (mode, reg, rm) = (modrm >> 6, usize::from(modrm >> 3 & 7), usize::from(modrm & 7));
    TILES.with_borrow_mut(|tiles| match (prefix, opcode, mode) {
        // LDTILECFG and TILERELEASE
        (0, 0x49, 3) if reg == 0 && rm == 0 => {
            assert!(std::mem::take(&mut tiles.configured), "tiles are released that were not configured");
            Some(5)
        }
        (0, 0x49, 0..=2) if reg == 0 => {
            let place = place(&bytes[4..], registers, x, b)?;
            // SAFETY: the caller's promise.
            let config = unsafe { std::slice::from_raw_parts(place.base as *const u8, 64) };
            assert!(config[0] == 1 && config[1..16].iter().all(|&b| b == 0), "palette 1, from its first row on");
            assert!((0..8).all(|t| config[16 + 2 * t..][..2] == [64, 0] && config[48 + t] == 16), "whole tiles");
            assert!(!std::mem::replace(&mut tiles.configured, true), "tiles are configured twice");
            tiles.data = [[[0; BYTES]; ROWS]; 8];
            Some(4 + place.length)
        }
        // TILEZERO
        (3, 0x49, 3) if rm == 0 && tiles.configured => {
            tiles.data[reg] = [[0; BYTES]; ROWS];
            Some(5)
        }
        // TILELOADD and TILESTORED
        (3 | 2, 0x4b, 0..=2) if rm == 4 && tiles.configured => {
            let place = place(&bytes[4..], registers, x, b)?;
            for (row, data) in tiles.data[reg].iter_mut().enumerate() {
                let at = (place.base + row as i64 * place.index) as *mut u8;
                // SAFETY: the caller's promise.
                let memory = unsafe { std::slice::from_raw_parts_mut(at, BYTES) };
                if prefix == 3 { data.copy_from_slice(memory) } else { memory.copy_from_slice(data) }
            }
            Some(4 + place.length)
        }
        // TDPBF16PS
        (2, 0x5c, 3) if tiles.configured => {
            let (rows, columns) = (tiles.data[rm], tiles.data[third_register]);
            multiply(&mut tiles.data[reg], &rows, &columns);
            PRODUCTS.fetch_add(1, Ordering::Relaxed);
            Some(5)
        }
        _ => None,
    })
}

/// Address and index of a ModRM with what follows it.
fn place(bytes: &[u8], registers: &[i64; 23], x: u8, b: u8) -> Option<Place> {
    let register = |low: u8, high: u8| registers[NUMBERED[usize::from(low | high << 3)] as usize];
    let (mode, rm) = (bytes[0] >> 6, bytes[0] & 7);
    let has_sib = rm == 4;
    if mode == 0 && (rm == 5 || has_sib && bytes[1] & 7 == 5) {
        // Relative to the next instruction, for the configuration; a bare displacement does not occur.
        let next = registers[libc::REG_RIP as usize] + 4 + 5;
        return (!has_sib).then(|| Place { base: next + i64::from(displacement(&bytes[1..5])), index: 0, length: 5 });
    }
    let (base, index) = if has_sib {
        let sib = bytes[1];
        let (scale, number) = (sib >> 6, sib >> 3 & 7);
        let index = if number == 4 && x == 0 { 0 } else { register(number, x) << scale };
        (register(sib & 7, b), index)
    } else {
        (register(rm, b), 0)
    };
    let at = 1 + usize::from(has_sib);
    let (more, size) = match mode {
        0 => (0, 0),
        1 => (i64::from(bytes[at] as i8), 1),
        _ => (i64::from(displacement(&bytes[at..at + 4])), 4),
    };
    Some(Place { base: base + more, index, length: at + size })
}

fn displacement(bytes: &[u8]) -> i32 {
    i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

/// The even and the odd products of a row are summed apart, with fused multiply-adds, then together; numbers without a leading one are zeros.
fn multiply(sums: &mut [[u8; BYTES]; ROWS], rows: &[[u8; BYTES]; ROWS], columns: &[[u8; BYTES]; ROWS]) {
    let flush = |x: f32| if x.is_subnormal() { 0.0f32.copysign(x) } else { x };
    let half = |row: &[u8; BYTES], at: usize| flush(f32::from_bits(u32::from(u16::from_le_bytes([row[2 * at], row[2 * at + 1]])) << 16));
    for (sums, row) in sums.iter_mut().zip(rows) {
        for n in 0..ROWS {
            let mut apart = [0f32; 2];
            for (k, pairs) in columns.iter().enumerate() {
                for (odd, sum) in apart.iter_mut().enumerate() {
                    *sum = flush(half(row, 2 * k + odd).mul_add(half(pairs, 2 * n + odd), *sum));
                }
            }
            let before = f32::from_le_bytes(sums[4 * n..4 * n + 4].try_into().expect("four bytes"));
            let sum = flush(flush(before) + flush(apart[0] + apart[1]));
            sums[4 * n..4 * n + 4].copy_from_slice(&sum.to_le_bytes());
        }
    }
}
