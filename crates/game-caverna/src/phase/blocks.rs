//! Carrying out a tile, between its blocks (CD-5; D-2 of CD-14.2).

use super::{excavation, extra_cavern, reveal, room_action};
use crate::components::{Block, BlocksDone, Operation, Trigger, open_options};
use crate::effect::{self, Carried, exchange};
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::{OptionId, Room};
use crate::rules::Rule;
use crate::state::{Phase, State, Turn};
use adit_game::Seat;
use std::sync::Arc;

pub fn moves(state: &State, turn: &Turn, out: &mut Vec<Move>) {
    let components = state.components();
    for (option, operation) in open_options(&components.tile(turn.tile).blocks, turn.done) {
        effect::list(state, turn.seat, option, operation, out);
    }
    let cave = &state.caves[turn.seat];
    for room in cave.owned().and(components.blue).without(turn.traded).iter() {
        if let Some(Trigger::TradeInTurnWith { tile, price, .. }) = components.room(room).trigger()
            && *tile == turn.tile
            && cave.goods.covers(price)
        {
            out.push(Move::Use { room });
        }
    }
    exchange::list(state, cave, |_| true, out);
    out.push(Move::End {});
}

pub fn check(state: &State, turn: &Turn, mv: &Move) -> Result<(), Rule> {
    match mv {
        Move::Take { .. } => Err(Rule::OneTileEachTurn),
        Move::ExcavateSecond { .. } => Err(Rule::NoSecondExcavation),
        Move::ChooseSide { .. } => Err(Rule::NoSideToChoose),
        Move::Collect { .. } | Move::Stop {} => Err(Rule::NoRoomAction),
        Move::Done {} => Err(Rule::NotInRoom),
        Move::Use { room } => check_blue_trade(state, turn, *room),
        Move::Exchange { good } => exchange::after(state, &state.caves[turn.seat], *good).map(|_| ()),
        // CD-5.8: the turn may end wherever no block is half done.
        Move::End {} => Ok(()),
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
            let blocks = &state.components().tile(turn.tile).blocks;
            check_option(state, turn.seat, mv, (blocks, turn.done, *option))
        }
    }
}

/// May a move carry out this option of these blocks (CD-5.1, CD-5.2)?
pub fn check_option(
    state: &State,
    seat: Seat,
    mv: &Move,
    (blocks, done, option): (&[Block], BlocksDone, OptionId),
) -> Result<(), Rule> {
    let operation = operation(blocks, option).ok_or(Rule::NoSuchOption)?;
    let verdict = effect::check(state, seat, mv, operation);
    if verdict != Err(Rule::OtherOperation) && done.contains(option.block) {
        return Err(Rule::BlockDone);
    }
    verdict
}

/// The operation of an option, if there is one.
pub fn operation(blocks: &[Block], option: OptionId) -> Option<&Operation> {
    blocks.get(usize::from(option.block))?.options.get(usize::from(option.option))
}

/// CD-7.3: a blue room can add a trade to the turn with its tile, once.
fn check_blue_trade(state: &State, turn: &Turn, room: Room) -> Result<(), Rule> {
    let cave = &state.caves[turn.seat];
    let components = state.components();
    if !components.blue.contains(room) {
        return Err(Rule::NoRoomAction);
    }
    if !cave.owned().contains(room) {
        return Err(Rule::RoomNotYours);
    }
    let Some(Trigger::TradeInTurnWith { tile, price, .. }) = components.room(room).trigger() else {
        return Err(Rule::RoomIsBlue);
    };
    if *tile != turn.tile {
        return Err(Rule::TradeOtherTile);
    }
    if turn.traded.contains(room) {
        return Err(Rule::TradeDone);
    }
    if cave.goods.covers(price) { Ok(()) } else { Err(Rule::CannotPay) }
}

pub fn play(state: &mut State, mut turn: Turn, mv: &Move) {
    let table = Arc::clone(&state.table);
    match mv {
        Move::Use { room } => {
            if let Some(Trigger::TradeInTurnWith { price, goods, .. }) =
                table.components.room(*room).trigger()
            {
                turn.traded.insert(*room);
                state.tell(Event::RoomReacted { seat: turn.seat, room: *room });
                state.pay(turn.seat, price);
                state.receive(turn.seat, goods);
            }
            state.phase = Phase::Resolve { turn };
        }
        Move::Exchange { good } => exchange::play(state, turn.seat, *good),
        Move::End {} => {
            state.tell(Event::TurnEnded { seat: turn.seat });
            reveal::end_turn(state, turn);
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
            let blocks = &table.components.tile(turn.tile).blocks;
            let Some(operation) = operation(blocks, *option) else { return };
            let carried = effect::play(state, turn.seat, mv, operation);
            turn.done.insert(option.block);
            match carried {
                Carried::Out => reveal::test(state, turn),
                Carried::Digging(dig) => excavation::begin(state, turn, dig),
                Carried::Furnished => extra_cavern::test(state, turn),
                Carried::RoomAction { number } => room_action::begin(state, turn, number),
            }
        }
        Move::Take { .. }
        | Move::ExcavateSecond { .. }
        | Move::ChooseSide { .. }
        | Move::Collect { .. }
        | Move::Stop {}
        | Move::Done {} => {}
    }
}
