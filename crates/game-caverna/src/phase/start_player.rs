//! The start player is drawn (CD-3.7), unless the table has agreed on one.

use crate::moves::Chance;
use crate::news::Event;
use crate::phase::Phase;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, Weight};

pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    out.extend(Seat::all(state.seats()).map(|seat| (Chance::Start { seat }, 1)));
}

pub fn settle(state: &mut State, chance: &Chance) -> Next {
    let Chance::Start { seat } = *chance else { return Next::Stay(Phase::StartPlayer) };
    appoint(state, seat)
}

/// This player starts.
pub fn appoint(state: &mut State, seat: Seat) -> Next {
    state.start_player = Some(seat);
    state.tell(Event::StartPlayer { seat });
    Next::Prepared
}
