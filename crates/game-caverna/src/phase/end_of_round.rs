//! End of round (CD-4.8).

use super::new_action;
use crate::news::Event;
use crate::set::Set;
use crate::state::{Phase, State};

/// The tiles return, the start-player marker goes on, and the next round begins if there is one.
pub fn end(state: &mut State) {
    state.available = state.available.or(state.taken);
    state.taken = Set::EMPTY;
    state.start_player = state.start_player.map(|seat| seat.next(state.seats()));
    state.tell(Event::RoundEnded { round: state.round });
    if usize::from(state.round) < state.rounds().len() {
        new_action::begin(state);
    } else {
        state.tell(Event::GameEnded {});
        state.phase = Phase::Over;
    }
}
