//! Turns on boards II and III (RW-6.1, RW-7.1): round and round in order of position from the left, until every
//! vice-president has returned.

use crate::news::Event;
use crate::pieces::{MAX_POSITIONS, PhaseBoard};
use crate::state::State;
use adit_game::{Seat, SeatSet};

/// The player whose vice-president stands on the position of the turn.
pub fn acting(state: &State, board: PhaseBoard, turn: u8) -> SeatSet {
    let row = &state.positions[board.index()];
    row.get(usize::from(turn)).copied().flatten().into_iter().collect()
}

/// The first position whose vice-president has not returned.
pub fn first(state: &State, board: PhaseBoard) -> Option<u8> {
    from(state, board, 0)
}

/// The next such position after this one, going round from the left.
pub fn after(state: &State, board: PhaseBoard, turn: u8) -> Option<u8> {
    from(state, board, usize::from(turn) + 1)
}

fn from(state: &State, board: PhaseBoard, first: usize) -> Option<u8> {
    let row = &state.positions[board.index()];
    let round = (first..MAX_POSITIONS).chain(0..first.min(MAX_POSITIONS));
    round.into_iter().find(|&position| row[position].is_some()).map(|position| position as u8)
}

/// Counts a transaction or an action; after the last one of the position the vice-president returns.
pub fn count(state: &mut State, board: PhaseBoard, turn: u8, done: &mut [u8; MAX_POSITIONS]) {
    let turn = usize::from(turn);
    done[turn] += 1;
    let allowed = state.rulebook.side().turns(board).get(turn).copied().unwrap_or(0);
    if done[turn] >= allowed {
        state.positions[board.index()][turn] = None;
    }
}

/// The vice-president returns at once: passing is final (RW-6.4, RW-7.1).
pub fn pass(state: &mut State, board: PhaseBoard, turn: u8, seat: Seat) {
    state.positions[board.index()][usize::from(turn)] = None;
    state.news.tell(Event::Passed { seat });
}
