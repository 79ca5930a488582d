//! Text from a language model, a token at a time.
//!
//! The keys and values of tokens that were read are kept. A prompt is read in pieces of one length, padded at the end (which no earlier
//! position can see), and then token by token, so that two captured passes are all there is to run.

use super::CausalLm;
use crate::error::Result;
use crate::nn::{Context, KvCache};
use crate::schedule::Step;
use crate::tensor::Tensor;
use kiln_kernels::DType;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// How the next token is chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sampling {
    /// What logits are divided by before they become probabilities; 0 takes the likeliest token.
    pub temperature: f64,
    /// Only this many of the likeliest tokens are in the draw.
    pub top_k: Option<usize>,
    /// Only the likeliest tokens that together reach this probability are in the draw.
    pub top_p: Option<f64>,
    /// What the draws depend on: the same seed gives the same text.
    pub seed: u64,
}

impl Sampling {
    /// Always the likeliest token (the first of several).
    pub const GREEDY: Sampling = Sampling { temperature: 0.0, top_k: None, top_p: None, seed: 0 };

    /// The token chosen in the `draw`-th draw.
    ///
    /// # Panics
    /// If there are no logits.
    pub fn choose(&self, logits: &[f32], draw: u64) -> usize {
        let mut order: Vec<usize> = (0..logits.len()).collect();
        // Stable, so that of equal logits the first comes first; NaN comes last.
        order.sort_by(|&a, &b| logits[b].partial_cmp(&logits[a]).unwrap_or_else(|| logits[a].is_nan().cmp(&logits[b].is_nan())));
        assert!(!order.is_empty(), "there is no token to choose from");
        if self.temperature == 0.0 {
            return order[0];
        }
        order.truncate(self.top_k.unwrap_or(usize::MAX).max(1));
        let best = logits[order[0]] as f64;
        let mut weights: Vec<f64> = order.iter().map(|&i| ((logits[i] as f64 - best) / self.temperature).exp()).collect();
        if let Some(p) = self.top_p {
            weights.truncate(nucleus(&weights, p));
        }
        let mut left = uniform(self.seed, draw) * weights.iter().sum::<f64>();
        for (&token, weight) in order.iter().zip(&weights) {
            left -= weight;
            if left < 0.0 {
                return token;
            }
        }
        order[weights.len() - 1]
    }
}

/// How many of the (sorted) weights it takes to reach the share `p` of their sum; one at least.
fn nucleus(weights: &[f64], p: f64) -> usize {
    let enough = p * weights.iter().sum::<f64>();
    let mut reached = 0.0;
    let short = weights.iter().take_while(|&&w| {
        reached += w;
        reached < enough
    });
    (short.count() + 1).min(weights.len())
}

/// Uniform in [0, 1): the output function of SplitMix64 at the `draw`-th step from the seed.
fn uniform(seed: u64, draw: u64) -> f64 {
    let mut z = seed.wrapping_add(draw.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
}

/// A prompt is read in pieces of this many tokens.
const PIECE: usize = 64;

/// Continues `prompt` by up to `count` tokens, until `stop` (which is the last token then). `each` sees every new token at once. A
/// context that has become longer than the model's is cut to its later half.
///
/// # Panics
/// If the prompt is empty.
///
/// # Errors
/// A token of the prompt that the model does not have; or whatever running the model meets.
#[track_caller]
pub fn generate(
    model: &dyn CausalLm,
    prompt: &[i64],
    count: usize,
    sampling: &Sampling,
    stop: Option<i64>,
    mut each: impl FnMut(i64),
) -> Result<Vec<i64>> {
    assert!(!prompt.is_empty(), "generate: the prompt is empty; begin with the model's end-of-text token");
    let room = (prompt.len() + count).next_multiple_of(PIECE);
    let mut reader = Reader::new(model, room.min(model.max_seq_len()))?;
    let mut tokens = prompt.to_vec();
    for draw in 0..count {
        let logits = reader.next_logits(&tokens)?;
        let token = sampling.choose(&logits, draw as u64) as i64;
        tokens.push(token);
        each(token);
        if stop == Some(token) {
            break;
        }
    }
    Ok(tokens.split_off(prompt.len()))
}

/// A model that has read some tokens, with the passes that read more, captured once for each number of tokens.
struct Reader<'a> {
    model: &'a dyn CausalLm,
    weights: Vec<Tensor>,
    cache: KvCache,
    captured: BTreeMap<usize, Step>,
    /// Where in the tokens the context begins.
    start: usize,
    /// How many tokens from there on have been read.
    read: usize,
}

impl<'a> Reader<'a> {
    fn new(model: &'a dyn CausalLm, capacity: usize) -> Result<Reader<'a>> {
        let (weights, cache) = (model.state_dict().into_values().collect(), KvCache::new(capacity)?);
        // A pass that nothing is asked of: it only meets the layers, which gives them their memory.
        model.hidden(&Tensor::zeros([1, 1], DType::I64), &Context::eval().with_cache(&cache));
        Ok(Reader { model, weights, cache, captured: BTreeMap::new(), start: 0, read: 0 })
    }

    /// The scores of the token after `tokens`, of which those that came before have been read already.
    fn next_logits(&mut self, tokens: &[i64]) -> Result<Vec<f32>> {
        let capacity = self.cache.capacity();
        if tokens.len() - self.start > capacity {
            // No room: the later half is read again, as a text of its own.
            (self.start, self.read) = (tokens.len() - capacity.div_ceil(2), 0);
        }
        let seen = &tokens[self.start..];
        let mut logits = Vec::new();
        while self.read < seen.len() {
            let fresh = &seen[self.read..];
            let length = if fresh.len() == 1 { 1 } else { PIECE.min(capacity) };
            let count = fresh.len().min(length);
            logits = self.pass(&fresh[..count], length)?;
            self.read += count;
        }
        Ok(logits)
    }

    /// Reads `fresh` tokens in a pass over `length`; gives the scores after the last one.
    fn pass(&mut self, fresh: &[i64], length: usize) -> Result<Vec<f32>> {
        // What follows the fresh tokens is not seen by them, and written over by the tokens that come.
        let mut padded = fresh.to_vec();
        padded.resize(length, 0);
        let ids = Tensor::from_slice(&padded, [1, length])?;
        let last = Tensor::from_slice(&[fresh.len() as i64 - 1], 1)?;
        let position = Tensor::from_slice(&[self.read as i64], 1)?;
        let step = match self.captured.entry(length) {
            Entry::Occupied(step) => step.into_mut(),
            Entry::Vacant(place) => place.insert(capture(self.model, &self.weights, &self.cache, [&ids, &last])?),
        };
        step.run(&[&ids, &last, &position])?[0].to_vec()
    }
}

/// A pass that gives the scores after the position `last` of `ids`: only one goes through the output layer, the largest of all.
fn capture(model: &dyn CausalLm, weights: &[Tensor], cache: &KvCache, [ids, last]: [&Tensor; 2]) -> Result<Step> {
    let state: Vec<Tensor> = weights.iter().cloned().chain(cache.tensors()).collect();
    Step::capture(&[ids.clone(), last.clone(), cache.position().clone()], &state, || {
        let cx = Context::eval().with_cache(cache);
        let hidden = model.hidden(ids, &cx).index_select(1, last);
        let updates = cx.take_updates();
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
        Ok(vec![model.head(&hidden, &cx).cast(DType::F32)])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greedy_takes_the_first_of_the_largest() {
        assert_eq!(Sampling::GREEDY.choose(&[1.0, 3.0, f32::NAN, 3.0], 0), 1);
    }

    #[test]
    fn draws_follow_the_probabilities() {
        let sampling = Sampling { temperature: 0.5, top_k: None, top_p: None, seed: 3 };
        // With temperature 1/2 the odds are the squares of 1, 2, 3.
        let logits = [0.0, 2f32.ln(), 3f32.ln()];
        let mut counts = [0f64; 3];
        for draw in 0..20_000 {
            counts[sampling.choose(&logits, draw)] += 1.0 / 20_000.0;
        }
        for (count, want) in counts.iter().zip([1.0, 4.0, 9.0]) {
            assert!((count - want / 14.0).abs() < 0.015, "{counts:?}");
        }
    }

    #[test]
    fn top_k_and_top_p_leave_out_the_tail() {
        let logits = [0.1f32.ln(), 0.5f32.ln(), 0.15f32.ln(), 0.25f32.ln()];
        let chosen = |top_k, top_p| {
            let sampling = Sampling { temperature: 1.0, top_k, top_p, seed: 0 };
            let mut seen: Vec<usize> = (0..500).map(|draw| sampling.choose(&logits, draw)).collect();
            seen.sort();
            seen.dedup();
            seen
        };
        assert_eq!(chosen(Some(2), None), [1, 3]);
        assert_eq!(chosen(None, Some(0.7)), [1, 3]);
        assert_eq!(chosen(None, Some(0.8)), [1, 2, 3]);
        assert_eq!(chosen(Some(1), Some(0.99)), [1]);
        assert_eq!(chosen(None, Some(0.0)), [1]);
    }
}
