//! Nonlinearities by name.

use super::config::ConfigError;
use crate::tensor::Tensor;

/// Nonlinearities of feed-forward layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activation {
    /// `x * Phi(x)`.
    Gelu,
    /// The tanh approximation of it.
    GeluTanh,
    /// `max(x, 0)`.
    Relu,
    /// `x * sigmoid(x)`.
    Silu,
}

impl Activation {
    /// The nonlinearity at `x`.
    #[track_caller]
    pub fn apply(self, x: &Tensor) -> Tensor {
        match self {
            Activation::Gelu => x.gelu(),
            Activation::GeluTanh => x.gelu_tanh(),
            Activation::Relu => x.relu(),
            Activation::Silu => x.silu(),
        }
    }

    /// By the name that transformers has for it; `key` is where it stands.
    pub(super) fn from_transformers(key: &str, name: &str) -> Result<Activation, ConfigError> {
        match name {
            "gelu" => Ok(Activation::Gelu),
            "gelu_new" | "gelu_pytorch_tanh" => Ok(Activation::GeluTanh),
            "relu" => Ok(Activation::Relu),
            "silu" | "swish" => Ok(Activation::Silu),
            other => Err(ConfigError::unsupported(key, other, "there are gelu, gelu_new, relu and silu")),
        }
    }
}
