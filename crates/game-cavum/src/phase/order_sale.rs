//! Section 4B: fulfilling orders (CV-15).

use crate::moves::Move;
use crate::news::Event;
use crate::pieces::OrderCard;
use crate::rules::Rule;
use crate::sequence;
use crate::state::{Section, State};
use adit_game::Seat;

/// CV-15.1: in card order.
pub fn begin(state: &mut State) {
    state.section = Section::OrderSale { turn: state.lowest_card_holder() };
}

fn payable(state: &State, seat: Seat, order: OrderCard) -> bool {
    state.players[seat].stones.covers(&state.book.components.order(order).stones)
}

/// What the seat in turn may do.
pub fn moves(state: &State, out: &mut Vec<Move>) {
    let Section::OrderSale { turn } = state.section else { return };
    out.push(Move::Done {});
    let cards = state.players[turn].orders.iter().filter(|&order| payable(state, turn, order));
    out.extend(cards.map(|order| Move::Fulfil { order }));
}

/// May the seat do this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Section::OrderSale { turn } = state.section else { return Err(Rule::OtherSection) };
    if !matches!(mv, Move::Fulfil { .. } | Move::Done {}) {
        return Err(Rule::OtherSection);
    }
    if seat != turn {
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
pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    if let Move::Fulfil { order } = *mv {
        return fulfil(state, seat, order);
    }
    state.tell(Event::OrdersDone { seat });
    let own = state.players[seat].card;
    let next = state.card_order().find(|&other| state.players[other].card > own);
    match next {
        Some(turn) => state.section = Section::OrderSale { turn },
        None => sequence::after_order_sale(state),
    }
}

/// CV-15.2: the stones go on their scales, the card leaves the game.
fn fulfil(state: &mut State, seat: Seat, order: OrderCard) {
    let card = *state.book.components.order(order);
    let paid = state.players[seat].stones.take(&card.stones);
    debug_assert!(paid, "the stones were there");
    state.scales += &card.stones;
    state.players[seat].orders.remove(order);
    state.orders.gone.insert(order);
    state.score(seat, card.value);
    state.tell(Event::OrderFulfilled { seat, order, points: card.value });
}
