//! The lazy tensor: its node, its primitive operations and everything composed of them.

mod activation;
mod attention;
mod axis;
mod broadcast;
mod conv;
mod create;
mod custom;
mod data;
mod dropout;
mod einsum;
mod elementwise;
mod grad;
mod head_loss;
mod index;
mod join;
mod loss;
mod matmul;
mod message;
mod movement;
mod node;
mod norm;
mod operators;
#[cfg(test)]
mod oracle;
mod pool;
mod primitive;
mod promote;
mod random;
#[cfg(test)]
mod random_graphs;
mod reduce;
mod resize;
mod scan;
mod scope;
mod shape;
mod slice;
mod sort;
mod transfer;
mod weights;

pub use attention::{Attention, RopeStyle, RopeTable};
pub use axis::Axes;
pub use conv::Conv;
pub use data::Element;
pub use index::{Index, ScatterReduce};
pub use loss::{ClassLoss, Reduction};
pub use node::Tensor;
pub(crate) use node::{Op, Storage};
pub use norm::BatchNorm;
pub use pool::Pool2d;
pub use promote::{Number, Operand};
pub use random::{Key, Rng, global_rng, manual_seed};
pub use resize::Interpolation;
pub use scope::{checkpoint, recompute};
pub use shape::Shape;
pub use slice::SliceRange;
