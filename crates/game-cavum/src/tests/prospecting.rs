//! CV-11: networks, routes and prospecting.

use super::fixture::{
    A, build, check, city, english, hex, offer, only_prospect, play, seat, station, tiles, turn_of, vein,
};
use crate::phase::Phase;
use crate::phase::city_scoring;
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::state::State;
use adit_game::Seat;

fn prospector(state: &mut State, seat: Seat) {
    only_prospect(state, seat);
    turn_of(state, seat);
}

/// The numbers of stones of all routes on offer.
fn yields(state: &State, seat: Seat) -> Vec<usize> {
    let veins = |line: &str| {
        line.split(' ')
            .filter(|word| state.board.veins().iter().any(|vein| vein.hex.to_string() == **word))
            .count()
    };
    offer(state, seat).iter().filter(|line| *line != "prospect nothing").map(|line| veins(line)).collect()
}

fn stones(state: &State, seat: Seat) -> Vec<(Colour, u8)> {
    state.players[seat].stones.iter().filter(|&(_, count)| count > 0).collect()
}

/// EX-10's board: Green, Blue and Yellow are seats 0, 1 and 2.
pub fn example_ten() -> State {
    let mut state = build(3);
    tiles(
        &mut state,
        "two@(5,-2)/0 two@(3,-2)/0 two@(2,-1)/2 two@(1,1)/1 two@(-1,3)/1 two@(-3,4)/0 two@(-2,3)/2 two@(4,-1)/2",
    );
    for (q, r, colour) in [
        (4, -2, Colour::Red),
        (2, -2, Colour::Green),
        (2, 0, Colour::Green),
        (0, 2, Colour::Red),
        (-2, 4, Colour::Blue),
        (-4, 4, Colour::Green),
    ] {
        tiles(&mut state, &format!("three@({q},{r})/0"));
        vein(&mut state, q, r, colour, 3);
    }
    for (number, q, r) in [(0, 1, 1), (1, -2, 3), (2, 4, -1), (0, 6, -2), (0, -5, 6), (1, -4, 6), (2, -2, 6)]
    {
        station(&mut state, seat(number), q, r);
    }
    state
}

const GREENS_ROUTE: &str = "prospect (6,-2) (5,-2) (4,-2) (3,-2) (2,-2) (2,-1) (2,0) (1,1) (0,2) (-1,3) (-2,4) (-3,4) (-4,4) (-4,5) (-5,6)";

/// EX-10, CV-11.3, CV-11.4, R-20, R-23: a route from city to city past an own station, one stone from each vein.
#[test]
fn a_route_takes_one_stone_from_every_vein_on_it() {
    let mut state = example_ten();
    prospector(&mut state, A);
    assert_eq!(yields(&state, A).into_iter().max(), Some(6));
    play(&mut state, A, GREENS_ROUTE);
    assert_eq!(stones(&state, A), [(Colour::Red, 2), (Colour::Blue, 1), (Colour::Green, 3)]);

    let blue = seat(1);
    prospector(&mut state, blue);
    assert_eq!(yields(&state, blue).into_iter().max(), Some(2));
    play(&mut state, blue, "prospect (-2,3) (-2,4) (-3,4) (-4,4) (-4,5) (-4,6)");
    assert_eq!(stones(&state, blue), [(Colour::Blue, 1), (Colour::Green, 1)]);
}

/// EX-10, CV-11.1, R-19: a foreign station interrupts the route, and prospecting then yields nothing.
#[test]
fn a_foreign_station_interrupts_the_route() {
    let mut state = example_ten();
    let yellow = seat(2);
    prospector(&mut state, yellow);
    assert_eq!(offer(&state, yellow), ["prospect nothing"]);
    let through_green =
        "prospect (4,-1) (4,-2) (3,-2) (2,-2) (2,-1) (2,0) (1,1) (0,2) (-1,3) (-2,4) (-2,5) (-2,6)";
    assert_eq!(check(&state, yellow, through_green), Err(Rule::ForeignStation));
    play(&mut state, yellow, "prospect nothing");
    assert!(stones(&state, yellow).is_empty());
    assert_eq!(state.players[yellow].hand.total(), 0, "CV-11.7: the player is finished for this phase");
}

/// EX-10, CV-12.1 to CV-12.4: city scoring on the same board.
#[test]
fn unconnected_city_stations_count_as_free_cells() {
    let mut state = example_ten();
    city_scoring::score(&mut state);
    let gained: Vec<i32> = state.players.values().map(|player| player.score - 20).collect();
    assert_eq!(gained, [9, 3, 0], "Green 3 + 6, Blue 3, Yellow nothing");
}

/// EX-9, CV-11.5, R-21: an emptied vein is removed to the pool after the route, and the tile below is valid again.
#[test]
fn an_emptied_vein_goes_to_the_pool() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,4)/0 two@(-3,3)/2");
    vein(&mut state, -3, 4, Colour::Green, 1);
    station(&mut state, A, -3, 3);
    station(&mut state, A, -4, 6);
    assert!(city_scoring::connected_stations(&state, A).contains(city(-4, 6)));
    prospector(&mut state, A);
    let pool = state.pool.veins;
    play(&mut state, A, "prospect (-3,3) (-3,4) (-4,5) (-4,6)");
    assert_eq!(stones(&state, A), [(Colour::Green, 1)]);
    assert_eq!(state.pool.veins, pool + 1);
    assert_eq!(state.board.visible_exits(hex(-3, 4)).bits(), 0b00_1001, "exits E and W");
    assert!(
        city_scoring::connected_stations(&state, A).is_empty(),
        "the city station is no longer connected"
    );
}

/// EX-21, R-19, R-20: an own city station lies on a way, an empty or foreign one does not.
#[test]
fn a_way_leads_through_own_city_stations_only() {
    let route = "prospect (-4,4) (-4,5) (-4,6) (-3,5) (-2,4)";
    let mut state = build(2);
    tiles(&mut state, "two@(-4,4)/2 two@(-2,4)/1");
    station(&mut state, A, -4, 4);
    station(&mut state, A, -2, 4);
    prospector(&mut state, A);
    assert_eq!(check(&state, A, route), Err(Rule::NotInNetwork), "empty");
    let mut own = state.clone();
    station(&mut own, A, -4, 6);
    assert_eq!(check(&own, A, route), Ok(()));
    play(&mut own, A, route);
    assert!(stones(&own, A).is_empty(), "a route without a vein yields nothing");
    station(&mut state, seat(1), -4, 6);
    assert_eq!(check(&state, A, route), Err(Rule::ForeignStation), "foreign");
}

/// CV-11.2: two neighbours are joined only if both have an exit towards each other.
#[test]
fn neighbours_are_joined_by_exits_on_both_sides() {
    let mut state = build(2);
    tiles(&mut state, "two@(2,-2)/0 two@(3,-2)/0 two@(4,-2)/1");
    station(&mut state, A, 2, -2);
    station(&mut state, A, 3, -2);
    station(&mut state, A, 4, -2);
    prospector(&mut state, A);
    assert_eq!(check(&state, A, "prospect (2,-2) (3,-2)"), Ok(()));
    assert_eq!(
        check(&state, A, "prospect (3,-2) (4,-2)"),
        Err(Rule::NotJoined),
        "the two on (4,-2) is closed to the west"
    );
    assert_eq!(check(&state, A, "prospect (2,-2) (4,-2)"), Err(Rule::NotJoined), "not even neighbours");
}

/// CV-11.3: what a route is, one broken condition at a time.
#[test]
fn a_route_is_a_path_between_own_stations() {
    let mut state = build(2);
    tiles(&mut state, "two@(2,-2)/0 six@(3,-2)/0 two@(4,-2)/0");
    station(&mut state, A, 2, -2);
    station(&mut state, A, 4, -2);
    prospector(&mut state, A);
    for (route, rule) in [
        ("(2,-2)", Rule::RouteTooShort),
        ("(2,-2) (3,-2)", Rule::RouteEndsAtStations),
        ("(3,-2) (4,-2)", Rule::RouteEndsAtStations),
        ("(2,-2) (3,-2) (2,-2)", Rule::RouteRepeats),
        ("(2,-2) (3,-2) (3,-1) (4,-2)", Rule::NotInNetwork),
    ] {
        assert_eq!(check(&state, A, &format!("prospect {route}")), Err(rule), "{route}");
    }
    assert_eq!(check(&state, A, "prospect (2,-2) (3,-2) (4,-2)"), Ok(()));
    assert_eq!(check(&state, A, "prospect (4,-2) (3,-2) (2,-2)"), Ok(()), "in either direction");
}

/// CV-11.4, R-22, CV-D.6: any route may be chosen, not only a best one, and none at all.
#[test]
fn the_prospector_is_free_to_take_less() {
    let mut state = example_ten();
    prospector(&mut state, A);
    let mut yields = yields(&state, A);
    yields.sort_unstable();
    // Between two of the three stations: city to station (3), station to city (3), city to city (6).
    assert_eq!(yields, [3, 3, 6]);
    assert!(offer(&state, A).contains(&"prospect nothing".to_owned()));
}

/// CV-11.6, R-36, CV-D.20.2: taken stones are held by their owner; how many is public.
#[test]
fn taken_stones_belong_to_the_prospector() {
    let mut state = example_ten();
    prospector(&mut state, A);
    play(&mut state, A, GREENS_ROUTE);
    let view = crate::view::view(&state, adit_game::Viewer::Public);
    assert_eq!(view.players[0].stones, 6);
    let english = english();
    let drawn = crate::sketch::sketch(&view, &english);
    assert!(drawn.contains("stones: 6"), "the drawing hides the colours:\n{drawn}");
    let own = crate::sketch::sketch(&crate::view::view(&state, adit_game::Viewer::Seat(A)), &english);
    assert!(own.contains("2 red, 1 blue, 3 green"), "the owner sees them:\n{own}");
}

/// CV-7.1, CV-11.7: when the last player has prospected, section 3 follows.
#[test]
fn the_phase_goes_on_when_all_have_prospected() {
    let mut state = example_ten();
    for number in 0..3 {
        only_prospect(&mut state, seat(number));
    }
    turn_of(&mut state, A);
    play(&mut state, A, "prospect nothing");
    play(&mut state, seat(1), "prospect nothing");
    play(&mut state, seat(2), "prospect nothing");
    assert!(matches!(state.phase, Phase::ColourSale(_)));
}

/// CV-I.19: a foreign station never connects more.
#[test]
fn a_foreign_station_never_connects_more() {
    let mut state = example_ten();
    let before = state.network(A).reached_from_mountain_stations();
    for (q, r) in [(-4, 5), (3, -2), (2, -1), (-3, 4)] {
        let mut other = state.clone();
        station(&mut other, seat(1), q, r);
        let after = other.network(A).reached_from_mountain_stations();
        assert_eq!(after.hexes.without(before.hexes), crate::HexSet::EMPTY);
    }
    station(&mut state, seat(1), 5, -2);
    assert!(!city_scoring::connected_stations(&state, A).contains(city(6, -2)));
}

/// CV-E.1, CV-E.2: every achievable set of veins is offered exactly once, with a legal route.
#[test]
fn each_set_of_veins_is_offered_once() {
    let mut state = build(4);
    // A ladder of rungs: many routes, few sets.
    for q in -2..=2 {
        tiles(&mut state, &format!("six@({q},-3)/0 six@({q},-2)/0 six@({q},-1)/0"));
    }
    for (q, r, colour) in [(-1, -2, Colour::Red), (1, -2, Colour::Blue)] {
        vein(&mut state, q, r, colour, 3);
    }
    station(&mut state, A, -2, -1);
    station(&mut state, A, 2, -3);
    prospector(&mut state, A);
    let routes = offer(&state, A);
    let mut sets: Vec<Vec<&str>> = routes
        .iter()
        .map(|line| line.split(' ').filter(|word| ["E6", "E8", "G7"].contains(word)).collect::<Vec<_>>())
        .map(|mut set| {
            set.sort_unstable();
            set
        })
        .collect();
    sets.sort();
    // Any of the two new veins and the one in the centre, in all eight combinations.
    let expected = [
        vec![],
        vec!["E6"],
        vec!["E6", "E8"],
        vec!["E6", "E8", "G7"],
        vec!["E6", "G7"],
        vec!["E8"],
        vec!["E8", "G7"],
        vec!["G7"],
    ];
    assert_eq!(sets, expected);
    for route in routes {
        assert_eq!(check(&state, A, &route), Ok(()), "{route}");
    }
}
