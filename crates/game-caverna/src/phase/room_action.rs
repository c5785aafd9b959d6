//! A room action, between rooms (CD-6.7, CD-7.5, CD-7.6; D-4 of CD-14.2).

use crate::components::{BlocksDone, Trigger, open_options};
use crate::effect::{self, exchange};
use crate::moves::{Move, MoveKind};
use crate::news::Event;
use crate::phase::in_room::InRoom;
use crate::phase::{Phase, Turn};
use crate::pieces::Room;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use adit_kit::Set;

/// A room action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoomAction {
    /// The turn.
    pub turn: Turn,
    /// The number on the tile: 1, 2 or 3.
    pub number: u8,
    /// How many more rooms may be used after the one in use.
    pub left: u8,
    /// Was a room used in it?
    pub begun: bool,
    /// The blue rooms whose goods were collected.
    pub collected: Set<Room>,
}

/// A room action of this number begins; blue rooms can raise how many rooms are used in it (CD-7.5).
pub fn begin(state: &mut State, turn: Turn, number: u8) -> RoomAction {
    let mut left = number;
    for room in (state.caves[turn.seat].owned() & state.components().blue).iter() {
        if let Some(Trigger::ExtraRooms { counts, extra }) = state.components().room(room).trigger()
            && counts.contains(&number)
        {
            left = left.saturating_add(*extra);
            let more = *extra;
            state.tell(Event::RoomsAdded { seat: turn.seat, room, more });
        }
    }
    RoomAction { turn, number, left, begun: false, collected: Set::EMPTY }
}

pub fn acting(_: &State, action: &RoomAction) -> SeatSet {
    SeatSet::one(action.turn.seat)
}

pub fn moves(state: &State, action: &RoomAction, seat: Seat, out: &mut Vec<Move>) {
    let components = state.components();
    let cave = &state.caves[seat];
    let owned = cave.owned();
    for room in owned.without(components.blue).without(action.turn.used).iter() {
        let options = open_options(components.room(room).blocks(), BlocksDone::NONE);
        if options.into_iter().any(|(_, operation)| effect::is_possible(state, cave, operation)) {
            out.push(Move::Use { room });
        }
    }
    for room in (owned & components.blue).iter() {
        if check_collect(state, action, room).is_ok() {
            out.push(Move::Collect { room });
        }
    }
    if action.begun {
        out.push(Move::Stop {});
    }
    exchange::list(state, cave, |_| true, out);
}

pub fn check(state: &State, action: &RoomAction, seat: Seat, mv: &Move) -> Result<(), Rule> {
    match mv.kind() {
        MoveKind::Take(_) => Err(Rule::OneTileEachTurn),
        MoveKind::ExcavateSecond(_) => Err(Rule::NoSecondExcavation),
        MoveKind::ChooseSide(_) => Err(Rule::NoSideToChoose),
        MoveKind::Done => Err(Rule::NotInRoom),
        MoveKind::Use(room) => check_use(state, &action.turn, room),
        MoveKind::Collect(room) => check_collect(state, action, room),
        MoveKind::Stop if action.begun => Ok(()),
        MoveKind::Stop => Err(Rule::UseRoomFirst),
        MoveKind::Exchange(good) => exchange::check(state, &state.caves[seat], good),
        MoveKind::CarryOut(_) | MoveKind::End => Err(Rule::FinishRoomAction),
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
fn check_collect(state: &State, action: &RoomAction, room: Room) -> Result<(), Rule> {
    if !state.caves[action.turn.seat].rooms.contains(&Some(room)) {
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

pub fn play(state: &mut State, mut action: RoomAction, seat: Seat, mv: &Move) -> Next {
    match mv.kind() {
        MoveKind::Use(room) => {
            state.tell(Event::RoomUsed { seat, room });
            action.turn.used.insert(room);
            action.begun = true;
            action.left -= 1;
            Next::RoomEntered(InRoom { action, room, done: BlocksDone::NONE })
        }
        MoveKind::Collect(room) => {
            action.collected.insert(room);
            give(state, &action, Set::one(room));
            Next::Stay(Phase::RoomAction(action))
        }
        MoveKind::Stop => {
            state.tell(Event::RoomActionStopped { seat });
            Next::RoomActionStopped(action)
        }
        MoveKind::Exchange(good) => {
            exchange::play(state, seat, good);
            Next::Stay(Phase::RoomAction(action))
        }
        MoveKind::Take(_)
        | MoveKind::ExcavateSecond(_)
        | MoveKind::ChooseSide(_)
        | MoveKind::Done
        | MoveKind::CarryOut(_)
        | MoveKind::End => Next::Stay(Phase::RoomAction(action)),
    }
}

/// The room action ends, and what was not collected comes automatically (CD-7.6).
pub fn end(state: &mut State, action: &RoomAction) {
    let blue = state.components().blue;
    give(state, action, blue.without(action.collected));
}

/// These rooms give what they give for a room action of this number.
fn give(state: &mut State, action: &RoomAction, rooms: Set<Room>) {
    let number = action.number;
    state.react(action.turn.seat, rooms, |trigger| match trigger {
        Trigger::GainOnRooms { counts, goods, .. } => counts.contains(&number).then_some(*goods),
        Trigger::TradeInTurnWith { .. }
        | Trigger::GainOnGood { .. }
        | Trigger::ExtraRooms { .. }
        | Trigger::GainOnWall { .. } => None,
    });
}
