//! The second tile of a double excavation is excavated (CD-6.5.5; D-3 of CD-14.2).

use crate::effect;
use crate::moves::Move;
use crate::phase::{Dig, Phase, Place};
use crate::pieces::Goods;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};

/// The second tile is to be excavated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SecondExcavation {
    /// Where the turn goes on.
    pub place: Place,
    /// The excavation.
    pub dig: Dig,
}

pub fn acting(_: &State, excavation: &SecondExcavation) -> SeatSet {
    SeatSet::one(excavation.place.turn().seat)
}

pub fn moves(state: &State, excavation: &SecondExcavation, seat: Seat, out: &mut Vec<Move>) {
    let through_walls = excavation.dig.through_walls;
    let reachable = state.components().board.reachable(&state.caves[seat], through_walls);
    out.extend(reachable.iter().map(|space| Move::ExcavateSecond { space }));
}

pub fn check(state: &State, excavation: &SecondExcavation, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Move::ExcavateSecond { space } = mv else { return Err(Rule::SecondExcavationFirst) };
    effect::check_target(state, &state.caves[seat], *space, excavation.dig.through_walls)
}

pub fn play(state: &mut State, excavation: SecondExcavation, seat: Seat, mv: &Move) -> Next {
    let Move::ExcavateSecond { space } = *mv else {
        return Next::Stay(Phase::SecondExcavation(excavation));
    };
    let SecondExcavation { place, dig } = excavation;
    let second = Dig { space, left: dig.left - 1, through_walls: dig.through_walls };
    Next::Excavated(place, effect::dig(state, seat, Goods::EMPTY, second))
}
