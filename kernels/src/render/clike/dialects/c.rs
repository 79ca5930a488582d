//! C for people to read, which also compiles: `gcc -std=c11 -O1 -ffp-contract=off … -lm`.

use super::{Dialect, Signature};
use crate::dtype::DType;

/// C11.
pub const C: Dialect = Dialect {
    name: "c",
    ending: "c",
    flags: &["-std=c11", "-ffp-contract=off"],
    prelude: "#include <math.h>\n#include <stdbool.h>\n#include <stdint.h>\n#include <string.h>\n",
    integers: ["int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t"],
    wide: "LL",
    double: "double",
    doubles: "",
    infinity: ["INFINITY", "INFINITY"],
    function: "static inline",
    global: "",
    shared: "",
    barrier: "",
    exchange: None,
    unit: |_| None,
    math: |name, dtype| if dtype == DType::F32 { format!("{name}f") } else { name.into() },
    bits: None,
    claim: "if (status->site != 0) return false;\nstatus->site = site;\nreturn true;",
    open,
    grid: false,
};

/// `void kiln_NAME(int64_t begin, int64_t end, kiln_status *status, T0 *p0, …)`.
fn open(kernel: &Signature<'_>) -> String {
    let parameters: String = kernel.pointers().into_iter().map(|(ty, name)| format!(", {ty}{name}")).collect();
    let unused = if kernel.launch.status { "" } else { "    (void)kiln_status_at;\n" };
    format!("void {}(int64_t begin, int64_t end, kiln_status *kiln_status_at{parameters})\n{{\n{unused}", kernel.name)
}
