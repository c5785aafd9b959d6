//! What each seat can expect, looking at everything: for games that are over.

use crate::Judge;
use adit_game::{Game, Pending};

/// What each seat can expect in a position. Where something is to be drawn, this is the mean over all that may come.
/// Nothing where nothing was learned about the game.
///
/// This looks at a position with all its secrets, so it is for those who look back on a game, not for bots.
pub fn expectations<G: Game>(judge: &Judge<G>, state: &G::State) -> Option<Vec<f32>> {
    let seats = usize::from(G::setup(state).seats);
    let mut measured = Vec::new();
    if G::pending(state) != Pending::Chance {
        let worth = judge.worth(state, &mut measured)?;
        return Some(adit_game::Seat::all(seats).map(|seat| worth.of(seat)).collect());
    }
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    let total: f32 = outcomes.iter().map(|(_, weight)| *weight as f32).sum();
    let mut sums = vec![0.0; seats];
    for (chance, weight) in outcomes {
        let mut next = state.clone();
        if adit_game::settle::<G>(&mut next, chance).is_err() {
            continue;
        }
        let worth = judge.worth(&next, &mut measured)?;
        for (seat, sum) in adit_game::Seat::all(seats).zip(&mut sums) {
            *sum += worth.of(seat) * weight as f32 / total;
        }
    }
    Some(sums)
}
