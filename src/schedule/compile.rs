//! Kernels to code: equal kernels are lowered and compiled once.

use crate::error::Result;
use kiln_kernels::DType;
use kiln_kernels::ir::{Access, Kernel, Store};
use kiln_kernels::lower::{defaults, lower};
use kiln_runtime::{Device, Executable, RuntimeError};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// A kernel and its code.
pub(super) type Compiled = (Arc<Kernel>, Arc<dyn Executable>);

/// Everything compiled so far, by device and content.
static CACHE: Mutex<Option<FxHashMap<(String, Kernel), Compiled>>> = Mutex::new(None);

/// The code of these kernels, in their order.
pub(super) fn all<'k>(device: &Arc<dyn Device>, kernels: impl Iterator<Item = &'k Kernel>) -> Result<Vec<Compiled>> {
    let kernels: Vec<&Kernel> = kernels.collect();
    let name = device.name();
    let mut missing: Vec<&Kernel> = Vec::new();
    {
        let mut cache = CACHE.lock().expect("no thread panics while holding it");
        let cache = cache.get_or_insert_default();
        let mut seen = FxHashSet::default();
        for &kernel in &kernels {
            if !cache.contains_key(&(name.clone(), kernel.clone())) && seen.insert(kernel) {
                missing.push(kernel);
            }
        }
    }
    let made = compile_missing(device, &missing)?;
    let mut cache = CACHE.lock().expect("no thread panics while holding it");
    let cache = cache.get_or_insert_default();
    for compiled in made {
        cache.insert((name.clone(), (*compiled.0).clone()), compiled);
    }
    Ok(kernels.into_iter().map(|kernel| cache[&(name.clone(), kernel.clone())].clone()).collect())
}

/// Compiles on all cores.
fn compile_missing(device: &Arc<dyn Device>, kernels: &[&Kernel]) -> Result<Vec<Compiled>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(kernels.len());
    if threads <= 1 {
        return kernels.iter().map(|k| compile(device, k)).collect();
    }
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<Compiled>> {
        let mut made = Vec::new();
        while let Some(kernel) = kernels.get(next.fetch_add(1, Ordering::Relaxed)) {
            made.push(compile(device, kernel)?);
        }
        Ok(made)
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(all)
    })
}

fn compile(device: &Arc<dyn Device>, kernel: &Kernel) -> Result<Compiled> {
    #[cfg(any())]
    if let Err(fault) = kiln_kernels::ir::verify(kernel) {
        panic!("the scheduler made an unsound kernel: {fault}");
    }
    let schedule = defaults::schedule(kernel, device.target());
    let program = lower(kernel, &schedule);
    let code = device.compile(&program)?;
    Ok((Arc::new(kernel.clone()), code))
}

/// A kernel that copies `n` elements from its first argument to its second.
pub(super) fn copy(device: &Arc<dyn Device>, dtype: DType, n: usize) -> Result<Compiled> {
    let mut kernel = Kernel::new(format!("copy_{n}"));
    let range = kernel.add_range(n as i64);
    let (from, to) = (kernel.add_param(dtype, n as i64, Access::Read), kernel.add_param(dtype, n as i64, Access::Write));
    let index = kernel.graph.range(range);
    let value = kernel.load(from, index, None);
    kernel.domain = vec![range];
    kernel.stores.push(Store { param: to, index, value, ranges: vec![], sequential: false });
    let mut code = all(device, [&kernel].into_iter())?;
    code.pop().ok_or_else(|| RuntimeError::Device { device: device.name(), reason: "no code for a copy".into() }.into())
}
