//! CUDA and HIP devices. The two drivers have one interface under two sets of names (`driver`), so one runtime serves both: memory, launches
//! and recordings know neither. Nothing of a vendor's is needed to build.
//!
//! One stream for all work of a device: what is launched or copied later sees what was before. Only copies, and launches with bounds checks
//! outside of a recording, wait.

mod device;
mod driver;
mod launch;
mod memory;
mod record;

pub use device::GpuDevice;
pub use driver::Api;
