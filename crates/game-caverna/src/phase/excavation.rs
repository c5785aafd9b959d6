//! An excavation: the tile is turned up (CD-6.5.1), and the second of two is dug (CD-6.5.5; D-3 of CD-14.2).

use super::{reveal, room_action};
use crate::effect;
use crate::moves::{Chance, Move};
use crate::news::Event;
use crate::pieces::Room;
use crate::rules::Rule;
use crate::state::{Dig, Phase, Place, State, Turn};
use adit_game::Weight;

/// A tile was removed and is to be turned up.
pub fn begin(state: &mut State, mut turn: Turn, dig: Dig) {
    turn.excavated += 1;
    state.phase = Phase::Uncover { turn, dig };
}

/// Each room that nobody has seen is equally likely (CD-14.4).
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    out.extend(state.unseen.iter().map(|room| (Chance::Uncover { room }, 1)));
}

pub fn settle(state: &mut State, turn: Turn, dig: Dig, room: Room) {
    state.unseen.remove(room);
    state.display.insert(room);
    state.tell(Event::RoomUncovered { room });
    if dig.left > 0 {
        state.phase = Phase::SecondExcavation { turn, dig };
        return;
    }
    match turn.place {
        Place::Room { action, room: in_use }
            if in_use.done.all_of(state.components().room(in_use.room).blocks()) =>
        {
            room_action::finish_room(state, turn, &action);
        }
        Place::Blocks | Place::Rooms { .. } | Place::Room { .. } => reveal::test(state, turn),
    }
}

pub fn moves(state: &State, turn: &Turn, dig: &Dig, out: &mut Vec<Move>) {
    let reachable = state.components().board.reachable(&state.caves[turn.seat], dig.through_walls);
    out.extend(reachable.iter().map(|space| Move::ExcavateSecond { space }));
}

pub fn check(state: &State, turn: &Turn, dig: &Dig, mv: &Move) -> Result<(), Rule> {
    let Move::ExcavateSecond { space } = mv else { return Err(Rule::SecondExcavationFirst) };
    effect::check_target(state, &state.caves[turn.seat], *space, dig.through_walls)
}

pub fn play(state: &mut State, turn: Turn, dig: Dig, mv: &Move) {
    if let Move::ExcavateSecond { space } = mv {
        let dig = effect::dig(state, turn.seat, *space, dig.left - 1, dig.through_walls);
        begin(state, turn, dig);
    }
}
