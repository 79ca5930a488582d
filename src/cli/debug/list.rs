//! `kiln debug list`

use super::Failure;
use crate::debug::{Folder, described};
use crate::device;
use crate::train::config::Config;
use kiln_kernels::ir::Kernel;
use rustc_hash::FxHashMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

pub(super) fn list(config: &Config, save: Option<PathBuf>) -> Result<ExitCode, Failure> {
    let launches = crate::train::origins(config)?;
    let device = device::default()?;
    let mut folder = save.as_deref().map(Folder::new).transpose()?;
    let mut times: FxHashMap<*const Kernel, usize> = FxHashMap::default();
    launches.iter().for_each(|(kernel, _)| *times.entry(Arc::as_ptr(kernel)).or_default() += 1);
    let mut stdout = std::io::stdout().lock();
    for (number, (kernel, origins)) in launches.iter().enumerate() {
        // Equal kernels run the same code: the first one stands for all.
        let Some(count) = times.remove(&Arc::as_ptr(kernel)) else { continue };
        let at = origins.first().map(ToString::to_string).unwrap_or_default();
        let more = if count > 1 { format!(", and {} more like it", count - 1) } else { String::new() };
        writeln!(stdout, "{number:4} {:28} {at}{more}", kernel.name)?;
        if let Some(folder) = &mut folder {
            folder.add(number, &described(kernel, origins, &*device))?;
        }
    }
    folder.map(Folder::end).transpose()?;
    Ok(ExitCode::SUCCESS)
}
