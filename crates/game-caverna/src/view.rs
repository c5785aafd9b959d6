//! What everybody sees. There is no private information in this game (CD-14.4): every viewer sees the same,
//! and a room that nobody has seen does not exist yet.

mod phase;

pub use phase::WrittenPhase;

use crate::news::News;
use crate::phase::Phase;
use crate::pieces::{CavernSide, Compass, Edge, Goods, Group, Room, Space, Tile};
use crate::scoring;
use crate::setup::Rulebook;
use crate::state::{Cave, State};
use adit_game::{GameResult, Seat, Texts, Viewer};
use adit_kit::{BySeat, Set, Shared};
use serde::{Deserialize, Serialize};

/// A position as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What was agreed before the game.
    #[serde(rename = "setup")]
    pub(crate) rulebook: Shared<Rulebook>,
    /// The round, counted from 1; 0 before the first.
    pub round: u8,
    /// The number of rounds.
    pub rounds: u8,
    /// The turns of each player in this round; also what furnishing costs per dwarf.
    pub turn_number: u8,
    /// Who has the start-player marker; nobody in the solo game.
    pub start_player: Option<Seat>,
    /// What the game waits for.
    pub phase: Phase,
    /// The action tiles.
    pub tiles: Tiles,
    /// The rooms outside the caves.
    pub rooms: Rooms,
    /// The walls in the supply.
    pub walls: u8,
    /// The cave of each seat.
    pub caves: BySeat<CaveView>,
    /// How the game ended, once it has.
    pub ending: Option<String>,
    /// What happened with the last move, or with what was drawn last.
    pub news: News,
}

/// The action tiles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// Those that can be taken.
    pub available: Set<Tile>,
    /// Those that were taken in this round.
    pub taken: Set<Tile>,
    /// Those that are still face down, by group; their order within a group is not known.
    pub face_down: Vec<FaceDown>,
}

/// The face-down tiles of a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceDown {
    /// The group.
    pub group: Group,
    /// Its tiles.
    pub tiles: Set<Tile>,
}

/// The rooms outside the caves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rooms {
    /// Those that can be furnished.
    pub display: Set<Room>,
    /// The light rooms that are not played with.
    pub removed: Set<Room>,
    /// Those that nobody has seen: in the rock of both caves and in the stack.
    pub unseen: Set<Room>,
    /// How many are in the solo stack.
    pub stack: u8,
}

/// A cave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaveView {
    /// The player's goods.
    pub goods: Goods,
    /// The spaces, with the extra cavern if it belongs to this cave.
    pub spaces: Vec<SpaceView>,
    /// The edges with a built wall.
    pub walls: Set<Edge>,
    /// The side of the extra cavern, if it belongs to this cave.
    pub cavern: Option<CavernSide>,
    /// What the position is worth.
    pub score: i32,
}

/// A space of a cave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceView {
    /// The space.
    pub space: Space,
    /// Does a face-down room lie on it?
    pub face_down: bool,
    /// The room that was furnished on it.
    pub room: Option<Room>,
    /// Its sides with a natural or built wall.
    pub walls: Set<Compass>,
}

impl View {
    /// Whose turn it is.
    pub fn acting(&self) -> Option<Seat> {
        self.phase.seat()
    }

    /// What happened in the last step, one sentence each.
    pub fn narrate(&self, texts: &Texts) -> Vec<String> {
        self.news.events().iter().map(|event| event.tell(texts, self)).collect()
    }
}

impl CaveView {
    /// The cave that looks like this.
    pub fn cave(&self) -> Cave {
        let mut cave = Cave {
            goods: self.goods,
            hidden: Set::EMPTY,
            rooms: [None; Space::ALL.len()],
            walls: self.walls,
            cavern: self.cavern,
        };
        for seen in &self.spaces {
            cave.rooms[seen.space.index()] = seen.room;
            if seen.face_down {
                cave.hidden.insert(seen.space);
            }
        }
        cave
    }
}

/// What everybody sees of a position: nothing in it is hidden from anybody (CD-14.4).
pub fn view(state: &State, _: Viewer) -> View {
    View {
        rulebook: state.rulebook.clone(),
        round: state.round,
        rounds: state.rounds().len() as u8,
        turn_number: state.turn_number(),
        start_player: state.start_player,
        phase: state.phase,
        tiles: Tiles { available: state.available, taken: state.taken, face_down: face_down(state) },
        rooms: Rooms {
            display: state.display,
            removed: state.removed,
            unseen: state.unseen,
            stack: state.stack,
        },
        walls: state.supply,
        caves: state.caves.map(|seat, cave| view_cave(state, seat, cave)),
        ending: scoring::result(state).map(|GameResult { ending, .. }| ending.to_owned()),
        news: state.news.clone(),
    }
}

fn face_down(state: &State) -> Vec<FaceDown> {
    let groups = Group::ALL.into_iter().map(|group| FaceDown { group, tiles: state.face_down_tiles(group) });
    groups.filter(|group| !group.tiles.is_empty()).collect()
}

fn view_cave(state: &State, seat: Seat, cave: &Cave) -> CaveView {
    let view_space = |space: Space| SpaceView {
        space,
        face_down: cave.hidden.contains(space),
        room: cave.rooms[space.index()],
        walls: Set::from_bits(u32::from(cave.mask(state.components(), space))),
    };
    CaveView {
        goods: cave.goods,
        spaces: cave.spaces().iter().map(view_space).collect(),
        walls: cave.walls,
        cavern: cave.cavern,
        score: scoring::score(state, seat),
    }
}
