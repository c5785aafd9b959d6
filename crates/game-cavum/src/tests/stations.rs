//! CV-9: stations.

use super::fixture::{
    A, at, build, check, hex, legal, offered, play, play_all, seat, station, tiles, turn_of, vein,
};
use crate::hex::Cell;
use crate::phase::Phase;
use crate::phase::build::Build;
use crate::pieces::Colour;
use crate::rules::Rule;

/// EX-5, CV-9.1, CV-9.1.1, CV-E.4, R-14: a mountain station needs the tile of the action just before.
#[test]
fn a_mountain_station_needs_the_tile_just_laid() {
    let mut state = build(2);
    assert_eq!(check(&state, A, "station (-4,5)"), Err(Rule::NotJustLaid));
    play(&mut state, A, "lay two (-3,4) 1");
    assert!(legal(&state, A, "station (-3,4)"));
    let mut later = state.clone();
    play(&mut later, A, "option points");
    assert_eq!(check(&later, A, "station (-3,4)"), Err(Rule::NotJustLaid));
}

/// EX-5, R-14: after the end of the turn it is too late, even if nobody acts in between.
#[test]
fn the_end_of_the_turn_makes_the_tile_an_old_one() {
    let mut state = build(2);
    state.players[seat(1)].hand.prospects = 0;
    super::fixture::only_prospect(&mut state, seat(1));
    play_all(&mut state, &["lay two (-3,4) 1", "end"]);
    assert!(matches!(state.phase, Phase::Build(Build { turn: A, .. })), "A goes on alone");
    assert_eq!(check(&state, A, "station (-3,4)"), Err(Rule::NotJustLaid));
}

/// EX-5, CV-9.1.2: the tile must lie directly on the board.
#[test]
fn a_station_needs_a_tile_on_the_bare_board() {
    let mut state = build(2);
    play_all(&mut state, &["lay two (-3,4) 1", "lay three (-3,4) 0"]);
    assert_eq!(check(&state, A, "station (-3,4)"), Err(Rule::NotOnBoard));
}

/// EX-5, CV-9.1.3: no station on dynamite.
#[test]
fn no_station_on_dynamite() {
    let mut state = build(2);
    play(&mut state, A, "lay dynamite-two (-3,4) 1");
    assert_eq!(check(&state, A, "station (-3,4)"), Err(Rule::NoStationOnDynamite));
}

/// EX-5, CV-9.1.1: a tile bought with an option counts as well.
#[test]
fn a_bought_tile_carries_a_station() {
    let mut state = build(2);
    play(&mut state, A, "option lay three (-3,4) 0");
    assert!(legal(&state, A, "station (-3,4)"));
    assert!(legal(&state, A, "option station (-3,4)"));
}

/// CV-9.1.4: no second station on a hex.
#[test]
fn no_second_station_on_a_hex() {
    let mut state = build(2);
    play_all(&mut state, &["lay two (-3,4) 1", "station (-3,4)"]);
    assert_eq!(check(&state, A, "station (-3,4)"), Err(Rule::StationThere));
}

/// EX-6, CV-9.2: a city station needs a way to an own mountain station.
#[test]
fn a_city_station_needs_a_way_to_an_own_mountain_station() {
    let mut state = build(4);
    let green = seat(3);
    tiles(&mut state, "four@(-2,3)/1");
    station(&mut state, green, -2, 3);
    turn_of(&mut state, green);
    assert!(offered(&state, green, "station").is_empty());
    assert_eq!(check(&state, green, "station (-5,6)"), Err(Rule::CityNotConnected));
    play(&mut state, green, "lay two (-3,4) 1");
    let mut places = offered(&state, green, "station");
    places.retain(|line| !line.ends_with(&at(-3, 4).to_string()));
    assert_eq!(places, [format!("station {}", at(-4, 6)), format!("station {}", at(-5, 6))]);
    for other in [0, 1, 2].map(seat) {
        turn_of(&mut state, other);
        assert!(offered(&state, other, "station").is_empty(), "none for anybody else");
    }
}

/// CV-9.2, CV-2.3: taken cells and separators are refused.
#[test]
fn taken_cells_and_separators_are_refused() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,4)/1");
    station(&mut state, A, -3, 4);
    station(&mut state, seat(1), -4, 6);
    assert_eq!(check(&state, A, "station (-4,6)"), Err(Rule::CityCellTaken));
    assert_eq!(check(&state, A, "station (0,6)"), Err(Rule::Separator));
    assert!(legal(&state, A, "station (-5,6)"));
}

/// CV-9.3, CV-I.10, CV-I.15: a station stays: it is neither covered, nor given a vein, nor blown up.
#[test]
fn a_station_stays_for_ever() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,4)/1 dynamite-two@(-3,3)/2");
    station(&mut state, A, -3, 4);
    assert_eq!(check(&state, A, "lay six (-3,4) 0"), Err(Rule::StationBlocksTile));
    assert_eq!(check(&state, A, "vein (-3,4) red"), Err(Rule::VeinNeedsFreeTile));
    crate::phase::explosion::explode(&mut state);
    assert_eq!(state.board.station(Cell::Hex(hex(-3, 4))), Some(A));
    assert_eq!(state.board.stack(hex(-3, 4)).count(), 1);
}

/// CV-9.4: several stations in one city.
#[test]
fn a_player_may_own_several_stations_in_one_city() {
    let mut state = build(2);
    tiles(&mut state, "four@(-3,4)/1");
    station(&mut state, A, -3, 4);
    play_all(&mut state, &["station (-5,6)", "station (-3,6)"]);
    assert_eq!(state.board.city_stations(A).len(), 2);
}

/// EX-9, CV-9.2, CV-10.6: a way leads through a vein although the tile below it has no exit there.
#[test]
fn a_way_leads_through_a_vein() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,4)/0 two@(-3,3)/2");
    vein(&mut state, -3, 4, Colour::Green, 1);
    station(&mut state, A, -3, 3);
    let mut places = offered(&state, A, "station");
    places.sort();
    let mut expected: Vec<_> =
        [(-5, 6), (-4, 6), (-3, 6)].map(|(q, r)| format!("station {}", at(q, r))).to_vec();
    expected.sort();
    assert_eq!(places, expected);
}
