//! Metal for Apple's processors. Their denormals are zeros and there is no double precision. The pointers come in one structure, as a kernel
//! may have more of them than there are places for buffers.

use super::{Dialect, Signature};

/// The Metal shading language, version 3.
pub const METAL: Dialect = Dialect {
    name: "metal",
    ending: "metal",
    flags: &["-std=metal3.0", "-fno-fast-math", "-ffp-contract=off"],
    prelude: "#include <metal_stdlib>\nusing namespace metal;\n#pragma METAL fp math_mode(safe)\n#pragma METAL fp contract(off)\n",
    integers: ["char", "short", "int", "long", "uchar", "ushort", "uint", "ulong"],
    wide: "L",
    double: false,
    infinity: ["INFINITY", ""],
    function: "static inline",
    global: "device ",
    math: |name, _| if name == "sqrt" { "precise::sqrt".into() } else { name.into() },
    bits: Some(|to, _, value| format!("as_type<{}>({value})", METAL.value_type(to))),
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
         [[buffer(0)]], uint kiln_place [[thread_position_in_grid]])\n{{\n{names}    const int kiln_thread = int(kiln_place);\n",
        kernel.launch.group, kernel.name
    )
}

/// No function takes doubles.
#[cfg(test)]
#[test]
fn doubles_are_refused() {
    use crate::dtype::DType;
    use crate::program::{Inst, Program};
    let mut program = Program { name: "doubles".into(), items: 1, ..Program::default() };
    program.push(Inst::Const(crate::Scalar::from_f64(DType::F64, 1.5)), DType::F64, 1);
    let launch = super::Launch::new(&program, &crate::render::Limits::USUAL).unwrap();
    let refused = crate::render::clike::render(&program, &METAL, &launch, &[]).unwrap_err();
    assert!(refused.contains("f64"), "{refused}");
}
