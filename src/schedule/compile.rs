//! Kernels to code: equal kernels are lowered and compiled once.

use super::record;
use crate::error::Result;
use kiln_kernels::DType;
use kiln_kernels::ir::{Access, Kernel, Store};
use kiln_runtime::{Device, Executable, RuntimeError};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// A kernel and its code.
pub(super) type Compiled = (Arc<Kernel>, Arc<dyn Executable>);

/// What one device has compiled so far, by content. It keeps its device, so that the address stays its own.
struct Cached {
    _device: Arc<dyn Device>,
    kernels: FxHashMap<Arc<Kernel>, Compiled>,
}

/// By the device's address: two devices of one kind may differ in their options.
static CACHE: Mutex<Option<FxHashMap<usize, Cached>>> = Mutex::new(None);

/// Runs `f` on what a device has compiled.
fn with_cache<T>(device: &Arc<dyn Device>, f: impl FnOnce(&mut FxHashMap<Arc<Kernel>, Compiled>) -> T) -> T {
    let mut all = CACHE.lock().expect("no thread panics while holding it");
    let fresh = || Cached { _device: device.clone(), kernels: FxHashMap::default() };
    f(&mut all.get_or_insert_default().entry(Arc::as_ptr(device).addr()).or_insert_with(fresh).kernels)
}

/// The code of these kernels, in their order.
pub(super) fn all<'k>(device: &Arc<dyn Device>, kernels: impl Iterator<Item = &'k Kernel>) -> Result<Vec<Compiled>> {
    let kernels: Vec<&Kernel> = kernels.collect();
    let missing: Vec<&Kernel> = with_cache(device, |cache| {
        let mut seen = FxHashSet::default();
        kernels.iter().copied().filter(|k| !cache.contains_key(*k) && seen.insert(*k)).collect()
    });
    let made = compile_missing(device, &missing)?;
    Ok(with_cache(device, |cache| {
        cache.extend(made.into_iter().map(|c| (c.0.clone(), c)));
        kernels.iter().map(|k| cache[*k].clone()).collect()
    }))
}

/// Compiles on all cores.
fn compile_missing(device: &Arc<dyn Device>, kernels: &[&Kernel]) -> Result<Vec<Compiled>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(kernels.len());
    if threads <= 1 {
        return kernels.iter().map(|k| compile(device, k)).collect();
    }
    let (next, recorder) = (AtomicUsize::new(0), record::current());
    let some = || -> Result<Vec<Compiled>> {
        let mut made = Vec::new();
        while let Some(kernel) = kernels.get(next.fetch_add(1, Ordering::Relaxed)) {
            made.push(compile(device, kernel)?);
        }
        Ok(made)
    };
    let work = || record::on(recorder.clone(), some);
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
    #[cfg(debug_assertions)]
    if let Err(fault) = kiln_kernels::ir::verify(kernel) {
        panic!("the scheduler made an unsound kernel: {fault}");
    }
    let going = record::compiling(|| format!("lower {}", kernel.name));
    let program = crate::tune::program(kernel, device.target())?;
    drop(going);
    let _going = record::compiling(|| format!("compile {}", kernel.name));
    let code = device.compile(&program).map_err(|error| crate::debug::refused(error.into(), kernel, device))?;
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
