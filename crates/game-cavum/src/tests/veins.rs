//! CV-10: discovering veins, and the scales.

use super::fixture::{A, build, check, hex, legal, offered, play, seat, station, tiles, vein};
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::state::State;
use std::collections::BTreeSet;

/// The hexes on which a vein may be discovered.
fn hexes(state: &State) -> BTreeSet<String> {
    offered(state, A, "vein").iter().map(|line| line.split(' ').nth(1).expect("a hex").to_owned()).collect()
}

fn names(places: &[(i8, i8)]) -> BTreeSet<String> {
    places.iter().map(|&(q, r)| hex(q, r).to_string()).collect()
}

/// EX-7, CV-10.3, CV-10.4, CV-10.5, CV-I.11, CV-18.2: stones come from the low end of the scale, four or three at a time.
#[test]
fn stones_come_from_the_low_end_of_the_scale() {
    let mut state = build(4);
    tiles(&mut state, "six@(-3,4)/0 six@(-1,3)/0");
    state.scales[Colour::Blue] = 5;
    assert_eq!(state.highest_open_space(Colour::Blue), 4, "spaces 1 to 4 are open");
    play(&mut state, A, "vein (-3,4) blue");
    assert_eq!(state.board.vein(hex(-3, 4)).map(|vein| vein.stones), Some(4));
    assert_eq!((state.scales[Colour::Blue], state.highest_open_space(Colour::Blue)), (1, 8));
    play(&mut state, A, "option vein (-1,3) blue");
    assert_eq!(
        state.board.vein(hex(-1, 3)).map(|vein| vein.stones),
        Some(1),
        "only the stone of space 9 is left"
    );
    tiles(&mut state, "six@(1,2)/0");
    assert_eq!(check(&state, A, "option vein (1,2) blue"), Err(Rule::NoStoneOnScale));

    let mut state = build(2);
    tiles(&mut state, "six@(-3,4)/0");
    state.scales[Colour::Blue] = 5;
    play(&mut state, A, "vein (-3,4) blue");
    assert_eq!(
        (state.board.vein(hex(-3, 4)).map(|vein| vein.stones), state.scales[Colour::Blue]),
        (Some(3), 2)
    );
}

/// EX-8, CV-10.1, CV-10.2, CV-I.8, CV-D.5c: not beside a city, not beside a vein.
#[test]
fn veins_keep_away_from_cities_and_from_each_other() {
    let mut state = build(2);
    let places = [(-3, 4), (-1, 4), (-2, 4), (-3, 3), (-1, 3)];
    for (q, r) in places {
        tiles(&mut state, &format!("four@({q},{r})/1"));
    }
    assert_eq!(hexes(&state), names(&places));
    assert_eq!(check(&state, A, "vein (-4,5) red"), Err(Rule::VeinBesideCity));
    assert_eq!(check(&state, A, "vein (0,0) red"), Err(Rule::VeinNeedsFreeTile));
    assert_eq!(check(&state, A, "vein (3,-1) red"), Err(Rule::VeinNeedsTile));
    vein(&mut state, -3, 4, Colour::Green, 3);
    assert_eq!(hexes(&state), names(&[(-1, 4), (-1, 3)]));
    assert_eq!(check(&state, A, "vein (-2,4) red"), Err(Rule::VeinBesideVein));
    vein(&mut state, -1, 4, Colour::Red, 3);
    assert!(hexes(&state).is_empty());
}

/// CV-10.1: on anybody's tile of any level, tunnel or dynamite, but not on a station.
#[test]
fn a_vein_lies_on_any_free_tile() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,3)/1 dynamite-three@(-3,3)/0 dynamite-two@(2,-2)/0 two@(-1,2)/0");
    station(&mut state, seat(1), -1, 2);
    assert!(legal(&state, A, "vein (-3,3) red"));
    assert!(legal(&state, A, "vein (2,-2) red"));
    assert_eq!(check(&state, A, "vein (-1,2) red"), Err(Rule::VeinNeedsFreeTile));
}

/// CV-10.3: without a stone on any scale no vein can be discovered.
#[test]
fn without_stones_no_vein_can_be_discovered() {
    let mut state = build(2);
    tiles(&mut state, "six@(-3,4)/0");
    state.scales = crate::pieces::Stones::EMPTY;
    assert!(hexes(&state).is_empty());
    assert!(legal(&state, A, "discard vein"));
}

/// CV-10.3, R-18: exactly as many stones as the rules say, never fewer by choice.
#[test]
fn the_number_of_stones_is_no_choice() {
    let mut state = build(3);
    tiles(&mut state, "six@(-3,4)/0");
    assert_eq!(
        offered(&state, A, "vein (-3,4)").len(),
        5,
        "one choice for each colour with a stone on its scale"
    );
    play(&mut state, A, "vein (-3,4) white");
    assert_eq!(state.board.vein(hex(-3, 4)).map(|vein| vein.stones), Some(4));
}

/// CV-10.6: a vein has six exits while it lies there, and the tile below is out of play.
#[test]
fn a_vein_counts_as_having_six_exits() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,3)/0");
    assert_eq!(state.board.visible_exits(hex(-3, 3)).len(), 2);
    vein(&mut state, -3, 3, Colour::Red, 1);
    assert_eq!(state.board.visible_exits(hex(-3, 3)).len(), 6);
}
