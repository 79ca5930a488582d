//! What the CPU device costs besides the kernels themselves: the first result, compile time, launches; and how fast its code is.

use kiln_cpu::{CpuDevice, CpuOptions};
use kiln_kernels::ir::text::parse_program;
use kiln_kernels::program::Program;
use kiln_runtime::{Device, Slice};
use std::fmt::Write;
use std::time::{Duration, Instant};

fn main() {
    let start = Instant::now();
    let device = CpuDevice::new(CpuOptions::default()).unwrap();
    let first = launch_once(&device, &scale(16));
    println!("{}", device.describe());
    println!("first result            {:>10}", show(start.elapsed()));
    assert_eq!(first, [2.0; 16]);

    for (name, program) in [("scale", scale(1000)), ("matmul 4x8", matmul(64, 4, 2)), ("2000 fma", straight(2000))] {
        let compile = time(20, |i| {
            // Another program each time, or it would come from the cache.
            let mut program = program.clone();
            program.params[0].len += i as i64;
            device.compile(&program).unwrap();
        });
        let instructions = program.insts.len();
        println!("compile {name:<15} {:>10}   {instructions} instructions", show(compile));
    }

    for threads in [1, 2] {
        let device = CpuDevice::new(CpuOptions { threads: Some(threads), ..CpuOptions::default() }).unwrap();
        for (what, n) in [("tiny", 16), ("64 K elements", 1 << 16), ("4 M elements", 1 << 22)] {
            let kernel = device.compile(&scale(n)).unwrap();
            let args = arguments(&device, &scale(n));
            let each = time(if n > 1 << 20 { 50 } else { 5000 }, |_| kernel.launch(&args).unwrap());
            let rate = (8 * n) as f64 / each.as_secs_f64() / 1e9;
            println!("{threads} threads: launch, {what:<14} {:>10}   {rate:.1} GB/s", show(each));
        }
        let kernel = device.compile(&idle()).unwrap();
        let args = [Slice::whole(device.allocate(8).unwrap())];
        let each = time(5000, |_| kernel.launch(&args).unwrap());
        println!("{threads} threads: launch, all threads    {:>10}", show(each));
        let program = matmul(512, 4, 2);
        let kernel = device.compile(&program).unwrap();
        let args = arguments(&device, &program);
        let each = time(10, |_| kernel.launch(&args).unwrap());
        println!("{threads} threads: matmul 512      {:>10}   {:.1} GFLOP/s", show(each), 2.0 * 512f64.powi(3) / each.as_secs_f64() / 1e9);
    }
}

/// The shortest of several rounds, per call.
fn time(calls: usize, mut f: impl FnMut(usize)) -> Duration {
    let round = |k: usize, f: &mut dyn FnMut(usize)| {
        let start = Instant::now();
        (0..calls).for_each(|i| f(k * calls + i));
        start.elapsed() / calls as u32
    };
    (0..5).map(|k| round(k, &mut f)).min().unwrap_or_default()
}

fn show(t: Duration) -> String {
    format!("{t:.2?}")
}

fn arguments(device: &CpuDevice, program: &Program) -> Vec<Slice> {
    let upload = |len: i64| {
        let buffer = device.allocate(len as usize * 4).unwrap();
        buffer.write(0, &1f32.to_le_bytes().repeat(len as usize)).unwrap();
        Slice::whole(buffer)
    };
    program.params.iter().map(|p| upload(p.len)).collect()
}

fn launch_once(device: &CpuDevice, program: &Program) -> Vec<f32> {
    let args = arguments(device, program);
    device.compile(program).unwrap().launch(&args).unwrap();
    args[1].read().unwrap().chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

/// y = x + x; 16 elements an item.
fn scale(n: usize) -> Program {
    let mut text = format!("program scale items {}\n%0: f32[{n}] read\n%1: f32[{n}] write\n", n / 16);
    text.push_str("i = item : i64\nc = const 16 : i64\nat = mul i c : i64\n");
    for offset in [0, 4, 8, 12] {
        write!(text, "x{offset} = load %0[at + {offset}] : f32x4\ny{offset} = add x{offset} x{offset} : f32x4\n").unwrap();
        writeln!(text, "store %1[at + {offset}] = y{offset}").unwrap();
    }
    parse(&text)
}

/// C = A B of n x n, a tile of `rows` x `4 vectors` an item, the whole of k in one loop.
fn matmul(n: usize, rows: usize, vectors: usize) -> Program {
    let (down, across) = (n / rows, n / (4 * vectors));
    let mut text =
        format!("program matmul items {}\n%0: f32[{}] read\n%1: f32[{}] read\n%2: f32[{}] write\n", down * across, n * n, n * n, n * n);
    write!(text, "i = item : i64\nacross = const {across} : i64\nwidth = const {} : i64\nheight = const {} : i64\n", 4 * vectors, rows * n)
        .unwrap();
    write!(text, "n = const {n} : i64\nzero = const 0 : i64\ntr = div i across : i64\ntc = mod i across : i64\n").unwrap();
    text.push_str("row = mul tr height : i64\ncol = mul tc width : i64\nnothing = const 0.0 : f32\nnothings = splat nothing : f32x4\n");
    let tiles: Vec<(usize, usize)> = (0..rows).flat_map(|r| (0..vectors).map(move |v| (r, v))).collect();
    for (r, v) in &tiles {
        writeln!(text, "acc{r}_{v} = var nothings : f32x4").unwrap();
    }
    text.push_str("loop k = zero..n step 1\nka = add row k : i64\nkn = mul k n : i64\nkb = add kn col : i64\n");
    for v in 0..vectors {
        writeln!(text, "b{v} = load %1[kb + {}] : f32x4", 4 * v).unwrap();
    }
    for r in 0..rows {
        write!(text, "s{r} = load %0[ka + {}] : f32\na{r} = splat s{r} : f32x4\n", r * n).unwrap();
    }
    for (r, v) in &tiles {
        write!(text, "o{r}_{v} = get acc{r}_{v} : f32x4\nn{r}_{v} = fma a{r} b{v} o{r}_{v} : f32x4\nset acc{r}_{v} = n{r}_{v}\n").unwrap();
    }
    text.push_str("end\nout = add row col : i64\n");
    for (r, v) in &tiles {
        write!(text, "r{r}_{v} = get acc{r}_{v} : f32x4\nstore %2[out + {}] = r{r}_{v}\n", r * n + 4 * v).unwrap();
    }
    parse(&text)
}

/// Loops that do not run, for all that is known when it is compiled: looks like work for every thread.
fn idle() -> Program {
    let mut text = String::from("program idle items 64\n%0: i64[1] readwrite\nzero = const 0 : i64\nn = load %0[zero] : i64\n");
    (0..6).for_each(|i| writeln!(text, "loop i{i} = zero..n step 1").unwrap());
    text.push_str("store %0[zero] = n\n");
    (0..6).for_each(|_| text.push_str("end\n"));
    parse(&text)
}

/// One long chain.
fn straight(n: usize) -> Program {
    let mut text = String::from("program straight items 1\n%0: f32[4] readwrite\nzero = const 0 : i64\nx0 = load %0[zero] : f32x4\n");
    for i in 0..n {
        writeln!(text, "x{} = fma x{i} x{} x{i} : f32x4", i + 1, i / 2).unwrap();
    }
    writeln!(text, "store %0[zero] = x{n}").unwrap();
    parse(&text)
}

fn parse(text: &str) -> Program {
    parse_program(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}
