//! Sets of named things.

use adit_game::Named;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A set of at most 32 kinds of named things, such as rooms or spaces. In views it is a list of words.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<K> {
    bits: u32,
    kind: PhantomData<K>,
}

impl<K: Named> Set<K> {
    /// Nothing.
    pub const EMPTY: Set<K> = Set::from_bits(0);

    /// The things whose places among all have their bit set.
    pub const fn from_bits(bits: u32) -> Set<K> {
        Set { bits, kind: PhantomData }
    }

    /// Only this.
    pub fn one(thing: K) -> Set<K> {
        Set::from_bits(1 << thing.place())
    }

    /// The bits of the things in it.
    pub const fn bits(self) -> u32 {
        self.bits
    }

    /// Is this in it?
    pub fn contains(self, thing: K) -> bool {
        self.bits & 1 << thing.place() != 0
    }

    /// Puts this in.
    pub fn insert(&mut self, thing: K) {
        self.bits |= 1 << thing.place();
    }

    /// Takes this out.
    pub fn remove(&mut self, thing: K) {
        self.bits &= !(1 << thing.place());
    }

    /// Those in this set and in the other.
    #[must_use]
    pub const fn and(self, other: Set<K>) -> Set<K> {
        Set::from_bits(self.bits & other.bits)
    }

    /// Those in this set, in the other, or in both.
    #[must_use]
    pub const fn or(self, other: Set<K>) -> Set<K> {
        Set::from_bits(self.bits | other.bits)
    }

    /// Those in this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Set<K>) -> Set<K> {
        Set::from_bits(self.bits & !other.bits)
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Is nothing in it?
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Those in it, in order.
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let thing = K::every().get(bits.trailing_zeros() as usize)?;
            bits &= bits.wrapping_sub(1);
            Some(*thing)
        })
    }
}

impl<K: Named> Default for Set<K> {
    fn default() -> Set<K> {
        Set::EMPTY
    }
}

impl<K: Named> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Set<K> {
        let mut set = Set::EMPTY;
        for thing in things {
            set.insert(thing);
        }
        set
    }
}

impl<K: Named> fmt::Debug for Set<K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter().map(Named::name)).finish()
    }
}

impl<K: Named> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Named::name))
    }
}

impl<'de, K: Named + Deserialize<'de>> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<K>, D::Error> {
        let mut set = Set::EMPTY;
        for thing in Vec::<K>::deserialize(deserializer)? {
            if set.contains(thing) {
                return Err(D::Error::custom(format_args!("{} is listed twice", thing.name())));
            }
            set.insert(thing);
        }
        Ok(set)
    }
}
