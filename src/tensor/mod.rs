//! The lazy tensor: its node, its primitive operations and everything composed of them.

mod data;
mod join;
mod movement;
mod node;
mod primitive;
mod shape;
mod slice;

pub use data::Element;
pub use node::Tensor;
pub(crate) use node::{Node, Op, SliceSpec, Storage};
pub use shape::Shape;
pub use slice::SliceRange;
