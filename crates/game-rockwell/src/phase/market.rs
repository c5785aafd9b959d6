//! Phase II (RW-6): single transactions in turn, from the left.

use crate::goods::{Cubes, Money, Resource};
use crate::moves::Move;
use crate::news::Event;
use crate::phase::{achievements, turns};
use crate::pieces::{MAX_POSITIONS, PhaseBoard};
use crate::rules::Rule;
use crate::sequence::Next;
use crate::setup::MOST_CUBES;
use crate::state::State;
use adit_game::{Seat, SeatSet};
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
}

/// The resources that a player has traded in a phase II (RW-6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Resource>", into = "Vec<Resource>")]
pub struct Traded(u8);

impl Traded {
    /// Has this one been traded?
    pub const fn contains(self, resource: Resource) -> bool {
        self.0 >> resource.index() & 1 != 0
    }

    /// Now it has been.
    pub const fn insert(&mut self, resource: Resource) {
        self.0 |= 1 << resource.index();
    }

    /// How many have been traded.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl From<Vec<Resource>> for Traded {
    fn from(resources: Vec<Resource>) -> Traded {
        let mut traded = Traded::default();
        for resource in resources {
            traded.insert(resource);
        }
        traded
    }
}

impl From<Traded> for Vec<Resource> {
    fn from(traded: Traded) -> Vec<Resource> {
        Resource::ALL.into_iter().filter(|&resource| traded.contains(resource)).collect()
    }
}

impl Market {
    /// Nothing has been traded; the leftmost vice-president begins, if there is one.
    pub fn begin(state: &State) -> Option<Market> {
        let turn = turns::first(state, BOARD)?;
        Some(Market { turn, done: [0; MAX_POSITIONS], traded: [Traded::default(); MAX_POSITIONS] })
    }

    /// It is the next vice-president's turn, if one is left.
    pub fn next(self, state: &State) -> Option<Market> {
        Some(Market { turn: turns::after(state, BOARD, self.turn)?, ..self })
    }

    fn has_traded(&self, resource: Resource) -> bool {
        self.traded[usize::from(self.turn)].contains(resource)
    }
}

/// The player whose vice-president stands on the position of the turn.
pub fn acting(state: &State, market: &Market) -> SeatSet {
    turns::acting(state, BOARD, market.turn)
}

/// Lists sales and purchases of the resources not yet traded, and passing.
pub fn moves(state: &State, market: &Market, seat: Seat, out: &mut Vec<Move>) {
    let player = &state.players[seat];
    for resource in Resource::ALL.into_iter().filter(|&resource| !market.has_traded(resource)) {
        let held = player.stock.of(resource).min(u16::from(MOST_CUBES)) as u8;
        out.extend((1..=held).map(|count| Move::Sell { resource, count }));
        let price = state.components().price(resource).in_hundreds();
        let affordable = (player.money.in_hundreds() / price).min(u32::from(MOST_CUBES)) as u8;
        out.extend((1..=affordable).map(|count| Move::Buy { resource, count }));
    }
    out.push(Move::Pass {});
}

/// RW-6.2: own cubes are sold, and what is bought is paid at once. Everybody may pass (RW-6.4).
pub fn check(state: &State, market: &Market, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let player = &state.players[seat];
    if let Move::Sell { resource, count } = *mv {
        check_transaction(market, resource, count)?;
        let held = player.stock.of(resource);
        if u16::from(count) > held { Err(Rule::SaleExceedsCubes) } else { Ok(()) }
    } else if let Move::Buy { resource, count } = *mv {
        check_transaction(market, resource, count)?;
        let cost = state.components().price(resource).times(u32::from(count));
        if cost > player.money { Err(Rule::PurchaseExceedsMoney) } else { Ok(()) }
    } else if *mv == (Move::Pass {}) {
        Ok(())
    } else {
        Err(mv.out_of_place())
    }
}

/// RW-6.2, RW-6.3: what a sale and a purchase have in common.
fn check_transaction(market: &Market, resource: Resource, count: u8) -> Result<(), Rule> {
    if count == 0 {
        return Err(Rule::NoCubes);
    }
    if count > MOST_CUBES {
        return Err(Rule::TooManyCubes);
    }
    if market.has_traded(resource) { Err(Rule::AlreadyTraded) } else { Ok(()) }
}

/// Cubes become money or money cubes; after the last transaction, or on passing, the vice-president returns.
pub fn play(state: &mut State, mut market: Market, seat: Seat, mv: Move) -> Next {
    if let Move::Sell { resource, count } = mv {
        let (cubes, money) = handful(state, resource, count);
        let player = &mut state.players[seat];
        player.stock.remove(&cubes);
        player.money = player.money.plus(money);
        state.news.tell(Event::Sold { seat, resource, count, money });
        traded(state, &mut market, seat, resource);
    } else if let Move::Buy { resource, count } = mv {
        let (cubes, money) = handful(state, resource, count);
        let player = &mut state.players[seat];
        player.stock.add(&cubes);
        player.money = player.money.minus(money);
        state.news.tell(Event::Bought { seat, resource, count, money });
        traded(state, &mut market, seat, resource);
    } else {
        turns::pass(state, BOARD, market.turn, seat);
    }
    Next::Traded(market)
}

fn handful(state: &State, resource: Resource, count: u8) -> (Cubes, Money) {
    let mut cubes = Cubes::EMPTY;
    cubes[resource] = count;
    (cubes, state.components().value(&cubes))
}

fn traded(state: &mut State, market: &mut Market, seat: Seat, resource: Resource) {
    achievements::award(state, Some(seat));
    market.traded[usize::from(market.turn)].insert(resource);
    turns::count(state, BOARD, market.turn, &mut market.done);
}
