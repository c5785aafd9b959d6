//! Carrying out a tile, between its blocks (CD-5; D-2 of CD-14.2).

use crate::components::{Block, BlocksDone, Operation, Trigger, open_options};
use crate::effect::{self, Carried, exchange};
use crate::moves::{Move, MoveKind};
use crate::news::Event;
use crate::phase::{Phase, Place, Turn};
use crate::pieces::{OptionId, Room};
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};

/// A player carries out a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blocks {
    /// The turn.
    pub turn: Turn,
}

pub fn acting(_: &State, blocks: &Blocks) -> SeatSet {
    SeatSet::one(blocks.turn.seat)
}

pub fn moves(state: &State, blocks: &Blocks, seat: Seat, out: &mut Vec<Move>) {
    let turn = &blocks.turn;
    let components = state.components();
    for (option, operation) in open_options(&components.tile(turn.tile).blocks, turn.done) {
        effect::list(state, seat, option, operation, out);
    }
    let cave = &state.caves[seat];
    for room in (cave.owned() & components.blue).without(turn.traded).iter() {
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

pub fn check(state: &State, blocks: &Blocks, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let turn = &blocks.turn;
    match mv.kind() {
        MoveKind::Take(_) => Err(Rule::OneTileEachTurn),
        MoveKind::ExcavateSecond(_) => Err(Rule::NoSecondExcavation),
        MoveKind::ChooseSide(_) => Err(Rule::NoSideToChoose),
        MoveKind::Collect(_) | MoveKind::Stop => Err(Rule::NoRoomAction),
        MoveKind::Done => Err(Rule::NotInRoom),
        MoveKind::Use(room) => check_blue_trade(state, turn, room),
        MoveKind::Exchange(good) => exchange::check(state, &state.caves[seat], good),
        // CD-5.8: the turn may end wherever no block is half done.
        MoveKind::End => Ok(()),
        MoveKind::CarryOut(option) => {
            let blocks = &state.components().tile(turn.tile).blocks;
            check_option(state, seat, mv, (blocks, turn.done, option))
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
    blocks.get(option.block.index())?.options.get(usize::from(option.option))
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

pub fn play(state: &mut State, blocks: Blocks, seat: Seat, mv: &Move) -> Next {
    let mut turn = blocks.turn;
    match mv.kind() {
        MoveKind::Use(room) => {
            trade_with(state, &mut turn, room);
            Next::Stay(Phase::Blocks(Blocks { turn }))
        }
        MoveKind::Exchange(good) => {
            exchange::play(state, seat, good);
            Next::Stay(Phase::Blocks(blocks))
        }
        MoveKind::End => {
            state.tell(Event::TurnEnded { seat });
            Next::TurnEnded(turn)
        }
        MoveKind::CarryOut(option) => {
            let rulebook = state.rulebook.clone();
            let content = &rulebook.components.tile(turn.tile).blocks;
            let Some(operation) = operation(content, option) else {
                return Next::Stay(Phase::Blocks(blocks));
            };
            turn.done.insert(option.block);
            match effect::play(state, seat, mv, operation) {
                Carried::Out => Next::BlockDone(turn),
                Carried::Digging(dig) => Next::Excavated(Place::Blocks(Blocks { turn }), dig),
                Carried::Furnished => Next::Furnished(turn),
                Carried::RoomAction { number } => Next::RoomActionBegan { turn, number },
            }
        }
        MoveKind::Take(_)
        | MoveKind::ExcavateSecond(_)
        | MoveKind::ChooseSide(_)
        | MoveKind::Collect(_)
        | MoveKind::Stop
        | MoveKind::Done => Next::Stay(Phase::Blocks(blocks)),
    }
}

/// The trade of a blue room is carried out.
fn trade_with(state: &mut State, turn: &mut Turn, room: Room) {
    let rulebook = state.rulebook.clone();
    if let Some(Trigger::TradeInTurnWith { price, goods, .. }) = rulebook.components.room(room).trigger() {
        turn.traded.insert(room);
        let seat = turn.seat;
        state.pay(seat, price);
        state.receive_for(seat, goods, |received| {
            Some(Event::RoomTraded { seat, room, paid: *price, received })
        });
    }
}
