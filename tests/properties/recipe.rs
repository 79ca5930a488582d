//! What a random graph is made of: numbers that always make sense, so that any part can be left out when a failure is shrunk.

use kiln::DType;
use proptest::prelude::*;

/// A graph as choices; what is chosen from depends on what is there (see [`super::build`]).
#[derive(Clone, Debug)]
pub(crate) struct Recipe {
    pub(crate) leaves: Vec<Leaf>,
    pub(crate) steps: Vec<Step>,
    /// How many of the last values are outputs.
    pub(crate) outputs: usize,
    /// Whether the gradient is computed too.
    pub(crate) gradient: bool,
}

/// A tensor made from data.
#[derive(Clone, Debug)]
pub(crate) struct Leaf {
    pub(crate) dtype: DType,
    pub(crate) shape: Vec<usize>,
    /// What its values are derived from.
    pub(crate) seed: u32,
}

/// An operation on earlier values.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// Which kind of operation.
    pub(crate) kind: Kind,
    /// Which operation of that kind, which operands, which axes and extents: each taken modulo the number of possibilities.
    pub(crate) op: u16,
    pub(crate) a: u16,
    pub(crate) b: u16,
    pub(crate) p: [u16; 4],
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Kind {
    Unary,
    Binary,
    Where,
    Move,
    Slice,
    Pad,
    Join,
    Reduce,
    Normalize,
    Matmul,
    Index,
    Scatter,
    Scan,
    Cast,
}

/// Kinds and how often they come.
const KINDS: [(u32, Kind); 14] = [
    (4, Kind::Unary),
    (6, Kind::Binary),
    (1, Kind::Where),
    (5, Kind::Move),
    (2, Kind::Slice),
    (2, Kind::Pad),
    (1, Kind::Join),
    (4, Kind::Reduce),
    (1, Kind::Normalize),
    (2, Kind::Matmul),
    (2, Kind::Index),
    (1, Kind::Scatter),
    (1, Kind::Scan),
    (2, Kind::Cast),
];

/// Most values are f32: there every rounding counts.
fn dtype() -> impl Strategy<Value = DType> {
    let others = [DType::BF16, DType::F16, DType::F64, DType::I32, DType::I64, DType::Bool, DType::U8];
    prop_oneof![6 => Just(DType::F32), 6 => prop::sample::select(others.to_vec())]
}

/// Extents around which loops are split, and the degenerate ones.
fn extent() -> impl Strategy<Value = usize> {
    prop_oneof![
        1 => Just(0usize),
        6 => Just(1),
        24 => 2..8usize,
        8 => prop::sample::select(vec![16, 17, 33, 64, 65]),
        4 => prop::sample::select(vec![130, 300, 1000, 4100])
    ]
}

fn leaf() -> impl Strategy<Value = Leaf> {
    (dtype(), prop::collection::vec(extent(), 0..4), any::<u32>()).prop_map(|(dtype, mut shape, seed)| {
        while shape.iter().product::<usize>() > 5000 {
            shape.pop();
        }
        Leaf { dtype, shape, seed }
    })
}

fn step() -> impl Strategy<Value = Step> {
    let kinds = prop::strategy::Union::new_weighted(KINDS.iter().map(|&(weight, kind)| (weight, Just(kind))).collect());
    (kinds, any::<u16>(), any::<u16>(), any::<u16>(), any::<[u16; 4]>()).prop_map(|(kind, op, a, b, p)| Step { kind, op, a, b, p })
}

/// Random graphs of up to twenty operations.
pub(crate) fn recipes() -> impl Strategy<Value = Recipe> {
    (prop::collection::vec(leaf(), 1..4), prop::collection::vec(step(), 1..20), 1..4usize, prop::bool::weighted(0.3))
        .prop_map(|(leaves, steps, outputs, gradient)| Recipe { leaves, steps, outputs, gradient })
}
