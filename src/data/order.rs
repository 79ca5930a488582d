//! The order of samples in an epoch: a permutation that is computed, not stored.

/// A permutation of `0..n`, drawn from a seed and an epoch. Each position is computed on its own, so resuming costs nothing and memory does
/// not grow with the data.
///
/// It is a Feistel network on the smallest even number of bits that holds `n`: six rounds, each adding a hash of one half and the round's key
/// to the other. Results that are not below `n` are put through again until they are (at most four times on average).
#[derive(Clone, Debug)]
pub struct Permutation {
    n: u64,
    half_bits: u32,
    keys: [u64; ROUNDS],
}

const ROUNDS: usize = 6;

impl Permutation {
    /// The permutation of `0..n` for this seed and epoch.
    pub fn new(n: u64, seed: u64, epoch: u64) -> Permutation {
        let bits = u64::BITS - n.saturating_sub(1).leading_zeros();
        let mut state = mix(seed) ^ mix(epoch.wrapping_add(GOLDEN));
        let keys = std::array::from_fn(|_| {
            state = state.wrapping_add(GOLDEN);
            mix(state)
        });
        Permutation { n, half_bits: bits.div_ceil(2).max(1), keys }
    }

    /// Which of `0..n` stands at `position`, which is below `n`.
    #[track_caller]
    pub fn at(&self, position: u64) -> u64 {
        assert!(position < self.n, "position {position} of a permutation of {}", self.n);
        let mut value = position;
        loop {
            value = self.network(value);
            if value < self.n {
                return value;
            }
        }
    }

    fn network(&self, value: u64) -> u64 {
        let mask = (1 << self.half_bits) - 1;
        let (mut left, mut right) = (value >> self.half_bits, value & mask);
        for key in self.keys {
            (left, right) = (right, left ^ (mix(right ^ key) & mask));
        }
        left << self.half_bits | right
    }
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finaliser of SplitMix64: each input bit changes each output bit with a chance of one half.
fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn every_index_comes_once(n in 1u64..3000, seed: u64, epoch in 0u64..5) {
            let order = Permutation::new(n, seed, epoch);
            let mut seen = vec![false; n as usize];
            for i in 0..n {
                let at = order.at(i) as usize;
                prop_assert!(!seen[at]);
                seen[at] = true;
            }
        }
    }

    #[test]
    fn epochs_and_seeds_differ() {
        let first = |seed, epoch| (0..50).map(|i| Permutation::new(1000, seed, epoch).at(i)).collect::<Vec<_>>();
        assert_eq!(first(17, 0), first(17, 0));
        assert_ne!(first(17, 0), first(17, 1));
        assert_ne!(first(17, 0), first(18, 0));
    }

    /// A position says nothing about the value there: over 64 epochs the mean of each is near the middle.
    #[test]
    fn positions_are_spread() {
        for position in [0, 1, 500, 999] {
            let mean = (0..64).map(|epoch| Permutation::new(1000, 5, epoch).at(position) as f64).sum::<f64>() / 64.0;
            assert!((mean - 499.5).abs() < 4.0 * 288.7 / 8.0, "position {position}: mean {mean}");
        }
    }
}
