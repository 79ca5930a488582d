//! A kernel: parameters, ranges, and stores of expressions.

use super::graph::{Graph, Id, Op};
use crate::dtype::DType;
use std::hash::{Hash, Hasher};

/// A handle of a range in its kernel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RangeId(pub u32);

/// A handle of a parameter in its kernel: its position in the argument list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ParamId(pub u32);

/// A loop variable that runs over `0..extent`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Range {
    /// How many values it takes.
    pub extent: i64,
}

/// Whether a kernel reads a parameter, writes it, or both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Access {
    Read,
    Write,
    ReadWrite,
}

/// A buffer that a kernel works on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Param {
    /// The element type.
    pub dtype: DType,
    /// The number of elements.
    pub len: i64,
    /// What the kernel does with it.
    pub access: Access,
}

/// `param[index] = value` for every value of the kernel's domain and of `ranges`.
///
/// A plain store writes each element at most once, in any order. A `sequential` store may read what it wrote for smaller values of
/// its last range (a scan, a scatter): that range runs in order, on one thread.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Store {
    /// What is written.
    pub param: ParamId,
    /// Where, an i64.
    pub index: Id,
    /// The value, of the parameter's type.
    pub value: Id,
    /// The loops inside the kernel's domain, first outermost.
    pub ranges: Vec<RangeId>,
    /// Whether the last range has to run in order.
    pub sequential: bool,
}

/// A kernel: the loops of `domain` around its stores.
///
/// Every iteration of the domain is independent of the others. Reductions inside bind their own ranges; a range that is not in the
/// domain may be bound by several reductions and stores, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Kernel {
    /// Unique within a schedule, a valid identifier.
    pub name: String,
    /// The expressions.
    pub graph: Graph,
    /// All ranges, by [`RangeId`].
    pub ranges: Vec<Range>,
    /// All parameters, by [`ParamId`].
    pub params: Vec<Param>,
    /// The outer loops, independent of each other, first outermost.
    pub domain: Vec<RangeId>,
    /// What is written.
    pub stores: Vec<Store>,
    /// What each bounds check is about, by the tag of [`Op::Bound`]: the text of the error.
    pub tags: Vec<String>,
}

/// By content: the name does not count.
impl PartialEq for Kernel {
    fn eq(&self, other: &Kernel) -> bool {
        self.stores == other.stores
            && self.params == other.params
            && self.ranges == other.ranges
            && self.domain == other.domain
            && self.tags == other.tags
            && self.graph.nodes() == other.graph.nodes()
    }
}

impl Eq for Kernel {}

impl Hash for Kernel {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.stores, &self.params, &self.ranges, &self.domain, self.graph.nodes()).hash(state);
    }
}

impl Kernel {
    /// A kernel with no parameter, range or store yet.
    pub fn new(name: impl Into<String>) -> Kernel {
        Kernel { name: name.into(), ..Kernel::default() }
    }

    /// Adds a range.
    pub fn add_range(&mut self, extent: i64) -> RangeId {
        self.ranges.push(Range { extent });
        RangeId(self.ranges.len() as u32 - 1)
    }

    /// Adds a parameter.
    pub fn add_param(&mut self, dtype: DType, len: i64, access: Access) -> ParamId {
        self.params.push(Param { dtype, len, access });
        ParamId(self.params.len() as u32 - 1)
    }

    /// Element `index` of a parameter, where `mask` (all of it, if there is none).
    pub fn load(&mut self, param: ParamId, index: Id, mask: Option<Id>) -> Id {
        let dtype = self.params[param.0 as usize].dtype;
        self.graph.intern(Op::Load(param), dtype, [index].into_iter().chain(mask))
    }

    /// The number of values a range takes.
    pub fn extent(&self, range: RangeId) -> i64 {
        self.ranges[range.0 as usize].extent
    }

    /// The same kernel without the nodes that no store needs.
    pub fn compacted(&self) -> Kernel {
        let mut used = vec![false; self.graph.len()];
        self.stores.iter().for_each(|s| [s.index, s.value].iter().for_each(|id| used[id.0 as usize] = true));
        for id in self.graph.ids().rev() {
            if used[id.0 as usize] {
                self.graph.args(id).iter().for_each(|a| used[a.0 as usize] = true);
            }
        }
        let mut out = Kernel { graph: Graph::new(), ..self.clone() };
        let mut map = vec![Id(0); self.graph.len()];
        for id in self.graph.ids().filter(|id| used[id.0 as usize]) {
            let node = self.graph.node(id);
            map[id.0 as usize] = out.graph.intern(node.op.clone(), node.dtype, node.args.iter().map(|a| map[a.0 as usize]));
        }
        for store in &mut out.stores {
            store.index = map[store.index.0 as usize];
            store.value = map[store.value.0 as usize];
        }
        out
    }

    /// The product of several extents.
    pub fn volume(&self, ranges: &[RangeId]) -> i64 {
        ranges.iter().map(|&r| self.extent(r)).product()
    }
}
