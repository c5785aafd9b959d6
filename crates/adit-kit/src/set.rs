//! Sets that are held as the bits of one number.

use adit_game::{Encode, Named, Row};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl};

/// Something of which there are so few that a set of them is one number.
pub trait Member: Copy + Eq + 'static {
    /// The number that holds a set of them: it has a bit for each.
    type Bits: Bits;

    /// Its bit.
    fn index(self) -> usize;

    /// The one with this bit, if there is one.
    fn at(index: usize) -> Option<Self>;
}

impl<K: Named> Member for K {
    type Bits = u32;

    fn index(self) -> usize {
        self.place()
    }

    fn at(index: usize) -> Option<K> {
        K::every().get(index).copied()
    }
}

/// A number whose bits are a set. Implemented for the unsigned numbers.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + 'static
{
    /// No bit.
    const ZERO: Self;
    /// The lowest bit.
    const ONE: Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// Its lowest 64 bits and those above them.
    fn words(self) -> (u64, u64);
}

macro_rules! bits {
    ($($number:ty),*) => {$(
        impl Bits for $number {
            const ZERO: $number = 0;
            const ONE: $number = 1;

            fn count(self) -> usize {
                self.count_ones() as usize
            }

            fn words(self) -> (u64, u64) {
                let bits = u128::from(self);
                (bits as u64, (bits >> 64) as u64)
            }
        }
    )*};
}
bits!(u8, u16, u32, u64, u128);

/// A set of things, such as rooms, hexes or order cards. In views it is a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<K: Member> {
    bits: K::Bits,
}

impl<K: Member> Set<K> {
    /// Nothing.
    pub const EMPTY: Set<K> = Set { bits: K::Bits::ZERO };

    /// The things whose bits are set.
    pub const fn from_bits(bits: K::Bits) -> Set<K> {
        Set { bits }
    }

    /// The bits of the things in it.
    pub const fn bits(self) -> K::Bits {
        self.bits
    }

    /// Only this.
    pub fn one(thing: K) -> Set<K> {
        Set { bits: K::Bits::ONE << thing.index() }
    }

    /// Is this in it?
    pub fn contains(self, thing: K) -> bool {
        self.meets(Set::one(thing))
    }

    /// Puts this in.
    pub fn insert(&mut self, thing: K) {
        *self |= Set::one(thing);
    }

    /// Takes this out.
    pub fn remove(&mut self, thing: K) {
        *self = self.without(Set::one(thing));
    }

    /// Is there one that is in both?
    pub fn meets(self, other: Set<K>) -> bool {
        !(self & other).is_empty()
    }

    /// Those in this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Set<K>) -> Set<K> {
        Set { bits: self.bits & !other.bits }
    }

    /// How many are in it.
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Is nothing in it?
    pub fn is_empty(self) -> bool {
        self.bits == K::Bits::ZERO
    }

    /// Those in it, in the order of their bits.
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        // Lists of moves are made of this, and single words are quicker to go through.
        let (mut low, mut high) = self.bits.words();
        std::iter::from_fn(move || {
            if low != 0 {
                let thing = K::at(low.trailing_zeros() as usize);
                low &= low - 1;
                thing
            } else if high != 0 {
                let thing = K::at(64 + high.trailing_zeros() as usize);
                high &= high - 1;
                thing
            } else {
                None
            }
        })
    }
}

impl<K: Member> BitAnd for Set<K> {
    type Output = Set<K>;
    fn bitand(self, other: Set<K>) -> Set<K> {
        Set { bits: self.bits & other.bits }
    }
}

impl<K: Member> BitAndAssign for Set<K> {
    fn bitand_assign(&mut self, other: Set<K>) {
        *self = *self & other;
    }
}

impl<K: Member> BitOr for Set<K> {
    type Output = Set<K>;
    fn bitor(self, other: Set<K>) -> Set<K> {
        Set { bits: self.bits | other.bits }
    }
}

impl<K: Member> BitOrAssign for Set<K> {
    fn bitor_assign(&mut self, other: Set<K>) {
        *self = *self | other;
    }
}

impl<K: Member> Default for Set<K> {
    fn default() -> Set<K> {
        Set::EMPTY
    }
}

impl<K: Member> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Set<K> {
        let mut set = Set::EMPTY;
        for thing in things {
            set.insert(thing);
        }
        set
    }
}

impl<K: Member + fmt::Debug> fmt::Debug for Set<K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Named> Encode for Set<K> {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(self.bits);
    }
}

impl<K: Member + Serialize> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Member + Deserialize<'de> + fmt::Debug> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<K>, D::Error> {
        let mut set = Set::EMPTY;
        for thing in Vec::<K>::deserialize(deserializer)? {
            if set.contains(thing) {
                return Err(D::Error::custom(format_args!("{thing:?} is listed twice")));
            }
            set.insert(thing);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    adit_game::words! {
        /// For the tests.
        pub enum Fruit as "fruit" { /// Red.
            Apple = "apple", /// Green.
            Pear = "pear", /// Blue.
            Plum = "plum" }
    }

    /// One of 128 places.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    struct Place(u8);

    impl Member for Place {
        type Bits = u128;

        fn index(self) -> usize {
            usize::from(self.0)
        }

        fn at(index: usize) -> Option<Place> {
            u8::try_from(index).ok().filter(|number| *number < 128).map(Place)
        }
    }

    #[test]
    fn what_is_put_in_is_in_it() {
        let mut set: Set<Place> = [Place(127), Place(0), Place(64)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Place(0), Place(64), Place(127)]);
        set.remove(Place(64));
        assert!(set.contains(Place(127)) && !set.contains(Place(64)));
        assert_eq!((set.len(), set.is_empty()), (2, false));
        assert_eq!(set.without(set), Set::EMPTY);
    }

    #[test]
    fn two_sets_can_be_joined_and_compared() {
        let [apple, pear, plum] = Fruit::ALL.map(Set::one);
        assert_eq!((apple | pear) & (pear | plum), pear);
        assert!((apple | pear).meets(pear) && !apple.meets(plum));
    }

    #[test]
    fn a_set_is_a_list_of_its_things() {
        let set: Set<Fruit> = serde_json::from_str(r#"["plum", "apple"]"#).expect("a set");
        assert_eq!(serde_json::to_string(&set).expect("JSON"), r#"["apple","plum"]"#);
        assert!(serde_json::from_str::<Set<Fruit>>(r#"["plum", "plum"]"#).is_err());
        assert!(serde_json::from_str::<Set<Fruit>>(r#"["cherry"]"#).is_err());
    }
}
