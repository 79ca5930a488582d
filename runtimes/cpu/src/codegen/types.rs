//! Types: what a program's types are in Cranelift, and the families that choose an instruction.

use super::Reason;
use cranelift_codegen::ir::types as clif;
use kiln_kernels::DType;

/// What decides which machine instruction an operation needs, besides the width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    Bool,
    Signed,
    Unsigned,
    Float,
    /// f16 and bf16: no arithmetic.
    Half,
}

/// The family of an element type.
pub(super) fn family(dtype: DType) -> Family {
    match dtype {
        DType::Bool => Family::Bool,
        DType::F16 | DType::BF16 => Family::Half,
        DType::F32 | DType::F64 => Family::Float,
        d if d.is_signed_int() => Family::Signed,
        _ => Family::Unsigned,
    }
}

/// The Cranelift type of a scalar or vector.
pub(super) fn clif_type(dtype: DType, lanes: u8) -> Reason<clif::Type> {
    match (lanes, dtype) {
        (1, DType::F32) => Ok(clif::F32),
        (1, DType::F64) => Ok(clif::F64),
        (1, _) => Ok(match dtype.size() {
            1 => clif::I8,
            2 => clif::I16,
            4 => clif::I32,
            _ => clif::I64,
        }),
        (4, DType::F32) => Ok(clif::F32X4),
        (4, DType::I32 | DType::U32 | DType::Bool) => Ok(clif::I32X4),
        _ => Err(format!("there are no vectors of {lanes} x {dtype}, only of 4 x f32, i32, u32 and bool")),
    }
}
