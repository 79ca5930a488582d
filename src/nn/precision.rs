//! Mixed precision, as PyTorch's autocast does it, and the weights that are kept rounded for it.

use super::{Context, init};
use crate::error::Result;
use crate::tensor::{Op, Tensor};
use kiln_kernels::DType;
use rustc_hash::FxHashMap;
use std::fmt;

/// What matrix products, convolutions and attention are computed from. Sums, norm statistics, softmax, losses, weights and the optimizer's
/// state are f32 in each. The names are Composer's.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Precision {
    /// f32 operands.
    #[default]
    Fp32,
    /// Operands rounded to bf16, which has the range of f32.
    AmpBf16,
    /// Operands rounded to f16, whose range is small: small gradients vanish unless the loss is [scaled](crate::optim::LossScaler).
    AmpFp16,
}

impl Precision {
    /// Every precision with its name.
    pub const NAMES: [(&'static str, Precision); 3] =
        [("fp32", Precision::Fp32), ("amp_bf16", Precision::AmpBf16), ("amp_fp16", Precision::AmpFp16)];

    /// The type that operands of products are rounded to, if they are.
    pub fn operands(self) -> Option<DType> {
        match self {
            Precision::Fp32 => None,
            Precision::AmpBf16 => Some(DType::BF16),
            Precision::AmpFp16 => Some(DType::F16),
        }
    }
}

impl fmt::Display for Precision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Precision::NAMES.iter().find(|(_, precision)| precision == self).map_or("", |(name, _)| name);
        f.write_str(name)
    }
}

/// Weights rounded for products, kept from step to step: autocast's weight cache, for as long as the weights stay what they are.
///
/// A weight is rounded once, when the optimizer changes it, by the kernel that does so; every pass over every microbatch then reads half the
/// bytes and rounds nothing. It costs the copy: 2 bytes a parameter.
#[derive(Default, Debug)]
pub struct CastCache {
    /// Each weight with its copy.
    pairs: Vec<(Tensor, Tensor)>,
    /// The copy's place, by the weight's node.
    places: FxHashMap<u64, usize>,
}

impl CastCache {
    /// Copies of those among `parameters` that a pass rounds. `forward` is such a pass; only its graph is built, nothing is computed.
    ///
    /// # Errors
    /// Whatever computing the copies meets.
    pub fn new(parameters: &[Tensor], precision: Precision, forward: impl FnOnce(&Context)) -> Result<CastCache> {
        let Some(dtype) = precision.operands() else { return Ok(CastCache::default()) };
        let cx = Context::eval().with_precision(precision).noting_operands();
        forward(&cx);
        let noted = cx.take_operands();
        let rounded = parameters.iter().filter(|p| noted.iter().any(|n| n.is(p)));
        let pairs: Vec<_> = rounded.map(|p| Ok((p.clone(), init::parameter(&p.cast(dtype))?))).collect::<Result<_>>()?;
        let places = pairs.iter().enumerate().map(|(i, (weight, _))| (weight.0.id, i)).collect();
        Ok(CastCache { pairs, places })
    }

    /// The copies. A captured step declares them as its state.
    pub fn tensors(&self) -> Vec<Tensor> {
        self.pairs.iter().map(|(_, copy)| copy.clone()).collect()
    }

    /// A weight with its new value, and the copy, if it has one, with the same value rounded: to be assigned together.
    #[track_caller]
    pub fn with_copy(&self, (weight, value): (Tensor, Tensor)) -> impl Iterator<Item = (Tensor, Tensor)> + use<> {
        let copy = self.places.get(&weight.0.id).map(|&i| self.pairs[i].1.clone());
        let rounded = copy.map(|copy| (copy.clone(), value.cast(copy.dtype())));
        std::iter::once((weight, value)).chain(rounded)
    }

    /// Rounds all weights again, after something else than a step has changed them.
    ///
    /// # Errors
    /// Whatever computing the copies meets.
    pub fn refresh(&self) -> Result<()> {
        let fresh: Vec<(&Tensor, Tensor)> = self.pairs.iter().map(|(weight, copy)| (copy, weight.cast(copy.dtype()))).collect();
        Tensor::assign_all(fresh.iter().map(|(copy, value)| (*copy, value)))
    }

    /// The copy of a weight, as the rounded weight that it is: its gradient is the weight's.
    #[track_caller]
    pub(super) fn get(&self, weight: &Tensor, dtype: DType) -> Option<Tensor> {
        let (_, copy) = &self.pairs[*self.places.get(&weight.0.id)?];
        (copy.dtype() == dtype).then(|| copy.with_gradient(&[weight], |cotangent| vec![cotangent.clone()]))
    }
}

/// Whether this is memory rather than something computed: a weight, as the operand of a product.
pub(super) fn is_memory(x: &Tensor) -> bool {
    matches!(x.op(), Op::Buffer) || x.0.storage.get().is_some()
}
