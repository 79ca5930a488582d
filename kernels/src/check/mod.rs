//! The reference interpreter of programs, and their verifier.

mod decode;
mod group;
mod interpret;
mod uniform;
mod verify;

pub use interpret::{Fault, Interpreter, interpret};
pub use verify::{ProgramError, verify_program};
