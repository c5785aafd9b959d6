//! Section 1C: taking order cards (CV-6).

use crate::moves::Move;
use crate::news::Event;
use crate::rules::Rule;
use crate::sequence;
use crate::state::{Section, State};
use adit_game::{Seat, SeatSet};

/// CV-6.1: in card order.
pub fn begin(state: &mut State) {
    if state.orders.on_show.is_empty() {
        finish(state);
    } else {
        state.section = Section::Orders { turn: state.lowest_card_holder(), passed: SeatSet::EMPTY };
    }
}

/// What the seat in turn may do.
pub fn moves(state: &State, out: &mut Vec<Move>) {
    out.push(Move::Pass {});
    out.extend(state.orders.on_show.iter().map(|order| Move::TakeOrder { order }));
}

/// May the seat do this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Section::Orders { turn, .. } = state.section else { return Err(Rule::OtherSection) };
    if !matches!(mv, Move::TakeOrder { .. } | Move::Pass {}) {
        return Err(Rule::OtherSection);
    }
    if seat != turn {
        return Err(Rule::OrdersTurn);
    }
    let Move::TakeOrder { order } = *mv else { return Ok(()) };
    if state.orders.on_show.contains(order) { Ok(()) } else { Err(Rule::OrderNotOnShow) }
}

/// The seat takes a card or passes.
pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    let Section::Orders { mut passed, .. } = state.section else { return };
    if let Move::TakeOrder { order } = *mv {
        // CV-6.5: the chips are worth points at once and go back.
        let chips = std::mem::take(&mut state.orders.chips[order.index()]);
        let points = i32::from(chips) * state.book.components.chip_points;
        state.score(seat, points);
        state.orders.on_show.remove(order);
        state.players[seat].orders.insert(order);
        state.tell(Event::OrderTaken { seat, order, points });
    } else {
        passed.insert(seat);
        state.tell(Event::Passed { seat });
    }
    match state.next_in_card_order(seat, |other| !passed.contains(other)) {
        Some(turn) if !state.orders.on_show.is_empty() => state.section = Section::Orders { turn, passed },
        Some(_) | None => finish(state),
    }
}

/// CV-6.6: every card not taken gets one more chip, but not in the last phase.
fn finish(state: &mut State) {
    let left = state.orders.on_show;
    if state.phase < state.book.phases && !left.is_empty() {
        for order in left.iter() {
            let chips = &mut state.orders.chips[order.index()];
            *chips = chips.saturating_add(1);
        }
        state.tell(Event::ChipsPlaced { orders: left.len() as u8 });
    }
    sequence::after_orders(state);
}
