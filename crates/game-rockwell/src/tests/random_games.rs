//! Random games: whatever is played, the invariants of RW-12 hold.

use super::fixture::audit;
use crate::state::State;
use crate::{Move, Rockwell};
use adit_game::{Game, RandomPlay, RandomStep, Seat, Setup, SplitDice};

/// What happens between two positions.
pub enum Happened {
    Drawn,
    Played(Seat, Move),
}

/// Plays a random game and shows each step with the position before and after it.
pub fn random_game(setup: &Setup, seed: u64, mut look: impl FnMut(&State, &Happened, &State)) -> State {
    let mut state = Rockwell::start(setup).expect("the setup is possible");
    let mut dice = SplitDice(seed);
    let mut play = RandomPlay::<Rockwell>::default();
    loop {
        let before = state.clone();
        let mut done = Happened::Drawn;
        let goes_on = play.step(&mut state, &mut dice, |step| {
            if let RandomStep::Move { seat, mv, .. } = step {
                done = Happened::Played(seat, *mv);
            }
        });
        if !goes_on {
            return state;
        }
        look(&before, &done, &state);
    }
}

/// I-1 to I-17 are tested by the audit.
#[test]
fn the_invariants_hold_in_random_games() {
    for seats in [2, 3, 4] {
        for seed in 0..60 {
            random_game(&Setup::seats(seats), seed, |_, _, state| audit(state));
        }
    }
}

/// RW-9.9: random games without a limit end by the rules too.
#[test]
fn random_games_end_without_a_limit() {
    for seats in [2, 3, 4] {
        for seed in 0..20 {
            let end = random_game(&Setup::seats(seats).with("round_limit", "off"), seed, |_, _, _| {});
            assert_ne!(Rockwell::result(&end).expect("a finished game has a result").ending, "technical");
        }
    }
}
