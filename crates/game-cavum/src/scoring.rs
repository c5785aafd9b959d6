//! Who has won (CV-17.3).

use crate::phase::Phase;
use crate::state::State;
use adit_game::GameResult;

/// The result, once the game is over: the highest score, on a tie the lower sequence card.
pub fn result(state: &State) -> Option<GameResult> {
    if state.phase != Phase::Over {
        return None;
    }
    let scores: Vec<i32> = state.players.values().map(|player| player.score).collect();
    let keys: Vec<_> =
        state.players.values().map(|player| (player.score, std::cmp::Reverse(player.card))).collect();
    let ending =
        if state.phase_number == state.rulebook.components.standard_phases { "standard" } else { "learning" };
    Some(GameResult { scores, ranks: GameResult::ranks_by(&keys), ending })
}

/// The points that a view shows, by source.
pub fn points(_view: &crate::view::View) -> Vec<adit_game::Tally> {
    Vec::new()
}
