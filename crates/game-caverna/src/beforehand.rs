//! Orders that players give beforehand: what they would say anyway.

use crate::imagine::imagine;
use crate::moves::{Move, MoveKind};
use crate::phase::Phase;
use crate::sequence;
use crate::view::View;
use adit_game::{Obeyed, Seat, SeedDice, StandingOrder, UsualOrder};

/// End turns, room actions and visits of rooms where nothing but exchanges is left.
const END: &str = "end";

/// The orders that a seat usually gives now.
pub fn usual(view: &View, _seat: Seat) -> Vec<UsualOrder> {
    if view.phase == Phase::Over { Vec::new() } else { vec![UsualOrder::new(END, this_round(view))] }
}

/// What an order does now.
pub fn obey(view: &View, seat: Seat, order: &StandingOrder) -> Obeyed<Move> {
    if view.phase == Phase::Over || !order.is(END, &this_round(view)) {
        return Obeyed::Ends;
    }
    // Nothing is hidden, so nothing is drawn here.
    let Ok(state) = imagine(view, &mut SeedDice::new(0)) else { return Obeyed::Ends };
    let mut moves = Vec::new();
    sequence::moves(&state, seat, &mut moves);
    let is_exchange = |mv: &Move| matches!(mv.kind(), MoveKind::Exchange(_));
    let ends = |mv: &Move| matches!(mv.kind(), MoveKind::End | MoveKind::Stop | MoveKind::Done);
    let mut others = moves.into_iter().filter(|mv| !is_exchange(mv));
    match (others.next(), others.next()) {
        (Some(mv), None) if ends(&mv) => Obeyed::Says(mv),
        (Some(_), _) | (None, _) => Obeyed::Waits,
    }
}

/// The round, as orders name it.
fn this_round(view: &View) -> String {
    view.round.to_string()
}
