//! Schedules for groups of threads.

use super::*;
use kiln_kernels::check::verify_program;

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
