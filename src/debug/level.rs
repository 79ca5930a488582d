//! How much is shown of each kernel as it runs.

use super::DebugError;
use crate::settings;
use std::sync::atomic::{AtomicU8, Ordering};

const UNKNOWN: u8 = u8::MAX;

static LEVEL: AtomicU8 = AtomicU8::new(UNKNOWN);

/// The most that is shown.
const MOST: u8 = 5;

/// Shows this much of each kernel from now on, whatever `KILN_DEBUG` says: 0 nothing, 1 a line, 2 the schedule, 3 the source, 4 the kernel after
/// each pass, 5 the assembly.
pub fn set_level(level: u8) {
    LEVEL.store(level.min(MOST), Ordering::Relaxed);
}

/// How much is shown: by [`set_level`], else by `KILN_DEBUG`, which is looked at once.
pub(crate) fn level() -> Result<u8, DebugError> {
    match LEVEL.load(Ordering::Relaxed) {
        UNKNOWN => {
            let level = settings::DEBUG.text().map_or(Ok(0), |text| parse(settings::DEBUG.name, &text))?;
            set_level(level);
            Ok(level)
        }
        level => Ok(level),
    }
}

/// A level as text.
fn parse(name: &'static str, text: &str) -> Result<u8, DebugError> {
    let level = text.trim().parse().ok().filter(|level| *level <= MOST);
    level.ok_or_else(|| DebugError::Level { name, value: text.into() })
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn levels_are_numbers_up_to_five() {
        assert_eq!(parse("N", " 5 ").unwrap(), 5);
        for bad in ["6", "-1", "much", "", "300"] {
            assert_eq!(parse("N", bad).unwrap_err().to_string(), format!("N={bad:?} is not a number from 0 to 5"));
        }
    }
}
