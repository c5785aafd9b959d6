//! What the game knows about itself holds in every position of random games, and fits positions that are known.

use super::fixture::{A, build, city, seat, station, tiles};
use super::prospecting::example_ten;
use super::random_games::random_game;
use crate::Cavum;
use crate::hex::{Cell, HexSet};
use crate::insight::best_haul;
use crate::moves::Move;
use crate::phase::Phase;
use crate::phase::build::Build;
use crate::state::State;
use adit_game::{Offer, Setup};
use adit_testkit::insight::{
    feature, features_are_finite, game, insight, measured, only_the_score_counts, urges_are_finite,
};

const GAMES: u64 = 8;

/// Looks at every position of some games of every number of players.
fn in_games(mut look: impl FnMut(&State)) {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            random_game(&Setup::seats(seats), seed, &mut look);
            game::<Cavum>(seats, seed, 1.0, &mut look);
        }
    }
}

#[test]
fn every_position_has_finite_features() {
    in_games(|state| features_are_finite::<Cavum>(state, 1_000.0));
}

#[test]
fn a_finished_game_has_its_score_and_nothing_to_come() {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            only_the_score_counts::<Cavum>(&random_game(&Setup::seats(seats), seed, |_| ()));
            only_the_score_counts::<Cavum>(&game::<Cavum>(seats, seed, 1.0, |_| ()));
        }
    }
}

#[test]
fn progress_goes_from_0_to_1_and_never_back() {
    for seats in 2..=4 {
        for seed in 0..GAMES {
            let mut steps = Vec::new();
            random_game(&Setup::seats(seats), seed, |state| steps.push(insight::<Cavum>().progress(state)));
            assert!(steps.is_sorted(), "{steps:?}");
            assert_eq!((steps.first(), steps.last()), (Some(&0.0), Some(&1.0)));
        }
    }
}

#[test]
fn every_move_has_a_finite_urge() {
    in_games(|state| urges_are_finite::<Cavum>(state, 200.0));
}

fn veins_of(state: &State, mv: &Move) -> HexSet {
    let Move::Prospect { route } = mv else { return HexSet::EMPTY };
    let hexes = route.cells().iter().filter_map(|cell| match cell {
        Cell::Hex(hex) => Some(*hex),
        Cell::Ring(_) => None,
    });
    hexes.collect::<HexSet>() & state.board.vein_hexes()
}

/// CV-11.4: what is taken for a route must be one.
#[test]
fn a_haul_that_was_found_can_be_had() {
    let mut found = 0;
    in_games(|state| {
        let Phase::Build(Build { turn, .. }) = state.phase else { return };
        let hand = &state.players[turn].hand;
        if hand.total() > u32::from(hand.prospects) {
            return;
        }
        let haul = best_haul(state, turn);
        let offer = Offer::<Cavum>::new(state, turn);
        assert!(offer.moves().iter().any(|mv| veins_of(state, mv) == haul), "{haul:?}");
        found += haul.len();
    });
    assert!(found > 100, "only {found} stones were found");
}

/// EX-10, CV-11.3: Green's best route passes all six veins it can reach.
#[test]
fn the_best_haul_of_a_long_route_is_found() {
    let state = example_ten();
    assert_eq!(best_haul(&state, A).len(), 6);
}

/// EX-19, CV-12.3: two stations in a city of five bring 3 points each, now and in the scorings to come.
#[test]
fn connected_city_stations_are_measured_by_what_they_bring() {
    let mut state = build(2);
    tiles(&mut state, "four@(-3,4)/1");
    for (q, r) in [(-3, 4), (-5, 6), (-3, 6)] {
        station(&mut state, A, q, r);
    }
    assert!(state.board.city_stations(A).contains(city(-5, 6)));
    let own = measured::<Cavum>(&state, A);
    assert_eq!(own[feature::<Cavum>("city_income")], 6.0);
    // Two phases are still to come, and the scoring at the end.
    assert_eq!(own[feature::<Cavum>("city_income_later")], 18.0);
    assert_eq!(measured::<Cavum>(&state, seat(1))[feature::<Cavum>("city_income")], 0.0);
}

/// CV-13.2: what the dynamite will cut off brings nothing later.
#[test]
fn a_station_that_dynamite_cuts_off_brings_nothing_later() {
    let mut state = build(2);
    tiles(&mut state, "four@(-3,4)/1 dynamite-two@(-4,4)/0");
    for (q, r) in [(-3, 4), (-5, 6)] {
        station(&mut state, A, q, r);
    }
    let own = measured::<Cavum>(&state, A);
    assert_eq!(own[feature::<Cavum>("city_income")], 4.0);
    assert_eq!(own[feature::<Cavum>("city_income_later")], 0.0);
}
