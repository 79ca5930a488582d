//! Pooling: windows are views, reduced over their elements.

use super::message;
use super::node::Tensor;
use kiln_kernels::Scalar;
use kiln_kernels::ir::{BinaryOp, ReduceOp};

/// Windows of a two-dimensional pooling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool2d {
    /// Height and width of a window.
    pub kernel: [usize; 2],
    /// Distance between windows.
    pub stride: [usize; 2],
    /// Rows and columns added on both sides.
    pub padding: [usize; 2],
    /// Distance between the elements of a window (largest value only).
    pub dilation: [usize; 2],
    /// Whether a last window may reach past the end, if it starts inside.
    pub ceil_mode: bool,
    /// Whether padding counts in the divisor of the average.
    pub count_include_pad: bool,
}

impl Pool2d {
    /// Windows side by side, without padding.
    pub fn new(kernel: [usize; 2]) -> Pool2d {
        Pool2d { kernel, stride: kernel, padding: [0, 0], dilation: [1, 1], ceil_mode: false, count_include_pad: true }
    }

    /// The windows along one of the two axes, of extent `n`.
    #[track_caller]
    fn axis(&self, op: &str, a: usize, n: usize) -> Axis {
        let (kernel, stride, padding, dilation) = (self.kernel[a], self.stride[a], self.padding[a], self.dilation[a]);
        assert!(kernel > 0 && stride > 0 && dilation > 0, "{op}: kernel, stride and dilation must be positive: {self:?}");
        assert!(2 * padding <= kernel, "{op}: padding {padding} is more than half of the kernel's {kernel}");
        let reach = (kernel - 1) * dilation + 1;
        assert!(
            reach <= n + 2 * padding,
            "{op}: a window of reach {reach} does not fit into axis {a} of extent {n} with padding {padding}"
        );
        let free = n + 2 * padding - reach;
        let mut count = if self.ceil_mode { free.div_ceil(stride) } else { free / stride } + 1;
        if (count - 1) * stride >= n + padding {
            count -= 1;
        }
        Axis { kernel, stride, padding, dilation, count }
    }
}

/// The windows along one axis.
#[derive(Clone, Copy)]
pub(crate) struct Axis {
    pub(crate) kernel: usize,
    pub(crate) stride: usize,
    pub(crate) padding: usize,
    pub(crate) dilation: usize,
    pub(crate) count: usize,
}

impl Axis {
    /// How many elements of each window (i64, one number a window) count in an average over an axis of extent `n`.
    #[track_caller]
    fn counted(&self, n: usize, include_pad: bool) -> Tensor {
        let at = |v: usize| Tensor::full_const(&[self.count], Scalar::i64(v as i64));
        // Positions count from the start of the padding.
        let (low, high) = if include_pad { (0, n + 2 * self.padding) } else { (self.padding, n + self.padding) };
        let start = Tensor::p_iota(self.count).p_binary(BinaryOp::Mul, &at(self.stride));
        let end = start.p_binary(BinaryOp::Add, &at(self.kernel)).p_binary(BinaryOp::Min, &at(high));
        end.p_binary(BinaryOp::Sub, &start.p_binary(BinaryOp::Max, &at(low)))
    }
}

impl Tensor {
    /// (batch, channels, element, row, element, column): the windows of an image.
    #[track_caller]
    fn image_windows(&self, op: &str, pool: &Pool2d, fill: Scalar) -> (Tensor, [Axis; 2]) {
        if self.rank() != 4 {
            message::bad_rank(op, self, "(batch, channels, height, width)");
        }
        let axes = [pool.axis(op, 0, self.shape()[2]), pool.axis(op, 1, self.shape()[3])];
        (self.pooled_windows(2, axes[0], fill).pooled_windows(4, axes[1], fill), axes)
    }

    /// The largest element of each window of (batch, channels, height, width). Padding counts as minus infinity; NaN wins; tied
    /// elements share the gradient.
    ///
    /// # Panics
    /// If there are not four axes, or a window does not fit.
    #[track_caller]
    pub fn max_pool2d(&self, pool: Pool2d) -> Tensor {
        let (windows, _) = self.image_windows("max_pool2d", &pool, self.dtype().min_value());
        windows.p_cast(self.dtype().compute()).p_reduce(ReduceOp::Max, &[2, 4]).p_cast(self.dtype())
    }

    /// The mean of each window of (batch, channels, height, width). Padding counts as zeros, in the divisor only with
    /// `count_include_pad`.
    ///
    /// # Panics
    /// As [`Tensor::max_pool2d`], or if there is a dilation or the type is not a float type.
    #[track_caller]
    pub fn avg_pool2d(&self, pool: Pool2d) -> Tensor {
        assert!(pool.dilation == [1, 1], "avg_pool2d: windows of an average have no dilation");
        if !self.dtype().is_float() {
            message::bad_dtype("avg_pool2d", self, "floats", "cast the tensor to f32");
        }
        let (windows, [rows, cols]) = self.image_windows("avg_pool2d", &pool, Scalar::zero(self.dtype()));
        let work = self.dtype().compute();
        let sum = windows.p_cast(work).p_reduce(ReduceOp::Sum, &[2, 4]);
        let whole = |a: &Axis, n: usize| {
            let end = (a.count - 1) * a.stride + a.kernel;
            if pool.count_include_pad { end <= n + 2 * a.padding } else { a.padding == 0 && end <= n }
        };
        let divisor = if whole(&rows, self.shape()[2]) && whole(&cols, self.shape()[3]) {
            Tensor::full_const(sum.shape(), Scalar::from_i64(work, (rows.kernel * cols.kernel) as i64))
        } else {
            let grid = [rows.count, cols.count];
            let down = rows.counted(self.shape()[2], pool.count_include_pad).p_reshape([rows.count, 1]).p_expand(&grid);
            let across = cols.counted(self.shape()[3], pool.count_include_pad).p_reshape([1, cols.count]).p_expand(&grid);
            down.p_binary(BinaryOp::Mul, &across).p_cast(work).p_broadcast(sum.shape())
        };
        sum.p_binary(BinaryOp::Div, &divisor).p_cast(self.dtype())
    }

    /// The mean over windows that divide the last two axes evenly into `size`; [1, 1] is the mean of each channel.
    ///
    /// # Panics
    /// If there are not four axes, or an extent is not a multiple of the size.
    #[track_caller]
    pub fn adaptive_avg_pool2d(&self, size: [usize; 2]) -> Tensor {
        if self.rank() != 4 {
            message::bad_rank("adaptive_avg_pool2d", self, "(batch, channels, height, width)");
        }
        let image = [self.shape()[2], self.shape()[3]];
        let divides = |a: usize| size[a] > 0 && image[a] > 0 && image[a].is_multiple_of(size[a]);
        assert!(
            divides(0) && divides(1),
            "adaptive_avg_pool2d: {size:?} does not divide the last two axes of shape {:?}; resize or pad the input first",
            self.shape()
        );
        self.avg_pool2d(Pool2d::new([image[0] / size[0], image[1] / size[1]]))
    }
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate;
    use super::*;
    use kiln_kernels::DType;

    /// Window by window, as PyTorch documents it.
    fn mean(n: usize, pool: &Pool2d, o: usize) -> f64 {
        let (k, s, p) = (pool.kernel[1], pool.stride[1], pool.padding[1]);
        let start = o * s;
        let end = (start + k).min(n + 2 * p);
        let inside: Vec<usize> = (start..end).filter(|i| (p..n + p).contains(i)).collect();
        let divisor = if pool.count_include_pad { end - start } else { inside.len() };
        inside.iter().map(|i| (i - p + 1) as f64).sum::<f64>() / divisor as f64
    }

    #[test]
    fn averages_divide_by_what_they_should() {
        for n in 3..9 {
            for (k, s, p, ceil_mode, count_include_pad) in (1..4)
                .flat_map(|k| (1..4).flat_map(move |s| (0..=k / 2).flat_map(move |p| (0..4).map(move |f| (k, s, p, f & 1 == 1, f > 1)))))
            {
                let pool = Pool2d { kernel: [1, k], stride: [1, s], padding: [0, p], ceil_mode, count_include_pad, ..Pool2d::new([1, 1]) };
                let x = Tensor::p_iota(n).add(1).cast(DType::F32).p_reshape([1, 1, 1, n]);
                let y = x.avg_pool2d(pool);
                let free = n + 2 * p - k;
                let mut count = if ceil_mode { free.div_ceil(s) } else { free / s } + 1;
                count -= ((count - 1) * s >= n + p) as usize;
                assert_eq!(y.shape(), [1, 1, 1, count], "{n} {pool:?}");
                for (o, got) in evaluate(&y).into_iter().enumerate() {
                    assert!((got.as_f64() - mean(n, &pool, o)).abs() < 1e-5, "{n} {pool:?}: window {o} is {got}");
                }
            }
        }
    }

    #[test]
    fn one_mean_a_channel() {
        let x = Tensor::p_iota(8).cast(DType::F32).p_reshape([1, 2, 2, 2]);
        let y: Vec<f64> = evaluate(&x.adaptive_avg_pool2d([1, 1])).into_iter().map(Scalar::as_f64).collect();
        assert_eq!(y, [1.5, 5.5]);
    }
}
