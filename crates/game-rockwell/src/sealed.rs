//! Answers that all seats give at the same time and nobody sees before all have answered (RW-4.2.1, RW-5.1.1).
//!
//! An answer is put together part by part, so that no list of all combinations is needed: `bid zinc 2`,
//! `bid money 1000`, `bid done`. What has been named is known to its owner alone; the others see only whether
//! the answer is sealed.

use crate::goods::{Cubes, Money, Resource, Stock};
use crate::rules::Rule;
use crate::setup::{MOST_CUBES, MOST_RESTARTS};
use adit_game::{Seat, SeatSet};
use adit_kit::BySeat;
use serde::{Deserialize, Serialize};

/// What a seat has named so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Cubes of each resource.
    pub cubes: Cubes,
    /// Money; nothing in an exchange for insurance.
    pub money: Money,
    /// How often it was begun anew.
    pub restarts: u8,
}

impl Draft {
    /// Has nothing been named?
    pub fn is_empty(&self) -> bool {
        self.cubes.is_empty() && self.money == Money::ZERO
    }
}

/// The answer of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Still being put together.
    Open(Draft),
    /// Final.
    Sealed(Draft),
}

impl Answer {
    /// What has been named.
    pub const fn draft(&self) -> &Draft {
        match self {
            Answer::Open(draft) | Answer::Sealed(draft) => draft,
        }
    }
}

/// The answers of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed(BySeat<Answer>);

impl Sealed {
    /// Nobody has named anything.
    pub fn new(seats: usize) -> Sealed {
        Sealed(BySeat::new(seats, |_| Answer::Open(Draft::default())))
    }

    /// With these answers.
    pub fn from_answers(answers: BySeat<Answer>) -> Sealed {
        Sealed(answers)
    }

    /// The seats whose answer is not final.
    pub fn open(&self) -> SeatSet {
        self.0.iter().filter(|(_, answer)| matches!(answer, Answer::Open(_))).map(|(seat, _)| seat).collect()
    }

    /// The answers.
    pub fn answers(&self) -> &BySeat<Answer> {
        &self.0
    }

    /// What a seat has named so far.
    pub fn draft(&self, seat: Seat) -> &Draft {
        self.0[seat].draft()
    }

    /// Names cubes.
    pub fn name_cubes(&mut self, seat: Seat, resource: Resource, count: u8) {
        if let Answer::Open(draft) = &mut self.0[seat] {
            draft.cubes[resource] = count;
        }
    }

    /// Names a sum in addition to what has been named.
    pub fn name_money(&mut self, seat: Seat, sum: Money) {
        if let Answer::Open(draft) = &mut self.0[seat] {
            draft.money = draft.money.plus(sum);
        }
    }

    /// Takes back all that has been named.
    pub fn begin_anew(&mut self, seat: Seat) {
        if let Answer::Open(draft) = &mut self.0[seat] {
            *draft = Draft { restarts: draft.restarts + 1, ..Draft::default() };
        }
    }

    /// Makes the answer of a seat final; true if it was the last one.
    pub fn seal(&mut self, seat: Seat) -> bool {
        self.0[seat] = Answer::Sealed(*self.draft(seat));
        self.open().is_empty()
    }
}

/// The counts of a resource that can be named.
pub fn counts(draft: &Draft, stock: &Stock, resource: Resource) -> std::ops::RangeInclusive<u8> {
    let most = if draft.cubes[resource] > 0 { 0 } else { stock.of(resource).min(u16::from(MOST_CUBES)) };
    1..=most as u8
}

/// The round sums that can be named.
pub fn sums(draft: &Draft, money: Money) -> impl Iterator<Item = Money> {
    let left = money.minus(draft.money).in_hundreds();
    let named = draft.money;
    let powers = left.checked_ilog10().map_or(0..0, |highest| 0..highest + 1);
    powers.filter(move |&power| named.digit(power) == 0).flat_map(move |power| {
        let unit = 10_u32.pow(power);
        (1..=(left / unit).min(9)).map(move |digit| Money::hundreds(digit * unit))
    })
}

/// May these cubes be named? `exceeds` is the rule for more than the stock.
pub fn check_cubes(
    draft: &Draft,
    stock: &Stock,
    resource: Resource,
    count: u8,
    exceeds: Rule,
) -> Result<(), Rule> {
    if count == 0 {
        return Err(Rule::NoCubes);
    }
    if count > MOST_CUBES {
        return Err(Rule::TooManyCubes);
    }
    if u16::from(count) > stock.of(resource) {
        return Err(exceeds);
    }
    if draft.cubes[resource] > 0 {
        return Err(Rule::AlreadyNamed);
    }
    Ok(())
}

/// May this sum be named?
pub fn check_money(draft: &Draft, money: Money, sum: Money) -> Result<(), Rule> {
    if draft.money.plus(sum) > money {
        return Err(Rule::BidExceedsMoney);
    }
    let power = sum.round_power().ok_or(Rule::NotARoundSum)?;
    // A place of the sum that is no longer empty has been named; what was named must still be readable from it.
    if draft.money.digit(power) > 0 { Err(Rule::AlreadyNamed) } else { Ok(()) }
}

/// May it be begun anew?
pub fn check_again(draft: &Draft) -> Result<(), Rule> {
    if draft.is_empty() {
        Err(Rule::NothingNamed)
    } else if draft.restarts >= MOST_RESTARTS {
        Err(Rule::TooManyRestarts)
    } else {
        Ok(())
    }
}
