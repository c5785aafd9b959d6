//! Section 1C: taking order cards (CV-6).

use crate::moves::Move;
use crate::news::Event;
use crate::phase::Phase;
use crate::rules::Rule;
use crate::scoring::Source;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Players take order cards one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// Who takes a card or passes.
    pub turn: Seat,
    /// Who is out of this section.
    pub passed: SeatSet,
}

impl Orders {
    /// CV-6.1: in card order.
    pub fn begun_by(turn: Seat) -> Orders {
        Orders { turn, passed: SeatSet::EMPTY }
    }
}

/// The player in turn.
pub fn acting(orders: &Orders) -> SeatSet {
    SeatSet::one(orders.turn)
}

/// Each card on show, or a pass.
pub fn moves(state: &State, _orders: &Orders, _seat: Seat, out: &mut Vec<Move>) {
    out.push(Move::Pass {});
    out.extend(state.orders.on_show.iter().map(|order| Move::TakeOrder { order }));
}

/// May the seat take this card, or pass?
pub fn check(state: &State, orders: &Orders, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if seat != orders.turn {
        return Err(Rule::OrdersTurn);
    }
    let Move::TakeOrder { order } = *mv else { return Ok(()) };
    if state.orders.on_show.contains(order) { Ok(()) } else { Err(Rule::OrderNotOnShow) }
}

/// The seat takes a card or passes.
pub fn play(state: &mut State, mut orders: Orders, seat: Seat, mv: &Move) -> Next {
    if let Move::TakeOrder { order } = *mv {
        // CV-6.5: the chips are worth points at once and go back.
        let chips = std::mem::take(&mut state.orders.chips[order.index()]);
        let points = i32::from(chips) * state.rulebook.components.chip_points;
        state.score(seat, Source::Chips, points);
        state.orders.on_show.remove(order);
        state.players[seat].orders.insert(order);
        state.news.tell(Event::OrderTaken { seat, order, points });
    } else {
        orders.passed.insert(seat);
        state.news.tell(Event::Passed { seat });
    }
    match state.next_in_card_order(seat, |other| !orders.passed.contains(other)) {
        Some(turn) if !state.orders.on_show.is_empty() => {
            Next::Stay(Phase::Orders(Orders { turn, ..orders }))
        }
        Some(_) | None => Next::OrdersOver,
    }
}

/// CV-6.6: every card not taken gets one more chip, but not in the last phase.
pub fn place_chips(state: &mut State) {
    let left = state.orders.on_show;
    if state.phase_number < state.rulebook.phases && !left.is_empty() {
        for order in left.iter() {
            let chips = &mut state.orders.chips[order.index()];
            *chips = chips.saturating_add(1);
        }
        state.news.tell(Event::ChipsPlaced { orders: left.len() as u8 });
    }
}
