//! Inside a room (CD-6.7.3; D-5 of CD-14.2).

use crate::components::{Block, BlocksDone, Components, open_options};
use crate::effect::{self, Carried, exchange};
use crate::moves::{Move, MoveKind};
use crate::news::Event;
use crate::phase::blocks::{check_option, operation};
use crate::phase::room_action::RoomAction;
use crate::phase::{Phase, Place};
use crate::pieces::Room;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::{Cave, State};
use adit_game::{Seat, SeatSet};

/// A room in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InRoom {
    /// The room action in which it is used.
    pub action: RoomAction,
    /// The room.
    pub room: Room,
    /// Its blocks that were carried out.
    pub done: BlocksDone,
}

impl InRoom {
    /// The blocks of the room.
    pub fn blocks<'a>(&self, components: &'a Components) -> &'a [Block] {
        components.room(self.room).blocks()
    }

    /// Were all its blocks carried out?
    pub fn is_finished(&self, components: &Components) -> bool {
        self.done.all_of(self.blocks(components))
    }
}

pub fn acting(_: &State, in_room: &InRoom) -> SeatSet {
    SeatSet::one(in_room.action.turn.seat)
}

pub fn moves(state: &State, in_room: &InRoom, seat: Seat, out: &mut Vec<Move>) {
    for (option, operation) in open_options(in_room.blocks(state.components()), in_room.done) {
        effect::list(state, seat, option.of(in_room.room), operation, out);
    }
    if !in_room.done.is_empty() {
        out.push(Move::Done {});
    }
    exchange::list(state, &state.caves[seat], |cave| stays_useful(state, in_room, cave), out);
}

pub fn check(state: &State, in_room: &InRoom, seat: Seat, mv: &Move) -> Result<(), Rule> {
    match mv.kind() {
        MoveKind::Take(_) => Err(Rule::OneTileEachTurn),
        MoveKind::ExcavateSecond(_) => Err(Rule::NoSecondExcavation),
        MoveKind::ChooseSide(_) => Err(Rule::NoSideToChoose),
        MoveKind::Use(_) | MoveKind::Collect(_) | MoveKind::Stop | MoveKind::End => Err(Rule::FinishRoom),
        MoveKind::Done if in_room.done.is_empty() => Err(Rule::CarryOutFirst),
        MoveKind::Done => Ok(()),
        MoveKind::Exchange(good) => {
            let after = exchange::after(state, &state.caves[seat], good)?;
            if stays_useful(state, in_room, &after) { Ok(()) } else { Err(Rule::ExchangeSpoilsRoom) }
        }
        MoveKind::CarryOut(option) => {
            check_option(state, seat, mv, (in_room.blocks(state.components()), in_room.done, option))
        }
    }
}

/// Before its first block a room must keep an option that can be carried out, or its user would be stuck.
fn stays_useful(state: &State, in_room: &InRoom, cave: &Cave) -> bool {
    let mut options = open_options(in_room.blocks(state.components()), in_room.done);
    !in_room.done.is_empty() || options.any(|(_, operation)| effect::is_possible(state, cave, operation))
}

pub fn play(state: &mut State, mut in_room: InRoom, seat: Seat, mv: &Move) -> Next {
    match mv.kind() {
        MoveKind::Done => {
            state.tell(Event::RoomLeft { seat, room: in_room.room });
            Next::RoomFinished(in_room.action)
        }
        MoveKind::Exchange(good) => {
            exchange::play(state, seat, good);
            Next::Stay(Phase::InRoom(in_room))
        }
        MoveKind::CarryOut(option) => {
            let rulebook = state.rulebook.clone();
            let Some(operation) = operation(in_room.blocks(&rulebook.components), option) else {
                return Next::Stay(Phase::InRoom(in_room));
            };
            in_room.done.insert(option.block);
            match effect::play(state, seat, mv, operation) {
                Carried::Digging(dig) => Next::Excavated(Place::InRoom(in_room), dig),
                Carried::Out if in_room.is_finished(&rulebook.components) => {
                    Next::RoomFinished(in_room.action)
                }
                // Rooms neither furnish nor use rooms.
                Carried::Out | Carried::Furnished | Carried::RoomAction { .. } => {
                    Next::Stay(Phase::InRoom(in_room))
                }
            }
        }
        MoveKind::Take(_)
        | MoveKind::ExcavateSecond(_)
        | MoveKind::ChooseSide(_)
        | MoveKind::Use(_)
        | MoveKind::Collect(_)
        | MoveKind::Stop
        | MoveKind::End => Next::Stay(Phase::InRoom(in_room)),
    }
}
