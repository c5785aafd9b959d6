//! Inside a room (CD-6.7.3; D-5 of CD-14.2).

use super::blocks::{check_option, operation};
use super::{excavation, room_action};
use crate::components::open_options;
use crate::effect::{self, Carried, exchange};
use crate::moves::Move;
use crate::news::Event;
use crate::rules::Rule;
use crate::state::{Cave, Phase, Place, RoomAction, RoomUse, State, Turn};
use std::sync::Arc;

pub fn moves(state: &State, turn: &Turn, room: &RoomUse, out: &mut Vec<Move>) {
    for (option, operation) in open_options(state.components().room(room.room).blocks(), room.done) {
        effect::list(state, turn.seat, option, operation, out);
    }
    if !room.done.is_empty() {
        out.push(Move::Done {});
    }
    exchange::list(state, &state.caves[turn.seat], |cave| stays_useful(state, room, cave), out);
}

pub fn check(state: &State, turn: &Turn, room: &RoomUse, mv: &Move) -> Result<(), Rule> {
    match mv {
        Move::Take { .. } => Err(Rule::OneTileEachTurn),
        Move::ExcavateSecond { .. } => Err(Rule::NoSecondExcavation),
        Move::ChooseSide { .. } => Err(Rule::NoSideToChoose),
        Move::Use { .. } | Move::Collect { .. } | Move::Stop {} | Move::End {} => Err(Rule::FinishRoom),
        Move::Done {} => match room.done.is_empty() {
            true => Err(Rule::CarryOutFirst),
            false => Ok(()),
        },
        Move::Exchange { good } => {
            let after = exchange::after(state, &state.caves[turn.seat], *good)?;
            if stays_useful(state, room, &after) { Ok(()) } else { Err(Rule::ExchangeSpoilsRoom) }
        }
        Move::Gain { option }
        | Move::GainOne { option, .. }
        | Move::Trade { option }
        | Move::TradeOne { option, .. }
        | Move::TradeDistinct { option, .. }
        | Move::Replenish { option }
        | Move::ReplenishOne { option, .. }
        | Move::BuildWall { option, .. }
        | Move::RazeWall { option, .. }
        | Move::Excavate { option, .. }
        | Move::Furnish { option, .. }
        | Move::UseRooms { option } => {
            let blocks = state.components().room(room.room).blocks();
            check_option(state, turn.seat, mv, (blocks, room.done, *option))
        }
    }
}

/// Before its first block a room must keep an option that can be carried out, or its user would be stuck.
fn stays_useful(state: &State, room: &RoomUse, cave: &Cave) -> bool {
    let mut options = open_options(state.components().room(room.room).blocks(), room.done);
    !room.done.is_empty() || options.any(|(_, operation)| effect::is_possible(state, cave, operation))
}

pub fn play(state: &mut State, mut turn: Turn, action: RoomAction, mut room: RoomUse, mv: &Move) {
    let table = Arc::clone(&state.table);
    match mv {
        Move::Done {} => {
            state.tell(Event::RoomLeft { seat: turn.seat, room: room.room });
            room_action::finish_room(state, turn, &action);
        }
        Move::Exchange { good } => exchange::play(state, turn.seat, *good),
        Move::Gain { option }
        | Move::GainOne { option, .. }
        | Move::Trade { option }
        | Move::TradeOne { option, .. }
        | Move::TradeDistinct { option, .. }
        | Move::Replenish { option }
        | Move::ReplenishOne { option, .. }
        | Move::BuildWall { option, .. }
        | Move::RazeWall { option, .. }
        | Move::Excavate { option, .. }
        | Move::Furnish { option, .. }
        | Move::UseRooms { option } => {
            let blocks = table.components.room(room.room).blocks();
            let Some(operation) = operation(blocks, *option) else { return };
            let carried = effect::play(state, turn.seat, mv, operation);
            room.done.insert(option.block);
            turn.place = Place::Room { action, room };
            match carried {
                Carried::Digging(dig) => excavation::begin(state, turn, dig),
                Carried::Out if room.done.all_of(blocks) => room_action::finish_room(state, turn, &action),
                // Rooms neither furnish nor use rooms.
                Carried::Out | Carried::Furnished | Carried::RoomAction { .. } => {
                    state.phase = Phase::Resolve { turn };
                }
            }
        }
        Move::Take { .. }
        | Move::ExcavateSecond { .. }
        | Move::ChooseSide { .. }
        | Move::Use { .. }
        | Move::Collect { .. }
        | Move::Stop {}
        | Move::End {} => {}
    }
}
