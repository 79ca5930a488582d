//! A program: what a kernel is lowered to. A linear list that a JIT, a renderer or the interpreter walks once.
//!
//! An instruction's position is the name of its value. Values are scalars or short vectors. Loops and conditions are bracketed by
//! `Loop`..`End` and `If`..`End`; a value may be used only after its instruction and inside the bracket that holds it. What has to
//! outlive an iteration sits in a variable (`Var`, `Get`, `Set`) or in scratch memory.
//!
//! A work item is done by one thread, or by a group of threads that share memory and wait for one another at barriers. A barrier stands only
//! where control flow is the same for all threads of a group.
//!
//! Only simple operations occur: no transcendental function, no f16 or bf16 arithmetic (those types occur only as 16-bit loads,
//! stores and bitcasts to and from u16), no reduction.

use crate::dtype::{DType, Scalar};
use crate::ir::{BinaryOp, Param, ParamId, TernaryOp, UnaryOp};

/// What parameters start at multiples of whose stores may go around the caches, in bytes: a cache line, the widest vector.
pub const NONTEMPORAL_ALIGN: usize = 64;

/// What all parameters of a program of groups start at multiples of, in bytes: the widest access that a thread makes.
pub const GROUP_ALIGN: usize = 16;

/// The value of an instruction: its position in [`Program::insts`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Value(pub u32);

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Type {
    /// The element type.
    pub dtype: DType,
    /// 1 for a scalar, else the width of the vector.
    pub lanes: u8,
}

/// What a load or store goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Memory {
    /// A parameter.
    Param(ParamId),
    /// A scratch array of this thread: an index into [`Program::scratch`].
    Scratch(u32),
    /// An array that the threads of a group share: an index into [`Program::shared`].
    Shared(u32),
}

/// Registers of the matrix unit of a processor: each has [`TILE_ROWS`] rows of 64 bytes, 32 elements of bf16 or 16 of f32.
pub const TILE_REGISTERS: u8 = 8;

/// Rows of a register, and the elements of f32 in a row.
pub const TILE_ROWS: u8 = 16;

/// Products that one multiplication adds to a sum: the elements of bf16 in a row.
pub const TILE_DEPTH: u8 = 32;

/// A matrix unit that the threads of a wave use together: each register is spread over them. A step of it adds `rows x depth` elements of
/// bf16 times `depth x columns` ones to `rows x columns` sums in f32. How it rounds is the machine's business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WaveUnit {
    /// Threads of a wave: those whose numbers in the group have the same quotient by it.
    pub wave: u8,
    /// Rows of the left operand.
    pub rows: u8,
    /// Columns of the right operand.
    pub columns: u8,
    /// Products that are added to each sum.
    pub depth: u8,
}

/// Registers that the threads of a wave may have of a matrix unit.
pub const WAVE_REGISTERS: u8 = 96;

/// An instruction of a matrix unit with registers. A register's content is undefined at the start of a work item.
///
/// Without groups of threads, registers are those of a processor, all of one shape. In a group, a wave's threads do it together, all with the
/// same index, where control flow is the same for the whole group; registers are as [`WaveUnit`] says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileOp {
    /// Every element becomes zero.
    Zero(u8),
    /// A register's rows, of bf16, from memory.
    Load(u8, TilePlace),
    /// A wave's register of columns, of bf16, from memory: each column's steps of the depth side by side.
    Columns(u8, TilePlace),
    /// A register's rows, of f32, to memory.
    Store(u8, TilePlace),
    /// `sums += rows columns`, as [`Inst::MatrixMultiply`]: 16 rows of 32 elements times 16 columns, whose register has two steps of the
    /// depth side by side.
    Multiply {
        /// Register of f32.
        sums: u8,
        /// Register of bf16.
        rows: u8,
        /// Register of bf16.
        columns: u8,
    },
}

/// Where a register's rows are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TilePlace {
    /// What is read or written.
    pub memory: Memory,
    /// Scalar i64: the first element.
    pub index: Value,
    /// Added to the index.
    pub offset: i64,
    /// Elements from one row's first one to the next row's; not negative.
    pub stride: i64,
}

/// A scratch array, private to each thread, or one that a group shares; its content is undefined at the start of a work item.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scratch {
    /// The element type.
    pub dtype: DType,
    /// The number of elements.
    pub len: i64,
}

/// One instruction. Operands are earlier values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Inst {
    /// A scalar known now.
    Const(Scalar),
    /// The number of this work item, an i64 in `0..Program::items`.
    Item,
    /// The number of this thread in its group, an i64 in `0..Program::group`.
    Thread,
    /// No thread of the group goes on before all are here; then each sees what the others have stored to shared memory.
    Barrier,
    /// The value that thread `this ^ mask` of the group has here, in all threads at once, as at a barrier. The mask is a power of two below
    /// the target's wave.
    Exchange {
        /// A scalar of 4 bytes.
        value: Value,
        /// Below 32.
        mask: u8,
    },
    /// A loop; its value is the loop variable, an i64: `start, start+step, … < end`. Closed by `End`.
    Loop {
        /// First value (scalar i64).
        start: Value,
        /// One past the last (scalar i64).
        end: Value,
        /// Positive.
        step: i64,
    },
    /// Runs the instructions up to `End` only where the scalar bool is true.
    If(Value),
    /// Closes the innermost `Loop` or `If`.
    End,
    /// A variable, set to a first value here. The variable is named by this instruction; its type is that value's.
    Var(Value),
    /// The current value of a variable.
    Get(Value),
    /// Sets a variable: (variable, new value).
    Set(Value, Value),
    /// `lanes` consecutive elements from `index + offset` on. Vector accesses are aligned to the element only.
    Load {
        /// What is read.
        memory: Memory,
        /// Scalar i64.
        index: Value,
        /// Added to the index.
        offset: i64,
    },
    /// Stores a value's lanes to consecutive elements.
    Store {
        /// What is written.
        memory: Memory,
        /// Scalar i64.
        index: Value,
        /// Added to the index.
        offset: i64,
        /// What is stored.
        value: Value,
    },
    /// Element `index + offset` will be read soon: changes nothing, and need not be an element at all.
    Prefetch {
        /// What will be read.
        memory: Memory,
        /// Scalar i64.
        index: Value,
        /// Added to the index.
        offset: i64,
    },
    /// Lane by lane.
    Unary(UnaryOp, Value),
    /// Lane by lane; both of one type.
    Binary(BinaryOp, Value, Value),
    /// Lane by lane; the condition of `Where` is a bool of the same number of lanes.
    Ternary(TernaryOp, Value, Value, Value),
    /// By value, lane by lane, as `ir::Op::Cast`; never to or from a half type.
    Cast(Value),
    /// Same bits, lane by lane.
    Bitcast(Value),
    /// A scalar in every lane.
    Splat(Value),
    /// Scalars as the lanes of a vector.
    Pack(Vec<Value>),
    /// One lane of a vector.
    Lane(Value, u8),
    /// A vector of lanes of two vectors of one type (no bools): numbers below its lanes mean the first one's, the others the second one's.
    Shuffle(Value, Value, Vec<u8>),
    /// What a matrix unit does in one step, c + a b: f32 sums `c` over m rows by n columns, bf16 operands `a` over m rows by `depth`, and `b` over
    /// `depth` by n columns, two steps of the depth side by side (`b[k / 2][column][k % 2]`). How it rounds is the machine's business: the
    /// products of a pair are added odd one first, with one rounding each, by the interpreter.
    MatrixMultiply {
        /// m times `depth` lanes.
        a: Value,
        /// `depth` times n lanes.
        b: Value,
        /// m times n lanes.
        c: Value,
        /// Products added to each sum; even.
        depth: u8,
    },
    /// Something done with the registers of a matrix unit that has some.
    Tile(TileOp),
    /// The scalar i64 if `0 <= value < limit`; else 0, and the launch's status becomes `tag` and the value (the first one wins).
    Bound {
        /// Scalar i64.
        value: Value,
        /// One past the largest index.
        limit: i64,
        /// Index into [`Program::tags`].
        tag: u32,
    },
}

/// A kernel ready to be compiled: `items` independent work items, each running `insts` on one thread or on `group` of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Program {
    /// The kernel's name.
    pub name: String,
    /// The arguments, in order.
    pub params: Vec<Param>,
    /// Parameters that are too large to stay in a cache and not read before that: stores may go around the caches. They are aligned to
    /// [`NONTEMPORAL_ALIGN`] bytes.
    pub nontemporal: Vec<ParamId>,
    /// Scratch memory that each thread needs.
    pub scratch: Vec<Scratch>,
    /// Memory that the threads of a group share.
    pub shared: Vec<Scratch>,
    /// The matrix unit that a group's waves use, if they do.
    pub unit: Option<WaveUnit>,
    /// How many threads do a work item together; 0 where each is done by one thread, on its own.
    pub group: u32,
    /// The instructions.
    pub insts: Vec<Inst>,
    /// The type of each instruction's value; instructions without one have bool x 1.
    pub types: Vec<Type>,
    /// How many work items there are. They may run in any order, on any thread.
    pub items: i64,
    /// The texts of the bounds checks.
    pub tags: Vec<String>,
}

impl Program {
    /// The type of a value.
    pub fn ty(&self, v: Value) -> Type {
        self.types[v.0 as usize]
    }

    /// The instruction behind a value.
    pub fn inst(&self, v: Value) -> &Inst {
        &self.insts[v.0 as usize]
    }

    /// Appends an instruction and gives its value.
    pub fn push(&mut self, inst: Inst, dtype: DType, lanes: u8) -> Value {
        self.insts.push(inst);
        self.types.push(Type { dtype, lanes });
        Value(self.insts.len() as u32 - 1)
    }

    /// The element type behind a memory.
    pub fn memory_dtype(&self, memory: Memory) -> DType {
        match memory {
            Memory::Param(p) => self.params[p.0 as usize].dtype,
            Memory::Scratch(s) => self.scratch[s as usize].dtype,
            Memory::Shared(s) => self.shared[s as usize].dtype,
        }
    }

    /// The number of elements of a memory.
    pub fn memory_len(&self, memory: Memory) -> i64 {
        match memory {
            Memory::Param(p) => self.params[p.0 as usize].len,
            Memory::Scratch(s) => self.scratch[s as usize].len,
            Memory::Shared(s) => self.shared[s as usize].len,
        }
    }

    /// Offset of each scratch array in one thread's scratch memory, each aligned to 64 bytes, and the total size in bytes.
    pub fn scratch_layout(&self) -> (Vec<usize>, usize) {
        layout(&self.scratch, 64)
    }

    /// Bytes of shared memory of a group, each array aligned to 16 bytes.
    pub fn shared_bytes(&self) -> usize {
        layout(&self.shared, 16).1
    }
}

/// Arrays one after the other, each aligned: their offsets, and the total size in bytes.
fn layout(arrays: &[Scratch], align: usize) -> (Vec<usize>, usize) {
    let mut total = 0;
    let place = |s: &Scratch| {
        let at = total;
        total += (s.len as usize * s.dtype.size()).next_multiple_of(align);
        at
    };
    (arrays.iter().map(place).collect(), total)
}
