//! Phase II (RW-6): single transactions in turn, from the left.

use crate::goods::{AT_ONCE, Money, Resource, Stock, last_digit, round_count, round_counts};
use crate::moves::Move;
use crate::news::Event;
use crate::phase::{Phase, achievements, turns};
use crate::pieces::{MAX_POSITIONS, PhaseBoard};
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use adit_kit::Set;
use serde::{Deserialize, Serialize};

const BOARD: PhaseBoard = PhaseBoard::Two;

/// Phase II. A position whose vice-president has returned takes no more part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// Whose turn it is: a position of board II, from 0.
    pub turn: u8,
    /// The transactions made from each position.
    pub done: [u8; MAX_POSITIONS],
    /// The resources traded from each position.
    pub traded: [Traded; MAX_POSITIONS],
    /// What the player of the turn has counted out for the next transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<Counted>,
}

/// Cubes that are moved by the next transaction with their resource, too many to be named at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// The resource.
    pub resource: Resource,
    /// How many, in hundreds.
    pub count: u32,
}

/// The resources that a player has traded in a phase II (RW-6.3).
pub type Traded = Set<Resource>;

impl Market {
    /// Nothing has been traded; the leftmost vice-president begins, if there is one.
    pub fn begin(state: &State) -> Option<Market> {
        let turn = turns::first(state, BOARD)?;
        let traded = [Traded::EMPTY; MAX_POSITIONS];
        Some(Market { turn, done: [0; MAX_POSITIONS], traded, counted: None })
    }

    /// It is the next vice-president's turn, if one is left.
    pub fn next(self, state: &State) -> Option<Market> {
        Some(Market { turn: turns::after(state, BOARD, self.turn)?, counted: None, ..self })
    }

    /// How many cubes of a resource are counted out.
    fn counted(&self, resource: Resource) -> u32 {
        self.counted.filter(|counted| counted.resource == resource).map_or(0, |counted| counted.count)
    }

    fn has_traded(&self, resource: Resource) -> bool {
        self.traded[usize::from(self.turn)].contains(resource)
    }
}

/// The player whose vice-president stands on the position of the turn.
pub fn acting(state: &State, market: &Market) -> SeatSet {
    turns::acting(state, BOARD, market.turn)
}

/// How many cubes of a resource a player can sell, and how many they can buy.
fn bounds(state: &State, seat: Seat, resource: Resource) -> (u32, u32) {
    let player = &state.players[seat];
    let price = state.components().price(resource).in_hundreds();
    (player.stock.of(resource), player.money.in_hundreds() / price)
}

/// Lists sales and purchases of the resources not yet traded, and passing.
pub fn moves(state: &State, market: &Market, seat: Seat, out: &mut Vec<Move>) {
    for resource in Resource::ALL.into_iter().filter(|&resource| !market.has_traded(resource)) {
        let (held, affordable) = bounds(state, seat, resource);
        let counted = market.counted(resource);
        let at_once = |most: u32| 1..=most.saturating_sub(counted).min(AT_ONCE);
        out.extend(at_once(held).map(|count| Move::Sell { resource, count }));
        out.extend(at_once(affordable).map(|count| Move::Buy { resource, count }));
        let left = held.max(affordable).saturating_sub(counted);
        if left > AT_ONCE {
            let below = if counted == 0 { u32::MAX } else { last_digit(counted) };
            out.extend(round_counts(left - 1, below).map(|count| Move::Count { resource, count }));
        }
    }
    out.push(Move::Pass {});
}

/// RW-6.2: own cubes are sold, and what is bought is paid at once. Everybody may pass (RW-6.4).
pub fn check(state: &State, market: &Market, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if let Move::Sell { resource, count } = *mv {
        check_transaction(market, resource, count)?;
        let (held, _) = bounds(state, seat, resource);
        if count > held.saturating_sub(market.counted(resource)) {
            Err(Rule::SaleExceedsCubes)
        } else {
            Ok(())
        }
    } else if let Move::Buy { resource, count } = *mv {
        check_transaction(market, resource, count)?;
        let (_, affordable) = bounds(state, seat, resource);
        if count > affordable.saturating_sub(market.counted(resource)) {
            Err(Rule::PurchaseExceedsMoney)
        } else {
            Ok(())
        }
    } else if let Move::Count { resource, count } = *mv {
        check_count(state, market, seat, resource, count)
    } else if *mv == (Move::Pass {}) {
        Ok(())
    } else {
        Err(mv.out_of_place())
    }
}

/// RW-6.2, RW-6.3: what a sale and a purchase have in common.
fn check_transaction(market: &Market, resource: Resource, count: u32) -> Result<(), Rule> {
    if count == 0 {
        return Err(Rule::NoCubes);
    }
    if count > AT_ONCE {
        return Err(Rule::TooManyCubes);
    }
    if market.has_traded(resource) { Err(Rule::AlreadyTraded) } else { Ok(()) }
}

/// RW-11.1.3: round counts in descending order, while more than can be named at once is left and something remains to
/// be named.
fn check_count(
    state: &State,
    market: &Market,
    seat: Seat,
    resource: Resource,
    count: u32,
) -> Result<(), Rule> {
    let power = round_count(count).ok_or(Rule::NotARoundCount)?;
    if market.has_traded(resource) {
        return Err(Rule::AlreadyTraded);
    }
    let counted = market.counted(resource);
    if counted > 0 && power >= last_digit(counted) {
        return Err(Rule::AlreadyNamed);
    }
    let (held, affordable) = bounds(state, seat, resource);
    let left = held.max(affordable).saturating_sub(counted);
    if left > AT_ONCE && count < left { Ok(()) } else { Err(Rule::NothingToCount) }
}

/// Cubes become money or money cubes; after the last transaction, or on passing, the vice-president returns.
pub fn play(state: &mut State, mut market: Market, seat: Seat, mv: Move) -> Next {
    if let Move::Count { resource, count } = mv {
        let count = market.counted(resource).saturating_add(count);
        state.news.tell(Event::Counted { seat, resource, count });
        return Next::Stay(Phase::Market(Market { counted: Some(Counted { resource, count }), ..market }));
    }
    if let Move::Sell { resource, count } = mv {
        let (cubes, money, count) = handful(state, &market, resource, count);
        let player = &mut state.players[seat];
        player.stock.remove(&cubes);
        player.money = player.money.plus(money);
        traded(state, &mut market, seat, resource, Event::Sold { seat, resource, count, money });
    } else if let Move::Buy { resource, count } = mv {
        let (cubes, money, count) = handful(state, &market, resource, count);
        let player = &mut state.players[seat];
        player.stock.add(&cubes);
        player.money = player.money.minus(money);
        traded(state, &mut market, seat, resource, Event::Bought { seat, resource, count, money });
    } else {
        turns::pass(state, BOARD, market.turn, seat);
    }
    Next::Traded(market)
}

/// The cubes of a transaction with those that were counted out, their price and their number.
fn handful(state: &State, market: &Market, resource: Resource, count: u32) -> (Stock, Money, u32) {
    let count = market.counted(resource).saturating_add(count);
    (Stock::from_iter([(resource, count)]), state.components().price(resource).times(count), count)
}

fn traded(state: &mut State, market: &mut Market, seat: Seat, resource: Resource, event: Event) {
    state.news.tell(event);
    achievements::award(state, Some(seat));
    market.traded[usize::from(market.turn)].insert(resource);
    turns::count(state, BOARD, market.turn, &mut market.done);
}
