//! What the lowering may use on a device.

use crate::dtype::DType;
use crate::program::{TILE_DEPTH, TILE_ROWS, WaveUnit};

/// A device as the lowering sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// 32-bit lanes of one vector register; 1 for no vectors.
    pub lanes: u8,
    /// Vector registers.
    pub registers: u8,
    /// How many work items run at once.
    pub threads: u32,
    /// Bytes of a core's first-level data cache.
    pub l1: u32,
    /// Bytes of a core's second-level cache.
    pub l2: u32,
    /// Bytes of the last-level cache, which cores may share.
    pub l3: u32,
    /// Whether there are vectors of every type; else only of those of 4 bytes.
    pub every_type: bool,
    /// What multiplies matrices of bf16 faster than fused multiply-adds in f32, if anything does.
    pub matrix: Option<MatrixUnit>,
    /// Whether work items are the threads of a grid: then there are to be as many as there can be.
    pub grid: bool,
    /// Groups of threads that do a work item together, where there are any.
    pub groups: Option<Groups>,
}

/// Groups of threads of a grid, as the lowering may use them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Groups {
    /// Threads that run in step; a multiple of 32, or less than that.
    pub wave: u32,
    /// Threads of a group, at most.
    pub threads: u32,
    /// Bytes that a group may share.
    pub shared: u32,
    /// Registers of 32 bits that a thread may have where as many groups as keep a processor busy run at once.
    pub registers: u32,
    /// Processors, each of which runs groups of its own.
    pub processors: u32,
    /// Products of fewer multiplications are done by single threads.
    pub smallest: u32,
    /// What multiplies matrices of bf16, if anything does.
    pub unit: Option<WaveUnit>,
}

impl Groups {
    /// What every graphics processor of the last ten years has.
    pub const USUAL: Groups =
        Groups { wave: 32, threads: 256, shared: 32 << 10, registers: 128, processors: 16, smallest: 32 << 10, unit: None };
}

impl Target {
    /// A target with caches as nearly every processor has them.
    pub const fn new(lanes: u8, registers: u8, threads: u32) -> Target {
        Target {
            lanes,
            registers,
            threads,
            l1: 32 << 10,
            l2: 1 << 20,
            l3: 16 << 20,
            every_type: false,
            matrix: None,
            grid: false,
            groups: None,
        }
    }

    /// A target whose work items are threads of a grid, without vectors, each on its own.
    pub const GRID: Target = Target { grid: true, l2: 128 << 10, ..Target::new(1, 64, 1 << 16) };

    /// The same, in groups.
    pub const GROUPS: Target = Target { groups: Some(Groups::USUAL), ..Target::GRID };
}

/// Whether a type's elements may be lanes, where those of `every_type` may or only those of 4 bytes. Those of i64 never are: they are indices.
pub(super) fn has_vectors(dtype: DType, every_type: bool) -> bool {
    let words = matches!(dtype, DType::F32 | DType::I32 | DType::U32 | DType::Bool);
    words || every_type && dtype != DType::I64
}

/// One step of a matrix unit: `c[rows, columns] += a[rows, depth] * b[depth, columns]`, operands in bf16, sums in f32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatrixUnit {
    /// Rows of the left operand.
    pub rows: u8,
    /// Columns of the right operand.
    pub columns: u8,
    /// Products that are added to each sum.
    pub depth: u8,
}

impl MatrixUnit {
    /// A pair of products in every lane of a vector (`VDPBF16PS`).
    pub const fn pairs(lanes: u8) -> MatrixUnit {
        MatrixUnit { rows: 1, columns: lanes, depth: 2 }
    }

    /// Registers of tiles, as [`TileOp`](crate::program::TileOp) uses them (`TDPBF16PS`).
    pub const fn tiles() -> MatrixUnit {
        MatrixUnit { rows: TILE_ROWS, columns: TILE_ROWS, depth: TILE_DEPTH }
    }
}
