//! Hashes that are the same everywhere.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A fast hasher whose numbers have 64 bits and are the same on every platform and in every version, so that what
/// follows from them can be repeated. Not for numbers that somebody could choose in order to make them collide.
#[derive(Clone, Default)]
pub struct FixedHasher(u64);

/// A map that uses [`FixedHasher`].
pub type FixedMap<K, V> = HashMap<K, V, BuildHasherDefault<FixedHasher>>;

/// The multiplier: the binary digits of the golden ratio.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for FixedHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.write_u64(u64::from_le_bytes(*word));
        }
        // At most seven bytes are left; the eighth says how many.
        let last = rest.iter().fold(rest.len() as u64, |word, byte| word << 8 | u64::from(*byte));
        self.write_u64(last);
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        // Both halves of the product are used, so that every bit of the number reaches every bit of the hash.
        let product = u128::from(self.0 ^ number ^ MULTIPLIER) * u128::from(MULTIPLIER);
        self.0 = (product as u64).rotate_left(23) ^ (product >> 64) as u64;
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::hash::Hash;

    fn hash(value: impl Hash) -> u64 {
        let mut hasher = FixedHasher::default();
        value.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn the_same_value_has_the_same_hash_for_ever() {
        let hashes = [hash(1_u8), hash(1_usize), hash("lay six C4 2"), hash((7_u128 << 64, Some(-1_i32)))];
        let expected = [
            15_379_784_654_317_225_393,
            15_379_784_654_317_225_393,
            15_208_758_564_428_820_162,
            2_569_433_359_732_658_415,
        ];
        assert_eq!(hashes, expected);
    }

    #[test]
    fn values_that_differ_in_little_have_different_hashes() {
        let mut hashes = HashSet::new();
        for one in 0..200_u64 {
            for other in 0..200_u64 {
                assert!(hashes.insert(hash((one, other))), "{one} {other}");
            }
        }
        assert_ne!(hash("ab"), hash("ab\0"));
        assert_ne!(hash([1_u8, 2].as_slice()), hash([1_u8, 2, 0].as_slice()));
    }
}
