//! After phase III a player strengthens one team of the AI (RW-10.2.9).

use crate::moves::Move;
use crate::phase::{Phase, ai};
use crate::pieces::Company;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::SeatSet;

/// The first player in directorate order.
pub fn acting(state: &State) -> SeatSet {
    state.directorate.first().into_iter().collect()
}

/// Lists the teams that can be strengthened.
pub fn moves(state: &State, out: &mut Vec<Move>) {
    out.extend(ai::upgradable(state).into_iter().map(|team| Move::Reinforce { team }));
}

/// A team below the greatest strength.
pub fn check(state: &State, mv: &Move) -> Result<(), Rule> {
    let Move::Reinforce { team } = *mv else { return Err(mv.out_of_place()) };
    if team.company != Company::Ai {
        return Err(Rule::NotAnAiTeam);
    }
    if state.can_grow(team) { Ok(()) } else { Err(Rule::AiTeamComplete) }
}

/// The chosen team becomes stronger.
pub fn play(state: &mut State, mv: Move) -> Next {
    let Move::Reinforce { team } = mv else { return Next::Stay(Phase::AiUpgrade) };
    ai::reinforce(state, team)
}
