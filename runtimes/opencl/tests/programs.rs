//! Programs have the interpreter's bits.

#[path = "../../api/tests/common/grid.rs"]
mod grid;

use kiln_opencl::OpenClDevice;

/// The first device, if there is one; a line says so where there is none.
fn device() -> Option<OpenClDevice> {
    OpenClDevice::new("opencl", 0).inspect_err(|e| eprintln!("skipped: {e}")).ok()
}

#[test]
fn every_operation() {
    device().iter().for_each(|d| grid::every_operation_means_the_same(d));
}

#[test]
fn double_precision() {
    device().iter().for_each(|d| grid::doubles_are_rounded_the_same(d));
}

#[test]
fn lowered_kernels() {
    device().iter().for_each(|d| grid::lowered_kernels_mean_the_same(d));
}

#[test]
fn groups() {
    device().iter().for_each(|d| grid::groups_share_memory(d));
}

#[test]
fn bounds() {
    device().iter().for_each(|d| grid::failed_bounds_are_reported(d));
}

#[test]
fn scratch_memory() {
    device().iter().for_each(|d| grid::scratch_memory_is_private(d));
}

#[test]
fn wide_indices() {
    device().iter().for_each(|d| grid::wide_indices_are_wide(d));
}

#[test]
fn arguments() {
    // Another OpenCL device is another device.
    device().iter().zip(&device()).for_each(|(d, other)| grid::wrong_arguments_are_errors(d, other));
}

#[test]
fn threads() {
    device().iter().for_each(|d| grid::several_threads_may_compile_and_launch(d));
}

#[test]
fn devices_have_numbers() {
    let Some(first) = device() else { return };
    assert!(!kiln_runtime::Device::describe(&first).is_empty());
    let error = OpenClDevice::new("opencl:99", 99).map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("opencl:99") && error.contains("numbered from 0"), "{error}");
}
