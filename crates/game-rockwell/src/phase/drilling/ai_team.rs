//! The first player in control order chooses which of the AI's tied teams moves (RW-10.2.4).

use crate::moves::Move;
use crate::phase::Phase;
use crate::phase::ai;
use crate::phase::drilling::{Drilling, Step};
use crate::pieces::Company;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::SeatSet;

/// The first player in control order.
pub fn acting(state: &State) -> SeatSet {
    state.control.first().into_iter().collect()
}

/// Lists the tied teams.
pub fn moves(state: &State, out: &mut Vec<Move>) {
    out.extend(ai::first_teams(state).into_iter().map(|team| Move::Send { team }));
}

/// One of the teams that come first.
pub fn check(state: &State, mv: &Move) -> Result<(), Rule> {
    let Move::Send { team } = *mv else { return Err(mv.out_of_place()) };
    if team.company != Company::Ai {
        return Err(Rule::NotAnAiTeam);
    }
    if ai::first_teams(state).contains(&team) { Ok(()) } else { Err(Rule::NotTheFirstAiTeam) }
}

/// The chosen team moves.
pub fn play(round: u8, mv: Move) -> Next {
    let Move::Send { team } = mv else {
        return Next::Stay(Phase::Drilling(Drilling { round, step: Step::AiTeam }));
    };
    Next::AiTeamChosen { round, team }
}
