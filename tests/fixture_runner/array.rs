//! Values on the host, and how they are compared.

use half::{bf16, f16};
use kiln::{DType, Tensor};

/// An array in memory: what a fixture holds, or what a tensor came out as.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Array {
    pub(crate) dtype: DType,
    pub(crate) shape: Vec<usize>,
    /// Little-endian elements, row-major.
    pub(crate) bytes: Vec<u8>,
}

/// Evaluates `$body` with `$ty` standing for the Rust type of the dtype.
macro_rules! with_type {
    ($dtype:expr, $ty:ident => $body:expr) => {
        match $dtype {
            DType::Bool => {
                type $ty = bool;
                $body
            }
            DType::I8 => {
                type $ty = i8;
                $body
            }
            DType::I16 => {
                type $ty = i16;
                $body
            }
            DType::I32 => {
                type $ty = i32;
                $body
            }
            DType::I64 => {
                type $ty = i64;
                $body
            }
            DType::U8 => {
                type $ty = u8;
                $body
            }
            DType::U16 => {
                type $ty = u16;
                $body
            }
            DType::U32 => {
                type $ty = u32;
                $body
            }
            DType::U64 => {
                type $ty = u64;
                $body
            }
            DType::F16 => {
                type $ty = f16;
                $body
            }
            DType::BF16 => {
                type $ty = bf16;
                $body
            }
            DType::F32 => {
                type $ty = f32;
                $body
            }
            DType::F64 => {
                type $ty = f64;
                $body
            }
        }
    };
}

impl Array {
    /// The values rounded to `dtype` (nearest even; integers by truncation).
    pub(crate) fn from_floats(values: &[f64], shape: &[usize], dtype: DType) -> Array {
        let bytes = match dtype {
            DType::F64 => values.iter().flat_map(|v| v.to_le_bytes()).collect(),
            DType::F32 => values.iter().flat_map(|&v| (v as f32).to_le_bytes()).collect(),
            DType::F16 => values.iter().flat_map(|&v| f16::from_f64(v).to_le_bytes()).collect(),
            DType::BF16 => values.iter().flat_map(|&v| bf16::from_f64(v).to_le_bytes()).collect(),
            DType::Bool => values.iter().map(|&v| (v != 0.0) as u8).collect(),
            _ => values.iter().flat_map(|&v| (v as i64).to_le_bytes()[..dtype.size()].to_vec()).collect(),
        };
        Array { dtype, shape: shape.to_vec(), bytes }
    }

    /// What a tensor holds, computing it if need be.
    pub(crate) fn of(tensor: &Tensor) -> kiln::Result<Array> {
        let bytes = with_type!(tensor.dtype(), T => kiln::Element::to_bytes(&tensor.to_vec::<T>()?));
        Ok(Array { dtype: tensor.dtype(), shape: tensor.shape().to_vec(), bytes })
    }

    /// A tensor on the default device.
    pub(crate) fn tensor(&self) -> kiln::Result<Tensor> {
        with_type!(self.dtype, T => Tensor::from_slice(&<T as kiln::Element>::from_bytes(&self.bytes), &self.shape))
    }

    /// The elements, widened without loss (floats) or by value (integers and bools).
    pub(crate) fn floats(&self) -> Vec<f64> {
        let words = |size| self.bytes.chunks_exact(size);
        match self.dtype {
            DType::F64 => words(8).map(|b| f64::from_le_bytes(b.try_into().expect("8 bytes"))).collect(),
            DType::F32 => words(4).map(|b| f32::from_le_bytes(b.try_into().expect("4 bytes")).into()).collect(),
            DType::F16 => words(2).map(|b| f16::from_le_bytes(b.try_into().expect("2 bytes")).into()).collect(),
            DType::BF16 => words(2).map(|b| bf16::from_le_bytes(b.try_into().expect("2 bytes")).into()).collect(),
            _ => self.ints().into_iter().map(|v| v as f64).collect(),
        }
    }

    /// The elements of an integer or bool array.
    pub(crate) fn ints(&self) -> Vec<i128> {
        let signed = self.dtype.is_signed_int();
        let widen = |b: &[u8]| {
            let fill = if signed && b[b.len() - 1] >= 128 { 0xff } else { 0 };
            let mut wide = [fill; 16];
            wide[..b.len()].copy_from_slice(b);
            i128::from_le_bytes(wide)
        };
        assert!(!self.dtype.is_float(), "an array of {} holds no integers", self.dtype);
        self.bytes.chunks_exact(self.dtype.size()).map(widen).collect()
    }

    /// The square root of the sum of squares.
    pub(crate) fn l2(&self) -> f64 {
        self.floats().iter().map(|v| v * v).sum::<f64>().sqrt()
    }

    /// |self - other| as one number.
    pub(crate) fn l2_distance(&self, other: &Array) -> f64 {
        self.floats().iter().zip(other.floats()).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
    }
}

/// How far a result may be from the truth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tolerance {
    pub(crate) rtol: f64,
    pub(crate) atol: f64,
    /// -0.0 and 0.0 are told apart.
    pub(crate) sign_of_zero: bool,
    /// A float of another width is first rounded to the expected one (the fixture's file has one float type for all results of a case).
    pub(crate) any_float: bool,
}

/// What is wrong with `got`, with the worst element; `None` if it agrees.
pub(crate) fn difference(got: &Array, want: &Array, tolerance: Tolerance) -> Option<String> {
    if got.shape != want.shape {
        return Some(format!("shape {:?}, expected {:?}", got.shape, want.shape));
    }
    if !want.dtype.is_float() {
        // By value, in whatever width. PyTorch gives u8 instead of bool where the operand is u8.
        let both_bool = (got.dtype == DType::Bool) == (want.dtype == DType::Bool);
        return if got.dtype.is_float() || !(both_bool || want.dtype == DType::U8) {
            Some(format!("type {}, expected {}", got.dtype, want.dtype))
        } else {
            let (g, w) = (got.ints(), want.ints());
            (0..g.len()).find(|&i| g[i] != w[i]).map(|i| format!("{}: {}, expected {}", at(i, &want.shape), g[i], w[i]))
        };
    }
    if got.dtype != want.dtype && !(tolerance.any_float && got.dtype.is_float()) {
        return Some(format!("type {}, expected {}", got.dtype, want.dtype));
    }
    let (g, w) = (Array::from_floats(&got.floats(), &got.shape, want.dtype).floats(), want.floats());
    let excess = |i: usize| excess(g[i], w[i], tolerance);
    let worst = (0..g.len()).filter(|&i| excess(i) > 0.0).max_by(|&a, &b| excess(a).total_cmp(&excess(b)))?;
    let wrong = (0..g.len()).filter(|&i| excess(i) > 0.0).count();
    let place = at(worst, &want.shape);
    Some(format!(
        "{place}: {:e}, expected {:e} (off by {:.3e}; {wrong} of {} wrong)",
        g[worst],
        w[worst],
        (g[worst] - w[worst]).abs(),
        g.len()
    ))
}

/// By how much the error is over what is allowed: at most 0 if it is fine.
fn excess(got: f64, want: f64, tolerance: Tolerance) -> f64 {
    if tolerance.sign_of_zero && got == 0.0 && want == 0.0 && got.is_sign_negative() != want.is_sign_negative() {
        return f64::INFINITY;
    }
    if got == want || (got.is_nan() && want.is_nan()) {
        return 0.0;
    }
    let excess = (got - want).abs() - (tolerance.atol + tolerance.rtol * want.abs());
    if excess.is_nan() || !want.is_finite() { f64::INFINITY } else { excess }
}

/// The place of flat element `i`.
fn at(i: usize, shape: &[usize]) -> String {
    let mut rest = i;
    let mut place: Vec<usize> = shape.iter().rev().map(|&n| (rest % n, rest /= n).0).collect();
    place.reverse();
    format!("at {place:?}")
}
