//! Normalisations: statistics over some axes, then an elementwise scale and shift. All compute in f32 (or f64) and round once.

use super::Tensor;
use super::broadcast::Dims;
use super::message;
use super::shape::Shape;
use smallvec::SmallVec;

impl Tensor {
    /// (x - mean) / sqrt(variance + eps) over `axes`, in the compute type; the variance is the biased one, in two passes.
    #[track_caller]
    fn standardised(&self, axes: &[usize], eps: f64) -> Tensor {
        let centred = self.sub(self.mean_kept(axes));
        let scale = centred.square().mean_kept(axes).add(eps).rsqrt();
        centred.mul(scale)
    }

    /// x * weight + bias, either of which may be missing, in the type of x.
    #[track_caller]
    fn affine(&self, weight: Option<&Tensor>, bias: Option<&Tensor>) -> Tensor {
        let mut y = self.clone();
        if let Some(weight) = weight {
            y = y.mul(weight.p_cast(y.dtype()));
        }
        if let Some(bias) = bias {
            y = y.add(bias.p_cast(y.dtype()));
        }
        y
    }

    /// Normalised over the trailing axes of extents `normalized_shape`, then times `weight` plus `bias`, both of that shape.
    ///
    /// # Panics
    /// If the trailing axes, the weight or the bias have another shape.
    #[track_caller]
    pub fn layer_norm(&self, normalized_shape: impl Into<Shape>, weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64) -> Tensor {
        let shape = normalized_shape.into().fixed();
        let tail = self.rank().checked_sub(shape.len()).map(|from| &self.shape()[from..]);
        if tail != Some(&shape[..]) {
            message::mismatch(
                "layer_norm",
                &format!("the trailing axes are not {shape:?}"),
                &[("x", self)],
                Some(0),
                "normalized_shape lists the last extents of x; it is the shape of weight and bias as well",
            );
        }
        check_parameters("layer_norm", self, &[("weight", weight), ("bias", bias)], &shape);
        let axes: SmallVec<[usize; 6]> = (self.rank() - shape.len()..self.rank()).collect();
        self.to_compute().standardised(&axes, eps).affine(weight, bias).p_cast(self.float_dtype())
    }

    /// x / sqrt(mean(x^2) + eps) * weight over the last axis.
    ///
    /// # Panics
    /// If there is no axis, or the weight is not one number for each element of the last one.
    #[track_caller]
    pub fn rms_norm(&self, weight: Option<&Tensor>, eps: f64) -> Tensor {
        let axis = self.axis("rms_norm", -1);
        check_parameters("rms_norm", self, &[("weight", weight)], &self.shape()[axis..]);
        let x = self.to_compute();
        let scale = x.square().mean_kept(&[axis]).add(eps).rsqrt();
        x.mul(scale).affine(weight, None).p_cast(self.float_dtype())
    }

    /// x of shape (N, C, ..) normalised over each of `groups` groups of channels, then times `weight` plus `bias` (one number a
    /// channel).
    ///
    /// # Panics
    /// If the channels do not divide into the groups, or the parameters are not one number a channel.
    #[track_caller]
    pub fn group_norm(&self, groups: usize, weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64) -> Tensor {
        let channels = self.channels("group_norm");
        assert!(
            groups > 0 && channels.is_multiple_of(groups),
            "group_norm: {channels} channels of shape {:?} (made at {}) do not divide into {groups} groups",
            self.shape(),
            self.location()
        );
        check_parameters("group_norm", self, &[("weight", weight), ("bias", bias)], &[channels]);
        let mut split: Dims = self.shape().into();
        split[1] = groups;
        split.insert(2, channels / groups);
        let axes: SmallVec<[usize; 6]> = (2..split.len()).collect();
        let y = self.to_compute().p_reshape(split).standardised(&axes, eps).p_reshape(self.shape());
        self.scaled_by_channel(&y, weight, bias)
    }

    /// x of shape (N, C, ..) normalised for each channel, then times `weight` plus `bias`. Gives the result and the new running mean
    /// and variance.
    ///
    /// In training the batch's own statistics normalise (with the biased variance), and the running ones move towards them by
    /// `momentum` (with the unbiased variance). Otherwise the running statistics normalise and stay.
    ///
    /// # Panics
    /// If a parameter is not one number a channel.
    #[track_caller]
    pub fn batch_norm(&self, parameters: &BatchNorm<'_>, training: bool) -> (Tensor, Tensor, Tensor) {
        let BatchNorm { weight, bias, running_mean, running_var, momentum, eps } = *parameters;
        let channels = self.channels("batch_norm");
        let named = [("weight", weight), ("bias", bias), ("running_mean", Some(running_mean)), ("running_var", Some(running_var))];
        check_parameters("batch_norm", self, &named, &[channels]);
        let x = self.to_compute();
        if !training {
            let scale = self.by_channel(&running_var.p_cast(x.dtype()).add(eps).rsqrt());
            let y = x.sub(self.by_channel(running_mean)).mul(scale);
            return (self.scaled_by_channel(&y, weight, bias), running_mean.clone(), running_var.clone());
        }
        let axes: SmallVec<[usize; 6]> = (0..self.rank()).filter(|&a| a != 1).collect();
        let n = x.volume(&axes);
        let mean = x.mean_kept(&axes);
        let centred = x.sub(&mean);
        let var = centred.square().mean_kept(&axes);
        let y = centred.mul(var.add(eps).rsqrt());
        let unbiased = var.detach() * (n as f64 / n.saturating_sub(1) as f64);
        let moved = |old: &Tensor, new: Tensor| old.lerp(&new.p_reshape([channels]).p_cast(old.dtype()), momentum);
        let statistics = (moved(running_mean, mean.detach()), moved(running_var, unbiased));
        (self.scaled_by_channel(&y, weight, bias), statistics.0, statistics.1)
    }

    /// The extent of axis 1.
    #[track_caller]
    fn channels(&self, op: &str) -> usize {
        if self.rank() < 2 {
            message::bad_rank(op, self, "a tensor of shape (N, C, ..)");
        }
        self.shape()[1]
    }

    /// One number a channel, as a tensor that broadcasts against `self`.
    #[track_caller]
    fn by_channel(&self, parameter: &Tensor) -> Tensor {
        let mut shape: Dims = SmallVec::from_elem(1, self.rank());
        shape[1] = parameter.numel();
        parameter.p_reshape(shape)
    }

    /// y * weight + bias by channel, rounded to the type of `self`.
    #[track_caller]
    fn scaled_by_channel(&self, y: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>) -> Tensor {
        let (weight, bias) = (weight.map(|w| self.by_channel(w)), bias.map(|b| self.by_channel(b)));
        y.affine(weight.as_ref(), bias.as_ref()).p_cast(self.float_dtype())
    }
}

/// What [`Tensor::batch_norm`] takes besides x; all tensors of shape (C).
#[derive(Clone, Copy, Debug)]
pub struct BatchNorm<'a> {
    /// Scale, 1 if `None`.
    pub weight: Option<&'a Tensor>,
    /// Shift, 0 if `None`.
    pub bias: Option<&'a Tensor>,
    /// The mean that evaluation uses.
    pub running_mean: &'a Tensor,
    /// The variance that evaluation uses.
    pub running_var: &'a Tensor,
    /// How far one training step moves the running statistics towards the batch's, in 0..=1.
    pub momentum: f64,
    /// Added to the variance.
    pub eps: f64,
}

/// Panics if a parameter that is there has another shape than `wanted`.
#[track_caller]
fn check_parameters(op: &str, x: &Tensor, parameters: &[(&str, Option<&Tensor>)], wanted: &[usize]) {
    for &(name, parameter) in parameters {
        let Some(parameter) = parameter else { continue };
        if parameter.shape() != wanted {
            let what = format!("the {name} must have shape {wanted:?}");
            message::mismatch(op, &what, &[("x", x), (name, parameter)], None, &format!("make the {name} for x, or reshape it"));
        }
    }
}
