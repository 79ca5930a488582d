//! Random kernels under random schedules: simplified, verified, lowered and interpreted, they give the bits of a direct evaluation of
//! their expressions.

mod common;

use common::direct::{self, Outcome};
use common::random_kernel::{self, Choices};
use kiln_kernels::check::{Fault, interpret, verify_program};
use kiln_kernels::ir::rewrite::simplify_kernel;
use kiln_kernels::ir::text::parse_kernel;
use kiln_kernels::ir::{Kernel, merge_ranges, verify};
use kiln_kernels::lower::{Groups, Primitive, Schedule, Target, alternatives, defaults, lower};
use kiln_kernels::{DType, Scalar};
use proptest::prelude::*;

fn schedule(choices: &mut Choices, kernel: &Kernel) -> Schedule {
    let lanes = [1, 2, 4, 8, 16];
    if choices.pick(3) == 0 {
        if choices.pick(3) == 0 {
            // Groups of threads, however small the product.
            let groups = Groups { threads: [64, 256][choices.pick(2)], smallest: 0, ..Groups::USUAL };
            return defaults::schedule(kernel, Target { groups: Some(groups), ..Target::GROUPS });
        }
        let target = Target::new(lanes[choices.pick(5)], 16, 1 + choices.pick(3) as u32);
        let target = Target { every_type: choices.pick(2) == 1, ..target };
        // The default schedule, or one that a search might find.
        let mut schedule = defaults::schedule(kernel, target);
        for _ in 0..choices.pick(4) {
            let others = alternatives::neighbours(kernel, target, &schedule);
            if !others.is_empty() {
                schedule = others[choices.pick(others.len())].clone();
            }
        }
        return schedule;
    }
    let mut steps = Vec::new();
    let mut order = kernel.domain.clone();
    if choices.pick(2) == 1 {
        (1..order.len()).for_each(|i| order.swap(i, choices.pick(i + 1)));
        steps.push(Primitive::Order(order));
    }
    for _ in 0..choices.pick(4) {
        let range = kiln_kernels::ir::RangeId(choices.pick(kernel.ranges.len()) as u32);
        steps.push(match choices.pick(5) {
            4 => Primitive::InTurn(choices.pick(3) as u8),
            3 => Primitive::Block(kernel.domain[choices.pick(kernel.domain.len())], 1 + choices.pick(40) as i64),
            0 => Primitive::Vectorize(range, lanes[1 + choices.pick(4)]),
            1 => Primitive::Unroll(range, 2 + choices.pick(3) as u8),
            _ => Primitive::Parallel(choices.pick(kernel.domain.len() + 1)),
        });
    }
    Schedule(steps)
}

fn same_elements(dtype: DType, a: &[u8], b: &[u8]) -> bool {
    let value = |bytes: &[u8]| {
        let mut bits = [0; 8];
        bits[..bytes.len()].copy_from_slice(bytes);
        Scalar { dtype, bits: u64::from_le_bytes(bits) }
    };
    let nan = |s: Scalar| dtype.is_float() && s.as_f64().is_nan();
    a.chunks(dtype.size()).zip(b.chunks(dtype.size())).all(|(x, y)| x == y || (nan(value(x)) && nan(value(y))))
}

/// Runs one kernel under one schedule and compares it with what is expected.
fn check(kernel: &Kernel, schedule: &Schedule, args: &[Vec<u8>], want: &Outcome) -> Result<(), TestCaseError> {
    let lowered = std::panic::catch_unwind(|| lower(kernel, schedule));
    let program = lowered.map_err(|_| TestCaseError::fail(format!("the lowering panics\n{schedule}\n{kernel}")))?;
    let context = |what: &str| TestCaseError::fail(format!("{what}\n{schedule}\n{kernel}\n{program}"));
    verify_program(&program).map_err(|e| context(&e.to_string()))?;
    let mut got = args.to_vec();
    let mut slices: Vec<&mut [u8]> = got.iter_mut().map(Vec::as_mut_slice).collect();
    match (interpret(&program, &mut slices), want) {
        (Ok(()), Outcome::Values(want)) => {
            for (at, p) in kernel.params.iter().enumerate() {
                if !same_elements(p.dtype, &got[at], &want[at]) {
                    return Err(context(&format!("%{at} differs:\n{:x?}\n{:x?}", got[at], want[at])));
                }
            }
            Ok(())
        }
        // Which check fails first depends on the order of the loops.
        (Err(Fault::Bound { .. }), Outcome::BoundFailed) => Ok(()),
        // What moves out of a loop that never runs is checked all the same.
        (Err(Fault::Bound { .. }), _) if kernel.ranges.iter().any(|r| r.extent == 0) => Ok(()),
        (Ok(()), Outcome::BoundFailed) => Err(context("no bounds check failed")),
        (Err(fault), _) => Err(context(&fault.to_string())),
    }
}

/// Makes a kernel from the choices, and tries it.
fn one_case(mut choices: Choices) -> Result<(), TestCaseError> {
    let kernel = random_kernel::kernel(&mut choices);
    verify(&kernel).map_err(|e| TestCaseError::fail(e.to_string()))?;
    prop_assert_eq!(&parse_kernel(&kernel.to_string()).unwrap(), &kernel.compacted());
    let args: Vec<Vec<u8>> = kernel.params.iter().enumerate().map(|(at, p)| random_kernel::data(p, at as u64)).collect();
    let want = direct::evaluate(&kernel, &args);
    for _ in 0..3 {
        let schedule = schedule(&mut choices, &kernel);
        check(&kernel, &schedule, &args, &want)?;
    }
    let mut simple = kernel.clone();
    simplify_kernel(&mut simple);
    verify(&simple).map_err(|e| TestCaseError::fail(format!("{e}\nfrom\n{kernel}")))?;
    // A check on what nobody uses may go.
    let want = if matches!(want, Outcome::BoundFailed) { direct::evaluate(&simple, &args) } else { want };
    check(&simple, &schedule(&mut choices, &simple), &args, &want)?;
    let merged = merge_ranges(&simple);
    verify(&merged).map_err(|e| TestCaseError::fail(format!("{e}\nfrom\n{simple}")))?;
    check(&merged, &schedule(&mut choices, &merged), &args, &want)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: std::env::var("KILN_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(300),
        failure_persistence: None,
        max_shrink_iters: 4000,
        ..ProptestConfig::default()
    })]

    /// `KILN_CASES=n` tries more.
    #[test]
    fn random_kernels_keep_their_bits(choices in prop::collection::vec(any::<u16>(), 200).prop_map(Choices::new)) {
        one_case(choices)?;
    }
}
