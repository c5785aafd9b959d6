//! Placing vice-presidents (RW-4.3): two passes in directorate order.

use crate::moves::Move;
use crate::news::Event;
use crate::phase::Phase;
use crate::pieces::{PhaseBoard, Position};
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who places a vice-president.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// How many have been placed in this round.
    pub placed: u8,
}

impl Placement {
    /// Nobody has placed one yet.
    pub const BEGIN: Placement = Placement { placed: 0 };
}

/// The next player in directorate order.
pub fn acting(state: &State, placement: &Placement) -> SeatSet {
    let turn = usize::from(placement.placed) % state.seats();
    state.directorate.at(turn as u8).into_iter().collect()
}

/// Lists the free positions of the boards on which the seat has no vice-president.
pub fn moves(state: &State, _placement: &Placement, seat: Seat, out: &mut Vec<Move>) {
    for board in PhaseBoard::ALL {
        if state.position(board, seat).is_none() {
            let free = |position: &Position| state.positions[board.index()][position.index()].is_none();
            let positions = Position::of(board, state.rulebook.side().positions(board));
            out.extend(positions.filter(free).map(|position| Move::Place { position }));
        }
    }
}

/// RW-4.3.2: different boards, one vice-president for each position.
pub fn check(state: &State, _placement: &Placement, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Move::Place { position } = *mv else { return Err(mv.out_of_place()) };
    if position.index() >= state.rulebook.side().positions(position.board) {
        return Err(Rule::NoSuchPosition);
    }
    if state.position(position.board, seat).is_some() {
        return Err(Rule::SameBoard);
    }
    if state.positions[position.board.index()][position.index()].is_some() {
        return Err(Rule::PositionTaken);
    }
    Ok(())
}

/// Places the vice-president.
pub fn play(state: &mut State, mut placement: Placement, seat: Seat, mv: Move) -> Next {
    if let Move::Place { position } = mv {
        placement.placed += 1;
        state.positions[position.board.index()][position.index()] = Some(seat);
        state.news.tell(Event::Placed { seat, position });
    }
    if usize::from(placement.placed) == 2 * state.seats() {
        Next::AllPlaced
    } else {
        Next::Stay(Phase::Placement(placement))
    }
}
