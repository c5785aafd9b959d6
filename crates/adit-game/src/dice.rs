//! Randomness, always given from outside: the rules hold no dice.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of random numbers.
pub trait Dice {
    /// 64 random bits.
    fn bits(&mut self) -> u64;

    /// A uniformly distributed number below `limit`, which must not be 0.
    fn below(&mut self, limit: u64) -> u64 {
        debug_assert!(limit > 0);
        // Take the upper half of a 128-bit product and draw again in the few cases that would make
        // some numbers more likely than others.
        let threshold = limit.wrapping_neg() % limit;
        loop {
            let product = u128::from(self.bits()) * u128::from(limit);
            if product as u64 >= threshold {
                return (product >> 64) as u64;
            }
        }
    }

    /// A random index into a list of this length, which must not be 0.
    fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn bits(&mut self) -> u64 {
        (**self).bits()
    }
}

/// Dice with a seed. The numbers stay the same over versions and platforms.
#[derive(Clone)]
pub struct SeedDice(ChaCha8Rng);

impl SeedDice {
    /// The dice of this seed.
    pub fn new(seed: u64) -> SeedDice {
        SeedDice::stream(seed, 0)
    }

    /// One of many independent sequences of the same seed. A table uses one per journal entry, so that
    /// what chance brings at an entry does not depend on how the table came there.
    pub fn stream(seed: u64, stream: u64) -> SeedDice {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(stream);
        SeedDice(generator)
    }

    /// The same with a whole key in place of a seed, for chance that nobody can work out who has not the key.
    pub fn keyed(key: [u8; 32], stream: u64) -> SeedDice {
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        SeedDice(generator)
    }
}

impl Dice for SeedDice {
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// Very fast dice for playing millions of random moves (the `splitmix64` sequence).
#[derive(Clone)]
pub struct SplitDice(pub u64);

impl Dice for SplitDice {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let mut dice = SeedDice::stream(7, 3);
        let numbers: Vec<u64> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(numbers, [18, 9, 97, 33, 35, 38, 91, 32]);
    }

    #[test]
    fn every_number_below_the_limit_comes_up() {
        let mut dice = SplitDice(1);
        let mut counts = [0; 6];
        for _ in 0..6000 {
            counts[dice.index(6)] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
