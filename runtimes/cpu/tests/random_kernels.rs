//! Random kernels under random schedules: compiled, on one thread and on two, by each compiler, they give the interpreter's bits.

mod common;
#[path = "../../../kernels/tests/common/random_kernel.rs"]
mod random_kernel;

use common::*;
use kiln_cpu::CpuDevice;
use kiln_kernels::ir::{Kernel, RangeId};
use kiln_kernels::lower::{Primitive, Schedule, Target, defaults, lower};
use kiln_runtime::{Device, RuntimeError};
use proptest::prelude::*;
use random_kernel::Choices;
use std::sync::LazyLock;

static COMPILERS: LazyLock<Vec<CpuDevice>> = LazyLock::new(|| [compiler(1), compiler(2)].into_iter().chain(llvm(2)).collect());
static INTERPRETER: LazyLock<CpuDevice> = LazyLock::new(interpreter);

/// The default schedule, or one vector, some copies and some work items; with vectors of so many lanes.
fn schedule(choices: &mut Choices, kernel: &Kernel, lanes: u8) -> Schedule {
    if choices.pick(2) == 0 {
        return defaults::schedule(kernel, Target::new(lanes, 16, 2));
    }
    let mut range = || RangeId(choices.pick(kernel.ranges.len()) as u32);
    let (vector, unrolled) = (range(), range());
    let copies = 2 + choices.pick(3) as u8;
    Schedule(vec![
        Primitive::Vectorize(vector, lanes),
        Primitive::Unroll(unrolled, copies),
        Primitive::Parallel(choices.pick(kernel.domain.len() + 1)),
    ])
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: std::env::var("KILN_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(100),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// `KILN_CASES=n` tries more.
    #[test]
    fn compiled_kernels_are_interpreted_kernels(choices in prop::collection::vec(any::<u16>(), 200).prop_map(Choices::new)) {
        let mut choices = choices;
        let kernel = random_kernel::kernel(&mut choices);
        let args: Vec<Vec<u8>> = kernel.params.iter().enumerate().map(|(at, p)| random_kernel::data(p, at as u64)).collect();
        let lanes = [4, 4, 8, 16][choices.pick(4)];
        let schedule = schedule(&mut choices, &kernel, lanes);
        let program = lower(&kernel, &schedule);
        let want = run(&INTERPRETER, &program, &args);
        // LLVM splits vectors that are wider than the processor's.
        for device in COMPILERS.iter().filter(|device| lanes == 4 || device.name() == "cpu:llvm") {
            let context = |what: String| TestCaseError::fail(format!("{}: {what}\n{schedule}\n{kernel}\n{program}", device.name()));
            match (run(device, &program, &args), &want) {
                (Ok(got), Ok(want)) => {
                    for (at, p) in kernel.params.iter().enumerate() {
                        let (got, want) = (scalars(p.dtype, &got[at]), scalars(p.dtype, &want[at]));
                        if let Some(i) = (0..got.len()).find(|&i| !same(got[i], want[i])) {
                            return Err(context(format!("%{at}[{i}] is {} ({:#x}), not {} ({:#x})", got[i], got[i].bits, want[i], want[i].bits)));
                        }
                    }
                }
                (Err(RuntimeError::IndexOutOfRange { limit, .. }), Err(RuntimeError::IndexOutOfRange { limit: other, .. })) => {
                    prop_assert_eq!(limit, *other);
                }
                (got, want) => return Err(context(format!("{:?}, interpreted {:?}", got.err(), want.as_ref().err()))),
            }
        }
    }
}
