//! What compiled code calls where the processor has no instruction: rounding before SSE4.1, fused multiply-add before FMA3.
//!
//! Given by name to the compilers, so that no library of the system is searched.

macro_rules! libcalls {
    ($($name:literal => $function:ident($($x:ident),+): $ty:ty = $value:expr;)*) => {
        $(extern "C" fn $function($($x: $ty),+) -> $ty { $value })*
        /// Names and addresses.
        pub(crate) fn table() -> impl Iterator<Item = (&'static str, *const u8)> {
            [$(($name, $function as *const u8)),*].into_iter()
        }
    };
}

libcalls! {
    "ceilf" => ceil_f32(x): f32 = x.ceil();
    "ceil" => ceil_f64(x): f64 = x.ceil();
    "floorf" => floor_f32(x): f32 = x.floor();
    "floor" => floor_f64(x): f64 = x.floor();
    "truncf" => trunc_f32(x): f32 = x.trunc();
    "trunc" => trunc_f64(x): f64 = x.trunc();
    "nearbyintf" => round_f32(x): f32 = x.round_ties_even();
    "nearbyint" => round_f64(x): f64 = x.round_ties_even();
    "roundevenf" => round_even_f32(x): f32 = x.round_ties_even();
    "roundeven" => round_even_f64(x): f64 = x.round_ties_even();
    "fmaf" => fma_f32(x, y, z): f32 = x.mul_add(y, z);
    "fma" => fma_f64(x, y, z): f64 = x.mul_add(y, z);
}
