//! Metal for Apple's processors. Their denormals of f32 are zeros, and double precision is made of integers, as they have none. The pointers
//! come in one structure, as a kernel may have more of them than there are places for buffers.

use super::{Dialect, Signature};
use crate::dtype::DType;

/// The Metal shading language, version 3.
pub const METAL: Dialect = Dialect {
    name: "metal",
    ending: "metal",
    flags: &["-std=metal3.0", "-fno-fast-math", "-ffp-contract=off"],
    prelude: "#include <metal_stdlib>\nusing namespace metal;\n#pragma METAL fp math_mode(safe)\n#pragma METAL fp contract(off)\n",
    integers: ["char", "short", "int", "long", "uchar", "ushort", "uint", "ulong"],
    wide: "L",
    double: "kiln_f64",
    doubles: include_str!("../double.metal"),
    infinity: ["INFINITY", ""],
    function: "static inline",
    global: "device ",
    shared: "alignas(16) threadgroup ",
    barrier: "threadgroup_barrier(mem_flags::mem_threadgroup);",
    exchange: Some(|_, value, mask| format!("simd_shuffle_xor({value}, ushort({mask}))")),
    unit: |_| None,
    math: |name, dtype| match (name, dtype) {
        (_, DType::F64) => format!("kiln_{name}"),
        ("sqrt", _) => "precise::sqrt".into(),
        _ => name.into(),
    },
    bits: Some(|to, from, value| match (to, from) {
        (DType::F64, _) => format!("kiln_f64_of((ulong){value})"),
        (_, DType::F64) => format!("({})({value}).bits", METAL.value_type(to)),
        _ => format!("as_type<{}>({value})", METAL.value_type(to)),
    }),
    claim: "uint expected = 0;
while (expected == 0 && !atomic_compare_exchange_weak_explicit((device atomic_uint *)&status->site, &expected, site,
memory_order_relaxed, memory_order_relaxed)) {
}
return expected == 0;",
    open,
    grid: true,
};

fn open(kernel: &Signature<'_>) -> String {
    let all: Vec<(String, String)> = kernel.pointers().into_iter().chain(kernel.further()).collect();
    let arguments = format!("{}_arguments", kernel.name);
    let fields: String = all.iter().map(|(ty, name)| format!("    {ty}{name};\n")).collect();
    let names: String = all.iter().map(|(ty, name)| format!("    {ty}{name} = kiln_given.{name};\n")).collect();
    format!(
        "struct {arguments} {{\n{fields}}};\n\n[[max_total_threads_per_threadgroup({})]]\nkernel void {}(constant {arguments} &kiln_given \
         [[buffer(0)]], uint kiln_at_group [[threadgroup_position_in_grid]], uint kiln_at_place [[thread_position_in_threadgroup]])\n{{\n{names}{}",
        kernel.launch.group,
        kernel.name,
        kernel.numbers(["kiln_at_group", "kiln_at_place"])
    )
}
