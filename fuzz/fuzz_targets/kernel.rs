//! Any text is a kernel, or an error. What is a kernel prints and parses back; what the verifier takes is lowered for any target to
//! programs that their verifier takes, and rendered.
#![no_main]

use kiln_kernels::check::verify_program;
use kiln_kernels::ir::text::parse_kernel;
use kiln_kernels::ir::verify;
use kiln_kernels::lower::{Schedule, Target, defaults, lower};
use kiln_kernels::render::{Dialect, Launch, Limits, clike};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(kernel) = parse_kernel(text) else { return };
    let printed = kernel.to_string();
    let again = parse_kernel(&printed).unwrap_or_else(|e| panic!("{e}\n{printed}"));
    assert_eq!(again.to_string(), printed);
    assert_eq!(again, kernel);
    if verify(&kernel).is_err() {
        return;
    }
    let targets =
        [Target::new(1, 16, 1), Target::new(8, 16, 2), Target { every_type: true, ..Target::new(16, 32, 4) }, Target::GRID, Target::GROUPS];
    let schedules = targets.map(|target| defaults::schedule(&kernel, target)).into_iter().chain([Schedule::default()]);
    for schedule in schedules {
        let program = lower(&kernel, &schedule);
        verify_program(&program).unwrap_or_else(|e| panic!("{e}"));
        let Ok(launch) = Launch::new(&program, &Limits::USUAL) else { continue };
        for dialect in Dialect::ALL {
            let _ = clike::render(&program, dialect, &launch, &[]);
        }
    }
});
