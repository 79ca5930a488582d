//! Values that are not finite, and whether an operation has made one of finite numbers: the processor notes that.

use kiln_kernels::DType;

/// What was stored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Made {
    Finite,
    NotFinite(f64),
    /// No number with a point.
    Unknown,
}

/// What lies there, as a number of that type; of the usual type of its size, if none is known.
///
/// # Safety
/// So many bytes may be read.
pub(crate) unsafe fn stored(at: usize, size: usize, dtype: Option<DType>) -> Made {
    let mut bytes = [0u8; 8];
    if size > bytes.len() {
        return Made::Unknown;
    }
    // SAFETY: the caller's promise.
    unsafe { std::ptr::with_exposed_provenance::<u8>(at).copy_to_nonoverlapping(bytes.as_mut_ptr(), size) };
    number(u64::from_le_bytes(bytes), size, dtype)
}

fn number(bits: u64, size: usize, dtype: Option<DType>) -> Made {
    let value = match (dtype, size) {
        (Some(DType::F32) | None, 4) => f32::from_bits(bits as u32).into(),
        (Some(DType::F64) | None, 8) => f64::from_bits(bits),
        (Some(DType::BF16), 2) => f32::from_bits((bits as u32) << 16).into(),
        (Some(DType::F16), 2) if bits & 0x7c00 == 0x7c00 => {
            if bits & 0x3ff == 0 {
                f64::INFINITY
            } else {
                f64::NAN
            }
        }
        (Some(DType::F16), 2) => 0.0,
        _ => return Made::Unknown,
    };
    if value.is_finite() { Made::Finite } else { Made::NotFinite(value) }
}

/// Invalid operation, division by zero, overflow.
#[cfg(target_arch = "x86_64")]
const MADE: u32 = 0b1101;

/// Whether such an operation was done since this was asked last.
#[cfg(target_arch = "x86_64")]
pub(crate) fn raised() -> bool {
    let mut flags = 0u32;
    // SAFETY: stores the register's content to a variable.
    unsafe { std::arch::asm!("stmxcsr [{}]", in(reg) &mut flags, options(nostack)) };
    if flags & MADE == 0 {
        return false;
    }
    let cleared = flags & !MADE;
    // SAFETY: the same content without the notes, which nobody else reads.
    unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &cleared, options(nostack)) };
    true
}

/// Nobody knows here: whatever is not finite may have been made just now.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn raised() -> bool {
    true
}

/// From now on.
pub(crate) fn forget() {
    raised();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_say_what_bits_are() {
        let infinity = u64::from(f32::INFINITY.to_bits());
        assert_eq!(number(infinity, 4, None), Made::NotFinite(f64::INFINITY));
        assert_eq!(number(infinity, 4, Some(DType::I32)), Made::Unknown);
        assert_eq!(number(0x7f80, 2, Some(DType::BF16)), Made::NotFinite(f64::INFINITY));
        assert_eq!(number(0x7c00, 2, Some(DType::F16)), Made::NotFinite(f64::INFINITY));
        assert_eq!(number(0x7bff, 2, Some(DType::F16)), Made::Finite);
        assert_eq!(number(0, 8, None), Made::Finite);
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn the_processor_notes_what_is_made() {
        use std::hint::black_box;
        forget();
        black_box(black_box(f32::INFINITY) + 1.0);
        assert!(!raised());
        black_box(black_box(1.0f32) / black_box(0.0));
        assert!(raised() && !raised());
        black_box(black_box(f32::MAX) * 2.0);
        assert!(raised());
        black_box(black_box(f32::INFINITY) - black_box(f32::INFINITY));
        assert!(raised());
    }
}
