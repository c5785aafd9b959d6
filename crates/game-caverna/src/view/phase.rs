//! A phase as views write it. Positions are loaded from views, so this form stays whatever becomes of the types that the
//! rules use.

use crate::components::BlocksDone;
use crate::phase::blocks::Blocks;
use crate::phase::choose_side::ChooseSide;
use crate::phase::in_room::InRoom;
use crate::phase::remove_rooms::RemoveRooms;
use crate::phase::reveal::Reveal;
use crate::phase::room_action::RoomAction;
use crate::phase::second_excavation::SecondExcavation;
use crate::phase::take_tile::TakeTile;
use crate::phase::uncover::Uncover;
use crate::phase::{Dig, Phase, Place, Turn};
use crate::pieces::{Room, Tile};
use adit_game::Seat;
use adit_kit::Set;
use serde::{Deserialize, Serialize};

/// A phase as it is written.
#[derive(Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case", deny_unknown_fields)]
pub enum WrittenPhase {
    StartPlayer,
    RemoveRooms { left: u8 },
    NewAction,
    TakeTile { seat: Seat },
    Resolve { turn: WrittenTurn },
    Uncover { turn: WrittenTurn, dig: Dig },
    SecondExcavation { turn: WrittenTurn, dig: Dig },
    ChooseSide { turn: WrittenTurn },
    Reveal { turn: WrittenTurn, then: WrittenThen },
    Over,
}

/// What comes after a reveal.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WrittenThen {
    InTurn,
    AtEndOfTurn,
}

/// A turn with the place in it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTurn {
    seat: Seat,
    tile: Tile,
    done: BlocksDone,
    used: Set<Room>,
    traded: Set<Room>,
    excavated: u8,
    revealed: bool,
    place: WrittenPlace,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "snake_case", deny_unknown_fields)]
enum WrittenPlace {
    Blocks,
    Rooms { action: WrittenAction },
    Room { action: WrittenAction, room: WrittenRoom },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAction {
    number: u8,
    left: u8,
    begun: bool,
    collected: Set<Room>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRoom {
    room: Room,
    done: BlocksDone,
}

impl From<Phase> for WrittenPhase {
    fn from(phase: Phase) -> WrittenPhase {
        match phase {
            Phase::StartPlayer => WrittenPhase::StartPlayer,
            Phase::RemoveRooms(RemoveRooms { left }) => WrittenPhase::RemoveRooms { left },
            Phase::NewAction => WrittenPhase::NewAction,
            Phase::TakeTile(TakeTile { seat }) => WrittenPhase::TakeTile { seat },
            Phase::Blocks(blocks) => WrittenPhase::Resolve { turn: Place::Blocks(blocks).into() },
            Phase::RoomAction(action) => WrittenPhase::Resolve { turn: Place::RoomAction(action).into() },
            Phase::InRoom(in_room) => WrittenPhase::Resolve { turn: Place::InRoom(in_room).into() },
            Phase::Uncover(Uncover { place, dig }) => WrittenPhase::Uncover { turn: place.into(), dig },
            Phase::SecondExcavation(SecondExcavation { place, dig }) => {
                WrittenPhase::SecondExcavation { turn: place.into(), dig }
            }
            Phase::ChooseSide(ChooseSide { turn }) => WrittenPhase::ChooseSide { turn: between_blocks(turn) },
            Phase::Reveal(Reveal::InTurn(place)) => {
                WrittenPhase::Reveal { turn: place.into(), then: WrittenThen::InTurn }
            }
            Phase::Reveal(Reveal::AtEndOfTurn(turn)) => {
                WrittenPhase::Reveal { turn: between_blocks(turn), then: WrittenThen::AtEndOfTurn }
            }
            Phase::Over => WrittenPhase::Over,
        }
    }
}

fn between_blocks(turn: Turn) -> WrittenTurn {
    Place::Blocks(Blocks { turn }).into()
}

impl From<Place> for WrittenTurn {
    fn from(place: Place) -> WrittenTurn {
        let Turn { seat, tile, done, used, traded, excavated, revealed } = place.turn();
        let write = |action: RoomAction| {
            let RoomAction { turn: _, number, left, begun, collected } = action;
            WrittenAction { number, left, begun, collected }
        };
        let place = match place {
            Place::Blocks(_) => WrittenPlace::Blocks,
            Place::RoomAction(action) => WrittenPlace::Rooms { action: write(action) },
            Place::InRoom(InRoom { action, room, done }) => {
                WrittenPlace::Room { action: write(action), room: WrittenRoom { room, done } }
            }
        };
        WrittenTurn { seat, tile, done, used, traded, excavated, revealed, place }
    }
}

impl TryFrom<WrittenPhase> for Phase {
    type Error = &'static str;

    fn try_from(written: WrittenPhase) -> Result<Phase, &'static str> {
        Ok(match written {
            WrittenPhase::StartPlayer => Phase::StartPlayer,
            WrittenPhase::RemoveRooms { left } => Phase::RemoveRooms(RemoveRooms { left }),
            WrittenPhase::NewAction => Phase::NewAction,
            WrittenPhase::TakeTile { seat } => Phase::TakeTile(TakeTile { seat }),
            WrittenPhase::Resolve { turn } => Phase::from(Place::from(turn)),
            WrittenPhase::Uncover { turn, dig } => Phase::Uncover(Uncover { place: turn.into(), dig }),
            WrittenPhase::SecondExcavation { turn, dig } => {
                Phase::SecondExcavation(SecondExcavation { place: turn.into(), dig })
            }
            WrittenPhase::ChooseSide { turn } => {
                Phase::ChooseSide(ChooseSide { turn: only_between_blocks(turn)? })
            }
            WrittenPhase::Reveal { turn, then: WrittenThen::InTurn } => {
                Phase::Reveal(Reveal::InTurn(turn.into()))
            }
            WrittenPhase::Reveal { turn, then: WrittenThen::AtEndOfTurn } => {
                Phase::Reveal(Reveal::AtEndOfTurn(only_between_blocks(turn)?))
            }
            WrittenPhase::Over => Phase::Over,
        })
    }
}

/// Rooms are placed and turns end between the blocks of a tile, nowhere else (CD-5.8, CD-6.6.9).
fn only_between_blocks(turn: WrittenTurn) -> Result<Turn, &'static str> {
    match Place::from(turn) {
        Place::Blocks(Blocks { turn }) => Ok(turn),
        Place::RoomAction(_) | Place::InRoom(_) => Err("this happens between the blocks of a tile"),
    }
}

impl From<WrittenTurn> for Place {
    fn from(written: WrittenTurn) -> Place {
        let WrittenTurn { seat, tile, done, used, traded, excavated, revealed, place } = written;
        let turn = Turn { seat, tile, done, used, traded, excavated, revealed };
        let read = |written: WrittenAction| {
            let WrittenAction { number, left, begun, collected } = written;
            RoomAction { turn, number, left, begun, collected }
        };
        match place {
            WrittenPlace::Blocks => Place::Blocks(Blocks { turn }),
            WrittenPlace::Rooms { action } => Place::RoomAction(read(action)),
            WrittenPlace::Room { action, room: WrittenRoom { room, done } } => {
                Place::InRoom(InRoom { action: read(action), room, done })
            }
        }
    }
}
