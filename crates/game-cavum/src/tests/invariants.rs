//! CV-I: each invariant, seen to be tested.

use super::fixture::{A, build, hex, seat, station, tiles, vein};
use crate::Cavum;
use crate::phase::Phase;
use crate::phase::order_sale::OrderSale;
use crate::pieces::{Colour, OrderCard, Tile};
use crate::state::State;
use adit_game::Game;

/// A sound position with one thing wrong must be found out by this invariant.
fn broken(clause: &str, spoil: impl FnOnce(&mut State)) {
    let mut state = build(2);
    assert_eq!(Cavum::audit(&state), Ok(()));
    spoil(&mut state);
    let fault = Cavum::audit(&state).expect_err(clause);
    assert!(fault.starts_with(&format!("{clause}: ")), "{clause} was broken, but the audit says {fault}");
}

/// Moves a tile from the supply to the board, so that only what is meant is wrong.
fn laid(state: &mut State, tile: Tile, place: &str) {
    state.players[A].hand.tiles[tile] -= 1;
    tiles(state, &format!("{tile}@{place}"));
}

/// CV-I.1, CV-I.2, CV-I.3, CV-I.5: pieces are neither lost nor made.
#[test]
fn pieces_are_conserved() {
    broken("CV-I.1", |state| state.pool.tiles[Tile::Six] += 1);
    broken("CV-I.2", |state| state.supply.veins -= 1);
    broken("CV-I.3", |state| state.pool.stations[seat(1)] += 1);
    broken("CV-I.5", |state| state.supply.options += 1);
    broken("CV-I.5", |state| state.supply.prospects -= 1);
}

/// CV-1.4: used options and prospect tiles are never in the pool.
#[test]
fn options_never_lie_in_the_pool() {
    broken("CV-1.4", |state| {
        state.supply.options -= 1;
        state.pool.options += 1;
    });
}

/// CV-I.4, CV-I.7: stones are neither lost nor made, and a vein carries as many as it may.
#[test]
fn stones_are_conserved() {
    broken("CV-I.4", |state| state.players[A].stones[Colour::Red] += 1);
    broken("CV-I.7", |state| {
        laid(state, Tile::Two, "(-3,3)/0");
        state.players[A].hand.veins -= 1;
        vein(state, -3, 3, Colour::Red, 4);
        state.scales[Colour::Red] -= 4;
    });
}

/// CV-I.6: every order card is in exactly one place.
#[test]
fn order_cards_are_conserved() {
    let card = OrderCard::new(1).expect("an order card");
    broken("CV-I.6", |state| state.players[A].orders.insert(card));
    broken("CV-I.6", |state| {
        state.orders.on_show.remove(card);
        state.orders.deck.insert(card);
    });
    broken("CV-6.5", |state| state.orders.chips[14] = 1);
}

/// CV-I.8: veins touch neither each other nor a city cell.
#[test]
fn veins_keep_their_distance() {
    let discovered = |state: &mut State, q: i8, r: i8| {
        state.players[A].hand.veins -= 1;
        vein(state, q, r, Colour::Red, 3);
        state.scales[Colour::Red] -= 3;
    };
    broken("CV-I.8", |state| discovered(state, -4, 5));
    broken("CV-I.8", |state| {
        laid(state, Tile::Two, "(1,0)/0");
        discovered(state, 1, 0);
    });
}

/// CV-I.9: a stack keeps its tiles in the order of their exits, whatever is laid.
#[test]
fn stacks_grow_in_exits() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,4)/0 four@(-3,4)/0 six@(-3,4)/0");
    let exits: Vec<u8> = state.board.stack(hex(-3, 4)).map(|laid| laid.tile.kind().exits()).collect();
    assert_eq!(exits, [2, 4, 6]);
}

/// CV-I.10: a station stands on a single tunnel tile, and alone.
#[test]
fn stations_stand_on_single_tunnel_tiles() {
    let built = |state: &mut State, q: i8, r: i8| {
        state.players[A].hand.stations -= 1;
        station(state, A, q, r);
    };
    broken("CV-I.10", |state| {
        laid(state, Tile::DynamiteTwo, "(-3,4)/1");
        built(state, -3, 4);
    });
    broken("CV-I.10", |state| {
        laid(state, Tile::Two, "(-3,4)/1");
        laid(state, Tile::Three, "(-3,4)/1");
        built(state, -3, 4);
    });
    broken("CV-I.10", |state| {
        built(state, -4, 5);
        state.players[seat(1)].hand.stations -= 1;
        station(state, seat(1), -4, 5);
    });
}

/// CV-I.12, CV-I.17: the prospect tile is the last to go, and the supply shrinks by what is dealt.
#[test]
fn hands_and_supply_shrink_together() {
    broken("CV-I.12", |state| {
        state.players[A].hand.prospects -= 1;
        state.supply.prospects += 1;
    });
    broken("CV-I.17", |state| {
        state.supply.tiles[Tile::Six] -= 1;
        state.pool.tiles[Tile::Six] += 1;
    });
    broken("CV-I.17", |state| {
        state.supply.stations[A] -= 1;
        state.pool.stations[A] += 1;
    });
}

/// CV-I.13, CV-I.14: no dynamite is visible after the explosion; scores are not negative before the end.
#[test]
fn no_dynamite_after_the_explosion_and_no_debts() {
    broken("CV-I.13", |state| {
        laid(state, Tile::DynamiteTwo, "(-3,4)/1");
        state.phase = Phase::OrderSale(OrderSale { turn: A });
    });
    broken("CV-I.14", |state| state.players[A].score = -1);
}
