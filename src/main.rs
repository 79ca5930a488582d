//! The `kiln` program.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    kiln::cli::main()
}
