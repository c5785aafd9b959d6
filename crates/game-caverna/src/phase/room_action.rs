//! A room action, between rooms (CD-6.7, CD-7.5, CD-7.6; D-4 of CD-14.2).

use super::reveal;
use crate::components::{BlocksDone, Trigger, open_options};
use crate::effect::{self, exchange};
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::Room;
use crate::rules::Rule;
use crate::set::Set;
use crate::state::{Phase, Place, RoomAction, RoomUse, State, Turn};

/// Begins a room action of this number; blue rooms can raise how many rooms are used in it (CD-7.5).
pub fn begin(state: &mut State, mut turn: Turn, number: u8) {
    let mut left = number;
    for room in state.caves[turn.seat].owned().and(state.components().blue).iter() {
        if let Some(Trigger::ExtraRooms { counts, extra }) = state.components().room(room).trigger()
            && counts.contains(&number)
        {
            left = left.saturating_add(*extra);
            state.tell(Event::RoomReacted { seat: turn.seat, room });
        }
    }
    turn.place = Place::Rooms { action: RoomAction { number, left, begun: false, collected: Set::EMPTY } };
    state.phase = Phase::Resolve { turn };
}

pub fn moves(state: &State, turn: &Turn, action: &RoomAction, out: &mut Vec<Move>) {
    let components = state.components();
    let cave = &state.caves[turn.seat];
    let owned = cave.owned();
    for room in owned.without(components.blue).without(turn.used).iter() {
        let options = open_options(components.room(room).blocks(), BlocksDone::NONE);
        if options.into_iter().any(|(_, operation)| effect::is_possible(state, cave, operation)) {
            out.push(Move::Use { room });
        }
    }
    for room in owned.and(components.blue).iter() {
        if check_collect(state, turn, action, room).is_ok() {
            out.push(Move::Collect { room });
        }
    }
    if action.begun {
        out.push(Move::Stop {});
    }
    exchange::list(state, cave, |_| true, out);
}

pub fn check(state: &State, turn: &Turn, action: &RoomAction, mv: &Move) -> Result<(), Rule> {
    match mv {
        Move::Take { .. } => Err(Rule::OneTileEachTurn),
        Move::ExcavateSecond { .. } => Err(Rule::NoSecondExcavation),
        Move::ChooseSide { .. } => Err(Rule::NoSideToChoose),
        Move::Done {} => Err(Rule::NotInRoom),
        Move::Use { room } => check_use(state, turn, *room),
        Move::Collect { room } => check_collect(state, turn, action, *room),
        Move::Stop {} => {
            if action.begun {
                Ok(())
            } else {
                Err(Rule::UseRoomFirst)
            }
        }
        Move::Exchange { good } => exchange::after(state, &state.caves[turn.seat], *good).map(|_| ()),
        Move::Gain { .. }
        | Move::GainOne { .. }
        | Move::Trade { .. }
        | Move::TradeOne { .. }
        | Move::TradeDistinct { .. }
        | Move::Replenish { .. }
        | Move::ReplenishOne { .. }
        | Move::BuildWall { .. }
        | Move::RazeWall { .. }
        | Move::Excavate { .. }
        | Move::Furnish { .. }
        | Move::UseRooms { .. }
        | Move::End {} => Err(Rule::FinishRoomAction),
    }
}

fn check_use(state: &State, turn: &Turn, room: Room) -> Result<(), Rule> {
    let cave = &state.caves[turn.seat];
    if !cave.rooms.contains(&Some(room)) {
        return Err(Rule::RoomNotYours);
    }
    if state.components().blue.contains(room) {
        return Err(Rule::RoomIsBlue);
    }
    if turn.used.contains(room) {
        return Err(Rule::RoomUsed);
    }
    let mut operations = state.components().room(room).blocks().iter().flat_map(|block| &block.options);
    match operations.any(|operation| effect::is_possible(state, cave, operation)) {
        true => Ok(()),
        false => Err(Rule::RoomUseless),
    }
}

/// CD-7.6: the goods can be collected before the room is chosen, once.
fn check_collect(state: &State, turn: &Turn, action: &RoomAction, room: Room) -> Result<(), Rule> {
    if !state.caves[turn.seat].rooms.contains(&Some(room)) {
        return Err(Rule::RoomNotYours);
    }
    match state.components().room(room).trigger() {
        Some(Trigger::GainOnRooms { counts, collectable: true, .. })
            if counts.contains(&action.number) && !action.begun && !action.collected.contains(room) =>
        {
            Ok(())
        }
        Some(_) | None => Err(Rule::NothingToCollect),
    }
}

pub fn play(state: &mut State, mut turn: Turn, mut action: RoomAction, mv: &Move) {
    match mv {
        Move::Use { room } => {
            state.tell(Event::RoomUsed { seat: turn.seat, room: *room });
            turn.used.insert(*room);
            action.begun = true;
            action.left -= 1;
            turn.place = Place::Room { action, room: RoomUse { room: *room, done: BlocksDone::NONE } };
            state.phase = Phase::Resolve { turn };
        }
        Move::Collect { room } => {
            action.collected.insert(*room);
            give(state, &turn, &action, Set::one(*room));
            turn.place = Place::Rooms { action };
            state.phase = Phase::Resolve { turn };
        }
        Move::Stop {} => {
            state.tell(Event::RoomActionStopped { seat: turn.seat });
            close(state, turn, &action);
        }
        Move::Exchange { good } => exchange::play(state, turn.seat, *good),
        Move::Take { .. }
        | Move::ExcavateSecond { .. }
        | Move::ChooseSide { .. }
        | Move::Done {}
        | Move::Gain { .. }
        | Move::GainOne { .. }
        | Move::Trade { .. }
        | Move::TradeOne { .. }
        | Move::TradeDistinct { .. }
        | Move::Replenish { .. }
        | Move::ReplenishOne { .. }
        | Move::BuildWall { .. }
        | Move::RazeWall { .. }
        | Move::Excavate { .. }
        | Move::Furnish { .. }
        | Move::UseRooms { .. }
        | Move::End {} => {}
    }
}

/// A room is finished; the action closes itself when no uses are left.
pub fn finish_room(state: &mut State, mut turn: Turn, action: &RoomAction) {
    if action.left == 0 {
        close(state, turn, action);
    } else {
        turn.place = Place::Rooms { action: *action };
        reveal::test(state, turn);
    }
}

/// The room action ends, and what was not collected comes automatically (CD-7.6).
fn close(state: &mut State, mut turn: Turn, action: &RoomAction) {
    let blue = state.components().blue;
    give(state, &turn, action, blue.without(action.collected));
    turn.place = Place::Blocks;
    reveal::test(state, turn);
}

/// These rooms give what they give for a room action of this number.
fn give(state: &mut State, turn: &Turn, action: &RoomAction, rooms: Set<Room>) {
    let number = action.number;
    state.react(turn.seat, rooms, |trigger| match trigger {
        Trigger::GainOnRooms { counts, goods, .. } => counts.contains(&number).then_some(*goods),
        Trigger::TradeInTurnWith { .. }
        | Trigger::GainOnGood { .. }
        | Trigger::ExtraRooms { .. }
        | Trigger::GainOnWall { .. } => None,
    });
}
