//! A bag of counted things.

use adit_game::{Encode, Named, Row};
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{AddAssign, Index, IndexMut};

/// How many there are of each kind. `N` is the number of kinds.
///
/// In data files and views it is a table from the kind's word to the count; kinds left out count 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    kind: PhantomData<K>,
}

impl<K: Named, const N: usize> Bag<K, N> {
    /// A bag with nothing in it.
    pub const EMPTY: Bag<K, N> = Bag { counts: [0; N], kind: PhantomData };

    /// A bag with the same count of every kind.
    pub fn filled(count: u8) -> Bag<K, N> {
        Bag { counts: [count; N], kind: PhantomData }
    }

    /// Each kind with its count, also where it is 0.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::every().iter().map(|&kind| (kind, self.counts[kind.place()]))
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = K> + '_ {
        self.iter().filter(|&(_, count)| count > 0).map(|(kind, _)| kind)
    }

    /// How many things there are in all.
    pub fn total(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    /// Is there nothing in it?
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// Is there at least as much of every kind as in `other`?
    pub fn covers(&self, other: &Self) -> bool {
        self.counts.iter().zip(&other.counts).all(|(have, need)| have >= need)
    }

    /// Takes out what is in `other`, if it is all there.
    #[must_use]
    pub fn take(&mut self, other: &Self) -> bool {
        let covers = self.covers(other);
        if covers {
            for (have, need) in self.counts.iter_mut().zip(&other.counts) {
                *have -= need;
            }
        }
        covers
    }
}

impl<K, const N: usize> AddAssign<&Bag<K, N>> for Bag<K, N> {
    fn add_assign(&mut self, other: &Bag<K, N>) {
        for (have, more) in self.counts.iter_mut().zip(&other.counts) {
            *have += more;
        }
    }
}

impl<K: Named, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Bag::EMPTY
    }
}

impl<K: Named, const N: usize> Index<K> for Bag<K, N> {
    type Output = u8;
    fn index(&self, kind: K) -> &u8 {
        &self.counts[kind.place()]
    }
}

impl<K: Named, const N: usize> IndexMut<K> for Bag<K, N> {
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.counts[kind.place()]
    }
}

impl<K: Named, const N: usize> fmt::Debug for Bag<K, N> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_map().entries(self.iter().map(|(kind, count)| (kind.name(), count))).finish()
    }
}

impl<K, const N: usize> Encode for Bag<K, N> {
    fn encode(&self, out: &mut Row<'_>) {
        out.all(self.counts);
    }
}

impl<K: Named, const N: usize> Serialize for Bag<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(kind, count)| (kind.name(), count)))
    }
}

impl<'de, K: Named + Deserialize<'de>, const N: usize> Deserialize<'de> for Bag<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts<K, const N: usize>(PhantomData<K>);

        impl<'de, K: Named + Deserialize<'de>, const N: usize> Visitor<'de> for Counts<K, N> {
            type Value = Bag<K, N>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a table of counts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Bag<K, N>, A::Error> {
                let mut bag = Bag::EMPTY;
                let mut seen = [false; N];
                while let Some((kind, count)) = map.next_entry::<K, u8>()? {
                    if std::mem::replace(&mut seen[kind.place()], true) {
                        return Err(A::Error::custom(format_args!("{} is counted twice", kind.name())));
                    }
                    bag[kind] = count;
                }
                Ok(bag)
            }
        }

        deserializer.deserialize_map(Counts::<K, N>(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    adit_game::words! {
        /// For the tests.
        pub enum Fruit as "fruit" { /// Red.
            Apple = "apple", /// Green.
            Pear = "pear" }
    }
    type Fruits = Bag<Fruit, 2>;

    #[test]
    fn a_bag_gives_only_what_it_has() {
        let mut bag = Fruits::filled(2);
        let mut wanted = Fruits::EMPTY;
        wanted[Fruit::Pear] = 3;
        assert!(!bag.take(&wanted));
        assert_eq!(bag, Fruits::filled(2));
        wanted[Fruit::Pear] = 2;
        assert!(bag.take(&wanted));
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [Fruit::Apple]);
    }

    #[test]
    fn a_bag_is_a_table_of_words() {
        let bag: Fruits = serde_json::from_str(r#"{"pear": 4}"#).unwrap();
        assert_eq!(serde_json::to_string(&bag).unwrap(), r#"{"apple":0,"pear":4}"#);
        assert!(serde_json::from_str::<Fruits>(r#"{"plum": 4}"#).is_err());
        assert!(serde_json::from_str::<Fruits>(r#"{"pear": 4, "pear": 1}"#).is_err());
    }
}
