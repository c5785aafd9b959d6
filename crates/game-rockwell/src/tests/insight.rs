//! What the game knows about itself holds in every position of random and of sensible games.

use super::fixture::*;
use super::random_games::random_game;
use crate::Rockwell;
use crate::state::State;
use adit_game::Setup;
use adit_testkit::insight::{
    feature, features_are_finite, game, insight, measured, only_the_score_counts, urges_are_finite,
};

const GAMES: u64 = 4;

/// Looks at every position of some games of every number of players.
fn in_games(mut look: impl FnMut(&State)) {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            random_game(&Setup::seats(seats), seed, |_, _, state| look(state));
            game::<Rockwell>(seats, seed, 1.0, &mut look);
        }
    }
}

#[test]
fn every_position_has_finite_features() {
    in_games(|state| features_are_finite::<Rockwell>(state, 10_000.0));
}

#[test]
fn every_move_has_a_finite_urge() {
    in_games(|state| urges_are_finite::<Rockwell>(state, f32::INFINITY));
}

/// RW-9.7: after the end nothing counts but the prestige.
#[test]
fn a_finished_game_has_its_score_and_nothing_to_come() {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            only_the_score_counts::<Rockwell>(&game::<Rockwell>(seats, seed, 1.0, |_| ()));
        }
    }
}

#[test]
fn progress_goes_from_0_to_1_and_never_back() {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            let mut steps = Vec::new();
            game::<Rockwell>(seats, seed, 1.0, |state| steps.push(insight::<Rockwell>().progress(state)));
            assert!(steps.is_sorted(), "{steps:?}");
            assert_eq!((steps.first(), steps.last()), (Some(&0.0), Some(&1.0)));
            let mut steps = vec![0.0];
            random_game(&Setup::seats(seats), seed, |_, _, state| {
                steps.push(insight::<Rockwell>().progress(state));
            });
            assert!(steps.is_sorted(), "{steps:?}");
        }
    }
}

/// RW-4.2.3: what is bid is lost, and it buys a place in the directorate order.
#[test]
fn a_bid_counts_as_spent() {
    let mut state = auction(4);
    let before = measured::<Rockwell>(&state, red());
    play(&mut state, red(), "bid money 1000");
    let after = measured::<Rockwell>(&state, red());
    assert_eq!((before[feature::<Rockwell>("money")], after[feature::<Rockwell>("money")]), (3.0, 2.0));
    assert!(after[feature::<Rockwell>("directorate")] > before[feature::<Rockwell>("directorate")]);
    assert_eq!(
        measured::<Rockwell>(&state, green()),
        measured::<Rockwell>(&auction(4), green()),
        "nobody else notices"
    );
}

/// RW-6.2, RW-8.1: six silver are lacking, and the market sells them for 4800.
#[test]
fn the_market_brings_an_achievement_within_reach() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [0, 0, 4, 0], 4800);
    assert_eq!(measured::<Rockwell>(&state, green())[feature::<Rockwell>("market_now")], 4.0);
    goods(&mut state, green(), [0, 0, 4, 0], 4700);
    assert_eq!(measured::<Rockwell>(&state, green())[feature::<Rockwell>("market_now")], 0.0);
}

/// RW-6.3: what has been traded cannot be bought any more in this round.
#[test]
fn a_traded_resource_is_out_of_reach_for_this_round() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [0, 0, 6, 0], 4000);
    assert_eq!(measured::<Rockwell>(&state, green())[feature::<Rockwell>("market_now")], 4.0);
    play(&mut state, green(), "sell silver 1");
    let after = measured::<Rockwell>(&state, green());
    assert_eq!(
        (after[feature::<Rockwell>("market_now")], after[feature::<Rockwell>("market_later")]),
        (0.0, 4.0)
    );
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
    let own = measured::<Rockwell>(&state, green());
    // Of 8 zinc and 2 copper 7 zinc stay.
    assert!((own[feature::<Rockwell>("zinc")] - 2.8).abs() < 1e-6, "{}", own[feature::<Rockwell>("zinc")]);
    assert_eq!(own[feature::<Rockwell>("copper")], 0.0);
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
