//! LLM Foundry's initialisations.

use crate::error::Result;
use crate::nn::init::parameter;
use crate::tensor::{Rng, Tensor};

/// How an MPT's weights start. Biases start at 0 and norms at 1. The default is LLM Foundry's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MptInit {
    /// What the weights of linear layers are drawn from.
    pub scheme: Scheme,
    /// Whether Kaiming's schemes keep the variance of gradients (fan-out) rather than of values (fan-in).
    pub fan_out: bool,
    /// Kaiming's gain: root 2 for ReLU.
    pub kaiming_gain: f64,
    /// Xavier's gain.
    pub xavier_gain: f64,
    /// What projections into the residual stream are divided by.
    pub residual: ResidualDivisor,
    /// What embeddings are drawn from, if not by the scheme.
    pub embedding: Option<Distribution>,
}

/// What the weights of linear layers are drawn from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scheme {
    /// Normal with deviation `gain / sqrt(fan)`.
    KaimingNormal,
    /// Uniform with that deviation.
    KaimingUniform,
    /// Normal with deviation `gain * sqrt(2 / (inputs + outputs))`.
    XavierNormal,
    /// Uniform with that deviation.
    XavierUniform,
    /// Normal with deviation `sqrt(2 / (5 d_model))`.
    Small,
    /// Normal with a given deviation.
    Baseline {
        /// The deviation.
        std: f64,
    },
}

/// What projections into the residual stream are divided by at the start.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ResidualDivisor {
    /// Nothing.
    None,
    /// `sqrt(2 n_layers)`.
    Depth,
    /// `n_layers / sqrt(10)`.
    Wang,
    /// A number.
    By(f64),
}

/// A distribution of weights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Distribution {
    /// Normal with mean 0.
    Normal {
        /// The deviation.
        std: f64,
    },
    /// Uniform.
    Uniform {
        /// The lower limit.
        low: f64,
        /// The upper limit.
        high: f64,
    },
}

impl Default for MptInit {
    fn default() -> MptInit {
        MptInit {
            scheme: Scheme::KaimingNormal,
            fan_out: false,
            kaiming_gain: 2f64.sqrt(),
            xavier_gain: 0.0,
            residual: ResidualDivisor::Depth,
            embedding: None,
        }
    }
}

impl MptInit {
    /// A `[rows, inputs]` weight of a linear layer, its rows drawn part by part (queries, keys and values are layers of their own as far
    /// as the scheme goes). `into_residual` holds the number of layers where the layer writes to the residual stream.
    pub(super) fn weight(&self, parts: &[usize], inputs: usize, d_model: usize, into_residual: Option<usize>, rng: &Rng) -> Result<Tensor> {
        let divisor = into_residual.map_or(1.0, |layers| self.residual.value(layers));
        let draw = |&rows: &usize| self.distribution(rows, inputs, d_model).divided(divisor).draw([rows, inputs], rng);
        let parts: Vec<Tensor> = parts.iter().map(draw).collect();
        parameter(&Tensor::cat(&parts, 0))
    }

    /// An embedding's `[rows, width]` weight.
    pub(super) fn embedding(&self, rows: usize, width: usize, rng: &Rng) -> Result<Tensor> {
        let distribution = self.embedding.unwrap_or_else(|| self.distribution(rows, width, width));
        parameter(&distribution.draw([rows, width], rng))
    }

    fn distribution(&self, outputs: usize, inputs: usize, d_model: usize) -> Distribution {
        let fan = if self.fan_out { outputs } else { inputs } as f64;
        let kaiming = self.kaiming_gain / fan.sqrt();
        let xavier = self.xavier_gain * (2.0 / (inputs + outputs) as f64).sqrt();
        match self.scheme {
            Scheme::KaimingNormal => Distribution::Normal { std: kaiming },
            Scheme::KaimingUniform => Distribution::uniform(kaiming),
            Scheme::XavierNormal => Distribution::Normal { std: xavier },
            Scheme::XavierUniform => Distribution::uniform(xavier),
            Scheme::Small => Distribution::Normal { std: (2.0 / (5.0 * d_model as f64)).sqrt() },
            Scheme::Baseline { std } => Distribution::Normal { std },
        }
    }
}

impl ResidualDivisor {
    fn value(self, layers: usize) -> f64 {
        match self {
            ResidualDivisor::None => 1.0,
            ResidualDivisor::Depth => (2.0 * layers as f64).sqrt(),
            ResidualDivisor::Wang => layers as f64 / 10f64.sqrt(),
            ResidualDivisor::By(number) => number,
        }
    }
}

impl Distribution {
    /// Uniform around 0 with this deviation.
    fn uniform(std: f64) -> Distribution {
        let limit = 3f64.sqrt() * std;
        Distribution::Uniform { low: -limit, high: limit }
    }

    fn divided(self, by: f64) -> Distribution {
        match self {
            Distribution::Normal { std } => Distribution::Normal { std: std / by },
            Distribution::Uniform { low, high } => Distribution::Uniform { low: low / by, high: high / by },
        }
    }

    fn draw(self, shape: [usize; 2], rng: &Rng) -> Tensor {
        match self {
            Distribution::Normal { std } => rng.normal(shape, 0.0, std),
            Distribution::Uniform { low, high } => rng.uniform(shape, low, high),
        }
    }
}
