//! What a seat is asked, with what is left of its turn.

use crate::describe;
use crate::phase::Phase;
use crate::view::View;
use adit_game::{Seat, Texts, Value};

/// What a seat is asked.
pub fn prompt(view: &View, texts: &Texts, seat: Seat) -> Option<String> {
    if view.acting() != Some(seat) {
        return None;
    }
    let number = |number: usize| Value::Number(number as i64);
    Some(match view.phase {
        Phase::TakeTile(_) => {
            let turn = view.tiles.taken.len() / view.caves.seats() + 1;
            let turns = usize::from(view.turn_number);
            texts.say("prompt-take", &[("turn", number(turn)), ("turns", number(turns))])
        }
        Phase::Blocks(blocks) => {
            let content = &view.rulebook.components.tile(blocks.turn.tile).blocks;
            let left = blocks.turn.done.rest(content).count();
            let tile = describe::tile_name(texts, blocks.turn.tile).into();
            texts.say("prompt-tile", &[("tile", tile), ("left", number(left)), ("of", number(content.len()))])
        }
        Phase::RoomAction(action) => texts.say("prompt-rooms", &[("left", number(usize::from(action.left)))]),
        Phase::InRoom(in_room) => {
            let room = describe::room_name(texts, in_room.room).into();
            let begun = if in_room.done.is_empty() { "no" } else { "yes" };
            texts.say("prompt-room", &[("room", room), ("begun", begun.into())])
        }
        Phase::SecondExcavation(_) => texts.say("prompt-second", &[]),
        Phase::ChooseSide(_) => texts.say("prompt-side", &[]),
        Phase::StartPlayer
        | Phase::RemoveRooms(_)
        | Phase::NewAction
        | Phase::Uncover(_)
        | Phase::Reveal(_)
        | Phase::Over => return None,
    })
}
