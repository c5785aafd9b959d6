//! CV-12: city scoring.

use super::fixture::{A, build, seat, station, tiles};
use crate::phase::city_scoring;
use crate::state::State;

fn gains(state: &mut State) -> Vec<i32> {
    let before: Vec<i32> = state.players.values().map(|player| player.score).collect();
    city_scoring::score(state);
    state.players.values().zip(before).map(|(player, before)| player.score - before).collect()
}

/// EX-19, CV-12.3, R-24: every connected station earns the free cells, also several of one player.
#[test]
fn each_connected_station_earns_the_free_cells() {
    let mut state = build(2);
    tiles(&mut state, "four@(-3,4)/1");
    for (q, r) in [(-3, 4), (-5, 6), (-3, 6)] {
        station(&mut state, A, q, r);
    }
    assert_eq!(gains(&mut state), [6, 0], "two stations, three free cells");
}

/// CV-12.1, CV-12.2, CV-E.3: an unconnected station earns nothing and its cell counts as free.
#[test]
fn an_unconnected_station_earns_nothing() {
    let mut state = build(2);
    tiles(&mut state, "four@(-3,4)/1");
    for (number, q, r) in [(0, -3, 4), (0, -5, 6), (1, -4, 6)] {
        station(&mut state, seat(number), q, r);
    }
    assert_eq!(gains(&mut state), [4, 0], "five cells less A's own");
}

/// CV-12.4: cities are independent of each other.
#[test]
fn cities_are_scored_on_their_own() {
    let mut state = build(2);
    tiles(&mut state, "four@(-3,4)/1 two@(2,3)/0");
    for (number, q, r) in [(0, -3, 4), (0, -5, 6), (1, 2, 3), (1, 3, 3)] {
        station(&mut state, seat(number), q, r);
    }
    assert_eq!(gains(&mut state), [4, 5], "five cells less one, six cells less one");
}

/// CV-12.1: all cities are scored when the last player has finished building.
#[test]
fn cities_are_scored_when_all_have_finished() {
    let mut state = build(2);
    tiles(&mut state, "four@(-3,4)/1");
    station(&mut state, A, -3, 4);
    station(&mut state, A, -5, 6);
    for number in [0, 1] {
        super::fixture::only_prospect(&mut state, seat(number));
    }
    super::fixture::play_all(&mut state, &["prospect nothing", "prospect nothing"]);
    assert_eq!(state.players[A].score, 24);
}
