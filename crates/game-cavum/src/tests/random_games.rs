//! Random games: the invariants CV-I hold after every step.

use crate::Cavum;
use crate::state::State;
use adit_game::{Game, RandomPlay, Setup, SplitDice};

pub fn random_game(setup: &Setup, seed: u64, mut after_each: impl FnMut(&State)) -> State {
    let mut dice = SplitDice(seed);
    let mut state = State::start(setup).expect("the setup is possible");
    let mut play = RandomPlay::<Cavum>::default();
    loop {
        after_each(&state);
        // CV-7.6: a player to move always has a legal action; playing on would panic otherwise.
        if !play.step(&mut state, &mut dice, |_| ()) {
            return state;
        }
    }
}

#[test]
fn the_invariants_hold_in_random_games() {
    for seats in 2..=4 {
        for seed in 0..100 {
            random_game(&Setup::seats(seats), seed, |state| {
                Cavum::audit(state).unwrap_or_else(|fault| panic!("seats {seats}, seed {seed}: {fault}"));
            });
        }
    }
}
