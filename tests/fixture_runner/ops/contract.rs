//! Products, convolutions, pooling and resizing.

use super::{Op, one};
use crate::fixture_runner::args::Args;
use kiln::{Conv, Interpolation, Pool2d, Result, Tensor};

pub(super) const OPS: &[(&str, Op)] = &[
    ("matmul", matmul),
    ("linear", |x, _| one(x[0].linear(&x[1], x.get(2)))),
    ("einsum", |x, a| one(Tensor::einsum(a.text("equation"), x))),
    ("conv1d", |x, a| one(x[0].conv1d(&x[1], x.get(2), conv(a)))),
    ("conv2d", |x, a| one(x[0].conv2d(&x[1], x.get(2), conv(a)))),
    ("conv_transpose2d", |x, a| one(x[0].conv_transpose2d(&x[1], x.get(2), conv(a), a.spatial("output_padding", 0)))),
    ("max_pool2d", |x, a| pooled(x, a, |x, pool| x.max_pool2d(Pool2d { dilation: a.spatial("dilation", 1), ..pool }))),
    ("avg_pool2d", |x, a| pooled(x, a, |x, pool| x.avg_pool2d(Pool2d { count_include_pad: a.flag("count_include_pad", true), ..pool }))),
    ("interpolate", interpolate),
];

fn matmul(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let operand = |k: usize, swap: &str| if a.flag(swap, false) { x[k].transpose(-1, -2) } else { x[k].clone() };
    one(operand(0, "transpose_a").matmul(&operand(1, "transpose_b")))
}

fn conv<const N: usize>(a: &Args<'_>) -> Conv<N> {
    Conv {
        stride: a.spatial("stride", 1),
        padding: a.spatial("padding", 0),
        dilation: a.spatial("dilation", 1),
        groups: a.size_or("groups", 1),
    }
}

/// An image without a batch axis gets one for the time being.
fn pooled(x: &[Tensor], a: &Args<'_>, pool: impl Fn(&Tensor, Pool2d) -> Tensor) -> Result<Vec<Tensor>> {
    let windows = Pool2d::new(a.spatial("kernel_size", 1));
    let stride = if a.get("stride").is_some() { a.spatial("stride", 1) } else { windows.kernel };
    let windows = Pool2d { stride, padding: a.spatial("padding", 0), ceil_mode: a.flag("ceil_mode", false), ..windows };
    one(if x[0].rank() == 3 { pool(&x[0].unsqueeze(0), windows).squeeze(0) } else { pool(&x[0], windows) })
}

fn interpolate(x: &[Tensor], a: &Args<'_>) -> Result<Vec<Tensor>> {
    let align_corners = a.flag("align_corners", false);
    let mode = match a.text("mode") {
        "nearest" => Interpolation::Nearest,
        "bilinear" => Interpolation::Bilinear { align_corners },
        other => panic!("unknown mode {other:?}"),
    };
    one(x[0].interpolate(a.spatial("size", 1), mode))
}
