//! What the hot paths cost in instructions. `cargo xtask instructions` runs this under valgrind and prints a table;
//! by itself it repeats one case: `instructions CASE TIMES`.

#[path = "../tests/support/mod.rs"]
mod support;

use adit_game::{Dice, Game, Offer, Pending, Seat, Setup, SplitDice, draw, settle};
use game_cavum::routes::Solver;
use game_cavum::{Cavum, Move, State};
use std::hint::black_box;

/// Positions of random games of four that wait for a move of section 2, and who is asked.
fn positions(wanted: impl Fn(&State, &Offer<Cavum>) -> bool) -> Vec<(State, Seat)> {
    let mut positions = Vec::new();
    let mut dice = SplitDice(1);
    while positions.len() < 100 {
        let mut state = Cavum::start(&Setup::seats(4)).expect("a table of four can be played");
        let mut offer = Offer::default();
        loop {
            match Cavum::pending(&state) {
                Pending::Over => break,
                Pending::Chance => {
                    let chance = draw::<Cavum>(&state, &mut dice).expect("something can be drawn");
                    settle::<Cavum>(&mut state, chance).expect("it was drawn");
                }
                Pending::Seats(seats) => {
                    let seat = seats.only().expect("one seat at a time");
                    offer.refill(&state, seat);
                    if wanted(&state, &offer) && dice.below(10) == 0 {
                        positions.push((state.clone(), seat));
                    }
                    let index = dice.index(offer.moves().len());
                    offer.play(&mut state, seat, index);
                }
            }
        }
    }
    positions.truncate(100);
    positions
}

fn builds(_: &State, offer: &Offer<Cavum>) -> bool {
    offer.moves().iter().any(|mv| matches!(mv, Move::Lay { .. }))
}

fn prospects(_: &State, offer: &Offer<Cavum>) -> bool {
    offer.moves().iter().any(|mv| matches!(mv, Move::Prospect { .. }))
}

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let (Some(case), Some(times)) = (arguments.next(), arguments.next().and_then(|times| times.parse().ok()))
    else {
        println!("usage: instructions (moves | play | connectivity | prospecting | dense) TIMES");
        return;
    };
    run(&case, times);
}

/// Each case does its work `times` times over 100 positions, or over one dense board.
fn run(case: &str, times: usize) {
    match case {
        "moves" => {
            let positions = positions(builds);
            let mut offer = Offer::<Cavum>::default();
            for (state, seat) in positions.iter().cycle().take(100 * times) {
                offer.refill(state, *seat);
                black_box(offer.moves().len());
            }
        }
        "play" => {
            let positions = positions(builds);
            let mut offer = Offer::<Cavum>::default();
            let states: Vec<(State, Seat)> = positions.iter().cycle().take(100 * times).cloned().collect();
            for (mut state, seat) in states {
                offer.refill(&state, seat);
                offer.play(&mut state, seat, 0);
                black_box(&state);
            }
        }
        "connectivity" => {
            let positions = positions(builds);
            for (state, seat) in positions.iter().cycle().take(100 * times) {
                black_box(state.network(*seat).reached_from_mountain_stations());
            }
        }
        "prospecting" => {
            let positions = positions(prospects);
            let mut offer = Offer::<Cavum>::default();
            for (state, seat) in positions.iter().cycle().take(100 * times) {
                offer.refill(state, *seat);
                black_box(offer.moves().len());
            }
        }
        "dense" => {
            let network = support::dense_board().network();
            let mut solver = Solver::new();
            for _ in 0..times {
                black_box(solver.solve(&network).len());
            }
        }
        other => println!("there is no case {other:?}"),
    }
}
