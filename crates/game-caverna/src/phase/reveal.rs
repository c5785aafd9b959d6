//! The solo reveal (CD-11.3): in a turn with exactly one excavation the top of the stack is turned up.

use crate::components::Block;
use crate::moves::Chance;
use crate::news::Event;
use crate::phase::{Phase, Place, Turn};
use crate::sequence::Next;
use crate::state::State;
use adit_game::Weight;

/// The top of the stack is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reveal {
    /// Then the turn goes on here.
    InTurn(Place),
    /// Then this turn is over.
    AtEndOfTurn(Turn),
}

/// Is the reveal due before the turn goes on here? This is asked after every finished excavation, block of the action
/// tile and room (CD-11.3.2).
pub fn is_due(state: &State, place: &Place) -> bool {
    is_owed(state, &place.turn()) && !excavation_is_open(state, place)
}

/// Would the stack be turned up if no more tiles were excavated in this turn (CD-11.3.3)?
pub fn is_owed(state: &State, turn: &Turn) -> bool {
    state.is_solo()
        && !turn.revealed
        && state.stack > 0
        && turn.excavated == state.components().solo.reveal_after
}

/// CD-11.3.2: could another tile still be excavated in this turn, prices and reachability aside? The second
/// half of a double excavation need not be looked at, since no test comes before it.
fn excavation_is_open(state: &State, place: &Place) -> bool {
    let components = state.components();
    let turn = place.turn();
    let cave = &state.caves[turn.seat];
    let blocks = &components.tile(turn.tile).blocks;
    let block_left = |wanted: fn(&Block) -> bool| turn.done.rest(blocks).any(|(_, block)| wanted(block));
    let (uses_left, in_use_digs) = match place {
        Place::Blocks(_) => (0, false),
        Place::RoomAction(action) => (action.left, false),
        Place::InRoom(in_room) => {
            let mut rest = in_room.done.rest(in_room.blocks(components));
            (in_room.action.left, rest.any(|(_, block)| block.digs()))
        }
    };
    let digging_room_left = cave.owned().without(turn.used).meets(components.digging);
    !cave.hidden.is_empty()
        && (block_left(Block::digs)
            || digging_room_left && (uses_left > 0 || block_left(Block::uses_rooms))
            || in_use_digs)
}

/// Each room that nobody has seen is equally likely to lie on top (CD-14.4).
pub fn outcomes(state: &State, _: &Reveal, out: &mut Vec<(Chance, Weight)>) {
    out.extend(state.unseen.iter().map(|room| (Chance::Reveal { room }, 1)));
}

pub fn settle(state: &mut State, reveal: Reveal, chance: &Chance) -> Next {
    let Chance::Reveal { room } = *chance else { return Next::Stay(Phase::Reveal(reveal)) };
    state.unseen.remove(room);
    state.stack -= 1;
    state.display.insert(room);
    state.tell(Event::RoomRevealed { room });
    match reveal {
        Reveal::InTurn(place) => Next::RevealedInTurn(place.with(|turn| turn.revealed = true)),
        Reveal::AtEndOfTurn(_) => Next::RevealedAtEndOfTurn,
    }
}
