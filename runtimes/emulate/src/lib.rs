//! Runs the text of HIP, CUDA and Metal kernels on the CPU, as a graphics processor would: thread by thread.
//!
//! clang compiles a kernel's text for the host, behind a header that says what the language's own names mean (`shim`). Every thread of a
//! group is a fiber, which runs until it ends or waits: at a barrier for all threads of its group, at a warp operation for those of
//! its warp (`group`). Which thread goes on first is chosen by a seed; a kernel without races does not see it. Threads that wait where others
//! never come are an error.
//!
//! A checked device watches every access to memory as well (`watch`): what is out of bounds, and what races, is an error whatever it computes.
//!
//! This proves that a text compiles, what it computes and how its threads wait for one another; not that a vendor's compiler takes it, nor
//! how fast it is.

mod compiler;
mod device;
mod group;
mod launch;
mod memory;
mod shim;
mod watch;

pub use device::{EmulateOptions, Emulated};
pub use launch::{Grid, Kernel, Source};
