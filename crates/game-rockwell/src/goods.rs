//! Cubes and money.

use adit_kit::Bag;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

adit_game::words! {
    /// A resource, in ascending value (RW-1.5).
    pub enum Resource as "resource" {
        /// The cheapest.
        Zinc = "zinc",
        /// Dearer than zinc.
        Copper = "copper",
        /// Dearer than copper.
        Silver = "silver",
        /// The dearest.
        Gold = "gold",
    }
}

/// A handful of cubes: a bid, a loot, the face of a card.
pub type Cubes = Bag<Resource, 4>;

/// The cubes behind a player's screen. The supply never runs out (RW-1.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stock([u16; 4]);

impl Stock {
    /// How many cubes of a resource.
    pub const fn of(&self, resource: Resource) -> u16 {
        self.0[resource.index()]
    }

    /// The number of cubes of all types.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Are all these cubes there?
    pub fn covers(&self, cubes: &Cubes) -> bool {
        cubes.iter().all(|(resource, count)| self.of(resource) >= u16::from(count))
    }

    /// Puts cubes behind the screen. A stock that cannot be counted any more stays as it is.
    pub fn add(&mut self, cubes: &Cubes) {
        for (resource, count) in cubes.iter() {
            let held = &mut self.0[resource.index()];
            *held = held.saturating_add(u16::from(count));
        }
    }

    /// Takes cubes away that are known to be there.
    pub fn remove(&mut self, cubes: &Cubes) {
        debug_assert!(self.covers(cubes));
        for (resource, count) in cubes.iter() {
            let held = &mut self.0[resource.index()];
            *held = held.saturating_sub(u16::from(count));
        }
    }
}

impl FromIterator<(Resource, u16)> for Stock {
    fn from_iter<I: IntoIterator<Item = (Resource, u16)>>(counts: I) -> Stock {
        let mut stock = Stock::default();
        for (resource, count) in counts {
            stock.0[resource.index()] = count;
        }
        stock
    }
}

/// A stock is written as a table of the four resources.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StockTable {
    zinc: u16,
    copper: u16,
    silver: u16,
    gold: u16,
}

impl Serialize for Stock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [zinc, copper, silver, gold] = self.0;
        StockTable { zinc, copper, silver, gold }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stock, D::Error> {
        let StockTable { zinc, copper, silver, gold } = StockTable::deserialize(deserializer)?;
        Ok(Stock([zinc, copper, silver, gold]))
    }
}

/// An amount of money. Every amount is a multiple of 100 (RW-1.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Money(u32);

impl Money {
    /// Nothing.
    pub const ZERO: Money = Money(0);

    /// This many hundreds.
    pub const fn hundreds(hundreds: u32) -> Money {
        Money(hundreds)
    }

    /// This many dollars, if that is a multiple of 100.
    pub const fn dollars(dollars: u64) -> Option<Money> {
        if dollars.is_multiple_of(100) && dollars / 100 <= u32::MAX as u64 {
            Some(Money((dollars / 100) as u32))
        } else {
            None
        }
    }

    /// As a number of hundreds.
    pub const fn in_hundreds(self) -> u32 {
        self.0
    }

    /// As a number of dollars.
    pub const fn in_dollars(self) -> u64 {
        self.0 as u64 * 100
    }

    /// More of it.
    #[must_use]
    pub const fn plus(self, more: Money) -> Money {
        Money(self.0.saturating_add(more.0))
    }

    /// Less of it; what is paid is known to be there.
    #[must_use]
    pub const fn minus(self, less: Money) -> Money {
        debug_assert!(self.0 >= less.0);
        Money(self.0.saturating_sub(less.0))
    }

    /// So many times as much.
    #[must_use]
    pub const fn times(self, count: u32) -> Money {
        Money(self.0.saturating_mul(count))
    }

    /// The power of ten of a round sum, which is one digit followed by noughts: 0 for 100 to 900, 1 for 1000 to 9000.
    pub const fn round_power(self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let power = self.0.ilog10();
        if self.0.is_multiple_of(10_u32.pow(power)) { Some(power) } else { None }
    }

    /// Its digit at a power of ten, where 0 stands for the hundreds.
    pub const fn digit(self, power: u32) -> u32 {
        self.0 / 10_u32.pow(power) % 10
    }

    /// The round sums that can be named to complete a bid.
    fn every() -> impl Iterator<Item = Money> {
        (0..4).flat_map(|power| (1..10).map(move |digit| Money(digit * 10_u32.pow(power))))
    }

    fn word(self) -> String {
        self.in_dollars().to_string()
    }

    /// The amount written like this.
    pub fn from_word(word: &str) -> Option<Money> {
        let money = Money::dollars(word.parse().ok()?)?;
        (money.word() == word).then_some(money)
    }
}

impl adit_game::Word for Money {
    const FORM: &'static str = "MONEY";
    const ABOUT: &'static str = "an amount of money, a multiple of 100";

    fn parts(&self, out: &mut adit_game::Parts) {
        out.push(adit_game::Part::new("money", self.word()));
    }

    fn read(words: &mut &[&str]) -> Option<Money> {
        let (first, rest) = words.split_first()?;
        let money = Money::from_word(first)?;
        *words = rest;
        Some(money)
    }

    fn all() -> Vec<Money> {
        Money::every().collect()
    }
}

impl fmt::Display for Money {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&self.word())
    }
}

impl fmt::Debug for Money {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "${}", self.in_dollars())
    }
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.in_dollars())
    }
}

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Money, D::Error> {
        let dollars = u64::deserialize(deserializer)?;
        Money::dollars(dollars)
            .ok_or_else(|| serde::de::Error::custom(format_args!("{dollars} is not a multiple of 100")))
    }
}
