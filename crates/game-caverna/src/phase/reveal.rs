//! The solo reveal (CD-11.3): in a turn with exactly one excavation the top of the stack is turned up.

use super::take_tile;
use crate::components::Block;
use crate::moves::Chance;
use crate::news::Event;
use crate::pieces::Room;
use crate::state::{Phase, Place, Reveal, State, Turn};
use adit_game::Weight;

/// The turn goes on, after the reveal if it is due. This is called after every finished excavation, block of
/// the action tile and room (CD-11.3.2).
pub fn test(state: &mut State, turn: Turn) {
    state.phase = if is_owed(state, &turn) && !excavation_is_open(state, &turn) {
        Phase::Reveal { turn, then: Reveal::InTurn }
    } else {
        Phase::Resolve { turn }
    };
}

/// The turn ends, after the reveal if it is still due.
pub fn end_turn(state: &mut State, turn: Turn) {
    if is_owed(state, &turn) {
        state.phase = Phase::Reveal { turn, then: Reveal::AtEndOfTurn };
    } else {
        take_tile::begin(state);
    }
}

/// Would the stack be turned up if no more tiles were excavated in this turn (CD-11.3.3)?
fn is_owed(state: &State, turn: &Turn) -> bool {
    state.is_solo()
        && !turn.revealed
        && state.stack > 0
        && turn.excavated == state.components().solo.reveal_after
}

/// CD-11.3.2: could another tile still be excavated in this turn, prices and reachability aside? The second
/// half of a double excavation need not be looked at, since no test comes before it.
fn excavation_is_open(state: &State, turn: &Turn) -> bool {
    let components = state.components();
    let cave = &state.caves[turn.seat];
    let blocks = &components.tile(turn.tile).blocks;
    let block_left = |wanted: fn(&Block) -> bool| turn.done.rest(blocks).any(|(_, block)| wanted(block));
    let (uses_left, in_use_digs) = match &turn.place {
        Place::Blocks => (0, false),
        Place::Rooms { action } => (action.left, false),
        Place::Room { action, room } => {
            let mut rest = room.done.rest(components.room(room.room).blocks());
            (action.left, rest.any(|(_, block)| block.digs()))
        }
    };
    let digging_room_left = !cave.owned().and(components.digging).without(turn.used).is_empty();
    !cave.hidden.is_empty()
        && (block_left(Block::digs)
            || digging_room_left && (uses_left > 0 || block_left(Block::uses_rooms))
            || in_use_digs)
}

/// Each room that nobody has seen is equally likely to lie on top (CD-14.4).
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    out.extend(state.unseen.iter().map(|room| (Chance::Reveal { room }, 1)));
}

pub fn settle(state: &mut State, mut turn: Turn, then: Reveal, room: Room) {
    state.unseen.remove(room);
    state.stack -= 1;
    state.display.insert(room);
    state.tell(Event::RoomRevealed { room });
    turn.revealed = true;
    match then {
        Reveal::InTurn => state.phase = Phase::Resolve { turn },
        Reveal::AtEndOfTurn => take_tile::begin(state),
    }
}
