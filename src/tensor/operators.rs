//! `+ - * / %` and unary `-`, on tensors, references to them and numbers on either side.
//!
//! On the right any number goes. On the left only the types of plain literals do, f64 and i32: with more of them the compiler could not
//! tell the type of the literal in `(1.0 - &x).log()`. Other numbers are converted first: `f64::from(v) - &x`.

use super::Tensor;
use super::elementwise;
use super::promote::{Number, Operand};
use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

macro_rules! operators {
    ($($trait:ident $method:ident;)*) => { $(
        operators!(@impl $trait $method, Tensor, Tensor);
        operators!(@impl $trait $method, Tensor, &Tensor);
        operators!(@impl $trait $method, &Tensor, Tensor);
        operators!(@impl $trait $method, &Tensor, &Tensor);
        operators!(@impl $trait $method, Tensor, N, N: Number);
        operators!(@impl $trait $method, &Tensor, N, N: Number);
        operators!(@impl $trait $method, f64, Tensor);
        operators!(@impl $trait $method, f64, &Tensor);
        operators!(@impl $trait $method, i32, Tensor);
        operators!(@impl $trait $method, i32, &Tensor);
    )* };
    (@impl $trait:ident $method:ident, $left:ty, $right:ty $(, $n:ident: $bound:ident)?) => {
        impl$(<$n: $bound>)? $trait<$right> for $left {
            type Output = Tensor;
            #[track_caller]
            fn $method(self, other: $right) -> Tensor {
                let (left, right): (Operand, Operand) = (self.into(), other.into());
                elementwise::$method(&left, &right)
            }
        }
    };
}
operators! {
    Add add;
    Sub sub;
    Mul mul;
    Div div;
    Rem rem;
}

impl Neg for Tensor {
    type Output = Tensor;
    #[track_caller]
    fn neg(self) -> Tensor {
        Tensor::neg(&self)
    }
}

impl Neg for &Tensor {
    type Output = Tensor;
    #[track_caller]
    fn neg(self) -> Tensor {
        Tensor::neg(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kiln_kernels::{DType, Scalar};

    #[test]
    fn every_side_takes_tensors_references_and_numbers() {
        let x = Tensor::full_const(&[2, 1], Scalar::f32(3.0));
        let y = Tensor::full_const(&[3], Scalar::f32(3.0));
        for z in [&x + &y, x.clone() - &y, &x * y.clone(), x.clone() / y.clone(), &x % &y] {
            assert_eq!((z.shape(), z.dtype()), (&[2usize, 3][..], DType::F32));
        }
        let chained = (1.0 - (2 * &x)).exp();
        for z in [&x + 1.5, &x * 2.0f32, &x - 2i64, x.clone() / 3usize, 1.5 - &x, 2 % x.clone(), -&x, -x.clone(), chained] {
            assert_eq!((z.shape(), z.dtype()), (x.shape(), DType::F32));
        }
    }

    #[test]
    fn a_result_is_placed_at_the_callers_line() {
        let x = Tensor::full_const(&[2], Scalar::f32(3.0));
        let z = &x + 1;
        assert_eq!((z.location().file(), z.location().line()), (file!(), line!() - 1));
        let z = x.maximum(0.0);
        assert_eq!((z.location().file(), z.location().line()), (file!(), line!() - 1));
    }
}
