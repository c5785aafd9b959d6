//! What the game knows about itself holds in every position of games, and fits positions that are known.

use super::fixture::{Desk, a};
use crate::pieces::{Room, Space, Tile};
use crate::state::State;
use crate::{Caverna, Move};
use adit_game::{Game, Notation, Offer};
use adit_testkit::insight::{
    feature, features_are_finite, game, insight, measured, only_the_score_counts, urges, urges_are_finite,
};

const GAMES: u64 = 12;

/// What a feature of the first seat is.
fn value(state: &State, name: &str) -> f32 {
    measured::<Caverna>(state, a())[feature::<Caverna>(name)]
}

/// The urge of a move that is said in these words.
fn urge(state: &State, words: &str) -> f32 {
    let offer = Offer::<Caverna>::new(state, a());
    let words: Vec<&str> = words.split(' ').collect();
    let mv = Move::read(&words).expect("a move");
    let place = offer.moves().iter().position(|offered| *offered == mv).expect("the move is offered");
    urges::<Caverna>(state, a(), offer.moves())[place]
}

/// Looks at every position of some games of every kind.
fn in_games(mut look: impl FnMut(&State)) {
    for seats in [1, 2] {
        for seed in 0..GAMES {
            game::<Caverna>(seats, seed, 0.0, &mut look);
            game::<Caverna>(seats, seed, 1.0, &mut look);
        }
    }
}

#[test]
fn every_position_has_finite_features() {
    in_games(|state| features_are_finite::<Caverna>(state, 200.0));
}

#[test]
fn a_finished_game_has_its_score_and_nothing_to_come() {
    for seats in [1, 2] {
        for seed in 0..GAMES {
            only_the_score_counts::<Caverna>(&game::<Caverna>(seats, seed, 1.0, |_| ()));
        }
    }
}

#[test]
fn progress_goes_from_0_to_1_and_never_back() {
    for seats in [1, 2] {
        for seed in 0..GAMES {
            let mut steps = Vec::new();
            let over =
                game::<Caverna>(seats, seed, 0.0, |state| steps.push(insight::<Caverna>().progress(state)));
            assert!(steps.is_sorted(), "{steps:?}");
            assert_eq!((steps.first(), insight::<Caverna>().progress(&over)), (Some(&0.0), 1.0));
        }
    }
}

/// CD-15.9: 44 turns in the game for two, 19 in the solo game.
#[test]
fn the_turns_are_counted() {
    for (seats, turns) in [(1, 19), (2, 44)] {
        let mut counts = Vec::new();
        game::<Caverna>(seats, 1, 0.0, |state| counts.push(insight::<Caverna>().turns_ended(state)));
        counts.dedup();
        assert_eq!(counts, (0..=turns).collect::<Vec<u32>>());
    }
}

#[test]
fn every_move_has_a_finite_urge() {
    in_games(|state| urges_are_finite::<Caverna>(state, 50.0));
}

#[test]
fn sensible_games_score_more_than_random_ones() {
    let total = |sensible: f32| -> i32 {
        let states = (0..GAMES).map(|seed| game::<Caverna>(1, seed, sensible, |_| ()));
        states.map(|state| Caverna::result(&state).expect("the game is over").scores[0]).sum()
    };
    assert!(total(1.0) > 3 * total(0.0) / 2, "{} and {}", total(1.0), total(0.0));
}

#[test]
fn a_room_that_can_be_paid_is_worth_something() {
    let rich = Desk::duel().goods("wood 3 stone 3 food 3 gold 3");
    let poor = Desk::duel().only_goods("");
    assert!(value(&rich.state, "payable") > 2.0);
    assert_eq!(value(&poor.state, "payable"), 0.0);
    assert!(value(&poor.state, "plan_lack") > value(&rich.state, "plan_lack"));
}

#[test]
fn the_better_room_is_furnished_before_the_turn_ends() {
    let desk = Desk::duel().round(8, Tile::Housework).goods("wood 3 food 5").take(Tile::Housework);
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

#[test]
fn a_fingerprint_stands_for_one_position_however_it_came_about() {
    let mut known = std::collections::HashMap::new();
    let mut again = 0;
    in_games(|state| {
        let mut bare = state.clone();
        bare.news = Default::default();
        assert_eq!(insight::<Caverna>().fingerprint(state), insight::<Caverna>().fingerprint(&bare));
        let fingerprint = insight::<Caverna>().fingerprint(state).expect("nothing is secret");
        let first = known.entry((fingerprint, state.seats())).or_insert_with(|| bare.clone());
        assert_eq!(*first, bare);
        again += 1;
    });
    assert!(known.len() > 1_000 && again > known.len(), "{again} positions, {} of them new", known.len());
}
