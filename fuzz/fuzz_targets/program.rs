//! Any text is a program, or an error. What is a program prints and parses back; what the verifier takes is rendered.
#![no_main]

use kiln_kernels::check::verify_program;
use kiln_kernels::ir::text::parse_program;
use kiln_kernels::render::{Dialect, Launch, Limits, clike};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(program) = parse_program(text) else { return };
    let printed = program.to_string();
    let again = parse_program(&printed).unwrap_or_else(|e| panic!("{e}\n{printed}"));
    assert_eq!(again.to_string(), printed);
    if verify_program(&program).is_err() {
        return;
    }
    let Ok(launch) = Launch::new(&program, &Limits::USUAL) else { return };
    for dialect in Dialect::ALL {
        let _ = clike::render(&program, dialect, &launch, &[]);
    }
});
