//! What the game knows about itself holds in every position of random and of sensible games.

use super::fixture::*;
use super::random_games::random_game;
use crate::Rockwell;
use crate::state::State;
use adit_game::{Dice, Game, Insight, Offer, Pending, Seat, Setup, SplitDice, roll};

const GAMES: u64 = 4;

fn insight() -> &'static dyn Insight<Rockwell> {
    Rockwell::insight().expect("Rockwell has an insight")
}

fn measured(state: &State, seat: Seat) -> Vec<f32> {
    let mut measured = vec![0.0; insight().features().len()];
    insight().measure(state, seat, &mut measured);
    measured
}

fn feature(name: &str) -> usize {
    insight().features().iter().position(|feature| *feature == name).expect("there is such a feature")
}

fn urges(state: &State, offer: &Offer<Rockwell>, seat: Seat) -> Vec<f32> {
    let mut urges = vec![0.0; offer.moves().len()];
    insight().prior(state, seat, offer.moves(), &mut urges);
    urges
}

/// A game whose moves are drawn as their urges say.
fn sensible_game(seats: u8, seed: u64, mut look: impl FnMut(&State)) -> State {
    let mut dice = SplitDice(seed);
    let mut state = Rockwell::start(&Setup::seats(seats)).expect("a possible setup");
    let mut outcomes = Vec::new();
    loop {
        look(&state);
        if roll::<Rockwell>(&mut state, &mut outcomes, &mut dice).is_some() {
            continue;
        }
        let Pending::Seats(pending) = Rockwell::pending(&state) else { return state };
        let seat = pending.iter().next().expect("somebody is asked");
        let mut offer = Offer::<Rockwell>::new(&state, seat);
        let urges = urges(&state, &offer, seat);
        let highest = urges.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let shares: Vec<f32> = urges.iter().map(|urge| (urge - highest).exp()).collect();
        let mut ticket = shares.iter().sum::<f32>() * dice.index(1_000) as f32 / 1_000.0;
        let drawn = shares.iter().position(|share| {
            ticket -= share;
            ticket < 0.0
        });
        offer.play(&mut state, seat, drawn.unwrap_or(0));
    }
}

/// Looks at every position of some games of every number of players.
fn in_games(mut look: impl FnMut(&State)) {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            random_game(&Setup::seats(seats), seed, |_, _, state| look(state));
            sensible_game(seats, seed, &mut look);
        }
    }
}

#[test]
fn every_position_has_finite_features() {
    in_games(|state| {
        for seat in Seat::all(state.seats()) {
            for (name, value) in insight().features().iter().zip(measured(state, seat)) {
                assert!(value.is_finite() && value.abs() < 10_000.0, "{name} is {value}");
            }
        }
    });
}

#[test]
fn every_move_has_a_finite_urge() {
    in_games(|state| {
        let Pending::Seats(seats) = Rockwell::pending(state) else { return };
        for seat in seats.iter() {
            let offer = Offer::<Rockwell>::new(state, seat);
            for (mv, urge) in offer.moves().iter().zip(urges(state, &offer, seat)) {
                assert!(urge.is_finite(), "{mv:?} has {urge}");
            }
        }
    });
}

/// RW-9.7: after the end nothing counts but the prestige.
#[test]
fn a_finished_game_has_its_score_and_nothing_to_come() {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            let state = sensible_game(seats, seed, |_| ());
            let outcome = Rockwell::outcome(&state).expect("the game is over");
            for (seat, &score) in Seat::all(state.seats()).zip(&outcome.scores) {
                let mut measured = measured(&state, seat);
                assert_eq!(measured[feature("score")], score as f32);
                assert_eq!(measured[feature("one")], 1.0);
                (measured[feature("score")], measured[feature("one")]) = (0.0, 0.0);
                assert!(measured.iter().all(|&value| value == 0.0), "{measured:?}");
            }
        }
    }
}

#[test]
fn progress_goes_from_0_to_1_and_never_back() {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            let mut steps = Vec::new();
            sensible_game(seats, seed, |state| steps.push(insight().progress(state)));
            assert!(steps.is_sorted(), "{steps:?}");
            assert_eq!((steps.first(), steps.last()), (Some(&0.0), Some(&1.0)));
            let mut steps = vec![0.0];
            random_game(&Setup::seats(seats), seed, |_, _, state| steps.push(insight().progress(state)));
            assert!(steps.is_sorted(), "{steps:?}");
        }
    }
}

/// RW-4.2.3: what is bid is lost, and it buys a place in the directorate order.
#[test]
fn a_bid_counts_as_spent() {
    let mut state = auction(4);
    let before = measured(&state, red());
    play(&mut state, red(), "bid money 1000");
    let after = measured(&state, red());
    assert_eq!((before[feature("money")], after[feature("money")]), (3.0, 2.0));
    assert!(after[feature("directorate")] > before[feature("directorate")]);
    assert_eq!(measured(&state, green()), measured(&auction(4), green()), "nobody else notices");
}

/// RW-6.2, RW-8.1: six silver are lacking, and the market sells them for 4800.
#[test]
fn the_market_brings_an_achievement_within_reach() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [0, 0, 4, 0], 4800);
    assert_eq!(measured(&state, green())[feature("market_now")], 4.0);
    goods(&mut state, green(), [0, 0, 4, 0], 4700);
    assert_eq!(measured(&state, green())[feature("market_now")], 0.0);
}

/// RW-6.3: what has been traded cannot be bought any more in this round.
#[test]
fn a_traded_resource_is_out_of_reach_for_this_round() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [0, 0, 6, 0], 4000);
    assert_eq!(measured(&state, green())[feature("market_now")], 4.0);
    play(&mut state, green(), "sell silver 1");
    let after = measured(&state, green());
    assert_eq!((after[feature("market_now")], after[feature("market_later")]), (0.0, 4.0));
}

/// RW-5.7.7: three cubes are due, the copper first.
#[test]
fn loot_counts_before_the_hazard_is_settled() {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    put_strong(&mut state, "s0.1", "A0", 2);
    put(&mut state, "s0.2", "A1");
    play(&mut state, green(), "move s0.2 A0");
    extract(&mut state, "K03-4");
    assert_eq!(turn(&state), green(), "green decides about insurance");
    let own = measured(&state, green());
    // Of 8 zinc and 2 copper 7 zinc stay.
    assert!((own[feature("zinc")] - 2.8).abs() < 1e-6, "{}", own[feature("zinc")]);
    assert_eq!(own[feature("copper")], 0.0);
}

/// RW-5.7.5, RW-5.7.6: the six cards of strength 3 are worth 4400 on average; two sharers get 1866 each and 666
/// are left over.
#[test]
fn the_average_of_a_stack_is_known() {
    let state = auction(4);
    let yields = &state.components().yields;
    let stack = state.components().stack_of(3).expect("there is such a stack");
    assert_eq!((yields.of(stack, 1).share, yields.of(stack, 1).leftovers), (4400, 0));
    assert_eq!((yields.of(stack, 2).share, yields.of(stack, 2).leftovers), (1866, 666));
    assert_eq!(yields.hazards(stack), 33);
}
