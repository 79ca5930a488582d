//! What the shim's functions tell, by the numbers that it gives it.

use crate::watch::Event;
use kiln_runtime::FaultKind;
use std::ffi::{CStr, c_char};

/// A number and its three operands.
pub(crate) fn event(what: i32, [a, b, c]: [usize; 3]) -> Event {
    match u8::try_from(what) {
        Ok(0) => Event::Load { at: a, size: b },
        Ok(1) => Event::Store { at: a, size: b },
        Ok(2) => Event::Shadow { at: a, count: b, value: c as u8 },
        Ok(3) => Event::Copy { to: a, from: b, size: c },
        Ok(b'[') => Event::Fault(FaultKind::OutOfBounds),
        Ok(b'l') => Event::Fault(FaultKind::Lane),
        Ok(b'/') if b == 0 => Event::Fault(FaultKind::Division),
        Ok(b'+' | b'-' | b'*' | b'n' | b'/') => Event::Fault(FaultKind::Overflow),
        _ => Event::Return,
    }
}

/// A fault's operands, for people.
pub(crate) fn describe(what: i32, [a, b, c]: [usize; 3]) -> String {
    match what as u8 {
        b'l' => format!("exchanges with lane {}, and its wave has {b}", a as u32 as i32),
        b'[' => {
            let (index, array) = (Type::at(c).value(a), Type::at(b).name);
            format!("uses element {index} of an array of type {array}")
        }
        b'n' => format!("computes -({}), which is no {}", Type::at(c).value(a), Type::at(c).name),
        sign => {
            let of = Type::at(c);
            format!("computes {} {} {}, which is no {}", of.value(a), char::from(sign), of.value(b), of.name)
        }
    }
}

/// A type, as the compiler describes it.
struct Type {
    name: String,
    signed: bool,
    bits: u32,
}

impl Type {
    fn at(address: usize) -> Type {
        let at = std::ptr::with_exposed_provenance::<u16>(address);
        // SAFETY: the compiler passes descriptions of types to what it calls: two numbers, and a name that ends with a zero.
        let (info, name) = unsafe { (at.add(1).read(), CStr::from_ptr(at.add(2).cast::<c_char>())) };
        let name = name.to_string_lossy().trim_matches('\'').to_string();
        Type { name, signed: info & 1 == 1, bits: 1 << (info >> 1).min(6) }
    }

    fn value(&self, word: usize) -> String {
        let unused = 64 - self.bits;
        let word = (word as u64) << unused;
        if self.signed { (word as i64 >> unused).to_string() } else { (word >> unused).to_string() }
    }
}
