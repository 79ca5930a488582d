//! This machine's limits: programs that do nothing but one thing as fast as it goes, compiled and run as every kernel is; and, by hand,
//! what programs cannot say yet.

use crate::native;
use crate::rows::Row;
use kiln_kernels::ir::text::parse_program;
use kiln_kernels::program::Program;
use kiln_runtime::{Device, Executable, Slice};
use serde_json::{Map, Value};
use std::fmt::Write;
use std::sync::Arc;

/// The names of all probes, and what they count.
pub(crate) const PROBES: [(&str, &str); 8] = [
    ("fma", "FLOP/s"),
    ("generated-fma", "FLOP/s"),
    ("bf16-dot", "FLOP/s"),
    ("bf16-tile", "FLOP/s"),
    ("l2-read", "B/s"),
    ("copy", "B/s"),
    ("triad", "B/s"),
    ("stream-triad", "B/s"),
];

/// Something to measure a limit with.
pub(crate) struct Probe {
    /// Operations or bytes of a run.
    amount: f64,
    work: Work,
}

enum Work {
    Program(Arc<dyn Executable>, Vec<Slice>),
    Fma { threads: usize },
    Dot { threads: usize },
    Tile { threads: usize },
    Stream { threads: usize, arrays: [Vec<f32>; 3] },
}

/// Rounds of a probe by hand, on each thread: some 10 ms.
const ROUNDS: usize = 2_000_000;

impl Probe {
    /// The probe of that name, if there is one.
    ///
    /// # Errors
    /// If this machine has no such thing, or compiling met something.
    pub(crate) fn new(name: &str) -> Result<Option<Probe>, Box<dyn std::error::Error>> {
        let device = kiln::device::default()?;
        let target = device.target();
        let (lanes, threads) = (target.lanes as usize, target.threads as usize);
        let program = |text: String, amount: f64| Probe::program(&*device, &text, amount).map(Some);
        match name {
            "fma" => {
                let each = native::fma(1).ok_or("this processor has no known fused multiply-add of vectors")?;
                Ok(Some(Probe { amount: each * (ROUNDS * threads) as f64, work: Work::Fma { threads } }))
            }
            "generated-fma" => {
                let (items, rounds) = (4 * threads, 500_000);
                program(fma(lanes, items, rounds), (2 * CHAINS * UNROLLED * lanes * items * rounds) as f64)
            }
            "l2-read" => {
                let (items, n, rounds) = (threads, cache(2).unwrap_or(1 << 18) / 2 / 4, 500);
                program(read(lanes, items, n, rounds), (4 * n * items * rounds) as f64)
            }
            "copy" => program(copy(lanes, far()), 8.0 * far() as f64),
            "triad" => program(triad(lanes, far()), 12.0 * far() as f64),
            "bf16-dot" => {
                let each = native::dot_bf16(1).ok_or("this processor has no products of bf16 pairs")?;
                Ok(Some(Probe { amount: each * (ROUNDS * threads) as f64, work: Work::Dot { threads } }))
            }
            "bf16-tile" => {
                let each = native::tile_bf16(1).ok_or("this processor has no tiles")?;
                Ok(Some(Probe { amount: each * (ROUNDS * threads) as f64, work: Work::Tile { threads } }))
            }
            "stream-triad" => {
                native::stream_triad(&mut [], &[], &[], 0.5).ok_or("this processor has no known stores around the caches")?;
                let arrays = [0.0, 1.0, 2.0].map(|v| vec![v; far()]);
                Ok(Some(Probe { amount: 12.0 * far() as f64, work: Work::Stream { threads, arrays } }))
            }
            _ => Ok(None),
        }
    }

    fn program(device: &dyn Device, text: &str, amount: f64) -> Result<Probe, Box<dyn std::error::Error>> {
        let program: Program = parse_program(text)?;
        let argument = |len: i64| -> kiln_runtime::Result<Slice> {
            let buffer = device.allocate(len as usize * 4)?;
            buffer.write(0, &1f32.to_le_bytes().repeat(len as usize))?;
            Ok(Slice::whole(buffer))
        };
        let args = program.params.iter().map(|p| argument(p.len)).collect::<kiln_runtime::Result<_>>()?;
        Ok(Probe { amount, work: Work::Program(device.compile(&program)?, args) })
    }
}

impl Row for Probe {
    fn run(&mut self) -> kiln::Result<()> {
        let on_each = |threads: usize, f: fn(usize) -> Option<f64>| {
            std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(move || f(ROUNDS)))));
        };
        match &mut self.work {
            Work::Program(code, args) => code.launch(args)?,
            Work::Fma { threads } => on_each(*threads, native::fma),
            Work::Dot { threads } => on_each(*threads, native::dot_bf16),
            Work::Tile { threads } => on_each(*threads, native::tile_bf16),
            Work::Stream { threads, arrays: [a, b, c] } => std::thread::scope(|scope| {
                let part = a.len().div_ceil(*threads);
                for ((a, b), c) in a.chunks_mut(part).zip(b.chunks(part)).zip(c.chunks(part)) {
                    scope.spawn(|| native::stream_triad(a, b, c, 0.5));
                }
            }),
        }
        Ok(())
    }

    fn samples(&mut self) -> kiln::Result<Vec<f32>> {
        self.run().map(|()| Vec::new())
    }

    fn facts(&self) -> Map<String, Value> {
        Map::from_iter([("amount".into(), self.amount.into())])
    }
}

/// The size of a cache of this level, as the system tells it.
pub(crate) fn cache(level: usize) -> Option<usize> {
    let of = |index: usize, what: &str| std::fs::read_to_string(format!("/sys/devices/system/cpu/cpu0/cache/index{index}/{what}")).ok();
    let index = (0..8).find(|&i| {
        of(i, "level").is_some_and(|l| l.trim() == level.to_string()) && of(i, "type").is_some_and(|t| t.trim() != "Instruction")
    })?;
    of(index, "size")?.trim().strip_suffix('K')?.parse().ok().map(|kib: usize| kib * 1024)
}

/// Elements of an array that is far larger than the caches.
fn far() -> usize {
    (cache(3).unwrap_or(1 << 25) * 4 / 4).clamp(1 << 25, 1 << 28).next_multiple_of(BLOCK)
}

/// Elements that a work item of a bandwidth probe goes over.
const BLOCK: usize = 1 << 14;

/// Chains of fused multiply-adds side by side: more than any processor's latency times width, fewer than its registers.
const CHAINS: usize = 12;
/// Links of each chain in an iteration.
const UNROLLED: usize = 4;

/// Chains of fused multiply-adds in registers.
fn fma(lanes: usize, items: usize, rounds: usize) -> String {
    let v = format!("f32x{lanes}");
    let mut text = format!("program fma items {items}\n%0: f32[{}] readwrite\n", items * CHAINS * lanes);
    write!(text, "i = item : i64\nwidth = const {} : i64\nat = mul i width : i64\n", CHAINS * lanes).unwrap();
    write!(text, "zero = const 0 : i64\nrounds = const {rounds} : i64\nhalf = const 0.5 : f32\nfactor = splat half : {v}\n").unwrap();
    (0..CHAINS).for_each(|c| write!(text, "x{c} = load %0[at + {}] : {v}\nsum{c} = var x{c} : {v}\n", c * lanes).unwrap());
    text.push_str("loop r = zero..rounds step 1\n");
    (0..CHAINS).for_each(|c| writeln!(text, "y{c}_0 = get sum{c} : {v}").unwrap());
    for u in 0..UNROLLED {
        (0..CHAINS).for_each(|c| writeln!(text, "y{c}_{} = fma y{c}_{u} factor factor : {v}", u + 1).unwrap());
    }
    (0..CHAINS).for_each(|c| writeln!(text, "set sum{c} = y{c}_{UNROLLED}").unwrap());
    text.push_str("end\n");
    (0..CHAINS).for_each(|c| write!(text, "z{c} = get sum{c} : {v}\nstore %0[at + {}] = z{c}\n", c * lanes).unwrap());
    text
}

/// Each item reads its own `n` elements again and again.
fn read(lanes: usize, items: usize, n: usize, rounds: usize) -> String {
    let (v, step) = (format!("f32x{lanes}"), 8 * lanes);
    let mut text = format!("program read items {items}\n%0: f32[{}] readwrite\n", items * n);
    write!(text, "i = item : i64\nwidth = const {n} : i64\nat = mul i width : i64\nlast = const {} : i64\n", n / step * step).unwrap();
    write!(text, "zero = const 0 : i64\nrounds = const {rounds} : i64\n").unwrap();
    (0..8).for_each(|c| write!(text, "x{c} = load %0[at + {}] : {v}\nsum{c} = var x{c} : {v}\n", c * lanes).unwrap());
    writeln!(text, "loop r = zero..rounds step 1\nloop j = zero..last step {step}\nk = add at j : i64").unwrap();
    for c in 0..8 {
        write!(text, "y{c} = load %0[k + {}] : {v}\no{c} = get sum{c} : {v}\n", c * lanes).unwrap();
        write!(text, "m{c} = add o{c} y{c} : {v}\nset sum{c} = m{c}\n").unwrap();
    }
    text.push_str("end\nend\n");
    (0..8).for_each(|c| write!(text, "z{c} = get sum{c} : {v}\nstore %0[at + {}] = z{c}\n", c * lanes).unwrap());
    text
}

/// `a = b`.
fn copy(lanes: usize, n: usize) -> String {
    over_blocks("copy", n, lanes, 1, |text, v, at| {
        write!(text, "x{at} = load %1[k + {at}] : {v}\nstore %0[k + {at}] = x{at}\n").unwrap();
    })
}

/// `a = b + s*c`.
fn triad(lanes: usize, n: usize) -> String {
    over_blocks("triad", n, lanes, 2, |text, v, at| {
        write!(text, "x{at} = load %1[k + {at}] : {v}\ny{at} = load %2[k + {at}] : {v}\n").unwrap();
        write!(text, "z{at} = fma y{at} factor x{at} : {v}\nstore %0[k + {at}] = z{at}\n").unwrap();
    })
}

/// One pass over arrays of `n`, a block an item; the first array is written, the others are not.
fn over_blocks(name: &str, n: usize, lanes: usize, inputs: usize, each: impl Fn(&mut String, &str, usize)) -> String {
    let v = format!("f32x{lanes}");
    let mut text = format!("program {name} items {}\n%0: f32[{n}] write\n", n / BLOCK);
    (1..=inputs).for_each(|i| writeln!(text, "%{i}: f32[{n}] read").unwrap());
    write!(text, "i = item : i64\nblock = const {BLOCK} : i64\nfirst = mul i block : i64\nlast = add first block : i64\n").unwrap();
    write!(text, "half = const 0.5 : f32\nfactor = splat half : {v}\nloop k = first..last step {}\n", 4 * lanes).unwrap();
    (0..4).for_each(|c| each(&mut text, &v, c * lanes));
    text.push_str("end\n");
    text
}
