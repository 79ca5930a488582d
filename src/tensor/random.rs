//! Random numbers by counter: element i of the n-th draw is a function of (key, n, i) and nothing else. So the values are the same on
//! every device, with any number of threads, fused or not.
//!
//! The function is Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011), written in 32-bit
//! additions, rotations and exclusive ors on tensors.

use super::node::Tensor;
use super::shape::Shape;
use kiln_kernels::ir::BinaryOp;
use kiln_kernels::{DType, Scalar};
use std::f64::consts::TAU;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, RwLock};

/// What a generator's numbers depend on: a number fixed when the graph is made, or a tensor read when it runs. A captured step that
/// declares the tensor as an input draws new numbers each time it is replayed with another key.
#[derive(Clone, Debug)]
pub struct Key([Tensor; 2]);

impl From<u64> for Key {
    #[track_caller]
    fn from(seed: u64) -> Key {
        let word = |bits: u64| Tensor::scalar_const(Scalar { dtype: DType::U32, bits });
        Key([word(seed & 0xffff_ffff), word(seed >> 32)])
    }
}

impl From<&Tensor> for Key {
    /// From an integer tensor with one element.
    ///
    /// # Panics
    /// If the tensor has another type or several elements.
    #[track_caller]
    fn from(seed: &Tensor) -> Key {
        assert!(
            seed.numel() == 1 && seed.dtype().is_int(),
            "a random key is one integer, not {} {:?} (made at {})",
            seed.dtype(),
            seed.shape(),
            seed.location()
        );
        let seed = seed.p_reshape([]).p_cast(DType::U64);
        let high = seed.p_binary(BinaryOp::Shr, &Tensor::scalar_const(Scalar { dtype: DType::U64, bits: 32 }));
        Key([seed.p_cast(DType::U32), high.p_cast(DType::U32)])
    }
}

impl From<Tensor> for Key {
    #[track_caller]
    fn from(seed: Tensor) -> Key {
        Key::from(&seed)
    }
}

/// A generator of random tensors. Each draw has a number of its own, counted from 0, so two generators with the same key give the same
/// tensors in the same order.
///
/// ```
/// # use kiln::Rng;
/// let rng = Rng::new(7);
/// let (a, b) = (rng.rand([2, 3]), rng.rand([2, 3]));
/// assert_eq!(rng.draws(), 2);
/// ```
#[derive(Debug)]
pub struct Rng {
    key: Key,
    draws: AtomicU32,
}

/// The generator behind [`Tensor::rand`] and its like.
static GLOBAL: RwLock<Option<Arc<Rng>>> = RwLock::new(None);

/// Restarts the global generator with a seed. Without it the seed is 0.
pub fn manual_seed(seed: u64) {
    *GLOBAL.write().expect("no thread panics while holding it") = Some(Arc::new(Rng::new(seed)));
}

/// The global generator.
pub fn global_rng() -> Arc<Rng> {
    if let Some(rng) = &*GLOBAL.read().expect("no thread panics while holding it") {
        return rng.clone();
    }
    GLOBAL.write().expect("no thread panics while holding it").get_or_insert_with(|| Arc::new(Rng::new(0))).clone()
}

impl Rng {
    /// A generator at its start.
    #[track_caller]
    pub fn new(key: impl Into<Key>) -> Rng {
        Rng { key: key.into(), draws: AtomicU32::new(0) }
    }

    /// How many tensors were drawn: what a checkpoint has to remember beside the seed.
    pub fn draws(&self) -> u32 {
        self.draws.load(Ordering::Relaxed)
    }

    /// Goes on as if `draws` tensors had been drawn.
    pub fn set_draws(&self, draws: u32) {
        self.draws.store(draws, Ordering::Relaxed);
    }

    /// The next draw.
    pub(crate) fn draw(&self) -> Draw {
        Draw { key: self.key.clone(), number: self.draws.fetch_add(1, Ordering::Relaxed) }
    }

    /// Two independent random u32 for each element.
    #[track_caller]
    fn words(&self, shape: &[usize]) -> [Tensor; 2] {
        self.draw().words(shape)
    }

    /// Uniform in [0, 1), f32: multiples of 2^-24.
    ///
    /// # Panics
    /// If an extent is negative.
    #[track_caller]
    pub fn rand(&self, shape: impl Into<Shape>) -> Tensor {
        let [a, _] = self.words(&shape.into().fixed());
        unit(&a, 0)
    }

    /// Uniform in [low, high), f32.
    ///
    /// # Panics
    /// If an extent is negative.
    #[track_caller]
    pub fn uniform(&self, shape: impl Into<Shape>, low: f64, high: f64) -> Tensor {
        self.rand(shape).mul(high - low).add(low)
    }

    /// Normal with mean 0 and deviation 1, f32, by the method of Box and Muller.
    ///
    /// # Panics
    /// If an extent is negative.
    #[track_caller]
    pub fn randn(&self, shape: impl Into<Shape>) -> Tensor {
        let [a, b] = self.words(&shape.into().fixed());
        // The radius from (0, 1], so that the logarithm is finite.
        let radius = unit(&a, 1).log().mul(-2.0).sqrt();
        radius.mul(unit(&b, 0).mul(TAU).cos())
    }

    /// Normal with the given mean and deviation, f32.
    ///
    /// # Panics
    /// If an extent is negative.
    #[track_caller]
    pub fn normal(&self, shape: impl Into<Shape>, mean: f64, deviation: f64) -> Tensor {
        self.randn(shape).mul(deviation).add(mean)
    }

    /// Normal with mean 0 and deviation `gain / sqrt(fan_in)`, f32; `fan_in` is the product of all extents but the first.
    ///
    /// # Panics
    /// If an extent is negative, or there are fewer than two axes.
    #[track_caller]
    pub fn kaiming_normal(&self, shape: impl Into<Shape>, gain: f64) -> Tensor {
        let (shape, fan_in) = fan_in(shape.into());
        self.normal(shape, 0.0, gain / fan_in.sqrt())
    }

    /// Uniform in ±`gain * sqrt(3 / fan_in)`, f32; `fan_in` is the product of all extents but the first.
    ///
    /// # Panics
    /// As [`Rng::kaiming_normal`].
    #[track_caller]
    pub fn kaiming_uniform(&self, shape: impl Into<Shape>, gain: f64) -> Tensor {
        let (shape, fan_in) = fan_in(shape.into());
        let bound = gain * (3.0 / fan_in).sqrt();
        self.uniform(shape, -bound, bound)
    }

    /// Integers in `low..high`, i64.
    ///
    /// # Panics
    /// If an extent is negative or the range is empty.
    #[track_caller]
    pub fn randint(&self, shape: impl Into<Shape>, low: i64, high: i64) -> Tensor {
        assert!(low < high, "randint: no integer is in {low}..{high}");
        let shape = shape.into().fixed();
        let wide = self.wide(&shape);
        let at = |bits: u64| Tensor::full_const(&shape, Scalar { dtype: DType::U64, bits });
        let offset = wide.p_binary(BinaryOp::Mod, &at(high.wrapping_sub(low) as u64)).p_bitcast(DType::I64);
        offset.p_binary(BinaryOp::Add, &Tensor::full_const(&shape, Scalar::i64(low)))
    }

    /// A random u64 for each element.
    #[track_caller]
    fn wide(&self, shape: &[usize]) -> Tensor {
        let [low, high] = self.words(shape);
        let (low, high) = (low.p_cast(DType::U64), high.p_cast(DType::U64));
        let high = high.p_binary(BinaryOp::Shl, &Tensor::full_const(shape, Scalar { dtype: DType::U64, bits: 32 }));
        high.p_binary(BinaryOp::Or, &low)
    }

    /// True with probability `p` (to within 2^-32).
    ///
    /// # Panics
    /// If an extent is negative or `p` is not in 0..=1.
    #[track_caller]
    pub fn bernoulli(&self, shape: impl Into<Shape>, p: f64) -> Tensor {
        assert!((0.0..=1.0).contains(&p), "bernoulli: {p} is not a probability");
        self.draw().bernoulli(&shape.into().fixed(), p)
    }

    /// The numbers `0..n` in random order, i64.
    #[track_caller]
    pub fn permutation(&self, n: usize) -> Tensor {
        self.wide(&[n]).argsort(0, false)
    }
}

/// One draw: gives the same numbers as often as it is asked, each time as nodes of their own, which are computed again rather than kept.
#[derive(Clone, Debug)]
pub(crate) struct Draw {
    key: Key,
    number: u32,
}

impl Draw {
    #[track_caller]
    fn words(&self, shape: &[usize]) -> [Tensor; 2] {
        let n: usize = shape.iter().product();
        assert!(n as u64 <= 1 << 32, "one draw has at most 2^32 elements, not {n}: draw several tensors");
        let key = [self.key.0[0].p_broadcast(shape), self.key.0[1].p_broadcast(shape)];
        let counter = Tensor::p_iota(n).p_reshape(shape).p_cast(DType::U32);
        threefry(key, [counter, Tensor::full_const(shape, word(self.number))])
    }

    /// True with probability `p`; see [`Rng::bernoulli`].
    #[track_caller]
    pub(crate) fn bernoulli(&self, shape: &[usize], p: f64) -> Tensor {
        let threshold = (p * 4294967296.0).round() as u64;
        let [a, _] = self.words(shape);
        match u32::try_from(threshold) {
            Ok(threshold) => a.p_binary(BinaryOp::CmpLt, &Tensor::full_const(shape, word(threshold))),
            Err(_) => Tensor::full_const(shape, Scalar::bool(true)),
        }
    }
}

impl Tensor {
    /// Uniform in [0, 1), f32, from the global generator (see [`manual_seed`]).
    ///
    /// # Panics
    /// If an extent is negative.
    #[track_caller]
    pub fn rand(shape: impl Into<Shape>) -> Tensor {
        global_rng().rand(shape)
    }

    /// Normal with mean 0 and deviation 1, f32, from the global generator (see [`manual_seed`]).
    ///
    /// # Panics
    /// If an extent is negative.
    #[track_caller]
    pub fn randn(shape: impl Into<Shape>) -> Tensor {
        global_rng().randn(shape)
    }

    /// Integers in `low..high`, i64, from the global generator (see [`manual_seed`]).
    ///
    /// # Panics
    /// If an extent is negative or the range is empty.
    #[track_caller]
    pub fn randint(shape: impl Into<Shape>, low: i64, high: i64) -> Tensor {
        global_rng().randint(shape, low, high)
    }
}

/// The shape, and how many inputs each output of a weight of that shape has.
#[track_caller]
fn fan_in(shape: Shape) -> (Shape, f64) {
    let extents = shape.fixed();
    assert!(extents.len() >= 2, "a weight of shape {extents:?} has no fan-in: it needs at least two axes");
    let n: usize = extents[1..].iter().product();
    (shape, n as f64)
}

fn word(value: u32) -> Scalar {
    Scalar { dtype: DType::U32, bits: value as u64 }
}

/// (upper 24 bits + offset) * 2^-24: uniform in [0, 1) or, with offset 1, in (0, 1].
#[track_caller]
fn unit(bits: &Tensor, offset: u32) -> Tensor {
    let at = |s: Scalar| Tensor::full_const(bits.shape(), s);
    let upper = bits.p_binary(BinaryOp::Shr, &at(word(8))).p_binary(BinaryOp::Add, &at(word(offset)));
    upper.p_cast(DType::F32).p_binary(BinaryOp::Mul, &at(Scalar::f32(1.0 / 16777216.0)))
}

/// Threefry-2x32, 20 rounds, on u32 tensors of one shape.
#[track_caller]
fn threefry(key: [Tensor; 2], counter: [Tensor; 2]) -> [Tensor; 2] {
    use BinaryOp::{Add, Or, Shl, Shr, Xor};
    const ROTATIONS: [u32; 8] = [13, 15, 26, 6, 17, 29, 16, 24];
    const PARITY: u32 = 0x1BD1_1BDA;
    let shape = counter[0].shape().to_vec();
    let at = |value: u32| Tensor::full_const(&shape, word(value));
    let third = key[0].p_binary(Xor, &key[1]).p_binary(Xor, &at(PARITY));
    let keys = [&key[0], &key[1], &third];
    let [mut x, mut y] = [counter[0].p_binary(Add, keys[0]), counter[1].p_binary(Add, keys[1])];
    for round in 0..20 {
        let r = ROTATIONS[round % 8];
        x = x.p_binary(Add, &y);
        y = y.p_binary(Shl, &at(r)).p_binary(Or, &y.p_binary(Shr, &at(32 - r))).p_binary(Xor, &x);
        if round % 4 == 3 {
            let n = round / 4 + 1;
            x = x.p_binary(Add, keys[n % 3]);
            y = y.p_binary(Add, keys[(n + 1) % 3]).p_binary(Add, &at(n as u32));
        }
    }
    [x, y]
}

#[cfg(test)]
mod tests {
    use super::super::oracle::evaluate;
    use super::*;

    fn floats(t: &Tensor) -> Vec<f64> {
        evaluate(t).into_iter().map(Scalar::as_f64).collect()
    }

    fn ints(t: &Tensor) -> Vec<i64> {
        evaluate(t).into_iter().map(Scalar::as_i64).collect()
    }

    /// The authors' known answers (key, counter, result).
    #[test]
    fn threefry_gives_the_known_answers() {
        for (key, counter, want) in [
            ([0, 0], [0, 0], [0x6b200159, 0x99ba4efe]),
            ([u32::MAX; 2], [u32::MAX; 2], [0x1cb996fc, 0xbb002be7]),
            ([0x13198a2e, 0x03707344], [0x243f6a88, 0x85a308d3], [0xc4923a9c, 0x483df7a0]),
        ] {
            let of = |words: [u32; 2]| words.map(|w| Tensor::scalar_const(word(w)));
            let got = threefry(of(key), of(counter)).map(|t| evaluate(&t)[0].bits as u32);
            assert_eq!(got, want);
        }
    }

    #[test]
    fn draws_depend_on_key_and_number_only() {
        let (a, b) = (Rng::new(7), Rng::new(7));
        let first = ints(&a.randint([5], 0, 1 << 40));
        let second = ints(&a.randint([5], 0, 1 << 40));
        assert_ne!(first, second);
        b.set_draws(1);
        assert_eq!(ints(&b.randint([5], 0, 1 << 40)), second);
        assert_ne!(ints(&Rng::new(8).randint([5], 0, 1 << 40)), first);
        // A prefix of a longer draw, and a tensor as the key.
        assert_eq!(ints(&Rng::new(7).randint([9], 0, 1 << 40))[..5], first);
        let key = Tensor::scalar_const(Scalar::i64(7));
        assert_eq!(ints(&Rng::new(key).randint([5], 0, 1 << 40)), first);
    }

    #[test]
    fn moments_are_those_of_the_distributions() {
        let n = 4000;
        let moments = |x: Vec<f64>| {
            let mean = x.iter().sum::<f64>() / n as f64;
            (mean, x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n as f64)
        };
        let rng = Rng::new(1);
        let uniform = floats(&rng.rand([n]));
        assert!(uniform.iter().all(|v| (0.0..1.0).contains(v)));
        let (mean, var) = moments(uniform);
        assert!((mean - 0.5).abs() < 0.02 && (var - 1.0 / 12.0).abs() < 0.005, "{mean} {var}");
        let (mean, var) = moments(floats(&rng.normal([n], 3.0, 2.0)));
        assert!((mean - 3.0).abs() < 0.15 && (var - 4.0).abs() < 0.4, "{mean} {var}");
        let (mean, _) = moments(floats(&rng.bernoulli([n], 0.3)));
        assert!((mean - 0.3).abs() < 0.03, "{mean}");
    }

    #[test]
    fn certain_events_are_certain() {
        let rng = Rng::new(3);
        assert!(floats(&rng.bernoulli([100], 1.0)).iter().all(|&v| v == 1.0));
        assert!(floats(&rng.bernoulli([100], 0.0)).iter().all(|&v| v == 0.0));
        assert!(ints(&rng.randint([100], -2, -1)).iter().all(|&v| v == -2));
    }

    #[test]
    fn a_permutation_has_every_number_once() {
        let mut p = ints(&Rng::new(5).permutation(37));
        assert_ne!(p, (0..37).collect::<Vec<i64>>());
        p.sort_unstable();
        assert_eq!(p, (0..37).collect::<Vec<i64>>());
    }
}
