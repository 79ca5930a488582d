//! Convolutions: windows of the input are views, and one contraction over channels and kernel elements does the work.

use super::message;
use super::node::Tensor;
use kiln_kernels::Scalar;

/// Stride, padding, dilation and groups of a convolution over `N` spatial axes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conv<const N: usize> {
    /// Distance between windows.
    pub stride: [usize; N],
    /// Zeros on both sides.
    pub padding: [usize; N],
    /// Distance between the elements of a window.
    pub dilation: [usize; N],
    /// Channels are split into this many groups that do not mix.
    pub groups: usize,
}

impl<const N: usize> Default for Conv<N> {
    fn default() -> Conv<N> {
        Conv { stride: [1; N], padding: [0; N], dilation: [1; N], groups: 1 }
    }
}

impl Tensor {
    /// Convolution (cross-correlation) of (batch, channels, length) with `weight` (out, channels/groups, kernel): (batch, out, windows),
    /// plus `bias` (out).
    ///
    /// # Panics
    /// If ranks, channels or groups do not fit, the kernel is larger than the padded input, or a stride or dilation is 0.
    #[track_caller]
    pub fn conv1d(&self, weight: &Tensor, bias: Option<&Tensor>, conv: Conv<1>) -> Tensor {
        self.convolve("conv1d", weight, bias, conv)
    }

    /// Convolution (cross-correlation) of (batch, channels, height, width) with `weight` (out, channels/groups, kernel height, kernel
    /// width), plus `bias` (out).
    ///
    /// # Panics
    /// As [`Tensor::conv1d`].
    #[track_caller]
    pub fn conv2d(&self, weight: &Tensor, bias: Option<&Tensor>, conv: Conv<2>) -> Tensor {
        self.convolve("conv2d", weight, bias, conv)
    }

    /// The transpose of a convolution: (batch, channels, height, width) with `weight` (channels, out/groups, kernel height, kernel
    /// width), plus `bias` (out). `output_padding` extra rows and columns are added at the end.
    ///
    /// # Panics
    /// As [`Tensor::conv1d`].
    #[track_caller]
    pub fn conv_transpose2d(&self, weight: &Tensor, bias: Option<&Tensor>, conv: Conv<2>, output_padding: [usize; 2]) -> Tensor {
        let op = "conv_transpose2d";
        self.assert_conv(op, weight, 2, conv.stride.iter().chain(&conv.dilation), conv.groups);
        let channels = self.shape()[1];
        if channels != weight.shape()[0] || !channels.is_multiple_of(conv.groups) {
            self.bad_channels(op, weight, conv.groups);
        }
        let mut x = self.clone();
        for a in 0..2 {
            assert!(
                output_padding[a] < conv.stride[a].max(conv.dilation[a]),
                "{op}: output padding {output_padding:?} is not below the stride"
            );
            let reach = (weight.shape()[2 + a] - 1) * conv.dilation[a];
            let (before, after) =
                (reach as isize - conv.padding[a] as isize, (reach + output_padding[a]) as isize - conv.padding[a] as isize);
            let mut padding = vec![(0, 0); 4];
            padding[2 + a] = (before, after);
            x = x.spread(2 + a, conv.stride[a]).pad(&padding, 0.0);
        }
        // Channels in and out change roles within each group, and the kernel is read backwards.
        let (groups, w) = (conv.groups, weight.shape());
        let grouped = weight.flip([2, 3]).p_reshape([groups, w[0] / groups, w[1], w[2], w[3]]);
        let swapped = grouped.p_permute(&[0, 2, 1, 3, 4]).p_reshape([groups * w[1], w[0] / groups, w[2], w[3]]);
        x.convolve(op, &swapped, bias, Conv { stride: [1, 1], padding: [0, 0], ..conv })
    }

    /// Zeros between the elements of an axis, so that they are `stride` apart.
    #[track_caller]
    fn spread(&self, axis: usize, stride: usize) -> Tensor {
        let n = self.shape()[axis];
        if stride == 1 || n == 0 {
            return self.clone();
        }
        self.reaxis(axis, &[n, 1]).pad_axis(axis + 1, 0, stride - 1).merge_axes(axis).span(axis, 0, (n - 1) * stride + 1)
    }

    #[track_caller]
    fn assert_conv<'a>(&self, op: &str, weight: &Tensor, spatial: usize, steps: impl Iterator<Item = &'a usize>, groups: usize) {
        for (what, t) in [("input", self), ("weight", weight)] {
            if t.rank() != spatial + 2 {
                message::bad_rank(op, t, &format!("{what}s of {} axes", spatial + 2));
            }
            if !t.dtype().is_float() {
                message::bad_dtype(op, t, "floats", "cast the tensor to f32");
            }
        }
        let operands = [("input", self), ("weight", weight)];
        if self.dtype() != weight.dtype() {
            message::mismatch(op, "the types differ", &operands, None, "cast one of the two");
        }
        if weight.shape()[2..].contains(&0) {
            message::mismatch(op, "the kernel has no element", &operands, None, "give it positive extents");
        }
        let positive = steps.copied().all(|s| s > 0) && groups > 0;
        assert!(positive, "{op}: strides, dilations and groups must be positive");
    }

    #[track_caller]
    fn bad_channels(&self, op: &str, weight: &Tensor, groups: usize) -> ! {
        let what = format!("the channels do not fit with {groups} groups");
        let mend = "convolutions take weights (out, channels/groups, …), transposed ones (channels, out/groups, …)";
        message::mismatch(op, &what, &[("input", self), ("weight", weight)], None, mend)
    }

    #[track_caller]
    fn convolve<const N: usize>(&self, op: &str, weight: &Tensor, bias: Option<&Tensor>, conv: Conv<N>) -> Tensor {
        self.assert_conv(op, weight, N, conv.stride.iter().chain(&conv.dilation), conv.groups);
        let (batch, groups) = (self.shape()[0], conv.groups);
        let (out, channels) = (weight.shape()[0], weight.shape()[1]);
        if channels * groups != self.shape()[1] || out % groups != 0 {
            self.bad_channels(op, weight, groups);
        }
        // (batch, channels, element, window, element, window, …)
        let mut x = self.clone();
        for a in 0..N {
            x = x.pad_axis(2 + 2 * a, conv.padding[a], conv.padding[a]);
            let (kernel, n) = (weight.shape()[2 + a], x.shape()[2 + 2 * a]);
            assert!(
                (kernel - 1) * conv.dilation[a] < n,
                "{op}: a kernel of {kernel} elements, {} apart, does not fit into spatial axis {a} of extent {n} (padding included; input \
                 {:?} made at {})",
                conv.dilation[a],
                self.shape(),
                self.location()
            );
            x = x.windows(2 + 2 * a, kernel, conv.stride[a], conv.dilation[a]);
        }
        let windows: Vec<usize> = (0..N).map(|a| x.shape()[3 + 2 * a]).collect();
        let kernel = &weight.shape()[2..];
        // Both sides as (batch, group, out in group, windows…, channel in group, kernel…).
        let order: Vec<usize> = [0, 1].into_iter().chain((0..N).map(|a| 4 + 2 * a)).chain([2]).chain((0..N).map(|a| 3 + 2 * a)).collect();
        let x = x.reaxis(1, &[groups, channels]).p_permute(&order);
        let x = x.reaxis(1, &[groups, 1]);
        let w = weight.p_reshape([&[1, groups, out / groups], &vec![1; N][..], &[channels], kernel].concat());
        let shape = [&[batch, groups, out / groups], &windows[..], &[channels], kernel].concat();
        let contracted: Vec<usize> = (3 + N..4 + 2 * N).collect();
        let y = x.p_expand(&shape).p_dot(&w.p_expand(&shape), &contracted).p_reshape([&[batch, out], &windows[..]].concat());
        match bias {
            Some(bias) => y.plus_bias(op, bias).p_cast(self.dtype()),
            None => y.p_cast(self.dtype()),
        }
    }

    /// Adds one number to each channel (axis 1).
    #[track_caller]
    fn plus_bias(&self, op: &str, bias: &Tensor) -> Tensor {
        if bias.shape() != [self.shape()[1]] {
            message::mismatch(op, "the bias needs one number a channel", &[("output", self), ("bias", bias)], None, "make it a vector");
        }
        let mut column = vec![1; self.rank()];
        column[1] = self.shape()[1];
        let bias = bias.p_cast(self.dtype()).p_reshape(column).p_expand(self.shape());
        self.p_binary(kiln_kernels::ir::BinaryOp::Add, &bias)
    }

    /// Axis `axis` padded and cut into windows, for pooling: as many windows as `count`, which may reach past the padded end.
    #[track_caller]
    pub(crate) fn pooled_windows(&self, axis: usize, pool: super::pool::Axis, fill: Scalar) -> Tensor {
        let n = self.shape()[axis];
        let reach = (pool.count - 1) * pool.stride + (pool.kernel - 1) * pool.dilation + 1;
        let after = pool.padding.max((reach).saturating_sub(n + pool.padding));
        let windows = self.pad_axis_with(axis, pool.padding, after, fill).windows(axis, pool.kernel, pool.stride, pool.dilation);
        windows.span(axis + 1, 0, pool.count)
    }
}
