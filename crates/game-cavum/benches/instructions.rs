//! What the hot paths cost in instructions. `cargo xtask instructions` runs this under valgrind and prints a table;
//! by itself it repeats one case: `instructions CASE TIMES`.

#[path = "../tests/support/mod.rs"]
mod support;

use adit_game::{Dice, Game, Offer, RandomPlay, Seat, Setup, SplitDice, Turn};
use game_cavum::routes::Solver;
use game_cavum::{Cavum, Move, State};
use std::hint::black_box;

/// Positions of random games of four that wait for a move of section 2, and who is asked.
fn positions(wanted: impl Fn(&Move) -> bool) -> Vec<(State, Seat)> {
    let mut positions = Vec::new();
    let mut dice = SplitDice(1);
    while positions.len() < 100 {
        let mut state = Cavum::start(&Setup::seats(4)).expect("a table of four can be played");
        let mut play = RandomPlay::<Cavum>::default();
        loop {
            if let Some(seat) = Cavum::pending(&state).seats().only()
                && Offer::<Cavum>::new(&state, seat).moves().iter().any(&wanted)
                && dice.below(10) == 0
            {
                positions.push((state.clone(), seat));
            }
            if !play.step(&mut state, &mut dice, |_| ()) {
                break;
            }
        }
    }
    positions.truncate(100);
    positions
}

fn builds(mv: &Move) -> bool {
    matches!(mv, Move::Lay { .. })
}

fn prospects(mv: &Move) -> bool {
    matches!(mv, Move::Prospect { .. })
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
            let mut moves = Vec::new();
            for (state, seat) in positions.iter().cycle().take(100 * times) {
                moves.clear();
                Cavum::moves(state, *seat, &mut moves);
                black_box(moves.len());
            }
        }
        "play" => {
            let positions = positions(builds);
            let mut moves = Vec::new();
            let states: Vec<(State, Seat)> = positions.iter().cycle().take(100 * times).cloned().collect();
            for (mut state, seat) in states {
                Turn::<Cavum>::new(&mut state, seat, &mut moves).play(0);
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
            let mut moves = Vec::new();
            for (state, seat) in positions.iter().cycle().take(100 * times) {
                moves.clear();
                Cavum::moves(state, *seat, &mut moves);
                black_box(moves.len());
            }
        }
        "dense" => {
            let graph = support::dense_board().graph();
            let mut solver = Solver::new();
            for _ in 0..times {
                black_box(solver.solve(&graph).len());
            }
        }
        other => println!("there is no case {other:?}"),
    }
}
