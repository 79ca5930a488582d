//! Runs the text of HIP, CUDA, Metal and OpenCL kernels on the CPU, as a graphics processor would: thread by thread.
//!
//! clang compiles a kernel's text for the host, behind a header that says what the language's own names mean (`shim`). Every thread of a
//! group is a fiber, which runs until it ends or waits: at a barrier for all threads of its group, at a warp operation for those of
//! its warp (`group`). Which thread goes on first is chosen by a seed; a kernel without races does not see it. Threads that wait where others
//! never come are an error.
//!
//! A checked device runs the text as it stands, without an optimisation, and watches what it does (`watch`): accesses out of bounds, races, barriers
//! that not all threads reach, loads of what nobody has written, integers that overflow, exchanges with lanes that there are not, and, if asked
//! for, numbers that cease to be finite. The first such fault ends the launch, and says where in the text it is (`report`).
//!
//! This proves that a text compiles, what it computes and how its threads wait for one another; not that a vendor's compiler takes it, nor
//! how fast it is.

mod arguments;
mod compiler;
mod debug_info;
mod device;
mod group;
mod launch;
mod memory;
mod numbers;
mod region;
mod report;
mod shim;
mod stack;
mod told;
mod watch;

pub use device::{EmulateOptions, Emulated};
pub use launch::{Grid, Kernel, Source};
