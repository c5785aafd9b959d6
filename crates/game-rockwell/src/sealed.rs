//! Answers that all seats give at the same time and nobody sees before all have answered (RW-4.2.1, RW-5.1.1).
//!
//! An answer is put together part by part, so that no list of all combinations is needed: `bid zinc 2`,
//! `bid money 1000`, `bid done`. What has been named is known to its owner alone; the others see only whether
//! the answer is sealed.

use crate::goods::{AT_ONCE, Money, Resource, Stock, last_digit, round_count, round_counts};
use crate::moves::Move;
use crate::rules::Rule;
use crate::state::Player;
use adit_game::{Seat, SeatSet};
use adit_kit::BySeat;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// What is given under seal: a bid, or an exchange for insurance.
pub trait Pledge {
    /// The rule for more cubes than the player has.
    const EXCEEDS: Rule;

    /// The money that can be named.
    fn purse(player: &Player) -> Money;

    /// What a move says about such an answer.
    fn said(mv: &Move) -> Option<Saying>;

    /// The move that says this; an exchange has no word for money.
    fn say(saying: Saying) -> Option<Move>;
}

/// What is said about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saying {
    /// Name cubes of a resource in addition to those that have been named.
    Cubes {
        /// The resource.
        resource: Resource,
        /// How many.
        count: u32,
    },
    /// Name a round sum in addition to what has been named.
    Money(Money),
    /// Seal the answer as it is.
    Done,
    /// Take back all that has been named.
    Again,
}

/// What a seat has named so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Cubes of each resource.
    pub cubes: Stock,
    /// Money; nothing in an exchange for insurance.
    pub money: Money,
    /// How often it was begun again. It changes nothing; a careful player may look at it.
    pub restarts: u32,
}

impl Draft {
    /// Has nothing been named?
    pub fn is_empty(&self) -> bool {
        self.cubes.is_empty() && self.money == Money::ZERO
    }
}

/// The answer of one seat. `D` is what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer<D = Draft> {
    /// Is it final?
    pub sealed: bool,
    /// What has been named. In a view: if the viewer may know it.
    pub draft: D,
}

/// The answers of all seats about something. `D` is what is known of each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sealed<P, D = Draft> {
    answers: BySeat<Answer<D>>,
    #[serde(skip)]
    pledge: PhantomData<P>,
}

impl<P, D> Sealed<P, D> {
    /// With these answers.
    pub const fn new(answers: BySeat<Answer<D>>) -> Sealed<P, D> {
        Sealed { answers, pledge: PhantomData }
    }

    /// The answers.
    pub const fn answers(&self) -> &BySeat<Answer<D>> {
        &self.answers
    }

    /// The seats whose answer is not final.
    pub fn open(&self) -> SeatSet {
        self.answers.iter().filter(|(_, answer)| !answer.sealed).map(|(seat, _)| seat).collect()
    }
}

impl<P> Sealed<P> {
    /// What a seat has named so far.
    pub fn draft(&self, seat: Seat) -> &Draft {
        &self.answers[seat].draft
    }
}

impl<P: Pledge> Sealed<P> {
    /// Nobody has named anything.
    pub fn begin(seats: usize) -> Sealed<P> {
        Sealed::new(BySeat::new(seats, |_| Answer { sealed: false, draft: Draft::default() }))
    }

    /// Lists what a seat can add to its answer.
    pub fn moves(&self, player: &Player, seat: Seat, out: &mut Vec<Move>) {
        let draft = self.draft(seat);
        for resource in Resource::ALL {
            let (named, held) = (draft.cubes.of(resource), player.stock.of(resource));
            let say = |count: u32| P::say(Saying::Cubes { resource, count });
            // Few players ever hold more than can be named at once, and a plain range is much faster.
            if held <= AT_ONCE {
                out.extend((1..=if named == 0 { held } else { 0 }).filter_map(say));
            } else {
                out.extend(counts(named, held).filter_map(say));
            }
        }
        out.extend(sums(draft, P::purse(player)).filter_map(|sum| P::say(Saying::Money(sum))));
        out.extend(P::say(Saying::Done));
        if check_again(draft).is_ok() {
            out.extend(P::say(Saying::Again));
        }
    }

    /// Cubes and money within what the player has; an answer can always be sealed, an empty one too.
    pub fn check(&self, player: &Player, seat: Seat, mv: &Move) -> Result<(), Rule> {
        let draft = self.draft(seat);
        match P::said(mv) {
            Some(Saying::Cubes { resource, count }) => check_cubes::<P>(draft, player, resource, count),
            Some(Saying::Money(sum)) => check_money(draft, P::purse(player), sum),
            Some(Saying::Done) => Ok(()),
            Some(Saying::Again) => check_again(draft),
            None => Err(mv.out_of_place()),
        }
    }

    /// The seat changes or seals its answer; true if that was the last one to be sealed.
    pub fn play(&mut self, seat: Seat, mv: &Move) -> bool {
        let Answer { sealed, draft } = &mut self.answers[seat];
        match P::said(mv) {
            Some(Saying::Cubes { resource, count }) => {
                draft.cubes.add(&Stock::from_iter([(resource, count)]));
            }
            Some(Saying::Money(sum)) => draft.money = draft.money.plus(sum),
            Some(Saying::Done) => *sealed = true,
            Some(Saying::Again) => {
                *draft = Draft { restarts: draft.restarts.saturating_add(1), ..Draft::default() };
            }
            None => {}
        }
        self.open().is_empty()
    }
}

/// The round sums that can be named.
fn sums(draft: &Draft, money: Money) -> impl Iterator<Item = Money> {
    let left = money.minus(draft.money).in_hundreds();
    let named = draft.money;
    let powers = left.checked_ilog10().map_or(0..0, |highest| 0..highest + 1);
    powers.filter(move |&power| named.digit(power) == 0).flat_map(move |power| {
        let unit = 10_u32.pow(power);
        (1..=(left / unit).min(9)).map(move |digit| Money::hundreds(digit * unit))
    })
}

/// Can more cubes be named after so many? Below 200 a count is complete.
const fn is_open(named: u32) -> bool {
    named == 0 || named >= AT_ONCE && last_digit(named) >= 2
}

/// The most that can be named exactly after so many: what is named at once, or else what is below the digits that were
/// named.
const fn exact(named: u32) -> u32 {
    if named == 0 || last_digit(named) > 2 { AT_ONCE } else { 99 }
}

/// The counts that can be named after so many of the cubes that are held.
fn counts(named: u32, held: u32) -> impl Iterator<Item = u32> {
    let left = if is_open(named) { held - named } else { 0 };
    let (exact, below) = (exact(named), if named == 0 { u32::MAX } else { last_digit(named) });
    (1..=left.min(exact)).chain(round_counts(left, below).filter(move |&count| count > exact))
}

/// May these cubes be named?
fn check_cubes<P: Pledge>(
    draft: &Draft,
    player: &Player,
    resource: Resource,
    count: u32,
) -> Result<(), Rule> {
    let (named, held) = (draft.cubes.of(resource), player.stock.of(resource));
    if count == 0 {
        return Err(Rule::NoCubes);
    }
    let round = round_count(count);
    if count > AT_ONCE && round.is_none() {
        return Err(Rule::TooManyCubes);
    }
    if count > held {
        return Err(P::EXCEEDS);
    }
    let follows = count <= exact(named) || round.is_some_and(|power| named == 0 || power < last_digit(named));
    if !is_open(named) || !follows {
        return Err(Rule::AlreadyNamed);
    }
    if count > held - named { Err(P::EXCEEDS) } else { Ok(()) }
}

/// May this sum be named?
fn check_money(draft: &Draft, money: Money, sum: Money) -> Result<(), Rule> {
    if draft.money.plus(sum) > money {
        return Err(Rule::BidExceedsMoney);
    }
    let power = sum.round_power().ok_or(Rule::NotARoundSum)?;
    // A digit of the sum that is not 0 has been named; what was named must still be readable from it.
    if draft.money.digit(power) > 0 { Err(Rule::AlreadyNamed) } else { Ok(()) }
}

/// May it be taken back?
fn check_again(draft: &Draft) -> Result<(), Rule> {
    if draft.is_empty() { Err(Rule::NothingNamed) } else { Ok(()) }
}
