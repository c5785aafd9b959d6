//! The operations of tiles and rooms (CD-6, CD-13): one file for each kind.
//!
//! Each file lists the moves of an operation, says which rule a move breaks, and carries it out.

mod excavate;
pub mod exchange;
mod furnish;
mod gain;
mod replenish;
mod trade;
mod walls;

pub use excavate::{check_target, dig};
pub use furnish::{fee_price, may_place_blue};

use crate::components::Operation;
use crate::moves::Move;
use crate::news::Event;
use crate::phase::Dig;
use crate::pieces::{Goods, OptionId};
use crate::rules::Rule;
use crate::state::{Cave, State};
use adit_game::Seat;
use adit_kit::Set;

/// What an operation leads to.
pub enum Carried {
    /// It is finished.
    Out,
    /// A tile was removed and is to be turned up.
    Digging(Dig),
    /// A room was placed.
    Furnished,
    /// A room action begins.
    RoomAction {
        /// The number on the tile.
        number: u8,
    },
}

/// Lists the moves that carry out an operation.
pub fn list(state: &State, seat: Seat, option: OptionId, operation: &Operation, out: &mut Vec<Move>) {
    let cave = &state.caves[seat];
    match operation {
        Operation::Gain { if_fewer, .. } => gain::list(cave, option, if_fewer, out),
        Operation::GainOne { of } => gain::list_one(option, of, out),
        Operation::Trade { pay_any, .. } => trade::list(cave, option, pay_any, out),
        Operation::TradeDistinct { kinds, of, .. } => trade::list_distinct(cave, option, *kinds, *of, out),
        Operation::ReplenishOne { of, .. } => replenish::list_one(option, *of, out),
        Operation::ReplenishAll { .. } => out.push(Move::Replenish { option }),
        Operation::BuildWall {} => walls::list_build(state, cave, option, out),
        Operation::RazeWall { .. } => walls::list_raze(cave, option, out),
        Operation::Excavate { count, pay_any, through_walls } => {
            excavate::list(state, cave, option, (*count, pay_any, *through_walls), out);
        }
        Operation::Furnish { .. } => furnish::list(state, cave, option, operation, out),
        Operation::UseRooms { .. } => out.push(Move::UseRooms { option }),
        Operation::ExtraRoom { .. } => {}
    }
}

/// Which rule does a move break that is to carry out this operation?
pub fn check(state: &State, seat: Seat, mv: &Move, operation: &Operation) -> Result<(), Rule> {
    const OTHER: Result<(), Rule> = Err(Rule::OtherOperation);
    let cave = &state.caves[seat];
    match operation {
        Operation::Gain { if_fewer, .. } => {
            let Move::Gain { .. } = mv else { return OTHER };
            gain::check(cave, if_fewer)
        }
        Operation::GainOne { of } => {
            let Move::GainOne { good, .. } = mv else { return OTHER };
            gain::check_one(*good, of)
        }
        Operation::Trade { pay_any, .. } => {
            if let Move::Trade { .. } = mv {
                return trade::check(cave, pay_any);
            }
            let Move::TradeOne { price, .. } = mv else { return OTHER };
            trade::check_one(cave, *price, pay_any)
        }
        Operation::TradeDistinct { kinds, of, .. } => {
            let Move::TradeDistinct { goods, .. } = mv else { return OTHER };
            trade::check_distinct(cave, *goods, *kinds, *of)
        }
        Operation::ReplenishOne { of, .. } => {
            let Move::ReplenishOne { good, .. } = mv else { return OTHER };
            replenish::check_one(*good, *of)
        }
        Operation::ReplenishAll { .. } => {
            let Move::Replenish { .. } = mv else { return OTHER };
            Ok(())
        }
        Operation::BuildWall {} => {
            let Move::BuildWall { edge, .. } = mv else { return OTHER };
            walls::check_build(state, cave, *edge)
        }
        Operation::RazeWall { .. } => {
            let Move::RazeWall { edge, .. } = mv else { return OTHER };
            walls::check_raze(cave, *edge)
        }
        Operation::Excavate { count, pay_any, through_walls } => {
            let Move::Excavate { space, .. } = mv else { return OTHER };
            excavate::check(state, cave, *space, (*count, pay_any, *through_walls))
        }
        Operation::Furnish { .. } => {
            let Move::Furnish { fee, room, space, .. } = mv else { return OTHER };
            furnish::check(state, cave, operation, (*fee, *room, *space))
        }
        Operation::UseRooms { .. } => {
            // CD-6.7.4: the entrance can always be used, so a room action can always be begun.
            let Move::UseRooms { .. } = mv else { return OTHER };
            Ok(())
        }
        Operation::ExtraRoom { .. } => OTHER,
    }
}

/// Could the owner of this cave carry out the operation in some way?
pub fn is_possible(state: &State, cave: &Cave, operation: &Operation) -> bool {
    match operation {
        Operation::Gain { if_fewer, .. } => gain::check(cave, if_fewer).is_ok(),
        Operation::GainOne { .. } | Operation::ReplenishOne { .. } | Operation::ReplenishAll { .. } => true,
        Operation::Trade { pay_any, .. } => pay_any.iter().any(|price| cave.goods.covers(price)),
        Operation::TradeDistinct { kinds, of, .. } => {
            of.iter().filter(|good| cave.goods[*good] > 0).count() >= usize::from(*kinds)
        }
        Operation::BuildWall {} => {
            state.supply > 0 && !cave.edges(state.components()).without(cave.walls).is_empty()
        }
        Operation::RazeWall { .. } => !cave.walls.is_empty(),
        Operation::Excavate { count, pay_any, through_walls } => {
            !excavate::targets(state, cave, (*count, pay_any, *through_walls)).is_empty()
        }
        Operation::Furnish { .. } | Operation::UseRooms { .. } | Operation::ExtraRoom { .. } => false,
    }
}

/// Carries out a legal move that was made for this operation.
pub fn play(state: &mut State, seat: Seat, mv: &Move, operation: &Operation) -> Carried {
    match operation {
        Operation::Gain { goods, .. } => state.receive(seat, goods),
        Operation::GainOne { of } => {
            if let Move::GainOne { good, .. } = mv {
                gain::play_one(state, seat, *good, of);
            }
        }
        Operation::Trade { pay_any, goods } => {
            let named = if let Move::TradeOne { price, .. } = mv { Some(*price) } else { None };
            trade::play(state, seat, named, pay_any, goods);
        }
        Operation::TradeDistinct { goods, .. } => {
            if let Move::TradeDistinct { goods: paid, .. } = mv {
                trade::play_distinct(state, seat, *paid, goods);
            }
        }
        Operation::ReplenishOne { to, .. } => {
            if let Move::ReplenishOne { good, .. } = mv {
                replenish::play(state, seat, Set::one(*good), *to);
            }
        }
        Operation::ReplenishAll { of, to } => replenish::play(state, seat, *of, *to),
        Operation::BuildWall {} => {
            if let Move::BuildWall { edge, .. } = mv {
                walls::build(state, seat, *edge);
            }
        }
        Operation::RazeWall { goods } => {
            if let Move::RazeWall { edge, .. } = mv {
                walls::raze(state, seat, *edge, goods);
            }
        }
        Operation::Excavate { count, pay_any, through_walls } => {
            if let Move::Excavate { space, .. } = mv {
                let paid = pay_any.first().copied().unwrap_or(Goods::EMPTY);
                let begun = Dig { space: *space, left: count - 1, through_walls: *through_walls };
                return Carried::Digging(dig(state, seat, paid, begun));
            }
        }
        Operation::Furnish { .. } => {
            if let Move::Furnish { fee, room, space, .. } = mv {
                furnish::play(state, seat, operation, (*fee, *room, *space));
                return Carried::Furnished;
            }
        }
        Operation::UseRooms { count } => {
            state.tell(Event::RoomActionBegan { seat, rooms: *count });
            return Carried::RoomAction { number: *count };
        }
        Operation::ExtraRoom { .. } => {}
    }
    Carried::Out
}
