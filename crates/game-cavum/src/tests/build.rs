//! CV-7: turns, actions, discards and options.

use super::fixture::{
    A, build, check, hex, legal, offer, offered, only_prospect, play, play_all, seat, station, tiles, turn,
};
use crate::board::Board;
use crate::phase::Phase;
use crate::phase::build::Build;
use crate::pieces::{Colour, Tile};
use crate::rules::Rule;
use crate::state::State;

fn actions(state: &State) -> u8 {
    let Phase::Build(Build { actions, .. }) = state.phase else { panic!("not in section 2") };
    actions
}

/// CV-7.1, CV-7.2, CV-D.5: at least one and at most four actions, then the next player in card order.
#[test]
fn a_turn_has_one_to_four_actions() {
    let mut state = build(2);
    assert_eq!(check(&state, A, "end"), Err(Rule::AtLeastOneAction));
    assert_eq!(check(&state, seat(1), "option points"), Err(Rule::BuildTurn));
    play_all(&mut state, &["option points", "end"]);
    assert_eq!(turn(&state), seat(1));
    play_all(&mut state, &["discard station", "discard station", "discard station", "discard vein"]);
    assert_eq!(turn(&state), A, "after the fourth action the turn ends by itself");
    assert_eq!(state.players[seat(1)].hand.total(), 8);
}

/// CV-7.1: a player without pieces is skipped, and the last player simply goes on.
#[test]
fn a_player_without_pieces_is_skipped() {
    let mut state = build(3);
    only_prospect(&mut state, seat(1));
    play_all(&mut state, &["option points", "end"]);
    play(&mut state, seat(1), "prospect nothing");
    assert_eq!(turn(&state), seat(2));
    only_prospect(&mut state, seat(2));
    play(&mut state, seat(2), "prospect nothing");
    play_all(&mut state, &["discard station", "end"]);
    assert_eq!((turn(&state), actions(&state)), (A, 0), "A goes on alone, turn after turn");
}

/// CV-7.2: every action uses exactly one piece, whatever it is.
#[test]
fn every_action_uses_one_piece() {
    let mut state = build(2);
    for (pieces, text) in
        [(11, "lay two (-3,4) 1"), (10, "station (-3,4)"), (9, "option points"), (8, "discard vein")]
    {
        play(&mut state, A, text);
        assert_eq!(state.players[A].hand.total(), pieces, "{text}");
    }
}

/// CV-7.2: a piece can be used only while it is in the hand.
#[test]
fn only_pieces_in_the_hand_can_be_used() {
    let mut state = build(2);
    play(&mut state, A, "lay two (-3,4) 1");
    assert_eq!(check(&state, A, "lay two (-2,4) 1"), Err(Rule::PieceNotInHand));
    assert_eq!(
        check(&state, A, "lay dynamite-six (-2,4) 0"),
        Err(Rule::PieceNotInHand),
        "card 1 deals a two"
    );
    state.players[A].hand.veins = 0;
    assert_eq!(check(&state, A, "discard vein"), Err(Rule::PieceNotInHand));
}

/// CV-7.3, CV-7.3.1, CV-7.3.2, CV-7.3.3, CV-7.3.4, CV-7.3.5: all kinds of action are on offer to a full hand, in any order.
#[test]
fn all_kinds_of_action_are_offered() {
    let state = build(2);
    for beginning in ["lay", "option lay", "option", "discard"] {
        assert!(!offered(&state, A, beginning).is_empty(), "{beginning}");
    }
    let mut state = state;
    play(&mut state, A, "lay four (-3,4) 1");
    assert!(legal(&state, A, "station (-3,4)"));
    assert!(legal(&state, A, "vein (-3,4) green"));
    assert!(legal(&state, A, "lay six (-2,3) 0"));
    assert!(legal(&state, A, "option points"));
    assert!(legal(&state, A, "end"));
}

/// CV-7.3.6: prospecting is possible only, and necessarily, as the twelfth action.
#[test]
fn prospecting_is_the_twelfth_action() {
    let mut state = build(2);
    assert_eq!(check(&state, A, "prospect nothing"), Err(Rule::ProspectIsLast));
    only_prospect(&mut state, A);
    assert_eq!(offer(&state, A), ["prospect nothing"]);
}

/// CV-7.4, CV-7.4.1, R-08: stations and veins may always be discarded and go to the pool.
#[test]
fn stations_and_veins_may_always_be_discarded() {
    let mut state = build(2);
    play_all(&mut state, &["discard station", "discard vein"]);
    assert_eq!((state.pool.stations[A], state.pool.veins), (3, 6));
}

/// EX-20, CV-7.4.2: a tile may be discarded only if it has no placement anywhere.
#[test]
fn a_tile_is_discarded_only_if_it_fits_nowhere() {
    let mut state = build(2);
    assert_eq!(check(&state, A, "discard six"), Err(Rule::TileCanBeLaid));

    // Only the centre six under its vein, no stations.
    let start = state.rulebook.components.clone();
    let mut board = Board::empty(2);
    board.lay(
        &start,
        hex(0, 0),
        crate::board::LaidTile { tile: Tile::Six, rotation: crate::pieces::Rotation::default() },
    );
    board.put_vein(crate::board::Vein { hex: hex(0, 0), colour: Colour::Yellow, stones: 9 });
    state.board = board;
    for tile in ["two", "three", "four", "six", "dynamite-two"] {
        assert!(legal(&state, A, &format!("discard {tile}")), "{tile}");
        assert!(offered(&state, A, &format!("lay {tile}")).is_empty());
    }

    station(&mut state, A, 3, 3);
    let mut expected =
        vec![super::fixture::words("lay two (2,3) 0"), super::fixture::words("lay two (3,2) 2")];
    expected.sort();
    let mut found = offered(&state, A, "lay two");
    found.sort();
    assert_eq!(found, expected);
    assert_eq!(check(&state, A, "discard two"), Err(Rule::TileCanBeLaid));
    super::fixture::turn_of(&mut state, seat(1));
    assert!(legal(&state, seat(1), "discard two"), "another player's tiles still fit nowhere");
}

/// A discarded tile goes to the pool (CV-7.3.5, CV-7.4.2).
#[test]
fn a_discarded_tile_goes_to_the_pool() {
    let mut state = build(2);
    state.board = Board::empty(2);
    play(&mut state, A, "discard dynamite-two");
    assert_eq!(state.pool.tiles[Tile::DynamiteTwo], 1);
    assert_eq!(state.players[A].hand.total(), 11);
}

/// CV-7.4.3: pieces cannot be saved: a phase ends only when all twelve are used up.
#[test]
fn pieces_cannot_be_saved_for_a_later_phase() {
    let mut state = build(2);
    for number in [0, 1] {
        only_prospect(&mut state, seat(number));
    }
    state.players[A].hand.veins = 1;
    play(&mut state, A, "discard vein");
    play_all(&mut state, &["end", "prospect nothing"]);
    assert!(matches!(state.phase, Phase::Build(Build { turn: A, .. })), "A still has the prospect tile");
    play(&mut state, A, "prospect nothing");
    assert!(matches!(state.phase, Phase::ColourSale(_)));
}

/// CV-7.5, CV-7.5.2, R-17, CV-1.4: an option may be turned into 3 points and goes back to the supply.
#[test]
fn an_option_brings_three_points() {
    let mut state = build(2);
    let supply = state.supply.options;
    play(&mut state, A, "option points");
    assert_eq!(state.players[A].score, 23);
    assert_eq!((state.players[A].hand.options, state.supply.options), (1, supply + 1));
    assert_eq!(actions(&state), 1, "either way this is one action");
}

/// CV-7.5.1, CV-E.5, CV-D.5d, R-15: an item is bought only to be used at once, and only if it is in the pool.
#[test]
fn an_option_buys_what_can_be_used_at_once() {
    let mut state = build(2);
    assert_eq!(check(&state, A, "option lay two (-3,4) 1"), Err(Rule::NotInPool));
    assert_eq!(check(&state, A, "option lay three (0,1) 0"), Err(Rule::VeinNotReached));
    play(&mut state, A, "option lay three (-3,4) 0");
    assert_eq!(state.pool.tiles[Tile::Three], 1);
    assert_eq!(state.players[A].hand.tiles[Tile::Three], 1, "the hand keeps its own three");
    assert!(legal(&state, A, "option vein (-3,4) red"));
    state.pool.veins = 0;
    assert_eq!(check(&state, A, "option vein (-3,4) red"), Err(Rule::NotInPool));
}

/// only stations of the player's colour can be bought.
#[test]
fn only_own_stations_can_be_bought() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,4)/1");
    state.phase = Phase::Build(Build { turn: A, actions: 1, just_laid: Some(hex(-3, 4)) });
    state.pool.stations[A] = 0;
    assert_eq!(check(&state, A, "option station (-3,4)"), Err(Rule::NotInPool));
    state.pool.stations[A] = 1;
    play(&mut state, A, "option station (-3,4)");
    assert_eq!((state.pool.stations[A], state.players[A].hand.stations), (0, 3));
}

/// CV-7.5.1: dynamite that fell into the pool can be bought.
#[test]
fn dynamite_in_the_pool_can_be_bought() {
    let mut state = build(2);
    state.pool.tiles[Tile::DynamiteFour] = 1;
    play(&mut state, A, "option lay dynamite-four (-3,4) 1");
    assert_eq!(state.pool.tiles[Tile::DynamiteFour], 0);
    assert!(state.board.visible_dynamite().contains(hex(-3, 4)));
}

/// CV-7.6, CV-I.16: on an empty board every piece has a way to be used up.
#[test]
fn a_player_to_move_always_has_a_legal_action() {
    let mut state = build(2);
    state.board = Board::empty(2);
    state.pool.tiles = crate::pieces::Tiles::EMPTY;
    while state.players[A].hand.total() > 0 {
        super::fixture::turn_of(&mut state, A);
        let moves = offer(&state, A);
        let action = moves.iter().find(|line| *line != "end").expect("there is an action");
        play(&mut state, A, &action.clone());
    }
}
