//! The extra cavern goes to the first player who fills his board (CD-8; D-6 of CD-14.2).

use super::reveal;
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::CavernSide;
use crate::rules::Rule;
use crate::state::{Phase, State, Turn};

/// After every placement (CD-6.6.11).
pub fn test(state: &mut State, turn: Turn) {
    if state.cavern_owner().is_none() && state.caves[turn.seat].is_full() {
        state.tell(Event::CavernWon { seat: turn.seat });
        state.phase = Phase::ChooseSide { turn };
    } else {
        reveal::test(state, turn);
    }
}

pub fn moves(out: &mut Vec<Move>) {
    out.extend(CavernSide::ALL.map(|side| Move::ChooseSide { side }));
}

pub fn check(mv: &Move) -> Result<(), Rule> {
    if let Move::ChooseSide { .. } = mv { Ok(()) } else { Err(Rule::ChooseSideFirst) }
}

pub fn play(state: &mut State, turn: Turn, mv: &Move) {
    if let Move::ChooseSide { side } = mv {
        state.caves[turn.seat].cavern = Some(*side);
        state.tell(Event::SideChosen { seat: turn.seat, side: *side });
        reveal::test(state, turn);
    }
}
