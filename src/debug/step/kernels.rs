//! All that is known of one kernel.

use super::{KernelInfo, ParamInfo, RewriteInfo, Text};
use crate::debug::print;
use crate::error::Result;
use crate::schedule::Launch;
use crate::schedule::record::Rewritten;
use crate::tune;
use kiln_kernels::ir::{Access, Kernel, Op};
use kiln_kernels::lower::decompose::decompose;
use kiln_kernels::lower::{Schedule, operations};
use kiln_kernels::program::Program;
use kiln_kernels::render::work;
use kiln_runtime::{Device, Executable};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A kernel as it is run somewhere.
pub(super) struct Known<'k> {
    pub(super) kernel: &'k Kernel,
    pub(super) made: &'k [String],
    pub(super) code: &'k dyn Executable,
    pub(super) program: &'k Program,
    pub(super) schedule: &'k Schedule,
}

/// A launch's kernel.
pub(super) fn of_launch(launch: &Launch, device: &Arc<dyn Device>, rewrites: &FxHashMap<Kernel, Vec<Rewritten>>) -> Result<KernelInfo> {
    let (kernel, target) = (&*launch.kernel, device.target());
    let (program, schedule) = (tune::program(kernel, target)?, tune::schedule(kernel, target)?);
    let made: Vec<String> = launch.origins.iter().map(ToString::to_string).collect();
    let known = Known { kernel, made: &made, code: &*launch.code, program: &program, schedule: &schedule };
    Ok(info(&known, device, rewrites.get(kernel).map_or(&[], Vec::as_slice)))
}

/// All of it.
pub(super) fn info(known: &Known<'_>, device: &Arc<dyn Device>, rewrites: &[Rewritten]) -> KernelInfo {
    let Known { kernel, made, code, program, schedule } = *known;
    let done = work(program);
    let text = |name: &str, language: &str, text: String| Text { name: name.into(), language: language.into(), text };
    let mut texts = vec![
        text("Kernel, as fused", "kernel", kernel.to_string()),
        text("In simple operations", "kernel", decompose(kernel, &[]).0.to_string()),
        text("Program, as scheduled", "program", program.to_string()),
    ];
    let name = device.name();
    let cpu = name.starts_with("cpu");
    // The interpreter's source is the program itself.
    if name != "cpu:interpret" {
        let language = if cpu { "llvm" } else { "c" };
        texts.push(text("Source", language, print::source(kernel, made, program, &**device)));
    }
    // On a grid the text is what comes nearest to machine code, and shown already.
    if let Some(assembly) = code.assembly().filter(|_| cpu && name != "cpu:interpret") {
        texts.push(text("Assembly", "assembly", assembly));
    }
    let rewrite = |r: &Rewritten| RewriteInfo { rule: r.rule.into(), from: r.from.clone(), to: r.to.clone() };
    KernelInfo {
        name: kernel.name.clone(),
        kind: kind(kernel).into(),
        schedule: schedule.to_string(),
        flops: operations(kernel),
        bytes: print::bytes(kernel) as u64,
        loaded: done.loaded,
        stored: done.stored,
        items: program.items,
        group: program.group,
        scratch: code.scratch() as u64,
        params: kernel
            .params
            .iter()
            .map(|p| ParamInfo { dtype: p.dtype.to_string(), len: p.len, access: access(p.access).into() })
            .collect(),
        texts,
        rewrites: rewrites.iter().map(rewrite).collect(),
    }
}

fn kind(kernel: &Kernel) -> &'static str {
    let has = |is: fn(&Op) -> bool| kernel.graph.nodes().iter().any(|node| is(&node.op));
    match () {
        () if kernel.stores.iter().any(|store| store.sequential) => "sequential",
        () if has(|op| matches!(op, Op::Dot { .. })) => "product",
        () if has(|op| matches!(op, Op::Reduce { .. })) => "reduction",
        () => "elementwise",
    }
}

fn access(access: Access) -> &'static str {
    match access {
        Access::Read => "read",
        Access::Write => "write",
        Access::ReadWrite => "readwrite",
    }
}
