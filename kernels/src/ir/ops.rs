//! The operations on values, shared by the tensor graph, the kernel IR and programs.
//!
//! Integer arithmetic wraps. Division and modulo of integers are floor division; division by zero gives zero. Comparisons with NaN
//! are false, but for `CmpNe`. `Max` and `Min` give NaN if either operand is NaN, and take +0.0 as larger than -0.0.

use crate::dtype::{DType, Scalar};

macro_rules! named {
    ($(#[$m:meta])* $ty:ident { $($(#[$vm:meta])* $v:ident = $name:literal),* $(,)? }) => {
        $(#[$m])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum $ty { $($(#[$vm])* $v),* }
        impl $ty {
            /// Every operation of this kind.
            pub const ALL: &'static [$ty] = &[$($ty::$v),*];
            /// The name in text forms.
            pub const fn name(self) -> &'static str { match self { $($ty::$v => $name),* } }
            /// The operation of that name.
            pub fn parse(name: &str) -> Option<$ty> { match name { $($name => Some($ty::$v),)* _ => None } }
        }
    };
}

named! {
    /// One operand, result of the same type.
    UnaryOp {
        /// -x; wraps for integers.
        Neg = "neg",
        /// Bitwise complement; logical not for bool.
        Not = "not",
        /// Correctly rounded square root.
        Sqrt = "sqrt",
        /// Towards minus infinity.
        Floor = "floor",
        /// Towards plus infinity.
        Ceil = "ceil",
        /// Towards zero.
        Trunc = "trunc",
        /// To the nearest integer, ties to even.
        Round = "round",
        /// |x|; clears the sign bit of floats, wraps for the smallest integer.
        Abs = "abs",
        /// e^x. From here on: expanded into polynomials before a program is made.
        Exp = "exp",
        /// 2^x.
        Exp2 = "exp2",
        /// e^x - 1, accurate near zero.
        Expm1 = "expm1",
        /// Natural logarithm.
        Log = "log",
        /// Base-2 logarithm.
        Log2 = "log2",
        /// ln(1 + x), accurate near zero.
        Log1p = "log1p",
        /// Sine, radians.
        Sin = "sin",
        /// Cosine, radians.
        Cos = "cos",
        /// Tangent, radians.
        Tan = "tan",
        /// Hyperbolic tangent.
        Tanh = "tanh",
        /// Error function.
        Erf = "erf",
    }
}

named! {
    /// Two operands of one type.
    BinaryOp {
        /// a + b.
        Add = "add",
        /// a - b.
        Sub = "sub",
        /// a * b.
        Mul = "mul",
        /// Floats: a / b, correctly rounded. Integers: floor division, 0 where b is 0.
        Div = "div",
        /// Integers: a - b*floor(a/b), 0 where b is 0. Not defined for floats (composed of `Floor`).
        Mod = "mod",
        /// The larger; NaN wins.
        Max = "max",
        /// The smaller; NaN wins.
        Min = "min",
        /// a < b, a bool.
        CmpLt = "lt",
        /// a <= b, a bool.
        CmpLe = "le",
        /// a == b, a bool.
        CmpEq = "eq",
        /// a != b, a bool.
        CmpNe = "ne",
        /// Bitwise and.
        And = "and",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
        /// a << b; 0 where b is outside 0..width.
        Shl = "shl",
        /// a >> b, arithmetic for signed a; b is clamped to width - 1 (signed) or gives 0 (unsigned) outside 0..width.
        Shr = "shr",
        /// a^b for floats, expanded before a program is made.
        Pow = "pow",
    }
}

named! {
    /// Three operands.
    TernaryOp {
        /// cond ? a : b.
        Where = "where",
        /// a*b + c with one rounding; for floats only.
        Fma = "fma",
    }
}

named! {
    /// How a reduction combines. Its order is fixed by length alone: see the rounding contract in `lower::reduce`.
    ReduceOp {
        /// Sum.
        Sum = "sum",
        /// Product.
        Prod = "prod",
        /// Largest; NaN wins.
        Max = "max",
        /// Smallest; NaN wins.
        Min = "min",
    }
}

impl UnaryOp {
    /// Expanded into polynomials before a program is made.
    pub const fn is_transcendental(self) -> bool {
        (self as u8) >= (UnaryOp::Exp as u8)
    }
}

impl BinaryOp {
    /// The result is a bool whatever the operands are.
    pub const fn is_compare(self) -> bool {
        matches!(self, BinaryOp::CmpLt | BinaryOp::CmpLe | BinaryOp::CmpEq | BinaryOp::CmpNe)
    }

    /// a op b == b op a, to the bit (NaN payloads aside).
    pub const fn is_commutative(self) -> bool {
        use BinaryOp::*;
        matches!(self, Add | Mul | Max | Min | CmpEq | CmpNe | And | Or | Xor)
    }
}

impl ReduceOp {
    /// The binary operation that combines two partial results.
    pub const fn binary(self) -> BinaryOp {
        match self {
            ReduceOp::Sum => BinaryOp::Add,
            ReduceOp::Prod => BinaryOp::Mul,
            ReduceOp::Max => BinaryOp::Max,
            ReduceOp::Min => BinaryOp::Min,
        }
    }

    /// The value that changes nothing: what every partial result starts from.
    pub fn identity(self, dtype: DType) -> Scalar {
        match self {
            ReduceOp::Sum => Scalar::zero(dtype),
            ReduceOp::Prod => Scalar::one(dtype),
            ReduceOp::Max => dtype.min_value(),
            ReduceOp::Min => dtype.max_value(),
        }
    }
}
