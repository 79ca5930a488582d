//! `+ - * / %` and unary `-`, on tensors, references to them and numbers on either side.

use super::Tensor;
use super::elementwise;
use super::promote::Operand;
use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

macro_rules! operator {
    ($trait:ident $method:ident, [$($number:ty),*]) => {
        operator!(@impl $trait $method, Tensor, Tensor);
        operator!(@impl $trait $method, Tensor, &Tensor);
        operator!(@impl $trait $method, &Tensor, Tensor);
        operator!(@impl $trait $method, &Tensor, &Tensor);
        $(
            operator!(@impl $trait $method, Tensor, $number);
            operator!(@impl $trait $method, &Tensor, $number);
            operator!(@impl $trait $method, $number, Tensor);
            operator!(@impl $trait $method, $number, &Tensor);
        )*
    };
    (@impl $trait:ident $method:ident, $left:ty, $right:ty) => {
        impl $trait<$right> for $left {
            type Output = Tensor;
            #[track_caller]
            fn $method(self, other: $right) -> Tensor {
                elementwise::$method(&Operand::from(self), &Operand::from(other))
            }
        }
    };
}
operator!(Add add, [f32, f64, i32, i64, usize]);
operator!(Sub sub, [f32, f64, i32, i64, usize]);
operator!(Mul mul, [f32, f64, i32, i64, usize]);
operator!(Div div, [f32, f64, i32, i64, usize]);
operator!(Rem rem, [f32, f64, i32, i64, usize]);

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
        for z in [&x + 1.5, 1.5 - &x, 2 * x.clone(), x.clone() / 3usize, 1.0f32 / &x, -&x, -x.clone()] {
            assert_eq!((z.shape(), z.dtype()), (x.shape(), DType::F32));
        }
    }

    #[test]
    fn a_result_is_placed_at_the_callers_line() {
        let x = Tensor::full_const(&[2], Scalar::f32(3.0));
        let z: Tensor = &x + 1;
        assert_eq!((z.location().file(), z.location().line()), (file!(), line!() - 1));
        let z = x.maximum(0.0);
        assert_eq!((z.location().file(), z.location().line()), (file!(), line!() - 1));
    }
}
