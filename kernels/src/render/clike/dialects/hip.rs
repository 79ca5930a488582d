//! HIP for AMD's processors, without any header: only what the compiler itself knows, so that a plain clang compiles it.

use super::{Dialect, Signature};
use crate::dtype::DType;
use crate::program::WaveUnit;

/// HIP.
pub const HIP: Dialect = Dialect {
    name: "hip",
    ending: "hip",
    flags: &[
        "-std=c++17",
        "-ffp-contract=off",
        "-fno-strict-aliasing",
        "-fhip-fp32-correctly-rounded-divide-sqrt",
        "-fno-gpu-flush-denormals-to-zero",
    ],
    prelude: "#pragma clang fp contract(off)\n#define kiln_device static inline __attribute__((device, always_inline))\n",
    integers: ["signed char", "short", "int", "long long", "unsigned char", "unsigned short", "unsigned int", "unsigned long long"],
    wide: "LL",
    double: "double",
    doubles: "",
    infinity: ["__builtin_inff()", "__builtin_inf()"],
    function: "kiln_device",
    global: "",
    shared: "alignas(16) static __attribute__((shared)) ",
    barrier: "__builtin_amdgcn_fence(__ATOMIC_RELEASE, \"workgroup\"); __builtin_amdgcn_s_barrier(); \
              __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, \"workgroup\");",
    exchange: Some(|dtype, value, mask| {
        let (ty, at) = (HIP.value_type(dtype), format!("(kiln_local ^ {mask}) * 4"));
        format!("__builtin_bit_cast({ty}, __builtin_amdgcn_ds_bpermute({at}, __builtin_bit_cast(int, {value})))")
    }),
    unit: |unit| match unit {
        WaveUnit { wave: 32, rows: 16, columns: 16, depth: 16 } => Some(include_str!("../units/wmma.hip")),
        WaveUnit { wave: 64, rows: 16, columns: 16, depth: 16 } => Some(include_str!("../units/mfma.hip")),
        _ => None,
    },
    math: |name, dtype| format!("__builtin_{name}{}", if dtype == DType::F32 { "f" } else { "" }),
    bits: None,
    claim: "unsigned int expected = 0;
return __atomic_compare_exchange_n(&status->site, &expected, site, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);",
    open,
    grid: true,
};

fn open(kernel: &Signature<'_>) -> String {
    let group = kernel.launch.group;
    kernel.plain(
        &format!("extern \"C\" __attribute__((global, amdgpu_flat_work_group_size({group}, {group})))"),
        ["__builtin_amdgcn_workgroup_id_x()", "__builtin_amdgcn_workitem_id_x()"],
    )
}
