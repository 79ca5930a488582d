//! Values in and out: tensors from data, data from tensors.

use super::node::{Op, Storage, Tensor};
use super::shape::Shape;
use crate::device;
use crate::error::Result;
use crate::schedule::{self, Sink};
use half::{bf16, f16};
use kiln_kernels::DType;
use kiln_runtime::{Device, Slice, bytes_of};
use std::sync::Arc;

/// A Rust type whose values are elements of a tensor.
pub trait Element: Copy + Default + 'static {
    /// The element type.
    const DTYPE: DType;
    /// The values' bytes, as a device holds them.
    fn to_bytes(values: &[Self]) -> Vec<u8>;
    /// The values behind bytes.
    fn from_bytes(bytes: &[u8]) -> Vec<Self>;
}

macro_rules! elements {
    ($($ty:ty = $dtype:ident),*) => { $(
        impl Element for $ty {
            const DTYPE: DType = DType::$dtype;
            fn to_bytes(values: &[Self]) -> Vec<u8> { bytemuck::cast_slice(values).to_vec() }
            fn from_bytes(bytes: &[u8]) -> Vec<Self> { bytemuck::allocation::pod_collect_to_vec(bytes) }
        }
    )* };
}
elements!(i8 = I8, i16 = I16, i32 = I32, i64 = I64, u8 = U8, u16 = U16, u32 = U32, u64 = U64, f32 = F32, f64 = F64, f16 = F16, bf16 = BF16);

impl Element for bool {
    const DTYPE: DType = DType::Bool;
    fn to_bytes(values: &[bool]) -> Vec<u8> {
        values.iter().map(|&v| v as u8).collect()
    }
    fn from_bytes(bytes: &[u8]) -> Vec<bool> {
        bytes.iter().map(|&b| b != 0).collect()
    }
}

impl Tensor {
    /// A tensor holding `data`, row-major.
    ///
    /// # Panics
    /// If the shape does not hold as many elements as the data.
    ///
    /// # Errors
    /// If the device has no memory left.
    #[track_caller]
    pub fn from_slice<T: Element>(data: &[T], shape: impl Into<Shape>) -> Result<Tensor> {
        let shape = match shape.into().resolve(data.len()) {
            Ok(shape) => shape,
            Err(why) => panic!("from_slice: {} values for the shape: {why}", data.len()),
        };
        Tensor::from_bytes(&T::to_bytes(data), &shape, T::DTYPE)
    }

    /// A tensor holding the elements behind `bytes` (native byte order, row-major), on the default device.
    #[track_caller]
    pub(crate) fn from_bytes(bytes: &[u8], shape: &[usize], dtype: DType) -> Result<Tensor> {
        debug_assert_eq!(bytes.len(), bytes_of(dtype, shape.iter().product()));
        let tensor = Tensor::uninitialised(shape, dtype, &device::default()?)?;
        let storage = tensor.0.storage.get().expect("just allocated");
        storage.slice.buffer.write(storage.slice.offset, bytes)?;
        Ok(tensor)
    }

    /// Memory with undefined content.
    #[track_caller]
    pub(crate) fn uninitialised(shape: &[usize], dtype: DType, device: &Arc<dyn Device>) -> Result<Tensor> {
        let buffer = device.allocate(bytes_of(dtype, shape.iter().product()))?;
        Ok(Tensor::from_storage(Storage { device: device.clone(), slice: Slice::whole(buffer) }, shape, dtype))
    }

    /// A tensor over memory that holds its value.
    #[track_caller]
    pub(crate) fn from_storage(storage: Storage, shape: &[usize], dtype: DType) -> Tensor {
        let tensor = Tensor::new(Op::Buffer, [], shape.iter().copied(), dtype);
        tensor.0.storage.set(storage).expect("a new node has no value");
        tensor
    }

    /// Computes the value now, if it is not there already.
    ///
    /// # Errors
    /// Whatever compiling and running its kernels can meet.
    pub fn realize(&self) -> Result<Tensor> {
        Tensor::realize_all([self])?;
        Ok(self.clone())
    }

    /// Computes several values at once, sharing what they have in common.
    ///
    /// # Errors
    /// As [`Tensor::realize`].
    pub fn realize_all<'a>(tensors: impl IntoIterator<Item = &'a Tensor>) -> Result<()> {
        schedule::run(tensors.into_iter().map(|t| Sink { value: t.clone(), target: None }).collect())
    }

    /// Writes the value of `value` into the memory of `self`, a tensor made from data or realised. Every handle of `self` sees it.
    ///
    /// # Panics
    /// If shapes or types differ, or `self` has no memory yet.
    ///
    /// # Errors
    /// As [`Tensor::realize`].
    #[track_caller]
    pub fn assign(&self, value: &Tensor) -> Result<()> {
        Tensor::assign_all([(self, value)])
    }

    /// Several assignments at once: all values are computed from what the targets held before.
    ///
    /// # Panics
    /// As [`Tensor::assign`].
    ///
    /// # Errors
    /// As [`Tensor::realize`].
    #[track_caller]
    pub fn assign_all<'a>(pairs: impl IntoIterator<Item = (&'a Tensor, &'a Tensor)>) -> Result<()> {
        let mut sinks = Vec::new();
        for (target, value) in pairs {
            assert!(
                target.shape() == value.shape() && target.dtype() == value.dtype(),
                "assign: target is {} {:?} (made at {}), value is {} {:?} (made at {})",
                target.dtype(),
                target.shape(),
                target.location(),
                value.dtype(),
                value.shape(),
                value.location()
            );
            assert!(
                target.0.storage.get().is_some(),
                "assign: the target made at {} has no memory; call realize() on it first",
                target.location()
            );
            sinks.push(Sink { value: value.clone(), target: Some(target.clone()) });
        }
        schedule::run(sinks)
    }

    /// The elements, row-major, computing them if necessary.
    ///
    /// # Panics
    /// If `T` is not the element type.
    ///
    /// # Errors
    /// As [`Tensor::realize`].
    #[track_caller]
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        assert_eq!(T::DTYPE, self.dtype(), "to_vec: the tensor holds {}, not {}; cast it first", self.dtype(), T::DTYPE);
        Ok(T::from_bytes(&self.to_bytes()?))
    }

    /// The only element.
    ///
    /// # Panics
    /// If there is not exactly one element, or `T` is not the element type.
    ///
    /// # Errors
    /// As [`Tensor::realize`].
    #[track_caller]
    pub fn item<T: Element>(&self) -> Result<T> {
        assert_eq!(self.numel(), 1, "item: the tensor of shape {:?} does not have exactly one element", self.shape());
        Ok(self.to_vec::<T>()?[0])
    }

    /// The elements' bytes, row-major, in native byte order.
    pub(crate) fn to_bytes(&self) -> Result<Vec<u8>> {
        self.realize()?;
        let storage = self.0.storage.get().expect("realize sets the storage");
        Ok(Slice { size: bytes_of(self.dtype(), self.numel()), ..storage.slice.clone() }.read()?)
    }
}
