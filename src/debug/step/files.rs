//! Saved kernels as a step that has nothing else: each is run, and has memory of its own.

use super::{Argument, Description, LaunchInfo, Memory, PlanInfo, SpanInfo, kernels};
use crate::debug::rerun::{program_of, rerun};
use crate::debug::{Saved, limits, size};
use crate::error::Result;
use kiln_runtime::Device;
use std::sync::Arc;

/// What there is to know of saved kernels on a device, on which each is run.
///
/// # Errors
/// If one cannot be run there.
pub fn describe_saved(title: &str, saved: &[Saved], device: &Arc<dyn Device>) -> Result<Description> {
    let mut description = Description { limits: limits::of(device)?, ..Description::empty(title) };
    description.device = device.name();
    description.about = device.describe();
    description.target = format!("{:?}", device.target());
    let (mut launches, mut start) = (Vec::new(), 0);
    for (number, saved) in saved.iter().enumerate() {
        let time = (rerun(saved, device, None)?.seconds * 1e9).round() as u64;
        let (program, schedule) = program_of(saved, device, None)?;
        let code = device.compile(&program)?;
        let known = kernels::Known { kernel: &saved.kernel, made: &saved.made, code: &*code, program: &program, schedule: &schedule };
        description.kernels.push(kernels::info(&known, device, &[]));
        let first = description.memory.len();
        let memory = |(at, param)| Memory { name: format!("%{at} of {}", saved.kernel.name), bytes: size(param) as u64 };
        description.memory.extend(saved.kernel.params.iter().enumerate().map(memory));
        let args = (first..description.memory.len()).map(Argument::Memory).collect();
        launches.push(LaunchInfo { kernel: number, origins: saved.made.clone(), args });
        let (name, kind) = (saved.kernel.name.clone(), "launch".into());
        description.spans.push(SpanInfo { name, kind, thread: 0, start, time, launch: Some([0, number]) });
        start += time;
    }
    let alive = vec![0; launches.len()];
    description.plans.push(PlanInfo { name: title.into(), launches, arena: 0, values: Vec::new(), alive });
    Ok(description)
}
