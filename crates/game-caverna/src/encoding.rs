//! The view in numbers, for programs that learn. What stays the same during a game is not written.

use crate::components::BlocksDone;
use crate::news::Event;
use crate::phase::{Dig, Phase, Place};
use crate::pieces::{BlockNumber, CavernSide, Compass, Edge, Good, Room, Space, Tile};
use crate::view::{CaveView, View};
use adit_game::{Numbers, Row, Seat, encode};
use adit_kit::Set;

const GOODS: usize = Good::ALL.len();
const TILES: usize = Tile::ALL.len();
const ROOMS: usize = Room::ALL.len();
const SPACES: usize = Space::ALL.len();
const EDGES: usize = Edge::ALL.len();
/// Whether a room lies face down on a space, which lies there face up, and the walls around it.
const SPACE: usize = 1 + ROOMS + Compass::ALL.len();
/// The news of a step.
const NEWS: [usize; 2] = [32, 16];

/// No move names a number.
pub fn numbers() -> Vec<u32> {
    Vec::new()
}

/// Writes a view.
pub fn encode(view: &View, out: &mut Numbers<'_>) {
    let seats = view.caves.seats();
    let about = "The round, 0 before the first; the number of rounds; the turns of each player in this round; the walls in the \
                 supply; the rooms in the stack; the start player, by seat; whose turn it is, by seat.";
    let mut row = out.array("game", about, &[5 + 2 * seats]);
    row.all([view.round, view.rounds, view.turn_number, view.walls, view.rooms.stack]);
    row.one_of(seats, view.start_player.map(Seat::index));
    row.one_of(seats, view.acting().map(Seat::index));
    phase(view, out);
    let about =
        "A row for each action tile: can it be taken, was it taken in this round, is it still face down.";
    let mut rows = out.array("tiles", about, &[TILES, 3]);
    let face_down = view.tiles.face_down.iter().fold(Set::EMPTY, |tiles, group| tiles | group.tiles);
    for tile in Tile::ALL {
        let of = [view.tiles.available, view.tiles.taken, face_down];
        rows.all(of.map(|tiles: Set<Tile>| tiles.contains(tile)));
    }
    let about = "A row for each room: is it on display, is it not played with, has nobody seen it.";
    let mut rows = out.array("rooms", about, &[ROOMS, 3]);
    for room in Room::ALL {
        let of = [view.rooms.display, view.rooms.removed, view.rooms.unseen];
        rows.all(of.map(|rooms: Set<Room>| rooms.contains(room)));
    }
    caves(view, seats, out);
    let about = "What happened in the last step, event by event: its kind, then its values. An event begins at the beginning \
                 of a row.";
    out.array("news", about, &NEWS).lines(NEWS[1], view.news.events());
}

/// The number of the phase, in the order of its array.
fn number(phase: &Phase) -> usize {
    use crate::phase::reveal::Reveal;
    match phase {
        Phase::StartPlayer => 0,
        Phase::RemoveRooms(_) => 1,
        Phase::NewAction => 2,
        Phase::TakeTile(_) => 3,
        Phase::Blocks(_) => 4,
        Phase::RoomAction(_) => 5,
        Phase::InRoom(_) => 6,
        Phase::Uncover(_) => 7,
        Phase::SecondExcavation(_) => 8,
        Phase::ChooseSide(_) => 9,
        Phase::Reveal(Reveal::InTurn(_)) => 10,
        Phase::Reveal(Reveal::AtEndOfTurn(_)) => 11,
        Phase::Over => 12,
    }
}

fn phase(view: &View, out: &mut Numbers<'_>) {
    let about = "The phase: start player, remove rooms, new action, take tile, blocks, room action, in a room, uncover, second \
                 excavation, choose side, reveal, reveal at the end of a turn, over.";
    out.array("phase", about, &[13]).one_of(13, Some(number(&view.phase)));

    let about = "What is going on in the turn: the tile; its blocks 1 to 3 that were carried out; the tiles excavated; was the \
                 stack turned up; where the turn is or goes on (blocks, room action, in a room); of the room action its \
                 number, the rooms left and whether one was used; the room in use and its blocks that were carried out; of \
                 an excavation under way its space, the tiles left and whether walls do not matter; the rooms to be removed.";
    let width = TILES + BlockNumber::COUNT + 2 + 3 + 3 + ROOMS + BlockNumber::COUNT + SPACES + 2 + 1;
    let mut row = out.array("turn", about, &[width]);
    let place = view.phase.place();
    let turn = place.map(Place::turn);
    row.one_of(TILES, turn.map(|turn| turn.tile.index()));
    blocks(&mut row, turn.map(|turn| turn.done));
    row.put(turn.map_or(0, |turn| turn.excavated));
    row.put(turn.is_some_and(|turn| turn.revealed));
    let (at, action, in_room) = match place {
        None => (None, None, None),
        Some(Place::Blocks(_)) => (Some(0), None, None),
        Some(Place::RoomAction(action)) => (Some(1), Some(action), None),
        Some(Place::InRoom(in_room)) => (Some(2), Some(in_room.action), Some(in_room)),
    };
    row.one_of(3, at);
    row.all(action.map_or([0; 3], |action| [action.number, action.left, action.begun.into()]));
    row.one_of(ROOMS, in_room.map(|in_room| in_room.room.index()));
    blocks(&mut row, in_room.map(|in_room| in_room.done));
    let dig = match view.phase {
        Phase::Uncover(uncover) => Some(uncover.dig),
        Phase::SecondExcavation(second) => Some(second.dig),
        Phase::StartPlayer
        | Phase::RemoveRooms(_)
        | Phase::NewAction
        | Phase::TakeTile(_)
        | Phase::Blocks(_)
        | Phase::RoomAction(_)
        | Phase::InRoom(_)
        | Phase::ChooseSide(_)
        | Phase::Reveal(_)
        | Phase::Over => None,
    };
    row.one_of(SPACES, dig.map(|dig: Dig| dig.space.index()));
    row.all(dig.map_or([0; 2], |dig| [dig.left, dig.through_walls.into()]));
    row.put(if let Phase::RemoveRooms(remove) = view.phase { remove.left } else { 0 });

    let about =
        "A row for each room: was it used in this turn, was its trade carried out, were its goods collected.";
    let mut rows = out.array("rooms_in_turn", about, &[ROOMS, 3]);
    let sets = turn.map_or([Set::EMPTY; 3], |turn| {
        [turn.used, turn.traded, action.map_or(Set::EMPTY, |action| action.collected)]
    });
    for room in Room::ALL {
        rows.all(sets.map(|rooms: Set<Room>| rooms.contains(room)));
    }
}

fn blocks(row: &mut Row<'_>, done: Option<BlocksDone>) {
    row.all(BlockNumber::every().map(|block| done.is_some_and(|done| done.contains(block))));
}

fn caves(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about = "A row for each seat: wood, stone, emmer, flax, food, gold; the extra cavern with two walls, with three walls; \
                 the score.";
    let mut rows = out.array("caves", about, &[seats, GOODS + 3]);
    for CaveView { goods, spaces: _, walls: _, cavern, score } in view.caves.values() {
        rows.encode(goods);
        rows.one_of(CavernSide::ALL.len(), cavern.map(CavernSide::index));
        rows.put(*score);
    }
    let about = "For each seat a row for each space: does a room lie on it face down; the room that lies there; its walls in \
                 the north, east, south, west.";
    let mut rows = out.array("spaces", about, &[seats, SPACES, SPACE]);
    for (seat, cave) in view.caves.iter() {
        for seen in &cave.spaces {
            let first = (seat.index() * SPACES + seen.space.index()) * SPACE;
            rows.set(first, seen.face_down);
            if let Some(room) = seen.room {
                rows.set(first + 1 + room.index(), 1);
            }
            seen.walls.iter().for_each(|side| rows.set(first + 1 + ROOMS + side.index(), 1));
        }
    }
    let about = "For each seat the edges with a built wall: those of the board, then north, east, south, west of the extra cavern.";
    let mut rows = out.array("walls", about, &[seats, EDGES]);
    view.caves.values().for_each(|cave| rows.bits(EDGES, cave.walls.bits().into()));
}

encode! {
    enum Event {
        StartPlayer { seat },
        RoomRemoved { room },
        RoundBegan { round, turns },
        TileTurned { tile },
        TileTaken { seat, tile },
        Received { seat, goods },
        Lost { seat, goods },
        Traded { seat, paid, received },
        Replenished { seat, goods, to, received },
        Exchanged { seat, paid, received },
        WallBuilt { seat, edge },
        WallRazed { seat, edge, received },
        Excavated { seat, space, paid, received },
        RoomUncovered { room },
        RoomRevealed { room },
        Furnished { seat, room, space, paid },
        RoomActionBegan { seat, rooms },
        RoomsAdded { seat, room, more },
        RoomUsed { seat, room },
        RoomReacted { seat, room, received },
        RoomTraded { seat, room, paid, received },
        CavernWon { seat },
        SideChosen { seat, side },
        RoomLeft { seat, room },
        RoomActionStopped { seat },
        TurnEnded { seat },
        RoundEnded { round },
        GameEnded {},
    }
}
