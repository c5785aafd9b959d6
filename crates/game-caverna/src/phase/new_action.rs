//! New action (CD-4.2): the next face-down action tile is turned up.

use super::take_tile;
use crate::moves::Chance;
use crate::news::Event;
use crate::pieces::Tile;
use crate::state::{Phase, State};
use adit_game::Weight;

/// Begins the next round.
pub fn begin(state: &mut State) {
    state.round += 1;
    state.tell(Event::RoundBegan { round: state.round, turns: state.turn_number() });
    state.phase = Phase::NewAction;
}

/// CD-3.2: the tiles of a group lie in random order, and groups come one after the other.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    let round = usize::from(state.round).checked_sub(1).and_then(|round| state.rounds().get(round));
    if let Some(round) = round {
        out.extend(state.face_down_tiles(round.group).iter().map(|tile| (Chance::Turn { tile }, 1)));
    }
}

pub fn settle(state: &mut State, tile: Tile) {
    state.available.insert(tile);
    state.tell(Event::TileTurned { tile });
    take_tile::begin(state);
}
