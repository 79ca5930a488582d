//! From one device to another.

use super::node::Tensor;
use crate::error::Result;
use kiln_runtime::Device;
use std::sync::Arc;

impl Tensor {
    /// The device that holds the value, if there is one already. A value yet to be computed is computed where its operands are, or on the
    /// default device, if it has none.
    pub fn device(&self) -> Option<Arc<dyn Device>> {
        self.0.storage.get().map(|storage| storage.device.clone())
    }

    /// The value on another device, [`open`](crate::device::open)ed by its name: computed where it is, then copied through the host's memory. On that
    /// device already, it is this tensor itself. A copy is a new tensor without a history: gradients do not flow back through it.
    ///
    /// ```
    /// # fn main() -> kiln::Result<()> {
    /// let x = kiln::Tensor::from_slice(&[1.0f32, 2.0], [2])?;
    /// let y = x.to_device(&kiln::device::open("cpu:interpret")?)?;
    /// assert_eq!((&y + 1.0).to_vec::<f32>()?, [2.0, 3.0]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// As [`Tensor::realize`]; if the other device has no memory left.
    #[track_caller]
    pub fn to_device(&self, device: &Arc<dyn Device>) -> Result<Tensor> {
        let there = self.device().is_some_and(|mine| mine.name() == device.name());
        if there {
            return Ok(self.clone());
        }
        let bytes = self.to_bytes()?;
        let copy = Tensor::uninitialised(self.shape(), self.dtype(), device)?;
        let storage = copy.0.storage.get().expect("just allocated");
        storage.slice.buffer.write(storage.slice.offset, &bytes)?;
        Ok(copy)
    }
}
