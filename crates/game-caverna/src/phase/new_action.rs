//! New action (CD-4.2): the next face-down action tile is turned up.

use crate::moves::Chance;
use crate::news::Event;
use crate::phase::Phase;
use crate::sequence::Next;
use crate::state::State;
use adit_game::Weight;

/// The next round begins.
pub fn begin(state: &mut State) {
    state.round += 1;
    state.tell(Event::RoundBegan { round: state.round, turns: state.turn_number() });
}

/// CD-3.2: the tiles of a group lie in random order, and groups come one after the other.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    let round = usize::from(state.round).checked_sub(1).and_then(|round| state.rounds().get(round));
    if let Some(round) = round {
        out.extend(state.face_down_tiles(round.group).iter().map(|tile| (Chance::Turn { tile }, 1)));
    }
}

pub fn settle(state: &mut State, chance: &Chance) -> Next {
    let Chance::Turn { tile } = *chance else { return Next::Stay(Phase::NewAction) };
    state.available.insert(tile);
    state.tell(Event::TileTurned { tile });
    Next::ActionTurnedUp
}
