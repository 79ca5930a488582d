//! Schedules for groups of threads.

use super::units::half_matmul;
use super::*;
use kiln_kernels::check::verify_program;
use kiln_kernels::lower::{Gpu, WaveUnit};

/// Products that are large enough are done by groups: small results of a long depth, tall ones, and several at once.
#[test]
fn products_are_done_by_groups() {
    for (m, n, kk) in [(16, 14, 700), (300, 20, 35), (130, 70, 64), (5, 2, 4000)] {
        for transposed in [false, true] {
            let kernel = matmul_kernel(m, n, kk, transposed);
            let schedule = defaults::schedule(&kernel, Target::GROUPS);
            let program = lower(&kernel, &schedule);
            assert!(program.group > 0 && program.insts.contains(&Inst::Barrier), "{schedule}");
            verify_program(&program).unwrap();
            let (a, b) = (noise((m * kk) as usize, 1), noise((kk * n) as usize, 2));
            let want = run(&kernel, &Schedule::default(), &[a.clone(), b.clone()]);
            assert_eq!(run(&kernel, &schedule, &[a, b]), want, "{schedule}");
        }
    }
    // Nothing would be read twice.
    let program = lower(&matmul_kernel(1, 900, 900, false), &defaults::schedule(&matmul_kernel(1, 900, 900, false), Target::GROUPS));
    assert_eq!(program.group, 0);
}

/// A chain may end in -0, by rounding: what fills the last slab does not change that.
#[test]
fn what_lies_behind_the_depth_keeps_negative_zeros() {
    let (m, n, kk) = (64, 128, 5);
    let kernel = matmul_kernel(m, n, kk, false);
    let tiny = f32::from_bits(1);
    let mut a = vec![0.0; (m * kk) as usize];
    let mut b = vec![0.0; (kk * n) as usize];
    for row in a.chunks_mut(kk as usize) {
        (row[0], row[1]) = (tiny, -1.25 * 2f32.powi(-100));
    }
    b[..n as usize].fill(1.0);
    b[n as usize..][..n as usize].fill(2f32.powi(-49));
    // Nothing is added to it after that.
    a.chunks_mut(kk as usize).for_each(|row| row[2..].fill(-0.0));
    b[2 * n as usize..].fill(0.0);
    let inputs = [a, b];
    let want = run(&kernel, &Schedule::default(), &inputs);
    assert!(want.iter().all(|&bits| bits == (-0.0f32).to_bits()));
    let schedule = defaults::schedule(&kernel, Target::GROUPS);
    assert!(lower(&kernel, &schedule).group > 0);
    assert_eq!(run(&kernel, &schedule, &inputs), want);
}

/// The blocks are as large as registers and shared memory allow.
#[test]
fn blocks_fit_the_target() {
    let kernel = matmul_kernel(2000, 2000, 2000, false);
    let mut largest = 0;
    for (registers, shared) in [(48, 8 << 10), (100, 16 << 10), (128, 32 << 10), (255, 48 << 10)] {
        let groups = Groups { registers, shared, processors: 60, ..Groups::USUAL };
        let program = lower(&kernel, &defaults::schedule(&kernel, Target { groups: Some(groups), ..Target::GROUPS }));
        assert!(program.shared_bytes() <= shared as usize && program.group <= groups.threads);
        let block = 2000 * 2000 / program.items;
        assert!(block >= largest, "{registers} registers: {block}");
        largest = block;
    }
    assert!(largest > 100 * 100, "{largest}");
}

/// A wave's matrix unit multiplies halves, whatever is left over of its steps: each sum is one chain.
#[test]
fn products_of_halves_are_a_wave_units() {
    let bits = |v: &[f32]| -> Vec<u8> { v.iter().flat_map(|x| ((x.to_bits() >> 16) as u16).to_le_bytes()).collect() };
    let halves = |n: i64, seed| -> Vec<f32> { noise(n as usize, seed).iter().map(|x| f32::from_bits(x.to_bits() & 0xffff_0000)).collect() };
    let units = [(32, [16, 16, 16]), (32, [16, 8, 16]), (64, [16, 16, 16]), (32, [8, 8, 8])];
    for (wave, [rows, columns, depth]) in units {
        let unit = WaveUnit { wave, rows, columns, depth };
        let target = Target { groups: Some(Groups { unit: Some(unit), shared: 48 << 10, ..Groups::USUAL }), ..Target::GROUPS };
        for (m, n, kk) in [(16, 14, 35), (40, 50, 64), (33, 67, 37), (100, 35, 301), (24, 64, 512)] {
            for transposed in [[false, false], [false, true], [true, false], [true, true]] {
                let kernel = half_matmul(m, n, kk, transposed);
                let mut schedule = defaults::schedule(&kernel, target);
                if m * n * kk < 32 << 10 {
                    // Too small to be worth it.
                    assert!(!schedule.0.iter().any(|p| matches!(p, Primitive::Group(..))), "{schedule}");
                    let (r, c, dot) = (kernel.domain[0], kernel.domain[1], kernel.stores[0].value);
                    let tile = GroupTile { row: (r, 1), column: (c, 1), slab: 16, slabs: 1, unit: Some(unit) };
                    schedule = Schedule(vec![
                        Primitive::Block(r, 2 * i64::from(rows)),
                        Primitive::Block(c, 2 * i64::from(columns)),
                        Primitive::Stage { node: dot, tile: c },
                        Primitive::Group(dot, tile),
                        Primitive::Parallel(2),
                    ]);
                }
                let program = lower(&kernel, &schedule);
                assert_eq!(program.unit, Some(unit), "{schedule}");
                verify_program(&program).unwrap();
                let (a, b) = (halves(m * kk, 1), halves(kk * n, 2));
                let at = |i: i64, j: i64, k: i64| {
                    let a = a[if transposed[0] { k * m + i } else { i * kk + k } as usize];
                    (a, b[if transposed[1] { j * kk + k } else { k * n + j } as usize])
                };
                let sum = |x: i64| (0..kk).map(|k| at(x / n, x % n, k)).fold(0f32, |sum, (a, b)| a.mul_add(b, sum)).to_bits();
                let got = floats(&run_bytes(&kernel, &schedule, &[bits(&a), bits(&b)])).into_iter().map(f32::to_bits);
                assert!(got.eq((0..m * n).map(sum)), "{m}x{kk}x{n} {transposed:?} {schedule}");
            }
        }
    }
}

/// Every described processor gets schedules that its limits allow, of both types; a search leaves their numbers alone.
#[test]
fn every_processor_can_launch_its_products() {
    for gpu in Gpu::ALL {
        for kernel in
            [matmul_kernel(4096, 1024, 768, true), half_matmul(4096, 1024, 768, [false, true]), half_matmul(300, 77, 770, [true, false])]
        {
            let schedule = defaults::schedule(&kernel, gpu.target());
            let program = lower(&kernel, &schedule);
            verify_program(&program).unwrap();
            assert!(program.group > 0, "{}: {schedule}", gpu.name);
            kiln_kernels::render::Launch::new(&program, &gpu.limits()).unwrap_or_else(|e| panic!("{}: {schedule}: {e}", gpu.name));
            let text = kiln_kernels::render::clike::render(
                &program,
                gpu.dialect(),
                &kiln_kernels::render::Launch::new(&program, &gpu.limits()).unwrap(),
                &[],
            );
            assert!(text.is_ok_and(|text| text.contains("kiln_multiply") == program.unit.is_some()), "{}", gpu.name);
            assert!(alternatives::neighbours(&kernel, gpu.target(), &schedule).is_empty());
            assert!(alternatives::check(&kernel, gpu.target(), &schedule).is_ok());
            let other = Schedule(
                schedule.0.iter().map(|p| if let Primitive::Block(r, n) = p { Primitive::Block(*r, n + 1) } else { p.clone() }).collect(),
            );
            assert!(alternatives::check(&kernel, gpu.target(), &other).is_err());
        }
    }
}

/// Long rows are a group's each, where they lie in memory; each element is read by one thread for each reduction.
#[test]
fn long_rows_are_done_by_groups() {
    for (rows, cols) in [(1, 64), (3, 65), (2, 96), (5, 127), (2, 700)] {
        let kernel = sum_kernel(rows, cols, false);
        let schedule = defaults::schedule(&kernel, Target::GROUPS);
        let program = lower(&kernel, &schedule);
        assert!(program.group > 0 && program.insts.iter().any(|inst| matches!(inst, Inst::Exchange { .. })), "{schedule}");
        verify_program(&program).unwrap();
        let x = noise((rows * cols) as usize, 7);
        assert_eq!(run(&kernel, &schedule, std::slice::from_ref(&x)), run(&kernel, &Schedule::default(), &[x]), "{rows} {cols}");
    }
    // Short rows, and waves that are too narrow.
    let narrow = Target { groups: Some(Groups { wave: 8, ..Groups::USUAL }), ..Target::GROUPS };
    for (cols, column_major, target) in [(63, false, Target::GROUPS), (63, true, Target::GROUPS), (700, false, narrow)] {
        let kernel = sum_kernel(40, cols, column_major);
        assert_eq!(lower(&kernel, &defaults::schedule(&kernel, target)).group, 0);
    }
}

/// A maximum of zeros has the sign that the order of the tree gives it.
#[test]
fn the_tree_of_a_group_keeps_its_sides() {
    let mut kernel = Kernel::new("largest");
    let (r, c) = (kernel.add_range(2), kernel.add_range(64));
    kernel.domain = vec![r];
    let x = kernel.add_param(DType::F32, 128, Access::Read);
    let index = affine(&mut kernel, &[(r, 64), (c, 1)]);
    let x = kernel.load(x, index, None);
    let largest = reduce(&mut kernel, ReduceOp::Max, x, &[c]);
    let at = affine(&mut kernel, &[(r, 1)]);
    store(&mut kernel, at, largest, &[]);
    let schedule = defaults::schedule(&kernel, Target::GROUPS);
    assert!(lower(&kernel, &schedule).group > 0);
    let x: Vec<f32> = (0..128).map(|i| if i % 3 == 0 { -0.0 } else { 0.0 }).collect();
    assert_eq!(run(&kernel, &schedule, std::slice::from_ref(&x)), run(&kernel, &Schedule::default(), &[x]));
}

/// Rows across memory are done by groups that read along it, however many there are.
#[test]
fn sums_across_memory_are_done_by_groups() {
    for (rows, cols) in [(2, 64), (31, 65), (33, 700), (128, 130)] {
        let kernel = sum_kernel(rows, cols, true);
        let schedule = defaults::schedule(&kernel, Target::GROUPS);
        assert!(schedule.to_string().contains("across"), "{schedule}");
        let program = lower(&kernel, &schedule);
        verify_program(&program).unwrap();
        assert!(program.scratch.is_empty());
        let x = noise((rows * cols) as usize, 7);
        assert_eq!(run(&kernel, &schedule, std::slice::from_ref(&x)), run(&kernel, &Schedule::default(), &[x]), "{rows} {cols}");
    }
}

/// Rows in blocks, each of which is reduced by itself: what long reductions are in a graph.
fn blocks_kernel(op: ReduceOp, [rows, blocks, cols]: [i64; 3], column_major: bool) -> Kernel {
    let mut k = Kernel::new("blocks");
    let [r, b, c] = [rows, blocks, cols].map(|extent| k.add_range(extent));
    k.domain = vec![r];
    let x = k.add_param(DType::F32, rows * blocks * cols, Access::Read);
    let terms = if column_major { [(r, 1), (b, rows), (c, blocks * rows)] } else { [(r, blocks * cols), (b, cols), (c, 1)] };
    let index = affine(&mut k, &terms);
    let x = k.load(x, index, None);
    let inner = reduce(&mut k, op, x, &[c]);
    let total = reduce(&mut k, op, inner, &[b]);
    let at = affine(&mut k, &[(r, 1)]);
    store(&mut k, at, total, &[]);
    k
}

/// The short outer half of a reduction that was split keeps it off no group: it is turns that all threads take.
#[test]
fn split_reductions_are_done_by_groups() {
    for op in [ReduceOp::Sum, ReduceOp::Max] {
        for sizes in [[7, 2, 64], [3, 2, 70], [5, 13, 65], [40, 3, 130], [2, 63, 64], [33, 1, 100]] {
            for column_major in [false, true] {
                let kernel = blocks_kernel(op, sizes, column_major);
                let schedule = defaults::schedule(&kernel, Target::GROUPS);
                let program = lower(&kernel, &schedule);
                assert!(program.group > 0 && program.scratch.is_empty(), "{sizes:?} {schedule}");
                verify_program(&program).unwrap();
                // Zeros of both signs, too: a maximum of them has the sign that the order of the tree gives it.
                let sign = |i: usize, x: f32| if i.is_multiple_of(5) { 0.0f32.copysign(x) } else { x };
                let x = noise(sizes.iter().product::<i64>() as usize, 7);
                for x in
                    [x.iter().map(|&x| 0.0f32.copysign(x)).collect(), x.iter().enumerate().map(|(i, &x)| sign(i, x)).collect::<Vec<_>>()]
                {
                    let want = run(&kernel, &Schedule::default(), std::slice::from_ref(&x));
                    assert_eq!(run(&kernel, &schedule, &[x]), want, "{sizes:?} {schedule}");
                }
            }
        }
    }
}

/// A thread that reduces by itself keeps variables alone: an array that is indexed when the kernel runs would be memory. Its text does not
/// grow with what it reduces.
#[test]
fn threads_reduce_without_memory_of_their_own() {
    let mut longest = 0;
    for cols in [0, 1, 2, 3, 5, 12, 32, 33, 63, 64, 65, 200, 4096] {
        for op in [ReduceOp::Sum, ReduceOp::Max] {
            let kernel = blocks_kernel(op, [3, 1, cols], false);
            let schedule = defaults::schedule(&kernel, Target::GRID);
            let program = lower(&kernel, &schedule);
            assert!(program.scratch.is_empty() && program.group == 0, "{schedule}");
            verify_program(&program).unwrap();
            longest = longest.max(program.insts.len());
            let x: Vec<f32> = noise(3 * cols as usize, 7).into_iter().map(|x| if x < 0.1 { 0.0f32.copysign(x) } else { x }).collect();
            assert_eq!(run(&kernel, &schedule, std::slice::from_ref(&x)), run(&kernel, &Schedule::default(), &[x]), "{cols} {schedule}");
        }
    }
    assert!(longest < 200, "{longest}");
}

/// Many results are not kept until all are there: each reduction is done where its result is taken.
#[test]
fn many_reductions_are_done_where_they_are_taken() {
    let mut k = Kernel::new("norm");
    let mut total = None;
    for n in 0..40 {
        let r = k.add_range(64 + n % 3);
        let x = k.add_param(DType::F32, 64 + n % 3, Access::Read);
        let index = affine(&mut k, &[(r, 1)]);
        let x = k.load(x, index, None);
        let sum = reduce(&mut k, ReduceOp::Sum, x, &[r]);
        total = Some(total.map_or(sum, |total| k.graph.add(total, sum)));
    }
    let at = k.graph.int(0);
    store(&mut k, at, total.unwrap(), &[]);
    let schedule = defaults::schedule(&k, Target::GROUPS);
    let program = lower(&k, &schedule);
    verify_program(&program).unwrap();
    assert!(program.group > 0 && program.scratch.is_empty(), "{schedule}");
    // Additions of results stand between the reductions, not behind all of them.
    let last = program.insts.iter().rposition(|inst| matches!(inst, Inst::Exchange { .. })).unwrap();
    let floats = |at: &usize| matches!(program.insts[*at], Inst::Binary(BinaryOp::Add, ..)) && program.types[*at].dtype == DType::F32;
    assert!((last..program.insts.len()).filter(floats).count() < 4, "{program}");
    let x: Vec<Vec<f32>> = (0..40).map(|n| noise((64 + n % 3) as usize, n as u32)).collect();
    assert_eq!(run(&k, &schedule, &x), run(&k, &Schedule::default(), &x));
}
