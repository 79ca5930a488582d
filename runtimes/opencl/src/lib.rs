//! OpenCL devices: a program becomes OpenCL C (`kiln_kernels::render`), which the device's driver compiles. The library is opened at run time.
//!
//! One queue, in order, for all work of a device: what is launched or copied later sees what was before. Only copies to the host, and
//! launches with bounds checks, wait.

mod device;
mod launch;
mod memory;

pub use device::OpenClDevice;

use opencl3::error_codes::ClError;

/// What an OpenCL function says when it fails.
fn words(error: ClError) -> String {
    format!("{} ({})", error, error.0)
}
