//! Cubes and money.

use adit_game::{Code, Kind, Part, Parts, UNKNOWN, Vocabulary};
use adit_kit::Bag;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

adit_game::words! {
    /// A resource, in ascending value (RW-1.5).
    pub enum Resource as "resource" {
        Zinc = "zinc", Copper = "copper", Silver = "silver", Gold = "gold",
    }
}

/// A handful of cubes: a loot, the face of a card.
pub type Cubes = Bag<Resource, 4>;

/// Any number of cubes: those behind a player's screen, a bid, an exchange. The supply never runs out (RW-1.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stock([u32; 4]);

impl Stock {
    /// How many cubes of a resource.
    pub const fn of(&self, resource: Resource) -> u32 {
        self.0[resource.index()]
    }

    /// Each resource with its count, also where it is 0.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, u32)> {
        Resource::ALL.into_iter().zip(self.0)
    }

    /// The number of cubes of all types.
    pub fn total(&self) -> u32 {
        self.0.iter().fold(0, |total, &count| total.saturating_add(count))
    }

    /// Is there no cube?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Are all these cubes there?
    pub fn covers(&self, cubes: &Stock) -> bool {
        self.0.iter().zip(cubes.0).all(|(&held, wanted)| held >= wanted)
    }

    /// Adds cubes.
    pub fn add(&mut self, cubes: &Stock) {
        for (held, more) in self.0.iter_mut().zip(cubes.0) {
            *held = held.saturating_add(more);
        }
    }

    /// Takes cubes away that are known to be there.
    pub fn remove(&mut self, cubes: &Stock) {
        debug_assert!(self.covers(cubes));
        for (held, less) in self.0.iter_mut().zip(cubes.0) {
            *held = held.saturating_sub(less);
        }
    }
}

impl From<&Cubes> for Stock {
    fn from(cubes: &Cubes) -> Stock {
        cubes.iter().map(|(resource, count)| (resource, u32::from(count))).collect()
    }
}

impl FromIterator<(Resource, u32)> for Stock {
    /// The counts of a resource that is named twice are added.
    fn from_iter<I: IntoIterator<Item = (Resource, u32)>>(counts: I) -> Stock {
        let mut stock = Stock::default();
        for (resource, count) in counts {
            let held = &mut stock.0[resource.index()];
            *held = held.saturating_add(count);
        }
        stock
    }
}

/// A stock is written as a table of the four resources; those left out count 0.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct StockTable {
    zinc: u32,
    copper: u32,
    silver: u32,
    gold: u32,
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

/// The most cubes that are named by their exact number. More are named as money is, digit by digit, so that a list of
/// what can be named stays short (RW-11.1.3).
pub const AT_ONCE: u32 = 200;
/// Round counts have at least this many noughts.
const ROUND: u32 = 2;

/// The power of ten of a round count of cubes, which is one digit followed by two or more noughts.
pub const fn round_count(count: u32) -> Option<u32> {
    if count == 0 {
        return None;
    }
    let power = count.ilog10();
    if power >= ROUND && count.is_multiple_of(10_u32.pow(power)) { Some(power) } else { None }
}

/// The round counts up to `most`, below this power of ten.
pub fn round_counts(most: u32, below: u32) -> impl Iterator<Item = u32> {
    let powers = most.checked_ilog10().map_or(0..0, |highest| ROUND..below.min(highest + 1));
    powers.flat_map(move |power| {
        let unit = 10_u32.pow(power);
        (1..=(most / unit).min(9)).map(move |digit| digit * unit)
    })
}

/// The power of ten of the last digit of a count that is not a nought. Below it more can be named.
pub const fn last_digit(count: u32) -> u32 {
    let (mut rest, mut power) = (count, 0);
    while rest != 0 && rest.is_multiple_of(10) {
        rest /= 10;
        power += 1;
    }
    power
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

    fn parts(&self, out: &mut Parts) {
        out.push(Part::new("money", self.word()));
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

    fn vocabulary() -> Parts {
        let digits = |power: u32| (1..10).filter_map(move |digit: u32| digit.checked_mul(10_u32.pow(power)));
        (0..=9).flat_map(digits).map(|hundreds| Part::new("money", Money(hundreds).word())).collect()
    }

    fn codes(&self, vocabulary: &Vocabulary, out: &mut Vec<Code>) {
        let place = |power: u32| 9 * power as usize + self.digit(power) as usize - 1;
        let code = |place| vocabulary.at(const { Kind::new("money") }, place);
        out.push(self.round_power().map_or(UNKNOWN, |power| code(place(power))));
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
