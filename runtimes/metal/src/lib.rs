//! Metal devices: a program becomes Metal (`kiln_kernels::render`), which the system compiles. There are none but on macOS.
//!
//! One queue, in order, and every launch waits for its end: memory is shared with the host, which may read it right after.

#[cfg(target_os = "macos")]
mod device;
#[cfg(target_os = "macos")]
mod launch;

use kiln_runtime::{Device, Result};
use std::sync::Arc;

/// The device of that number among all that there are, called `name`.
///
/// # Errors
/// If it is not there.
#[cfg(target_os = "macos")]
pub fn open(name: &str, number: usize) -> Result<Arc<dyn Device>> {
    Ok(Arc::new(device::MetalDevice::new(name, number)?))
}

/// There is none on this system.
///
/// # Errors
/// Always.
#[cfg(not(target_os = "macos"))]
pub fn open(name: &str, _: usize) -> Result<Arc<dyn Device>> {
    Err(kiln_runtime::RuntimeError::Device { device: name.into(), reason: "Metal is part of macOS alone".into() })
}

#[cfg(all(test, not(target_os = "macos")))]
#[test]
fn elsewhere_there_is_none() {
    assert!(open("metal", 0).unwrap_err().to_string().contains("macOS"));
}
