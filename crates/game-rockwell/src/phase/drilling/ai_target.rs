//! The first player in control order chooses to which of the tied tiles the AI's team moves (RW-10.2.5).

use crate::moves::Move;
use crate::phase::Phase;
use crate::phase::ai;
use crate::phase::drilling::{Drilling, Step};
use crate::pieces::TeamId;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::SeatSet;
use serde::{Deserialize, Serialize};

/// A team of the AI waits for its destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuideTeam {
    /// The team.
    pub team: TeamId,
}

/// The first player in control order.
pub fn acting(state: &State, _step: &GuideTeam) -> SeatSet {
    state.control.first().into_iter().collect()
}

/// Lists the tied tiles.
pub fn moves(state: &State, step: &GuideTeam, out: &mut Vec<Move>) {
    out.extend(ai::nearest_tiles(state, step.team).iter().map(|slot| Move::Guide { slot }));
}

/// One of the tiles that are nearest to their number.
pub fn check(state: &State, step: &GuideTeam, mv: &Move) -> Result<(), Rule> {
    let Move::Guide { slot } = *mv else { return Err(mv.out_of_place()) };
    if ai::nearest_tiles(state, step.team).contains(slot) { Ok(()) } else { Err(Rule::NotTheNearestTile) }
}

/// The team moves to the chosen tile.
pub fn play(state: &mut State, round: u8, step: GuideTeam, mv: Move) -> Next {
    let Move::Guide { slot } = mv else {
        return Next::Stay(Phase::Drilling(Drilling { round, step: Step::AiTarget(step) }));
    };
    ai::go(state, round, step.team, slot)
}
