//! The dialects of the one C-family writer: each a table and a few functions.

mod c;
mod cuda;
mod hip;
mod metal;
mod opencl;

pub use c::C;
pub use cuda::CUDA;
pub use hip::HIP;
pub use metal::METAL;
pub use opencl::OPENCL;

use super::super::launch::Launch;
use crate::dtype::DType;
use crate::ir::Access;
use crate::program::{Program, WaveUnit};

/// What one language of the C family calls things.
#[derive(Clone, Copy)]
pub struct Dialect {
    /// Its name.
    pub name: &'static str,
    /// What names of its files end with.
    pub ending: &'static str,
    /// Flags of its usual compiler without which the text would not keep its roundings.
    pub flags: &'static [&'static str],
    /// What a text starts with.
    pub prelude: &'static str,
    /// The integer types of 1, 2, 4 and 8 bytes: signed, then unsigned ones.
    pub integers: [&'static str; 8],
    /// The suffix of a literal of 8 bytes; `U` before it makes it unsigned.
    pub wide: &'static str,
    /// The type of double precision. If it is not `double`, then `doubles` makes it of integers, with the operators of a float type and
    /// the functions `kiln_f64_of` (of bits), `kiln_f64_from` (of another type), `kiln_float_from` and `kiln_whole` (back), and `math`'s.
    pub double: &'static str,
    /// What a text that has doubles further starts with.
    pub doubles: &'static str,
    /// Infinity in f32 and in f64.
    pub infinity: [&'static str; 2],
    /// What a function starts with.
    pub function: &'static str,
    /// The address space of parameters, before a type.
    pub global: &'static str,
    /// What stands before the type of an array that a group shares, in all dialects with a grid.
    pub shared: &'static str,
    /// The statement at which the threads of a group wait for one another.
    pub barrier: &'static str,
    /// The expression for the value that the thread whose number differs in the bits of a mask has; none where shared memory does it.
    pub exchange: Option<fn(DType, &str, u8) -> String>,
    /// The types `kiln_rows`, `kiln_columns` and `kiln_sums` and the functions `kiln_load_rows`, `kiln_load_columns`, `kiln_multiply` and
    /// `kiln_store_sums` of a matrix unit, if there is one of that shape.
    pub unit: fn(WaveUnit) -> Option<&'static str>,
    /// The function for `fma`, `sqrt`, `floor`, `ceil`, `trunc`, `rint` or `fabs` of a float type, correctly rounded.
    pub math: fn(&'static str, DType) -> String,
    /// The same bits in another type of the same size: (to, from, value); none where a copy of memory does it.
    pub bits: Option<fn(DType, DType, &str) -> String>,
    /// The statements that enter `site` into `status->site` if that is still zero, and give whether they did.
    pub claim: &'static str,
    /// The first line of the kernel and all up to the names `p0`, `p1`, …, `kiln_status`, `kiln_scratch` and `kiln_thread`; where groups do
    /// the items, also `kiln_group`, and `kiln_local` in it.
    pub open: fn(&Signature<'_>) -> String,
    /// Whether the text is run by the threads of a grid; else it is a function that is given a first and a last item.
    pub grid: bool,
}

impl std::fmt::Debug for Dialect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Dialect {
    /// Every dialect.
    pub const ALL: [&'static Dialect; 5] = [&C, &HIP, &CUDA, &METAL, &OPENCL];

    /// The type of a value.
    pub fn value_type(&self, dtype: DType) -> &'static str {
        match dtype {
            DType::Bool => "bool",
            DType::I8 => self.integers[0],
            DType::I16 => self.integers[1],
            DType::I32 => self.integers[2],
            DType::I64 => self.integers[3],
            DType::U8 => self.integers[4],
            DType::U16 | DType::F16 | DType::BF16 => self.integers[5],
            DType::U32 => self.integers[6],
            DType::U64 => self.integers[7],
            DType::F32 => "float",
            DType::F64 => self.double,
        }
    }

    /// Whether double precision is made of integers.
    pub fn soft_doubles(&self) -> bool {
        self.double != "double"
    }

    /// The type of an element in memory.
    pub fn stored_type(&self, dtype: DType) -> &'static str {
        self.value_type(if dtype == DType::Bool { DType::U8 } else { dtype })
    }
}

/// What a kernel's first lines are made from.
pub struct Signature<'a> {
    /// The dialect.
    pub dialect: &'a Dialect,
    /// What it takes.
    pub program: &'a Program,
    /// The kernel's name in the text.
    pub name: &'a str,
    /// The grid and the further arguments.
    pub launch: &'a Launch,
}

impl Signature<'_> {
    /// The pointers to all parameters: their types with `*`, and their names.
    pub fn pointers(&self) -> Vec<(String, String)> {
        let pointer = |(at, p): (usize, &crate::ir::Param)| {
            let constant = if p.access == Access::Read { "const " } else { "" };
            (format!("{}{constant}{} *", self.dialect.global, self.dialect.stored_type(p.dtype)), format!("p{at}"))
        };
        self.program.params.iter().enumerate().map(pointer).collect()
    }

    /// Those to the status and the scratch memory, where the launch has them.
    pub fn further(&self) -> Vec<(String, String)> {
        let status = self.launch.status.then(|| (format!("{}kiln_status *", self.dialect.global), "kiln_status_at".into()));
        let bytes = self.dialect.stored_type(DType::U8);
        let scratch = self.launch.scratch.map(|_| (format!("{}{bytes} *", self.dialect.global), "kiln_scratch".into()));
        status.into_iter().chain(scratch).collect()
    }

    /// `start void NAME(parameters)` and what numbers the threads, for dialects whose parameters are plain pointers.
    pub fn plain(&self, start: &str, [group, place]: [&str; 2]) -> String {
        let all: Vec<String> = self.pointers().into_iter().chain(self.further()).map(|(ty, name)| ty + &name).collect();
        format!("{start} void {}({})\n{{\n{}", self.name, all.join(", "), self.numbers([group, place]))
    }

    /// The numbers of the thread, from those of its group and of its place in it; only those that are used.
    pub fn numbers(&self, [group, place]: [&str; 2]) -> String {
        let thread = format!("    const int kiln_thread = (int)({group} * {}u + {place});\n", self.launch.group);
        if self.program.group == 0 {
            return thread;
        }
        let thread = if self.launch.scratch.is_some() { thread } else { String::new() };
        format!("    const int kiln_group = (int){group};\n    const int kiln_local = (int){place};\n{thread}")
    }
}
