//! Sorting by a bitonic network.
//!
//! The network sorts i64 words whose upper half orders the value and whose lower half is the element's place: one number compares as
//! the pair does, ties go to the earlier place (so the sort is stable), and the places fall out at the end. The values are gathered by
//! them, which is also how gradients find their way back. Types of 64 bits are sorted twice, by their lower and then by their upper half.

use super::node::Tensor;
use kiln_kernels::ir::{BinaryOp, UnaryOp};
use kiln_kernels::{DType, Scalar};

impl Tensor {
    /// The elements in order along `axis`, and where each came from (i64). Stable; NaN counts as the largest value.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn sort(&self, axis: isize, descending: bool) -> (Tensor, Tensor) {
        let places = self.argsort(axis, descending);
        if self.rank() == 0 {
            return (self.clone(), places);
        }
        (self.gather(axis, &places), places)
    }

    /// Where the elements in order along `axis` come from (i64). Stable; NaN counts as the largest value.
    ///
    /// # Panics
    /// If there is no such axis.
    #[track_caller]
    pub fn argsort(&self, axis: isize, descending: bool) -> Tensor {
        if self.rank() == 0 {
            return Tensor::scalar_const(Scalar::i64(0));
        }
        let axis = self.axis("argsort", axis) as isize;
        let x = self.move_axis(axis, -1);
        let key = x.order_key();
        let key = if descending { key.p_unary(UnaryOp::Not) } else { key };
        let places = if x.dtype().size() == 8 {
            let low = key.halves(false).sorted_places();
            let then = key.halves(true).gather(-1, &low).sorted_places();
            low.gather(-1, &then)
        } else {
            key.sorted_places()
        };
        places.move_axis(-1, axis)
    }

    /// The `k` largest (or smallest) elements along `axis` in order, and where they came from (i64).
    ///
    /// # Panics
    /// If there is no such axis, or it has fewer than `k` elements.
    #[track_caller]
    pub fn topk(&self, k: usize, axis: isize, largest: bool) -> (Tensor, Tensor) {
        if self.rank() == 0 && k == 1 {
            return self.sort(axis, largest);
        }
        let at = self.axis("topk", axis);
        assert!(k <= self.shape()[at], "topk: {k} of the {} elements along axis {axis} of shape {:?}", self.shape()[at], self.shape());
        let places = self.argsort(axis, largest).narrow(axis, 0, k);
        (self.gather(axis, &places), places)
    }

    /// An i64 that orders as the value does: in `-2^31..2^31` for types of at most 32 bits. Zeros of both signs are equal; all NaNs
    /// are equal and largest.
    #[track_caller]
    fn order_key(&self) -> Tensor {
        let at = |x: &Tensor, s: Scalar| Tensor::full_const(x.shape(), s);
        match self.dtype() {
            d if d.is_float() => {
                let x = self.p_cast(if d == DType::F64 { d } else { DType::F32 });
                let (int, sign) = if d == DType::F64 { (DType::I64, 63) } else { (DType::I32, 31) };
                let zero = at(&x, Scalar::zero(x.dtype()));
                let plain = x.p_binary(BinaryOp::CmpEq, &zero).p_where(&zero, &x).p_bitcast(int);
                // Negative floats order against their bits: flip all but the sign.
                let flip = plain.p_binary(BinaryOp::Shr, &at(&plain, Scalar::from_i64(int, sign)));
                let flip = flip.p_binary(BinaryOp::And, &at(&plain, int.max_value()));
                let ordered = plain.p_binary(BinaryOp::Xor, &flip);
                let nan = x.p_binary(BinaryOp::CmpNe, &x);
                nan.p_where(&at(&plain, int.max_value()), &ordered).p_cast(DType::I64)
            }
            DType::U64 => self.p_bitcast(DType::I64).p_binary(BinaryOp::Xor, &at(self, DType::I64.min_value())),
            DType::U32 => self.p_cast(DType::I64).p_binary(BinaryOp::Sub, &at(self, Scalar::i64(1 << 31))),
            _ => self.p_cast(DType::I64),
        }
    }

    /// The upper half of an i64, or the lower half as if it were signed: numbers in `-2^31..2^31` that order as the halves do.
    #[track_caller]
    fn halves(&self, upper: bool) -> Tensor {
        let at = |s: i64| Tensor::full_const(self.shape(), Scalar::i64(s));
        if upper {
            return self.p_binary(BinaryOp::Shr, &at(32));
        }
        self.p_binary(BinaryOp::And, &at(0xffff_ffff)).p_binary(BinaryOp::Sub, &at(1 << 31))
    }

    /// Where the elements of the last axis (i64 in `-2^31..2^31`) are taken from to put them in order.
    #[track_caller]
    fn sorted_places(&self) -> Tensor {
        let axis = self.rank() - 1;
        let n = self.shape()[axis];
        let at = |s: i64| Tensor::full_const(self.shape(), Scalar::i64(s));
        let words = self.p_binary(BinaryOp::Shl, &at(32)).p_binary(BinaryOp::Or, &Tensor::positions(self.shape(), axis));
        let size = n.next_power_of_two();
        let mut words = words.pad_axis_with(axis, 0, size - n, DType::I64.max_value());
        let mut block = 2;
        while block <= size {
            // Two sorted halves, one read backwards, make a bitonic block; the first exchange compares mirrored places.
            words = words.reaxis(axis, &[size / block, 1, block]).exchanged(&[axis + 2], axis + 2, block / 2);
            let mut distance = block / 4;
            while distance > 0 {
                words = words.reaxis(axis, &[size / (2 * distance), 2, distance]).exchanged(&[axis + 1], axis + 1, 1);
                distance /= 2;
            }
            block *= 2;
        }
        let sorted = words.span(axis, 0, n);
        sorted.p_binary(BinaryOp::And, &at(0xffff_ffff))
    }

    /// One step of the network on (blocks, pairs, distance) in the last three axes: each word meets the one that flipping `axes`
    /// puts in its place; the smaller goes where the position along `side` is below `middle`.
    #[track_caller]
    fn exchanged(&self, axes: &[usize], side: usize, middle: usize) -> Tensor {
        let other = self.flip(axes);
        let first = Tensor::positions(self.shape(), side);
        let first = first.p_binary(BinaryOp::CmpLt, &Tensor::full_const(self.shape(), Scalar::i64(middle as i64)));
        let stepped = first.p_where(&self.p_binary(BinaryOp::Min, &other), &self.p_binary(BinaryOp::Max, &other));
        // Stored: each step reads two places of the one before, which recomputing would double every time.
        stepped.contiguous().merge_axes(self.rank() - 3).merge_axes(self.rank() - 3)
    }
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate;
    use super::*;
    use crate::Element;

    fn places(t: &Tensor) -> Vec<i64> {
        evaluate(t).into_iter().map(Scalar::as_i64).collect()
    }

    /// Sorted places by a comparison, stable.
    fn expected<T>(data: &[T], descending: bool, less: impl Fn(&T, &T) -> bool) -> Vec<i64> {
        use std::cmp::Ordering::*;
        let mut places: Vec<i64> = (0..data.len() as i64).collect();
        places.sort_by(|&i, &j| {
            let (a, b) = (&data[i as usize], &data[j as usize]);
            let order = if less(a, b) {
                Less
            } else if less(b, a) {
                Greater
            } else {
                Equal
            };
            if descending { order.reverse() } else { order }
        });
        places
    }

    fn check<T: Element>(data: &[T], less: impl Fn(&T, &T) -> bool) {
        for n in 0..=data.len() {
            let x = Tensor::from_slice(&data[..n], [n]).unwrap();
            for descending in [false, true] {
                assert_eq!(places(&x.argsort(0, descending)), expected(&data[..n], descending, &less), "{n} of {}", T::DTYPE);
            }
        }
    }

    #[test]
    fn every_type_and_length_is_sorted_stably() {
        let float = |a: &f64, b: &f64| a < b || (b.is_nan() && !a.is_nan());
        let data = [1.5, -0.0, 0.0, f64::NAN, -2.0, f64::INFINITY, 1.5, -f64::NAN, f64::NEG_INFINITY, 1e-300, -1e-300, 3.0, 1.5];
        check(&data, float);
        let single: Vec<f32> = data.iter().map(|&v| v as f32).collect();
        check(&single, |&a, &b| float(&(a as f64), &(b as f64)));
        check(&[3i64, i64::MIN, i64::MAX, -1, 0, 1 << 32, (1 << 32) + 1, -(1 << 32), 3], |a, b| a < b);
        check(&[3u64, u64::MAX, 0, 1 << 63, (1 << 63) - 1, 3, 1 << 32], |a, b| a < b);
        check(&[3u32, u32::MAX, 0, 1 << 31, 3, (1 << 31) - 1], |a, b| a < b);
        check(&[3i8, -128, 127, 3, 0, -1], |a, b| a < b);
        check(&[true, false, true, false, false], |a, b| a < b);
    }

    #[test]
    fn any_axis_sorts_and_topk_takes_the_first() {
        let x = Tensor::from_slice(&[3, 1, 2, 0, 5, 4], [2, 3]).unwrap();
        assert_eq!(places(&x.sort(0, false).0), [0, 1, 2, 3, 5, 4]);
        assert_eq!(places(&x.sort(-1, true).0), [3, 2, 1, 5, 4, 0]);
        let (values, at) = x.topk(2, 1, true);
        assert_eq!((places(&values), places(&at)), (vec![3, 2, 5, 4], vec![0, 2, 1, 2]));
        assert_eq!(x.topk(0, 1, true).0.shape(), [2, 0]);
    }
}
