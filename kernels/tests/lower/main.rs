//! Schedules change time, never bits: every kernel here runs under the plain scalar schedule and under several others, and is compared
//! with a direct evaluation of the canonical orders.

mod grid;
mod pipeline;
mod rows;
mod stream;
mod units;

use kiln_kernels::check::interpret;
use kiln_kernels::ir::{Access, BinaryOp, Id, Kernel, Op, ParamId, RangeId, ReduceOp, Store, TernaryOp, UnaryOp};
use kiln_kernels::lower::{
    CHUNK, GroupTile, Groups, MatrixUnit, PARTIALS, Primitive, Schedule, Target, Tile, UNIT_CHUNK, alternatives, defaults, lower,
};
use kiln_kernels::program::{Inst, Memory, Program, Value};
use kiln_kernels::{DType, Scalar};

/// Numbers with life in all bits, the same every time.
fn noise(n: usize, seed: u32) -> Vec<f32> {
    (0..n as u32)
        .map(|i| {
            let mut h = i.wrapping_mul(2654435761).wrapping_add(seed);
            h ^= h >> 16;
            h = h.wrapping_mul(2246822519);
            h ^= h >> 13;
            (h >> 8) as f32 / 8388608.0 - 1.0
        })
        .collect()
}

fn floats(b: &[u8]) -> Vec<f32> {
    b.chunks_exact(4).map(|c| f32::from_le_bytes(c.try_into().unwrap())).collect()
}

/// Runs a kernel whose last parameter is the output.
fn run(kernel: &Kernel, schedule: &Schedule, inputs: &[Vec<f32>]) -> Vec<u32> {
    let out = run_bytes(kernel, schedule, &inputs.iter().map(|v| v.iter().flat_map(|x| x.to_le_bytes()).collect()).collect::<Vec<_>>());
    floats(&out).into_iter().map(f32::to_bits).collect()
}

fn run_bytes(kernel: &Kernel, schedule: &Schedule, inputs: &[Vec<u8>]) -> Vec<u8> {
    let program = lower(kernel, schedule);
    let out = vec![0xff; kernel.params.last().unwrap().len as usize * 4];
    let mut buffers = [inputs, &[out]].concat();
    let mut args: Vec<&mut [u8]> = buffers.iter_mut().map(Vec::as_mut_slice).collect();
    if let Err(fault) = interpret(&program, &mut args) {
        panic!("{schedule}: {fault}\n{program}");
    }
    buffers.pop().unwrap()
}

const TARGETS: [Target; 4] = [
    Target::new(4, 16, 2),
    Target::new(8, 16, 3),
    Target { l2: 1 << 16, every_type: true, ..Target::new(16, 32, 2) },
    // Everything is far.
    Target { l2: 1 << 12, l3: 0, ..Target::new(4, 16, 2) },
];

/// Threads of a grid, in groups and in small ones.
const GRIDS: [Target; 2] =
    [Target::GROUPS, Target { groups: Some(Groups { threads: 64, registers: 70, shared: 4 << 10, ..Groups::USUAL }), ..Target::GROUPS }];

/// The scalar schedule, the default ones, and every single-range vectorisation and unrolling.
fn schedules(kernel: &Kernel) -> Vec<Schedule> {
    let mut all = vec![Schedule::default()];
    all.extend(TARGETS.into_iter().chain(GRIDS).map(|target| defaults::schedule(kernel, target)));
    let ranges: Vec<RangeId> = (0..kernel.ranges.len() as u32).map(RangeId).collect();
    for &v in &ranges {
        for &u in &ranges {
            all.push(Schedule(vec![Primitive::Vectorize(v, 4), Primitive::Unroll(u, 3), Primitive::Parallel(1)]));
            all.push(Schedule(vec![Primitive::Vectorize(v, 4), Primitive::Unroll(v, 2), Primitive::Unroll(u, 2), Primitive::Parallel(9)]));
        }
    }
    for &u in &kernel.domain {
        for &v in &kernel.domain {
            all.push(Schedule(vec![
                Primitive::Vectorize(v, 4),
                Primitive::Unroll(u, 2),
                Primitive::Block(u, 8),
                Primitive::Block(v, 16),
                Primitive::Parallel(1),
            ]));
            all.push(Schedule(vec![Primitive::Vectorize(v, 4), Primitive::Vectorize(u, 4), Primitive::Parallel(2)]));
        }
    }
    // A product in register tiles: operands packed or not, the row's steps in blocks or not, without rows.
    if let Some(dot) = kernel.graph.ids().find(|&id| matches!(kernel.graph.op(id), Op::Dot { .. }))
        && let ("matmul", &[m, n]) = (kernel.name.as_str(), &kernel.domain[..])
    {
        for (pack_rows, pack_columns) in [(false, false), (true, false), (false, true), (true, true)] {
            for (rows, block_m, block_n, blocked) in [(3, 6, 16, n), (5, 7, 1000, m), (0, 4, 9, n), (2, 1000, 8, n)] {
                let row = (rows > 0).then_some((m, rows));
                let tile = Tile { row, column: (n, 2), pack_rows, pack_columns, unit: None };
                let order = if blocked == n { vec![m, n] } else { vec![n, m] };
                all.push(Schedule(vec![
                    Primitive::Order(order),
                    Primitive::Vectorize(n, 4),
                    Primitive::Block(m, block_m),
                    Primitive::Block(n, block_n),
                    Primitive::Stage { node: dot, tile: blocked },
                    Primitive::Tile(dot, tile),
                    Primitive::Panel(dot, if pack_columns { 4 } else { 1000 }),
                    Primitive::Parallel(2),
                ]));
            }
        }
    }
    // By groups of threads: blocks that fit and that do not, one element a thread and several, slabs longer than the depth.
    if let Some(dot) = kernel.graph.ids().find(|&id| matches!(kernel.graph.op(id), Op::Dot { .. }))
        && let ("matmul", &[m, n]) = (kernel.name.as_str(), &kernel.domain[..])
    {
        for (rows, columns, across, slab, slabs) in [(1, 1, 8, 4, 2), (8, 4, 2, 16, 1), (2, 8, 4, 32, 2)] {
            let tile = GroupTile { row: (m, rows), column: (n, columns), slab, slabs, unit: None };
            all.push(Schedule(vec![
                Primitive::Block(m, 4 * i64::from(rows)),
                Primitive::Block(n, across * i64::from(columns)),
                Primitive::Stage { node: dot, tile: n },
                Primitive::Group(dot, tile),
                Primitive::Parallel(2),
            ]));
        }
    }
    let mut reversed = kernel.domain.clone();
    reversed.reverse();
    all.push(Schedule(vec![Primitive::Order(reversed), Primitive::Parallel(1)]));
    all
}

fn same_bits(kernel: &Kernel, inputs: &[Vec<f32>], want: &[f32]) {
    let want: Vec<u32> = want.iter().map(|x| x.to_bits()).collect();
    for schedule in schedules(kernel) {
        let got = run(kernel, &schedule, inputs);
        assert_eq!(got, want, "{schedule}\n{}", lower(kernel, &schedule));
    }
}

fn affine(k: &mut Kernel, terms: &[(RangeId, i64)]) -> Id {
    let mut sum = k.graph.int(0);
    for &(r, c) in terms {
        let (r, c) = (k.graph.range(r), k.graph.int(c));
        let term = k.graph.mul(r, c);
        sum = k.graph.add(sum, term);
    }
    sum
}

fn store(k: &mut Kernel, index: Id, value: Id, ranges: &[RangeId]) {
    let len = k.domain.iter().chain(ranges).map(|&r| k.extent(r)).product();
    let param = k.add_param(DType::F32, len, Access::Write);
    k.stores.push(Store { param, index, value, ranges: ranges.to_vec(), sequential: false });
}

fn reduce(k: &mut Kernel, op: ReduceOp, body: Id, ranges: &[RangeId]) -> Id {
    let dtype = k.graph.dtype(body);
    k.graph.intern(Op::Reduce { op, ranges: ranges.into() }, dtype, [body])
}

fn canonical_sum(values: impl Iterator<Item = f32>) -> f32 {
    let mut p = [0f32; PARTIALS as usize];
    values.enumerate().for_each(|(i, v)| p[i % PARTIALS as usize] += v);
    let mut h = PARTIALS as usize / 2;
    while h > 0 {
        (0..h).for_each(|j| p[j] += p[j + h]);
        h /= 2;
    }
    p[0]
}

fn canonical_dot(products: impl Iterator<Item = (f32, f32)>) -> f32 {
    let all: Vec<_> = products.collect();
    all.chunks(CHUNK as usize).map(|c| c.iter().fold(0f32, |acc, (a, b)| a.mul_add(*b, acc))).fold(-0.0, |t, c| t + c)
}

/// out[r] = sum over c of x[r, c], by rows or by columns.
fn sum_kernel(rows: i64, cols: i64, column_major: bool) -> Kernel {
    let mut k = Kernel::new("sum");
    let (r, c) = (k.add_range(rows), k.add_range(cols));
    k.domain = vec![r];
    let x = k.add_param(DType::F32, rows * cols, Access::Read);
    let index = if column_major { affine(&mut k, &[(r, 1), (c, rows)]) } else { affine(&mut k, &[(r, cols), (c, 1)]) };
    let x = k.load(x, index, None);
    let total = reduce(&mut k, ReduceOp::Sum, x, &[c]);
    let at = affine(&mut k, &[(r, 1)]);
    store(&mut k, at, total, &[]);
    k
}

#[test]
fn sums_by_rows_and_columns() {
    for (rows, cols) in [(1, 1), (3, 5), (7, 63), (2, 64), (5, 65), (2, 256), (9, 200), (17, 131), (33, 1), (4, 0)] {
        let x = noise((rows * cols) as usize, 7);
        let at = |r: i64, c: i64| x[(r * cols + c) as usize];
        let want: Vec<f32> = (0..rows).map(|r| canonical_sum((0..cols).map(|c| at(r, c)))).collect();
        same_bits(&sum_kernel(rows, cols, false), std::slice::from_ref(&x), &want);
        let at = |r: i64, c: i64| x[(c * rows + r) as usize];
        let want: Vec<f32> = (0..rows).map(|r| canonical_sum((0..cols).map(|c| at(r, c)))).collect();
        same_bits(&sum_kernel(rows, cols, true), std::slice::from_ref(&x), &want);
    }
}

#[test]
fn partial_results_of_whole_rounds_are_variables() {
    for target in [Target::new(8, 16, 1), Target::new(16, 32, 1)] {
        let scratch = |cols: i64| {
            let kernel = sum_kernel(4, cols, false);
            lower(&kernel, &defaults::schedule(&kernel, target)).scratch.len()
        };
        assert_eq!((scratch(128), scratch(130)), (0, 1), "scratch memory is for the two elements left over");
    }
}

/// What leaves the caches is stored around them, and the next row is asked for; nothing of this where everything is near.
#[test]
fn far_rows_are_asked_for_early() {
    let text = include_str!("../../golden/softmax_far.kernel");
    let kernel = kiln_kernels::ir::text::parse_kernel(text).unwrap();
    let schedule = |l2: u32, l3: u32| defaults::schedule(&kernel, Target { l2, l3, ..Target::new(16, 32, 2) });
    let (far, near) = (schedule(1 << 20, 1 << 25), schedule(1 << 27, 1 << 27));
    let load = kernel.graph.ids().find(|&id| matches!(kernel.graph.op(id), Op::Load(_))).unwrap();
    let exp = kernel.graph.ids().find(|&id| *kernel.graph.op(id) == Op::Unary(UnaryOp::Exp)).unwrap();
    assert!(far.nontemporal().eq([kernel.stores[0].param]) && far.prefetches(load, exp), "{far}");
    assert!(near.nontemporal().count() == 0 && !near.prefetches(load, exp), "{near}");
    let prefetches = |program: &Program| program.insts.iter().filter(|i| matches!(i, Inst::Prefetch { .. })).count();
    assert_eq!(
        [&far, &near].map(|s| prefetches(&lower(&kernel, s))),
        [8, 0],
        "one for each vector that a round of the loop reads, for the first row and for the others"
    );
    // Written over what it has read, a result is in the caches already.
    let mut in_place = kernel.clone();
    in_place.params[1].access = Access::ReadWrite;
    assert_eq!(defaults::schedule(&in_place, Target { l3: 0, ..Target::new(16, 32, 2) }).nontemporal().count(), 0);
}

/// Totals that wait for the next chunk are asked for before a tile's chains begin, a line each; those of an only chunk wait for nothing.
#[test]
fn totals_are_asked_for_early() {
    let asked = |target: Target, depth: i64| {
        let kernel = matmul_kernel(96, 128, depth, false);
        let schedule = defaults::schedule(&kernel, target);
        let (_, tile) = schedule.tiles().next().expect("large enough for tiles");
        let program = lower(&kernel, &schedule);
        let asked = program.insts.iter().filter(|i| matches!(i, Inst::Prefetch { memory: Memory::Scratch(_), .. })).count();
        let line = 16 / target.lanes.min(16);
        (asked, (tile.row.unwrap().1 * tile.column.1.div_ceil(line)).into())
    };
    for target in [Target::new(4, 16, 1), Target::new(8, 16, 1), Target::new(16, 32, 1)] {
        let (asked_for, lines) = asked(target, 2 * CHUNK);
        assert_eq!(asked_for, lines, "{target:?}");
        assert_eq!(asked(target, CHUNK).0, 0, "{target:?}");
    }
}

/// What the stores load beside a product is asked for while its last chains are computed, a row of the tile at a time.
#[test]
fn what_stores_load_beside_a_product_is_asked_for_early() {
    let asked = |target: Target, depth: i64| {
        let kernel = updated_kernel(96, 128, depth);
        let schedule = defaults::schedule(&kernel, target);
        let program = lower(&kernel, &schedule);
        let old = kernel.stores[0].param.0 - 1;
        let mut lines =
            program.insts.iter().enumerate().filter(|(_, i)| matches!(i, Inst::Prefetch { memory: Memory::Param(p), .. } if p.0 == old));
        let at = lines.next().expect("it is asked for").0;
        // The first chain is after it, in loops of its own inside of the loop with a row's lines.
        let piece = program.insts[..at].iter().rposition(|i| matches!(i, Inst::Loop { .. })).unwrap();
        let inner = program.insts[at..].iter().position(|i| matches!(i, Inst::Loop { .. })).unwrap() + at;
        let chain = program.insts[at..].iter().position(|i| matches!(i, Inst::Ternary(TernaryOp::Fma, ..))).unwrap() + at;
        assert!(piece < at && at < inner && inner < chain, "{target:?}: {piece}, {at}, {inner}, {chain}");
        let (_, tile) = schedule.tiles().next().expect("large enough for tiles");
        (1 + lines.count(), tile.column.1.div_ceil(16 / target.lanes.min(16)).into())
    };
    for target in [Target::new(4, 16, 1), Target::new(8, 16, 1), Target::new(16, 32, 1)] {
        for depth in [CHUNK, 2 * CHUNK] {
            let (lines, of_a_row) = asked(target, depth);
            assert_eq!(lines, of_a_row, "{target:?}");
        }
    }
}

/// old + a b, written over what it replaces or elsewhere.
fn updated_kernel(m: i64, n: i64, depth: i64) -> Kernel {
    let mut kernel = matmul_kernel(m, n, depth, false);
    let store = kernel.stores.pop().unwrap();
    let result = kernel.params.pop().unwrap();
    let old = kernel.add_param(result.dtype, result.len, Access::Read);
    let old = kernel.load(old, store.index, None);
    let value = kernel.graph.add(old, store.value);
    let param = kernel.add_param(result.dtype, result.len, Access::Write);
    kernel.stores.push(Store { param, value, ..store });
    kernel
}

/// What is packed is asked for 8 KiB before it is read: as many rows of either operand as that is.
#[test]
fn operands_are_asked_for_early() {
    let (m, n, depth) = (1024, 1024, 512);
    let kernel = matmul_kernel(m, n, depth, false);
    let program = lower(&kernel, &defaults::schedule(&kernel, Target::new(16, 32, 1)));
    let mut ahead: Vec<(u32, i64)> = Vec::new();
    for inst in &program.insts {
        if let Inst::Prefetch { memory: Memory::Param(param), offset, .. } = inst {
            ahead.push((param.0, *offset));
        }
    }
    // 8 rows of a chunk of 256 elements; 2 rows of 1024 elements, in two vectors.
    let (rows, columns) = (ahead.iter().filter(|(p, _)| *p == 0), ahead.iter().filter(|(p, _)| *p == 1));
    assert!(rows.eq([&(0, 8 * depth)]), "{ahead:?}");
    assert!(columns.eq([&(1, 2 * n), &(1, 2 * n + 16)]), "{ahead:?}");
}

/// A tile's multiply-adds go row by row, so that a row's element is used for all columns at once, whichever range was made first.
#[test]
fn tiles_go_row_by_row() {
    let target = Target::new(16, 32, 1);
    let factors = |kernel: &Kernel| -> Vec<Value> {
        let program = lower(kernel, &defaults::schedule(kernel, target));
        let fused = program.insts.iter().filter_map(|i| if let Inst::Ternary(TernaryOp::Fma, row, ..) = i { Some(*row) } else { None });
        fused.map(|row| if let Inst::Splat(element) = program.inst(row) { *element } else { row }).collect()
    };
    let mut columns_first = Kernel::new("matmul");
    let [n, m, k] = [128, 96, 300].map(|extent| columns_first.add_range(extent));
    for kernel in [matmul_kernel(96, 128, 300, false), matmul_over(columns_first, [m, n, k], false)] {
        let factors = factors(&kernel);
        let pairs = factors.chunks(2).all(|pair| pair[0] == pair[1]);
        assert!(factors.len() == 24 && pairs, "{factors:?}");
    }
}

/// y[r, c] = x[r, c] - sum over all b and i of (b * block + i < cols ? x[r, b * block + i]^2 : 0), the sum in blocks as
/// long rows have them.
#[test]
fn rows_in_blocks_with_a_mask() {
    for (rows, cols, block) in [(3, 50, 16), (2, 130, 64), (4, 300, 128), (3, 128, 64)] {
        let mut k = Kernel::new("blocks");
        let blocks = (cols + block - 1) / block;
        let [r, c, b, i] = [rows, cols, blocks, block].map(|n| k.add_range(n));
        k.domain = vec![r];
        let x = k.add_param(DType::F32, rows * cols, Access::Read);
        let (column, end) = (affine(&mut k, &[(b, block), (i, 1)]), k.graph.int(cols));
        let mask = k.graph.binary(BinaryOp::CmpLt, column, end);
        let at = affine(&mut k, &[(r, cols), (b, block), (i, 1)]);
        let element = k.load(x, at, Some(mask));
        let square = k.graph.mul(element, element);
        let none = k.graph.constant(Scalar::f32(0.0));
        let square = k.graph.select(mask, square, none);
        let part = reduce(&mut k, ReduceOp::Sum, square, &[i]);
        let total = reduce(&mut k, ReduceOp::Sum, part, &[b]);
        let at = affine(&mut k, &[(r, cols), (c, 1)]);
        let x = k.load(x, at, None);
        let y = k.graph.sub(x, total);
        store(&mut k, at, y, &[c]);
        let x = noise((rows * cols) as usize, 13);
        let want: Vec<f32> = x
            .chunks(cols as usize)
            .flat_map(|row| {
                let padded = |part: &[f32]| canonical_sum(part.iter().map(|v| v * v).chain(std::iter::repeat(0.0)).take(block as usize));
                let total = canonical_sum(row.chunks(block as usize).map(padded));
                row.iter().map(move |v| v - total).collect::<Vec<_>>()
            })
            .collect();
        same_bits(&k, &[x], &want);
        let schedule = defaults::schedule(&k, Target::new(16, 32, 2));
        let vectors: Vec<RangeId> = schedule.vectors().map(|(range, _)| range).collect();
        assert!(vectors.contains(&c) && vectors.contains(&i), "both loops over a row have vectors: {schedule}");
    }
}

/// y[r, c] = cut <= c ? x[c / d, r, c % d] : 0, as heads are put side by side.
fn heads_kernel(rows: i64, heads: i64, d: i64, cut: i64) -> Kernel {
    let mut k = Kernel::new("heads");
    let (r, c) = (k.add_range(rows), k.add_range(heads * d));
    k.domain = vec![r, c];
    let x = k.add_param(DType::F32, heads * rows * d, Access::Read);
    let (column, width, height, cut) = (k.graph.range(c), k.graph.int(d), k.graph.int(rows * d), k.graph.int(cut));
    let [head, within] = [BinaryOp::Div, BinaryOp::Mod].map(|op| k.graph.binary(op, column, width));
    let (head, row) = (k.graph.mul(head, height), affine(&mut k, &[(r, d)]));
    let at = k.graph.add(head, row);
    let at = k.graph.add(at, within);
    let mask = k.graph.binary(BinaryOp::CmpLe, cut, column);
    let value = k.load(x, at, Some(mask));
    let at = affine(&mut k, &[(r, heads * d), (c, 1)]);
    store(&mut k, at, value, &[]);
    k
}

#[test]
fn quotients_are_constant_in_aligned_vectors() {
    for (rows, heads, d, cut) in [(3, 4, 64, 128), (5, 3, 16, 16), (2, 5, 12, 20), (4, 2, 40, 7), (3, 6, 8, 24), (2, 9, 48, 50)] {
        let x = noise((heads * rows * d) as usize, 5);
        let at = |r: i64, c: i64| if cut <= c { x[((c / d * rows + r) * d + c % d) as usize] } else { 0.0 };
        let want: Vec<f32> = (0..rows * heads * d).map(|i| at(i / (heads * d), i % (heads * d))).collect();
        same_bits(&heads_kernel(rows, heads, d, cut), std::slice::from_ref(&x), &want);
    }
    let loads = |d: i64, cut: i64| -> Vec<u8> {
        let kernel = heads_kernel(4, 8, d, cut);
        let program = lower(&kernel, &defaults::schedule(&kernel, Target::new(16, 32, 2)));
        let all = program.insts.iter().zip(&program.types).filter(|(inst, _)| matches!(inst, Inst::Load { .. }));
        all.map(|(_, ty)| ty.lanes).collect()
    };
    assert!(loads(64, 128).iter().all(|&lanes| lanes == 16), "whole vectors under one condition: {:?}", loads(64, 128));
    assert!(loads(24, 48).contains(&1), "vectors across two heads are read lane by lane: {:?}", loads(24, 48));
}

/// sum[r] = the sum over c of x[r, c], and three further outputs for each r: rows are read along their elements all the same.
#[test]
fn vectors_are_for_the_inner_loops() {
    let (rows, cols) = (40, 96);
    let mut k = sum_kernel(rows, cols, false);
    let (r, c, total) = (k.domain[0], RangeId(1), k.stores[0].value);
    for _ in 0..3 {
        let at = affine(&mut k, &[(r, 1)]);
        store(&mut k, at, total, &[]);
    }
    for target in TARGETS {
        let schedule = defaults::schedule(&k, target);
        let vectors: Vec<RangeId> = schedule.vectors().map(|(range, _)| range).collect();
        assert_eq!(vectors, [c], "{schedule}");
    }
}

#[test]
fn sums_over_two_ranges() {
    for (a, b, c) in [(3, 5, 7), (2, 16, 40), (5, 8, 9), (4, 3, 70), (3, 2, 128)] {
        let mut k = Kernel::new("sum2");
        let (ra, rb, rc) = (k.add_range(a), k.add_range(b), k.add_range(c));
        k.domain = vec![rb];
        let x = k.add_param(DType::F32, a * b * c, Access::Read);
        let index = affine(&mut k, &[(ra, b * c), (rb, c), (rc, 1)]);
        let x = k.load(x, index, None);
        let total = reduce(&mut k, ReduceOp::Sum, x, &[ra, rc]);
        let at = affine(&mut k, &[(rb, 1)]);
        store(&mut k, at, total, &[]);
        let x = noise((a * b * c) as usize, 3);
        let want: Vec<f32> = (0..b)
            .map(|j| canonical_sum((0..a).flat_map(|i| (0..c).map(move |l| (i, l))).map(|(i, l)| x[((i * b + j) * c + l) as usize])))
            .collect();
        same_bits(&k, &[x], &want);
    }
}

#[test]
fn centred_rows_in_one_kernel() {
    // y = (x - mean) * (1 / (sum of squares of x - mean)): two reductions, one of them over the other's result, and a store loop.
    let (rows, cols) = (5, 131);
    let mut k = Kernel::new("centre");
    let (r, c) = (k.add_range(rows), k.add_range(cols));
    k.domain = vec![r];
    let x = k.add_param(DType::F32, rows * cols, Access::Read);
    let index = affine(&mut k, &[(r, cols), (c, 1)]);
    let x = k.load(x, index, None);
    let total = reduce(&mut k, ReduceOp::Sum, x, &[c]);
    let share = k.graph.constant(Scalar::f32(1.0 / cols as f32));
    let mean = k.graph.mul(total, share);
    let centred = k.graph.sub(x, mean);
    let square = k.graph.mul(centred, centred);
    let squares = reduce(&mut k, ReduceOp::Sum, square, &[c]);
    let largest = reduce(&mut k, ReduceOp::Max, x, &[c]);
    let y = k.graph.binary(BinaryOp::Div, centred, squares);
    let y = k.graph.add(y, largest);
    store(&mut k, index, y, &[c]);
    let x = noise((rows * cols) as usize, 11);
    let want: Vec<f32> = x
        .chunks(cols as usize)
        .flat_map(|row| {
            let mean = canonical_sum(row.iter().copied()) * (1.0 / cols as f32);
            let squares = canonical_sum(row.iter().map(|v| (v - mean) * (v - mean)));
            let largest = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            row.iter().map(|v| (v - mean) / squares + largest).collect::<Vec<_>>()
        })
        .collect();
    same_bits(&k, &[x], &want);
}

/// c[m, n] = sum over k of a[m, k] * b: b is [k, n] or [n, k].
fn matmul_kernel(m: i64, n: i64, kk: i64, transposed: bool) -> Kernel {
    let mut k = Kernel::new("matmul");
    let ranges = [m, n, kk].map(|extent| k.add_range(extent));
    matmul_over(k, ranges, transposed)
}

fn matmul_over(mut k: Kernel, [rm, rn, rk]: [RangeId; 3], transposed: bool) -> Kernel {
    let [m, n, kk] = [rm, rn, rk].map(|r| k.extent(r));
    k.domain = vec![rm, rn];
    let (a, b) = (k.add_param(DType::F32, m * kk, Access::Read), k.add_param(DType::F32, kk * n, Access::Read));
    let ai = affine(&mut k, &[(rm, kk), (rk, 1)]);
    let bi = if transposed { affine(&mut k, &[(rn, kk), (rk, 1)]) } else { affine(&mut k, &[(rk, n), (rn, 1)]) };
    let (a, b) = (k.load(a, ai, None), k.load(b, bi, None));
    let dot = k.graph.intern(Op::Dot { ranges: [rk].into_iter().collect() }, DType::F32, [a, b]);
    let at = affine(&mut k, &[(rm, n), (rn, 1)]);
    store(&mut k, at, dot, &[]);
    k
}

#[test]
fn matmul_in_every_layout_and_size() {
    for (m, n, kk) in [
        (1, 1, 1),
        (3, 5, 7),
        (4, 8, 16),
        (17, 33, 20),
        (40, 16, 256),
        (19, 13, 257),
        (6, 10, 600),
        (33, 1, 9),
        (1, 40, 12),
        (70, 100, 300),
    ] {
        for transposed in [false, true] {
            let (a, b) = (noise((m * kk) as usize, 1), noise((kk * n) as usize, 2));
            let b_at = |k: i64, j: i64| if transposed { b[(j * kk + k) as usize] } else { b[(k * n + j) as usize] };
            let want: Vec<f32> = (0..m)
                .flat_map(|i| (0..n).map(move |j| (i, j)))
                .map(|(i, j)| canonical_dot((0..kk).map(|k| (a[(i * kk + k) as usize], b_at(k, j)))))
                .collect();
            same_bits(&matmul_kernel(m, n, kk, transposed), &[a.clone(), b.clone()], &want);
        }
    }
}

/// A number for each row that lies along the rows, a factor here, must not make the rows' operand one that is read along the rows.
/// Columns, or the depth, that run through heads which lie apart: within a head, operands are packed in vectors.
#[test]
fn operands_in_heads_are_packed_in_vectors() {
    for (rows, heads, d, depth) in [(30, 4, 16, 40), (26, 3, 32, 34), (31, 5, 10, 33)] {
        for by_depth in [false, true] {
            // By depth: out[r, c] = sum of x[k / d, r, k % d] w[k, c]; else out[r, c] = sum of w[k, r] x[c / d, k, c % d].
            let (m, n, kk) = if by_depth { (rows, depth, heads * d) } else { (rows, heads * d, depth) };
            let mut k = Kernel::new("heads");
            let [rm, rn, rk] = [m, n, kk].map(|extent| k.add_range(extent));
            k.domain = vec![rm, rn];
            let (split, other) = if by_depth { (rk, rm) } else { (rn, rk) };
            let (from, width, height) = (k.graph.range(split), k.graph.int(d), if by_depth { m } else { kk } * d);
            let [head, within] = [BinaryOp::Div, BinaryOp::Mod].map(|op| k.graph.binary(op, from, width));
            let (height, row) = (k.graph.int(height), affine(&mut k, &[(other, d)]));
            let head = k.graph.mul(head, height);
            let at = k.graph.add(head, row);
            let at = k.graph.add(at, within);
            let x = k.add_param(DType::F32, (if by_depth { m } else { kk }) * heads * d, Access::Read);
            let x = k.load(x, at, None);
            let across = if by_depth { (rn, n) } else { (rm, m) };
            let w = k.add_param(DType::F32, kk * across.1, Access::Read);
            let at = affine(&mut k, &[(rk, across.1), (across.0, 1)]);
            let w = k.load(w, at, None);
            let args = if by_depth { [x, w] } else { [w, x] };
            let dot = k.graph.intern(Op::Dot { ranges: [rk].into_iter().collect() }, DType::F32, args);
            let at = affine(&mut k, &[(rm, n), (rn, 1)]);
            store(&mut k, at, dot, &[]);
            let inputs = [noise((heads * d * if by_depth { m } else { kk }) as usize, 1), noise((kk * across.1) as usize, 2)];
            let x = |i: i64, c: i64| inputs[0][(c / d * d * if by_depth { m } else { kk } + i * d + c % d) as usize];
            let w = |k: i64, i: i64| inputs[1][(k * across.1 + i) as usize];
            let value = |i: i64, j: i64| canonical_dot((0..kk).map(|k| if by_depth { (x(i, k), w(k, j)) } else { (w(k, i), x(k, j)) }));
            let want: Vec<f32> = (0..m).flat_map(|i| (0..n).map(move |j| (i, j))).map(|(i, j)| value(i, j)).collect();
            same_bits(&k, &inputs, &want);
            let program = lower(&k, &defaults::schedule(&k, Target::new(8, 16, 1)));
            let vectors = program
                .insts
                .iter()
                .zip(&program.types)
                .filter(|(inst, ty)| matches!(inst, Inst::Load { memory: Memory::Param(ParamId(0)), .. }) && ty.lanes > 1);
            assert_eq!(vectors.count() > 0, d % 8 == 0, "{rows} rows, {heads} heads of {d}, by depth: {by_depth}");
        }
    }
}

#[test]
fn a_factor_for_each_row_is_packed_along_the_depth() {
    let (m, n, kk) = (40, 50, 64);
    let mut k = matmul_kernel(m, n, kk, false);
    let dot = k.stores[0].value;
    let Op::Dot { ranges } = k.graph.op(dot).clone() else { unreachable!("a product") };
    let [a, b] = [0, 1].map(|i| k.graph.args(dot)[i]);
    let factors = k.add_param(DType::F32, m, Access::Read);
    k.params.swap(2, 3);
    k.stores[0].param = ParamId(3);
    let row = k.graph.range(k.domain[0]);
    assert_eq!(factors.0, 3);
    let factor = k.load(ParamId(2), row, None);
    let scaled = k.graph.mul(a, factor);
    k.stores[0].value = k.graph.intern(Op::Dot { ranges }, DType::F32, [scaled, b]);
    let (a, b, f) = (noise((m * kk) as usize, 1), noise((kk * n) as usize, 2), noise(m as usize, 3));
    let at = |i: i64, j: i64, k: i64| (a[(i * kk + k) as usize] * f[i as usize], b[(k * n + j) as usize]);
    let want: Vec<f32> = (0..m * n).map(|x| canonical_dot((0..kk).map(|k| at(x / n, x % n, k)))).collect();
    same_bits(&k, &[a.clone(), b.clone(), f.clone()], &want);
    let program = lower(&k, &defaults::schedule(&k, Target::new(16, 32, 2)));
    let rows = |inst: &Inst| matches!(inst, Inst::Load { memory: Memory::Param(p), .. } if p.0 == 0);
    let lanes: Vec<u8> = program.insts.iter().zip(&program.types).filter(|(inst, _)| rows(inst)).map(|(_, ty)| ty.lanes).collect();
    assert!(lanes.contains(&16), "rows are read as vectors of {lanes:?}");
}

/// A result of half the last cache or more would push the operands out of it; where result and operands have half of it together, any that the
/// second cache does not hold.
#[test]
fn large_results_of_products_go_around_the_caches() {
    let kernel = matmul_kernel(70, 100, 300, false);
    let (a, b) = (noise(70 * 300, 1), noise(300 * 100, 2));
    let at = |i: usize, j: usize| canonical_dot((0..300).map(|k| (a[i * 300 + k], b[k * 100 + j])));
    let want: Vec<u32> = (0..7000).map(|x| at(x / 100, x % 100).to_bits()).collect();
    // The result has 28,000 bytes, the operands 204,000.
    for (l2, l3, around) in
        [(1 << 20, 56_000, true), (1 << 20, 57_000, false), (28_000, 464_000, true), (28_001, 464_000, false), (28_000, 464_002, false)]
    {
        let schedule = defaults::schedule(&kernel, Target { l2, l3, ..Target::new(16, 32, 2) });
        assert_eq!(schedule.nontemporal().count() == 1, around, "{schedule}");
        assert!(run(&kernel, &schedule, &[a.clone(), b.clone()]) == want, "{schedule}");
    }
    let schedule = defaults::schedule(&updated_kernel(70, 100, 300), Target { l3: 0, ..Target::new(16, 32, 2) });
    assert_eq!(schedule.nontemporal().count(), 0, "what is likely to be written over what it has read does not");
}

#[test]
fn alternatives_of_products_keep_their_bits() {
    for (m, n, kk, target) in [(70, 90, 300, TARGETS[0]), (61, 100, 530, TARGETS[2])] {
        let kernel = matmul_kernel(m, n, kk, false);
        let (a, b) = (noise((m * kk) as usize, 1), noise((kk * n) as usize, 2));
        let at = |i: i64, j: i64| canonical_dot((0..kk).map(|k| (a[(i * kk + k) as usize], b[(k * n + j) as usize])));
        let want: Vec<u32> = (0..m * n).map(|x| at(x / n, x % n).to_bits()).collect();
        let others = alternatives::neighbours(&kernel, target, &defaults::schedule(&kernel, target));
        assert!(others.len() > 10, "{others:?}");
        for schedule in others {
            assert!(run(&kernel, &schedule, &[a.clone(), b.clone()]) == want, "{schedule}");
        }
    }
}

/// out = (a b) * scale[column] + other: what becomes of each value of the product as soon as it is there.
#[test]
fn products_with_an_epilogue() {
    for (m, n, kk) in [(5, 9, 20), (19, 13, 257), (6, 10, 600), (70, 100, 300)] {
        let mut k = matmul_kernel(m, n, kk, false);
        let Store { index, value: dot, .. } = k.stores.pop().unwrap();
        k.params.pop();
        let scale = k.add_param(DType::F32, n, Access::Read);
        let other = k.add_param(DType::F32, m * n, Access::Read);
        let column = k.graph.range(k.domain[1]);
        let (scale, other) = (k.load(scale, column, None), k.load(other, index, None));
        let value = k.graph.mul(dot, scale);
        let value = k.graph.add(value, other);
        store(&mut k, index, value, &[]);
        let (a, b, s, o) = (noise((m * kk) as usize, 1), noise((kk * n) as usize, 2), noise(n as usize, 3), noise((m * n) as usize, 4));
        let dot = |i: i64, j: i64| canonical_dot((0..kk).map(|k| (a[(i * kk + k) as usize], b[(k * n + j) as usize])));
        let value = |i: i64, j: i64| dot(i, j) * s[j as usize] + o[(i * n + j) as usize];
        let want: Vec<f32> = (0..m).flat_map(|i| (0..n).map(move |j| (i, j))).map(|(i, j)| value(i, j)).collect();
        same_bits(&k, &[a.clone(), b.clone(), s.clone(), o.clone()], &want);
    }
}

/// An operand that is the same for all steps of the depth is packed along it all the same.
#[test]
fn an_operand_that_does_not_vary_along_the_depth() {
    for (m, n, kk) in [(40, 50, 64), (33, 40, 300)] {
        for constant in [0, 1] {
            let mut k = matmul_kernel(m, n, kk, false);
            let dot = k.stores[0].value;
            let Op::Dot { ranges } = k.graph.op(dot).clone() else { unreachable!("a product") };
            let mut args = [0, 1].map(|i| k.graph.args(dot)[i]);
            let at = k.graph.range(k.domain[constant]);
            args[constant] = k.load(ParamId(constant as u32), at, None);
            k.stores[0].value = k.graph.intern(Op::Dot { ranges }, DType::F32, args);
            let (a, b) = (noise((m * kk) as usize, 1), noise((kk * n) as usize, 2));
            let at = |i: i64, j: i64, k: i64| {
                let [x, y] = if constant == 0 { [i, k * n + j] } else { [i * kk + k, j] };
                (a[x as usize], b[y as usize])
            };
            let want: Vec<f32> = (0..m * n).map(|x| canonical_dot((0..kk).map(|k| at(x / n, x % n, k)))).collect();
            same_bits(&k, &[a.clone(), b.clone()], &want);
        }
    }
}

#[test]
fn dot_over_two_ranges_with_chunks() {
    let (m, p, q) = (6, 30, 20);
    let mut k = Kernel::new("dot2");
    let (rm, rp, rq) = (k.add_range(m), k.add_range(p), k.add_range(q));
    k.domain = vec![rm];
    let (a, b) = (k.add_param(DType::F32, m * p * q, Access::Read), k.add_param(DType::F32, p * q, Access::Read));
    let ai = affine(&mut k, &[(rm, 1), (rp, q * m), (rq, m)]);
    let bi = affine(&mut k, &[(rp, q), (rq, 1)]);
    let (a, b) = (k.load(a, ai, None), k.load(b, bi, None));
    let dot = k.graph.intern(Op::Dot { ranges: [rp, rq].into_iter().collect() }, DType::F32, [a, b]);
    let at = affine(&mut k, &[(rm, 1)]);
    store(&mut k, at, dot, &[]);
    let (a, b) = (noise((m * p * q) as usize, 5), noise((p * q) as usize, 6));
    let want: Vec<f32> = (0..m).map(|i| canonical_dot((0..p * q).map(|x| (a[(x * m + i) as usize], b[x as usize])))).collect();
    same_bits(&k, &[a, b], &want);
}

/// y[b, i, j] = 3 * x[b, j, i] + z[b, i, j]: loads along both of the inner ranges.
fn crossed_kernel(batch: i64, n: i64, m: i64) -> Kernel {
    let mut k = Kernel::new("crossed");
    let [b, i, j] = [batch, n, m].map(|n| k.add_range(n));
    k.domain = vec![b, i, j];
    let [x, z] = [0, 1].map(|_| k.add_param(DType::F32, batch * n * m, Access::Read));
    let (across, along) = (affine(&mut k, &[(b, n * m), (j, n), (i, 1)]), affine(&mut k, &[(b, n * m), (i, m), (j, 1)]));
    let (x, z) = (k.load(x, across, None), k.load(z, along, None));
    let three = k.graph.constant(Scalar::f32(3.0));
    let y = k.graph.mul(x, three);
    let y = k.graph.add(y, z);
    store(&mut k, along, y, &[]);
    k
}

#[test]
fn loads_across_the_stores_are_transposed_in_registers() {
    for (batch, n, m) in [(1, 3, 5), (2, 16, 16), (1, 37, 66), (2, 70, 19), (1, 130, 64)] {
        let k = crossed_kernel(batch, n, m);
        let (x, z) = (noise((batch * n * m) as usize, 17), noise((batch * n * m) as usize, 18));
        let at = |b: i64, i: i64, j: i64| x[(b * n * m + j * n + i) as usize] * 3.0 + z[(b * n * m + i * m + j) as usize];
        let want: Vec<f32> =
            (0..batch).flat_map(|b| (0..n).flat_map(move |i| (0..m).map(move |j| (b, i, j)))).map(|(b, i, j)| at(b, i, j)).collect();
        same_bits(&k, &[x.clone(), z], &want);
    }
    for target in TARGETS {
        let kernel = crossed_kernel(1, 128, 192);
        let program = lower(&kernel, &defaults::schedule(&kernel, target));
        let scalar_loads = program.insts.iter().zip(&program.types).filter(|(i, t)| matches!(i, Inst::Load { .. }) && t.lanes == 1);
        assert_eq!(scalar_loads.count(), 0, "{program}");
    }
}

#[test]
fn masked_loads_read_nothing_outside() {
    // y[i] = x[i - 3] where that exists, else 0, with an interior that is as long as x.
    let (n, before) = (37, 3);
    let mut k = Kernel::new("pad");
    let r = k.add_range(n + 2 * before);
    k.domain = vec![r];
    let x = k.add_param(DType::F32, n, Access::Read);
    let i = k.graph.range(r);
    let minus = k.graph.int(-before);
    let at = k.graph.add(i, minus);
    let (zero, end) = (k.graph.int(0), k.graph.int(n));
    let low = k.graph.binary(BinaryOp::CmpLe, zero, at);
    let high = k.graph.binary(BinaryOp::CmpLt, at, end);
    let mask = k.graph.binary(BinaryOp::And, low, high);
    let y = k.load(x, at, Some(mask));
    store(&mut k, i, y, &[]);
    let x = noise(n as usize, 9);
    let want: Vec<f32> = [vec![0.0; before as usize], x.clone(), vec![0.0; before as usize]].concat();
    same_bits(&k, &[x], &want);
}

#[test]
fn indices_as_values() {
    // y[i, j] = 3j - 5 <= i ? i - 2j as a float : x[i, j]
    let (n, m) = (7, 26);
    let mut k = Kernel::new("mask");
    let (ri, rj) = (k.add_range(n), k.add_range(m));
    k.domain = vec![ri, rj];
    let x = k.add_param(DType::F32, n * m, Access::Read);
    let at = affine(&mut k, &[(ri, m), (rj, 1)]);
    let x = k.load(x, at, None);
    let (three, five) = (affine(&mut k, &[(rj, 3)]), k.graph.int(-5));
    let left = k.graph.add(three, five);
    let i = k.graph.range(ri);
    let below = k.graph.binary(BinaryOp::CmpLe, left, i);
    let difference = affine(&mut k, &[(ri, 1), (rj, -2)]);
    let number = k.graph.cast(difference, DType::F32);
    let y = k.graph.select(below, number, x);
    store(&mut k, at, y, &[]);
    let x = noise((n * m) as usize, 4);
    let value = |i: i64, j: i64| if 3 * j - 5 <= i { (i - 2 * j) as f32 } else { x[(i * m + j) as usize] };
    let want: Vec<f32> = (0..n).flat_map(|i| (0..m).map(move |j| (i, j))).map(|(i, j)| value(i, j)).collect();
    same_bits(&k, std::slice::from_ref(&x), &want);
}
