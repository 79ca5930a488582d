//! The lazy tensor: its node, its primitive operations and everything composed of them.

mod axis;
mod broadcast;
mod create;
mod data;
mod elementwise;
mod index;
mod join;
mod message;
mod movement;
mod node;
mod operators;
mod primitive;
mod promote;
mod shape;
mod slice;

pub use axis::Axes;
pub use data::Element;
pub use index::{Index, ScatterReduce};
pub use node::Tensor;
pub(crate) use node::{Node, Op, SliceSpec, Storage};
pub use promote::Operand;
pub use shape::Shape;
pub use slice::SliceRange;
