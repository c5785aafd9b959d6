//! A position of the game.

use crate::components::{BlocksDone, Components, Round};
use crate::news::Events;
use crate::pieces::{CavernSide, Edge, Goods, Group, Room, Space, Tile};
use crate::set::Set;
use adit_game::{Seat, Setup};
use adit_kit::BySeat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What does not change during a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// What is played with.
    pub components: Arc<Components>,
}

/// A player's cave and goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cave {
    /// The goods on his tracks.
    pub goods: Goods,
    /// The spaces with a face-down room.
    pub hidden: Set<Space>,
    /// The face-up rooms, by [`Space`].
    pub rooms: [Option<Room>; Space::ALL.len()],
    /// The edges with a built wall.
    pub walls: Set<Edge>,
    /// The extra cavern, if he has it.
    pub cavern: Option<CavernSide>,
}

/// A position. Face-down rooms have no identity before they are seen (CD-14.4), so there are no secrets in it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) table: Arc<Table>,
    pub(crate) caves: BySeat<Cave>,
    /// Who has the start-player marker; nobody before it is drawn, and nobody in the solo game.
    pub(crate) start_player: Option<Seat>,
    /// The round, counted from 1; 0 before the first.
    pub(crate) round: u8,
    /// The tiles that can be taken.
    pub(crate) available: Set<Tile>,
    /// The tiles that were taken in this round.
    pub(crate) taken: Set<Tile>,
    /// The rooms on display.
    pub(crate) display: Set<Room>,
    /// The light rooms that are not played with.
    pub(crate) removed: Set<Room>,
    /// The dark rooms that nobody has seen: those in the rock and in the solo stack.
    pub(crate) unseen: Set<Room>,
    /// The rooms left in the solo stack.
    pub(crate) stack: u8,
    /// The walls in the common supply.
    pub(crate) supply: u8,
    pub(crate) phase: Phase,
    /// What happened in the last step: with the last move, or with what was drawn last.
    pub(crate) news: Events,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The start player is to be drawn.
    StartPlayer,
    /// Light rooms are to be removed from the solo game.
    RemoveRooms {
        /// How many more.
        left: u8,
    },
    /// An action tile is to be turned up.
    NewAction,
    /// A player has to take a tile.
    TakeTile {
        /// The player.
        seat: Seat,
    },
    /// A player carries out his tile.
    Resolve {
        /// His turn.
        turn: Turn,
    },
    /// The room on a space just excavated is to be turned up.
    Uncover {
        /// The turn.
        turn: Turn,
        /// The excavation.
        dig: Dig,
    },
    /// The player has to excavate the second tile of a double excavation.
    SecondExcavation {
        /// The turn.
        turn: Turn,
        /// The excavation.
        dig: Dig,
    },
    /// The player has filled his board and chooses the side of the extra cavern.
    ChooseSide {
        /// The turn.
        turn: Turn,
    },
    /// The top of the solo stack is to be turned up.
    Reveal {
        /// The turn.
        turn: Turn,
        /// What comes after it.
        then: Reveal,
    },
    /// The game is over.
    Over,
}

impl Phase {
    /// The turn that is under way, once its tile was taken.
    pub fn turn(&self) -> Option<&Turn> {
        match self {
            Phase::Resolve { turn }
            | Phase::Uncover { turn, .. }
            | Phase::SecondExcavation { turn, .. }
            | Phase::ChooseSide { turn }
            | Phase::Reveal { turn, .. } => Some(turn),
            Phase::StartPlayer
            | Phase::RemoveRooms { .. }
            | Phase::NewAction
            | Phase::TakeTile { .. }
            | Phase::Over => None,
        }
    }
}

/// A turn after its tile was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// Where in the tile the player is.
    pub place: Place,
}

/// Where in his tile a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "snake_case", deny_unknown_fields)]
pub enum Place {
    /// Between blocks.
    Blocks,
    /// In a room action, between rooms.
    Rooms {
        /// The room action.
        action: RoomAction,
    },
    /// In a room.
    Room {
        /// The room action.
        action: RoomAction,
        /// The room.
        room: RoomUse,
    },
}

/// A room action under way (CD-6.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomAction {
    /// The number on the tile: 1, 2 or 3.
    pub number: u8,
    /// How many more rooms may be used after the one in use.
    pub left: u8,
    /// Was a room used in it?
    pub begun: bool,
    /// The blue rooms whose goods were collected.
    pub collected: Set<Room>,
}

/// The use of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomUse {
    /// The room.
    pub room: Room,
    /// Its blocks that were carried out.
    pub done: BlocksDone,
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

/// What comes after the top of the stack is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    /// The turn goes on.
    InTurn,
    /// The turn ends.
    AtEndOfTurn,
}

impl State {
    /// The components that are played with.
    pub fn components(&self) -> &Components {
        &self.table.components
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.caves.seats()
    }

    /// Is this the solo game?
    pub fn is_solo(&self) -> bool {
        self.seats() == 1
    }

    /// The rounds of this game.
    pub fn rounds(&self) -> &[Round] {
        if self.is_solo() { &self.components().rounds_solo } else { &self.components().rounds_duel }
    }

    /// The turn number of the round (CD-4.3); 0 before the first round.
    pub fn turn_number(&self) -> u8 {
        let round = usize::from(self.round).checked_sub(1).and_then(|round| self.rounds().get(round));
        round.map_or(0, |round| round.turns)
    }

    /// The tiles of a group that have not been turned up (CD-14.4).
    pub fn face_down_tiles(&self, group: Group) -> Set<Tile> {
        let tiles = self.components().tiles_of(group).without(self.available).without(self.taken);
        match self.is_solo() {
            true => tiles.without(Set::one(self.components().solo.removed_tile)),
            false => tiles,
        }
    }

    /// The player who has the turn after `turns` turns of the round (CD-4.4).
    pub fn seat_after(&self, turns: usize) -> Seat {
        let first = self.start_player.or(Seat::new(0));
        let mut seats = Seat::all(self.seats()).cycle().skip_while(|seat| Some(*seat) != first);
        // A table has at least one seat, so the cycle never ends.
        seats.nth(turns % self.seats()).unwrap_or_else(|| unreachable!("a cycle has no end"))
    }

    /// Who has the extra cavern.
    pub fn cavern_owner(&self) -> Option<Seat> {
        self.caves.iter().find(|(_, cave)| cave.cavern.is_some()).map(|(seat, _)| seat)
    }
}
