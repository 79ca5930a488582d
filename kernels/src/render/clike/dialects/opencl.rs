//! OpenCL C 1.2. A parameter is a buffer and its first element's number, as buffers may only be cut where devices like it.

use super::{Dialect, Signature};

/// OpenCL C.
pub const OPENCL: Dialect = Dialect {
    name: "opencl",
    ending: "cl",
    flags: &["-cl-std=CL1.2", "-cl-fp32-correctly-rounded-divide-sqrt"],
    prelude: "#pragma OPENCL FP_CONTRACT OFF\n",
    integers: ["char", "short", "int", "long", "uchar", "ushort", "uint", "ulong"],
    wide: "L",
    double: "double",
    doubles: "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n",
    infinity: ["INFINITY", "(double)INFINITY"],
    function: "static inline",
    global: "__global ",
    shared: "__attribute__((aligned(16))) __local ",
    barrier: "barrier(CLK_LOCAL_MEM_FENCE);",
    exchange: None,
    unit: |_| None,
    math: |name, _| name.into(),
    bits: Some(|to, _, value| format!("as_{}({value})", OPENCL.value_type(to))),
    claim: "return atomic_cmpxchg((volatile __global uint *)&status->site, 0u, site) == 0u;",
    open,
    grid: true,
};

fn open(kernel: &Signature<'_>) -> String {
    let mut parameters = Vec::new();
    let mut names = String::new();
    for (ty, name) in kernel.pointers() {
        parameters.push(format!("{ty}kiln_buffer_{name}, long kiln_first_{name}"));
        names += &format!("    {ty}{name} = kiln_buffer_{name} + kiln_first_{name};\n");
    }
    parameters.extend(kernel.further().into_iter().map(|(ty, name)| ty + &name));
    format!(
        "__kernel __attribute__((reqd_work_group_size({}, 1, 1)))\nvoid {}({})\n{{\n{names}{}",
        kernel.launch.group,
        kernel.name,
        parameters.join(", "),
        kernel.numbers(["get_group_id(0)", "get_local_id(0)"])
    )
}
