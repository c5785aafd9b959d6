//! CV-8: laying tiles.

use super::fixture::{A, build, check, hex, legal, offered, play, seat, station, tiles, turn_of, vein};
use crate::pieces::{Colour, Tile};
use crate::rules::Rule;
use crate::state::State;

/// A position in which seat 0 has every tile in hand.
fn start() -> State {
    let mut state = build(2);
    for number in [0, 1] {
        state.players[seat(number)].hand.tiles = crate::pieces::Tiles::filled(2);
    }
    state
}

/// EX-1, CV-8.3.1, CV-8.4, CV-8.5: one continuation is enough, no continuation is too little.
#[test]
fn a_tile_must_continue_a_tunnel() {
    let state = start();
    assert_eq!(check(&state, A, "lay two (-3,4) 0"), Err(Rule::NoContinuation));
    assert!(legal(&state, A, "lay two (-3,4) 1"), "continues S1");
    assert!(legal(&state, A, "lay two (-3,4) 2"), "continues S2");
    assert!(legal(&state, A, "lay four (-3,4) 0"), "continues S1 although S2's exit is blocked");
    assert_eq!(check(&state, A, "lay six (3,-1) 0"), Err(Rule::NoContinuation), "far from every tile");
}

/// EX-2, CV-8.2, CV-8.3.2: a tunnel may go on through a vein only once another tunnel leads to it.
#[test]
fn a_vein_is_continued_only_when_it_is_reached() {
    let mut state = start();
    assert_eq!(check(&state, A, "lay six (0,1) 0"), Err(Rule::VeinNotReached));
    assert_eq!(check(&state, A, "lay three (1,-1) 0"), Err(Rule::VeinNotReached));
    tiles(&mut state, "two@(0,2)/2");
    assert!(legal(&state, A, "lay two (0,1) 2"));
    tiles(&mut state, "two@(0,1)/2");
    assert!(legal(&state, A, "lay three (1,-1) 0"), "its south-west exit continues through the vein");

    // covering the only access tile does not count as leading there.
    assert_eq!(check(&state, A, "lay three (0,1) 0"), Err(Rule::VeinNotReached));
    assert!(legal(&state, A, "lay three (0,1) 1"), "continues (0,2)");
    play(&mut state, A, "lay three (0,1) 1");
    assert_eq!(
        check(&state, A, "lay three (1,-1) 0"),
        Err(Rule::VeinNotReached),
        "the vein is no longer reached"
    );
}

/// CV-8.2: a vein with two access tiles stays reached when one of them is covered.
#[test]
fn a_second_access_keeps_a_vein_reached() {
    let mut state = start();
    tiles(&mut state, "two@(0,1)/2 two@(1,-1)/1");
    assert!(legal(&state, A, "lay three (0,1) 0"), "the tile on (1,-1) leads to the vein");
}

/// EX-3, CV-8.3.3, R-10, R-11: only the owner of a city station may start from it.
#[test]
fn only_the_owner_continues_from_a_city_station() {
    let mut state = start();
    assert_eq!(check(&state, A, "lay two (2,3) 0"), Err(Rule::CityNotOwn), "without a station nobody may");
    station(&mut state, A, 3, 3);
    assert!(legal(&state, A, "lay two (2,3) 0"));
    assert_eq!(
        check(&state, A, "lay two (2,3) 1"),
        Err(Rule::NoContinuation),
        "no exit towards the own city cell"
    );
    turn_of(&mut state, seat(1));
    assert_eq!(check(&state, seat(1), "lay two (2,3) 0"), Err(Rule::CityNotOwn));
    tiles(&mut state, "two@(1,3)/0");
    assert!(
        legal(&state, seat(1), "lay two (2,3) 0"),
        "it continues (1,3); where its other exit ends does not matter"
    );
}

/// EX-4, CV-8.1, CV-8.1.1, CV-8.1.2: a tile covers only tiles with fewer exits, tunnel or dynamite.
#[test]
fn a_tile_covers_only_tiles_with_fewer_exits() {
    for below in Tile::ALL {
        let mut state = start();
        tiles(&mut state, &format!("{below}@(-3,4)/1"));
        for above in Tile::ALL {
            let fits = !offered(&state, A, &format!("lay {above} (-3,4)")).is_empty();
            assert_eq!(fits, above.kind().exits() > below.kind().exits(), "{above} on {below}");
        }
        let mut with_station = state.clone();
        station(&mut with_station, seat(1), -3, 4);
        assert!(offered(&with_station, A, "lay six (-3,4)").is_empty());
        assert_eq!(check(&with_station, A, "lay six (-3,4) 0"), Err(Rule::StationBlocksTile));
        let mut with_vein = state;
        vein(&mut with_vein, -3, 4, Colour::Red, 3);
        assert_eq!(check(&with_vein, A, "lay six (-3,4) 0"), Err(Rule::VeinBlocksTile));
    }
}

/// CV-8.1.2: the refusal names the exits; a stack grows to four tiles at most.
#[test]
fn a_stack_has_at_most_four_tiles() {
    let mut state = start();
    for (tile, height) in [("two", 1), ("dynamite-three", 2), ("four", 3), ("six", 4)] {
        turn_of(&mut state, A);
        play(&mut state, A, &format!("lay {tile} (-3,4) 1"));
        assert_eq!(state.board.stack(hex(-3, 4)).count(), height);
    }
    turn_of(&mut state, A);
    assert_eq!(check(&state, A, "lay six (-3,4) 0"), Err(Rule::CoverFewerExits), "nothing covers a six");
}

/// a tile with a foreign mountain station may be continued.
#[test]
fn a_tunnel_may_continue_from_a_foreign_station() {
    let mut state = start();
    tiles(&mut state, "two@(-3,4)/1");
    station(&mut state, seat(1), -3, 4);
    assert!(legal(&state, A, "lay two (-2,3) 1"));
}

/// CV-8.6, R-13: covering need not keep an old connection.
#[test]
fn covering_need_not_keep_the_old_tunnel() {
    let mut state = start();
    tiles(&mut state, "two@(-3,4)/1 two@(-2,3)/1");
    // The three turned by 1 has exits NE, W, SE: it keeps (-2,3) and S2 but drops S1.
    assert!(legal(&state, A, "lay three (-3,4) 1"));
}

/// CV-2.5, CV-8.4: other exits may point anywhere, even at separators and closed sides.
#[test]
fn other_exits_may_be_dead_ends() {
    let mut state = start();
    // (-5,5) touches the separator (-6,6); a six there continues nothing but S1's closed side.
    assert_eq!(check(&state, A, "lay six (-5,5) 0"), Err(Rule::CityNotOwn));
    tiles(&mut state, "four@(-4,4)/0");
    assert!(legal(&state, A, "lay six (-5,5) 0"), "one continuation is enough");
}

/// CV-I.18: a legal placement stays legal when neighbouring tiles get more exits; turning a tile into itself is the same move.
#[test]
fn more_exits_around_never_forbid_a_placement() {
    let mut state = start();
    tiles(&mut state, "two@(-3,4)/1");
    let before = offered(&state, A, "lay two");
    tiles(&mut state, "six@(-3,4)/0");
    let after = offered(&state, A, "lay two");
    assert!(before.iter().filter(|line| !line.contains(" K4 ")).all(|line| after.contains(line)));
    let mut one = state.clone();
    let mut other = state;
    play(&mut one, A, "lay two (-3,3) 2");
    play(&mut other, A, "lay two (-3,3) 5");
    assert_eq!(one, other);
}

/// CV-I.22: the rules know no side of the board. A third of a turn of everything changes nothing but names.
#[test]
fn turning_the_whole_board_changes_nothing() {
    let turn = |q: i8, r: i8| (-r, q + r);
    let plain = "two@(1,1)/1 four@(2,0)/0 three@(0,2)/1";
    let mut state = start();
    tiles(&mut state, plain);
    let mut turned = start();
    for (tile, (q, r), rotation) in [("two", (1, 1), 1), ("four", (2, 0), 0), ("three", (0, 2), 1)] {
        let (q, r) = turn(q, r);
        // A turn by one sixth clockwise takes one from the rotation.
        tiles(&mut turned, &format!("{tile}@({q},{r})/{}", (rotation + 5) % 6));
    }
    for q in -3i8..=3 {
        for r in -2i8..=1 {
            for rotation in 0..6u8 {
                let (turned_q, turned_r) = turn(q, r);
                if super::fixture::at(q, r).distance() > 3 || q + r < -1 {
                    continue;
                }
                let plain = crate::phase::lay::check(
                    &state,
                    A,
                    crate::Kind::Two,
                    hex(q, r),
                    rotation.try_into().unwrap(),
                );
                let same = crate::phase::lay::check(
                    &turned,
                    A,
                    crate::Kind::Two,
                    hex(turned_q, turned_r),
                    ((rotation + 5) % 6).try_into().unwrap(),
                );
                assert_eq!(plain, same, "({q},{r})/{rotation}");
            }
        }
    }
}
