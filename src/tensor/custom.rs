//! Operations with a gradient that the caller gives.

use super::node::{Op, Tensor};
use std::fmt;
use std::sync::Arc;

/// What a gradient is computed by.
type Pull = dyn Fn(&Tensor) -> Vec<Tensor> + Send + Sync;

/// Whose function a value is, as far as `grad` is concerned, and what its cotangent contributes to them.
#[derive(Clone)]
pub(crate) struct CustomGradient {
    pub(crate) inputs: Vec<Tensor>,
    pull: Arc<Pull>,
}

impl CustomGradient {
    /// The contributions to the inputs, in their types.
    #[track_caller]
    pub(crate) fn contributions(&self, node: &Tensor, cotangent: &Tensor) -> Vec<Tensor> {
        let given = (self.pull)(cotangent);
        let shapes = |tensors: &[Tensor]| tensors.iter().map(|t| t.shape().to_vec()).collect::<Vec<_>>();
        assert!(
            shapes(&given) == shapes(&self.inputs),
            "the gradient given to with_gradient at {} has shapes {:?} for inputs of shapes {:?}",
            node.location(),
            shapes(&given),
            shapes(&self.inputs)
        );
        given.iter().zip(&self.inputs).map(|(g, x)| g.p_cast(x.dtype())).collect()
    }
}

impl CustomGradient {
    /// The same gradient of other inputs: what `stand_in` gives for each.
    pub(crate) fn on(&self, stand_in: impl Fn(&Tensor) -> Tensor) -> CustomGradient {
        CustomGradient { inputs: self.inputs.iter().map(stand_in).collect(), pull: self.pull.clone() }
    }
}

/// Functions are equal if they are the same.
impl PartialEq for CustomGradient {
    fn eq(&self, other: &CustomGradient) -> bool {
        Arc::ptr_eq(&self.pull, &other.pull)
    }
}

impl fmt::Debug for CustomGradient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} inputs", self.inputs.len())
    }
}

impl Tensor {
    /// This value as a function of `inputs` with a gradient of the caller's: an operation of one's own.
    ///
    /// `gradient` gets the cotangent of the value (its shape and type) and gives one tensor for each input, of the input's shape: what
    /// the cotangent contributes to the input's gradient. It composes them of tensor operations, so it is scheduled and fused like any
    /// other part of the graph, and has a gradient itself. How the value was computed is of no account to [`Tensor::grad`].
    ///
    /// ```
    /// # use kiln::Tensor;
    /// # fn main() -> kiln::Result<()> {
    /// // Rounding, with the gradient of the identity.
    /// let x = Tensor::from_slice(&[0.4f32, 1.6], 2)?;
    /// let y = x.round().with_gradient(&[&x], |cotangent| vec![cotangent.clone()]);
    /// let loss = (&y * &y).sum(.., false);
    /// assert_eq!(loss.grad(&[&x])?[0].to_vec::<f32>()?, [0.0, 4.0]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Panics
    /// When the gradient is built, if `gradient` does not give one tensor of the right shape for each input.
    #[track_caller]
    pub fn with_gradient(&self, inputs: &[&Tensor], gradient: impl Fn(&Tensor) -> Vec<Tensor> + Send + Sync + 'static) -> Tensor {
        let custom = CustomGradient { inputs: inputs.iter().map(|&t| t.clone()).collect(), pull: Arc::new(gradient) };
        Tensor::new(Op::Custom(custom), [self.clone()], self.shape().iter().copied(), self.dtype())
    }
}
