//! What must hold in every position (CD-15).

use crate::effect;
use crate::phase::choose_side::{self, ChooseSide};
use crate::phase::in_room::InRoom;
use crate::phase::remove_rooms::RemoveRooms;
use crate::phase::reveal::Reveal;
use crate::phase::second_excavation::SecondExcavation;
use crate::phase::take_tile::TakeTile;
use crate::phase::uncover::Uncover;
use crate::phase::{Dig, Phase, Place};
use crate::pieces::{Back, Group, Room, Space, Tile};
use crate::state::{Cave, State};
use adit_game::Seat;
use adit_kit::Set;

/// Says what does not hold.
pub fn audit(state: &State) -> Result<(), String> {
    let seats = usize::from(state.rulebook.setup.seats);
    ensure(state.seats() == seats, || format!("there are {} caves for {seats} seats", state.seats()))?;
    for (seat, cave) in state.caves.iter() {
        audit_cave(state, cave).map_err(|fault| format!("{seat}: {fault}"))?;
    }
    audit_rooms(state)?;
    audit_walls(state)?;
    audit_tiles(state)?;
    audit_phase(state)
}

fn ensure(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

fn audit_cave(state: &State, cave: &Cave) -> Result<(), String> {
    let components = state.components();
    // CD-15.4.
    ensure(components.limit.covers(&cave.goods), || {
        format!("CD-15.4: {:?} is beyond the limit", cave.goods)
    })?;
    // CD-15.5.
    let blue = (cave.owned() & components.blue).len();
    let orange = cave.owned().without(components.blue).len();
    ensure(orange > blue, || format!("CD-15.5: {orange} orange and {blue} blue rooms"))?;
    // CD-15.6.
    let furnished: Set<Space> =
        Space::ALL.into_iter().filter(|space| cave.rooms[space.index()].is_some()).collect();
    ensure(!furnished.meets(cave.hidden), || "CD-15.6: a room on a face-down tile".to_owned())?;
    ensure(furnished.len() == cave.owned().len(), || "CD-15.1: a room is there twice".to_owned())?;
    ensure(cave.hidden.without(components.board.rock).is_empty(), || {
        "CD-15.6: a face-down tile where there was no rock".to_owned()
    })?;
    let entrance = cave.rooms[components.board.entrance.index()];
    ensure(entrance == Some(Room::CaveEntrance), || "CD-2.2: the entrance is gone".to_owned())?;
    // CD-15.8.
    let extra = cave.rooms[Space::Extra.index()].is_some();
    ensure(cave.cavern.is_some() || !extra, || "CD-15.8: a room on no extra cavern".to_owned())?;
    ensure(cave.cavern.is_none() || cave.is_full(), || "CD-15.8: the board is not full".to_owned())
}

fn audit_rooms(state: &State) -> Result<(), String> {
    let components = state.components();
    let mut seen = Set::EMPTY;
    let placed = state.caves.values().map(|cave| cave.owned().without(Set::one(Room::CaveEntrance)));
    for group in placed.chain([state.display, state.removed, state.unseen]) {
        let twice = group & seen;
        ensure(twice.is_empty(), || format!("CD-15.1: {twice:?} are in two places"))?;
        seen |= group;
    }
    let all = components.rooms_with(Back::Light) | components.rooms_with(Back::Dark);
    ensure(seen == all, || format!("CD-15.1: {:?} are nowhere", all.without(seen)))?;

    let light = components.rooms_with(Back::Light);
    ensure(!state.unseen.meets(light), || "CD-3.4: a light room is not on show".to_owned())?;
    ensure(state.removed.without(light).is_empty(), || "CD-11.1: a dark room is removed".to_owned())?;
    let removed = match (state.is_solo(), state.phase) {
        (true, Phase::RemoveRooms(RemoveRooms { left })) => {
            components.solo.light_rooms_removed.saturating_sub(left)
        }
        (true, _) => components.solo.light_rooms_removed,
        (false, _) => 0,
    };
    ensure(state.removed.len() == usize::from(removed), || "CD-11.1: the removed rooms".to_owned())?;

    let stack_at_start = if state.is_solo() { components.solo.stack } else { 0 };
    ensure(state.stack <= stack_at_start, || format!("CD-15.12: {} rooms in the stack", state.stack))?;
    let rock: usize = state.caves.values().map(|cave| cave.hidden.len()).sum();
    let turning = usize::from(matches!(state.phase, Phase::Uncover(_)));
    ensure(state.unseen.len() == rock + turning + usize::from(state.stack), || {
        format!(
            "CD-15.1: {} unseen rooms, {rock} in the rock, {} in the stack",
            state.unseen.len(),
            state.stack
        )
    })
}

fn audit_walls(state: &State) -> Result<(), String> {
    let components = state.components();
    for (seat, cave) in state.caves.iter() {
        let foreign = cave.walls.without(cave.edges(components));
        ensure(foreign.is_empty(), || format!("CD-15.2: {seat} has walls on {foreign:?}"))?;
    }
    let built: usize = state.caves.values().map(|cave| cave.walls.len()).sum();
    ensure(built + usize::from(state.supply) == usize::from(components.walls), || {
        format!("CD-15.2: {built} walls built and {} in the supply", state.supply)
    })?;
    let owners = state.caves.values().filter(|cave| cave.cavern.is_some()).count();
    ensure(owners <= 1, || "CD-15.8: two extra caverns".to_owned())
}

fn audit_tiles(state: &State) -> Result<(), String> {
    let both = state.available & state.taken;
    ensure(both.is_empty(), || format!("CD-15.3: {both:?} are available and taken"))?;
    let round = usize::from(state.round);
    ensure(round <= state.rounds().len(), || format!("CD-4.1: there is no round {round}"))?;
    let played = state.available | state.taken;
    let waiting = usize::from(matches!(state.phase, Phase::NewAction));
    ensure(round >= waiting, || "CD-4.2: no round has begun".to_owned())?;
    for group in Group::ALL {
        let turned = state.rounds()[..round - waiting].iter().filter(|other| other.group == group).count();
        let start = if group == Group::Start { state.components().tiles_of(group).len() } else { 0 };
        let in_play = (played & state.components().tiles_of(group)).len();
        ensure(in_play == turned + start, || {
            format!("CD-15.3: {in_play} tiles of {group} in round {round}")
        })?;
    }
    let removed: Set<Tile> = Set::one(state.components().solo.removed_tile);
    ensure(!state.is_solo() || !played.meets(removed), || "CD-11.1: the removed tile".to_owned())
}

fn audit_phase(state: &State) -> Result<(), String> {
    let drawn = state.start_player.is_some();
    let expected = !state.is_solo() && state.phase != Phase::StartPlayer;
    ensure(drawn == expected, || "CD-3.7: the start player".to_owned())?;
    ensure(state.start_player.is_none_or(|seat| seat.index() < state.seats()), || "no such seat".to_owned())?;
    let turns = state.taken.len();
    let most = usize::from(state.turn_number()) * state.seats();
    match &state.phase {
        Phase::StartPlayer | Phase::RemoveRooms(_) => {
            ensure(state.round == 0 && turns == 0, || "CD-4.1: the game has begun".to_owned())
        }
        Phase::NewAction => ensure(turns == 0, || "CD-4.8: tiles have not returned".to_owned()),
        Phase::TakeTile(TakeTile { seat }) => {
            ensure(state.round > 0 && turns < most, || "CD-15.9: too many turns".to_owned())?;
            ensure(*seat == state.seat_after(turns), || "CD-4.4: it is another player's turn".to_owned())
        }
        Phase::Blocks(_) | Phase::RoomAction(_) | Phase::InRoom(_) => audit_turn(state),
        Phase::Uncover(Uncover { place, dig }) => audit_excavation(state, place, dig),
        Phase::SecondExcavation(SecondExcavation { place, dig }) => {
            ensure(dig.left == 1, || "CD-6.5.5: there is no second tile".to_owned())?;
            audit_excavation(state, place, dig)
        }
        Phase::ChooseSide(ChooseSide { turn }) => {
            audit_turn(state)?;
            let wins = choose_side::is_won(state, turn.seat);
            ensure(wins, || "CD-8.1: the extra cavern is not won".to_owned())
        }
        Phase::Reveal(Reveal::InTurn(_) | Reveal::AtEndOfTurn(_)) => {
            audit_turn(state)?;
            let revealed = state.phase.turn().is_some_and(|turn| turn.revealed);
            let owed = state.is_solo() && state.stack > 0 && !revealed;
            ensure(owed, || "CD-11.3: there is nothing to reveal".to_owned())
        }
        Phase::Over => {
            let last = usize::from(state.round) == state.rounds().len() && turns == 0;
            ensure(last, || "CD-10.1: the game is not over".to_owned())
        }
    }
}

fn audit_excavation(state: &State, place: &Place, dig: &Dig) -> Result<(), String> {
    audit_turn(state)?;
    ensure(dig.left <= 1, || "CD-6.5.5: so many tiles".to_owned())?;
    let turn = place.turn();
    let cave = &state.caves[turn.seat];
    let gone = !cave.hidden.contains(dig.space) && cave.rooms[dig.space.index()].is_none();
    ensure(gone && turn.excavated > 0, || "CD-6.5.1: nothing was excavated".to_owned())?;
    let reachable = state.components().board.reachable(cave, dig.through_walls);
    ensure(dig.left == 0 || !reachable.is_empty(), || "CD-6.5.5: no second tile".to_owned())
}

/// The turn that is under way.
fn audit_turn(state: &State) -> Result<(), String> {
    let Some(place) = state.phase.place() else { return Ok(()) };
    let turn = place.turn();
    let turns = state.taken.len();
    let most = usize::from(state.turn_number()) * state.seats();
    ensure(state.round > 0 && (1..=most).contains(&turns), || "CD-15.9: too many turns".to_owned())?;
    let seat: Seat = state.seat_after(turns - 1);
    ensure(turn.seat == seat, || "CD-4.4: it is another player's turn".to_owned())?;
    ensure(state.taken.contains(turn.tile), || "CD-4.5: the tile was not taken".to_owned())?;
    let components = state.components();
    let blocks = &components.tile(turn.tile).blocks;
    ensure(turn.done.within(blocks), || "CD-5.1: the tile has no such block".to_owned())?;
    let strange = (turn.used | turn.traded).without(state.caves[seat].owned());
    ensure(strange.is_empty(), || format!("CD-6.7.1: {strange:?} are not in the cave"))?;
    match &place {
        Place::Blocks(_) => Ok(()),
        Place::RoomAction(action) => {
            ensure((1..100).contains(&action.left), || "CD-6.7.1: no rooms are left to use".to_owned())
        }
        Place::InRoom(in_room) => audit_room_in_use(state, in_room),
    }
}

fn audit_room_in_use(state: &State, in_room: &InRoom) -> Result<(), String> {
    let InRoom { action, room, done } = in_room;
    ensure(action.left < 100, || "CD-6.7.1: so many rooms cannot be used".to_owned())?;
    ensure(action.turn.used.contains(*room), || "CD-6.7.1: the room is not in use".to_owned())?;
    let blocks = in_room.blocks(state.components());
    let digging = matches!(state.phase, Phase::Uncover(_) | Phase::SecondExcavation(_));
    let open = digging || !in_room.is_finished(state.components());
    ensure(done.within(blocks) && open, || "CD-6.7.3: the room is finished".to_owned())?;
    // Nobody is ever stuck: a room in use can be left, or has an option that can be carried out.
    let cave = &state.caves[action.turn.seat];
    let mut operations = blocks.iter().flat_map(|block| &block.options);
    let open = !done.is_empty() || operations.any(|operation| effect::is_possible(state, cave, operation));
    ensure(open, || "CD-14.2: the player is stuck in a room".to_owned())
}
