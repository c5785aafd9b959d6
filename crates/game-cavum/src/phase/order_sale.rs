//! Section 4B: fulfilling orders (CV-15).

use crate::moves::Move;
use crate::news::Event;
use crate::phase::Phase;
use crate::pieces::OrderCard;
use crate::rules::Rule;
use crate::scoring::Source;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Players fulfil orders, each as many as they want before the next player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderSale {
    /// Who fulfils.
    pub turn: Seat,
}

/// The player in turn.
pub fn acting(sale: &OrderSale) -> SeatSet {
    SeatSet::one(sale.turn)
}

fn payable(state: &State, seat: Seat, order: OrderCard) -> bool {
    state.players[seat].stones.covers(&state.rulebook.components.order(order).stones)
}

/// Each card whose stones are there, or no more.
pub fn moves(state: &State, _sale: &OrderSale, seat: Seat, out: &mut Vec<Move>) {
    out.push(Move::Done {});
    let cards = state.players[seat].orders.iter().filter(|&order| payable(state, seat, order));
    out.extend(cards.map(|order| Move::Fulfil { order }));
}

/// May the seat fulfil this card, or be done?
pub fn check(state: &State, sale: &OrderSale, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if seat != sale.turn {
        return Err(Rule::OrderSaleTurn);
    }
    let Move::Fulfil { order } = *mv else { return Ok(()) };
    if !state.players[seat].orders.contains(order) {
        Err(Rule::NotOwnOrder)
    } else if !payable(state, seat, order) {
        Err(Rule::OrderNotPayable)
    } else {
        Ok(())
    }
}

/// The seat fulfils a card or is done.
pub fn play(state: &mut State, sale: OrderSale, seat: Seat, mv: &Move) -> Next {
    if let Move::Fulfil { order } = *mv {
        fulfil(state, seat, order);
        return Next::Stay(Phase::OrderSale(sale));
    }
    state.news.tell(Event::OrdersDone { seat });
    // CV-15.1: each player is asked once, in card order.
    let own = state.players[seat].card;
    match state.card_order().find(|&other| state.players[other].card > own) {
        Some(turn) => Next::Stay(Phase::OrderSale(OrderSale { turn })),
        None => Next::OrderSaleOver,
    }
}

/// CV-15.2: the stones go on their scales, the card leaves the game.
fn fulfil(state: &mut State, seat: Seat, order: OrderCard) {
    let card = *state.rulebook.components.order(order);
    let paid = state.players[seat].stones.take(&card.stones);
    debug_assert!(paid, "the stones were there");
    state.scales += &card.stones;
    state.players[seat].orders.remove(order);
    state.orders.gone.insert(order);
    state.score(seat, Source::Orders, card.value);
    state.news.tell(Event::OrderFulfilled { seat, order, points: card.value });
}
