//! Scopes of activation checkpointing: what is made in one is made again for the backward pass, instead of being kept for it.
//!
//! A node remembers the scope that it was made in, and that is all that happens in the forward pass. [`Tensor::grad`] then builds its
//! graph on copies of a scope's nodes (see `grad::recompute`), which the scheduler keeps apart from the originals. The copies are of
//! the same operations on the same values, so the gradients have the same bits.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

/// A scope of activation checkpointing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scope {
    /// Unique in the process.
    pub(crate) id: u64,
    /// Whether what leaves the scope is kept, as the input of what follows.
    pub(crate) keeps_results: bool,
}

thread_local! {
    /// The scope that new nodes belong to.
    static CURRENT: Cell<Option<Scope>> = const { Cell::new(None) };
}

/// The scope that new nodes belong to.
pub(super) fn current() -> Option<Scope> {
    CURRENT.get()
}

/// Runs `f`, whose nodes belong to `scope`.
fn within<T>(scope: Option<Scope>, f: impl FnOnce() -> T) -> T {
    struct Restore(Option<Scope>);
    impl Drop for Restore {
        fn drop(&mut self) {
            CURRENT.set(self.0);
        }
    }
    let _restore = Restore(CURRENT.replace(scope));
    f()
}

/// Runs `f`, whose nodes belong to no scope.
pub(super) fn outside<T>(f: impl FnOnce() -> T) -> T {
    within(None, f)
}

fn enter<T>(keeps_results: bool, f: impl FnOnce() -> T) -> T {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    // The outermost scope makes everything in it again, whatever scopes are inside.
    let scope = current().unwrap_or_else(|| Scope { id: NEXT.fetch_add(1, Ordering::Relaxed), keeps_results });
    within(Some(scope), f)
}

/// Runs `f` as a scope of activation checkpointing, such as a block of a model: the backward pass keeps what goes into the scope and
/// what comes out of it, and makes everything in between again when it gets there. That costs up to another forward pass and changes
/// no bit of any gradient.
///
/// A scope within a scope is part of it. Random masks are made again as they were, and what `f` notes or assigns happens once.
///
/// ```
/// # use kiln::{Tensor, checkpoint};
/// # fn main() -> kiln::Result<()> {
/// let (x, w) = (Tensor::from_slice(&[0.5f32, -1.0], [1, 2])?, Tensor::from_slice(&[1.0f32, 2.0, -1.0, 0.5], [2, 2])?);
/// let loss = |y: Tensor| y.square().sum(.., false);
/// let plain = loss(x.matmul(&w).gelu().matmul(&w)).grad(&[&w])?;
/// let again = loss(checkpoint(|| x.matmul(&w).gelu().matmul(&w))).grad(&[&w])?;
/// assert_eq!(plain[0].to_vec::<f32>()?, again[0].to_vec::<f32>()?);
/// # Ok(())
/// # }
/// ```
pub fn checkpoint<T>(f: impl FnOnce() -> T) -> T {
    enter(true, f)
}

/// Runs `f` as a scope that keeps nothing but what goes into it: its results are made again as well, for whoever needs them in the
/// backward pass. For what is cheap beside its size, such as a norm or an activation between two products.
pub fn recompute<T>(f: impl FnOnce() -> T) -> T {
    enter(false, f)
}
