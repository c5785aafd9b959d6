//! Placing vice-presidents (RW-4.3): two passes in directorate order.

use crate::moves::Move;
use crate::news::Event;
use crate::pieces::{PhaseBoard, Position};
use crate::progress::{Phase, Placement};
use crate::rules::Rule;
use crate::sequence;
use crate::state::State;
use adit_game::{Seat, SeatSet};

/// The next player in directorate order.
pub fn acting(state: &State, placement: Placement) -> SeatSet {
    let turn = usize::from(placement.placed) % state.seats();
    state.directorate.at(turn as u8).into_iter().collect()
}

/// Lists the free positions of the boards on which the seat has no vice-president.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    for board in PhaseBoard::ALL {
        if state.position(board, seat).is_none() {
            let free = |position: &Position| state.positions[board.index()][position.index()].is_none();
            let positions = Position::of(board, state.rulebook.side().positions(board));
            out.extend(positions.filter(free).map(|position| Move::Place { position }));
        }
    }
}

/// RW-4.3.2: different boards, one vice-president for each position.
pub fn check(state: &State, seat: Seat, position: Position) -> Result<(), Rule> {
    let Phase::Placement(_) = state.phase else { return Err(Rule::NotPlacing) };
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
pub fn play(state: &mut State, seat: Seat, position: Position) {
    let Phase::Placement(placement) = &mut state.phase else { return };
    placement.placed += 1;
    let all_placed = usize::from(placement.placed) == 2 * state.rulebook.seats();
    state.positions[position.board.index()][position.index()] = Some(seat);
    state.news.tell(Event::Placed { seat, position });
    if all_placed {
        sequence::begin_insurance(state);
    }
}
