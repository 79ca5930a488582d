//! CUDA for NVIDIA's processors: NVRTC knows all that is used, without headers.

use super::{Dialect, Signature};
use crate::dtype::DType;
use crate::program::{GROUP_ALIGN, WaveUnit};

/// CUDA.
pub const CUDA: Dialect = Dialect {
    name: "cuda",
    ending: "cu",
    flags: &["--std=c++17", "--fmad=false", "--ftz=false", "--prec-div=true", "--prec-sqrt=true"],
    prelude: "",
    integers: ["signed char", "short", "int", "long long", "unsigned char", "unsigned short", "unsigned int", "unsigned long long"],
    wide: "LL",
    double: "double",
    doubles: "",
    infinity: ["__int_as_float(0x7f800000)", "__longlong_as_double(0x7ff0000000000000LL)"],
    function: "static __device__ __forceinline__",
    global: "",
    shared: "alignas(16) __shared__ ",
    barrier: "__syncthreads();",
    exchange: Some(|_, value, mask| format!("__shfl_xor_sync(0xffffffffu, {value}, {mask})")),
    unit: |unit| (unit == WaveUnit { wave: 32, rows: 16, columns: 8, depth: 16 }).then_some(include_str!("../units/mma.cu")),
    math,
    bits: Some(bits),
    claim: "return atomicCAS(&status->site, 0u, site) == 0u;",
    open,
    grid: true,
};

fn math(name: &'static str, dtype: DType) -> String {
    let single = dtype == DType::F32;
    match (name, single) {
        ("fma", true) => "__fmaf_rn".into(),
        ("fma", false) => "__fma_rn".into(),
        ("sqrt", true) => "__fsqrt_rn".into(),
        ("sqrt", false) => "__dsqrt_rn".into(),
        (other, true) => format!("{other}f"),
        (other, false) => other.into(),
    }
}

/// There are functions for one integer type of each size.
fn bits(to: DType, from: DType, value: &str) -> String {
    match (to, from) {
        (DType::F32, _) => format!("__int_as_float((int){value})"),
        (DType::F64, _) => format!("__longlong_as_double((long long){value})"),
        (_, DType::F32) => format!("({})__float_as_int({value})", CUDA.value_type(to)),
        _ => format!("({})__double_as_longlong({value})", CUDA.value_type(to)),
    }
}

fn open(kernel: &Signature<'_>) -> String {
    let group = kernel.launch.group;
    let start = kernel.plain(&format!("extern \"C\" __global__ __launch_bounds__({group})"), ["blockIdx.x", "threadIdx.x"]);
    let aligned = |(ty, name): (String, String)| format!("    {name} = ({ty})__builtin_assume_aligned({name}, {GROUP_ALIGN});\n");
    let wide = kernel.program.group > 0;
    start + &kernel.pointers().into_iter().filter(|_| wide).map(aligned).collect::<String>()
}
