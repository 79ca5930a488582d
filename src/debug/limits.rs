//! What a device can do at most, measured by programs of its own: the roofline that kernels are held against.
//!
//! Fused multiply-adds: work items with as many independent chains of them as the registers hold. Bytes: work items that read memory several
//! times as large as the last cache, once. The best of several launches counts. A kernel can be above the roofline where what it reads is
//! still in the caches, or where a matrix unit multiplies.

use crate::error::Result;
use kiln_kernels::ir::text::parse_program;
use kiln_runtime::{Device, Slice, Target};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Instant;

/// Launches that the best is taken of: so many at least, and more for so long, in seconds, as other programs may be running.
const LAUNCHES: usize = 7;
const PATIENCE: f64 = 0.04;

/// A launch takes so long at least, in seconds: starting it does not count then.
const LONG: f64 = 2e-4;

/// Bytes that are read at most.
const MOST: usize = 256 << 20;

/// Operations and bytes of memory a second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Floating-point operations a second in f32, without a matrix unit.
    pub flops: f64,
    /// Bytes a second from memory.
    pub bytes: f64,
}

impl Limits {
    /// The least time that so much work takes, in seconds.
    pub fn seconds(&self, flops: u64, bytes: u64) -> f64 {
        (flops as f64 / self.flops).max(bytes as f64 / self.bytes)
    }
}

/// By the device's address; kept with it, so that the address stays its own.
type Known = FxHashMap<usize, (Arc<dyn Device>, Option<Limits>)>;
static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);

/// The limits of a device, measured once; none of one that does not run what a processor would: an interpreter, an emulation.
///
/// # Errors
/// Whatever the device can meet.
pub fn of(device: &Arc<dyn Device>) -> Result<Option<Limits>> {
    let key = Arc::as_ptr(device).cast::<()>().addr();
    if let Some((_, limits)) = KNOWN.lock().expect("no thread panics while holding it").get(&key) {
        return Ok(*limits);
    }
    let name = device.name();
    let real = name != "cpu:interpret" && !name.starts_with("emulate");
    let limits = if real { Some(Limits { flops: flops(device)?.round(), bytes: bytes(device)?.round() }) } else { None };
    KNOWN.lock().expect("no thread panics while holding it").insert(key, (device.clone(), limits));
    Ok(limits)
}

/// Work items of a probe: all threads have some, and none waits long for another.
fn items(target: &Target) -> usize {
    if target.grid { 1 << 16 } else { 8 * target.threads.max(1) as usize }
}

fn flops(device: &Arc<dyn Device>) -> Result<f64> {
    let target = device.target();
    let (items, lanes) = (items(&target), usize::from(target.lanes).max(1));
    // Two operands, and the chains in the other registers; on a grid, few enough that many threads run at once.
    let chains = if target.grid { 8 } else { usize::from(target.registers).saturating_sub(4).clamp(4, 24) };
    let mut trips = 64;
    loop {
        let program = parse_program(&chains_text(items, lanes, chains, trips)).expect("the text of a probe");
        let code = device.compile(&program)?;
        let args = [Slice::whole(device.allocate(4 * items * lanes)?)];
        let seconds = best(device, || code.launch(&args))?;
        if seconds >= LONG || trips >= 1 << 20 {
            return Ok((2 * items * lanes * chains * trips) as f64 / seconds);
        }
        trips *= 4;
    }
}

/// A constant in every lane.
fn constant(name: &str, value: &str, lanes: usize) -> String {
    match lanes {
        1 => format!("{name} = const {value} : f32\n"),
        _ => format!("{name}_one = const {value} : f32\n{name} = splat {name}_one : f32x{lanes}\n"),
    }
}

/// Chains of fused multiply-adds that start at different values, so that none is another one's.
fn chains_text(items: usize, lanes: usize, chains: usize, trips: usize) -> String {
    let ty = if lanes == 1 { "f32".to_owned() } else { format!("f32x{lanes}") };
    let mut text = format!("program peak items {items}\n%0: f32[{}] write\ni = item : i64\n", items * lanes);
    let _ = writeln!(text, "width = const {lanes} : i64\nat = mul i width : i64\nfirst = const 0 : i64\nlast = const {trips} : i64");
    text += &(constant("near", "0.999", lanes) + &constant("small", "0.001", lanes));
    for chain in 0..chains {
        text += &constant(&format!("s{chain}"), &format!("{chain}.5"), lanes);
        let _ = writeln!(text, "v{chain} = var s{chain} : {ty}");
    }
    text += "loop k = first..last step 1\n";
    for chain in 0..chains {
        let _ = writeln!(text, "  x{chain} = get v{chain} : {ty}\n  y{chain} = fma x{chain} near small : {ty}\n  set v{chain} = y{chain}");
    }
    text += "end\n";
    for chain in 0..chains {
        let _ = writeln!(text, "r{chain} = get v{chain} : {ty}");
        if chain > 0 {
            let before = if chain == 1 { "r0".to_owned() } else { format!("t{}", chain - 1) };
            let _ = writeln!(text, "t{chain} = add {before} r{chain} : {ty}");
        }
    }
    text + &format!("store %0[at] = t{}\n", chains - 1)
}

fn bytes(device: &Arc<dyn Device>) -> Result<f64> {
    let target = device.target();
    let (items, lanes) = (items(&target), usize::from(target.lanes).max(1));
    let total = (4 * target.l3 as usize).clamp(32 << 20, MOST);
    // Elements of an item: whole rounds of eight vectors.
    let each = (total / 4 / items).next_multiple_of(8 * lanes);
    let args = [Slice::whole(device.allocate(4 * items * each)?), Slice::whole(device.allocate(4 * items * lanes)?)];
    // Pages come when they are written.
    args[0].buffer.write(0, &vec![0; 4 * items * each])?;
    // Neighbours of a grid read neighbouring elements, which are one access; a driver that runs them one after the other wants it otherwise.
    let patterns: &[bool] = if lanes == 1 { &[true, false] } else { &[false] };
    let mut seconds = f64::INFINITY;
    for interleaved in patterns {
        let program = parse_program(&reading_text(items, lanes, each, *interleaved)).expect("the text of a probe");
        let code = device.compile(&program)?;
        seconds = seconds.min(best(device, || code.launch(&args))?);
    }
    Ok((4 * items * each) as f64 / seconds)
}

/// Sums of everything that an item reads: elements between those of all others, or some that lie together.
fn reading_text(items: usize, lanes: usize, each: usize, interleaved: bool) -> String {
    let ty = if lanes == 1 { "f32".to_owned() } else { format!("f32x{lanes}") };
    let (stride, step) = if interleaved { (lanes, lanes * items) } else { (each, lanes) };
    let mut text =
        format!("program read items {items}\n%0: f32[{}] read\n%1: f32[{}] write\ni = item : i64\n", items * each, items * lanes);
    let _ =
        writeln!(text, "stride = const {stride} : i64\nstart = mul i stride : i64\nwidth = const {lanes} : i64\nout = mul i width : i64");
    let _ = writeln!(text, "first = const 0 : i64\nlast = const {} : i64", each / lanes * step);
    text += &constant("zero", "0", lanes);
    (0..8).for_each(|sum| text += &format!("v{sum} = var zero : {ty}\n"));
    let _ = writeln!(text, "loop k = first..last step {}\n  at = add start k : i64", 8 * step);
    for sum in 0..8 {
        let _ = writeln!(text, "  o{sum} = const {} : i64\n  a{sum} = add at o{sum} : i64\n  l{sum} = load %0[a{sum}] : {ty}", sum * step);
        let _ = writeln!(text, "  x{sum} = get v{sum} : {ty}\n  y{sum} = add x{sum} l{sum} : {ty}\n  set v{sum} = y{sum}");
    }
    text += &format!("end\nr0 = get v0 : {ty}\n");
    for sum in 1..8 {
        let _ = writeln!(text, "g{sum} = get v{sum} : {ty}\nr{sum} = add r{} g{sum} : {ty}", sum - 1);
    }
    text + "store %1[out] = r7\n"
}

/// Seconds of the fastest launch.
fn best(device: &Arc<dyn Device>, mut launch: impl FnMut() -> kiln_runtime::Result<()>) -> Result<f64> {
    let (mut seconds, begun) = (f64::INFINITY, Instant::now());
    for launches in 1.. {
        seconds = seconds.min(device.time(&mut launch)?);
        if launches >= LAUNCHES && begun.elapsed().as_secs_f64() >= PATIENCE {
            break;
        }
    }
    Ok(seconds.max(1e-9))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts of probes are sound programs, whatever vectors and registers there are.
    #[test]
    fn probes_are_programs() {
        for lanes in [1, 4, 8, 16] {
            for chains in [4, 12, 24] {
                let program = parse_program(&chains_text(8, lanes, chains, 64)).unwrap();
                kiln_kernels::check::verify_program(&program).unwrap();
                // A fused multiply-add is two operations; the sum at the end is one for each chain but one.
                let flops = 8 * lanes * (2 * chains * 64 + chains - 1);
                assert_eq!(kiln_kernels::render::work(&program).flops, flops as u64);
            }
            for interleaved in [true, false] {
                let program = parse_program(&reading_text(8, lanes, 64 * lanes, interleaved)).unwrap();
                kiln_kernels::check::verify_program(&program).unwrap();
                assert_eq!(kiln_kernels::render::work(&program).loaded, 4 * 8 * 64 * lanes as u64);
            }
        }
    }

    #[test]
    fn a_processor_has_limits_and_an_interpreter_has_none() {
        let limits = of(&crate::device::open("cpu").unwrap()).unwrap().unwrap();
        // Slower than a hundredth of the slowest processor there is, or faster than a hundred of the fastest, is a mistake.
        assert!((1e8..1e15).contains(&limits.flops) && (1e7..1e14).contains(&limits.bytes), "{limits:?}");
        assert_eq!(of(&crate::device::open("cpu:interpret").unwrap()).unwrap(), None);
        let limits = Limits { flops: 100.0, bytes: 10.0 };
        assert_eq!([limits.seconds(200, 10), limits.seconds(50, 10)], [2.0, 1.0]);
    }
}
