//! The keys and values of earlier tokens, so that a language model need not compute them again for every new one.

use super::init;
use crate::error::Result;
use crate::tensor::Tensor;
use kiln_kernels::DType;
use std::cell::{Cell, RefCell};

/// Keys and values of up to `capacity` tokens for each attention layer, in the order in which a pass meets the layers.
///
/// A pass over further tokens writes theirs from [`KvCache::position`] on; what lies behind is not looked at, and may be overwritten.
pub struct KvCache {
    /// How many tokens came before those of the pass: an i64 of shape `[1]`.
    position: Tensor,
    capacity: usize,
    layers: RefCell<Vec<[Tensor; 2]>>,
    /// The layer that is met next.
    next: Cell<usize>,
}

impl KvCache {
    /// An empty cache. Memory for a layer is taken when a pass first meets it.
    ///
    /// # Errors
    /// If the device has no memory left.
    pub fn new(capacity: usize) -> Result<KvCache> {
        let position = init::zeros(1, DType::I64)?;
        Ok(KvCache { position, capacity, layers: RefCell::default(), next: Cell::new(0) })
    }

    /// How many tokens came before those of the pass: an i64 of shape `[1]`, to be assigned or declared as a step's input.
    pub fn position(&self) -> &Tensor {
        &self.position
    }

    /// The most tokens there is room for.
    pub fn capacity(&self) -> usize {
        self.capacity
    }

    /// The memory of all layers met so far, which a captured step declares as state.
    pub fn tensors(&self) -> Vec<Tensor> {
        self.layers.borrow().iter().flatten().cloned().collect()
    }

    /// Starts a pass: the next layer is the first.
    pub(super) fn rewind(&self) {
        self.next.set(0);
    }

    /// The positions of the pass's `length` tokens, i64.
    #[track_caller]
    pub(super) fn positions(&self, length: usize) -> Tensor {
        Tensor::iota(length) + &self.position
    }

    /// Which keys the pass's tokens may see: `(length, capacity)`, true up to the token's own position.
    #[track_caller]
    pub(super) fn visible(&self, length: usize) -> Tensor {
        Tensor::iota(self.capacity).le(self.positions(length).unsqueeze(1))
    }

    /// Keys and values `(B, heads, length, width)` of the layer that is met next, put among those of earlier tokens: old memory with new
    /// content, for each.
    ///
    /// # Panics
    /// If memory for the layer cannot be had.
    #[track_caller]
    pub(super) fn extend(&self, fresh: [&Tensor; 2]) -> [(Tensor, Tensor); 2] {
        let layer = self.next.replace(self.next.get() + 1);
        let mut layers = self.layers.borrow_mut();
        if layers.len() == layer {
            layers.push(fresh.map(|t| self.memory(t)));
        }
        let length = fresh[0].shape()[2];
        // Row j of the memory is row j - position of the fresh ones, if there is one.
        let row = Tensor::iota(self.capacity) - &self.position;
        let is_fresh = row.ge(0).logical_and(row.lt(length)).unsqueeze(1);
        let row = row.maximum(0).minimum(length - 1);
        let mut old = layers[layer].iter().cloned();
        fresh.map(|fresh| {
            let old = old.next().expect("keys, then values");
            let new = is_fresh.where_(fresh.index_select(2, &row), &old);
            (old, new)
        })
    }

    fn memory(&self, like: &Tensor) -> Tensor {
        let &[batch, heads, _, width] = like.shape() else { panic!("keys and values are (batch, heads, length, width)") };
        match init::zeros([batch, heads, self.capacity, width], like.dtype()) {
            Ok(memory) => memory,
            Err(error) => panic!("a cache of {} tokens: {error}; let a first pass take it before a step is captured", self.capacity),
        }
    }
}
