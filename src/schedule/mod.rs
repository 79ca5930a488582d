//! Tensor graph -> kernels: what is fused, in which order the kernels run, and where their results live.

use crate::error::Result;
use crate::tensor::Tensor;

/// A value to compute, and the tensor whose memory takes it (memory of its own, if none).
#[derive(Clone, Debug)]
pub(crate) struct Sink {
    pub(crate) value: Tensor,
    pub(crate) target: Option<Tensor>,
}

/// Schedules and runs what the sinks need.
pub(crate) fn run(sinks: Vec<Sink>) -> Result<()> {
    let _ = sinks;
    unimplemented!("lands next")
}
