//! `kiln devices`

use super::Failure;
use crate::device;
use std::io::Write;

pub(super) fn run() -> Result<(), Failure> {
    let default = device::default()?.name();
    let mut out = std::io::stdout().lock();
    for name in device::names() {
        let mark = if name == default { "*" } else { " " };
        let description = device::open(name).map_or_else(|e| format!("not there: {e}"), |device| device.describe());
        writeln!(out, "{mark} {name:20} {description}")?;
    }
    Ok(())
}
