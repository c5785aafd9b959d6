//! CV-3 and the component data: what a game starts with and which data is refused.

use super::fixture::{A, hex, seat};
use crate::components::{BUILT_IN, Components};
use crate::phase::Phase;
use crate::phase::auction::Auction;
use crate::phase::reveal::Reveal;
use crate::pieces::{Colour, Kind, SequenceCard, Tile};
use crate::state::State;
use crate::{Cavum, Chance};
use adit_game::{Game, Pending, Seat, Setup, SetupError, settle};

fn start(seats: u8) -> State {
    State::start(&Setup::seats(seats)).expect("a possible setup")
}

/// CV-3.1, CV-3.2: a six with the yellow vein in the centre, four fours next to the five-cell city.
#[test]
fn five_tiles_and_the_yellow_vein_lie_on_the_board() {
    let state = start(4);
    assert_eq!(state.board.tiles().len(), 5);
    assert_eq!(state.board.top(hex(0, 0)).map(|top| top.tile), Some(Tile::Six));
    for (q, r) in [(-4, 5), (-3, 5), (-2, 5), (-1, 5)] {
        assert_eq!(state.board.top(hex(q, r)).map(|top| top.tile), Some(Tile::Four));
    }
    let vein = state.board.vein(hex(0, 0)).expect("a vein on the centre");
    assert_eq!((vein.colour, vein.stones), (Colour::Yellow, 9));
}

/// CV-3.3: the other five scales are full, the yellow one is empty.
#[test]
fn five_scales_are_full() {
    let scales = start(2).scales;
    assert_eq!(Colour::ALL.map(|colour| scales[colour]), [0, 9, 9, 9, 9, 9]);
}

/// CV-3.4: everybody has 20 points.
#[test]
fn everybody_starts_with_20_points() {
    assert!(start(3).players.values().all(|player| player.score == 20));
}

/// CV-3.5, CV-18.3: the pool, with two stations of every colour in play.
#[test]
fn the_pool_is_as_printed() {
    for seats in 2..=4 {
        let pool = start(seats).pool;
        assert_eq!(Kind::ALL.map(|kind| pool.tiles[Tile::tunnel(kind)]), [0, 2, 3, 4]);
        assert_eq!(Kind::ALL.map(|kind| pool.tiles[Tile::dynamite(kind)]), [0, 0, 0, 0]);
        assert_eq!(pool.veins, 5);
        assert_eq!(pool.stations.values().copied().collect::<Vec<_>>(), vec![2; usize::from(seats)]);
    }
}

/// CV-3.6, CV-18.3: all four sequence cards are on offer at every player count.
#[test]
fn all_four_sequence_cards_are_on_offer() {
    for seats in 2..=4 {
        let cards: Vec<u8> =
            crate::phase::choose::cards_on_offer(&start(seats)).map(SequenceCard::number).collect();
        assert_eq!(cards, [1, 2, 3, 4]);
    }
}

/// CV-3.7, CV-D.20.6: the first opener and five order cards are drawn, each equally likely, and nothing else.
#[test]
fn the_opener_and_five_order_cards_are_drawn() {
    let mut state = start(3);
    let mut outcomes = Vec::new();
    Cavum::outcomes(&state, &mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1, 1, 1]);
    settle::<Cavum>(&mut state, Chance::Opener { seat: seat(2) }).expect("s2 can be drawn");
    for cards_left in (11..=15).rev() {
        assert_eq!(Cavum::pending(&state), Pending::Chance);
        outcomes.clear();
        Cavum::outcomes(&state, &mut outcomes);
        assert_eq!(outcomes.len(), cards_left);
        let (chance, _) = outcomes[cards_left / 2].clone();
        settle::<Cavum>(&mut state, chance).expect("it was listed");
    }
    assert_eq!(Cavum::pending(&state), Pending::seat(seat(2)));
    assert_eq!((state.orders.on_show.len(), state.orders.deck.len()), (5, 10));
}

/// CV-3.8: everything else is the supply.
#[test]
fn the_rest_forms_the_supply() {
    let supply = start(2).supply;
    assert_eq!(Kind::ALL.map(|kind| supply.tiles[Tile::tunnel(kind)]), [12, 12, 12, 12]);
    assert_eq!((supply.veins, supply.options, supply.prospects), (12, 8, 4));
    assert_eq!(supply.stations[A], 9);
}

/// who opens can be agreed instead of drawn.
#[test]
fn the_first_opener_can_be_agreed() {
    let state = State::start(&Setup::seats(3).with("first_opener", "s1")).expect("s1 is seated");
    assert_eq!(state.phase, Phase::Reveal(Reveal { left: 5, opener: seat(1) }));
    let unseated = State::start(&Setup::seats(2).with("first_opener", "s3"));
    assert!(matches!(unseated, Err(SetupError::Combination(_))), "{unseated:?}");
}

/// CV-3.7: with data that turns up no order cards the agreed opener begins at once.
#[test]
fn without_order_cards_the_auction_opens_at_once() {
    let data = BUILT_IN.replacen("revealed_per_phase = 5", "revealed_per_phase = 0", 1);
    let setup = Setup { data: Some(data.into()), ..Setup::seats(2).with("first_opener", "s1") };
    let state = State::start(&setup).expect("possible data");
    assert_eq!(state.phase, Phase::Auction(Auction::opened_by(seat(1))));
}

#[test]
fn impossible_tables_are_refused_with_a_way_out() {
    let fault = |setup: &Setup| State::start(setup).expect_err("impossible").to_string();
    assert!(fault(&Setup::seats(5)).contains("2, 3, 4"));
    assert!(fault(&Setup::seats(1)).contains("2, 3, 4"));
    assert!(fault(&Setup::seats(2).with("variant", "long")).contains("standard, learning"));
    assert!(fault(&Setup::seats(2).with("phases", "2")).contains("variant"));
}

/// Reads the built-in data with one thing changed and expects this complaint.
fn refused(from: &str, to: &str, complaint: &str) {
    assert!(BUILT_IN.contains(from), "{from:?} is not in the data");
    let fault = Components::read(&BUILT_IN.replacen(from, to, 1)).expect_err("the data is wrong").to_string();
    assert!(fault.contains(complaint), "{from:?} -> {to:?} gives {fault:?}, not {complaint:?}");
}

#[test]
fn data_that_does_not_fit_together_is_refused_by_name() {
    refused("mountain_cells = 91", "mountain_cells = 90", "board.mountain_cells: is 90");
    refused("tunnel_count = 12", "tunnel_count = 13", "pieces.tunnel_tiles: is 62, but tile_kind counts 63");
    refused("tunnel_tiles = 62", "tunnel_tiles = 61", "pieces.tunnel_tiles: is 61");
    refused("mask = [0, 3]", "mask = [0, 3, 4]", "tile_kind two: mask");
    refused("mask = [0, 2, 4]", "mask = [0, 2, 6]", "tile_kind three: 6 is not a direction");
    refused("cells = [[-5, 6], [-4, 6]", "cells = [[-5, 6], [-5, 6]", "board.city A: [-5, 6] is used twice");
    refused("cells = [[-5, 6], ", "cells = [", "board.city A: has 4 cells, but its size is 5");
    refused("separators = [[-6, 6], [0, 6]", "separators = [[-6, 6], [0, 5]", "[0, 5] is not on the ring");
    refused("at = [-4, 5]", "at = [-4, 9]", "board.start_tile at [-4, 9]: is not on the mountain");
    refused("at = [-4, 5]", "at = [-3, 5]", "two tiles lie on this hex");
    refused("veins = 18", "veins = 17", "pieces.veins: there are 17, but a game of four needs 18");
    refused("stations_per_player = 11", "stations_per_player = 10", "pieces.stations_per_player");
    refused("number = 4\n", "number = 3\n", "sequence_card: number 4 is missing");
    refused("id = 15\n", "id = 14\n", "order_card: id 15 is missing");
    refused("\"white\", \"violet\"]", "\"white\", \"white\"]", "colours.order: violet is missing");
    refused("red = 9, blue", "red = 8, blue", "red: 8 on the scale and 0 on veins make 8, not 9");
    refused("2 = 3, 3 = 4", "2 = 3", "veins.stones_by_player_count");
    refused("standard = 3", "standard = 4", "orders.revealed_per_phase");
    refused("option_points = 3", "option_points = 3\nbonus = 1", "unknown field `bonus`");
    refused("value = 13", "value = \"13\"", "line 2");
    refused("schema = 1", "schema = ", "line 16");
}

/// An owner of the game corrects a reconstructed value, and the table plays with it.
#[test]
fn corrected_data_is_played_with() {
    let data = BUILT_IN.replacen("number = 1\ndynamite = \"two\"", "number = 1\ndynamite = \"six\"", 1);
    let data = data.replacen("number = 4\ndynamite = \"six\"", "number = 4\ndynamite = \"two\"", 1);
    let setup = Setup { data: Some(data.into()), ..Setup::seats(2) };
    let mut state = super::fixture::build_with(&setup);
    assert_eq!(state.players[A].hand.tiles[Tile::DynamiteSix], 1);
    state.phase = Phase::Opener;
    assert_eq!(Cavum::setup(&state), &setup);
    assert_eq!(Seat::all(state.seats()).count(), 2);
}
