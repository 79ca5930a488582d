//! `kiln debug list`

use super::Failure;
use super::subject::Subject;
use crate::debug::Folder;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Numbers of equal kernels that are told.
const NUMBERS: usize = 8;

pub(super) fn list(subject: &Subject, save: Option<PathBuf>) -> Result<ExitCode, Failure> {
    // What cannot be written is known before the step.
    let mut folder = save.as_deref().map(Folder::new).transpose()?;
    let mut stdout = std::io::stdout().lock();
    for listed in subject.kernels()? {
        let at = listed.saved.made.first().map_or("", String::as_str);
        let again: Vec<String> = listed.again.iter().take(NUMBERS).map(ToString::to_string).collect();
        let more = match listed.again.len() {
            0 => String::new(),
            count => format!(", and {count} more like it: {}{}", again.join(" "), if count > NUMBERS { " …" } else { "" }),
        };
        writeln!(stdout, "{:4} {:28} {at}{more}", listed.number, listed.saved.kernel.name)?;
        if let Some(folder) = &mut folder {
            folder.add(listed.number, &listed.saved)?;
        }
    }
    folder.map(Folder::end).transpose()?;
    Ok(ExitCode::SUCCESS)
}
