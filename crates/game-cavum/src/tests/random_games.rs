//! Random games: the invariants CV-I hold after every step.

use crate::Cavum;
use crate::state::State;
use adit_game::{Dice, Game, Offer, Pending, Setup, SplitDice, draw, settle};

pub fn random_game(setup: &Setup, seed: u64, mut after_each: impl FnMut(&State)) -> State {
    let mut dice = SplitDice(seed);
    let mut state = State::start(setup).expect("the setup is possible");
    let mut offer = Offer::<Cavum>::default();
    loop {
        after_each(&state);
        match Cavum::pending(&state) {
            Pending::Over => return state,
            Pending::Chance => {
                let chance = draw::<Cavum>(&state, &mut dice).expect("something can be drawn");
                settle::<Cavum>(&mut state, chance).expect("it was listed");
            }
            Pending::Seats(seats) => {
                let seat = seats.only().expect("one seat at a time");
                offer.refill(&state, seat);
                assert!(!offer.moves().is_empty(), "CV-7.6: a player to move always has a legal action");
                let index = dice.index(offer.moves().len());
                offer.play(&mut state, seat, index);
            }
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
