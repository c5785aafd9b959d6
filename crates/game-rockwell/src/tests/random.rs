//! Random games: whatever is played, the invariants hold.

use crate::Rockwell;
use adit_game::{Dice, Game, Offer, Pending, Setup, SplitDice, draw, settle};

/// Plays a random game and calls `look` on each position.
pub fn random_game(setup: &Setup, seed: u64, mut look: impl FnMut(&crate::State)) -> crate::State {
    let mut state = Rockwell::start(setup).expect("the setup can be played");
    let mut dice = SplitDice(seed);
    let mut offer = Offer::<Rockwell>::default();
    loop {
        match Rockwell::pending(&state) {
            Pending::Over => return state,
            Pending::Chance => {
                let chance = draw::<Rockwell>(&state, &mut dice).expect("something can be drawn");
                settle::<Rockwell>(&mut state, chance).expect("what is drawn is possible");
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().nth(dice.index(seats.len())).expect("somebody is asked");
                offer.refill(&state, seat);
                let index = dice.index(offer.moves().len());
                offer.play(&mut state, seat, index);
            }
        }
        look(&state);
    }
}

#[test]
fn random_games_keep_the_invariants() {
    for seats in [2, 3, 4] {
        for seed in 0..20 {
            let setup = Setup::seats(seats).with("round_limit", "30");
            random_game(&setup, seed, |state| Rockwell::audit(state).unwrap());
        }
    }
}

#[test]
#[ignore]
fn stats() {
    for seats in [2u8, 3, 4] {
        let mut endings = std::collections::BTreeMap::new();
        let (mut rounds, mut moves, mut most, mut news) = (0u64, 0u64, 0, 0);
        let start = std::time::Instant::now();
        for seed in 0..300 {
            let setup = Setup::seats(seats);
            let end = random_game(&setup, seed, |state| {
                moves += 1;
                news = news.max(state.news.events().len());
                most = most.max(
                    state
                        .players
                        .values()
                        .map(|p| crate::pieces::Resource::ALL.iter().map(|r| p.stock.of(*r)).max().unwrap())
                        .max()
                        .unwrap(),
                );
            });
            *endings.entry(Rockwell::outcome(&end).unwrap().ending).or_insert(0) += 1;
            rounds += u64::from(end.round);
        }
        println!(
            "{seats}: {endings:?} rounds {} moves {} most {most} news {news} {:?}/move",
            rounds / 300,
            moves / 300,
            start.elapsed() / moves as u32
        );
    }
}
