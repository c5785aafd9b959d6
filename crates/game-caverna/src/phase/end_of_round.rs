//! End of round (CD-4.8).

use crate::news::Event;
use crate::state::State;
use adit_kit::Set;

/// The tiles return, and the start-player marker goes on.
pub fn end(state: &mut State) {
    state.available |= state.taken;
    state.taken = Set::EMPTY;
    state.start_player = state.start_player.map(|seat| seat.next(state.seats()));
    state.tell(Event::RoundEnded { round: state.round });
}
