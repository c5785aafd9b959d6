//! A turn begins: the player takes a tile (CD-4.5; D-1 of CD-14.2).

use crate::components::TakeIf;
use crate::moves::Move;
use crate::news::Event;
use crate::phase::{Phase, Turn};
use crate::pieces::{Good, Group, Tile};
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};

/// A player takes a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeTile {
    /// The player.
    pub seat: Seat,
}

pub fn acting(_: &State, take_tile: &TakeTile) -> SeatSet {
    SeatSet::one(take_tile.seat)
}

pub fn moves(state: &State, _: &TakeTile, seat: Seat, out: &mut Vec<Move>) {
    let allowed = state.available.iter().filter(|tile| meets_condition(state, seat, *tile));
    out.extend(allowed.map(|tile| Move::Take { tile }));
}

pub fn check(state: &State, _: &TakeTile, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Move::Take { tile } = mv else { return Err(Rule::TakeTileFirst) };
    if state.is_solo() && *tile == state.components().solo.removed_tile {
        return Err(Rule::TileNotPlayed);
    }
    if Group::ALL.iter().any(|group| state.face_down_tiles(*group).contains(*tile)) {
        return Err(Rule::TileFaceDown);
    }
    if state.taken.contains(*tile) {
        return Err(Rule::TileTaken);
    }
    if meets_condition(state, seat, *tile) { Ok(()) } else { Err(Rule::TileNeedsMoreGold) }
}

/// CD-4.7, and CD-11.4 for the solo game.
pub fn meets_condition(state: &State, seat: Seat, tile: Tile) -> bool {
    let components = state.components();
    match components.tile(tile).take_if {
        None => true,
        Some(TakeIf::MoreGoldThanOpponent) => {
            let gold = |seat: Seat| state.caves[seat].goods[Good::Gold];
            let waived = state.is_solo() && components.solo.waived.contains(tile);
            waived || Seat::all(state.seats()).all(|other| other == seat || gold(seat) > gold(other))
        }
    }
}

pub fn play(state: &mut State, take_tile: TakeTile, seat: Seat, mv: &Move) -> Next {
    let Move::Take { tile } = *mv else { return Next::Stay(Phase::TakeTile(take_tile)) };
    state.available.remove(tile);
    state.taken.insert(tile);
    state.tell(Event::TileTaken { seat, tile });
    Next::TileTaken(Turn::new(seat, tile))
}
