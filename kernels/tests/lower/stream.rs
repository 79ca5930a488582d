//! Rows against keys by groups of threads: attention and its gradients.

use super::rows::attention_kernel;
use super::*;
use kiln_kernels::check::verify_program;
use kiln_kernels::lower::WaveUnit;

const GROUPS: Groups = Groups { smallest: 0, ..Groups::USUAL };

/// Dots and sums of a gradient: for each key j, over the queries i, s = where(j <= i, q k, 0) and t = where(j <= i, g v, 0): the sums of s g and s t q,
/// the sum of s, t and the sum of k k, which has to do with j alone.
fn gradient_kernel(batch: i64, queries: i64, keys: i64, depth: i64, width: i64, dtype: DType) -> Kernel {
    let mut k = Kernel::new("gradient");
    let [b, j, i, c, e, d, f, h] = [batch, keys, queries, depth, width, depth, width, depth].map(|n| k.add_range(n));
    k.domain = vec![b, j];
    let params = [(queries, depth), (keys, depth), (keys, width), (queries, width)];
    let params = params.map(|(n, m)| (k.add_param(dtype, batch * n * m, Access::Read), n * m, m));
    let load = |k: &mut Kernel, (param, each, line): (_, i64, i64), r: RangeId, along: RangeId| {
        let at = affine(k, &[(b, each), (r, line), (along, 1)]);
        let value = k.load(param, at, None);
        if dtype == DType::F32 { value } else { k.graph.cast(value, DType::F32) }
    };
    let [q, kk, v, g] = params;
    let dot = |k: &mut Kernel, r: RangeId, a: Id, b: Id| k.graph.intern(Op::Dot { ranges: [r].into_iter().collect() }, DType::F32, [a, b]);
    let (x, y) = (load(&mut k, q, i, c), load(&mut k, kk, j, c));
    let s = dot(&mut k, c, x, y);
    let (x, y) = (load(&mut k, g, i, e), load(&mut k, v, j, e));
    let t = dot(&mut k, e, x, y);
    let (ri, rj) = (k.graph.range(i), k.graph.range(j));
    let seen = k.graph.binary(BinaryOp::CmpLe, rj, ri);
    let zero = k.graph.constant(Scalar::f32(0.0));
    let [s, t] = [s, t].map(|x| k.graph.select(seen, x, zero));
    let total = reduce(&mut k, ReduceOp::Sum, s, &[i]);
    let product = k.graph.mul(s, t);
    let (gf, qd, kh) = (load(&mut k, g, i, f), load(&mut k, q, i, d), load(&mut k, kk, j, h));
    let values = dot(&mut k, i, s, gf);
    let slopes = k.graph.mul(product, total);
    let slopes = dot(&mut k, i, qd, slopes);
    let square = k.graph.mul(kh, kh);
    let own = reduce(&mut k, ReduceOp::Sum, square, &[h]);
    let slopes = k.graph.binary(BinaryOp::Add, slopes, own);
    for (value, along, line) in [(values, f, width), (slopes, d, depth)] {
        let at = affine(&mut k, &[(b, keys * line), (j, line), (along, 1)]);
        store(&mut k, at, value, &[along]);
    }
    let at = affine(&mut k, &[(b, keys), (j, 1)]);
    store(&mut k, at, own, &[]);
    k
}

fn inputs(kernel: &Kernel) -> Vec<Vec<f32>> {
    let read = kernel.params.iter().filter(|p| p.access == Access::Read);
    read.zip(1..).map(|(p, seed)| noise(p.len as usize, seed)).collect()
}

/// Batch, queries, keys and depth: fewer rows than a block, blocks and tiles that are not full, several chunks, and depths of several slabs.
const SHAPES: [(i64, i64, i64, i64); 4] = [(2, 5, 5, 4), (1, 19, 330, 8), (2, 33, 128, 24), (1, 70, 40, 36)];

#[test]
fn attention_is_a_groups() {
    for (batch, queries, keys, depth) in SHAPES {
        let kernel = attention_kernel(batch, queries, keys, depth);
        for shared in [32 << 10, 64 << 10] {
            let schedule = defaults::schedule(&kernel, Target { groups: Some(Groups { shared, ..GROUPS }), ..Target::GROUPS });
            check(&kernel, &schedule, shared);
        }
    }
    // Few rows are no work for a group.
    let schedule = defaults::schedule(&attention_kernel(1, 3, 5, 4), Target::GROUPS);
    assert!(!schedule.to_string().contains("stream"), "{schedule}");
}

#[test]
fn gradients_are_a_groups() {
    for (batch, queries, keys, depth) in SHAPES {
        let kernel = gradient_kernel(batch, queries, keys, depth, depth + 4, DType::F32);
        for shared in [32 << 10, 64 << 10] {
            let schedule = defaults::schedule(&kernel, Target { groups: Some(Groups { shared, ..GROUPS }), ..Target::GROUPS });
            check(&kernel, &schedule, shared);
        }
    }
}

/// Tiles of keys that a causal mask leaves out for a whole block are not computed, and infinite and NaN factors in them are seen all the same.
#[test]
fn masked_tiles_are_not_computed_but_accounted_for() {
    let (queries, keys, depth) = (130, 600, 8);
    let kernel = attention_kernel(1, queries, keys, depth);
    let schedule = defaults::schedule(&kernel, Target { groups: Some(GROUPS), ..Target::GROUPS });
    assert!(schedule.to_string().contains("stream"), "{schedule}");
    let mut values = noise((keys * depth) as usize, 3);
    // Before and behind what some blocks need, whole chunks further on, and in the last tile, which is not full.
    for (at, value) in [(40, f32::INFINITY), (131, f32::NAN), (333, f32::NEG_INFINITY), (599, f32::NAN)] {
        values[at * depth as usize + at % 5] = value;
    }
    // Zeros whose sign is all that can be seen of them.
    values.iter_mut().skip(5).step_by(depth as usize).for_each(|v| *v = -0.0);
    let inputs = [noise((queries * depth) as usize, 1), noise((keys * depth) as usize, 2), values];
    let inputs: Vec<Vec<u8>> = inputs.iter().map(|x| x.iter().flat_map(|x| x.to_le_bytes()).collect()).collect();
    let [got, want] = [&schedule, &Schedule::default()].map(|schedule| run_all(&kernel, schedule, &inputs));
    let [got, want] =
        [got, want].map(|all| all.iter().flat_map(|x| floats(x)).map(|x| if x.is_nan() { f32::NAN } else { x }.to_bits()).collect());
    let [got, want]: [Vec<u32>; 2] = [got, want];
    assert_eq!(got, want);
    // A key that no query sees is asked for no score: what is not there does no harm.
    let reads = |schedule: &Schedule| {
        let mut inputs = inputs.clone();
        inputs[1].truncate((192 * depth * 4) as usize);
        let mut short = kernel.clone();
        short.params[1].len = 192 * depth;
        std::panic::catch_unwind(|| run_all(&short, schedule, &inputs)).is_ok()
    };
    assert!(reads(&schedule) && !reads(&Schedule::default()), "{}", lower(&kernel, &schedule));
}

/// Scores of halves, and what is made of them in two halves, are a matrix unit's. It rounds as it likes, but not by much.
#[test]
fn attention_of_halves_by_a_matrix_unit_in_groups() {
    let units = [(32, [16, 16, 16]), (32, [16, 8, 16]), (64, [16, 16, 16])];
    for (wave, [rows, columns, depth]) in units {
        let unit = Some(WaveUnit { wave, rows, columns, depth });
        let target = Target { groups: Some(Groups { unit, wave: wave.into(), shared: 48 << 10, ..GROUPS }), ..Target::GROUPS };
        for (batch, queries, keys, depth) in SHAPES {
            let attention = halved(&attention_kernel(batch, queries, keys, depth));
            for kernel in [attention, gradient_kernel(batch, queries, keys, depth, depth + 4, DType::BF16)] {
                let schedule = defaults::schedule(&kernel, target);
                let program = lower(&kernel, &schedule);
                verify_program(&program).unwrap_or_else(|e| panic!("{schedule}: {e}"));
                assert!(program.unit == unit && program.scratch.is_empty() && program.shared_bytes() <= 48 << 10, "{schedule}");
                let inputs: Vec<Vec<u8>> = inputs(&kernel).iter().map(|x| bits(x)).collect();
                let [got, want] = [&schedule, &Schedule::default()].map(|schedule| run_all(&kernel, schedule, &inputs));
                for (got, want) in got.iter().zip(&want) {
                    let (got, want) = (floats(got), floats(want));
                    let size = want.iter().fold(0f32, |size, x| size.max(x.abs()));
                    let apart = got.iter().zip(&want).fold(0f32, |apart, (x, y)| apart.max((x - y).abs()));
                    assert!(apart <= 4e-5 * size, "{apart} of {size}: {schedule}");
                }
            }
        }
    }
}

/// A kernel whose loads are of bf16.
pub(super) fn halved(kernel: &Kernel) -> Kernel {
    let mut kernel = kernel.clone();
    kernel.params.iter_mut().filter(|p| p.access == Access::Read).for_each(|p| p.dtype = DType::BF16);
    let text = kernel.to_string();
    // Every load is of bf16 now, and is made f32 under the name that its users know.
    let lines = text.lines().map(|line| match line.strip_suffix(": f32").and_then(|l| l.split_once(" = load ")) {
        Some((name, load)) => format!("h{name} = load {load}: bf16\n{name} = cast h{name} : f32\n"),
        None => format!("{line}\n"),
    });
    let text: String = lines.collect();
    kiln_kernels::ir::text::parse_kernel(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// The upper halves of numbers.
fn bits(x: &[f32]) -> Vec<u8> {
    x.iter().flat_map(|x| ((x.to_bits() >> 16) as u16).to_le_bytes()).collect()
}

/// A kernel's streamed program: no thread has memory of its own, and the bits are those of plain loops.
fn check(kernel: &Kernel, schedule: &Schedule, shared: u32) {
    assert!(schedule.to_string().contains("stream"), "{schedule}\n{kernel}");
    let program = lower(kernel, schedule);
    verify_program(&program).unwrap_or_else(|e| panic!("{schedule}: {e}"));
    assert!(program.scratch.is_empty() && program.shared_bytes() <= shared as usize, "{schedule}: {} bytes", program.shared_bytes());
    let inputs: Vec<Vec<u8>> = inputs(kernel).iter().map(|x| x.iter().flat_map(|x| x.to_le_bytes()).collect()).collect();
    assert_eq!(run_all(kernel, schedule, &inputs), run_all(kernel, &Schedule::default(), &inputs), "{schedule}");
}

/// The bits of all that a kernel stores.
fn run_all(kernel: &Kernel, schedule: &Schedule, inputs: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut buffers = inputs.to_vec();
    buffers.extend(kernel.params[inputs.len()..].iter().map(|p| vec![0xff; p.len as usize * p.dtype.size()]));
    let mut args: Vec<&mut [u8]> = buffers.iter_mut().map(Vec::as_mut_slice).collect();
    kiln_kernels::check::interpret(&lower(kernel, schedule), &mut args).unwrap_or_else(|fault| panic!("{schedule}: {fault}"));
    buffers.split_off(inputs.len())
}
