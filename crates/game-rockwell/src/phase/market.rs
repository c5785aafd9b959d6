//! Phase II (RW-6): single transactions in turn, from the left.

use crate::goods::{Cubes, Money, Resource};
use crate::moves::Move;
use crate::news::Event;
use crate::phase::achievements;
use crate::pieces::PhaseBoard;
use crate::progress::{Market, Phase};
use crate::rules::Rule;
use crate::sequence;
use crate::setup::MOST_CUBES;
use crate::state::State;
use adit_game::{Seat, SeatSet};

/// The player whose vice-president stands on the position of the turn.
pub fn acting(state: &State, market: &Market) -> SeatSet {
    state.positions[PhaseBoard::Two.index()]
        .get(usize::from(market.turn))
        .copied()
        .flatten()
        .into_iter()
        .collect()
}

/// Lists sales and purchases of the resources not yet traded, and passing.
pub fn moves(state: &State, market: &Market, seat: Seat, out: &mut Vec<Move>) {
    let player = &state.players[seat];
    for resource in Resource::ALL.into_iter().filter(|&resource| !has_traded(market, resource)) {
        let held = player.stock.of(resource).min(u16::from(MOST_CUBES)) as u8;
        out.extend((1..=held).map(|count| Move::Sell { resource, count }));
        let price = state.components().price(resource).in_hundreds();
        let affordable = (player.money.in_hundreds() / price).min(u32::from(MOST_CUBES)) as u8;
        out.extend((1..=affordable).map(|count| Move::Buy { resource, count }));
    }
    out.push(Move::Pass {});
}

fn has_traded(market: &Market, resource: Resource) -> bool {
    market.traded[usize::from(market.turn)].contains(resource)
}

/// RW-6.2, RW-6.3: what a sale and a purchase have in common.
fn check_transaction(state: &State, resource: Resource, count: u8) -> Result<(), Rule> {
    let Phase::Market(market) = &state.phase else { return Err(Rule::NotTheMarket) };
    if count == 0 {
        return Err(Rule::NoCubes);
    }
    if count > MOST_CUBES {
        return Err(Rule::TooManyCubes);
    }
    if has_traded(market, resource) { Err(Rule::AlreadyTraded) } else { Ok(()) }
}

/// RW-6.2: own cubes are sold.
pub fn check_sell(state: &State, seat: Seat, resource: Resource, count: u8) -> Result<(), Rule> {
    check_transaction(state, resource, count)?;
    if u16::from(count) > state.players[seat].stock.of(resource) {
        Err(Rule::SaleExceedsCubes)
    } else {
        Ok(())
    }
}

/// RW-6.2: what is bought is paid at once.
pub fn check_buy(state: &State, seat: Seat, resource: Resource, count: u8) -> Result<(), Rule> {
    check_transaction(state, resource, count)?;
    let cost = state.components().price(resource).times(u32::from(count));
    if cost > state.players[seat].money { Err(Rule::PurchaseExceedsMoney) } else { Ok(()) }
}

fn handful(state: &State, resource: Resource, count: u8) -> (Cubes, Money) {
    let mut cubes = Cubes::EMPTY;
    cubes[resource] = count;
    (cubes, state.components().value(&cubes))
}

/// Cubes become money.
pub fn play_sell(state: &mut State, seat: Seat, resource: Resource, count: u8) {
    let (cubes, money) = handful(state, resource, count);
    let player = &mut state.players[seat];
    player.stock.remove(&cubes);
    player.money = player.money.plus(money);
    state.news.tell(Event::Sold { seat, resource, count, money });
    traded(state, seat, resource);
}

/// Money becomes cubes.
pub fn play_buy(state: &mut State, seat: Seat, resource: Resource, count: u8) {
    let (cubes, money) = handful(state, resource, count);
    let player = &mut state.players[seat];
    player.stock.add(&cubes);
    player.money = player.money.minus(money);
    state.news.tell(Event::Bought { seat, resource, count, money });
    traded(state, seat, resource);
}

/// RW-6.4: after the last transaction the vice-president returns.
fn traded(state: &mut State, seat: Seat, resource: Resource) {
    achievements::award(state, Some(seat));
    let Phase::Market(market) = &mut state.phase else { return };
    let turn = usize::from(market.turn);
    market.traded[turn].insert(resource);
    market.done[turn] += 1;
    let market = *market;
    let allowed = state.rulebook.side().transactions.get(turn).copied().unwrap_or(0);
    if market.done[turn] >= allowed {
        state.positions[PhaseBoard::Two.index()][turn] = None;
    }
    sequence::next_in_market(state, market);
}

/// Passing is final (RW-6.4).
pub fn play_pass(state: &mut State, seat: Seat) {
    let Phase::Market(market) = state.phase else { return };
    state.positions[PhaseBoard::Two.index()][usize::from(market.turn)] = None;
    state.news.tell(Event::Passed { seat });
    sequence::next_in_market(state, market);
}
