//! Tensors that hold weights.

use crate::error::Result;
use crate::tensor::{Operand, Rng, Shape, Tensor};
use kiln_kernels::DType;

/// A tensor with memory of its own that starts as `value`, to be written to in place: what parameters, buffers and optimizer state are.
/// It has no history: `grad` stops at it.
///
/// # Errors
/// Whatever computing the value meets.
#[track_caller]
pub fn parameter(value: &Tensor) -> Result<Tensor> {
    let owned = value.contiguous().realize()?;
    let storage = owned.0.storage.get().expect("realize gives a value").clone();
    Ok(Tensor::from_storage(storage, owned.shape(), owned.dtype()))
}

/// A [`parameter`] of zeros.
///
/// # Errors
/// If the device has no memory left.
#[track_caller]
pub fn zeros(shape: impl Into<Shape>, dtype: DType) -> Result<Tensor> {
    filled(shape, 0, dtype)
}

/// A [`parameter`] of ones.
///
/// # Errors
/// If the device has no memory left.
#[track_caller]
pub fn ones(shape: impl Into<Shape>, dtype: DType) -> Result<Tensor> {
    filled(shape, 1, dtype)
}

/// A [`parameter`] from a normal distribution with mean 0.
///
/// # Errors
/// If it cannot be computed on the device.
#[track_caller]
pub fn normal(rng: &Rng, shape: impl Into<Shape>, deviation: f64) -> Result<Tensor> {
    parameter(&rng.normal(shape, 0.0, deviation))
}

/// A [`parameter`] from a uniform distribution over `[low, high)`.
///
/// # Errors
/// If it cannot be computed on the device.
#[track_caller]
pub fn uniform(rng: &Rng, shape: impl Into<Shape>, low: f64, high: f64) -> Result<Tensor> {
    parameter(&rng.uniform(shape, low, high))
}

#[track_caller]
fn filled(shape: impl Into<Shape>, value: impl Into<Operand>, dtype: DType) -> Result<Tensor> {
    parameter(&Tensor::full(shape, value, dtype))
}
