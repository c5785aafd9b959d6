//! What the game knows about itself holds in every position of games, and fits positions that are known.

use super::fixture::{Desk, a};
use crate::pieces::{Room, Space, Tile};
use crate::state::State;
use crate::{Caverna, Move};
use adit_game::{Dice, Game, Insight, Notation, Offer, Pending, Seat, Setup, SplitDice, roll};

const GAMES: u64 = 12;

fn insight() -> &'static dyn Insight<Caverna> {
    Caverna::insight().expect("Caverna has an insight")
}

fn measured(state: &State, seat: Seat) -> Vec<f32> {
    let mut measured = vec![0.0; insight().features().len()];
    insight().measure(state, seat, &mut measured);
    measured
}

fn feature(state: &State, name: &str) -> f32 {
    let place = insight().features().iter().position(|feature| *feature == name);
    measured(state, a())[place.expect("there is such a feature")]
}

fn urges(state: &State, moves: &[Move], seat: Seat) -> Vec<f32> {
    let mut urges = vec![0.0; moves.len()];
    insight().prior(state, seat, moves, &mut urges);
    urges
}

/// The urge of a move that is said in these words.
fn urge(state: &State, words: &str) -> f32 {
    let offer = Offer::<Caverna>::new(state, a());
    let words: Vec<&str> = words.split(' ').collect();
    let mv = Move::read(&words).expect("a move");
    let place = offer.moves().iter().position(|offered| *offered == mv).expect("the move is offered");
    urges(state, offer.moves(), a())[place]
}

/// A game whose moves are drawn evenly (`sensible` 0) or as their urges say (`sensible` 1).
fn game(seats: u8, seed: u64, sensible: f32, mut look: impl FnMut(&State)) -> State {
    let mut dice = SplitDice(seed);
    let mut state = Caverna::start(&Setup::seats(seats)).expect("a possible setup");
    let mut outcomes = Vec::new();
    loop {
        look(&state);
        if roll::<Caverna>(&mut state, &mut outcomes, &mut dice).is_some() {
            continue;
        }
        let Pending::Seats(pending) = Caverna::pending(&state) else { return state };
        let seat = pending.only().expect("one seat at a time");
        let mut offer = Offer::<Caverna>::new(&state, seat);
        let urges = urges(&state, offer.moves(), seat);
        let highest = urges.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let shares: Vec<f32> = urges.iter().map(|urge| (sensible * (urge - highest)).exp()).collect();
        let mut ticket = shares.iter().sum::<f32>() * dice.index(1_000) as f32 / 1_000.0;
        let drawn = shares.iter().position(|share| {
            ticket -= share;
            ticket < 0.0
        });
        offer.play(&mut state, seat, drawn.unwrap_or(0));
    }
}

/// Looks at every position of some games of every kind.
fn in_games(mut look: impl FnMut(&State)) {
    for seats in [1, 2] {
        for seed in 0..GAMES {
            game(seats, seed, 0.0, &mut look);
            game(seats, seed, 1.0, &mut look);
        }
    }
}

#[test]
fn every_position_has_finite_features() {
    in_games(|state| {
        for seat in Seat::all(state.seats()) {
            for (name, value) in insight().features().iter().zip(measured(state, seat)) {
                assert!(value.is_finite() && value.abs() < 200.0, "{name} is {value}");
            }
        }
    });
}

#[test]
fn a_finished_game_has_its_score_and_nothing_to_come() {
    for seats in [1, 2] {
        for seed in 0..GAMES {
            let state = game(seats, seed, 1.0, |_| ());
            let outcome = Caverna::outcome(&state).expect("the game is over");
            for (seat, score) in Seat::all(state.seats()).zip(&outcome.scores) {
                let measured = measured(&state, seat);
                assert_eq!(measured[..2], [1.0, *score as f32]);
                assert!(measured[2..].iter().all(|value| *value == 0.0), "{measured:?}");
            }
        }
    }
}

#[test]
fn progress_goes_from_0_to_1_and_never_back() {
    for seats in [1, 2] {
        for seed in 0..GAMES {
            let mut steps = Vec::new();
            let over = game(seats, seed, 0.0, |state| steps.push(insight().progress(state)));
            assert!(steps.is_sorted(), "{steps:?}");
            assert_eq!((steps.first(), insight().progress(&over)), (Some(&0.0), 1.0));
        }
    }
}

/// CD-15.9: 44 turns in the game for two, 19 in the solo game.
#[test]
fn the_turns_are_counted() {
    for (seats, turns) in [(1, 19), (2, 44)] {
        let mut counts = Vec::new();
        game(seats, 1, 0.0, |state| counts.push(insight().turns_ended(state)));
        counts.dedup();
        // The last turn ends with the game.
        assert_eq!(counts[..turns], (0..turns as u32).collect::<Vec<_>>());
    }
}

#[test]
fn every_move_has_a_finite_urge() {
    in_games(|state| {
        let Pending::Seats(seats) = Caverna::pending(state) else { return };
        for seat in seats.iter() {
            let offer = Offer::<Caverna>::new(state, seat);
            for (mv, urge) in offer.moves().iter().zip(urges(state, offer.moves(), seat)) {
                assert!(urge.is_finite() && urge.abs() < 50.0, "{mv:?} has {urge}");
            }
        }
    });
}

#[test]
fn sensible_games_score_more_than_random_ones() {
    let total = |sensible: f32| -> i32 {
        let states = (0..GAMES).map(|seed| game(1, seed, sensible, |_| ()));
        states.map(|state| Caverna::outcome(&state).expect("the game is over").scores[0]).sum()
    };
    assert!(total(1.0) > 3 * total(0.0) / 2, "{} and {}", total(1.0), total(0.0));
}

#[test]
fn a_room_that_can_be_paid_is_worth_something() {
    let rich = Desk::duel().goods("wood 3 stone 3 food 3 gold 3");
    let poor = Desk::duel().only_goods("");
    assert!(feature(&rich.state, "payable") > 2.0);
    assert_eq!(feature(&poor.state, "payable"), 0.0);
    assert!(feature(&poor.state, "plan_lack") > feature(&rich.state, "plan_lack"));
}

#[test]
fn the_better_room_is_furnished_before_the_turn_ends() {
    let desk = Desk::duel().goods("wood 3 stone 3 food 5 gold 3").take(Tile::Housework);
    let wheel = urge(&desk.state, "furnish 1a food spinning_wheel r2c0");
    let shelf = urge(&desk.state, "furnish 1a food shelf r2c0");
    assert!(wheel > shelf && shelf > urge(&desk.state, "end"));
}

#[test]
fn goods_are_not_exchanged_without_need() {
    let fed = Desk::duel().goods("wood 1 food 5").take(Tile::Housework);
    let hungry = Desk::duel().goods("wood 1 food 1 gold 0 emmer 1").take(Tile::Housework);
    assert!(urge(&fed.state, "exchange emmer") < urge(&fed.state, "end"));
    assert!(urge(&hungry.state, "exchange emmer") > urge(&hungry.state, "end"));
}

#[test]
fn a_room_that_brings_gold_for_what_there_is_is_used() {
    let desk = Desk::duel().room(Room::WeavingRoom, Space::R0C0).goods("flax 2");
    let mut desk = desk.take(Tile::Cultivation);
    desk.say("rooms 1a");
    assert!(urge(&desk.state, "use weaving_room") > urge(&desk.state, "use cave_entrance"));
}
