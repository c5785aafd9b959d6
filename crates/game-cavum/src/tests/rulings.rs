//! CV-R: the other value of each ruling that can be switched.

use super::fixture::{
    A, begin_colour_sale, build_with, check, hex, legal, offer, only_prospect, play, seat, station, tiles,
    turn_of, vein,
};
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::state::State;
use adit_game::Setup;

fn table(option: &str, value: &str) -> State {
    build_with(&Setup::seats(2).with(option, value))
}

/// the covered tile may count as leading to the vein.
#[test]
fn the_covered_tile_may_make_a_vein_reached() {
    let mut state = table("vein_reached_excludes_placed_hex", "false");
    tiles(&mut state, "two@(0,1)/2");
    assert!(legal(&state, A, "lay three (0,1) 0"), "the two under it leads to the vein");
    assert!(legal(&state, A, "lay three (1,-1) 0"));
    let mut standard = table("vein_reached_excludes_placed_hex", "true");
    tiles(&mut standard, "two@(0,1)/2");
    assert_eq!(check(&standard, A, "lay three (0,1) 0"), Err(Rule::VeinNotReached));
}

/// a foreign city station may bar the hexes beside it.
#[test]
fn a_foreign_city_station_may_bar_laying() {
    let mut state = table("foreign_city_station_bars_laying", "true");
    tiles(&mut state, "two@(1,3)/0");
    station(&mut state, A, 3, 3);
    assert!(legal(&state, A, "lay two (2,3) 0"));
    turn_of(&mut state, seat(1));
    assert_eq!(check(&state, seat(1), "lay two (2,3) 0"), Err(Rule::ForeignCityBars));
}

/// the last tile of the turn may do for a station, whatever came in between, but not one with a vein on it.
#[test]
fn the_last_tile_of_the_turn_may_carry_a_station() {
    let mut state = table("station_only_on_previous_action", "false");
    play(&mut state, A, "lay four (-3,4) 1");
    play(&mut state, A, "option points");
    assert!(legal(&state, A, "station (-3,4)"));
    play(&mut state, A, "vein (-3,4) red");
    assert_eq!(check(&state, A, "station (-3,4)"), Err(Rule::NoStationOnVein));
    play(&mut state, A, "discard station");
    turn_of(&mut state, A);
    assert_eq!(check(&state, A, "station (-3,4)"), Err(Rule::NotJustLaid), "a new turn");
}

/// a way may lead through an empty city cell.
#[test]
fn an_empty_city_cell_may_be_passed() {
    let mut state = table("empty_city_cell_passable", "true");
    tiles(&mut state, "two@(-4,4)/2 two@(-2,4)/1");
    station(&mut state, A, -4, 4);
    station(&mut state, A, -2, 4);
    only_prospect(&mut state, A);
    let route = "prospect (-4,4) (-4,5) (-4,6) (-3,5) (-2,4)";
    assert_eq!(check(&state, A, route), Ok(()));
    station(&mut state, seat(1), -4, 6);
    assert_eq!(check(&state, A, route), Err(Rule::ForeignStation));
}

/// a vein emptied on the way may have to be left by an exit of the tile below; the route has a direction then.
#[test]
fn an_emptied_vein_may_be_left_only_by_the_tile_below() {
    let mut state = table("vein_removed_after_whole_route", "false");
    tiles(&mut state, "two@(2,-2)/0 three@(3,-2)/1 two@(4,-2)/0");
    vein(&mut state, 3, -2, Colour::Red, 1);
    station(&mut state, A, 2, -2);
    station(&mut state, A, 4, -2);
    only_prospect(&mut state, A);
    // The three turned by 1 has exits NE, W and SE: one may go on to the west but not to the east.
    assert_eq!(check(&state, A, "prospect (2,-2) (3,-2) (4,-2)"), Err(Rule::EmptiedVeinLeft));
    assert_eq!(check(&state, A, "prospect (4,-2) (3,-2) (2,-2)"), Ok(()));
    assert_eq!(offer(&state, A).len(), 2, "the one route and none");
    let components = state.rulebook.components.clone();
    state.board.take_stone(hex(3, -2));
    state.board.remove_empty_veins(&components);
    vein(&mut state, 3, -2, Colour::Red, 2);
    assert_eq!(check(&state, A, "prospect (2,-2) (3,-2) (4,-2)"), Ok(()), "a stone is left");
}

/// a route with a vein may have to be named if there is one.
#[test]
fn prospecting_may_be_compulsory() {
    let mut state = table("prospect_may_be_empty", "false");
    only_prospect(&mut state, A);
    assert!(legal(&state, A, "prospect nothing"), "there is no route");
    tiles(&mut state, "two@(2,-2)/0 three@(3,-2)/1 two@(4,-2)/0");
    vein(&mut state, 3, -2, Colour::Red, 2);
    station(&mut state, A, 2, -2);
    station(&mut state, A, 4, -2);
    assert_eq!(check(&state, A, "prospect nothing"), Err(Rule::MustProspect));
    assert_eq!(offer(&state, A).len(), 1);
    // A route without a vein does not do either.
    tiles(&mut state, "two@(1,-2)/0");
    station(&mut state, A, 1, -2);
    assert_eq!(check(&state, A, "prospect (1,-2) (2,-2)"), Err(Rule::MustProspect));
}

/// the first bid for a colour may have to be the highest open space.
#[test]
fn the_first_bid_may_be_fixed() {
    let mut state = table("colour_sale_free_opening", "false");
    state.players[A].stones[Colour::Yellow] = 2;
    state.players[seat(1)].stones[Colour::Yellow] = 1;
    state.scales[Colour::Yellow] = 1;
    begin_colour_sale(&mut state);
    assert_eq!(offer(&state, A), ["pass", "bid 8"]);
    assert_eq!(check(&state, A, "bid 7"), Err(Rule::OpenAtHighest));
    play(&mut state, A, "bid 8");
    assert!(legal(&state, seat(1), "bid 3"));
}

/// CV-R: every switch of the rules is an option of the table, with the default of the data.
#[test]
fn every_switch_is_an_option() {
    let options = crate::setup::options();
    for (id, default) in [
        ("vein_reached_excludes_placed_hex", "true"),
        ("foreign_city_station_bars_laying", "false"),
        ("station_only_on_previous_action", "true"),
        ("empty_city_cell_passable", "false"),
        ("vein_removed_after_whole_route", "true"),
        ("prospect_may_be_empty", "true"),
        ("colour_sale_free_opening", "true"),
        ("score_may_go_negative", "true"),
    ] {
        let option = options.iter().find(|option| option.id == id).expect(id);
        assert_eq!(option.default, default, "{id}");
    }
}
