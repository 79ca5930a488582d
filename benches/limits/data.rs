//! The numbers that rows work on, and the elements of results that are compared. `benches/peers/rows.py` makes the same ones.

use kiln::{DType, Tensor};

/// A number that looks random, by position (the finalizer `lowbias32`).
fn scramble(at: u32) -> u32 {
    let mut x = at;
    x = (x ^ (x >> 16)).wrapping_mul(0x7feb_352d);
    x = (x ^ (x >> 15)).wrapping_mul(0x846c_a68b);
    x ^ (x >> 16)
}

/// Uniform in [-0.5, 0.5), by position.
pub(crate) fn uniform(n: usize, seed: u32) -> Vec<f32> {
    let from = seed.wrapping_mul(0x9e37_79b9);
    (0..n as u32).map(|i| (scramble(i.wrapping_add(from)) >> 8) as f32 / (1 << 24) as f32 - 0.5).collect()
}

/// A tensor with memory of its own that holds [`uniform`] numbers, rounded to `dtype`.
pub(crate) fn tensor(shape: &[usize], seed: u32, dtype: DType) -> kiln::Result<Tensor> {
    let shape: Vec<isize> = shape.iter().map(|&n| n as isize).collect();
    let wide = Tensor::from_slice(&uniform(shape.iter().product::<isize>() as usize, seed), shape)?;
    if dtype == DType::F32 { Ok(wide) } else { wide.cast(dtype).realize() }
}

/// Class labels below `classes`.
pub(crate) fn labels(n: usize, classes: usize, seed: u32) -> Vec<i64> {
    let from = seed.wrapping_mul(0x9e37_79b9);
    (0..n as u32).map(|i| (scramble(i.wrapping_add(from)) as usize % classes) as i64).collect()
}

/// How many elements of a result are compared.
const SAMPLES: usize = 64;

/// Some elements of a result.
pub(crate) fn samples(of: &Tensor) -> kiln::Result<Vec<f32>> {
    let n = of.numel();
    let at: Vec<i64> =
        (0..SAMPLES.min(n)).map(|i| if n <= SAMPLES { i as i64 } else { (scramble(i as u32) as usize % n) as i64 }).collect();
    of.reshape(-1).index_select(0, &Tensor::from_slice(&at, at.len())?).cast(DType::F32).to_vec()
}

/// The seed of a named tensor (FNV-1a).
pub(crate) fn seed_of(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ byte as u32).wrapping_mul(0x0100_0193))
}
