//! Elementwise operations: one value of each operand gives one value of the result. Operands broadcast and promote.

use super::Tensor;
use super::broadcast::broadcast_shape;
use super::message;
use super::promote::{Operand, common_dtype};
use kiln_kernels::ir::{BinaryOp, UnaryOp};
use kiln_kernels::{DType, Scalar};
use std::cmp::Ordering;

/// Functions of floats; integers and bools become f32 first.
macro_rules! float_functions {
    ($($(#[$doc:meta])* $name:ident = $op:ident;)*) => {
        impl Tensor { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(&self) -> Tensor {
                self.to_float().p_unary(UnaryOp::$op)
            }
        )* }
    };
}
float_functions! {
    /// e^x.
    exp = Exp;
    /// 2^x.
    exp2 = Exp2;
    /// e^x - 1, accurate near zero.
    expm1 = Expm1;
    /// Natural logarithm.
    log = Log;
    /// Base-2 logarithm.
    log2 = Log2;
    /// ln(1 + x), accurate near zero.
    log1p = Log1p;
    /// Sine of radians.
    sin = Sin;
    /// Cosine of radians.
    cos = Cos;
    /// Tangent of radians.
    tan = Tan;
    /// Hyperbolic tangent.
    tanh = Tanh;
    /// Square root, correctly rounded.
    sqrt = Sqrt;
    /// Error function.
    erf = Erf;
}

/// Roundings to whole numbers; integers and bools are whole already.
macro_rules! roundings {
    ($($(#[$doc:meta])* $name:ident = $op:ident;)*) => {
        impl Tensor { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(&self) -> Tensor {
                if self.dtype().is_float() { self.p_unary(UnaryOp::$op) } else { self.clone() }
            }
        )* }
    };
}
roundings! {
    /// The largest whole number that is not greater.
    floor = Floor;
    /// The smallest whole number that is not less.
    ceil = Ceil;
    /// Rounded towards zero.
    trunc = Trunc;
    /// The nearest whole number; ties go to the even one.
    round = Round;
}

/// The type that two operands, one of them a tensor, are worked on in.
fn type_of(left: &Operand, right: &Operand) -> DType {
    match (left, right) {
        (Operand::Tensor(t), other) | (other, Operand::Tensor(t)) => other.dtype_with(t),
        _ => unreachable!("one operand of a method is a tensor"),
    }
}

/// Both operands in one shape and type, and the type that the result has to be rounded to. A whole number that the type does not hold is
/// refused.
#[track_caller]
fn pair(op: &str, left: &Operand, right: &Operand) -> (Tensor, Tensor, DType) {
    let dtype = type_of(left, right);
    for operand in [left, right] {
        operand.assert_fits(op, dtype);
    }
    wrapping_pair(op, left, right)
}

/// [`pair`] for operations that wrap: of a whole number only the bits that the type has count.
#[track_caller]
fn wrapping_pair(op: &str, left: &Operand, right: &Operand) -> (Tensor, Tensor, DType) {
    let dtype = type_of(left, right);
    let work = if left.needs_wide(dtype) || right.needs_wide(dtype) { DType::F32 } else { dtype };
    let (a, b) = aligned(op, &left.tensor(work), &right.tensor(work));
    (a, b, dtype)
}

/// Both tensors in one shape.
#[track_caller]
fn aligned(op: &str, a: &Tensor, b: &Tensor) -> (Tensor, Tensor) {
    if a.shape() == b.shape() {
        return (a.clone(), b.clone());
    }
    let shape = broadcast_shape(op, &[("left", a), ("right", b)]);
    (a.p_broadcast(&shape), b.p_broadcast(&shape))
}

#[track_caller]
pub(crate) fn add(left: &Operand, right: &Operand) -> Tensor {
    let (a, b, dtype) = wrapping_pair("add", left, right);
    let op = if dtype == DType::Bool { BinaryOp::Or } else { BinaryOp::Add };
    a.p_binary(op, &b).p_cast(dtype)
}

#[track_caller]
pub(crate) fn sub(left: &Operand, right: &Operand) -> Tensor {
    let (a, b, dtype) = wrapping_pair("sub", left, right);
    if dtype == DType::Bool {
        message::bad_dtype("sub", &a, "numbers", "use logical_xor, or cast the bools to an integer type");
    }
    a.p_binary(BinaryOp::Sub, &b).p_cast(dtype)
}

#[track_caller]
pub(crate) fn mul(left: &Operand, right: &Operand) -> Tensor {
    let (a, b, dtype) = wrapping_pair("mul", left, right);
    let op = if dtype == DType::Bool { BinaryOp::And } else { BinaryOp::Mul };
    a.p_binary(op, &b).p_cast(dtype)
}

#[track_caller]
pub(crate) fn div(left: &Operand, right: &Operand) -> Tensor {
    let out = type_of(left, right);
    let out = if out.is_float() { out } else { DType::F32 };
    // Integers are divided as floats, and so is a whole number that their type does not hold.
    let whole = |operand: &Operand| match *operand {
        Operand::Int(value) if !type_of(left, right).is_float() => Operand::Float(value as f64),
        ref other => other.clone(),
    };
    let (a, b, _) = pair("div", &whole(left), &whole(right));
    a.to_float().p_binary(BinaryOp::Div, &b.to_float()).p_cast(out)
}

/// a and b as numbers whose quotient can be rounded to a whole one: half types as f32, bools as i64.
#[track_caller]
fn quotient_pair(op: &str, left: &Operand, right: &Operand) -> (Tensor, Tensor, DType) {
    let (a, b, dtype) = pair(op, left, right);
    let dtype = if dtype == DType::Bool { DType::I64 } else { dtype };
    (a.p_cast(dtype.compute()), b.p_cast(dtype.compute()), dtype)
}

#[track_caller]
pub(crate) fn rem(left: &Operand, right: &Operand) -> Tensor {
    let (a, b, dtype) = quotient_pair("rem", left, right);
    if !dtype.is_float() {
        return a.p_binary(BinaryOp::Mod, &b);
    }
    let (a, b) = (quotient_type(&a), quotient_type(&b));
    let r = remainder(&a, &b, UnaryOp::Floor);
    // A finite number lies in the first period of an infinite one of its sign, and at the end of one of the other sign.
    let apart = a.lt(0).p_binary(BinaryOp::Xor, &b.lt(0)).p_binary(BinaryOp::And, &a.ne(0));
    let endless = b.abs().eq(f64::INFINITY).p_binary(BinaryOp::And, &a.abs().lt(f64::INFINITY));
    apart.p_binary(BinaryOp::And, &endless).p_where(&b, &r).p_cast(dtype)
}

/// Quotients that are rounded to integers are taken in f64: rounded in f32, 1/0.1 would be 10 and the remainder negative.
#[track_caller]
fn quotient_type(x: &Tensor) -> Tensor {
    x.p_cast(DType::F64)
}

/// a - b*q for q = a/b rounded to an integer, with one rounding: the remainder of nearly equal numbers is not lost.
#[track_caller]
fn remainder(a: &Tensor, b: &Tensor, round: UnaryOp) -> Tensor {
    let q = a.p_binary(BinaryOp::Div, b).p_unary(round);
    // Where q is 0, b may be infinite.
    q.eq(0).p_where(a, &q.p_unary(UnaryOp::Neg).p_fma(b, a))
}

#[track_caller]
fn pow(left: &Operand, right: &Operand) -> Tensor {
    let (a, b, dtype) = pair("pow", left, right);
    match dtype {
        DType::Bool => message::bad_dtype("pow", &a, "numbers", "cast one operand to a number type"),
        _ if dtype.is_float() => a.p_binary(BinaryOp::Pow, &b).p_cast(dtype),
        _ => whole_power(&a, &b),
    }
}

/// a^b of integers, which wraps: the squares a, a^2, a^4, … for which b has a bit, multiplied.
#[track_caller]
fn whole_power(a: &Tensor, b: &Tensor) -> Tensor {
    let (mut square, mut product) = (a.clone(), a.ones_like());
    for bit in 0..8 * a.dtype().size() as i64 {
        product = b.shr(bit).bitand(1).ne(0).where_(product.mul(&square), &product);
        square = square.square();
    }
    product
}

#[track_caller]
fn compare(name: &str, op: BinaryOp, left: &Operand, right: &Operand) -> Tensor {
    let dtype = type_of(left, right);
    // All values of a type lie on one side of a number that is beyond it.
    let (tensor, order) = match (left, right) {
        (Operand::Tensor(t), number) => (t, number.beyond(dtype).map(Ordering::reverse)),
        (number, Operand::Tensor(t)) => (t, number.beyond(dtype)),
        _ => unreachable!("one operand of a method is a tensor"),
    };
    if let Some(order) = order {
        let holds = match op {
            BinaryOp::CmpEq => false,
            BinaryOp::CmpNe => true,
            _ => order == Ordering::Less,
        };
        return Tensor::full_const(tensor.shape(), Scalar::from_i64(DType::Bool, holds.into()));
    }
    let (a, b, _) = pair(name, left, right);
    a.p_binary(op, &b)
}

#[track_caller]
fn extremum(name: &str, op: BinaryOp, left: &Operand, right: &Operand) -> Tensor {
    // A number that all values of the type lie beyond is never the one that is taken.
    let loses = if op == BinaryOp::Max { Ordering::Less } else { Ordering::Greater };
    if let (Operand::Tensor(t), number) | (number, Operand::Tensor(t)) = (left, right)
        && number.beyond(type_of(left, right)) == Some(loses)
    {
        return t.clone();
    }
    let (a, b, dtype) = pair(name, left, right);
    a.p_binary(op, &b).p_cast(dtype)
}

#[track_caller]
fn bits(name: &str, op: BinaryOp, left: &Operand, right: &Operand) -> Tensor {
    let takes_bool = !matches!(op, BinaryOp::Shl | BinaryOp::Shr);
    let (a, b, dtype) = if takes_bool { wrapping_pair(name, left, right) } else { pair(name, left, right) };
    if dtype.is_float() || (dtype == DType::Bool && !takes_bool) {
        message::bad_dtype(name, &a, if takes_bool { "integers or bools" } else { "integers" }, "cast the operands to an integer type");
    }
    a.p_binary(op, &b)
}

#[track_caller]
fn logical(name: &str, op: BinaryOp, left: &Tensor, right: &Operand) -> Tensor {
    let right = match right {
        Operand::Tensor(t) => t.to_bool(),
        number => number.tensor(DType::F64).to_bool(),
    };
    let (a, b) = aligned(name, &left.to_bool(), &right);
    a.p_binary(op, &b)
}

/// Methods that call a function of two operands with `self` as the left one.
macro_rules! binary_methods {
    ($($(#[$doc:meta])* $name:ident = $function:ident ( $($extra:expr),* );)*) => {
        impl Tensor { $(
            $(#[$doc])*
            ///
            /// # Panics
            /// If the shapes do not broadcast, the operation is not defined for the element types, or a whole number is none of the values of
            /// the integer type that it is to become. (Sums, differences, products and bits wrap; comparisons are by value.)
            #[track_caller]
            pub fn $name(&self, other: impl Into<Operand>) -> Tensor {
                $function($($extra,)* &self.into(), &other.into())
            }
        )* }
    };
}
binary_methods! {
    /// self + other; "or" for bools.
    add = add();
    /// self - other.
    sub = sub();
    /// self * other; "and" for bools.
    mul = mul();
    /// self / other. Integers give f32.
    div = div();
    /// self - other*floor(self/other): the sign of the divisor, as Python's `%`. Integers modulo zero give zero.
    rem = rem();
    /// self to the power of other. Integers wrap; their exponents must not be negative.
    pow = pow();
    /// The larger of two; NaN if either is. A tie sends half the gradient to each.
    maximum = extremum("maximum", BinaryOp::Max);
    /// The smaller of two; NaN if either is. A tie sends half the gradient to each.
    minimum = extremum("minimum", BinaryOp::Min);
    /// self == other.
    eq = compare("eq", BinaryOp::CmpEq);
    /// self != other; true for NaN.
    ne = compare("ne", BinaryOp::CmpNe);
    /// self < other.
    lt = compare("lt", BinaryOp::CmpLt);
    /// self <= other.
    le = compare("le", BinaryOp::CmpLe);
    /// Bitwise and of integers or bools.
    bitand = bits("bitand", BinaryOp::And);
    /// Bitwise or of integers or bools.
    bitor = bits("bitor", BinaryOp::Or);
    /// Bitwise exclusive or of integers or bools.
    bitxor = bits("bitxor", BinaryOp::Xor);
    /// self shifted left; zero where other is not in `0..width`.
    shl = bits("shl", BinaryOp::Shl);
    /// self shifted right, keeping the sign of signed types.
    shr = bits("shr", BinaryOp::Shr);
}

impl Tensor {
    /// self > other.
    #[track_caller]
    pub fn gt(&self, other: impl Into<Operand>) -> Tensor {
        compare("gt", BinaryOp::CmpLt, &other.into(), &self.into())
    }

    /// self >= other.
    #[track_caller]
    pub fn ge(&self, other: impl Into<Operand>) -> Tensor {
        compare("ge", BinaryOp::CmpLe, &other.into(), &self.into())
    }

    /// Both are not zero.
    #[track_caller]
    pub fn logical_and(&self, other: impl Into<Operand>) -> Tensor {
        logical("logical_and", BinaryOp::And, self, &other.into())
    }

    /// At least one is not zero.
    #[track_caller]
    pub fn logical_or(&self, other: impl Into<Operand>) -> Tensor {
        logical("logical_or", BinaryOp::Or, self, &other.into())
    }

    /// Exactly one is not zero.
    #[track_caller]
    pub fn logical_xor(&self, other: impl Into<Operand>) -> Tensor {
        logical("logical_xor", BinaryOp::Xor, self, &other.into())
    }

    /// Is zero.
    #[track_caller]
    pub fn logical_not(&self) -> Tensor {
        self.to_bool().p_unary(UnaryOp::Not)
    }

    /// The complement of each bit; "not" for bools.
    #[track_caller]
    pub fn bitwise_not(&self) -> Tensor {
        if self.dtype().is_float() {
            message::bad_dtype("bitwise_not", self, "integers or bools", "cast the tensor to an integer type");
        }
        self.p_unary(UnaryOp::Not)
    }

    /// floor(self / other); floor division of integers, zero where the divisor is zero.
    #[track_caller]
    pub fn floor_div(&self, other: impl Into<Operand>) -> Tensor {
        let (a, b, dtype) = quotient_pair("floor_div", &self.into(), &other.into());
        if !dtype.is_float() {
            return a.p_binary(BinaryOp::Div, &b);
        }
        quotient_type(&a).p_binary(BinaryOp::Div, &quotient_type(&b)).p_unary(UnaryOp::Floor).p_cast(dtype)
    }

    /// self / other rounded towards zero, as C divides integers.
    #[track_caller]
    pub fn trunc_div(&self, other: impl Into<Operand>) -> Tensor {
        let (a, b, dtype) = quotient_pair("trunc_div", &self.into(), &other.into());
        let q = a.p_binary(BinaryOp::Div, &b);
        if dtype.is_float() {
            return q.p_unary(UnaryOp::Trunc).p_cast(dtype);
        }
        if !dtype.is_signed_int() {
            return q;
        }
        // Floor and truncation differ by one where the quotient is negative and not whole.
        let inexact = a.p_binary(BinaryOp::Mod, &b).ne(0);
        let differs = inexact.p_binary(BinaryOp::And, &a.lt(0).p_binary(BinaryOp::Xor, &b.lt(0)));
        q.p_binary(BinaryOp::Add, &differs.p_cast(dtype))
    }

    /// self - other*trunc(self/other): the sign of the dividend, as C's `%`.
    #[track_caller]
    pub fn fmod(&self, other: impl Into<Operand>) -> Tensor {
        let (a, b, dtype) = quotient_pair("fmod", &self.into(), &other.into());
        if dtype.is_float() {
            return remainder(&quotient_type(&a), &quotient_type(&b), UnaryOp::Trunc).p_cast(dtype);
        }
        let r = a.p_binary(BinaryOp::Mod, &b);
        if !dtype.is_signed_int() {
            return r;
        }
        let differs = r.ne(0).p_binary(BinaryOp::And, &a.lt(0).p_binary(BinaryOp::Xor, &b.lt(0)));
        differs.p_where(&r.p_binary(BinaryOp::Sub, &b), &r)
    }

    /// -x; wraps for integers.
    #[track_caller]
    pub fn neg(&self) -> Tensor {
        if self.dtype() == DType::Bool {
            message::bad_dtype("neg", self, "numbers", "use logical_not for bools");
        }
        self.p_unary(UnaryOp::Neg)
    }

    /// |x|; wraps for the smallest integer.
    #[track_caller]
    pub fn abs(&self) -> Tensor {
        if self.dtype().is_float() || self.dtype().is_signed_int() { self.p_unary(UnaryOp::Abs) } else { self.clone() }
    }

    /// -1, 0 or 1; 0 for NaN.
    #[track_caller]
    pub fn sign(&self) -> Tensor {
        let of = |value: i64| Operand::Tensor(Tensor::scalar_const(Scalar::from_i64(self.dtype(), value)));
        let (zero, one, minus_one) = (of(0), of(1), of(-1));
        self.gt(0).where_(one, self.lt(0).where_(minus_one, zero))
    }

    /// x*x.
    #[track_caller]
    pub fn square(&self) -> Tensor {
        self.mul(self)
    }

    /// 1/x.
    #[track_caller]
    pub fn recip(&self) -> Tensor {
        div(&Operand::Int(1), &self.into())
    }

    /// 1/sqrt(x).
    #[track_caller]
    pub fn rsqrt(&self) -> Tensor {
        self.to_compute().sqrt().recip().p_cast(self.float_dtype())
    }

    /// Is NaN.
    #[track_caller]
    pub fn isnan(&self) -> Tensor {
        self.ne(self)
    }

    /// Is plus or minus infinity.
    #[track_caller]
    pub fn isinf(&self) -> Tensor {
        self.to_float().abs().eq(f64::INFINITY)
    }

    /// Is neither infinite nor NaN.
    #[track_caller]
    pub fn isfinite(&self) -> Tensor {
        self.to_float().abs().lt(f64::INFINITY)
    }

    /// x to the power of a number. For integers the exponent must be whole and not negative.
    #[track_caller]
    pub fn pow_scalar(&self, exponent: f64) -> Tensor {
        let whole = exponent.fract() == 0.0 && exponent.abs() <= 64.0;
        if !self.dtype().is_float() {
            if !whole || exponent < 0.0 {
                message::bad_dtype("pow_scalar", self, "floats for such an exponent", "cast the tensor to a float type");
            }
            return self.multiplied(exponent as u32);
        }
        let x = self.to_compute();
        let y = match exponent {
            _ if whole && (0.0..=4.0).contains(&exponent) => x.multiplied(exponent as u32),
            _ if whole && (-4.0..0.0).contains(&exponent) => x.multiplied(-exponent as u32).recip(),
            0.5 => x.sqrt(),
            -0.5 => x.sqrt().recip(),
            _ => x.pow(exponent),
        };
        y.p_cast(self.dtype())
    }

    /// x multiplied with itself `n` times, by repeated squaring.
    #[track_caller]
    fn multiplied(&self, n: u32) -> Tensor {
        let mut power = self.clone();
        let mut product: Option<Tensor> = None;
        for bit in 0..u32::BITS - n.leading_zeros() {
            if bit > 0 {
                power = power.square();
            }
            if n >> bit & 1 == 1 {
                product = Some(match product {
                    Some(p) => p.mul(&power),
                    None => power.clone(),
                });
            }
        }
        match product {
            Some(p) => p,
            None => Tensor::full_const(self.shape(), Scalar::one(self.dtype())),
        }
    }

    /// `base` to the power of x.
    #[track_caller]
    pub fn scalar_pow(&self, base: f64) -> Tensor {
        pow(&Operand::Float(base), &self.to_float().into())
    }

    /// self (as bool) ? a : b, elementwise.
    ///
    /// # Panics
    /// If the shapes do not broadcast.
    #[track_caller]
    pub fn where_(&self, a: impl Into<Operand>, b: impl Into<Operand>) -> Tensor {
        let (a, b) = (a.into(), b.into());
        let dtype = match (&a, &b) {
            (Operand::Tensor(t), other) | (other, Operand::Tensor(t)) => other.dtype_with(t),
            (Operand::Float(_), _) | (_, Operand::Float(_)) => DType::F32,
            (Operand::Int(_), _) | (_, Operand::Int(_)) => DType::I64,
            _ => DType::Bool,
        };
        for operand in [&a, &b] {
            operand.assert_fits("where_", dtype);
        }
        let (cond, a, b) = (self.to_bool(), a.tensor(dtype), b.tensor(dtype));
        let shape = broadcast_shape("where", &[("condition", &cond), ("then", &a), ("else", &b)]);
        cond.p_broadcast(&shape).p_where(&a.p_broadcast(&shape), &b.p_broadcast(&shape))
    }

    /// `value` where the mask is true, x elsewhere. The mask broadcasts.
    #[track_caller]
    pub fn masked_fill(&self, mask: &Tensor, value: impl Into<Operand>) -> Tensor {
        let value = value.into();
        value.assert_fits("masked_fill", self.dtype());
        mask.where_(value.tensor(self.dtype()), self)
    }

    /// Limited to `min..=max`; either may be `None`. Inside, and at the limits, the gradient passes.
    ///
    /// # Panics
    /// If every value of an integer type lies outside: there is none to limit them to.
    #[track_caller]
    pub fn clamp(&self, min: impl Into<Option<f64>>, max: impl Into<Option<f64>>) -> Tensor {
        // A whole limit leaves an integer tensor one.
        let whole = |v: f64| self.dtype().is_int() && v.fract() == 0.0 && v.abs() < 9e18;
        let limit = |v: f64| if whole(v) { Operand::Int(v as i64) } else { Operand::Float(v) };
        let mut y = self.clone();
        // A limit that no value of an integer type reaches limits nothing.
        if let Some(min) = min.into().map(limit).filter(|min| min.beyond(self.dtype()) != Some(Ordering::Less)) {
            min.assert_fits("clamp", y.dtype());
            y = y.lt(min.clone()).where_(min, &y);
        }
        if let Some(max) = max.into().map(limit).filter(|max| max.beyond(self.dtype()) != Some(Ordering::Greater)) {
            max.assert_fits("clamp", y.dtype());
            y = y.gt(max.clone()).where_(max, &y);
        }
        y
    }

    /// self + weight*(other - self).
    #[track_caller]
    pub fn lerp(&self, other: &Tensor, weight: impl Into<Operand>) -> Tensor {
        let dtype = common_dtype([self, other].into_iter());
        let (a, b) = (self.p_cast(dtype).to_compute(), other.p_cast(dtype).to_compute());
        a.add(b.sub(&a).mul(weight)).p_cast(dtype)
    }

    /// Converted by value: floats to nearest even, floats to integers towards zero (saturating, NaN gives 0), integers wrapping, to
    /// bool `!= 0`.
    #[track_caller]
    pub fn cast(&self, to: DType) -> Tensor {
        self.p_cast(to)
    }
}
