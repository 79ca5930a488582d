//! The numbers that rows work on, and the elements of results that are compared: those of `benches/limits/data.rs`.

use candle_core::{DType, Device, Result, Tensor};

fn scramble(at: u32) -> u32 {
    let mut x = at;
    x = (x ^ (x >> 16)).wrapping_mul(0x7feb_352d);
    x = (x ^ (x >> 15)).wrapping_mul(0x846c_a68b);
    x ^ (x >> 16)
}

/// Uniform in [-0.5, 0.5), by position.
pub fn uniform(shape: &[usize], seed: u32, dtype: DType) -> Result<Tensor> {
    let from = seed.wrapping_mul(0x9e37_79b9);
    let number = |i: u32| (scramble(i.wrapping_add(from)) >> 8) as f32 / (1 << 24) as f32 - 0.5;
    let n = shape.iter().product::<usize>() as u32;
    Tensor::from_vec((0..n).map(number).collect(), shape, &Device::Cpu)?.to_dtype(dtype)
}

/// Class labels below `classes`.
pub fn labels(n: usize, classes: usize, seed: u32) -> Result<Tensor> {
    let from = seed.wrapping_mul(0x9e37_79b9);
    let label = |i: u32| (scramble(i.wrapping_add(from)) as usize % classes) as i64;
    Tensor::from_vec((0..n as u32).map(label).collect(), n, &Device::Cpu)
}

/// Some elements of a result.
pub fn samples(of: &Tensor) -> Result<Vec<f32>> {
    let n = of.elem_count();
    let at: Vec<u32> = (0..64.min(n)).map(|i| if n <= 64 { i as u32 } else { (scramble(i as u32) as usize % n) as u32 }).collect();
    let at = Tensor::new(at, &Device::Cpu)?;
    of.flatten_all()?.index_select(&at, 0)?.to_dtype(DType::F32)?.to_vec1()
}

/// The seed of a named tensor (FNV-1a).
pub fn seed_of(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ byte as u32).wrapping_mul(0x0100_0193))
}
