//! The phases of the game, in the order of [`sequence`](crate::sequence). Each file has the data of its phase, then who
//! acts, which moves they may make, and what the moves do.

pub mod blocks;
pub mod choose_side;
pub mod end_of_round;
pub mod in_room;
pub mod new_action;
pub mod remove_rooms;
pub mod reveal;
pub mod room_action;
pub mod second_excavation;
pub mod start_player;
pub mod take_tile;
pub mod uncover;

use crate::components::BlocksDone;
use crate::pieces::{Room, Space, Tile};
use crate::view::WrittenPhase;
use adit_game::Seat;
use adit_kit::Set;
use blocks::Blocks;
use choose_side::ChooseSide;
use in_room::InRoom;
use remove_rooms::RemoveRooms;
use reveal::Reveal;
use room_action::RoomAction;
use second_excavation::SecondExcavation;
use serde::{Deserialize, Serialize};
use take_tile::TakeTile;
use uncover::Uncover;

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "WrittenPhase", try_from = "WrittenPhase")]
pub enum Phase {
    /// The start player is drawn.
    StartPlayer,
    /// Light rooms are removed from the solo game.
    RemoveRooms(RemoveRooms),
    /// An action tile is turned up.
    NewAction,
    /// A player takes a tile.
    TakeTile(TakeTile),
    /// A player carries out a tile, between its blocks.
    Blocks(Blocks),
    /// A room action, between rooms.
    RoomAction(RoomAction),
    /// Inside a room.
    InRoom(InRoom),
    /// The room on a space just excavated is turned up.
    Uncover(Uncover),
    /// The second tile of a double excavation is excavated.
    SecondExcavation(SecondExcavation),
    /// A player has filled the board and chooses the side of the extra cavern.
    ChooseSide(ChooseSide),
    /// The top of the solo stack is turned up.
    Reveal(Reveal),
    /// The game is over.
    Over,
}

impl Phase {
    /// Where in a turn the game is, once a tile was taken.
    pub fn place(&self) -> Option<Place> {
        match *self {
            Phase::Blocks(blocks) => Some(Place::Blocks(blocks)),
            Phase::RoomAction(action) => Some(Place::RoomAction(action)),
            Phase::InRoom(in_room) => Some(Place::InRoom(in_room)),
            Phase::Uncover(Uncover { place, .. })
            | Phase::SecondExcavation(SecondExcavation { place, .. })
            | Phase::Reveal(Reveal::InTurn(place)) => Some(place),
            Phase::ChooseSide(ChooseSide { turn }) | Phase::Reveal(Reveal::AtEndOfTurn(turn)) => {
                Some(Place::Blocks(Blocks { turn }))
            }
            Phase::StartPlayer
            | Phase::RemoveRooms(_)
            | Phase::NewAction
            | Phase::TakeTile(_)
            | Phase::Over => None,
        }
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Phase::TakeTile(TakeTile { seat }) => Some(*seat),
            Phase::StartPlayer
            | Phase::RemoveRooms(_)
            | Phase::NewAction
            | Phase::Blocks(_)
            | Phase::RoomAction(_)
            | Phase::InRoom(_)
            | Phase::Uncover(_)
            | Phase::SecondExcavation(_)
            | Phase::ChooseSide(_)
            | Phase::Reveal(_)
            | Phase::Over => self.turn().map(|turn| turn.seat),
        }
    }

    /// The turn that is under way, once its tile was taken.
    pub fn turn(&self) -> Option<Turn> {
        self.place().map(Place::turn)
    }
}

/// Where in a turn the game is: here the turn goes on after an excavation and after a reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Between the blocks of the tile.
    Blocks(Blocks),
    /// Between the rooms of a room action.
    RoomAction(RoomAction),
    /// In a room.
    InRoom(InRoom),
}

impl Place {
    /// The turn.
    pub fn turn(self) -> Turn {
        match self {
            Place::Blocks(blocks) => blocks.turn,
            Place::RoomAction(action) => action.turn,
            Place::InRoom(in_room) => in_room.action.turn,
        }
    }

    /// The same place, with a change to the turn.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Turn)) -> Place {
        change(match &mut self {
            Place::Blocks(blocks) => &mut blocks.turn,
            Place::RoomAction(action) => &mut action.turn,
            Place::InRoom(in_room) => &mut in_room.action.turn,
        });
        self
    }
}

impl From<Place> for Phase {
    fn from(place: Place) -> Phase {
        match place {
            Place::Blocks(blocks) => Phase::Blocks(blocks),
            Place::RoomAction(action) => Phase::RoomAction(action),
            Place::InRoom(in_room) => Phase::InRoom(in_room),
        }
    }
}

/// A turn after its tile was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// The blocks of the tile that were carried out.
    pub done: BlocksDone,
    /// The orange rooms that were used, with the one in use.
    pub used: Set<Room>,
    /// The blue rooms whose trade was carried out.
    pub traded: Set<Room>,
    /// The tiles excavated in this turn (CD-11.3.1).
    pub excavated: u8,
    /// Was the top of the stack turned up in this turn (CD-11.3.3)?
    pub revealed: bool,
}

impl Turn {
    /// A turn that begins with this tile.
    pub fn new(seat: Seat, tile: Tile) -> Turn {
        Turn {
            seat,
            tile,
            done: BlocksDone::NONE,
            used: Set::EMPTY,
            traded: Set::EMPTY,
            excavated: 0,
            revealed: false,
        }
    }
}

/// An excavation under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dig {
    /// The space excavated last.
    pub space: Space,
    /// How many more tiles have to be excavated.
    pub left: u8,
    /// Do built walls not matter?
    pub through_walls: bool,
}
