//! `kiln devices`

use super::Failure;
use crate::device;
use std::io::Write;

pub(super) fn run() -> Result<(), Failure> {
    let default = device::default()?.name();
    let mut out = std::io::stdout().lock();
    for name in device::names() {
        let mark = if name == default { "*" } else { " " };
        writeln!(out, "{mark} {name:16} {}", device::open(name)?.describe())?;
    }
    Ok(())
}
