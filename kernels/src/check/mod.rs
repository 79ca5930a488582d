//! The reference interpreter of programs, their verifier, and what kernels' expressions make of numbers.

mod decode;
mod group;
mod interpret;
mod numbers;
mod uniform;
mod verify;

pub use interpret::{Fault, Interpreter, interpret};
pub use numbers::{Finding, HALF, Kind, Limits, Numbers, Operand, check_numbers};
pub use verify::{ProgramError, verify_program};
