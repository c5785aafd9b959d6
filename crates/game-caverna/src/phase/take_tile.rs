//! A turn begins: the player takes a tile (CD-4.5; D-1 of CD-14.2).

use super::end_of_round;
use crate::components::{BlocksDone, TakeIf};
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::{Good, Group, Tile};
use crate::rules::Rule;
use crate::set::Set;
use crate::state::{Phase, Place, State, Turn};
use adit_game::Seat;

/// The next turn of the round begins, or the round ends (CD-4.4).
pub fn begin(state: &mut State) {
    let turns = state.taken.len();
    if turns < usize::from(state.turn_number()) * state.seats() {
        state.phase = Phase::TakeTile { seat: state.seat_after(turns) };
    } else {
        end_of_round::end(state);
    }
}

pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let allowed = state.available.iter().filter(|tile| meets_condition(state, seat, *tile));
    out.extend(allowed.map(|tile| Move::Take { tile }));
}

pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
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

pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    let Move::Take { tile } = *mv else { return };
    state.available.remove(tile);
    state.taken.insert(tile);
    state.tell(Event::TileTaken { seat, tile });
    state.phase = Phase::Resolve {
        turn: Turn {
            seat,
            tile,
            done: BlocksDone::NONE,
            used: Set::EMPTY,
            traded: Set::EMPTY,
            excavated: 0,
            revealed: false,
            place: Place::Blocks,
        },
    };
}
