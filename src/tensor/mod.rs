//! The lazy tensor: its node, its primitive operations and everything composed of them.

mod activation;
mod axis;
mod broadcast;
mod create;
mod data;
mod einsum;
mod elementwise;
mod index;
mod join;
mod loss;
mod matmul;
mod message;
mod movement;
mod node;
mod norm;
mod operators;
mod primitive;
mod promote;
mod reduce;
mod shape;
mod slice;

pub use axis::Axes;
pub use data::Element;
pub use index::{Index, ScatterReduce};
pub use loss::{ClassLoss, Reduction};
pub use node::Tensor;
pub(crate) use node::{Node, Op, SliceSpec, Storage};
pub use norm::BatchNorm;
pub use promote::{Number, Operand};
pub use shape::Shape;
pub use slice::SliceRange;
