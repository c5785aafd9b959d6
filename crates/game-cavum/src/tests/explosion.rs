//! CV-13: the explosion.

use super::fixture::{A, build, hex, only_prospect, play_all, seat, station, tiles, vein};
use crate::board::Board;
use crate::hex::{Hex, HexSet, MOUNTAIN, Steps};
use crate::phase::explosion::explode;
use crate::pieces::{Colour, Kind, Tile};
use crate::state::State;
use adit_game::{Dice, SplitDice};

/// An empty mountain with these tiles.
fn with(text: &str) -> State {
    let mut state = build(2);
    state.board = Board::empty(2);
    tiles(&mut state, text);
    state
}

fn stack(state: &State, q: i8, r: i8) -> Vec<&'static str> {
    state.board.stack(hex(q, r)).map(|laid| laid.tile.word()).collect()
}

/// Blows up and says how many tiles went to the pool.
fn fallen(state: &mut State) -> u32 {
    let before = state.pool.tiles.total();
    explode(state);
    state.pool.tiles.total() - before
}

/// EX-11, CV-13.1, CV-13.2, CV-13.4: the dynamite and everything under it falls, and the top tile of each neighbour.
#[test]
fn dynamite_takes_the_top_tiles_of_its_neighbours_along() {
    let mut state = with(
        "two@(0,2)/0 dynamite-three@(0,2)/0 two@(1,2)/0 four@(1,2)/0 three@(-1,3)/0 four@(1,1)/0 three@(-1,2)/0",
    );
    station(&mut state, A, 1, 1);
    vein(&mut state, -1, 2, Colour::Red, 2);
    assert_eq!(fallen(&mut state), 4);
    assert_eq!(stack(&state, 0, 2), Vec::<&str>::new());
    assert_eq!(stack(&state, 1, 2), ["two"], "what lies under a neighbour's top tile stays");
    assert_eq!(stack(&state, -1, 3), Vec::<&str>::new());
    assert_eq!(stack(&state, 1, 1), ["four"], "a station protects its tile");
    assert_eq!(stack(&state, -1, 2), ["three"], "a vein protects its tile");
    assert_eq!(state.board.vein(hex(-1, 2)).map(|vein| vein.stones), Some(2));
}

/// EX-11, CV-13.3: dynamite uncovered by a hit explodes as well; a hex between two explosions is hit twice.
#[test]
fn uncovered_dynamite_explodes_as_well() {
    let mut state = with(
        "dynamite-three@(0,2)/0 dynamite-two@(1,2)/0 three@(1,2)/0 two@(2,2)/0 four@(2,2)/0 two@(1,1)/0 three@(1,1)/0 six@(1,1)/0",
    );
    assert_eq!(fallen(&mut state), 6);
    assert!(stack(&state, 0, 2).is_empty() && stack(&state, 1, 2).is_empty());
    assert_eq!(stack(&state, 2, 2), ["two"]);
    assert_eq!(stack(&state, 1, 1), ["two"], "hit twice");
}

/// EX-11, CV-13.2, R-26: neighbouring dynamite tiles do not destroy each other; each explodes on its own.
#[test]
fn neighbouring_dynamite_tiles_each_explode() {
    let mut state = with(
        "dynamite-three@(0,2)/0 dynamite-four@(1,2)/0 two@(1,1)/0 four@(1,1)/0 two@(0,3)/0 three@(0,3)/0 six@(0,3)/0",
    );
    assert_eq!(fallen(&mut state), 6);
    assert!(stack(&state, 1, 1).is_empty());
    assert_eq!(stack(&state, 0, 3), ["two"]);
}

/// EX-11, CV-13.1, R-25: dynamite under a vein does not explode; once the vein is gone it does.
#[test]
fn dynamite_under_a_vein_waits() {
    let mut state = with("dynamite-three@(0,2)/0 six@(1,2)/0");
    vein(&mut state, 0, 2, Colour::Red, 1);
    assert_eq!(fallen(&mut state), 0);
    state.board.take_stone(hex(0, 2));
    let components = state.rulebook.components.clone();
    state.board.remove_empty_veins(&components);
    assert_eq!(fallen(&mut state), 2);
}

/// CV-13.1: dynamite covered by a tile does not explode.
#[test]
fn covered_dynamite_does_not_explode() {
    let mut state = with("dynamite-two@(0,2)/0 three@(0,2)/0");
    assert_eq!(fallen(&mut state), 0);
}

/// CV-13.4, R-27: everything that fell lies in the pool.
#[test]
fn fallen_tiles_go_to_the_pool() {
    let mut state = with("two@(0,2)/0 dynamite-three@(0,2)/0");
    state.pool.tiles = crate::pieces::Tiles::EMPTY;
    explode(&mut state);
    assert_eq!((state.pool.tiles[Tile::Two], state.pool.tiles[Tile::DynamiteThree]), (1, 1));
}

/// CV-I.13: no dynamite is visible after section 3B of a real phase.
#[test]
fn no_dynamite_is_visible_after_the_section() {
    let mut state = build(2);
    tiles(&mut state, "dynamite-six@(-3,4)/0 dynamite-four@(-2,4)/0");
    for number in [0, 1] {
        only_prospect(&mut state, seat(number));
    }
    play_all(&mut state, &["prospect nothing", "prospect nothing"]);
    assert!(state.board.visible_dynamite().is_empty());
}

/// The least set of exploding hexes as CV-13.5 defines it: a hex without vein or station, with k tiles above its
/// uppermost dynamite tile, explodes when at least k of its neighbours do.
fn least_set(state: &State) -> HexSet {
    let spared = state.board.all_mountain_stations() | state.board.vein_hexes();
    let mut exploding = HexSet::EMPTY;
    loop {
        let before = exploding;
        for hex in MOUNTAIN.without(spared).iter() {
            let above = state.board.stack(hex).rev().position(|laid| laid.tile.is_dynamite());
            let hits = (HexSet::one(hex).neighbours() & before).len();
            if above.is_some_and(|above| above <= hits) {
                exploding.insert(hex);
            }
        }
        if exploding == before {
            return exploding;
        }
    }
}

/// CV-13.5, CV-I.20: the exploding hexes are the least set, so the order of processing does not matter.
#[test]
fn the_outcome_does_not_depend_on_the_order() {
    for seed in 0..500 {
        let mut dice = SplitDice(seed);
        let mut state = with("");
        let components = state.rulebook.components.clone();
        for hex in Hex::every().filter(|hex| hex.axial().distance() < 4) {
            for kind in Kind::ALL {
                if dice.below(3) == 0 {
                    let tile = if dice.below(4) == 0 { Tile::dynamite(kind) } else { Tile::tunnel(kind) };
                    let rotation = crate::pieces::Rotation::default();
                    state.board.lay(&components, hex, crate::board::LaidTile { tile, rotation });
                }
            }
        }
        let expected = least_set(&state);
        let heights = |state: &State| -> Vec<usize> {
            Hex::every().map(|hex| state.board.stack(hex).count()).collect()
        };
        let before = heights(&state);
        explode(&mut state);
        for ((hex, before), after) in Hex::every().zip(before).zip(heights(&state)) {
            let hits = (HexSet::one(hex).neighbours() & expected).len();
            let left = if expected.contains(hex) { 0 } else { before.saturating_sub(hits) };
            assert_eq!(after, left, "seed {seed}, {hex}");
        }
    }
}
